//! Legality of plies: kings must be safe at the end of a turn, after a second move if need be. It also decides the
//! ends. Start with [`board_status`].
//!
//! A first move that leaves the kings safe is legal at once. Otherwise a second move is searched, only among moves that
//! can end an attack. These are the king's own, captures of the attacker, and steps into its way. Most moves need no
//! board after them. A move that leaves no square that shields a king from an attack keeps the kings as safe as they
//! are.

use crate::games::four_kings::board::{Army, Colour, Piece, Role, Square, Squares};
use crate::games::four_kings::men::Board;
use crate::games::four_kings::moves::{
    Becomes, Move, Targets, any_move, any_move_onto, any_targets, armies,
};
use crate::games::four_kings::setup::{Mover, NO_PROGRESS_LIMIT, Seating, Setup};

/// The status of the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum PositionStatus {
    /// It plays; `check` if a king of its own is attacked.
    Play {
        /// `true` if a king of its own is attacked.
        check: bool,
    },
    /// It has no move and must pass. Team play.
    Pass,
    /// It must hand over one of the kings on these squares.
    Surrender(Vec<Square>),
    /// Its colour has lost.
    Lost,
    /// The game is drawn, for this reason.
    Drawn(Draw),
}

/// The reason of a draw by the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Draw {
    /// No move and no check.
    Stalemate,
    /// Too many turns without progress.
    Standstill,
    /// Only kings are left.
    BareKings,
}

/// The armies whose kings must be safe at the end of a turn.
type Must = [Option<Army>; 2];

/// The partner in team play.
const fn partner(mover: Mover) -> Option<Army> {
    match mover {
        Mover::Colour(_) => None,
        Mover::Army(army) => Some(army.partner()),
    }
}

const fn must(mover: Mover) -> Must {
    match mover {
        Mover::Colour(colour) => {
            let [one, other] = colour.armies();
            [Some(one), Some(other)]
        }
        Mover::Army(army) => [Some(army), None],
    }
}

/// The status of this arrangement.
// Rulings FK-15 and FK-16. A loss goes before a draw, and a draw before a hand-over.
pub(super) fn board_status(setup: &Setup) -> PositionStatus {
    let check = !own_kings_are_safe(setup, &setup.board);
    if setup.begun.is_some() {
        return PositionStatus::Play { check };
    }
    if has_lost(setup) {
        return PositionStatus::Lost;
    }
    let can_move = has_line(setup, must(setup.mover));
    let after_loss = if can_move {
        PositionStatus::Play { check }
    } else if check {
        mated(setup)
    } else {
        match setup.table() {
            Seating::Duel => PositionStatus::Drawn(Draw::Stalemate),
            // Ruling FK-17. One player of four without a move does not end a war.
            Seating::Team => PositionStatus::Pass,
        }
    };
    if after_loss == PositionStatus::Lost {
        after_loss
    } else if only_kings(&setup.board) {
        PositionStatus::Drawn(Draw::BareKings)
    } else if setup.still >= NO_PROGRESS_LIMIT {
        PositionStatus::Drawn(Draw::Standstill)
    } else {
        after_loss
    }
}

/// Returns `true` if both kings of the side to move are captive.
fn has_lost(setup: &Setup) -> bool {
    let armies = setup.mover.colour().armies();
    armies.into_iter().all(|army| setup.is_captive(army))
}

/// The status after a mate: kings are attacked and no line saves all.
// Ruling FK-15.
fn mated(setup: &Setup) -> PositionStatus {
    let kings = own_kings(setup);
    let colour = setup.mover.colour();
    if setup.captive_of(colour).is_some() {
        return PositionStatus::Lost;
    }
    if setup.table() == Seating::Team {
        return PositionStatus::Surrender(kings.iter().map(|(_, king)| *king).collect());
    }
    let enemy = colour.other();
    let checked: Vec<(Army, Square)> = kings
        .iter()
        .copied()
        .filter(|(_, king)| setup.board.is_attacked(*king, enemy))
        .collect();
    let falling: Vec<Square> = match checked.as_slice() {
        [(_, king)] => vec![*king],
        [(one, first), (other, second)] => {
            // Each king is tested as if the other did not matter.
            let alone = |army: Army| has_line(setup, [Some(army), None]);
            match (alone(*one), alone(*other)) {
                (true, true) => vec![*first, *second],
                (true, false) => vec![*second],
                (false, true) => vec![*first],
                (false, false) => Vec::new(),
            }
        }
        _ => Vec::new(),
    };
    let handed: Vec<Square> = falling
        .into_iter()
        .filter(|king| can_hand_over(setup, *king))
        .collect();
    if handed.is_empty() {
        PositionStatus::Lost
    } else {
        PositionStatus::Surrender(handed)
    }
}

/// Returns `true` if the turn can end with the other king safe once this one has been handed over.
fn can_hand_over(setup: &Setup, king: Square) -> bool {
    let mut next = setup.clone();
    next.hand_over(king);
    let must = must(next.mover);
    are_safe(&next, &next.board, must) || has_second(&next, must)
}

/// The kings on the board that must be safe at the end of the turn.
fn own_kings(setup: &Setup) -> Vec<(Army, Square)> {
    let kings = setup.mover.armies();
    kings
        .filter_map(|army| Some((army, setup.board.king(army)?)))
        .collect()
}

fn only_kings(board: &Board) -> bool {
    if board.occupied().count() > 4 {
        return false;
    }
    let mut men = Army::ALL.into_iter().flat_map(|army| board.men(army));
    men.all(|square| {
        let piece = board.piece(square);
        piece.is_some_and(|piece| piece.role == Role::King)
    })
}

/// All legal plies in no particular order, given the status.
pub(super) fn plies(setup: &Setup, status: &PositionStatus) -> Vec<Move> {
    plies_that(setup, status, |_| true)
}

/// [`plies`] without most that do not fit; moves of pieces are checked for legality only if they do.
pub(super) fn plies_that(
    setup: &Setup,
    status: &PositionStatus,
    fits: impl Fn(Move) -> bool,
) -> Vec<Move> {
    match status {
        PositionStatus::Lost | PositionStatus::Drawn(_) => Vec::new(),
        PositionStatus::Pass => vec![Move::Done],
        PositionStatus::Surrender(kings) => kings.iter().copied().map(Move::HandOver).collect(),
        PositionStatus::Play { check } => {
            let mut plies = Vec::with_capacity(256);
            each_legal(setup, *check, fits, |mv| plies.push(mv));
            plies
        }
    }
}

/// The number of legal plies, given the status.
pub(super) fn count(setup: &Setup, status: &PositionStatus) -> u32 {
    let PositionStatus::Play { check } = status else {
        return u32::try_from(plies(setup, status).len()).expect("at most two kings are given");
    };
    let watch = Watch::new(setup, must(setup.mover));
    // Ruling FK-4. Only the second move may be declined.
    let mut count = u32::from(setup.begun.is_some() && !check);
    for army in armies(setup) {
        any_targets(setup, army, None, |piece, targets| {
            count += match targets {
                Targets::All(from, to) => watch.count(piece, from, to),
                Targets::One(mv) => u32::from(watch.allows(piece, mv)),
            };
            false
        });
    }
    count
}

/// Calls `each` with every legal ply that fits, of a side that plays; `check` if an own king is attacked.
#[inline]
fn each_legal(setup: &Setup, check: bool, fits: impl Fn(Move) -> bool, mut each: impl FnMut(Move)) {
    // Ruling FK-4. Only the second move may be declined.
    if setup.begun.is_some() && !check {
        each(Move::Done);
    }
    let watch = Watch::new(setup, must(setup.mover));
    for army in armies(setup) {
        any_move(setup, army, |piece, mv| {
            if fits(mv) && watch.allows(piece, mv) {
                each(mv);
            }
            false
        });
    }
}

/// Returns `true` if a line of one or two moves leaves these armies' kings safe.
fn has_line(setup: &Setup, must: Must) -> bool {
    let watch = Watch::new(setup, must);
    armies(setup).any(|army| any_move(setup, army, |piece, mv| watch.allows(piece, mv)))
}

/// Returns `true` if one more move leaves these armies' kings safe, at least one of which is attacked.
fn has_second(setup: &Setup, must: Must) -> bool {
    let watch = Watch::new(setup, must);
    let goals = watch.threats.goals.unwrap_or_default();
    armies(setup).any(|army| any_move_onto(setup, army, goals, |piece, mv| watch.allows(piece, mv)))
}

/// The squares on which a piece would end this attack on this king.
fn remedies(board: &Board, king: Square, attacker: Square) -> Squares {
    let mut squares = attacker.between(king);
    let piece = board.piece(attacker);
    if piece.is_some_and(|piece| piece.role == Role::Knight) {
        // Between its hops a knight needs an empty square. It may have several.
        let ways = attacker.ways_to(king).minus(board.occupied());
        // A hop changes the colour of the square, so from one hop away there is no way by two.
        squares = if ways.is_single() {
            ways
        } else {
            Squares::EMPTY
        };
    }
    squares.insert(attacker);
    squares
}

/// The kings of these armies on the board.
fn kings(board: &Board, must: Must) -> impl Iterator<Item = Square> {
    let armies = must.into_iter().flatten();
    armies.filter_map(|army| board.king(army))
}

/// Attacks on the kings of the side to move before its move, and its partner's.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threats {
    /// Squares on which one piece would end all attacks on kings that must be safe; `None` if there are no attacks.
    goals: Option<Squares>,
    /// Squares from which a piece alone keeps off an attack on one of all these kings.
    shields: Squares,
}

impl Threats {
    /// Those on the kings that the side to move answers for.
    pub(super) fn to_mover(setup: &Setup) -> Self {
        Self::new(setup, must(setup.mover))
    }

    fn new(setup: &Setup, must: Must) -> Self {
        let board = &setup.board;
        let men = board.of(setup.mover.colour().other());
        let (mut goals, mut shields): (Option<Squares>, _) = (None, Squares::EMPTY);
        for king in kings(board, must) {
            let (attackers, shielded) = board.threats(king, men);
            shields |= shielded;
            for attacker in attackers {
                let remedies = remedies(board, king, attacker);
                goals = Some(goals.map_or(remedies, |goals| goals & remedies));
            }
        }
        if let Some(king) = partner(setup.mover).and_then(|army| board.king(army)) {
            shields |= board.threats(king, men).1;
        }
        Self { goals, shields }
    }
}

/// An arrangement before a move, seen from the kings that the move must leave as safe as the rules ask.
struct Watch<'a> {
    setup: &'a Setup,
    must: Must,
    enemy: Colour,
    threats: Threats,
}

impl<'a> Watch<'a> {
    fn new(setup: &'a Setup, must: Must) -> Self {
        Self {
            setup,
            must,
            enemy: setup.mover.colour().other(),
            threats: Threats::new(setup, must),
        }
    }

    /// Returns `true` if a move brings no new attack on the kings: its piece stays on the board, and shields none of
    /// them now.
    #[inline]
    fn keeps_shields(&self, piece: Piece, from: Square, to: Square, released: bool) -> bool {
        let moves_on = match piece.role {
            Role::King => false,
            // A pawn taken in passing leaves its square, and so does a pawn that sets a king free.
            Role::Pawn => !(released || self.setup.board.is_empty(to) && from.is_aslant(to)),
            Role::Queen | Role::Rook | Role::Bishop | Role::Knight => true,
        };
        moves_on && !self.threats.shields.contains(from)
    }

    /// Returns `true` if a pseudo-legal move is legal.
    #[inline]
    fn allows(&self, piece: Piece, mv: Move) -> bool {
        let Move::Go { from, to, becomes } = mv else {
            return false;
        };
        let released = matches!(becomes, Some(Becomes::Released(_)));
        if self.keeps_shields(piece, from, to, released) {
            return self.threats.goals.is_none_or(|goals| goals.contains(to))
                || self.setup.begun.is_none()
                    && has_second(&self.setup.with_first(from, to, becomes), self.must);
        }
        if piece.role == Role::King {
            if self.steps_into_attack(from, to) {
                return false;
            }
            let steps = from.near().contains(to);
            // It is no shield: an attack that it kept off would be one on itself.
            if steps && self.threats.goals.is_none() {
                return true;
            }
        }
        let next = self.setup.with_first(from, to, becomes);
        self.allows_with(&next, piece, to)
    }

    /// The number of legal moves of a piece other than a pawn to these squares.
    fn count(&self, piece: Piece, from: Square, to: Squares) -> u32 {
        if self.threats.goals.is_none() && self.keeps_shields(piece, from, from, false) {
            return to.count();
        }
        let legal = to
            .into_iter()
            .filter(|to| self.allows(piece, Move::to(from, *to)));
        legal.map(|_| 1).sum()
    }

    /// Returns `true` if a king that goes there from its square steps onto an attacked one.
    fn steps_into_attack(&self, from: Square, to: Square) -> bool {
        let board = &self.setup.board;
        let (mut men, mut occupied) = (board.of(self.enemy), board.occupied());
        men.remove(to);
        occupied.remove(from);
        board.is_attacked_amid(to, men, occupied)
    }

    /// Returns `true` if a piece's move to this square is legal. `next` is the arrangement after it, as far as a second
    /// move needs it.
    fn allows_with(&self, next: &Setup, piece: Piece, to: Square) -> bool {
        // A king never steps onto an attacked square, whatever follows.
        if piece.role == Role::King && next.board.is_attacked(to, self.enemy) {
            return false;
        }
        // Ruling FK-14. All own kings are safe at the end of the turn; before it, a second move may still save them.
        self.partner_is_kept(&next.board)
            && (are_safe(self.setup, &next.board, self.must)
                || self.setup.begun.is_none() && has_second(next, self.must))
    }

    /// Returns `true` if nothing new attacks the partner's king on the board after a move.
    // Ruling FK-14.
    fn partner_is_kept(&self, after: &Board) -> bool {
        let Some(partner) = partner(self.setup.mover) else {
            return true;
        };
        let board = &self.setup.board;
        after.king(partner).is_none_or(|king| {
            let before = board
                .king(partner)
                .map(|king| board.attackers(king, self.enemy));
            let now = after.attackers(king, self.enemy);
            now.is_within(before.unwrap_or_default())
        })
    }
}

/// Returns `true` if the kings of these armies on the board are not attacked.
fn are_safe(setup: &Setup, board: &Board, must: Must) -> bool {
    let enemy = board.of(setup.mover.colour().other());
    let occupied = board.occupied();
    kings(board, must).all(|king| !board.is_attacked_amid(king, enemy, occupied))
}

/// The status after a pseudo-legal move; `None` if the move is illegal.
///
/// `threats` are those to the mover in `setup`. A stalemate is looked for only if a king of the next side is attacked:
/// otherwise the status is [`PositionStatus::Play`].
pub(super) fn board_status_after(
    setup: &Setup,
    threats: impl FnOnce() -> Threats,
    next: &Setup,
    mv: Move,
) -> Option<PositionStatus> {
    if let Move::Go { from, to, becomes } = mv {
        let piece = setup.board.piece(from)?;
        let must = must(setup.mover);
        let watch = Watch {
            setup,
            must,
            enemy: setup.mover.colour().other(),
            threats: threats(),
        };
        let released = matches!(becomes, Some(Becomes::Released(_)));
        let (safe, legal);
        if watch.keeps_shields(piece, from, to, released) {
            safe = watch.threats.goals.is_none_or(|goals| goals.contains(to));
            legal = safe || setup.begun.is_none() && has_second(next, must);
        } else {
            safe = are_safe(setup, &next.board, must);
            legal = watch.allows_with(next, piece, to);
        }
        if !legal {
            return None;
        }
        if next.begun.is_some() {
            return Some(PositionStatus::Play { check: !safe });
        }
    } else if next.begun.is_some() {
        return Some(board_status(next));
    }
    Some(board_status_handed_on(next))
}

/// The status at the start of a turn, for a search: a stalemate is not detected.
pub(super) fn board_status_handed_on(next: &Setup) -> PositionStatus {
    if has_lost(next) || !own_kings_are_safe(next, &next.board) {
        board_status(next)
    } else if next.still >= NO_PROGRESS_LIMIT {
        PositionStatus::Drawn(Draw::Standstill)
    } else if only_kings(&next.board) {
        PositionStatus::Drawn(Draw::BareKings)
    } else {
        PositionStatus::Play { check: false }
    }
}

/// Returns `true` if the kings of the side to move are not attacked on this board.
fn own_kings_are_safe(setup: &Setup, board: &Board) -> bool {
    are_safe(setup, board, must(setup.mover))
}
