//! The moves at which a review stops.

use std::collections::BTreeSet;

/// How many choices autocomplete and a menu may hold.
pub(in crate::service) const CHOICES: usize = 25;

/// How many turns around the present one a menu leads to; the others are spread over the game.
const NEAR: usize = 12;

/// At most 25 stops to go to from the present one: all there are, or those near it and some of all parts of
/// the game, its ends among them.
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
