//! Actions about plans, and their wire form.

use crate::play::GameId;
use crate::service::api::packed;

/// What is wished of a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanAction {
    /// Add what is typed, and show it; nothing typed is to look only.
    Add {
        /// For which game.
        game: Option<GameId>,
        /// The instructions.
        text: String,
    },
    /// Take one instruction out.
    Drop {
        /// Of which game’s plan.
        game: GameId,
        /// The edition of the plan that the control was made for.
        seen: u32,
        /// Its index.
        index: u8,
    },
    /// Take all out.
    Clear {
        /// Of which game’s plan.
        game: GameId,
        /// The edition of the plan that the control was made for.
        seen: u32,
    },
}

/// The wire form behind the mark; `None` for what is typed.
pub(in crate::service) fn wire(wish: &PlanAction) -> Option<String> {
    match wish {
        PlanAction::Add { .. } => None,
        PlanAction::Drop { game, seen, index } => {
            Some(format!("plan.{}.{seen}.drop.{index}", game.0))
        }
        PlanAction::Clear { game, seen } => Some(format!("plan.{}.{seen}.clear", game.0)),
    }
}

/// What [`wire`] wrote.
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
