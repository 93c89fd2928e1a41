//! Towers: pieces on top of each other in one cell.
//!
//! The top piece is drawn as always, but smaller, on a slab for each piece below it. The first side's slabs are wide and the
//! second's narrow, so that colour is not all that tells them apart, and a badge counts the pieces.

use std::fmt::Write;

use crate::render::svg::{drawing, hex};
use crate::render::theme::Theme;
use crate::scene::{Figure, Glyph, Tint};

/// The pieces of one cell from the bottom up; those under the top one as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stack {
    top: Option<(Glyph, Tint)>,
    /// How many pieces lie under the top one.
    below: u8,
    /// Which of them are the second side's, the uppermost lowest.
    dark: u8,
    /// Which of them are kings.
    kings: u8,
}

impl Stack {
    /// Puts a piece on top. Of more than nine pieces the lowest are not told any more.
    pub(super) fn put(&mut self, figure: Figure) {
        let under = self.top.replace((figure.glyph, figure.tint));
        if let Some((glyph, tint)) = under {
            self.below = (self.below + 1).min(8);
            self.dark = self.dark << 1 | u8::from(tint == Tint::Dark);
            self.kings = self.kings << 1 | u8::from(glyph == Glyph::King);
        }
    }

    pub(super) const fn top(self) -> Option<(Glyph, Tint)> {
        self.top
    }

    /// How many pieces lie under the top one.
    pub(super) const fn below(self) -> u8 {
        self.below
    }

    /// The pieces under the top one, from above: whose each is, and whether it is a king.
    fn under(self) -> impl Iterator<Item = (Tint, bool)> {
        (0..self.below).map(move |nth| {
            let tint = if self.dark >> nth & 1 == 0 {
                Tint::Light
            } else {
                Tint::Dark
            };
            (tint, self.kings >> nth & 1 == 1)
        })
    }
}

/// Where the lowest slab ends: above the marks at the foot of the cell.
const FOOT: f32 = 91.0;

impl Theme {
    /// A tower of two pieces or more.
    pub(super) fn tower(&self, top: Glyph, stack: Stack) -> String {
        let count = f32::from(stack.below());
        // Four slabs take two fifths of the cell, and more have to share that.
        let high = (39.0 / count).min(11.5);
        let rim = FOOT - high * count;
        let mut svg = String::new();
        for (nth, (tint, king)) in (0_u8..).zip(stack.under()) {
            svg += &self.slab(tint, king, rim + high * f32::from(nth), high);
        }
        // The drawings have some room below them, so that a piece stands on its tower and does not float.
        let size = (rim + 1.0).min(72.0);
        let (left, above) = (46.0 - size / 2.0, rim + size * 0.03 - size);
        let body = drawing(top);
        append(
            &mut svg,
            format_args!(
                "<svg x='{left}' y='{above}' width='{size}' height='{size}' viewBox='0 0 100 100'>{body}</svg>"
            ),
        );
        svg + &self.count(stack.below() + 1)
    }

    /// One piece under others, seen from the side; a king has a gap in his.
    fn slab(&self, tint: Tint, king: bool, top: f32, high: f32) -> String {
        let colours = self.side(tint);
        let (fill, line) = (hex(colours.fill), hex(colours.line));
        let wide = if tint == Tint::Light { 76.0 } else { 46.0 };
        let (left, inset) = (46.0 - wide / 2.0, 1.5);
        let mut svg = format!(
            "<rect x='{left}' y='{}' width='{wide}' height='{}' rx='3' fill='{fill}' stroke='{line}' stroke-width='3'/>",
            top + inset,
            high - inset,
        );
        if king {
            append(
                &mut svg,
                format_args!(
                    "<rect x='38' y='{}' width='16' height='{}' fill='{line}'/>",
                    top + inset,
                    high - inset
                ),
            );
        }
        svg
    }

    /// How many pieces a tower has, in a badge at the upper right.
    fn count(&self, pieces: u8) -> String {
        let (ink, paper) = (hex(self.first.line), hex(self.first.fill));
        // DrawnSprites, since the font is not at hand here: in a box of 10 by 16.
        let digit = match pieces {
            2 => "M0 4C0-1 10-1 10 4 10 8 0 11 0 16H10",
            3 => "M0 2C3-2 10-1 10 4 10 7 7 8 4 8 7 8 10 9 10 12 10 17 3 18 0 14",
            4 => "M8 16V0L0 11H11",
            5 => "M9 0H1V7C4 5 10 5 10 11 10 17 3 17 0 14",
            6 => "M9 1C4-1 0 5 0 11 0 18 10 18 10 11 10 6 3 5 0 10",
            7 => "M0 0H10L4 16",
            8 => "M5 8C-1 7-1 0 5 0 11 0 11 7 5 8-1 9-1 16 5 16 11 16 11 9 5 8",
            _ => "M1 15C6 17 10 11 10 5 10-2 0-2 0 5 0 10 7 11 10 6",
        };
        format!(
            "<circle cx='84' cy='17' r='16' fill='{paper}' stroke='{ink}' stroke-width='2.5'/>\
             <path transform='translate(79 9)' d='{digit}' fill='none' stroke='{ink}' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>"
        )
    }

    /// A badge at the upper left with an arrow down: this tower must be dismantled.
    pub(super) fn due(&self) -> String {
        let (alarm, pale) = (hex(self.alarm), hex(self.first.fill));
        format!(
            "<circle cx='16' cy='17' r='16' fill='{pale}'/><circle cx='16' cy='17' r='13.5' fill='{alarm}'/>\
             <path d='M16 9v15m-6-6 6 6 6-6' fill='none' stroke='{pale}' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>"
        )
    }

    /// A frame: the turn goes on from here.
    pub(super) fn begun(&self) -> String {
        let (colour, casing) = (hex(self.target), hex(self.casing(self.target)));
        let rect = "<rect x='4.5' y='4.5' width='91' height='91' rx='6' fill='none'";
        format!(
            "{rect} stroke='{casing}' stroke-width='9'/>{rect} stroke='{colour}' stroke-width='5'/>"
        )
    }
}

fn append(out: &mut String, part: std::fmt::Arguments<'_>) {
    out.write_fmt(part)
        .expect("writing to a string cannot fail");
}
