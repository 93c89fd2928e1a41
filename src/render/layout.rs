//! The places of a picture's parts in pixels. All follow from the grid, the width and the lines of text.

use crate::grid::Shape;
use crate::render::board::Board;
use crate::render::dice_place;
use crate::render::hexagon_rows::{pitch_and_slope, pixel_pitch_and_slope};
use crate::render::letters::Letters;
use crate::render::sizes::{MANY, PictureRows, Sizes};
use crate::render::slots::free;
use crate::scene::Scene;

/// The places of one picture's parts.
#[derive(Debug)]
pub(super) struct Layout {
    pub(super) sizes: Sizes,
    pub(super) board: Board,
    /// Number of cells along its sides that every corner of a board of squares leaves empty.
    pub(super) free: u8,
    pub(super) height: u32,
    /// Width of a cell.
    pub(super) cell: u32,
    /// Distance from one row of cells to the next; the height of a square.
    pub(super) pitch: u32,
    /// Additional height of a cell, the height of a hexagon's slanted edges.
    pub(super) slope: u32,
    /// Width of the strips with the coordinates.
    pub(super) margin: u32,
    /// Upper left corner of the board.
    pub(super) left: u32,
    pub(super) top: u32,
    /// Top of the title's row, if there is one; the next fields likewise.
    pub(super) title: Option<u32>,
    pub(super) upper: Option<u32>,
    pub(super) lower: Option<u32>,
    pub(super) status: Option<u32>,
    /// Top of the card, if it has a row of its own.
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
        let EdgeStrips { wide: strips, part } = EdgeStrips::beside(board);
        let halves = u32::from(board.halves());
        let mut cell = (sizes.width * 10 / (halves * 5 + strips * 2)).clamp(8, sizes.width / 5);
        if board.shape() == Shape::Hexagons {
            // The height is at most five quarters of the width, whatever is folded away.
            cell = cell.min(sizes.width * 1_250 / (ranks * 866 + 289));
        }
        let (cell, (pitch, slope)) = match board.shape() {
            Shape::Squares => (cell, (cell, 0)),
            // Adjacent rows are shifted by half a cell, so the width must be even.
            Shape::Hexagons => (cell / 2 * 2, pixel_pitch_and_slope(cell / 2 * 2)),
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

    /// The board alone with cells of this width, without text around it.
    pub(super) fn bare(scene: &Scene, cell: u32) -> Self {
        let board = Board::drawn(scene);
        let EdgeStrips { wide, part } = EdgeStrips::beside(board);
        let (pitch, slope) = match board.shape() {
            Shape::Squares => (cell, 0),
            Shape::Hexagons => pitch_and_slope(cell),
        };
        let margin = cell * part / 5;
        let halves = u32::from(board.halves());
        let width = cell * halves / 2 + cell * wide / 5;
        Self {
            sizes: Sizes::of(width),
            board,
            free: 0,
            height: 2 * margin + u32::from(board.rows()) * pitch + slope,
            cell,
            pitch,
            slope,
            margin,
            left: cell * wide / 10,
            top: margin,
            title: None,
            upper: None,
            lower: None,
            status: None,
            card: None,
            dice: None,
            lines: Vec::new(),
        }
    }

    /// The upper left corner of the cell with this place and row.
    pub(super) fn corner(&self, (x, y): (u8, u8)) -> (u32, u32) {
        let [indent, skipped] = [self.board.indent(y), self.board.skipped()];
        let [indent, skipped] = [indent, skipped].map(|halves| u32::from(halves) * self.cell / 2);
        let left = self.left + u32::from(x) * self.cell + indent;
        let left = left.saturating_sub(skipped);
        (left, self.top + u32::from(y) * self.pitch)
    }

    /// The bottom of the board.
    pub(super) fn foot(&self) -> u32 {
        self.top + u32::from(self.board.rows()) * self.pitch + self.slope
    }
}

/// The strips with the coordinates.
struct EdgeStrips {
    /// Width at each side in tenths of a cell.
    wide: u32,
    /// Height above and below in fifths of a cell.
    part: u32,
}

impl EdgeStrips {
    /// They are two fifths of a cell wide, and three fifths beside long rows. Hexagons have whole names beside them.
    const fn beside(board: Board) -> Self {
        let (wide, part) = match board.shape() {
            Shape::Squares if board.columns() >= MANY => (6, 3),
            Shape::Squares => (4, 2),
            Shape::Hexagons => (7, 2),
        };
        Self { wide, part }
    }
}
