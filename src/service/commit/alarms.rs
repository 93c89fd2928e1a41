//! The alarms of a game, and overdue events that come before anything else.

use crate::play::event::Event;
use crate::play::game::pause;
use crate::play::stage::Stage;
use crate::play::time_control::TimeExclusions;
use crate::play::{Env, Game, Timestamp, clock};
use crate::service::commit::{dice, plans, reminder_alarms, silence};
use crate::service::lookup::times;
use crate::store::{Alarm, AlarmKind, Store, StoreError};

/// Retry delay of an alarm after a version conflict, in ms.
pub(in crate::service) const MOMENT: i64 = 1_000;

/// The alarms of a game as it stands now.
pub(in crate::service) fn alarms(
    store: &Store,
    game: &Game,
    now: Timestamp,
) -> Result<Vec<Alarm>, StoreError> {
    alarms_at(store, game, &times::time_exclusions(store, game)?, now)
}

/// [`alarms`] with given clock exclusions.
pub(in crate::service) fn alarms_at(
    store: &Store,
    game: &Game,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Alarm>, StoreError> {
    let alarm = |kind, player, at| Alarm {
        kind,
        player,
        turn: game.ply(),
        at,
        sent: 0,
    };
    let mut alarms = Vec::new();
    if let Some(at) = lapses(game) {
        alarms.push(alarm(AlarmKind::Expiry, None, at));
    }
    let deadline = clock::deadline(game, times).map(|(_, at)| at);
    // No clock runs while dice are in the air.
    let falls = game.dice_fall();
    let falls = falls.filter(|_| dice::falls_by_itself(store, game).unwrap_or(true));
    let offered = game.requests().hand_over().map(|offer| offer.expires);
    let clocks = deadline.or(pause::ends_at(game));
    let due = falls.or(clocks.into_iter().chain(offered).min());
    alarms.extend(due.map(|at| alarm(AlarmKind::Deadline, None, at)));
    for player in game.seats() {
        if plans::plan_is_due(store, game, player)? {
            let since = game.summary().changed;
            alarms.push(alarm(AlarmKind::Plan, Some(player.clone()), since));
        }
    }
    alarms.extend(reminder_alarms::reminder(store, game, times)?);
    alarms.extend(silence::alarm(store, game, now)?);
    Ok(alarms)
}

/// The events caused by time alone: time is up, a challenge has expired, or dice fall. Empty if none is due.
pub(in crate::service) fn overdue_events(
    store: &Store,
    game: &Game,
    times: &TimeExclusions,
    env: &Env,
) -> Result<Vec<Event>, StoreError> {
    if lapses(game).is_some_and(|at| at <= env.now) {
        return Ok(vec![Event::Expired]);
    }
    if game.dice_fall().is_some() {
        return dice::dice_fall_events(store, game, env);
    }
    Ok(clock::overdue(game, times, env.now))
}

/// The time when an open challenge expires.
fn lapses(game: &Game) -> Option<Timestamp> {
    game.terms().expires.filter(|_| game.stage() == Stage::Open)
}
