//! Output of data: to the named file, complete or not at all, or to standard output for `-`.

use std::io::{self, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, bail};

use crate::cli::misused::Misused;
use crate::console;
use crate::render::{Scene, Story, ThemeName};
use crate::service::api::reply::Picture;
use crate::service::words::catalogue::{TextArg, sentences};

/// The name of standard output. A file of this name is `./-`.
const STANDARD: &str = "-";

/// Writes a picture as PNG.
///
/// # Errors
/// The `io::Error` of a failed write; [`Misused`] if it would go to a screen.
pub(super) fn picture(to: &Path, scene: &Scene, theme: ThemeName) -> anyhow::Result<()> {
    if to == Path::new(STANDARD) {
        return bytes(&console::picture(scene, theme));
    }
    suited(to, console::STILL)?;
    console::save_picture(to, scene, theme).with_context(|| unwritten(to))
}

/// Writes a film as GIF. Returns a sentence if it had to be made smaller.
///
/// # Errors
/// The error of a failed film or write; [`Misused`] if it would go to a screen.
pub(super) fn film(to: &Path, picture: &Picture) -> anyhow::Result<Option<String>> {
    if to == Path::new(STANDARD) {
        let (gif, smaller) = console::film(picture)?;
        return bytes(&gif).map(|()| smaller);
    }
    suited(to, console::FILM)?;
    console::save_film(to, picture).with_context(|| unwritten(to))
}

/// Writes a story as PNG.
///
/// # Errors
/// The `io::Error` of a failed write; [`Misused`] if it would go to a screen.
pub(super) fn story(to: &Path, story: &Story, theme: ThemeName) -> anyhow::Result<()> {
    if to == Path::new(STANDARD) {
        return bytes(&console::drawn_story(story, theme));
    }
    console::save_story(to, story, theme).with_context(|| unwritten(to))
}

/// Writes a text; without a file it goes to standard output.
///
/// # Errors
/// The `io::Error` of a failed write; a refusal if a file of another kind stands there.
pub(super) fn text(to: Option<&Path>, text: &str) -> anyhow::Result<()> {
    let Some(to) = to.filter(|to| *to != Path::new(STANDARD)) else {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        return Ok(out.flush()?);
    };
    match console::save_record(to, text) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            let path = [("path", TextArg::from(to.display().to_string()))];
            bail!("{}", sentences().line("record-untouched", &path))
        }
        saved => saved.with_context(|| unwritten(to)),
    }
}

/// # Errors
/// [`Misused`] if the name of the file promises another kind of picture.
fn suited(to: &Path, ending: &str) -> Result<(), Misused> {
    if console::suits(to, ending) {
        return Ok(());
    }
    let words = format!(
        "this writes {0}: name a file that ends in .{ending}",
        ending.to_uppercase()
    );
    Err(Misused(words))
}

fn bytes(data: &[u8]) -> anyhow::Result<()> {
    let stdout = io::stdout();
    if stdout.is_terminal() {
        let words =
            "a picture is nothing to read on a screen: name a file, or send it on with > or |";
        return Err(Misused(words.to_owned()).into());
    }
    let mut out = stdout.lock();
    out.write_all(data)?;
    Ok(out.flush()?)
}

fn unwritten(path: &Path) -> String {
    format!("{} could not be written", path.display())
}
