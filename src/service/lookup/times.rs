//! The times at which no clock of a game runs.

use crate::game::seat::Seat;
use crate::play::calendar::TimeSpan;
use crate::play::stage::Stage;
use crate::play::time_control::TimeExclusions;
use crate::play::{Game, Timestamp};
use crate::service::lookup::off_hours;
use crate::store::{self, Store, StoreError};

/// The present clock exclusions of a game; empty without clocks.
pub(in crate::service) fn time_exclusions(
    store: &Store,
    game: &Game,
) -> Result<TimeExclusions, StoreError> {
    let Some(clocks) = game.clocks() else {
        return Ok(TimeExclusions::default());
    };
    exclusions_since(store, game, clocks.since())
}

/// The clock exclusions of a game that is over, since the last stretch in which a clock ran began.
pub(in crate::service) fn exclusions_of_last_stretch(
    store: &Store,
    game: &Game,
) -> Result<TimeExclusions, StoreError> {
    let Some(clocks) = game.clocks() else {
        return Ok(TimeExclusions::default());
    };
    exclusions_since(store, game, clocks.ran_from())
}

fn exclusions_since(
    store: &Store,
    game: &Game,
    since: Timestamp,
) -> Result<TimeExclusions, StoreError> {
    Ok(TimeExclusions {
        off_hours: Seat::all(game.position().seats())
            .filter_map(|seat| game.mover_for_seat(seat))
            .map(|player| off_hours::hours_of(store, player))
            .collect::<Result<_, _>>()?,
        outages: outages(store, game, since)?,
    })
}

/// [`time_exclusions`], and without clocks the outages since the last move, which are no silence. Reminders of such
/// games go by the calendar, so alarms do not use them.
pub(in crate::service) fn with_silence(
    store: &Store,
    game: &Game,
) -> Result<TimeExclusions, StoreError> {
    match silence_exclusions(store, game)? {
        Some(times) => Ok(times),
        None => time_exclusions(store, game),
    }
}

/// The outages since the last move of a running game without clocks, which are no silence; `None` for any other game.
pub(in crate::service) fn silence_exclusions(
    store: &Store,
    game: &Game,
) -> Result<Option<TimeExclusions>, StoreError> {
    let running = game.clocks().is_none() && game.stage() == Stage::Running;
    let Some(last) = game.steps().last().filter(|_| running) else {
        return Ok(None);
    };
    Ok(Some(TimeExclusions {
        off_hours: Vec::new(),
        outages: outages(store, game, last.at)?,
    }))
}

/// The outages since this time, and all times for which the game was quarantined.
fn outages(store: &Store, game: &Game, since: Timestamp) -> Result<Vec<TimeSpan>, StoreError> {
    let mut away = store::outages::since(store, since)?;
    away.extend(store::quarantine::history(store, game.id())?);
    Ok(away)
}
