//! What `kingboard doctor` finds in the database itself, and what it repairs when it is asked to.

use std::path::{Path, PathBuf};

use crate::cli::counted;
use crate::cli::doctor::Findings;
use crate::config::{Config, Variables};
use crate::env;
use crate::service::Service;
use crate::service::health::{Ailment, Cure};
use crate::store::{Claim, Scratch, Store, StoreError, backup, files, salvage};

/// How many things of one kind are told one by one.
const MOST: usize = 20;
/// How often a game is looked at again after something was done for it: made anew, let go on, and seen to be well.
const ROUNDS: usize = 3;

/// Reads the whole file and plays every game again.
pub(super) fn examine(service: &Service, found: &mut Findings) -> Result<(), StoreError> {
    let mut scratch = Scratch::new()?;
    let file = service.file_amiss(&scratch, MOST)?;
    if file.is_empty() {
        found.fine("the database file is sound");
    }
    for line in &file {
        found.amiss(line);
    }
    let games = match service.every_game() {
        Err(StoreError::Damaged) => {
            found.unchecked("each game: not all can be listed while the file is damaged");
            return Ok(());
        }
        games => games?,
    };
    let mut ill = 0;
    for id in &games {
        for Ailment { game, what, cure } in service.examine(*id, &mut scratch)? {
            ill += 1;
            if ill <= MOST {
                let after = if cure == Cure::None {
                    ""
                } else {
                    " (`doctor --repair` sees to it)"
                };
                found.amiss(format_args!("game {game}: {what}{after}"));
            }
        }
    }
    if ill > MOST {
        found.amiss(format_args!("{} more such things about games", ill - MOST));
    }
    let apart = service.all_apart()?;
    for apart in apart.values().take(MOST) {
        found.amiss(format_args!(
            "game {} is set apart since {}: {}",
            apart.game,
            apart.since.stamp(),
            apart.reason
        ));
    }
    if ill == 0 && apart.is_empty() {
        let were = if games.len() == 1 { "was" } else { "were" };
        found.fine(format_args!(
            "{} {were} played again, and all agree",
            counted(games.len(), "game")
        ));
    }
    Ok(())
}

/// Whether backups are made as the settings say.
pub(super) fn backups(config: &Config, found: &mut Findings) {
    let Some(hours) = config.backup.every_hours else {
        found.fine("the settings ask for no backups (see [backup])");
        return;
    };
    let folder = config.backup.folder.display();
    let late = 2 * i64::from(hours.get()) * 60 * 60 * 1_000;
    match backup::newest(&config.database, &config.backup.folder) {
        Some(last) if env::now().now.0.saturating_sub(last.0) <= late => {
            found.fine(format_args!(
                "the newest backup in {folder} is of {}",
                last.stamp()
            ));
        }
        Some(last) => found.amiss(format_args!(
            "the newest backup in {folder} is of {}, and there should be one every {hours} h",
            last.stamp()
        )),
        None if has_run(&config.database) => {
            found.amiss(format_args!("there is no backup in {folder}"));
        }
        None => found.unchecked(format_args!(
            "there is no backup in {folder} yet: the bot makes the first when it starts"
        )),
    }
}

/// Whether others than the owner can read what is secret; the database's own files are made private when that is asked for.
pub(super) fn readers(config: &Config, repair: bool, found: &mut Findings) {
    let database = &config.database;
    if repair && !files::exposed(database).is_empty() {
        match files::protect(database) {
            Ok(()) => found.fine("the files of the database are made their owner's alone to read"),
            Err(why) => found.amiss(format_args!(
                "the files of the database could not be made private: {why}"
            )),
        }
    }
    let exposed = files::exposed(database);
    if exposed.is_empty() && database.exists() {
        found.fine("nobody but its owner can read the database");
    }
    for (path, mode) in exposed {
        found.amiss(format_args!(
            "others than its owner can read {} (mode {mode:04o}): `doctor --repair` makes it private",
            path.display()
        ));
    }
    if let Some((path, mode)) = Variables::read().exposed_token() {
        found.amiss(format_args!(
            "others than its owner can read the token in {} (mode {mode:04o}): chmod 0400 it",
            path.display()
        ));
    }
}

/// Whether something was left unfinished by a program that was killed.
pub(super) fn left(config: &Config, found: &mut Findings) {
    let left = backup::unfinished(&config.database, &config.backup.folder);
    for left in left.unwrap_or_default() {
        let bytes = std::fs::metadata(&left).map_or(0, |about| about.len());
        found.amiss(format_args!(
            "{} ({bytes} bytes) was left unfinished: the next start of the bot deletes it, and so does `doctor --repair`",
            left.display()
        ));
    }
}

/// Whether a bot ever ran on a database.
fn has_run(database: &Path) -> bool {
    let ran = Store::look(database).and_then(|store| store.last_run());
    ran.is_ok_and(|ran| ran.is_some())
}

/// Repairs what can be repaired, once there is a copy of everything as it is.
///
/// # Errors
/// As the store reports; what was repaired before stays so.
pub(super) fn repair(path: &Path, folder: &Path, found: &mut Findings) -> Result<(), StoreError> {
    let _claim = Claim::take(path)?;
    for gone in backup::clear(path, folder)? {
        found.fine(format_args!(
            "deleted, since it was left unfinished: {}",
            gone.display()
        ));
    }
    let now = env::now().now;
    let named = |end: &str| {
        let mut copy = path.as_os_str().to_owned();
        copy.push(format!(".before-repair-{}{end}", now.stamp()));
        PathBuf::from(copy)
    };
    let mut copy = named("");
    for nth in 2.. {
        if !copy.exists() {
            break;
        }
        copy = named(&format!("-{nth}"));
    }
    let whole = Store::look(path).and_then(|store| store.damage(1));
    match whole {
        Ok(damage) if damage.is_empty() => {
            backup::back_up(path, &copy)?;
            found.fine(format_args!(
                "a checked backup of what is: {}",
                copy.display()
            ));
        }
        Ok(_) | Err(StoreError::Damaged) => file(path, found)?,
        Err(error) => return Err(error),
    }
    let mut scratch = Scratch::new()?;
    let mut store = Store::open(path)?;
    store.reshape(&scratch)?;
    let mut service = Service::new(store);
    for id in service.every_game()? {
        for _ in 0..ROUNDS {
            let ailments = service.examine(id, &mut scratch)?;
            let Some(ailment) = ailments.iter().find(|ailment| ailment.cure != Cure::None) else {
                break;
            };
            service.cure(ailment, &env::now())?;
            let Ailment { game, what, cure } = ailment;
            found.fine(format_args!("game {game}: {what}: {}", done(*cure)));
        }
    }
    Ok(())
}

/// Brings what can be read of a damaged file into a new one.
fn file(path: &Path, found: &mut Findings) -> Result<(), StoreError> {
    let salvaged = salvage(path, env::now().now)?;
    if let Some(aside) = salvaged.aside {
        found.fine(format_args!(
            "the damaged file was left as it is, and moved aside: {}",
            aside.display()
        ));
    }
    for (table, rows, whole) in salvaged.tables {
        if whole {
            let all = if rows == 1 {
                "the one row".to_owned()
            } else {
                format!("all {rows} rows")
            };
            found.fine(format_args!("{table}: {all} could be read"));
        } else {
            let rows = counted(usize::try_from(rows).unwrap_or(usize::MAX), "row");
            found.amiss(format_args!(
                "{table}: {rows} could be read, and others are lost: how many cannot be known"
            ));
        }
    }
    Ok(())
}

fn done(cure: Cure) -> &'static str {
    match cure {
        Cure::MakeAnew => "made anew from its log",
        Cure::SetAlarms => "its alarms are set",
        Cure::SetApart => "set apart",
        Cure::LetGoOn => "it goes on",
        Cure::None => "nothing can be done",
    }
}
