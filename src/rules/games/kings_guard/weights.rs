//! Weights of King's Guard's features, in hundredths of a guard. `examples/train` writes the files included here.

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: WeightSet = WeightSet {
    name: "hand",
    weights: &[40, 100, 6, 10, 4, 60, 12, 8, 5, 2, -20, 20, -8],
};
/// Fitted to games on the large board.
const WIDE: WeightSet = WeightSet {
    name: "large",
    weights: &include!("weights/standard.in"),
};
/// Fitted to games on the small board.
const NARROW: WeightSet = WeightSet {
    name: "small",
    weights: &include!("weights/small.in"),
};

/// For the large board, the set in use first.
pub(super) static LARGE: &[WeightSet] = &[WIDE, NARROW, HAND];

/// For the small board, the set in use first.
pub(super) static SMALL: &[WeightSet] = &[NARROW, WIDE, HAND];
