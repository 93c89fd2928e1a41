//! Time controls: the players' time as typed and written, and the exclusions from it.

use std::fmt;
use std::str::FromStr;

use jiff::fmt::friendly::{Spacing, SpanParser, SpanPrinter};
use jiff::{Span, SpanRelativeTo, Unit};

use crate::play::values::calendar::{DAY, HOUR, MINUTE, OffHours, TimeSpan};

/// Shortest setting of a clock, in ms.
const MIN_SETTING: i64 = 10 * MINUTE;

/// Longest setting of a clock, also after a gift, in ms.
pub const MAX_CLOCK: i64 = 366 * DAY;

/// Largest gift of time, in ms.
pub const LARGEST_GIFT: i64 = 14 * DAY;

/// The players' time. `3d` for each move is a bank, increment and cap of three days.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    /// Everybody's time at the start, in ms.
    pub bank: i64,
    /// Time added after each turn, in ms.
    pub increment: i64,
    /// Limit above which nothing is added, in ms.
    pub cap: i64,
    /// The consequence when the time is up.
    pub flag: TimeoutRule,
}

/// The consequence when a player's time is up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeoutRule {
    /// The player forfeits (a hard limit).
    Hard,
    /// The opponents are asked (a soft limit).
    Soft,
}

impl TimeControl {
    /// Returns `true` if every move has the same time.
    pub fn is_per_move(self) -> bool {
        self.bank == self.increment && self.bank == self.cap
    }

    /// The time left after a turn that ended with `left`, in ms; a gift is never lost by moving.
    pub(in crate::play) fn after_turn(self, left: i64) -> i64 {
        left.max(self.cap.min(left.saturating_add(self.increment)))
    }
}

/// An error in a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TimeControlError {
    /// Not of the form `3d`, `72h+12h` or `72h+12h/96h`, with an optional `soft` or `hard`.
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
        let times = times.trim_end_matches([' ', ',']);
        let (bank, rest) = match times.split_once('+') {
            Some((bank, rest)) => (bank, Some(rest)),
            None => (times, None),
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
        if !(MIN_SETTING..=MAX_CLOCK).contains(&bank)
            || !(0..=MAX_CLOCK).contains(&increment)
            || cap > MAX_CLOCK
        {
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

/// Longest duration that [`length`] parses, in ms.
pub const LONGEST: i64 = 100 * MAX_CLOCK;

/// Parses a duration of whole minutes, such as `3d`, `12h`, `90m`, `1d12h`, `1.5h`, into ms.
pub fn length(text: &str) -> Option<i64> {
    // A comma behind a unit separates, and one behind a digit is that of a decimal.
    let mut behind_unit = false;
    let spaced = |c: char| {
        let separates = c == ',' && behind_unit;
        behind_unit = c.is_ascii_alphabetic() || behind_unit && c == ' ';
        if separates { ' ' } else { c }
    };
    let text: String = text.trim().chars().map(spaced).collect();
    let span = SpanParser::new().parse_span(&text).ok()?;
    let length = span.to_duration(SpanRelativeTo::days_are_24_hours()).ok()?;
    let length = i64::try_from(length.as_millis()).ok()?;
    Some(length).filter(|length| (0..=LONGEST).contains(length) && length % MINUTE == 0)
}

/// A duration in the form [`length`] parses, rounded down to the minute.
pub fn write_length(length: i64) -> String {
    let length = length.clamp(0, LONGEST);
    let span = Span::new()
        .days(length / DAY)
        .hours(length % DAY / HOUR)
        .minutes(length % HOUR / MINUTE);
    let compact = SpanPrinter::new().spacing(Spacing::None);
    compact.zero_unit(Unit::Hour).span_to_string(&span)
}

/// The exclusions from players' time, beside holidays and pauses, which are in a game's log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimeExclusions {
    /// The off hours of each seat's player, excluded for that player alone; none beyond the list.
    pub off_hours: Vec<OffHours>,
    /// The bot's outages.
    pub outages: Vec<TimeSpan>,
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
            ("1w", "7d"),
            ("3 days, 12 hours", "3d12h"),
            ("3d,12h", "3d12h"),
            ("3d , 12h", "3d12h"),
            ("1,5h + 0.5h", "1h30m+30m"),
        ];
        for (typed, written) in same {
            assert_eq!(typed.parse::<TimeControl>().unwrap().to_string(), written);
        }
        for text in [
            "",
            "3",
            "d",
            "3mo",
            "1,5d",
            "90s+30s",
            "3d+",
            "-3d",
            "3d3d",
            "1h2d",
            "3d softly",
            "+",
            "106751991167d",
            "9999999999999999999d",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(TimeControlError::Form),
                "{text}"
            );
        }
        for text in ["0d", "5m", "400d", "3d+400d"] {
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
