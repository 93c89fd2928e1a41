//! The status of a position and the end of a game: [`Status`], [`Outcome`], [`Termination`].

use std::borrow::Cow;
use std::fmt;

use crate::game::chance::Dice;
use crate::game::seat::{BySeat, Seat, SeatSet};

/// The next act a position waits for; exactly one of three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// This seat has to move.
    ToMove(Seat),
    /// The move just declared needs dice.
    ToRoll(Dice),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// The end of a game: every seat's place and the reason.
///
/// Tied seats take up as many places as they are: after two on the first place comes the third. Partners hold one place
/// together: after two who won together comes the second.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Each seat's place, 1 the best.
    pub places: BySeat<u8>,
    /// The reason of the end.
    pub termination: Termination,
}

impl Outcome {
    /// `winner` takes first place and all others share the second.
    pub fn win(seats: u8, winner: Seat, termination: Termination) -> Self {
        Self {
            places: BySeat::from_fn(seats, |seat| if seat == winner { 1 } else { 2 }),
            termination,
        }
    }

    /// All share first place.
    pub fn draw(seats: u8, termination: Termination) -> Self {
        Self {
            places: BySeat::from_fn(seats, |_| 1),
            termination,
        }
    }

    /// The one seat in first place, `None` if first place is shared.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = self.places.iter().filter(|(_, place)| **place == 1);
        match (first.next(), first.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        }
    }

    /// The winners, alone or together; empty if several are tied in first place.
    pub fn winners(&self) -> SeatSet {
        let first = self.places.iter().filter(|(_, place)| **place == 1);
        let first: SeatSet = first.map(|(seat, _)| seat).collect();
        let together = self.places.iter().any(|(_, place)| *place == 2);
        if first.len() == 1 || together {
            first
        } else {
            SeatSet::default()
        }
    }

    /// The result of one seat; a seat the table does not have has lost.
    pub fn score(&self, seat: Seat) -> Score {
        match self.places.get(seat) {
            Some(1) if self.winners().contains(seat) => Score::Won,
            Some(1) => Score::Drawn,
            Some(_) | None => Score::Lost,
        }
    }

    /// The place of a seat that is neither in the first place nor in the last; `None` for the others.
    pub fn between(&self, seat: Seat) -> Option<u8> {
        let place = *self.places.get(seat)?;
        let behind = self.places.iter().any(|(_, other)| *other > place);
        (place > 1 && behind).then_some(place)
    }

    /// Returns `true` if the places say more than won and lost.
    pub fn is_ranked(&self) -> bool {
        self.places.iter().any(|(_, place)| *place > 2)
    }
}

/// The result of a game for one of its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// In first place, alone or with partners.
    Won,
    /// Tied with others in first place.
    Drawn,
    /// Another seat is first.
    Lost,
}

/// The reason of a game's end, as one word of `a-z` and `-` ("conquest", "resignation").
///
/// The word is stored, and the catalogue has an `end-` message for each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Termination(Cow<'static, str>);

impl Termination {
    /// A player resigned.
    pub const RESIGNATION: Self = Self::new("resignation");
    /// The players agreed.
    pub const AGREEMENT: Self = Self::new("agreement");
    /// A player's time ran out.
    pub const TIME: Self = Self::new("time");
    /// A player left and did not come back.
    pub const ABANDONMENT: Self = Self::new("abandonment");
    /// A position occurred too often.
    pub const REPETITION: Self = Self::new("repetition");
    /// Too many turns passed without progress.
    pub const STANDSTILL: Self = Self::new("standstill");

    /// A game's own reason.
    pub const fn new(word: &'static str) -> Self {
        Self(Cow::Borrowed(word))
    }

    /// A reason read back from storage.
    pub fn stored(word: String) -> Self {
        Self(Cow::Owned(word))
    }

    /// The word.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(places: &[u8]) -> Vec<Score> {
        let seats = u8::try_from(places.len()).unwrap();
        let outcome = Outcome {
            places: BySeat::from_fn(seats, |seat| places[seat.index()]),
            termination: Termination::AGREEMENT,
        };
        Seat::all(seats).map(|seat| outcome.score(seat)).collect()
    }

    #[test]
    fn a_place_between_the_first_and_the_last_is_told() {
        let of = |places: [u8; 4]| {
            let outcome = Outcome {
                places: BySeat::from_fn(4, |seat| places[seat.index()]),
                termination: Termination::AGREEMENT,
            };
            Seat::all(4)
                .map(|seat| outcome.between(seat))
                .collect::<Vec<_>>()
        };
        assert_eq!(of([2, 3, 1, 4]), [Some(2), Some(3), None, None]);
        assert_eq!(of([1, 4, 1, 1]), [None; 4]);
        assert_eq!(of([1, 2, 1, 2]), [None; 4]);
    }

    #[test]
    fn first_place_is_won_alone_won_together_or_drawn() {
        use Score::{Drawn, Lost, Won};
        assert_eq!(scores(&[1, 2]), [Won, Lost]);
        assert_eq!(scores(&[1, 1]), [Drawn, Drawn]);
        assert_eq!(scores(&[1, 1, 2, 2]), [Won, Won, Lost, Lost]);
        assert_eq!(scores(&[2, 3, 1, 4]), [Lost, Lost, Won, Lost]);
        assert_eq!(scores(&[1, 4, 1, 1]), [Drawn, Lost, Drawn, Drawn]);
        assert_eq!(scores(&[1, 1, 1, 1]), [Drawn; 4]);
        let winners: SeatSet = [Seat::FIRST, Seat::SECOND].into_iter().collect();
        let together = Outcome {
            places: BySeat::from_fn(4, |seat| if winners.contains(seat) { 1 } else { 2 }),
            termination: Termination::RESIGNATION,
        };
        assert_eq!((together.winner(), together.winners()), (None, winners));
    }
}
