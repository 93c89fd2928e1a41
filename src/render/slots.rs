//! The place of each army’s name: in the row above or below the board, or in a corner that it leaves empty.

use crate::grid::{Perspective, Shape};
use crate::render::board::Board;
use crate::scene::{Scene, Tint};

/// The place of an army's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PlayerSlot {
    /// In the row above or below the board, at index `nth` from the left of `of` names.
    Row { above: bool, nth: u32, of: u32 },
    /// In a corner.
    Corner { right: bool, low: bool },
}

/// Fewest empty cells along a corner that leave room for a name.
const MIN_CELLS: u8 = 3;

/// The place of each army's name, as the board is seen.
pub(super) fn slots(scene: &Scene, board: Board) -> Vec<(Tint, PlayerSlot)> {
    let grid = scene.grid;
    let seen = |sits: Perspective| {
        let (at, eyes) = (sits.number(grid), scene.eyes.number(grid));
        (at + grid.sides() - eyes) % grid.sides()
    };
    let mut sides: Vec<(Tint, u8)> = scene
        .armies
        .iter()
        .map(|army| (army.tint, seen(army.sits)))
        .collect();
    if sides.is_empty() {
        let two = [
            (Tint::Light, Perspective::HOME),
            (Tint::Dark, grid.across(Perspective::HOME)),
        ];
        sides = two.map(|(tint, sits)| (tint, seen(sits))).into();
    }
    let across = grid.sides() / 2;
    let facing = sides.iter().all(|(_, side)| side % across == 0);
    let corners = grid.shape == Shape::Hexagons || free(scene, board) >= MIN_CELLS;
    let row = |above, nth, of| PlayerSlot::Row { above, nth, of };
    let slot = |side: u8| {
        // Clockwise from the lower left. A hexagon has two more sides, above and below.
        let right = side >= across;
        let low = match grid.shape {
            Shape::Squares => side.is_multiple_of(3),
            Shape::Hexagons => side % 4 == 1,
        };
        match side % across {
            0 if facing || grid.shape == Shape::Hexagons => row(side != 0, 0, 1),
            _ if corners => PlayerSlot::Corner { right, low },
            _ => row(!low, right.into(), 2),
        }
    };
    sides
        .iter()
        .map(|(tint, side)| (*tint, slot(*side)))
        .collect()
}

/// Number of cells along its sides that every corner of a board of squares leaves empty.
pub(super) fn free(scene: &Scene, board: Board) -> u8 {
    if scene.grid.shape == Shape::Hexagons {
        return 0;
    }
    let cells = board.cells(scene);
    let (columns, rows) = (board.columns(), board.rows());
    let corner = |(y, x): &(u8, u8)| {
        let across = (*x).min(columns - 1 - *x);
        let down = (*y).min(rows - 1 - *y);
        across.max(down)
    };
    // A cell this deep in its corner ends the empty square there.
    cells.keys().map(corner).min().unwrap_or(0)
}
