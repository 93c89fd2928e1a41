//! Scenes to pictures: [`Renderer::still`] makes a PNG, [`text`] plain text. Knows scenes only: not which
//! game it draws, nor who plays.
//!
//! A picture is one byte a pixel into a palette. Cells, pieces, dice and letters are drawn once (`sprites`,
//! `letters`) and then copied (`raster`) to where `layout` puts them; all that is left for each picture is
//! copying and compressing.

mod deflate;
mod layout;
mod letters;
mod raster;
mod sprites;
pub mod text;
pub mod theme;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

pub use crate::game::scene::{Scene, ThemeName};
use crate::render::layout::Layout;
pub use crate::render::layout::WIDTH;
use crate::render::letters::Letters;
use crate::render::raster::{Canvas, Painter};
use crate::render::sprites::Look;
use crate::render::theme::{Rgb, Theme, UNUSED};

/// Draws pictures in one theme. Shared between threads.
#[derive(Debug)]
pub struct Renderer {
    theme: Theme,
    palette: Vec<Rgb>,
    drawn: Mutex<Drawn>,
}

/// A square drawing, one palette index a pixel.
type Sprite = Arc<[u8]>;

/// The most sprites kept: a few games' worth of cells, some 8 KB each.
const MOST_KEPT: usize = 1_500;

/// All that has been drawn so far.
#[derive(Debug)]
struct Drawn {
    sprites: BTreeMap<(Look, u32), Sprite>,
    /// The palette index nearest to each colour met so far.
    nearest: BTreeMap<Rgb, u8>,
    letters: Letters,
    /// The pixels of a picture already sent, to be written over by the next.
    spare: Vec<u8>,
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
            drawn: Mutex::new(Drawn {
                sprites: BTreeMap::new(),
                nearest: BTreeMap::new(),
                letters: Letters::new(),
                spare: Vec::new(),
            }),
        }
    }

    /// The one in this theme that the whole program shares.
    pub fn of(name: ThemeName) -> &'static Self {
        &SHARED[name as usize]
    }

    /// The scene as PNG, [`WIDTH`] pixels wide, at most 256 colours.
    pub fn still(&self, scene: &Scene) -> Vec<u8> {
        let canvas = self.locked(|drawn| {
            let layout = Layout::of(scene, &mut drawn.letters);
            let canvas = Canvas::new(std::mem::take(&mut drawn.spare), WIDTH, layout.height);
            Painter::new(self, drawn, canvas, layout).paint(scene)
        });
        let png = self.encode(&canvas);
        self.locked(|drawn| drawn.spare = canvas.pixels);
        png
    }

    fn locked<T>(&self, act: impl FnOnce(&mut Drawn) -> T) -> T {
        // A panic elsewhere leaves at worst a sprite undrawn, so the lock is good all the same.
        act(&mut self.drawn.lock().unwrap_or_else(PoisonError::into_inner))
    }

    fn encode(&self, canvas: &Canvas) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(canvas.pixels.len() / 8);
        let mut encoder = png::Encoder::new(&mut bytes, canvas.width, canvas.height);
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.palette.concat());
        let mut writer = encoder
            .write_header()
            .expect("writing to memory cannot fail");
        let rows = deflate::compress(&canvas.pixels, canvas.width as usize);
        writer
            .write_chunk(png::chunk::IDAT, &rows)
            .expect("writing to memory cannot fail");
        writer.finish().expect("writing to memory cannot fail");
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
    fn sprite(&self, drawn: &mut Drawn, look: Look, size: u32) -> Sprite {
        if let Some(sprite) = drawn.sprites.get(&(look, size)) {
            return Arc::clone(sprite);
        }
        if drawn.sprites.len() >= MOST_KEPT {
            drawn.sprites.clear();
            drawn.nearest.clear();
        }
        let pixels = self.theme.draw(look, size);
        let sprite: Sprite = pixels.into_iter().map(|c| self.index(drawn, c)).collect();
        drawn.sprites.insert((look, size), Arc::clone(&sprite));
        sprite
    }
}
