//! Challenges that stand: which offer follows one that was taken up, and which are the same offer.

use crate::play::event::{ChallengeTerms, Event, ModerationEvent, OfferRepeat};
use crate::play::summary::Stage;
use crate::play::{Game, Timestamp};

/// The offer that follows once this one is taken up, open until `expires`; `None` when it was for one game, or
/// the last.
pub fn next_in_series(taken: &Game, expires: Option<Timestamp>) -> Option<Event> {
    let terms = taken.terms();
    let (standing, expires) = match terms.standing? {
        OfferRepeat::Games(..=1) => return None,
        OfferRepeat::Games(games) => (OfferRepeat::Games(games - 1), expires),
        OfferRepeat::ForEver => (OfferRepeat::ForEver, None),
    };
    Some(Event::Created {
        kind: taken.kind(),
        rules_version: taken.kind().spec().rules_version,
        options: taken.options().clone(),
        place: taken.place().clone(),
        by: taken.challenger().clone(),
        invited: taken.invited().cloned(),
        side: taken.side(),
        terms: ChallengeTerms {
            standing: Some(standing),
            expires,
            follows: Some(taken.id()),
            ..terms.clone()
        },
    })
}

/// Whether two challenges of one player offer the same, so that who came too late for the one is content
/// with the other.
pub fn is_same_offer(one: &Game, other: &Game) -> bool {
    let offer = |game: &Game| {
        (
            game.kind(),
            game.options().clone(),
            game.place().clone(),
            game.challenger().clone(),
            game.invited().cloned(),
            game.side(),
            game.terms().clock,
            game.terms().standing.is_some(),
        )
    };
    offer(one) == offer(other)
}

/// How a playing ended without a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing {
    /// The invited player declined the offer.
    Declined,
    /// The challenger took the offer back.
    Withdrawn,
    /// Nobody took the offer up in time.
    Lapsed,
    /// The game was called off before its first move, or because somebody was gone.
    CalledOff,
    /// All that was kept of its server was deleted.
    Deleted,
    /// A moderator annulled it.
    Annulled,
}

impl Closing {
    /// Whether a game at this stage can end so.
    pub(super) const fn ends(self, stage: Stage) -> bool {
        match self {
            Self::Declined | Self::Withdrawn | Self::Lapsed => matches!(stage, Stage::Open),
            Self::CalledOff => matches!(stage, Stage::Running),
            Self::Deleted => matches!(stage, Stage::Open | Stage::Running),
            Self::Annulled => !matches!(stage, Stage::Void),
        }
    }

    /// How an event ends a playing without a result; `None` where it does not.
    pub(super) fn by(event: &Event) -> Option<Self> {
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
