//! The line of `kingboard doctor` about writing the database.
//!
//! Only the bot's own user can know whether the bot can write. The owner of the database is taken for that user.

use std::path::Path;

use crate::cli::doctor_report::DoctorReport;
use crate::cli::running_user::{self, RunningUser};
use crate::config::Config;
use crate::store::{WriteObstacle, folder_obstacle, write_obstacle};

/// The bot's ability to write its database.
#[derive(Debug, PartialEq, Eq)]
enum Writing {
    Can(String),
    Cannot(String),
    Unknown(String),
}

/// Reports whether the database and its folder can be written. Not to be called while this program has the database
/// open.
pub(super) fn examine(database: &Path, found: &mut DoctorReport<'_>) {
    let obstacle = write_obstacle(database);
    let user = running_user::beside_owner_of(database);
    match judged(database, obstacle.as_ref(), user) {
        Writing::Can(what) => found.ok(what),
        Writing::Cannot(what) => found.problem(what),
        Writing::Unknown(what) => found.skipped(what),
    }
}

/// Reports whether backups can be made in their folder, if they cannot.
pub(super) fn examine_backups(config: &Config, found: &mut DoctorReport<'_>) {
    if config.backup.every_hours.is_none() {
        return;
    }
    let Some(WriteObstacle {
        error,
        for_everybody,
    }) = folder_obstacle(&config.backup.folder)
    else {
        return;
    };
    let RunningUser { owns, is_superuser } = running_user::beside_owner_of(&config.database);
    let what = format!(
        "no backup can be made in {}: {error}",
        config.backup.folder.display()
    );
    if owns || is_superuser || for_everybody || !config.database.exists() {
        found.problem(what);
    } else {
        found.skipped(format_args!(
            "{what}. The database is another user’s: whether the bot can is known to the user that it runs as"
        ));
    }
}

/// Judges the finding of this user: an obstacle, or none.
fn judged(database: &Path, obstacle: Option<&WriteObstacle>, user: RunningUser) -> Writing {
    let RunningUser { owns, is_superuser } = user;
    let database = database.display();
    let Some(WriteObstacle {
        error,
        for_everybody,
    }) = obstacle
    else {
        return if is_superuser && !owns {
            Writing::Unknown(format!(
                "the superuser may write every file: whether the bot can write {database} is known to the user that it runs as"
            ))
        } else {
            Writing::Can(format!(
                "this user can write the database {database} and its folder"
            ))
        };
    };
    if owns || is_superuser || *for_everybody {
        Writing::Cannot(error.to_string())
    } else {
        Writing::Unknown(format!(
            "{error}. The database is another user’s: whether the bot can write it is known to the user that it runs as"
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoreError;

    #[test]
    fn only_who_owns_the_database_or_may_write_everything_knows_that_the_bot_cannot() {
        let path = Path::new("games.db");
        let obstacle = |for_everybody| WriteObstacle {
            error: StoreError::Unwritable {
                path: path.to_owned(),
                cause: "no permission".to_owned(),
                mend: "let it be written",
            },
            for_everybody,
        };
        let user = |owns, is_superuser| RunningUser { owns, is_superuser };
        let told = |obstacle: Option<WriteObstacle>, user| judged(path, obstacle.as_ref(), user);
        let known = Writing::Cannot(
            "games.db cannot be written (no permission): let it be written".to_owned(),
        );
        for knows in [user(true, false), user(false, true), user(true, true)] {
            assert_eq!(told(Some(obstacle(false)), knows), known);
        }
        assert_eq!(told(Some(obstacle(true)), user(false, false)), known);
        let other = told(Some(obstacle(false)), user(false, false));
        assert!(
            matches!(&other, Writing::Unknown(what) if what.contains("games.db cannot be written")),
            "{other:?}"
        );
        for can in [user(true, false), user(true, true), user(false, false)] {
            assert!(matches!(told(None, can), Writing::Can(_)), "{can:?}");
        }
        let everything = told(None, user(false, true));
        assert!(matches!(everything, Writing::Unknown(_)), "{everything:?}");
    }
}
