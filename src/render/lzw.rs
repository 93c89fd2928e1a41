//! The LZW compression of GIF, fast for drawings. Most pixels of a film stay unchanged and form long runs of one
//! colour. So a run is looked up by its length instead of pixel by pixel.
//!
//! As in any LZW encoder, each code stands for the longest known string; only the search is faster. A full table stays
//! in use for a while before it is cleared, since most frames' changes end within that time.

/// The highest possible code.
const LAST: u16 = (1 << WIDEST) - 1;
/// Most bits of a code.
const WIDEST: u32 = 12;

/// Codes written with a full table before it is cleared.
const CODES_AFTER_FULL: u16 = 200;

/// Slots of the hash table of strings, more than twice the number of codes.
const PLACES: usize = 1 << 13;
/// An empty slot. No string is added once the last code is in use, so no entry has this value.
const EMPTY: u32 = u32::MAX;

/// An LZW encoder that reuses its tables for the next picture.
#[derive(Debug)]
pub(super) struct Encoder {
    /// The code that clears the decoder's strings: the number of colours. The code after it ends the data.
    clear: u16,
    /// For each colour, the codes of its runs of 2, 3, 4 ... pixels.
    runs: Vec<Vec<u16>>,
    /// All other strings: 12 bits for the prefix string, 8 for the colour after it, 12 for its code.
    strings: Vec<u32>,
    /// The code of the next string; [`LAST`] is never assigned.
    next: u16,
    /// Codes written since the table was full.
    full: u16,
    /// Current bits per code.
    width: u32,
    /// Bits not yet written, the first in the lowest place, and their number.
    bits: u64,
    held: u32,
}

impl Encoder {
    pub(super) fn new() -> Self {
        Self {
            clear: 0,
            runs: vec![Vec::new(); 256],
            strings: vec![EMPTY; PLACES],
            next: 0,
            full: 0,
            width: 0,
            bits: 0,
            held: 0,
        }
    }

    /// Appends the codes of these pixels to `out`. They have colours of this many bits, 2 to 8: GIF's "minimum code
    /// size".
    pub(super) fn encode(&mut self, pixels: &[u8], colour_bits: u8, out: &mut Vec<u8>) {
        self.clear = 1 << colour_bits;
        self.forget();
        self.put(self.clear, out);
        let mut rest = pixels;
        while let Some(colour) = rest.first().copied() {
            let runs = &self.runs[usize::from(colour)];
            let longest = runs.len() + 1;
            let length = run(rest, colour, longest + 1);
            let known = length.min(longest);
            let mut string = match known {
                1 => u16::from(colour),
                _ => runs[known - 2],
            };
            rest = &rest[known..];
            if length > longest {
                if let Some(code) = self.emit(string, out) {
                    self.runs[usize::from(colour)].push(code);
                }
                continue;
            }
            loop {
                let Some((colour, behind)) = rest.split_first() else {
                    self.emit(string, out);
                    break;
                };
                match self.find(string, *colour) {
                    Ok(longer) => {
                        string = longer;
                        rest = behind;
                    }
                    Err(place) => {
                        if let Some(code) = self.emit(string, out) {
                            self.strings[place] = key(string, *colour) << WIDEST | u32::from(code);
                        }
                        break;
                    }
                }
            }
        }
        self.put(self.clear + 1, out);
        self.flush(out);
    }

    /// The code of a string extended by one colour, or the slot for it.
    fn find(&self, string: u16, colour: u8) -> Result<u16, usize> {
        let key = key(string, colour);
        let mut place = (key.wrapping_mul(0x9E37_79B1) >> (32 - PLACES.trailing_zeros())) as usize;
        loop {
            let held = self.strings[place];
            if held == EMPTY {
                return Err(place);
            }
            if held >> WIDEST == key {
                return Ok(u16::try_from(held & u32::from(LAST)).expect("12 bits are few"));
            }
            place = (place + 1) % PLACES;
        }
    }

    /// Writes a string's code. Returns the code of the string that both sides add with it, unless the table is full.
    fn emit(&mut self, string: u16, out: &mut Vec<u8>) -> Option<u16> {
        self.put(string, out);
        let learnt = self.next;
        if learnt == LAST {
            self.full += 1;
            if self.full > CODES_AFTER_FULL {
                self.put(self.clear, out);
                self.forget();
            }
            return None;
        }
        self.next += 1;
        if u32::from(learnt) == 1 << self.width {
            self.width += 1;
        }
        Some(learnt)
    }

    fn forget(&mut self) {
        self.runs.iter_mut().for_each(Vec::clear);
        self.strings.fill(EMPTY);
        self.next = self.clear + 2;
        self.full = 0;
        self.width = self.clear.ilog2() + 1;
    }

    fn put(&mut self, code: u16, out: &mut Vec<u8>) {
        self.bits |= u64::from(code) << self.held;
        self.held += self.width;
        if self.held >= u32::BITS {
            let (now, later) = (self.bits & u64::from(u32::MAX), self.bits >> u32::BITS);
            let now = u32::try_from(now).expect("the upper half was taken off");
            out.extend_from_slice(&now.to_le_bytes());
            self.bits = later;
            self.held -= u32::BITS;
        }
    }

    /// Writes the remaining bits, padded with zeros.
    fn flush(&mut self, out: &mut Vec<u8>) {
        let bytes = self.held.div_ceil(u8::BITS) as usize;
        out.extend_from_slice(&self.bits.to_le_bytes()[..bytes]);
        (self.bits, self.held) = (0, 0);
    }
}

fn key(string: u16, colour: u8) -> u32 {
    u32::from(string) << u8::BITS | u32::from(colour)
}

/// Length of the run of this colour at the front, at most `most`.
fn run(pixels: &[u8], colour: u8, most: usize) -> usize {
    const STEP: usize = size_of::<u128>();
    let pixels = &pixels[..pixels.len().min(most)];
    let all = u128::from_ne_bytes([colour; STEP]);
    let (steps, _) = pixels.as_chunks::<STEP>();
    let same = steps
        .iter()
        .take_while(|step| u128::from_ne_bytes(**step) == all)
        .count()
        * STEP;
    let rest = pixels[same..].iter().take(STEP);
    same + rest.take_while(|pixel| **pixel == colour).count()
}
