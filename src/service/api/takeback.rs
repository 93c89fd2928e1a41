//! Actions on takebacks, and their wire form.

use crate::play::{GameId, Version};
use crate::service::api::packed;

/// An action on takebacks. `game: None` is the one game of the place that it fits, and `seen` the version a control was
/// made against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakebackAction {
    /// Ask to undo one's last move.
    Ask(Option<GameId>),
    /// Answer the other player's request.
    Answer {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Take the moves back.
        accept: bool,
    },
    /// Withdraw one's own request.
    Withdraw {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
}

/// `12.34.yes`, `no` or `undo`; `None` for typed actions.
pub(in crate::service) fn wire(action: TakebackAction) -> Option<String> {
    let (game, seen, word) = match action {
        TakebackAction::Ask(_) => return None,
        TakebackAction::Answer { game, seen, accept } => {
            (game, seen, if accept { "yes" } else { "no" })
        }
        TakebackAction::Withdraw { game, seen } => (game, seen, "undo"),
    };
    Some(format!("{}.{}.{word}", game?.0, seen?.0))
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<TakebackAction> {
    let &[id, seen, word] = parts else {
        return None;
    };
    let (game, seen) = (
        Some(packed::game(id)?),
        Some(Version(packed::number(seen)?)),
    );
    Some(match word {
        "yes" | "no" => TakebackAction::Answer {
            game,
            seen,
            accept: word == "yes",
        },
        "undo" => TakebackAction::Withdraw { game, seen },
        _ => return None,
    })
}
