//! Close-ups of a board, and their wire form.

use crate::game::seat::MAX_SEATS;
use crate::play::GameId;
use crate::service::api::packed;

/// What somebody wants to see of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CloseUp {
    /// All of it.
    Whole,
    /// What lies before the army of this number, counted as the scene counts them; `None` is one's own side.
    Army(Option<u8>),
    /// All of it, with the marks that are shown on request: squares for en passant.
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

/// Reads what stands behind the game in [`wire`].
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
