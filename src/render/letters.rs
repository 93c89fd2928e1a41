//! Text as grey coverage: each letter is drawn once for each size and copied from then on.

use std::collections::BTreeMap;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

/// The one face, compiled in.
static FACE: &[u8] = include_bytes!("../../fonts/AtkinsonHyperlegible-Bold.ttf");

/// Stands for letters the face does not have.
const UNKNOWN: char = '\u{25a1}';

/// Letters of the face, drawn when first needed.
#[derive(Debug)]
pub(super) struct Letters {
    face: FontRef<'static>,
    drawn: BTreeMap<(char, u32), Letter>,
}

/// One letter at one size.
#[derive(Clone, Debug)]
struct Letter {
    /// How far the next letter stands from this one, in pixels.
    advance: u32,
    /// Each covered pixel: its place from the upper left, and how much of it is covered.
    dots: Vec<(u32, u32, u8)>,
}

impl Letter {
    fn new(advance: u32, coverage: &GrayImage) -> Self {
        let dots = coverage
            .enumerate_pixels()
            .map(|(x, y, Luma([covered]))| (x, y, *covered));
        Self {
            advance,
            dots: dots.filter(|(_, _, covered)| *covered > 0).collect(),
        }
    }
}

impl Letters {
    pub(super) fn new() -> Self {
        let face = FontRef::try_from_slice(FACE).expect("the face compiled in is a font");
        Self {
            face,
            drawn: BTreeMap::new(),
        }
    }

    /// The width of a line in pixels.
    pub(super) fn width(&mut self, text: &str, size: u32) -> u32 {
        text.chars().map(|c| self.letter(c, size).advance).sum()
    }

    /// The text, cut with an ellipsis where it is wider than `most` pixels.
    pub(super) fn fit(&mut self, text: &str, size: u32, most: u32) -> String {
        // No line of a picture holds more, whatever it is given.
        const LONGEST: usize = 200;
        let text: String = text
            .chars()
            .filter(|c| !c.is_control())
            .take(LONGEST)
            .collect();
        if self.width(&text, size) <= most {
            return text;
        }
        let mut room = most.saturating_sub(self.width("…", size));
        let mut cut = String::new();
        for c in text.chars() {
            let Some(left) = room.checked_sub(self.letter(c, size).advance) else {
                break;
            };
            room = left;
            cut.push(c);
        }
        cut.trim_end().to_owned() + "…"
    }

    /// Calls `dot` with the place of each covered pixel from the upper left of the line, and how much of
    /// it is covered. Gives the width.
    pub(super) fn line(&mut self, text: &str, size: u32, mut dot: impl FnMut(u32, u32, u8)) -> u32 {
        let mut left = 0;
        for c in text.chars() {
            let letter = self.letter(c, size);
            for (x, y, covered) in &letter.dots {
                dot(left + x, *y, *covered);
            }
            left += letter.advance;
        }
        left
    }

    fn letter(&mut self, c: char, size: u32) -> &Letter {
        let face = &self.face;
        self.drawn
            .entry((c, size))
            .or_insert_with(|| draw(face, c, size))
    }
}

fn draw(face: &FontRef<'_>, c: char, size: u32) -> Letter {
    let known = face.glyph_id(c).0 != 0 && c != UNKNOWN;
    if !known {
        return unknown(size);
    }
    #[expect(clippy::cast_precision_loss, reason = "sizes are a few dozen pixels")]
    let scale = PxScale::from(size as f32);
    let advance = pixels(face.as_scaled(scale).h_advance(face.glyph_id(c)));
    let mut coverage = GrayImage::new(advance + size / 4, size + size / 4);
    draw_text_mut(
        &mut coverage,
        Luma([255]),
        0,
        0,
        scale,
        face,
        c.encode_utf8(&mut [0; 4]),
    );
    Letter::new(advance, &coverage)
}

/// A neat box.
fn unknown(size: u32) -> Letter {
    let (width, height) = (size / 2, size);
    let coverage = GrayImage::from_fn(width, height, |x, y| {
        let inside = x > 0 && x + 2 < width && y > size / 5 && y + size / 5 < height;
        let edge = x == 1 || x + 3 >= width || y == size / 5 + 1 || y + size / 5 + 1 >= height;
        Luma([if inside && edge { 255 } else { 0 }])
    });
    Letter::new(width, &coverage)
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an advance is a small positive number of pixels"
)]
fn pixels(length: f32) -> u32 {
    length.round().max(0.0) as u32
}
