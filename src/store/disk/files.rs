//! Who may read the files: a database, its copies and what SQLite keeps beside them hold secrets of dice and what players keep to
//! themselves, so they are their owner's alone, whatever the umask says.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::store::disk::instance_lock::{beside, real};

/// Reading and writing, for the owner.
const PRIVATE: u32 = 0o600;
/// What group and others may do.
const OTHERS: u32 = 0o077;
/// What belongs to a database: itself, what SQLite keeps beside it, and the lock.
const PARTS: [&str; 5] = ["", "-wal", "-shm", "-journal", ".lock"];

/// Opens a file to read and write it, without changing what is in it; one that is made is its owner's alone.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn open_private(path: &Path) -> io::Result<File> {
    let made = OpenOptions::new()
        .read(true)
        .write(true)
        .create_new(true)
        .mode(PRIVATE)
        .open(path);
    match made {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .mode(PRIVATE)
            .open(path),
        Ok(file) => {
            // The umask may have taken away what we need.
            file.set_permissions(Permissions::from_mode(PRIVATE))?;
            Ok(file)
        }
        Err(error) => Err(error),
    }
}

/// Makes a file its owner's alone.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn make_private(path: &Path) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(PRIVATE))
}

/// What group and others may do with a file, if anything, as in `0644`.
pub fn readable_by_others(path: &Path) -> Option<u32> {
    let mode = fs::metadata(path).ok()?.mode() & 0o7777;
    (mode & OTHERS != 0).then_some(mode)
}

/// Those files of a database that others than their owner may read or write, each with its mode.
pub fn exposed(database: &Path) -> Vec<(PathBuf, u32)> {
    let database = real(database);
    let parts = PARTS.iter().map(|part| beside(&database, part));
    parts
        .filter_map(|path| readable_by_others(&path).map(|mode| (path, mode)))
        .collect()
}

/// Makes the files of a database their owner's alone.
///
/// # Errors
/// As the operating system says: only the owner may.
pub fn protect(database: &Path) -> io::Result<()> {
    for (path, _) in exposed(database) {
        make_private(&path)?;
    }
    Ok(())
}
