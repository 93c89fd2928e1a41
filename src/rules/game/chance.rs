//! Dice as input: the dice to throw ([`Dice`]), the faces thrown ([`Roll`]), and fair faces from bytes.

use std::fmt;

/// Dice to be thrown together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice {
    /// Number of dice.
    pub count: u8,
    /// Number of faces of each, numbered from 1.
    pub faces: u8,
}

/// The thrown faces, each from 1 to the dice's `faces`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Roll(Vec<u8>);

impl Roll {
    /// These faces as a roll of `dice`; `None` if their number or a face does not fit.
    pub fn new(dice: Dice, faces: Vec<u8>) -> Option<Self> {
        let fits = faces.len() == usize::from(dice.count)
            && faces.iter().all(|face| (1..=dice.faces).contains(face));
        fits.then_some(Self(faces))
    }

    /// Turns random bytes into fair faces. A byte past the last whole multiple of `faces` is skipped (for six faces,
    /// 252 and above). `None` if the bytes run out.
    pub fn from_bytes(dice: Dice, bytes: &mut impl Iterator<Item = u8>) -> Option<Self> {
        let limit = 256 - 256 % u16::from(dice.faces);
        let mut fair = bytes.filter(|byte| u16::from(*byte) < limit);
        let faces: Vec<u8> = (0..dice.count)
            .map(|_| fair.next().map(|byte| byte % dice.faces + 1))
            .collect::<Option<_>>()?;
        Self::new(dice, faces)
    }

    /// The faces, in the order thrown.
    pub fn faces(&self) -> &[u8] {
        &self.0
    }
}

/// Written as in records: `[5:2]`.
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faces: Vec<String> = self.0.iter().map(u8::to_string).collect();
        write!(f, "[{}]", faces.join(":"))
    }
}

/// A roll was given to a position that waits for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no roll is due")]
pub struct NoRollDue;
