//! [`PieceSums`]: sums over a camp's living pieces that the evaluation needs at every node. The board keeps them as
//! pieces come and go, so that nothing is counted again.

use crate::games::immortal_star_masters::board::{Piece, Role, SPOTS, Spot};
use crate::games::immortal_star_masters::camps::Camp;

/// Bits of one sum: 241 pieces with 10 each fit in.
const BITS: u32 = 12;
/// Number of kinds of pieces that count differently: five roles, and pawns by their camp.
const KINDS: usize = 11;

/// Sums over a camp, packed into one word.
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
    /// Ranks of pawns at home.
    PawnsAhead,
    /// Number of pawns in the central area.
    PawnsCentral,
    /// Pawns' steps in foreign territories.
    PawnsAbroad,
    /// Knights' ranks.
    KnightsRanks,
    /// Ranks of queens, rooks and bishops.
    LinePiecesRanks,
}

impl PieceSums {
    /// Those of a camp without pieces.
    pub(super) const NONE: Self = Self(0);

    const fn one(sum: Sum, amount: u8) -> u128 {
        (amount as u128) << (sum as u32 * BITS)
    }

    /// Adds a piece.
    #[inline]
    pub(super) fn add(&mut self, piece: Piece, at: Spot) {
        self.0 += AMOUNTS[kind(piece)][at.index()];
    }

    /// Takes away a piece that was added.
    #[inline]
    pub(super) fn remove(&mut self, piece: Piece, at: Spot) {
        self.0 -= AMOUNTS[kind(piece)][at.index()];
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
        Role::Pawn => Role::Pawn as usize + piece.camp as usize,
        Role::King | Role::Queen | Role::Rook | Role::Bishop | Role::Knight => piece.role as usize,
    }
}

/// The sums that a pawn of this camp adds on a spot.
const fn of_pawn(camp: Camp, at: Spot, rank: u8) -> u128 {
    let place = match at.territory() {
        None => PieceSums::one(Sum::PawnsCentral, 1),
        Some(home) if home as u8 == camp as u8 => PieceSums::one(Sum::PawnsAhead, rank),
        Some(_) => PieceSums::one(Sum::PawnsAbroad, 9 - rank),
    };
    PieceSums::one(Sum::Pawns, 1) + place
}

/// The sums that a piece of each kind adds on each spot.
static AMOUNTS: [[u128; SPOTS]; KINDS] = {
    let mut table = [[0; SPOTS]; KINDS];
    let mut number = 0;
    while number < SPOTS {
        let at = Spot::numbered(number);
        let rank = at.rank().unsigned_abs();
        let line = PieceSums::one(Sum::LinePiecesRanks, rank);
        table[Role::Queen as usize][number] = PieceSums::one(Sum::Queens, 1) + line;
        table[Role::Rook as usize][number] = PieceSums::one(Sum::Rooks, 1) + line;
        table[Role::Bishop as usize][number] = PieceSums::one(Sum::Bishops, 1) + line;
        table[Role::Knight as usize][number] =
            PieceSums::one(Sum::Knights, 1) + PieceSums::one(Sum::KnightsRanks, rank);
        let mut camp = 0;
        while camp < 6 {
            table[Role::Pawn as usize + camp][number] = of_pawn(Camp::ALL[camp], at, rank);
            camp += 1;
        }
        number += 1;
    }
    table
};
