//! Paths of files: their one name, the files beside them, and their removal.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use crate::store::StoreError;

/// The canonical path of a file, the same for all its names.
pub(in crate::store) fn real(path: &Path) -> PathBuf {
    if let Ok(real) = path.canonicalize() {
        return real;
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new(".")).canonicalize();
    match (folder, path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        (Ok(_) | Err(_), _) => path.to_owned(),
    }
}

/// The path with `end` appended.
pub(in crate::store) fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The folder of a file: `.` for a bare name.
pub fn folder_of(path: &Path) -> &Path {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
}

pub(in crate::store) fn remove(path: &Path) -> Result<(), StoreError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(unreachable(path)(error)),
        Ok(()) | Err(_) => Ok(()),
    }
}

pub(in crate::store::disk) fn unreachable(path: &Path) -> impl Fn(io::Error) -> StoreError {
    let path = path.to_owned();
    move |error| {
        if error.kind() == ErrorKind::StorageFull {
            return StoreError::NoRoom { path: path.clone() };
        }
        StoreError::Unreachable {
            path: path.clone(),
            cause: cause(&error),
        }
    }
}

/// The cause of an error in words, with the remedy where a permission lacks.
pub(in crate::store::disk) fn cause(error: &io::Error) -> String {
    if error.kind() == ErrorKind::PermissionDenied {
        format!("{error}; give it to the user that Kingboard runs as")
    } else {
        error.to_string()
    }
}
