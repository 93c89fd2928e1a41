//! Writes lines of text on a canvas.

use crate::render::canvas::Canvas;
use crate::render::letters::{Letter, SHADES};
use crate::render::shaping::plain;
use crate::render::theme::{Rgb, blend};
use crate::render::{DrawnSprites, ThemeKit};

/// The place, size and colour of a line of text.
#[derive(Clone, Copy)]
pub(super) struct TextLine {
    pub(super) left: u32,
    pub(super) top: u32,
    pub(super) size: u32,
    pub(super) colour: Rgb,
}

impl ThemeKit {
    /// Writes a coordinate, or a line returned by `Letters::fit`, on ground of a colour.
    pub(super) fn letter(
        &self,
        drawn: &mut DrawnSprites,
        canvas: &mut Canvas,
        text: &str,
        (line, ground): (TextLine, Rgb),
    ) {
        let shades: [u8; SHADES] = std::array::from_fn(|step| {
            let part = u16::try_from(step * 255 / (SHADES - 1)).expect("a part of 255");
            self.index(drawn, blend(ground, line.colour, part))
        });
        let mut left = line.left;
        let mut stamp = |letter: &Letter| {
            let at = (left, line.top.saturating_add_signed(letter.top));
            canvas.stamp(&letter.steps, letter.width, at, shades);
            left += letter.advance;
        };
        let letters = &mut drawn.letters;
        if plain(text) {
            for c in text.chars() {
                stamp(letters.letter(c, line.size));
            }
        } else {
            stamp(letters.line(text, line.size));
        }
    }
}
