//! Small drawings: one cell with all that stands and is marked on it, a piece in a tray, a die.
//!
//! Each is put together as SVG and drawn once by resvg; what is left to do for a board is copying.

use std::fmt::Write;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::game::scene::{Figure, Glyph, Ground, Mark, Tint};
use crate::render::theme::{Rgb, Theme};

/// What one cell shows.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct CellLook {
    pub(super) dark: bool,
    pub(super) raised: bool,
    pub(super) home: Option<Tint>,
    /// The piece on top, and whose.
    pub(super) figure: Option<(Glyph, Tint)>,
    /// In order, each once.
    pub(super) marks: Vec<Mark>,
}

impl CellLook {
    pub(super) fn new(ground: Ground, figure: Option<Figure>, mut marks: Vec<Mark>) -> Self {
        marks.sort();
        marks.dedup();
        let home = ground.home.map(|seat| {
            if seat.index() == 0 {
                Tint::Light
            } else {
                Tint::Dark
            }
        });
        Self {
            dark: ground.dark,
            raised: ground.raised,
            home,
            figure: figure.map(|figure| (figure.glyph, figure.tint)),
            marks,
        }
    }
}

/// The drawing of a piece: 64 by 64, white body and black line.
const fn drawing(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::King => include_str!("../../assets/pieces/king.svg"),
        Glyph::Swordmaster => include_str!("../../assets/pieces/swordmaster.svg"),
        Glyph::Priest => include_str!("../../assets/pieces/priest.svg"),
        Glyph::Priestess => include_str!("../../assets/pieces/priestess.svg"),
        Glyph::Keeper => include_str!("../../assets/pieces/keeper.svg"),
        Glyph::Fool => include_str!("../../assets/pieces/fool.svg"),
    }
}

fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl Theme {
    const fn side(&self, tint: Tint) -> [Rgb; 2] {
        match tint {
            Tint::Light => self.first,
            Tint::Dark => self.second,
        }
    }

    /// The piece as a fragment in a 64 by 64 frame.
    fn piece(&self, glyph: Glyph, tint: Tint) -> String {
        let [fill, line] = self.side(tint);
        // By way of names that are no colours, so that neither replaces the other.
        drawing(glyph)
            .replace("#ffffff", "fill-here")
            .replace("#000000", "line-here")
            .replace("fill-here", &hex(fill))
            .replace("line-here", &hex(line))
    }

    /// One cell in a 100 by 100 frame.
    pub(super) fn cell(&self, look: &CellLook) -> String {
        let mut svg = self.ground(look);
        let has = |mark| look.marks.contains(&mark);
        if has(Mark::To) || has(Mark::From) {
            svg += &self.corners(&hex(self.moved), has(Mark::To));
        }
        if has(Mark::Danger) {
            svg += &burst(&hex(self.alarm));
        }
        if let Some((glyph, tint)) = look.figure {
            let body = self.piece(glyph, tint);
            let fade = if has(Mark::Spent) { 0.55 } else { 1.0 };
            append(
                &mut svg,
                format_args!(
                    "<g opacity='{fade}'><svg x='13' y='13' width='74' height='74' viewBox='0 0 64 64' overflow='visible'>{body}</svg></g>"
                ),
            );
        }
        let alarm = hex(self.alarm);
        if has(Mark::Spent) {
            let line = hex(self.first[1]);
            append(
                &mut svg,
                format_args!(
                    "<path d='M8 40 L40 8 M8 72 L72 8 M28 92 L92 28 M60 92 L92 60' stroke='{line}' stroke-width='3' opacity='.75'/>"
                ),
            );
        }
        if has(Mark::Repelled) {
            let white = hex(self.first[0]);
            append(
                &mut svg,
                format_args!(
                    "<g fill='none' stroke-linecap='round'><path d='M14 14 L86 86 M86 14 L14 86' stroke='{white}' stroke-width='15'/>\
                 <path d='M14 14 L86 86 M86 14 L14 86' stroke='{alarm}' stroke-width='8'/></g>"
                ),
            );
        }
        if has(Mark::Reason) {
            append(
                &mut svg,
                format_args!(
                    "<rect x='6' y='6' width='88' height='88' rx='10' fill='none' stroke='{alarm}' stroke-width='8' stroke-dasharray='16 9'/>"
                ),
            );
        }
        if has(Mark::Target) {
            svg += &target(&hex(self.target), look.figure.is_some());
        }
        svg
    }

    fn ground(&self, look: &CellLook) -> String {
        if !look.raised {
            let colour = hex(if look.dark { self.dark } else { self.light });
            return format!("<rect width='100' height='100' fill='{colour}'/>");
        }
        let (raised, lit, shade) = (hex(self.raised), hex(self.lit), hex(self.shade));
        let mut svg = format!(
            "<rect width='100' height='100' fill='{shade}'/><path d='M0 0 H100 L90 10 H10 V90 L0 100 Z' fill='{lit}'/>\
             <rect x='9' y='9' width='82' height='82' fill='{raised}'/>"
        );
        if let Some(tint) = look.home {
            let colour = hex(self.side(tint)[1]);
            append(
                &mut svg,
                format_args!(
                    "<rect x='14.500' y='14.500' width='71' height='71' fill='none' stroke='{colour}' stroke-width='3'/>"
                ),
            );
        }
        svg
    }

    /// Corner brackets; where the move ended they are longer and closed by a frame.
    fn corners(&self, colour: &str, arrived: bool) -> String {
        let white = hex(self.first[0]);
        let arm = if arrived { 30 } else { 20 };
        let path = format!(
            "M6 {a} V6 H{a} M{b} 6 H94 V{a} M94 {b} V94 H{b} M{a} 94 H6 V{b}",
            a = 6 + arm,
            b = 94 - arm
        );
        let width = if arrived { 9 } else { 6 };
        format!(
            "<g fill='none' stroke-linejoin='miter'><path d='{path}' stroke='{white}' stroke-width='{}'/>\
             <path d='{path}' stroke='{colour}' stroke-width='{width}'/></g>",
            width + 4
        )
    }

    /// A piece alone on the panel, in a 100 by 100 frame.
    pub(super) fn lone(&self, glyph: Glyph, tint: Tint) -> String {
        let panel = hex(self.panel);
        let body = self.piece(glyph, tint);
        format!(
            "<rect width='100' height='100' fill='{panel}'/><svg x='6' y='6' width='88' height='88' viewBox='0 0 64 64' overflow='visible'>{body}</svg>"
        )
    }

    /// A die on the panel, in a 100 by 100 frame; the one that decided has a frame around it.
    pub(super) fn die(&self, face: u8, tint: Tint, won: bool) -> String {
        let panel = hex(self.panel);
        let [fill, line] = self.side(tint).map(hex);
        let ring = if won { hex(self.raised) } else { line.clone() };
        let mut svg = format!(
            "<rect width='100' height='100' fill='{panel}'/><rect x='10' y='10' width='80' height='80' rx='16' fill='{fill}' stroke='{ring}' stroke-width='{}'/>",
            if won { 9 } else { 4 }
        );
        for (x, y) in pips(face) {
            append(
                &mut svg,
                format_args!("<circle cx='{x}' cy='{y}' r='8.500' fill='{line}'/>"),
            );
        }
        svg
    }
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

/// A ring with rays, told from every other mark by its shape.
fn burst(colour: &str) -> String {
    let mut svg =
        format!("<circle cx='50' cy='50' r='40' fill='none' stroke='{colour}' stroke-width='7'/>");
    append(
        &mut svg,
        format_args!(
            "<path d='M50 2 V16 M50 84 V98 M2 50 H16 M84 50 H98 M15 15 L24 24 M76 76 L85 85 M85 15 L76 24 M24 76 L15 85' stroke='{colour}' stroke-width='7' stroke-linecap='round'/>"
        ),
    );
    svg
}

fn target(colour: &str, occupied: bool) -> String {
    if occupied {
        format!("<circle cx='50' cy='50' r='43' fill='none' stroke='{colour}' stroke-width='8'/>")
    } else {
        format!("<circle cx='50' cy='50' r='15' fill='{colour}'/>")
    }
}

fn append(svg: &mut String, part: std::fmt::Arguments<'_>) {
    svg.write_fmt(part)
        .expect("writing to a string cannot fail");
}

/// Draws a fragment in a 100 by 100 frame at `size` by `size` pixels: red, green, blue for each, row by row.
pub(super) fn draw(fragment: &str, size: u32) -> Vec<Rgb> {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='{size}' height='{size}'>{fragment}</svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("our own drawings are well-formed");
    let mut pixels = Pixmap::new(size, size).expect("cells are neither empty nor huge");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
        .pixels()
        .iter()
        .map(|p| [p.red(), p.green(), p.blue()])
        .collect()
}
