//! Lists of places and roles in the settings of a server, as they are typed and as they are shown.

use crate::play::Place;
use crate::service::words::text::{Span, Text};
use crate::store::place_of_text;

/// Number of them shown in a summary.
const MAX_LISTED: usize = 10;

/// Most roles of the first in the standings.
pub(super) const PODIUM: usize = 3;

/// Most places or roles in one setting.
const MAX_ENTRIES: usize = 25;

/// Words for "without a limit".
const UNLIMITED_WORDS: [&str; 8] = [
    "all",
    "any",
    "anyone",
    "everyone",
    "everywhere",
    "never",
    "none",
    "off",
];

/// Returns `true` if a word means "without a limit".
pub fn is_unlimited(word: &str) -> bool {
    UNLIMITED_WORDS
        .iter()
        .any(|open| open.eq_ignore_ascii_case(word))
}

/// Places of the same server, by their full names.
pub(super) fn places(typed: &str, here: &Place) -> Option<Vec<Place>> {
    let names = names(typed)?;
    let places: Vec<Place> = names.iter().map(|name| place_of_text(name)).collect();
    let at_home = |place: &Place| place.server() == here.server() && !place.is_private();
    places.iter().all(at_home).then_some(places)
}

/// Roles by the names their server uses.
pub(super) fn roles(typed: &str) -> Option<Vec<String>> {
    names(typed)
}

/// Words separated by spaces or commas, without duplicates; `None` if there are none or too many.
fn names(typed: &str) -> Option<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for name in typed.split([' ', ',', '\n', '\t']) {
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    (1..=MAX_ENTRIES).contains(&names.len()).then_some(names)
}

/// Items separated by commas.
pub(super) fn listed(spans: impl Iterator<Item = Span>) -> Text {
    let mut text = Text::default();
    for span in spans {
        if !text.0.is_empty() {
            text.push(", ");
        }
        text.0.push(span);
    }
    text
}

/// Roles with the places they belong to: the last one also to the places after it.
pub(super) fn placed(roles: &[String]) -> Text {
    let mut text = Text::default();
    for (nth, role) in roles.iter().enumerate() {
        if nth > 0 {
            text.push(", ");
        }
        let last = nth + 1 == roles.len() && nth + 1 < PODIUM;
        text.push(&if last {
            format!("{}–{PODIUM} ", nth + 1)
        } else {
            format!("{} ", nth + 1)
        });
        text.0.push(Span::Role(role.clone()));
    }
    text
}

/// The first items of a long list.
pub(in crate::service) fn abbreviated(mut list: Text) -> Text {
    // A comma stands between two of them.
    let most = 2 * MAX_LISTED - 1;
    if list.0.len() > most {
        list.0.truncate(most);
        list.push(" …");
    }
    list
}
