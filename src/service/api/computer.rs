//! Playing the computer by a button, and its wire form.

use crate::games::GameKind;
use crate::play::GameId;
use crate::service::api::action::Action;
use crate::service::api::packed;

/// An action for playing the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ComputerAction {
    /// Show the levels, to choose one.
    Choose(GameKind),
    /// Begin a game against this level.
    Play {
        /// The game.
        kind: GameKind,
        /// The level.
        level: u8,
        /// The number of the next game when the button was made: pressed twice, it begins one game.
        since: GameId,
    },
}

/// `computer.kings-mate`, `computer.kings-mate.3.12`.
pub(in crate::service) fn wire(action: ComputerAction) -> String {
    match action {
        ComputerAction::Choose(kind) => format!("computer.{}", kind.spec().slug),
        ComputerAction::Play { kind, level, since } => {
            format!("computer.{}.{level}.{}", kind.spec().slug, since.0)
        }
    }
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ComputerAction> {
    match *parts {
        [slug] => Some(ComputerAction::Choose(slug.parse().ok()?)),
        [slug, level, since] => Some(ComputerAction::Play {
            kind: slug.parse().ok()?,
            level: packed::level(level)?,
            since: packed::game(since)?,
        }),
        _ => None,
    }
}

/// The action that shows the levels.
pub(in crate::service) fn choose(kind: GameKind) -> Action {
    Action::Computer(ComputerAction::Choose(kind))
}
