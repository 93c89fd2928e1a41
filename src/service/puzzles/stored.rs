//! Stored puzzles and ratings, read.

use crate::service::api::puzzle::Puzzle;
use crate::store::StoredPuzzle;

/// A stored puzzle as the engine reads it.
pub(super) fn read(stored: &StoredPuzzle) -> Option<Puzzle> {
    Puzzle::read(stored.kind.parse().ok()?, &stored.line)
}

/// Thousandths in points, rounded.
pub(super) const fn points(thousandths: i64) -> i64 {
    (thousandths + 500).div_euclid(1_000)
}
