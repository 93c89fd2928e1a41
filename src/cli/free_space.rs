//! Free space on the disks of the database and of its backups, beside the room that a copy of the database takes.

use std::path::{Path, PathBuf};

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

/// The kinds of files on a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DiskContents {
    /// The database and its backups.
    Both,
    /// The database, with its backups elsewhere.
    Database,
    /// The backups alone.
    Backups,
}

/// The free space of a disk.
#[derive(Debug, PartialEq, Eq)]
struct Disk<'a> {
    contents: DiskContents,
    /// The database, or the folder of the backups.
    path: &'a Path,
    /// Free bytes.
    free: u64,
}

/// Reports disks on which less than two copies of the database fit.
pub(super) fn examine(config: &Config, found: &mut DoctorReport<'_>) {
    let disks = disks(&config.database, &config.backup.folder);
    report(&disks, length(&config.database), found);
}

fn report(disks: &[Disk<'_>], database: u64, found: &mut DoctorReport<'_>) {
    for disk in disks {
        let copy = if database < MIN_ROOM {
            format!("{} MB are the least for a copy", MIN_ROOM >> 20)
        } else {
            format!("a copy of the database takes {} MB", database >> 20)
        };
        let what = format!(
            "{} MB are free on the disk of {}, and {copy}",
            disk.free >> 20,
            disk.path.display(),
        );
        let next = match disk.contents {
            DiskContents::Both => "no backup fits, and soon no move",
            DiskContents::Database => "soon no move fits",
            DiskContents::Backups => "no backup fits",
        };
        match judged(disk.free, database) {
            DiskRoom::Enough => {}
            DiskRoom::One => found.warning(format_args!("{what}: make room")),
            DiskRoom::None => found.problem(format_args!("{what}: {next}. Make room")),
        }
    }
}

/// Logs a warning for each disk on which less than two copies of the database fit.
pub(super) fn warn(database: &Path, backups: &Path) {
    let bytes = length(database);
    for disk in disks(database, backups) {
        if judged(disk.free, bytes) != DiskRoom::Enough {
            tracing::warn!(
                of = %disk.path.display(),
                free = disk.free,
                database = bytes,
                "less than two copies of the database fit on the disk: make room"
            );
        }
    }
}

/// The disks of the database and of its backups, which may be one. Each has its free space, if the system reports it.
fn disks<'a>(database: &'a Path, backups: &'a Path) -> Vec<Disk<'a>> {
    let (of_database, of_backups) = (nearest(folder_of(database)), nearest(backups));
    let disk = |contents, path, folder: &Path| {
        let free = free_bytes(folder)?;
        Some(Disk {
            contents,
            path,
            free,
        })
    };
    let is_one = device(&of_database).is_some_and(|one| Some(one) == device(&of_backups));
    let found = if is_one {
        [disk(DiskContents::Both, database, &of_database), None]
    } else {
        [
            disk(DiskContents::Database, database, &of_database),
            disk(DiskContents::Backups, backups, &of_backups),
        ]
    };
    found.into_iter().flatten().collect()
}

/// A folder, or the nearest one above it that exists: it will be made there.
fn nearest(folder: &Path) -> PathBuf {
    let whole = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    let found = whole.ancestors().find(|above| above.is_dir());
    found.unwrap_or(Path::new(".")).to_owned()
}

fn length(database: &Path) -> u64 {
    std::fs::metadata(database).map_or(0, |about| about.len())
}

/// The bytes that a user without special rights may still write on the disk of a folder. `None` if the system does not
/// report them.
pub(super) fn free_bytes(folder: &Path) -> Option<u64> {
    fs4::available_space(folder).ok()
}

/// The number of the disk on which a folder is.
#[cfg(unix)]
fn device(folder: &Path) -> Option<u64> {
    use std::os::unix::fs::MetadataExt;
    Some(std::fs::metadata(folder).ok()?.dev())
}

/// Windows numbers disks in another way, which is not read: the database and its backups count as two.
#[cfg(not(unix))]
fn device(_folder: &Path) -> Option<u64> {
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
    }

    #[test]
    fn two_full_disks_are_two_and_each_is_told_of_by_what_is_on_it() {
        let (database, backups) = (Path::new("games.db"), Path::new("backups"));
        let disk = |contents, path, free| Disk {
            contents,
            path,
            free,
        };
        let mut out = Vec::new();
        let two = [
            disk(DiskContents::Database, database, 0),
            disk(DiskContents::Backups, backups, 0),
        ];
        report(&two, 600_000, &mut DoctorReport::to(&mut out));
        let both = [disk(DiskContents::Both, database, 70 << 20)];
        report(&both, 80 << 20, &mut DoctorReport::to(&mut out));
        report(&both, 40 << 20, &mut DoctorReport::to(&mut out));
        report(&both, 30 << 20, &mut DoctorReport::to(&mut out));
        let lines = [
            "PROBLEM  0 MB are free on the disk of games.db, and 8 MB are the least for a copy: soon no move fits. Make room",
            "PROBLEM  0 MB are free on the disk of backups, and 8 MB are the least for a copy: no backup fits. Make room",
            "PROBLEM  70 MB are free on the disk of games.db, and a copy of the database takes 80 MB: no backup fits, and soon no move. Make room",
            "WARNING  70 MB are free on the disk of games.db, and a copy of the database takes 40 MB: make room",
        ];
        let said = String::from_utf8(out).unwrap();
        assert_eq!(said.lines().collect::<Vec<&str>>(), lines);
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_is_not_there_yet_is_on_the_disk_of_the_one_above() {
        let home = tempfile::tempdir().unwrap();
        let database = home.path().join("games.db");
        let backups = home.path().join("kept/backups");
        assert_eq!(nearest(&backups), home.path());
        let found = disks(&database, &backups);
        let contents: Vec<DiskContents> = found.iter().map(|disk| disk.contents).collect();
        assert_eq!(contents, [DiskContents::Both]);
        assert!(found[0].free > 0);
        let other = Path::new("/proc");
        if device(other) != device(home.path()) {
            let found = disks(&database, other);
            let paths: Vec<&Path> = found.iter().map(|disk| disk.path).collect();
            assert_eq!(paths, [database.as_path(), other]);
        }
    }
}
