//! A table of events, actions or notices is a `match`, which a new one does not compile without.
//!
//! `matches!` hides its `_ => false` from the lint against wildcards. So one that lists several of them is a table that
//! the next event passes in silence. Those that stay are few, and can only get fewer.

use crate::project::asserts::parts;
use crate::project::walls::rust;

/// The files with a `matches!` over several events, actions or notices, and their number.
const TABLES: &[(&str, usize)] = &[
    ("src/console/answers.rs", 1),
    ("src/console/controls.rs", 2),
    ("src/console/full_screen/mod.rs", 1),
    ("src/console/meant.rs", 2),
    ("src/console/mod.rs", 1),
    ("src/console/studying.rs", 2),
    ("src/discord/interactions/mod.rs", 1),
    ("src/play/derived/dice_events.rs", 2),
    ("src/play/record/mod.rs", 1),
    ("src/service/api/answers.rs", 1),
    ("src/service/background/due_messages.rs", 1),
    ("src/service/background/valid_controls.rs", 1),
    ("src/service/challenges/lobby.rs", 1),
    ("src/service/commit/append.rs", 1),
    ("src/service/contests/entrants.rs", 1),
    ("src/service/contests/tell.rs", 2),
    ("src/service/describe/called.rs", 1),
    ("src/service/describe/present.rs", 1),
    ("src/service/moves/typed.rs", 1),
    ("src/service/talk/open_study.rs", 1),
    ("src/service/talk/questions.rs", 2),
    ("src/web/dto.rs", 1),
    ("src/web/study.rs", 4),
];

/// Returns `true` for the name of an enum that every reader has to know in full.
fn is_listed_in_full(name: &str) -> bool {
    ["Event", "Action", "Notice", "NoticeKind", "NoticeSubject"]
        .iter()
        .any(|end| name.ends_with(end))
}

/// Number of variants of such enums in a pattern.
fn variants(pattern: &str) -> usize {
    let names = pattern.split(|c: char| !(c.is_alphanumeric() || c == '_' || c == ':'));
    let ends = names.filter_map(|name| name.rsplit_once("::"));
    ends.filter(|(name, variant)| {
        is_listed_in_full(name) && variant.starts_with(char::is_uppercase)
    })
    .count()
}

/// The lines with a `matches!` over several of them.
fn tables(code: &str) -> Vec<usize> {
    let code = code
        .split_once("#[cfg(test)]\nmod tests")
        .map_or(code, |(code, _)| code);
    let found = code.match_indices("matches!(").filter(|(at, found)| {
        let arguments = parts(code.split_at(at + found.len()).1, ",");
        let pattern = arguments.get(1).copied().unwrap_or_default();
        let pattern = pattern.split(" if ").next().unwrap_or_default();
        pattern.contains('|') && variants(pattern) > 1
    });
    found
        .map(|(at, _)| code.split_at(at).0.matches('\n').count() + 1)
        .collect()
}

#[test]
fn no_table_of_events_hides_in_a_matches() {
    for (path, code) in rust("src") {
        let allowed = TABLES.iter().find(|(file, _)| *file == path);
        let allowed = allowed.map_or(0, |(_, count)| *count);
        let found = tables(&code);
        assert_eq!(
            found.len(),
            allowed,
            "{path}, lines {found:?}: use a match without a default; with fewer than allowed, lower the row above"
        );
    }
    let gone = TABLES
        .iter()
        .find(|(file, _)| !rust("src").contains_key(*file));
    assert_eq!(gone, None, "a row without a file");
}

#[test]
fn a_table_in_a_matches_is_found_in_any_layout() {
    let lists = |pattern: &str| tables(&format!("\nlet a = matches!(event, {pattern});")).len();
    assert_eq!(lists("Event::Ended { .. } | Event::Closed"), 1);
    assert_eq!(
        lists("\n    Event::Time(TimeEvent::Away { .. }\n    | TimeEvent::Back { .. })"),
        1
    );
    assert_eq!(lists("event::Event::Ended { .. }"), 0);
    assert_eq!(lists("Event::Time(TimeEvent::PauseEnded)"), 0);
    assert_eq!(lists("Stage::Over | Stage::Void"), 0);
    assert_eq!(
        lists("Event::Played { seat, .. } if seat == a || seat == b"),
        0
    );
}
