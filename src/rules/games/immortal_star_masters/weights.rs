//! Weights of the features of `ImmortalStarMasters`, in hundredths of a pawn. `examples/train` writes the files
//! included here.

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: WeightSet = WeightSet {
    name: "hand",
    weights: &[
        900, 500, 300, 300, 100, 5, 25, 24, 5, 2, 5, 12, 3, -12, 6, 1, -15, 12, 15, 6,
    ],
};

/// For all tables, the set in use first.
pub(super) static WEIGHTS: &[WeightSet] = &[HAND];
