//! The table: its players, the seats in play, and the player who moves for each seat.

use crate::game::seat::{Seat, SeatSet};
use crate::play::game::Game;
use crate::play::game::state::State;
use crate::play::values::event::Consent;
use crate::play::values::identity::{PlayerId, Ply};

impl Game {
    /// The code of the side of a seat: `white`.
    pub fn side_code(&self, seat: Seat) -> &'static str {
        let sides = (self.kind().spec().sides)(self.options());
        sides.get(seat.index()).copied().unwrap_or_default()
    }

    /// The seat of a player, the first to move if they have several.
    pub fn seat_of(&self, player: &PlayerId) -> Option<Seat> {
        let mine = |seat: &Seat| self.player(*seat) == Some(player);
        self.to_move()
            .filter(mine)
            .or_else(|| Seat::all(self.position().seats()).find(mine))
    }

    /// Returns `true` if this seat is out while others play on: it resigned, or its king has fallen.
    pub fn is_eliminated(&self, seat: Seat) -> bool {
        self.history().has_left(seat) || self.position().eliminated().contains(seat)
    }

    /// The seats still in play.
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.position().seats()).filter(|seat| !self.is_eliminated(*seat))
    }

    /// Number of seats in play beside a player's own.
    pub fn others_in_play(&self) -> usize {
        self.active_seats().count().saturating_sub(1)
    }

    /// Returns `true` if this player has a seat in play.
    pub fn is_active(&self, player: &PlayerId) -> bool {
        self.active_seats()
            .any(|seat| self.player(seat) == Some(player))
    }

    /// The player who moves for this seat: its own or, if that one is out and the men still move, the partner.
    pub fn mover_for_seat(&self, seat: Seat) -> Option<&PlayerId> {
        self.player(self.mover_seat(seat))
    }

    /// The seat of the player who moves for this seat.
    pub fn mover_seat(&self, seat: Seat) -> Seat {
        self.first_in_play(seat, |seat| self.is_eliminated(seat))
    }

    /// The seat of the player who made this seat’s move after so many moves.
    pub fn mover_seat_at(&self, seat: Seat, ply: Ply) -> Seat {
        let departures = self.history().departures();
        let had_left = |seat| {
            departures
                .iter()
                .any(|gone| gone.seat == seat && gone.ply <= ply)
        };
        self.first_in_play(seat, had_left)
    }

    /// This seat or, if it is out, that of a partner who is not.
    fn first_in_play(&self, seat: Seat, is_out: impl Fn(Seat) -> bool) -> Seat {
        if !is_out(seat) {
            return seat;
        }
        let mut partners = self.position().partners(seat).iter();
        partners.find(|partner| !is_out(*partner)).unwrap_or(seat)
    }

    /// Returns `true` if this player is to move.
    pub fn awaits(&self, player: &PlayerId) -> bool {
        self.to_move()
            .is_some_and(|seat| self.mover_for_seat(seat) == Some(player))
    }

    /// The other players, each once, in seat order.
    pub fn others_of<'a>(&'a self, player_id: &'a PlayerId) -> impl Iterator<Item = &'a PlayerId> {
        let seats = self.seats().iter().enumerate();
        let others = seats.filter(move |(nth, player)| {
            *player != player_id && !self.seats()[..*nth].contains(player)
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
            let seats = Seat::all(self.position().seats());
            let own = seats.filter(|seat| self.player(*seat) == Some(player));
            own.collect::<Vec<_>>()
        };
        let theirs = of(other);
        let mine = of(one);
        !theirs.is_empty()
            && theirs.iter().all(|seat| {
                let partners = self.position().partners(*seat);
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
        match &self.state {
            State::Over { draw_agreed, .. } if what == Consent::Draw => *draw_agreed,
            State::Running(_) | State::Over { .. } | State::Open(_) | State::Void(_) => {
                self.requests().agreed_to(what)
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
        let asked = |seat: &Seat| {
            self.requests()
                .stand_in()
                .is_some_and(|offer| offer.seat != *seat)
        };
        waiting
            .filter(|seat| of_person(seat) && asked(seat))
            .collect()
    }
}

/// Returns `true` if enough have agreed with this seat. All in play must, or half of the people to call a game off,
/// so that a missing player holds nobody.
pub(in crate::play) fn completes(game: &Game, seat: Seat, what: Consent) -> bool {
    if what != Consent::Abort {
        return game.unanswered(what).iter().all(|other| *other == seat);
    }
    let agreed = game.agreed_to(what);
    let of_person = |seat: &Seat| !game.player(*seat).is_some_and(PlayerId::is_computer);
    let people = game.active_seats().filter(of_person);
    let wants = |one: &Seat| *one == seat || agreed.contains(*one);
    let (want, others): (Vec<Seat>, Vec<Seat>) = people.partition(wants);
    want.len() >= others.len()
}
