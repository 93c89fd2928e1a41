//! Weights of Four Kings One War's features, in hundredths of a pawn. `examples/train` writes the files included here.

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: WeightSet = WeightSet {
    name: "hand",
    weights: &[
        450, 250, 200, 350, 100, 4, 15, 5, 2, 10, 4, 900, 3, -10, 8, 0, 15, 12, 20, 12,
    ],
};
/// Fitted to games of two, except the last three. Those are set by hand, since games between equals do not teach the
/// hunt for a king.
const FITTED: WeightSet = WeightSet {
    name: "duel",
    weights: &include!("weights/duel.in"),
};

/// For both tables, the set in use first.
pub(super) static WEIGHTS: &[WeightSet] = &[FITTED, HAND];
