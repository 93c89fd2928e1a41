//! The folders of the user's games and typed lines: by XDG, and the application data on Windows.

use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use etcetera::{BaseStrategy, choose_base_strategy};

use crate::config;
use crate::store::files::make_private_folder;

/// The database in the working folder, and the name of the one in the user's.
pub(super) const DATABASE: &str = "kingboard.db";
/// The program's folder within the user's.
const OWN: &str = "kingboard";

#[derive(Clone, Debug, Default, Args)]
pub(super) struct DatabaseArg {
    /// The database of games [default: ./kingboard.db if it exists, or else the one in your data folder; or `KINGBOARD_DB`]
    #[arg(long, value_name = "PATH")]
    db: Option<PathBuf>,
}

impl DatabaseArg {
    /// The database that the command line names.
    pub(super) fn named(&self) -> Option<&Path> {
        self.db.as_deref()
    }

    /// The database that is meant.
    pub(super) fn find(&self) -> PathBuf {
        let named = self.db.clone().or_else(config::database_variable);
        let data = choose_base_strategy()
            .ok()
            .map(|folders| folders.data_dir());
        choose(named, Path::new(DATABASE).exists(), data)
    }

    /// The database that is meant; its folder is made if it is the user's.
    ///
    /// # Errors
    /// A sentence with the folder that cannot be made, and how to name another.
    pub(super) fn find_or_make(&self) -> anyhow::Result<PathBuf> {
        let path = self.find();
        if self.db.is_none()
            && path.is_absolute()
            && let Some(folder) = path.parent()
        {
            make_private_folder(folder).with_context(|| {
                format!(
                    "the folder {} for the games cannot be made: name a database elsewhere with --db or KINGBOARD_DB",
                    folder.display()
                )
            })?;
        }
        Ok(path)
    }
}

/// The database: the one that is named, the one in the working folder, or the one in the user's data folder.
fn choose(named: Option<PathBuf>, here: bool, data: Option<PathBuf>) -> PathBuf {
    match (named, data) {
        (Some(named), _) => named,
        (None, Some(data)) if !here => data.join(OWN).join(DATABASE),
        (None, _) => PathBuf::from(DATABASE),
    }
}

/// The file of lines typed in earlier sessions; `None` where there is no folder for it.
pub(super) fn typed_lines() -> Option<PathBuf> {
    let folders = choose_base_strategy().ok()?;
    let state = folders.state_dir().unwrap_or_else(|| folders.data_dir());
    let folder = state.join(OWN);
    make_private_folder(&folder).ok()?;
    Some(folder.join("history"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_database_comes_first_then_the_one_here_then_the_users() {
        let data = || Some(PathBuf::from("/home/ann/.local/share"));
        let own = PathBuf::from("/home/ann/.local/share/kingboard/kingboard.db");
        let named = PathBuf::from("games.db");
        assert_eq!(choose(Some(named.clone()), true, data()), named);
        assert_eq!(choose(None, true, data()), PathBuf::from(DATABASE));
        assert_eq!(choose(None, false, data()), own);
        assert_eq!(choose(None, false, None), PathBuf::from(DATABASE));
    }
}
