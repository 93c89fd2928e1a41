//! Renders scenes: [`Renderer::still`] makes a PNG, [`Renderer::film`] a GIF, [`vector`] SVG, and [`text`] plain text.
//!
//! The renderer knows scenes only, neither the game nor its players. A picture has one palette index per pixel. Cells,
//! pieces, dice and letters are drawn once (`sprites`, `letters`) and then copied (`raster`) to the places of `layout`.
//! Each picture only takes copying and compression.

mod army_colours;
mod board;
mod canvas;
mod card;
mod chip;
mod chip_state;
mod coordinates;
mod deflate;
mod dice;
mod dice_place;
mod faces;
mod film;
mod gif;
mod graph;
mod hexagon_rows;
mod hexagons;
mod huffman;
mod layout;
mod letters;
mod lz77;
mod lzw;
mod optimal_parse;
mod plaque;
mod raster;
pub mod recent;
mod seats;
mod shaping;
mod sheet;
mod signs;
mod sizes;
mod slots;
mod sprites;
mod story;
mod strips;
mod svg;
pub mod terminal;
pub mod text;
pub mod theme;
pub mod theme_types;
mod themes;
mod towers;
pub mod vector;
mod writing;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, OnceLock};

use parking_lot::Mutex;

pub use crate::grid::Cell;
use crate::grid::{Grid, Perspective};
use crate::render::canvas::Canvas;
pub use crate::render::film::FilmFile;
use crate::render::layout::Layout;
use crate::render::letters::Letters;
use crate::render::lz77::{Code, Finder};
use crate::render::raster::Painter;
pub use crate::render::sheet::RatingPlot;
use crate::render::sizes::{PictureRows, Sizes};
pub use crate::render::sizes::{WIDE, WIDTH};
use crate::render::sprites::{Sprite, SpriteKind};
use crate::render::theme::{PaletteFamily, Rgb, Theme, UNUSED, distance};
use crate::scene::{Caption, CellBuild, Glyph, Ground, Shade};
pub use crate::scene::{Figure, Film, Frame, Graph, Mark, Scene, Sheet, Story, ThemeName, Tint};

/// Draws pictures in one theme; shared between threads.
#[derive(Debug)]
pub struct Renderer {
    kits: [ThemeKit; PaletteFamily::ALL.len()],
}

/// All sprites and letters of one theme for one family of armies.
#[derive(Debug)]
struct ThemeKit {
    theme: Theme,
    family: PaletteFamily,
    palette: Vec<Rgb>,
    /// The codes of pictures at most [`WIDTH`] and of wider ones: distances to the pixel above are their most frequent.
    codes: [OnceLock<Code>; 2],
    drawn: Mutex<DrawnSprites>,
}

/// Most pixels of sprites kept for one theme and family, more than a game needs. With prepared rows, a pixel takes
/// three or four bytes.
const MOST_KEPT: usize = 400 * 92 * 92;

/// The cache of drawings.
#[derive(Debug)]
struct DrawnSprites {
    sprites: BTreeMap<(SpriteKind, u32), Arc<Sprite>>,
    /// Number of pixels in all sprites.
    kept: usize,
    /// The palette index nearest to each colour used so far.
    nearest: BTreeMap<Rgb, u8>,
    letters: Letters,
}

/// An uncompressed picture: one palette index per pixel, row by row from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Painting {
    /// Width in pixels.
    pub width: u32,
    /// The palette: red, green and blue of each colour.
    pub palette: Vec<u8>,
    /// The palette index of each pixel.
    pub pixels: Vec<u8>,
}

/// The buffers of a finished picture, reused for the next: they are large and slow to allocate.
#[derive(Debug, Default)]
struct SpareBuffer {
    pixels: Vec<u8>,
    bytes: Vec<u8>,
}

/// Spare buffers of all themes.
static SPARE: Mutex<Vec<SpareBuffer>> = Mutex::new(Vec::new());
/// Most spare buffers kept.
const MOST_SPARE: usize = 4;

impl SpareBuffer {
    fn take() -> Self {
        let mut spare = SPARE.lock();
        spare.pop().unwrap_or_default()
    }

    fn keep(self) {
        let mut spare = SPARE.lock();
        if spare.len() < MOST_SPARE {
            spare.push(self);
        }
    }
}

static SHARED: [LazyLock<Renderer>; ThemeName::ALL.len()] = [
    LazyLock::new(|| Renderer::new(ThemeName::Slate)),
    LazyLock::new(|| Renderer::new(ThemeName::Night)),
    LazyLock::new(|| Renderer::new(ThemeName::Contrast)),
    LazyLock::new(|| Renderer::new(ThemeName::Safe)),
    LazyLock::new(|| Renderer::new(ThemeName::Print)),
];

impl Renderer {
    /// Creates a renderer of this theme, without any drawings yet.
    pub fn new(name: ThemeName) -> Self {
        Self {
            kits: PaletteFamily::ALL.map(|family| ThemeKit::new(Theme::of(name), family)),
        }
    }

    /// The shared renderer of this theme.
    pub fn of(name: ThemeName) -> &'static Self {
        &SHARED[name as usize]
    }

    /// The scene as a PNG of at most 256 colours. It is [`WIDTH`] pixels wide, or [`WIDE`] for a board of many columns.
    pub fn still(&self, scene: &Scene) -> Vec<u8> {
        self.kit(scene).still(scene)
    }

    /// The pixels that [`Renderer::still`] compresses.
    pub fn painted(&self, scene: &Scene) -> Painting {
        let kit = self.kit(scene);
        let canvas = kit.locked(|drawn| kit.paint(drawn, scene, Vec::new()));
        Painting {
            width: canvas.width(),
            palette: kit.palette.concat(),
            pixels: canvas.into_pixels(),
        }
    }

    fn kit(&self, scene: &Scene) -> &ThemeKit {
        &self.kits[PaletteFamily::of(scene) as usize]
    }
}

impl ThemeKit {
    fn new(theme: Theme, family: PaletteFamily) -> Self {
        Self {
            theme,
            family,
            palette: theme.palette(family),
            codes: [const { OnceLock::new() }; 2],
            drawn: Mutex::new(DrawnSprites {
                sprites: BTreeMap::new(),
                kept: 0,
                nearest: BTreeMap::new(),
                letters: Letters::new(),
            }),
        }
    }

    /// A drawn picture as PNG.
    fn png(&self, canvas: &Canvas) -> Vec<u8> {
        let (width, mut bytes) = (canvas.width() as usize, Vec::new());
        let placed = &canvas.placed;
        let code = self.code(canvas.width());
        let rows = deflate::compress(canvas.pixels(), width, placed, code, &mut bytes);
        self.wrapped(canvas, rows)
    }

    fn still(&self, scene: &Scene) -> Vec<u8> {
        let code = self.code(sizes::width(scene));
        let SpareBuffer { pixels, mut bytes } = SpareBuffer::take();
        let canvas = self.locked(|drawn| self.paint(drawn, scene, pixels));
        let width = canvas.width() as usize;
        let rows = deflate::compress(canvas.pixels(), width, &canvas.placed, code, &mut bytes);
        let png = self.wrapped(&canvas, rows);
        let pixels = canvas.into_pixels();
        SpareBuffer { pixels, bytes }.keep();
        png
    }

    fn paint(&self, drawn: &mut DrawnSprites, scene: &Scene, pixels: Vec<u8>) -> Canvas {
        let width = sizes::width(scene);
        let sizes = Sizes::of(width);
        let rows = PictureRows::of(scene, sizes, &mut drawn.letters);
        let layout = Layout::new(scene, rows, sizes, &mut drawn.letters);
        let canvas = Canvas::new(pixels, width, layout.height);
        Painter::new(self, drawn, canvas, layout).paint(scene)
    }

    /// The code of this theme's pictures of about this width, fitted to the specimen.
    fn code(&self, width: u32) -> &Code {
        let (nth, width) = if width > WIDTH { (1, WIDE) } else { (0, WIDTH) };
        self.codes[nth].get_or_init(|| {
            let canvas = self.locked(|drawn| self.paint(drawn, &specimen(self.family), Vec::new()));
            let (pixels, drawn) = (canvas.pixels(), canvas.width() as usize);
            Code::for_pictures(Finder::new(pixels, drawn, width as usize + 1))
        })
    }

    fn locked<T>(&self, act: impl FnOnce(&mut DrawnSprites) -> T) -> T {
        // A panic elsewhere can at worst leave a sprite undrawn, so a poisoned lock is safe to use.
        act(&mut self.drawn.lock())
    }

    /// Wraps compressed data as a PNG file.
    fn wrapped(&self, canvas: &Canvas, compressed: &[u8]) -> Vec<u8> {
        const AROUND: usize = 1_024;
        let mut bytes = Vec::with_capacity(compressed.len() + AROUND);
        let mut encoder = png::Encoder::new(&mut bytes, canvas.width(), canvas.height());
        encoder.set_color(png::ColorType::Indexed);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_palette(self.used().concat());
        let written = encoder.write_header().and_then(|mut writer| {
            writer.write_chunk(png::chunk::IDAT, compressed)?;
            writer.finish()
        });
        written.expect("writing to memory cannot fail");
        bytes
    }

    /// The palette without the entries that only fill it up: stills have no [`UNUSED`] pixels.
    fn used(&self) -> &[Rgb] {
        let last = self.palette.last();
        let kept = self.palette.iter().rposition(|colour| Some(colour) != last);
        &self.palette[..kept.map_or(1, |last| last + 1)]
    }

    /// The palette index nearest to a colour.
    fn index(&self, drawn: &mut DrawnSprites, colour: Rgb) -> u8 {
        *drawn.nearest.entry(colour).or_insert_with(|| {
            let places = self.palette.iter().enumerate();
            let places = places.filter(|(place, _)| *place != usize::from(UNUSED));
            let nearest = places.min_by_key(|(_, other)| distance(colour, **other));
            let index = nearest.map_or(0, |(index, _)| index);
            u8::try_from(index).expect("a palette has at most 256 colours")
        })
    }

    /// The sprite of this kind, `size` pixels wide.
    fn sprite(&self, drawn: &mut DrawnSprites, look: SpriteKind, size: u32) -> Arc<Sprite> {
        if let Some(sprite) = drawn.sprites.get(&(look, size)) {
            return Arc::clone(sprite);
        }
        if drawn.kept >= MOST_KEPT {
            drawn.kept = 0;
            drawn.sprites.clear();
            drawn.nearest.clear();
        }
        let sprite = Arc::new(self.new_sprite(drawn, look, size));
        drawn.kept += sprite.pixels.len();
        drawn.sprites.insert((look, size), Arc::clone(&sprite));
        sprite
    }

    fn new_sprite(&self, drawn: &mut DrawnSprites, look: SpriteKind, size: u32) -> Sprite {
        if let SpriteKind::Named {
            cell,
            slope,
            name,
            text,
        } = look
        {
            let bare = self.sprite(drawn, SpriteKind::Hexagon { cell, slope }, size);
            let pixels = self.with_name(drawn, &bare, cell, (name.as_str(), text));
            return bare.with_pixels(pixels);
        }
        let pixels = self.theme.draw(look, size);
        let mut pixels: Box<[u8]> = pixels.into_iter().map(|c| self.index(drawn, c)).collect();
        if let SpriteKind::Loose(glyph, tint) = look {
            let solid = sprites::solid(glyph, tint, size);
            for (pixel, _) in pixels.iter_mut().zip(solid).filter(|(_, solid)| !solid) {
                *pixel = UNUSED;
            }
        }
        if let SpriteKind::Hexagon { slope, .. } = look {
            return Sprite::hexagon(size as usize, pixels, slope);
        }
        Sprite::new(size as usize, pixels)
    }
}

/// A typical picture: a board with all pieces of every side on the usual grounds, empty rows, and text.
fn specimen(family: PaletteFamily) -> Scene {
    let (grid, glyphs): (Grid, &[Glyph]) = match family {
        // With seven columns, the ground alternates from row to row.
        PaletteFamily::Two => (Grid::squares(7, 9), &Glyph::ALL[..8]),
        PaletteFamily::Four => (Grid::squares(13, 13), &CHESS),
        PaletteFamily::Six => (Grid::hexagon(10), &CHESS),
    };
    let tints = family.tints();
    let figures = tints.iter().flat_map(|tint| {
        let (tint, letter, prefix) = (*tint, ' ', None);
        glyphs.iter().map(move |glyph| Figure {
            glyph: *glyph,
            tint,
            letter,
            prefix,
            once: None,
        })
    });
    // Raised cells and pieces stand as on a board of King's Mate.
    let raised = |cell: Cell| match (family, cell.rank) {
        (PaletteFamily::Two, 0 | 4 | 8) => cell.file == 3,
        (PaletteFamily::Two, 3 | 5) => cell.file == 2 || cell.file == 4,
        _ => false,
    };
    let ground = |cell: Cell| Ground {
        build: if raised(cell) {
            CellBuild::Raised
        } else {
            CellBuild::Plain
        },
        ..Ground::plain(match (family, (cell.file + cell.rank) % 3) {
            (PaletteFamily::Six, 1) => Shade::Middle,
            (PaletteFamily::Six, shade) => Shade::chequered(shade == 0),
            (PaletteFamily::Two | PaletteFamily::Four, _) => {
                Shade::chequered((cell.file + cell.rank).is_multiple_of(2))
            }
        })
    };
    let words = || "Fox jumps 12".to_owned();
    let players = tints.iter().map(|tint| (*tint, words()));
    Scene {
        grid,
        eyes: Perspective::HOME,
        window: None,
        hints: Vec::new(),
        ground: grid.cells().map(|cell| (cell, ground(cell))).collect(),
        borders: Vec::new(),
        pieces: grid
            .cells()
            .filter(|cell| match family {
                PaletteFamily::Two => cell.rank < 3,
                PaletteFamily::Four | PaletteFamily::Six => cell.file != 6 && cell.rank < 4,
            })
            .zip(figures.cycle())
            .collect(),
        marks: Vec::new(),
        armies: Vec::new(),
        lost: Vec::new(),
        captives: Vec::new(),
        dice: None,
        caption: Caption {
            title: words(),
            last: words(),
            players: players.collect(),
            clocks: Vec::new(),
            status: words(),
            ..Caption::default()
        },
    }
}

/// The chess pieces.
const CHESS: [Glyph; 6] = [
    Glyph::Monarch,
    Glyph::Queen,
    Glyph::Rook,
    Glyph::Bishop,
    Glyph::Knight,
    Glyph::Pawn,
];
