//! Attacks on cells, and [`Threats`] to the king of the camp to move.

use crate::games::immortal_star_masters::board::{Board, Camp, Role, Spot, Spots};
use crate::games::immortal_star_masters::pawns::{Gait, stepped};
use crate::games::immortal_star_masters::setup::Setup;

/// Returns `true` if a living opponent of `camp` attacks this cell, whether or not that would leave its own king
/// attacked.
pub(super) fn is_attacked(setup: &Setup, board: &Board, target: Spot, camp: Camp) -> bool {
    let foes = board.all_living().minus(board.men(camp));
    is_attacked_amid(setup, board, target, foes, board.occupied())
}

/// Returns `true` if one of these foes would attack this cell if these spots were occupied.
pub(super) fn is_attacked_amid(
    setup: &Setup,
    board: &Board,
    target: Spot,
    foes: Spots,
    occupied: Spots,
) -> bool {
    let mut lines = (board.lines_to(target) & foes).into_iter();
    lines.any(|at| {
        let way = target.between(at);
        !way.meets(occupied) && reaches(setup, at, target)
    }) || !near_attackers(setup, board, target, foes).is_empty()
}

/// Returns `true` if the closed territories let a line piece attack from here to the target, were its way empty.
fn reaches(setup: &Setup, at: Spot, target: Spot) -> bool {
    if setup.players.count() == 6 {
        return true;
    }
    // A closed territory on the way must be the attacker's own place.
    let mut way = target.way_to(at);
    let closed = setup
        .closed(target)
        .or_else(|| way.find_map(|spot| setup.closed(spot)));
    closed.is_none_or(|closed| at.territory() == Some(closed))
}

/// The kings, pawns and knights among these foes that attack this cell.
#[inline]
fn near_attackers(setup: &Setup, board: &Board, target: Spot, foes: Spots) -> Spots {
    let mut found = Spots::EMPTY;
    let here = setup.closed(target);
    let enters = |from: Spot| here.is_none_or(|closed| from.territory() == Some(closed));
    let knights = target.leap_set() & foes & board.knights();
    let close = (target.near() & foes).minus(board.line_pieces() | board.knights());
    for from in knights | close {
        let attacks = board.living(from).is_some_and(|piece| match piece.role {
            Role::King | Role::Knight => true,
            Role::Pawn => {
                let toward = from.direction_to(target);
                from.rank() > 1
                    && toward.is_some_and(|toward| Gait::of(piece, from).captures.contains(&toward))
                    && stepped(piece, from, target).is_some()
            }
            Role::Queen | Role::Rook | Role::Bishop => false,
        });
        if attacks && enters(from) {
            found.insert(from);
        }
    }
    found
}

/// Attacks on the king of the camp to move, before its move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Threats {
    /// Spots on which a piece other than the king ends all attacks; `None` if there are no attacks.
    pub(super) goals: Option<Spots>,
    /// Spots from which a piece alone keeps off an attack.
    pub(super) shields: Spots,
}

impl Threats {
    /// Those in this arrangement.
    pub(super) fn of(setup: &Setup) -> Self {
        let mut threats = Self {
            goals: None,
            shields: Spots::EMPTY,
        };
        let board = &setup.board;
        let Some(king) = board.king(setup.mover) else {
            return threats;
        };
        let foes = board.all_living().minus(board.men(setup.mover));
        let occupied = board.occupied();
        for at in board.lines_to(king) & foes {
            let way = king.between(at);
            let met = way & occupied;
            if met.is_empty() {
                if reaches(setup, at, king) {
                    let mut remedies = way;
                    remedies.insert(at);
                    threats.attack(remedies);
                }
            } else if met.is_single() && reaches(setup, at, king) {
                threats.shields |= met;
            }
        }
        for at in near_attackers(setup, board, king, foes) {
            let mut remedies = Spots::EMPTY;
            remedies.insert(at);
            threats.attack(remedies);
        }
        threats
    }

    fn attack(&mut self, remedies: Spots) {
        self.goals = Some(self.goals.map_or(remedies, |goals| goals & remedies));
    }

    /// Returns `true` if the king is attacked.
    pub(super) const fn check(&self) -> bool {
        self.goals.is_some()
    }
}
