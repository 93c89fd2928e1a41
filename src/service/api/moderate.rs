//! Actions of moderators, and their wire form.

use crate::play::summary::Stage;
use crate::play::{GameId, PlayerId, Version};
use crate::service::api::packed;
use crate::service::api::values::Person;

/// What a moderator can wish. A reason is as typed; none is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationAction {
    /// Let a game stand still.
    Pause {
        /// Which.
        game: GameId,
        /// Why.
        reason: String,
    },
    /// Let it go on.
    Resume(GameId),
    /// End it without a result, or take its result away.
    Annul {
        /// Which.
        game: GameId,
        /// How far it had got when he was shown it and said yes; `None` is to be shown it.
        sure: Option<Stage>,
        /// Why.
        reason: String,
    },
    /// Ask somebody to take a player’s seat.
    HandOver {
        /// In which game.
        game: GameId,
        /// Whose seat.
        from: PlayerId,
        /// Whom.
        to: Person,
        /// Why.
        reason: String,
    },
    /// Answer such an offer.
    Answer {
        /// In which game.
        game: GameId,
        /// The version it stands since.
        since: Version,
        /// Agree to it.
        accept: bool,
    },
    /// See what moderators did: to a game, about a player, or all.
    Log {
        /// To which game.
        game: Option<GameId>,
        /// About whom, or by whom.
        player: Option<PlayerId>,
    },
}

/// What a button with this wish carries, after `moderate.`; `None` for what is typed.
pub(in crate::service) fn wire(wish: &ModerationAction) -> Option<String> {
    match wish {
        ModerationAction::Answer {
            game,
            since,
            accept,
        } => {
            let answer = if *accept { "yes" } else { "no" };
            Some(format!("seat.{}.{}.{answer}", game.0, since.0))
        }
        ModerationAction::Pause { .. }
        | ModerationAction::Resume(_)
        | ModerationAction::Annul { .. }
        | ModerationAction::HandOver { .. }
        | ModerationAction::Log { .. } => None,
    }
}

/// The wish that [`wire`] made these parts of.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ModerationAction> {
    match parts {
        ["seat", id, since, answer @ ("yes" | "no")] => Some(ModerationAction::Answer {
            game: packed::game(id)?,
            since: Version(packed::number(since)?),
            accept: *answer == "yes",
        }),
        _ => None,
    }
}
