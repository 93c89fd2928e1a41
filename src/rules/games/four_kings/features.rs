//! The features of an army in Four Kings One War: pieces, advanced pawns, pieces near enemy kings.

use crate::game::evaluate::Tally;
use crate::games::four_kings::board::{Army, Colour, Role, SQUARES, Square, Squares};
use crate::games::four_kings::men::Board;
use crate::games::four_kings::piece_sums::{PieceSums, Sum, from_centre};

// Indexes in the lists of weights, named in `judge`.
const SUMS: [(usize, Sum); 9] = [
    (0, Sum::Queens),
    (1, Sum::Rooks),
    (2, Sum::Bishops),
    (3, Sum::Knights),
    (4, Sum::Pawns),
    (5, Sum::PawnsAhead),
    (6, Sum::PawnsNearBack),
    (7, Sum::KnightsCentral),
    (8, Sum::LinePiecesCentral),
];
const DEVELOPED: usize = 9;
const NEAR_KINGS: usize = 10;
const KING: usize = 11;
const KING_FREE: usize = 12;
const KING_OUT: usize = 13;
const BESIDE_KINGS: usize = 14;
const KING_TO_KINGS: usize = 15;
/// Index of the feature of the seat to move.
pub(super) const TO_MOVE: usize = 16;
const HUNTS_NEAR: usize = 17;
const HUNTS_BESIDE: usize = 18;
const KING_HUNTS: usize = 19;
/// Number of officers (pieces except kings and pawns) with which an enemy holds off all attackers.
const GUARDED: i32 = 8;

/// The squares of an army's own back line.
#[expect(clippy::cast_possible_truncation, reason = "there are 192 squares")]
static HOMES: [Squares; 4] = {
    let mut homes = [Squares::EMPTY; 4];
    let mut army = 0;
    while army < 4 {
        let mut i = 0;
        while i < 8 {
            let home = Army::ALL[army].home(i).index();
            homes[army] = homes[army].joined(&Squares::of_number_alone(home as u8));
            i += 1;
        }
        army += 1;
    }
    homes
};

/// The enemy kings as targets.
struct Targets {
    /// Number of king steps to either, by the square.
    distances: Option<[&'static [u8; SQUARES]; 2]>,
    /// The squares beside them.
    beside: Squares,
}

impl Targets {
    fn of(board: &Board, enemies: [Army; 2]) -> Self {
        let [one, other] = enemies.map(|army| board.king(army));
        // The distance to a captive king is the other one’s.
        let kings = one.or(other).zip(other.or(one));
        let beside = kings.map(|(one, other)| one.near() | other.near());
        Self {
            distances: kings.map(|(one, other)| [one.distances(), other.distances()]),
            beside: beside.unwrap_or_default(),
        }
    }

    /// Number of king steps to the nearer one, counted down from 8 to 0.
    #[inline]
    fn nearness(&self, square: Square) -> i32 {
        let near = self.distances.map_or(8, |[one, other]| {
            one[square.index()].min(other[square.index()])
        });
        i32::from(8_u8.saturating_sub(near))
    }

    /// The number of squares beside them that an army's officers reach, each counted once for each officer.
    fn reached(&self, board: &Board, army: Army) -> i32 {
        let occupied = board.occupied();
        let officers = board.officers(army).into_iter();
        let reached = officers.map(|square| {
            let reach = match board.piece(square).map(|piece| piece.role) {
                Some(Role::Knight) => square.hop_set(),
                Some(Role::Queen) => square.straight(occupied) | square.diagonal(occupied),
                Some(Role::Rook) => square.straight(occupied),
                Some(Role::Bishop) => square.diagonal(occupied),
                Some(Role::King | Role::Pawn) | None => Squares::EMPTY,
            };
            (reach & self.beside).count().cast_signed()
        });
        reached.sum()
    }
}

/// Tallies the features of a player's armies, all of one colour.
#[inline]
pub(super) fn judge(
    board: &Board,
    colour: Colour,
    armies: impl Iterator<Item = Army>,
    tally: &mut impl Tally,
) {
    let size = |squares: Squares| squares.count().cast_signed();
    let enemies = colour.other().armies();
    let targets = Targets::of(board, enemies);
    // The hunt for enemy kings counts more the fewer officers the enemies have.
    let [one, other] = enemies.map(|army| board.piece_sums(army));
    let bare = (GUARDED - one.with(other).officers()).max(0);
    let (mut sums, mut men, mut developed) = (PieceSums::NONE, Squares::EMPTY, Squares::EMPTY);
    for army in armies {
        let (home, officers) = (HOMES[army.index()], board.officers(army));
        sums = sums.with(board.piece_sums(army));
        men |= board.men(army);
        developed |= officers.minus(home);
        let near: i32 = officers.into_iter().map(|at| targets.nearness(at)).sum();
        tally.add(NEAR_KINGS, near);
        if bare > 0 {
            tally.add(HUNTS_NEAR, near * bare / GUARDED);
            let reached = targets.reached(board, army);
            tally.add(HUNTS_BESIDE, reached * bare / GUARDED);
        }
        let Some(king) = board.king(army) else {
            continue;
        };
        tally.add(KING, 1);
        tally.add(KING_FREE, size(king.near().minus(board.occupied())));
        if !home.contains(king) {
            tally.add(KING_OUT, i32::from(8 - from_centre(king)));
        }
        let near = targets.nearness(king);
        tally.add(KING_TO_KINGS, near);
        tally.add(KING_HUNTS, near * bare / GUARDED);
    }
    for (feature, sum) in SUMS {
        tally.add(feature, sums.of(sum));
    }
    tally.add(DEVELOPED, size(developed));
    tally.add(BESIDE_KINGS, size(men & targets.beside));
}
