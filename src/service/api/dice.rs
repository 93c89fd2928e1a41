//! Actions about dice, and their wire form.

use crate::play::{GameId, Version};
use crate::service::api::packed;

/// What one can wish about dice. `game: None` is the one game of the place that it fits, and `seen` the version a
/// control was made against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceAction {
    /// Add words of one’s own to sealed dice.
    Words {
        /// Which game.
        game: Option<GameId>,
        /// The words.
        text: String,
    },
    /// Let the dice in the air fall.
    Roll {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
    /// Tell how the players’ own dice have fallen.
    Enter {
        /// Which game.
        game: Option<GameId>,
        /// The faces as typed, attacker’s first.
        faces: String,
    },
    /// Propose to open the secret and to seal a new one.
    Renew(Option<GameId>),
    /// Answer such a proposal.
    AnswerRenewal {
        /// Which game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Agree to it.
        accept: bool,
    },
    /// Take up a challenge with words of one’s own for the dice.
    Accept {
        /// Which game.
        game: GameId,
        /// The words; empty where there are none.
        words: String,
    },
}

/// What a button with this wish carries; `None` for what is typed.
pub(in crate::service) fn wire(wish: &DiceAction) -> Option<String> {
    Some(match wish {
        DiceAction::Roll {
            game: Some(game),
            seen: Some(seen),
        } => format!("roll.{}.{}", game.0, seen.0),
        DiceAction::AnswerRenewal {
            game: Some(game),
            seen: Some(seen),
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            format!("renew.{}.{}.{answer}", game.0, seen.0)
        }
        DiceAction::Words { .. }
        | DiceAction::Roll { .. }
        | DiceAction::Enter { .. }
        | DiceAction::Renew(_)
        | DiceAction::AnswerRenewal { .. }
        | DiceAction::Accept { .. } => return None,
    })
}

/// The wish that [`wire`] made these parts of.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<DiceAction> {
    Some(match parts {
        ["roll", id, seen] => DiceAction::Roll {
            game: Some(packed::game(id)?),
            seen: Some(Version(packed::number(seen)?)),
        },
        ["renew", id, seen, answer @ ("yes" | "no")] => DiceAction::AnswerRenewal {
            game: Some(packed::game(id)?),
            seen: Some(Version(packed::number(seen)?)),
            accept: *answer == "yes",
        },
        _ => return None,
    })
}
