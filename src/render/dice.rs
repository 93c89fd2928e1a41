//! Drawings of dice.

use crate::render::svg::{append, hex};
use crate::render::theme::{ArmyColours, Theme};
use crate::scene::Tint;

impl Theme {
    /// A die in its side's colours, with a gold frame if it decided the attack.
    pub(super) fn die(&self, face: u8, tint: Tint, won: bool) -> String {
        let die = cube(face, &self.side(tint));
        if !won {
            return die;
        }
        let ring = hex(self.accent);
        format!("<rect x='1' y='1' width='98' height='98' rx='22' fill='{ring}'/>{die}")
    }

    /// An arrow from the attacker's die to the defender's; a bar stops it where the attack failed.
    pub(super) fn versus(&self, won: bool) -> String {
        let (gold, faint) = (hex(self.accent), hex(self.faint));
        if won {
            format!("<path d='M25 20 80 50 25 80z' fill='{gold}'/>")
        } else {
            format!(
                "<path d='M15 24 60 50 15 76z' fill='{faint}'/><path d='M68 16h12v68H68z' fill='{faint}'/>"
            )
        }
    }
}

/// A cube with this face up.
pub(super) fn cube(face: u8, colours: &ArmyColours) -> String {
    let (fill, line) = (hex(colours.fill), hex(colours.line));
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

/// The positions of the pips of a face.
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
