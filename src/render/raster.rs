//! Draws scenes to pixels by copying sprites and letters to their places.

use crate::scene::{Ground, Mark, Scene, Slide, Tint};
use std::collections::{BTreeMap, BTreeSet};

use crate::grid::{Cell, Shape};
use crate::render::board::Board;
use crate::render::canvas::Canvas;
use crate::render::hexagon_rows;
use crate::render::layout::Layout;
use crate::render::sizes::Sizes;
use crate::render::sprites::{CellLook, Marks, Shadow, ShortName, SpriteKind};
use crate::render::theme::Rgb;
use crate::render::towers::Stack;
pub(super) use crate::render::writing::TextLine;
use crate::render::{DrawnSprites, ThemeKit};

/// Draws one scene.
#[derive(Debug)]
pub(super) struct Painter<'a> {
    pub(super) renderer: &'a ThemeKit,
    pub(super) drawn: &'a mut DrawnSprites,
    pub(super) canvas: Canvas,
    pub(super) layout: Layout,
    /// The moving piece, if there is one.
    slide: Option<Slide>,
}

/// The existing visible cells of a board, by row and place.
pub(super) type Cells = BTreeMap<(u8, u8), (Cell, Ground)>;

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
            slide: None,
        }
    }

    pub(super) fn paint(mut self, scene: &Scene) -> Canvas {
        let panel = self.renderer.index(self.drawn, self.renderer.theme.panel);
        self.canvas.clear(panel);
        let cells = self.layout.board.cells(scene);
        self.rim(&cells);
        // Names beside the board come first: a cell must not change once it is placed.
        self.coordinates(scene, &cells);
        self.board(scene, &cells);
        self.names(scene, &cells);
        self.title(scene);
        self.players(scene);
        self.status(scene);
        if let Some((dice, place)) = scene.dice.zip(self.layout.dice) {
            self.plaque(scene, dice, place);
        }
        if let Some(slide) = self.slide {
            self.slide(slide);
        }
        self.card(scene);
        self.canvas
    }

    /// Draws the scene with a piece moving over the board.
    pub(super) fn paint_with(mut self, scene: &Scene, slide: Option<Slide>) -> Canvas {
        self.slide = slide;
        self.paint(scene)
    }

    /// Draws a piece between two cells.
    fn slide(&mut self, slide: Slide) {
        let Slide {
            figure,
            from,
            to,
            part,
        } = slide;
        let board = self.layout.board;
        let (Some(from), Some(to)) = (board.place(from), board.place(to)) else {
            return;
        };
        let ((x, y), (u, v)) = (self.layout.corner(from), self.layout.corner(to));
        let part = u32::from(part.min(100));
        let way = |from: u32, to: u32| (from * (100 - part) + to * part) / 100;
        let size = self.layout.cell;
        // Hexagons are a little higher than wide.
        let down = (self.layout.pitch + self.layout.slope).saturating_sub(size) / 2;
        let look = SpriteKind::Loose(figure.glyph, figure.tint);
        let sprite = self.renderer.sprite(self.drawn, look, size);
        self.canvas.over(&sprite, way(x, u), way(y, v) + down);
    }

    /// Draws a line around the board.
    fn rim(&mut self, cells: &Cells) {
        let Layout {
            cell: wide,
            pitch,
            slope,
            sizes: Sizes { rim: line, .. },
            ..
        } = self.layout;
        let rim = self.renderer.index(self.drawn, self.renderer.theme.rim);
        let (width, high) = (wide + 2 * line, pitch + slope + 2 * line);
        let outline = match self.layout.board.shape() {
            Shape::Squares => Box::default(),
            Shape::Hexagons => {
                hexagon_rows::whole_spans(width as usize, high as usize, slope as usize)
            }
        };
        for (y, x) in cells.keys() {
            if !self.layout.board.is_at_edge((*x, *y), cells) {
                continue;
            }
            let (left, top) = self.layout.corner((*x, *y));
            let corner = (left.saturating_sub(line), top.saturating_sub(line));
            // The cells themselves cover the inside.
            match self.layout.board.shape() {
                Shape::Squares => self.canvas.frame(corner, (width, high), line, rim),
                Shape::Hexagons => self.canvas.fill_rows(corner, &outline, rim),
            }
        }
    }

    fn board(&mut self, scene: &Scene, cells: &Cells) {
        for (place, look) in looks(scene, self.layout.board, cells) {
            let (left, top) = self.layout.corner(place);
            let size = self.layout.cell;
            match self.layout.board.shape() {
                Shape::Squares => self.paste(SpriteKind::Cell(look), size, left, top),
                Shape::Hexagons => {
                    let (cell, slope) = (look, self.layout.slope);
                    let named = cells
                        .get(&(place.1, place.0))
                        .and_then(|(cell, ground)| self.name_on(scene, *cell, *ground));
                    let look = match named {
                        Some((name, text)) => SpriteKind::Named {
                            cell,
                            slope,
                            name: ShortName::of(&name),
                            text,
                        },
                        None => SpriteKind::Hexagon { cell, slope },
                    };
                    self.paste(look, size, left, top);
                }
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

    /// Draws the status at the left, and dice without room on the board at the right. A warning fills its row.
    fn status(&mut self, scene: &Scene) {
        let Some(top) = self.layout.status else {
            return;
        };
        let sizes = self.layout.sizes;
        let Sizes {
            edge, die, versus, ..
        } = sizes;
        let theme = &self.renderer.theme;
        let (colour, ground) = if scene.caption.warns {
            (theme.casing(theme.alarm), theme.alarm)
        } else {
            (theme.ink, theme.panel)
        };
        let lines = std::mem::take(&mut self.layout.lines);
        let height = self.layout.card.unwrap_or(self.canvas.height()) - top;
        if scene.caption.warns && !lines.is_empty() {
            let alarm = self.renderer.index(self.drawn, ground);
            let width = self.canvas.width();
            self.canvas.fill((0, top), (width, height), alarm);
        }
        for (line, top) in lines
            .iter()
            .zip((top + pad(sizes)..).step_by(sizes.leading as usize))
        {
            let line_at = TextLine {
                left: edge,
                top,
                size: sizes.text,
                colour,
            };
            self.write_on(line, line_at, ground);
        }
        let wide = sizes.number(scene, &mut self.drawn.letters);
        if wide > 0 && !lines.is_empty() {
            let faint = self.renderer.theme.faint;
            let number = &scene.caption.number;
            let number = self.drawn.letters.fit(number, sizes.text, wide);
            let line_at = TextLine {
                left: self.canvas.width() - edge - wide,
                top: top + pad(sizes),
                size: sizes.text,
                colour: if scene.caption.warns { colour } else { faint },
            };
            self.write_on(&number, line_at, ground);
        }
        let Some(dice) = scene.dice.filter(|_| self.layout.dice.is_none()) else {
            return;
        };
        let top = top + (height - die) / 2;
        let left = self.canvas.width() - edge - 2 * die - versus;
        self.thrown(dice, die, (left, top), (left + die + versus, top));
        if dice.lie() {
            let (won, top) = (dice.won(), top + (die - versus) / 2);
            self.paste(SpriteKind::Versus { won }, versus, left + die, top);
        }
    }

    pub(super) fn paste(&mut self, look: SpriteKind, size: u32, left: u32, top: u32) {
        let sprite = self.renderer.sprite(self.drawn, look, size);
        self.canvas.paste(sprite, left, top);
    }

    /// Writes a coordinate, or a line returned by `Letters::fit`, on the panel.
    pub(super) fn write(&mut self, text: &str, line: TextLine) {
        self.write_on(text, line, self.renderer.theme.panel);
    }

    /// Writes a line on ground of this colour.
    pub(super) fn write_on(&mut self, text: &str, line: TextLine, ground: Rgb) {
        let Self {
            renderer,
            drawn,
            canvas,
            ..
        } = self;
        renderer.letter(drawn, canvas, text, (line, ground));
    }
}

/// The contents of the visible cells, each with its place and row.
pub(super) fn looks(scene: &Scene, board: Board, cells: &Cells) -> Vec<((u8, u8), CellLook)> {
    let mut shown: BTreeMap<Cell, (Stack, Marks)> = BTreeMap::new();
    for (cell, figure) in &scene.pieces {
        shown.entry(*cell).or_default().0.put(*figure);
    }
    for (cell, mark) in &scene.marks {
        let mark = if let Mark::Heads(side) = *mark {
            // The direction of the heading as seen in the picture.
            let (sides, eyes) = (scene.grid.sides(), scene.eyes.number(scene.grid));
            Mark::Heads((side + sides - eyes) % sides)
        } else {
            *mark
        };
        shown.entry(*cell).or_default().1.insert(mark);
    }
    let edges = board.edges(&scene.borders);
    let raised: BTreeSet<(u8, u8)> = cells
        .iter()
        .filter(|(_, (_, ground))| ground.is_raised())
        .map(|((y, x), _)| (*x, *y))
        .collect();
    let look = |((y, x), (cell, ground)): (&(u8, u8), &(Cell, Ground))| {
        let place = (*x, *y);
        let home = ground.home.map(|seat| {
            // A bare scene does not name its armies.
            let usual = if seat.index() == 0 {
                Tint::Light
            } else {
                Tint::Dark
            };
            scene.tint_of(seat).unwrap_or(usual)
        });
        let shadow = match board.shape() {
            Shape::Squares => shadow(place, &raised),
            Shape::Hexagons => Shadow::default(),
        };
        let on_it = shown.get(cell).copied().unwrap_or_default();
        let edges = edges.get(cell).copied().unwrap_or_default();
        (place, CellLook::new(*ground, home, on_it, shadow, edges))
    };
    cells.iter().map(look).collect()
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

/// The space above a line of text that centres it in its row.
pub(super) const fn pad(sizes: Sizes) -> u32 {
    (sizes.row - sizes.text) / 2
}
