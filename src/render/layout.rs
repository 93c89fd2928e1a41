//! Where things are on a picture, in pixels. Everything follows from the grid, the width and the lines of text.

use crate::game::scene::Scene;
use crate::render::letters::Letters;

/// The width of a picture in pixels.
pub const WIDTH: u32 = 720;
/// Height of one line of text with the space around it.
pub(super) const ROW: u32 = WIDTH / 15;
/// Space at the left and right ends of a line.
pub(super) const EDGE: u32 = ROW / 2;
/// Width of the line around the board.
pub(super) const RIM: u32 = WIDTH / 180;
/// Size of all text but the coordinates.
pub(super) const TEXT: u32 = ROW * 3 / 5;
/// From one line of the status to the next.
pub(super) const LEADING: u32 = ROW * 3 / 4;
/// Side of a die.
pub(super) const DIE: u32 = ROW * 9 / 10;
/// The sign between the dice.
pub(super) const VERSUS: u32 = DIE * 3 / 5;
/// The most lines that the status may take.
const STATUS_LINES: usize = 2;

/// The places of one picture's parts.
#[derive(Debug)]
pub(super) struct Layout {
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
    pub(super) fn of(scene: &Scene, letters: &mut Letters) -> Self {
        let (files, ranks) = (u32::from(scene.grid.files), u32::from(scene.grid.ranks));
        // The strips for coordinates are two fifths of a cell wide.
        let cell = (WIDTH * 5 / (files * 5 + 4)).clamp(8, WIDTH / 5);
        let margin = cell * 2 / 5;
        let caption = &scene.caption;
        let title = !caption.title.is_empty() || !caption.last.is_empty();
        let trays = scene.lost.iter().any(|tray| !tray.figures.is_empty());
        let players = !caption.players.is_empty() || trays || caption.to_move.is_some();
        let room = WIDTH
            - 2 * EDGE
            - if scene.dice.is_some() {
                2 * DIE + VERSUS + EDGE
            } else {
                0
            };
        let lines = letters.wrap(&caption.status, TEXT, room, STATUS_LINES);
        let status = match (lines.len(), scene.dice) {
            (0, None) => 0,
            (lines, _) => u32::try_from(lines.max(1)).expect("a few lines"),
        };

        let mut y = 0;
        let mut take = |wanted: bool, height: u32| {
            let at = wanted.then_some(y);
            y += if wanted { height } else { 0 };
            at
        };
        let title = take(title, ROW);
        let upper = take(players, ROW);
        let board = take(true, 2 * margin + ranks * cell).expect("the board is always there");
        let lower = take(players, ROW);
        let status = take(status > 0, ROW + status.saturating_sub(1) * LEADING);
        Self {
            height: y,
            cell,
            margin,
            left: WIDTH.saturating_sub(cell * files) / 2,
            top: board + margin,
            title,
            upper,
            lower,
            status,
            lines,
        }
    }
}
