//! Ends without a result, and the stages at which each is possible.

use crate::play::game::stage::Stage;
use crate::play::values::event::{Event, ModerationEvent};

/// The way a game ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The invited player declined the offer.
    Declined,
    /// The challenger withdrew the offer.
    Withdrawn,
    /// Nobody accepted the offer in time.
    Lapsed,
    /// The game was aborted: before its first move, or because a player was gone or silent for long.
    CalledOff,
    /// The data of its server was deleted.
    Deleted,
    /// A moderator annulled it.
    Annulled,
}

impl Closing {
    /// Returns `true` if a game at this stage can end so.
    pub(in crate::play) const fn ends(self, stage: Stage) -> bool {
        match self {
            Self::Declined | Self::Withdrawn | Self::Lapsed => matches!(stage, Stage::Open),
            Self::CalledOff => matches!(stage, Stage::Running),
            Self::Deleted => matches!(stage, Stage::Open | Stage::Running),
            Self::Annulled => !matches!(stage, Stage::Void),
        }
    }

    /// The way an event ends a game without a result; `None` if it does not.
    pub(in crate::play) fn by(event: &Event) -> Option<Self> {
        match event {
            Event::Declined { .. } => Some(Self::Declined),
            Event::Withdrawn => Some(Self::Withdrawn),
            Event::Expired => Some(Self::Lapsed),
            Event::Aborted { .. } => Some(Self::CalledOff),
            Event::Closed => Some(Self::Deleted),
            Event::Moderated(ModerationEvent::Annulled { .. }) => Some(Self::Annulled),
            Event::Created { .. }
            | Event::Lobby(_)
            | Event::Seated { .. }
            | Event::Started { .. }
            | Event::Stakes(_)
            | Event::Played { .. }
            | Event::Rolled { .. }
            | Event::Touched { .. }
            | Event::DrawOffered { .. }
            | Event::DrawDeclined { .. }
            | Event::TakebackAsked { .. }
            | Event::TakebackDeclined { .. }
            | Event::TakenBack { .. }
            | Event::Swapped { .. }
            | Event::Signalled { .. }
            | Event::Agreed { .. }
            | Event::Forfeited { .. }
            | Event::Ended { .. }
            | Event::Time(_)
            | Event::Dice(_)
            | Event::Moderated(_)
            | Event::Moved { .. }
            | Event::Imported { .. } => None,
        }
    }
}
