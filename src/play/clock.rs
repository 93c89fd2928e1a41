//! The clocks of a game: how much time each seat has, when it is up, and what follows.
//!
//! What is left is stored ([`TimeEvent::Clocked`]) whenever a clock stops, as dice faces are: a player may change
//! his hours, and no old game changes. Between two such events a clock loses what counts by [`TimeExclusions`].

use std::fmt;
use std::str::FromStr;

use crate::game::outcome::{Status, Termination};
use crate::game::seat::Seat;
use crate::play::calendar::{self, DAY, HOUR, MINUTE, OffHours, TimeSpan, counted_ms, merged};
use crate::play::event::{Event, ModerationEvent, TimeEvent};
use crate::play::{Game, Timestamp};

/// The least a clock may be set to, ms.
const LEAST: i64 = 10 * MINUTE;
/// The most a clock may be set to, or show after a gift, ms.
pub const MOST: i64 = 366 * DAY;
/// The most time that one gift may add, ms.
pub const LARGEST_GIFT: i64 = 14 * DAY;

/// How much time the players have. `3d` for each move is a bank, increment and cap of three days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// What everybody has at the start, ms.
    pub bank: i64,
    /// What is added after each turn, ms.
    pub increment: i64,
    /// What adding stops at, ms.
    pub cap: i64,
    /// What happens when the time is up.
    pub flag: TimeoutRule,
}

/// What happens when a player's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeoutRule {
    /// The player forfeits (a hard limit).
    Hard,
    /// The opponents are asked (a soft limit).
    Soft,
}

impl TimeControl {
    /// Whether every move has the same time to it.
    pub fn is_per_move(self) -> bool {
        self.bank == self.increment && self.bank == self.cap
    }

    /// What is left after a turn at whose end so much was left; time that was given is never lost by moving.
    fn after_turn(self, left: i64) -> i64 {
        left.max(self.cap.min(left.saturating_add(self.increment)))
    }
}

/// What is wrong with a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// Not of the form `3d`, `72h+12h` or `72h+12h/96h`, with `soft` or `hard` behind it.
    Form,
    /// Less than ten minutes or more than a year.
    Length,
    /// The cap is below the bank.
    Cap,
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let text = text.trim().to_ascii_lowercase();
        let (times, flag) = match text.rsplit_once([' ', ',']) {
            Some((times, "soft")) => (times, TimeoutRule::Soft),
            Some((times, "hard")) => (times, TimeoutRule::Hard),
            Some(_) | None => (text.as_str(), TimeoutRule::Hard),
        };
        let times: String = times.split([' ', ',']).collect();
        let (bank, rest) = match times.split_once('+') {
            Some((bank, rest)) => (bank, Some(rest)),
            None => (times.as_str(), None),
        };
        let bank = length(bank).ok_or(TimeControlError::Form)?;
        let (increment, cap) = match rest.map(|rest| rest.split_once('/').unwrap_or((rest, ""))) {
            None => (bank, bank),
            Some((increment, "")) => (length(increment).ok_or(TimeControlError::Form)?, bank),
            Some((increment, cap)) => (
                length(increment).ok_or(TimeControlError::Form)?,
                length(cap).ok_or(TimeControlError::Form)?,
            ),
        };
        if !(LEAST..=MOST).contains(&bank) || !(0..=MOST).contains(&increment) || cap > MOST {
            return Err(TimeControlError::Length);
        }
        if cap < bank {
            return Err(TimeControlError::Cap);
        }
        Ok(Self {
            bank,
            increment,
            cap,
            flag,
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_length(self.bank))?;
        if !self.is_per_move() {
            write!(f, "+{}", write_length(self.increment))?;
            if self.cap != self.bank {
                write!(f, "/{}", write_length(self.cap))?;
            }
        }
        match self.flag {
            TimeoutRule::Hard => Ok(()),
            TimeoutRule::Soft => f.write_str(" soft"),
        }
    }
}

/// A length of time as it is typed: `3d`, `12h`, `90m`, `1d12h`; ms.
pub fn length(text: &str) -> Option<i64> {
    let mut rest = text.trim();
    let mut sum = 0_i64;
    let mut smaller_than = i64::MAX;
    if rest.is_empty() {
        return None;
    }
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, after) = rest.split_at(digits);
        let letters = after
            .find(|c: char| !c.is_ascii_lowercase())
            .unwrap_or(after.len());
        let (unit, after) = after.split_at(letters);
        let unit = match unit {
            "d" | "day" | "days" => DAY,
            "h" | "hour" | "hours" => HOUR,
            "m" | "min" | "minutes" => MINUTE,
            _ => return None,
        };
        if unit >= smaller_than {
            return None;
        }
        smaller_than = unit;
        let number: i64 = number.parse().ok()?;
        sum = sum.checked_add(number.checked_mul(unit)?)?;
        rest = after;
    }
    Some(sum)
}

/// A length of time as [`length`] reads it, to the minute below.
pub fn write_length(length: i64) -> String {
    let parts = [
        (length / DAY, "d"),
        (length % DAY / HOUR, "h"),
        (length % HOUR / MINUTE, "m"),
    ];
    let written: Vec<String> = parts
        .iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, unit)| format!("{number}{unit}"))
        .collect();
    if written.is_empty() {
        "0h".to_owned()
    } else {
        written.concat()
    }
}

/// What does not count, beside holidays and pauses, which are in a game's log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeExclusions {
    /// The hours of each seat's player that do not count for himself; none where there are no more.
    pub off_hours: Vec<OffHours>,
    /// When the bot was not there.
    pub outages: Vec<TimeSpan>,
}

/// The clocks of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clocks {
    control: TimeControl,
    /// What each seat had when its clock last stopped; of the running one, at `since`. In ms.
    left: Vec<i64>,
    since: Timestamp,
    /// What the seat to move had when its turn began, and was given since; ms.
    allowed: i64,
    flagged: Option<Seat>,
}

impl Clocks {
    pub(super) fn new(control: TimeControl, seats: u8, now: Timestamp) -> Self {
        Self {
            control,
            left: vec![control.bank; usize::from(seats)],
            since: now,
            allowed: control.bank,
            flagged: None,
        }
    }

    /// What was agreed.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// The seat whose time is up while its opponents may choose what follows.
    pub fn flagged(&self) -> Option<Seat> {
        self.flagged
    }

    /// Since when the running clock runs.
    pub fn since(&self) -> Timestamp {
        self.since
    }

    /// What the seat to move had when its turn began, with what it was given since; ms.
    pub fn turn_allowance(&self) -> i64 {
        self.allowed
    }

    /// What the seat had when its clock last stopped, ms.
    pub fn left_when_stopped(&self, seat: Seat) -> i64 {
        self.left.get(seat.index()).copied().unwrap_or_default()
    }

    /// It is the turn of this seat from now on.
    pub(super) fn begin(&mut self, seat: Seat) {
        self.allowed = self.left_when_stopped(seat);
    }

    /// Books an event; `ran` and `runs` are the seats whose clock ran before it and runs after it.
    pub(super) fn apply(
        &mut self,
        event: &Event,
        at: Timestamp,
        ran: Option<Seat>,
        runs: Option<Seat>,
    ) {
        if ran != runs {
            self.since = at;
        }
        if runs != self.flagged {
            self.flagged = None;
        }
        if let Event::Moderated(ModerationEvent::HandedOver { seat, .. }) = event
            && runs == Some(*seat)
        {
            // Who sits down now has all his time before him, whatever had become of the other’s.
            self.begin(*seat);
            self.since = at;
            self.flagged = None;
        }
        if let Event::Swapped { .. } = event {
            // Each player's time goes along to the other side.
            if let [first, second, ..] = self.left.as_mut_slice() {
                std::mem::swap(first, second);
            }
            if let Some(seat) = runs {
                self.begin(seat);
            }
            self.since = at;
            self.flagged = None;
        }
        let Event::Time(event) = event else { return };
        match event {
            TimeEvent::Clocked { seat, left } => {
                self.set(*seat, *left);
                if runs == Some(*seat) {
                    self.since = at;
                }
            }
            TimeEvent::Given { by: _, to, added } => {
                self.set(*to, self.left_when_stopped(*to).saturating_add(*added));
                if runs == Some(*to) {
                    self.allowed = self.allowed.saturating_add(*added);
                }
                if self.flagged == Some(*to) {
                    self.since = at;
                    self.flagged = None;
                }
            }
            TimeEvent::Flagged { seat } => self.flagged = Some(*seat),
            TimeEvent::PauseOffered { .. }
            | TimeEvent::PauseDeclined { .. }
            | TimeEvent::Paused { .. }
            | TimeEvent::Resumed { .. }
            | TimeEvent::Away { .. }
            | TimeEvent::Back { .. } => {}
        }
    }

    fn set(&mut self, seat: Seat, left: i64) {
        if let Some(clock) = self.left.get_mut(seat.index()) {
            *clock = left;
        }
    }
}

impl Game {
    /// What does not count against a seat between two moments: its player's own hours, everybody's holidays,
    /// and when the bot was not there.
    pub fn idle(
        &self,
        seat: Seat,
        times: &TimeExclusions,
        from: Timestamp,
        until: Timestamp,
    ) -> Vec<TimeSpan> {
        let own = times.off_hours.get(seat.index());
        let own = own.map(|hours| hours.idle(from, until)).unwrap_or_default();
        // Among several nobody waits for a holiday of somebody who is not to move.
        let counts = |away: Seat| away == seat || !self.is_large();
        let away = self.away().iter().filter(|(away, _)| counts(*away));
        let away = away.map(|(_, stretch)| *stretch);
        merged(
            own.into_iter()
                .chain(away)
                .chain(times.outages.iter().copied()),
            from,
            until,
        )
    }

    /// What the seat has left now, ms; nothing where time is not limited.
    pub fn time_left(&self, seat: Seat, times: &TimeExclusions, now: Timestamp) -> Option<i64> {
        let clocks = self.clocks()?;
        let stood = clocks.left_when_stopped(seat);
        if self.ticking() != Some(seat) {
            return Some(stood);
        }
        let idle = self.idle(seat, times, clocks.since, now);
        Some((stood - counted_ms(clocks.since, now, &idle)).max(0))
    }

    /// The seat whose clock runs, and when its time is up as things stand; nothing while no clock runs or the
    /// time is up already.
    pub fn deadline(&self, times: &TimeExclusions) -> Option<(Seat, Timestamp)> {
        let clocks = self.clocks()?;
        let seat = self.ticking().filter(|_| clocks.flagged.is_none())?;
        let up = self.reach(seat, times, clocks.since, clocks.left_when_stopped(seat))?;
        Some((seat, up))
    }

    /// When `length` ms will have counted against the seat since `from`.
    pub fn reach(
        &self,
        seat: Seat,
        times: &TimeExclusions,
        from: Timestamp,
        length: i64,
    ) -> Option<Timestamp> {
        calendar::moment_after(from, length, |from, until| {
            self.idle(seat, times, from, until)
        })
    }

    /// What follows from the time alone: nothing while no time is up.
    pub fn overdue(&self, times: &TimeExclusions, now: Timestamp) -> Vec<Event> {
        let Some((seat, clocks)) = self
            .deadline(times)
            .filter(|(_, up)| *up <= now)
            .zip(self.clocks())
            .map(|((seat, _), clocks)| (seat, clocks))
        else {
            return Vec::new();
        };
        let mut events = vec![Event::Time(TimeEvent::Clocked { seat, left: 0 })];
        match clocks.control.flag {
            TimeoutRule::Hard => events.extend(self.timeout_events(seat)),
            TimeoutRule::Soft => events.push(Event::Time(TimeEvent::Flagged { seat })),
        }
        events
    }

    /// What follows when a seat loses by its time.
    pub(super) fn timeout_events(&self, seat: Seat) -> Vec<Event> {
        self.forfeited(seat, Termination::TIME)
    }

    /// What follows when a seat gives up, or has to.
    pub(super) fn forfeited(&self, seat: Seat, why: Termination) -> Vec<Event> {
        let mut position = self.position().boxed_clone();
        position.forfeit(seat, why.clone());
        let mut events = vec![Event::Forfeited { seat, why }];
        match position.status() {
            Status::Over(outcome) => events.push(Event::Ended { outcome }),
            Status::ToMove(_) | Status::ToRoll(_) => events.extend(self.taken_over(seat)),
        }
        events
    }

    /// The clock of the seat whose turn ends now, with what it gains; nothing where time is not limited.
    pub(super) fn stopped(
        &self,
        seat: Seat,
        times: &TimeExclusions,
        now: Timestamp,
    ) -> Option<Event> {
        let left = self.turn_ended(seat, times, now)?;
        Some(Event::Time(TimeEvent::Clocked { seat, left }))
    }

    /// What the seat whose turn ends now has left with what it gains, ms; nothing where time is not limited.
    pub(super) fn turn_ended(
        &self,
        seat: Seat,
        times: &TimeExclusions,
        now: Timestamp,
    ) -> Option<i64> {
        let control = self.clocks()?.control;
        Some(control.after_turn(self.time_left(seat, times, now)?))
    }

    /// The clock that runs, as it stands now: before the game is paused, or counted differently from now on.
    pub fn stop_running_clock(&self, times: &TimeExclusions, now: Timestamp) -> Option<Event> {
        let seat = self.ticking()?;
        let left = self.time_left(seat, times, now)?;
        Some(Event::Time(TimeEvent::Clocked { seat, left }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_controls_are_written_as_they_are_read() {
        for text in [
            "3d",
            "12h",
            "3d+12h/4d",
            "3d+12h",
            "1d12h",
            "3d soft",
            "10d+0h",
            "1h30m+10m/2h soft",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        let same = [
            ("72h", "3d"),
            ("3 days", "3d"),
            ("72h + 12h / 96h, soft", "3d+12h/4d soft"),
            ("3d hard", "3d"),
        ];
        for (typed, written) in same {
            assert_eq!(typed.parse::<TimeControl>().unwrap().to_string(), written);
        }
        for text in [
            "",
            "3",
            "d",
            "3w",
            "3d+",
            "-3d",
            "3d3d",
            "1h2d",
            "3d softly",
            "+",
            "9999999999999999999d",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(TimeControlError::Form),
                "{text}"
            );
        }
        for text in ["0d", "5m", "400d", "3d+400d", "106751991167d"] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(TimeControlError::Length),
                "{text}"
            );
        }
        assert_eq!(
            "3d+1d/2d".parse::<TimeControl>(),
            Err(TimeControlError::Cap)
        );
    }

    #[test]
    fn a_turn_adds_up_to_the_cap_and_takes_nothing_that_was_given() {
        let control: TimeControl = "3d+12h/4d".parse().unwrap();
        assert_eq!(control.after_turn(HOUR), 13 * HOUR);
        assert_eq!(control.after_turn(90 * HOUR), 4 * DAY);
        assert_eq!(control.after_turn(6 * DAY), 6 * DAY);
        let per_move: TimeControl = "3d".parse().unwrap();
        assert_eq!(per_move.after_turn(HOUR), 3 * DAY);
    }
}
