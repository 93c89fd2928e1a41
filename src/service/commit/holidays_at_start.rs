//! Holidays that begin together with a game.

use crate::play::event::Event;
use crate::play::{Game, Timestamp};
use crate::service::lookup::off_hours;
use crate::store::{Store, StoreError};

/// The present and future holidays of the players who sit down.
pub(in crate::service) fn holidays_on_start(
    store: &Store,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<Event>, StoreError> {
    let mut events = Vec::new();
    for player in game.seats() {
        events.extend(off_hours::holidays_of(store, game, player, now)?);
    }
    Ok(events)
}
