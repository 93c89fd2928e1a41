//! The numbers that a restored or salvaged database continues with. Old buttons, messages and addresses name numbers,
//! so none is reused.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use crate::play::Timestamp;
use crate::play::calendar::HOUR;
use crate::store::StoreError;

/// Numbers skipped if the highest number used is unknown.
const MANY: i64 = 10_000;
/// Numbers skipped on another machine for each hour that has begun since the backup's last sign of life.
const AN_HOUR: i64 = 100;

/// Tables whose numbers people see: these do not jump far without need.
const SEEN: [&str; 4] = ["games", "contests", "ladders", "puzzles"];

/// Tables that number their rows themselves, with the queries for the highest number used.
const OWN: [(&str, &str); 2] = [
    ("promises", "SELECT coalesce(max(id), 0) FROM promises"),
    ("notices", "SELECT coalesce(max(id), 0) FROM notices"),
];

/// The tables that SQLite numbers.
const NUMBERED: &str = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%PRIMARY KEY AUTOINCREMENT%'";
/// Those with a number, also if a backup of an early version has no such table.
const GIVEN: &str = "SELECT name FROM sqlite_sequence";
const LAST: &str = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?1";

/// The database in whose place a backup is put.
pub(in crate::store) enum Replaced {
    /// It has readable numbers.
    Readable(Connection),
    /// It is too damaged for that.
    Unreadable,
    /// It is on another machine, if anywhere.
    Elsewhere,
}

/// Skips the numbers that may have been given since a backup was made.
pub(in crate::store) fn pass_over(
    copy: &Connection,
    replaced: &Replaced,
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut tables = names(copy, NUMBERED)?;
    if let Replaced::Readable(there) = replaced {
        tables.extend(names(there, GIVEN).unwrap_or_default());
    }
    for table in tables {
        let last = |conn: &Connection| conn.query_row(LAST, [&table], |row| row.get(0));
        let given = given(last(copy)?, replaced, last, || {
            if SEEN.contains(&table.as_str()) {
                begun_since(copy, now)
            } else {
                MANY
            }
        });
        let next = "UPDATE sqlite_sequence SET seq = ?2 WHERE name = ?1";
        if copy.execute(next, params![table, given])? == 0 && given > 0 {
            let first = "INSERT INTO sqlite_sequence (name, seq) VALUES (?1, ?2)";
            copy.execute(first, params![table, given])?;
        }
    }
    for (kind, sql) in OWN {
        let last = |conn: &Connection| conn.query_row(sql, [], |row| row.get(0));
        // A backup of an early version has not all of these tables.
        let Ok(here) = last(copy) else {
            continue;
        };
        let given = given(here, replaced, last, || MANY);
        if copy.table_exists(None, "numbers_given")? {
            let note = "INSERT INTO numbers_given (kind, last) VALUES (?1, ?2) \
                 ON CONFLICT (kind) DO UPDATE SET last = max(last, excluded.last)";
            copy.execute(note, params![kind, given])?;
        }
    }
    Ok(())
}

/// The highest number that may have been given, if a copy has `here`. On another machine it is so many higher.
fn given(
    here: i64,
    replaced: &Replaced,
    last: impl Fn(&Connection) -> Result<i64, rusqlite::Error>,
    elsewhere: impl Fn() -> i64,
) -> i64 {
    let skip = match replaced {
        Replaced::Readable(there) => match last(there) {
            Ok(there) => return here.max(there),
            Err(_) => MANY,
        },
        Replaced::Unreadable => MANY,
        Replaced::Elsewhere => elsewhere(),
    };
    here.saturating_add(skip)
}

fn names(conn: &Connection, sql: &str) -> Result<BTreeSet<String>, StoreError> {
    let mut statement = conn.prepare(sql)?;
    let names = statement.query_map([], |row| row.get(0))?;
    Ok(names.collect::<Result<_, _>>()?)
}

/// The number of games that may have begun since a backup's bot last gave a sign of life. It is small if that is not
/// long ago, and 0 without a bot.
fn begun_since(copy: &Connection, now: Timestamp) -> i64 {
    let lived = copy.query_row("SELECT at FROM heartbeat", [], |row| row.get(0));
    let Ok(lived) = lived.map(Timestamp) else {
        return 0;
    };
    let hours = 1 + now.0.saturating_sub(lived.0).max(0) / HOUR;
    hours.saturating_mul(AN_HOUR).min(MANY)
}
