//! The squares that a piece reaches over given obstacles, from tables made at compile time.
//!
//! Pure geometry: raised squares, escorts and danger are not known here; callers pass them as obstacles.

use crate::games::kings_mate::board::{Bitboard, Square};

/// A line through a square, without the square itself.
#[derive(Clone, Copy)]
struct Ray {
    whole: u64,
    /// The part later in square order.
    after: u64,
    /// The part earlier in square order, bits reversed.
    before_reversed: u64,
}

/// The obstacles of sliding pieces.
#[derive(Clone, Copy, Debug)]
pub(super) struct Obstacles {
    set: u64,
    /// The bits reversed. Finding the last bit of a set is slow without newer processor instructions, which a portable
    /// build may not use; finding the first is fast.
    reversed: u64,
}

impl From<Bitboard> for Obstacles {
    #[inline]
    fn from(set: Bitboard) -> Self {
        Self {
            set: set.0,
            reversed: set.0.reverse_bits(),
        }
    }
}

impl Obstacles {
    /// No obstacles.
    pub(super) const NONE: Self = Self {
        set: 0,
        reversed: 0,
    };

    /// These obstacles after a piece moved from one square to another.
    #[inline]
    pub(super) const fn moved(self, from: Square, to: Square) -> Self {
        let (left, taken) = (from.bit().0, to.bit().0);
        Self {
            set: self.set & !left | taken,
            reversed: self.reversed & !left.reverse_bits() | taken.reverse_bits(),
        }
    }

    /// These obstacles, and all raised squares if they are `closed`.
    #[inline]
    pub(super) const fn with_raised(self, closed: bool) -> Self {
        let mask = (closed as u64).wrapping_neg();
        Self {
            set: self.set | Bitboard::RAISED.0 & mask,
            reversed: self.reversed | Bitboard::RAISED.0.reverse_bits() & mask,
        }
    }
}

/// Steps by column and row towards later squares: along the row, the column, and the two diagonals.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
const ROW: usize = 0;
const COLUMN: usize = 1;
const RISING: usize = 2;
const FALLING: usize = 3;

static RAYS: [[Ray; 4]; 64] = lines();
static NEIGHBOURS: [Bitboard; 64] = steps(&[
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
]);
static STRAIGHT_STEPS: [Bitboard; 64] = steps(&[(0, 1), (0, -1)]);
static DIAGONAL_STEPS: [Bitboard; 64] = steps(&[(1, 1), (1, -1), (-1, 1), (-1, -1)]);

const fn ray(from: Square, files: i8, ranks: i8) -> u64 {
    let mut set = 0;
    let mut at = from;
    while let Some(next) = at.step(files, ranks) {
        set |= next.bit().0;
        at = next;
    }
    set
}

const fn lines() -> [[Ray; 4]; 64] {
    let mut table = [[Ray {
        whole: 0,
        after: 0,
        before_reversed: 0,
    }; 4]; 64];
    let mut index = 0;
    while index < Square::COUNT {
        let mut line = 0;
        while line < 4 {
            let (files, ranks) = DIRECTIONS[line];
            let square = Square::from_index(index);
            let (before, after) = (ray(square, -files, -ranks), ray(square, files, ranks));
            table[index as usize][line] = Ray {
                whole: before | after,
                after,
                before_reversed: before.reverse_bits(),
            };
            line += 1;
        }
        index += 1;
    }
    table
}

const fn steps(ways: &[(i8, i8)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < Square::COUNT {
        let mut way = 0;
        while way < ways.len() {
            if let Some(to) = Square::from_index(index).step(ways[way].0, ways[way].1) {
                table[index as usize].0 |= to.bit().0;
            }
            way += 1;
        }
        index += 1;
    }
    table
}

/// The squares of a line up to and including the nearest obstacle on each side.
#[inline]
const fn slide(line: Ray, obstacles: Obstacles) -> u64 {
    // The last obstacle before the square and all later squares: the sign bit, drawn out to the right.
    let before = (line.before_reversed & obstacles.reversed) | 1 << 63;
    let from_before = (i64::MIN >> before.trailing_zeros()).cast_unsigned();
    // The first obstacle after the square and all earlier squares.
    let after = line.after & obstacles.set;
    let to_after = after ^ after.wrapping_sub(1);
    line.whole & from_before & to_after
}

/// The squares along row and column, up to and including the first obstacle.
#[inline]
pub(super) fn orthogonal(from: Square, obstacles: Obstacles) -> Bitboard {
    let lines = &RAYS[from.index()];
    Bitboard(slide(lines[ROW], obstacles) | slide(lines[COLUMN], obstacles))
}

/// The squares along the diagonals, up to and including the first obstacle.
#[inline]
pub(super) fn diagonal(from: Square, obstacles: Obstacles) -> Bitboard {
    let lines = &RAYS[from.index()];
    Bitboard(slide(lines[RISING], obstacles) | slide(lines[FALLING], obstacles))
}

/// The squares in all eight directions, up to and including the first obstacle.
#[inline]
pub(super) fn all_lines(from: Square, obstacles: Obstacles) -> Bitboard {
    orthogonal(from, obstacles) | diagonal(from, obstacles)
}

/// The up to eight squares next to a square.
#[inline]
pub(super) fn neighbours(square: Square) -> Bitboard {
    NEIGHBOURS[square.index()]
}

/// One step forward or backward.
#[inline]
pub(super) fn straight_steps(from: Square) -> Bitboard {
    STRAIGHT_STEPS[from.index()]
}

/// One step diagonally.
#[inline]
pub(super) fn diagonal_steps(from: Square) -> Bitboard {
    DIAGONAL_STEPS[from.index()]
}

/// The whole line through two squares, without the first; empty if no line joins them.
pub(super) fn line_through(first: Square, second: Square) -> Bitboard {
    RAYS[first.index()]
        .iter()
        .map(|line| Bitboard(line.whole))
        .find(|line| line.contains(second))
        .unwrap_or_default()
}

/// The squares between two squares on one line; empty if no line joins them.
pub(super) fn between(first: Square, second: Square) -> Bitboard {
    let (low, high) = if first < second {
        (first, second)
    } else {
        (second, first)
    };
    // The bits from the one after the first square to the one before the last.
    let inner = high.bit().0.wrapping_sub(low.bit().0 << 1);
    Bitboard(line_through(low, high).0 & inner)
}
