//! How a position stands and how a game ended: [`Status`], [`Outcome`], [`Termination`].

use std::borrow::Cow;
use std::fmt;

use crate::game::chance::Dice;
use crate::game::seat::{BySeat, Seat};

/// Whose act the position waits for; exactly one of three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// This seat is to move.
    ToMove(Seat),
    /// Dice are to be thrown for the move just declared.
    ToRoll(Dice),
    /// Nobody: the game is over.
    Over(Outcome),
}

/// The end of a game: every seat's place and the reason.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Each seat's place, 1 the best; seats that share a place are tied.
    pub places: BySeat<u8>,
    /// Why the game ended.
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

    /// The one seat in first place, `None` when first place is shared.
    pub fn winner(&self) -> Option<Seat> {
        let mut first = self.places.iter().filter(|(_, place)| **place == 1);
        match (first.next(), first.next()) {
            (Some((seat, _)), None) => Some(seat),
            _ => None,
        }
    }

    /// What it is to this seat; a seat the table does not have has lost.
    pub fn score(&self, seat: Seat) -> Score {
        match (self.places.get(seat), self.winner()) {
            (Some(1), Some(_)) => Score::Won,
            (Some(1), None) => Score::Drawn,
            (Some(_) | None, _) => Score::Lost,
        }
    }
}

/// What the end of a game is to one of its seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Score {
    /// Alone in first place.
    Won,
    /// First place is shared.
    Drawn,
    /// Somebody else is first.
    Lost,
}

/// Why a game ended, as one word of `a-z` and `-` ("conquest", "resignation").
///
/// The word is stored, and the catalogue of sentences has an `end-` message for each.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Termination(Cow<'static, str>);

impl Termination {
    /// A player resigned.
    pub const RESIGNATION: Self = Self::new("resignation");
    /// The players agreed.
    pub const AGREEMENT: Self = Self::new("agreement");
    /// A player's time was up.
    pub const TIME: Self = Self::new("time");
    /// A player left and did not come back.
    pub const ABANDONMENT: Self = Self::new("abandonment");
    /// A position came up too often.
    pub const REPETITION: Self = Self::new("repetition");
    /// Too many turns passed in which nothing happened.
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
