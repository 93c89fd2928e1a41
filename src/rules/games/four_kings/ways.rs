//! The lines, neighbours and hops of the cross as sets of squares.

use crate::game::cells::{Numbered, Way};
use crate::games::four_kings::board::{
    DIRECTIONS, HOPS, Heading, NONE, RAYS, SQUARES, STRAIGHT, Square, Squares, away,
};

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

/// The squares of the straight lines from each, and of the diagonal ones.
static LINES: [[Squares; 2]; SQUARES] = {
    let mut sets = [[Squares::EMPTY; 2]; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            let kind = (direction >= STRAIGHT) as usize;
            sets[number][kind] = sets[number][kind].joined(&RAY_SETS[number][direction]);
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

/// The squares that a pawn of each heading attacks from each.
static PAWN_TARGETS: [[Way<2>; SQUARES]; 4] = {
    let mut targets = [[Way::NOWHERE; SQUARES]; 4];
    let mut heading = 0;
    while heading < 4 {
        let (files, ranks) = Heading::ALL[heading].step();
        let mut number = 0;
        while number < SQUARES {
            let one = away(number, (files + ranks, ranks + files), 1);
            if one != NONE {
                targets[heading][number].push(one);
            }
            let other = away(number, (files - ranks, ranks - files), 1);
            if other != NONE {
                targets[heading][number].push(other);
            }
            number += 1;
        }
        heading += 1;
    }
    targets
};

/// The squares from which a pawn of each heading may arrive on a back line with one move ahead.
static NEAR_BACKS: [Squares; 4] = {
    let mut sets = [Squares::EMPTY; 4];
    let mut heading = 0;
    while heading < 4 {
        let mut number: u8 = 0;
        while (number as usize) < SQUARES {
            let mut i = 0;
            while i < 3
                && let Some(next) = RAYS[number as usize][heading].get(i)
            {
                if Square::numbered(next as usize).is_back() {
                    let near = Squares::of_number_alone(number);
                    sets[heading] = sets[heading].joined(&near);
                }
                i += 1;
            }
            number += 1;
        }
        heading += 1;
    }
    sets
};

/// The direction in which columns and rows grow so: 0 less, 1 the same, 2 more.
static TOWARD: [[usize; 3]; 3] = {
    let mut toward = [[0; 3]; 3];
    let mut direction = 0;
    while direction < DIRECTIONS.len() {
        let (files, ranks) = DIRECTIONS[direction];
        toward[(files + 1).unsigned_abs() as usize][(ranks + 1).unsigned_abs() as usize] =
            direction;
        direction += 1;
    }
    toward
};

/// Returns `true` if the numbers of squares grow in a direction: they are numbered by rows.
const fn grows(direction: usize) -> bool {
    matches!(DIRECTIONS[direction], (1, 0) | (_, 1))
}

/// Number of king steps between two squares.
static DISTANCES: [[u8; SQUARES]; SQUARES] = {
    let mut distances = [[0; SQUARES]; SQUARES];
    let mut one = 0;
    while one < SQUARES {
        let a = Square::numbered(one);
        let mut other = 0;
        while other < one {
            let b = Square::numbered(other);
            let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
            let most = if files > ranks { files } else { ranks };
            distances[one][other] = most;
            distances[other][one] = most;
            other += 1;
        }
        one += 1;
    }
    distances
};

impl Square {
    /// Number of king steps to each square, by its number.
    #[inline]
    pub(super) fn distances(self) -> &'static [u8; SQUARES] {
        &DISTANCES[self.index()]
    }

    /// The squares on its straight lines, over all pieces.
    #[inline]
    pub(super) fn straight_lines(self) -> Squares {
        LINES[self.index()][0]
    }

    /// The squares on its diagonal lines, over all pieces.
    #[inline]
    pub(super) fn diagonal_lines(self) -> Squares {
        LINES[self.index()][1]
    }

    /// Returns `true` if a pawn of this heading may arrive on a back line with one move ahead from here.
    #[inline]
    pub(super) fn is_near_back(self, heading: Heading) -> bool {
        NEAR_BACKS[heading as usize].contains(self)
    }

    /// Returns `true` if the other square lies in another column and another row.
    #[inline]
    pub(super) const fn is_aslant(self, other: Self) -> bool {
        self.file() != other.file() && self.rank() != other.rank()
    }

    /// The squares that a pawn of this heading attacks from here.
    pub(super) fn pawn_targets(self, heading: Heading) -> impl Iterator<Item = Self> {
        PAWN_TARGETS[heading as usize][self.index()]
            .numbers()
            .filter_map(|number| Self::of_number(usize::from(number)))
    }

    /// The squares between this one and another on one line; else none.
    #[inline]
    pub(super) fn between(self, other: Self) -> Squares {
        let sign = |from: u8, to: u8| usize::from(to >= from) + usize::from(to > from);
        let files = sign(self.file(), other.file());
        let direction = TOWARD[files][sign(self.rank(), other.rank())];
        let ray = self.ray_set(direction);
        if !ray.contains(other) {
            return Squares::EMPTY;
        }
        let mut way = ray.minus(other.ray_set(direction));
        way.remove(other);
        way
    }

    /// The targets of a rook here among these pieces, its own included.
    #[inline]
    pub(super) fn straight(self, among: Squares) -> Squares {
        (self.slide(0, among) | self.slide(1, among))
            | (self.slide(2, among) | self.slide(3, among))
    }

    /// The targets of a bishop here among these pieces, its own included.
    #[inline]
    pub(super) fn diagonal(self, among: Squares) -> Squares {
        (self.slide(4, among) | self.slide(5, among))
            | (self.slide(6, among) | self.slide(7, among))
    }

    /// The squares one knight's hop away.
    #[inline]
    pub(super) fn hop_set(self) -> Squares {
        HOP_SETS[self.index()]
    }

    /// The squares between two hops from here to another square.
    #[inline]
    pub(super) fn ways_to(self, other: Self) -> Squares {
        if self == other {
            return Squares::EMPTY;
        }
        self.hop_set() & other.hop_set()
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

    /// The squares in this direction up to and including the first of these.
    #[inline]
    pub(super) fn slide(self, direction: usize, among: Squares) -> Squares {
        let ray = self.ray_set(direction);
        let met = ray & among;
        if grows(direction) {
            ray & met.up_to_first()
        } else {
            ray & met.down_to_last()
        }
    }
}
