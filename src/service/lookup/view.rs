//! A user's view of a board.

use crate::game::seat::Seat;
use crate::play::{Game, PlayerId};
use crate::service::describe::game::Viewpoint;
use crate::service::lookup::preferences;
use crate::store::Store;

/// This user's view of a game: from their own side (or the first one's), by their preferences.
pub(in crate::service) fn view(store: &Store, game: &Game, player: &PlayerId) -> Viewpoint {
    Viewpoint::from(
        game.seat_of(player).unwrap_or(Seat::FIRST),
        preferences::preferences_of(store, player),
    )
}

/// The table's view: that of the player to act, who must read it; if that is a computer, of the first person who plays.
pub(in crate::service) fn view_of_table(store: &Store, game: &Game) -> Viewpoint {
    let person = |player: &&PlayerId| !player.is_computer();
    let acts = game
        .seat_to_act()
        .and_then(|seat| game.mover_for_seat(seat));
    let reader = acts.and_then(|acts| {
        let people = game.seats().iter().find(person);
        Some(acts).filter(person).or(people)
    });
    reader.map_or(Viewpoint::FIRST, |player| view(store, game, player))
}
