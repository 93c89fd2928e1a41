//! Typed lines of who learns: help, the rules and the lesson of any game, and what is typed while a task is open.

use crate::console::parse::ConsoleCommand;
use crate::service::GameKind;
use crate::service::api::action::Action;
use crate::service::api::guide::{GuideAction, GuidePage};
use crate::service::api::lesson::LessonAction;

/// The game that is named first, and what follows.
pub(super) fn named(rest: &str) -> (Option<GameKind>, &str) {
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    match first.to_lowercase().parse() {
        Ok(kind) => (Some(kind), more.trim()),
        Err(_) => (None, rest),
    }
}

/// `help`: all that can be typed. `help kings-guard`: that game in pictures.
pub(super) fn help(rest: &str) -> ConsoleCommand {
    match named(rest) {
        (Some(kind), _) => guide(Some(kind)),
        (None, _) => ConsoleCommand::Help,
    }
}

/// Help in pictures, of a game or of the one that is meant anyway.
pub(super) fn guide(kind: Option<GameKind>) -> ConsoleCommand {
    let page = GuidePage::Picture(1);
    ConsoleCommand::Ask(kind.map_or(Action::Help, |kind| {
        Action::Guide(GuideAction { kind, page })
    }))
}

/// `rules`, `rules KM-4`, `rules kings-guard`, `rules kings-guard turns`.
pub(super) fn rules(rest: &str) -> ConsoleCommand {
    let (kind, rest) = named(rest);
    let topic = (!rest.is_empty()).then(|| rest.to_owned());
    ConsoleCommand::Ask(Action::Rules { kind, topic })
}

/// `tutorial`, `tutorial 3`, `tutorial 3 D2-D3`, `tutorial kings-guard 3 E3-F5`.
pub(super) fn lesson(rest: &str) -> ConsoleCommand {
    let (kind, rest) = named(rest);
    let (first, more) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let task = first.parse().ok();
    let text = if task.is_some() { more } else { rest };
    let text = text.trim();
    ConsoleCommand::Ask(Action::Lesson(LessonAction::Open {
        kind,
        task,
        text: (!text.is_empty()).then(|| text.to_owned()),
    }))
}

/// What a typed move asks while these controls of a task are open.
pub(super) fn tried(controls: &[(String, Action)], text: &str) -> Option<Action> {
    controls.iter().find_map(|(_, ask)| {
        let Action::Lesson(wish) = ask else {
            return None;
        };
        wish.typed(text).map(Action::Lesson)
    })
}

/// Whether it asks for all commands, which are typed differently here.
pub(super) fn lists_commands(ask: &Action) -> bool {
    let Action::Guide(GuideAction { kind: _, page }) = ask else {
        return false;
    };
    matches!(page, GuidePage::Commands(_))
}
