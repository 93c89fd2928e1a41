//! [`PieceSums`]: sums over an army's pieces that the evaluation needs at every node. The board keeps them as pieces
//! come and go, so that nothing is counted again.

use crate::games::four_kings::board::{Heading, Piece, Role, SQUARES, Square};

/// Bits of one sum: 192 pieces with 15 each fit in.
const BITS: u32 = 12;
/// Number of kinds of pieces that count differently: five roles, and pawns by their heading.
const KINDS: usize = 9;

/// Sums over an army, packed into one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct PieceSums(u128);

/// One of the sums, by its place in the word.
#[derive(Clone, Copy)]
pub(super) enum Sum {
    /// Number of queens.
    Queens,
    /// Number of rooks.
    Rooks,
    /// Number of bishops.
    Bishops,
    /// Number of knights.
    Knights,
    /// Number of pawns.
    Pawns,
    /// Pawns' steps from the edge behind them.
    PawnsAhead,
    /// Pawns' steps beyond the ninth.
    PawnsNearBack,
    /// Knights' nearness to the centre, in king steps.
    KnightsCentral,
    /// The same of queens, rooks and bishops.
    LinePiecesCentral,
}

impl PieceSums {
    /// Those of an army without pieces.
    pub(super) const NONE: Self = Self(0);

    const fn one(sum: Sum, amount: u8) -> u128 {
        (amount as u128) << (sum as u32 * BITS)
    }

    /// Adds a piece.
    #[inline]
    pub(super) fn add(&mut self, piece: Piece, at: Square) {
        self.0 += AMOUNTS[kind(piece)][at.index()];
    }

    /// Takes away a piece that was added.
    #[inline]
    pub(super) fn remove(&mut self, piece: Piece, at: Square) {
        self.0 -= AMOUNTS[kind(piece)][at.index()];
    }

    /// The sums of two armies together.
    #[inline]
    pub(super) const fn with(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// Number of queens, rooks, bishops and knights.
    #[inline]
    pub(super) fn officers(self) -> i32 {
        self.of(Sum::Queens) + self.of(Sum::Rooks) + self.of(Sum::Bishops) + self.of(Sum::Knights)
    }

    /// One of the sums.
    #[inline]
    pub(super) fn of(self, sum: Sum) -> i32 {
        let word = self.0 >> (sum as u32 * BITS) & ((1 << BITS) - 1);
        i32::try_from(word).unwrap_or(0)
    }
}

/// The row of [`AMOUNTS`].
#[inline]
const fn kind(piece: Piece) -> usize {
    match piece.role {
        Role::Pawn => Role::Pawn as usize + piece.heading as usize,
        Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight => piece.role as usize,
    }
}

/// Number of king steps to the nearest of the four centre squares.
pub(super) const fn from_centre(square: Square) -> u8 {
    const fn away(n: u8) -> u8 {
        (2 * n).abs_diff(15) / 2
    }
    let (files, ranks) = (away(square.file()), away(square.rank()));
    if files > ranks { files } else { ranks }
}

/// Number of steps from the edge behind a pawn of this heading, along its line.
const fn ahead(heading: Heading, at: Square) -> u8 {
    match heading {
        Heading::Up => at.rank(),
        Heading::Down => 15 - at.rank(),
        Heading::Right => at.file(),
        Heading::Left => 15 - at.file(),
    }
}

/// The sums that a piece of each kind adds on each square.
static AMOUNTS: [[u128; SQUARES]; KINDS] = {
    let mut table = [[0; SQUARES]; KINDS];
    let mut number = 0;
    while number < SQUARES {
        let at = Square::numbered(number);
        let central = 8 - from_centre(at);
        let line = PieceSums::one(Sum::LinePiecesCentral, central);
        table[Role::Queen as usize][number] = PieceSums::one(Sum::Queens, 1) + line;
        table[Role::Rook as usize][number] = PieceSums::one(Sum::Rooks, 1) + line;
        table[Role::Bishop as usize][number] = PieceSums::one(Sum::Bishops, 1) + line;
        table[Role::Knight as usize][number] =
            PieceSums::one(Sum::Knights, 1) + PieceSums::one(Sum::KnightsCentral, central);
        let mut heading = 0;
        while heading < 4 {
            let steps = ahead(Heading::ALL[heading], at);
            table[Role::Pawn as usize + heading][number] = PieceSums::one(Sum::Pawns, 1)
                + PieceSums::one(Sum::PawnsAhead, steps)
                + PieceSums::one(Sum::PawnsNearBack, steps.saturating_sub(9));
            heading += 1;
        }
        number += 1;
    }
    table
};
