//! `kingboard play`: the table in this terminal.

use std::io::{self, IsTerminal};

use anyhow::bail;

use crate::cli::args::PlayArgs;
use crate::cli::editor::Editor;
use crate::cli::misused::Misused;
use crate::cli::{folders, stop, terminal};
use crate::config;
use crate::console::{self, BoardOutput, ColourDepth};
use crate::env;
use crate::service::Service;
use crate::service::api::action::Asker;
use crate::service::boards::at_table;
use crate::service::challenges::position;
use crate::service::words::language::Language;
use crate::store::Store;

pub(super) fn play(asked: &PlayArgs) -> anyhow::Result<()> {
    // Read first: a refusal must create no database.
    let mut ready = asked.ready()?;
    if asked.tui {
        terminal::is_whole()?;
    }
    if asked.writes_position() {
        let nothing_played = Service::new(Store::in_memory()?);
        if let Some(fault) = fault_of_position(asked, &nothing_played)? {
            return Err(Misused(fault).into());
        }
    }
    let database = asked.db.find_or_make()?;
    let service = Service::new(Store::open(&database)?);
    if asked.names_game()
        && let Some(fault) = fault_of_position(asked, &service)?
    {
        bail!("{fault}");
    }
    ready.language = Language::of_locale(&config::locale());
    if asked.words {
        ready.boards = BoardOutput::Words;
    }
    ready.zone = env::zone();
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

/// The reason why no game can begin from the position that is asked for; `None` without a position.
fn fault_of_position(asked: &PlayArgs, service: &Service) -> anyhow::Result<Option<String>> {
    let (player, place) = (at_table::usual_player(1).id, at_table::place());
    let asker = Asker::in_private(&player, &place);
    let (offer, named) = (asked.offer()?, asked.kind());
    let fault = position::fault(service, asker, &offer, named)?;
    Ok(fault.map(|fault| {
        let fault = fault.plain();
        let known = position::rules_of(service, asker, &offer, named).is_some();
        if known || named.is_some() || asked.names_game() {
            fault
        } else {
            format!("{fault} A position of another game is named with it: --game GAME.")
        }
    }))
}
