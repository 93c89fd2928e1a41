//! The pie rule in a game: the right to swap sides.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::game::stage::Stage;

/// The option under which sides may be swapped.
pub const SWAP: &str = "swap";

/// The option that disables the swap of games that have it by default.
pub const NO_SWAP: &str = "no-swap";

/// The seat across the table from one of two.
pub(in crate::play) fn across(seat: Seat) -> Seat {
    if seat == Seat::FIRST {
        Seat::SECOND
    } else {
        Seat::FIRST
    }
}

/// The seat that may swap sides now.
pub fn may_swap(game: &Game) -> Option<Seat> {
    let opened = (game.steps().first()).is_some_and(|step| step.seat == Seat::FIRST);
    let able = game.options().has(SWAP)
        && game.seating().swapped().is_none()
        && game.seats().len() == 2
        && opened
        && game.history().turns() == 1
        && !game.position().mid_turn();
    game.to_move().filter(|seat| able && *seat == Seat::SECOND)
}

/// Returns `true` while the first player has not finished the first turn.
pub(in crate::play) fn opening_turn_continues(game: &Game) -> bool {
    game.stage() == Stage::Running
        && game.history().turns() <= 1
        && game.to_move() == Some(Seat::FIRST)
}
