//! The six pieces of chess, for the games that play with them: their names, letters and shapes. How they move is each game's own.

use crate::scene::Glyph;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The piece that the game is about.
    King,
    /// Any line.
    Queen,
    /// Straight lines; on hexagons lines through sides.
    Rook,
    /// Diagonals; on hexagons lines through corners.
    Bishop,
    /// Leaps or hops.
    Knight,
    /// Steps ahead, and one day becomes another piece.
    Pawn,
}

impl Role {
    /// All, the strongest first.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];
    /// The kinds that pawns may become.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// The letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    /// The kind of this letter, a capital.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.letter() == letter)
    }

    /// The kind's code in the catalogue of sentences.
    pub const fn code(self) -> &'static str {
        match self {
            Self::King => "piece-king",
            Self::Queen => "piece-queen",
            Self::Rook => "piece-rook",
            Self::Bishop => "piece-bishop",
            Self::Knight => "piece-knight",
            Self::Pawn => "piece-pawn",
        }
    }

    /// The English name as people type it.
    pub const fn name(self) -> &'static str {
        self.glyph().name()
    }

    /// The shape in pictures.
    pub const fn glyph(self) -> Glyph {
        match self {
            Self::King => Glyph::King,
            Self::Queen => Glyph::Queen,
            Self::Rook => Glyph::Rook,
            Self::Bishop => Glyph::Bishop,
            Self::Knight => Glyph::Knight,
            Self::Pawn => Glyph::Pawn,
        }
    }

    /// The kind of this shape; `None` of pieces that chess does not know.
    pub fn from_glyph(glyph: Glyph) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.glyph() == glyph)
    }
}
