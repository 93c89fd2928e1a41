//! Actions about off hours and holidays, and their wire form.

use crate::play::calendar::{DaysOff, Night, OffHoursError, Zone};
use crate::play::lengths::cut;
use crate::service::api::setting_keys::{NIGHT, REST, ZONE};
use crate::service::words::catalogue;
use crate::service::words::text::Text;

/// An action on one's off hours. The service parses typed values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OffHoursAction {
    /// Show them, or change the given ones; `off` removes a night, days off or the zone.
    Hours {
        /// The time zone: `Europe/Berlin`, `+02:00`.
        zone: Option<String>,
        /// The night: `22-7`.
        night: Option<String>,
        /// The days off: `sat sun`.
        rest: Option<String>,
    },
    /// Take a holiday: from a day (default today) through a last day, or for a length of time.
    AddHoliday {
        /// The first day, `2026-12-24`.
        from: Option<String>,
        /// The last day, or a length such as `10d`.
        until: String,
    },
    /// Return now; later holidays are cancelled.
    EndHoliday,
    /// Show one's holidays.
    Holidays,
}

/// The action that sets one value.
pub(in crate::service) fn single_setting(name: &str, value: &str) -> OffHoursAction {
    let given = |wanted: &str| (name == wanted).then(|| value.to_owned());
    OffHoursAction::Hours {
        zone: given(ZONE),
        night: given(NIGHT),
        rest: given(REST),
    }
}

/// The wire form of a control, after `hours.`; `None` for typed actions.
pub(in crate::service) fn wire(action: &OffHoursAction) -> Option<String> {
    let OffHoursAction::Hours { zone, night, rest } = action else {
        return None;
    };
    let (name, value) = match (zone, night, rest) {
        (Some(zone), None, None) => (ZONE, zone),
        (None, Some(night), None) => (NIGHT, night),
        (None, None, Some(rest)) => (REST, rest),
        (None, None, None) => return Some("page".to_owned()),
        _ => return None,
    };
    (!value.is_empty() && !value.contains('.')).then(|| format!("{name}.{value}"))
}

/// Parses the words of [`wire`].
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<OffHoursAction> {
    match parts {
        ["page"] => Some(single_setting("", "")),
        [name @ (ZONE | NIGHT | REST), value] => Some(single_setting(name, value)),
        _ => None,
    }
}

/// The stored form of a typed value; `None` for `off`. The error is a sentence about the fault.
pub(in crate::service) fn read(name: &str, value: &str) -> Result<Option<String>, Text> {
    let value = value.trim();
    if value.eq_ignore_ascii_case("off") || value.eq_ignore_ascii_case("none") {
        return Ok(None);
    }
    let kept = match name {
        ZONE => value.parse::<Zone>().map(|zone| zone.to_string()),
        NIGHT => value.parse::<Night>().map(|night| night.to_string()),
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
        let shown = cut(value, 40);
        catalogue::sentences().text(id, &[("text", shown.into())])
    })
}
