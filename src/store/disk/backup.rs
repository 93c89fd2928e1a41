//! Backups of the database: made and checked while it is in use, restored, and deleted when they are old.
//!
//! SQLite writes a copy of one moment of the database (`VACUUM INTO`). Nobody waits for it, and it holds no trace of
//! deleted data. The copy gets its name only after it was checked and flushed to disk.
//!
//! Nothing here opens the database as a plain file: closing that handle would release the locks SQLite holds on it.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::play::calendar::DAY;
use crate::play::{GameId, Timestamp};
use crate::store::StoreError;
use crate::store::base::damage::damage;
use crate::store::disk::backup_names::{
    COMPANIONS, PART, listed, listed_beside, made_of, moment, stem,
};
use crate::store::disk::credentials::{self, DoubtfulCredentials};
use crate::store::disk::instance_lock::InstanceLock;
use crate::store::disk::numbers::{self, Replaced};
use crate::store::disk::opened::open;
use crate::store::disk::paths::{beside, folder_of, real, remove, unreachable};
pub use crate::store::disk::rotation::{KeptBackup, games_in};
use crate::store::disk::rotation::{counted, quarantined, rotate};
use crate::store::disk::suffixes::{BEFORE_MIGRATION, REPLACED};
use crate::store::disk::unfinished::Unfinished;
use crate::store::disk::{files, migrate, path_check, unfinished};
use crate::store::games::gateway_sessions;
use crate::store::health::{derived, quarantine};
use crate::store::rows::{lists, sums};

/// Number of backups kept that were made before a migration.
const BEFORE: usize = 3;

/// A backup that passed its check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedBackup {
    /// The path of the file.
    pub path: PathBuf,
    /// Number of games in it.
    pub games: u32,
    /// The newest event in it.
    pub newest: Option<Timestamp>,
    /// The migration step of its tables.
    pub step: i64,
    /// Its size in bytes.
    pub bytes: u64,
    /// The damaged games in it, in order, each with its fault. Games in quarantine are left out. Filled only for
    /// backups that were read event by event.
    pub damaged: Vec<(GameId, String)>,
    /// The games that are quarantined in it, in order. Filled with the field before.
    pub quarantined: Vec<GameId>,
    /// The older backups that were not deleted, although they are more than are to be kept.
    pub kept: Vec<KeptBackup>,
}

/// The result of a restore.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreReport {
    /// The backup that is now the database.
    pub copy: CheckedBackup,
    /// The path of the earlier database, if there was one.
    pub aside: Option<PathBuf>,
    /// Tokens and hooks that may have been withdrawn since the backup was made.
    pub doubtful: DoubtfulCredentials,
}

/// Writes a checked backup to a new file that only its owner may read: it holds secrets of dice. Damaged games are
/// listed and copied too, because the other games need their backup.
///
/// # Errors
/// `StoreError` if `to` exists, the backup cannot be written, or it fails its check; nothing is left behind then.
pub fn back_up(from: &Path, to: &Path) -> Result<CheckedBackup, StoreError> {
    // Opened under another name it would be read without its write-ahead log.
    path_check::looked_at_alone(from)?;
    read_through(from, to)
}

fn read_through(from: &Path, to: &Path) -> Result<CheckedBackup, StoreError> {
    let source = open(from)?;
    migrate::check_application_id(&source, from)?;
    let copy = copied(&source, to)?;
    let written = open(to)?;
    let quarantined = quarantined(&written)?;
    let damaged = damaged_games(&written, &quarantined)?;
    Ok(CheckedBackup {
        damaged,
        quarantined,
        ..copy
    })
}

/// The games with unreadable or altered data, without those already in quarantine.
fn damaged_games(
    conn: &Connection,
    quarantined: &[GameId],
) -> Result<Vec<(GameId, String)>, StoreError> {
    if migrate::steps(conn)?.0 == 0 {
        return Ok(Vec::new());
    }
    let mut damaged: BTreeMap<GameId, String> = lists::unreadable(conn)?.into_iter().collect();
    damaged.extend(sums::altered(conn)?);
    damaged.retain(|game, _| !quarantined.contains(game));
    Ok(damaged.into_iter().collect())
}

/// Runs [`back_up`] into a folder, created if needed, under a name with the time. It keeps the newest backups of that
/// kind, those with more games than all newer ones, and the newest with a quarantined game whole. None is deleted while
/// the new one has other damaged games: they may be whole in an older one.
///
/// # Errors
/// The errors of [`back_up`]; `StoreError` if an old backup cannot be deleted.
pub fn back_up_into(
    from: &Path,
    folder: &Path,
    keep: Option<usize>,
    now: Timestamp,
) -> Result<CheckedBackup, StoreError> {
    let is_new = !folder.exists();
    files::make_private_folder_like(folder, from).map_err(unreachable(folder))?;
    clear_parts(from, folder, now)?;
    let copy = back_up(
        from,
        &folder.join(format!("{}-{}.db", stem(from), now.file_stamp())),
    )
    .inspect_err(|_| {
        // A backup that fails leaves no folder behind either.
        let _still_used = is_new.then(|| fs::remove_dir(folder));
    })?;
    // Made by the superuser, it would keep the bot from deleting it, and from making more in the folder.
    files::hand_over(&copy.path, from);
    let kept = match keep.filter(|_| copy.damaged.is_empty()) {
        Some(keep) => rotate(from, &copy.path, &copy.quarantined, keep, now)?,
        None => Vec::new(),
    };
    Ok(CheckedBackup { kept, ..copy })
}

/// The time in the name of an unfinished backup.
fn begun(from: &Path, name: &str) -> Option<Timestamp> {
    moment(from, name.strip_suffix(PART)?)
}

/// Deletes unfinished backups in the folder: all of them while no backup is being made there, else the old ones.
fn clear_parts(from: &Path, folder: &Path, now: Timestamp) -> Result<(), StoreError> {
    let long_ago = |made: Timestamp| made.0 < now.0.saturating_sub(DAY);
    let alone = unfinished::alone(folder);
    let left = |name: &str| begun(from, name).is_some_and(|made| alone.is_some() || long_ago(made));
    for left in listed(folder, left)? {
        remove(&left)?;
    }
    Ok(())
}

/// The unfinished files of killed programs: beside the database and in its backup folder.
///
/// # Errors
/// `StoreError` if a folder cannot be read.
pub fn unfinished(database: &Path, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let database = real(database);
    let mut found = listed_beside(&database, |end| {
        end.starts_with(".restored")
            || end.starts_with(".salvaged")
            || end.starts_with(".before-") && end.ends_with(PART)
    })?;
    if folder.is_dir() {
        found.extend(listed(folder, |file| begun(&database, file).is_some())?);
    }
    Ok(found)
}

/// Deletes the [`unfinished()`] files and returns them. A folder in which a backup is being made is left alone. The
/// caller must hold the instance lock.
///
/// # Errors
/// `StoreError` if a file cannot be deleted.
pub fn clear(database: &Path, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut gone = Vec::new();
    for left in unfinished(database, folder)? {
        if unfinished::alone(folder_of(&left)).is_some() {
            remove(&left)?;
            gone.push(left);
        }
    }
    Ok(gone)
}

/// The time of the newest backup in a folder that [`back_up_into`] made up to this time.
pub fn newest(from: &Path, folder: &Path, upto: Timestamp) -> Option<Timestamp> {
    let made = made_of(from, folder).ok()?.into_iter();
    let times = made.filter_map(|path| moment(from, path.file_name()?.to_str()?));
    times.filter(|time| time.0 <= upto.0).max()
}

/// Replaces the database by a backup. The old database is moved aside and never deleted.
///
/// # Errors
/// When the backup is not sound, of a newer Kingboard, has other tables than a Kingboard of its step makes, or has
/// damaged games. While a bot or another program has the database open. When files cannot be written. The database is
/// as it was then.
pub fn restore(from: &Path, database: &Path, now: Timestamp) -> Result<RestoreReport, StoreError> {
    put_back(from, database, false, now)
}

/// Runs [`restore`], and accepts a backup with damaged games: these are quarantined.
///
/// # Errors
/// The errors of [`restore`].
pub fn restore_damaged(
    from: &Path,
    database: &Path,
    now: Timestamp,
) -> Result<RestoreReport, StoreError> {
    put_back(from, database, true, now)
}

fn put_back(
    from: &Path,
    database: &Path,
    damaged_too: bool,
    now: Timestamp,
) -> Result<RestoreReport, StoreError> {
    let _claim = InstanceLock::acquire(database)?;
    let database = real(database);
    migrate::inspect(from)?;
    if real(from) == database {
        return Err(StoreError::Unreachable {
            path: from.to_owned(),
            cause: "it is the database itself".to_owned(),
        });
    }
    let fresh = beside(&database, ".restored");
    remove(&fresh)?;
    let put = || {
        let copy = read_through(from, &fresh)?;
        admit(&fresh, from, &copy, damaged_too, now)?;
        let doubtful = go_on_from(&fresh, &database, copy.step, now)?;
        let aside = swap_in(
            &fresh,
            &database,
            &format!("{REPLACED}{}", now.file_stamp()),
        )?;
        let path = database.clone();
        Ok(RestoreReport {
            copy: CheckedBackup { path, ..copy },
            aside,
            doubtful,
        })
    };
    let restored = put();
    if restored.is_err() {
        // Nothing was moved; leftovers would block the next attempt.
        for part in COMPANIONS.iter().chain(&[""]) {
            remove(&beside(&fresh, part))?;
        }
    }
    restored
}

/// Checks that this program can open and read a copy. Accepted damaged games are quarantined.
fn admit(
    fresh: &Path,
    from: &Path,
    copy: &CheckedBackup,
    damaged_too: bool,
    now: Timestamp,
) -> Result<(), StoreError> {
    let unsound = |what: String| StoreError::Unsound {
        path: from.to_owned(),
        what,
    };
    if copy.step < 1 {
        return Err(unsound("it has no tables".to_owned()));
    }
    let conn = Connection::open_with_flags(fresh, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    // A foreign trigger or view would run with our rights.
    let differing = derived::differing_parts(&conn, &migrate::made_at(copy.step)?)?;
    if !differing.is_empty() {
        let what = format!(
            "its tables are not as Kingboard makes them ({})",
            differing.join(", ")
        );
        return Err(unsound(what));
    }
    if let Some((game, what)) = copy.damaged.first().filter(|_| !damaged_too) {
        let more = match copy.damaged.len() {
            1 => String::new(),
            games => format!(", and {} more", games - 1),
        };
        return Err(unsound(format!("game {game}: {what}{more}")));
    }
    // A backup from before quarantine existed has no such table: damage is then noted when a game is read.
    if conn.table_exists(None::<&str>, "set_apart")? {
        for (game, what) in &copy.damaged {
            quarantine::note(&conn, *game, what, now)?;
        }
    }
    Ok(())
}

/// Puts a file in the database's place. The old file gets `end` appended to its name, and a number where that name is
/// taken. Returns its new path.
pub(in crate::store) fn swap_in(
    fresh: &Path,
    database: &Path,
    end: &str,
) -> Result<Option<PathBuf>, StoreError> {
    let aside = free_name(database, end);
    let Ok(before) = fs::metadata(database) else {
        // The old write-ahead log would be taken for that of the new database.
        for part in COMPANIONS {
            move_aside(database, &aside, part)?;
        }
        // The superuser may restore it for the bot.
        if let Err(error) = files::give_owner(fresh, folder_of(database)) {
            tracing::debug!(%error, "failed to give the new database the owner of its folder");
        }
        fs::rename(fresh, database).map_err(unreachable(database))?;
        return flush_folder(database).map(|()| None);
    };
    // SQLite would delete the log of an empty file.
    if before.len() > 0 {
        close_log(database)?;
    }
    // The new file gets the owner of the old one, and nobody else may read it: it holds secrets of dice. Only the
    // superuser may give a file away.
    if let Err(error) = files::give_owner(fresh, database) {
        tracing::warn!(%error, "failed to give the new database the owner of the old one");
    }
    for part in ["-wal", "-shm"] {
        move_aside(database, &aside, part)?;
    }
    // The path leads to a database at every moment: a bot that found none would create an empty one.
    fs::hard_link(database, &aside)
        .or_else(|error| {
            if error.kind() == ErrorKind::AlreadyExists {
                // A rename would overwrite that file.
                return Err(error);
            }
            fs::rename(database, &aside)
        })
        .and_then(|()| fs::rename(fresh, database))
        .map_err(unreachable(&aside))?;
    flush_folder(database)?;
    Ok(Some(aside))
}

/// The first of `END`, `END-2`, `END-3` … behind the database's name that no file has, nor a companion of one.
pub fn free_name(database: &Path, end: &str) -> PathBuf {
    let is_taken = |aside: &Path| {
        let mut parts = COMPANIONS.iter().chain(&[""]);
        // A symbolic link that leads nowhere has its name too.
        parts.any(|part| beside(aside, part).symlink_metadata().is_ok())
    };
    let mut aside = beside(database, end);
    for nth in 2.. {
        if !is_taken(&aside) {
            break;
        }
        aside = beside(database, &format!("{end}-{nth}"));
    }
    aside
}

/// Moves a companion file of the database aside with it, if it exists.
fn move_aside(database: &Path, aside: &Path, part: &str) -> Result<(), StoreError> {
    match fs::rename(beside(database, part), beside(aside, part)) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(unreachable(database)(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Skips the numbers given since the backup was made, forgets its sessions at Discord, and withdraws the credentials
/// withdrawn since.
fn go_on_from(
    fresh: &Path,
    database: &Path,
    step: i64,
    now: Timestamp,
) -> Result<DoubtfulCredentials, StoreError> {
    let conn = Connection::open_with_flags(fresh, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    let replaced = match open(database) {
        Ok(conn) => Replaced::Readable(conn),
        Err(_) if database.exists() => Replaced::Unreadable,
        Err(_) => Replaced::Elsewhere,
    };
    if step > 0 {
        numbers::pass_over(&conn, &replaced, now)?;
    }
    gateway_sessions::forget(&conn)?;
    credentials::withdraw(&conn, &replaced)
}

/// Moves all transactions from the write-ahead log into the database file. Needs exclusive use; the log of a damaged
/// database is left where it is.
fn close_log(database: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mode = Connection::open_with_flags(database, flags).and_then(|conn| {
        conn.pragma_update_and_check(None, "journal_mode", "DELETE", |row| {
            row.get::<_, String>(0)
        })
    });
    match mode.map_err(StoreError::from) {
        // SQLite silently keeps the log while others read or write.
        Ok(mode) if mode == "wal" => Err(StoreError::Busy),
        Err(StoreError::Busy) => Err(StoreError::Busy),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Backs up the database before a newer Kingboard migrates its tables.
pub(in crate::store) fn back_up_before_migration(
    conn: &Connection,
    path: &Path,
) -> Result<(), StoreError> {
    if !migrate::is_older(conn)? || counted(conn)?.0 == 0 {
        return Ok(());
    }
    let (_, known) = migrate::steps(conn)?;
    let to = free_name(path, &format!("{BEFORE_MIGRATION}{known}"));
    let copy = copied(conn, &to)?;
    tracing::info!(path = %copy.path.display(), games = copy.games, "the database was backed up before its tables change");
    let mut all = Vec::new();
    for file in listed_beside(path, |end| {
        end.starts_with(BEFORE_MIGRATION) && !end.ends_with(PART)
    })? {
        let at = file.metadata().and_then(|about| about.modified());
        all.push((at.map_err(unreachable(&file))?, file));
    }
    all.sort();
    for (_, old) in all.iter().rev().skip(BEFORE) {
        fs::remove_file(old).map_err(unreachable(old))?;
    }
    Ok(())
}

fn copied(source: &Connection, to: &Path) -> Result<CheckedBackup, StoreError> {
    if to.exists() {
        return Err(StoreError::Exists {
            path: to.to_owned(),
        });
    }
    let part = Unfinished::begin(beside(to, PART))?;
    // The copy's disk is full; the database may stand on another one.
    let full = |error: &StoreError| matches!(error, StoreError::Full | StoreError::NoRoom { .. });
    let copy = written(source, part.path()).map_err(|error| {
        if full(&error) {
            let path = to.to_owned();
            StoreError::NoRoom { path }
        } else {
            error
        }
    })?;
    fs::rename(part.path(), to).map_err(unreachable(to))?;
    flush_folder(to)?;
    Ok(CheckedBackup {
        path: to.to_owned(),
        ..copy
    })
}

fn written(source: &Connection, part: &Path) -> Result<CheckedBackup, StoreError> {
    let before = counted(source)?.0;
    // Created before SQLite writes to it, so that others can never read it.
    drop(files::create_private(part).map_err(unreachable(part))?);
    // SQLite takes a UTF-8 path only.
    let name = part.to_str().ok_or_else(|| {
        unreachable(part)(io::Error::new(
            ErrorKind::InvalidInput,
            "its name is no text",
        ))
    })?;
    source.execute("VACUUM INTO ?1", [Path::new(".").join(name).to_str()])?;
    let copy = check(part)?;
    if copy.games < before {
        return Err(StoreError::Unsound {
            path: part.to_owned(),
            what: format!("it holds {} of {before} games", copy.games),
        });
    }
    // Windows flushes only a file that may be written.
    let written = OpenOptions::new().write(true).open(part);
    let flushed = written.and_then(|file| file.sync_all());
    flushed.map_err(unreachable(part))?;
    Ok(copy)
}

/// Checks a backup by reading all of it.
///
/// # Errors
/// [`StoreError::Unsound`] with its fault; [`StoreError::Newer`] if only a newer program can read it.
pub fn check(path: &Path) -> Result<CheckedBackup, StoreError> {
    let conn = open(path)?;
    migrate::check_application_id(&conn, path)?;
    let (step, known) = migrate::steps(&conn)?;
    if step > known {
        return Err(StoreError::Newer { found: step, known });
    }
    let said = damage(&conn, 1)?;
    if let Some(what) = said.into_iter().next() {
        return Err(StoreError::Unsound {
            path: path.to_owned(),
            what,
        });
    }
    let (games, newest) = counted(&conn)?;
    let bytes = fs::metadata(path).map_err(unreachable(path))?.len();
    Ok(CheckedBackup {
        path: path.to_owned(),
        games,
        newest,
        step,
        bytes,
        damaged: Vec::new(),
        quarantined: Vec::new(),
        kept: Vec::new(),
    })
}

/// Flushes the folder of a file, so that its name is on disk.
fn flush_folder(path: &Path) -> Result<(), StoreError> {
    let folder = folder_of(path);
    files::flush_folder(folder).map_err(unreachable(folder))
}
