//! Numbered cells of boards too large for one machine word: sets of them ([`CellSet`]) and ways over them ([`Way`]).

use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign};

/// A cell with a number on its board, from 0.
pub trait Numbered: Copy {
    /// Its number.
    fn number(self) -> usize;
    /// The cell of this number; `None` if there is none.
    fn of_number(number: usize) -> Option<Self>;
}

/// A set of cells of a board with at most 64 times `WORDS` of them.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct CellSet<C, const WORDS: usize> {
    words: [u64; WORDS],
    cells: PhantomData<fn() -> C>,
}

impl<C, const WORDS: usize> CellSet<C, WORDS> {
    /// The empty set.
    pub const EMPTY: Self = Self::of_words([0; WORDS]);

    const fn of_words(words: [u64; WORDS]) -> Self {
        Self {
            words,
            cells: PhantomData,
        }
    }
}

impl<C: Numbered, const WORDS: usize> CellSet<C, WORDS> {
    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: C) {
        let number = cell.number();
        self.words[number / 64] |= 1 << (number % 64);
    }

    /// Removes a cell.
    #[inline]
    pub fn remove(&mut self, cell: C) {
        let number = cell.number();
        self.words[number / 64] &= !(1 << (number % 64));
    }

    /// Returns `true` if the cell is in the set.
    #[inline]
    pub fn contains(self, cell: C) -> bool {
        let number = cell.number();
        self.words[number / 64] & (1 << (number % 64)) != 0
    }
}

impl<C: Numbered, const WORDS: usize> CellSet<C, WORDS> {
    /// The cell with the lowest number, if any.
    #[inline]
    pub fn first(self) -> Option<C> {
        let word = self.words.iter().position(|word| *word != 0)?;
        C::of_number(word * 64 + self.words[word].trailing_zeros() as usize)
    }

    /// The cell with the highest number, if any.
    #[inline]
    pub fn last(self) -> Option<C> {
        let word = self.words.iter().rposition(|word| *word != 0)?;
        C::of_number(word * 64 + 63 - self.words[word].leading_zeros() as usize)
    }
}

impl<C, const WORDS: usize> CellSet<C, WORDS> {
    /// The set of the cells with these numbers, for tables made at compile time.
    pub const fn of_way<const N: usize>(way: &Way<N>) -> Self {
        let mut words = [0; WORDS];
        let mut i = 0;
        while i < way.count as usize {
            let number = way.numbers[i];
            words[(number / 64) as usize] |= 1 << (number % 64);
            i += 1;
        }
        Self::of_words(words)
    }

    /// The set of one cell by its number, for tables made at compile time.
    pub const fn of_number_alone(number: u8) -> Self {
        let mut words = [0; WORDS];
        words[(number / 64) as usize] = 1 << (number % 64);
        Self::of_words(words)
    }

    /// The union of both, for tables made at compile time.
    #[must_use]
    pub const fn joined(self, other: &Self) -> Self {
        let mut words = self.words;
        let mut i = 0;
        while i < WORDS {
            words[i] |= other.words[i];
            i += 1;
        }
        Self::of_words(words)
    }

    /// All cells with numbers up to the lowest one in the set, or all if it is empty.
    #[inline]
    #[must_use]
    pub fn up_to_first(self) -> Self {
        // One is subtracted from the whole: the bits that change are the lowest one that is set, and all below.
        let mut words = self.words;
        let mut borrow = 1;
        for word in &mut words {
            let less = word.wrapping_sub(borrow);
            borrow &= u64::from(*word == 0);
            *word ^= less;
        }
        Self::of_words(words)
    }

    /// All cells with numbers down to the highest one in the set, or all if it is empty.
    #[inline]
    #[must_use]
    pub fn down_to_last(self) -> Self {
        let mut words = [0; WORDS];
        let mut open = u64::MAX;
        for (word, all) in self.words.iter().zip(&mut words).rev() {
            *all = open << (word | 1).ilog2();
            open &= u64::from(*word != 0).wrapping_sub(1);
        }
        Self::of_words(words)
    }

    /// Returns `true` if the set has exactly one cell.
    #[inline]
    pub fn is_single(self) -> bool {
        !self.is_empty() && self.minus(self.up_to_first()).is_empty()
    }

    /// Returns `true` if the sets have a cell in common.
    #[inline]
    pub fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// Returns `true` if the set has no cell.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.words.iter().fold(0, |all, word| all | word) == 0
    }

    /// The set without the cells of another.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::of_words(std::array::from_fn(|i| self.words[i] & !other.words[i]))
    }

    /// The number of cells.
    #[inline]
    pub fn count(self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    /// Returns `true` if all of it is in `other` too.
    pub fn is_within(self, other: Self) -> bool {
        (self & other).words == self.words
    }
}

// Derived implementations would require the same of the cells.
impl<C, const WORDS: usize> Clone for CellSet<C, WORDS> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, const WORDS: usize> Copy for CellSet<C, WORDS> {}

impl<C, const WORDS: usize> Default for CellSet<C, WORDS> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C, const WORDS: usize> BitAnd for CellSet<C, WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self::of_words(std::array::from_fn(|i| self.words[i] & other.words[i]))
    }
}

impl<C, const WORDS: usize> BitOr for CellSet<C, WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self::of_words(std::array::from_fn(|i| self.words[i] | other.words[i]))
    }
}

impl<C, const WORDS: usize> BitOrAssign for CellSet<C, WORDS> {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<C: Numbered, const WORDS: usize> IntoIterator for CellSet<C, WORDS> {
    type Item = C;
    type IntoIter = IntoCells<C, WORDS>;
    fn into_iter(self) -> IntoCells<C, WORDS> {
        IntoCells(self)
    }
}

/// The cells of a set, by number.
#[derive(Clone, Debug)]
pub struct IntoCells<C, const WORDS: usize>(CellSet<C, WORDS>);

impl<C: Numbered, const WORDS: usize> Iterator for IntoCells<C, WORDS> {
    type Item = C;
    fn next(&mut self) -> Option<C> {
        let word = self.0.words.iter().position(|word| *word != 0)?;
        let bits = &mut self.0.words[word];
        let number = word * 64 + bits.trailing_zeros() as usize;
        *bits &= *bits - 1;
        C::of_number(number)
    }

    #[inline]
    fn fold<B, F: FnMut(B, C) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        for (word, bits) in self.0.words.iter().enumerate() {
            let mut bits = *bits;
            while bits != 0 {
                if let Some(cell) = C::of_number(word * 64 + bits.trailing_zeros() as usize) {
                    folded = f(folded, cell);
                }
                bits &= bits - 1;
            }
        }
        folded
    }
}

/// A short list of cell numbers in a table: the cells of a line, or the targets of a leap.
#[derive(Clone, Copy, Debug)]
pub struct Way<const N: usize> {
    count: u8,
    numbers: [u8; N],
}

impl<const N: usize> Way<N> {
    /// No cell.
    pub const NOWHERE: Self = Self {
        count: 0,
        numbers: [0; N],
    };

    /// Adds the next cell's number.
    ///
    /// # Panics
    /// If it has more than `N` numbers.
    pub const fn push(&mut self, number: u8) {
        self.numbers[self.count as usize] = number;
        self.count += 1;
    }

    /// The number at this place of the list, from 0.
    pub const fn get(&self, i: usize) -> Option<u8> {
        if i < self.count as usize {
            Some(self.numbers[i])
        } else {
            None
        }
    }

    /// The numbers, in order.
    pub fn numbers(&'static self) -> impl Iterator<Item = u8> {
        self.numbers[..usize::from(self.count)].iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    struct Number(u8);

    impl Numbered for Number {
        fn number(self) -> usize {
            usize::from(self.0)
        }
        fn of_number(number: usize) -> Option<Self> {
            u8::try_from(number).ok().map(Self)
        }
    }

    /// The set of these numbers of 192.
    fn set(numbers: impl IntoIterator<Item = u8>) -> CellSet<Number, 3> {
        let mut set = CellSet::EMPTY;
        numbers
            .into_iter()
            .for_each(|number| set.insert(Number(number)));
        set
    }

    #[test]
    fn cells_up_to_the_first_and_down_to_the_last_are_found_over_words() {
        assert_eq!(set([]).up_to_first(), set(0..192));
        assert_eq!(set([]).down_to_last(), set(0..192));
        for one in [0, 1, 63, 64, 100, 127, 128, 191] {
            assert_eq!(set([one]).up_to_first(), set(0..=one), "{one}");
            assert_eq!(set([one]).down_to_last(), set(one..192), "{one}");
            assert!(set([one]).is_single(), "{one}");
            for more in [one.saturating_add(5).min(190) + 1, 191] {
                let both = set([one, more]);
                assert_eq!(both.up_to_first(), set(0..=one), "{one} {more}");
                assert_eq!(both.down_to_last(), set(more..192), "{one} {more}");
                assert_eq!(both.is_single(), one == more, "{one} {more}");
            }
        }
        assert!(!set([]).is_single());
    }
}
