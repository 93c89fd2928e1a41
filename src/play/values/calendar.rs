//! Time that counts: excluded spans, and the sum of the time left between them.
//!
//! All times are milliseconds since 1970 UTC. Nights and days off are those of a time zone, so a night with a clock
//! change is an hour longer or shorter. Pure: the time is an input.

use std::fmt;
use std::str::FromStr;

use jiff::civil::{Date, Time, Weekday};
use jiff::tz::TimeZone;
use jiff::{Timestamp as Moment, ToSpan};

use crate::play::values::identity::Timestamp;

/// One minute in ms, the unit of all durations here.
pub const MINUTE: i64 = 60 * 1000;
/// One hour, in ms.
pub const HOUR: i64 = 60 * MINUTE;
/// Twenty-four hours, in ms.
pub const DAY: i64 = 24 * HOUR;

/// Longest night, in minutes: a clock must be able to run out.
const LONGEST_NIGHT: i64 = 12 * 60;
const MOST_REST: u32 = 3;
/// Time ahead covered by a search for a time, in ms.
const HORIZON: i64 = 4 * 366 * DAY;
/// Greatest length of one search step, in ms.
const MAX_STEP: i64 = 32 * DAY;

/// A span of time, without its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TimeSpan {
    /// Its first moment.
    pub from: Timestamp,
    /// The first moment after it.
    pub until: Timestamp,
}

impl TimeSpan {
    /// Returns `true` if the moment lies in it.
    pub fn contains(self, at: Timestamp) -> bool {
        self.from <= at && at < self.until
    }

    fn cut(self, from: Timestamp, until: Timestamp) -> Option<Self> {
        let cut = Self {
            from: self.from.max(from),
            until: self.until.min(until),
        };
        (cut.from < cut.until).then_some(cut)
    }
}

/// The spans in order, with touching ones merged, clipped to the two moments.
pub fn merged(
    stretches: impl IntoIterator<Item = TimeSpan>,
    from: Timestamp,
    until: Timestamp,
) -> Vec<TimeSpan> {
    let cut = |stretch: TimeSpan| stretch.cut(from, until);
    let mut sorted: Vec<TimeSpan> = stretches.into_iter().filter_map(cut).collect();
    sorted.sort_unstable();
    let mut merged: Vec<TimeSpan> = Vec::with_capacity(sorted.len());
    for next in sorted {
        match merged.last_mut() {
            Some(last) if next.from <= last.until => last.until = last.until.max(next.until),
            Some(_) | None => merged.push(next),
        }
    }
    merged
}

/// Milliseconds between two moments outside the spans of `idle`, which [`merged`] returned.
pub fn counted_ms(from: Timestamp, until: Timestamp, idle: &[TimeSpan]) -> i64 {
    let idle: i64 = idle
        .iter()
        .filter_map(|stretch| stretch.cut(from, until))
        .map(|stretch| stretch.until.0 - stretch.from.0)
        .sum();
    (until.0 - from.0 - idle).max(0)
}

/// The moment at which `length` milliseconds have counted since `from`. `idle` returns the excluded spans between two
/// moments. `None` if that is years away.
pub fn moment_after(
    from: Timestamp,
    length: i64,
    idle: impl Fn(Timestamp, Timestamp) -> Vec<TimeSpan>,
) -> Option<Timestamp> {
    let mut left = length;
    let mut page = from;
    while page.0 - from.0 < HORIZON {
        // Each day between is looked up in the zone: most clocks run out long before a whole page.
        let step = left.saturating_mul(2).saturating_add(DAY).min(MAX_STEP);
        let end = Timestamp(page.0.checked_add(step)?);
        let mut at = page;
        for stretch in idle(page, end) {
            if stretch.from.0 - at.0 >= left {
                return Some(Timestamp(at.0 + left));
            }
            left -= stretch.from.0 - at.0;
            at = stretch.until;
        }
        if end.0 - at.0 >= left {
            return Some(Timestamp(at.0 + left));
        }
        left -= end.0 - at.0;
        page = end;
    }
    None
}

/// One person's daily and weekly excluded hours, in a time zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OffHours {
    zone: TimeZone,
    night: Option<Night>,
    rest: Vec<Weekday>,
    /// The hours before a moment at which these begin to count.
    former: Option<(Timestamp, Box<OffHours>)>,
}

impl Default for OffHours {
    fn default() -> Self {
        Self {
            zone: TimeZone::UTC,
            night: None,
            rest: Vec::new(),
            former: None,
        }
    }
}

impl OffHours {
    /// The hours of a zone with this night and these days off.
    pub fn new(zone: Zone, night: Option<Night>, rest: DaysOff) -> Self {
        Self {
            zone: zone.0,
            night,
            rest: rest.0,
            former: None,
        }
    }

    /// These hours from a moment on, and others before it.
    #[must_use]
    pub fn beginning(self, from: Timestamp, former: Self) -> Self {
        Self {
            former: Some((from, Box::new(former))),
            ..self
        }
    }

    /// The excluded spans between two moments, in order.
    pub fn idle(&self, from: Timestamp, until: Timestamp) -> Vec<TimeSpan> {
        let Some((begin, former)) = &self.former else {
            return self.own_idle(from, until);
        };
        let before = former.idle(from, until.min(*begin));
        let after = self.own_idle(from.max(*begin), until);
        merged(before.into_iter().chain(after), from, until)
    }

    fn own_idle(&self, from: Timestamp, until: Timestamp) -> Vec<TimeSpan> {
        if (self.night.is_none() && self.rest.is_empty()) || from >= until {
            return Vec::new();
        }
        let Some((first, last)) = self.date(from).zip(self.date(until)) else {
            return Vec::new();
        };
        // A night that began on the day before may still last.
        let first = first.checked_sub(1.day()).unwrap_or(first);
        let days = first.series(1.day()).take_while(|day| *day <= last);
        let idle = days.flat_map(|day| self.night_of(day).into_iter().chain(self.rest_of(day)));
        merged(idle, from, until)
    }

    fn night_of(&self, day: Date) -> Option<TimeSpan> {
        let Night { from, until } = self.night?;
        let morning = if until > from {
            day
        } else {
            day.tomorrow().ok()?
        };
        self.stretch(day.to_datetime(from), morning.to_datetime(until))
    }

    fn rest_of(&self, day: Date) -> Option<TimeSpan> {
        if !self.rest.contains(&day.weekday()) {
            return None;
        }
        let midnight = Time::midnight();
        self.stretch(
            day.to_datetime(midnight),
            day.tomorrow().ok()?.to_datetime(midnight),
        )
    }

    fn stretch(
        &self,
        from: jiff::civil::DateTime,
        until: jiff::civil::DateTime,
    ) -> Option<TimeSpan> {
        let moment = |civil| {
            let at = self.zone.to_ambiguous_timestamp(civil).compatible().ok()?;
            Some(Timestamp(at.as_millisecond()))
        };
        Some(TimeSpan {
            from: moment(from)?,
            until: moment(until)?,
        })
    }

    fn date(&self, at: Timestamp) -> Option<Date> {
        let at = Moment::from_millisecond(at.0).ok()?;
        Some(self.zone.to_datetime(at).date())
    }
}

/// A time zone by its name in the tz database (`Europe/Berlin`), or an offset (`+02:00`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Zone(TimeZone);

impl Zone {
    /// The start of a day of this zone's calendar.
    pub fn midnight(&self, day: Date) -> Option<Timestamp> {
        let at = day.to_zoned(self.0.clone()).ok()?;
        Some(Timestamp(at.timestamp().as_millisecond()))
    }

    /// The local time at a moment: `14:35`.
    pub fn time_of_day(&self, at: Timestamp) -> Option<String> {
        let at = Moment::from_millisecond(at.0).ok()?;
        Some(self.0.to_datetime(at).strftime("%H:%M").to_string())
    }

    /// The day of this zone's calendar at a moment.
    pub fn day(&self, at: Timestamp) -> Option<Date> {
        let at = Moment::from_millisecond(at.0).ok()?;
        Some(self.0.to_datetime(at).date())
    }
}

impl Default for Zone {
    fn default() -> Self {
        Self(TimeZone::UTC)
    }
}

/// An error in a zone, a night or days off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OffHoursError {
    /// No such time zone.
    Zone,
    /// No night of the form `22-7` or `22:30-06:45`.
    Night,
    /// A night of more than twelve hours.
    LongNight,
    /// No days of the week.
    Rest,
    /// More than three days off.
    MuchRest,
}

impl FromStr for Zone {
    type Err = OffHoursError;

    fn from_str(text: &str) -> Result<Self, OffHoursError> {
        let text = text.trim();
        // Every move reads the zone of players without off hours too, and the list of zone names is long.
        if text.is_empty() {
            return Err(OffHoursError::Zone);
        }
        if text.eq_ignore_ascii_case("utc") {
            return Ok(Self::default());
        }
        if text.starts_with(['+', '-', '−']) {
            return offset(text).map(Self).ok_or(OffHoursError::Zone);
        }
        let name = text.replace(' ', "_");
        // A city alone will do. `Local`, for one, would be the zone of the bot's machine.
        let name = if name.contains('/') {
            name
        } else {
            city(&name).ok_or(OffHoursError::Zone)?
        };
        TimeZone::get(&name)
            .map(Self)
            .map_err(|_| OffHoursError::Zone)
    }
}

/// The names of all zones named after a city, in order.
pub fn zones() -> Vec<String> {
    let names = jiff::tz::db().available().map(|zone| zone.to_string());
    let mut names: Vec<String> = names
        .filter(|zone| zone.contains('/') && !zone.starts_with("Etc/"))
        .collect();
    names.sort_unstable();
    names
}

/// The zone whose name ends with this city.
fn city(name: &str) -> Option<String> {
    let ends = |zone: &str| {
        let (_, city) = zone.rsplit_once('/')?;
        city.eq_ignore_ascii_case(name).then_some(())
    };
    jiff::tz::db()
        .available()
        .map(|zone| zone.to_string())
        .find(|zone| ends(zone).is_some() && !zone.starts_with("Etc/"))
}

fn offset(text: &str) -> Option<TimeZone> {
    let (sign, rest) = match text.strip_prefix('+') {
        Some(rest) => (1, rest),
        None => (-1, text.strip_prefix(['-', '−'])?),
    };
    let (hours, minutes) = rest.split_once(':').unwrap_or((rest, "0"));
    let (hours, minutes) = (hours.parse::<u8>().ok()?, minutes.parse::<u8>().ok()?);
    if hours > 14 || minutes > 59 {
        return None;
    }
    let seconds = sign * (i32::from(hours) * 3600 + i32::from(minutes) * 60);
    Some(TimeZone::fixed(
        jiff::tz::Offset::from_seconds(seconds).ok()?,
    ))
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = self.0.iana_name() {
            return f.write_str(name);
        }
        let offset = self.0.to_offset(Moment::UNIX_EPOCH).seconds();
        let sign = if offset < 0 { '-' } else { '+' };
        let minutes = offset.abs() / 60;
        write!(f, "{sign}{:02}:{:02}", minutes / 60, minutes % 60)
    }
}

/// A nightly span: `22:00-07:00`, at most twelve hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    from: Time,
    until: Time,
}

impl FromStr for Night {
    type Err = OffHoursError;

    fn from_str(text: &str) -> Result<Self, OffHoursError> {
        let (from, until) = text.split_once(['-', '–']).ok_or(OffHoursError::Night)?;
        let clock = |text: &str| {
            let (hour, minute) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
            let hour = hour.parse::<i8>().ok()?;
            Time::new(hour % 24, minute.parse().ok()?, 0, 0)
                .ok()
                .filter(|_| hour <= 24)
        };
        let (Some(from), Some(until)) = (clock(from), clock(until)) else {
            return Err(OffHoursError::Night);
        };
        let minutes = |time: Time| i64::from(time.hour()) * 60 + i64::from(time.minute());
        let length = (minutes(until) - minutes(from)).rem_euclid(24 * 60);
        match length {
            0 => Err(OffHoursError::Night),
            1..=LONGEST_NIGHT => Ok(Self { from, until }),
            _ => Err(OffHoursError::LongNight),
        }
    }
}

impl fmt::Display for Night {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { from, until } = self;
        write!(
            f,
            "{:02}:{:02}-{:02}:{:02}",
            from.hour(),
            from.minute(),
            until.hour(),
            until.minute()
        )
    }
}

/// Weekly days off: `sat sun`, at most three.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DaysOff(Vec<Weekday>);

/// The names of the days as typed and stored, Monday first.
pub const WEEKDAYS: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

impl FromStr for DaysOff {
    type Err = OffHoursError;

    fn from_str(text: &str) -> Result<Self, OffHoursError> {
        let mut days = Vec::new();
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let word = word.to_ascii_lowercase();
            let place = WEEKDAYS.iter().position(|day| word.starts_with(day));
            let place = place.and_then(|place| i8::try_from(place).ok());
            let day = place.and_then(|place| Weekday::from_monday_zero_offset(place).ok());
            days.push(day.ok_or(OffHoursError::Rest)?);
        }
        days.sort_unstable_by_key(|day| day.to_monday_zero_offset());
        days.dedup();
        match u32::try_from(days.len()) {
            Ok(0) => Err(OffHoursError::Rest),
            Ok(1..=MOST_REST) => Ok(Self(days)),
            Ok(_) | Err(_) => Err(OffHoursError::MuchRest),
        }
    }
}

impl DaysOff {
    /// The days as indexes into [`WEEKDAYS`].
    pub fn days(&self) -> impl Iterator<Item = usize> {
        let place =
            |day: &Weekday| usize::try_from(day.to_monday_zero_offset()).unwrap_or_default();
        self.0.iter().map(place)
    }
}

impl fmt::Display for DaysOff {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self
            .days()
            .filter_map(|day| WEEKDAYS.get(day).copied())
            .collect();
        f.write_str(&names.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Timestamp {
        Timestamp(text.parse::<Moment>().unwrap().as_millisecond())
    }

    fn hours(zone: &str, night: &str, rest: &str) -> OffHours {
        OffHours::new(
            zone.parse().unwrap(),
            night.parse().ok(),
            rest.parse().unwrap_or_default(),
        )
    }

    fn hours_counted(hours: &OffHours, from: &str, until: &str) -> i64 {
        let (from, until) = (at(from), at(until));
        counted_ms(from, until, &hours.idle(from, until)) / HOUR
    }

    #[test]
    fn a_night_over_midnight_does_not_count() {
        let hours = hours("Europe/Berlin", "22-7", "");
        let day = hours_counted(&hours, "2026-01-10T00:00:00Z", "2026-01-11T00:00:00Z");
        assert_eq!(day, 15);
    }

    #[test]
    fn the_night_in_which_summer_begins_is_an_hour_shorter_and_the_other_an_hour_longer() {
        let hours = hours("Europe/Berlin", "22-7", "");
        let spring = hours_counted(&hours, "2026-03-28T21:00:00Z", "2026-03-29T05:00:00Z");
        assert_eq!(spring, 0, "22:00 to 7:00 is eight hours long");
        assert_eq!(
            hours_counted(&hours, "2026-03-28T21:00:00Z", "2026-03-29T06:00:00Z"),
            1
        );
        let autumn = hours_counted(&hours, "2026-10-24T20:00:00Z", "2026-10-25T06:00:00Z");
        assert_eq!(autumn, 0, "and here ten");
        assert_eq!(
            hours_counted(&hours, "2026-10-24T20:00:00Z", "2026-10-25T07:00:00Z"),
            1
        );
    }

    #[test]
    fn a_night_that_begins_in_the_hour_that_is_left_out_or_comes_twice_is_still_one() {
        let hours = hours("Europe/Berlin", "02:30-04:00", "");
        let minutes = |from, until| {
            let (from, until) = (at(from), at(until));
            counted_ms(from, until, &hours.idle(from, until)) / MINUTE
        };
        // 2:30 does not exist: the night is from 3:30 to 4:00.
        assert_eq!(minutes("2026-03-29T00:00:00Z", "2026-03-29T03:00:00Z"), 150);
        // 2:30 comes twice: the night begins with the first.
        assert_eq!(minutes("2026-10-25T00:00:00Z", "2026-10-25T04:00:00Z"), 90);
    }

    #[test]
    fn days_off_are_whole_days_of_the_zone() {
        let hours = hours("America/New_York", "", "sun, Saturday");
        // A Friday noon to a Monday noon, Eastern.
        let counted = hours_counted(&hours, "2026-11-20T17:00:00Z", "2026-11-23T17:00:00Z");
        assert_eq!(counted, 24);
    }

    #[test]
    fn hours_that_follow_others_are_cut_at_the_moment_between_them() {
        let former = hours("UTC", "0-12", "");
        let hours = hours("UTC", "6-18", "").beginning(at("2026-02-03T09:00:00Z"), former);
        let idle = hours.idle(at("2026-02-02T00:00:00Z"), at("2026-02-05T00:00:00Z"));
        let span = |from, until| TimeSpan {
            from: at(from),
            until: at(until),
        };
        let expected = [
            span("2026-02-02T00:00:00Z", "2026-02-02T12:00:00Z"),
            span("2026-02-03T00:00:00Z", "2026-02-03T18:00:00Z"),
            span("2026-02-04T06:00:00Z", "2026-02-04T18:00:00Z"),
        ];
        assert_eq!(idle, expected);
    }

    #[test]
    fn what_is_reached_has_counted() {
        let hours = hours("Asia/Kathmandu", "20:15-08:00", "fri sat sun");
        let from = at("2026-02-01T03:00:00Z");
        for length in [1, HOUR, 30 * HOUR, 500 * HOUR] {
            let reached =
                moment_after(from, length, |from, until| hours.idle(from, until)).unwrap();
            assert_eq!(
                counted_ms(from, reached, &hours.idle(from, reached)),
                length
            );
            let before = Timestamp(reached.0 - 1);
            assert_eq!(
                counted_ms(from, before, &hours.idle(from, before)),
                length - 1
            );
        }
    }

    #[test]
    fn hours_are_written_as_they_are_read() {
        for zone in [
            "Europe/Berlin",
            "UTC",
            "+05:30",
            "-03:00",
            "America/St_Johns",
        ] {
            assert_eq!(zone.parse::<Zone>().unwrap().to_string(), zone);
        }
        assert_eq!(
            "22 – 6:30".parse::<Night>().unwrap().to_string(),
            "22:00-06:30"
        );
        assert_eq!("22 7".parse::<Night>(), Err(OffHoursError::Night));
        assert_eq!("22-7".parse::<Night>().unwrap().to_string(), "22:00-07:00");
        assert_eq!(
            "sunday,SAT".parse::<DaysOff>().unwrap().to_string(),
            "sat sun"
        );
        assert_eq!("8-21".parse::<Night>(), Err(OffHoursError::LongNight));
        assert_eq!("9-9".parse::<Night>(), Err(OffHoursError::Night));
        assert_eq!(
            "mon tue wed thu".parse::<DaysOff>(),
            Err(OffHoursError::MuchRest)
        );
        for zone in ["Local", "Mars/Base", "+15", "", "../etc/passwd", "Europe/"] {
            assert_eq!(zone.parse::<Zone>(), Err(OffHoursError::Zone), "{zone}");
        }
    }
}
