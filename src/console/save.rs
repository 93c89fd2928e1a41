//! Files that are written for people: whole or not at all, and never over a file of another kind.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::render::{Renderer, Scene, ThemeName};
use crate::service::reply::Picture;
use crate::service::smaller_film;

/// How pictures begin.
const PICTURES: [&[u8]; 3] = [b"\x89PNG\r\n\x1a\n", b"GIF89a", b"GIF87a"];
/// The most bytes of a film: more is not taken by the chats it may be shown in.
const FILM: usize = 10_000_000;

/// Writes a picture.
///
/// # Errors
/// As the file system reports; [`io::ErrorKind::AlreadyExists`] when something else stands there.
pub fn save_picture(path: &Path, scene: &Scene, theme: ThemeName) -> io::Result<()> {
    guard(path, &PICTURES)?;
    write(path, &Renderer::of(theme).still(scene))
}

/// Writes a film, small enough to send it to others; where it had to be made smaller for that, says so
/// in a sentence.
///
/// # Errors
/// As the file system reports; [`io::ErrorKind::AlreadyExists`] when something else stands there.
pub fn save_film(path: &Path, picture: &Picture) -> io::Result<Option<String>> {
    guard(path, &PICTURES)?;
    let filmed = picture
        .film
        .as_ref()
        .and_then(|film| Renderer::of(picture.theme).film(film, FILM))
        .ok_or_else(|| io::Error::other("it would be too large"))?;
    write(path, &filmed.gif)?;
    Ok((!filmed.whole()).then(|| smaller_film(filmed.width, filmed.shown, filmed.frames)))
}

/// Writes a record, as text or JSON.
///
/// # Errors
/// As the file system reports; [`io::ErrorKind::AlreadyExists`] when something else stands there.
pub fn save_record(path: &Path, text: &str) -> io::Result<()> {
    // How both forms begin.
    guard(path, &[b"[Game \"", b"{\n  \"acts\": ["])?;
    write(path, text.as_bytes())
}

/// Refuses a file that has something in it and begins with none of these.
fn guard(path: &Path, beginnings: &[&[u8]]) -> io::Result<()> {
    let Ok(mut file) = File::open(path) else {
        return Ok(());
    };
    let empty = file.metadata()?.len() == 0;
    let longest = beginnings.iter().map(|begins| begins.len()).max();
    let mut start = Vec::new();
    // What cannot be read is not ours.
    let most = u64::try_from(longest.unwrap_or(0)).unwrap_or(u64::MAX);
    let read = file.by_ref().take(most).read_to_end(&mut start);
    let ours = read.is_ok() && beginnings.iter().any(|begins| start.starts_with(begins));
    if empty && read.is_ok() || ours {
        return Ok(());
    }
    Err(io::Error::new(
        io::ErrorKind::AlreadyExists,
        "a file of another kind is there",
    ))
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let written = std::fs::write(&part, bytes);
    let done = written.and_then(|()| std::fs::rename(&part, path));
    if done.is_err() {
        // Half a file helps nobody; that it cannot be removed either adds nothing to say.
        drop(std::fs::remove_file(&part));
    }
    done
}
