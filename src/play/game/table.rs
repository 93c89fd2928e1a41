//! The table: its players, the seats in play, and the player who moves for each seat.

use crate::game::outcome::{Status, Termination};
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::SetupText;
use crate::play::game::Game;
use crate::play::game::clock::Clocks;
use crate::play::game::state::State;
use crate::play::values::event::{Consent, Event, TimeEvent};
use crate::play::values::identity::{PlayerId, Ply, Timestamp};

/// A seat that resigned after this many moves while others played on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::play) struct Forfeit {
    pub(in crate::play) ply: Ply,
    pub(in crate::play) seat: Seat,
    pub(in crate::play) why: Termination,
    /// The position after that.
    pub(in crate::play) after: SetupText,
}

impl Game {
    /// The code of the side of a seat: `white`.
    pub fn side_code(&self, seat: Seat) -> &'static str {
        let sides = (self.kind().spec().sides)(self.options());
        sides.get(seat.index()).copied().unwrap_or_default()
    }

    /// The player of a seat.
    pub fn player(&self, seat: Seat) -> Option<&PlayerId> {
        self.seats.get(seat.index())
    }

    /// The seat of a player, the first to move if they have several.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let mine = |seat: &Seat| self.player(*seat) == Some(player);
        self.to_move()
            .filter(mine)
            .or_else(|| Seat::all(self.position.seats()).find(mine))
    }

    /// Returns `true` if this seat is out while others play on: it resigned, or its king has fallen.
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        self.gave_up(seat) || self.position.eliminated().contains(seat)
    }

    /// Returns `true` if this seat resigned, or lost on time, while others play on.
    pub fn gave_up(&self, seat: Seat) -> bool {
        self.forfeits.iter().any(|forfeit| forfeit.seat == seat)
    }

    /// The seats still in play.
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.position.seats()).filter(|seat| !self.is_eliminated(*seat))
    }

    /// Number of seats in play beside a player's own.
    pub fn others_in_play(&self) -> usize {
        self.active_seats().count().saturating_sub(1)
    }

    /// Returns `true` if a table of more than two continues when this seat is forfeited.
    pub fn goes_on_without(&self, seat: Seat) -> bool {
        let mut position = self.position.boxed_clone();
        position.forfeit(seat, Termination::ABANDONMENT);
        self.is_large() && !matches!(position.status(), Status::Over(_))
    }

    /// Returns `true` if this player has a seat in play.
    pub fn is_active(&self, player: &PlayerId) -> bool {
        self.active_seats()
            .any(|seat| self.player(seat) == Some(player))
    }

    /// The player who moves for this seat: its own or, if that one is out and the men still move, the partner.
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

    /// Returns `true` if this player is to move.
    pub fn awaits(&self, player: &PlayerId) -> bool {
        self.to_move()
            .is_some_and(|seat| self.mover_for_seat(seat) == Some(player))
    }

    /// The other players, each once, in seat order.
    pub fn others_of<'a>(&'a self, player_id: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        let seats = self.seats.iter().enumerate();
        let others = seats.filter(move |(nth, player)| {
            *player != player_id && !self.seats[..*nth].contains(player)
        });
        others.map(|(_, player)| player)
    }

    /// The other players who win and lose with this one, in seat order.
    pub fn partners_of<'a>(&'a self, player: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        self.others_of(player)
            .filter(|other| self.are_partners(player, other))
    }

    /// The opponents of this player, in seat order.
    pub fn opponents_of<'a>(&'a self, player: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        self.others_of(player)
            .filter(|other| !self.are_partners(player, other))
    }

    fn are_partners(&self, one: &PlayerId, other: &PlayerId) -> bool {
        let of = |player: &PlayerId| {
            let seats = Seat::all(self.position.seats());
            let own = seats.filter(|seat| self.player(*seat) == Some(player));
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

    /// Returns `true` if a draw may be offered at any time. An offer then stands until a seat moves that has not
    /// agreed.
    pub fn draws_any_time(&self) -> bool {
        self.is_large() || self.kind().spec().draws_any_time
    }

    /// The seats that agreed to this request to all, including the one that made it.
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
            Consent::StandIn => {
                (self.stand_in()).map_or_else(SeatSet::default, |offer| offer.agreed)
            }
        }
    }

    /// The seats that still have to agree.
    pub fn unanswered(&self, what: Consent) -> Vec<Seat> {
        let agreed = self.agreed_to(what);
        let waiting = self.active_seats().filter(|seat| !agreed.contains(*seat));
        if what != Consent::StandIn {
            return waiting.collect();
        }
        // Computers need not be asked, nor can the missing player be.
        let of_person = |seat: &Seat| !self.player(*seat).is_some_and(PlayerId::is_computer);
        let asked = |seat: &Seat| self.stand_in().is_some_and(|offer| offer.seat != *seat);
        waiting
            .filter(|seat| of_person(seat) && asked(seat))
            .collect()
    }

    /// Returns `true` if enough have agreed with this seat. All in play must, or half of the people to call a game off,
    /// so that a missing player holds nobody.
    pub(in crate::play) fn completes(&self, seat: Seat, what: Consent) -> bool {
        if what != Consent::Abort {
            return self.unanswered(what).iter().all(|other| *other == seat);
        }
        let agreed = self.agreed_to(what);
        let of_person = |seat: &Seat| !self.player(*seat).is_some_and(PlayerId::is_computer);
        let people = self.active_seats().filter(of_person);
        let wants = |one: &Seat| *one == seat || agreed.contains(*one);
        let (want, others): (Vec<Seat>, Vec<Seat>) = people.partition(wants);
        want.len() >= others.len()
    }

    /// The position after this many moves, if a seat resigned there.
    pub(in crate::play) fn given_up_at(&self, ply: Ply) -> Option<&SetupText> {
        let mut forfeits = self.forfeits.iter().rev();
        let there = forfeits.find(|forfeit| forfeit.ply == ply);
        there.map(|forfeit| &forfeit.after)
    }

    /// Seats that left the game while others played on: the number of moves before, the seat and the reason, in order.
    pub fn departures(&self) -> impl Iterator<Item = (Ply, Seat, &Termination)> {
        let forfeits = self.forfeits.iter();
        forfeits.map(|forfeit| (forfeit.ply, forfeit.seat, &forfeit.why))
    }

    pub(in crate::play) fn book_agreed(&mut self, seat: Seat, what: Consent) {
        let Some(running) = self.state.running_mut() else {
            return;
        };
        let agreed = match what {
            Consent::Draw => running.draw.as_mut().map(|draw| &mut draw.agreed),
            Consent::Takeback => running.takeback.as_mut().map(|asked| &mut asked.agreed),
            Consent::Abort => Some(&mut running.abort_agreed),
            Consent::StandIn => running.hand_over.as_mut().map(|offer| &mut offer.agreed),
        };
        if let Some(agreed) = agreed {
            agreed.insert(seat);
        }
    }

    /// Records that this seat resigned. If others play on, requests to all are dropped, and a partner who now moves for
    /// it has a turn of their own.
    pub(in crate::play) fn book_forfeit(&mut self, seat: Seat, why: &Termination, at: Timestamp) {
        let on_turn = self.on_turn() == Some(seat);
        if let Some(running) = self.state.running_mut().filter(|_| on_turn) {
            running.turn_since = at;
        }
        let before = self.position.setup();
        self.position.forfeit(seat, why.clone());
        let after = self.position.setup();
        // Between two players it usually ends the game with the board as it is.
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

    /// A changed set of players would have to be asked again.
    pub(in crate::play) fn consents_lapse(&mut self) {
        if let Some(running) = self.state.running_mut() {
            running.consents_lapse();
        }
    }

    /// The clock for the men of a seat that resigned and is moved by a partner: its full time.
    pub(in crate::play) fn taken_over(&self, seat: Seat) -> Option<Event> {
        let left = self.clocks().map(Clocks::control)?.bank;
        let moved_for = !self.position.partners(seat).is_empty();
        moved_for.then_some(Event::Time(TimeEvent::Clocked { seat, left }))
    }
}
