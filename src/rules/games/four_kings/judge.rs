//! Evaluation of Four Kings One War for the search: candidates and features.

use crate::game::evaluate::{Evaluate, Hint, Part, Tally, WeightSet};
use crate::game::seat::{Seat, SeatSet};
use crate::games::four_kings::board::{Piece, Square};
use crate::games::four_kings::features;
use crate::games::four_kings::legal::PositionStatus;
use crate::games::four_kings::moves::{self, Becomes, Move};
use crate::games::four_kings::position::Position;
use crate::games::four_kings::setup::{Begun, Mover, Seating, Setup};
use crate::games::four_kings::weights::WEIGHTS;

/// Rough piece values for move ordering, in hundredths of a pawn, by role.
const ROUGHLY: [i32; 6] = [0, 450, 250, 200, 350, 100];

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "queen",
        "rook",
        "bishop",
        "knight",
        "pawn",
        "pawn’s steps ahead",
        "pawn near a back line",
        "knight’s nearness to the centre",
        "line piece’s nearness to the centre",
        "piece off its back line",
        "piece’s nearness to an enemy king",
        "king in play",
        "free square beside the king",
        "king’s steps from its back line",
        "piece beside an enemy king",
        "king’s nearness to an enemy king",
        "to move",
        "piece’s nearness to an enemy king with few officers",
        "square beside an enemy king with few officers that a piece reaches",
        "king’s nearness to an enemy king with few officers",
    ];

    // Captures are so frequent here that deeper ones leave no time for other moves.
    const CAPTURES: i32 = 3;
    const EVASIONS: i32 = 2;

    fn key(&self) -> u64 {
        let setup = self.setup();
        let square = |square: Square| u64::try_from(square.index()).unwrap_or(0) + 2;
        let begun = match setup.begun {
            None => 0,
            Some(Begun::HandedOver) => 1,
            Some(Begun::Moved(one, other)) => square(one) | other.map_or(0, square) << 8,
        };
        let seat = u64::try_from(setup.mover.seat().index()).unwrap_or(0);
        let small =
            begun | seat << 16 | u64::from(setup.rights) << 20 | u64::from(setup.captives) << 28;
        let passed = setup.passed.iter().fold(small, |key, (over, pawn)| {
            let pair = square(*over) << 8 | square(*pawn);
            (key.rotate_left(17) ^ pair).wrapping_mul(0xA076_1D64_78BD_642F)
        });
        let mixed = (passed ^ passed >> 29).wrapping_mul(0xE703_7ED1_A0B4_28DB);
        setup.board.key() ^ mixed ^ mixed >> 32
    }

    fn to_act(&self) -> Option<Seat> {
        Some(self.setup().mover.seat())
    }

    fn decided(&self, us: SeatSet) -> Option<i32> {
        match self.board_status() {
            PositionStatus::Drawn(_) => Some(0),
            PositionStatus::Lost if us.contains(self.setup().mover.seat()) => Some(-1),
            PositionStatus::Lost => Some(1),
            PositionStatus::Play { .. } | PositionStatus::Pass | PositionStatus::Surrender(_) => {
                None
            }
        }
    }

    fn candidates(&self, part: Part, mut each: impl FnMut(Move, Hint)) {
        let setup = self.setup();
        let check = match self.board_status() {
            PositionStatus::Lost | PositionStatus::Drawn(_) => return,
            PositionStatus::Pass => {
                if part == Part::Quiet {
                    each(Move::Done, Hint::default());
                }
                return;
            }
            PositionStatus::Surrender(kings) => {
                if part == Part::Forcing {
                    let give = |king: &Square| each(Move::HandOver(*king), Hint::default());
                    kings.iter().for_each(give);
                }
                return;
            }
            PositionStatus::Play { check } => *check,
        };
        for army in moves::armies(setup) {
            moves::any_move_of(setup, army, Some(part), |piece, mv| {
                each(mv, hint(setup, piece, mv));
                false
            });
        }
        // Only the second move may be declined, and only if the kings are safe.
        if part == Part::Quiet && setup.begun.is_some() && !check {
            each(Move::Done, Hint::default());
        }
    }

    fn after(&self, mv: &Move) -> Option<Self> {
        self.tried(*mv)
    }

    fn handed_on(&self) -> Option<Self> {
        self.handed_to_enemies()
    }

    fn in_a_row(&self) -> bool {
        self.setup().is_in_a_row()
    }

    fn stuck(&self, _us: SeatSet) -> i32 {
        0
    }

    fn urgent(&self) -> bool {
        matches!(
            self.board_status(),
            PositionStatus::Play { check: true } | PositionStatus::Surrender(_)
        )
    }

    fn features(&self, of: Seat, tally: &mut impl Tally) {
        let setup = self.setup();
        let Some(mover) = Mover::at(of, setup.table()) else {
            return;
        };
        features::judge(&setup.board, mover.colour(), mover.armies(), tally);
        tally.add(features::TO_MOVE, i32::from(setup.mover == mover));
    }

    fn weight_sets(&self) -> &'static [WeightSet] {
        WEIGHTS
    }

    fn rule_set(&self) -> &'static str {
        match self.setup().table() {
            Seating::Duel => "four-duel",
            Seating::Team => "four-team",
        }
    }
}

/// The hint about a piece's move.
fn hint(setup: &Setup, piece: Piece, mv: Move) -> Hint {
    let Move::Go { to, becomes, .. } = mv else {
        return Hint::default();
    };
    let prey = setup
        .board
        .piece(to)
        .map_or(0, |prey| ROUGHLY[prey.role as usize]);
    let more = match becomes {
        None => 0,
        Some(Becomes::Promoted(role)) => ROUGHLY[role as usize] - 100,
        Some(Becomes::Released(_)) => 900,
    };
    let (gain, risk) = (prey + more, ROUGHLY[piece.role as usize]);
    Hint {
        gain,
        risk,
        guarded: prey > 0 && gain < risk && setup.board.is_attacked(to, piece.colour().other()),
        slot: u16::try_from((piece.role as usize) << 8 | to.index()).unwrap_or(0),
    }
}
