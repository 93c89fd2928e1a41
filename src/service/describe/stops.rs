//! The moves at which a review stops.

use std::collections::BTreeSet;

/// Most choices of autocomplete and a menu.
pub(in crate::service) const CHOICES: usize = 25;

/// Number of turns around the present one that a menu lists; the others are spread over the game.
const NEAR: usize = 12;

/// At most 25 stops for a menu. They are all of them, or those near the present one and some from all parts of the
/// game, including its ends.
pub(in crate::service) fn stops(present: usize, last: usize) -> Vec<usize> {
    let mut stops: BTreeSet<usize> = if last <= CHOICES {
        (0..=last).collect()
    } else {
        let near = present.saturating_sub(NEAR / 2).min(last - NEAR);
        let spread = (0..=NEAR).map(|nth| last * nth / NEAR);
        (near..=near + NEAR).chain(spread).collect()
    };
    stops.remove(&present);
    stops.into_iter().collect()
}
