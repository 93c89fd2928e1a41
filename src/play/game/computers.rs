//! The computers of a game, and the one that has to think.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::values::computer::Computer;
use crate::play::values::identity::PlayerId;

/// The computers that play, are invited, or wait in the lobby.
pub fn computers_of(game: &Game) -> impl Iterator<Item = Computer> {
    let people = game.seats().iter().chain(game.invited());
    let here = game.lobby().iter().map(|here| &here.player);
    people.chain(here).filter_map(Computer::of)
}

/// Another computer for this table, with the next number.
pub fn next_computer(game: &Game, level: u8) -> Computer {
    let last = computers_of(game).map(|computer| computer.number).max();
    Computer {
        number: last.unwrap_or_default() + 1,
        ..Computer::new(level)
    }
}

/// The computer that has to choose a move, and the seat it moves for; `None` while the game waits for something
/// else.
pub fn thinker(game: &Game) -> Option<(Seat, Computer)> {
    let moves = game.stage() == Stage::Running && game.goes_on() && !game.stands_still();
    let seat = game.to_move().filter(|_| moves)?;
    let computer = Computer::of(game.mover_for_seat(seat)?)?;
    Some((seat, computer))
}

/// Seats in play with a computer.
pub fn computer_seats(game: &Game) -> impl Iterator<Item = (Seat, &PlayerId)> {
    let seats = game.active_seats();
    let held = seats.filter_map(|seat| Some((seat, game.player(seat)?)));
    held.filter(|(_, player)| player.is_computer())
}

/// Returns `true` if only computers are still in play.
pub(in crate::play) fn is_left_to_computers(game: &Game) -> bool {
    let held = computer_seats(game).count();
    held > 0 && held == game.active_seats().count()
}
