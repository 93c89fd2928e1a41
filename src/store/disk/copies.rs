//! The copies of a database that stand beside it or in its backup folder, and the log of one that is gone.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::play::GameId;
use crate::store::StoreError;
use crate::store::disk::backup_names::{COMPANIONS, PART, listed_beside, made_of, moment};
use crate::store::disk::paths::{beside, folder_of, real, unreachable};
use crate::store::disk::rotation::{games_in, is_whole_in};
use crate::store::disk::suffixes::{BEFORE_MIGRATION, BEFORE_REPAIR, DAMAGED, REPLACED};

/// The suffixes of copies that upgrades, repairs and restores leave.
const LEFT: [&str; 4] = [BEFORE_MIGRATION, BEFORE_REPAIR, REPLACED, DAMAGED];

/// The copies that upgrades, repairs and restores left beside the database, in the order of their names.
///
/// # Errors
/// `StoreError` if the folder cannot be read.
pub fn left_beside(database: &Path) -> Result<Vec<PathBuf>, StoreError> {
    listed_beside(&real(database), |end| {
        let mut parts = COMPANIONS.iter().chain(&[PART]);
        LEFT.iter().any(|left| end.starts_with(left)) && !parts.any(|part| end.ends_with(part))
    })
}

/// The copies from which the database can be restored, the newest first: backups in this folder, and those beside it
/// that were whole.
///
/// # Errors
/// `StoreError` if the folder of the database or of its backups exists and cannot be read.
pub fn to_restore(database: &Path, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut copies = Vec::new();
    if exists(folder)? {
        copies = made_of(database, folder)?;
    }
    if exists(folder_of(database))? {
        copies.extend(left_beside(database)?);
    }
    let is_damaged = |name: &std::ffi::OsStr| name.display().to_string().contains(DAMAGED);
    copies.retain(|copy| !copy.file_name().is_some_and(is_damaged));
    copies.sort_by_cached_key(|copy| std::cmp::Reverse(made_at(database, copy)));
    Ok(copies)
}

/// The time of a copy: that in the name of a backup, which stays when the file is copied; else that of its last change.
fn made_at(database: &Path, copy: &Path) -> i64 {
    let name = copy.file_name().and_then(|name| name.to_str());
    if let Some(made) = name.and_then(|name| moment(database, name)) {
        return made.0;
    }
    let written = fs::metadata(copy).and_then(|about| about.modified());
    let since = written.map(|written| written.duration_since(SystemTime::UNIX_EPOCH));
    let since = since.map_or(Duration::ZERO, Result::unwrap_or_default);
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Checks that every copy from which the database can be restored can be opened.
///
/// # Errors
/// The errors of [`to_restore`]; [`StoreError::Unreachable`] with the first copy that cannot be opened.
pub fn check_readable(database: &Path, folder: &Path) -> Result<(), StoreError> {
    for copy in to_restore(database, folder)? {
        match fs::File::open(&copy) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                return Err(unreachable(&copy)(error));
            }
            Ok(_) | Err(_) => {}
        }
    }
    Ok(())
}

/// Returns `false` where there is no such folder, which holds no copies.
fn exists(folder: &Path) -> Result<bool, StoreError> {
    match fs::metadata(folder) {
        Ok(found) => Ok(found.is_dir()),
        Err(error) if matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            Ok(false)
        }
        Err(error) => Err(unreachable(folder)(error)),
    }
}

/// The newest copy from which a game can be brought back: it is whole in it, and not quarantined.
pub fn newest_with(database: &Path, folder: &Path, game: GameId) -> Option<PathBuf> {
    let mut copies = to_restore(database, folder).ok()?.into_iter();
    copies.find(|copy| is_whole_in(copy, game).unwrap_or_default())
}

/// The backup in this folder with the most games, the newest of several, and their number.
pub fn with_most_games(database: &Path, folder: &Path) -> Option<(PathBuf, u32)> {
    let made = made_of(database, folder).ok()?.into_iter();
    let counts = made.filter_map(|backup| games_in(&backup).ok().map(|games| (backup, games)));
    counts.max_by_key(|(_, games)| *games)
}

/// The log beside a database that is gone or empty, and its length in bytes. `None` if the log is empty: nothing is
/// lost with it.
pub fn lone_log(database: &Path) -> Option<(PathBuf, u64)> {
    let length = |path: &Path| fs::metadata(path).map_or(0, |about| about.len());
    let log = beside(&real(database), "-wal");
    let bytes = length(&log);
    (bytes > 0 && length(database) == 0).then_some((log, bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_are_those_of_this_database_with_no_part_of_one() {
        let home = tempfile::tempdir().unwrap();
        let database = home.path().join("games.db");
        let names = [
            "games.db.before-v31",
            "games.db.damaged-20260102T030405Z",
            "games.db.replaced-20260102T030405Z-2",
        ];
        let others = [
            "games.db",
            "games.db-wal",
            "games.db.before-v31.part",
            "games.db.replaced-20260102T030405Z-wal",
            "other.db.before-v31",
        ];
        for name in names.iter().chain(&others) {
            fs::write(home.path().join(name), name).unwrap();
        }
        let made = home.path().join("backups");
        fs::create_dir(&made).unwrap();
        fs::write(made.join("games-20260102T030405Z.db"), "").unwrap();
        let called = |copies: Vec<PathBuf>| {
            let name = |copy: PathBuf| copy.file_name().unwrap().display().to_string();
            copies.into_iter().map(name).collect::<Vec<String>>()
        };
        assert_eq!(called(left_beside(&database).unwrap()), names);
        let mut whole = called(to_restore(&database, &made).unwrap());
        whole.sort();
        assert_eq!(
            whole,
            ["games-20260102T030405Z.db", names[0], names[2]],
            "a damaged one is left out"
        );
        assert_eq!(lone_log(&database), None, "the database stands there");
        let alone = || lone_log(&database).map(|(log, length)| (called(vec![log]), length));
        let whole = Some((vec!["games.db-wal".to_owned()], 12));
        fs::write(&database, "").unwrap();
        assert_eq!(alone(), whole, "the database is empty");
        fs::remove_file(&database).unwrap();
        assert_eq!(alone(), whole);
    }
}
