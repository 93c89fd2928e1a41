//! Weights of Four Kings One War's features, in hundredths of a pawn.
#![cfg_attr(rustfmt, rustfmt_skip)]

use crate::game::evaluate::WeightSet;

/// Set by hand.
const HAND: [i32; 17] = [450, 250, 200, 350, 100, 4, 15, 5, 2, 10, 4, 900, 3, -10, 8, 0, 15];

pub(super) static DUEL: &[WeightSet] = &[WeightSet { name: "hand", weights: &HAND }];
pub(super) static TEAM: &[WeightSet] = DUEL;
