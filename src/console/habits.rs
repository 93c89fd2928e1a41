//! Typed lines about oneself: hours, holidays, reminders, what one has played.

use crate::console::parse::{ConsoleCommand, name};
use crate::service::api::action::Action;
use crate::service::api::hours::OffHoursAction;
use crate::service::api::privacy::PrivacyAction;
use crate::service::api::remind::ReminderAction;
use crate::service::api::reminders::ReminderSetting;

/// `hours`, `hours zone Europe/Berlin`, `hours night 22-7`, `hours rest sat sun`.
pub(super) fn hours(rest: &str) -> ConsoleCommand {
    let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let value = Some(value.trim().to_owned()).filter(|value| !value.is_empty());
    let (mut zone, mut night, mut days) = (None, None, None);
    match name {
        "" => {}
        "zone" if value.is_some() => zone = value,
        "night" if value.is_some() => night = value,
        "rest" if value.is_some() => days = value,
        _ => return ConsoleCommand::Wrong("console-hours-what"),
    }
    ConsoleCommand::Ask(Action::Hours(OffHoursAction::Hours {
        zone,
        night,
        rest: days,
    }))
}

/// `holiday`, `holiday 10d`, `holiday 2026-12-24 2027-01-02`, `holiday over`.
pub(super) fn holiday(rest: &str) -> OffHoursAction {
    match rest.split_once(char::is_whitespace) {
        None if rest.is_empty() => OffHoursAction::Holidays,
        None if ["over", "off", "back"].contains(&rest) => OffHoursAction::EndHoliday,
        None => OffHoursAction::AddHoliday {
            from: None,
            until: rest.to_owned(),
        },
        Some((from, until)) => OffHoursAction::AddHoliday {
            from: Some(from.to_owned()),
            until: until.trim().trim_start_matches("until ").to_owned(),
        },
    }
}

/// `remind`, `remind 12h`, `remind where dm`, `remind quiet 22-7`.
pub(super) fn remind(rest: &str) -> ConsoleCommand {
    let (first, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let chosen = match ReminderSetting::from_code(&first.to_lowercase()) {
        _ if rest.is_empty() => Vec::new(),
        Some(choice) => vec![(choice, value.trim().to_owned())],
        None => vec![(ReminderSetting::How, rest.to_owned())],
    };
    ConsoleCommand::Ask(Action::Remind(ReminderAction::Settings(chosen)))
}

/// `profile`, `profile NAME`.
pub(super) fn profile(rest: &str) -> ConsoleCommand {
    let mut words = rest.split_whitespace().peekable();
    let named = words.next().map(|first| name(first, &mut words));
    ConsoleCommand::Ask(Action::Profile(named.map(|name| super::person(&name).id)))
}

/// `privacy`, `privacy export`, `privacy delete`.
pub(super) fn privacy(rest: &str) -> ConsoleCommand {
    ConsoleCommand::Ask(Action::Privacy(match rest.to_lowercase().as_str() {
        "" | "show" => PrivacyAction::Show,
        "export" => PrivacyAction::Export,
        "delete" => PrivacyAction::Delete(None),
        "server" => PrivacyAction::Server(None),
        _ => return ConsoleCommand::Wrong("console-privacy-what"),
    }))
}
