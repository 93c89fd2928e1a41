//! Evaluation of `ImmortalStarMasters` for the search: candidates and features.

use crate::game::Position as _;
use crate::game::evaluate::{Evaluate, Hint, Part, Tally, WeightSet};
use crate::game::outcome::{Score, Status};
use crate::game::seat::{Seat, SeatSet};
use crate::games::immortal_star_masters::board::Spot;
use crate::games::immortal_star_masters::features;
use crate::games::immortal_star_masters::moves::{self, Move};
use crate::games::immortal_star_masters::position::{Position, PositionStatus};
use crate::games::immortal_star_masters::weights::WEIGHTS;

/// Rough piece values for move ordering, in hundredths of a pawn, by role.
const ROUGHLY: [i32; 6] = [0, 900, 500, 300, 300, 100];

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
        "pawn’s nearness to an open line",
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
        features::judge(self, of, tally);
    }

    fn weight_sets(&self) -> &'static [WeightSet] {
        WEIGHTS
    }

    /// Sovereignty where a move crosses the border of a territory.
    fn themes(&self, mv: &Move) -> Vec<&'static str> {
        if mv.from.territory() == mv.to.territory() {
            Vec::new()
        } else {
            vec!["sovereignty"]
        }
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
