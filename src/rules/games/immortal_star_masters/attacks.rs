//! Attacks on cells, and [`Threats`] to the king of the camp to move.

use crate::games::immortal_star_masters::board::{Role, Spot, Spots};
use crate::games::immortal_star_masters::camps::Camp;
use crate::games::immortal_star_masters::men::Board;
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

/// Returns `true` if no closed territory keeps a piece here from attacking the target.
// No line leads through a territory without an end in it, so the target's decides.
#[inline]
fn reaches(setup: &Setup, at: Spot, target: Spot) -> bool {
    let closed = setup.closed(target);
    closed.is_none_or(|closed| at.territory() == Some(closed))
}

/// The kings, pawns and knights among these foes that attack this cell.
#[inline]
fn near_attackers(setup: &Setup, board: &Board, target: Spot, foes: Spots) -> Spots {
    let mut found = Spots::EMPTY;
    let knights = target.leap_set() & foes & board.knights();
    let close = (target.near() & foes).minus(board.line_pieces() | board.knights());
    for from in knights | close {
        let attacks = board.living(from).is_some_and(|piece| match piece.role {
            Role::King | Role::Knight => true,
            Role::Pawn => {
                let toward = from.direction_to(target);
                // One that waits on rank 1 would capture beyond the board.
                toward.is_some_and(|toward| Gait::of(piece, from).captures.contains(&toward))
                    && stepped(piece, from, target).is_some()
            }
            Role::Queen | Role::Rook | Role::Bishop => false,
        });
        if attacks && reaches(setup, from, target) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::immortal_star_masters::board::Piece;

    #[test]
    fn no_line_leads_through_a_territory_without_an_end_in_it() {
        for (one, other) in Spot::all().flat_map(|one| Spot::all().map(move |other| (one, other))) {
            let ends = [one.territory(), other.territory()];
            let own = |spot: Spot| spot.territory().is_none() || ends.contains(&spot.territory());
            assert!(one.between(other).into_iter().all(own), "{one} {other}");
        }
    }

    #[test]
    fn ruling_is_08_a_pawn_that_waits_attacks_nothing() {
        for from in Spot::all().filter(|spot| spot.rank() == 1) {
            let others = Camp::ALL.into_iter();
            for camp in others.filter(|camp| from.territory() != Some(*camp)) {
                let gait = Gait::of(Piece::new(camp, Role::Pawn), from);
                let mut ways = gait.captures.iter();
                assert!(ways.all(|way| from.line(*way).next().is_none()), "{from}");
            }
        }
    }
}
