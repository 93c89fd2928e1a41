//! Places at a table: [`Seat`], sets of them, and total maps over them.

use std::fmt;

/// Most seats of any game.
pub const MAX_SEATS: u8 = 6;

/// A place at one table, counted from 0. Seat 0 moves first.
///
/// A seat is not an army: a game may give one seat two armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first.
    pub const FIRST: Self = Self(0);
    /// The seat after [`Seat::FIRST`].
    pub const SECOND: Self = Self(1);

    /// The seat with this index; `None` from [`MAX_SEATS`] on.
    pub const fn new(index: u8) -> Option<Self> {
        if index < MAX_SEATS {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The index, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats (at most [`MAX_SEATS`]), in order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MAX_SEATS)).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// The set with one more seat.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// Returns `true` if the set contains the seat.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Removes a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Number of seats in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The seats in the set, in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }

    /// Returns `true` if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// A value for every seat of one table: no seat is ever missing.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BySeat<T>(Vec<T>);

impl<T> BySeat<T> {
    /// Builds the value of each of the first `count` seats (at most [`MAX_SEATS`]) with `f`.
    pub fn from_fn(count: u8, f: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::all(count).map(f).collect())
    }

    /// The number of seats.
    pub fn count(&self) -> u8 {
        u8::try_from(self.0.len()).expect("a table has at most MAX_SEATS seats")
    }

    /// Seats with their values, in order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.count()).zip(&self.0)
    }

    /// The value at a seat, `None` if the table has no such seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
