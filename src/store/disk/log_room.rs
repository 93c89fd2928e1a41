//! Room in the write-ahead log, made before it is needed.
//!
//! A commit that lengthens a file makes the disk write twice: the data, and the file's new length in the file system's
//! own journal. SQLite writes the log from its beginning again after each checkpoint, so that only happens until the
//! first one. A bot gives the log its usual length at the start, and each move waits for one write.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use rusqlite::Connection;

use crate::store::StoreError;
use crate::store::disk::paths::{beside, real};

/// Bytes of a log as long as it usually gets: SQLite's 1,000 pages of 4 KiB, each with its header, and a large commit.
const ROOM: u64 = 1_100 * (4_096 + 24);
/// Bytes written at once.
const PIECE: usize = 16 * 1024;

/// Lengthens the log of this open database with zeros, which SQLite takes for its end. A log without room is only
/// slower, so trouble with the disk is no error here.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub(in crate::store) fn make_room(conn: &Connection, path: &Path) -> Result<(), StoreError> {
    // Nobody writes to the log meanwhile, and all that was written is before its end.
    conn.execute_batch("BEGIN IMMEDIATE")?;
    let made = lengthen(&beside(&real(path), "-wal"));
    conn.execute_batch("ROLLBACK")?;
    if let Err(error) = made {
        tracing::warn!(%error, "failed to make room in the write-ahead log");
    }
    Ok(())
}

fn lengthen(log: &Path) -> io::Result<()> {
    let mut file = OpenOptions::new().append(true).open(log)?;
    let zeros = [0; PIECE];
    let mut missing = ROOM.saturating_sub(file.metadata()?.len());
    if missing == 0 {
        return Ok(());
    }
    while missing > 0 {
        let piece = usize::try_from(missing).map_or(PIECE, |missing| missing.min(PIECE));
        file.write_all(&zeros[..piece])?;
        missing -= piece as u64;
    }
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use std::fs;

    use crate::play::PlayerId;
    use crate::store::Store;
    use crate::store::disk::paths::beside;

    #[test]
    fn what_a_bot_stores_does_not_lengthen_the_log_and_is_found_again_after_a_crash() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.db");
        let length = |path| fs::metadata(beside(path, "-wal")).unwrap().len();
        let (mut store, claim) = Store::open_exclusive(&path).unwrap();
        let long = length(&path);
        let names = || (0..300).map(|nth| format!("Player {nth}"));
        for name in names() {
            store.save_name(&PlayerId::new(&*name), &name).unwrap();
        }
        assert_eq!(length(&path), long);
        // A copy of the files is in the state that a crash leaves.
        let copy = dir.path().join("copy.db");
        for part in ["", "-wal"] {
            fs::copy(beside(&path, part), beside(&copy, part)).unwrap();
        }
        drop((store, claim));
        assert!(!beside(&path, "-wal").exists(), "nothing is left behind");
        let (store, _claim) = Store::open_exclusive(&copy).unwrap();
        for name in names() {
            let found = store.name(&PlayerId::new(&*name)).unwrap();
            assert_eq!(found, Some(name));
        }
    }
}
