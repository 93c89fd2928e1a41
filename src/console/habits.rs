//! Typed lines about preferences: settings, off hours, holidays, reminders, and the server's settings.

use crate::console::grammar::split;
use crate::service::api::preferences::Preference;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};

/// `settings`, `settings theme night`.
pub(super) fn settings(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let given = GivenOptions::default();
    if rest.is_empty() {
        return Ok(given);
    }
    let (name, value) = split(rest);
    let setting = Preference::from_codes(&name.to_lowercase(), &value.to_lowercase());
    let (name, code) = setting.ok_or("console-settings-what")?.codes();
    Ok(given.with_text(name, code))
}

/// `hours`, `hours zone Europe/Berlin`, `hours night 22-7`, `hours rest sat sun`.
pub(super) fn hours(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let given = GivenOptions::default();
    match split(rest) {
        ("", _) => Ok(given),
        (name @ ("zone" | "night" | "rest"), value) if !value.is_empty() => {
            Ok(given.with_text(name, value))
        }
        _ => Err("console-hours-what"),
    }
}

/// `holiday`, `holiday 10d`, `holiday 2026-12-24 2027-01-02`, `holiday over`.
pub(super) fn holiday(rest: &str) -> GivenOptions {
    let given = GivenOptions::default();
    match split(rest) {
        ("", _) => given,
        ("over" | "off" | "back", "") => given.with_switch("back", true),
        (until, "") => given.with_text("until", until),
        (from, until) => {
            let until = until.trim_start_matches("until ");
            given.with_text("from", from).with_text("until", until)
        }
    }
}

/// `remind`, `remind 12h`, `remind where dm`, `remind quiet 22-7`.
pub(super) fn remind(rest: &str) -> GivenOptions {
    let given = GivenOptions::default();
    let (first, value) = split(rest);
    match ReminderSetting::from_code(&first.to_lowercase()) {
        _ if rest.is_empty() => given,
        Some(setting) => given.with_text(setting.code(), value),
        None => given.with_text(ReminderSetting::How.code(), rest),
    }
}

/// `server`, `server expiry`, `server expiry 14`.
pub(super) fn server(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let given = GivenOptions::default();
    let (name, value) = split(rest);
    if name.is_empty() {
        return Ok(given);
    }
    let setting = ServerSetting::from_code(&name.to_lowercase()).ok_or("console-server-what")?;
    let given = given.with_text("setting", setting.code());
    Ok(if value.is_empty() {
        given
    } else {
        given.with_text("value", value)
    })
}
