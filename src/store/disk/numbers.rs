//! The numbers of games and messages with which a restored database goes on: none is given twice, because old buttons and
//! messages name them.

use rusqlite::{Connection, params};

use crate::play::Timestamp;
use crate::play::calendar::HOUR;
use crate::store::StoreError;

/// Numbers skipped if the highest number used is unknown.
const MANY: i64 = 10_000;
/// Game numbers skipped on another machine for each hour that has begun since the backup's last sign of life.
const AN_HOUR: i64 = 100;

/// Queries for the highest number used, by what they number.
const LAST: [(&str, &str); 3] = [
    (
        "games",
        "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'games'",
    ),
    ("promises", "SELECT coalesce(max(id), 0) FROM promises"),
    ("notices", "SELECT coalesce(max(id), 0) FROM notices"),
];

/// The database in whose place a backup is put.
pub(in crate::store) enum Replaced {
    /// It tells its numbers.
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
    let last = |conn: &Connection, sql| conn.query_row(sql, [], |row| row.get::<_, i64>(0));
    for (kind, sql) in LAST {
        // A backup of an early version has not all of these tables.
        let Ok(here) = last(copy, sql) else {
            continue;
        };
        let many = here.saturating_add(MANY);
        let given = match replaced {
            Replaced::Readable(there) => last(there, sql).map_or(many, |there| here.max(there)),
            // People see the numbers of games, so they do not jump far without need.
            Replaced::Elsewhere if kind == "games" => here.saturating_add(begun_since(copy, now)),
            Replaced::Unreadable | Replaced::Elsewhere => many,
        };
        if kind == "games" {
            let next = "UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'games'";
            copy.execute(next, [given])?;
        } else if copy.table_exists(None, "numbers_given")? {
            let note = "INSERT INTO numbers_given (kind, last) VALUES (?1, ?2) \
                 ON CONFLICT (kind) DO UPDATE SET last = max(last, excluded.last)";
            copy.execute(note, params![kind, given])?;
        }
    }
    Ok(())
}

/// The number of games that may have begun since a backup's bot last gave a sign of life: few if that is not long ago,
/// none without a bot.
fn begun_since(copy: &Connection, now: Timestamp) -> i64 {
    let lived = copy.query_row("SELECT at FROM heartbeat", [], |row| row.get(0));
    let Ok(lived) = lived.map(Timestamp) else {
        return 0;
    };
    let hours = 1 + now.0.saturating_sub(lived.0).max(0) / HOUR;
    hours.saturating_mul(AN_HOUR).min(MANY)
}
