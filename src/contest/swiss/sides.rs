//! The allotment of sides to a pair (C.04.3, section 5).

use crate::contest::swiss::cards::{Card, Side, Wish};

/// The side that the first of two entrants gets against the second.
pub(super) fn side_of(card: &Card, other: &Card, first_side: Side) -> Side {
    let Some(own) = card.preferred else {
        return match other.preferred {
            Some(theirs) => theirs.other(),
            // Nobody has played yet: sides alternate down the list.
            None => neutral(card, other, first_side),
        };
    };
    let Some(theirs) = other.preferred.filter(|theirs| *theirs == own) else {
        return own;
    };
    let stronger = strength(card).cmp(&strength(other));
    match stronger {
        std::cmp::Ordering::Greater => own,
        std::cmp::Ordering::Less => theirs.other(),
        std::cmp::Ordering::Equal => match last_difference(card, other) {
            // They change sides since the last round in which theirs differed.
            Some(side) => side.other(),
            None if precedes(card, other) => own,
            None => theirs.other(),
        },
    }
}

/// The strength of a wish; among absolute ones the larger imbalance is stronger.
fn strength(card: &Card) -> (Wish, usize) {
    match card.wish {
        Wish::Absolute => (Wish::Absolute, card.imbalance),
        wish @ (Wish::None | Wish::Mild | Wish::Strong) => (wish, 0),
    }
}

/// The entrant's own side in the last game of both in which the two had different sides.
fn last_difference(card: &Card, other: &Card) -> Option<Side> {
    let both = card.sides.iter().rev().zip(other.sides.iter().rev());
    both.into_iter()
        .find(|(own, theirs)| own != theirs)
        .map(|(own, _)| *own)
}

fn neutral(card: &Card, other: &Card, first_side: Side) -> Side {
    let higher = if precedes(card, other) { card } else { other };
    let side = if higher.rank % 2 == 0 {
        first_side
    } else {
        first_side.other()
    };
    if precedes(card, other) {
        side
    } else {
        side.other()
    }
}

fn precedes(card: &Card, other: &Card) -> bool {
    (other.score, card.rank) < (card.score, other.rank)
}
