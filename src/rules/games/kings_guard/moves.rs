//! [`Move`], one ply, and the generation of legal plies: start with [`for_each`]. [`targets`] has the reach of one
//! piece.
//!
//! A turn is the moves of one tower's pieces, from the top down. Whole turns of a tall tower have millions of outcomes.
//! So each piece's move is a ply of its own, and `done` ends a turn early.

use crate::games::kings_guard::board::{Board, Role, Square, Squares};
use crate::games::kings_guard::rules::Rules;
use crate::games::kings_guard::setup::{Setup, Unstacking};
use crate::games::kings_guard::targets::targets;

/// One ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// The top piece of a tower moves.
    Step {
        /// The tower's square.
        from: Square,
        /// The piece's target, on top of any tower there.
        to: Square,
    },
    /// The rest of the tower stays.
    Done,
}

/// Returns `true` if a king lies under another piece, which ends the game.
pub(super) fn is_taken(board: &Board) -> bool {
    board.kings().count() < 2
}

/// The square of a king under another piece, if there is one.
pub(super) fn taken_on(board: &Board) -> Option<Square> {
    board.occupied().into_iter().find(|square| {
        let mut below = board.tower(*square).pieces().rev().skip(1);
        below.any(|piece| piece.role == Role::King)
    })
}

/// The towers that the side to move may take a piece from, even without a target.
pub(super) fn origins(setup: &Setup) -> Squares {
    if is_taken(&setup.board) {
        return Squares::EMPTY;
    }
    if let Some(turn) = setup.turn {
        return turn.from.bit();
    }
    // Ruling KG-5. Duties come first.
    let due = setup.due();
    if due.is_empty() {
        setup.board.tops(setup.side)
    } else {
        due
    }
}

/// Calls `each` with every tower that may be moved from and the targets of its top piece.
#[inline]
pub(super) fn each_tower(setup: &Setup, rules: Rules, mut each: impl FnMut(Square, Squares)) {
    for from in origins(setup) {
        each(from, targets(&setup.board, rules, from, setup.side));
    }
}

/// Returns `true` if the side to move has a legal ply.
pub(super) fn any(setup: &Setup, rules: Rules) -> bool {
    setup.turn.is_some()
        || origins(setup)
            .into_iter()
            .any(|from| !targets(&setup.board, rules, from, setup.side).is_empty())
}

/// Calls `each` with every legal ply of a lawful arrangement, in no particular order, without a list.
pub fn for_each(setup: &Setup, rules: Rules, mut each: impl FnMut(Move)) {
    each_tower(setup, rules, |from, targets| {
        for to in targets {
            each(Move::Step { from, to });
        }
    });
    // Ruling KG-3. The first piece must move, each further one may.
    if setup.turn.is_some() {
        each(Move::Done);
    }
}

/// All legal plies in the order of their texts.
pub(super) fn in_order(setup: &Setup, rules: Rules) -> Vec<Move> {
    let mut moves = Vec::with_capacity(48);
    for_each(setup, rules, |mv| moves.push(mv));
    moves.sort_unstable_by_key(|mv| match mv {
        Move::Step { from, to } => (false, from.by_name(), to.by_name()),
        // Small letters come after capitals.
        Move::Done => (true, (0, 0), (0, 0)),
    });
    moves
}

impl Setup {
    /// Plays a legal ply; a turn without a further move ends on its own.
    pub fn play(&mut self, mv: Move, rules: Rules) {
        let Move::Step { from, to } = mv else {
            self.pass_on(rules);
            return;
        };
        let tower = self.board.tower(from);
        let Some(piece) = tower.top() else {
            return;
        };
        let takes_king = self.board.kings().contains(to);
        self.board.set(from, tower.without_top());
        let built = self.board.tower(to).with(piece);
        self.board.set(to, built);
        if takes_king {
            self.duties = Squares::EMPTY;
            self.turn = None;
            self.side = self.side.other();
            return;
        }
        // Ruling KG-5. Only a side that tops the full tower with its own piece has a duty.
        self.duties.remove(from);
        if built.height() == rules.shape.tallest() && piece.side == self.side {
            self.duties |= to.bit();
        }
        let left = 1 + self.turn.map_or(0, |turn| turn.left);
        self.turn = Some(Unstacking { from, left });
        if targets(&self.board, rules, from, self.side).is_empty() {
            self.pass_on(rules);
        }
    }

    /// Ends the turn.
    pub(super) fn pass_on(&mut self, rules: Rules) {
        self.turn = None;
        self.side = self.side.other();
        // Ruling KG-5. A duty that is impossible as its turn begins is gone for good.
        for square in self.due() {
            if targets(&self.board, rules, square, self.side).is_empty() {
                self.duties.remove(square);
            }
        }
    }
}

/// Returns `true` if this ply puts a piece directly on one of the other colour.
pub(super) fn meets(board: &Board, mv: Move) -> bool {
    let Move::Step { from, to } = mv else {
        return false;
    };
    let met = board.top(from).zip(board.top(to));
    met.is_some_and(|(piece, under)| piece.side != under.side)
}

/// Counts the lines of exactly `depth` plies from a lawful arrangement; the last ply is counted, not played.
pub fn perft(setup: &Setup, rules: Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        let mut count = u64::from(setup.turn.is_some());
        each_tower(setup, rules, |_, targets| {
            count += u64::from(targets.count());
        });
        return count;
    }
    let mut lines = 0;
    for_each(setup, rules, |mv| {
        let mut next = setup.clone();
        next.play(mv, rules);
        lines += perft(&next, rules, depth - 1);
    });
    lines
}
