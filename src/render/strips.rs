//! The Huffman code of a theme's pictures ([`Code`]), and sprites compressed with it row by row ([`Strips`]).
//!
//! Only literals and runs of zeros are used. The codes are those of RFC 1951, and the filter is PNG's type 2.

use crate::render::huffman::{BitString, BitWriter, LONGEST, WORD, code_lengths, codes};

/// The filter type that subtracts the row above.
pub(super) const UP: u8 = 2;
/// The end-of-block symbol.
const END: usize = 256;
/// Number of symbols for literals, lengths and the end of a block.
const SYMBOLS: usize = 286;
/// Lengths of a run of zeros that have a symbol.
const RUN: std::ops::RangeInclusive<usize> = 3..=258;
/// Longest run written at once: a literal 0, and its longest repetition.
const WHOLE: usize = 259;
/// The codes of literals and runs in all pictures of a theme.
#[derive(Debug)]
pub(super) struct Code {
    pub(super) lengths: Vec<u8>,
    pub(super) literals: [BitString; 256],
    pub(super) runs: Vec<BitString>,
    pub(super) end: BitString,
}

impl Code {
    /// The best code for this picture, with codes for all other symbols too.
    pub(super) fn for_picture(pixels: &[u8], width: usize) -> Self {
        let mut counts = [0_u32; SYMBOLS];
        let first = vec![0; width];
        let mut above: &[u8] = &first;
        for row in pixels.chunks_exact(width) {
            counts[usize::from(UP)] += 1;
            for part in changes(row, above).chunk_by(|a, b| a == b) {
                let repeats = part.len() - 1;
                if part[0] != 0 || repeats < *RUN.start() {
                    counts[usize::from(part[0])] += u32::try_from(part.len()).unwrap_or(u32::MAX);
                } else {
                    counts[0] += 1;
                    counts[length_symbol(repeats.min(*RUN.end())).0] += 1;
                }
            }
            above = row;
        }
        // Symbols missing in this picture may occur in others.
        let counts = counts.map(|count| count.saturating_mul(32) + 1);
        let lengths = code_lengths(&counts, LONGEST);
        let codes = codes(&lengths);
        let word = |symbol: usize| BitString {
            bits: u64::from(codes[symbol]),
            count: u32::from(lengths[symbol]),
        };
        let repeated = |zeros: usize| {
            let (symbol, extra, bits) = length_symbol(zeros);
            // The distance is always 1: a single code of one bit, 0.
            let distance = 1;
            word(symbol).then(BitString {
                bits: u64::from(extra),
                count: bits + distance,
            })
        };
        let run = |zeros: usize| match zeros {
            0..4 => (0..zeros).fold(BitString::default(), |run, _| run.then(word(0))),
            _ => word(0).then(repeated(zeros - 1)),
        };
        Self {
            literals: std::array::from_fn(word),
            runs: (0..=WHOLE).map(run).collect(),
            end: word(END),
            lengths,
        }
    }

    pub(super) fn literal(&self, byte: u8) -> BitString {
        self.literals[usize::from(byte)]
    }

    /// Writes a run of zeros of any length, which must follow a literal.
    pub(super) fn run(&self, out: &mut BitWriter<'_>, mut zeros: usize) {
        while zeros > WHOLE {
            out.put(self.runs[WHOLE]);
            zeros -= WHOLE;
        }
        out.put(self.runs[zeros]);
    }
}

/// The compressed rows of a sprite, without the first.
#[derive(Debug)]
pub(super) struct Strips {
    pub(super) rows: Vec<Strip>,
    pub(super) words: Vec<BitString>,
}

/// One row of a sprite as its changes from the row above.
#[derive(Debug)]
pub(super) struct Strip {
    /// Number of unchanged pixels before the first change; the whole width in most rows of an empty cell.
    pub(super) before: usize,
    /// Number of unchanged pixels after the last change.
    pub(super) after: usize,
    /// End of its words; they start at the end of the previous row's.
    pub(super) end: usize,
    /// The sum of all changes, and their sum weighted by index.
    pub(super) total: u64,
    pub(super) weighed: u64,
}

impl Strips {
    /// Compresses a sprite of this width.
    pub(super) fn new(pixels: &[u8], width: usize, code: &Code) -> Self {
        let mut strips = Self {
            rows: Vec::new(),
            words: Vec::new(),
        };
        let mut above: Option<&[u8]> = None;
        for row in pixels.chunks_exact(width) {
            if let Some(above) = above.replace(row) {
                strips.add(&changes(row, above), code);
            }
        }
        strips
    }

    fn add(&mut self, changes: &[u8], code: &Code) {
        let zero = |change: &&u8| **change == 0;
        let before = changes.iter().take_while(zero).count();
        let after = changes.iter().rev().take_while(zero).count();
        let inner = changes
            .get(before..changes.len() - after)
            .unwrap_or_default();
        let begin = self.words.len();
        for part in inner.chunk_by(|a, b| (*a == 0) == (*b == 0)) {
            if part[0] == 0 {
                self.put(begin, code.runs[part.len()]);
            } else {
                for change in part {
                    self.put(begin, code.literal(*change));
                }
            }
        }
        let weighed = changes
            .iter()
            .zip(0_u64..)
            .map(|(change, place)| u64::from(*change) * place);
        self.rows.push(Strip {
            before,
            after,
            end: self.words.len(),
            total: changes.iter().copied().map(u64::from).sum(),
            weighed: weighed.sum(),
        });
    }

    /// Appends to the words of the row that starts at `begin`, with as many codes per word as fit.
    fn put(&mut self, begin: usize, next: BitString) {
        match self
            .words
            .get_mut(begin..)
            .and_then(<[BitString]>::last_mut)
        {
            Some(last) if last.count + next.count <= WORD => *last = last.then(next),
            Some(_) | None => self.words.push(next),
        }
    }
}

/// The differences of a row from the row above.
fn changes(row: &[u8], above: &[u8]) -> Vec<u8> {
    let pairs = row.iter().zip(above);
    pairs.map(|(a, b)| a.wrapping_sub(*b)).collect()
}

/// The symbol of a run of this length, and its extra bits: their value and number.
fn length_symbol(length: usize) -> (usize, u32, u32) {
    match length {
        0..=10 => (254 + length.max(3), 0, 0),
        258 => (285, 0, 0),
        _ => {
            // From 11 on four symbols share each number of extra bits, which grows by one for the next four.
            let past = u32::try_from(length - 3).expect("at most 255");
            let bits = past.ilog2() - 2;
            let step = past >> bits;
            let symbol = 257 + (4 * bits + step) as usize;
            (symbol, past & ((1 << bits) - 1), bits)
        }
    }
}
