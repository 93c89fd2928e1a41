//! [`PathCheck`]: checks that the path still leads to the database file that was opened.
//!
//! The operating system lets an open file be moved, removed or replaced. SQLite then writes to a file without a name,
//! or to a log of another file, and all later data is lost without an error. So the paths are checked before each
//! commit, for a few microseconds, and each second.
//!
//! Nothing here opens a file on Unix: closing it would release the locks that SQLite holds on it. Windows has no such
//! locks, and refuses to move or remove a file that SQLite has open.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf, absolute};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use rusqlite::Connection;

use crate::store::base::damage::damage;
use crate::store::base::error::DatabaseLoss;
use crate::store::disk::files::{FileId, stat};
use crate::store::disk::instance_lock::InstanceLock;
use crate::store::disk::paths::{beside, real};
use crate::store::disk::{opened, paths, suffixes};
use crate::store::{Store, StoreError};

/// Checks that a database is still the file that was opened. Cheap to clone.
#[derive(Clone, Debug)]
pub(in crate::store) struct PathCheck(Arc<Watched>);

#[derive(Debug)]
struct Watched {
    /// The database by the path it was opened under, and SQLite's companions; each with the file it led to.
    files: Vec<(PathBuf, FileId)>,
    /// The database's length at the last check, in bytes.
    length: AtomicU64,
    lost: OnceLock<DatabaseLoss>,
}

impl PathCheck {
    /// Begins to watch a database that is open and has been written to.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`] if the file is gone.
    pub(in crate::store) fn over(path: &Path) -> Result<Self, StoreError> {
        let unreachable = |error: std::io::Error| StoreError::Unreachable {
            path: path.to_owned(),
            cause: error.to_string(),
        };
        // The path is not resolved: a symbolic link that is changed later is noticed too.
        let named = absolute(path).map_err(unreachable)?;
        let opened = stat(&named).map_err(unreachable)?;
        let mut files = vec![(named, opened.id)];
        for end in ["-wal", "-shm"] {
            let part = beside(&real(path), end);
            if let Ok(found) = stat(&part) {
                files.push((part, found.id));
            }
        }
        Ok(Self(Arc::new(Watched {
            files,
            length: AtomicU64::new(opened.length),
            lost: OnceLock::new(),
        })))
    }

    /// The state of the database, judged by its paths. A loss is final: writes may have been refused meanwhile.
    pub(in crate::store) fn look(&self) -> Option<DatabaseLoss> {
        let known = self.0.lost.get().copied();
        known.or_else(|| self.names().map(|lost| *self.0.lost.get_or_init(|| lost)))
    }

    fn names(&self) -> Option<DatabaseLoss> {
        for (nth, (path, opened)) in self.0.files.iter().enumerate() {
            match stat(path) {
                Ok(found) if found.id == *opened => {}
                Ok(_) if nth == 0 => return Some(DatabaseLoss::Replaced),
                Err(error) if !is_missing(error.kind()) => {
                    // A failing disk reports itself at the next write.
                }
                Err(_) if nth == 0 => return Some(DatabaseLoss::Gone),
                Ok(_) | Err(_) => return Some(DatabaseLoss::Parted),
            }
        }
        None
    }

    /// [`PathCheck::look`], and a check of the file's length.
    fn look_closely(&self, conn: &Connection) -> Option<DatabaseLoss> {
        if let Some(lost) = self.look() {
            return Some(lost);
        }
        let (path, _) = self.0.files.first()?;
        let length = stat(path).ok()?.length;
        let before = self.0.length.swap(length, Ordering::Relaxed);
        // The file grows. It shrinks only in a vacuum, and then has the length SQLite knows.
        if length >= before || length >= known_length(conn) {
            return None;
        }
        let sound = opened::open(path).and_then(|conn| damage(&conn, 1));
        if length > 0 && sound.is_ok_and(|said| said.is_empty()) {
            return None;
        }
        Some(*self.0.lost.get_or_init(|| DatabaseLoss::Short))
    }

    fn path(&self) -> PathBuf {
        let first = self.0.files.first();
        first.map_or_else(PathBuf::new, |(path, _)| path.clone())
    }
}

/// The database's length by SQLite, in bytes; `u64::MAX` if SQLite cannot say.
fn known_length(conn: &Connection) -> u64 {
    let ask = |name: &str| conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let length = ask("page_count").and_then(|pages| Ok(pages.saturating_mul(ask("page_size")?)));
    length.map_or(u64::MAX, i64::unsigned_abs)
}

fn is_missing(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory)
}

impl Store {
    /// The loss of the database while it was in use, if any: nothing is stored from then on.
    pub fn lost(&self) -> Option<StoreError> {
        let path_check = self.path_check.as_ref()?;
        let how = path_check.look_closely(&self.conn)?;
        Some(StoreError::Lost {
            path: path_check.path(),
            how,
        })
    }
}

impl Drop for Store {
    /// A moved file takes the transactions in its old log along.
    fn drop(&mut self) {
        let lost = self.path_check.as_ref().and_then(PathCheck::look);
        if !matches!(lost, Some(DatabaseLoss::Gone | DatabaseLoss::Parted)) {
            return;
        }
        let brought = self
            .conn
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        if let Err(error) = brought {
            tracing::warn!(%error, "failed to move the write-ahead log into the database");
        }
    }
}

/// Checks that a database has only one name. Opened under another name it would get another log, and each program would
/// destroy the other's data. A lock on the file itself would not help: SQLite and all other programs ignore it.
///
/// The second name of a restore or repair that was killed is removed.
///
/// # Errors
/// [`StoreError::Linked`] if there is another name; `StoreError` if the folder cannot be read.
pub(in crate::store) fn alone(path: &Path, claimed: bool) -> Result<(), StoreError> {
    let others = other_names(path);
    let Some(others) = others else {
        return Ok(());
    };
    let database = real(path);
    let ours = |other: &PathBuf| {
        [suffixes::REPLACED, suffixes::DAMAGED].iter().any(|end| {
            let start = beside(&database, end).into_os_string();
            let (other, start) = (
                other.as_os_str().as_encoded_bytes(),
                start.as_encoded_bytes(),
            );
            other.starts_with(start)
        })
    };
    if let [other] = others.as_slice()
        && ours(other)
    {
        // A program about to create that name holds the instance lock.
        let _claim = (!claimed)
            .then(|| InstanceLock::acquire(path))
            .transpose()?;
        paths::remove(other)?;
        tracing::info!(path = %other.display(), "second name of an interrupted restore or repair removed");
        if other_names(path).is_none() {
            return Ok(());
        }
    }
    Err(StoreError::Linked {
        path: path.to_owned(),
        others,
    })
}

/// Checks the database again, read-only.
pub(in crate::store) fn looked_at_alone(path: &Path) -> Result<(), StoreError> {
    match other_names(path) {
        None => Ok(()),
        Some(others) => Err(StoreError::Linked {
            path: path.to_owned(),
            others,
        }),
    }
}

/// The other names of a file in its folder, if it has more than one.
fn other_names(path: &Path) -> Option<Vec<PathBuf>> {
    let path = real(path);
    let database = stat(&path).ok()?;
    if database.names < 2 {
        return None;
    }
    let folder = path.parent().and_then(|folder| fs::read_dir(folder).ok());
    let files = folder.into_iter().flatten().flatten();
    // A symbolic link is no name of the file.
    let files = files.filter(|file| file.file_type().is_ok_and(|kind| kind.is_file()));
    let mut others: Vec<PathBuf> = files.map(|file| file.path()).collect();
    others.retain(|other| *other != path && stat(other).is_ok_and(|file| file.id == database.id));
    others.sort();
    Some(others)
}
