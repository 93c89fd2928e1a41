//! The times at which no clock of a game runs.

use crate::game::seat::Seat;
use crate::play::Game;
use crate::play::time_control::TimeExclusions;
use crate::service::lookup::off_hours;
use crate::store::{Store, StoreError};

/// The present clock exclusions of a game; empty without clocks.
pub(in crate::service) fn time_exclusions(
    store: &Store,
    game: &Game,
) -> Result<TimeExclusions, StoreError> {
    let Some(clocks) = game.clocks() else {
        return Ok(TimeExclusions::default());
    };
    Ok(TimeExclusions {
        off_hours: Seat::all(game.position().seats())
            .filter_map(|seat| game.mover_for_seat(seat))
            .map(|player| off_hours::hours_of(store, player))
            .collect::<Result<_, _>>()?,
        outages: {
            let mut away = store.outages(clocks.since())?;
            away.extend(store.quarantine_history(game.id())?);
            away
        },
    })
}
