//! Migrations: checks that a file is ours, and runs the missing steps of `migrations/` in one transaction.
//!
//! It knows nothing of the tables' contents.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior};
use rusqlite_migration::{M, Migrations};

use crate::store::StoreError;
use crate::store::disk::files;
use crate::store::disk::opened;
use crate::store::disk::paths::{self, beside, real};
use crate::store::rows::sums;

/// SQLite application id of a Kingboard database: `KING`.
const APPLICATION_ID: i32 = i32::from_be_bytes(*b"KING");

const MIGRATIONS: &[M<'_>] = &[
    M::up(include_str!("../../../migrations/0001_events.sql")),
    M::up(include_str!("../../../migrations/0002_outbox.sql")),
    M::up(include_str!("../../../migrations/0003_people.sql")),
    M::up(include_str!("../../../migrations/0004_history.sql")),
    M::up(include_str!("../../../migrations/0005_time.sql")),
    M::up(include_str!("../../../migrations/0006_houses.sql")),
    M::up(include_str!("../../../migrations/0007_plans.sql")),
    M::up(include_str!("../../../migrations/0008_holidays.sql")),
    M::up(include_str!("../../../migrations/0009_secrets.sql")),
    M::up(include_str!("../../../migrations/0010_controls.sql")),
    M::up(include_str!("../../../migrations/0011_privacy.sql")),
    M::up(include_str!("../../../migrations/0012_shards.sql")),
    M::up(include_str!("../../../migrations/0013_moderation.sql")),
    M::up(include_str!("../../../migrations/0014_safety.sql")),
    M::up(include_str!("../../../migrations/0015_lobbies.sql")),
    M::up(include_str!("../../../migrations/0016_lobby_privacy.sql")),
    M::up(SUMS),
    M::up(include_str!("../../../migrations/0018_moves.sql")),
    M::up(include_str!("../../../migrations/0019_signals.sql")),
    M::up(include_str!("../../../migrations/0020_sessions.sql")),
    M::up(include_str!("../../../migrations/0021_analyses.sql")),
    M::up(include_str!("../../../migrations/0022_positions.sql")),
    M::up(include_str!("../../../migrations/0023_puzzles.sql")),
    M::up(include_str!("../../../migrations/0024_ratings.sql")),
    M::up(include_str!("../../../migrations/0025_podium.sql")),
    M::up(include_str!("../../../migrations/0026_deeds.sql")),
    M::up(include_str!("../../../migrations/0027_contests.sql")),
    M::up(include_str!("../../../migrations/0028_ladders.sql")),
    M::up(include_str!("../../../migrations/0029_web.sql")),
    M::up(include_str!(
        "../../../migrations/0030_hooks_and_tokens.sql"
    )),
    M::up(include_str!("../../../migrations/0031_dice_counts.sql")),
    M::up(include_str!("../../../migrations/0032_lookups.sql")),
    M::up(include_str!("../../../migrations/0033_silent_hooks.sql")),
    M::up(include_str!("../../../migrations/0034_asked.sql")),
    M::up(include_str!(
        "../../../migrations/0035_contest_messages.sql"
    )),
    M::up(include_str!("../../../migrations/0036_silence.sql")),
    M::up(include_str!("../../../migrations/0037_open_challenges.sql")),
    M::up(include_str!(
        "../../../migrations/0038_transient_answers.sql"
    )),
    M::up(include_str!("../../../migrations/0039_contest_order.sql")),
    M::up(include_str!("../../../migrations/0040_fewer_pages.sql")),
    M::up(include_str!("../../../migrations/0041_damaged_bodies.sql")),
];
/// The migration that the program completes with checksums.
const SUMS: &str = include_str!("../../../migrations/0017_sums.sql");
/// Index of that migration.
const SUMMED: usize = 16;

/// All migrations, with the parts that the program itself runs.
fn all() -> Vec<M<'static>> {
    let mut all = MIGRATIONS.to_vec();
    all[SUMMED] = M::up_with_hook(SUMS, |tx: &Transaction<'_>| Ok(sums::fill(tx)?));
    all
}

/// The magic bytes of an SQLite file, its header length, and the place of the application id.
const MAGIC: &[u8] = b"SQLite format 3\0";
const HEADER: u64 = 100;
const ID_AT: std::ops::Range<usize> = 68..72;

/// Checks that the file is writable, and empty or ours, without changing it.
///
/// Must not be called while this process has the file open as a database: closing any handle to a file releases
/// SQLite's locks on it.
pub(in crate::store) fn check_ours_or_empty(path: &Path) -> Result<(), StoreError> {
    let unreachable = |cause: String| StoreError::Unreachable {
        path: path.to_owned(),
        cause,
    };
    check_regular(path)?;
    if let Some(log) = orphaned(path) {
        let cause = format!(
            "the database itself is gone, and its log {} is there: put the database back, or move the log away to begin anew",
            log.display()
        );
        return Err(unreachable(cause));
    }
    let file = files::open_private(path).map_err(|error| {
        let kind = error.kind();
        let readable = || File::open(path).is_ok();
        if kind == ErrorKind::ReadOnlyFilesystem
            || kind == ErrorKind::PermissionDenied && readable()
        {
            opened::explained(path, StoreError::ReadOnly)
        } else if kind == ErrorKind::NotFound {
            unreachable("its directory does not exist".to_owned())
        } else {
            unreachable(paths::cause(&error))
        }
    })?;
    let header = header(file).map_err(|error| unreachable(error.to_string()))?;
    if header.is_empty() {
        Ok(())
    } else {
        ours(&header, path)
    }
}

/// The write-ahead log of a missing or empty database: SQLite would delete it, and the newest transactions with it.
fn orphaned(path: &Path) -> Option<PathBuf> {
    let length = |path: &Path| std::fs::metadata(path).map_or(0, |about| about.len());
    let log = beside(&real(path), "-wal");
    (length(path) == 0 && length(&log) > 0).then_some(log)
}

/// Checks that nothing but a regular file stands there, if anything does. A folder or a device is never opened.
fn check_regular(path: &Path) -> Result<(), StoreError> {
    let cause = match std::fs::metadata(path) {
        Ok(found) if found.is_dir() => "it is a folder, not a file",
        Ok(found) if !found.is_file() => "it is not a file",
        Ok(_) | Err(_) => return Ok(()),
    };
    Err(StoreError::Unreachable {
        path: path.to_owned(),
        cause: cause.to_owned(),
    })
}

/// Checks that there is a database of ours to read, whether or not it is writable.
///
/// Must not be called while this process has the file open as a database: closing any handle to a file releases
/// SQLite's locks on it.
///
/// # Errors
/// [`StoreError::Unreachable`] if it is missing or no regular file; [`StoreError::NotADatabase`] and
/// [`StoreError::NotOurs`] if it is something else; [`StoreError::Damaged`] if it ends within its header.
pub fn inspect(path: &Path) -> Result<(), StoreError> {
    check_regular(path)?;
    let header = File::open(path).and_then(header).map_err(|error| {
        let cause = if error.kind() == ErrorKind::NotFound {
            "there is no database there".to_owned()
        } else {
            paths::cause(&error)
        };
        StoreError::Unreachable {
            path: path.to_owned(),
            cause,
        }
    })?;
    ours(&header, path)
}

fn header(file: File) -> io::Result<Vec<u8>> {
    let mut header = Vec::new();
    file.take(HEADER).read_to_end(&mut header)?;
    Ok(header)
}

fn ours(header: &[u8], path: &Path) -> Result<(), StoreError> {
    let path = path.to_owned();
    if !header.starts_with(MAGIC) {
        return Err(StoreError::NotADatabase { path });
    }
    match header.get(ID_AT) {
        Some(id) if id == APPLICATION_ID.to_be_bytes() => Ok(()),
        Some(_) => Err(StoreError::NotOurs { path }),
        None => Err(StoreError::Damaged),
    }
}

/// The database's migration step, and the last known step.
pub(in crate::store) fn steps(conn: &Connection) -> Result<(i64, i64), StoreError> {
    let found = conn.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok((
        found,
        i64::try_from(MIGRATIONS.len()).expect("a handful of steps"),
    ))
}

/// Returns `true` if a database has tables of an earlier step than the last known one.
pub(in crate::store) fn is_older(conn: &Connection) -> Result<bool, StoreError> {
    let (found, known) = steps(conn)?;
    Ok(0 < found && found < known)
}

/// Checks the application id of an open database.
pub(in crate::store) fn check_application_id(
    conn: &Connection,
    path: &Path,
) -> Result<(), StoreError> {
    let mark: i32 = conn.pragma_query_value(None, "application_id", |row| row.get(0))?;
    if mark == APPLICATION_ID {
        return Ok(());
    }
    Err(StoreError::NotOurs {
        path: path.to_owned(),
    })
}

/// Checks that the tables are at the last known step, without changing them.
pub(in crate::store) fn check_schema_current(conn: &Connection) -> Result<(), StoreError> {
    match steps(conn)? {
        (found, known) if found > known => Err(StoreError::Newer { found, known }),
        (found, known) if found < known => Err(StoreError::Older { found, known }),
        _ => Ok(()),
    }
}

/// An empty database with the tables of one step, from 1 to the last.
pub(in crate::store) fn made_at(step: i64) -> Result<Connection, StoreError> {
    let mut conn = Connection::open_in_memory()?;
    let steps = usize::try_from(step).unwrap_or(0);
    let made = Migrations::new(all()).to_version(&mut conn, steps);
    made.map_err(failed)?;
    Ok(conn)
}

/// Attempts while other programs create the same database.
const TRIES: usize = 100;

/// Sets the application id and migrates the tables; a newer database is left alone.
///
/// The id is written first, on each run: an unwritable database is found now.
pub(in crate::store) fn run(conn: &mut Connection) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        match attempt(conn) {
            // Some steps do not wait for other programs; beginning a write does.
            Err(StoreError::Busy) => wait(conn)?,
            done => return done,
        }
    }
    attempt(conn)
}

fn wait(conn: &mut Connection) -> Result<(), StoreError> {
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    Ok(tx.commit()?)
}

fn attempt(conn: &mut Connection) -> Result<(), StoreError> {
    let (found, known) = steps(conn)?;
    if found > known {
        return Err(StoreError::Newer { found, known });
    }
    let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    tx.pragma_update(None, "application_id", APPLICATION_ID)?;
    tx.commit()?;
    // After the id: the file itself must carry it, not only the log beside it.
    conn.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    let Err(error) = Migrations::new(all()).to_latest(conn) else {
        return Ok(());
    };
    // Another program may have run the step before us.
    let (now, _) = steps(conn)?;
    Err(if now > found {
        StoreError::Busy
    } else {
        failed(error)
    })
}

fn failed(error: rusqlite_migration::Error) -> StoreError {
    if let rusqlite_migration::Error::RusqliteError { err, .. } = error {
        err.into()
    } else {
        StoreError::Migration(Box::new(error))
    }
}
