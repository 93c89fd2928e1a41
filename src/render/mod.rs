//! Scenes to pictures: [`Renderer::still`] makes a PNG, [`Renderer::film`] a GIF, [`text`] plain text. Knows
//! scenes only: not which game it draws, nor who plays.
//!
//! A picture is one byte a pixel into a palette. Cells, pieces, dice and letters are drawn once (`sprites`,
//! `letters`) and then copied (`raster`) to where `layout` puts them; all that is left for each picture is
//! copying and compressing.

mod deflate;
mod film;
mod gif;
mod huffman;
mod layout;
mod letters;
mod lzw;
mod raster;
mod sprites;
pub mod text;
pub mod theme;
mod themes;
mod towers;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use crate::game::grid::{Cell, Grid, Perspective};
use crate::game::scene::{Caption, Figure, Glyph, Ground, Tint};
pub use crate::game::scene::{Film, Frame, Scene, ThemeName};
use crate::render::deflate::Code;
pub use crate::render::film::Filmed;
pub use crate::render::layout::WIDTH;
use crate::render::layout::{Layout, Rows, Sizes};
use crate::render::letters::Letters;
use crate::render::raster::{Canvas, Painter};
use crate::render::sprites::{Look, Sprite};
use crate::render::theme::{Rgb, Theme, UNUSED};

/// Draws pictures in one theme. Shared between threads.
#[derive(Debug)]
pub struct Renderer {
    theme: Theme,
    palette: Vec<Rgb>,
    code: OnceLock<Code>,
    drawn: Mutex<Drawn>,
}

/// The most sprites kept in one theme, some 20 KB each with their prepared rows: more than a game needs.
const MOST_KEPT: usize = 400;

/// All that has been drawn so far.
#[derive(Debug)]
struct Drawn {
    sprites: BTreeMap<(Look, u32), Arc<Sprite>>,
    /// The palette index nearest to each colour met so far.
    nearest: BTreeMap<Rgb, u8>,
    letters: Letters,
    spare: Spare,
}

/// Memory of a picture already sent, to be written over by the next.
#[derive(Debug, Default)]
struct Spare {
    pixels: Vec<u8>,
    bytes: Vec<u8>,
}

static SHARED: [LazyLock<Renderer>; ThemeName::ALL.len()] = [
    LazyLock::new(|| Renderer::new(ThemeName::Slate)),
    LazyLock::new(|| Renderer::new(ThemeName::Night)),
    LazyLock::new(|| Renderer::new(ThemeName::Contrast)),
    LazyLock::new(|| Renderer::new(ThemeName::Safe)),
    LazyLock::new(|| Renderer::new(ThemeName::Print)),
];

impl Renderer {
    /// A renderer in this theme; nothing is drawn yet.
    pub fn new(name: ThemeName) -> Self {
        let theme = Theme::of(name);
        Self {
            theme,
            palette: theme.palette(),
            code: OnceLock::new(),
            drawn: Mutex::new(Drawn {
                sprites: BTreeMap::new(),
                nearest: BTreeMap::new(),
                letters: Letters::new(),
                spare: Spare::default(),
            }),
        }
    }

    /// The one in this theme that the whole program shares.
    pub fn of(name: ThemeName) -> &'static Self {
        &SHARED[name as usize]
    }

    /// The scene as PNG, [`WIDTH`] pixels wide, at most 256 colours.
    pub fn still(&self, scene: &Scene) -> Vec<u8> {
        let code = self.code();
        let mut room = Vec::new();
        let canvas = self.locked(|drawn| {
            room = std::mem::take(&mut drawn.spare.bytes);
            self.paint(drawn, scene)
        });
        let width = canvas.width as usize;
        let rows = deflate::compress(&canvas.pixels, width, &canvas.placed, code, &mut room);
        let png = self.wrapped(&canvas, rows);
        self.locked(|drawn| {
            drawn.spare = Spare {
                pixels: canvas.pixels,
                bytes: room,
            };
        });
        png
    }

    fn paint(&self, drawn: &mut Drawn, scene: &Scene) -> Canvas {
        let sizes = Sizes::of(WIDTH);
        let rows = Rows::of(scene, sizes, &mut drawn.letters);
        let layout = Layout::new(scene, rows, sizes, &mut drawn.letters);
        let pixels = std::mem::take(&mut drawn.spare.pixels);
        let canvas = Canvas::new(pixels, WIDTH, layout.height);
        Painter::new(self, drawn, canvas, layout).paint(scene)
    }

    /// The code of this theme's pictures: that which suits the specimen.
    fn code(&self) -> &Code {
        self.code.get_or_init(|| {
            let canvas = self.locked(|drawn| self.paint(drawn, &specimen()));
            Code::for_picture(&canvas.pixels, canvas.width as usize)
        })
    }

    fn locked<T>(&self, act: impl FnOnce(&mut Drawn) -> T) -> T {
        // A panic elsewhere leaves at worst a sprite undrawn, so the lock is good all the same.
        act(&mut self.drawn.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// A PNG with this in it.
    fn wrapped(&self, canvas: &Canvas, compressed: &[u8]) -> Vec<u8> {
        const AROUND: usize = 1_024;
        let mut bytes = Vec::with_capacity(compressed.len() + AROUND);
        let mut encoder = png::Encoder::new(&mut bytes, canvas.width, canvas.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.concat());
        let written = encoder.write_header().and_then(|mut writer| {
            writer.write_chunk(png::chunk::IDAT, compressed)?;
            writer.finish()
        });
        written.expect("writing to memory cannot fail");
        bytes
    }

    /// The palette index nearest to a colour.
    fn index(&self, drawn: &mut Drawn, colour: Rgb) -> u8 {
        *drawn.nearest.entry(colour).or_insert_with(|| {
            let distance = |other: &Rgb| -> u32 {
                let parts = colour.iter().zip(other);
                parts.map(|(a, b)| u32::from(a.abs_diff(*b)).pow(2)).sum()
            };
            let places = self.palette.iter().enumerate();
            let places = places.filter(|(place, _)| *place != usize::from(UNUSED));
            let nearest = places.min_by_key(|(_, other)| distance(other));
            let index = nearest.map_or(0, |(index, _)| index);
            u8::try_from(index).expect("a palette has at most 256 colours")
        })
    }

    /// The drawing of a look, `size` by `size` pixels.
    fn sprite(&self, drawn: &mut Drawn, look: Look, size: u32) -> Arc<Sprite> {
        if let Some(sprite) = drawn.sprites.get(&(look, size)) {
            return Arc::clone(sprite);
        }
        if drawn.sprites.len() >= MOST_KEPT {
            drawn.sprites.clear();
            drawn.nearest.clear();
        }
        let pixels = self.theme.draw(look, size);
        let pixels = pixels.into_iter().map(|c| self.index(drawn, c)).collect();
        let sprite = Arc::new(Sprite::new(size as usize, pixels));
        drawn.sprites.insert((look, size), Arc::clone(&sprite));
        sprite
    }
}

/// A board with every piece of either side on either ground, and words: what is on most pictures.
fn specimen() -> Scene {
    let figures = [Tint::Light, Tint::Dark].into_iter().flat_map(|tint| {
        let letter = ' ';
        Glyph::ALL.map(|glyph| Figure {
            glyph,
            tint,
            letter,
        })
    });
    // Seven columns: the next row has the other ground.
    let grid = Grid { files: 7, ranks: 4 };
    let cells =
        (0..grid.ranks).flat_map(|rank| (0..grid.files).map(move |file| Cell { file, rank }));
    let ground = |cell: Cell| Ground {
        dark: (cell.file + cell.rank).is_multiple_of(2),
        raised: cell.file == 6,
        home: None,
    };
    let words = || "The quick brown fox jumps over the lazy dog 0123456789".to_owned();
    let players = [Tint::Light, Tint::Dark].map(|tint| (tint, words()));
    Scene {
        grid,
        eyes: Perspective::Home,
        ground: cells.clone().map(|cell| (cell, ground(cell))).collect(),
        pieces: cells
            .filter(|cell| cell.file < 6)
            .zip(figures.cycle())
            .collect(),
        marks: Vec::new(),
        lost: Vec::new(),
        dice: None,
        caption: Caption {
            title: words(),
            last: words(),
            players: players.into(),
            clocks: Vec::new(),
            to_move: None,
            status: words(),
        },
    }
}
