//! The seats of a player in games that are over.

use crate::game::outcome::Outcome;
use crate::game::seat::Seat;
use crate::play::PlayerId;
use crate::play::summary::GameSummary;

/// The seats of a player in an ended game.
pub(super) fn seats_of<'a>(
    game: &'a GameSummary,
    end: &Outcome,
    player: &'a PlayerId,
) -> impl Iterator<Item = Seat> + use<'a> {
    let seats = Seat::all(end.places.count()).zip(&game.seats);
    let his = seats.filter(move |(_, other)| *other == player);
    his.map(|(seat, _)| seat)
}
