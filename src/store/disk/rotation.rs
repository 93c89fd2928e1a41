//! Which older backups in a folder stay when a new one was made.
//!
//! The newest ones stay, as many as are to be kept. An older one is deleted only if a newer one has at least as many
//! games. Games are never deleted, so a database with fewer games than its backups is another one. The newest one in
//! which a quarantined game is whole stays as long as the quarantine lasts.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, ErrorCode};

use crate::play::{GameId, Timestamp};
use crate::store::StoreError;
use crate::store::disk::backup_names::{listed, moment};
use crate::store::disk::migrate;
use crate::store::disk::opened::open;
use crate::store::disk::paths::unreachable;
use crate::store::health::quarantine;
use crate::store::rows::sums;

/// A backup that was not deleted, although there are more than are to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptBackup {
    /// The path of the file.
    pub path: PathBuf,
    /// The quarantined games that are whole in it and in none of the newer ones. If there are none, it has more games
    /// than all newer ones.
    pub whole: Vec<GameId>,
    /// It cannot be read now, so its loss cannot be judged.
    pub unread: bool,
}

/// Deletes the older backups beside a new one, and returns those that stay although they are more than `keep`.
/// `quarantined` are games of the new one.
///
/// # Errors
/// `StoreError` if the folder cannot be read, or an old backup cannot be deleted.
pub(in crate::store) fn rotate(
    from: &Path,
    new: &Path,
    quarantined: &[GameId],
    keep: usize,
    now: Timestamp,
) -> Result<Vec<KeptBackup>, StoreError> {
    // A backup dated in the future comes from a wrong clock. It is ignored and kept.
    let is_earlier = |name: &str| moment(from, name).is_some_and(|made| made.0 <= now.0);
    let folder = new.parent().unwrap_or(Path::new("."));
    let mut others = listed(folder, is_earlier)?;
    others.retain(|made| made != new);
    others.reverse();
    let (newest, older) = others.split_at(others.len().min(keep.max(1) - 1));
    if older.is_empty() {
        return Ok(Vec::new());
    }
    let mut most = games_in(new)?;
    let mut missing = match quarantined {
        [] => Vec::new(),
        [..] => quarantine::awaited(&open(new)?)?,
    };
    for made in newest {
        most = most.max(games_in(made).unwrap_or_default());
        take_whole(made, &mut missing);
    }
    let mut kept = Vec::new();
    for old in older {
        let games = games_in(old);
        let unread = games.as_ref().is_err_and(|error| !is_damage(old, error));
        let games = games.unwrap_or_default();
        let whole = take_whole(old, &mut missing);
        if unread || games > most || !whole.is_empty() {
            most = most.max(games);
            kept.push(KeptBackup {
                path: old.clone(),
                whole,
                unread,
            });
        } else {
            fs::remove_file(old).map_err(unreachable(old))?;
        }
    }
    Ok(kept)
}

/// Returns `true` if a backup can be opened and is no database of ours: nothing can be restored from it. A
/// backup of another user or in use is not damaged.
fn is_damage(backup: &Path, error: &StoreError) -> bool {
    let is_damage = if let StoreError::Sqlite(error) = error {
        // It has other tables.
        error.sqlite_error_code() == Some(ErrorCode::Unknown)
    } else {
        matches!(error, StoreError::Damaged)
    };
    is_damage && fs::File::open(backup).is_ok()
}

/// Moves the games that are whole in a backup out of those that are missing.
fn take_whole(backup: &Path, missing: &mut Vec<GameId>) -> Vec<GameId> {
    missing
        .extract_if(.., |game| is_whole_in(backup, *game).unwrap_or_default())
        .collect()
}

/// Returns `true` if a game is whole in a database or a copy of one, and not quarantined there.
///
/// # Errors
/// `StoreError` if it cannot be read.
pub(in crate::store) fn is_whole_in(path: &Path, game: GameId) -> Result<bool, StoreError> {
    let conn = open(path)?;
    Ok(!quarantined(&conn)?.contains(&game) && sums::is_whole(&conn, game)?)
}

/// The quarantined games, in order; none before there was quarantine.
pub(in crate::store) fn quarantined(conn: &Connection) -> Result<Vec<GameId>, StoreError> {
    if !conn.table_exists(None::<&str>, "set_apart")? {
        return Ok(Vec::new());
    }
    let mut games =
        conn.prepare("SELECT game FROM set_apart WHERE until_at IS NULL ORDER BY game")?;
    let games = games.query_map([], |row| row.get(0).map(GameId))?;
    Ok(games.collect::<Result<_, _>>()?)
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
