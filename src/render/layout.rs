//! Where things are on a picture, in pixels. Everything follows from the grid, the width and the lines of text.

use crate::grid::Shape;
use crate::render::board::Board;
use crate::render::hexagons::pitch_and_slope;
use crate::render::letters::Letters;
use crate::render::seats::{PlayerSlot, free, spots};
use crate::scene::Scene;

/// The width of a picture in pixels.
pub const WIDTH: u32 = 720;
/// The same where a board has many columns: one can look closer.
pub const WIDE: u32 = 1080;
/// From how many columns on that is.
const MANY: u8 = 13;

/// The width of a scene's picture.
pub(super) fn width(scene: &Scene) -> u32 {
    let columns = Board::of(scene).columns();
    // Beyond 26 there are no letters for them, and no game.
    if (MANY..=26).contains(&columns) {
        WIDE
    } else {
        WIDTH
    }
}

/// What does not depend on the scene, in pixels: all of it follows from the width.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sizes {
    pub(super) width: u32,
    /// Height of one line of text with the space around it.
    pub(super) row: u32,
    /// Space at the left and right ends of a line.
    pub(super) edge: u32,
    /// Width of the line around the board.
    pub(super) rim: u32,
    /// Size of all text but the coordinates.
    pub(super) text: u32,
    /// From one line of the status to the next.
    pub(super) leading: u32,
    /// Side of a die.
    pub(super) die: u32,
    /// The sign between the dice.
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
    fn status(&self, scene: &Scene, letters: &mut Letters) -> Vec<String> {
        let dice = if scene.dice.is_some() {
            2 * self.die + self.versus + self.edge
        } else {
            0
        };
        let room = self.width - 2 * self.edge - dice;
        letters.wrap(&scene.caption.status, self.text, room, STATUS_LINES)
    }
}

/// Which rows stand above and below the board: the same in all pictures of a film.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PictureRows {
    title: bool,
    /// Rows for players above and below the board.
    above: bool,
    below: bool,
    /// Lines of the status.
    status: usize,
}

impl PictureRows {
    pub(super) fn of(scene: &Scene, sizes: Sizes, letters: &mut Letters) -> Self {
        let caption = &scene.caption;
        let trays = scene.lost.iter().any(|tray| !tray.figures.is_empty());
        let players = !caption.players.is_empty() || trays || caption.to_move.is_some();
        let spots = spots(scene, Board::of(scene));
        let row = |above| {
            let here = |spot: &PlayerSlot| matches!(spot, PlayerSlot::Row { above: it, .. } if *it == above);
            players && spots.iter().any(|(_, spot)| here(spot))
        };
        let lines = sizes.status(scene, letters).len();
        Self {
            title: !caption.title.is_empty() || !caption.last.is_empty(),
            above: row(true),
            below: row(false),
            status: lines.max(usize::from(scene.dice.is_some())),
        }
    }

    /// The rows that have room for both.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            title: self.title || other.title,
            above: self.above || other.above,
            below: self.below || other.below,
            status: self.status.max(other.status),
        }
    }
}

/// The most lines that the status may take.
const STATUS_LINES: usize = 2;

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
        let board = Board::of(scene);
        let (columns, ranks) = (u32::from(board.columns()), u32::from(board.rows()));
        // The strips for coordinates are two fifths of a cell wide; beside hexagons stand whole names.
        let strips = match board.shape() {
            Shape::Squares => 4,
            Shape::Hexagons => 7,
        };
        let cell = (sizes.width * 5 / (columns * 5 + strips)).clamp(8, sizes.width / 5);
        let (cell, (pitch, slope)) = match board.shape() {
            Shape::Squares => (cell, (cell, 0)),
            // Rows lie half a cell beside each other.
            Shape::Hexagons => (cell / 2 * 2, pitch_and_slope(cell / 2 * 2)),
        };
        let margin = cell * 2 / 5;
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
        Self {
            sizes,
            board,
            free: free(scene, board),
            height: y,
            cell,
            pitch,
            slope,
            margin,
            left: sizes.width.saturating_sub(cell * columns) / 2,
            top: above + margin,
            title,
            upper,
            lower,
            status,
            lines: sizes.status(scene, letters),
        }
    }

    /// The upper left corner of the cell at this place and row.
    pub(super) fn corner(&self, (x, y): (u8, u8)) -> (u32, u32) {
        let indent = u32::from(self.board.indent(y)) * self.cell / 2;
        let left = self.left + u32::from(x) * self.cell + indent;
        (left, self.top + u32::from(y) * self.pitch)
    }

    /// Where the board ends below.
    pub(super) fn foot(&self) -> u32 {
        self.top + u32::from(self.board.rows()) * self.pitch + self.slope
    }
}
