//! Who sits at a table, who of them is still in play, and who moves for whom.

use crate::game::outcome::Termination;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::SetupText;
use crate::play::clock::Clocks;
use crate::play::event::{Consent, Event, TimeEvent};
use crate::play::state::State;
use crate::play::{Game, PlayerId, Ply};

/// A seat that gave up while others played on, after so many moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Forfeit {
    pub(super) ply: Ply,
    pub(super) seat: Seat,
    pub(super) why: Termination,
    /// The position since then.
    pub(super) after: SetupText,
}

impl Game {
    /// Who sits there.
    pub fn player(&self, seat: Seat) -> Option<&PlayerId> {
        self.seats.get(seat.index())
    }

    /// The seat of a player, the one to move first when he has several.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let mine = |seat: &Seat| self.player(*seat) == Some(player);
        self.to_move()
            .filter(mine)
            .or_else(|| Seat::all(self.position.seats()).find(mine))
    }

    /// Whether this seat has no more say in the game while others play on: it gave up, or its king has fallen.
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        self.gave_up(seat) || self.position.eliminated().contains(seat)
    }

    /// Whether this seat gave up, or lost by its time, while others play on.
    pub fn gave_up(&self, seat: Seat) -> bool {
        self.forfeits.iter().any(|forfeit| forfeit.seat == seat)
    }

    /// The seats that are still in play.
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.position.seats()).filter(|seat| !self.is_eliminated(*seat))
    }

    /// Whether this player has a seat that is still in play.
    pub fn is_active(&self, player: &PlayerId) -> bool {
        self.active_seats()
            .any(|seat| self.player(seat) == Some(player))
    }

    /// Who moves for this seat: who sits there or, where he is out and his men are to be moved, his partner.
    pub fn mover_for_seat(&self, seat: Seat) -> Option<&PlayerId> {
        let partner = || {
            let partners = self.position.partners(seat);
            partners
                .iter()
                .find(|partner| !self.is_eliminated(*partner))
        };
        let by = if self.is_eliminated(seat) {
            partner()
        } else {
            None
        };
        self.player(by.unwrap_or(seat))
    }

    /// Whether this player’s move is awaited.
    pub fn awaits(&self, player: &PlayerId) -> bool {
        self.to_move()
            .is_some_and(|seat| self.mover_for_seat(seat) == Some(player))
    }

    /// The other players, each once, in seat order.
    pub fn others_of<'a>(&'a self, who: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        let seats = self.seats.iter().enumerate();
        let others = seats
            .filter(move |(nth, player)| *player != who && !self.seats[..*nth].contains(player));
        others.map(|(_, player)| player)
    }

    /// The players who win and lose with this one, others than him, in seat order.
    pub fn partners_of<'a>(&'a self, who: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        self.others_of(who)
            .filter(|other| self.are_partners(who, other))
    }

    /// The players whom this one plays against, in seat order.
    pub fn opponents_of<'a>(&'a self, who: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        self.others_of(who)
            .filter(|other| !self.are_partners(who, other))
    }

    fn are_partners(&self, one: &PlayerId, other: &PlayerId) -> bool {
        let of = |who: &PlayerId| {
            let seats = Seat::all(self.position.seats());
            let own = seats.filter(|seat| self.player(*seat) == Some(who));
            own.collect::<Vec<_>>()
        };
        let theirs = of(other);
        let mine = of(one);
        !theirs.is_empty()
            && theirs.iter().all(|seat| {
                let partners = self.position.partners(*seat);
                mine.iter().any(|own| partners.contains(*own))
            })
    }

    /// Who has agreed to what is asked of all, who asks for it counted in.
    pub fn agreed_to(&self, what: Consent) -> SeatSet {
        match what {
            Consent::Draw => match &self.state {
                State::Running(running) => running
                    .draw
                    .map_or_else(SeatSet::default, |draw| draw.agreed),
                State::Over { draw_agreed, .. } => *draw_agreed,
                State::Open(_) | State::Void(_) => SeatSet::default(),
            },
            Consent::Takeback => self
                .takeback()
                .map_or_else(SeatSet::default, |asked| asked.agreed),
            Consent::Abort => {
                (self.state.running()).map_or_else(SeatSet::default, |running| running.abort_agreed)
            }
        }
    }

    /// Whose consent is still wanted.
    pub fn unanswered(&self, what: Consent) -> Vec<Seat> {
        let agreed = self.agreed_to(what);
        self.active_seats()
            .filter(|seat| !agreed.contains(*seat))
            .collect()
    }

    /// Whether with this seat all in play have agreed.
    pub(super) fn completes(&self, seat: Seat, what: Consent) -> bool {
        self.unanswered(what).iter().all(|other| *other == seat)
    }

    /// The position after this many moves, where somebody gave up there.
    pub(super) fn given_up_at(&self, ply: Ply) -> Option<&SetupText> {
        let mut forfeits = self.forfeits.iter().rev();
        let there = forfeits.find(|forfeit| forfeit.ply == ply);
        there.map(|forfeit| &forfeit.after)
    }

    pub(super) fn book_agreed(&mut self, seat: Seat, what: Consent) {
        let Some(running) = self.state.running_mut() else {
            return;
        };
        let agreed = match what {
            Consent::Draw => running.draw.as_mut().map(|draw| &mut draw.agreed),
            Consent::Takeback => running.takeback.as_mut().map(|asked| &mut asked.agreed),
            Consent::Abort => Some(&mut running.abort_agreed),
        };
        if let Some(agreed) = agreed {
            agreed.insert(seat);
        }
    }

    /// Who sits here gives up; where others play on, nothing is left of what was asked of all.
    pub(super) fn book_forfeit(&mut self, seat: Seat, why: &Termination) {
        let before = self.position.setup();
        self.position.forfeit(seat, why.clone());
        let after = self.position.setup();
        // Between two it mostly ends the game on the board as it stands.
        if self.is_large() || after != before {
            self.forfeits.push(Forfeit {
                ply: self.ply(),
                seat,
                why: why.clone(),
                after,
            });
            self.consents_lapse();
        }
    }

    /// Among others all would have to be asked anew.
    pub(super) fn consents_lapse(&mut self) {
        if let Some(running) = self.state.running_mut() {
            running.consents_lapse();
        }
    }

    /// The clock for the men of a seat that gives up and is to be moved for: all of its time, for who takes them over.
    pub(super) fn taken_over(&self, seat: Seat) -> Option<Event> {
        let left = self.clocks().map(Clocks::control)?.bank;
        let moved_for = !self.position.partners(seat).is_empty();
        moved_for.then_some(Event::Time(TimeEvent::Clocked { seat, left }))
    }
}
