//! [`Unfinished`]: a file that is worth nothing before it is whole, and gone whichever way its making ends.
//!
//! Who makes one holds a shared lock on its folder. So whoever can have the lock alone knows that what looks unfinished there was
//! left behind, by a program that was killed, and takes it away.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::store::StoreError;
use crate::store::disk::backup::{folder_of, remove};
use crate::store::disk::instance_lock::beside;

/// What this program is making just now.
static UNDER_WAY: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn under_way() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    UNDER_WAY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A file that is being made. Under another name it is finished; what has this name is deleted when this is dropped.
#[derive(Debug)]
pub(in crate::store) struct Unfinished {
    path: PathBuf,
    /// The lock on its folder, where the disk knows locks.
    _held: Option<File>,
}

impl Unfinished {
    /// Begins a file of this name; what an earlier one has left of it is deleted.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`] when what was left cannot be deleted.
    pub(in crate::store) fn begin(path: PathBuf) -> Result<Self, StoreError> {
        let folder = File::open(folder_of(&path)).ok();
        let held = folder.filter(|folder| folder.try_lock_shared().is_ok());
        remove(&path)?;
        under_way().insert(path.clone());
        Ok(Self { path, _held: held })
    }

    /// Its name.
    pub(in crate::store) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Unfinished {
    fn drop(&mut self) {
        under_way().remove(&self.path);
        gone(&self.path);
    }
}

/// Deletes a file of the database's kind with what SQLite may have put beside it.
fn gone(path: &Path) {
    for end in ["", "-wal", "-shm", "-journal"] {
        // It may have another name by now, or never have been there.
        drop(fs::remove_file(beside(path, end)));
    }
}

/// Deletes all that this program is making just now: it is told to stop and will not finish it.
pub fn abandon() {
    for path in std::mem::take(&mut *under_way()) {
        gone(&path);
    }
}

/// The proof that nobody is making a file in this folder, for as long as it is kept; `None` while somebody is, or where the disk
/// knows no locks.
pub(in crate::store) fn alone(folder: &Path) -> Option<File> {
    let folder = File::open(folder).ok()?;
    folder.try_lock().is_ok().then_some(folder)
}
