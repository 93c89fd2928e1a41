//! Moderators' actions on a game: pauses, handovers of seats, annulments.

use crate::game::seat::{Seat, SeatSet};
use crate::play::game::Game;
use crate::play::values::event::{ModerationEvent, PauseReason};
use crate::play::values::identity::{PlayerId, Timestamp, Version};

/// An offer of a player's seat to another player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoverOffer {
    /// The moderator.
    pub by: PlayerId,
    /// The seat.
    pub seat: Seat,
    /// The invited player.
    pub to: PlayerId,
    /// The reason.
    pub reason: String,
    /// The time it expires.
    pub expires: Timestamp,
    /// The version of the offer.
    pub since: Version,
    /// Seats that have agreed to a computer there, including the one that asked for it.
    pub(super) agreed: SeatSet,
}

impl Game {
    /// The seat of the player whose time is up while the others decide about that. It may be the clock of a partner who
    /// is out.
    pub fn late(&self) -> Option<Seat> {
        let flagged = self.clocks()?.flagged()?;
        Some(self.mover_seat(flagged))
    }

    /// The seat whose player has left the place or, among several, has no time left.
    pub fn missing(&self) -> Option<Seat> {
        let left = match self.paused() {
            Some((PauseReason::Left(seat), _)) => Some(seat),
            Some(_) | None => None,
        };
        let late = || self.late().filter(|_| self.is_large());
        let person = |seat: &Seat| !self.player(*seat).is_some_and(PlayerId::is_computer);
        left.or_else(late).filter(person)
    }

    /// All moderators' actions and their answers, oldest first.
    pub fn moderation_events(&self) -> &[(Timestamp, ModerationEvent)] {
        &self.moderation_events
    }

    /// Returns `true` if the last answer to an offer of a seat was that nobody took it in time.
    pub fn seat_offer_lapsed(&self) -> bool {
        let mut ended = None;
        for (at, event) in self.moderation_events().iter().rev() {
            match event {
                ModerationEvent::HandOverDeclined { by } => {
                    ended.get_or_insert((by, *at));
                }
                ModerationEvent::HandOverOffered { by, expires, .. } => {
                    if let Some((author, at)) = ended {
                        return author == by && *expires <= at;
                    }
                }
                ModerationEvent::Paused { .. }
                | ModerationEvent::Resumed { .. }
                | ModerationEvent::Annulled { .. }
                | ModerationEvent::Unrated { .. }
                | ModerationEvent::HandedOver { .. } => {}
            }
        }
        false
    }

    /// Returns `true` if a moderator has annulled it.
    pub fn is_annulled(&self) -> bool {
        let annulled =
            |(_, event): &(_, ModerationEvent)| matches!(event, ModerationEvent::Annulled { .. });
        self.moderation_events().iter().any(annulled)
    }
}

impl ModerationEvent {
    /// Everybody named in it, its author first.
    pub fn people(&self) -> Vec<&PlayerId> {
        match self {
            Self::Paused { by, .. }
            | Self::Resumed { by }
            | Self::Annulled { by, .. }
            | Self::Unrated { by, .. }
            | Self::HandOverDeclined { by } => vec![by],
            Self::HandOverOffered { by, to, .. } => vec![by, to],
            Self::HandedOver { by, from, to, .. } => vec![by, from, to],
        }
    }

    /// The reason; empty if none was given.
    pub fn reason(&self) -> &str {
        match self {
            Self::Paused { reason, .. }
            | Self::Annulled { reason, .. }
            | Self::Unrated { reason, .. }
            | Self::HandOverOffered { reason, .. }
            | Self::HandedOver { reason, .. } => reason,
            Self::Resumed { .. } | Self::HandOverDeclined { .. } => "",
        }
    }
}
