//! Times of reminders to a player whose move a game awaits. Pure: time, clock exclusions and preferences are inputs.
//!
//! A turn's reminder has a due time ([`PendingTurn::first`]). In quiet hours it is moved to their end or, if the
//! player's time would be up by then, to the last moment before them.

use std::fmt;
use std::str::FromStr;

use crate::game::seat::Seat;
use crate::play::game::clock::Clocks;
use crate::play::game::{Game, clock};
use crate::play::values::calendar::{self, DAY, HOUR, MINUTE, OffHours, TimeSpan, merged};
use crate::play::values::identity::{PlayerId, Timestamp};
use crate::play::values::time_control::{TimeExclusions, length, write_length};

/// The time of no reminder, later than any other.
pub const NEVER: Timestamp = Timestamp(i64::MAX);

/// First reminder of a game without clocks, in ms; each later one waits twice as long.
const UNTIMED: i64 = 3 * DAY;
/// Most reminders of one turn.
const STALLED: u32 = 5;
/// Time after a player was seen in which they need no reminder, in ms.
const HERE: i64 = HOUR;
/// Time before quiet hours for the last reminder, in ms: long enough to deliver a message.
const BEFORE: i64 = 5 * MINUTE;
/// Shortest time for which a reminder is postponed, in ms.
const LEAST_WAIT: i64 = 10 * MINUTE;
/// Shortest and longest time between two reminders, in ms.
const INTERVAL: std::ops::RangeInclusive<i64> = HOUR..=60 * DAY;
/// Start of a search for quiet hours before the present, in ms: no night and no days off begin earlier.
const BACK: i64 = 8 * DAY;
/// Time ahead covered by one search for quiet hours, in ms.
const AHEAD: i64 = 32 * DAY;
const FAR_AHEAD: i64 = 2 * 366 * DAY;

/// The interval of a player's reminders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReminderInterval {
    /// After most of the time is used up; without a clock, after a few days.
    #[default]
    Auto,
    /// Never.
    Off,
    /// Every so many ms.
    Every(i64),
}

/// An error in an interval.
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
        // A number that is left out, as in "every day".
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

/// The reminder preferences of one player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReminderPolicy {
    /// The interval.
    pub how: ReminderInterval,
    /// The player's quiet hours, nights and days off, without reminders.
    pub quiet: Vec<OffHours>,
}

impl ReminderPolicy {
    /// The end of the player's quiet hours, if they are in them now.
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        let (from, until) = (Timestamp(now.0 - BACK), Timestamp(now.0 + AHEAD));
        let hours = self.quiet.iter().flat_map(|hours| hours.idle(from, until));
        let mut quiet = merged(hours, from, until).into_iter();
        let quiet = quiet.find(|stretch| stretch.contains(now));
        quiet.map(|stretch| stretch.until)
    }
}

/// The decision about a reminder that may be due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReminderDecision {
    /// Remind the player.
    Now,
    /// Look again at this time; [`NEVER`] waits for an event in the game.
    Later(Timestamp),
}

/// A game awaiting a player's move, as input of reminders.
#[derive(Clone, Copy, Debug)]
pub struct PendingTurn<'a> {
    game: &'a Game,
    seat: Seat,
    times: &'a TimeExclusions,
    policy: &'a ReminderPolicy,
}

impl<'a> PendingTurn<'a> {
    /// The turn of this player; `None` if no move of theirs is awaited, or none can be made now.
    pub fn of(
        game: &'a Game,
        player: &PlayerId,
        times: &'a TimeExclusions,
        policy: &'a ReminderPolicy,
    ) -> Option<Self> {
        let seat = game
            .to_move()
            .filter(|seat| game.mover_for_seat(*seat) == Some(player))?;
        let goes_on = !game.stands_still() && game.goes_on();
        goes_on.then_some(Self {
            game,
            seat,
            times,
            policy,
        })
    }

    /// The player's deadline, if their time is limited.
    pub fn deadline(&self) -> Option<Timestamp> {
        clock::deadline(self.game, self.times).map(|(_, up)| up)
    }

    /// The due time of the first reminder, whatever the hour.
    pub fn first(&self) -> Option<Timestamp> {
        let since = self.game.turn_began_at();
        match (self.policy.how, self.game.clocks()) {
            (ReminderInterval::Off, _) => None,
            (ReminderInterval::Every(often), _) => Some(Timestamp(since.0 + often)),
            (ReminderInterval::Auto, None) => self.waited(since, UNTIMED),
            (ReminderInterval::Auto, Some(clocks)) if clocks.flagged().is_some() => None,
            (ReminderInterval::Auto, Some(clocks)) => self.mostly_used(clocks),
        }
    }

    /// The time at which four fifths of the clock are used up.
    fn mostly_used(&self, clocks: &Clocks) -> Option<Timestamp> {
        let until_then = clocks.left_when_stopped(self.seat) - clocks.turn_allowance() / 5;
        clock::moment_after(
            self.game,
            self.seat,
            self.times,
            clocks.since(),
            until_then.max(0),
        )
    }

    /// The time at which this much waiting has passed, without holidays.
    fn waited(&self, since: Timestamp, length: i64) -> Option<Timestamp> {
        calendar::moment_after(since, length, |from, until| {
            merged(self.holidays(), from, until)
        })
    }

    /// Returns `true` if the clock of this turn stands for a holiday then.
    pub fn is_on_holiday(&self, at: Timestamp) -> bool {
        self.holidays().any(|stretch| stretch.contains(at))
    }

    fn holidays(&self) -> impl Iterator<Item = TimeSpan> {
        clock::holidays(self.game, self.seat)
    }

    /// The quiet time around a moment: a holiday in the game, or the player's quiet hours.
    pub fn quiet_at(&self, at: Timestamp) -> Option<TimeSpan> {
        let from = Timestamp(
            self.game
                .turn_began_at()
                .0
                .max(at.0.saturating_sub(BACK))
                .min(at.0),
        );
        let within = |length: i64| {
            let until = Timestamp(at.0.saturating_add(length));
            let hours = self.policy.quiet.iter();
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

    /// The moment itself, or the nearest one outside quiet hours and before the deadline; `None` if there is none.
    fn polite(&self, at: Timestamp) -> Option<Timestamp> {
        let Some(quiet) = self.quiet_at(at) else {
            return Some(at);
        };
        let in_time = self.deadline().is_none_or(|up| quiet.until < up);
        if in_time && quiet.until != NEVER {
            return Some(quiet.until);
        }
        let before = Timestamp(quiet.from.0 - BEFORE);
        (before > self.game.turn_began_at() && self.quiet_at(before).is_none()).then_some(before)
    }

    /// The time of the next reminder as things stand. `before` is the time set for this turn, and how often it has
    /// fired. A reminder that fired and was set again keeps its time: it may have been postponed.
    pub fn next(&self, before: Option<(Timestamp, u32)>, now: Timestamp) -> Timestamp {
        match before {
            Some((at, sent)) if sent > 0 && at != NEVER => at,
            Some((_, sent)) if sent > 0 => self.after(sent, now),
            // A reminder that has not fired follows the deadline in both directions.
            Some(_) | None => self.scheduled(),
        }
    }

    /// [`PendingTurn::next`] after the player changed their settings.
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

    /// The time of the next reminder after `sent` reminders, the last of them now.
    pub fn after(&self, sent: u32, now: Timestamp) -> Timestamp {
        let at = match self.policy.how {
            _ if sent >= STALLED => None,
            ReminderInterval::Off => None,
            ReminderInterval::Every(often) => Some(Timestamp(now.0 + often)),
            // One reminder is enough if the time is limited.
            ReminderInterval::Auto if self.game.clocks().is_some() => None,
            ReminderInterval::Auto => self.waited(now, UNTIMED << sent.min(STALLED)),
        };
        at.and_then(|at| self.polite(at)).unwrap_or(NEVER)
    }

    /// Decides about a reminder that has fired `sent` times before and is handled now. `early` is how much too early it
    /// may fire, in ms. `seen` is when the player was last here.
    pub fn ring(
        &self,
        sent: u32,
        now: Timestamp,
        early: i64,
        seen: Option<Timestamp>,
    ) -> ReminderDecision {
        let up = self.deadline();
        if self.policy.how == ReminderInterval::Off || up.is_some_and(|up| up <= now) {
            return ReminderDecision::Later(NEVER);
        }
        // The turn may have got more time, or other exclusions.
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

    /// The time of the reminder after a "not now": in a day, or half-way to the deadline; `None` if that is too soon.
    pub fn put_off(&self, now: Timestamp) -> Option<Timestamp> {
        let half = self.deadline().map_or(DAY, |up| (up.0 - now.0) / 2);
        let wait = half.min(DAY);
        if wait < LEAST_WAIT {
            return None;
        }
        self.polite(Timestamp(now.0 + wait)).filter(|at| *at > now)
    }
}
