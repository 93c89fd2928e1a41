//! Scenes to pictures: [`Renderer::still`] makes a PNG, [`text`] plain text. Knows scenes only: not which
//! game it draws, nor who plays.
//!
//! A picture is one byte a pixel into a palette. Cells, pieces, dice and letters are drawn once and then
//! copied; all that is left for each picture is copying and compressing.

mod letters;
mod sprites;
pub mod text;
pub mod theme;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use crate::game::grid::{Cell, Perspective};
pub use crate::game::scene::Scene;
use crate::game::scene::{Figure, Glyph, Mark, Tint};
use crate::render::letters::Letters;
use crate::render::sprites::{CellLook, draw};
use crate::render::theme::{Rgb, SLATE, Theme};

/// The width of a picture in pixels.
pub const WIDTH: u32 = 720;

/// Draws pictures in one theme. Shared between threads.
#[derive(Debug)]
pub struct Renderer {
    theme: Theme,
    palette: Vec<Rgb>,
    drawn: Mutex<Drawn>,
}

/// A square drawing, one palette index a pixel.
type Sprite = Arc<[u8]>;

/// All that has been drawn so far.
#[derive(Debug)]
struct Drawn {
    sprites: BTreeMap<(Look, u32), Sprite>,
    /// The palette index nearest to each colour met so far.
    nearest: BTreeMap<Rgb, u8>,
    letters: Letters,
}

/// What a sprite shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Look {
    Cell(CellLook),
    Lone(Glyph, Tint),
    Die { face: u8, tint: Tint, won: bool },
}

static SHARED: LazyLock<Renderer> = LazyLock::new(|| Renderer::new(SLATE));

impl Renderer {
    /// A renderer in this theme; nothing is drawn yet.
    pub fn new(theme: Theme) -> Self {
        let palette = theme.palette();
        let drawn = Drawn {
            sprites: BTreeMap::new(),
            nearest: BTreeMap::new(),
            letters: Letters::new(),
        };
        Self {
            theme,
            palette,
            drawn: Mutex::new(drawn),
        }
    }

    /// The one in the default theme that the whole program shares.
    pub fn shared() -> &'static Self {
        &SHARED
    }

    /// The scene as PNG, [`WIDTH`] pixels wide, at most 256 colours.
    pub fn still(&self, scene: &Scene) -> Vec<u8> {
        let layout = Layout::of(scene);
        let mut canvas = Canvas {
            width: layout.width,
            height: layout.height,
            pixels: vec![0; (layout.width * layout.height) as usize],
        };
        {
            // A panic elsewhere leaves at worst a sprite undrawn, so the lock is good all the same.
            let mut drawn = self.drawn.lock().unwrap_or_else(PoisonError::into_inner);
            let mut painter = Painter {
                renderer: self,
                drawn: &mut drawn,
                canvas: &mut canvas,
            };
            painter.paint(scene, &layout);
        }
        self.encode(&canvas)
    }

    fn encode(&self, canvas: &Canvas) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(canvas.pixels.len() / 8);
        let mut encoder = png::Encoder::new(&mut bytes, canvas.width, canvas.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.concat());
        encoder.set_compression(png::Compression::Fast);
        encoder.set_filter(png::Filter::Up);
        let mut writer = encoder
            .write_header()
            .expect("writing to memory cannot fail");
        writer
            .write_image_data(&canvas.pixels)
            .expect("the canvas has the size it was declared with");
        writer.finish().expect("writing to memory cannot fail");
        bytes
    }
}

/// Where things are, in pixels. Everything follows from the grid and the width.
struct Layout {
    width: u32,
    height: u32,
    cell: u32,
    /// Upper left corner of the board.
    left: u32,
    top: u32,
    /// Height of one line of text with the space around it; 0 where there is no line.
    row: u32,
    title: bool,
    players: bool,
    status: bool,
}

impl Layout {
    fn of(scene: &Scene) -> Self {
        let files = u32::from(scene.grid.files.max(1));
        let ranks = u32::from(scene.grid.ranks.max(1));
        // A coordinate's margin is a little over a third of a cell on either side.
        let cell = (WIDTH * 5 / (files * 5 + 4)).max(8);
        let left = (WIDTH.saturating_sub(cell * files)) / 2;
        let row = WIDTH / 15;
        let caption = &scene.caption;
        let title = !caption.title.is_empty() || !caption.last.is_empty();
        let players =
            !caption.players.is_empty() || scene.lost.iter().any(|tray| !tray.figures.is_empty());
        let status = !caption.status.is_empty() || scene.dice.is_some();
        let margin = (cell * 2 / 5).max(4);
        let rows_above = u32::from(title) + u32::from(players);
        let rows_below = u32::from(players) + u32::from(status);
        let top = rows_above * row + margin;
        let height = top + ranks * cell + margin + rows_below * row;
        Self {
            width: WIDTH,
            height,
            cell,
            left,
            top,
            row,
            title,
            players,
            status,
        }
    }
}

struct Canvas {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

impl Canvas {
    fn paste(&mut self, sprite: &[u8], size: u32, left: u32, top: u32) {
        if left + size > self.width || top + size > self.height {
            return;
        }
        for (y, row) in sprite.chunks_exact(size as usize).enumerate() {
            let at = (top as usize + y) * self.width as usize + left as usize;
            self.pixels[at..at + size as usize].copy_from_slice(row);
        }
    }
}

struct Painter<'a> {
    renderer: &'a Renderer,
    drawn: &'a mut Drawn,
    canvas: &'a mut Canvas,
}

/// Where a line of text begins.
#[derive(Clone, Copy)]
struct Line {
    left: u32,
    top: u32,
    size: u32,
    colour: Rgb,
}

impl Painter<'_> {
    fn paint(&mut self, scene: &Scene, layout: &Layout) {
        let panel = self.index(self.renderer.theme.panel);
        self.canvas.pixels.fill(panel);
        self.board(scene, layout);
        self.coordinates(scene, layout);
        self.captions(scene, layout);
    }

    fn board(&mut self, scene: &Scene, layout: &Layout) {
        let mut looks: BTreeMap<Cell, (Option<Figure>, Vec<Mark>)> = BTreeMap::new();
        for (cell, figure) in &scene.pieces {
            looks.entry(*cell).or_default().0 = Some(*figure);
        }
        for (cell, mark) in &scene.marks {
            looks.entry(*cell).or_default().1.push(*mark);
        }
        for (cell, ground) in &scene.ground {
            if cell.file >= scene.grid.files || cell.rank >= scene.grid.ranks {
                continue;
            }
            let (figure, marks) = looks.remove(cell).unwrap_or_default();
            let look = Look::Cell(CellLook::new(*ground, figure, marks));
            let sprite = self.sprite(look, layout.cell);
            let (x, y) = scene.grid.place(*cell, scene.eyes);
            let left = layout.left + u32::from(x) * layout.cell;
            let top = layout.top + u32::from(y) * layout.cell;
            self.canvas.paste(&sprite, layout.cell, left, top);
        }
    }

    fn coordinates(&mut self, scene: &Scene, layout: &Layout) {
        // A board without cells has none to name.
        if scene.grid.files == 0 || scene.grid.ranks == 0 {
            return;
        }
        let size = (layout.cell * 2 / 7).max(8);
        let colour = self.renderer.theme.faint;
        let board_right = layout.left + u32::from(scene.grid.files) * layout.cell;
        let board_bottom = layout.top + u32::from(scene.grid.ranks) * layout.cell;
        let margin = layout.cell * 2 / 5;
        for file in 0..scene.grid.files.min(26) {
            let (x, _) = scene.grid.place(Cell { file, rank: 0 }, scene.eyes);
            let name = scene.grid.file_name(file).to_string();
            let width = self.drawn.letters.width(&name, size);
            let left = layout.left
                + u32::from(x) * layout.cell
                + (layout.cell - width.min(layout.cell)) / 2;
            for top in [layout.top - margin, board_bottom] {
                let top = top + margin.saturating_sub(size) / 2;
                self.write(
                    &name,
                    Line {
                        left,
                        top,
                        size,
                        colour,
                    },
                );
            }
        }
        for rank in 0..scene.grid.ranks {
            let (_, y) = scene.grid.place(Cell { file: 0, rank }, scene.eyes);
            let name = (u16::from(rank) + 1).to_string();
            let width = self.drawn.letters.width(&name, size);
            let top = layout.top + u32::from(y) * layout.cell + (layout.cell - size) / 2;
            for left in [layout.left.saturating_sub(margin), board_right] {
                let left = left + margin.saturating_sub(width) / 2;
                self.write(
                    &name,
                    Line {
                        left,
                        top,
                        size,
                        colour,
                    },
                );
            }
        }
    }

    fn captions(&mut self, scene: &Scene, layout: &Layout) {
        let size = layout.row * 3 / 5;
        let pad = (layout.row - size) / 2;
        let edge = layout.row / 2;
        let (ink, faint) = (self.renderer.theme.ink, self.renderer.theme.faint);
        let caption = &scene.caption;
        let mut top = 0;
        if layout.title {
            let last = self
                .drawn
                .letters
                .fit(&caption.last, size, layout.width / 2);
            let room = layout.width - 3 * edge - self.drawn.letters.width(&last, size);
            let title = self.drawn.letters.fit(&caption.title, size, room);
            self.write(
                &title,
                Line {
                    left: edge,
                    top: pad,
                    size,
                    colour: ink,
                },
            );
            self.write_right(
                &last,
                Line {
                    left: layout.width - edge,
                    top: pad,
                    size,
                    colour: ink,
                },
            );
            top += layout.row;
        }
        let (above, below) = match scene.eyes {
            Perspective::Home => (Tint::Dark, Tint::Light),
            Perspective::Across => (Tint::Light, Tint::Dark),
        };
        let mut bottom = layout.height - u32::from(layout.status) * layout.row;
        if layout.players {
            self.player(scene, layout, above, top);
            bottom -= layout.row;
            self.player(scene, layout, below, bottom);
            bottom += layout.row;
        }
        if layout.status {
            let dice = self.dice(scene, layout, bottom);
            let room = layout.width - 2 * edge - dice;
            let status = self.drawn.letters.fit(&caption.status, size, room);
            let colour = if caption.status.is_empty() {
                faint
            } else {
                ink
            };
            self.write(
                &status,
                Line {
                    left: edge,
                    top: bottom + pad,
                    size,
                    colour,
                },
            );
        }
    }

    /// One side's line: whether it is to move, who plays it, and what it has lost.
    fn player(&mut self, scene: &Scene, layout: &Layout, tint: Tint, top: u32) {
        let size = layout.row * 11 / 20;
        let pad = (layout.row - size) / 2;
        let edge = layout.row / 2;
        let lost: Vec<Figure> = scene
            .lost
            .iter()
            .filter(|tray| tray.tint == tint)
            .flat_map(|tray| tray.figures.iter().copied())
            .collect();
        let mut right = layout.width - edge;
        let step = layout.row * 3 / 4;
        let shown = lost.len().min((layout.width / 2 / step) as usize);
        for figure in lost.iter().take(shown).rev() {
            let sprite = self.sprite(Look::Lone(figure.glyph, figure.tint), step);
            right = right.saturating_sub(step);
            self.canvas
                .paste(&sprite, step, right, top + (layout.row - step) / 2);
        }
        let to_move = scene.caption.to_move == Some(tint);
        self.disc(layout, tint, to_move, top);
        let Some((_, name)) = scene.caption.players.iter().find(|(t, _)| *t == tint) else {
            return;
        };
        let left = edge + layout.row * 4 / 5;
        let room = right.saturating_sub(left + edge / 2);
        let name = self.drawn.letters.fit(name, size, room);
        let colour = if to_move {
            self.renderer.theme.ink
        } else {
            self.renderer.theme.faint
        };
        self.write(
            &name,
            Line {
                left,
                top: top + pad,
                size,
                colour,
            },
        );
    }

    /// A disc in the side's colour, its middle half a row below `top`; the side to move has a ring around it.
    fn disc(&mut self, layout: &Layout, tint: Tint, ring: bool, top: u32) {
        let (left, middle, radius) = (layout.row / 2, top + layout.row / 2, layout.row / 5);
        let theme = &self.renderer.theme;
        let [fill, line] = match tint {
            Tint::Light => theme.first,
            Tint::Dark => theme.second,
        };
        let (fill, line) = (self.index(fill), self.index(line));
        let gold = self.index(self.renderer.theme.raised);
        let outer = radius + radius / 2;
        for y in 0..=2 * outer {
            for x in 0..=2 * outer {
                let square = x.abs_diff(outer).pow(2) + y.abs_diff(outer).pow(2);
                let colour = match square {
                    s if s <= (radius - 2).pow(2) => fill,
                    s if s <= radius.pow(2) => line,
                    s if ring && s > (radius + 2).pow(2) && s <= outer.pow(2) => gold,
                    _ => continue,
                };
                self.dot(left + x, middle + y - outer, colour);
            }
        }
    }

    /// Draws the dice at the right of a row and says how much room they took.
    fn dice(&mut self, scene: &Scene, layout: &Layout, top: u32) -> u32 {
        let Some(dice) = scene.dice else { return 0 };
        let size = layout.row * 9 / 10;
        let gap = layout.row / 5;
        let mut right = layout.width - layout.row / 2;
        for ((face, tint), won) in [(dice.defender, !dice.won()), (dice.attacker, dice.won())] {
            let sprite = self.sprite(
                Look::Die {
                    face: face.min(6),
                    tint,
                    won,
                },
                size,
            );
            right -= size;
            self.canvas
                .paste(&sprite, size, right, top + (layout.row - size) / 2);
            right -= gap;
        }
        layout.width - right
    }

    fn write_right(&mut self, text: &str, line: Line) {
        let width = self.drawn.letters.width(text, line.size);
        self.write(
            text,
            Line {
                left: line.left.saturating_sub(width),
                ..line
            },
        );
    }

    fn write(&mut self, text: &str, line: Line) {
        let shades = self.shades(line.colour);
        let canvas = &mut *self.canvas;
        self.drawn.letters.line(text, line.size, |x, y, covered| {
            let (x, y) = (line.left + x, line.top + y);
            if x < canvas.width && y < canvas.height {
                let shade = shades[usize::from(covered) * (shades.len() - 1) / 255];
                canvas.pixels[(y * canvas.width + x) as usize] = shade;
            }
        });
    }

    /// From the panel to a colour, for the edges of letters.
    fn shades(&mut self, colour: Rgb) -> [u8; 6] {
        let panel = self.renderer.theme.panel;
        [0, 51, 102, 153, 204, 255].map(|part| self.index(theme::blend(panel, colour, part)))
    }

    fn dot(&mut self, x: u32, y: u32, colour: u8) {
        if x < self.canvas.width && y < self.canvas.height {
            self.canvas.pixels[(y * self.canvas.width + x) as usize] = colour;
        }
    }

    fn sprite(&mut self, look: Look, size: u32) -> Sprite {
        let key = (look, size);
        if let Some(sprite) = self.drawn.sprites.get(&key) {
            return Arc::clone(sprite);
        }
        let theme = &self.renderer.theme;
        let fragment = match &key.0 {
            Look::Cell(look) => theme.cell(look),
            Look::Lone(glyph, tint) => theme.lone(*glyph, *tint),
            Look::Die { face, tint, won } => theme.die(*face, *tint, *won),
        };
        let sprite: Sprite = draw(&fragment, size)
            .into_iter()
            .map(|c| self.index(c))
            .collect();
        self.drawn.sprites.insert(key, Arc::clone(&sprite));
        sprite
    }

    /// The palette index nearest to a colour.
    fn index(&mut self, colour: Rgb) -> u8 {
        let palette = &self.renderer.palette;
        *self.drawn.nearest.entry(colour).or_insert_with(|| {
            let distance = |other: &Rgb| -> u32 {
                colour
                    .iter()
                    .zip(other)
                    .map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2))
                    .sum()
            };
            let nearest = palette
                .iter()
                .enumerate()
                .min_by_key(|(_, other)| distance(other));
            let index = nearest.map_or(0, |(index, _)| index);
            u8::try_from(index).expect("a palette has at most 256 colours")
        })
    }
}
