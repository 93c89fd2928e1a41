//! Opening the file read-only, writable or not; and which file is to blame if it cannot be opened.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::time::Duration;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_encode};
use rusqlite::{Connection, ErrorCode, OpenFlags};

use crate::store::StoreError;
use crate::store::base::BUSY_TIMEOUT;
use crate::store::disk::paths::{beside, folder_of, real, unreachable};

/// Longest wait at shutdown for others to close the database, so that its log can be emptied.
const GATHERING: Duration = Duration::from_millis(250);

/// Opens a database read-only. If nothing may be written beside it, SQLite treats it as immutable.
///
/// # Errors
/// [`StoreError::LogUnread`] if the last transactions are in a log that cannot be read without writing beside it;
/// else as SQLite reports.
pub(in crate::store) fn to_look(path: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let opened = Connection::open_with_flags(Path::new(".").join(path), flags);
    let opened = opened.and_then(|conn| {
        conn.busy_timeout(BUSY_TIMEOUT)?;
        // The first read creates or opens the index of the log.
        conn.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))?;
        Ok(conn)
    });
    let error = match opened {
        Ok(conn) => return Ok(conn),
        Err(error) => error,
    };
    let unwritable = [Some(ErrorCode::ReadOnly), Some(ErrorCode::CannotOpen)];
    let is_unwritable = unwritable.contains(&error.sqlite_error_code());
    let error = StoreError::from(error);
    if !is_unwritable && !matches!(error, StoreError::Full) {
        return Err(error);
    }
    let log = beside(path, "-wal");
    if fs::metadata(&log).is_ok_and(|log| log.len() > 0) {
        return Err(StoreError::LogUnread { log });
    }
    let conn = Connection::open_with_flags(frozen(path), flags | OpenFlags::SQLITE_OPEN_URI)?;
    conn.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0))?;
    Ok(conn)
}

/// The bytes of a path that a URI does not hold as they are.
const ESCAPED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'/')
    .remove(b'.')
    .remove(b'-')
    .remove(b'_');

/// The URI of an immutable file.
fn frozen(path: &Path) -> String {
    let path = real(path);
    let path = percent_encode(path.as_os_str().as_encoded_bytes(), ESCAPED);
    format!("file:{path}?immutable=1")
}

/// Adds the file to blame to an error of opening for writing. Not to be called while this program has the database
/// open.
pub(in crate::store) fn explained(path: &Path, error: StoreError) -> StoreError {
    let code = if let StoreError::Sqlite(error) = &error {
        error.sqlite_error_code()
    } else {
        matches!(error, StoreError::ReadOnly).then_some(ErrorCode::ReadOnly)
    };
    match code {
        Some(ErrorCode::ReadOnly | ErrorCode::CannotOpen) => {
            write_obstacle(path).map_or(error, |obstacle| obstacle.error)
        }
        Some(_) | None => error,
    }
}

/// Moves the whole write-ahead log into the database file, as the last writer does on close. A reader that has it open
/// would prevent that.
///
/// # Errors
/// `StoreError` if the SQLite call fails; while others read or write for longer than a moment, some of it stays in the
/// log.
pub fn gather_log(path: &Path) -> Result<(), StoreError> {
    // SQLite would delete the log of an empty file.
    if fs::metadata(path).map_or(true, |about| about.len() == 0) {
        return Ok(());
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let conn = Connection::open_with_flags(Path::new(".").join(path), flags)?;
    conn.busy_timeout(GATHERING)?;
    Ok(conn.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?)
}

/// Something that keeps the user of this program from writing a database.
#[derive(Debug)]
pub struct WriteObstacle {
    /// The file or folder that cannot be written, and the remedy: [`StoreError::Unwritable`].
    pub error: StoreError,
    /// `true` if it keeps everybody from it: the file system is read-only.
    pub for_everybody: bool,
}

/// The first file of a database, or its folder, that cannot be written; `None` if all can be. Not to be called while
/// this program has the database open.
pub fn write_obstacle(path: &Path) -> Option<WriteObstacle> {
    let refused = |path: &Path| match OpenOptions::new().write(true).open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        opened => opened.err(),
    };
    let named = |path: PathBuf, error: io::Error, mend: &'static str| {
        let for_everybody = error.kind() == ErrorKind::ReadOnlyFilesystem;
        let mend = if for_everybody {
            READ_ONLY_DISK
        } else if error.raw_os_error() == Some(NOT_PERMITTED) {
            UNCHANGEABLE
        } else {
            mend
        };
        let cause = error.to_string();
        WriteObstacle {
            error: StoreError::Unwritable { path, cause, mend },
            for_everybody,
        }
    };
    let (log, index) = (beside(path, "-wal"), beside(path, "-shm"));
    if let Some(error) = refused(path) {
        let mend = if File::open(path).is_ok() {
            DATABASE
        } else {
            UNREADABLE
        };
        return Some(named(path.to_owned(), error, mend));
    }
    if let Some(error) = refused(&log) {
        return Some(named(log, error, LOG));
    }
    if let Some(error) = refused(&index) {
        return Some(named(index, error, INDEX));
    }
    let lock = beside(&real(path), ".lock");
    if let Some(error) = refused(&lock) {
        return Some(named(lock, error, UNREADABLE));
    }
    let folder = folder_of(path);
    let tried = beside(&real(path), ".tried");
    match File::create_new(&tried) {
        Ok(_) => {
            drop(fs::remove_file(&tried));
            None
        }
        // Another program tries at this moment.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => None,
        Err(error) => Some(named(folder.to_owned(), error, FOLDER)),
    }
}

/// The obstacle that keeps this user from writing into a folder for backups, which may have to be made first; `None` if
/// there is none.
pub fn folder_obstacle(folder: &Path) -> Option<WriteObstacle> {
    let named = |above: &'_ Path| !above.as_os_str().is_empty();
    let mut above = folder.ancestors().filter(|above| named(above));
    let stands = above.find(|above| above.exists()).unwrap_or(Path::new("."));
    let tried = stands.join(".kingboard.tried");
    let error = match File::create_new(&tried) {
        Ok(_) => {
            drop(fs::remove_file(&tried));
            return None;
        }
        // Another program tries at this moment.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => return None,
        Err(error) => error,
    };
    Some(WriteObstacle {
        for_everybody: error.kind() == ErrorKind::ReadOnlyFilesystem,
        error: StoreError::Unwritable {
            path: stands.to_owned(),
            cause: error.to_string(),
            mend: BACKUPS,
        },
    })
}

/// The error number of a file that may not be changed whatever its permissions are.
const NOT_PERMITTED: i32 = 1;

const READ_ONLY_DISK: &str =
    "its disk can only be read; let it be written, or put the database on another disk";
const UNCHANGEABLE: &str = "it is marked as unchangeable; take the mark away (on Linux `lsattr` shows it and `chattr -i` takes it away)";
const DATABASE: &str = "nothing can be stored in it, and it can still be looked at (games, show, export, film); give it to the user that \
                        Kingboard runs as to play on";
const BACKUPS: &str =
    "let the user that Kingboard runs as write to it, or choose another folder under [backup]";
const UNREADABLE: &str = "give it to the user that Kingboard runs as";
const LOG: &str =
    "it holds the last moves, so do not delete it: give it to the user that Kingboard runs as";
const INDEX: &str = "give it to the user that Kingboard runs as, or delete it while nothing has the database open: it is made anew from the \
                     -wal file";
const FOLDER: &str = "SQLite keeps two files beside the database: let the user that Kingboard runs as write to its folder";

/// Opens a database for reading, through SQLite alone.
pub(in crate::store) fn open(path: &Path) -> Result<Connection, StoreError> {
    if !path.exists() {
        return Err(unreachable(path)(io::Error::new(
            ErrorKind::NotFound,
            "there is no database there",
        )));
    }
    // SQLite deletes the log of an empty file, and the newest transactions with it.
    if fs::metadata(path).is_ok_and(|about| about.len() == 0) {
        return Err(StoreError::NotADatabase {
            path: path.to_owned(),
        });
    }
    to_look(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_frozen_by_its_own_name_though_signs_of_uris_are_in_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a b%20#c&d=ö.db");
        let made = Connection::open(&path).unwrap();
        made.pragma_update(None, "user_version", 7).unwrap();
        drop(made);
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_URI;
        let opened = Connection::open_with_flags(frozen(&path), flags).unwrap();
        let version = opened.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
        assert_eq!(version, Ok(7));
    }
}
