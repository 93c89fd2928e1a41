//! The lines of `kingboard doctor` about copies of the database, and about a database of which only copies or the log are
//! left.

use std::path::{Path, PathBuf};

use crate::cli::doctor_report::DoctorReport;
use crate::config::Config;
use crate::store::{copies, folder_of};

/// Most copies that are named.
const MOST: usize = 5;

/// Reports that there is no database, what is left of it, and what to do next. A `named` one should be there.
pub(super) fn missing(config: &Config, named: bool, found: &mut DoctorReport<'_>) {
    let path = config.database.display();
    let folder = &config.backup.folder;
    let whole = copies::to_restore(&config.database, folder).unwrap_or_default();
    let log = copies::lone_log(&config.database);
    let Some(newest) = whole.first() else {
        match log {
            Some((log, bytes)) => found.problem(format_args!(
                "there is no database {path}, and its log {} ({bytes} bytes) is left: if the database was moved, move it \
                 back beside its log. No copy to restore was found in {} or beside it",
                log.display(),
                folder.display()
            )),
            None if named => found.problem(format_args!("there is no database {path}")),
            None if !folder_of(&config.database).is_dir() => found.problem(format_args!(
                "the database {path} cannot be made: its folder {} does not exist",
                folder_of(&config.database).display()
            )),
            None => found.skipped(format_args!(
                "there is no database {path} yet: `kingboard serve` makes it"
            )),
        }
        return;
    };
    let gone = match log {
        Some((log, bytes)) => format!(
            "there is no database {path}, and its log {} ({bytes} bytes) is left: if the database was moved, move it back \
             beside its log",
            log.display()
        ),
        None => format!(
            "there is no database {path}, and copies of it are left: if it was moved, move it back"
        ),
    };
    found.problem(format_args!(
        "{gone}. If it is lost, `kingboard restore {} --db {path} --new` puts the newest copy in its place",
        newest.display()
    ));
    found.ok(format_args!(
        "copies to restore, the newest first: {}",
        listed(&whole)
    ));
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
    let names = copies.iter().take(MOST);
    let mut names: Vec<String> = names.map(|copy| copy.display().to_string()).collect();
    let more = copies.len().saturating_sub(MOST);
    if more > 0 {
        names.push(format!("and {more} more"));
    }
    names.join(", ")
}
