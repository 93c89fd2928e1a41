//! When a player is reminded that a game waits for his move. Pure: it is told the time, what counts on the
//! clocks, and how he wants it.
//!
//! A turn is reminded of at a moment of its own ([`PendingTurn::first`]), moved to where it disturbs nobody: to the end of
//! quiet hours, or, where the time would be up by then, to the last moment before they begin.

use std::fmt;
use std::str::FromStr;

use crate::game::seat::Seat;
use crate::play::calendar::{self, DAY, HOUR, MINUTE, OffHours, TimeSpan, merged};
use crate::play::clock::{Clocks, TimeExclusions, length, write_length};
use crate::play::{Game, PlayerId, Timestamp};

/// The moment of a reminder that is not to be: later than any other.
pub const NEVER: Timestamp = Timestamp(i64::MAX);

/// How long a game without clocks waits for the first reminder, ms; each later one waits twice as long.
const UNTIMED: i64 = 3 * DAY;
/// So many reminders of one turn, and then no more.
const STALLED: u32 = 5;
/// For so long after a player was seen he needs no reminder, ms.
const HERE: i64 = HOUR;
/// How long before quiet hours begin the last moment is, ms: time to deliver a message in.
const BEFORE: i64 = 5 * MINUTE;
/// The least time for which a reminder is put off, ms.
const LEAST_WAIT: i64 = 10 * MINUTE;
/// The least and the most time between two reminders, ms.
const INTERVAL: std::ops::RangeInclusive<i64> = HOUR..=60 * DAY;
/// How far back quiet hours are looked for: no night and no days off begin earlier.
const BACK: i64 = 8 * DAY;
/// How far ahead they are looked for, and how far where they last beyond that.
const AHEAD: i64 = 32 * DAY;
const FAR_AHEAD: i64 = 2 * 366 * DAY;

/// How often a player is reminded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReminderInterval {
    /// When most of the time is used up; where time is not limited, after some days.
    #[default]
    Auto,
    /// Not at all.
    Off,
    /// Every so often, ms.
    Every(i64),
}

/// What is wrong with an interval.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IntervalError {
    /// Not of the form `auto`, `off`, `12h`, `2d`.
    Form,
    /// Less than an hour or more than sixty days.
    Length,
}

impl FromStr for ReminderInterval {
    type Err = IntervalError;

    fn from_str(text: &str) -> Result<Self, IntervalError> {
        let text = text.trim().to_lowercase();
        match text.as_str() {
            "auto" => return Ok(Self::Auto),
            "off" => return Ok(Self::Off),
            _ => {}
        }
        let often: String = text
            .strip_prefix("every")
            .unwrap_or(&text)
            .split_whitespace()
            .collect();
        // As in "every day".
        let bare = often.starts_with(|c: char| c.is_ascii_alphabetic());
        let often = if bare { format!("1{often}") } else { often };
        let often = length(&often).ok_or(IntervalError::Form)?;
        if INTERVAL.contains(&often) {
            Ok(Self::Every(often))
        } else {
            Err(IntervalError::Length)
        }
    }
}

impl fmt::Display for ReminderInterval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Off => f.write_str("off"),
            Self::Every(often) => f.write_str(&write_length(*often)),
        }
    }
}

/// How one player wants to be reminded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReminderPolicy {
    /// How often.
    pub how: ReminderInterval,
    /// The hours in which he is left alone: his quiet ones, his nights and his days off.
    pub quiet: Vec<OffHours>,
}

impl ReminderPolicy {
    /// Until when he is to be left alone; nothing where that is not so just now.
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        let (from, until) = (Timestamp(now.0 - BACK), Timestamp(now.0 + AHEAD));
        let hours = self.quiet.iter().flat_map(|hours| hours.idle(from, until));
        let mut quiet = merged(hours, from, until).into_iter();
        let quiet = quiet.find(|stretch| stretch.contains(now));
        quiet.map(|stretch| stretch.until)
    }
}

/// What is to become of a reminder whose time may have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderDecision {
    /// He is reminded.
    Now,
    /// It is looked at again then; [`NEVER`] is not before something happens in the game.
    Later(Timestamp),
}

/// A game that waits for a player's move, as his reminders see it.
#[derive(Clone, Copy, Debug)]
pub struct PendingTurn<'a> {
    game: &'a Game,
    seat: Seat,
    times: &'a TimeExclusions,
    manner: &'a ReminderPolicy,
}

impl<'a> PendingTurn<'a> {
    /// The turn of this player; nothing where no move of his is awaited, or none can be made just now.
    pub fn of(
        game: &'a Game,
        who: &PlayerId,
        times: &'a TimeExclusions,
        manner: &'a ReminderPolicy,
    ) -> Option<Self> {
        let seat = game
            .to_move()
            .filter(|seat| game.mover_for_seat(*seat) == Some(who))?;
        let goes_on = !game.stands_still() && game.goes_on();
        goes_on.then_some(Self {
            game,
            seat,
            times,
            manner,
        })
    }

    /// When his time is up, where it is limited.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.game.deadline(self.times).map(|(_, up)| up)
    }

    /// When a reminder of this turn is due first, whatever the hour.
    pub fn first(&self) -> Option<Timestamp> {
        let since = self.game.since();
        match (self.manner.how, self.game.clocks()) {
            (ReminderInterval::Off, _) => None,
            (ReminderInterval::Every(often), _) => Some(Timestamp(since.0 + often)),
            (ReminderInterval::Auto, None) => self.waited(since, UNTIMED),
            (ReminderInterval::Auto, Some(clocks)) if clocks.flagged().is_some() => None,
            (ReminderInterval::Auto, Some(clocks)) => self.mostly_used(clocks),
        }
    }

    /// When four fifths of what the clock had are used up.
    fn mostly_used(&self, clocks: &Clocks) -> Option<Timestamp> {
        let until_then = clocks.left_when_stopped(self.seat) - clocks.turn_allowance() / 5;
        self.game
            .reach(self.seat, self.times, clocks.since(), until_then.max(0))
    }

    /// When so much time has gone by, holidays left out.
    fn waited(&self, since: Timestamp, length: i64) -> Option<Timestamp> {
        calendar::moment_after(since, length, |from, until| {
            merged(self.holidays(), from, until)
        })
    }

    fn holidays(&self) -> impl Iterator<Item = TimeSpan> {
        self.game.away().iter().map(|(_, stretch)| *stretch)
    }

    /// The quiet stretch around a moment: somebody's holiday, or hours in which this player is left alone.
    pub fn quiet_at(&self, at: Timestamp) -> Option<TimeSpan> {
        let from = Timestamp(self.game.since().0.max(at.0.saturating_sub(BACK)).min(at.0));
        let within = |length: i64| {
            let until = Timestamp(at.0.saturating_add(length));
            let hours = self.manner.quiet.iter();
            let hours = hours.flat_map(|hours| hours.idle(from, until));
            let mut quiet = merged(hours.chain(self.holidays()), from, until).into_iter();
            let quiet = quiet.find(|stretch| stretch.contains(at));
            (quiet, until)
        };
        let (quiet, until) = within(AHEAD);
        let quiet = quiet?;
        if quiet.until < until {
            return Some(quiet);
        }
        let (quiet, until) = within(FAR_AHEAD);
        let mut quiet = quiet?;
        if quiet.until == until {
            quiet.until = NEVER;
        }
        Some(quiet)
    }

    /// The moment itself, or the one nearest to it at which he may be reminded in time; nothing where there is none.
    fn polite(&self, at: Timestamp) -> Option<Timestamp> {
        let Some(quiet) = self.quiet_at(at) else {
            return Some(at);
        };
        let in_time = self.deadline().is_none_or(|up| quiet.until < up);
        if in_time && quiet.until != NEVER {
            return Some(quiet.until);
        }
        let before = Timestamp(quiet.from.0 - BEFORE);
        (before > self.game.since() && self.quiet_at(before).is_none()).then_some(before)
    }

    /// When he is to be reminded, as things stand: `before` is what was set for this turn, and how often it has
    /// rung. What has rung and was set again stays, for it may have been put off.
    pub fn next(&self, before: Option<(Timestamp, u32)>, now: Timestamp) -> Timestamp {
        match before {
            Some((at, sent)) if sent > 0 && at != NEVER => at,
            Some((_, sent)) if sent > 0 => self.after(sent, now),
            // What has not rung follows the deadline, whichever way that goes.
            Some(_) | None => self.scheduled(),
        }
    }

    /// As [`PendingTurn::next`], after the player changed their settings.
    pub fn anew(&self, sent: u32, now: Timestamp) -> Timestamp {
        if sent > 0 {
            self.after(sent, now)
        } else {
            self.scheduled()
        }
    }

    fn scheduled(&self) -> Timestamp {
        let first = self.first();
        first.and_then(|at| self.polite(at)).unwrap_or(NEVER)
    }

    /// When he is to be reminded after so many reminders, of which the last is given now.
    pub fn after(&self, sent: u32, now: Timestamp) -> Timestamp {
        let at = match self.manner.how {
            _ if sent >= STALLED => None,
            ReminderInterval::Off => None,
            ReminderInterval::Every(often) => Some(Timestamp(now.0 + often)),
            // Once is enough where the time is limited.
            ReminderInterval::Auto if self.game.clocks().is_some() => None,
            ReminderInterval::Auto => self.waited(now, UNTIMED << sent.min(STALLED)),
        };
        at.and_then(|at| self.polite(at)).unwrap_or(NEVER)
    }

    /// What is to become of a reminder that has rung `sent` times before and is looked at now; `early` lets one ring
    /// so much before its time, ms. `seen` is when the player was last here.
    pub fn ring(
        &self,
        sent: u32,
        now: Timestamp,
        early: i64,
        seen: Option<Timestamp>,
    ) -> ReminderDecision {
        let up = self.deadline();
        if self.manner.how == ReminderInterval::Off || up.is_some_and(|up| up <= now) {
            return ReminderDecision::Later(NEVER);
        }
        // The turn may have been given more time, or been counted otherwise.
        let due = if sent == 0 { self.scheduled() } else { now };
        if due.0 > now.0.saturating_add(early) {
            return ReminderDecision::Later(due);
        }
        let gone = seen.map(|seen| Timestamp(seen.0.saturating_add(HERE)));
        let has_time = |at: Timestamp| up.is_none_or(|up| at.0 - now.0 <= (up.0 - now.0) / 2);
        let here = seen.is_some_and(|seen| seen <= now);
        if let Some(at) = gone.filter(|at| here && *at > now && has_time(*at))
            && let Some(at) = self.polite(at).filter(|at| *at > now)
        {
            return ReminderDecision::Later(at);
        }
        if self.quiet_at(now).is_none() {
            return ReminderDecision::Now;
        }
        let later = self.polite(now).filter(|at| *at > now);
        ReminderDecision::Later(later.unwrap_or(NEVER))
    }

    /// When he is to be reminded if he says "not now": in a day, or half-way to the end of his time; nothing where
    /// that is too near.
    pub fn put_off(&self, now: Timestamp) -> Option<Timestamp> {
        let half = self.deadline().map_or(DAY, |up| (up.0 - now.0) / 2);
        let wait = half.min(DAY);
        if wait < LEAST_WAIT {
            return None;
        }
        self.polite(Timestamp(now.0 + wait)).filter(|at| *at > now)
    }
}
