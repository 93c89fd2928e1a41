//! The six pieces of chess, for the games that use them: names, letters and shapes. Each game defines their moves.

use crate::scene::Glyph;

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The piece to capture or mate.
    King,
    /// Moves along any line.
    Queen,
    /// Moves along straight lines; on hexagons lines through sides.
    Rook,
    /// Moves along diagonals; on hexagons lines through corners.
    Bishop,
    /// Leaps or hops.
    Knight,
    /// Steps ahead, and may become another piece.
    Pawn,
}

impl Role {
    /// All kinds, the strongest first.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Queen,
        Self::Rook,
        Self::Bishop,
        Self::Knight,
        Self::Pawn,
    ];
    /// The promotion choices of pawns.
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
            Self::King => Glyph::Monarch,
            Self::Queen => Glyph::Queen,
            Self::Rook => Glyph::Rook,
            Self::Bishop => Glyph::Bishop,
            Self::Knight => Glyph::Knight,
            Self::Pawn => Glyph::Pawn,
        }
    }

    /// The kind of this shape; `None` for shapes that are no chess piece.
    pub fn from_glyph(glyph: Glyph) -> Option<Self> {
        Self::ALL.into_iter().find(|role| role.glyph() == glyph)
    }
}
