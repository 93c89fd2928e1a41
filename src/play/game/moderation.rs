//! Moderators' actions on a game: pauses, handovers of seats, annulments.

use crate::game::seat::{Seat, SeatSet};
use crate::play::game::Game;
use crate::play::values::event::{Event, ModerationEvent, PauseReason};
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
    pub(in crate::play) agreed: SeatSet,
}

impl Game {
    /// The moderator who holds the game, and since when.
    pub fn moderator_hold(&self) -> Option<(&PlayerId, Timestamp)> {
        let (by, since) = self.state.running()?.held.as_ref()?;
        Some((by, *since))
    }

    /// Returns `true` if no clock runs and nobody can move, whatever the reason of the pause.
    pub fn stands_still(&self) -> bool {
        self.paused().is_some() || self.moderator_hold().is_some()
    }

    /// The standing offer of a seat.
    pub fn hand_over(&self) -> Option<&HandoverOffer> {
        self.state.running()?.hand_over.as_ref()
    }

    /// The standing request to let a computer play on for a player.
    pub fn stand_in(&self) -> Option<&HandoverOffer> {
        self.hand_over().filter(|offer| offer.to.is_computer())
    }

    /// The seat whose player has left the place or, among several, has no time left.
    pub fn missing(&self) -> Option<Seat> {
        let left = match self.paused() {
            Some((PauseReason::Left(seat), _)) => Some(seat),
            Some(_) | None => None,
        };
        let late = || self.clocks().filter(|_| self.is_large())?.flagged();
        let person = |seat: &Seat| !self.player(*seat).is_some_and(PlayerId::is_computer);
        left.or_else(late).filter(person)
    }

    /// A player who is back needs no computer, unless they asked for it.
    pub(in crate::play) fn stand_in_lapses(&mut self, back: Seat) {
        let player = self.player(back).cloned();
        let others = |offer: &HandoverOffer| {
            offer.to.is_computer() && offer.seat == back && Some(&offer.by) != player.as_ref()
        };
        if let Some(running) = self.state.running_mut()
            && running.hand_over.as_ref().is_some_and(others)
        {
            running.hand_over = None;
        }
    }

    /// All moderators' actions and their answers, oldest first.
    pub fn moderation_events(&self) -> &[(Timestamp, ModerationEvent)] {
        &self.moderation_events
    }

    /// Returns `true` if a moderator has annulled it.
    pub fn is_annulled(&self) -> bool {
        let annulled =
            |(_, event): &(_, ModerationEvent)| matches!(event, ModerationEvent::Annulled { .. });
        self.moderation_events().iter().any(annulled)
    }

    /// The player of a seat when the game began.
    pub fn first_player(&self, at: Seat) -> Option<&PlayerId> {
        self.first_seats.get(at.index())
    }

    /// All players named in moderators' actions, even if others play by now.
    pub fn named_in_moderation(&self) -> impl Iterator<Item = &PlayerId> {
        self.moderation_events()
            .iter()
            .flat_map(|(_, entry)| entry.people())
    }

    pub(in crate::play) fn book_moderation(&mut self, event: &ModerationEvent, at: Timestamp) {
        self.moderation_events.push((at, event.clone()));
        let (since, begun) = (self.version, !self.steps.is_empty());
        let asked = |by: &PlayerId| self.seat_of(by).into_iter().collect();
        let agreed = match event {
            ModerationEvent::HandOverOffered { by, .. } => asked(by),
            ModerationEvent::Paused { .. }
            | ModerationEvent::Resumed { .. }
            | ModerationEvent::Annulled { .. }
            | ModerationEvent::Unrated { .. }
            | ModerationEvent::HandOverDeclined { .. }
            | ModerationEvent::HandedOver { .. } => SeatSet::default(),
        };
        if let ModerationEvent::Annulled { .. } = event {
            return self.closes(&Event::Moderated(event.clone()));
        }
        let Some(running) = self.state.running_mut() else {
            return;
        };
        match event {
            ModerationEvent::Paused { by, reason: _ } => {
                running.held = Some((by.clone(), at));
                running.breaks_silence(begun);
            }
            ModerationEvent::Resumed { by: _ } => running.held = None,
            ModerationEvent::Annulled { .. } | ModerationEvent::Unrated { .. } => {}
            ModerationEvent::HandOverOffered {
                by,
                seat,
                to,
                reason,
                expires,
            } => {
                running.hand_over = Some(HandoverOffer {
                    by: by.clone(),
                    seat: *seat,
                    to: to.clone(),
                    reason: reason.clone(),
                    expires: *expires,
                    since,
                    agreed,
                });
            }
            ModerationEvent::HandOverDeclined { by: _ } => running.hand_over = None,
            ModerationEvent::HandedOver { seat, to, .. } => self.sits_down(*seat, to, at),
        }
    }

    /// Gives a seat to another player. All requests between the former two are dropped.
    fn sits_down(&mut self, seat: Seat, to: &PlayerId, at: Timestamp) {
        if let Some(place) = self.seats.get_mut(seat.index()) {
            *place = to.clone();
        }
        if let Some(sealed) = &mut self.sealed {
            sealed.moves_on();
        }
        let to_move = self.on_turn() == Some(seat);
        let Some(running) = self.state.running_mut() else {
            return;
        };
        running.hand_over = None;
        running.consents_lapse();
        running.back(seat, at);
        if matches!(running.paused, Some((PauseReason::Left(left), _)) if left == seat) {
            running.paused = None;
        }
        if to_move {
            running.turn_since = at;
        }
    }

    /// Moderators' actions at the former place bind nobody at the new one.
    pub(in crate::play) fn leaves_moderators(&mut self) {
        if let Some(running) = self.state.running_mut() {
            running.held = None;
            running.hand_over = None;
        }
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
