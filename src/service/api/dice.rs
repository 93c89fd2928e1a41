//! Actions about dice, and their wire form.

use crate::play::{GameId, Version};
use crate::service::api::packed;

/// An action on dice. `game: None` is the one game of the place that it fits, and `seen` the version a control was made
/// against.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceAction {
    /// Add words of one’s own to sealed dice.
    Words {
        /// The game.
        game: Option<GameId>,
        /// The words.
        text: String,
    },
    /// Let the dice in the air fall.
    Roll {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
    /// Enter the faces of the players’ own dice.
    Enter {
        /// The game.
        game: Option<GameId>,
        /// The faces as typed, attacker’s first.
        faces: String,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
    },
    /// Propose to open the secret and to seal a new one.
    Renew(Option<GameId>),
    /// Answer such a proposal.
    AnswerRenewal {
        /// The game.
        game: Option<GameId>,
        /// The version the control was made against; `None` when typed.
        seen: Option<Version>,
        /// Agree to it.
        accept: bool,
    },
    /// Accept a challenge with words of one’s own for the dice.
    Accept {
        /// The game.
        game: GameId,
        /// The words; may be empty.
        words: String,
    },
}

/// The wire form of a button; `None` for typed actions.
pub(in crate::service) fn wire(action: &DiceAction) -> Option<String> {
    Some(match action {
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

/// Parses the words of [`wire`].
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
