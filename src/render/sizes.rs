//! Sizes in pixels that depend only on a picture's width, and the rows of text above and below the board.

use crate::render::board::Board;
use crate::render::dice_place;
use crate::render::letters::Letters;
use crate::render::slots::{PlayerSlot, slots};
use crate::scene::Scene;

/// The width of a picture in pixels.
pub const WIDTH: u32 = 720;
/// The width of a picture of a board with many columns, with more detail.
pub const WIDE: u32 = 1080;
/// Fewest columns of a board with the larger width.
pub(super) const MANY: u8 = 13;

/// The width of a scene's picture.
pub(super) fn width(scene: &Scene) -> u32 {
    let columns = Board::drawn(scene).columns();
    // Columns beyond 26 have no letters, and no game has that many.
    if (MANY..=26).contains(&columns) {
        WIDE
    } else {
        WIDTH
    }
}

/// Sizes in pixels that do not depend on the scene, all derived from the width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) width: u32,
    /// Height of a line of text with the space around it.
    pub(super) row: u32,
    /// Space at the left and right ends of a line.
    pub(super) edge: u32,
    /// Width of the line around the board.
    pub(super) rim: u32,
    /// Size of all text but the coordinates.
    pub(super) text: u32,
    /// Distance between lines of the status.
    pub(super) leading: u32,
    /// Side of a die.
    pub(super) die: u32,
    /// Width of the sign between the dice.
    pub(super) versus: u32,
}

impl Sizes {
    pub(super) const fn of(width: u32) -> Self {
        let row = width / 15;
        let die = row * 9 / 10;
        Self {
            width,
            row,
            edge: row / 2,
            rim: width / 180,
            text: row * 3 / 5,
            leading: row * 3 / 4,
            die,
            versus: die * 3 / 5,
        }
    }

    /// The status of a scene, cut into lines.
    pub(super) fn status(&self, scene: &Scene, letters: &mut Letters) -> Vec<String> {
        let dice = if below(scene) {
            2 * self.die + self.versus + self.edge
        } else {
            0
        };
        let number = self.number(scene, letters);
        let number = number + if number > 0 { self.edge } else { 0 };
        let room = self.width - 2 * self.edge - dice.max(number);
        letters.wrap(&scene.caption.status, self.text, room, STATUS_LINES)
    }

    /// Width of the move's number behind the status; 0 if there is none, or if the dice lie there.
    pub(super) fn number(&self, scene: &Scene, letters: &mut Letters) -> u32 {
        let number = &scene.caption.number;
        if number.is_empty() || below(scene) {
            return 0;
        }
        letters.width(number, self.text).min(self.width / 3)
    }
}

/// The rows above and below the board, the same in all pictures of a film.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each row is there or is not")]
pub(super) struct PictureRows {
    pub(super) title: bool,
    /// Rows for players above and below the board.
    pub(super) above: bool,
    pub(super) below: bool,
    /// Lines of the status.
    pub(super) status: usize,
    /// The card of a finished game, in the place of the status.
    pub(super) card: bool,
}

/// Returns `true` if the dice of a scene have no room on the board and lie below it.
fn below(scene: &Scene) -> bool {
    scene.dice.is_some() && dice_place::place(scene, Board::drawn(scene)).is_none()
}

impl PictureRows {
    pub(super) fn of(scene: &Scene, sizes: Sizes, letters: &mut Letters) -> Self {
        let caption = &scene.caption;
        let trays = scene.lost.iter().any(|tray| !tray.figures.is_empty());
        let players = !caption.players.is_empty() || trays || caption.to_move.is_some();
        let slots = slots(scene, Board::drawn(scene));
        let row = |above| {
            let here = |slot: &PlayerSlot| matches!(slot, PlayerSlot::Row { above: it, .. } if *it == above);
            players && slots.iter().any(|(_, slot)| here(slot))
        };
        let lines = sizes.status(scene, letters).len();
        Self {
            title: !caption.title.is_empty() || !caption.last.is_empty(),
            above: row(true),
            below: row(false),
            status: if caption.card.is_some() {
                0
            } else {
                lines.max(usize::from(below(scene)))
            },
            card: caption.card.is_some(),
        }
    }

    /// The rows of a film, where the card covers the board.
    pub(super) fn filmed(scene: &Scene, sizes: Sizes, letters: &mut Letters) -> Self {
        let mut bare = scene.clone();
        bare.caption.card = None;
        Self::of(&bare, sizes, letters)
    }

    /// Rows with room for both pictures.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            title: self.title || other.title,
            above: self.above || other.above,
            below: self.below || other.below,
            status: self.status.max(other.status),
            card: self.card || other.card,
        }
    }
}

/// Most lines of the status.
const STATUS_LINES: usize = 2;
