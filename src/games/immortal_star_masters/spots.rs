//! [`Spots`], a set of cells.

use crate::games::immortal_star_masters::board::Spot;

/// A set of spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Spots([u64; 4]);

impl Spots {
    /// None.
    pub const EMPTY: Self = Self([0; 4]);

    /// Adds a spot.
    pub const fn insert(&mut self, spot: Spot) {
        self.0[spot.index() / 64] |= 1 << (spot.index() % 64);
    }

    /// Takes a spot away.
    pub const fn remove(&mut self, spot: Spot) {
        self.0[spot.index() / 64] &= !(1 << (spot.index() % 64));
    }

    /// Whether the spot is in it.
    pub const fn contains(self, spot: Spot) -> bool {
        self.0[spot.index() / 64] & (1 << (spot.index() % 64)) != 0
    }
}

impl IntoIterator for Spots {
    type Item = Spot;
    type IntoIter = IntoSpots;
    fn into_iter(self) -> IntoSpots {
        IntoSpots(self)
    }
}

/// The spots of a set, by number.
#[derive(Clone, Debug)]
pub struct IntoSpots(Spots);

impl Iterator for IntoSpots {
    type Item = Spot;
    fn next(&mut self) -> Option<Spot> {
        let part = self.0.0.iter().position(|bits| *bits != 0)?;
        let bits = &mut self.0.0[part];
        let bit = part * 64 + bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        Spot::numbered(bit)
    }
}
