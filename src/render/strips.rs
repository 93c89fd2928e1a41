//! Sprites taken apart in advance ([`Strips`]), once for all pictures of a theme.

use crate::render::huffman::{BitString, PackedBits, WORD};
use crate::render::lz77::{Code, Stretch, alike};
use crate::render::optimal_parse::OptimalParser;

/// The rows of a sprite taken apart, without the first.
#[derive(Debug)]
pub(super) struct Strips {
    /// The distance of a pixel from the one above it, for which they are made.
    pub(super) stride: usize,
    pub(super) rows: Vec<Strip>,
    pub(super) words: Vec<PackedBits>,
}

/// One row of a sprite.
#[derive(Debug)]
pub(super) struct Strip {
    /// Number of pixels at its beginning like those above them; the whole width in most rows of an empty cell.
    pub(super) before: usize,
    /// Number of pixels at its end like those above them.
    pub(super) after: usize,
    /// End of its words; they start at the end of the previous row's.
    pub(super) end: usize,
    /// Number of bits in its words.
    pub(super) bits: u32,
}

impl Strips {
    /// Takes a sprite of this width apart.
    pub(super) fn new(pixels: &[u8], width: usize, stride: usize, code: &Code) -> Self {
        let mut strips = Self {
            stride,
            rows: Vec::new(),
            words: Vec::new(),
        };
        let mut parser = OptimalParser::new(pixels, width, stride, code);
        let rows = pixels.chunks_exact(width);
        for (y, (above, row)) in rows.clone().zip(rows.skip(1)).enumerate() {
            let before = alike(row, above);
            let from_end = row.iter().rev().zip(above.iter().rev());
            let after = from_end.take_while(|(a, b)| a == b).count();
            let after = after.min(width - before);
            let parts = parser.parts(y + 1, before..width - after);
            strips.add(before, after, &parts, code);
        }
        strips.words.shrink_to_fit();
        strips
    }

    fn add(&mut self, before: usize, after: usize, parts: &[Stretch], code: &Code) {
        let begin = self.words.len();
        let mut bits = 0;
        for part in parts {
            code.part(*part, self.stride, |word| {
                bits += word.count;
                self.put(begin, word);
            });
        }
        self.rows.push(Strip {
            before,
            after,
            end: self.words.len(),
            bits,
        });
    }

    /// Appends to the words of the row that starts at `begin`, with as many codes per word as fit.
    fn put(&mut self, begin: usize, next: BitString) {
        let last = self
            .words
            .get_mut(begin..)
            .and_then(<[PackedBits]>::last_mut);
        let room = last.map(|last| (BitString::from(*last), last));
        match room.filter(|(held, _)| held.count + next.count <= WORD) {
            Some((held, last)) => *last = held.then(next).into(),
            None => self.words.push(next.into()),
        }
    }
}
