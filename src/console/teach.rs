//! Typed lines of learners: help, the rules and the lesson of any game.

use crate::console::console_command::ConsoleCommand;
use crate::console::line_words::split;
use crate::console::titles::game_at;
use crate::service::GameKind;
use crate::service::api::action::Action;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::verbs::given::{GAME, GivenOptions};

/// The game named first, by some words of its title if these will do, and the rest.
fn named(rest: &str, by_some: bool) -> (Option<GameKind>, &str) {
    match game_at(rest, by_some) {
        Some((kind, behind)) => (Some(kind), behind),
        None => (None, rest),
    }
}

/// `help`: all typed lines. `help kings-guard`: that game in pictures. `help takeback`: the format of that line.
pub(super) fn help(rest: &str) -> ConsoleCommand {
    if let (Some(kind), _) = named(rest, false) {
        return guide(Some(kind));
    }
    if rest.is_empty() {
        return ConsoleCommand::Help;
    }
    ConsoleCommand::HelpOn(rest.to_owned())
}

/// Help in pictures, of a named game or the default one.
pub(super) fn guide(kind: Option<GameKind>) -> ConsoleCommand {
    let page = GuidePage::Picture(1);
    ConsoleCommand::Ask(kind.map_or(Action::Help, |kind| {
        Action::Guide(GuideAction { kind, page })
    }))
}

/// `tutorial`, `tutorial 3`, `tutorial 3 D2-D3`, `tutorial kings-guard 3 E3-F5`.
pub(super) fn lesson(rest: &str) -> GivenOptions {
    let mut given = GivenOptions::default();
    let (kind, mut rest) = named(rest, true);
    if let Some(kind) = kind {
        given = given.with_text(GAME, kind.spec().slug);
    }
    let (first, more) = split(rest);
    if let Ok(task) = first.parse::<u8>() {
        given = given.with_number("task", task.into());
        rest = more;
    }
    if rest.is_empty() {
        given
    } else {
        given.with_text("move", rest)
    }
}

/// Returns `true` for the list of all commands, which a terminal types differently.
pub(super) fn lists_commands(action: &Action) -> bool {
    let Action::Guide(GuideAction { kind: _, page }) = action else {
        return false;
    };
    matches!(page, GuidePage::Commands(_))
}
