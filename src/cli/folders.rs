//! The folders of the user's games and typed lines: by XDG, and the application data on Windows.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Args;
use etcetera::{BaseStrategy, choose_base_strategy};

use crate::cli::copies;
use crate::cli::misused::Misused;
use crate::config::{self, Config, ConfigError, Variables};
use crate::store::files::make_private_folder;
use crate::store::folder_of;

/// The database in the working folder, and the name of the one in the user's.
pub(super) const DATABASE: &str = "kingboard.db";
/// The program's folder within the user's.
const OWN: &str = "kingboard";

#[derive(Clone, Debug, Default, Args)]
pub(super) struct DatabaseArg {
    /// The settings file, which names the database [default: config.toml, if it exists]
    #[arg(long, value_name = "PATH")]
    config: Option<PathBuf>,
    /// The database of games [default: `KINGBOARD_DB`, or the one that the settings name, or ./kingboard.db if it
    /// exists, or the one in your data folder]
    #[arg(long, value_name = "PATH")]
    db: Option<PathBuf>,
}

/// A database, and whether it is the one in the user's data folder.
#[derive(Debug, PartialEq, Eq)]
struct Chosen {
    path: PathBuf,
    is_users: bool,
}

impl DatabaseArg {
    /// The options that name the database again, each with a space before it; empty if none were given.
    pub(super) fn again(&self) -> String {
        let option = |name: &str, path: &Option<PathBuf>| {
            let path = path.as_ref()?;
            Some(format!(" --{name} {}", path.display()))
        };
        let named = option("db", &self.db).or_else(|| option("config", &self.config));
        named.unwrap_or_default()
    }

    /// The database that is meant.
    ///
    /// # Errors
    /// The [`ConfigError`] of settings that cannot be read.
    pub(super) fn find(&self) -> Result<PathBuf, ConfigError> {
        Ok(self.chosen()?.path)
    }

    fn chosen(&self) -> Result<Chosen, ConfigError> {
        let variable = || config::database_variable().filter(|_| self.config.is_none());
        let named = match self.db.clone().or_else(variable) {
            Some(named) => Some(named),
            None => config::database(self.config.as_deref())?,
        };
        let data = choose_base_strategy()
            .ok()
            .map(|folders| folders.data_dir());
        Ok(choose(named, Path::new(DATABASE).exists(), data))
    }

    /// The database that is meant; its folder is made if it is the user's.
    ///
    /// # Errors
    /// The [`ConfigError`] of settings that cannot be read. A sentence with the folder that cannot be made, and how to name
    /// another. The error of [`copies::refuse_new`].
    pub(super) fn find_or_make(&self) -> anyhow::Result<PathBuf> {
        let Chosen { path, is_users } = self.chosen()?;
        if is_users && let Some(folder) = path.parent() {
            make_private_folder(folder).with_context(|| {
                format!(
                    "the folder {} for the games cannot be made: name a database elsewhere with --db or KINGBOARD_DB",
                    folder.display()
                )
            })?;
        }
        copies::refuse_new(&path, &self.backups_of(&path))?;
        Ok(path)
    }

    /// The folder of the backups of this database: that of the settings if they name it, else the usual one beside it.
    fn backups_of(&self, database: &Path) -> PathBuf {
        let settings = config::load(self.config.as_deref(), Variables::default()).ok();
        let is_meant = |settings: &Config| {
            let named = std::path::absolute(&settings.database).ok();
            named.is_some() && named == std::path::absolute(database).ok()
        };
        let beside = || {
            let usual = folder_of(database).join(config::USUAL_BACKUPS);
            // A guess: a folder that this user may not list belongs to another.
            match std::fs::read_dir(&usual) {
                Err(why) if why.kind() == ErrorKind::PermissionDenied => {
                    folder_of(database).to_owned()
                }
                Ok(_) | Err(_) => usual,
            }
        };
        let own = settings
            .filter(is_meant)
            .map(|settings| settings.backup.folder);
        own.unwrap_or_else(beside)
    }
}

/// Checks that a command for the settings’ database passes over no other one in `KINGBOARD_DB`, which all other commands
/// would take.
///
/// # Errors
/// [`Misused`] with both names.
pub(super) fn check_variable(settings: &Path) -> Result<(), Misused> {
    match config::database_variable() {
        Some(named) if named != settings => Err(Misused(format!(
            "KINGBOARD_DB names {}, and this command is about {}: say with --db which of them is meant",
            named.display(),
            settings.display()
        ))),
        Some(_) | None => Ok(()),
    }
}

/// The database of `play`, if it exists where the settings’ one does not.
pub(super) fn other_than(settings: &Path) -> Option<PathBuf> {
    let usual = DatabaseArg::default().find().ok()?;
    (!settings.exists() && usual != settings && usual.exists()).then_some(usual)
}

/// The database: the one that is named, the one in the working folder, or the one in the user's data folder.
fn choose(named: Option<PathBuf>, here: bool, data: Option<PathBuf>) -> Chosen {
    let (path, is_users) = match (named, data) {
        (Some(named), _) => (named, false),
        (None, Some(data)) if !here => (data.join(OWN).join(DATABASE), true),
        (None, _) => (PathBuf::from(DATABASE), false),
    };
    Chosen { path, is_users }
}

/// The file of lines typed in earlier sessions; `None` if there is no folder for it.
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
        let chosen = |path: &Path, is_users| Chosen {
            path: path.to_owned(),
            is_users,
        };
        let here = Path::new(DATABASE);
        assert_eq!(
            choose(Some(named.clone()), true, data()),
            chosen(&named, false)
        );
        assert_eq!(choose(None, true, data()), chosen(here, false));
        assert_eq!(choose(None, false, data()), chosen(&own, true));
        assert_eq!(choose(None, false, None), chosen(here, false));
    }
}
