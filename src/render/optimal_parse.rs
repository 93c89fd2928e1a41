//! Optimal parsing: a row of a sprite taken apart into the parts that need the fewest bits of a code.
//!
//! It takes a hundred times as long as reading from left to right, so it is for pixels that are compressed once and
//! used often.

use std::ops::Range;

use crate::render::lz77::{Code, LONGEST_REPEAT, SHORTEST, Seen, Stretch, WINDOW, alike};

/// Number of hashes of [`SHORTEST`] pixels.
const PLACES: usize = 1 << 12;
/// Most earlier places that are looked at for one pixel.
const MAX_CANDIDATES: usize = 32;

/// Takes the rows of a sprite apart, from the second to the last.
#[derive(Debug)]
pub(super) struct OptimalParser<'a> {
    pixels: &'a [u8],
    width: usize,
    /// The distance of a pixel from the one above it.
    stride: usize,
    code: &'a Code,
    /// The newest place of a hash, counted from 1; 0 if there is none.
    newest: Vec<u32>,
    /// The place before each that has its hash, counted from 1.
    before: Vec<u32>,
    /// The cheapest path to each pixel of the row.
    paths: Vec<CheapestPath>,
}

/// The cheapest known path to a pixel of a row.
#[derive(Clone, Copy, Debug)]
struct CheapestPath {
    /// Number of bits up to there.
    bits: u32,
    /// The part that ends there.
    last: Stretch,
}

impl<'a> OptimalParser<'a> {
    pub(super) fn new(pixels: &'a [u8], width: usize, stride: usize, code: &'a Code) -> Self {
        let mut parser = Self {
            pixels,
            width,
            stride,
            code,
            newest: vec![0; PLACES],
            before: vec![0; pixels.len()],
            paths: Vec::new(),
        };
        (0..width).for_each(|here| parser.note(here));
        parser
    }

    /// The parts of a row between two of its pixels, from left to right. The rows after the first are taken in order,
    /// each once.
    pub(super) fn parts(&mut self, y: usize, between: Range<usize>) -> Vec<Stretch> {
        let row = y * self.width;
        (row..row + between.start).for_each(|here| self.note(here));
        let unknown = CheapestPath {
            bits: u32::MAX,
            last: Stretch::Pixel(0),
        };
        self.paths.clear();
        self.paths.resize(between.len() + 1, unknown);
        if let Some(first) = self.paths.first_mut() {
            first.bits = 0;
        }
        for x in between.clone() {
            self.go_on(y, x, &between);
            self.note(row + x);
        }
        (row + between.end..row + self.width).for_each(|here| self.note(here));
        let mut parts = Vec::new();
        let mut at = between.len();
        while at > 0 {
            let last = self.paths[at].last;
            at -= last.count();
            parts.push(last);
        }
        parts.reverse();
        parts
    }

    /// Finds the paths on from a pixel.
    fn go_on(&mut self, y: usize, x: usize, between: &Range<usize>) {
        let here = y * self.width + x;
        let at = x - between.start;
        let bits = self.paths[at].bits;
        let mine = &self.pixels[here..here + between.end - x];
        let pixel = mine[0];
        let alone = bits + self.code.literal(pixel).count;
        reach(&mut self.paths[at + 1], alone, Stretch::Pixel(pixel));
        let before = (x > 0).then(|| here - 1);
        let above = here.checked_sub(self.width);
        let mut next = self.hash(here).map_or(0, |hash| self.newest[hash]);
        let known = std::iter::from_fn(|| {
            let there = (next as usize).checked_sub(1)?;
            next = self.before[there];
            Some(there)
        });
        let mut longest = SHORTEST - 1;
        for there in before
            .into_iter()
            .chain(above)
            .chain(known.take(MAX_CANDIDATES))
        {
            let row = there / self.width;
            let distance = (y - row) * self.stride + x - there % self.width;
            if distance > WINDOW {
                break;
            }
            let others = &self.pixels[there..(row + 1) * self.width];
            let count = alike(mine, others).min(LONGEST_REPEAT);
            let far = self.code.distance(distance);
            for count in longest + 1..=count {
                let bits = bits + self.code.cost(count, far);
                let part = Stretch::Seen(Seen { count, distance });
                reach(&mut self.paths[at + count], bits, part);
            }
            longest = longest.max(count);
        }
    }

    /// Notes the pixels from this one on as seen.
    fn note(&mut self, here: usize) {
        if let Some(hash) = self.hash(here) {
            let place = u32::try_from(here + 1).expect("a sprite is small");
            self.before[here] = std::mem::replace(&mut self.newest[hash], place);
        }
    }

    /// The hash of the pixels from this one on; `None` at the end of a row.
    fn hash(&self, here: usize) -> Option<usize> {
        let ends = self.width - here % self.width < SHORTEST;
        let seen = self.pixels.get(here..)?.first_chunk::<SHORTEST>()?;
        let hash = seen
            .iter()
            .fold(0_u32, |all, pixel| all << 8 | u32::from(*pixel));
        let hash = hash.wrapping_mul(0x9E37_79B1) >> (32 - PLACES.trailing_zeros());
        (!ends).then_some(hash as usize)
    }
}

/// Takes this path to a pixel if it is cheaper than the one known.
const fn reach(path: &mut CheapestPath, bits: u32, last: Stretch) {
    if bits < path.bits {
        *path = CheapestPath { bits, last };
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::render::lz77::{Finder, parse};

    /// The bits of a part.
    fn bits(code: &Code, stride: usize, part: Stretch) -> u32 {
        let mut bits = 0;
        code.part(part, stride, |word| bits += word.count);
        bits
    }

    proptest! {
        #[test]
        fn no_row_needs_more_bits_than_its_longest_parts_from_left_to_right(
            colours in prop::collection::vec((0_u8..6, 1..9_usize), 200..400),
            width in 5..60_usize,
        ) {
            let pixels: Vec<u8> = colours
                .into_iter()
                .flat_map(|(colour, count)| std::iter::repeat_n(colour, count))
                .collect();
            let pixels = &pixels[..pixels.len() / width * width];
            let stride = 721;
            let code = Code::for_pictures(Finder::new(pixels, width, width + 1));
            let mut parser = OptimalParser::new(pixels, width, stride, &code);
            let rows: Vec<&[u8]> = pixels.chunks_exact(width).collect();
            for (y, pair) in rows.windows(2).enumerate() {
                let mut greedy = 0;
                parse(pair[1], pair[0], |_, _| None, |part| greedy += bits(&code, stride, part));
                let parts = parser.parts(y + 1, 0..width);
                prop_assert_eq!(parts.iter().map(|part| part.count()).sum::<usize>(), width);
                let optimal: u32 = parts.into_iter().map(|part| bits(&code, stride, part)).sum();
                prop_assert!(optimal <= greedy, "{optimal} {greedy}");
            }
        }
    }
}
