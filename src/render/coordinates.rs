//! The names of cells: at the ends of rows and columns, in the empty cells of long rows, and in close-ups.

use crate::grid::{Cell, Shape};
use crate::render::canvas::Canvas;
use crate::render::layout::Layout;
use crate::render::raster::{Cells, Painter, TextLine};
use crate::render::sizes::MANY;
use crate::render::sprites::{CellLook, Sprite};
use crate::render::theme::{Rgb, Theme, blend, contrast};
use crate::render::{DrawnSprites, ThemeKit};
use crate::scene::{CellBuild, Ground, Scene};

/// Least contrast of a cell's name with its ground: readable, but less prominent than the pieces.
const QUIET: f64 = 2.6;

/// A name beside the board, centred at a point.
#[derive(Clone, Debug)]
pub(super) struct EdgeName {
    pub(super) text: String,
    pub(super) x: u32,
    pub(super) y: u32,
}

impl Layout {
    /// The names beside the board: at the ends of its rows, and on squares of its columns too.
    pub(super) fn edge_names(&self, scene: &Scene, cells: &Cells) -> Vec<EdgeName> {
        let grid = scene.grid;
        let mut names = self.row_names(scene, cells);
        if grid.shape == Shape::Squares {
            names.extend(self.column_names(scene, cells));
        }
        names
    }

    fn row_names(&self, scene: &Scene, cells: &Cells) -> Vec<EdgeName> {
        let grid = scene.grid;
        let middle = u32::midpoint(self.pitch, self.slope);
        let beside = match grid.shape {
            // Two digits in the middle between the frame and the edge of the picture.
            Shape::Squares if self.crowded() => u32::midpoint(self.left, self.sizes.rim),
            Shape::Squares => self.margin / 2,
            Shape::Hexagons => self.margin,
        };
        let named = |cell: Cell| match grid.shape {
            // The cells of a whole board show their numbers themselves.
            Shape::Hexagons if scene.window.is_none() && !self.board.slanted() => {
                grid.rank_name(cell.rank)
            }
            Shape::Hexagons => grid.name(cell),
            Shape::Squares => line_name(scene, cell, false),
        };
        let mut names = Vec::new();
        for row in 0..self.board.rows() {
            let mut ends = cells.range((row, 0)..=(row, u8::MAX));
            let first = ends.next();
            let last = ends.next_back().or(first);
            for (end, right) in [(first, false), (last, true)] {
                let Some(((y, x), (cell, _))) = end else {
                    continue;
                };
                let (left, top) = self.corner((*x, *y));
                names.push(EdgeName {
                    text: named(*cell),
                    x: if right {
                        left + self.cell + beside
                    } else {
                        left.saturating_sub(beside)
                    },
                    y: top + middle,
                });
            }
        }
        names
    }

    fn column_names(&self, scene: &Scene, cells: &Cells) -> Vec<EdgeName> {
        let (size, margin) = (self.cell, self.margin);
        let aside = size / if self.crowded() { 3 } else { 4 };
        let mut names = Vec::new();
        for column in 0..self.board.columns().min(26) {
            let mut ends = cells.iter().filter(|((_, x), _)| *x == column);
            let first = ends.next();
            let last = ends.next_back().or(first);
            for (end, below) in [(first, false), (last, true)] {
                let Some(((y, x), (cell, _))) = end else {
                    continue;
                };
                let (left, top) = self.corner((*x, *y));
                let (strip, beyond) = if below {
                    (top + self.pitch, y + 1)
                } else {
                    (top.saturating_sub(margin), y.wrapping_sub(1))
                };
                // At an inner corner of the board, the number of a row is close by.
                let corner = |x: u8| cells.contains_key(&(beyond, x));
                let middle = match (corner(x + 1), corner(x.wrapping_sub(1))) {
                    (true, _) => left + size / 2 - aside,
                    (false, true) => left + size / 2 + aside,
                    (false, false) => left + size / 2,
                };
                names.push(EdgeName {
                    text: line_name(scene, *cell, true),
                    x: middle,
                    y: strip + margin / 2,
                });
            }
        }
        names
    }

    /// Returns `true` if rows have two digits and little room beside them.
    fn crowded(&self) -> bool {
        self.board.shape() == Shape::Squares && self.board.columns() >= MANY
    }

    /// The text size of names at the edges.
    pub(super) fn edge_text(&self, whole: bool) -> u32 {
        let size = self.cell;
        match self.board.shape() {
            Shape::Squares if self.crowded() => self.margin * 27 / 32,
            Shape::Hexagons if whole && !self.board.slanted() => size * 3 / 5,
            Shape::Squares | Shape::Hexagons if size * 14 < self.sizes.width => size * 2 / 5,
            Shape::Squares | Shape::Hexagons => (size * 2 / 7).max(8),
        }
    }
}

/// The name of a square's row, or of its column if `across`. Columns are letters, except as seen from the other two
/// sides.
fn line_name(scene: &Scene, cell: Cell, across: bool) -> String {
    let turned = scene.eyes.number(scene.grid) % 2 == 1;
    if across == turned {
        scene.grid.rank_name(cell.rank)
    } else {
        scene.grid.file_name(cell.file).to_string()
    }
}

impl Painter<'_> {
    /// Writes the names beside the board, at the ends of its rows and columns. Squares have the number or letter,
    /// hexagons the letter or the names of the end cells.
    pub(super) fn coordinates(&mut self, scene: &Scene, cells: &Cells) {
        let size = self.layout.edge_text(scene.window.is_none());
        for EdgeName { text, x, y } in self.layout.edge_names(scene, cells) {
            self.centred(&text, (x, y), size);
        }
    }

    /// The name on an empty hexagon or, in a close-up, square, and the size of its letters. A hexagon has the number in
    /// its row; a close-up, and a picture whose rows have cells of several letters, the whole name.
    pub(super) fn name_on(
        &self,
        scene: &Scene,
        cell: Cell,
        ground: Ground,
    ) -> Option<(String, u32)> {
        let (grid, size) = (scene.grid, self.layout.cell);
        let close = scene.window.is_some();
        if !close && grid.shape == Shape::Squares {
            return None;
        }
        let plain = matches!(ground.build, CellBuild::Plain | CellBuild::Terrace);
        let bare = plain
            && scene.figure_at(cell).is_none()
            && scene.marks.iter().all(|(marked, _)| *marked != cell);
        if !bare {
            return None;
        }
        let mut name = grid.name(cell);
        if close {
            return Some((name, size * 2 / 5));
        }
        if !self.layout.board.slanted() {
            name.remove(0);
        }
        Some((name, size * 11 / 20))
    }

    /// Writes the names on the squares of a close-up. Those on hexagons are parts of their drawings.
    pub(super) fn names(&mut self, scene: &Scene, cells: &Cells) {
        if scene.grid.shape == Shape::Hexagons {
            return;
        }
        let (size, middle) = (self.layout.cell, self.layout.pitch / 2);
        for ((y, x), (cell, ground)) in cells {
            let Some((name, text)) = self.name_on(scene, *cell, *ground) else {
                continue;
            };
            let (left, top) = self.layout.corner((*x, *y));
            let (colour, ground) = self.renderer.theme.quiet(Shape::Squares, *ground);
            let width = self.drawn.letters.width(&name, text);
            let line = TextLine {
                left: (left + size / 2).saturating_sub(width / 2),
                top: (top + middle).saturating_sub(text / 2),
                size: text,
                colour,
            };
            self.canvas.cover((line.left, line.top), (width, text));
            self.write_on(&name, line, ground);
        }
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

impl ThemeKit {
    /// The pixels of a hexagon with its name in the middle, in letters of this size.
    pub(super) fn with_name(
        &self,
        drawn: &mut DrawnSprites,
        bare: &Sprite,
        cell: CellLook,
        (name, text): (&str, u32),
    ) -> Box<[u8]> {
        let [width, height] = [bare.size, bare.height]
            .map(|length| u32::try_from(length).expect("a few hundred pixels"));
        let ground = Ground {
            build: cell.build,
            ..Ground::plain(cell.shade)
        };
        let (colour, ground) = self.theme.quiet(Shape::Hexagons, ground);
        let wide = drawn.letters.width(name, text);
        let line = TextLine {
            left: (width / 2).saturating_sub(wide / 2),
            top: (height / 2).saturating_sub(text / 2),
            size: text,
            colour,
        };
        let mut canvas = Canvas::new(bare.pixels.to_vec(), width, height);
        self.letter(drawn, &mut canvas, name, (line, ground));
        canvas.into_pixels().into()
    }
}

impl Theme {
    /// A readable but quiet colour on this ground, and the ground's own colour.
    pub(super) fn quiet(&self, shape: Shape, ground: Ground) -> (Rgb, Rgb) {
        let under = match shape {
            Shape::Squares => self.square(ground.shade, ground.build, false),
            Shape::Hexagons => self.hexagon(ground.shade, ground.build, false),
        };
        let ends = [self.first.line, self.first.fill];
        let loudest = ends
            .into_iter()
            .max_by(|a, b| contrast(*a, under).total_cmp(&contrast(*b, under)))
            .expect("there are two");
        let steps = (1..=16).map(|step| blend(under, loudest, step * 255 / 16));
        let mut readable = steps.filter(|colour| contrast(*colour, under) >= QUIET);
        (readable.next().unwrap_or(loudest), under)
    }
}
