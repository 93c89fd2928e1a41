//! The names of cells: at the ends of rows and columns, in the empty cells of long rows, and in close-ups.

use crate::grid::{Cell, Shape};
use crate::render::layout::Layout;
use crate::render::raster::{Cells, Painter, TextLine};
use crate::render::sizes::MANY;
use crate::render::theme::{Rgb, blend, contrast};
use crate::scene::{CellBuild, Ground, Scene};

/// Least contrast of a cell's name with its ground: readable, but less prominent than the pieces.
const QUIET: f64 = 2.6;

impl Painter<'_> {
    /// Writes the names beside the board, at the ends of its rows and columns: the number or letter on squares, the
    /// letter or the names of the end cells on hexagons.
    pub(super) fn coordinates(&mut self, scene: &Scene, cells: &Cells) {
        let grid = scene.grid;
        let Layout {
            cell: size,
            pitch,
            slope,
            margin,
            board,
            ..
        } = self.layout;
        let (half, middle) = (size / 2, u32::midpoint(pitch, slope));
        let whole = scene.window.is_none();
        let text = self.edge_text(whole);
        // Columns are letters, except as seen from the other two sides.
        let turned = scene.eyes.number(grid) % 2 == 1;
        let named = |cell: Cell, across: bool| match (grid.shape, across == turned) {
            // The cells of a whole board show their numbers themselves.
            (Shape::Hexagons, _) if whole => grid.rank_name(cell.rank),
            (Shape::Hexagons, _) => grid.name(cell),
            (Shape::Squares, false) => grid.file_name(cell.file).to_string(),
            (Shape::Squares, true) => grid.rank_name(cell.rank),
        };
        for row in 0..board.rows() {
            let mut ends = cells.range((row, 0)..=(row, u8::MAX));
            let first = ends.next();
            let last = ends.next_back().or(first);
            let beside = match grid.shape {
                Shape::Squares => margin / 2,
                Shape::Hexagons => margin,
            };
            for (end, right) in [(first, false), (last, true)] {
                let Some(((y, x), (cell, _))) = end else {
                    continue;
                };
                let (left, top) = self.layout.corner((*x, *y));
                let at = if right {
                    left + size + beside
                } else {
                    left.saturating_sub(beside)
                };
                self.centred(&named(*cell, false), (at, top + middle), text);
            }
        }
        if grid.shape == Shape::Hexagons {
            return;
        }
        for column in 0..board.columns().min(26) {
            let mut ends = cells.iter().filter(|((_, x), _)| *x == column);
            let first = ends.next();
            let last = ends.next_back().or(first);
            for (end, below) in [(first, false), (last, true)] {
                let Some(((y, x), (cell, _))) = end else {
                    continue;
                };
                let (left, top) = self.layout.corner((*x, *y));
                let (strip, beyond) = if below {
                    (top + pitch, y + 1)
                } else {
                    (top.saturating_sub(margin), y.wrapping_sub(1))
                };
                // At an inner corner of the board, the number of a row is close by.
                let corner = |x: u8| cells.contains_key(&(beyond, x));
                let middle = match (corner(x + 1), corner(x.wrapping_sub(1))) {
                    (true, _) => left + half - size / 4,
                    (false, true) => left + half + size / 4,
                    (false, false) => left + half,
                };
                self.centred(&named(*cell, true), (middle, strip + margin / 2), text);
            }
        }
    }

    /// The text size of names at the edges.
    fn edge_text(&self, whole: bool) -> u32 {
        let Layout {
            cell: size,
            margin,
            board,
            sizes,
            ..
        } = self.layout;
        match board.shape() {
            Shape::Squares if board.columns() >= MANY => margin * 15 / 16,
            Shape::Hexagons if whole => size * 3 / 5,
            Shape::Squares | Shape::Hexagons if size * 14 < sizes.width => size * 2 / 5,
            Shape::Squares | Shape::Hexagons => (size * 2 / 7).max(8),
        }
    }

    /// Writes the number of each empty cell in long rows of hexagons, or its whole name in a close-up.
    pub(super) fn names(&mut self, scene: &Scene, cells: &Cells) {
        let (grid, size) = (scene.grid, self.layout.cell);
        let middle = u32::midpoint(self.layout.pitch, self.layout.slope);
        let close = scene.window.is_some();
        if !close && grid.shape == Shape::Squares {
            return;
        }
        let bare = |cell: Cell, ground: &Ground| {
            let plain = matches!(ground.build, CellBuild::Plain | CellBuild::Terrace);
            plain
                && scene.figure_at(cell).is_none()
                && scene.marks.iter().all(|(marked, _)| *marked != cell)
        };
        for ((y, x), (cell, ground)) in cells {
            if !bare(*cell, ground) {
                continue;
            }
            let name = grid.name(*cell);
            let (name, text) = if close {
                (name.as_str(), size * 2 / 5)
            } else {
                (name.get(1..).unwrap_or_default(), size * 11 / 20)
            };
            let (left, top) = self.layout.corner((*x, *y));
            let colour = self.quiet(grid.shape, *ground);
            let (colour, ground) = colour;
            let width = self.drawn.letters.width(name, text);
            let line = TextLine {
                left: (left + size / 2).saturating_sub(width / 2),
                top: (top + middle).saturating_sub(text / 2),
                size: text,
                colour,
            };
            self.canvas.cover((line.left, line.top), (width, text));
            self.write_on(name, line, ground);
        }
    }

    /// A readable but quiet colour on this ground, and the ground's own colour.
    fn quiet(&self, shape: Shape, ground: Ground) -> (Rgb, Rgb) {
        let theme = &self.renderer.theme;
        let under = match shape {
            Shape::Squares => theme.square(ground.shade, ground.build, false),
            Shape::Hexagons => theme.hexagon(ground.shade, ground.build, false),
        };
        let ends = [theme.first.line, theme.first.fill];
        let loudest = ends
            .into_iter()
            .max_by(|a, b| contrast(*a, under).total_cmp(&contrast(*b, under)))
            .expect("there are two");
        let steps = (1..=16).map(|step| blend(under, loudest, step * 255 / 16));
        let mut readable = steps.filter(|colour| contrast(*colour, under) >= QUIET);
        (readable.next().unwrap_or(loudest), under)
    }

    /// Writes a coordinate centred at this point.
    fn centred(&mut self, text: &str, (x, y): (u32, u32), size: u32) {
        let width = self.drawn.letters.width(text, size);
        let colour = self.renderer.theme.faint;
        let (left, top) = (x.saturating_sub(width / 2), y.saturating_sub(size / 2));
        self.write(
            text,
            TextLine {
                left,
                top,
                size,
                colour,
            },
        );
    }
}
