//! The state of a player, shown by their chip.

use crate::scene::{Figure, Glyph, Scene, Tint};

/// The state of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum ChipState {
    /// It is another player's turn.
    Waits,
    /// It is their turn.
    ToMove,
    /// They have won.
    Won,
    /// They have lost, or their army has left the board.
    Out,
}

impl ChipState {
    /// The state of the player of an army.
    pub(super) fn of(scene: &Scene, tint: Tint) -> Self {
        let caption = &scene.caption;
        let won = |figures: &[Figure]| figures.iter().any(|king| king.tint == tint);
        if let Some(card) = &caption.card {
            if won(&card.won) {
                return Self::Won;
            }
            return if won(&card.fell) {
                Self::Out
            } else {
                Self::Waits
            };
        }
        let same_seat = |other: Tint| {
            let seat = scene.seat_of(tint);
            other == tint || (seat.is_some() && seat == scene.seat_of(other))
        };
        if caption.to_move.is_some_and(same_seat) {
            return Self::ToMove;
        }
        let mut tints = scene.pieces.iter().map(|(_, figure)| figure.tint);
        if scene.pieces.is_empty() || tints.any(|other| other == tint) {
            Self::Waits
        } else {
            Self::Out
        }
    }
}

/// The kind of king that the armies of a scene have.
pub(super) fn king(scene: &Scene) -> Glyph {
    let stand = scene.pieces.iter().map(|(_, figure)| figure);
    let mut figures = stand.chain(&scene.captives);
    let monarch = figures.any(|figure| figure.glyph == Glyph::Monarch);
    if monarch { Glyph::Monarch } else { Glyph::King }
}
