//! [`StoreError`]: errors of the database, divided by the operator's possible remedies.
//!
//! These sentences appear on standard error and in logs; players never read them.

use std::path::PathBuf;

use rusqlite::ErrorCode;
use rusqlite::ffi::{SQLITE_CONSTRAINT_COMMITHOOK, SQLITE_IOERR_SHMSIZE};

use crate::play::GameId;
use crate::store::base::contest_ids::ContestOrLadder;

/// The loss of the database file while it was in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseLoss {
    /// The path leads nowhere: the file was moved or removed.
    Gone,
    /// The path leads to another file.
    Replaced,
    /// A file that SQLite keeps beside it (`-wal`, `-shm`) was moved, removed or replaced.
    Parted,
    /// It is shorter than it can be.
    Short,
}

impl DatabaseLoss {
    /// A short description for a message.
    pub(in crate::store) fn word(self) -> &'static str {
        match self {
            Self::Gone => "was moved or removed",
            Self::Replaced => "was replaced by another file",
            Self::Parted => {
                "was parted from its -wal or -shm, which was moved, removed or replaced"
            }
            Self::Short => "was cut short",
        }
    }
}

/// Errors of the store.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened or created.
    #[error("cannot reach {}: {cause}", path.display())]
    Unreachable {
        /// The file.
        path: PathBuf,
        /// The cause in plain words.
        cause: String,
    },
    /// A backup was to be written to a file that exists. It was not touched.
    #[error(
        "{} exists already, and was left as it is: name another file, or a folder for one that is named after the time",
        path.display()
    )]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// The file is something else than an SQLite database. It was not touched.
    #[error(
        "{} is not an SQLite database: if it was one, its beginning is gone, and it has to be restored from a backup",
        path.display()
    )]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// The file is a database of another program. It was not touched.
    #[error("{} is a database of another program", path.display())]
    NotOurs {
        /// The file.
        path: PathBuf,
    },
    /// A newer Kingboard has changed the database.
    #[error(
        "a newer Kingboard has changed the database (step {found}; this one knows {known}): run that one, or a newer one"
    )]
    Newer {
        /// The step the database is at.
        found: i64,
        /// The last step this program knows.
        known: i64,
    },
    /// The database was last used by an older Kingboard, and this one has opened it read-only.
    #[error(
        "the database is at step {found} of {known}: open it once with `kingboard play` or `kingboard serve` to bring it up to date"
    )]
    Older {
        /// The step the database is at.
        found: i64,
        /// The last step this program knows.
        known: i64,
    },
    /// The file or its disk cannot be written.
    #[error("the database is read-only: check the file's permissions and its disk")]
    ReadOnly,
    /// One of the database's files, or their folder, cannot be written.
    #[error("{} cannot be written ({cause}): {mend}", path.display())]
    Unwritable {
        /// The file or folder.
        path: PathBuf,
        /// The operating system's message.
        cause: String,
        /// The remedy.
        mend: &'static str,
    },
    /// Nothing can be written beside the database, which is needed to read its last transactions.
    #[error(
        "{} holds the last moves, and they cannot be read where nothing can be written beside it: copy the database and this \
         file into a folder of your own, and look there",
        log.display()
    )]
    LogUnread {
        /// The write-ahead log beside the database.
        log: PathBuf,
    },
    /// The disk is full.
    #[error("no space is left for the database")]
    Full,
    /// The disk of a copy is full.
    #[error("no space is left for {}", path.display())]
    NoRoom {
        /// The copy.
        path: PathBuf,
    },
    /// The disk reported an error; the data was not stored.
    #[error("the disk fails: {0}")]
    Disk(#[source] rusqlite::Error),
    /// The log of a contest or a ladder is damaged.
    #[error("{of} is damaged: {what}")]
    DamagedContest {
        /// The contest or ladder.
        of: ContestOrLadder,
        /// The fault.
        what: String,
    },
    /// The write belongs to a batch that was rolled back when the disk failed.
    #[error("it was undone with all that was to be stored together")]
    Undone,
    /// Another program held the database longer than the busy timeout.
    #[error("the database is in use by another program")]
    Busy,
    /// The file was an SQLite database and is damaged now.
    #[error("the database file is damaged: restore it from a backup")]
    Damaged,
    /// A backup failed its check and was not used.
    #[error("{} is not sound: {what}", path.display())]
    Unsound {
        /// The file.
        path: PathBuf,
        /// The fault.
        what: String,
    },
    /// Another Kingboard runs on the database.
    #[error(
        "{} is in use by another Kingboard{}: stop that first, since two bots must never run on one database",
        path.display(),
        holder.map_or(String::new(), |id| format!(" (process {id})"))
    )]
    Claimed {
        /// The file.
        path: PathBuf,
        /// The process that holds it, if the lock file names one.
        holder: Option<u32>,
    },
    /// The database file was lost or replaced after it was opened; nothing is stored from then on.
    #[error(
        "{} {} while it was in use, and nothing can be stored any more: see to it that the right file stands there, \
         and start again",
        path.display(),
        how.word()
    )]
    Lost {
        /// The file.
        path: PathBuf,
        /// The kind of loss.
        how: DatabaseLoss,
    },
    /// The database has a second name (a hard link). It was not opened.
    #[error(
        "{} is not opened, since the same file has another name{}: opened under both, each would destroy what the other \
         stores. Remove one of the names with `rm`; the file stays under the other. If you want a copy, make it then, with \
         `kingboard backup`",
        path.display(),
        named(others)
    )]
    Linked {
        /// The file.
        path: PathBuf,
        /// Its other names in its folder.
        others: Vec<PathBuf>,
    },
    /// The game has moved on since it was read; nothing was stored.
    #[error("the game has moved on since it was read")]
    Conflict,
    /// A stored event cannot be read, or the log as a whole is not as it was stored.
    #[error("game {game}{}: {what}", event(*seq))]
    Corrupt {
        /// The game of the event.
        game: GameId,
        /// The event's number, from 1; 0 for the log as a whole.
        seq: u32,
        /// The fault.
        what: String,
    },
    /// The game is quarantined because its stored data is damaged.
    #[error("game {game} is quarantined")]
    Apart {
        /// The game.
        game: GameId,
    },
    /// The list row of a game cannot be read; its events may be readable.
    #[error("game {game}, list row: {what}")]
    CorruptRow {
        /// The game of the row.
        game: GameId,
        /// The fault.
        what: String,
    },
    /// A migration failed.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[source] Box<rusqlite_migration::Error>),
    /// Anything else that SQLite reports.
    #[error("SQLite: {0}")]
    Sqlite(#[source] rusqlite::Error),
}

/// The other names of a file, if they are known.
fn named(others: &[PathBuf]) -> String {
    let names: Vec<String> = others
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    if names.is_empty() {
        // find -samefile knows them.
        ", a hard link in another folder".to_owned()
    } else {
        format!(" ({})", names.join(", "))
    }
}

/// An event of a log in words; nothing for the log as a whole.
fn event(seq: u32) -> String {
    if seq == 0 {
        return String::new();
    }
    format!(", event {seq}")
}

impl StoreError {
    /// The fault of a game, without its number; of another error, its sentence.
    pub fn fault(&self) -> String {
        if let Self::Corrupt { seq, what, .. } = self {
            let event = event(*seq);
            let event = event.trim_start_matches(", ");
            let colon = if event.is_empty() { "" } else { ": " };
            return format!("{event}{colon}{what}");
        }
        if let Self::CorruptRow { what, .. } = self {
            return format!("list row: {what}");
        }
        self.to_string()
    }

    /// Returns `true` if the damage is in one game and other games need not be affected.
    pub fn is_of_one_game(&self) -> bool {
        matches!(
            self,
            Self::Apart { .. } | Self::Corrupt { .. } | Self::CorruptRow { .. }
        )
    }
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> Self {
        let extended = error.sqlite_error().map(|error| error.extended_code);
        match error.sqlite_error_code() {
            _ if extended == Some(SQLITE_CONSTRAINT_COMMITHOOK) => Self::Undone,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly,
            Some(ErrorCode::DiskFull) => Self::Full,
            // The index of the log cannot grow: SQLite does not say that the disk is full, which it nearly always is.
            _ if extended == Some(SQLITE_IOERR_SHMSIZE) => Self::Full,
            Some(ErrorCode::SystemIoFailure) => Self::Disk(error),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            _ => Self::Sqlite(error),
        }
    }
}
