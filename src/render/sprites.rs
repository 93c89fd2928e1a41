//! Sprites: small drawings of one cell with all its contents and marks, a captured piece, a die, or a side's sign.
//!
//! Each is composed as SVG and rasterised once by resvg, so that a board only needs copying.

use std::ops::Range;
use std::sync::OnceLock;

use crate::render::army_colours;
use crate::render::board::Edges;
use crate::render::chip_state::ChipState;
use crate::render::dice::cube;
use crate::render::hexagon_rows;
use crate::render::lz77::Code;
use crate::render::signs::CellSign;
use crate::render::strips::Strips;
use crate::render::svg::{covered, draw, hex, piece, placed};
use crate::render::theme::{ArmyColours, Rgb, Theme, UNUSED, contrast};
use crate::render::towers::Stack;
use crate::scene::{CellBuild, Glyph, Ground, Mark, Shade, Tint};

/// A drawing with one palette index per pixel. The pixels outside a hexagon have the unused index.
#[derive(Debug)]
pub(super) struct Sprite {
    /// Its width in pixels.
    pub(super) size: usize,
    /// Its height in pixels; all but hexagons are as high as wide.
    pub(super) height: usize,
    pub(super) pixels: Box<[u8]>,
    /// The pixels inside a hexagon, row by row; empty for all others, which use every pixel.
    spans: Box<[Range<usize>]>,
    /// Its rows for the first two widths of pictures that it is on: hexagons of one size are on boards of two.
    strips: [OnceLock<Strips>; 2],
}

impl Sprite {
    pub(super) fn new(size: usize, pixels: Box<[u8]>) -> Self {
        Self {
            size,
            height: pixels.len() / size.max(1),
            pixels,
            spans: Box::default(),
            strips: [const { OnceLock::new() }; 2],
        }
    }

    /// A hexagon with slanted edges of this height. Pixels outside of it become unused.
    pub(super) fn hexagon(size: usize, mut pixels: Box<[u8]>, slope: u32) -> Self {
        let spans = hexagon_rows::spans(size, pixels.len() / size, slope as usize);
        for (row, span) in pixels.chunks_exact_mut(size).zip(&spans) {
            row[..span.start].fill(UNUSED);
            row[span.end..].fill(UNUSED);
        }
        Self {
            spans,
            ..Self::new(size, pixels)
        }
    }

    /// This cell with other pixels: a name is written on it.
    pub(super) fn with_pixels(&self, pixels: Box<[u8]>) -> Self {
        Self {
            spans: self.spans.clone(),
            ..Self::new(self.size, pixels)
        }
    }

    /// The places of the used pixels in a row.
    #[inline]
    pub(super) fn span(&self, row: usize) -> Range<usize> {
        self.spans.get(row).cloned().unwrap_or(0..self.size)
    }

    /// The used pixels of a row.
    pub(super) fn row(&self, row: usize) -> &[u8] {
        &self.pixels[row * self.size..][self.span(row)]
    }

    /// Its rows as precompressed parts of a PNG, made on first use with the theme's code for pictures of that stride.
    /// Those for another stride if it has been on pictures of two others.
    pub(super) fn strips(&self, code: &Code, stride: usize) -> &Strips {
        let [first, second] = &self.strips;
        let made = || {
            let rows: Vec<Range<usize>> = (0..self.height).map(|row| self.span(row)).collect();
            Strips::new((&self.pixels, self.size), &rows, stride, code)
        };
        let strips = first.get_or_init(made);
        if strips.stride == stride {
            strips
        } else {
            second.get_or_init(made)
        }
    }
}

/// The subject of a sprite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum SpriteKind {
    /// One square of the board.
    Cell(CellLook),
    /// One hexagon of the board; `slope` is the height of its slanted edges in pixels.
    Hexagon { cell: CellLook, slope: u32 },
    /// The same with its name, written in letters of this size.
    Named {
        cell: CellLook,
        slope: u32,
        name: ShortName,
        text: u32,
    },
    /// A piece alone on the panel.
    Lone(Glyph, Tint),
    /// A piece behind bars on the panel.
    Captive(Glyph, Tint),
    /// A king on a disc.
    Upright(Glyph, Tint),
    /// A king on its side on a disc.
    Toppled(Glyph, Tint),
    /// A moving piece, without a background.
    Loose(Glyph, Tint),
    /// One of two dice.
    Die { face: u8, tint: Tint, won: bool },
    /// A die in the air, turned by this many degrees.
    Tumbling { face: u8, tint: Tint, turned: u8 },
    /// The sign between the dice, which shows whether the attack succeeded.
    Versus { won: bool },
    /// A player's chip with a king of their army.
    Chip {
        king: Glyph,
        tint: Tint,
        state: ChipState,
    },
}

/// The name of a hexagon, as long as the names of a board's cells get.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct ShortName([u8; 4]);

impl ShortName {
    /// A name of at most four ASCII characters.
    pub(super) fn of(name: &str) -> Self {
        let mut letters = [0; 4];
        for (letter, byte) in letters.iter_mut().zip(name.bytes()) {
            *letter = byte;
        }
        Self(letters)
    }

    pub(super) fn as_str(&self) -> &str {
        let text = std::str::from_utf8(&self.0).unwrap_or_default();
        text.trim_end_matches('\0')
    }
}

/// The contents of one cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellLook {
    pub(super) shade: Shade,
    pub(super) build: CellBuild,
    pub(super) home: Option<Tint>,
    pub(super) stack: Stack,
    marks: Marks,
    shadow: Shadow,
    pub(super) edges: Edges,
}

/// The neighbours that cast a shadow on a cell. Light falls from the upper left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shadow {
    /// A raised square at the left.
    pub(super) left: bool,
    /// A raised square above.
    pub(super) above: bool,
    /// A raised square above and to the left.
    pub(super) corner: bool,
}

/// A set of marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Marks(u32);

impl Marks {
    pub(super) fn insert(&mut self, mark: Mark) {
        self.0 |= Self::bit(mark);
    }

    const fn contains(self, mark: Mark) -> bool {
        self.0 & Self::bit(mark) != 0
    }

    const fn bit(mark: Mark) -> u32 {
        match mark {
            Mark::From => 1,
            Mark::To => 2,
            Mark::Repelled => 4,
            Mark::Danger => 8,
            Mark::Spent => 16,
            Mark::Target => 32,
            Mark::Reason => 64,
            Mark::Due => 128,
            Mark::Begun => 256,
            Mark::Passed => 512,
            Mark::Left => 1024,
            Mark::Reached => 2048,
            Mark::Second => 4096,
            Mark::Fallen => 8192,
            Mark::Final => 16384,
            // A board has at most six sides.
            Mark::Heads(side) => 32768 << (side % 6),
        }
    }
}

impl CellLook {
    /// The signs under the piece, from the bottom up.
    pub(super) fn signs_below(self) -> impl Iterator<Item = CellSign> {
        let second = self.has(Mark::Second);
        let trail = [
            (Mark::To, CellSign::To { second }),
            (Mark::From, CellSign::From { second }),
            (Mark::Reached, CellSign::Reached),
            (Mark::Left, CellSign::Left),
        ];
        let trail = trail.into_iter().find(|(mark, _)| self.has(*mark));
        let occupied = self.stack.top().is_some();
        // The frame of a reason goes behind the piece, where it cannot hide the height of a tower or its due mark. So
        // does the hatching, which would leave nothing of a small piece.
        let others = [
            (Mark::Danger, CellSign::Danger),
            (Mark::Target, CellSign::Target { occupied }),
            (Mark::Begun, CellSign::Begun),
            (Mark::Passed, CellSign::Passed),
            (Mark::Reason, CellSign::Reason),
            (Mark::Final, CellSign::Final),
            (Mark::Spent, CellSign::Spent),
        ];
        let others = others.into_iter().filter(move |(mark, _)| self.has(*mark));
        trail.into_iter().chain(others).map(|(_, sign)| sign)
    }

    /// The signs above the piece, from the bottom up.
    pub(super) fn signs_above(self) -> impl Iterator<Item = CellSign> {
        let signs = [
            (Mark::Due, CellSign::Due),
            (Mark::Repelled, CellSign::Repelled),
        ];
        let signs = signs.into_iter().filter(move |(mark, _)| self.has(*mark));
        signs.map(|(_, sign)| sign)
    }

    /// The directions towards which its pawn has turned, as seen in the picture.
    pub(super) fn headings(self, sides: u8) -> impl Iterator<Item = u8> {
        (0..sides).filter(move |side| self.has(Mark::Heads(*side)))
    }

    /// The raised neighbours that cast a shadow on it.
    pub(super) const fn shadow(self) -> Shadow {
        self.shadow
    }

    /// A cell of this ground; `home` is the army whose king has its home there.
    pub(super) fn new(
        ground: Ground,
        home: Option<Tint>,
        (stack, marks): (Stack, Marks),
        shadow: Shadow,
        edges: Edges,
    ) -> Self {
        Self {
            shade: ground.shade,
            build: ground.build,
            home,
            edges,
            stack,
            marks,
            shadow: if ground.is_raised() {
                Shadow::default()
            } else {
                shadow
            },
        }
    }

    pub(super) const fn has(self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }

    /// Returns `true` if the last move left or reached the cell.
    pub(super) const fn moved(self) -> bool {
        self.has(Mark::To) || self.has(Mark::From)
    }

    pub(super) fn raised(self) -> bool {
        self.build == CellBuild::Raised
    }
}

/// The pixels that a piece without a background covers.
pub(super) fn solid(glyph: Glyph, tint: Tint, size: u32) -> Vec<bool> {
    covered(&upright(glyph, tint, 80), size)
}

/// A piece on its side, at `percent` of the frame's size.
pub(super) fn toppled(glyph: Glyph, percent: u8) -> String {
    format!(
        "<g transform='rotate(90 50 50)'>{}</g>",
        piece(glyph, percent)
    )
}

/// A piece on a square: above its army's sign, or toppled if it is dead.
pub(super) fn upright(glyph: Glyph, tint: Tint, percent: u8) -> String {
    match army_colours::sign(tint) {
        _ if tint == Tint::Dead => toppled(glyph, 66),
        Some(sign) => placed(glyph, 78, 2.0) + &format!("<path class='body' d='{sign}'/>"),
        None => piece(glyph, percent),
    }
}

impl Theme {
    /// Draws a sprite `size` pixels wide: the colour of each pixel, row by row.
    pub(super) fn draw(&self, look: SpriteKind, size: u32) -> Vec<Rgb> {
        let panel = hex(self.panel);
        let on_panel =
            |art: String| format!("<rect width='100' height='100' fill='{panel}'/>{art}");
        match look {
            SpriteKind::Cell(cell) => draw(&self.cell(cell), &self.dressed(cell), size),
            // The name is written on it later.
            SpriteKind::Hexagon { cell, slope } | SpriteKind::Named { cell, slope, .. } => {
                self.draw_hexagon(cell, size, slope)
            }
            SpriteKind::Lone(glyph, tint) => {
                draw(&on_panel(piece(glyph, 90)), &self.side(tint), size)
            }
            // The background is cut away later.
            SpriteKind::Loose(glyph, tint) => {
                draw(&upright(glyph, tint, 80), &self.side(tint), size)
            }
            SpriteKind::Toppled(glyph, tint) => {
                let king = self.on_disc(tint, &toppled(glyph, 84));
                draw(&on_panel(king), &self.side(tint), size)
            }
            SpriteKind::Upright(glyph, tint) => {
                let king = self.on_disc(tint, &upright(glyph, tint, 84));
                draw(&on_panel(king), &self.side(tint), size)
            }
            SpriteKind::Captive(glyph, tint) => {
                let bars = self.behind_bars(glyph);
                draw(&on_panel(bars), &self.side(tint), size)
            }
            SpriteKind::Die { face, tint, won } => {
                draw(&on_panel(self.die(face, tint, won)), &self.side(tint), size)
            }
            SpriteKind::Tumbling { face, tint, turned } => {
                let die = cube(face, &self.side(tint));
                let turned = format!(
                    "<g transform='rotate({turned} 50 50) translate(9 9) scale(.82)'>{die}</g>"
                );
                draw(&on_panel(turned), &self.side(tint), size)
            }
            SpriteKind::Versus { won } => draw(&on_panel(self.versus(won)), &self.first, size),
            SpriteKind::Chip { king, tint, state } => {
                let chip = self.chip(king, tint, state);
                draw(&on_panel(chip), &self.side(tint), size)
            }
        }
    }

    /// The colours of a cell's top piece, or of its wall.
    pub(super) fn dressed(&self, cell: CellLook) -> ArmyColours {
        let colours = match (cell.stack.top(), cell.build) {
            (Some((_, tint)), _) | (None, CellBuild::Wall { tint, .. }) => self.side(tint),
            (
                None,
                CellBuild::Plain
                | CellBuild::Raised
                | CellBuild::Terrace
                | CellBuild::Closed
                | CellBuild::Folded,
            ) => self.first,
        };
        if cell.has(Mark::Spent) {
            colours.drained()
        } else {
            colours
        }
    }

    /// One square.
    fn cell(&self, look: CellLook) -> String {
        let mut svg = self.ground(look);
        svg.extend(look.signs_below().map(|sign| self.sign(sign)));
        if let Some((glyph, tint)) = look.stack.top() {
            svg += &match look.stack.below() {
                0 if look.has(Mark::Fallen) => toppled(glyph, 74),
                0 => upright(glyph, tint, if look.raised() { 72 } else { 80 }),
                _ => self.tower(glyph, look.stack),
            };
        }
        svg += &look
            .stack
            .once()
            .map_or_else(String::new, |owner| self.remains(owner));
        svg.extend(look.headings(4).map(|side| self.heading(side)));
        svg.extend(look.signs_above().map(|sign| self.sign(sign)));
        svg
    }

    /// The ground: flat, or a plate lit from the upper left. A king's home has the frame of its side and a crown.
    fn ground(&self, look: CellLook) -> String {
        let ground = self.square(look.shade, look.build, look.moved());
        if !look.raised() {
            return format!("<rect width='100' height='100' fill='{}'/>", hex(ground))
                + &shadow(look.shadow, self.shadowed(ground))
                + &self.built(look.build)
                + &self.lines(look.edges)
                + &self.home(look);
        }
        self.plate(ground) + &self.home(look)
    }

    /// Raised ground: a plate lit from the upper left.
    pub(super) fn plate(&self, ground: Rgb) -> String {
        let (raised, lit, shade, edge) = (
            hex(ground),
            hex(self.lit),
            hex(self.shade),
            hex(self.first.line),
        );
        format!(
            "<g shape-rendering='crispEdges'><rect width='100' height='100' fill='{edge}'/>\
             <path d='M0 0H100V1.1H1.1V100H0z' fill='{shade}'/>\
             <path d='M1.1 1.1H98L88.5 10.5H10.5V88.5L1.1 98z' fill='{lit}'/>\
             <path d='M98 98H1.1L10.5 88.5H88.5V10.5L98 1.1z' fill='{shade}'/>\
             <rect x='10.5' y='10.5' width='78' height='78' fill='{raised}'/></g>"
        )
    }

    /// The drawing of inaccessible ground: a wall in its army's colour, or hatching.
    pub(super) fn built(&self, build: CellBuild) -> String {
        let line = hex(self.stone);
        match build {
            CellBuild::Plain | CellBuild::Raised | CellBuild::Terrace => String::new(),
            CellBuild::Wall { tint, sign } => {
                let crown = if sign {
                    piece(Glyph::Queen, 44)
                } else {
                    String::new()
                };
                if tint == Tint::Dead {
                    return crown;
                }
                format!("<path class='body' d='M24 24H76V76H24z'/>{crown}")
            }
            CellBuild::Closed | CellBuild::Folded => format!(
                "<path d='M22 50 50 22M26 74 74 26M50 78 78 50' stroke='{line}' stroke-width='5' stroke-linecap='round'/>"
            ),
        }
    }

    /// Lines along the edges of a square. The neighbour draws the other half of each.
    fn lines(&self, edges: Edges) -> String {
        EDGES
            .into_iter()
            .zip(edges)
            .filter_map(|(way, tint)| Some(self.line(way, tint?)))
            .collect()
    }

    /// A line in an army's colour, with a casing that shows on any ground.
    pub(super) fn line(&self, way: &str, tint: Tint) -> String {
        let colours = self.side(tint);
        let (fill, line) = (hex(colours.fill), hex(colours.line));
        format!(
            "<path d='{way}' stroke='{line}' stroke-width='15'/><path d='{way}' stroke='{fill}' stroke-width='9'/>"
        )
    }

    /// A piece on the panel behind bars.
    fn behind_bars(&self, glyph: Glyph) -> String {
        piece(glyph, 82) + &self.bars()
    }

    /// The bars before a captive.
    pub(super) fn bars(&self) -> String {
        let (iron, gap) = (hex(self.ink), hex(self.panel));
        let bars = "<path d='M14 4V96M38 4V96M62 4V96M86 4V96M6 8H94M6 92H94' fill='none' stroke-linecap='round'";
        format!("{bars} stroke='{gap}' stroke-width='9'/>{bars} stroke='{iron}' stroke-width='5'/>")
    }

    fn home(&self, look: CellLook) -> String {
        let home = look.home.map(|tint| self.home_of(tint));
        home.unwrap_or_default()
    }

    /// The frame and the crown of a king's home.
    pub(super) fn home_of(&self, tint: Tint) -> String {
        let frame = hex(self.side(tint).fill);
        let crown = hex(if tint.side() == Tint::Light {
            self.lit
        } else {
            self.shade
        });
        format!(
            "<rect x='12.5' y='12.5' width='74' height='74' fill='none' stroke='{frame}' stroke-width='3.5' shape-rendering='crispEdges'/>\
             <path d='M32 66 27 39l13 10 10-18 10 18 13-10-5 27z' fill='{crown}'/>"
        )
    }

    /// The casing with the greatest contrast to a sign of this colour.
    pub(super) fn casing(&self, sign: Rgb) -> Rgb {
        let by_contrast = |casing: &Rgb| contrast(*casing, sign);
        let both = [self.first.fill, self.first.line];
        let best = both
            .into_iter()
            .max_by(|a, b| by_contrast(a).total_cmp(&by_contrast(b)));
        best.expect("there are two")
    }

    /// The former army of a dead piece: its sign, or a disc, in its colours at the foot.
    pub(super) fn remains(&self, owner: Tint) -> String {
        let colours = self.side(owner);
        let (fill, line) = (hex(colours.fill), hex(colours.line));
        let sign = army_colours::sign(owner).unwrap_or("M36 90a14 8 0 1 0 28 0a14 8 0 1 0-28 0z");
        format!(
            "<path d='{sign}' transform='translate(50 86) scale(.9 1.15) translate(-50 -90)' fill='{fill}' stroke='{line}' stroke-width='3'/>"
        )
    }
}

/// The edges of a square as paths: right, above, left, below.
pub(super) const EDGES: [&str; 4] = ["M100 0V100", "M0 0H100", "M0 0V100", "M0 100H100"];

impl Shadow {
    /// The shaded part of a square as a path; empty without a raised neighbour.
    pub(super) fn path(self) -> String {
        let parts = [
            (self.left, "M0 11H11V100H0z"),
            (self.above, "M11 0H100V11H11z"),
            (self.corner, "M0 0H11V11H0z"),
        ];
        let there = parts
            .into_iter()
            .filter_map(|(there, path)| there.then_some(path));
        there.collect()
    }
}

/// The shadow of raised neighbours, in this colour.
fn shadow(from: Shadow, colour: Rgb) -> String {
    let path = from.path();
    if path.is_empty() {
        return path;
    }
    let colour = hex(colour);
    format!("<path d='{path}' fill='{colour}' shape-rendering='crispEdges'/>")
}
