//! Fuzzing: one target for each parser of users' lines, files, Discord's events or browsers' requests, each taking any
//! bytes.
//!
//! A target panics on a fault, and otherwise returns its output size in bytes. Targets are built for `cargo fuzz` (the
//! folder `fuzz`), and for the tests beside this file, which run them over the same corpora.

#[cfg(test)]
mod tests;
mod whole_service;
mod whole_site;

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::config::{Variables, parse};
use crate::console;
use crate::discord;
use crate::game::any::AnyPosition;
use crate::game::options::Options;
use crate::game::text::MoveText;
use crate::games::GameKind;
use crate::play::calendar::{DaysOff, Night, Zone};
use crate::play::record::Record;
use crate::play::reminder_schedule::ReminderInterval;
use crate::play::time_control::{TimeControl, length, write_length};
use crate::service::api::values::Day;
use crate::service::{record_error, unwire, wire};

/// A fuzz target: input bytes to output size.
pub type Target = fn(&[u8]) -> usize;

/// All targets by the names of their corpora.
pub const TARGETS: [(&str, Target); 16] = [
    ("mate_moves", |bytes| moves(GameKind::KINGS_MATE, bytes)),
    ("guard_moves", |bytes| moves(GameKind::KINGS_GUARD, bytes)),
    ("four_moves", |bytes| moves(GameKind::FOUR_KINGS, bytes)),
    ("star_moves", |bytes| {
        moves(GameKind::IMMORTAL_STAR_MASTERS, bytes)
    }),
    ("mate_setups", |bytes| setups(GameKind::KINGS_MATE, bytes)),
    ("guard_setups", |bytes| setups(GameKind::KINGS_GUARD, bytes)),
    ("four_setups", |bytes| setups(GameKind::FOUR_KINGS, bytes)),
    ("star_setups", |bytes| {
        setups(GameKind::IMMORTAL_STAR_MASTERS, bytes)
    }),
    ("records", records),
    ("controls", controls),
    ("settings", settings),
    ("events", events),
    ("times", times),
    ("lines", lines),
    ("pages", whole_site::asked),
    ("table", whole_service::asked),
];

/// Runs the target of this name.
///
/// # Panics
/// On a fault the target finds, or an unknown name.
pub fn run(name: &str, bytes: &[u8]) {
    let (_, target) = TARGETS
        .iter()
        .find(|(known, _)| *known == name)
        .expect("a target of this name");
    target(bytes);
}

/// Most lines of one input that are used.
const LINES: usize = 40;

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Every option of a game.
fn all_options(kind: GameKind) -> Options {
    let names = kind.spec().options.iter();
    names.fold(Options::default(), |options, name| options.with(name))
}

/// Typed moves, one a line; legal ones are played.
fn moves(kind: GameKind, bytes: &[u8]) -> usize {
    let mut out = 0;
    let mut at = (kind.spec().start)(&Options::default());
    for line in text(bytes).lines().take(LINES) {
        out += read_move(at.as_mut(), line);
    }
    out
}

fn read_move(at: &mut dyn AnyPosition, line: &str) -> usize {
    let before = at.setup();
    if let Ok(turn) = at.read_turn(line) {
        assert!(!turn.is_empty(), "a turn of no moves");
    }
    match at.read(line) {
        Ok(canonical) => {
            assert_eq!(at.read(canonical.as_str()).as_ref(), Ok(&canonical));
            assert!(at.legal().contains(&canonical), "{canonical} is not legal");
            at.play(&canonical).expect("a parsed move can be played");
            canonical.as_str().len()
        }
        Err(why) => {
            let typed = MoveText::new(line);
            assert_eq!(at.play(&typed).as_ref(), Err(&why));
            assert_eq!(at.setup(), before, "a refused move changes nothing");
            format!("{why:?}").len()
        }
    }
}

/// A position's text, with and without all options.
fn setups(kind: GameKind, bytes: &[u8]) -> usize {
    let (spec, text) = (kind.spec(), text(bytes));
    let mut out = 0;
    for options in [Options::default(), all_options(kind)] {
        drop((spec.depict)(&options, &text));
        out += match (spec.restore)(&options, &text) {
            Ok(at) => {
                let written = at.setup();
                let again = (spec.restore)(&options, written.as_str());
                let again = again.expect("a written position can be parsed");
                assert_eq!(again.setup(), written);
                assert_eq!(again.legal(), at.legal());
                drop(at.scene());
                written.as_str().len()
            }
            Err(why) => format!("{why:?}").len(),
        };
    }
    out
}

/// A record: one that parses must survive writing and parsing.
fn records(bytes: &[u8]) -> usize {
    match Record::read(bytes) {
        Ok(record) => {
            let (text, json) = (record.text(), record.json());
            let again = Record::read(text.as_bytes()).expect("a written record can be parsed");
            assert_eq!(again.text(), text);
            assert_eq!(again.log(), record.log());
            text.len() + json.len()
        }
        Err(why) => record_error(&why).len(),
    }
}

/// Wire ids of buttons, one a line.
fn controls(bytes: &[u8]) -> usize {
    let mut out = 0;
    for id in text(bytes).lines().take(LINES) {
        let Some(ask) = unwire(id) else {
            continue;
        };
        if let Some(id) = wire(&ask) {
            assert!(id.len() <= 100, "{id}");
            assert_eq!(unwire(&id), Some(ask));
            out += id.len();
        }
    }
    out
}

/// `config.toml`.
fn settings(bytes: &[u8]) -> usize {
    match parse(&text(bytes), Variables::default()) {
        Ok(config) => format!("{config:?}").len(),
        Err(why) => {
            let why = why.to_string();
            assert!(!why.trim().is_empty());
            why.len()
        }
    }
}

/// A gateway event: its name on the first line, then its content.
fn events(bytes: &[u8]) -> usize {
    let name = bytes.split(|byte| *byte == b'\n').next();
    let name = name.unwrap_or_default();
    let content = bytes.get(name.len() + 1..).unwrap_or_default();
    discord::fuzzing::heard(&text(name), content)
}

/// Dates, durations, hours, time zones and time controls, one a line.
fn times(bytes: &[u8]) -> usize {
    let mut out = 0;
    for line in text(bytes).lines().take(LINES) {
        if let Some((first, last)) = Day::span(line) {
            assert!(first <= last, "{line}");
            out += 1;
        }
        if let Some(read) = length(line) {
            out += write_length(read).len();
        }
        out += again::<TimeControl>(line)
            + again::<Zone>(line)
            + again::<Night>(line)
            + again::<DaysOff>(line)
            + again::<ReminderInterval>(line);
    }
    out
}

/// Parses a line; a parsed value must survive writing and parsing.
fn again<T: FromStr + Display + PartialEq + Debug>(line: &str) -> usize
where
    T::Err: PartialEq + Debug,
{
    line.parse::<T>().map_or(0, |read| {
        let written = read.to_string();
        assert_eq!(written.parse::<T>(), Ok(read), "{line}");
        written.len()
    })
}

/// Lines typed in the terminal.
fn lines(bytes: &[u8]) -> usize {
    let text = text(bytes);
    let lines = text.lines().take(LINES);
    lines.map(console::fuzzing::read).sum()
}
