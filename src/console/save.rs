//! Files that are written for people: whole or not at all, and never over a file of another kind.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use crate::render::{Renderer, Scene, ThemeName};

/// Writes a picture.
///
/// # Errors
/// As the file system reports; [`io::ErrorKind::AlreadyExists`] when something else stands there.
pub fn save_picture(path: &Path, scene: &Scene, theme: ThemeName) -> io::Result<()> {
    guard(path, &[b"\x89PNG\r\n\x1a\n"])?;
    write(path, &Renderer::of(theme).still(scene))
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
