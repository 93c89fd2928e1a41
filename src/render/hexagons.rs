//! Drawings of hexagons: the same cells and marks as on squares, in a hexagonal frame that stands on a corner.

use crate::render::army_colours;
use crate::render::hexagon_rows::pitch_and_slope;
use crate::render::signs::CellSign;
use crate::render::sprites::{CellLook, toppled};
use crate::render::svg::{append, draw_high, hex, piece, placed};
use crate::render::theme::{Rgb, Theme};
use crate::scene::{CellBuild, Glyph, Mark, Tint};

/// The proportions of a hexagon 100 wide.
#[derive(Clone, Copy, Debug)]
pub(super) struct HexFrame {
    /// Height of the slanted edges.
    pub(super) slope: f32,
    /// Total height.
    pub(super) high: f32,
}

impl HexFrame {
    /// The corner points of the outline, scaled to this part of its size.
    pub(super) fn outline(self, part: f32) -> String {
        let mut points = String::new();
        for (x, y) in self.scaled(part) {
            append(&mut points, format_args!("{x:.1},{y:.1} "));
        }
        points
    }

    /// The corners of the outline, scaled to this part of its size.
    pub(super) fn scaled(self, part: f32) -> [(f32, f32); 6] {
        let middle = (50.0, self.high / 2.0);
        self.corners().map(|(x, y)| {
            (
                middle.0 + (x - middle.0) * part,
                middle.1 + (y - middle.1) * part,
            )
        })
    }

    /// The corners, clockwise from the top.
    const fn corners(self) -> [(f32, f32); 6] {
        let Self { slope, high } = self;
        [
            (50.0, 0.0),
            (100.0, slope),
            (100.0, high - slope),
            (50.0, high),
            (0.0, high - slope),
            (0.0, slope),
        ]
    }

    /// The edges as paths: right, upper right, upper left, left, lower left, lower right.
    pub(super) fn edges(self) -> [String; 6] {
        let [top, right, low, foot, left, high] = self.corners();
        [
            (right, low),
            (top, right),
            (high, top),
            (left, high),
            (foot, left),
            (low, foot),
        ]
        .map(|((x, y), (u, v))| format!("M{x} {y}L{u} {v}"))
    }

    /// A drawing for a 100 by 100 frame, centred and scaled to this part.
    pub(super) fn within(self, art: &str, part: f32) -> String {
        let middle = self.high / 2.0;
        format!("<g transform='translate(50 {middle}) scale({part}) translate(-50 -50)'>{art}</g>")
    }
}

impl Theme {
    /// Draws a hexagon of this width: the colour of each pixel of its bounding box.
    pub(super) fn draw_hexagon(&self, cell: CellLook, width: u32, slope: u32) -> Vec<Rgb> {
        let (pitch, _) = pitch_and_slope(width);
        let height = pitch + slope;
        #[expect(clippy::cast_precision_loss, reason = "a few dozen pixels")]
        let [wide, high, slope] = [width, height, slope].map(|pixels| pixels as f32);
        let frame = HexFrame {
            slope: 100.0 * slope / wide,
            high: 100.0 * high / wide,
        };
        let art = self.comb_cell(cell, frame);
        draw_high(&art, &self.dressed(cell), (width, height), frame.high)
    }

    fn comb_cell(&self, look: CellLook, frame: HexFrame) -> String {
        let (seam, ground) = (
            hex(self.seam),
            hex(self.hexagon(look.shade, look.build, look.moved())),
        );
        let mut svg = format!(
            "<rect width='100' height='100%' fill='{seam}'/><polygon points='{}' fill='{ground}'/>",
            frame.outline(0.965)
        );
        svg += &self.wall(look, frame);
        svg.extend(look.home.map(|tint| self.comb_home(tint, frame)));
        for (way, tint) in frame.edges().iter().zip(look.edges) {
            svg += &tint.map_or_else(String::new, |tint| self.line(way, tint));
        }
        svg.extend(look.signs_below().map(|sign| self.comb_sign(sign, frame)));
        if let Some((glyph, tint)) = look.stack.top() {
            let art = match look.stack.below() {
                0 if look.has(Mark::Fallen) => toppled(glyph, 74),
                0 => upright(glyph, tint),
                _ => self.tower(glyph, look.stack),
            };
            svg += &frame.within(&art, 1.0);
            let owner = look.stack.once().map(|owner| self.remains(owner));
            svg += &owner.map_or_else(String::new, |sign| frame.within(&sign, 0.84));
        }
        svg.extend(look.signs_above().map(|sign| self.comb_sign(sign, frame)));
        svg
    }

    /// A wall in its army's colour, or the hatching of closed ground.
    fn wall(&self, look: CellLook, frame: HexFrame) -> String {
        match look.build {
            CellBuild::Plain | CellBuild::Raised | CellBuild::Terrace => String::new(),
            CellBuild::Closed | CellBuild::Folded => frame.within(&self.built(look.build), 0.9),
            CellBuild::Wall { tint, sign } => {
                let core = if tint == Tint::Dead {
                    String::new()
                } else {
                    format!("<polygon class='body' points='{}'/>", frame.outline(0.56))
                };
                let crown = if sign {
                    piece(Glyph::Queen, 52)
                } else {
                    String::new()
                };
                core + &frame.within(&crown, 0.9)
            }
        }
    }

    /// A sign on a hexagon.
    pub(super) fn comb_sign(&self, sign: CellSign, frame: HexFrame) -> String {
        let moved = hex(self.moved);
        let ring =
            |part: f32, colour: Rgb, width: f32| polygon(frame, part, &hex(colour), width, "");
        match sign {
            CellSign::To { .. } => ring(0.87, self.moved, 8.0),
            CellSign::From { .. } => polygon(frame, 0.89, &moved, 5.0, "stroke-dasharray='12 9'"),
            CellSign::Reached => ring(0.9, self.moved, 3.5),
            CellSign::Left => {
                let dots = "stroke-dasharray='.1 13' stroke-linecap='round'";
                polygon(frame, 0.88, &moved, 6.0, dots)
            }
            CellSign::Danger => frame.within(&self.burst(), 1.0),
            CellSign::Target { occupied } => frame.within(&self.target(occupied), 0.94),
            CellSign::Begun => {
                ring(0.88, self.casing(self.target), 10.0) + &ring(0.88, self.target, 5.5)
            }
            CellSign::Passed => frame.within(&self.passed(), 0.9),
            CellSign::Final => {
                ring(0.88, self.casing(self.accent), 12.0) + &ring(0.88, self.accent, 7.0)
            }
            CellSign::Reason => {
                let dashes = "stroke-dasharray='17 8'";
                ring(0.86, self.first.fill, 12.0)
                    + &polygon(frame, 0.86, &hex(self.alarm), 8.0, dashes)
            }
            CellSign::Spent => frame.within(&self.hatching(), 0.8),
            CellSign::Due => frame.within(&self.due(), 0.76),
            CellSign::Repelled => frame.within(&self.badge(), 0.8),
        }
    }

    /// The ring of a king's home on a hexagon.
    pub(super) fn comb_home(&self, tint: Tint, frame: HexFrame) -> String {
        polygon(frame, 0.8, &hex(self.side(tint).fill), 4.0, "")
    }
}

/// A piece on a hexagon: above its army's sign, or toppled.
fn upright(glyph: Glyph, tint: Tint) -> String {
    match army_colours::sign(tint) {
        _ if tint == Tint::Dead => toppled(glyph, 68),
        Some(sign) => {
            let sign = format!("<path class='body' d='{sign}'/>");
            let sign =
                format!("<g transform='translate(50 85) scale(.84) translate(-50 -90)'>{sign}</g>");
            placed(glyph, 80, -2.0) + &sign
        }
        None => piece(glyph, 84),
    }
}

/// A ring along the edges of a hexagon.
fn polygon(frame: HexFrame, part: f32, colour: &str, width: f32, more: &str) -> String {
    format!(
        "<polygon points='{}' fill='none' stroke='{colour}' stroke-width='{width}' stroke-linejoin='round' {more}/>",
        frame.outline(part)
    )
}
