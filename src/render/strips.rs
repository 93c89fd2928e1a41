//! Sprites taken apart in advance ([`Strips`]), once for all pictures of a theme.

use std::ops::Range;

use crate::render::huffman::{BitString, PackedBits, WORD};
use crate::render::lz77::{Code, LONGEST_REPEAT, Seen, Stretch, alike};
use crate::render::optimal_parse::OptimalParser;

/// The rows of a sprite taken apart, without the first.
#[derive(Debug)]
pub(super) struct Strips {
    /// The distance of a pixel from the one above it, for which they are made.
    pub(super) stride: usize,
    pub(super) rows: Vec<Strip>,
    /// A hash of the pixels of each row, the first too.
    pub(super) hashes: Vec<u32>,
    pub(super) words: Vec<PackedBits>,
}

/// One row of a sprite.
#[derive(Debug)]
pub(super) struct Strip {
    /// The pixels at its beginning that repeat others; all in most rows of an empty cell.
    pub(super) head: Seen,
    /// The pixels at its end that repeat others.
    pub(super) tail: Seen,
    /// Number of pixels between them.
    pub(super) middle: usize,
    /// End of the words of those; they start at the end of the previous row's.
    pub(super) end: usize,
    /// Number of bits of all but the ends that are like the pixels above them.
    pub(super) bits: u32,
}

impl Strips {
    /// Takes the pixels of a sprite of this width apart, of each row those that are used.
    pub(super) fn new(
        (pixels, width): (&[u8], usize),
        used: &[Range<usize>],
        stride: usize,
        code: &Code,
    ) -> Self {
        let mut strips = Self {
            stride,
            rows: Vec::new(),
            hashes: pixels
                .chunks_exact(width)
                .zip(used)
                .map(|(row, used)| hash(&row[used.clone()]))
                .collect(),
            words: Vec::new(),
        };
        let mut parser = OptimalParser::new(pixels, width, stride, code);
        for (y, span) in used.iter().enumerate().skip(1) {
            let row = &pixels[y * width..][..width];
            let above = &pixels[(y - 1) * width..][..width];
            // Slanted edges go aside by as many pixels as the row is longer or shorter at its beginning.
            let aside = span.start.abs_diff(used[y - 1].start);
            let [head, tail] = ends((row, above), span, aside, stride);
            let middle = span.start + head.count..span.end - tail.count;
            let mut parts = parser.parts(y, middle);
            parts.insert(0, Stretch::Seen(head));
            parts.push(Stretch::Seen(tail));
            parts.retain(|part| part.count() > 0);
            strips.add(&parts, code);
        }
        strips.words.shrink_to_fit();
        strips
    }

    fn add(&mut self, mut parts: &[Stretch], code: &Code) {
        let none = Seen {
            count: 0,
            distance: self.stride,
        };
        let (mut head, mut tail) = (none, none);
        if let [first, rest @ ..] = parts
            && let Some(repeated) = first.repeats(self.stride)
        {
            (head, parts) = (repeated, rest);
        }
        if let [rest @ .., last] = parts
            && let Some(repeated) = last.repeats(self.stride)
        {
            (tail, parts) = (repeated, rest);
        }
        let begin = self.words.len();
        let mut bits = 0;
        for part in parts {
            code.part(*part, self.stride, |word| {
                bits += word.count;
                self.put(begin, word);
            });
        }
        let slanted = [head, tail]
            .into_iter()
            .filter(|end| end.distance != self.stride);
        bits += slanted
            .map(|Seen { count, distance }| {
                code.cost(count.min(LONGEST_REPEAT), code.distance(distance))
            })
            .sum::<u32>();
        self.rows.push(Strip {
            head,
            tail,
            middle: parts.iter().map(|part| part.count()).sum(),
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

/// The pixels at both ends of a row that repeat others: those above them, or those above at this distance aside, whichever
/// are more. A cell beside it repeats pixels at the same distance, so both are written with one code.
fn ends(
    (row, above): (&[u8], &[u8]),
    span: &Range<usize>,
    aside: usize,
    stride: usize,
) -> [Seen; 2] {
    let mine = &row[span.clone()];
    let distances = || [stride, stride - aside, stride + aside].into_iter();
    let head = |distance: usize| {
        let begin = (span.start + stride).saturating_sub(distance);
        let count = alike(mine, above.get(begin..).unwrap_or_default());
        Seen { count, distance }
    };
    let head = distances().map(head).max_by_key(|seen| seen.count);
    let head = head.expect("there are three distances");
    let rest = &mine[head.count..];
    let tail = |distance: usize| {
        let end = (span.end + stride).saturating_sub(distance);
        let others = above.get(..end).unwrap_or_default().iter().rev();
        let pairs = rest.iter().rev().zip(others);
        let count = pairs.take_while(|(a, b)| a == b).count();
        Seen { count, distance }
    };
    let tail = distances().map(tail).max_by_key(|seen| seen.count);
    [head, tail.expect("there are three distances")]
}

/// A hash of pixels (FNV-1a).
fn hash(row: &[u8]) -> u32 {
    let bytes = row.iter();
    bytes.fold(0x811C_9DC5, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    })
}
