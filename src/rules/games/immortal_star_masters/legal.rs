//! Legality: no move leaves the mover's king attacked.
//!
//! Most moves need no board after them. A move that leaves no spot that keeps off an attack leaves the king as safe as
//! it is.

use crate::games::immortal_star_masters::attacks::{Threats, is_attacked, is_attacked_amid};
use crate::games::immortal_star_masters::board::{Piece, Role};
use crate::games::immortal_star_masters::moves::{Move, act, any_move};
use crate::games::immortal_star_masters::setup::Setup;

/// Returns `true` if a pseudo-legal move of this piece leaves the mover's king safe.
#[inline]
fn is_safe(setup: &Setup, threats: &Threats, piece: Piece, mv: Move) -> bool {
    let plain = match piece.role {
        Role::King => return is_safe_for_king(setup, mv),
        // A pawn taken in passing leaves its spot.
        Role::Pawn => setup.board.man(mv.to).is_some() || !setup.captures(mv),
        Role::Queen | Role::Rook | Role::Bishop | Role::Knight => true,
    };
    if plain && !threats.shields.contains(mv.from) {
        return threats.goals.is_none_or(|goals| goals.contains(mv.to));
    }
    is_safe_when_made(setup, mv)
}

/// [`is_safe`] of the king's moves.
fn is_safe_for_king(setup: &Setup, Move { from, to, .. }: Move) -> bool {
    if !from.near().contains(to) {
        // Castling moves a rook, too.
        return is_safe_when_made(
            setup,
            Move {
                from,
                to,
                becomes: None,
            },
        );
    }
    let board = &setup.board;
    let mut foes = board.all_living().minus(board.men(setup.mover));
    let mut occupied = board.occupied();
    foes.remove(to);
    occupied.remove(from);
    !is_attacked_amid(setup, board, to, foes, occupied)
}

/// [`is_safe`] by the board after the move.
fn is_safe_when_made(setup: &Setup, mv: Move) -> bool {
    let mut board = setup.board.clone();
    act(setup, &mut board, mv);
    let king = board.king(setup.mover);
    king.is_none_or(|king| !is_attacked(setup, &board, king, setup.mover))
}

/// The arrangement after a pseudo-legal move; `None` if it leaves the mover's king attacked.
pub(super) fn tried(setup: &Setup, threats: &Threats, mv: Move) -> Option<Setup> {
    let piece = setup.board.living(mv.from)?;
    is_safe(setup, threats, piece, mv).then(|| setup.played(mv))
}

/// The legal moves that fit, in no particular order; only those are checked for legality.
pub(super) fn legal_that(
    setup: &Setup,
    threats: &Threats,
    fits: impl Fn(Move) -> bool,
) -> Vec<Move> {
    let mut legal = Vec::with_capacity(160);
    any_move(setup, |piece, mv| {
        if fits(mv) && is_safe(setup, threats, piece, mv) {
            legal.push(mv);
        }
        false
    });
    legal
}

/// The number of legal moves.
pub(super) fn count(setup: &Setup, threats: &Threats) -> u64 {
    let mut count = 0;
    any_move(setup, |piece, mv| {
        count += u64::from(is_safe(setup, threats, piece, mv));
        false
    });
    count
}

/// Returns `true` if there is a legal move.
pub(super) fn any(setup: &Setup, threats: &Threats) -> bool {
    any_move(setup, |piece, mv| is_safe(setup, threats, piece, mv))
}
