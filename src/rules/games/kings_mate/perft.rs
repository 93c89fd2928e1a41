//! Counts of lines of moves: [`perft`].
//!
//! The last two moves of a line are counted, not played. [`Replies`] holds the moves that each piece of the other side
//! had before the last but one. After it, only the pieces are looked at again that see one of its squares.

use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, diagonal, diagonal_steps, neighbours, orthogonal, straight_steps,
};
use crate::games::kings_mate::board::{Bitboard, Move, Role, Square};
use crate::games::kings_mate::danger::Closed;
use crate::games::kings_mate::escort::Escort;
use crate::games::kings_mate::moves::{count, for_each};
use crate::games::kings_mate::setup::{Rules, Setup};

/// Most pieces of a side.
const MAX_PIECES: usize = 12;

/// Counts the lines of exactly `depth` moves from a lawful arrangement, with all captures succeeding.
pub fn perft(setup: &Setup, rules: Rules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count(setup, rules),
        2 => pairs(setup, rules),
        _ => {
            let mut lines = 0;
            for_each(setup, rules, |mv| {
                lines += perft(&setup.after(mv), rules, depth - 1);
            });
            lines
        }
    }
}

/// Counts the lines of two moves.
fn pairs(setup: &Setup, rules: Rules) -> u64 {
    let mut lines = 0;
    let replies = Replies::to(setup, rules);
    for_each(setup, rules, |mv| {
        let known = replies.as_ref().and_then(|replies| replies.after(mv));
        lines += known.unwrap_or_else(|| count(&setup.after(mv), rules));
    });
    lines
}

/// One piece and its possible moves.
#[derive(Clone, Copy)]
struct Reply {
    role: Role,
    from: Square,
    /// Targets that the escort allows.
    within: Bitboard,
    /// All squares whose pieces matter to its targets.
    seen: Bitboard,
    /// The number of its targets.
    count: u32,
}

/// The moves of the side that is not to move, if it were.
struct Replies {
    own: Bitboard,
    /// Its swordmasters: without one of them, other rules hold.
    swordmasters: Bitboard,
    ground: Ground,
    /// Both kings' squares: nobody captures there.
    kings: Bitboard,
    pieces: [Reply; MAX_PIECES],
    /// The number of its pieces.
    len: usize,
    total: u64,
}

impl Replies {
    /// `None` if a move may change more than the view of pieces. That is so with expanded rules, a king without
    /// swordmasters, a broken escort, or a fool about to return.
    fn to(setup: &Setup, rules: Rules) -> Option<Self> {
        let (board, side) = (&setup.board, setup.side.other());
        let king = board.king(side)?;
        let own = board.side(side);
        let swordmasters = own & board.role(Role::Swordmaster);
        let returning = own & board.role(Role::Fool) & side.row_before_far();
        if rules.expanded || swordmasters.is_empty() || !returning.is_empty() {
            return None;
        }
        let escort = Escort::of(king, swordmasters);
        if escort.is_broken() {
            return None;
        }
        let occupied = board.occupied();
        let closed = Closed::to(board, side, rules);
        let kings = board.role(Role::King);
        let ground = Ground {
            pieces: occupied.into(),
            closed,
            occupied,
            goals: !(own | kings),
        };
        let mut replies = Self {
            own,
            swordmasters,
            ground,
            kings,
            pieces: [Reply {
                role: Role::King,
                from: king,
                within: escort.king,
                seen: Bitboard::EMPTY,
                count: 0,
            }; MAX_PIECES],
            len: 0,
            total: 0,
        };
        replies.put(Role::King, king, escort.king);
        for (from, within) in swordmasters.into_iter().zip(escort.swordmasters) {
            replies.put(Role::Swordmaster, from, within);
        }
        for role in [Role::Keeper, Role::Priest, Role::Priestess, Role::Fool] {
            for from in own & board.role(role) {
                replies.put(role, from, Bitboard::ALL);
            }
        }
        Some(replies)
    }

    fn put(&mut self, role: Role, from: Square, within: Bitboard) {
        let seen = self.ground.seen(role, from);
        let count = (self.ground.targets(role, from, seen) & within).count();
        self.pieces[self.len] = Reply {
            role,
            from,
            within,
            seen,
            count,
        };
        self.len += 1;
        self.total += u64::from(count);
    }

    /// The number of replies to a move; `None` if it captures a swordmaster.
    #[inline]
    fn after(&self, mv: Move) -> Option<u64> {
        let (from, to) = (mv.from.bit(), mv.to.bit());
        if !(self.swordmasters & to).is_empty() {
            return None;
        }
        let kings = if mv.role == Role::King {
            self.kings & !from | to
        } else {
            self.kings
        };
        let ground = Ground {
            pieces: self.ground.pieces.moved(mv.from, mv.to),
            closed: self.ground.closed,
            occupied: self.ground.occupied & !from | to,
            goals: !(self.own & !to | kings),
        };
        let mut total = self.total;
        for piece in &self.pieces[..self.len] {
            if (piece.seen & (from | to)).is_empty() && piece.from != mv.to {
                continue;
            }
            total -= u64::from(piece.count);
            if piece.from != mv.to {
                let seen = ground.seen(piece.role, piece.from);
                let targets = ground.targets(piece.role, piece.from, seen);
                total += u64::from((targets & piece.within).count());
            }
        }
        Some(total)
    }
}

/// The bounds on the moves of a side's pieces.
struct Ground {
    pieces: Obstacles,
    closed: Closed,
    occupied: Bitboard,
    /// Squares a piece may arrive on.
    goals: Bitboard,
}

impl Ground {
    /// All squares whose pieces matter to the targets of a piece.
    #[inline]
    fn seen(&self, role: Role, from: Square) -> Bitboard {
        let bounded = || self.pieces.with_raised(!self.closed.pieces.is_empty());
        match role {
            Role::King => neighbours(from),
            Role::Swordmaster => all_lines(from, self.pieces),
            Role::Keeper => orthogonal(from, bounded()),
            Role::Priest | Role::Priestess => diagonal(from, bounded()),
            Role::Fool => straight_steps(from) | diagonal_steps(from),
        }
    }

    /// The targets of a piece that sees these squares.
    #[inline]
    fn targets(&self, role: Role, from: Square, seen: Bitboard) -> Bitboard {
        match role {
            Role::King | Role::Swordmaster => seen & self.goals,
            Role::Keeper | Role::Priest | Role::Priestess => {
                seen & self.goals & !self.closed.pieces
            }
            Role::Fool => {
                let straight = straight_steps(from);
                let targets =
                    straight & !self.occupied | seen & !straight & self.occupied & self.goals;
                targets & !self.closed.fools
            }
        }
    }
}
