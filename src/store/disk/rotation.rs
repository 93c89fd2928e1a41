//! Which older backups in a folder stay when a new one was made.
//!
//! The newest ones stay, as many as are to be kept. An older one is deleted only if a newer one has at least as many games:
//! games are never deleted, so a database with fewer games than its backups is not the one that they were made of.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;

use crate::play::Timestamp;
use crate::store::StoreError;
use crate::store::disk::backup_names::{listed, moment};
use crate::store::disk::migrate;
use crate::store::disk::opened::open;
use crate::store::disk::paths::unreachable;

/// Deletes the older backups of this database in a folder, and returns those that stay although they are more than `keep`.
/// The new one has `games` games.
///
/// # Errors
/// `StoreError` if the folder cannot be read, or an old backup cannot be deleted.
pub(in crate::store) fn rotate(
    from: &Path,
    new: &Path,
    games: u32,
    keep: usize,
    now: Timestamp,
) -> Result<Vec<PathBuf>, StoreError> {
    // One with a time to come, of a clock that was wrong, counts for nothing and is left alone.
    let is_earlier = |name: &str| moment(from, name).is_some_and(|made| made.0 <= now.0);
    let folder = new.parent().unwrap_or(Path::new("."));
    let mut others = listed(folder, is_earlier)?;
    others.retain(|made| made != new);
    others.reverse();
    let (newest, older) = others.split_at(others.len().min(keep.max(1) - 1));
    if older.is_empty() {
        return Ok(Vec::new());
    }
    let counts = newest.iter().map(|made| games_in(made).unwrap_or_default());
    let mut most = counts.fold(games, u32::max);
    let mut kept = Vec::new();
    for old in older {
        // Of one that cannot be read, nothing can be restored.
        let games = games_in(old).unwrap_or_default();
        if games > most {
            most = games;
            kept.push(old.clone());
        } else {
            fs::remove_file(old).map_err(unreachable(old))?;
        }
    }
    Ok(kept)
}

/// The number of games in a database or a copy of one.
///
/// # Errors
/// `StoreError` if it cannot be read.
pub fn games_in(path: &Path) -> Result<u32, StoreError> {
    counted(&open(path)?).map(|(games, _)| games)
}

/// The number of games and the time of the newest event.
pub(in crate::store) fn counted(conn: &Connection) -> Result<(u32, Option<Timestamp>), StoreError> {
    if migrate::steps(conn)?.0 == 0 {
        return Ok((0, None));
    }
    let sql = "SELECT count(*), max(changed_at) FROM games";
    Ok(conn.query_row(sql, [], |row| {
        let newest: Option<i64> = row.get(1)?;
        Ok((row.get(0)?, newest.map(Timestamp)))
    })?)
}
