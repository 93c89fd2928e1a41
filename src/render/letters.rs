//! Text as steps of coverage: each letter is drawn once for each size and copied from then on.

use std::collections::BTreeMap;

use ab_glyph::{Font, FontRef, PxScale, ScaleFont};
use image::{GrayImage, Luma};
use imageproc::drawing::draw_text_mut;

/// The one face, compiled in.
static FACE: &[u8] = include_bytes!("../../fonts/AtkinsonHyperlegible-Bold.ttf");

/// Stands for letters the face does not have.
const UNKNOWN: char = '\u{25a1}';
/// No line of a picture looks at more characters, whatever it is given.
const LONGEST: usize = 200;

/// How many steps of coverage there are, none and full among them.
pub(super) const SHADES: usize = 5;

/// Letters of the face, drawn when first needed.
#[derive(Debug)]
pub(super) struct Letters {
    face: FontRef<'static>,
    drawn: BTreeMap<(char, u32), Letter>,
}

/// One letter at one size.
#[derive(Debug)]
pub(super) struct Letter {
    /// How far the next letter stands from this one, in pixels.
    pub(super) advance: u32,
    /// The first row with anything on it, from the top of the line.
    pub(super) top: u32,
    /// Width of one row of `steps`.
    pub(super) width: u32,
    /// How much of each pixel is covered, below [`SHADES`].
    pub(super) steps: Vec<u8>,
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
        let text = legible(text);
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

    /// The text in at most `lines` lines, broken between words; what does not fit is cut from the last.
    pub(super) fn wrap(&mut self, text: &str, size: u32, most: u32, lines: usize) -> Vec<String> {
        let text = legible(text);
        let mut words = text.split_whitespace().peekable();
        let mut wrapped = Vec::new();
        while words.peek().is_some() && wrapped.len() + 1 < lines {
            let mut line = String::new();
            while let Some(word) = words.peek() {
                let longer = if line.is_empty() {
                    (*word).to_owned()
                } else {
                    format!("{line} {word}")
                };
                if !line.is_empty() && self.width(&longer, size) > most {
                    break;
                }
                line = longer;
                words.next();
            }
            wrapped.push(self.fit(&line, size, most));
        }
        let rest: Vec<&str> = words.collect();
        if !rest.is_empty() {
            wrapped.push(self.fit(&rest.join(" "), size, most));
        }
        wrapped
    }

    /// The letter at a size; letters that the face lacks are a box.
    pub(super) fn letter(&mut self, c: char, size: u32) -> &Letter {
        let face = &self.face;
        // One box serves all, so that what is kept stays small whatever players call themselves.
        let c = if face.glyph_id(c).0 == 0 { UNKNOWN } else { c };
        self.drawn.entry((c, size)).or_insert_with(|| match c {
            UNKNOWN => unknown(size),
            _ => draw(face, c, size),
        })
    }
}

/// The text without characters that are not there to be seen, and not longer than any line.
fn legible(text: &str) -> String {
    let seen = |c: &char| {
        !c.is_control() && !matches!(c, '\u{200b}'..='\u{200f}' | '\u{fe00}'..='\u{fe0f}')
    };
    text.chars().filter(seen).take(LONGEST).collect()
}

fn draw(face: &FontRef<'_>, c: char, size: u32) -> Letter {
    #[expect(clippy::cast_precision_loss, reason = "sizes are a few dozen pixels")]
    let scale = PxScale::from(size as f32);
    let advance = pixels(face.as_scaled(scale).h_advance(face.glyph_id(c)));
    let mut coverage = GrayImage::new(advance + size / 4, size + size / 4);
    let text = c.encode_utf8(&mut [0; 4]).to_owned();
    draw_text_mut(&mut coverage, Luma([255]), 0, 0, scale, face, &text);
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

impl Letter {
    fn new(advance: u32, coverage: &GrayImage) -> Self {
        let width = coverage.width();
        let step = |part: &u8| {
            let step = (usize::from(*part) * (SHADES - 1) + 127) / 255;
            u8::try_from(step).expect("there are few steps")
        };
        let rows = || coverage.as_raw().chunks_exact(width.max(1) as usize);
        let inked = |row: &[u8]| row.iter().any(|part| step(part) > 0);
        let top = rows().take_while(|row| !inked(row)).count();
        let bottom = rows().rposition(inked).map_or(top, |last| last + 1);
        Self {
            advance,
            top: u32::try_from(top).expect("letters are a few dozen pixels high"),
            width,
            steps: rows().take(bottom).skip(top).flatten().map(step).collect(),
        }
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "an advance is a small positive number of pixels"
)]
fn pixels(length: f32) -> u32 {
    length.round().max(0.0) as u32
}
