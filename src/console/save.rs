//! Files written for users: complete or not at all, and never over a file of another kind.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
use std::path::Path;

use tempfile::Builder;

use crate::console::{TerminalSession, place, print};
use crate::render::{Renderer, Scene, Story, ThemeName};
use crate::service::api::action::Action;
use crate::service::api::reply::{Picture, PictureContent};
use crate::service::api::values::RecordFormat;
use crate::service::study::records;
use crate::service::words::catalogue::TextArg;
use crate::service::{
    Env, FILM_LIMIT, GameId, ImportError, RECORD_LIMIT, Record, record_error, smaller_film,
};

/// The ending of a board’s picture.
pub const STILL: &str = "png";
/// The ending of a film.
pub const FILM: &str = "gif";
/// The first bytes of pictures.
const PICTURES: [&[u8]; 3] = [b"\x89PNG\r\n\x1a\n", b"GIF89a", b"GIF87a"];

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Writes the last shown board to a file.
    pub(super) fn png(&mut self, path: &str) -> io::Result<()> {
        let Some(picture) = &self.shown else {
            return self.note("console-no-board", &[]);
        };
        let path = &*named(if path.is_empty() { "board" } else { path }, STILL);
        if !suits(Path::new(path), STILL) {
            return self.note("console-picture-ending", &[("ending", STILL.into())]);
        }
        let saved = save_still(Path::new(path), picture);
        match saved {
            Ok(()) => self.note("console-png", &[("path", path.to_owned().into())]),
            Err(error) => self.not_saved(path, &error),
        }
    }

    /// Prints the record of a game, or writes it to a named file.
    pub(super) fn export(&mut self, game: Option<GameId>, path: &str) -> io::Result<()> {
        let json = Path::new(path)
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("json"));
        let format = if json {
            RecordFormat::Json
        } else {
            RecordFormat::Text
        };
        let mut replies = self.ask(Action::Export { game, format });
        if path.is_empty() {
            return self.print(&replies);
        }
        let Some(file) = replies.iter_mut().find_map(|reply| reply.file.take()) else {
            return self.print(&replies);
        };
        let saved = save_record(Path::new(path), &file.text);
        let path = ("path", TextArg::from(path.to_owned()));
        match saved {
            Ok(()) => self.note("console-exported", &[path]),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                self.note("record-untouched", &[path])
            }
            Err(error) if error.kind() == io::ErrorKind::IsADirectory => {
                self.note("console-path-folder", &[path])
            }
            Err(error) => self.note(
                "console-export-failed",
                &[path, ("why", error.to_string().into())],
            ),
        }
    }

    /// Brings in the record of a game from a file, to be looked at or played on here.
    pub(super) fn import(&mut self, path: &str) -> io::Result<()> {
        let named = ("path", TextArg::from(path.to_owned()));
        let mut bytes = Vec::new();
        // One byte more than any record, so that a longer file is refused as too long.
        let most = RECORD_LIMIT as u64 + 1;
        let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut bytes));
        if let Err(error) = read {
            let why = ("why", error.to_string().into());
            return self.note("console-import-failed", &[named, why]);
        }
        let record = match Record::read(&bytes) {
            Ok(record) => record,
            Err(error) => {
                let why = ("why", record_error(&error).into());
                return self.note("console-import-failed", &[named, why]);
            }
        };
        let env = (self.clock)();
        let game = match records::import(&mut self.service, &record, Some(&place()), false, &env) {
            Ok(game) => game,
            Err(ImportError::Here(game)) => {
                let game = ("game", game.to_string().into());
                return self.note("console-import-again", &[named, game]);
            }
            Err(error) => {
                let why = ("why", error.to_string().into());
                return self.note("console-import-failed", &[named, why]);
            }
        };
        self.note(
            "console-imported",
            &[named, ("game", game.to_string().into())],
        )?;
        self.looks_at(game);
        if self.deliver()? == 0 {
            self.turn(Action::Board(Some(game)))?;
        }
        if let Some(next) = self.awaited(game) {
            self.speaker = next;
        }
        Ok(())
    }

    /// Makes a film or a story and writes it to a file.
    pub(super) fn keep(&mut self, action: Action, path: &str) -> io::Result<()> {
        let ending = if matches!(action, Action::Story { .. }) {
            STILL
        } else {
            FILM
        };
        if !suits(Path::new(path), ending) {
            return self.note("console-picture-ending", &[("ending", ending.into())]);
        }
        let mut replies = self.ask(action);
        for reply in &mut replies {
            // The person at the keyboard sees the file already: there is nobody to share it with.
            reply.controls.clear();
        }
        self.print(&replies)?;
        let Some(picture) = replies.iter_mut().find_map(|reply| reply.picture.take()) else {
            return Ok(());
        };
        let path = if path.is_empty() {
            named(picture.content.file_name().unwrap_or_default(), ending)
        } else {
            named(path, ending)
        };
        let (id, saved) = match picture.story() {
            Some(story) => {
                let saved = save_story(Path::new(&path), story, picture.theme);
                ("console-story", saved.map(|()| None))
            }
            None => ("console-film", save_film(Path::new(&path), &picture)),
        };
        match saved {
            Ok(smaller) => {
                self.note(id, &[("path", path.into())])?;
                match smaller {
                    Some(smaller) => print::words(&mut self.output, &smaller),
                    None => Ok(()),
                }
            }
            Err(error) => self.not_saved(&path, &error),
        }
    }

    /// Reports a picture that was not written.
    fn not_saved(&mut self, path: &str, error: &io::Error) -> io::Result<()> {
        let path = ("path", TextArg::from(path.to_owned()));
        if error.kind() == io::ErrorKind::AlreadyExists {
            return self.note("console-png-taken", &[path]);
        }
        if error.kind() == io::ErrorKind::IsADirectory {
            return self.note("console-path-folder", &[path]);
        }
        let why = ("why", error.to_string().into());
        self.note("console-png-failed", &[path, why])
    }
}

/// The name of a file, with an ending if it has none and no folder or device has that name.
fn named(path: &str, ending: &str) -> String {
    let plain = Path::new(path).extension().is_none();
    let there = fs::metadata(path);
    let taken = there.is_ok_and(|found| found.is_dir() || is_device(&found));
    if plain && !taken {
        format!("{path}.{ending}")
    } else {
        path.to_owned()
    }
}

/// Returns `false` for a file whose ending promises another kind of picture than this one.
pub fn suits(path: &Path, ending: &str) -> bool {
    const OTHERS: [&str; 9] = [
        "png", "gif", "jpg", "jpeg", "webp", "svg", "bmp", "mp4", "webm",
    ];
    let found = path
        .extension()
        .map(|found| found.to_string_lossy().to_lowercase());
    found.is_none_or(|found| found == ending || !OTHERS.contains(&&*found))
}

/// Writes a picture.
///
/// # Errors
/// The `io::Error` of the file system; [`io::ErrorKind::AlreadyExists`] if another kind of file stands there.
pub fn save_picture(path: &Path, scene: &Scene, theme: ThemeName) -> io::Result<()> {
    refuse_overwrite(path, &PICTURES)?;
    write(path, &picture(scene, theme))
}

/// Writes the picture that the terminal showed last. A film and a story have files of their own, so of them it is the
/// board at their end.
fn save_still(path: &Path, picture: &Picture) -> io::Result<()> {
    refuse_overwrite(path, &PICTURES)?;
    let renderer = Renderer::of(picture.theme);
    let png = match &picture.content {
        PictureContent::Board | PictureContent::Film(_) | PictureContent::Story(_) => {
            renderer.still(&picture.scene)
        }
        PictureContent::Graph(graph) => renderer.graph(graph),
        PictureContent::Sheet(sheet) => renderer.sheet(sheet),
    };
    write(path, &png)
}

/// A picture as PNG.
pub fn picture(scene: &Scene, theme: ThemeName) -> Vec<u8> {
    Renderer::of(theme).still(scene)
}

/// Writes a story.
///
/// # Errors
/// The `io::Error` of the file system; [`io::ErrorKind::AlreadyExists`] if another kind of file stands there.
pub fn save_story(path: &Path, story: &Story, theme: ThemeName) -> io::Result<()> {
    refuse_overwrite(path, &PICTURES)?;
    write(path, &drawn_story(story, theme))
}

/// A story as PNG.
pub fn drawn_story(story: &Story, theme: ThemeName) -> Vec<u8> {
    Renderer::of(theme).story(story)
}

/// Writes a film that is small enough to send to others. Returns a sentence if it had to be made smaller.
///
/// # Errors
/// The `io::Error` of the file system; [`io::ErrorKind::AlreadyExists`] if another kind of file stands there.
pub fn save_film(path: &Path, picture: &Picture) -> io::Result<Option<String>> {
    refuse_overwrite(path, &PICTURES)?;
    let (gif, smaller) = film(picture)?;
    write(path, &gif).map(|()| smaller)
}

/// A film as GIF that is small enough to send to others, with a sentence if it had to be made smaller.
///
/// # Errors
/// An `io::Error` if there is no film, or if the smallest is too large.
pub fn film(picture: &Picture) -> io::Result<(Vec<u8>, Option<String>)> {
    let filmed = picture
        .film()
        .and_then(|film| Renderer::of(picture.theme).film(film, FILM_LIMIT))
        .ok_or_else(|| io::Error::other("it would be too large"))?;
    let smaller =
        (!filmed.is_complete()).then(|| smaller_film(filmed.width, filmed.shown, filmed.frames));
    Ok((filmed.gif, smaller))
}

/// Writes a record, as text or JSON.
///
/// # Errors
/// The `io::Error` of the file system; [`io::ErrorKind::AlreadyExists`] if another kind of file stands there.
pub fn save_record(path: &Path, text: &str) -> io::Result<()> {
    // The first bytes of both formats.
    refuse_overwrite(path, &[b"[Game \"", b"{\n  \"acts\": ["])?;
    write(path, text.as_bytes())
}

/// Refuses to overwrite a folder, and a file that is not empty and begins with none of these.
fn refuse_overwrite(path: &Path, beginnings: &[&[u8]]) -> io::Result<()> {
    let found = match fs::metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        found => found?,
    };
    if is_device(&found) || found.is_file() && found.len() == 0 {
        return Ok(());
    }
    if found.is_dir() {
        let folder = "it is a folder, not a file";
        return Err(io::Error::new(io::ErrorKind::IsADirectory, folder));
    }
    let longest = beginnings.iter().map(|begins| begins.len()).max();
    let mut start = Vec::new();
    let most = u64::try_from(longest.unwrap_or(0)).unwrap_or(u64::MAX);
    // An unreadable file is not ours.
    let read = File::open(path).and_then(|file| file.take(most).read_to_end(&mut start));
    if read.is_ok() && beginnings.iter().any(|begins| start.starts_with(begins)) {
        return Ok(());
    }
    Err(io::Error::new(
        io::ErrorKind::AlreadyExists,
        "a file of another kind is there",
    ))
}

/// Returns `true` for a device that keeps no bytes, such as `/dev/null` or a pipe.
fn is_device(found: &Metadata) -> bool {
    !found.is_file() && !found.is_dir()
}

/// Writes a file beside its target and then renames it. A file that was there hands on its permissions.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let found = fs::metadata(path).ok();
    if found.as_ref().is_some_and(is_device) {
        return fs::write(path, bytes);
    }
    // For a link, its target is written.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut part = Builder::new()
        .prefix(".kingboard-")
        .suffix(".part")
        // The file is readable by others, as any new file is. One that the library opens by itself is private.
        .make_in(folder, |part| File::create_new(part))?;
    if let Some(found) = found {
        match part.as_file().set_permissions(found.permissions()) {
            // Some file systems know no permissions, and then there are none to keep.
            Err(why) if why.kind() != io::ErrorKind::Unsupported => return Err(why),
            Ok(()) | Err(_) => {}
        }
    }
    part.as_file_mut().write_all(bytes)?;
    part.persist(&path)?;
    Ok(())
}
