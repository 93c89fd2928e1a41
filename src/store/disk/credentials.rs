//! The credentials in a restored database: a browser that was signed out, a token that was ended or a hook that was removed
//! since the backup was made must not come back with it.

use std::collections::BTreeSet;

use rusqlite::{Connection, params};

use crate::store::StoreError;
use crate::store::disk::numbers::Replaced;

/// The credentials in a restored database that may have been withdrawn since, because nothing tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DoubtfulCredentials {
    /// Number of tokens of programs.
    pub tokens: usize,
    /// Number of web hooks.
    pub hooks: usize,
}

/// The tables with credentials that end one by one: their secrets, and the rows that hang on them.
const KEPT: [(&str, &str, Option<&str>); 2] = [
    ("api_tokens", "hash", None),
    (
        "web_hooks",
        "secret",
        Some(
            "DELETE FROM hook_deliveries WHERE hook IN (SELECT id FROM web_hooks WHERE secret = ?1)",
        ),
    ),
];

/// Signs all browsers out, and deletes the tokens and hooks that the replaced database does not have. Counts those that
/// stay because it cannot be asked.
pub(in crate::store) fn withdraw(
    copy: &Connection,
    replaced: &Replaced,
) -> Result<DoubtfulCredentials, StoreError> {
    for table in ["web_links", "web_sessions"] {
        // A backup of an early version has not all of these tables.
        if copy.table_exists(None, table)? {
            copy.execute(&format!("DELETE FROM {table}"), [])?;
        }
    }
    let mut doubtful = [0; KEPT.len()];
    for ((table, secret, hanging), doubtful) in KEPT.into_iter().zip(&mut doubtful) {
        if !copy.table_exists(None, table)? {
            continue;
        }
        let all = format!("SELECT {secret} FROM {table}");
        let here = secrets(copy, &all)?;
        let there = match replaced {
            Replaced::Readable(there) => secrets(there, &all).ok(),
            Replaced::Unreadable | Replaced::Elsewhere => None,
        };
        let Some(there) = there else {
            *doubtful = here.len();
            continue;
        };
        for ended in here.difference(&there) {
            if let Some(hanging) = hanging {
                copy.execute(hanging, params![ended])?;
            }
            let delete = format!("DELETE FROM {table} WHERE {secret} = ?1");
            copy.execute(&delete, params![ended])?;
        }
    }
    let [tokens, hooks] = doubtful;
    Ok(DoubtfulCredentials { tokens, hooks })
}

fn secrets(conn: &Connection, all: &str) -> Result<BTreeSet<Vec<u8>>, StoreError> {
    let mut statement = conn.prepare(all)?;
    let secrets = statement.query_map([], |row| row.get(0))?;
    Ok(secrets.collect::<Result<_, _>>()?)
}
