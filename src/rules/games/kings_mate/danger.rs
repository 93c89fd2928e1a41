//! Threats: raised squares closed to a side, attackers of a square, and moves that leave a defenseless king safe.

use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, between, diagonal, diagonal_steps, line_through, neighbours, orthogonal,
};
use crate::games::kings_mate::board::{Bitboard, Board, Role, Side, Square};
use crate::games::kings_mate::setup::{Rules, Setup};

/// Raised squares that one side's pieces may neither stop on nor pass. Kings and swordmasters always may.
#[derive(Clone, Copy, Debug)]
pub(super) struct Closed {
    /// Squares closed to priests, priestesses and keepers.
    pub(super) pieces: Bitboard,
    /// Squares closed to fools.
    pub(super) fools: Bitboard,
}

impl Closed {
    #[inline]
    pub(super) fn to(board: &Board, side: Side, rules: Rules) -> Self {
        // Ruling KM-2. A king in the centre opens all seven.
        let centred = !(board.of(side, Role::King) & Bitboard::CENTRAL).is_empty();
        let pieces = Bitboard::RAISED.when(!centred);
        // Fool's Gambit. It frees the *other* fools. From its own King Square the gambit fool reaches no raised square
        // in one step, so it needs no exception.
        let gambit = rules.expanded && board.of(side, Role::Fool).contains(side.home());
        Self {
            pieces,
            fools: pieces.when(!gambit),
        }
    }
}

/// The pieces of `by` that threaten a square, with these squares occupied.
// Ruling KM-5. A threat asks neither for the threatening side's escort nor for its own king's safety.
pub(super) fn attackers(
    board: &Board,
    rules: Rules,
    by: Side,
    target: Square,
    occupied: Bitboard,
) -> Bitboard {
    let closed = Closed::to(board, by, rules);
    let side = board.side(by);
    let mut found = all_lines(target, occupied.into()) & board.role(Role::Swordmaster)
        | neighbours(target) & board.role(Role::King);
    // Ruling KM-3. A piece that may not stop on a raised square threatens nothing on it, nor through one.
    if !closed.pieces.contains(target) {
        let obstacles = Obstacles::from(occupied | closed.pieces);
        found |= orthogonal(target, obstacles) & board.role(Role::Keeper);
        let diagonals = board.role(Role::Priest) | board.role(Role::Priestess);
        found |= diagonal(target, obstacles) & diagonals;
    }
    if !closed.fools.contains(target) {
        found |= diagonal_steps(target) & board.role(Role::Fool);
    }
    found & side
}

/// All squares that the pieces of `by` threaten, with these squares occupied.
fn threatened(board: &Board, rules: Rules, by: Side, occupied: Bitboard) -> Bitboard {
    let closed = Closed::to(board, by, rules);
    let side = board.side(by);
    let obstacles = Obstacles::from(occupied | closed.pieces);
    let mut pieces = Bitboard::EMPTY;
    for from in side & board.role(Role::Keeper) {
        pieces |= orthogonal(from, obstacles);
    }
    for from in side & (board.role(Role::Priest) | board.role(Role::Priestess)) {
        pieces |= diagonal(from, obstacles);
    }
    let mut fools = Bitboard::EMPTY;
    for from in side & board.role(Role::Fool) {
        fools |= diagonal_steps(from);
    }
    let mut free = Bitboard::EMPTY;
    for from in side & board.role(Role::Swordmaster) {
        free |= all_lines(from, occupied.into());
    }
    for from in side & board.role(Role::King) {
        free |= neighbours(from);
    }
    free | pieces & !closed.pieces | fools & !closed.fools
}

/// The enemies that could take this side's king; none while a swordmaster guards it.
// Ruling KM-6. Only the board is asked, so a king bared this very move is in danger at once.
pub(super) fn dangers(board: &Board, rules: Rules, side: Side) -> Bitboard {
    match board.king(side) {
        Some(king) if board.of(side, Role::Swordmaster).is_empty() => {
            attackers(board, rules, side.other(), king, board.occupied())
        }
        _ => Bitboard::EMPTY,
    }
}

/// The constraints of a defenseless king's safety on its side's moves.
#[derive(Debug)]
pub(super) struct Safety<'a> {
    setup: &'a Setup,
    rules: Rules,
    king: Square,
    /// Squares the king may not enter.
    threatened: Bitboard,
    /// Squares on which another piece ends the present danger; all squares without a danger.
    counters: Bitboard,
    /// Pieces that may move only on their line with the king.
    pinned: Bitboard,
    /// The enemy fool on its King Square whose capture closes raised squares to the other fools.
    gambit: Bitboard,
}

impl<'a> Safety<'a> {
    pub(super) fn of(setup: &'a Setup, rules: Rules, king: Square) -> Self {
        let board = &setup.board;
        let enemy = setup.side.other();
        let occupied = board.occupied();
        let dangers = attackers(board, rules, enemy, king, occupied);
        let counters = match dangers.first() {
            None => Bitboard::ALL,
            Some(_) if dangers.has_many() => Bitboard::EMPTY,
            Some(only) => only.bit() | between(king, only),
        };
        let closed = Closed::to(board, enemy, rules);
        let gambit = enemy.home().bit().when(closed.fools != closed.pieces);
        Self {
            setup,
            rules,
            king,
            threatened: threatened(board, rules, enemy, occupied & !king.bit()),
            counters,
            pinned: pinned(setup, closed, king),
            gambit,
        }
    }

    /// The targets of a piece that leave the king safe.
    pub(super) fn keep(&self, role: Role, from: Square, targets: Bitboard) -> Bitboard {
        let safe = if role == Role::King {
            !self.threatened
        } else if self.pinned.contains(from) {
            self.counters & line_through(self.king, from)
        } else {
            self.counters
        };
        let mut kept = targets & safe;
        // Only this capture changes the threats of other enemy pieces, so it is tried out.
        if let Some(to) = (targets & self.gambit).first() {
            let side = self.setup.side;
            let after = self.setup.board.shifted(side, (from, role), (to, role));
            let safe = dangers(&after, self.rules, side).is_empty();
            kept = kept & !to.bit() | to.bit().when(safe);
        }
        kept
    }
}

/// Own pieces that stand alone between the king and an enemy piece that could take it.
fn pinned(setup: &Setup, closed: Closed, king: Square) -> Bitboard {
    let board = &setup.board;
    let enemies = board.side(setup.side.other());
    let mut snipers = all_lines(king, enemies.into()) & board.role(Role::Swordmaster);
    if !closed.pieces.contains(king) {
        let obstacles = Obstacles::from(enemies | closed.pieces);
        let diagonals = board.role(Role::Priest) | board.role(Role::Priestess);
        snipers |= orthogonal(king, obstacles) & board.role(Role::Keeper);
        snipers |= diagonal(king, obstacles) & diagonals;
    }
    let mut pinned = Bitboard::EMPTY;
    for sniper in snipers & enemies {
        let screen = between(king, sniper) & board.side(setup.side);
        if !screen.has_many() {
            pinned |= screen;
        }
    }
    pinned
}
