//! The escort rule: squares of king and swordmasters that keep the swordmasters in formation.

use crate::games::kings_mate::attacks::neighbours;
use crate::games::kings_mate::board::{Bitboard, Square};

/// The targets of one side's pieces that the escort allows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Escort {
    /// Targets of the king.
    pub(super) king: Bitboard,
    /// Targets of the swordmasters, in square order.
    pub(super) swordmasters: [Bitboard; 2],
    /// Targets of every other piece: all squares while the formation stands, else none.
    pub(super) others: Bitboard,
}

impl Escort {
    /// The escort while the rule does not bind.
    pub(super) const WAIVED: Self = Self {
        king: Bitboard::ALL,
        swordmasters: [Bitboard::ALL; 2],
        others: Bitboard::ALL,
    };

    /// Returns `true` if the formation is broken, so that only a mending move is left.
    #[inline]
    pub(super) const fn is_broken(&self) -> bool {
        self.others.is_empty()
    }

    /// The escort of a king with these swordmasters, two at most.
    // Ruling KM-4. It binds every move, so with a broken formation only a mending move is left.
    #[inline]
    pub(super) fn of(king: Square, swordmasters: Bitboard) -> Self {
        let mut swordmasters = swordmasters.into_iter();
        let by_king = neighbours(king);
        match (swordmasters.next(), swordmasters.next()) {
            (Some(first), Some(second)) => {
                let for_king = beside(first, second);
                Self {
                    king: for_king,
                    swordmasters: [beside(king, second), beside(king, first)],
                    others: Bitboard::ALL.when(for_king.contains(king)),
                }
            }
            (Some(only), None) => Self {
                king: neighbours(only),
                swordmasters: [by_king, Bitboard::EMPTY],
                others: Bitboard::ALL.when(by_king.contains(only)),
            },
            _ => Self::WAIVED,
        }
    }
}

/// The squares on which a third piece is connected to these two: next to either if they touch, else next to both.
///
/// "One next to the king, the other next to the king or to the first" means only that the three are connected. Any of
/// them may stand in the middle.
#[inline]
fn beside(one: Square, other: Square) -> Bitboard {
    let (near_one, near_other) = (neighbours(one), neighbours(other));
    if near_one.contains(other) {
        near_one | near_other
    } else {
        near_one & near_other
    }
}

/// The swordmasters that are not connected to the king.
pub(super) fn left_out(king: Square, swordmasters: Bitboard) -> Bitboard {
    let near = swordmasters & neighbours(king);
    let reached = near.into_iter().fold(near, |chain, sword| {
        chain | (swordmasters & neighbours(sword))
    });
    swordmasters & !reached
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_agree_with_the_chain_for_every_placing() {
        for king in Square::all() {
            for first in Square::all().filter(|sq| *sq != king) {
                let lone = Escort::of(king, first.bit());
                let together = left_out(king, first.bit()).is_empty();
                assert_eq!(!lone.others.is_empty(), together);
                assert_eq!(lone.king.contains(king), together);
                assert_eq!(lone.swordmasters[0].contains(first), together);
                for second in Square::all().filter(|sq| *sq > first && *sq != king) {
                    let both = Escort::of(king, first.bit() | second.bit());
                    let together = left_out(king, first.bit() | second.bit()).is_empty();
                    assert_eq!(!both.others.is_empty(), together);
                    assert_eq!(both.king.contains(king), together);
                    assert_eq!(both.swordmasters[0].contains(first), together);
                    assert_eq!(both.swordmasters[1].contains(second), together);
                }
            }
        }
    }
}
