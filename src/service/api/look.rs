//! Close-ups of a board, and their wire form.

use crate::game::seat::MAX_SEATS;
use crate::play::GameId;
use crate::service::api::packed;

/// The part of a board to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseUp {
    /// The whole board.
    Whole,
    /// The part in front of the army with this number, in the scene's order; `None` is one's own side.
    Army(Option<u8>),
    /// The whole board with marks shown on request: squares for en passant.
    Hints,
}

/// The wire form, without the mark.
pub(in crate::service) fn wire(game: GameId, at: CloseUp) -> String {
    match at {
        CloseUp::Whole => format!("look.{}", game.0),
        CloseUp::Army(None) => format!("look.{}.near", game.0),
        CloseUp::Army(Some(army)) => format!("look.{}.near.{army}", game.0),
        CloseUp::Hints => format!("look.{}.hints", game.0),
    }
}

/// Parses the words after the game in [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<CloseUp> {
    Some(match parts {
        [] => CloseUp::Whole,
        ["near"] => CloseUp::Army(None),
        ["near", army] => {
            CloseUp::Army(Some(packed::number(army).filter(|army| *army < MAX_SEATS)?))
        }
        ["hints"] => CloseUp::Hints,
        _ => return None,
    })
}
