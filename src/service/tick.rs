//! What happens by itself: time that is up, challenges that lapse, and knowing when the bot was not there.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::game::seat::Seat;
use crate::play::calendar::{HOUR, MINUTE, TimeSpan};
use crate::play::clock::TimeExclusions;
use crate::play::event::Event;
use crate::play::summary::Stage;
use crate::play::{Env, Game, Timestamp};
use crate::service::{MAX_ATTEMPTS, Service};
use crate::store::{Alarm, AlarmKind, AlarmOutcome, DueAlarm, StoreError};

/// How often the bot notes that it is there, ms.
const BEAT: i64 = 1_000;
/// From how long a silence it was not there, ms.
const SILENCE: i64 = 5_000;
/// How long an alarm waits when somebody else was faster, ms.
const MOMENT: i64 = 1_000;

impl Service {
    /// Notes that the bot is there. Called about once a second while it can be reached, and not otherwise: of a
    /// longer silence nobody's clock loses anything.
    pub fn heartbeat(&mut self, env: &Env) {
        let now = env.now;
        let last = self.last_noted();
        if last.is_some_and(|last| (0..BEAT).contains(&(now.0 - last.0))) {
            return;
        }
        let silent = last.filter(|last| now.0 - last.0 > SILENCE);
        self.note_beat(now, silent.map(|from| TimeSpan { from, until: now }));
    }

    /// As [`Service::beat`], for who knows that not everybody could reach the bot since the last time.
    pub fn heartbeat_after_outage(&mut self, env: &Env) {
        let now = env.now;
        let since = self.last_noted().filter(|last| now.0 > last.0);
        self.note_beat(now, since.map(|from| TimeSpan { from, until: now }));
    }

    /// As [`Service::beat`], for who knows that the bot was there all the while.
    pub fn heartbeat_without_outage(&mut self, env: &Env) {
        self.note_beat(env.now, None);
    }

    fn last_noted(&self) -> Option<Timestamp> {
        let stored = || self.store.last_beat().ok().flatten();
        self.last_heartbeat.or_else(stored)
    }

    fn note_beat(&mut self, now: Timestamp, outage: Option<TimeSpan>) {
        match self.store.heartbeat(now, outage) {
            Ok(()) => self.last_heartbeat = Some(now),
            Err(error) => tracing::error!(%error, "a sign of life could not be noted"),
        }
    }

    /// Does the next thing that is to happen by itself; false when there is none. Each has an `env` of its own.
    pub fn run_next_alarm(&mut self, env: &Env) -> bool {
        let ringing = match self.store.due_alarms(env.now, 1) {
            Ok(ringing) => ringing.into_iter().next(),
            Err(error) => {
                tracing::error!(%error, "the alarms cannot be read");
                None
            }
        };
        let Some(ringing) = ringing else {
            return self.run_cleanup(env);
        };
        // A bug in one game must not hold up all others.
        let rang = catch_unwind(AssertUnwindSafe(|| self.fire_alarm(&ringing, env)));
        self.quarantine_damaged(env);
        let wait = match rang {
            Ok(Ok(())) => return true,
            // Mostly the other has seen to it; a row that contradicts its log will do so for ever.
            Ok(Err(StoreError::Conflict)) => MOMENT,
            Ok(Err(error)) => {
                tracing::error!(%error, game = ringing.game.0, "an alarm is put off");
                MINUTE
            }
            Err(_) => {
                tracing::error!(?ringing, "an alarm broke and is put off");
                HOUR
            }
        };
        let at = Timestamp(env.now.0 + wait);
        let next = AlarmOutcome::Again { at, rung: false };
        let put_off = self.store.settle_alarms(&[(ringing, next)], &[], env.now);
        if let Err(error) = &put_off {
            tracing::error!(%error, "an alarm cannot be put off");
        }
        put_off.is_ok()
    }

    fn fire_alarm(&mut self, ringing: &DueAlarm, env: &Env) -> Result<(), StoreError> {
        let Some(game) = self.load(ringing.game)? else {
            return self.store.settle_alarms(
                &[(ringing.clone(), AlarmOutcome::Done)],
                &[],
                env.now,
            );
        };
        match ringing.alarm.kind {
            AlarmKind::Deadline | AlarmKind::Expiry => {
                let events = self.overdue_events(&game, &self.time_exclusions(&game)?, env)?;
                self.append_or_reset_alarms(&game, &events, env)
            }
            AlarmKind::Plan => match &ringing.alarm.player {
                Some(player) if self.plan_is_due(&game, player)? => {
                    self.execute_plan(game.id(), player, env)
                }
                Some(_) | None => self.append_or_reset_alarms(&game, &[], env),
            },
            AlarmKind::Reminder => self.fire_reminder(ringing, &game, env),
        }
    }

    /// Stores what an alarm led to; where that is nothing, the alarms of the game are set as they are due now.
    pub(super) fn append_or_reset_alarms(
        &mut self,
        game: &Game,
        events: &[Event],
        env: &Env,
    ) -> Result<(), StoreError> {
        if events.is_empty() {
            let alarms = self.alarms(game)?;
            return self.store.set_alarms(game.id(), &alarms);
        }
        self.append(game, events, env)
    }

    /// What of the time counts in a game now; nothing to know where there are no clocks.
    pub(super) fn time_exclusions(&self, game: &Game) -> Result<TimeExclusions, StoreError> {
        let Some(clocks) = game.clocks() else {
            return Ok(TimeExclusions::default());
        };
        Ok(TimeExclusions {
            off_hours: Seat::all(game.position().seats())
                .filter_map(|seat| game.mover_for_seat(seat))
                .map(|player| self.hours_of(player))
                .collect::<Result<_, _>>()?,
            outages: {
                let mut away = self.store.outages(clocks.since())?;
                away.extend(self.store.quarantine_history(game.id())?);
                away
            },
        })
    }

    /// When a game is to be looked at next though nobody does anything.
    pub(super) fn alarms(&self, game: &Game) -> Result<Vec<Alarm>, StoreError> {
        self.alarms_at(game, &self.time_exclusions(game)?)
    }

    /// As [`Service::alarms`], with what counts given.
    pub(super) fn alarms_at(
        &self,
        game: &Game,
        times: &TimeExclusions,
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
        let deadline = game.deadline(times).map(|(_, at)| at);
        // No clock runs while dice are in the air.
        let falls = game.dice_fall();
        let falls = falls.filter(|_| self.falls_by_itself(game).unwrap_or(true));
        let due = falls.or(deadline);
        alarms.extend(due.map(|at| alarm(AlarmKind::Deadline, None, at)));
        for player in game.seats() {
            if self.plan_is_due(game, player)? {
                let since = game.summary().changed;
                alarms.push(alarm(AlarmKind::Plan, Some(player.clone()), since));
            }
        }
        alarms.extend(self.reminder(game, times)?);
        Ok(alarms)
    }

    /// What follows from the time alone: nothing while no time is up, no challenge has lapsed, and no dice are to
    /// fall.
    fn overdue_events(
        &self,
        game: &Game,
        times: &TimeExclusions,
        env: &Env,
    ) -> Result<Vec<Event>, StoreError> {
        if lapses(game).is_some_and(|at| at <= env.now) {
            return Ok(vec![Event::Expired]);
        }
        if game.dice_fall().is_some() {
            return self.dice_fall_events(game, env);
        }
        Ok(game.overdue(times, env.now))
    }

    /// The game as it stands now that its time may be up: before anybody's wish about it is decided.
    pub(super) fn apply_overdue(&mut self, game: Game, env: &Env) -> Result<Game, StoreError> {
        self.apply_overdue_with_times(game, env)
            .map(|(game, _)| game)
    }

    /// As [`Service::on_time`], with what of the time counts in it.
    pub(super) fn apply_overdue_with_times(
        &mut self,
        mut game: Game,
        env: &Env,
    ) -> Result<(Game, TimeExclusions), StoreError> {
        for _ in 0..MAX_ATTEMPTS {
            let times = self.time_exclusions(&game)?;
            let events = self.overdue_events(&game, &times, env)?;
            if events.is_empty() {
                return Ok((game, times));
            }
            match self.append(&game, &events, env) {
                Ok(()) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
            game = self.load(game.id())?.unwrap_or(game);
        }
        Err(StoreError::Conflict)
    }
}

/// When an open challenge lapses.
fn lapses(game: &Game) -> Option<Timestamp> {
    game.terms().expires.filter(|_| game.stage() == Stage::Open)
}
