//! Playing the computer by a button, a computer that plays on for a player, and their wire forms.

use crate::games::GameKind;
use crate::play::computer::Computer;
use crate::play::{GameId, Version};
use crate::service::api::packed;
use crate::service::words::catalogue::{self, TextArg};

/// The level of a computer where none is named.
pub const USUAL_LEVEL: u8 = 3;

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
    /// Ask for a computer that plays on for a player.
    StandIn {
        /// The game; `None` is the only one that fits.
        game: Option<GameId>,
        /// The seat's index; `None` is the one whose player is missing, or else the user's own.
        seat: Option<u8>,
        /// The level.
        level: u8,
    },
    /// Answer such a request.
    AnswerStandIn {
        /// The game.
        game: GameId,
        /// The version of the request.
        since: Version,
        /// Agree to it.
        accept: bool,
    },
}

/// `computer.kings-mate`, `computer.kings-mate.3.12`, `computer.on.12.2.3`, `computer.answer.12.40.yes`. `None` for
/// typed actions.
pub(in crate::service) fn wire(action: ComputerAction) -> Option<String> {
    Some(match action {
        ComputerAction::Choose(kind) => format!("computer.{}", kind.spec().slug),
        ComputerAction::Play { kind, level, since } => {
            format!("computer.{}.{level}.{}", kind.spec().slug, since.0)
        }
        ComputerAction::StandIn { game, seat, level } => {
            format!("computer.on.{}.{}.{level}", game?.0, seat?)
        }
        ComputerAction::AnswerStandIn {
            game,
            since,
            accept,
        } => {
            let answer = if accept { "yes" } else { "no" };
            format!("computer.answer.{}.{}.{answer}", game.0, since.0)
        }
    })
}

/// Parses the words of [`wire`] after its verb.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ComputerAction> {
    match *parts {
        ["on", game, seat, level] => Some(ComputerAction::StandIn {
            game: Some(packed::game(game)?),
            seat: Some(packed::number(seat)?),
            level: packed::level(level)?,
        }),
        ["answer", game, since, answer @ ("yes" | "no")] => Some(ComputerAction::AnswerStandIn {
            game: packed::game(game)?,
            since: Version(packed::number(since)?),
            accept: answer == "yes",
        }),
        [slug] => Some(ComputerAction::Choose(slug.parse().ok()?)),
        [slug, level, since] => Some(ComputerAction::Play {
            kind: slug.parse().ok()?,
            level: packed::level(level)?,
            since: packed::game(since)?,
        }),
        _ => None,
    }
}

/// A level with its strength in words: `Level 3: overlooks some replies`.
pub(in crate::service) fn level(level: u8) -> String {
    let words = catalogue::sentences();
    let level = Computer::new(level).level;
    let args = [
        ("level", TextArg::Num(level.into())),
        (
            "plays",
            words.line(&format!("computer-plays-{level}"), &[]).into(),
        ),
    ];
    words.line("computer-level", &args)
}
