//! Team signals: the numbers 1 to 10 that partners may show each other, in front of the whole table. Ruling FK-18.
//!
//! A signal is no move: it changes no position, no clock and no offer, and controls stay valid. The partners agree on
//! the meaning of a number, which stands in no log.

use crate::game::seat::Seat;
use crate::play::values::identity::{Ply, Timestamp};

/// A number that partners may show, from 1 to 10.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Signal(u8);

impl Signal {
    /// All signals in ascending order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=10).map(Self)
    }

    /// The signal of this number; `None` if it is out of range.
    pub fn new(number: u8) -> Option<Self> {
        (1..=10).contains(&number).then_some(Self(number))
    }

    /// Parses a signal in digits; `None` for anything else.
    pub fn read(text: &str) -> Option<Self> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        digits
            .then(|| text.parse().ok())
            .flatten()
            .and_then(Self::new)
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A signal that was shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Said {
    /// Number of moves before it that stand.
    pub ply: Ply,
    /// The seat that showed it.
    pub seat: Seat,
    /// The signal.
    pub signal: Signal,
    /// The time.
    pub at: Timestamp,
}
