//! Pawns' directions by territory, and the lines they cross.

use crate::games::immortal_star_masters::board::{
    CORNERS, DIRECTIONS, Piece, SIDES, STRAIGHT, Spot,
};
use crate::games::immortal_star_masters::camps::{Axial, Camp};

/// The directions of a pawn on its spot.
#[derive(Clone, Copy)]
pub(super) struct Gait {
    pub(super) moves: &'static [usize],
    pub(super) captures: &'static [usize],
}

/// All directions, in order.
static ALL: [usize; DIRECTIONS] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
/// Directions toward the centre and aslant, by camp; then the same reversed.
static AHEAD: [[[usize; 2]; 6]; 2] = [turned([(0, 1), (-1, 1)]), turned([(0, -1), (1, -1)])];
static ASLANT: [[[usize; 3]; 6]; 2] = [
    turned([(1, 1), (-1, 2), (-2, 1)]),
    turned([(-1, -1), (1, -2), (2, -1)]),
];

/// The directions of these steps of the South, rotated for each camp.
const fn turned<const N: usize>(steps: [Axial; N]) -> [[usize; N]; 6] {
    let mut all = [[0; N]; 6];
    let mut camp = 0;
    while camp < 6 {
        let mut i = 0;
        while i < N {
            all[camp][i] = direction(Camp::ALL[camp].turn(steps[i]));
            i += 1;
        }
        camp += 1;
    }
    all
}

/// The direction of a step.
const fn direction(by: Axial) -> usize {
    let mut i = 0;
    while i < DIRECTIONS {
        let step = step(i);
        if step.0 == by.0 && step.1 == by.1 {
            return i;
        }
        i += 1;
    }
    panic!("a pawn steps in one of twelve directions");
}

/// The step in a direction.
const fn step(direction: usize) -> Axial {
    if direction < STRAIGHT {
        SIDES[direction]
    } else {
        CORNERS[direction - STRAIGHT]
    }
}

impl Gait {
    pub(super) fn of(pawn: Piece, at: Spot) -> Self {
        let Some(camp) = at.territory() else {
            let (moves, captures) = ALL.split_at(STRAIGHT);
            return Self { moves, captures };
        };
        let outward = usize::from(camp != pawn.camp);
        Self {
            moves: &AHEAD[outward][camp.index()],
            captures: &ASLANT[outward][camp.index()],
        }
    }

    /// Returns `true` if the pawn moves by this step.
    pub(super) fn moves_by(self, by: Axial) -> bool {
        self.moves.iter().any(|direction| step(*direction) == by)
    }

    /// Returns `true` if the pawn captures by this step.
    pub(super) fn captures_by(self, by: Axial) -> bool {
        self.captures.iter().any(|direction| step(*direction) == by)
    }
}

/// The pawn after a step between these cells; `None` if it would cross a line a second time.
#[inline]
pub(super) fn stepped(pawn: Piece, from: Spot, to: Spot) -> Option<Piece> {
    let mut after = Piece {
        fresh: false,
        ..pawn
    };
    let (left, entered) = (from.territory(), to.territory());
    if left == entered {
        return Some(after);
    }
    for camp in [left, entered].into_iter().flatten() {
        if pawn.crossed.contains(camp) {
            return None;
        }
        after.crossed = after.crossed.with(camp);
    }
    Some(after)
}
