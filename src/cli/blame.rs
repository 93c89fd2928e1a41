//! The database that an error of a command is about: its name is put before a sentence that lacks it.

use std::path::{Path, PathBuf};

use crate::cli::contests::ContestsCommand;
use crate::cli::folders::DatabaseArg;
use crate::cli::ratings::RatingsCommand;
use crate::cli::{CliCommand, ExportArgs};
use crate::store::StoreError;

/// Names the database in an error that does not.
pub(super) fn blame(database: &Path, error: anyhow::Error) -> anyhow::Error {
    let nameless = matches!(
        error.downcast_ref::<StoreError>(),
        Some(
            StoreError::Damaged
                | StoreError::Busy
                | StoreError::Newer { .. }
                | StoreError::Older { .. }
                | StoreError::Full
                | StoreError::Disk(_)
        )
    );
    if nameless {
        error.context(database.display().to_string())
    } else {
        error
    }
}

impl CliCommand {
    /// The database that the command works on; `None` if only its settings know it, or if it has none.
    pub(super) fn database(&self) -> Option<PathBuf> {
        let of: &DatabaseArg = match self {
            Self::Film { db, .. }
            | Self::Story { db, .. }
            | Self::Games { db, .. }
            | Self::Show { db, .. }
            | Self::Export(ExportArgs { db, .. })
            | Self::Import { db, .. }
            | Self::Contest {
                command: ContestsCommand::List { db } | ContestsCommand::Export { db, .. },
            }
            | Self::Ratings {
                command:
                    RatingsCommand::Rebuild { db }
                    | RatingsCommand::Explain { db, .. }
                    | RatingsCommand::Health { db },
            } => db,
            Self::Play(asked) => &asked.db,
            Self::PersonalData(asked) => &asked.db,
            Self::Web(asked) => &asked.db,
            Self::Analyse(asked) => &asked.db,
            Self::Serve { .. }
            | Self::Healthz { .. }
            | Self::UpdateCheck { .. }
            | Self::Doctor(_)
            | Self::Backup(_)
            | Self::Restore(_)
            | Self::Invite { .. }
            | Self::Moves { .. }
            | Self::Best(_)
            | Self::Engine { .. }
            | Self::Perft { .. }
            | Self::Render(_)
            | Self::VerifyDice { .. }
            | Self::Completions { .. }
            | Self::Man { .. } => return None,
        };
        of.find().ok()
    }
}
