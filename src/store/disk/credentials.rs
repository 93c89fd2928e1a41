//! The credentials in a restored database. A signed-out browser, an ended token or a removed hook must not come back
//! with an older backup.

use std::collections::BTreeSet;

use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::disk::numbers::Replaced;

/// The credentials in a restored database that may have been withdrawn since, because no record shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DoubtfulCredentials {
    /// Number of tokens of programs.
    pub tokens: usize,
    /// Number of web hooks.
    pub hooks: usize,
}

/// A table with credentials that end one by one.
struct Credentials {
    table: &'static str,
    /// Reads their numbers and secrets.
    all: &'static str,
    /// Delete one by its number, and before it the rows that hang on it.
    deletes: &'static [&'static str],
}

const TOKENS: Credentials = Credentials {
    table: "api_tokens",
    all: "SELECT id, hash FROM api_tokens",
    deletes: &["DELETE FROM api_tokens WHERE id = ?1"],
};
const HOOKS: Credentials = Credentials {
    table: "web_hooks",
    all: "SELECT id, secret FROM web_hooks",
    deletes: &[
        "DELETE FROM hook_deliveries WHERE hook = ?1",
        "DELETE FROM web_hooks WHERE id = ?1",
    ],
};

/// Numbers and secrets.
type Secrets = BTreeSet<(i64, Vec<u8>)>;

/// The highest number that a table has ever given.
const LAST: &str = "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = ?1";

/// Signs all browsers out, and deletes the tokens and hooks that the replaced database had once and has no more. Counts
/// those that stay because it cannot be asked, or never had them.
pub(in crate::store) fn withdraw(
    copy: &Connection,
    replaced: &Replaced,
) -> Result<DoubtfulCredentials, StoreError> {
    // A backup of an early version has not all of these tables.
    for (table, delete) in [
        ("web_links", "DELETE FROM web_links"),
        ("web_sessions", "DELETE FROM web_sessions"),
    ] {
        if copy.table_exists(None, table)? {
            copy.execute(delete, [])?;
        }
    }
    Ok(DoubtfulCredentials {
        tokens: withdraw_from(copy, replaced, &TOKENS)?,
        hooks: withdraw_from(copy, replaced, &HOOKS)?,
    })
}

fn withdraw_from(
    copy: &Connection,
    replaced: &Replaced,
    credentials: &Credentials,
) -> Result<usize, StoreError> {
    if !copy.table_exists(None, credentials.table)? {
        return Ok(0);
    }
    let there = match replaced {
        Replaced::Readable(there) => known(there, credentials).ok(),
        Replaced::Unreadable | Replaced::Elsewhere => None,
    };
    let (last, there) = there.unwrap_or_default();
    let mut doubtful = 0;
    for (id, _) in secrets(copy, credentials)?.difference(&there) {
        // Numbers are given once: a higher one was never there.
        if *id > last {
            doubtful += 1;
            continue;
        }
        for delete in credentials.deletes {
            copy.execute(delete, [id])?;
        }
    }
    Ok(doubtful)
}

/// The numbers and secrets of a table.
fn secrets(conn: &Connection, credentials: &Credentials) -> Result<Secrets, StoreError> {
    let mut statement = conn.prepare(credentials.all)?;
    let secrets = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(secrets.collect::<Result<_, _>>()?)
}

/// The highest number that a table has ever given, and the highest that it has.
fn known(conn: &Connection, credentials: &Credentials) -> Result<(i64, Secrets), StoreError> {
    let last = conn.query_row(LAST, [credentials.table], |row| row.get(0))?;
    Ok((last, secrets(conn, credentials)?))
}
