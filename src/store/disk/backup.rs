//! Copies of the database: made whole and checked while it is in use, put in its place, and thrown away when they are old.
//!
//! A copy is written by SQLite from one moment of the database (`VACUUM INTO`), so nobody waits for it, and it holds no
//! trace of what was deleted. It gets its name only once it is read through and on the disk. Nothing here opens the
//! database as a plain file: closing that would give up the locks SQLite holds on it.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, chown};
use std::path::{Path, PathBuf};

use rusqlite::{Connection, OpenFlags};

use crate::play::calendar::DAY;
use crate::play::{GameId, Timestamp};
use crate::store::StoreError;
use crate::store::base::damage::damage;
use crate::store::disk::instance_lock::{InstanceLock, beside, real};
use crate::store::disk::unfinished::Unfinished;
use crate::store::disk::{files, migrate, opened, unfinished, vigil};
use crate::store::games::sessions;
use crate::store::health::{derived, quarantine};
use crate::store::rows::{lists, sums};

/// How many copies made before a change of the tables are kept.
const BEFORE: usize = 3;

/// A sound copy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BackupInfo {
    /// Where it stands.
    pub path: PathBuf,
    /// How many games are in it.
    pub games: u32,
    /// When something last happened in one of them.
    pub newest: Option<Timestamp>,
    /// The step its tables are at.
    pub step: i64,
    /// How large it is.
    pub bytes: u64,
    /// The games in it of which something cannot be read or is not as it was stored, in order, each with what is wrong; but for
    /// those that were set apart. Known of copies that were read event by event.
    pub damaged: Vec<(GameId, String)>,
}

/// A backup put in the database's place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RestoreReport {
    /// What stands there now.
    pub copy: BackupInfo,
    /// Where that is which stood there before, if anything did.
    pub aside: Option<PathBuf>,
}

/// Writes a checked copy of the database to a new file that nobody else may read: secrets of dice are in it. Games that are
/// damaged are named and copied all the same: the others need their copy.
///
/// # Errors
/// When there is something at `to`, the copy cannot be written, or it is not sound; nothing is left behind then.
pub fn back_up(from: &Path, to: &Path) -> Result<BackupInfo, StoreError> {
    // Under its other name it would be read without the log beside this one.
    vigil::looked_at_alone(from)?;
    read_through(from, to)
}

fn read_through(from: &Path, to: &Path) -> Result<BackupInfo, StoreError> {
    let source = open(from)?;
    migrate::check_application_id(&source, from)?;
    let copy = copied(&source, to)?;
    let damaged = damaged_games(&open(to)?)?;
    Ok(BackupInfo { damaged, ..copy })
}

/// The games of which something cannot be read or is not as it was stored, but for those that are known to be so.
fn damaged_games(conn: &Connection) -> Result<Vec<(GameId, String)>, StoreError> {
    if migrate::steps(conn)?.0 == 0 {
        return Ok(Vec::new());
    }
    let mut damaged: BTreeMap<GameId, String> = lists::unreadable(conn)?.into_iter().collect();
    damaged.extend(sums::altered(conn)?);
    if conn.table_exists(None::<&str>, "set_apart")? {
        let mut known = conn.prepare("SELECT game FROM set_apart WHERE until_at IS NULL")?;
        let known = known.query_map([], |row| row.get(0).map(GameId))?;
        for game in known {
            damaged.remove(&game?);
        }
    }
    Ok(damaged.into_iter().collect())
}

/// As [`back_up`], into a folder, which is made if need be, under a name of this moment; of those that were made so, only
/// the newest are kept. While games in the new one are damaged none is deleted: they may be whole in an older one.
///
/// # Errors
/// As [`back_up`]; when an old one cannot be deleted.
pub fn back_up_into(
    from: &Path,
    folder: &Path,
    keep: Option<usize>,
    now: Timestamp,
) -> Result<BackupInfo, StoreError> {
    let mut builder = fs::DirBuilder::new();
    let made = builder.recursive(true).mode(0o700).create(folder);
    made.map_err(unreachable(folder))?;
    clear_parts(from, folder, now)?;
    let copy = back_up(
        from,
        &folder.join(format!("{}-{}.db", stem(from), now.file_stamp())),
    )?;
    if let Some(keep) = keep.filter(|_| copy.damaged.is_empty()) {
        for old in made_of(from, folder)?.iter().rev().skip(keep.max(1)) {
            fs::remove_file(old).map_err(unreachable(old))?;
        }
    }
    Ok(copy)
}

/// When a copy was begun that is not whole, by its name.
fn begun(from: &Path, name: &str) -> Option<Timestamp> {
    moment(from, name.strip_suffix(PART)?)
}

/// Deletes the copies that were left unfinished in the folder of backups: all while nobody is making one there, else those that
/// were begun long ago.
fn clear_parts(from: &Path, folder: &Path, now: Timestamp) -> Result<(), StoreError> {
    let long_ago = |made: Timestamp| made.0 < now.0.saturating_sub(DAY);
    let alone = unfinished::alone(folder);
    let left = |name: &str| begun(from, name).is_some_and(|made| alone.is_some() || long_ago(made));
    for left in listed(folder, left)? {
        remove(&left)?;
    }
    Ok(())
}

/// What programs that were killed have left unfinished: beside the database, and in the folder of its backups.
///
/// # Errors
/// When a folder cannot be read.
pub fn unfinished(database: &Path, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let database = real(database);
    let name = database
        .file_name()
        .unwrap_or_default()
        .display()
        .to_string();
    let beside = |file: &str| {
        let end = file.strip_prefix(&name).unwrap_or_default();
        end.starts_with(".restored")
            || end.starts_with(".salvaged")
            || end.starts_with(".before-") && end.ends_with(PART)
    };
    let mut found = listed(folder_of(&database), beside)?;
    if folder.is_dir() {
        found.extend(listed(folder, |file| begun(&database, file).is_some())?);
    }
    Ok(found)
}

/// Deletes what is [`unfinished()`], but where somebody is making a copy just now; says what. To be called by who holds the claim.
///
/// # Errors
/// When a file cannot be deleted.
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

/// When the newest copy in a folder was made by [`back_up_into`].
pub fn newest(from: &Path, folder: &Path) -> Option<Timestamp> {
    let made = made_of(from, folder).ok()?;
    let name = made.last()?.file_stem()?.to_str()?;
    let (_, stamp) = name.rsplit_once('-')?;
    Timestamp::from_stamp(stamp)
}

/// Puts a backup in the place of the database, which is moved aside, and never deleted.
///
/// # Errors
/// When the backup is not sound, of a newer Kingboard, has other tables than a Kingboard of its step makes or has damaged
/// games; while a bot or anybody else has the database open; and when files cannot be written. The database is as it was then.
pub fn restore(from: &Path, database: &Path, now: Timestamp) -> Result<RestoreReport, StoreError> {
    put_back(from, (database, false), now)
}

/// As [`restore`], also where games in the backup are damaged: these are set apart.
///
/// # Errors
/// As [`restore`].
pub fn restore_damaged(
    from: &Path,
    database: &Path,
    now: Timestamp,
) -> Result<RestoreReport, StoreError> {
    put_back(from, (database, true), now)
}

fn put_back(
    from: &Path,
    (database, damaged_too): (&Path, bool),
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
        admit((&fresh, from), &copy, damaged_too, now)?;
        pass_over_numbers(&fresh, &database, copy.step)?;
        let aside = swap_in(
            &fresh,
            &database,
            &format!(".replaced-{}", now.file_stamp()),
        )?;
        let path = database.clone();
        Ok(RestoreReport {
            copy: BackupInfo { path, ..copy },
            aside,
        })
    };
    let restored = put();
    if restored.is_err() {
        // Nothing was moved; what is left would be in the way of the next try.
        for part in ["", "-wal", "-shm", "-journal"] {
            remove(&beside(&fresh, part))?;
        }
    }
    restored
}

/// Makes sure that this program can open a copy and read what is in it. Damaged games that are let in are set apart.
fn admit(
    (fresh, from): (&Path, &Path),
    copy: &BackupInfo,
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
    // A trigger or a view of somebody else's would run with our rights.
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
    // Of a copy from before games were set apart, they are once somebody reads them.
    if conn.table_exists(None::<&str>, "set_apart")? {
        for (game, what) in &copy.damaged {
            quarantine::note(&conn, *game, what, now)?;
        }
    }
    Ok(())
}

/// Puts a file in the place of the database, which gets this at the end of its name; where it is then.
pub(in crate::store) fn swap_in(
    fresh: &Path,
    database: &Path,
    end: &str,
) -> Result<Option<PathBuf>, StoreError> {
    let Ok(before) = fs::metadata(database) else {
        // The log of one that is gone would be taken for that of the new one.
        for part in ["-wal", "-shm", "-journal"] {
            move_aside(database, &beside(database, end), part)?;
        }
        fs::rename(fresh, database).map_err(unreachable(database))?;
        return flush_folder(database).map(|()| None);
    };
    // Of an empty file SQLite would throw the log away.
    if before.len() > 0 {
        close_log(database)?;
    }
    // Whose the old one was, that one's is the new one, and nobody else's to read: secrets of dice are in it. Only the superuser
    // may give a file away.
    let same = files::make_private(fresh)
        .and_then(|()| chown(fresh, Some(before.uid()), Some(before.gid())));
    if let Err(error) = same {
        tracing::warn!(%error, "the new database does not belong to whom the old one belongs to");
    }
    let aside = beside(database, end);
    for part in ["-wal", "-shm"] {
        move_aside(database, &aside, part)?;
    }
    // At every moment there is a database under the name: a bot that found none would begin an empty one.
    fs::hard_link(database, &aside)
        .or_else(|_| fs::rename(database, &aside))
        .and_then(|()| fs::rename(fresh, database))
        .map_err(unreachable(&aside))?;
    flush_folder(database)?;
    Ok(Some(aside))
}

/// Has what stands beside a database go with it, if it is there.
fn move_aside(database: &Path, aside: &Path, part: &str) -> Result<(), StoreError> {
    match fs::rename(beside(database, part), beside(aside, part)) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(unreachable(database)(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

/// How many numbers are passed over where nobody can say which were given.
const MANY: i64 = 10_000;

/// Sees to it that no number is given twice, of those that were given since the backup was made: buttons and messages of
/// that time name them.
fn pass_over_numbers(fresh: &Path, database: &Path, step: i64) -> Result<(), StoreError> {
    const LAST: [(&str, &str); 3] = [
        (
            "games",
            "SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'games'",
        ),
        ("promises", "SELECT coalesce(max(id), 0) FROM promises"),
        ("notices", "SELECT coalesce(max(id), 0) FROM notices"),
    ];
    let last = |conn: &Connection, sql| conn.query_row(sql, [], |row| row.get::<_, i64>(0));
    let conn = Connection::open_with_flags(fresh, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    for (kind, sql) in LAST {
        let (Ok(here), true) = (last(&conn, sql), step > 0) else {
            continue;
        };
        let there = open(database).and_then(|conn| Ok(last(&conn, sql)?));
        let given = match there {
            Ok(there) => here.max(there),
            Err(_) if database.exists() => here.saturating_add(MANY),
            Err(_) => here,
        };
        if kind == "games" {
            conn.execute(
                "UPDATE sqlite_sequence SET seq = ?1 WHERE name = 'games'",
                [given],
            )?;
        } else if conn.table_exists(None, "numbers_given")? {
            let note = "INSERT INTO numbers_given (kind, last) VALUES (?1, ?2) \
                 ON CONFLICT (kind) DO UPDATE SET last = max(last, excluded.last)";
            conn.execute(note, rusqlite::params![kind, given])?;
        }
    }
    sessions::forget(&conn)
}

/// Brings all of a database into its one file. Nobody else may have it open for that; of one that is damaged the log is
/// left where it is.
fn close_log(database: &Path) -> Result<(), StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mode = Connection::open_with_flags(database, flags).and_then(|conn| {
        conn.pragma_update_and_check(None, "journal_mode", "DELETE", |row| {
            row.get::<_, String>(0)
        })
    });
    match mode.map_err(StoreError::from) {
        // SQLite keeps to the log, without an error, while others read or write.
        Ok(mode) if mode == "wal" => Err(StoreError::Busy),
        Err(StoreError::Busy) => Err(StoreError::Busy),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Keeps the database as it is before a newer Kingboard changes its tables, so that there is a way back.
pub(in crate::store) fn back_up_before_migration(
    conn: &Connection,
    path: &Path,
) -> Result<(), StoreError> {
    let (found, known) = migrate::steps(conn)?;
    if found == 0 || found >= known || counted(conn)?.0 == 0 {
        return Ok(());
    }
    let mut to = beside(path, &format!(".before-v{known}"));
    for nth in 2.. {
        if !to.exists() {
            break;
        }
        to = beside(path, &format!(".before-v{known}-{nth}"));
    }
    let copy = copied(conn, &to)?;
    tracing::info!(path = %copy.path.display(), games = copy.games, "the database was backed up before its tables change");
    let mut all = Vec::new();
    let start = format!(
        "{}.before-v",
        path.file_name().unwrap_or_default().display()
    );
    for file in listed(folder_of(path), |name| {
        name.starts_with(&start) && !name.ends_with(PART)
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

/// What a copy is called until it is whole.
const PART: &str = ".part";

fn copied(source: &Connection, to: &Path) -> Result<BackupInfo, StoreError> {
    if to.exists() {
        return Err(unreachable(to)(io::Error::new(
            ErrorKind::AlreadyExists,
            "there is a file already, and it was left as it is",
        )));
    }
    let part = Unfinished::begin(beside(to, PART))?;
    let copy = written(source, part.path())?;
    fs::rename(part.path(), to).map_err(unreachable(to))?;
    flush_folder(to)?;
    Ok(BackupInfo {
        path: to.to_owned(),
        ..copy
    })
}

fn written(source: &Connection, part: &Path) -> Result<BackupInfo, StoreError> {
    let before = counted(source)?.0;
    // Made first, so that it is nobody else's to read at any moment.
    let file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(part);
    drop(file.map_err(unreachable(part))?);
    files::make_private(part).map_err(unreachable(part))?;
    // SQLite takes a name, and one that is not UTF-8 cannot be given it.
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
    let flushed = File::open(part).and_then(|file| file.sync_all());
    flushed.map_err(unreachable(part))?;
    Ok(copy)
}

/// Reads a copy through.
///
/// # Errors
/// [`StoreError::Unsound`] says what is wrong with it; [`StoreError::Newer`], where only a newer program can read it.
pub fn check(path: &Path) -> Result<BackupInfo, StoreError> {
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
    Ok(BackupInfo {
        path: path.to_owned(),
        games,
        newest,
        step,
        bytes,
        damaged: Vec::new(),
    })
}

/// How many games there are, and when something last happened in one.
fn counted(conn: &Connection) -> Result<(u32, Option<Timestamp>), StoreError> {
    if migrate::steps(conn)?.0 == 0 {
        return Ok((0, None));
    }
    let sql = "SELECT count(*), max(changed_at) FROM games";
    Ok(conn.query_row(sql, [], |row| {
        let newest: Option<i64> = row.get(1)?;
        Ok((row.get(0)?, newest.map(Timestamp)))
    })?)
}

/// Opens a database to read it, by SQLite alone.
pub(in crate::store) fn open(path: &Path) -> Result<Connection, StoreError> {
    if !path.exists() {
        return Err(unreachable(path)(io::Error::new(
            ErrorKind::NotFound,
            "there is no database there",
        )));
    }
    // Of an empty file SQLite throws the log away, and with it what was stored last.
    if fs::metadata(path).is_ok_and(|about| about.len() == 0) {
        return Err(StoreError::NotADatabase {
            path: path.to_owned(),
        });
    }
    opened::to_look(path)
}

/// The copies in a folder that bear the database's name and a moment, oldest first.
fn made_of(from: &Path, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    listed(folder, |name| moment(from, name).is_some())
}

/// The moment in the name of a copy of the database, if it is one.
fn moment(from: &Path, name: &str) -> Option<Timestamp> {
    let rest = name.strip_prefix(&format!("{}-", stem(from)))?;
    Timestamp::from_stamp(rest.strip_suffix(".db")?)
}

pub(in crate::store) fn listed(
    folder: &Path,
    wanted: impl Fn(&str) -> bool,
) -> Result<Vec<PathBuf>, StoreError> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder).map_err(unreachable(folder))? {
        let file = file.map_err(unreachable(folder))?;
        if file.file_name().to_str().is_some_and(&wanted) {
            found.push(file.path());
        }
    }
    found.sort();
    Ok(found)
}

/// The name of the database's file without its ending.
fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().display().to_string()
}

pub(in crate::store) fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

/// Sees to it that the names in the folder of a file are on the disk.
fn flush_folder(path: &Path) -> Result<(), StoreError> {
    let folder = folder_of(path);
    let flushed = File::open(folder).and_then(|folder| folder.sync_all());
    flushed.map_err(unreachable(folder))
}

pub(in crate::store) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(unreachable(path)(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

fn unreachable(path: &Path) -> impl Fn(io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| {
        if error.kind() == ErrorKind::StorageFull {
            return StoreError::Full;
        }
        StoreError::Unreachable {
            path: path.clone(),
            cause: error.to_string(),
        }
    }
}
