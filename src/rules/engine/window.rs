//! The two pairs of numbers that every call of the search hands on, named so that they cannot be swapped.

use crate::engine::scale::WON;

/// The values that matter in a node: above `alpha` and below `beta`.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchWindow {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl SearchWindow {
    /// All values.
    pub(super) const FULL: Self = Self {
        alpha: -WON - 1,
        beta: WON + 1,
    };

    /// The narrowest window: it shows only whether a value exceeds `alpha`.
    pub(super) fn null(alpha: i32) -> Self {
        let beta = alpha + 1;
        Self { alpha, beta }
    }

    pub(super) fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }

    /// The window for the other coalition.
    pub(super) fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// The place of a node in the tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct Depth {
    /// Plies still to search.
    pub(super) left: i32,
    /// Plies from the root.
    pub(super) ply: i32,
}

impl Depth {
    /// The depth after one more ply.
    pub(super) fn deeper(self) -> Self {
        Self {
            left: self.left - 1,
            ply: self.ply + 1,
        }
    }
}
