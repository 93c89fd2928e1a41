//! Actions of moderators, and their wire form.

use crate::play::stage::Stage;
use crate::play::{GameId, PlayerId, Version};
use crate::service::api::packed;
use crate::service::api::values::Person;

/// A moderator's action. A reason is as typed, and may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModerationAction {
    /// Pause a game.
    Pause {
        /// The game.
        game: GameId,
        /// The reason.
        reason: String,
    },
    /// Resume it.
    Resume(GameId),
    /// End it without a result, or void its result.
    Annul {
        /// The game.
        game: GameId,
        /// The stage at which it was shown and confirmed; `None` asks for confirmation.
        sure: Option<Stage>,
        /// The reason.
        reason: String,
    },
    /// Take it out of the ratings. Its result stands.
    Unrate {
        /// The game.
        game: GameId,
        /// The reason.
        reason: String,
    },
    /// Offer a player’s seat to another player.
    HandOver {
        /// The game.
        game: GameId,
        /// The present player.
        from: PlayerId,
        /// The new player.
        to: Person,
        /// The reason.
        reason: String,
    },
    /// Answer such an offer.
    Answer {
        /// The game.
        game: GameId,
        /// The version of the offer.
        since: Version,
        /// Agree to it.
        accept: bool,
    },
    /// Let an account’s games not count for ratings.
    Bar {
        /// The account.
        player: Person,
        /// The reason.
        reason: String,
    },
    /// Let an account’s games count for another account of the same person.
    Merge {
        /// The account.
        player: Person,
        /// The other account.
        into: Person,
        /// The reason.
        reason: String,
    },
    /// Let an account’s games count as anybody’s again.
    Admit {
        /// The account.
        player: Person,
        /// The reason.
        reason: String,
    },
    /// Show the audit log: of a game, about a player, or whole.
    Log {
        /// The game.
        game: Option<GameId>,
        /// The player it is about or by.
        player: Option<PlayerId>,
    },
}

/// The wire form of a button, after `moderate.`; `None` for typed actions.
pub(in crate::service) fn wire(action: &ModerationAction) -> Option<String> {
    match action {
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
        | ModerationAction::Unrate { .. }
        | ModerationAction::HandOver { .. }
        | ModerationAction::Bar { .. }
        | ModerationAction::Merge { .. }
        | ModerationAction::Admit { .. }
        | ModerationAction::Log { .. } => None,
    }
}

/// Parses the words of [`wire`].
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
