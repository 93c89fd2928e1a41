//! Actions about off hours and holidays, and their wire form.

use crate::play::calendar::{DaysOff, Night, OffHoursError, Zone};
use crate::service::words::catalogue;
use crate::service::words::text::Text;

/// What one can ask about one's hours. What is typed is read by the service.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OffHoursAction {
    /// See them, or change what is given; `off` takes a night, days off or the zone away.
    Hours {
        /// The time zone: `Europe/Berlin`, `+02:00`.
        zone: Option<String>,
        /// The night: `22-7`.
        night: Option<String>,
        /// The days off: `sat sun`.
        rest: Option<String>,
    },
    /// Go on holiday: from a day (today) until a day, that one counted, or for so long.
    AddHoliday {
        /// The first day, `2026-12-24`.
        from: Option<String>,
        /// The last day, or a length such as `10d`.
        until: String,
    },
    /// Come back now; holidays to come are called off.
    EndHoliday,
    /// See one's holidays.
    Holidays,
}

/// One of the hours set to this.
pub(in crate::service) fn single_setting(name: &str, value: &str) -> OffHoursAction {
    let given = |wanted: &str| (name == wanted).then(|| value.to_owned());
    OffHoursAction::Hours {
        zone: given("zone"),
        night: given("night"),
        rest: given("rest"),
    }
}

/// What a control with this wish carries, after `hours.`; `None` for what is typed.
pub(in crate::service) fn wire(wish: &OffHoursAction) -> Option<String> {
    let OffHoursAction::Hours { zone, night, rest } = wish else {
        return None;
    };
    let (name, value) = match (zone, night, rest) {
        (Some(zone), None, None) => ("zone", zone),
        (None, Some(night), None) => ("night", night),
        (None, None, Some(rest)) => ("rest", rest),
        (None, None, None) => return Some("page".to_owned()),
        _ => return None,
    };
    (!value.is_empty() && !value.contains('.')).then(|| format!("{name}.{value}"))
}

/// The wish that [`wire`] made these parts of.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<OffHoursAction> {
    match parts {
        ["page"] => Some(single_setting("", "")),
        [name @ ("zone" | "night" | "rest"), value] => Some(single_setting(name, value)),
        _ => None,
    }
}

/// What is typed for an hour as it is kept; nothing is `off`. What is wrong with it otherwise.
pub(in crate::service) fn read(name: &str, value: &str) -> Result<Option<String>, Text> {
    let value = value.trim();
    if value.eq_ignore_ascii_case("off") || value.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let kept = match name {
        "zone" => value.parse::<Zone>().map(|zone| zone.to_string()),
        "night" => value.parse::<Night>().map(|night| night.to_string()),
        _ => value.parse::<DaysOff>().map(|rest| rest.to_string()),
    };
    kept.map(Some).map_err(|wrong| {
        let id = match wrong {
            OffHoursError::Zone => "hours-bad-zone",
            OffHoursError::Night => "hours-bad-night",
            OffHoursError::LongNight => "hours-long-night",
            OffHoursError::Rest => "hours-bad-rest",
            OffHoursError::MuchRest => "hours-much-rest",
        };
        let shown: String = value.chars().take(40).collect();
        catalogue::sentences().text(id, &[("text", shown.into())])
    })
}
