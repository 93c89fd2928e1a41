//! [`StoreError`]: what can go wrong with the database, told apart by what an operator can do about it.
//!
//! The sentences here are read on the standard error and in logs, never by a player.

use std::path::PathBuf;

use rusqlite::ErrorCode;
use rusqlite::ffi::SQLITE_CONSTRAINT_COMMITHOOK;

use crate::play::GameId;

/// What became of a database while it was in use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lost {
    /// Its name leads nowhere: it was moved or removed.
    Gone,
    /// Its name leads to another file.
    Replaced,
    /// A file that SQLite keeps beside it (`-wal`, `-shm`) was moved, removed or replaced.
    Parted,
    /// It is shorter than it can be.
    Short,
}

impl Lost {
    /// In a few words.
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

/// Why the store could not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The file cannot be opened or created.
    #[error("cannot reach {}: {cause}", path.display())]
    Unreachable {
        /// Which file.
        path: PathBuf,
        /// Why, in plain words.
        cause: String,
    },
    /// The file is something else than an SQLite database. It was not touched.
    #[error("{} is not an SQLite database", path.display())]
    NotADatabase {
        /// Which file.
        path: PathBuf,
    },
    /// The file is a database of another program. It was not touched.
    #[error("{} is a database of another program", path.display())]
    NotOurs {
        /// Which file.
        path: PathBuf,
    },
    /// A newer Kingboard has changed the database.
    #[error(
        "the database is at step {found}, and this Kingboard knows steps up to {known}: run a newer Kingboard"
    )]
    Newer {
        /// The step the database is at.
        found: i64,
        /// The last step this program knows.
        known: i64,
    },
    /// The database was last used by an older Kingboard, and this one may only look.
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
        /// Which file or folder.
        path: PathBuf,
        /// Why, in the words of the operating system.
        cause: String,
        /// What mends it.
        mend: &'static str,
    },
    /// Nothing can be written beside the database, and its last transactions cannot be read without that.
    #[error(
        "{} holds the last moves, and they cannot be read where nothing can be written beside it: copy the database and this \
         file into a folder of your own, and look there",
        log.display()
    )]
    LogUnread {
        /// The log beside the database.
        log: PathBuf,
    },
    /// There is no room left.
    #[error("no space is left for the database")]
    Full,
    /// The disk reported an error: what was to be stored is not.
    #[error("the disk fails: {0}")]
    Disk(#[source] rusqlite::Error),
    /// It belongs to what was gathered, and that was undone when the disk failed.
    #[error("it was undone with all that was to be stored together")]
    Undone,
    /// Another program held the database for longer than we wait.
    #[error("the database is in use by another program")]
    Busy,
    /// The file was an SQLite database and is broken now.
    #[error("the database file is damaged: restore it from a backup")]
    Damaged,
    /// A copy is not what it should be. It was not used.
    #[error("{} is not sound: {what}", path.display())]
    Unsound {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// Another Kingboard runs on the database.
    #[error(
        "{} is in use by another Kingboard{}: stop that first, since two bots must never run on one database",
        path.display(),
        holder.map_or(String::new(), |id| format!(" (process {id})"))
    )]
    Claimed {
        /// Which file.
        path: PathBuf,
        /// The process that holds it, where it says so.
        holder: Option<u32>,
    },
    /// The database is not what it was when it was opened; nothing is stored from then on.
    #[error(
        "{} {} while it was in use, and nothing can be stored any more: see to it that the right file stands there, \
         and start again",
        path.display(),
        how.word()
    )]
    Lost {
        /// Which file.
        path: PathBuf,
        /// What became of it.
        how: Lost,
    },
    /// The database has a second name (a hard link). It was not opened.
    #[error(
        "{} is not opened, since it has another name{}: opened under both, each would destroy what the other stores. \
         Remove one of them (`rm`; the file stays under the other), or make a copy with `kingboard backup`",
        path.display(),
        named(others)
    )]
    Linked {
        /// Which file.
        path: PathBuf,
        /// Its other names in its folder.
        others: Vec<PathBuf>,
    },
    /// The game has moved on since it was read; nothing was stored.
    #[error("the game has moved on since it was read")]
    Conflict,
    /// A stored event cannot be read.
    #[error("game {game}, event {seq}: {what}")]
    Corrupt {
        /// Whose event.
        game: GameId,
        /// Its number, from 1.
        seq: u32,
        /// What is wrong with it.
        what: String,
    },
    /// The game is set apart, since what is stored of it is damaged.
    #[error("game {game} is set apart")]
    Apart {
        /// Which game.
        game: GameId,
    },
    /// The list row of a game cannot be read; its events may be well.
    #[error("game {game}, list row: {what}")]
    CorruptRow {
        /// Whose row.
        game: GameId,
        /// What is wrong with it.
        what: String,
    },
    /// A migration failed.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[source] Box<rusqlite_migration::Error>),
    /// Anything else that SQLite reports.
    #[error("SQLite: {0}")]
    Sqlite(#[source] rusqlite::Error),
}

/// The other names of a file, where they are known.
fn named(others: &[PathBuf]) -> String {
    let names: Vec<String> = others
        .iter()
        .map(|path| path.display().to_string())
        .collect();
    if names.is_empty() {
        // find -samefile knows them.
        " in another folder (a hard link)".to_owned()
    } else {
        format!(" ({})", names.join(", "))
    }
}

impl StoreError {
    /// Whether one game is damaged, and others need not be.
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
            Some(ErrorCode::SystemIoFailure) => Self::Disk(error),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::Busy,
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => Self::Damaged,
            _ => Self::Sqlite(error),
        }
    }
}
