//! The state after a power cut: of each file of the database only its flushed part.

use std::fs;
use std::path::{Path, PathBuf};

/// What `shim.c` adds to the name of a file for what of it is on the disk.
const SYNCED: &str = ".synced";

/// Has a program under the shim note what it brings to the disk.
pub(super) fn noted() -> (&'static str, String) {
    ("KINGBOARD_SYNCED", "yes".to_owned())
}

/// What stands in this directory is on the disk from the beginning, but for what programs only share in memory.
pub(super) fn comes(home: &Path) {
    for file in files(home) {
        if !file.to_str().unwrap().ends_with("-shm") {
            fs::copy(&file, synced(&file)).unwrap();
        }
    }
}

/// Leaves what is on the disk.
pub(super) fn fails(home: &Path) {
    for file in files(home) {
        fs::remove_file(&file).unwrap();
        // Of what was never brought there nothing is.
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
