//! Typed lines about oneself: hours, holidays, reminders, what one has played.

use crate::console::parse::{Line, name};
use crate::service::ask::Ask;
use crate::service::manners::Choice;
use crate::service::privacy::Wish;
use crate::service::{hours, remind};

/// `hours`, `hours zone Europe/Berlin`, `hours night 22-7`, `hours rest sat sun`.
pub(super) fn hours(rest: &str) -> Line {
    let (name, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let value = Some(value.trim().to_owned()).filter(|value| !value.is_empty());
    let (mut zone, mut night, mut days) = (None, None, None);
    match name {
        "" => {}
        "zone" if value.is_some() => zone = value,
        "night" if value.is_some() => night = value,
        "rest" if value.is_some() => days = value,
        _ => return Line::Wrong("console-hours-what"),
    }
    Line::Ask(Ask::Hours(hours::Wish::Hours {
        zone,
        night,
        rest: days,
    }))
}

/// `holiday`, `holiday 10d`, `holiday 2026-12-24 2027-01-02`, `holiday over`.
pub(super) fn holiday(rest: &str) -> hours::Wish {
    match rest.split_once(char::is_whitespace) {
        None if rest.is_empty() => hours::Wish::Holidays,
        None if ["over", "off", "back"].contains(&rest) => hours::Wish::Back,
        None => hours::Wish::Away {
            from: None,
            until: rest.to_owned(),
        },
        Some((from, until)) => hours::Wish::Away {
            from: Some(from.to_owned()),
            until: until.trim().trim_start_matches("until ").to_owned(),
        },
    }
}

/// `remind`, `remind 12h`, `remind where dm`, `remind quiet 22-7`.
pub(super) fn remind(rest: &str) -> Line {
    let (first, value) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let chosen = match Choice::from_code(&first.to_lowercase()) {
        _ if rest.is_empty() => Vec::new(),
        Some(choice) => vec![(choice, value.trim().to_owned())],
        None => vec![(Choice::How, rest.to_owned())],
    };
    Line::Ask(Ask::Remind(remind::Wish::Settings(chosen)))
}

/// `profile`, `profile NAME`.
pub(super) fn profile(rest: &str) -> Line {
    let mut words = rest.split_whitespace().peekable();
    let named = words.next().map(|first| name(first, &mut words));
    Line::Ask(Ask::Profile(named.map(|name| super::person(&name).id)))
}

/// `privacy`, `privacy export`, `privacy delete`.
pub(super) fn privacy(rest: &str) -> Line {
    Line::Ask(Ask::Privacy(match rest.to_lowercase().as_str() {
        "" | "show" => Wish::Show,
        "export" => Wish::Export,
        "delete" => Wish::Delete(None),
        "server" => Wish::Server(None),
        _ => return Line::Wrong("console-privacy-what"),
    }))
}
