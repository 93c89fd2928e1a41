//! File permissions. A database, its copies and SQLite's companion files hold secrets of dice and private notes. They
//! are readable by their owner alone, whatever the umask says.

use std::fs::{self, File, OpenOptions, Permissions};
use std::io::{self, ErrorKind};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::store::disk::instance_lock::{beside, real};

/// Mode: the owner may read and write.
const PRIVATE: u32 = 0o600;
/// Mode bits of group and others.
const OTHERS: u32 = 0o077;
/// Endings of a database's files: itself, SQLite's companions, and the lock.
const PARTS: [&str; 5] = ["", "-wal", "-shm", "-journal", ".lock"];

/// Opens a file to read and write, without truncating it. A new file is its owner's alone.
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
            // The umask may have removed bits we need.
            file.set_permissions(Permissions::from_mode(PRIVATE))?;
            Ok(file)
        }
        Err(error) => Err(error),
    }
}

/// Makes a file private to its owner.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn make_private(path: &Path) -> io::Result<()> {
    fs::set_permissions(path, Permissions::from_mode(PRIVATE))
}

/// The mode bits that group and others have on a file, if any, as in `0644`.
pub fn readable_by_others(path: &Path) -> Option<u32> {
    let mode = fs::metadata(path).ok()?.mode() & 0o7777;
    (mode & OTHERS != 0).then_some(mode)
}

/// The files of a database that others than the owner may read or write, each with its mode.
pub fn exposed(database: &Path) -> Vec<(PathBuf, u32)> {
    let database = real(database);
    let parts = PARTS.iter().map(|part| beside(&database, part));
    parts
        .filter_map(|path| readable_by_others(&path).map(|mode| (path, mode)))
        .collect()
}

/// Makes the files of a database private to their owner.
///
/// # Errors
/// As the operating system says: only the owner may.
pub fn protect(database: &Path) -> io::Result<()> {
    for (path, _) in exposed(database) {
        make_private(&path)?;
    }
    Ok(())
}
