//! Legality of plies: kings must be safe at the end of a turn, after a second move if need be. It also decides the
//! ends. Start with [`board_status`].
//!
//! A first move that leaves the kings safe is legal at once. Otherwise a second move is searched, only among moves that
//! can end an attack: the king's own, captures of the attacker, and steps into its way.

use crate::games::four_kings::board::Squares;
use crate::games::four_kings::board::{Army, Board, Role, Square};
use crate::games::four_kings::moves::{Move, armies, between, each_move};
use crate::games::four_kings::setup::{PATIENCE, Seating, Setup};

/// The status of the side to move.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum PositionStatus {
    /// It plays; `check` if a king of its own is attacked.
    Play {
        /// Whether a king of its own is attacked.
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

/// The status of this arrangement.
// Rulings FK-15 and FK-16. A loss goes before a draw, and a draw before a hand-over.
pub(super) fn board_status(setup: &Setup) -> PositionStatus {
    let colour = setup.mover.colour();
    let kings = own_kings(setup);
    let enemy = colour.other();
    let attacked = |king: &Square| setup.board.is_attacked(*king, enemy);
    let check = kings.iter().any(|(_, king)| attacked(king));
    if setup.begun.is_some() {
        return PositionStatus::Play { check };
    }
    let both_gone = colour
        .armies()
        .into_iter()
        .all(|army| setup.is_captive(army));
    if both_gone {
        return PositionStatus::Lost;
    }
    let all: Vec<Army> = kings.iter().map(|(army, _)| *army).collect();
    let can_move = has_line(setup, &all);
    let after_loss = if can_move {
        PositionStatus::Play { check }
    } else if check {
        mated(setup, &kings)
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
    } else if setup.still >= PATIENCE {
        PositionStatus::Drawn(Draw::Standstill)
    } else {
        after_loss
    }
}

/// The status after a mate: kings are attacked and no line saves all.
// Ruling FK-15.
fn mated(setup: &Setup, kings: &[(Army, Square)]) -> PositionStatus {
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
            match (has_line(setup, &[*one]), has_line(setup, &[*other])) {
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
    let must: Vec<Army> = own_kings(&next).iter().map(|(army, _)| *army).collect();
    are_safe(&next, &next.board, &must) || has_second(&next, &must)
}

/// The kings on the board that must be safe at the end of the turn.
fn own_kings(setup: &Setup) -> Vec<(Army, Square)> {
    let kings = setup.mover.armies();
    kings
        .filter_map(|army| Some((army, setup.board.king(army)?)))
        .collect()
}

fn only_kings(board: &Board) -> bool {
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
        PositionStatus::Lost | PositionStatus::Drawn(_) => return Vec::new(),
        PositionStatus::Pass => return vec![Move::Done],
        PositionStatus::Surrender(kings) => {
            return kings.iter().copied().map(Move::HandOver).collect();
        }
        PositionStatus::Play { .. } => {}
    }
    let mut legal = Vec::with_capacity(256);
    let must: Vec<Army> = setup.mover.armies().collect();
    let watch = Watch::new(setup);
    // Ruling FK-4. Only the second move may be declined.
    if setup.begun.is_some() && are_safe(setup, &setup.board, &must) {
        legal.push(Move::Done);
    }
    for army in armies(setup) {
        each_move(setup, army, |mv| {
            if fits(mv) && is_legal(setup, &watch, mv, &must) {
                legal.push(mv);
            }
        });
    }
    legal
}

/// Returns `true` if a line of one or two moves leaves these armies' kings safe.
fn has_line(setup: &Setup, must: &[Army]) -> bool {
    let watch = Watch::new(setup);
    some_move(setup, |mv| is_legal(setup, &watch, mv, must))
}

/// Returns `true` if one more move leaves these armies' kings safe.
fn has_second(setup: &Setup, must: &[Army]) -> bool {
    let enemy = setup.mover.colour().other();
    let mut useful = Squares::EMPTY;
    for king in must.iter().filter_map(|army| setup.board.king(*army)) {
        for attacker in setup.board.attackers(king, enemy) {
            useful |= remedies(&setup.board, king, attacker);
        }
    }
    let watch = Watch::new(setup);
    some_move(setup, |mv| {
        let Move::Go { from, to, .. } = mv else {
            return false;
        };
        let piece = setup.board.piece(from);
        let king = piece.is_some_and(|piece| piece.role == Role::King);
        (king || useful.contains(to)) && is_legal(setup, &watch, mv, must)
    })
}

/// The squares on which a piece would end this attack on this king.
fn remedies(board: &Board, king: Square, attacker: Square) -> Squares {
    let mut squares = between(attacker, king);
    squares.insert(attacker);
    let piece = board.piece(attacker);
    if piece.is_some_and(|piece| piece.role == Role::Knight) {
        squares = Squares::EMPTY;
        squares.insert(attacker);
        // Between its hops a knight needs an empty square.
        for near in king.hops() {
            squares.insert(near);
        }
    }
    squares
}

/// Returns `true` if some move of the side to move satisfies `is`.
fn some_move(setup: &Setup, mut is: impl FnMut(Move) -> bool) -> bool {
    let mut found = false;
    for army in armies(setup) {
        each_move(setup, army, |mv| found = found || is(mv));
        if found {
            break;
        }
    }
    found
}

/// The partner's king in team play, and its attackers before a move.
struct Watch(Option<(Army, Squares)>);

impl Watch {
    fn new(setup: &Setup) -> Self {
        let mut armies = setup.mover.armies();
        let partner = match setup.table() {
            Seating::Duel => None,
            Seating::Team => armies.next().map(Army::partner),
        };
        Self(partner.map(|partner| {
            let king = setup.board.king(partner);
            let enemy = setup.mover.colour().other();
            let attackers = king.map(|king| setup.board.attackers(king, enemy));
            (partner, attackers.unwrap_or_default())
        }))
    }

    // Ruling FK-14. Nothing new may attack it.
    fn allows(&self, after: &Board) -> bool {
        let Some((partner, before)) = &self.0 else {
            return true;
        };
        after.king(*partner).is_none_or(|king| {
            let enemy = partner.colour().other();
            after.attackers(king, enemy).is_within(*before)
        })
    }
}

fn is_legal(setup: &Setup, watch: &Watch, mv: Move, must: &[Army]) -> bool {
    let Move::Go { from, to, becomes } = mv else {
        return false;
    };
    let next = setup.with_first(from, to, becomes);
    is_legal_when(setup, &next, watch, (from, to), must)
}

/// Returns `true` if a move between these squares is legal. `next` is the arrangement after it, as far as a second move
/// needs it.
fn is_legal_when(
    setup: &Setup,
    next: &Setup,
    watch: &Watch,
    (from, to): (Square, Square),
    must: &[Army],
) -> bool {
    let steps = setup.board.piece(from);
    let enemy = setup.mover.colour().other();
    // A king never steps onto an attacked square, whatever follows.
    if steps.is_some_and(|piece| piece.role == Role::King) && next.board.is_attacked(to, enemy) {
        return false;
    }
    if !watch.allows(&next.board) {
        return false;
    }
    // Ruling FK-14. All own kings are safe at the end of the turn; before it, a second move may still save them.
    are_safe(setup, &next.board, must) || setup.begun.is_none() && has_second(next, must)
}

/// Returns `true` if the kings of these armies on the board are not attacked.
fn are_safe(setup: &Setup, board: &Board, must: &[Army]) -> bool {
    let enemy = setup.mover.colour().other();
    let mut kings = must.iter().filter_map(|army| board.king(*army));
    kings.all(|king| !board.is_attacked(king, enemy))
}

/// The status after a pseudo-legal move; `None` if the move is illegal.
///
/// A stalemate is looked for only if a king of the next side is attacked: otherwise the status is
/// [`PositionStatus::Play`].
pub(super) fn board_status_after(setup: &Setup, next: &Setup, mv: Move) -> Option<PositionStatus> {
    if let Move::Go { from, to, .. } = mv {
        // A second move has passed the turn on; only the board matters then.
        let safe = own_kings_are_safe(setup, &next.board);
        let team = setup.table() == Seating::Team;
        let king = setup
            .board
            .piece(from)
            .is_some_and(|piece| piece.role == Role::King);
        if !safe || team || king {
            let must: Vec<Army> = setup.mover.armies().collect();
            let watch = Watch::new(setup);
            if !is_legal_when(setup, next, &watch, (from, to), &must) {
                return None;
            }
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
    let colour = next.mover.colour();
    let gone = colour
        .armies()
        .into_iter()
        .all(|army| next.is_captive(army));
    if gone || !own_kings_are_safe(next, &next.board) {
        board_status(next)
    } else if next.still >= PATIENCE {
        PositionStatus::Drawn(Draw::Standstill)
    } else if next.board.occupied().count() <= 4 && only_kings(&next.board) {
        PositionStatus::Drawn(Draw::BareKings)
    } else {
        PositionStatus::Play { check: false }
    }
}

/// Returns `true` if the kings of the side to move are not attacked on this board.
pub(super) fn own_kings_are_safe(setup: &Setup, board: &Board) -> bool {
    let enemy = setup.mover.colour().other();
    let mut kings = setup.mover.armies().filter_map(|army| board.king(army));
    kings.all(|king| !board.is_attacked(king, enemy))
}
