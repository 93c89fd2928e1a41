//! Huffman codes, and a bit writer as RFC 1951 defines it.

/// Longest code of a symbol, in bits.
pub(super) const MAX_CODE_BITS: u8 = 15;
/// Most bits written at once. With their number they fill eight bytes ([`PackedBits`]).
pub(super) const WORD: u32 = 56;

/// A number of bits, the first in the lowest place.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct BitString {
    pub(super) bits: u64,
    pub(super) count: u32,
}

impl BitString {
    pub(super) fn then(self, next: Self) -> Self {
        let count = self.count + next.count;
        assert!(count <= WORD, "what is common has short codes");
        Self {
            bits: self.bits | next.bits << self.count,
            count,
        }
    }
}

/// A [`BitString`] as it is kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedBits(u64);

impl From<BitString> for PackedBits {
    fn from(string: BitString) -> Self {
        Self(string.bits | u64::from(string.count) << WORD)
    }
}

impl From<PackedBits> for BitString {
    #[inline]
    fn from(PackedBits(kept): PackedBits) -> Self {
        Self {
            bits: kept & ((1 << WORD) - 1),
            count: (kept >> WORD) as u32,
        }
    }
}

/// The code length of each symbol in bits: a Huffman code for these counts, limited to `longest`.
pub(super) fn code_lengths(counts: &[u32], longest: u8) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = huffman(&counts);
        if lengths.iter().all(|length| *length <= longest) {
            return lengths;
        }
        // Rarely needed: flattening the counts shortens the longest codes.
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
    // Two queues by weight: the leaves, and the joints made of them. Parents are indexed by joint.
    let mut joints: Vec<u32> = Vec::with_capacity(leaves.len());
    let mut leaf_parents = vec![0; leaves.len()];
    let mut joint_parents = vec![0; leaves.len()];
    let (mut leaf, mut joint) = (0, 0);
    while joints.len() + 1 < leaves.len() {
        let made = joints.len();
        let mut weight = 0;
        for _ in 0..2 {
            let take_leaf =
                leaf < leaves.len() && (joint == joints.len() || leaves[leaf].0 <= joints[joint]);
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

/// The canonical codes of these lengths, each with its bits reversed.
pub(super) fn codes(lengths: &[u8]) -> Vec<u32> {
    let mut codes = vec![0; lengths.len()];
    let mut next = 0_u32;
    for length in 1..=MAX_CODE_BITS {
        next <<= 1;
        for (code, _) in codes.iter_mut().zip(lengths).filter(|(_, l)| **l == length) {
            *code = next.reverse_bits() >> (32 - u32::from(length));
            next += 1;
        }
    }
    codes
}

/// A bit writer that fills each byte from its lowest bit.
#[derive(Debug)]
pub(super) struct BitWriter<'a> {
    bytes: &'a mut [u8],
    /// Index of the next whole byte; the bytes from there on are meaningless.
    end: usize,
    held: u64,
    count: u32,
}

impl<'a> BitWriter<'a> {
    /// Creates a writer over `bytes` with room for `most` bytes.
    pub(super) fn new(bytes: &'a mut Vec<u8>, most: usize) -> Self {
        if bytes.len() < most {
            // Fresh memory is zeroed, and untouched pages are never loaded.
            *bytes = vec![0; most];
        }
        Self {
            bytes,
            end: 0,
            held: 0,
            count: 0,
        }
    }

    #[inline]
    pub(super) fn put(&mut self, word: BitString) {
        self.held |= word.bits << self.count;
        self.count += word.count;
        // Always writing eight bytes, and advancing by the complete ones, is faster than a check.
        self.bytes[self.end..self.end + 8].copy_from_slice(&self.held.to_le_bytes());
        self.end += self.count as usize / 8;
        self.held >>= self.count & 0x38;
        self.count &= 7;
    }

    /// Pads to the next whole byte.
    pub(super) fn fill_byte(&mut self) {
        let count = self.count.wrapping_neg() % 8;
        self.put(BitString { bits: 0, count });
    }

    /// The whole bytes written so far.
    pub(super) fn written(self) -> &'a [u8] {
        self.bytes.get(..self.end).unwrap_or_default()
    }
}
