//! The compression of GIF, made quick for drawings: most of a film's pixels stay as they were, in long runs
//! of one colour, and a run is looked up by its length instead of pixel by pixel.
//!
//! Codes are chosen as everywhere, each for the longest string known; a run is only found faster. A full
//! table is used on for a while before it is cleared, since most changes end within that while. Knows bytes alone.

/// How many bits a colour has: GIF's "minimum code size".
pub(super) const COLOUR_BITS: u8 = 8;
/// Tells the reader to forget the strings it has learnt.
const CLEAR: u16 = 1 << COLOUR_BITS;
/// Tells the reader that nothing follows.
const END: u16 = CLEAR + 1;
/// The code of the first string learnt.
const FIRST: u16 = END + 1;
/// The last code there is.
const LAST: u16 = (1 << WIDEST) - 1;
/// Bits of a code at the beginning, and at most.
const NARROWEST: u32 = 9;
const WIDEST: u32 = 12;

/// How many codes are written with a full table before it is cleared.
const PATIENCE: u16 = 2_000;

/// Places of the table of strings: more than twice as many as there are codes.
const PLACES: usize = 1 << 13;
/// An empty place. No string is learnt once the last code is given, so none has this number.
const EMPTY: u32 = u32::MAX;

/// Compresses pixels; keeps its tables from one picture to the next.
#[derive(Debug)]
pub(super) struct Encoder {
    /// For each colour, the codes of its runs of 2, 3, 4 ... pixels.
    runs: Vec<Vec<u16>>,
    /// All other strings: 12 bits of the string before, 8 of the colour behind it, 12 of the code.
    strings: Vec<u32>,
    /// The code that the next string gets; [`LAST`] is never given.
    next: u16,
    /// Codes written since the table was full.
    full: u16,
    /// Bits of a code just now.
    width: u32,
    /// Bits not yet written, the first the lowest, and how many.
    bits: u64,
    held: u32,
}

impl Encoder {
    pub(super) fn new() -> Self {
        Self {
            runs: vec![Vec::new(); usize::from(CLEAR)],
            strings: vec![EMPTY; PLACES],
            next: FIRST,
            full: 0,
            width: NARROWEST,
            bits: 0,
            held: 0,
        }
    }

    /// Writes the pixels' codes behind what is in `out`.
    pub(super) fn encode(&mut self, pixels: &[u8], out: &mut Vec<u8>) {
        self.forget();
        self.put(CLEAR, out);
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
        self.put(END, out);
        self.flush(out);
    }

    /// The code of a string with one more colour behind it, or the place to put it in.
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

    /// Writes a string's code; gives the code of the string that both sides learn by it, unless the table
    /// is full.
    fn emit(&mut self, string: u16, out: &mut Vec<u8>) -> Option<u16> {
        self.put(string, out);
        let learnt = self.next;
        if learnt == LAST {
            self.full += 1;
            if self.full > PATIENCE {
                self.put(CLEAR, out);
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
        self.next = FIRST;
        self.full = 0;
        self.width = NARROWEST;
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

    /// Writes what is held, the last byte filled up with zeros.
    fn flush(&mut self, out: &mut Vec<u8>) {
        let bytes = self.held.div_ceil(u8::BITS) as usize;
        out.extend_from_slice(&self.bits.to_le_bytes()[..bytes]);
        (self.bits, self.held) = (0, 0);
    }
}

fn key(string: u16, colour: u8) -> u32 {
    u32::from(string) << COLOUR_BITS | u32::from(colour)
}

/// How many pixels at the front have this colour; no further than `most` is looked.
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
