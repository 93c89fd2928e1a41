//! Seasons: equal parts of the calendar year in UTC, by which results are counted together.
//!
//! A season begins and ends by the calendar alone, so nothing about it is stored and nothing has to end it.

use jiff::civil::{Date, date};
use jiff::tz::TimeZone;

use crate::play::values::calendar::TimeSpan;
use crate::play::values::identity::Timestamp;

/// Months of a year.
const YEAR: i32 = 12;

/// The length of seasons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SeasonLength {
    /// A month.
    Month,
    /// Three months.
    Quarter,
    /// Six months.
    HalfYear,
    /// A year.
    Year,
}

/// One season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Season {
    /// Its length.
    pub length: SeasonLength,
    /// Its number among the seasons of that length, counted from the year 0.
    nth: i32,
}

impl SeasonLength {
    /// All lengths, the shortest first.
    pub const ALL: [Self; 4] = [Self::Month, Self::Quarter, Self::HalfYear, Self::Year];

    /// The name as it is stored and typed. The catalogue has a `season-` message for each.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Month => "month",
            Self::Quarter => "quarter",
            Self::HalfYear => "half-year",
            Self::Year => "year",
        }
    }

    /// The length with this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|length| length.code() == code)
    }

    /// Its months.
    const fn months(self) -> i32 {
        match self {
            Self::Month => 1,
            Self::Quarter => 3,
            Self::HalfYear => 6,
            Self::Year => YEAR,
        }
    }

    /// The letter before the number of a part of the year; a month has none.
    const fn letter(self) -> &'static str {
        match self {
            Self::Month => "",
            Self::Quarter => "q",
            Self::HalfYear => "h",
            Self::Year => "y",
        }
    }
}

impl Season {
    /// The season of this length at a moment.
    pub fn at(length: SeasonLength, moment: Timestamp) -> Self {
        let at = jiff::Timestamp::from_millisecond(moment.0).unwrap_or_default();
        let day: Date = at.to_zoned(TimeZone::UTC).date();
        let months = i32::from(day.year()) * YEAR + i32::from(day.month()) - 1;
        let nth = months.div_euclid(length.months());
        Self { length, nth }
    }

    /// The season before it.
    #[must_use]
    pub fn before(self) -> Self {
        Self {
            nth: self.nth.saturating_sub(1),
            ..self
        }
    }

    /// The year.
    pub fn year(self) -> i32 {
        (self.nth.saturating_mul(self.length.months())).div_euclid(YEAR)
    }

    /// The part of the year, from 1.
    pub fn part(self) -> i32 {
        self.nth.rem_euclid(YEAR / self.length.months()) + 1
    }

    /// Its first moment, and the first moment after it.
    pub fn span(self) -> TimeSpan {
        let next = Self {
            nth: self.nth.saturating_add(1),
            ..self
        };
        TimeSpan {
            from: self.begins(),
            until: next.begins(),
        }
    }

    fn begins(self) -> Timestamp {
        let months = self.nth.saturating_mul(self.length.months());
        let year = i16::try_from(months.div_euclid(YEAR)).unwrap_or_default();
        let month = i8::try_from(months.rem_euclid(YEAR) + 1).unwrap_or(1);
        // Years outside those that jiff knows have no games.
        let day = Date::new(year, month, 1).unwrap_or(date(1970, 1, 1));
        let at = day.to_zoned(TimeZone::UTC);
        Timestamp(at.map_or(0, |at| at.timestamp().as_millisecond()))
    }

    /// The name as it is typed and carried by buttons: `2026-11`, `2026-q4`, `2026-h2`, `2026-y1`.
    pub fn code(self) -> String {
        format!("{}-{}{}", self.year(), self.length.letter(), self.part())
    }

    /// The season with this name.
    pub fn from_code(code: &str) -> Option<Self> {
        let (year, part) = code.split_once('-')?;
        let year: i32 = year
            .parse()
            .ok()
            .filter(|year| (1970..=9998).contains(year))?;
        let mut lengths = SeasonLength::ALL.into_iter().rev();
        let (length, part) =
            lengths.find_map(|length| Some((length, part.strip_prefix(length.letter())?)))?;
        let parts = YEAR / length.months();
        let part: i32 = part
            .parse()
            .ok()
            .filter(|part| (1..=parts).contains(part))?;
        let nth = year * parts + part - 1;
        Some(Self { length, nth })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(stamp: &str) -> Timestamp {
        Timestamp::from_stamp(stamp).unwrap()
    }

    #[test]
    fn seasons_follow_the_calendar_and_leave_no_gap() {
        let moment = at("20261126T103000Z");
        let codes = SeasonLength::ALL.map(|length| Season::at(length, moment).code());
        assert_eq!(codes, ["2026-11", "2026-q4", "2026-h2", "2026-y1"]);
        let span = Season::at(SeasonLength::Quarter, moment).span();
        assert_eq!(span.from, at("20261001T000000Z"));
        assert_eq!(span.until, at("20270101T000000Z"));
        for length in SeasonLength::ALL {
            let mut season = Season::at(length, moment);
            for _ in 0..40 {
                let before = season.before();
                assert_eq!(before.span().until, season.span().from);
                assert_eq!(Season::at(length, season.span().from), season);
                assert_eq!(Season::from_code(&season.code()), Some(season));
                season = before;
            }
        }
    }

    #[test]
    fn what_names_no_season_is_none() {
        for code in [
            "", "2026", "2026-", "2026-q5", "2026-13", "2026-0", "q4-2026", "99999-1", "2026-y2",
        ] {
            assert_eq!(Season::from_code(code), None, "{code}");
        }
    }
}
