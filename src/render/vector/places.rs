//! Places of drawings in a cell.

use crate::grid::Shape;
use crate::render::hexagons::HexFrame;
use crate::render::vector::short;
use crate::scene::Shade;

/// Distance of a 100 by 100 frame from the cell's upper edge.
pub(super) fn lowered(shape: Shape) -> f32 {
    match shape {
        Shape::Squares => 0.0,
        Shape::Hexagons => HexFrame::of_cell().high / 2.0 - 50.0,
    }
}

/// The place in the middle of a cell for a drawing of this part of its width.
pub(super) fn centred(shape: Shape, percent: f32) -> String {
    let left = 50.0 - percent / 2.0;
    scaled(left, left + lowered(shape), percent / 100.0)
}

pub(super) fn scaled(left: f32, top: f32, part: f32) -> String {
    let part = (part * 1_000.0).round() / 1_000.0;
    format!("translate({} {})scale({part})", short(left), short(top))
}

pub(in crate::render::vector) fn moved(left: f32, top: f32) -> String {
    format!("translate({} {})", short(left), short(top))
}

/// All shades.
pub(super) const SHADES: [Shade; 3] = [Shade::Light, Shade::Middle, Shade::Dark];
