//! Weights of King's Mate's features, in hundredths of a fool. `examples/train` writes the files included here.

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: WeightSet = WeightSet {
    name: "hand",
    weights: &[
        520, 160, 430, 260, 100, 4, 12, 4, 4, 1, -260, 12, 22, 4, -14, -5, -10, 10, 5, 12, 6, 10,
    ],
};
/// Fitted to games without dice.
const CALM: WeightSet = WeightSet {
    name: "calm",
    weights: &include!("weights/standard.in"),
};
/// Fitted to Active Play. Three weights about a bare king are set by hand, since the fitted ones hunted it too little.
const DICE: WeightSet = WeightSet {
    name: "dice",
    weights: &include!("weights/active.in"),
};

/// For rules without dice, the set in use first.
pub(super) static STANDARD: &[WeightSet] = &[CALM, DICE, HAND];

/// For Active Play, the set in use first.
pub(super) static ACTIVE: &[WeightSet] = &[DICE, CALM, HAND];
