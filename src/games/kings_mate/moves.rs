//! [`Move`] and the generation of legal moves as masks, one set of targets for each piece.
//!
//! No move is tried and taken back: escort, raised squares, pins and danger all narrow the targets.
//! Start with `each_piece`.

use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, diagonal, diagonal_steps, neighbours, orthogonal, straight_steps,
};
use crate::games::kings_mate::board::{Bitboard, Role, Side, Square};
use crate::games::kings_mate::danger::{Closed, Safety};
use crate::games::kings_mate::escort::Escort;
use crate::games::kings_mate::setup::{Rules, Setup};

/// One player's whole move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// What moves.
    pub role: Role,
    /// The square it leaves.
    pub from: Square,
    /// The square it arrives on, capturing what stands there.
    pub to: Square,
    /// What a fool on the far row comes back as.
    pub promotion: Option<Role>,
}

/// The most pieces a side has.
const MOST_PIECES: usize = 12;

/// Calls `sink` with each piece that the side to move may move and the squares it may go to, if any.
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
    let mut any = Bitboard::EMPTY;
    reach.each_piece(&Escort::of(king, swordmasters), |role, from, to| {
        any |= to;
        sink(role, from, to);
    });
    if any.is_empty() {
        // Ruling KM-17: where no move leaves the escort in formation, the rule is waived. (KM-4)
        reach.each_piece(&Escort::WAIVED, sink);
    }
}

/// Whether the side that just moved has a fool on the enemy King Square, which wins in the expanded rules.
// Ruling KM-10.
#[inline]
pub(super) fn gambit_won(setup: &Setup, rules: Rules) -> bool {
    let fools = setup.board.of(setup.side.other(), Role::Fool);
    rules.expanded && fools.contains(setup.side.home())
}

/// Where a side's fools come back as something else.
#[inline]
fn promoting_squares(side: Side, rules: Rules) -> Bitboard {
    // Ruling KM-9: the far row's King Square is like its neighbours, unless reaching it wins.
    side.far_row() & !side.other().home().bit().when(rules.expanded)
}

/// The kinds of which this side has lost some, in the order of [`Role::PROMOTIONS`].
fn lost_kinds(setup: &Setup) -> [bool; 3] {
    Role::PROMOTIONS.map(|role| setup.board.lost(setup.side, role) > 0)
}

/// Where each piece of the side to move may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    entries: [(Role, Square, Bitboard); MOST_PIECES],
    len: usize,
    promoting: Bitboard,
    lost: [bool; 3],
}

/// The legal moves of the side to move.
#[inline]
pub(super) fn targets(setup: &Setup, rules: Rules) -> Targets {
    let mut entries = [(Role::Fool, setup.side.home(), Bitboard::EMPTY); MOST_PIECES];
    let mut len = 0;
    each_piece(setup, rules, |role, from, to| {
        if let (false, Some(entry)) = (to.is_empty(), entries.get_mut(len)) {
            *entry = (role, from, to);
            len += 1;
        }
    });
    Targets {
        entries,
        len,
        promoting: promoting_squares(setup.side, rules),
        lost: lost_kinds(setup),
    }
}

/// The number of legal moves, without a list.
fn count(setup: &Setup, rules: Rules) -> u64 {
    let promoting = promoting_squares(setup.side, rules);
    let (mut moves, mut promotions) = (0, 0);
    each_piece(setup, rules, |role, _, to| {
        moves += to.count();
        if role == Role::Fool && !(to & promoting).is_empty() {
            promotions += (to & promoting).count();
        }
    });
    if promotions > 0 {
        let kinds = lost_kinds(setup)
            .iter()
            .map(|lost| u32::from(*lost))
            .sum::<u32>();
        moves += promotions * kinds.saturating_sub(1);
    }
    u64::from(moves)
}

impl Targets {
    /// Each piece that can move, with the squares it may go to.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Role, Square, Bitboard)> {
        self.entries[..self.len].iter().copied()
    }

    /// The squares this piece may go to.
    pub(super) fn from(&self, square: Square) -> Bitboard {
        self.iter()
            .find(|(_, from, _)| *from == square)
            .map_or(Bitboard::EMPTY, |(_, _, to)| to)
    }

    /// Whether there is no legal move.
    pub(super) const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// What a fool may come back as on `to`; nothing where it stays what it is.
    // Ruling KM-8: with nothing lost the fool may go there all the same, as a fool.
    pub(super) fn promotions(&self, role: Role, to: Square) -> impl Iterator<Item = Role> {
        let due = role == Role::Fool && self.promoting.contains(to);
        Role::PROMOTIONS
            .into_iter()
            .zip(self.lost)
            .filter_map(move |(kind, lost)| (due && lost).then_some(kind))
    }

    /// Calls `each` with every legal move, in no particular order.
    #[inline]
    fn for_each(&self, mut each: impl FnMut(Move)) {
        for (role, from, targets) in self.iter() {
            for to in targets {
                let mut mv = Move {
                    role,
                    from,
                    to,
                    promotion: None,
                };
                if role == Role::Fool && self.promoting.contains(to) && self.lost != [false; 3] {
                    for kind in self.promotions(role, to) {
                        mv.promotion = Some(kind);
                        each(mv);
                    }
                } else {
                    each(mv);
                }
            }
        }
    }
}

/// How the pieces of the side to move go by their own ways: raised squares and other pieces bound
/// them, escort and danger do not yet.
struct Reach<'a> {
    setup: &'a Setup,
    occupied: Bitboard,
    /// What stops swordmasters.
    pieces: Obstacles,
    /// What stops priests, priestesses and keepers.
    pieces_and_raised: Obstacles,
    /// Squares a piece may arrive on: not its own side's, and no king is ever captured.
    goals: Bitboard,
    closed: Closed,
    /// Where Defense of the Crown takes the king.
    crown: Bitboard,
}

impl<'a> Reach<'a> {
    #[inline]
    fn of(setup: &'a Setup, rules: Rules) -> Self {
        let board = &setup.board;
        let occupied = board.occupied();
        let closed = Closed::to(board, setup.side, rules);
        Self {
            setup,
            occupied,
            pieces: occupied.into(),
            pieces_and_raised: (occupied | closed.pieces).into(),
            goals: !(board.side(setup.side) | board.role(Role::King)),
            closed,
            crown: crown_goals(setup, rules),
        }
    }

    /// Calls `sink` with every piece that may still move and where it could go within the escort.
    #[inline]
    fn each_piece(&self, escort: &Escort, mut sink: impl FnMut(Role, Square, Bitboard)) {
        let board = &self.setup.board;
        let own = board.side(self.setup.side);
        // Ruling KM-12: pieces that failed are out for the rest of the turn.
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

/// One line of Defense of the Crown: the two swordmasters, and where the king goes.
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

/// Where Defense of the Crown may take the king of the side to move.
// Ruling KM-11: it needs both swordmasters, so the king is guarded and danger need not be asked.
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

/// The squares on which Defense of the Crown to this goal needs the swordmasters, if it can go there.
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
    targets(setup, rules).for_each(|mv| moves.push(mv));
    // `-` sorts before `x`, and `E`, `P`, `R` sort as the kinds do.
    let enemies = setup.board.side(setup.side.other());
    moves.sort_unstable_by_key(|mv| (mv.from, enemies.contains(mv.to), mv.to, mv.promotion));
    moves
}

/// Calls `each` with every legal move of a lawful arrangement, in no particular order, without a list.
#[inline]
pub fn for_each(setup: &Setup, rules: Rules, each: impl FnMut(Move)) {
    targets(setup, rules).for_each(each);
}

/// Counts the lines of exactly `depth` moves from a lawful arrangement, captures succeeding; the last move is counted, not played.
pub fn perft(setup: &Setup, rules: Rules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => count(setup, rules),
        _ => {
            let mut lines = 0;
            targets(setup, rules).for_each(|mv| lines += perft(&setup.after(mv), rules, depth - 1));
            lines
        }
    }
}
