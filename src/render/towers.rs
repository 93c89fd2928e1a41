//! Towers: several pieces on top of each other in one cell.
//!
//! The top piece is drawn as usual, but smaller, on a disc for each piece below it in its owner's colours. The first
//! side's discs are shifted to the left and the second side's to the right, so that colour is not their only
//! difference. A badge shows the number of pieces.

use std::fmt::Write;

use crate::render::svg::{drawing, hex};
use crate::render::theme::Theme;
use crate::scene::{Figure, Glyph, Tint};

/// The pieces of one cell from the bottom up; those under the top one as bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Stack {
    top: Option<(Glyph, Tint)>,
    /// The former army of a dead top piece.
    once: Option<Tint>,
    /// Number of pieces under the top one.
    below: u8,
    /// Bits of those that are the second side's; the uppermost is the lowest bit.
    dark: u8,
    /// Bits of those that are kings.
    kings: u8,
}

impl Stack {
    /// Puts a piece on top. With more than nine pieces, the lowest ones are forgotten.
    pub(super) fn put(&mut self, figure: Figure) {
        let under = self.top.replace((figure.glyph, figure.tint));
        self.once = figure.once;
        if let Some((glyph, tint)) = under {
            self.below = (self.below + 1).min(8);
            self.dark = self.dark << 1 | u8::from(tint == Tint::Dark);
            self.kings = self.kings << 1 | u8::from(glyph == Glyph::King);
        }
    }

    pub(super) const fn top(self) -> Option<(Glyph, Tint)> {
        self.top
    }

    /// The former army of a dead top piece.
    pub(super) const fn once(self) -> Option<Tint> {
        self.once
    }

    /// Number of pieces under the top one.
    pub(super) const fn below(self) -> u8 {
        self.below
    }

    /// The pieces under the top one from above: the owner of each, and whether it is a king.
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

/// Bottom of the lowest disc, above the marks at the foot of the cell.
const FOOT: f32 = 86.0;
/// Half the width of a disc, and half the height of its upper face.
const HALF: f32 = 35.0;
const FLAT: f32 = 7.0;
/// Shift of the first side's discs to the left, and of the second side's to the right.
const ASIDE: f32 = 5.0;

/// The places of a tower's parts in a 100 by 100 frame.
#[derive(Clone, Debug)]
pub(super) struct Tower {
    /// The discs of the pieces under the top one, from the bottom up.
    pub(super) discs: Vec<Disc>,
    /// Height of each disc.
    pub(super) high: f32,
    /// Left edge, upper edge and size of the top piece.
    pub(super) left: f32,
    pub(super) above: f32,
    pub(super) size: f32,
}

/// A piece under the top one of a tower.
#[derive(Clone, Copy, Debug)]
pub(super) struct Disc {
    pub(super) tint: Tint,
    pub(super) king: bool,
    /// Upper edge.
    pub(super) top: f32,
}

impl Tower {
    /// The places of this stack's parts.
    pub(super) fn of(stack: Stack) -> Self {
        let high = Self::height_of_disc(stack.below());
        let rim = FOOT - high * f32::from(stack.below());
        let under = (0_u8..).zip(stack.under());
        let mut discs: Vec<Disc> = under
            .map(|(nth, (tint, king))| Disc {
                tint,
                king,
                top: rim + high * f32::from(nth),
            })
            .collect();
        discs.reverse();
        // The drawings have some space at the bottom, so the piece is lowered to stand on its tower.
        let size = (rim + 3.0).min(70.0);
        Self {
            discs,
            high,
            left: 46.0 - size / 2.0,
            above: rim + 3.0 + size * 0.03 - size,
            size,
        }
    }

    /// Height of a disc among this many. Up to three take a third of the cell; more have to share two fifths.
    pub(super) fn height_of_disc(discs: u8) -> f32 {
        (39.0 / f32::from(discs.max(1))).min(12.0)
    }
}

impl Theme {
    /// A tower of two or more pieces.
    pub(super) fn tower(&self, top: Glyph, stack: Stack) -> String {
        let tower = Tower::of(stack);
        let discs = tower.discs.iter();
        let mut svg: String = discs
            .map(|disc| self.disc(disc.tint, disc.king, disc.top, tower.high))
            .collect();
        let Tower {
            left, above, size, ..
        } = tower;
        let body = drawing(top);
        append(
            &mut svg,
            format_args!(
                "<svg x='{left}' y='{above}' width='{size}' height='{size}' viewBox='0 0 100 100'>{body}</svg>"
            ),
        );
        svg + &self.count(stack.below() + 1)
    }

    /// One disc of a tower, seen from above at a slant, on top of those drawn before it. A king's disc has a crown.
    pub(super) fn disc(&self, tint: Tint, king: bool, top: f32, high: f32) -> String {
        let colours = self.side(tint);
        let (fill, line, shade) = (hex(colours.fill), hex(colours.line), hex(colours.shade));
        let middle = if tint == Tint::Light {
            46.0 - ASIDE
        } else {
            46.0 + ASIDE
        };
        let (left, right, low) = (middle - HALF, middle + HALF, top + high);
        let mut svg = format!(
            "<g stroke='{line}' stroke-width='2.8'><path d='M{left} {top}V{low}A{HALF} {FLAT} 0 0 0 {right} {low}V{top}z' fill='{fill}'/>\
             <ellipse cx='{middle}' cy='{top}' rx='{HALF}' ry='{FLAT}' fill='{shade}'/></g>"
        );
        if king {
            let at = top + high / 2.0 + FLAT;
            append(
                &mut svg,
                format_args!(
                    "<path d='M{} {at}l-5-5 5 2 4-5 4 5 5-2-5 5z' fill='{line}' stroke='{line}' stroke-width='2'/>",
                    middle - 4.0
                ),
            );
        }
        svg
    }

    /// A badge at the upper right with the number of pieces.
    pub(super) fn count(&self, pieces: u8) -> String {
        let (ink, paper) = (hex(self.first.line), hex(self.first.fill));
        // Digits are drawn as paths in a box of 10 by 16, since no font is available here.
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
            "<circle cx='81' cy='19' r='17.5' fill='{paper}' stroke='{ink}' stroke-width='2.5'/>\
             <path transform='translate(75.2 9.6) scale(1.16)' d='{digit}' fill='none' stroke='{ink}' stroke-width='4' stroke-linecap='round' stroke-linejoin='round'/>"
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

    /// A frame: the turn continues from here.
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
