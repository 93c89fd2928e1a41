//! Pixels as the compressed data of a PNG: each row as its difference from the one above, in which all that
//! matters is runs of zeros. Literals and such runs are all this encoder looks for, with a code made to
//! measure for each picture; that is why it takes a fraction of the time of one for all purposes.
//!
//! The formats are those of RFC 1950 (the frame and its checksum), RFC 1951 (the codes) and PNG's filter
//! type 2.

/// The filter that takes the row above off each row.
const UP: u8 = 2;
/// The symbol that ends a block.
const END: usize = 256;
/// How many symbols literals, lengths and the end have.
const SYMBOLS: usize = 286;
/// The longest code of a symbol, in bits.
const LONGEST: u8 = 15;
/// The shortest and the longest run one token stands for.
const RUN: std::ops::RangeInclusive<usize> = 3..=258;
/// A token is a literal below this, else a run of this much less.
const RUNS: usize = 256;
/// How many different tokens there are.
const TOKENS: usize = RUNS + *RUN.end() + 1;
/// The modulus of the checksum.
const ADLER: u64 = 65_521;

/// The rows of a picture, one byte a pixel, filtered and compressed as PNG wants them.
pub(super) fn compress(pixels: &[u8], width: usize) -> Vec<u8> {
    let height = pixels.len() / width;
    let mut scan = Scan::new((width + 1) * height, width);
    let first = vec![0; width];
    let mut above: &[u8] = &first;
    for row in pixels.chunks_exact(width) {
        scan.row(row, above);
        above = row;
    }
    scan.finish()
}

/// Tokens found so far, and the checksum of what they stand for.
struct Scan {
    tokens: Vec<u16>,
    /// The tokens of one row.
    row: Vec<u16>,
    /// How many bytes are still to come.
    left: usize,
    sum: u64,
    sums: u64,
}

/// How many pixels are looked at together.
const STRIDE: usize = 8;

impl Scan {
    fn new(bytes: usize, width: usize) -> Self {
        Self {
            tokens: Vec::with_capacity(bytes / 8),
            row: vec![0; width + 4 * STRIDE],
            left: bytes,
            sum: 1,
            sums: bytes as u64,
        }
    }

    /// Adds one row. Where it is like the one above, that is part of a run; where a stride of pixels holds
    /// a change, all from its first to its last change are literals.
    fn row(&mut self, row: &[u8], above: &[u8]) {
        let out = &mut self.row;
        let (mut sum, mut sums, mut left) = (self.sum, self.sums, self.left as u64);
        out[0] = u16::from(UP);
        sum += u64::from(UP);
        sums += u64::from(UP) * left;
        left -= 1;
        let (mut end, mut zeros) = (1, 0);
        let (strides, rest) = row.as_chunks::<STRIDE>();
        let (uppers, upper_rest) = above.as_chunks::<STRIDE>();
        for (mine, theirs) in strides.iter().zip(uppers) {
            let (mine, theirs) = (u64::from_le_bytes(*mine), u64::from_le_bytes(*theirs));
            if mine == theirs {
                zeros += STRIDE;
                left -= STRIDE as u64;
                continue;
            }
            let changes = difference(mine, theirs);
            let (total, weighed) = sums_of(changes);
            sum += total;
            sums += total * left - weighed;
            left -= STRIDE as u64;
            let before = changes.trailing_zeros() as usize / 8;
            let after = changes.leading_zeros() as usize / 8;
            end = run(out, end, zeros + before);
            let literals = (changes >> (8 * before)).to_le_bytes().map(u16::from);
            out[end..end + STRIDE].copy_from_slice(&literals);
            end += STRIDE - before - after;
            zeros = after;
        }
        for (mine, theirs) in rest.iter().zip(upper_rest) {
            let change = mine.wrapping_sub(*theirs);
            sum += u64::from(change);
            sums += u64::from(change) * left;
            left -= 1;
            end = run(out, end, zeros);
            zeros = 0;
            out[end] = u16::from(change);
            end += 1;
        }
        end = run(out, end, zeros);
        self.tokens.extend_from_slice(&out[..end]);
        (self.sum, self.sums) = (sum % ADLER, sums % ADLER);
        self.left = left as usize;
    }

    fn finish(self) -> Vec<u8> {
        // Two tables in turn: to count the same token twice in a row would wait for the first time.
        let mut met = [[0_u32; TOKENS]; 2];
        let (pairs, rest) = self.tokens.as_chunks::<2>();
        for [one, other] in pairs {
            met[0][usize::from(*one)] += 1;
            met[1][usize::from(*other)] += 1;
        }
        for token in rest {
            met[0][usize::from(*token)] += 1;
        }
        let mut counts = [0_u32; SYMBOLS];
        for token in 0..TOKENS {
            counts[symbol(token).0] += met[0][token] + met[1][token];
        }
        counts[END] = 1;
        let lengths = code_lengths(&counts, LONGEST);
        let codes = codes(&lengths);
        // Zlib's mark: deflate, a window of 32 KB, fastest.
        let mut out = Bits::new(&[0x78, 0x01], self.tokens.len() * 2);
        header(&mut out, &lengths);
        let mut written = [(0_u64, 0_u32); TOKENS];
        for (token, code) in written.iter_mut().enumerate() {
            let (symbol, extra, bits) = symbol(token);
            let length = u32::from(lengths[symbol]);
            // The distance, always 1, is the one code there is and takes one bit, a 0.
            let distance = u32::from(token >= RUNS);
            *code = (
                codes[symbol] | (extra as u64) << length,
                length + bits + distance,
            );
        }
        for [one, other] in pairs {
            let (code, length) = written[usize::from(*one)];
            let (next, more) = written[usize::from(*other)];
            out.put(code | next << length, length + more);
        }
        for token in rest {
            let (code, length) = written[usize::from(*token)];
            out.put(code, length);
        }
        out.put(codes[END], u32::from(lengths[END]));
        let mut bytes = out.finish();
        let checksum = (self.sums << 16 | self.sum) as u32;
        bytes.extend(checksum.to_be_bytes());
        bytes
    }
}

/// Writes the tokens of a run of zeros at `end`; where it ends then.
fn run(out: &mut [u16], mut end: usize, zeros: usize) -> usize {
    if zeros <= *RUN.start() {
        out[end..end + 4].copy_from_slice(&[0; 4]);
        return end + zeros;
    }
    out[end] = 0;
    end += 1;
    let mut left = zeros - 1;
    while left >= *RUN.start() {
        let most = left.min(*RUN.end());
        out[end] = (RUNS + most) as u16;
        end += 1;
        left -= most;
    }
    out[end..end + 4].copy_from_slice(&[0; 4]);
    end + left
}

/// Each byte of the one less the same byte of the other, without borrowing from its neighbours.
const fn difference(one: u64, other: u64) -> u64 {
    const TOPS: u64 = 0x8080_8080_8080_8080;
    ((one | TOPS) - (other & !TOPS)) ^ ((one ^ !other) & TOPS)
}

/// The sum of eight bytes, and the sum of each times its place from 0.
const fn sums_of(bytes: u64) -> (u64, u64) {
    const EVEN: u64 = 0x00FF_00FF_00FF_00FF;
    const ONES: u64 = 0x0001_0001_0001_0001;
    const PLACES: u64 = 0x0000_0001_0002_0003;
    let odd = (bytes >> 8) & EVEN;
    let pairs = (bytes & EVEN) + odd;
    let total = pairs.wrapping_mul(ONES) >> 48;
    let weighed = 2 * (pairs.wrapping_mul(PLACES) >> 48) + (odd.wrapping_mul(ONES) >> 48);
    (total, weighed)
}

/// The symbol of a token, and what is written after it: a value and its width in bits.
fn symbol(token: usize) -> (usize, usize, u32) {
    let Some(length) = token.checked_sub(RUNS) else {
        return (token, 0, 0);
    };
    match length {
        0..=10 => (254 + length.max(3), 0, 0),
        258 => (285, 0, 0),
        _ => {
            // From 11 on four symbols share each width, the width growing by one bit each time.
            let past = length - 3;
            let bits = past.ilog2() - 2;
            let step = past >> bits;
            (257 + 4 * bits as usize + step, past & ((1 << bits) - 1), bits)
        }
    }
}

/// The block's opening: dynamic codes, and the length of each.
fn header(out: &mut Bits, lengths: &[u8]) {
    /// The order in which the lengths of the lengths' own code are given.
    const ORDER: [usize; 19] = [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ];
    // The last and only block, with codes of its own.
    out.put(0b101, 3);
    out.put(lengths.len() as u64 - 257, 5);
    out.put(0, 5);
    out.put(ORDER.len() as u64 - 4, 4);
    let mut counts = [0_u32; 19];
    let all = || lengths.iter().chain(&[1]);
    for length in all() {
        counts[usize::from(*length)] += 1;
    }
    let own = code_lengths(&counts, 7);
    for length in ORDER {
        out.put(u64::from(own[length]), 3);
    }
    let codes = codes(&own);
    for length in all() {
        let at = usize::from(*length);
        out.put(codes[at], u32::from(own[at]));
    }
}

/// How many bits each symbol's code has: a Huffman code for these counts, none longer than `longest`.
fn code_lengths(counts: &[u32], longest: u8) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|length| *length <= longest) {
            return lengths;
        }
        // Rarely needed: the rare ones are made less rare until they fit.
        for count in counts.iter_mut().filter(|count| **count > 0) {
            *count = count.div_ceil(2) + 1;
        }
    }
}

fn huffman(counts: &[u32]) -> Vec<u8> {
    let mut leaves: Vec<(u32, usize)> = counts
        .iter()
        .enumerate()
        .filter(|(_, count)| **count > 0)
        .map(|(symbol, count)| (*count, symbol))
        .collect();
    leaves.sort_unstable();
    let mut lengths = vec![0; counts.len()];
    if let [(_, only)] = leaves[..] {
        lengths[only] = 1;
        return lengths;
    }
    // Two queues in order of weight, the leaves and the joints made of them; parents by joint.
    let mut joints: Vec<u32> = Vec::with_capacity(leaves.len());
    let mut leaf_parents = vec![0; leaves.len()];
    let mut joint_parents = vec![0; leaves.len()];
    let (mut leaf, mut joint) = (0, 0);
    while joints.len() + 1 < leaves.len() {
        let made = joints.len();
        let mut weight = 0;
        for _ in 0..2 {
            let take_leaf = leaf < leaves.len()
                && (joint == joints.len() || leaves[leaf].0 <= joints[joint]);
            if take_leaf {
                weight += leaves[leaf].0;
                leaf_parents[leaf] = made;
                leaf += 1;
            } else {
                weight += joints[joint];
                joint_parents[joint] = made;
                joint += 1;
            }
        }
        joints.push(weight);
    }
    let mut depths = vec![0_u8; joints.len()];
    for at in (0..joints.len().saturating_sub(1)).rev() {
        depths[at] = depths[joint_parents[at]].saturating_add(1);
    }
    for ((_, symbol), parent) in leaves.iter().zip(leaf_parents) {
        lengths[*symbol] = depths[parent].saturating_add(1);
    }
    lengths
}

/// The codes of these lengths, shorter ones first and else in order, each from its last bit to its first.
fn codes(lengths: &[u8]) -> Vec<u64> {
    let mut codes = vec![0; lengths.len()];
    let mut next = 0_u64;
    for length in 1..=LONGEST {
        next <<= 1;
        for (code, _) in codes.iter_mut().zip(lengths).filter(|(_, l)| **l == length) {
            *code = next.reverse_bits() >> (64 - u32::from(length));
            next += 1;
        }
    }
    codes
}

/// Bits written from the lowest of each byte up.
struct Bits {
    bytes: Vec<u8>,
    /// Where the next whole byte goes; what is behind it has no meaning yet.
    end: usize,
    held: u64,
    count: u32,
}

impl Bits {
    /// Bits to follow these bytes, at most `room` bytes of them at first.
    fn new(start: &[u8], room: usize) -> Self {
        let mut bytes = start.to_vec();
        bytes.resize(start.len() + room + 1024, 0);
        Self {
            bytes,
            end: start.len(),
            held: 0,
            count: 0,
        }
    }

    /// Writes the lowest `count` bits, at most 56; those above must be 0.
    fn put(&mut self, bits: u64, count: u32) {
        self.held |= bits << self.count;
        self.count += count;
        // All of it each time, and the end moves on by the whole bytes: cheaper than to ask whether.
        self.bytes[self.end..self.end + 8].copy_from_slice(&self.held.to_le_bytes());
        self.end += self.count as usize / 8;
        self.held = self.held >> (self.count & 0x38);
        self.count &= 7;
    }

    fn finish(mut self) -> Vec<u8> {
        let last = self.end + self.count.div_ceil(8) as usize;
        self.bytes.truncate(last);
        self.bytes
    }
}
