//! Where things are on a picture, in pixels. Everything follows from the grid, the width and the lines of text.

use crate::game::scene::Scene;
use crate::render::letters::Letters;

/// The width of a picture in pixels.
pub const WIDTH: u32 = 720;

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
pub(super) struct Rows {
    title: bool,
    players: bool,
    /// Lines of the status.
    status: usize,
}

impl Rows {
    pub(super) fn of(scene: &Scene, sizes: Sizes, letters: &mut Letters) -> Self {
        let caption = &scene.caption;
        let trays = scene.lost.iter().any(|tray| !tray.figures.is_empty());
        let lines = sizes.status(scene, letters).len();
        Self {
            title: !caption.title.is_empty() || !caption.last.is_empty(),
            players: !caption.players.is_empty() || trays || caption.to_move.is_some(),
            status: lines.max(usize::from(scene.dice.is_some())),
        }
    }

    /// The rows that have room for both.
    pub(super) fn and(self, other: Self) -> Self {
        Self {
            title: self.title || other.title,
            players: self.players || other.players,
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
    pub(super) height: u32,
    /// Side of a cell.
    pub(super) cell: u32,
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
    pub(super) fn new(scene: &Scene, rows: Rows, sizes: Sizes, letters: &mut Letters) -> Self {
        let (files, ranks) = (u32::from(scene.grid.files), u32::from(scene.grid.ranks));
        // The strips for coordinates are two fifths of a cell wide.
        let cell = (sizes.width * 5 / (files * 5 + 4)).clamp(8, sizes.width / 5);
        let margin = cell * 2 / 5;
        let lines = u32::try_from(rows.status).expect("a few lines");

        let mut y = 0;
        let mut take = |wanted: bool, height: u32| {
            let at = wanted.then_some(y);
            y += if wanted { height } else { 0 };
            at
        };
        let title = take(rows.title, sizes.row);
        let upper = take(rows.players, sizes.row);
        let board = take(true, 2 * margin + ranks * cell).expect("the board is always there");
        let lower = take(rows.players, sizes.row);
        let status = take(
            lines > 0,
            sizes.row + lines.saturating_sub(1) * sizes.leading,
        );
        Self {
            sizes,
            height: y,
            cell,
            margin,
            left: sizes.width.saturating_sub(cell * files) / 2,
            top: board + margin,
            title,
            upper,
            lower,
            status,
            lines: sizes.status(scene, letters),
        }
    }
}
