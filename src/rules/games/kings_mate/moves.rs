//! The generation of legal moves as masks, one set of targets for each piece.
//!
//! Moves are found without trying them: escort, raised squares, pins and danger all narrow the targets. Start with
//! `each_piece`.

use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, diagonal, diagonal_steps, neighbours, orthogonal, straight_steps,
};
use crate::games::kings_mate::board::{Bitboard, Move, Role, Side, Square};
use crate::games::kings_mate::danger::{Closed, Safety};
use crate::games::kings_mate::escort::Escort;
use crate::games::kings_mate::setup::{Rules, Setup};

/// Calls `sink` with each piece of the side to move and its targets, if it has any.
#[inline]
fn each_piece(setup: &Setup, rules: Rules, mut sink: impl FnMut(Role, Square, Bitboard)) {
    let board = &setup.board;
    let Some(king) = board.king(setup.side) else {
        return;
    };
    if gambit_won(setup, rules) {
        return;
    }
    let reach = Reach::of(setup, rules);
    let swordmasters = board.of(setup.side, Role::Swordmaster);
    if swordmasters.is_empty() {
        let safety = Safety::of(setup, rules, king);
        reach.each_piece(&Escort::WAIVED, |role, from, to| {
            sink(role, from, safety.keep(role, from, to));
        });
        return;
    }
    let escort = Escort::of(king, swordmasters);
    let mut any = Bitboard::EMPTY;
    reach.each_piece(&escort, |role, from, to| {
        any |= to;
        sink(role, from, to);
    });
    if any.is_empty() && escort.is_broken() {
        // Ruling KM-4. If no move mends the escort, the rule is waived; a whole escort has no such relief.
        reach.each_piece(&Escort::WAIVED, sink);
    }
}

/// Returns `true` if the side that just moved has a fool on the enemy King Square, which wins in the expanded rules.
// Ruling KM-10.
#[inline]
pub(super) fn gambit_won(setup: &Setup, rules: Rules) -> bool {
    let fools = setup.board.of(setup.side.other(), Role::Fool);
    rules.expanded && fools.contains(setup.side.home())
}

/// Returns `true` if the side to move has a legal move.
pub(super) fn any(setup: &Setup, rules: Rules) -> bool {
    let mut any = Bitboard::EMPTY;
    each_piece(setup, rules, |_, _, to| any |= to);
    !any.is_empty()
}

/// Calls `each` with every legal move of a lawful arrangement, in no particular order, without a list.
#[inline]
pub fn for_each(setup: &Setup, rules: Rules, each: impl FnMut(Move)) {
    for_each_onto(setup, rules, Bitboard::ALL, each);
}

/// [`for_each`] of the moves that arrive on these squares.
#[inline]
pub(super) fn for_each_onto(
    setup: &Setup,
    rules: Rules,
    goals: Bitboard,
    mut each: impl FnMut(Move),
) {
    // Ruling KM-9. The far row's King Square is like its neighbours, unless reaching it wins.
    let wins = setup.side.other().home().bit().when(rules.expanded);
    let promoting = setup.side.far_row() & !wins;
    each_piece(setup, rules, |role, from, targets| {
        let arrivals = promoting.when(role == Role::Fool);
        for to in targets & goals {
            let mv = Move {
                role,
                from,
                to,
                promotion: None,
            };
            if arrivals.contains(to) {
                promotions(setup, mv).for_each(&mut each);
            } else {
                each(mv);
            }
        }
    });
}

/// A fool's arrival on the far row, once for each kind its side has lost.
// Ruling KM-8. The fool may go there even with no lost piece, and stays a fool.
fn promotions(setup: &Setup, mv: Move) -> impl Iterator<Item = Move> {
    let lost = |role: &Role| setup.board.lost(setup.side, *role) > 0;
    let kinds = Role::PROMOTIONS.into_iter().filter(lost);
    let stays = !Role::PROMOTIONS.iter().any(lost);
    kinds
        .map(Some)
        .chain(stays.then_some(None))
        .map(move |promotion| Move { promotion, ..mv })
}

/// The number of legal moves.
pub(super) fn count(setup: &Setup, rules: Rules) -> u64 {
    let fools = setup.board.of(setup.side, Role::Fool);
    if !(fools & setup.side.row_before_far()).is_empty() {
        let mut moves = 0;
        for_each(setup, rules, |_| moves += 1);
        return moves;
    }
    let mut moves = Tally::default();
    each_piece(setup, rules, |_, _, to| moves.add(to));
    moves.total()
}

/// Sums the sizes of sets with one final addition, which is cheaper than counting each without a processor instruction.
/// Good for 31 sets, as each adds at most 8 to a byte.
#[derive(Default)]
struct Tally {
    bytes: u64,
}

impl Tally {
    #[inline]
    const fn add(&mut self, set: Bitboard) {
        let pairs = set.0 - ((set.0 >> 1) & 0x5555_5555_5555_5555);
        let fours = (pairs & 0x3333_3333_3333_3333) + ((pairs >> 2) & 0x3333_3333_3333_3333);
        self.bytes += (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    }

    #[inline]
    const fn total(&self) -> u64 {
        let words =
            (self.bytes & 0x00ff_00ff_00ff_00ff) + ((self.bytes >> 8) & 0x00ff_00ff_00ff_00ff);
        words.wrapping_mul(0x0001_0001_0001_0001) >> 48
    }
}

/// The moves of the pieces of the side to move, bounded by raised squares and other pieces, before escort and danger.
struct Reach<'a> {
    setup: &'a Setup,
    occupied: Bitboard,
    /// The obstacles of swordmasters.
    pieces: Obstacles,
    /// The obstacles of priests, priestesses and keepers.
    pieces_and_raised: Obstacles,
    /// Squares a piece may arrive on: all but those of its own side and of kings, which are never captured.
    goals: Bitboard,
    closed: Closed,
    /// The king's targets by Defense of the Crown.
    crown: Bitboard,
}

impl<'a> Reach<'a> {
    #[inline]
    fn of(setup: &'a Setup, rules: Rules) -> Self {
        let board = &setup.board;
        let occupied = board.occupied();
        let closed = Closed::to(board, setup.side, rules);
        let pieces = Obstacles::from(occupied);
        Self {
            setup,
            occupied,
            pieces,
            pieces_and_raised: pieces.with_raised(!closed.pieces.is_empty()),
            goals: !(board.side(setup.side) | board.role(Role::King)),
            closed,
            crown: crown_goals(setup, rules),
        }
    }

    /// Calls `sink` with every piece that may still move and its targets within the escort.
    #[inline]
    fn each_piece(&self, escort: &Escort, mut sink: impl FnMut(Role, Square, Bitboard)) {
        let board = &self.setup.board;
        let own = board.side(self.setup.side);
        // Ruling KM-12. Pieces that failed are out for the rest of the turn.
        let failed = self.setup.failed;
        for from in own & board.role(Role::King) & !failed {
            let to = (neighbours(from) | self.crown) & self.goals;
            sink(Role::King, from, to & escort.king);
        }
        let swordmasters = own & board.role(Role::Swordmaster);
        for (from, within) in swordmasters.into_iter().zip(escort.swordmasters) {
            let to = all_lines(from, self.pieces) & self.goals;
            sink(
                Role::Swordmaster,
                from,
                to & within.when(!failed.contains(from)),
            );
        }
        if escort.others.is_empty() {
            return;
        }
        let movers = own & !failed;
        let goals = self.goals & !self.closed.pieces;
        for from in movers & board.role(Role::Keeper) {
            sink(
                Role::Keeper,
                from,
                orthogonal(from, self.pieces_and_raised) & goals,
            );
        }
        for role in [Role::Priest, Role::Priestess] {
            for from in movers & board.role(role) {
                sink(role, from, diagonal(from, self.pieces_and_raised) & goals);
            }
        }
        let empty = !(self.occupied | self.closed.fools);
        let enemies = self.occupied & self.goals & !self.closed.fools;
        for from in movers & board.role(Role::Fool) {
            let to = straight_steps(from) & empty | diagonal_steps(from) & enemies;
            sink(Role::Fool, from, to);
        }
    }
}

/// One line of Defense of the Crown: the two swordmasters, and the king's target.
type CrownLine = ([Square; 2], Square);

/// The five lines from each King Square that are long enough.
static CROWN_LINES: [[Option<CrownLine>; 5]; 2] =
    [crown_lines(Side::White), crown_lines(Side::Black)];

const fn crown_lines(side: Side) -> [Option<CrownLine>; 5] {
    let inward = match side {
        Side::White => 1,
        Side::Black => -1,
    };
    let ways = [(-1, 0), (-1, inward), (0, inward), (1, inward), (1, 0)];
    let home = side.home();
    let mut lines = [None; 5];
    let mut way = 0;
    while way < ways.len() {
        let (files, ranks) = ways[way];
        if let (Some(first), Some(second), Some(goal)) = (
            home.step(files, ranks),
            home.step(2 * files, 2 * ranks),
            home.step(3 * files, 3 * ranks),
        ) {
            lines[way] = Some(([first, second], goal));
        }
        way += 1;
    }
    lines
}

/// The king's targets by Defense of the Crown for the side to move.
// Ruling KM-11. It needs both swordmasters, so the king is guarded and danger need not be checked.
#[inline]
fn crown_goals(setup: &Setup, rules: Rules) -> Bitboard {
    if !rules.expanded || !setup.crown[setup.side.index()] {
        return Bitboard::EMPTY;
    }
    let swordmasters = setup.board.of(setup.side, Role::Swordmaster);
    CROWN_LINES[setup.side.index()]
        .iter()
        .flatten()
        .filter(|([first, second], _)| swordmasters == first.bit() | second.bit())
        .fold(Bitboard::EMPTY, |goals, (_, goal)| goals | goal.bit())
        & !setup.board.occupied()
}

/// The squares of the swordmasters that Defense of the Crown to this goal needs, if it can go there.
pub(super) fn crown_line(side: Side, goal: Square) -> Option<[Square; 2]> {
    CROWN_LINES[side.index()]
        .iter()
        .flatten()
        .find(|(_, end)| *end == goal)
        .map(|(swordmasters, _)| *swordmasters)
}

/// All legal moves in the order of their texts.
pub(super) fn in_order(setup: &Setup, rules: Rules) -> Vec<Move> {
    let mut moves = Vec::with_capacity(48);
    for_each(setup, rules, |mv| moves.push(mv));
    // `-` sorts before `x`, and `E`, `P`, `R` sort as the kinds do.
    let enemies = setup.board.side(setup.side.other());
    moves.sort_unstable_by_key(|mv| (mv.from, enemies.contains(mv.to), mv.to, mv.promotion));
    moves
}
