//! The lines, neighbours and hops of the cross as sets of squares.

use crate::games::four_kings::board::{DIRECTIONS, HOPS, RAYS, SQUARES, Square, Squares};

/// The squares of each ray as a set.
static RAY_SETS: [[Squares; 8]; SQUARES] = {
    let mut sets = [[Squares::EMPTY; 8]; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            sets[number][direction] = Squares::of_way(&RAYS[number][direction]);
            direction += 1;
        }
        number += 1;
    }
    sets
};

/// The squares next to each.
static NEAR: [Squares; SQUARES] = {
    let mut sets = [Squares::EMPTY; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            if let Some(next) = RAYS[number][direction].get(0) {
                sets[number] = sets[number].joined(&Squares::of_number_alone(next));
            }
            direction += 1;
        }
        number += 1;
    }
    sets
};

/// The squares one hop away from each.
static HOP_SETS: [Squares; SQUARES] = {
    let mut sets = [Squares::EMPTY; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        sets[number] = Squares::of_way(&HOPS[number]);
        number += 1;
    }
    sets
};

/// The squares one hop or two away from each.
static HOP_AREAS: [Squares; SQUARES] = {
    let mut sets = HOP_SETS;
    let mut number = 0;
    while number < SQUARES {
        let mut i = 0;
        while let Some(next) = HOPS[number].get(i) {
            sets[number] = sets[number].joined(&HOP_SETS[next as usize]);
            i += 1;
        }
        number += 1;
    }
    sets
};

impl Square {
    /// The squares one knight's hop away.
    #[inline]
    pub(super) fn hop_set(self) -> Squares {
        HOP_SETS[self.index()]
    }

    /// The squares one hop or two away.
    #[inline]
    pub(super) fn hop_area(self) -> Squares {
        HOP_AREAS[self.index()]
    }

    /// The up to eight squares next to it.
    #[inline]
    pub(super) fn near(self) -> Squares {
        NEAR[self.index()]
    }

    /// The squares of [`Square::ray`].
    #[inline]
    pub(super) fn ray_set(self, direction: usize) -> Squares {
        RAY_SETS[self.index()][direction]
    }

    /// The first of these squares in this direction.
    #[inline]
    pub(super) fn first_met(self, direction: usize, among: Squares) -> Option<Self> {
        let met = self.ray_set(direction) & among;
        // Squares are numbered by rows: upwards, and to the right in a row, numbers grow.
        match DIRECTIONS[direction] {
            (1, 0) | (_, 1) => met.first(),
            _ => met.last(),
        }
    }

    /// The squares in this direction up to and including the first of these.
    #[inline]
    pub(super) fn slide(self, direction: usize, among: Squares) -> Squares {
        let ray = self.ray_set(direction);
        match self.first_met(direction, among) {
            Some(met) => ray.minus(met.ray_set(direction)),
            None => ray,
        }
    }
}
