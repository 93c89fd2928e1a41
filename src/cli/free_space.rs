//! Free space on the disks of the database and of its backups, beside the room that a copy of the database takes.

use std::path::Path;

use crate::cli::doctor_report::DoctorReport;
use crate::config::Config;
use crate::store::folder_of;

/// The least room of a copy, in bytes: beside a small database, its log takes some megabytes.
const MIN_ROOM: u64 = 8 << 20;

/// The free space of a disk, in copies of the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiskRoom {
    /// Two copies fit, or more.
    Enough,
    /// One more copy fits.
    One,
    /// No copy fits.
    None,
}

/// Judges free space, in bytes, beside the length of the database.
fn judged(free: u64, database: u64) -> DiskRoom {
    let copy = database.max(MIN_ROOM);
    if free < copy {
        DiskRoom::None
    } else if free < copy.saturating_mul(2) {
        DiskRoom::One
    } else {
        DiskRoom::Enough
    }
}

/// Reports disks on which less than two copies of the database fit.
pub(super) fn examine(config: &Config, found: &mut DoctorReport<'_>) {
    let database = length(&config.database);
    for (folder, free) in folders(&config.database, &config.backup.folder) {
        let what = format!(
            "{} MB are free in {}, and a copy of the database takes {} MB",
            free >> 20,
            folder.display(),
            database.max(MIN_ROOM) >> 20
        );
        match judged(free, database) {
            DiskRoom::Enough => {}
            DiskRoom::One => found.warning(format_args!("{what}: make room")),
            DiskRoom::None => found.problem(format_args!(
                "{what}: no backup fits, and soon no move. Make room"
            )),
        }
    }
}

/// Logs a warning for each disk on which less than two copies of the database fit.
pub(super) fn warn(database: &Path, backups: &Path) {
    let bytes = length(database);
    for (folder, free) in folders(database, backups) {
        if judged(free, bytes) != DiskRoom::Enough {
            tracing::warn!(
                folder = %folder.display(),
                free,
                database = bytes,
                "less than two copies of the database fit on the disk: make room"
            );
        }
    }
}

/// The folders of the database and of its backups. Each has its free space in bytes, if the system reports it.
fn folders<'a>(database: &'a Path, backups: &'a Path) -> Vec<(&'a Path, u64)> {
    let [database, backups] = [folder_of(database), backups].map(|folder| {
        let free = free_bytes(folder)?;
        Some((folder, free))
    });
    let mut found: Vec<(&Path, u64)> = database.into_iter().chain(backups).collect();
    // On one disk they have the same.
    found.dedup_by_key(|(_, free)| *free);
    found
}

fn length(database: &Path) -> u64 {
    std::fs::metadata(database).map_or(0, |about| about.len())
}

/// The bytes that a user without special rights may still write on the disk of a folder. `None` if the system does not
/// report them.
#[cfg(unix)]
pub(super) fn free_bytes(folder: &Path) -> Option<u64> {
    let found = rustix::fs::statvfs(folder).ok()?;
    Some(found.f_bavail.saturating_mul(found.f_frsize))
}

/// Windows reports it in another way, which is not read.
#[cfg(not(unix))]
pub(super) fn free_bytes(_folder: &Path) -> Option<u64> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn free_space_is_judged_by_copies_of_the_database() {
        let large = 100 << 20;
        for (free, database, room) in [
            (0, 0, DiskRoom::None),
            (MIN_ROOM - 1, 4_096, DiskRoom::None),
            (MIN_ROOM, 4_096, DiskRoom::One),
            (2 * MIN_ROOM, 4_096, DiskRoom::Enough),
            (large - 1, large, DiskRoom::None),
            (2 * large - 1, large, DiskRoom::One),
            (2 * large, large, DiskRoom::Enough),
        ] {
            assert_eq!(judged(free, database), room, "{free} of {database}");
        }
        let home = tempfile::tempdir().unwrap();
        let backups = home.path().join("backups");
        let database = home.path().join("games.db");
        let found = folders(&database, &backups);
        assert!(found.len() <= 1, "there is no such folder yet");
    }
}
