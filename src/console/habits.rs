//! Typed lines about preferences: settings, off hours, holidays, reminders, and the server's settings.

use std::io::{self, Write};

use crate::console::line_words::split;
use crate::console::{TerminalSession, lobby, place};
use crate::service::Env;
use crate::service::api::preferences::Preference;
use crate::service::api::reminder_settings::ReminderSetting;
use crate::service::api::server_settings::ServerSetting;
use crate::service::api::values::Person;
use crate::service::api::verbs;
use crate::service::api::verbs::given::{GivenOptions, OptionMistake};
use crate::service::lookup::languages;
use crate::service::words::language::{Language, with_language};

/// `settings`, `settings theme night`.
pub(super) fn settings(rest: &str) -> Result<GivenOptions, OptionMistake> {
    let given = GivenOptions::default();
    if rest.is_empty() {
        return Ok(given);
    }
    let (name, value) = split(rest);
    let name = name.to_lowercase();
    let value = value.to_lowercase();
    let setting = Preference::of(&name).find(|setting| setting.codes().1.to_lowercase() == value);
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
    let setting = ServerSetting::from_code(&name.to_lowercase());
    let setting = setting.filter(|setting| setting.is_for_tables());
    let setting = setting.ok_or("console-server-what")?;
    let given = given.with_text("setting", setting.code());
    Ok(if value.is_empty() {
        given
    } else {
        given.with_text("value", value)
    })
}

/// The word for the language that the terminal has of itself.
const AUTO: &str = "auto";

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// Changes the language of everything at the table, or lists the languages.
    pub(super) fn language(&mut self, word: &str) -> io::Result<()> {
        let known = Language::of_word(word);
        let code = match known {
            Some(language) => language.code(),
            None if word.eq_ignore_ascii_case(AUTO) => AUTO,
            None => {
                let languages =
                    Language::ALL.map(|known| format!("{} {}", known.code(), known.name()));
                let args = [("languages", languages.join(", ").into())];
                return self.note("console-language-which", &args);
            }
        };
        let given = GivenOptions::default().with_text("setting", ServerSetting::Language.code());
        let server =
            verbs::named("server").map(|verb| verb.action(&given.with_text("value", code)));
        let Some(Ok(ask)) = server else {
            return self.note("console-settings-what", &[]);
        };
        self.ask(ask);
        let chosen = languages::place_language(&self.service, &place());
        with_language(chosen, || {
            self.rename_seats();
            self.note("console-language", &[("language", chosen.name().into())])
        })
    }

    /// Names those who have no names of their own in the language that is spoken now.
    fn rename_seats(&mut self) {
        let usual = lobby::keyboard();
        let named = |person: &Person| usual.iter().find(|usual| usual.id == person.id).cloned();
        for seat in &mut self.seated {
            if let Some(named) = named(seat) {
                *seat = named;
            }
        }
        if let Some(named) = named(&self.speaker) {
            self.speaker = named;
        }
    }
}
