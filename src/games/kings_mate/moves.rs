//! [`Move`] and the generation of legal moves as masks, one set of targets for each piece.
//!
//! No move is tried and taken back: escort, raised squares, pins and danger all narrow the targets.
//! Start with [`targets`].

use crate::games::kings_mate::attacks::{
    all_lines, diagonal, diagonal_steps, neighbours, orthogonal, straight_steps,
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

/// Where each piece of the side to move may go.
#[derive(Clone, Copy, Debug)]
pub(super) struct Targets {
    entries: [(Role, Square, Bitboard); MOST_PIECES],
    len: usize,
    /// On which targets a fool comes back as something.
    promotes: Bitboard,
    /// As what: the kinds this side has lost.
    kinds: [bool; 3],
}

/// The legal moves of the side to move.
pub(super) fn targets(setup: &Setup, rules: Rules) -> Targets {
    let mut targets = Targets::none(setup, rules);
    let board = &setup.board;
    let Some(king) = board.king(setup.side) else {
        return targets;
    };
    if gambit_won(setup, rules) {
        return targets;
    }
    let reach = Reach::of(setup, rules);
    let swordmasters = board.of(setup.side, Role::Swordmaster);
    if swordmasters.is_empty() {
        let safety = Safety::of(setup, rules, king);
        reach.fill(&mut targets, &Escort::WAIVED);
        targets.narrow(|role, from, to| safety.keep(role, from, to));
    } else if !reach.fill(&mut targets, &Escort::of(king, swordmasters)) {
        // Ruling KM-17: where no move leaves the escort in formation, the rule is waived. (KM-4)
        targets.len = 0;
        reach.fill(&mut targets, &Escort::WAIVED);
    }
    targets
}

/// Whether the side that just moved has a fool on the enemy King Square, which wins in the expanded rules.
// Ruling KM-10.
#[inline]
pub(super) fn gambit_won(setup: &Setup, rules: Rules) -> bool {
    let fools = setup.board.of(setup.side.other(), Role::Fool);
    rules.expanded && fools.contains(setup.side.home())
}

impl Targets {
    #[inline]
    fn none(setup: &Setup, rules: Rules) -> Self {
        let side = setup.side;
        // Ruling KM-9: the far row's King Square is like its neighbours, unless reaching it wins.
        let wins = side.other().home().bit().when(rules.expanded);
        Self {
            entries: [(Role::Fool, side.home(), Bitboard::EMPTY); MOST_PIECES],
            len: 0,
            promotes: side.far_row() & !wins,
            kinds: Role::PROMOTIONS.map(|role| setup.board.lost(side, role) > 0),
        }
    }

    #[inline]
    fn push(&mut self, role: Role, from: Square, to: Bitboard) {
        if let Some(entry) = self.entries.get_mut(self.len) {
            *entry = (role, from, to);
            self.len += 1;
        }
    }

    fn narrow(&mut self, mut keep: impl FnMut(Role, Square, Bitboard) -> Bitboard) {
        for (role, from, to) in &mut self.entries[..self.len] {
            *to = keep(*role, *from, *to);
        }
    }

    /// Each piece that could move with its targets; no target when it has none.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Role, Square, Bitboard)> {
        self.entries[..self.len].iter().copied()
    }

    /// The squares this piece may go to.
    pub(super) fn from(&self, square: Square) -> Bitboard {
        self.iter()
            .filter(|(_, from, _)| *from == square)
            .fold(Bitboard::EMPTY, |all, (_, _, to)| all | to)
    }

    /// Whether there is no legal move.
    pub(super) fn is_empty(&self) -> bool {
        self.iter().all(|(_, _, to)| to.is_empty())
    }

    /// What a fool may come back as on `to`; nothing where it stays what it is.
    // Ruling KM-8: with nothing lost the fool may go there all the same, as a fool.
    pub(super) fn promotions(&self, role: Role, to: Square) -> impl Iterator<Item = Role> {
        let due = role == Role::Fool && self.promotes.contains(to);
        Role::PROMOTIONS
            .into_iter()
            .zip(self.kinds)
            .filter_map(move |(kind, lost)| (due && lost).then_some(kind))
    }

    /// The number of legal moves.
    #[inline]
    pub(super) fn count(&self) -> u64 {
        let moves: u32 = self.iter().map(|(_, _, to)| to.count()).sum();
        let kinds = self.kinds.iter().filter(|lost| **lost).count();
        let more: u32 = if kinds > 1 {
            self.iter()
                .filter(|(role, _, _)| *role == Role::Fool)
                .map(|(_, _, to)| (to & self.promotes).count())
                .sum()
        } else {
            0
        };
        u64::from(moves) + u64::from(more) * (kinds.max(1) as u64 - 1)
    }

    /// Calls `each` with every legal move, in no particular order.
    #[inline]
    pub(super) fn for_each(&self, mut each: impl FnMut(Move)) {
        for (role, from, targets) in self.iter() {
            for to in targets {
                let mut mv = Move {
                    role,
                    from,
                    to,
                    promotion: None,
                };
                if role == Role::Fool && self.promotes.contains(to) && self.kinds != [false; 3] {
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
#[derive(Debug)]
pub(super) struct Reach<'a> {
    setup: &'a Setup,
    occupied: Bitboard,
    /// Squares a piece may arrive on: not its own side's, and no king is ever captured.
    goals: Bitboard,
    pub(super) closed: Closed,
    /// Where Defense of the Crown takes the king.
    pub(super) crown: Bitboard,
}

impl<'a> Reach<'a> {
    #[inline]
    pub(super) fn of(setup: &'a Setup, rules: Rules) -> Self {
        let board = &setup.board;
        Self {
            setup,
            occupied: board.occupied(),
            goals: !(board.side(setup.side) | board.role(Role::King)),
            closed: Closed::to(board, setup.side, rules),
            crown: crown_goals(setup, rules),
        }
    }

    /// Where the piece could go.
    #[inline]
    pub(super) fn targets(&self, role: Role, from: Square) -> Bitboard {
        let closed = self.closed.pieces;
        self.goals
            & match role {
                Role::King => neighbours(from) | self.crown,
                Role::Swordmaster => all_lines(from, self.occupied),
                Role::Keeper => orthogonal(from, self.occupied | closed) & !closed,
                Role::Priest | Role::Priestess => diagonal(from, self.occupied | closed) & !closed,
                Role::Fool => {
                    let enemies = self.setup.board.side(self.setup.side.other());
                    let steps = straight_steps(from) & !self.occupied;
                    (steps | diagonal_steps(from) & enemies) & !self.closed.fools
                }
            }
    }

    /// Adds the targets of every piece that may still move, and says whether there are any.
    #[inline]
    fn fill(&self, targets: &mut Targets, escort: &Escort) -> bool {
        // Ruling KM-12: pieces that failed are out for the rest of the turn.
        let failed = self.setup.failed;
        let own = self.setup.board.side(self.setup.side);
        let mut any = Bitboard::EMPTY;
        for role in Role::ALL {
            for (nth, from) in (own & self.setup.board.role(role)).into_iter().enumerate() {
                let within = match role {
                    Role::King => escort.king,
                    Role::Swordmaster => escort.swordmasters[nth & 1],
                    Role::Keeper | Role::Priest | Role::Priestess | Role::Fool => escort.others,
                };
                let to = self.targets(role, from) & within;
                if !failed.contains(from) {
                    targets.push(role, from, to);
                    any |= to;
                }
            }
        }
        !any.is_empty()
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
        1 => targets(setup, rules).count(),
        _ => {
            let mut lines = 0;
            targets(setup, rules).for_each(|mv| lines += perft(&setup.after(mv), rules, depth - 1));
            lines
        }
    }
}
