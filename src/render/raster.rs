//! Scenes to pixels: copies sprites and letters to their places.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::game::grid::{Cell, Perspective};
use crate::game::scene::{Figure, Ground, Scene, Tint};
use crate::render::deflate::Placed;
use crate::render::layout::{Layout, Sizes};
use crate::render::letters::SHADES;
use crate::render::sprites::{CellLook, Look, Marks, Shadow, Sprite};
use crate::render::theme::{Rgb, blend};
use crate::render::towers::Stack;
use crate::render::{Drawn, Renderer};

/// A picture in the making, one palette index a pixel.
#[derive(Debug)]
pub(super) struct Canvas {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixels: Vec<u8>,
    /// The sprites on it, none of them written over.
    pub(super) placed: Vec<Placed>,
}

impl Canvas {
    /// A canvas of this size on pixels that may have served before.
    pub(super) fn new(mut pixels: Vec<u8>, width: u32, height: u32) -> Self {
        pixels.resize(width as usize * height as usize, 0);
        Self {
            width,
            height,
            pixels,
            placed: Vec::new(),
        }
    }

    /// Copies a square; one that does not lie inside is left out.
    fn paste(&mut self, sprite: Arc<Sprite>, left: u32, top: u32) {
        let (left, top, size) = (left as usize, top as usize, sprite.size);
        let (width, height) = (self.width as usize, self.height as usize);
        if left + size > width || top + size > height {
            return;
        }
        for (row, y) in sprite.pixels.chunks_exact(size).zip(top..) {
            let at = y * width + left;
            self.pixels[at..at + size].copy_from_slice(row);
        }
        self.placed.push(Placed { left, top, sprite });
    }

    /// Fills a rectangle; what lies outside is left out.
    fn fill(&mut self, (left, top): (u32, u32), (width, height): (u32, u32), index: u8) {
        let width = width.min(self.width.saturating_sub(left)) as usize;
        for y in top..(top + height).min(self.height) {
            let at = y as usize * self.width as usize + left as usize;
            self.pixels[at..at + width].fill(index);
        }
    }

    /// Writes `shades` where the steps are above 0; what lies outside is left out.
    fn stamp(&mut self, steps: &[u8], width: u32, (left, top): (u32, u32), shades: [u8; SHADES]) {
        let shown = width.min(self.width.saturating_sub(left)) as usize;
        if shown == 0 {
            return;
        }
        for (row, y) in steps
            .chunks_exact(width.max(1) as usize)
            .zip(top..self.height)
        {
            let at = y as usize * self.width as usize + left as usize;
            for (pixel, step) in self.pixels[at..at + shown].iter_mut().zip(row) {
                if *step > 0 {
                    *pixel = shades[usize::from(*step)];
                }
            }
        }
    }
}

/// Draws one scene.
#[derive(Debug)]
pub(super) struct Painter<'a> {
    renderer: &'a Renderer,
    drawn: &'a mut Drawn,
    canvas: Canvas,
    layout: Layout,
}

/// Where a line of text begins, and how it looks.
#[derive(Clone, Copy)]
struct Line {
    left: u32,
    top: u32,
    size: u32,
    colour: Rgb,
}

impl<'a> Painter<'a> {
    pub(super) fn new(
        renderer: &'a Renderer,
        drawn: &'a mut Drawn,
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
        self.canvas.pixels.fill(panel);
        self.rim(scene);
        self.board(scene);
        self.coordinates(scene);
        self.title(scene);
        let (above, below) = match scene.eyes {
            Perspective::Home => (Tint::Dark, Tint::Light),
            Perspective::Across => (Tint::Light, Tint::Dark),
        };
        if let Some(top) = self.layout.upper {
            self.player(scene, above, top);
        }
        if let Some(top) = self.layout.lower {
            self.player(scene, below, top);
        }
        self.status(scene);
        self.canvas
    }

    /// A line around the board.
    fn rim(&mut self, scene: &Scene) {
        let Layout {
            cell,
            left,
            top,
            sizes: Sizes { rim: line, .. },
            ..
        } = self.layout;
        let rim = self.renderer.index(self.drawn, self.renderer.theme.rim);
        let width = u32::from(scene.grid.files) * cell + 2 * line;
        let height = u32::from(scene.grid.ranks) * cell + 2 * line;
        let from = (left.saturating_sub(line), top - line);
        self.canvas.fill(from, (width, height), rim);
    }

    fn board(&mut self, scene: &Scene) {
        let mut shown: BTreeMap<Cell, (Stack, Marks)> = BTreeMap::new();
        for (cell, figure) in &scene.pieces {
            shown.entry(*cell).or_default().0.put(*figure);
        }
        for (cell, mark) in &scene.marks {
            shown.entry(*cell).or_default().1.insert(*mark);
        }
        let (files, ranks) = (scene.grid.files, scene.grid.ranks);
        let inside = |(cell, _): &&(Cell, Ground)| cell.file < files && cell.rank < ranks;
        let cells = || scene.ground.iter().filter(inside);
        let raised: BTreeSet<(u8, u8)> = cells()
            .filter(|(_, ground)| ground.raised)
            .map(|(cell, _)| scene.grid.place(*cell, scene.eyes))
            .collect();
        for (cell, ground) in cells() {
            let (stack, marks) = shown.get(cell).copied().unwrap_or_default();
            let (x, y) = scene.grid.place(*cell, scene.eyes);
            let size = self.layout.cell;
            let left = self.layout.left + u32::from(x) * size;
            let top = self.layout.top + u32::from(y) * size;
            let look = Look::Cell(CellLook::new(
                *ground,
                stack,
                marks,
                shadow((x, y), &raised),
            ));
            self.paste(look, size, left, top);
        }
    }

    /// Letters above and below, numbers on the left and right.
    fn coordinates(&mut self, scene: &Scene) {
        let grid = scene.grid;
        if grid.files == 0 || grid.ranks == 0 {
            return;
        }
        let Layout {
            cell,
            margin,
            left,
            top,
            ..
        } = self.layout;
        let size = (cell * 2 / 7).max(8);
        let right = left + u32::from(grid.files) * cell;
        let bottom = top + u32::from(grid.ranks) * cell;
        for file in 0..grid.files.min(26) {
            let (x, _) = grid.place(Cell { file, rank: 0 }, scene.eyes);
            let name = grid.file_name(file).to_string();
            let middle = left + u32::from(x) * cell + cell / 2;
            for strip in [top - margin, bottom] {
                self.centred(&name, (middle, strip + margin / 2), size);
            }
        }
        for rank in 0..grid.ranks {
            let (_, y) = grid.place(Cell { file: 0, rank }, scene.eyes);
            let name = (u16::from(rank) + 1).to_string();
            let middle = top + u32::from(y) * cell + cell / 2;
            for strip in [left.saturating_sub(margin), right] {
                self.centred(&name, (strip + margin / 2, middle), size);
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
            Line {
                left: edge,
                top: middle,
                size: text,
                colour: faint,
            },
        );
        let left = width - edge - wide;
        self.write(
            &last,
            Line {
                left,
                top: middle,
                size: text,
                colour: ink,
            },
        );
    }

    /// One side's line: whether it is to move, who plays it, and what it has lost.
    fn player(&mut self, scene: &Scene, tint: Tint, top: u32) {
        let sizes = self.layout.sizes;
        let Sizes {
            width,
            row,
            edge,
            text,
            ..
        } = sizes;
        let trays = scene.lost.iter().filter(|tray| tray.tint == tint);
        let lost: Vec<Figure> = trays
            .flat_map(|tray| tray.figures.iter().copied())
            .collect();
        // Three fifths of the line hold all but the king of a King's Mate army at full size.
        let each = width * 3 / 5 / u32::try_from(lost.len().max(1)).unwrap_or(u32::MAX);
        let size = (row * 3 / 4).min(each).max(row / 4);
        let mut right = width - edge;
        let least = width / 3;
        for figure in lost.iter().rev() {
            let Some(left) = right.checked_sub(size).filter(|left| *left > least) else {
                break;
            };
            right = left;
            let look = Look::Lone(figure.glyph, figure.tint);
            self.paste(look, size, left, top + (row - size) / 2);
        }
        let to_move = scene.caption.to_move == Some(tint);
        self.paste(Look::Side { tint, to_move }, row, edge / 2, top);
        let Some((_, name)) = scene.caption.players.iter().find(|(t, _)| *t == tint) else {
            return;
        };
        let left = edge / 2 + row + edge / 3;
        let room = right.saturating_sub(left + edge / 2);
        let theme = &self.renderer.theme;
        let (ink, faint) = (theme.ink, theme.faint);
        let letters = &mut self.drawn.letters;
        // A clock may take half of the room, the name what is left.
        let clock = scene.caption.clocks.iter().find(|(t, _)| *t == tint);
        let clock = clock.map_or_else(String::new, |(_, clock)| letters.fit(clock, text, room / 2));
        let beside = letters.width(&clock, text) + if clock.is_empty() { 0 } else { edge };
        let name = letters.fit(name, text, room.saturating_sub(beside));
        let behind = left + letters.width(&name, text) + edge;
        let line = |left, colour| Line {
            left,
            top: top + pad(sizes),
            size: text,
            colour,
        };
        self.write(&name, line(left, ink));
        self.write(
            &clock,
            line(behind, if to_move { theme.accent } else { faint }),
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
                Line {
                    left: edge,
                    top,
                    size: sizes.text,
                    colour,
                },
            );
        }
        let Some(dice) = scene.dice else { return };
        let height = self.canvas.height - top;
        let top = top + (height - die) / 2;
        let left = self.canvas.width - edge - 2 * die - versus;
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
                Look::Die { face, tint, won }
            } else {
                Look::Tumbling { face, tint, turned }
            };
            self.paste(look, die, left, top);
        }
        if dice.lie() {
            let top = top + (die - versus) / 2;
            self.paste(Look::Versus { won }, versus, left + die, top);
        }
    }

    fn paste(&mut self, look: Look, size: u32, left: u32, top: u32) {
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
            Line {
                left,
                top,
                size,
                colour,
            },
        );
    }

    fn write(&mut self, text: &str, line: Line) {
        let panel = self.renderer.theme.panel;
        let shades: [u8; SHADES] = std::array::from_fn(|step| {
            let part = u16::try_from(step * 255 / (SHADES - 1)).expect("a part of 255");
            self.renderer
                .index(self.drawn, blend(panel, line.colour, part))
        });
        let mut left = line.left;
        for c in text.chars() {
            let letter = self.drawn.letters.letter(c, line.size);
            let at = (left, line.top + letter.top);
            self.canvas.stamp(&letter.steps, letter.width, at, shades);
            left += letter.advance;
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
const fn pad(sizes: Sizes) -> u32 {
    (sizes.row - sizes.text) / 2
}
