//! Scenes to pixels: copies sprites and letters to their places.

use crate::scene::{Ground, Scene, Tint};
use std::collections::{BTreeMap, BTreeSet};

use crate::grid::{Cell, Shape};
use crate::render::canvas::Canvas;
use crate::render::hexagons;
use crate::render::layout::Layout;
use crate::render::letters::{Letter, SHADES};
use crate::render::shaping::plain;
use crate::render::sizes::Sizes;
use crate::render::sprites::{CellLook, Marks, Shadow, SpriteKind};
use crate::render::theme::{Rgb, blend};
use crate::render::towers::Stack;
use crate::render::{DrawnSprites, ThemeKit};

/// Draws one scene.
#[derive(Debug)]
pub(super) struct Painter<'a> {
    pub(super) renderer: &'a ThemeKit,
    pub(super) drawn: &'a mut DrawnSprites,
    canvas: Canvas,
    pub(super) layout: Layout,
}

/// What exists of a board and is seen, by row and place.
type Cells = BTreeMap<(u8, u8), (Cell, Ground)>;

/// Where a line of text begins, and how it looks.
#[derive(Clone, Copy)]
pub(super) struct TextLine {
    pub(super) left: u32,
    pub(super) top: u32,
    pub(super) size: u32,
    pub(super) colour: Rgb,
}

impl<'a> Painter<'a> {
    pub(super) fn new(
        renderer: &'a ThemeKit,
        drawn: &'a mut DrawnSprites,
        canvas: Canvas,
        layout: Layout,
    ) -> Self {
        Self {
            renderer,
            drawn,
            canvas,
            layout,
        }
    }

    pub(super) fn paint(mut self, scene: &Scene) -> Canvas {
        let panel = self.renderer.index(self.drawn, self.renderer.theme.panel);
        self.canvas.clear(panel);
        let cells = self.layout.board.cells(scene);
        self.rim(&cells);
        self.board(scene, &cells);
        self.coordinates(scene, &cells);
        self.title(scene);
        self.players(scene);
        self.status(scene);
        self.canvas
    }

    /// A line around the board.
    fn rim(&mut self, cells: &Cells) {
        let Layout {
            cell: wide,
            pitch,
            slope,
            sizes: Sizes { rim: line, .. },
            ..
        } = self.layout;
        let rim = self.renderer.index(self.drawn, self.renderer.theme.rim);
        for (y, x) in cells.keys() {
            let (left, top) = self.layout.corner((*x, *y));
            let (left, top) = (left.saturating_sub(line), top.saturating_sub(line));
            let (width, high) = (wide + 2 * line, pitch + slope + 2 * line);
            if slope == 0 {
                // The cell itself covers what is inside.
                self.canvas.frame((left, top), (width, high), line, rim);
                continue;
            }
            for row in 0..high {
                let (first, count) = hexagons::row(row, width, high, slope);
                self.canvas.fill((left + first, top + row), (count, 1), rim);
            }
        }
    }

    fn board(&mut self, scene: &Scene, cells: &Cells) {
        let mut shown: BTreeMap<Cell, (Stack, Marks)> = BTreeMap::new();
        for (cell, figure) in &scene.pieces {
            shown.entry(*cell).or_default().0.put(*figure);
        }
        for (cell, mark) in &scene.marks {
            shown.entry(*cell).or_default().1.insert(*mark);
        }
        let edges = self.layout.board.edges(&scene.borders);
        let raised: BTreeSet<(u8, u8)> = cells
            .iter()
            .filter(|(_, (_, ground))| ground.is_raised())
            .map(|((y, x), _)| (*x, *y))
            .collect();
        for ((y, x), (cell, ground)) in cells {
            let on_it = shown.get(cell).copied().unwrap_or_default();
            let edges = edges.get(cell).copied().unwrap_or_default();
            let home = ground.home.map(|seat| {
                // The armies of a bare scene are not named.
                let usual = if seat.index() == 0 {
                    Tint::Light
                } else {
                    Tint::Dark
                };
                scene.tint_of(seat).unwrap_or(usual)
            });
            let place = (*x, *y);
            let (left, top) = self.layout.corner(place);
            let size = self.layout.cell;
            match self.layout.board.shape() {
                Shape::Squares => {
                    let shadow = shadow(place, &raised);
                    let look = CellLook::new(*ground, home, on_it, shadow, edges);
                    self.paste(SpriteKind::Cell(look), size, left, top);
                }
                Shape::Hexagons => {
                    let cell = CellLook::new(*ground, home, on_it, Shadow::default(), edges);
                    let slope = self.layout.slope;
                    let look = SpriteKind::Hexagon { cell, slope };
                    let sprite = self.renderer.sprite(self.drawn, look, size);
                    self.canvas.lay(&sprite, left, top);
                }
            }
        }
    }

    /// Beside each row and column of squares its number or letter, beside each row of hexagons the names of
    /// its ends, where the board itself ends.
    fn coordinates(&mut self, scene: &Scene, cells: &Cells) {
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
        let text = if size * 14 < self.layout.sizes.width {
            size * 2 / 5
        } else {
            (size * 2 / 7).max(8)
        };
        // Columns are letters, unless the board is seen from one of the other two sides.
        let turned = scene.eyes.number(grid) % 2 == 1;
        let named = |cell: Cell, across: bool| match (grid.shape, across == turned) {
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
                let strip = if below {
                    top + pitch
                } else {
                    top.saturating_sub(margin)
                };
                self.centred(&named(*cell, true), (left + half, strip + margin / 2), text);
            }
        }
    }

    fn title(&mut self, scene: &Scene) {
        let Some(top) = self.layout.title else { return };
        let Sizes {
            width, edge, text, ..
        } = self.layout.sizes;
        let middle = top + pad(self.layout.sizes);
        let letters = &mut self.drawn.letters;
        let last = letters.fit(&scene.caption.last, text, width / 2);
        let wide = letters.width(&last, text);
        let title = letters.fit(&scene.caption.title, text, width - 3 * edge - wide);
        let theme = &self.renderer.theme;
        let (ink, faint) = (theme.ink, theme.faint);
        self.write(
            &title,
            TextLine {
                left: edge,
                top: middle,
                size: text,
                colour: faint,
            },
        );
        let left = width - edge - wide;
        self.write(
            &last,
            TextLine {
                left,
                top: middle,
                size: text,
                colour: ink,
            },
        );
    }

    /// The status at the left, the dice at the right.
    fn status(&mut self, scene: &Scene) {
        let Some(top) = self.layout.status else {
            return;
        };
        let sizes = self.layout.sizes;
        let Sizes {
            edge, die, versus, ..
        } = sizes;
        let colour = self.renderer.theme.ink;
        let lines = std::mem::take(&mut self.layout.lines);
        for (line, top) in lines
            .iter()
            .zip((top + pad(sizes)..).step_by(sizes.leading as usize))
        {
            self.write(
                line,
                TextLine {
                    left: edge,
                    top,
                    size: sizes.text,
                    colour,
                },
            );
        }
        let Some(dice) = scene.dice else { return };
        let height = self.canvas.height() - top;
        let top = top + (height - die) / 2;
        let left = self.canvas.width() - edge - 2 * die - versus;
        let won = dice.won();
        let thrown = [
            (dice.attacker, won, dice.turned, left),
            // In the air no two dice are turned alike.
            (
                dice.defender,
                !won,
                u8::MAX - dice.turned,
                left + die + versus,
            ),
        ];
        for ((face, tint), won, turned, left) in thrown {
            let face = face.min(6);
            let look = if dice.lie() {
                SpriteKind::Die { face, tint, won }
            } else {
                SpriteKind::Tumbling { face, tint, turned }
            };
            self.paste(look, die, left, top);
        }
        if dice.lie() {
            let top = top + (die - versus) / 2;
            self.paste(SpriteKind::Versus { won }, versus, left + die, top);
        }
    }

    pub(super) fn paste(&mut self, look: SpriteKind, size: u32, left: u32, top: u32) {
        let sprite = self.renderer.sprite(self.drawn, look, size);
        self.canvas.paste(sprite, left, top);
    }

    /// Writes a coordinate around a middle.
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

    /// Writes a line that `Letters::fit` returned, or a coordinate.
    pub(super) fn write(&mut self, text: &str, line: TextLine) {
        let panel = self.renderer.theme.panel;
        let shades: [u8; SHADES] = std::array::from_fn(|step| {
            let part = u16::try_from(step * 255 / (SHADES - 1)).expect("a part of 255");
            self.renderer
                .index(self.drawn, blend(panel, line.colour, part))
        });
        let mut left = line.left;
        let mut stamp = |letter: &Letter| {
            let at = (left, line.top.saturating_add_signed(letter.top));
            self.canvas.stamp(&letter.steps, letter.width, at, shades);
            left += letter.advance;
        };
        let letters = &mut self.drawn.letters;
        if plain(text) {
            for c in text.chars() {
                stamp(letters.letter(c, line.size));
            }
        } else {
            stamp(letters.line(text, line.size));
        }
    }
}

/// The shadow on the cell at this column and row of the picture.
fn shadow((x, y): (u8, u8), raised: &BTreeSet<(u8, u8)>) -> Shadow {
    let is = |left: u8, up: u8| {
        x.checked_sub(left)
            .zip(y.checked_sub(up))
            .is_some_and(|place| raised.contains(&place))
    };
    Shadow {
        left: is(1, 0),
        above: is(0, 1),
        corner: is(1, 1),
    }
}

/// The space above a line of text that puts it into the middle of its row.
pub(super) const fn pad(sizes: Sizes) -> u32 {
    (sizes.row - sizes.text) / 2
}
