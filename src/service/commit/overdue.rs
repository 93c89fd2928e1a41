//! Overdue events, stored before anything else happens in a game.

use crate::play::event::Event;
use crate::play::time_control::TimeExclusions;
use crate::play::{Env, Game};
use crate::service::commit::alarms::{alarms, overdue_events};
use crate::service::commit::append::{self, MAX_ATTEMPTS};
use crate::service::lookup::{load, times};
use crate::service::state::Service;
use crate::store::{self, StoreError};

/// Stores the events of an alarm; without events, sets the alarms of the game again.
pub(in crate::service) fn append_or_reset_alarms(
    service: &mut Service,
    game: &Game,
    events: &[Event],
    env: &Env,
) -> Result<(), StoreError> {
    if events.is_empty() {
        let alarms = alarms(&service.store, game, env.now)?;
        return store::alarms::set(&mut service.store, game.id(), &alarms);
    }
    append::append(service, game, events, env)
}

/// The game after its overdue events, which come before any command is decided.
pub(in crate::service) fn apply_overdue(
    service: &mut Service,
    game: Game,
    env: &Env,
) -> Result<Game, StoreError> {
    apply_overdue_with_times(service, game, env).map(|(game, _)| game)
}

/// [`apply_overdue`] with given clock exclusions.
pub(in crate::service) fn apply_overdue_with_times(
    service: &mut Service,
    mut game: Game,
    env: &Env,
) -> Result<(Game, TimeExclusions), StoreError> {
    for _ in 0..MAX_ATTEMPTS {
        let times = times::time_exclusions(&service.store, &game)?;
        let events = overdue_events(&service.store, &game, &times, env)?;
        if events.is_empty() {
            return Ok((game, times));
        }
        // They are not the effect of the request under way: if the program ends before that, the request is repeated.
        let source = store::gateway_sessions::take_source(&mut service.store);
        let stored = append::append(service, &game, &events, env);
        store::gateway_sessions::begin_source(&mut service.store, source.as_deref());
        match stored {
            Ok(()) | Err(StoreError::Conflict) => {}
            Err(error) => return Err(error),
        }
        game = load::load(&service.store, game.id())?.unwrap_or(game);
    }
    Err(StoreError::Conflict)
}
