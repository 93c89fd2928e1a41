//! Evaluation of `ImmortalStarMasters` for the search: candidates and features.

use crate::game::Position as _;
use crate::game::evaluate::{Evaluate, Hint, Part, Tally, WeightSet};
use crate::game::outcome::{Score, Status};
use crate::game::seat::{Seat, SeatSet};
use crate::games::immortal_star_masters::board::{Spot, Spots};
use crate::games::immortal_star_masters::moves::{self, Move};
use crate::games::immortal_star_masters::position::{Position, PositionStatus};
use crate::games::immortal_star_masters::standing::Sum;
use crate::games::immortal_star_masters::weights::WEIGHTS;

/// Rough piece values for move ordering, in hundredths of a pawn, by role.
const ROUGHLY: [i32; 6] = [0, 900, 500, 300, 300, 100];

/// The features that the board sums up.
const STANDINGS: [(usize, Sum); 10] = [
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

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "queen",
        "rook",
        "bishop",
        "knight",
        "pawn",
        "pawn’s rank at home",
        "pawn in the central area",
        "pawn’s steps in a foreign territory",
        "knight’s rank",
        "line piece’s rank",
        "piece’s nearness to an enemy king",
        "piece beside an enemy king",
        "free cell beside the king",
        "king’s rank",
        "own piece beside the king",
        "king’s nearness to an enemy king",
        "in check",
        "to move",
        "right to castle",
    ];

    fn key(&self) -> u64 {
        let setup = self.setup();
        let word = |spot: Spot| u64::try_from(spot.index()).unwrap_or(0);
        let fold =
            |key: u64, more: u64| (key.rotate_left(17) ^ more).wrapping_mul(0xA076_1D64_78BD_642F);
        let mut key = word_of(setup.mover.index()) | u64::from(setup.players.bits()) << 4;
        key = fold(
            key,
            u64::from(setup.rights) | u64::from(self.leaving().bits()) << 16,
        );
        for lost in &setup.lost {
            let counts = [lost.rooks, lost.bishops, lost.knights].map(u64::from);
            key = fold(key, counts[0] | counts[1] << 8 | counts[2] << 16);
        }
        for passed in &setup.passed {
            let pair = word(passed.over) << 8 | word(passed.pawn);
            key = fold(key, pair << 8 | u64::from(passed.may.bits()));
        }
        setup.board.key() ^ key ^ key >> 32
    }

    fn to_act(&self) -> Option<Seat> {
        Some(self.seat(self.setup().mover))
    }

    fn decided(&self, us: SeatSet) -> Option<i32> {
        let setup = self.setup();
        let seat = us.iter().next()?;
        let own = *self.table().get(seat.index())?;
        if matches!(self.board_status(), PositionStatus::Play { .. }) {
            return (!setup.players.contains(own)).then_some(-1);
        }
        result(self, seat)
    }

    fn candidates(&self, part: Part, mut each: impl FnMut(Move, Hint)) {
        let setup = self.setup();
        if !matches!(self.board_status(), PositionStatus::Play { .. }) {
            return;
        }
        moves::any_move_of(setup, Some(part), |piece, mv| {
            let prey = setup.board.living(mv.to).filter(|_| mv.from != mv.to);
            let prey = prey.map_or(0, |prey| ROUGHLY[prey.role as usize]);
            let more = mv.becomes.map_or(0, |role| ROUGHLY[role as usize] - 100);
            let slot = (piece.role as usize) << 8 | mv.to.index();
            let hint = Hint {
                gain: prey + more,
                risk: ROUGHLY[piece.role as usize],
                guarded: false,
                slot: u16::try_from(slot).unwrap_or(0),
            };
            each(mv, hint);
            false
        });
    }

    fn after(&self, mv: &Move) -> Option<Self> {
        self.tried(*mv)
    }

    fn stuck(&self, us: SeatSet) -> i32 {
        let seat = us.iter().next();
        seat.and_then(|seat| result(&self.judged(), seat))
            .unwrap_or(0)
    }

    fn urgent(&self) -> bool {
        matches!(self.board_status(), PositionStatus::Play { check: true })
    }

    fn features(&self, of: Seat, tally: &mut impl Tally) {
        judge(self, of, tally);
    }

    fn weight_sets(&self) -> &'static [WeightSet] {
        WEIGHTS
    }

    fn rule_set(&self) -> &'static str {
        if self.table().len() == 2 {
            "stars"
        } else {
            "stars-many"
        }
    }
}

fn word_of(index: usize) -> u64 {
    u64::try_from(index).unwrap_or(0)
}

/// The result for a seat, if the game has ended for it.
fn result(at: &Position, seat: Seat) -> Option<i32> {
    let Status::Over(outcome) = at.status() else {
        return None;
    };
    Some(match outcome.score(seat) {
        Score::Won => 1,
        Score::Drawn => 0,
        Score::Lost => -1,
    })
}

#[inline]
fn judge(at: &Position, of: Seat, tally: &mut impl Tally) {
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
    let standing = board.standing(camp);
    for (feature, sum) in STANDINGS {
        tally.add(feature, standing.of(sum));
    }
    let men = board.men(camp);
    let near: i32 = board.officers(camp).into_iter().map(nearness).sum();
    tally.add(NEAR_KING, near);
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
