//! The state after a power cut: only the synced part of each database file.

use std::fs;
use std::path::{Path, PathBuf};

/// Suffix that `shim.c` adds to a file's name for its copy of the synced part.
const SYNCED: &str = ".synced";

/// The variable that makes a program under the shim record its syncs.
pub(super) fn noted() -> (&'static str, String) {
    ("KINGBOARD_SYNCED", "yes".to_owned())
}

/// Treats all present files as synced, except those that programs only share in memory.
pub(super) fn comes(home: &Path) {
    for file in files(home) {
        if !file.to_str().unwrap().ends_with("-shm") {
            fs::copy(&file, synced(&file)).unwrap();
        }
    }
}

/// Leaves only the synced parts.
pub(super) fn fails(home: &Path) {
    for file in files(home) {
        fs::remove_file(&file).unwrap();
        // A file that was never synced does not exist afterwards.
        drop(fs::rename(synced(&file), &file));
    }
}

/// The files of the database.
fn files(home: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(home).unwrap().map(|file| file.unwrap().path());
    let ours = |path: &PathBuf| {
        let name = path.file_name().unwrap().to_str().unwrap();
        name.starts_with("games.db") && !name.contains(SYNCED)
    };
    files.filter(ours).collect()
}

fn synced(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(SYNCED);
    name.into()
}
