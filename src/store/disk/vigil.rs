//! [`Vigil`]: whether the database is still the file that was opened.
//!
//! The operating system lets a file be moved, removed or replaced while it is open. SQLite then goes on with what no name leads to
//! any more, or with a log that belongs to another file, and all that is stored from then on is lost without an error. So the
//! names are looked up again before each commit, which a few microseconds pay for, and each second.
//!
//! Nothing here opens a file: closing it would give up the locks that SQLite holds on it.

use std::fs::{self, Metadata};
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf, absolute};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use rusqlite::Connection;

use crate::store::base::damage::damage;
use crate::store::base::error::Lost;
use crate::store::disk::backup;
use crate::store::disk::instance_lock::{InstanceLock, beside, real};
use crate::store::{Store, StoreError};

/// Looks whether a database is still where it was opened. Cheap to clone.
#[derive(Clone, Debug)]
pub(in crate::store) struct Vigil(Arc<Watched>);

#[derive(Debug)]
struct Watched {
    /// The database, by the name it was opened under, and what SQLite keeps beside it; with the device and the file's number there.
    files: Vec<(PathBuf, (u64, u64))>,
    /// How long the database was when it was last looked at, in bytes.
    length: AtomicU64,
    lost: OnceLock<Lost>,
}

impl Vigil {
    /// Begins, once the database is open and was written.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`] where it is not there any more.
    pub(in crate::store) fn over(path: &Path) -> Result<Self, StoreError> {
        let unreachable = |error: std::io::Error| StoreError::Unreachable {
            path: path.to_owned(),
            cause: error.to_string(),
        };
        // A symbolic link that leads elsewhere one day is noticed too.
        let named = absolute(path).map_err(unreachable)?;
        let about = fs::metadata(&named).map_err(unreachable)?;
        let mut files = vec![(named, id(&about))];
        for end in ["-wal", "-shm"] {
            let part = beside(&real(path), end);
            if let Ok(about) = fs::metadata(&part) {
                files.push((part, id(&about)));
            }
        }
        Ok(Self(Arc::new(Watched {
            files,
            length: AtomicU64::new(about.len()),
            lost: OnceLock::new(),
        })))
    }

    /// What became of the database, as far as names tell. What is lost stays lost: something may have been refused meanwhile.
    pub(in crate::store) fn look(&self) -> Option<Lost> {
        let known = self.0.lost.get().copied();
        known.or_else(|| self.names().map(|lost| *self.0.lost.get_or_init(|| lost)))
    }

    fn names(&self) -> Option<Lost> {
        for (nth, (path, opened)) in self.0.files.iter().enumerate() {
            match fs::metadata(path) {
                Ok(about) if id(&about) == *opened => {}
                Ok(_) if nth == 0 => return Some(Lost::Replaced),
                Err(error) if !is_missing(error.kind()) => {
                    // A disk that fails says so when it is written to.
                }
                Err(_) if nth == 0 => return Some(Lost::Gone),
                Ok(_) | Err(_) => return Some(Lost::Parted),
            }
        }
        None
    }

    /// As [`Vigil::look`], and whether the file is as long as it must be.
    fn look_closely(&self, conn: &Connection) -> Option<Lost> {
        if let Some(lost) = self.look() {
            return Some(lost);
        }
        let (path, _) = self.0.files.first()?;
        let length = fs::metadata(path).ok()?.len();
        let before = self.0.length.swap(length, Ordering::Relaxed);
        // It grows, and shrinks only where it was packed: then it has the length that SQLite knows of.
        if length >= before || length >= known_length(conn) {
            return None;
        }
        let sound = backup::open(path).and_then(|conn| damage(&conn, 1));
        if length > 0 && sound.is_ok_and(|said| said.is_empty()) {
            return None;
        }
        Some(*self.0.lost.get_or_init(|| Lost::Short))
    }

    fn path(&self) -> PathBuf {
        let first = self.0.files.first();
        first.map_or_else(PathBuf::new, |(path, _)| path.clone())
    }
}

/// How long SQLite takes the database for, in bytes; longer than any where it cannot say.
fn known_length(conn: &Connection) -> u64 {
    let ask = |name: &str| conn.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let length = ask("page_count").and_then(|pages| Ok(pages.saturating_mul(ask("page_size")?)));
    length.map_or(u64::MAX, i64::unsigned_abs)
}

fn id(about: &Metadata) -> (u64, u64) {
    (about.dev(), about.ino())
}

fn is_missing(kind: ErrorKind) -> bool {
    matches!(kind, ErrorKind::NotFound | ErrorKind::NotADirectory)
}

impl Store {
    /// What became of the database while it was in use, if it is not what it was: nothing is stored from then on.
    pub fn lost(&self) -> Option<StoreError> {
        let vigil = self.vigil.as_ref()?;
        let how = vigil.look_closely(&self.conn)?;
        Some(StoreError::Lost {
            path: vigil.path(),
            how,
        })
    }
}

impl Drop for Store {
    /// A file that was moved takes along what stands in the log that was left behind.
    fn drop(&mut self) {
        let lost = self.vigil.as_ref().and_then(Vigil::look);
        if !matches!(lost, Some(Lost::Gone | Lost::Parted)) {
            return;
        }
        let brought = self
            .conn
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        if let Err(error) = brought {
            tracing::warn!(%error, "what stands in the log could not be brought into the database");
        }
    }
}

/// Makes sure that a database has one name only: under another, somebody could open it with another log beside it, and each
/// would destroy what the other stores. A lock on the file itself would not do: SQLite, and every other program, knows of none.
///
/// A second name that a restore or a repair was about to give it when it was killed is taken away.
///
/// # Errors
/// [`StoreError::Linked`] when there is another name; when what is in the folder cannot be seen.
pub(in crate::store) fn alone(path: &Path, claimed: bool) -> Result<(), StoreError> {
    let others = other_names(path);
    let Some(others) = others else {
        return Ok(());
    };
    let database = real(path);
    let ours = |other: &PathBuf| {
        [".replaced-", ".damaged-"].iter().any(|end| {
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
        // Whoever is about to give it that name holds the claim.
        let _claim = (!claimed)
            .then(|| InstanceLock::acquire(path))
            .transpose()?;
        backup::remove(other)?;
        tracing::info!(path = %other.display(), "a second name was taken away that was left by what was broken off");
        if other_names(path).is_none() {
            return Ok(());
        }
    }
    Err(StoreError::Linked {
        path: path.to_owned(),
        others,
    })
}

/// Makes sure of the same without changing anything.
pub(in crate::store) fn looked_at_alone(path: &Path) -> Result<(), StoreError> {
    match other_names(path) {
        None => Ok(()),
        Some(others) => Err(StoreError::Linked {
            path: path.to_owned(),
            others,
        }),
    }
}

/// The other names of a file in its folder, where it has any name but this.
fn other_names(path: &Path) -> Option<Vec<PathBuf>> {
    let path = real(path);
    let about = fs::metadata(&path).ok()?;
    if about.nlink() < 2 {
        return None;
    }
    let folder = path.parent().and_then(|folder| fs::read_dir(folder).ok());
    let files = folder.into_iter().flatten().flatten();
    let same = files.filter(|file| file.metadata().is_ok_and(|file| id(&file) == id(&about)));
    let mut others: Vec<PathBuf> = same.map(|file| file.path()).collect();
    others.retain(|other| *other != path);
    others.sort();
    Some(others)
}
