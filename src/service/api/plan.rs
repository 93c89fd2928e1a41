//! Actions about plans, and their wire form.

use crate::play::GameId;
use crate::service::api::packed;

/// An action on a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// Add typed instructions, and show the plan; empty text only shows it.
    Add {
        /// The game.
        game: Option<GameId>,
        /// The instructions.
        text: String,
    },
    /// Remove one instruction.
    Drop {
        /// The game.
        game: GameId,
        /// The edition of the plan the control was made for.
        seen: u32,
        /// Its index.
        index: u8,
    },
    /// Remove all instructions.
    Clear {
        /// The game.
        game: GameId,
        /// The edition of the plan the control was made for.
        seen: u32,
    },
}

/// The wire form after the mark; `None` for typed actions.
pub(in crate::service) fn wire(action: &PlanAction) -> Option<String> {
    match action {
        PlanAction::Add { .. } => None,
        PlanAction::Drop { game, seen, index } => {
            Some(format!("plan.{}.{seen}.drop.{index}", game.0))
        }
        PlanAction::Clear { game, seen } => Some(format!("plan.{}.{seen}.clear", game.0)),
    }
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<PlanAction> {
    match *parts {
        ["plan", game, seen, "drop", index] => Some(PlanAction::Drop {
            game: packed::game(game)?,
            seen: packed::number(seen)?,
            index: packed::number(index)?,
        }),
        ["plan", game, seen, "clear"] => Some(PlanAction::Clear {
            game: packed::game(game)?,
            seen: packed::number(seen)?,
        }),
        _ => None,
    }
}
