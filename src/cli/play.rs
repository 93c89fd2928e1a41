//! `kingboard play`: the table in this terminal.

use std::io::{self, IsTerminal};

use crate::cli::args::PlayArgs;
use crate::cli::editor::Editor;
use crate::cli::{folders, stop, terminal};
use crate::config;
use crate::console::{self, ColourDepth};
use crate::env;
use crate::service::Service;
use crate::service::words::language::Language;
use crate::store::Store;

pub(super) fn play(asked: &PlayArgs) -> anyhow::Result<()> {
    // Read first: a refusal must create no database.
    let mut ready = asked.ready()?;
    if asked.tui {
        terminal::is_whole()?;
    }
    let database = asked.db.find_or_make()?;
    let service = Service::new(Store::open(&database)?);
    ready.language = Language::of_locale(&config::locale());
    ready.kept_in = Some(database.display().to_string());
    let stdout = io::stdout();
    let style = terminal::style(&stdout);
    if asked.tui {
        return terminal::play_full_screen(service, ready);
    }
    if stdout.is_terminal() && io::stdin().is_terminal() && !config::is_dumb_terminal() {
        let dims = style.colour != ColourDepth::None;
        let editor = Editor::open(folders::typed_lines(), dims, &ready.stop)?;
        console::run(service, ready, env::now, (editor, stdout.lock()), style)?;
        return Ok(());
    }
    let keyboard = stop::Keyboard::listen(&ready.stop)?;
    console::run(service, ready, env::now, (keyboard, stdout.lock()), style)?;
    Ok(())
}
