//! The computers of a game, and the one that has to think.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::values::computer::Computer;
use crate::play::values::identity::PlayerId;

impl Game {
    /// The computers that play, are invited, or wait in the lobby.
    pub fn computers(&self) -> impl Iterator<Item = Computer> {
        let people = self.seats().iter().chain(self.invited());
        let here = self.lobby().iter().map(|here| &here.player);
        people.chain(here).filter_map(Computer::of)
    }

    /// Another computer for this table, with the next number.
    pub fn next_computer(&self, level: u8) -> Computer {
        let last = self.computers().map(|computer| computer.number).max();
        Computer {
            number: last.unwrap_or_default() + 1,
            ..Computer::new(level)
        }
    }

    /// The computer that has to choose a move, and the seat it moves for; `None` while the game waits for something
    /// else.
    pub fn thinker(&self) -> Option<(Seat, Computer)> {
        let moves = self.stage() == Stage::Running && self.goes_on() && !self.stands_still();
        let seat = self.to_move().filter(|_| moves)?;
        let computer = Computer::of(self.mover_for_seat(seat)?)?;
        Some((seat, computer))
    }

    /// Seats in play with a computer.
    pub fn computer_seats(&self) -> impl Iterator<Item = (Seat, &PlayerId)> {
        let seats = self.active_seats();
        let held = seats.filter_map(|seat| Some((seat, self.player(seat)?)));
        held.filter(|(_, player)| player.is_computer())
    }

    /// Returns `true` if only computers are still in play.
    pub(in crate::play) fn is_left_to_computers(&self) -> bool {
        let held = self.computer_seats().count();
        held > 0 && held == self.active_seats().count()
    }
}
