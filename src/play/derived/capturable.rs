//! The pieces that an opponent can take now: a look at legal moves alone, without any judgement of them.

use std::collections::BTreeSet;

use crate::game::grid::Cell;
use crate::game::seat::{Seat, SeatSet};
use crate::play::game::{Game, move_effects};

/// The cells on which a piece of these seats can be taken, with that seat; in Active Play, can be attacked. `None`
/// unless the game waits for a move.
///
/// A piece counts if an opponent has a legal move that takes it on the present board. The opponent to move has their
/// next move, any other one the first move of a turn that would begin now. Later moves of a turn do not count. Partners
/// are no opponents.
pub fn capturable(game: &Game, of: SeatSet) -> Option<BTreeSet<(Seat, Cell)>> {
    let mover = game.to_move()?;
    let at = game.position();
    let board = at.scene();
    let mut found = BTreeSet::new();
    for seat in Seat::all(at.seats()) {
        let mut friends = at.partners(seat);
        friends.insert(seat);
        if of.iter().all(|seat| friends.contains(seat)) {
            continue;
        }
        // Skips a seat that is out.
        let Some(theirs) = at.with_turn(seat) else {
            continue;
        };
        let moves = if seat == mover {
            game.choices()
        } else {
            theirs.legal()
        };
        let taken = moves.iter().filter_map(|mv| {
            let cell = move_effects::captured_on(&*theirs, &board, mv)?;
            Some((board.seat_of(board.figure_at(cell)?.tint)?, cell))
        });
        found.extend(taken.filter(|(owner, _)| of.contains(*owner) && !friends.contains(*owner)));
    }
    Some(found)
}
