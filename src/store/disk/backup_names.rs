//! The names of backups and of the other files of a database, and the files in a folder that have such names.

use std::fs;
use std::path::{Path, PathBuf};

use crate::play::Timestamp;
use crate::store::StoreError;
use crate::store::disk::paths::{folder_of, unreachable};

/// Endings of the files that SQLite keeps beside a database.
pub(in crate::store) const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// File ending of an unfinished backup.
pub(in crate::store) const PART: &str = ".part";

/// The backups in a folder whose names hold the database's name and a time, oldest first.
pub(in crate::store) fn made_of(from: &Path, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    listed(folder, |name| moment(from, name).is_some())
}

/// The time in the name of a backup of the database, if it is one.
pub(in crate::store) fn moment(from: &Path, name: &str) -> Option<Timestamp> {
    let rest = name.strip_prefix(&format!("{}-", stem(from)))?;
    Timestamp::from_stamp(rest.strip_suffix(".db")?)
}

/// The files in a folder whose names are wanted, in the order of their names.
///
/// # Errors
/// `StoreError` if the folder cannot be read.
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

/// The files beside a database whose names are its own with such an end, in the order of their names.
pub(in crate::store) fn listed_beside(
    database: &Path,
    wanted: impl Fn(&str) -> bool,
) -> Result<Vec<PathBuf>, StoreError> {
    let name = database.file_name().unwrap_or_default();
    let name = name.display().to_string();
    listed(folder_of(database), |file| {
        file.strip_prefix(&name).is_some_and(&wanted)
    })
}

/// The name of the database's file without its ending.
pub(in crate::store) fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().display().to_string()
}
