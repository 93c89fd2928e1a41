//! The features of a seat in `ImmortalStarMasters`: pieces, pawns on their way, pieces near enemy kings.

use crate::game::evaluate::Tally;
use crate::game::seat::Seat;
use crate::games::immortal_star_masters::board::{SPOTS, Spot, Spots};
use crate::games::immortal_star_masters::piece_sums::Sum;
use crate::games::immortal_star_masters::position::{Position, PositionStatus};

/// The features that the board sums up, by their indexes in the lists of weights; `judge` names them.
const SUMS: [(usize, Sum); 10] = [
    (0, Sum::Queens),
    (1, Sum::Rooks),
    (2, Sum::Bishops),
    (3, Sum::Knights),
    (4, Sum::Pawns),
    (5, Sum::PawnsAhead),
    (6, Sum::PawnsCentral),
    (7, Sum::PawnsAbroad),
    (8, Sum::KnightsRanks),
    (9, Sum::LinePiecesRanks),
];
const NEAR_KING: usize = 10;
const BESIDE_KING: usize = 11;
const KING_FREE: usize = 12;
const KING_RANK: usize = 13;
const KING_KEPT: usize = 14;
const KING_TO_KING: usize = 15;
const IN_CHECK: usize = 16;
const TO_MOVE: usize = 17;
const CAN_CASTLE: usize = 18;
const PAWN_NEAR_LINE: usize = 19;

/// Number of steps from each spot to the Line of Sovereignty of each camp, on an empty board, counted to the
/// territory’s inmost row.
static TO_LINE: [[i8; SPOTS]; 6] = {
    let mut steps = [[0; SPOTS]; 6];
    let mut camp = 0;
    while camp < 6 {
        let (mut i, mut j) = (-9, -9);
        while i <= 9 {
            if let Some(spot) = Spot::at((i, j)) {
                // The spot as the South would see it if this camp were its own.
                let (mut x, mut y) = (i, j);
                let mut side = 0;
                while side < camp {
                    (x, y) = (-y, x + y);
                    side += 1;
                }
                // A step back goes straight or one to the right; four cells stand behind the line.
                let back = if y > -5 { y + 5 } else { 0 };
                let (left, right) = (1 - x - back, x - 4);
                let aside = if left > right { left } else { right };
                steps[camp][spot.index()] = back + if aside > 0 { aside } else { 0 };
            }
            j += 1;
            if j > 9 {
                (i, j) = (i + 1, -9);
            }
        }
        camp += 1;
    }
    steps
};

/// Tallies the features of one seat.
#[inline]
pub(super) fn judge(at: &Position, of: Seat, tally: &mut impl Tally) {
    let setup = at.setup();
    let board = &setup.board;
    let Some(camp) = at.table().get(of.index()).copied() else {
        return;
    };
    let Some(king) = board.king(camp) else {
        return;
    };
    let rivals = setup.players.without(camp);
    let mut targets = [king.distances(); 5];
    let mut count = 0;
    let mut beside = Spots::EMPTY;
    for target in rivals.iter().filter_map(|rival| board.king(rival)).take(5) {
        targets[count] = target.distances();
        count += 1;
        beside |= target.near();
    }
    let targets = &targets[..count];
    let nearness = |spot: Spot| {
        let near = targets.iter().map(|distances| distances[spot.index()]);
        i32::from(12_u8.saturating_sub(near.min().unwrap_or(12)))
    };
    let sums = board.piece_sums(camp);
    for (feature, sum) in SUMS {
        tally.add(feature, sums.of(sum));
    }
    let men = board.men(camp);
    let near: i32 = board.officers(camp).into_iter().map(nearness).sum();
    tally.add(NEAR_KING, near);
    let near_line = |spot: Spot| {
        let steps = rivals
            .iter()
            .map(|rival| TO_LINE[rival.index()][spot.index()]);
        (10 - i32::from(steps.min().unwrap_or(10))).max(0)
    };
    let central = board
        .pawns(camp)
        .into_iter()
        .filter(|spot| spot.territory().is_none());
    tally.add(PAWN_NEAR_LINE, central.map(near_line).sum());
    let size = |spots: Spots| spots.count().cast_signed();
    tally.add(BESIDE_KING, size(men & beside));
    tally.add(KING_FREE, size(king.near().minus(board.occupied())));
    tally.add(KING_RANK, i32::from(king.rank()));
    tally.add(KING_KEPT, size(king.near() & men));
    tally.add(KING_TO_KING, nearness(king));
    let moves = setup.mover == camp;
    let check = matches!(at.board_status(), PositionStatus::Play { check: true });
    tally.add(IN_CHECK, i32::from(moves && check));
    tally.add(TO_MOVE, i32::from(moves));
    let rights = setup.rights >> (2 * camp.index()) & 3;
    tally.add(CAN_CASTLE, i32::from(rights != 0));
}
