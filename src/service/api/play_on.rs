//! Playing on from a position of a finished game against the computer, and the wire forms of its buttons.

use crate::play::{GameId, Ply};
use crate::service::api::packed;

/// An action for playing on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayOnAction {
    /// Begin a game as typed.
    Typed {
        /// The finished game; `None` is the last one the user played here.
        game: Option<GameId>,
        /// The move as typed; `None` is the last.
        at: Option<String>,
        /// The level; `None` is the usual one.
        level: Option<u8>,
    },
    /// Show the levels, to choose one.
    Choose {
        /// The finished game.
        game: GameId,
        /// Number of moves before the position.
        ply: Ply,
    },
    /// Begin a game against this level.
    Begin {
        /// The finished game.
        game: GameId,
        /// Number of moves before the position.
        ply: Ply,
        /// The level.
        level: u8,
        /// The number of the next game when the button was made: pressed twice, it begins one game. `None` when typed.
        since: Option<GameId>,
    },
}

/// `12.34`, `12.34.3.99`; `None` for a typed action.
pub(in crate::service) fn wire(action: &PlayOnAction) -> Option<String> {
    match action {
        PlayOnAction::Typed { .. } => None,
        PlayOnAction::Choose { game, ply } => Some(format!("{}.{}", game.0, ply.0)),
        PlayOnAction::Begin {
            game,
            ply,
            level,
            since,
        } => {
            let since = (*since)?;
            Some(format!("{}.{}.{level}.{}", game.0, ply.0, since.0))
        }
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<PlayOnAction> {
    match *parts {
        [game, ply] => Some(PlayOnAction::Choose {
            game: packed::game(game)?,
            ply: Ply(packed::number(ply)?),
        }),
        [game, ply, level, since] => Some(PlayOnAction::Begin {
            game: packed::game(game)?,
            ply: Ply(packed::number(ply)?),
            level: packed::level(level)?,
            since: Some(packed::game(since)?),
        }),
        _ => None,
    }
}
