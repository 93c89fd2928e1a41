//! Where things are on a picture, in pixels. Everything follows from the grid, the width and the lines of text.

use crate::grid::Shape;
use crate::render::board::Board;
use crate::render::dice_place;
use crate::render::hexagons::pitch_and_slope;
use crate::render::letters::Letters;
use crate::render::sizes::{MANY, PictureRows, Sizes};
use crate::render::slots::free;
use crate::scene::Scene;

/// The places of one picture's parts.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) sizes: Sizes,
    pub(super) board: Board,
    /// How many cells along its sides every corner of a board of squares leaves empty.
    pub(super) free: u8,
    pub(super) height: u32,
    /// Width of a cell.
    pub(super) cell: u32,
    /// From one row of cells to the next: the height of a square.
    pub(super) pitch: u32,
    /// How much higher a cell is than that: the height of a hexagon's slanting edges.
    pub(super) slope: u32,
    /// Width of the strips that bear the coordinates.
    pub(super) margin: u32,
    /// Upper left corner of the board.
    pub(super) left: u32,
    pub(super) top: u32,
    /// Where the title's row begins, if there is one; the others likewise.
    pub(super) title: Option<u32>,
    pub(super) upper: Option<u32>,
    pub(super) lower: Option<u32>,
    pub(super) status: Option<u32>,
    /// Where the card begins, if it has a place of its own.
    pub(super) card: Option<u32>,
    /// The first of the cells that the dice cover, if they have room on the board.
    pub(super) dice: Option<(u8, u8)>,
    /// The status, cut into lines.
    pub(super) lines: Vec<String>,
}

impl Layout {
    pub(super) fn new(
        scene: &Scene,
        rows: PictureRows,
        sizes: Sizes,
        letters: &mut Letters,
    ) -> Self {
        let board = Board::drawn(scene);
        let ranks = u32::from(board.rows());
        // The strips for coordinates are two fifths of a cell wide, beside long rows three; beside hexagons stand whole
        // names.
        let (strips, part) = match board.shape() {
            Shape::Squares if board.columns() >= MANY => (6, 3),
            Shape::Squares => (4, 2),
            Shape::Hexagons => (7, 2),
        };
        let halves = u32::from(board.halves());
        let mut cell = (sizes.width * 10 / (halves * 5 + strips * 2)).clamp(8, sizes.width / 5);
        if board.shape() == Shape::Hexagons {
            // No higher than five quarters of the width, whatever was folded away.
            cell = cell.min(sizes.width * 1_250 / (ranks * 866 + 289));
        }
        let (cell, (pitch, slope)) = match board.shape() {
            Shape::Squares => (cell, (cell, 0)),
            // PictureRows lie half a cell beside each other.
            Shape::Hexagons => (cell / 2 * 2, pitch_and_slope(cell / 2 * 2)),
        };
        let margin = cell * part / 5;
        let lines = u32::try_from(rows.status).expect("a few lines");

        let mut y = 0;
        let mut take = |wanted: bool, height: u32| {
            let at = wanted.then_some(y);
            y += if wanted { height } else { 0 };
            at
        };
        let title = take(rows.title, sizes.row);
        let upper = take(rows.above, sizes.row);
        let above =
            take(true, 2 * margin + ranks * pitch + slope).expect("the board is always there");
        let lower = take(rows.below, sizes.row);
        let status = take(
            lines > 0,
            sizes.row + lines.saturating_sub(1) * sizes.leading,
        );
        let card = take(rows.card, sizes.card());
        Self {
            sizes,
            board,
            free: free(scene, board),
            height: y,
            cell,
            pitch,
            slope,
            margin,
            left: sizes.width.saturating_sub(cell * halves / 2) / 2,
            top: above + margin,
            title,
            upper,
            lower,
            status,
            card,
            dice: dice_place::place(scene, board),
            lines: sizes.status(scene, letters),
        }
    }

    /// The upper left corner of the cell at this place and row.
    pub(super) fn corner(&self, (x, y): (u8, u8)) -> (u32, u32) {
        let [indent, skipped] = [self.board.indent(y), self.board.skipped()];
        let [indent, skipped] = [indent, skipped].map(|halves| u32::from(halves) * self.cell / 2);
        let left = self.left + u32::from(x) * self.cell + indent;
        let left = left.saturating_sub(skipped);
        (left, self.top + u32::from(y) * self.pitch)
    }

    /// Where the board ends below.
    pub(super) fn foot(&self) -> u32 {
        self.top + u32::from(self.board.rows()) * self.pitch + self.slope
    }
}
