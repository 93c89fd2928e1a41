//! Sprites taken apart in advance ([`Strips`]), once for all pictures of a theme.

use std::ops::Range;

use crate::render::huffman::{BitString, PackedBits, WORD};
use crate::render::lz77::{Code, LONGEST_REPEAT, Seen, Stretch, alike};
use crate::render::optimal_parse::OptimalParser;

/// The rows of a sprite taken apart.
#[derive(Debug)]
pub(super) struct Strips {
    /// The distance of a pixel from the one above it, for which they are made.
    pub(super) stride: usize,
    /// All rows; of the first, only the place and the hash count.
    rows: Vec<Strip>,
    words: Vec<PackedBits>,
}

/// One row of a sprite. A picture reads the rows of all its sprites in turn. So those of one must be near each other in
/// memory: numbers are as small as they can be.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strip {
    /// The places of the pixels that are used.
    used: [u16; 2],
    /// Number of pixels at its beginning that repeat others, and the distance of those; all in most rows of an empty
    /// cell.
    head: [u16; 2],
    /// The same of the pixels at its end.
    tail: [u16; 2],
    /// Number of pixels between them.
    middle: u16,
    /// End of the words of those; they start at the end of the previous row's.
    end: u16,
    /// A hash of the pixels, below [`HASHES`].
    hash: u16,
    /// Number of bits of all but the ends that are like the pixels above them; 255 for more.
    bits: u8,
}

/// Number of hashes of rows.
pub(super) const HASHES: usize = 1 << 12;

impl Strip {
    /// The places of the pixels that are used.
    #[inline]
    pub(super) fn used(&self) -> Range<usize> {
        let [start, end] = self.used.map(usize::from);
        start..end
    }

    /// The pixels at its beginning that repeat others.
    #[inline]
    pub(super) fn head(&self) -> Seen {
        unpacked(self.head)
    }

    /// The pixels at its end that repeat others.
    #[inline]
    pub(super) fn tail(&self) -> Seen {
        unpacked(self.tail)
    }

    /// Number of pixels between them.
    #[inline]
    pub(super) fn middle(&self) -> usize {
        self.middle.into()
    }

    /// A hash of its pixels, below [`HASHES`].
    #[inline]
    pub(super) fn hash(&self) -> usize {
        self.hash.into()
    }

    /// Number of bits of all but the ends that are like the pixels above them; 255 for more.
    #[inline]
    pub(super) fn bits(&self) -> u8 {
        self.bits
    }
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
            rows: Vec::with_capacity(used.len()),
            words: Vec::new(),
        };
        let mut parser = OptimalParser::new(pixels, width, stride, code);
        for (y, span) in used.iter().enumerate() {
            let row = &pixels[y * width..][..width];
            let whole = (span, hash(&row[span.clone()]));
            if y == 0 {
                strips.add(whole, &[], code);
                continue;
            }
            let above = &pixels[(y - 1) * width..][..width];
            // Slanted edges go aside by as many pixels as the row is longer or shorter at its beginning.
            let aside = span.start.abs_diff(used[y - 1].start);
            let [head, tail] = ends((row, above), span, aside, stride);
            let middle = span.start + head.count..span.end - tail.count;
            let mut parts = parser.parts(y, middle);
            parts.insert(0, Stretch::Seen(head));
            parts.push(Stretch::Seen(tail));
            parts.retain(|part| part.count() > 0);
            strips.add(whole, &parts, code);
        }
        strips.words.shrink_to_fit();
        strips
    }

    /// The row with this number, and the words of its middle.
    #[inline]
    pub(super) fn row(&self, nth: usize) -> (&Strip, &[PackedBits]) {
        let strip = &self.rows[nth];
        let before = nth.checked_sub(1).map_or(0, |before| self.rows[before].end);
        (strip, &self.words[before.into()..strip.end.into()])
    }

    /// Appends a row with its used pixels and their hash.
    fn add(&mut self, (used, hash): (&Range<usize>, u16), mut parts: &[Stretch], code: &Code) {
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
            used: [used.start, used.end].map(small),
            head: packed(head),
            tail: packed(tail),
            middle: small(parts.iter().map(|part| part.count()).sum()),
            end: small(self.words.len()),
            hash,
            bits: u8::try_from(bits).unwrap_or(u8::MAX),
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

/// The pixels at both ends of a row that repeat others: those above them, or those above at this distance aside,
/// whichever are more. A cell beside it repeats pixels at the same distance, so both are written with one code.
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

/// A hash of pixels (FNV-1a), below [`HASHES`].
fn hash(row: &[u8]) -> u16 {
    let bytes = row.iter();
    let hash = bytes.fold(0x811C_9DC5_u32, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)
    });
    small(hash as usize % HASHES)
}

/// A number of pixels or words of a sprite.
fn small(number: usize) -> u16 {
    u16::try_from(number).expect("pictures are a few thousand pixels wide, and cells a few hundred")
}

fn packed(seen: Seen) -> [u16; 2] {
    [seen.count, seen.distance].map(small)
}

#[inline]
fn unpacked(packed: [u16; 2]) -> Seen {
    let [count, distance] = packed.map(usize::from);
    Seen { count, distance }
}
