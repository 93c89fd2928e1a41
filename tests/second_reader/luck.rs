//! Randomness for positions and games to compare.

/// Randomness from a seed (splitmix64).
#[derive(Debug)]
pub struct Luck(u64);

impl Luck {
    /// The randomness of this seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        let limit = u64::try_from(limit).expect("limits are small");
        usize::try_from(self.next() % limit).expect("below a small limit")
    }

    /// Returns `true` in this many of a hundred cases.
    pub fn percent(&mut self, cases: usize) -> bool {
        self.below(100) < cases
    }

    /// A random element.
    pub fn pick<T: Clone>(&mut self, things: &[T]) -> T {
        things[self.below(things.len())].clone()
    }

    /// A face of a die.
    pub fn die(&mut self) -> u8 {
        u8::try_from(self.below(6) + 1).expect("a face is small")
    }
}
