//! How a user sees a board.

use crate::game::seat::Seat;
use crate::play::{Game, PlayerId};
use crate::service::describe::game::Viewpoint;
use crate::service::lookup::preferences;
use crate::store::Store;

/// As this person sees a game: from his own side (or the first one's), as his settings have it.
pub(in crate::service) fn view(store: &Store, game: &Game, who: &PlayerId) -> Viewpoint {
    Viewpoint::from(
        game.seat_of(who).unwrap_or(Seat::FIRST),
        preferences::preferences_of(store, who),
    )
}

/// As the table sees it: as the player who is to act does, who must read it.
pub(in crate::service) fn view_of_table(store: &Store, game: &Game) -> Viewpoint {
    let reader = game
        .players_to_act()
        .and_then(|seat| game.mover_for_seat(seat));
    reader.map_or(Viewpoint::FIRST, |player| view(store, game, player))
}
