//! Weights of King's Mate's features, in hundredths of a fool.
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: [i32; 22] = [520, 160, 430, 260, 100, 4, 12, 4, 4, 1, -260, 12, 22, 4, -14, -5, -10, 10, 5, 12, 6, 10];

pub(super) static STANDARD: &[WeightSet] = &[WeightSet { name: "hand", weights: &HAND }];
pub(super) static EXPANDED: &[WeightSet] = STANDARD;
pub(super) static ACTIVE: &[WeightSet] = STANDARD;
pub(super) static EXPANDED_ACTIVE: &[WeightSet] = STANDARD;
