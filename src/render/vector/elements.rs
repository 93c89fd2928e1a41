//! The elements of the shared drawings, by their ids.

use crate::grid::Shape;
use crate::render::dice::cube;
use crate::render::svg::{drawing, hex};
use crate::render::theme::ArmyColours;
use crate::render::vector::paints::painted;
use crate::render::vector::places::{centred, lowered, scaled};
use crate::render::vector::symbols::{Symbol, figure};
use crate::scene::{Glyph, Tint};

impl Symbol {
    /// The rest of its element, after the id: more attributes, `>`, and the drawing with variables as colours.
    pub(super) fn body(self) -> String {
        match self {
            Self::Piece(glyph) => {
                let svg = drawing(glyph);
                let inner = svg.split_once('>').map_or("", |(_, inner)| inner);
                let inner = inner.split("</svg>").next().unwrap_or_default();
                let lines: Vec<&str> = inner.lines().map(str::trim).collect();
                let inner = without_colours(&lines.concat());
                format!(" stroke-linejoin=\"round\" stroke-linecap=\"round\">{inner}")
            }
            Self::Man {
                shape,
                glyph,
                signed,
                raised,
            } => format!(">{}", man(shape, glyph, signed, raised)),
            Self::Die(face) => {
                let [fill, line] = [[1, 2, 3], [4, 5, 6]];
                let colours = ArmyColours {
                    fill,
                    shade: fill,
                    line,
                    outline: 1.0,
                };
                let die = cube(face, &colours);
                let die = die.replace(&hex(fill), "var(--f)");
                format!(">{}", die.replace(&hex(line), "var(--l)"))
            }
            Self::ArmySign(_)
            | Self::Ground { .. }
            | Self::Shadow(_)
            | Self::Closed
            | Self::Wall(_)
            | Self::Home { .. }
            | Self::Edge { .. }
            | Self::Sign { .. }
            | Self::Heading(_)
            | Self::Remains(_)
            | Self::Disc { .. }
            | Self::Count(_)
            | Self::Bars
            | Self::Versus { .. } => format!(">{}", painted(|theme| self.draw(theme))),
        }
    }
}

/// A piece at its place on a cell. One with a sign stands higher.
fn man(shape: Shape, glyph: Glyph, signed: Option<Tint>, raised: bool) -> String {
    let piece = |place: String| format!("<use href=\"#{}\" transform=\"{place}\"/>", figure(glyph));
    let Some(tint) = signed else {
        let percent = match (shape, raised) {
            (Shape::Hexagons, _) => 84.0,
            (Shape::Squares, true) => 72.0,
            (Shape::Squares, false) => 80.0,
        };
        return piece(centred(shape, percent));
    };
    let (percent, top) = match shape {
        Shape::Hexagons => (80.0, -2.0),
        Shape::Squares => (78.0, 2.0),
    };
    let left = 50.0 - percent / 2.0;
    let place = scaled(left, top + lowered(shape), percent / 100.0);
    let sign = Symbol::ArmySign(tint).id();
    let sign = match shape {
        Shape::Hexagons => {
            let place = scaled(50.0 - 42.0, 85.0 - 75.6 + lowered(shape), 0.84);
            format!("<use href=\"#{sign}\" transform=\"{place}\"/>")
        }
        Shape::Squares => format!("<use href=\"#{sign}\"/>"),
    };
    piece(place) + &sign
}

/// A drawing without the colours that it has by itself.
fn without_colours(svg: &str) -> String {
    let mut rest = svg;
    let mut plain = String::with_capacity(svg.len());
    while let Some(at) = rest.find("=\"#") {
        let (before, after) = rest.split_at(at);
        let name = before.rfind(' ').unwrap_or(before.len());
        plain += before.get(..name).unwrap_or_default();
        let value = after.get(2..).unwrap_or_default();
        rest = value.split_once('"').map_or("", |(_, rest)| rest);
    }
    plain + rest
}
