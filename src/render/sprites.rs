//! Small drawings: one cell with all that stands and is marked on it, a piece in a tray, a die, a side's sign.
//!
//! Each is put together as SVG and drawn once by resvg; what is left to do for a board is copying.

use std::fmt::Write;
use std::sync::OnceLock;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::game::scene::{Glyph, Ground, Mark, Tint};
use crate::render::deflate::{Code, Strips};
use crate::render::theme::{Livery, Rgb, Theme, contrast};
use crate::render::towers::Stack;

/// A square drawing, one palette index a pixel.
#[derive(Debug)]
pub(super) struct Sprite {
    /// Its width and height in pixels.
    pub(super) size: usize,
    pub(super) pixels: Box<[u8]>,
    strips: OnceLock<Strips>,
}

impl Sprite {
    pub(super) fn new(size: usize, pixels: Box<[u8]>) -> Self {
        Self {
            size,
            pixels,
            strips: OnceLock::new(),
        }
    }

    /// Its rows as the parts of a PNG: prepared when first asked for, in the one code of its theme.
    pub(super) fn strips(&self, code: &Code) -> &Strips {
        self.strips
            .get_or_init(|| Strips::new(&self.pixels, self.size, code))
    }
}

/// What a sprite shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Look {
    /// One cell of the board.
    Cell(CellLook),
    /// A piece alone on the panel.
    Lone(Glyph, Tint),
    /// One of two dice.
    Die { face: u8, tint: Tint, won: bool },
    /// A die in the air, and by how many degrees it is turned.
    Tumbling { face: u8, tint: Tint, turned: u8 },
    /// Between the dice: whether the attack went through.
    Versus { won: bool },
    /// A side's sign, and whether it is to move.
    Side { tint: Tint, to_move: bool },
}

/// What one cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellLook {
    dark: bool,
    raised: bool,
    home: Option<Tint>,
    stack: Stack,
    marks: Marks,
    shadow: Shadow,
}

/// Where raised squares throw their shadow on a cell from: light falls from the upper left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Shadow {
    /// One at the left.
    pub(super) left: bool,
    /// One above.
    pub(super) above: bool,
    /// One above and to the left.
    pub(super) corner: bool,
}

/// A set of marks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Marks(u16);

impl Marks {
    pub(super) fn insert(&mut self, mark: Mark) {
        self.0 |= Self::bit(mark);
    }

    const fn contains(self, mark: Mark) -> bool {
        self.0 & Self::bit(mark) != 0
    }

    const fn bit(mark: Mark) -> u16 {
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
        }
    }
}

impl CellLook {
    pub(super) fn new(ground: Ground, stack: Stack, marks: Marks, shadow: Shadow) -> Self {
        let side = |first| if first { Tint::Light } else { Tint::Dark };
        Self {
            dark: ground.dark,
            raised: ground.raised,
            home: ground.home.map(|seat| side(seat.index() == 0)),
            stack,
            marks,
            shadow: if ground.raised {
                Shadow::default()
            } else {
                shadow
            },
        }
    }

    const fn has(self, mark: Mark) -> bool {
        self.marks.contains(mark)
    }
}

/// The drawing of a piece in a 100 by 100 frame; `assets/pieces/LICENSE.md` says what its classes mean.
pub(super) const fn drawing(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::King => include_str!("../../assets/pieces/king.svg"),
        Glyph::Swordmaster => include_str!("../../assets/pieces/swordmaster.svg"),
        Glyph::Priest => include_str!("../../assets/pieces/priest.svg"),
        Glyph::Priestess => include_str!("../../assets/pieces/priestess.svg"),
        Glyph::Keeper => include_str!("../../assets/pieces/keeper.svg"),
        Glyph::Fool => include_str!("../../assets/pieces/fool.svg"),
        Glyph::Guard => include_str!("../../assets/pieces/guard.svg"),
    }
}

/// The piece `percent` as large as the 100 by 100 frame and in its middle.
fn piece(glyph: Glyph, percent: u8) -> String {
    let at = (100.0 - f32::from(percent)) / 2.0;
    let body = drawing(glyph);
    format!(
        "<svg x='{at}' y='{at}' width='{percent}' height='{percent}' viewBox='0 0 100 100'>{body}</svg>"
    )
}

pub(super) fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl Livery {
    /// The style sheet that dresses a drawing.
    fn dress(&self) -> String {
        let [fill, shade, line] = [self.fill, self.shade, self.line].map(hex);
        let outline = self.outline;
        format!(
            ".body {{ fill: {fill}; stroke: {line}; stroke-width: {outline} }}\
             .shade {{ fill: {shade}; stroke: {line}; stroke-width: {outline} }}\
             .line {{ fill: {line} }} .rule {{ stroke: {line} }} .plain {{ stroke: none }}"
        )
    }
}

impl Theme {
    pub(super) const fn side(&self, tint: Tint) -> Livery {
        match tint {
            Tint::Light => self.first,
            Tint::Dark => self.second,
        }
    }

    /// Draws a sprite at `size` by `size` pixels: red, green, blue for each, row by row.
    pub(super) fn draw(&self, look: Look, size: u32) -> Vec<Rgb> {
        let panel = hex(self.panel);
        let on_panel =
            |art: String| format!("<rect width='100' height='100' fill='{panel}'/>{art}");
        match look {
            Look::Cell(cell) => {
                let top = cell.stack.top();
                let livery = top.map_or(self.first, |(_, tint)| self.side(tint));
                let livery = if cell.has(Mark::Spent) {
                    livery.spent()
                } else {
                    livery
                };
                draw(&self.cell(cell), &livery, size)
            }
            Look::Lone(glyph, tint) => draw(&on_panel(piece(glyph, 90)), &self.side(tint), size),
            Look::Die { face, tint, won } => {
                draw(&on_panel(self.die(face, tint, won)), &self.side(tint), size)
            }
            Look::Tumbling { face, tint, turned } => {
                let die = cube(face, &self.side(tint));
                let turned = format!(
                    "<g transform='rotate({turned} 50 50) translate(9 9) scale(.82)'>{die}</g>"
                );
                draw(&on_panel(turned), &self.side(tint), size)
            }
            Look::Versus { won } => draw(&on_panel(self.versus(won)), &self.first, size),
            Look::Side { tint, to_move } => {
                draw(&on_panel(self.sign(tint, to_move)), &self.side(tint), size)
            }
        }
    }

    /// One cell.
    fn cell(&self, look: CellLook) -> String {
        let mut svg = self.ground(look);
        if look.has(Mark::To) || look.has(Mark::From) {
            svg += &self.corners(look.has(Mark::To));
        }
        if look.has(Mark::Danger) {
            svg += &self.burst();
        }
        if look.has(Mark::Target) {
            svg += &self.target(look.stack.top().is_some());
        }
        if look.has(Mark::Begun) {
            svg += &self.begun();
        }
        // Behind the piece: a frame above it would hide how high a tower is, and that it is due.
        if look.has(Mark::Reason) {
            svg += &self.frame();
        }
        if let Some((glyph, _)) = look.stack.top() {
            svg += &match look.stack.below() {
                0 => piece(glyph, if look.raised { 72 } else { 80 }),
                _ => self.tower(glyph, look.stack),
            };
        }
        if look.has(Mark::Due) {
            svg += &self.due();
        }
        if look.has(Mark::Spent) {
            svg += &self.hatching();
        }
        if look.has(Mark::Repelled) {
            svg += &self.badge();
        }
        svg
    }

    /// The ground: flat, or a plate lit from the upper left; a king's home bears his side's frame and a crown.
    fn ground(&self, look: CellLook) -> String {
        let moved = look.has(Mark::To) || look.has(Mark::From);
        let [light, dark, raised] = if moved {
            self.trail
        } else {
            [self.light, self.dark, self.raised]
        };
        if !look.raised {
            let plain = if look.dark { dark } else { light };
            return format!("<rect width='100' height='100' fill='{}'/>", hex(plain))
                + &shadow(look.shadow, self.shadowed(plain))
                + &self.home(look);
        }
        let (raised, lit, shade, edge) = (
            hex(raised),
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
        ) + &self.home(look)
    }

    fn home(&self, look: CellLook) -> String {
        let Some(tint) = look.home else {
            return String::new();
        };
        let frame = hex(self.side(tint).fill);
        let crown = hex(match tint {
            Tint::Light => self.lit,
            Tint::Dark => self.shade,
        });
        format!(
            "<rect x='12.5' y='12.5' width='74' height='74' fill='none' stroke='{frame}' stroke-width='3.5' shape-rendering='crispEdges'/>\
             <path d='M32 66 27 39l13 10 10-18 10 18 13-10-5 27z' fill='{crown}'/>"
        )
    }

    /// Corner brackets on the cells of the last move: thin where it left, bold where it arrived.
    fn corners(&self, arrived: bool) -> String {
        let colour = hex(self.moved);
        let (arm, width) = if arrived { (27, 8) } else { (16, 5) };
        let near = width / 2 + 1;
        let (far, low, high) = (100 - near, near + arm, 100 - near - arm);
        format!(
            "<path d='M{near} {low}V{near}H{low}M{high} {near}H{far}V{low}M{far} {high}V{far}H{high}M{low} {far}H{near}V{high}' \
             fill='none' stroke='{colour}' stroke-width='{width}' shape-rendering='crispEdges'/>"
        )
    }

    /// A star around a pale disc, told from every other mark by its shape.
    fn burst(&self) -> String {
        const RAYS: u8 = 14;
        let mut points = String::new();
        for i in 0..2 * RAYS {
            let angle = f32::from(i) * std::f32::consts::PI / f32::from(RAYS);
            let far = if i % 2 == 0 { 49.0 } else { 39.5 };
            let (x, y) = (50.0 + far * angle.sin(), 50.0 - far * angle.cos());
            append(&mut points, format_args!("{x:.1},{y:.1} "));
        }
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        format!(
            "<polygon points='{points}' fill='{alarm}'/><circle cx='50' cy='50' r='34' fill='{pale}'/>"
        )
    }

    /// A dot, or a ring around the piece that can be taken, cased so that it shows on any ground.
    fn target(&self, occupied: bool) -> String {
        let (colour, casing) = (hex(self.target), hex(self.casing(self.target)));
        if occupied {
            let ring = "<circle cx='50' cy='50' r='43' fill='none'";
            format!(
                "{ring} stroke='{casing}' stroke-width='12'/>{ring} stroke='{colour}' stroke-width='7'/>"
            )
        } else {
            format!(
                "<circle cx='50' cy='50' r='17' fill='{casing}'/><circle cx='50' cy='50' r='13.5' fill='{colour}'/>"
            )
        }
    }

    /// What stands out best around a sign of this colour.
    pub(super) fn casing(&self, sign: Rgb) -> Rgb {
        let by_contrast = |casing: &Rgb| contrast(*casing, sign);
        let both = [self.first.fill, self.first.line];
        let best = both
            .into_iter()
            .max_by(|a, b| by_contrast(a).total_cmp(&by_contrast(b)));
        best.expect("there are two")
    }

    /// Slanting strokes over a piece that is out for this turn.
    fn hatching(&self) -> String {
        let line = hex(self.first.line);
        format!(
            "<path d='M4 26 26 4M4 51 51 4M4 76 76 4M24 96 96 24M49 96 96 49M74 96 96 74' stroke='{line}' stroke-width='3' stroke-linecap='round'/>"
        )
    }

    /// A bold broken frame.
    fn frame(&self) -> String {
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        let rect = "<rect x='6' y='6' width='88' height='88' rx='9' fill='none'";
        format!(
            "{rect} stroke='{pale}' stroke-width='11'/>{rect} stroke='{alarm}' stroke-width='7' stroke-dasharray='17 8'/>"
        )
    }

    /// A cross in a disc at the corner, so that the piece that held its ground stays in sight.
    fn badge(&self) -> String {
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        format!(
            "<circle cx='78' cy='22' r='22' fill='{pale}'/><circle cx='78' cy='22' r='18' fill='{alarm}'/>\
             <path d='m70 14 16 16m0-16L70 30' fill='none' stroke='{pale}' stroke-width='6' stroke-linecap='round'/>"
        )
    }

    /// A die; the one that decided has a gold frame around it, the other is drained.
    fn die(&self, face: u8, tint: Tint, won: bool) -> String {
        let livery = self.side(tint);
        let livery = if won { livery } else { livery.spent() };
        let die = cube(face, &livery);
        if !won {
            return die;
        }
        let ring = hex(self.accent);
        format!("<rect x='1' y='1' width='98' height='98' rx='22' fill='{ring}'/>{die}")
    }

    /// An arrow from the attacker's die to the defender's; a bar stops it where the attack failed.
    fn versus(&self, won: bool) -> String {
        let (gold, faint) = (hex(self.accent), hex(self.faint));
        if won {
            format!("<path d='M25 20 80 50 25 80z' fill='{gold}'/>")
        } else {
            format!(
                "<path d='M15 24 60 50 15 76z' fill='{faint}'/><path d='M68 16h12v68H68z' fill='{faint}'/>"
            )
        }
    }

    /// A disc in the side's colour, behind an arrow if it is to move.
    fn sign(&self, tint: Tint, to_move: bool) -> String {
        let livery = self.side(tint);
        let (fill, line, gold) = (hex(livery.fill), hex(livery.line), hex(self.accent));
        let arrow = if to_move {
            format!("<path d='M2 26 34 50 2 74z' fill='{gold}'/>")
        } else {
            String::new()
        };
        format!(
            "{arrow}<circle cx='68' cy='50' r='24' fill='{fill}' stroke='{line}' stroke-width='5'/>"
        )
    }
}

/// The shadow of raised neighbours, in this colour.
fn shadow(from: Shadow, colour: Rgb) -> String {
    let parts = [
        (from.left, "M0 11H11V100H0z"),
        (from.above, "M11 0H100V11H11z"),
        (from.corner, "M0 0H11V11H0z"),
    ];
    let path: String = parts
        .into_iter()
        .filter_map(|(there, path)| there.then_some(path))
        .collect();
    if path.is_empty() {
        return path;
    }
    let colour = hex(colour);
    format!("<path d='{path}' fill='{colour}' shape-rendering='crispEdges'/>")
}

/// A die's face upwards.
fn cube(face: u8, livery: &Livery) -> String {
    let (fill, line) = (hex(livery.fill), hex(livery.line));
    let mut svg = format!(
        "<rect x='10' y='10' width='80' height='80' rx='16' fill='{fill}' stroke='{line}' stroke-width='4'/>"
    );
    for (x, y) in pips(face) {
        append(
            &mut svg,
            format_args!("<circle cx='{x}' cy='{y}' r='8.5' fill='{line}'/>"),
        );
    }
    svg
}

/// Where the pips of a face are.
fn pips(face: u8) -> Vec<(u8, u8)> {
    const LOW: u8 = 29;
    const MID: u8 = 50;
    const HIGH: u8 = 71;
    let mut pips = Vec::new();
    if face % 2 == 1 {
        pips.push((MID, MID));
    }
    if face >= 2 {
        pips.extend([(LOW, LOW), (HIGH, HIGH)]);
    }
    if face >= 4 {
        pips.extend([(LOW, HIGH), (HIGH, LOW)]);
    }
    if face >= 6 {
        pips.extend([(LOW, MID), (HIGH, MID)]);
    }
    pips
}

fn append(svg: &mut String, part: std::fmt::Arguments<'_>) {
    svg.write_fmt(part)
        .expect("writing to a string cannot fail");
}

/// Draws a fragment in a 100 by 100 frame, its pieces dressed in one side's colours.
fn draw(fragment: &str, livery: &Livery, size: u32) -> Vec<Rgb> {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='{size}' height='{size}'>{fragment}</svg>"
    );
    let options = Options {
        style_sheet: Some(livery.dress()),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg, &options).expect("our own drawings are well-formed");
    let mut pixels = Pixmap::new(size, size).expect("cells are neither empty nor huge");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
        .pixels()
        .iter()
        .map(|p| [p.red(), p.green(), p.blue()])
        .collect()
}
