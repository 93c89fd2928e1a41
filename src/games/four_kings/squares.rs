//! [`Squares`], a set of squares of the cross.

use std::ops::{BitAnd, BitOr, BitOrAssign};

use crate::games::four_kings::board::Square;

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 3]);

impl Squares {
    /// None.
    pub const EMPTY: Self = Self([0; 3]);

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() / 64] |= 1 << (square.index() % 64);
    }

    /// Takes a square away.
    pub const fn remove(&mut self, square: Square) {
        self.0[square.index() / 64] &= !(1 << (square.index() % 64));
    }

    /// Whether the square is in it.
    pub const fn contains(self, square: Square) -> bool {
        self.0[square.index() / 64] & (1 << (square.index() % 64)) != 0
    }

    /// Whether all of it is in `other` too.
    pub fn is_within(self, other: Self) -> bool {
        self & other == self
    }
}

impl BitAnd for Squares {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Squares {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = IntoSquares;
    fn into_iter(self) -> IntoSquares {
        IntoSquares(self)
    }
}

/// The squares of a set, by number.
#[derive(Clone, Debug)]
pub struct IntoSquares(Squares);

impl Iterator for IntoSquares {
    type Item = Square;
    fn next(&mut self) -> Option<Square> {
        let part = self.0.0.iter().position(|bits| *bits != 0)?;
        let bits = &mut self.0.0[part];
        let bit = part * 64 + bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Square::numbered(bit)
    }
}
