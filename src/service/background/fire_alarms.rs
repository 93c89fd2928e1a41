//! Events without a request: time that is up, expired challenges, heartbeats and outages.

use crate::play::calendar::{HOUR, MINUTE, TimeSpan};
use crate::play::{Env, Timestamp};
use crate::service::background::fire_reminders;
use crate::service::background::guard::guarded;
use crate::service::commit::alarms::MOMENT;
use crate::service::commit::{alarms, overdue, plans, quarantine, silence};
use crate::service::contests::go_on;
use crate::service::lookup::{load, times};
use crate::service::moves::follow;
use crate::service::players::forget;
use crate::service::state::Service;
use crate::service::study::dice_counts;
use crate::store::{self, AlarmKind, AlarmOutcome, DueAlarm, StoreError};

/// Interval of recorded heartbeats, in ms.
const BEAT: i64 = 1_000;

/// Silence from which the bot counts as having been away, in ms.
const SILENCE: i64 = 5_000;

impl Service {
    /// Records a heartbeat. Called about once a second while the bot can be reached, and not otherwise. A longer
    /// silence counts on no clock.
    pub fn heartbeat(&mut self, env: &Env) {
        let now = env.now;
        let last = last_noted(self);
        if last.is_some_and(|last| (0..BEAT).contains(&(now.0 - last.0))) {
            return;
        }
        let silent = last.filter(|last| now.0 - last.0 > SILENCE);
        note_beat(self, now, silent.map(|from| TimeSpan { from, until: now }));
    }

    /// [`Service::heartbeat`] after a time in which some users could not reach the bot.
    pub fn heartbeat_after_outage(&mut self, env: &Env) {
        let now = env.now;
        let since = last_noted(self).filter(|last| now.0 > last.0);
        note_beat(self, now, since.map(|from| TimeSpan { from, until: now }));
    }

    /// [`Service::heartbeat`] after a time in which the bot was reachable throughout.
    pub fn heartbeat_without_outage(&mut self, env: &Env) {
        note_beat(self, env.now, None);
    }

    /// Fires the next due alarm; `false` if there is none. Each has an `env` of its own.
    pub fn run_next_alarm(&mut self, env: &Env) -> bool {
        self.thoughts.tick(env.now);
        let ringing = match store::alarms::due(&self.store, env.now, 1) {
            Ok(ringing) => ringing.into_iter().next(),
            Err(error) => {
                tracing::error!(%error, "failed to read the alarms");
                None
            }
        };
        let Some(ringing) = ringing else {
            if go_on::run_next(self, env) || forget::run_cleanup(self, env) {
                return true;
            }
            dice_counts::count_some(self);
            return false;
        };
        // A bug in one game must not block all others.
        let rang = guarded(|| fire_alarm(self, &ringing, env));
        quarantine::quarantine_damaged(&mut self.store, env);
        let wait = match rang {
            Some(Ok(())) => return true,
            // Usually another program has handled it; a row that contradicts its log would fail for ever.
            Some(Err(StoreError::Conflict)) => MOMENT,
            Some(Err(error)) => {
                tracing::error!(%error, game = ringing.game.0, "alarm postponed");
                MINUTE
            }
            None => {
                tracing::error!(?ringing, "alarm handler panicked; alarm postponed");
                HOUR
            }
        };
        let at = Timestamp(env.now.0 + wait);
        let next = AlarmOutcome::Again { at, rung: false };
        let put_off = store::alarms::settle(&mut self.store, &[(ringing, next)], &[], env.now);
        if let Err(error) = &put_off {
            tracing::error!(%error, "failed to postpone an alarm");
        }
        put_off.is_ok()
    }
}

fn last_noted(service: &Service) -> Option<Timestamp> {
    let stored = || store::presence::last_beat(&service.store).ok().flatten();
    service.last_heartbeat.or_else(stored)
}

fn note_beat(service: &mut Service, now: Timestamp, outage: Option<TimeSpan>) {
    match store::presence::heartbeat(&mut service.store, now, outage) {
        Ok(()) => {
            service.last_heartbeat = Some(now);
            service.unstored_since = None;
        }
        Err(error) => {
            service.unstored_since.get_or_insert(now);
            tracing::error!(%error, "failed to record a heartbeat");
        }
    }
}

fn fire_alarm(service: &mut Service, ringing: &DueAlarm, env: &Env) -> Result<(), StoreError> {
    let Some(game) = load::load(&service.store, ringing.game)? else {
        return store::alarms::settle(
            &mut service.store,
            &[(ringing.clone(), AlarmOutcome::Done)],
            &[],
            env.now,
        );
    };
    match ringing.alarm.kind {
        AlarmKind::Deadline | AlarmKind::Expiry => {
            let events = alarms::overdue_events(
                &service.store,
                &game,
                &times::time_exclusions(&service.store, &game)?,
                env,
            )?;
            overdue::append_or_reset_alarms(service, &game, &events, env)
        }
        AlarmKind::Plan => match &ringing.alarm.player {
            Some(player) if plans::plan_is_due(&service.store, &game, player)? => {
                follow::execute_plan(service, game.id(), player, env)
            }
            Some(_) | None => overdue::append_or_reset_alarms(service, &game, &[], env),
        },
        AlarmKind::Reminder => fire_reminders::fire_reminder(service, ringing, &game, env),
        AlarmKind::Silence => silence::fire(&mut service.store, ringing, &game, env.now),
    }
}
