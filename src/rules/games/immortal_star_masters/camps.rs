//! [`Camp`], one of the six places around the board, and [`Camps`], a set of them.

use crate::game::grid::Perspective;
use crate::game::seat::MAX_SEATS;

/// One of the six places around the board, clockwise from the South; as codes `s u v n w e`.
// Ruling IS-4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Camp {
    /// South, red.
    South,
    /// South-west, blue.
    SouthWest,
    /// North-west, black.
    NorthWest,
    /// North, green.
    North,
    /// North-east, yellow.
    NorthEast,
    /// South-east, white.
    SouthEast,
}

impl Camp {
    /// All six, in the order of turns.
    pub const ALL: [Self; 6] = [
        Self::South,
        Self::SouthWest,
        Self::NorthWest,
        Self::North,
        Self::NorthEast,
        Self::SouthEast,
    ];

    /// The camps in play at a table of this many; `None` unless 2 to 6.
    // Ruling IS-4.
    pub const fn seated(players: u8) -> Option<&'static [Self]> {
        match players {
            2 => Some(&[Self::South, Self::North]),
            3 => Some(&[Self::South, Self::NorthWest, Self::NorthEast]),
            4 => Some(&[Self::South, Self::SouthWest, Self::North, Self::NorthEast]),
            5 => Some(&[
                Self::South,
                Self::SouthWest,
                Self::NorthWest,
                Self::North,
                Self::NorthEast,
            ]),
            MAX_SEATS => Some(&Self::ALL),
            _ => None,
        }
    }

    /// 0 to 5.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter of the seat in the text of a position.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::SouthWest => 'u',
            Self::NorthWest => 'v',
            Self::North => 'n',
            Self::NorthEast => 'w',
            Self::SouthEast => 'e',
        }
    }

    /// The side as a code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::South => "side-red",
            Self::SouthWest => "side-blue",
            Self::NorthWest => "side-black",
            Self::North => "side-green",
            Self::NorthEast => "side-yellow",
            Self::SouthEast => "side-white",
        }
    }

    /// The name of the side at a table.
    pub fn side(self) -> &'static str {
        let code = self.code();
        code.strip_prefix("side-").unwrap_or(code)
    }

    /// The side of the board at which it sits.
    pub const fn eyes(self) -> Perspective {
        Perspective::side(self as u8)
    }

    /// The letter of its colour: red, blue, black, green, yellow, white.
    pub const fn colour(self) -> char {
        match self {
            Self::South => 'r',
            Self::SouthWest => 'b',
            Self::NorthWest => 'k',
            Self::North => 'g',
            Self::NorthEast => 'y',
            Self::SouthEast => 'w',
        }
    }

    /// The camp of this seat letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|camp| camp.letter() == letter)
    }

    /// The camp of this colour letter.
    pub fn from_colour(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|camp| camp.colour() == letter)
    }

    /// Rotates a place of the South to this camp.
    pub const fn turn(self, mut step: Axial) -> Axial {
        // One side counter-clockwise for each camp that is skipped backwards.
        let mut sides = (6 - self as usize) % 6;
        while sides > 0 {
            step = (-step.1, step.0 + step.1);
            sides -= 1;
        }
        step
    }
}

/// A set of camps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Camps(u8);

impl Camps {
    /// The empty set.
    pub const EMPTY: Self = Self(0);

    /// The set of these camps.
    pub fn of(camps: impl IntoIterator<Item = Camp>) -> Self {
        camps.into_iter().fold(Self::EMPTY, Self::with)
    }

    /// The set with this camp.
    #[must_use]
    pub const fn with(self, camp: Camp) -> Self {
        Self(self.0 | 1 << camp.index())
    }

    /// The set without this camp.
    #[must_use]
    pub const fn without(self, camp: Camp) -> Self {
        Self(self.0 & !(1 << camp.index()))
    }

    /// Returns `true` if the camp is in the set.
    pub const fn contains(self, camp: Camp) -> bool {
        self.0 & (1 << camp.index()) != 0
    }

    /// Returns `true` for the empty set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The set as the six lowest bits, by [`Camp::index`].
    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// The camps of these bits.
    pub(super) const fn of_bits(bits: u8) -> Self {
        Self(bits & 0b11_1111)
    }

    /// Number of camps.
    #[expect(clippy::cast_possible_truncation, reason = "there are six camps")]
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The camps in the order of turns.
    pub fn iter(self) -> impl Iterator<Item = Camp> {
        Camp::ALL
            .into_iter()
            .filter(move |camp| self.contains(*camp))
    }
}

/// Axial coordinates, or a step in them.
pub type Axial = (i8, i8);
