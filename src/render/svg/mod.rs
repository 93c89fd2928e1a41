//! Rasterises SVG with resvg, and composes it from the drawings of pieces and other fragments.

use std::fmt::Write;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::render::theme_types::{ArmyColours, Rgb};
use crate::scene::Glyph;

/// The drawing of a piece in a 100 by 100 frame. `assets/pieces/LICENSE.md` explains its classes.
pub(super) const fn drawing(glyph: Glyph) -> &'static str {
    match glyph {
        Glyph::King => include_str!("../../../assets/pieces/king.svg"),
        Glyph::Monarch => include_str!("../../../assets/pieces/monarch.svg"),
        Glyph::Swordmaster => include_str!("../../../assets/pieces/swordmaster.svg"),
        Glyph::Priest => include_str!("../../../assets/pieces/priest.svg"),
        Glyph::Priestess => include_str!("../../../assets/pieces/priestess.svg"),
        Glyph::Keeper => include_str!("../../../assets/pieces/keeper.svg"),
        Glyph::Fool => include_str!("../../../assets/pieces/fool.svg"),
        Glyph::Guard => include_str!("../../../assets/pieces/guard.svg"),
        Glyph::Queen => include_str!("../../../assets/pieces/queen.svg"),
        Glyph::Rook => include_str!("../../../assets/pieces/rook.svg"),
        Glyph::Bishop => include_str!("../../../assets/pieces/bishop.svg"),
        Glyph::Knight => include_str!("../../../assets/pieces/knight.svg"),
        Glyph::Pawn => include_str!("../../../assets/pieces/pawn.svg"),
    }
}

/// The piece at `percent` of the 100 by 100 frame's size, in its centre.
pub(super) fn piece(glyph: Glyph, percent: u8) -> String {
    let at = (100.0 - f32::from(percent)) / 2.0;
    placed(glyph, percent, at)
}

/// The piece at `percent` of the frame's size, centred horizontally, at this distance from the top.
pub(super) fn placed(glyph: Glyph, percent: u8, top: f32) -> String {
    let left = (100.0 - f32::from(percent)) / 2.0;
    let body = drawing(glyph);
    format!(
        "<svg x='{left}' y='{top}' width='{percent}' height='{percent}' viewBox='0 0 100 100'>{body}</svg>"
    )
}

/// The colour in SVG notation.
pub(super) fn hex([r, g, b]: Rgb) -> String {
    format!("#{r:02x}{g:02x}{b:02x}")
}

impl ArmyColours {
    /// The style sheet that applies the colours to a drawing.
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

/// Appends a formatted part.
pub(super) fn append(svg: &mut String, part: std::fmt::Arguments<'_>) {
    svg.write_fmt(part)
        .expect("writing to a string cannot fail");
}

/// Draws a fragment in a 100 by 100 frame, with its pieces in one side's colours.
pub(super) fn draw(fragment: &str, colours: &ArmyColours, size: u32) -> Vec<Rgb> {
    draw_high(fragment, colours, (size, size), 100.0)
}

/// The pixels that a fragment covers by at least half.
pub(super) fn covered(fragment: &str, size: u32) -> Vec<bool> {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' width='{size}' height='{size}'>{fragment}</svg>"
    );
    let tree = Tree::from_str(&svg, &Options::default()).expect("our own drawings are well-formed");
    let mut pixels = Pixmap::new(size, size).expect("cells are neither empty nor huge");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.pixels().iter().map(|p| p.alpha() >= 128).collect()
}

/// Draws a fragment in a frame 100 wide and `high` high.
pub(super) fn draw_high(
    fragment: &str,
    colours: &ArmyColours,
    (width, height): (u32, u32),
    high: f32,
) -> Vec<Rgb> {
    let svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 {high}' width='{width}' height='{height}'>{fragment}</svg>"
    );
    let options = Options {
        style_sheet: Some(colours.dress()),
        ..Options::default()
    };
    let tree = Tree::from_str(&svg, &options).expect("our own drawings are well-formed");
    let mut pixels = Pixmap::new(width, height).expect("cells are neither empty nor huge");
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels
        .pixels()
        .iter()
        .map(|p| [p.red(), p.green(), p.blue()])
        .collect()
}

#[cfg(test)]
mod silhouettes;
