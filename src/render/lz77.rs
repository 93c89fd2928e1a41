//! The code of a theme's pictures ([`Code`]), and how a row of pixels is taken apart from left to right ([`parse`]).
//!
//! A row consists of pixels like those above them, of runs of one colour, and of single pixels. The symbols and codes
//! are those of RFC 1951.

use crate::render::huffman::{BitString, MAX_CODE_BITS, code_lengths, codes};

/// The end-of-block symbol.
const END: usize = 256;
/// Number of symbols for literals, lengths and the end of a block.
const SYMBOLS: usize = 286;
/// Number of symbols for distances.
const DISTANCES: usize = 30;
/// Shortest repetition that has a symbol.
pub(super) const SHORTEST: usize = 3;
/// Longest repetition that has a symbol.
pub(super) const LONGEST_REPEAT: usize = 258;
/// Farthest distance back.
pub(super) const WINDOW: usize = 32_768;
/// Fewest pixels that are worth the code of a distance.
const WORTHWHILE: usize = 5;
/// Number of hashes of four pixels.
const PLACES: usize = 1 << 12;
/// Number of pixels that a [thorough](Finder::thorough) finder looks for, too.
const LONG_MATCH: usize = 16;
/// By how many pixels others must be more than those above or a run, whose distances have shorter codes.
const FARTHER: usize = 3;
/// Pixels alike from which on no run of one colour, and nothing seen elsewhere, is looked for.
const PLENTY: usize = 16;
/// Pixels seen elsewhere from which on nothing longer is looked for that begins a pixel later.
const LONG_ENOUGH: usize = 32;

/// A part of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stretch {
    /// This many pixels like those above them: at least [`SHORTEST`], or at an end of the row.
    Above(usize),
    /// This many pixels of the colour before them, at least [`SHORTEST`].
    Run(usize),
    /// Pixels that were seen elsewhere.
    Seen(Seen),
    /// One pixel.
    Pixel(u8),
}

impl Stretch {
    /// The pixels that it repeats, in a picture with this distance between a pixel and the one above it.
    pub(super) const fn repeats(self, stride: usize) -> Option<Seen> {
        let (count, distance) = match self {
            Self::Above(count) => (count, stride),
            Self::Run(count) => (count, 1),
            Self::Seen(seen) => return Some(seen),
            Self::Pixel(_) => return None,
        };
        Some(Seen { count, distance })
    }

    /// The number of its pixels.
    pub(super) const fn count(self) -> usize {
        match self {
            Self::Above(count) | Self::Run(count) | Self::Seen(Seen { count, .. }) => count,
            Self::Pixel(_) => 1,
        }
    }
}

/// Pixels like others before them in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    /// Their number.
    pub(super) count: usize,
    /// Distance back to the others, in bytes.
    pub(super) distance: usize,
}

/// Takes a row of pixels apart, from left to right. The first pixel is taken for the first of its colour. `find` is
/// asked for pixels like those from a place on. It gets the number of them that continue a run or repeat those above
/// them.
#[inline]
pub(super) fn parse(
    row: &[u8],
    above: &[u8],
    mut find: impl FnMut(usize, usize) -> Option<Seen>,
    mut each: impl FnMut(Stretch),
) {
    let mut longest = |x: usize| {
        let like_above = alike(&row[x..], &above[x..]);
        let run = if like_above < PLENTY && x > 0 {
            alike(&row[x..], &row[x - 1..])
        } else {
            0
        };
        let ends = like_above > 0 && (x == 0 || x + like_above == row.len());
        let known = like_above.max(run);
        let known = if known >= SHORTEST || ends { known } else { 0 };
        let seen = (known < PLENTY).then(|| find(x, known)).flatten();
        if let Some(seen) = seen {
            Stretch::Seen(seen)
        } else if run >= SHORTEST && run > like_above {
            Stretch::Run(run)
        } else if known > 0 {
            Stretch::Above(like_above)
        } else {
            Stretch::Pixel(row[x])
        }
    };
    let (mut x, mut found) = (0, None);
    while x < row.len() {
        let part = found.take().unwrap_or_else(|| longest(x));
        let behind = x + part.count();
        x += 1;
        if matches!(part, Stretch::Seen(seen) if seen.count < LONG_ENOUGH) && x < row.len() {
            let later = longest(x);
            if later.count() > part.count() {
                each(Stretch::Pixel(row[x - 1]));
                found = Some(later);
                continue;
            }
        }
        each(part);
        x = behind;
    }
}

/// Finds pixels that were seen before in a picture or a sprite.
#[derive(Debug)]
pub(super) struct Finder<'a> {
    pixels: &'a [u8],
    width: usize,
    /// The distance of a pixel from the one above it.
    stride: usize,
    /// The last places of four pixels, by their hash.
    places: Vec<u32>,
    /// The last places of [`LONG_MATCH`] pixels. Empty if the search only wants pixels that nothing else is known of.
    long: Vec<u32>,
}

impl<'a> Finder<'a> {
    pub(super) fn new(pixels: &'a [u8], width: usize, stride: usize) -> Self {
        Self {
            pixels,
            width,
            stride,
            places: vec![0; PLACES],
            long: Vec::new(),
        }
    }

    /// Looks longer: also for longer repetitions than those known, and for [`LONG_MATCH`] pixels, which lead to them. That is
    /// worth it where little is prepared.
    pub(super) fn thorough(mut self, thorough: bool) -> Self {
        self.long = vec![0; if thorough { PLACES } else { 0 }];
        self
    }

    /// Pixels like those from this one on, which are followed by `rest` others in their row, and notes that they are
    /// here. `known` are the pixels that are a repetition anyway.
    #[inline]
    pub(super) fn find(
        &mut self,
        (y, x): (usize, usize),
        rest: usize,
        known: usize,
    ) -> Option<Seen> {
        if known > 0 && self.long.is_empty() {
            return None;
        }
        let here = y * self.width + x;
        let mine = self.pixels.get(here..=here + rest)?;
        let hash = u32::from_le_bytes(*mine.first_chunk()?).wrapping_mul(0x9E37_79B1);
        let slot = hash >> (32 - PLACES.trailing_zeros());
        let there = std::mem::replace(
            self.places.get_mut(slot as usize)?,
            u32::try_from(here).ok()?,
        );
        let near = self.seen((y, x), there as usize, mine);
        let far = self.noted(mine, here);
        let far = far.and_then(|there| self.seen((y, x), there, mine));
        let far = far.filter(|far| near.is_none_or(|near| near.count < far.count));
        let fewest = if known > 0 {
            known + FARTHER
        } else {
            WORTHWHILE
        };
        far.or(near).filter(|seen| seen.count >= fewest)
    }

    /// The last place of [`LONG_MATCH`] pixels like these; notes that they are here.
    #[inline]
    fn noted(&mut self, mine: &[u8], here: usize) -> Option<usize> {
        if self.long.is_empty() {
            return None;
        }
        let long = u128::from_le_bytes(*mine.first_chunk::<LONG_MATCH>()?);
        let hash = long.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835);
        let slot = hash >> (u128::BITS - PLACES.trailing_zeros());
        let place = self.long.get_mut(slot as usize)?;
        Some(std::mem::replace(place, u32::try_from(here).ok()?) as usize)
    }

    /// The pixels alike here and there, if they are in reach.
    #[inline]
    fn seen(&self, (y, x): (usize, usize), there: usize, mine: &[u8]) -> Option<Seen> {
        let row = there / self.width;
        // A specimen may be wider than the pictures its code is for. Pixels before the picture are out of reach then.
        let distance = ((y - row) * self.stride + x).wrapping_sub(there % self.width);
        let others = self.pixels.get(there..(row + 1) * self.width)?;
        let count = alike(mine, others);
        (1..=WINDOW)
            .contains(&distance)
            .then_some(Seen { count, distance })
    }
}

/// The length of the common beginning.
#[inline]
pub(super) fn alike(one: &[u8], other: &[u8]) -> usize {
    const STRIDE: usize = 8;
    let (strides, _) = one.as_chunks::<STRIDE>();
    let (others, _) = other.as_chunks::<STRIDE>();
    for (nth, (mine, theirs)) in strides.iter().zip(others).enumerate() {
        let apart = u64::from_le_bytes(*mine) ^ u64::from_le_bytes(*theirs);
        if apart != 0 {
            return nth * STRIDE + apart.trailing_zeros() as usize / 8;
        }
    }
    let seen = strides.len().min(others.len()) * STRIDE;
    let rest = one[seen..].iter().zip(&other[seen..]);
    seen + rest.take_while(|(a, b)| a == b).count()
}

/// The codes of literals, lengths and distances in all pictures of a theme.
#[derive(Debug)]
pub(super) struct Code {
    /// Lengths of the codes: of literals, lengths and the end of a block, and of distances.
    pub(super) lengths: [Vec<u8>; 2],
    literals: [BitString; 256],
    /// The code of a repetition by its length, with extra bits.
    repeats: Vec<BitString>,
    distances: [BitString; DISTANCES],
    pub(super) end: BitString,
}

impl Code {
    /// The best code for pictures like this finder's, with rows as far apart as it takes them to be. It has codes for
    /// all other symbols too.
    pub(super) fn for_pictures(mut finder: Finder<'_>) -> Self {
        let mut counts = [1_u32; SYMBOLS];
        let mut apart = [1_u32; DISTANCES];
        // Symbols missing in this picture may occur in others.
        let seen = 32;
        let mut repeats = |count: usize, distance: usize| {
            for length in split(count.max(SHORTEST)) {
                counts[length_symbol(length).0] += seen;
                apart[distance_symbol(distance).0] += seen;
            }
        };
        let mut pixels_alone = [0_u32; 256];
        let Finder {
            pixels,
            width,
            stride,
            ..
        } = finder;
        let first = vec![0; width];
        let mut above: &[u8] = &first;
        let mut like_above = 0;
        #[expect(clippy::explicit_counter_loop, reason = "it counts pixels, too")]
        for (y, row) in pixels.chunks_exact(width).enumerate() {
            // A repetition of the row above continues across the ends of rows, because all rows have the same filter
            // type.
            like_above += 1;
            let find = |x, known| finder.find((y, x), width - x - 1, known);
            parse(row, above, find, |part| {
                match part {
                    Stretch::Above(count) => {
                        like_above += count;
                        return;
                    }
                    Stretch::Run(count) => repeats(count, 1),
                    Stretch::Seen(Seen { count, distance }) => repeats(count, distance),
                    Stretch::Pixel(pixel) => pixels_alone[usize::from(pixel)] += seen,
                }
                match std::mem::take(&mut like_above) {
                    0 => {}
                    count => repeats(count, stride),
                }
            });
            above = row;
        }
        for (count, alone) in counts.iter_mut().zip(pixels_alone) {
            *count += alone;
        }
        let lengths = [
            code_lengths(&counts, MAX_CODE_BITS),
            code_lengths(&apart, MAX_CODE_BITS),
        ];
        let [symbols, distances] = [0, 1].map(|which: usize| {
            let codes = codes(&lengths[which]);
            let words = codes.into_iter().zip(&lengths[which]);
            let words = words.map(|(code, length)| BitString {
                bits: u64::from(code),
                count: u32::from(*length),
            });
            words.collect::<Vec<_>>()
        });
        let repeat = |length: usize| {
            let (symbol, extra) = length_symbol(length.max(SHORTEST));
            symbols[symbol].then(extra)
        };
        Self {
            literals: std::array::from_fn(|byte| symbols[byte]),
            repeats: (0..=LONGEST_REPEAT).map(repeat).collect(),
            distances: std::array::from_fn(|symbol| distances[symbol]),
            end: symbols[END],
            lengths,
        }
    }

    #[inline]
    pub(super) fn literal(&self, byte: u8) -> BitString {
        self.literals[usize::from(byte)]
    }

    /// The code of a distance back.
    pub(super) fn distance(&self, distance: usize) -> BitString {
        let (symbol, extra) = distance_symbol(distance);
        self.distances[symbol].then(extra)
    }

    /// The number of bits of a repetition no longer than [`LONGEST_REPEAT`].
    pub(super) fn cost(&self, length: usize, distance: BitString) -> u32 {
        self.repeats[length].count + distance.count
    }

    /// The codes of a part of a row, in a picture with this distance between a pixel and the one above it.
    pub(super) fn part(&self, part: Stretch, stride: usize, mut put: impl FnMut(BitString)) {
        match part {
            Stretch::Above(count) => self.repeat(count, self.distance(stride), put),
            Stretch::Run(count) => self.repeat(count, self.distance(1), put),
            Stretch::Seen(Seen { count, distance }) => {
                self.repeat(count, self.distance(distance), put);
            }
            Stretch::Pixel(pixel) => put(self.literal(pixel)),
        }
    }

    /// The codes of a repetition of at least [`SHORTEST`] bytes.
    #[inline]
    pub(super) fn repeat(&self, count: usize, distance: BitString, mut put: impl FnMut(BitString)) {
        for length in split(count) {
            put(self.repeats[length].then(distance));
        }
    }
}

/// The lengths, each with a symbol, of a repetition of at least [`SHORTEST`] bytes.
#[inline]
fn split(mut count: usize) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let now = match count {
            0 => return None,
            // No rest is too short for a symbol.
            more if more > LONGEST_REPEAT => LONGEST_REPEAT.min(more - SHORTEST),
            rest => rest,
        };
        count -= now;
        Some(now)
    })
}

/// The symbol of a repetition of this length, and its extra bits.
fn length_symbol(length: usize) -> (usize, BitString) {
    match length {
        0..=10 => (254 + length.max(SHORTEST), BitString::default()),
        LONGEST_REPEAT => (285, BitString::default()),
        _ => {
            // From 11 on four symbols share each number of extra bits, which grows by one for the next four.
            let past = length - SHORTEST;
            let count = past.ilog2() - 2;
            let step = past >> count;
            (257 + 4 * count as usize + step, low_bits(past, count))
        }
    }
}

/// The symbol of a distance back, and its extra bits.
fn distance_symbol(distance: usize) -> (usize, BitString) {
    // From 5 on two symbols share each number of extra bits.
    let past = distance.max(1) - 1;
    let count = past.max(2).ilog2() - 1;
    match past {
        0..=3 => (past, BitString::default()),
        _ => (2 * count as usize + (past >> count), low_bits(past, count)),
    }
}

const fn low_bits(number: usize, count: u32) -> BitString {
    BitString {
        bits: number as u64 & ((1 << count) - 1),
        count,
    }
}
