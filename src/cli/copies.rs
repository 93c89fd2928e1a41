//! The lines of `kingboard doctor` about copies of the database, and about a database of which only copies or the log
//! are left.

use std::path::{Path, PathBuf};

use anyhow::bail;

use crate::cli::counted;
use crate::cli::doctor_report::DoctorReport;
use crate::config::Config;
use crate::store::{StoreError, backup, copies, folder_of};

/// Most copies that are named.
const MAX_COPIES: usize = 5;

/// Returns `true` if there is no database, or an empty file in its place, as a power cut leaves it. A bot would make a
/// new database there.
pub(super) fn is_missing(database: &Path) -> bool {
    std::fs::metadata(database).map_or_else(|_| !database.exists(), |about| about.len() == 0)
}

/// Refuses to make a new database where copies of one with games are left, beside it or in this folder. The new one
/// would be taken for the lost one.
///
/// # Errors
/// The sentence of [`missing`], and that of [`unread`].
pub(super) fn refuse_new(database: &Path, folder: &Path) -> anyhow::Result<()> {
    if !is_missing(database) {
        return Ok(());
    }
    if let Some(unread) = unread(database, folder) {
        bail!(unread);
    }
    let whole = with_games(database, folder);
    let Some(newest) = whole.first() else {
        return Ok(());
    };
    let all: Vec<String> = whole
        .iter()
        .map(|copy| copy.display().to_string())
        .collect();
    bail!(
        "{}. To begin with an empty one, move these copies elsewhere first: {}",
        lost(database, newest),
        all.join(", ")
    );
}

/// Reports that there is no database, the remains of it, and the next step. A `named` one should be there.
pub(super) fn missing(config: &Config, named: bool, found: &mut DoctorReport<'_>) {
    let (database, folder) = (config.database.as_path(), config.backup.folder.as_path());
    let path = database.display();
    if let Some(unread) = unread(database, folder).filter(|_| !named) {
        found.problem(unread);
        return;
    }
    let mut whole = with_games(database, folder);
    // The backups of the settings are those of another database, maybe of the same name.
    whole.retain(|copy| !named || !copy.starts_with(folder));
    if let Some(newest) = whole.first() {
        found.problem(lost(database, newest));
        found.ok(format_args!(
            "copies to restore, the newest first: {}",
            listed(&whole)
        ));
        return;
    }
    match copies::lone_log(database) {
        Some((log, bytes)) => found.problem(format_args!(
            "{}. No copy to restore was found in {} or beside it",
            alone(database, &log, bytes),
            folder.display()
        )),
        None if database.exists() => found.skipped(format_args!(
            "{path} is an empty file: `kingboard serve` makes the database in it"
        )),
        None if named => found.problem(format_args!("there is no database {path}")),
        None if !folder_of(database).is_dir() => found.problem(format_args!(
            "the database {path} cannot be made: its folder {} does not exist",
            folder_of(database).display()
        )),
        None => found.skipped(format_args!(
            "there is no database {path} yet: `kingboard serve` makes it"
        )),
    }
}

/// Reports a file in the database's place that is none, and the newest copy of the database.
pub(super) fn not_a_database(config: &Config, why: &StoreError, found: &mut DoctorReport<'_>) {
    match with_games(&config.database, &config.backup.folder).first() {
        Some(newest) => found.problem(format_args!(
            "{why}. `kingboard restore {} --db {}` puts the newest copy in its place",
            newest.display(),
            config.database.display()
        )),
        None => found.problem(why),
    }
}

/// Says that not every copy of a lost database can be read by this user; `None` if all can be read.
fn unread(database: &Path, folder: &Path) -> Option<String> {
    let why = copies::check_readable(database, folder).err()?;
    Some(format!(
        "the database {} is missing or empty, and not every copy of it can be read: {why}. Make that readable for the user of \
         the bot, or move it elsewhere",
        database.display()
    ))
}

/// The copies from which the database can be restored and that have games, the newest first.
fn with_games(database: &Path, folder: &Path) -> Vec<PathBuf> {
    let mut found = copies::to_restore(database, folder).unwrap_or_default();
    found.retain(|copy| backup::games_in(copy).is_ok_and(|games| games > 0));
    found
}

/// Says that the database is lost, and which command puts the newest copy in its place.
fn lost(database: &Path, newest: &Path) -> String {
    let path = database.display();
    let gone = copies::lone_log(database).map_or_else(
        || {
            format!(
                "{}, and copies of it are left: if it was moved, move it back",
                gone(database)
            )
        },
        |(log, bytes)| alone(database, &log, bytes),
    );
    let new = if database.exists() { "" } else { " --new" };
    format!(
        "{gone}. If it is lost, `kingboard restore {} --db {path}{new}` puts the newest copy in its place",
        newest.display()
    )
}

/// Says that the log of the database is left alone.
fn alone(database: &Path, log: &Path, bytes: u64) -> String {
    format!(
        "{}, and its log {} ({bytes} bytes) is left: if the database was moved, move it back beside its log",
        gone(database),
        log.display()
    )
}

fn gone(database: &Path) -> String {
    let path = database.display();
    if database.exists() {
        format!("the database {path} is an empty file")
    } else {
        format!("there is no database {path}")
    }
}

/// The backup with the most games, and their number, if that is more than twice as many as the database has.
pub(super) fn richer_backup(database: &Path, folder: &Path, games: u32) -> Option<(PathBuf, u32)> {
    let richest = copies::with_most_games(database, folder);
    richest.filter(|(_, most)| games < most.div_ceil(2))
}

/// Reports a database with less than half the games of a backup: games are never deleted, so it is another one, or an old
/// one.
pub(super) fn fewer_games(config: &Config, found: &mut DoctorReport<'_>) {
    let Ok(games) = backup::games_in(&config.database) else {
        return;
    };
    if let Some((backup, most)) = richer_backup(&config.database, &config.backup.folder, games) {
        let path = config.database.display();
        let count = |games: u32| counted(usize::try_from(games).unwrap_or(usize::MAX), "game");
        found.problem(format_args!(
            "the database {path} has {}, and its backup {} has {}: if this is not the database that you mean, stop the bot and \
             put that one back, or run `kingboard restore {} --db {path}`. If it is, move the backup elsewhere",
            count(games),
            backup.display(),
            count(most),
            backup.display()
        ));
    }
}

/// Names the copies that upgrades, repairs and restores left beside the database.
pub(super) fn left_beside(database: &Path, found: &mut DoctorReport<'_>) {
    let left = copies::left_beside(database).unwrap_or_default();
    if !left.is_empty() {
        found.ok(format_args!(
            "older copies beside the database: {}. They hold what players have had deleted since: delete those that you \
             need no more",
            listed(&left)
        ));
    }
}

/// The first of these copies, and how many more there are.
fn listed(copies: &[PathBuf]) -> String {
    let names = copies.iter().take(MAX_COPIES);
    let mut names: Vec<String> = names.map(|copy| copy.display().to_string()).collect();
    let more = copies.len().saturating_sub(MAX_COPIES);
    if more > 0 {
        names.push(format!("and {more} more"));
    }
    names.join(", ")
}
