//! Evaluation of King's Guard for the search: candidates and features.

use crate::game::Position as _;
use crate::game::evaluate::{Evaluate, Hint, Part, Tally, WeightSet};
use crate::game::seat::{Seat, SeatSet};
use crate::games::kings_guard::board::{Board, BoardShape, Role, Side, Square, Squares};
use crate::games::kings_guard::moves::{self, Move};
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::rules::Rules;
use crate::games::kings_guard::targets;
use crate::games::kings_guard::weights::{LARGE, SMALL};

/// Gain of capturing the king, for move ordering.
const KING: i32 = 5_000;

const TOWER: usize = 0;
const PIECE: usize = 1;
const HEIGHT: usize = 2;
const CAPTIVE: usize = 3;
const NEAR_KING: usize = 4;
const CAN_REACH_KING: usize = 5;
const KEEPS_KING: usize = 6;
const KING_FREE: usize = 7;
const KING_HEIGHT: usize = 8;
const ROOM: usize = 9;
const DUTY: usize = 10;
const TO_MOVE: usize = 11;
const KING_AHEAD: usize = 12;

/// Number of steps between two squares on an empty board.
fn distance(a: Square, b: Square, diagonal: bool) -> i32 {
    let (files, ranks) = (a.file().abs_diff(b.file()), a.rank().abs_diff(b.rank()));
    i32::from(if diagonal {
        files.max(ranks)
    } else {
        files + ranks
    })
}

fn count(squares: Squares) -> i32 {
    squares.count().cast_signed()
}

fn neighbours(squares: Squares, rules: Rules) -> Squares {
    if rules.diagonal {
        squares.spread_wide()
    } else {
        squares.spread()
    }
}

/// The square of this side's king, while it is on top of its stack.
fn king(board: &Board, side: Side) -> Option<Square> {
    (board.kings() & board.tops(side)).into_iter().next()
}

/// Returns `true` if the enemy's own pieces could capture this side's king with the first ply of a turn.
fn is_reached(board: &Board, rules: Rules, side: Side) -> bool {
    let Some(king) = king(board, side) else {
        return false;
    };
    let hunter = side.other();
    board.tops(hunter).into_iter().any(|from| {
        let height = i32::from(board.tower(from).height());
        distance(from, king, rules.diagonal) <= height
            && targets::targets(board, rules, from, hunter).contains(king)
    })
}

impl Evaluate for Position {
    const FEATURES: &'static [&'static str] = &[
        "tower",
        "piece under command",
        "height beyond the first, squared",
        "piece of the other colour under command",
        "nearness to the enemy king",
        "tower high enough to reach the enemy king",
        "guard near the own king",
        "free square beside the own king",
        "height under the king",
        "free square beside a tower",
        "full tower that is to be dismantled",
        "to move",
        "king’s rows ahead",
    ];

    // Deeper captures leave no nodes for other moves: diagonal steps make very many of them.
    const CAPTURES: i32 = 3;
    const EVASIONS: i32 = 2;

    fn key(&self) -> u64 {
        let setup = self.setup();
        let turn = setup.turn.map_or(0, |turn| {
            1 + turn.from.index() + (usize::from(turn.left) << 8)
        });
        let turn = u64::try_from(turn).unwrap_or(0) << 1 | u64::from(setup.side == Side::North);
        let duties = setup.duties.bits();
        let duties = u64::try_from((duties ^ duties >> 53) & u128::from(u64::MAX)).unwrap_or(0);
        let flags = (turn ^ duties.rotate_left(20)).wrapping_mul(0xA076_1D64_78BD_642F);
        setup.board.key() ^ flags ^ flags >> 31
    }

    fn to_act(&self) -> Option<Seat> {
        Some(self.setup().side.seat())
    }

    fn decided(&self, us: SeatSet) -> Option<i32> {
        let taken = moves::is_taken(&self.setup().board);
        taken.then(|| {
            if us.contains(self.setup().side.seat()) {
                -1
            } else {
                1
            }
        })
    }

    fn candidates(&self, part: Part, mut each: impl FnMut(Move, Hint)) {
        let setup = self.setup();
        let board = &setup.board;
        let enemies = board.tops(setup.side.other());
        moves::each_tower(setup, self.rules(), |from, targets| {
            let height = board.tower(from).height();
            let goals = match part {
                Part::Forcing => targets & enemies,
                Part::Quiet => targets & !enemies,
            };
            for to in goals {
                let slot = usize::from(height) << 7 | to.index();
                let gain = match part {
                    Part::Forcing if board.kings().contains(to) => KING,
                    Part::Forcing => 100 * i32::from(board.tower(to).height()),
                    Part::Quiet => 0,
                };
                let hint = Hint {
                    gain,
                    risk: 10 * i32::from(height),
                    guarded: false,
                    slot: u16::try_from(slot).unwrap_or(0),
                };
                each(Move::Step { from, to }, hint);
            }
        });
        if part == Part::Quiet && setup.turn.is_some() {
            each(Move::Done, Hint::default());
        }
    }

    fn after(&self, mv: &Move) -> Option<Self> {
        let mut next = self.clone();
        next.play_unchecked(mv);
        Some(next)
    }

    fn handed_on(&self) -> Option<Self> {
        self.setup().turn?;
        self.after(&Move::Done)
    }

    fn urgent(&self) -> bool {
        is_reached(&self.setup().board, self.rules(), self.setup().side)
    }

    fn wins_at_once(&self) -> bool {
        let setup = self.setup();
        let (board, rules) = (&setup.board, self.rules());
        let Some(king) = king(board, setup.side.other()) else {
            return false;
        };
        moves::origins(setup).into_iter().any(|from| {
            let height = i32::from(board.tower(from).height());
            distance(from, king, rules.diagonal) <= height
                && targets::targets(board, rules, from, setup.side).contains(king)
        })
    }

    fn features(&self, of: Seat, tally: &mut impl Tally) {
        if let Some(side) = Side::at(of) {
            judge(self, side, tally);
        }
    }

    fn weight_sets(&self) -> &'static [WeightSet] {
        match self.rules().shape {
            BoardShape::Large => LARGE,
            BoardShape::Small => SMALL,
        }
    }

    /// A tower where a piece tops one of at least two pieces, or leaves one of at least three.
    fn themes(&self, mv: &Move) -> Vec<&'static str> {
        let Move::Step { from, to } = *mv else {
            return Vec::new();
        };
        let height = |square| self.setup().board.tower(square).height();
        if height(to) >= 2 || height(from) >= 3 {
            vec!["tower"]
        } else {
            Vec::new()
        }
    }

    fn rule_set(&self) -> &'static str {
        match (self.rules().shape, self.rules().diagonal) {
            (BoardShape::Large, false) => "guard",
            (BoardShape::Large, true) => "guard-diagonal",
            (BoardShape::Small, false) => "guard-small",
            (BoardShape::Small, true) => "guard-small-diagonal",
        }
    }
}

#[inline]
fn judge(at: &Position, side: Side, tally: &mut impl Tally) {
    let (setup, rules) = (at.setup(), at.rules());
    let board = &setup.board;
    let tops = board.tops(side);
    let (Some(king), Some(target)) = (king(board, side), king(board, side.other())) else {
        return;
    };
    let (mut pieces, mut heights, mut captives) = (0, 0, 0);
    let (mut near, mut reaching, mut keeping) = (0, 0, 0);
    for from in tops {
        let tower = board.tower(from);
        let height = i32::from(tower.height());
        pieces += height;
        heights += (height - 1) * (height - 1);
        if height > 1 {
            let theirs = tower.pieces().filter(|piece| piece.side != side);
            captives += i32::try_from(theirs.count()).unwrap_or(0);
        }
        let steps = distance(from, target, rules.diagonal);
        near += (10 - steps).max(0);
        let own = tower
            .top()
            .is_some_and(|top| top.side == side && top.role == Role::Guard);
        reaching += i32::from(own && steps <= height);
        keeping += i32::from(distance(from, king, rules.diagonal) <= 2);
    }
    let empty = rules.shape.squares() & !board.occupied();
    tally.add(TOWER, count(tops));
    tally.add(PIECE, pieces);
    tally.add(HEIGHT, heights);
    tally.add(CAPTIVE, captives);
    tally.add(NEAR_KING, near);
    tally.add(CAN_REACH_KING, reaching);
    tally.add(KEEPS_KING, keeping);
    tally.add(KING_FREE, count(neighbours(king.bit(), rules) & empty));
    tally.add(KING_HEIGHT, i32::from(board.tower(king).height()) - 1);
    tally.add(ROOM, count(neighbours(tops, rules) & empty));
    tally.add(DUTY, count(setup.duties & tops));
    tally.add(TO_MOVE, i32::from(setup.side == side));
    let row = i32::from(king.rank());
    let last = i32::from(rules.shape.grid().ranks) - 1;
    let ahead = match side {
        Side::South => row,
        Side::North => last - row,
    };
    tally.add(KING_AHEAD, ahead);
}
