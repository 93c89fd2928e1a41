//! Which files are ours, and how their tables come to be: runs `migrations/`, one transaction each.
//!
//! Knows nothing of what the tables hold.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};
use rusqlite_migration::{M, Migrations};

use crate::store::StoreError;

/// Marks a database as Kingboard's: `KING`.
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"KING");

const STEPS: &[M<'_>] = &[
    M::up(include_str!("../../migrations/0001_events.sql")),
    M::up(include_str!("../../migrations/0002_outbox.sql")),
];

/// How an SQLite file begins, how long its header is and where in it the application id stands.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER: u64 = 100;
const ID_AT: std::ops::Range<usize> = 68..72;

/// Makes sure that there is a file that can be written and that is empty or ours, without changing it.
///
/// Must not be called while this process has the file open as a database: closing any handle to a
/// file gives up the locks that SQLite holds on it.
pub(super) fn recognise(path: &Path) -> Result<(), StoreError> {
    let unreachable = |cause: String| StoreError::Unreachable {
        path: path.to_owned(),
        cause,
    };
    let file = reach(path).map_err(|error| {
        let kind = error.kind();
        let readable = || File::open(path).is_ok();
        if kind == ErrorKind::ReadOnlyFilesystem
            || kind == ErrorKind::PermissionDenied && readable()
        {
            StoreError::ReadOnly
        } else if kind == ErrorKind::NotFound {
            unreachable("its directory does not exist".to_owned())
        } else {
            unreachable(error.to_string())
        }
    })?;
    let mut header = Vec::new();
    file.take(HEADER)
        .read_to_end(&mut header)
        .map_err(|error| unreachable(error.to_string()))?;
    let path = path.to_owned();
    if header.is_empty() {
        Ok(())
    } else if !header.starts_with(MAGIC) {
        Err(StoreError::NotADatabase { path })
    } else {
        match header.get(ID_AT) {
            Some(id) if id == APPLICATION_ID.to_be_bytes() => Ok(()),
            Some(_) => Err(StoreError::NotOurs { path }),
            None => Err(StoreError::Damaged),
        }
    }
}

fn reach(path: &Path) -> io::Result<File> {
    OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(path)
}

/// Puts our mark on the database and brings its tables up to date; a newer database is left alone.
///
/// The mark is written each time, and first: a database that cannot be written is found out now.
pub(super) fn run(conn: &mut Connection) -> Result<(), StoreError> {
    let found: i64 = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let known = i64::try_from(STEPS.len()).expect("a handful of steps");
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    tx.commit()?;
    // After the mark: the file itself must carry it, not only the log beside it.
    conn.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    Migrations::from_slice(STEPS)
        .to_latest(conn)
        .map_err(|error| {
            if let rusqlite_migration::Error::RusqliteError { err, .. } = error {
                err.into()
            } else {
                StoreError::Migration(Box::new(error))
            }
        })
}
