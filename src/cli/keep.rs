//! `kingboard backup` and `kingboard restore`, and the scheduled backups of the running bot.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use anyhow::bail;
use clap::Args;

use crate::cli::args;
use crate::cli::blame::blame;
use crate::cli::misused::Misused;
use crate::cli::{copies, counted, folders, free_space, stop};
use crate::config::{self, Backup, Variables};
use crate::env;
use crate::service::words::catalogue::moment;
use crate::service::{GameId, Timestamp};
use crate::store::backup::{self, CheckedBackup, KeptBackup};
use crate::store::{DoubtfulCredentials, StoreError, abandon};

/// Pause after a failed backup, in ms.
const RETRY_DELAY: i64 = 60 * 60 * 1_000;

#[derive(Debug, Args)]
pub(super) struct BackupArgs {
    /// A file to write, or a folder for a file named after the time; a new folder ends in a slash [default: the
    /// settings' folder]
    to: Option<PathBuf>,
    /// The number of backups to keep in the folder; older ones are deleted once this one is checked [default: all]
    #[arg(long, value_parser = args::how_many)]
    keep: Option<u16>,
    #[command(flatten)]
    of: DatabaseArgs,
}

#[derive(Debug, Args)]
pub(super) struct RestoreArgs {
    /// The backup
    from: PathBuf,
    /// Create the database from the backup where none stands yet
    #[arg(long)]
    new: bool,
    /// Restore even if games in the backup are damaged: these are quarantined, and all others continue
    #[arg(long)]
    with_damaged: bool,
    #[command(flatten)]
    of: DatabaseArgs,
}

#[derive(Debug, Args)]
struct DatabaseArgs {
    /// The settings file, which names the database [default: config.toml, if it exists]
    #[arg(long)]
    config: Option<PathBuf>,
    /// The database, in place of the one in the settings
    #[arg(long)]
    db: Option<PathBuf>,
}

impl DatabaseArgs {
    /// The database and its backup folder.
    ///
    /// # Errors
    /// [`Misused`] where neither is named and the other commands would take another database; the `ConfigError` of settings
    /// that cannot be read.
    fn find(self) -> anyhow::Result<(PathBuf, PathBuf)> {
        let config = config::load(self.config.as_deref(), Variables::read())?;
        if self.db.is_none() && self.config.is_none() {
            folders::check_variable(&config.database)?;
        }
        Ok((self.db.unwrap_or(config.database), config.backup.folder))
    }
}

pub(super) fn backup(args: BackupArgs) -> anyhow::Result<()> {
    let BackupArgs { to, keep, of } = args;
    stop::abandoning()?;
    let unnamed = of.db.is_none() && of.config.is_none();
    let (database, folder) = of.find()?;
    if let Some(other) = folders::other_than(&database).filter(|_| unnamed) {
        bail!(
            "there is no database {}, and the games of `kingboard play` are in {}: name that one with --db",
            database.display(),
            other.display()
        );
    }
    let to = to.unwrap_or(folder.clone());
    let into_folder = to == folder || to.is_dir() || ends_as_folder(&to) || keep.is_some();
    let names_file =
        keep.is_some() && !to.exists() && !ends_as_folder(&to) && to.extension().is_some();
    if into_folder && (to.is_file() || names_file) {
        let words = format!("--keep is for a folder: {} names a file", to.display());
        return Err(Misused(words).into());
    }
    let copied = if into_folder {
        let keep = keep.map(usize::from);
        backup::back_up_into(&database, &to, keep, env::now().now)
    } else {
        backup::back_up(&database, &to)
    };
    let copy = copied.map_err(|error| not_backed_up(&database, error))?;
    let done = backup_text(&copy);
    let mut out = io::stdout().lock();
    writeln!(out, "{}: {done}, checked", copy.path.display())?;
    for kept in &copy.kept {
        writeln!(
            out,
            "{} was not deleted: {}",
            kept.path.display(),
            why_kept(kept)
        )?;
    }
    if copy.damaged.is_empty() {
        return Ok(());
    }
    bail!(
        "{}. All others are whole in this backup. No older backup was deleted: these games may be whole there. \
         `kingboard doctor` says more",
        ill(&copy.damaged)
    );
}

/// Returns `true` for a path that ends in a slash: a folder is meant, even one that does not exist yet.
fn ends_as_folder(path: &Path) -> bool {
    let last = path.as_os_str().as_encoded_bytes().last();
    last.is_some_and(|last| std::path::is_separator(char::from(*last)))
}

/// An error of a backup, with the name that was asked for instead of that of the unfinished copy.
fn not_backed_up(database: &Path, mut error: StoreError) -> anyhow::Error {
    let is_unfinished = |path: &Path| path.extension().is_some_and(|end| end == "part");
    if let StoreError::Unreachable { path, cause } = &mut error
        && is_unfinished(path)
    {
        path.set_extension("");
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        if folder.is_some_and(|folder| !folder.exists()) {
            "its folder does not exist".clone_into(cause);
        }
    }
    if let StoreError::Unsound { path, .. } = &mut error
        && is_unfinished(path)
    {
        path.set_extension("");
    }
    blame(database, error.into())
}

/// An error of a restore. A damaged backup is named, so that nobody takes the database for damaged.
fn not_restored(from: &Path, database: &Path, error: StoreError) -> anyhow::Error {
    let (from, place) = (from.display(), database.display());
    if matches!(error, StoreError::Damaged) {
        return anyhow::anyhow!(
            "the backup {from} is damaged and was not used: take another one. {place} is as it was"
        );
    }
    if let StoreError::Newer { found, known } = &error {
        return anyhow::anyhow!(
            "the backup {from} is of a newer Kingboard (step {found}; this one knows {known}) and was not used: restore it with \
             that one, or a newer one. {place} is as it was"
        );
    }
    if let StoreError::Unsound { what, .. } = &error {
        return anyhow::anyhow!(
            "the backup {from} is not sound and was not used: {what}. {place} is as it was"
        );
    }
    blame(database, error.into())
}

/// The damaged games, and the fault of the first.
fn ill(damaged: &[(GameId, String)]) -> String {
    const MAX_LISTED: usize = 10;
    let named = damaged.iter().take(MAX_LISTED);
    let named: Vec<String> = named.map(|(game, _)| game.to_string()).collect();
    let more = if damaged.len() > MAX_LISTED {
        ", ..."
    } else {
        ""
    };
    let first = damaged.first().map_or("", |(_, what)| what.as_str());
    format!(
        "damaged games: {} ({}{more}; the first: {first})",
        damaged.len(),
        named.join(", ")
    )
}

pub(super) fn restore(
    RestoreArgs {
        from,
        new,
        with_damaged,
        of,
    }: RestoreArgs,
) -> anyhow::Result<()> {
    let (database, _) = of.find()?;
    let place = std::path::absolute(&database).unwrap_or_else(|_| database.clone());
    let place = place.display();
    match (database.try_exists(), new) {
        (Ok(false), false) => {
            // Far from the bot's folder, a new file would be taken for the restored database.
            let words = format!(
                "there is no database {place}, and nothing was restored: name the bot’s database with --config or --db, or say \
                 --new to make one there"
            );
            return Err(Misused(words).into());
        }
        (Ok(true), true) => bail!(
            "{place} stands there already, and --new is for a place where nothing stands: without it, what stands there is \
             moved aside"
        ),
        (Ok(_) | Err(_), _) => {}
    }
    stop::abandoning()?;
    let put_back = if with_damaged {
        backup::restore_damaged
    } else {
        backup::restore
    };
    let restored = put_back(&from, &database, env::now().now);
    let restored = restored.map_err(|error| not_restored(&from, &database, error))?;
    let mut out = io::stdout().lock();
    let done = backup_text(&restored.copy);
    let (database, from) = (database.display(), from.display());
    match restored.aside {
        Some(aside) => writeln!(
            out,
            "Restored {database} from {from}: {done}, checked.\nWhat stood there before is kept as {}.",
            aside.display()
        )?,
        None => writeln!(
            out,
            "Restored {from} to the new file {database}: {done}, checked."
        )?,
    }
    let DoubtfulCredentials { tokens, hooks } = restored.doubtful;
    if tokens + hooks > 0 {
        writeln!(
            out,
            "{} and {} work again as they did when the backup was made: tell your players to end those that they had ended \
             since, with `/web token`, and your managers, with `/server token` and `/server hooks`.",
            counted(tokens, "token"),
            counted(hooks, "web hook")
        )?;
    }
    if !restored.copy.damaged.is_empty() {
        writeln!(out, "quarantined, {}", ill(&restored.copy.damaged))?;
    }
    Ok(out.flush()?)
}

/// A description of a backup.
fn backup_text(copy: &CheckedBackup) -> String {
    let CheckedBackup {
        path: _,
        games,
        newest,
        step,
        bytes,
        damaged: _,
        quarantined,
        kept: _,
    } = copy;
    let newest = newest.map_or(String::new(), |at| {
        format!(", the last event at {}", moment(at))
    });
    let games = counted(usize::try_from(*games).unwrap_or(usize::MAX), "game");
    let apart = match quarantined.len() {
        0 => String::new(),
        1 => ", 1 of them quarantined".to_owned(),
        many => format!(", {many} of them quarantined"),
    };
    format!("{games}{apart}{newest}, schema {step}, {bytes} bytes")
}

/// The reason for which a backup was not deleted.
fn why_kept(kept: &KeptBackup) -> String {
    let games: Vec<String> = kept.whole.iter().map(ToString::to_string).collect();
    match games.as_slice() {
        [] if kept.unread => "it cannot be read".to_owned(),
        [] => "it has more games than all newer ones".to_owned(),
        [game] => format!("the quarantined game {game} is whole in it"),
        games => format!("quarantined games are whole in it ({})", games.join(", ")),
    }
}

/// The scheduled backups of the running bot.
#[derive(Debug)]
pub(super) struct ByItself {
    /// `true` if the bot is shutting down.
    ending: Arc<AtomicBool>,
}

impl ByItself {
    /// Starts the scheduled backups.
    pub(super) fn begin(database: PathBuf, settings: Backup) -> Self {
        let ending = Arc::new(AtomicBool::new(false));
        tokio::spawn(run_schedule(database, settings, Arc::clone(&ending)));
        Self { ending }
    }

    /// Abandons the backup under way, if any, without a failure: the bot is shutting down, and no file is left.
    pub(super) fn end(self) {
        self.ending.store(true, Ordering::SeqCst);
        abandon();
    }
}

/// Makes backups as scheduled while the bot runs. A restart neither postpones a backup nor brings one forward.
async fn run_schedule(database: PathBuf, settings: Backup, ending: Arc<AtomicBool>) {
    let Some(hours) = settings.every_hours else {
        return;
    };
    let every = i64::from(hours.get()) * 60 * 60 * 1_000;
    let now = env::now().now.0;
    // A backup of a clock that was wrong puts none off, and brings none forward.
    let last = backup::newest(&database, &settings.folder, Timestamp(now));
    let mut next = last.map_or(now, |last| last.0.saturating_add(every));
    loop {
        let wait = next.saturating_sub(env::now().now.0).clamp(0, every);
        tokio::time::sleep(Duration::from_millis(wait.unsigned_abs())).await;
        let (from, to, ending) = (database.clone(), settings.clone(), Arc::clone(&ending));
        let begun = env::now().now;
        let made = tokio::task::spawn_blocking(move || make(&from, &to, begun, &ending)).await;
        next = begun.0
            + if made.unwrap_or_default() {
                every
            } else {
                RETRY_DELAY.min(every)
            };
    }
}

/// Makes one backup. Returns `true` on success.
fn make(database: &Path, settings: &Backup, now: Timestamp, ending: &AtomicBool) -> bool {
    free_space::warn(database, &settings.folder);
    let keep = Some(settings.keep.get().into());
    match backup::back_up_into(database, &settings.folder, keep, now) {
        Ok(copy) => {
            let CheckedBackup {
                path,
                games,
                bytes,
                damaged,
                kept,
                ..
            } = copy;
            if !damaged.is_empty() {
                tracing::error!(
                    games = ill(&damaged),
                    "database has damaged games: older backups are kept"
                );
            }
            for kept in kept {
                let why = why_kept(&kept);
                if kept.whole.is_empty() {
                    tracing::warn!(path = %kept.path.display(), why, "an older backup is kept");
                } else {
                    tracing::info!(path = %kept.path.display(), why, "an older backup is kept");
                }
            }
            tracing::info!(path = %path.display(), games, bytes, "database backed up");
            if let Some((backup, most)) = copies::richer_backup(database, &settings.folder, games) {
                tracing::warn!(
                    path = %backup.display(),
                    games,
                    most,
                    "the database has less than half the games of a backup: see `kingboard doctor`"
                );
            }
            true
        }
        Err(error) if ending.load(Ordering::SeqCst) => {
            tracing::debug!(%error, "backup abandoned at shutdown");
            false
        }
        Err(error) => {
            let error = not_backed_up(database, error);
            tracing::error!(
                error = format!("{error:#}"),
                "failed to back up the database"
            );
            false
        }
    }
}
