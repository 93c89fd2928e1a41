//! Weights of the features of `ImmortalStarMasters`, in hundredths of a pawn.
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: [i32; 19] = [900, 500, 300, 300, 100, 5, 30, 25, 5, 2, 5, 12, 3, -12, 6, 1, -15, 12, 15];

pub(super) static TWO: &[WeightSet] = &[WeightSet { name: "hand", weights: &HAND }];
pub(super) static MANY: &[WeightSet] = TWO;
