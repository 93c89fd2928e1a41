//! [`Unfinished`]: a file that is worthless until it is whole, and is deleted unless it is finished.
//!
//! Its maker holds a shared lock on the folder. A program that gets the exclusive lock therefore knows that unfinished
//! files there were left behind by a killed program, and may delete them. Windows locks no folders: such files are
//! deleted there once they are a day old.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

use parking_lot::{Mutex, MutexGuard};

use crate::store::StoreError;
use crate::store::disk::held_lock::HeldLock;
use crate::store::disk::paths::{beside, folder_of, remove};

/// The files this program is writing now.
static UNDER_WAY: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

fn under_way() -> MutexGuard<'static, BTreeSet<PathBuf>> {
    UNDER_WAY.lock()
}

/// A file in the making. Renaming it finishes it; a file that still has this name is deleted on drop.
#[derive(Debug)]
pub(in crate::store) struct Unfinished {
    path: PathBuf,
    /// The lock on its folder, if the disk supports locks.
    _held: Option<HeldLock>,
}

impl Unfinished {
    /// Begins a file of this name; leftovers of an earlier one are deleted.
    ///
    /// # Errors
    /// [`StoreError::Unreachable`] if the leftovers cannot be deleted.
    pub(in crate::store) fn begin(path: PathBuf) -> Result<Self, StoreError> {
        let folder = File::open(folder_of(&path)).ok();
        let held = folder.filter(|folder| folder.try_lock_shared().is_ok());
        let held = held.map(HeldLock);
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

/// Deletes a database file with SQLite's companions.
fn gone(path: &Path) {
    for end in ["", "-wal", "-shm", "-journal"] {
        // The file may have been renamed, or never existed.
        drop(fs::remove_file(beside(path, end)));
    }
}

/// Deletes all unfinished files of this program: it is stopping and will not finish them.
pub fn abandon() {
    for path in std::mem::take(&mut *under_way()) {
        gone(&path);
    }
}

/// Proof that nobody is writing an unfinished file in this folder, while it is held. `None` while a file is being
/// written, or if the disk supports no locks.
pub(in crate::store) fn alone(folder: &Path) -> Option<HeldLock> {
    let folder = File::open(folder).ok()?;
    folder.try_lock().is_ok().then(|| HeldLock(folder))
}
