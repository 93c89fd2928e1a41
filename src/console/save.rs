//! Files that are written for people: whole or not at all, and never over a file of another kind.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::render::{Renderer, Scene, ThemeName};
use crate::service::reply::Picture;
use crate::service::{FILM_LIMIT, smaller_film};

/// How pictures begin.
const PICTURES: [&[u8]; 3] = [b"\x89PNG\r\n\x1a\n", b"GIF89a", b"GIF87a"];

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
        .and_then(|film| Renderer::of(picture.theme).film(film, FILM_LIMIT))
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
    let found = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        found => found?,
    };
    if is_sink(&found) || found.is_file() && found.len() == 0 {
        return Ok(());
    }
    let longest = beginnings.iter().map(|begins| begins.len()).max();
    let mut start = Vec::new();
    let most = u64::try_from(longest.unwrap_or(0)).unwrap_or(u64::MAX);
    // What cannot be read is not ours.
    let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut start));
    if read.is_ok() && beginnings.iter().any(|begins| start.starts_with(begins)) {
        return Ok(());
    }
    Err(io::Error::new(
        io::ErrorKind::AlreadyExists,
        "a file of another kind is there",
    ))
}

/// Whether it takes bytes and keeps none, such as `/dev/null` or a pipe.
fn is_sink(found: &Metadata) -> bool {
    !found.is_file() && !found.is_dir()
}

/// Writes a file beside its place and then moves it there.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::metadata(path).is_ok_and(|found| is_sink(&found)) {
        return fs::write(path, bytes);
    }
    // Where a link stands, what it leads to is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let (part, mut file) = beside(&path)?;
    let written = file.write_all(bytes);
    let done = written.and_then(|()| fs::rename(&part, &path));
    if done.is_err() {
        // Half a file helps nobody; that it cannot be removed either adds nothing to say.
        drop(fs::remove_file(&part));
    }
    done
}

/// A new file beside this one, whose name is nobody else's.
fn beside(path: &Path) -> io::Result<(PathBuf, File)> {
    const TRIES: u32 = 1000;
    for nth in 0..TRIES {
        let part = path.with_file_name(format!(".kingboard-{nth}.part"));
        match File::create_new(&part) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            made => return made.map(|file| (part, file)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
