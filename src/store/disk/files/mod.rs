//! Permissions and identity of files. A database, its copies and SQLite's companion files hold secrets of dice and
//! private notes. They are readable by their owner alone, whatever the umask says.
//!
//! Everything about files that differs between operating systems is in `unix` and `windows`.

#[cfg(unix)]
#[path = "unix.rs"]
mod system;
#[cfg(windows)]
#[path = "windows.rs"]
mod system;

use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::store::disk::paths::{beside, real};

/// Endings of a database's files: itself, SQLite's companions, and the lock.
const PARTS: [&str; 5] = ["", "-wal", "-shm", "-journal", ".lock"];

/// A file itself, whatever its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::store) struct FileId {
    disk: u64,
    number: u64,
}

/// The file behind a path.
#[derive(Clone, Copy, Debug)]
pub(in crate::store) struct FileStat {
    pub(in crate::store) id: FileId,
    /// The number of names (hard links) that it has.
    pub(in crate::store) names: u64,
    /// The length in bytes.
    pub(in crate::store) length: u64,
}

/// Looks at the file behind a path. Symbolic links are followed.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn stat(path: &Path) -> io::Result<FileStat> {
    system::stat(path)
}

/// Opens a file to read and write, without truncating it. A new file is its owner's alone.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn open_private(path: &Path) -> io::Result<File> {
    match create_private(path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            let mut options = OpenOptions::new();
            options.read(true).write(true).create(true).truncate(false);
            system::create_private(&mut options).open(path)
        }
        made => made,
    }
}

/// Creates a file that is its owner's alone.
///
/// # Errors
/// [`ErrorKind::AlreadyExists`] if there is one; else as the operating system says.
pub(in crate::store) fn create_private(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    let file = system::create_private(&mut options).open(path)?;
    system::make_open_file_private(&file)?;
    Ok(file)
}

/// Makes a folder, and those above it that are missing, private to their owner. One that exists is left as it is.
///
/// # Errors
/// As the operating system says.
pub fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    system::private_folders(builder.recursive(true)).create(folder)
}

/// Makes a folder like [`make_private_folder`], and gives each that it makes the owner of a file, as far as this user may.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn make_private_folder_like(folder: &Path, like: &Path) -> io::Result<()> {
    let missing: Vec<&Path> = folder
        .ancestors()
        .take_while(|above| !above.as_os_str().is_empty() && !above.exists())
        .collect();
    make_private_folder(folder)?;
    for made in missing {
        hand_over(made, like);
    }
    Ok(())
}

/// Gives a file or folder the owner of a file, where this user may: only the superuser gives anything away.
pub(in crate::store) fn hand_over(path: &Path, like: &Path) {
    if let Err(error) = system::give_owner(path, like) {
        tracing::debug!(%error, path = %path.display(), "failed to give a file the owner of the database");
    }
}

/// Makes a file private, with the owner of another one.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn give_owner(path: &Path, like: &Path) -> io::Result<()> {
    system::make_private(path)?;
    system::give_owner(path, like)
}

/// Flushes a folder, so that new names in it are on disk.
///
/// # Errors
/// As the operating system says.
pub(in crate::store) fn flush_folder(folder: &Path) -> io::Result<()> {
    system::flush_folder(folder)
}

/// The mode of a file that group or others may read or write, such as `0644`.
pub fn readable_by_others(path: &Path) -> Option<u32> {
    system::readable_by_others(path)
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
        system::make_private(&path)?;
    }
    Ok(())
}
