//! Weights of King's Guard's features, in hundredths of a guard.
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: [i32; 13] = [40, 100, 6, 10, 4, 60, 12, 8, 5, 2, -20, 20, -8];

pub(super) static STANDARD: &[WeightSet] = &[WeightSet { name: "hand", weights: &HAND }];
pub(super) static DIAGONAL: &[WeightSet] = STANDARD;
pub(super) static SMALL: &[WeightSet] = STANDARD;
pub(super) static SMALL_DIAGONAL: &[WeightSet] = STANDARD;
