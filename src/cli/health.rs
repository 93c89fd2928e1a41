//! The database checks of `kingboard doctor`, and its repairs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::cli::counted;
use crate::cli::doctor_report::DoctorReport;
use crate::cli::processors::{both, on_all_processors};
use crate::config::{Config, Variables};
use crate::env;
use crate::play::{GameId, Timestamp};
use crate::service::Service;
use crate::service::background::hooks;
use crate::service::contests::health as contest_health;
use crate::service::contests::health::ContestFinding;
use crate::service::operator::health::{self, GiveUpResult, HealthFinding, Repair};
use crate::service::words::catalogue::moment;
use crate::store::{
    self, DerivedPart, InstanceLock, QuarantinedGame, RatingsCheck, Store, StoreError, backup,
    copies, files, inspect, salvage, suffixes,
};

/// Age of the last heartbeat, or time without a connection, from which it is a problem, in ms.
pub(super) const SILENT: i64 = 60_000;
/// Most findings of one kind that are listed one by one.
const MAX_FINDINGS: usize = 20;
/// Number of games that a thread plays again at a time.
const BATCH: usize = 200;
/// Most checks of one game after repairs: derived again, released, and found healthy.
const ROUNDS: usize = 3;

/// Reads the whole file and plays every game again.
pub(super) fn examine(
    database: &Path,
    backups: &Path,
    service: &Service,
    found: &mut DoctorReport<'_>,
) -> Result<(), StoreError> {
    // SQLite's checks keep one processor busy, so the games are played meanwhile.
    let (file, games) = both(
        || file_problems(database),
        || {
            let games = health::every_game(service)?;
            Ok((games.len(), played_again(database, &games)))
        },
    );
    let file = file?;
    if file.is_empty() {
        found.ok("the database file is sound");
    }
    for line in &file {
        found.problem(line);
    }
    let (games, ill) = match games {
        Err(StoreError::Damaged) => {
            found.skipped("each game: not all can be listed while the file is damaged");
            return Ok(());
        }
        games => games?,
    };
    let ill = ill?;
    let quarantined = health::all_quarantined(service)?;
    games_amiss(&ill, &quarantined, found);
    let copy_with = |game| copies::newest_with(database, backups, game);
    quarantined_games(copy_with, &ill, &quarantined, found);
    if ill.is_empty() && quarantined.is_empty() {
        let were = if games == 1 { "was" } else { "were" };
        found.ok(format_args!(
            "{} {were} played again, and all agree",
            counted(games, "game")
        ));
    }
    contests(service, found)?;
    hooks(service, found)?;
    ratings(service, found)
}

/// Reports the problems of games. A damaged game in quarantine has a line of its own.
fn games_amiss(
    ill: &[HealthFinding],
    quarantined: &BTreeMap<GameId, QuarantinedGame>,
    found: &mut DoctorReport<'_>,
) {
    let known = |finding: &&HealthFinding| {
        finding.cure == Repair::None && quarantined.contains_key(&finding.game)
    };
    let (_, news): (Vec<&HealthFinding>, Vec<&HealthFinding>) = ill.iter().partition(known);
    for HealthFinding { game, what, cure } in news.iter().take(MAX_FINDINGS) {
        let after = match cure {
            Repair::None => "",
            Repair::MakeAnew | Repair::SetAlarms => " (`doctor --repair` fixes it)",
            Repair::LetGoOn => " (`doctor --repair` lets it go on)",
            Repair::Quarantine => {
                " (`doctor --repair` quarantines it; what to do then: docs/hosting.md#recover-from-damage)"
            }
        };
        found.problem(format_args!("game {game}: {what}{after}"));
    }
    if news.len() > MAX_FINDINGS {
        let more = news.len() - MAX_FINDINGS;
        found.problem(format_args!("{more} more problems in games"));
    }
}

/// Reports the quarantined games, each with the newest copy in which it is whole, and those that were ended.
fn quarantined_games(
    copy_with: impl Fn(GameId) -> Option<PathBuf>,
    ill: &[HealthFinding],
    quarantined: &BTreeMap<GameId, QuarantinedGame>,
    found: &mut DoctorReport<'_>,
) {
    let is_curable = |game| {
        let mut findings = ill.iter();
        findings.any(|finding| finding.game == game && finding.cure != Repair::None)
    };
    let (ended, waiting): (Vec<&QuarantinedGame>, Vec<&QuarantinedGame>) =
        quarantined.values().partition(|game| game.ended);
    for QuarantinedGame {
        game,
        since,
        reason,
        ended: _,
        finished,
    } in waiting
        .into_iter()
        .filter(|waiting| !is_curable(waiting.game))
        .take(MAX_FINDINGS)
    {
        let whole = copy_with(*game).map_or_else(
            || "it is whole in no copy here".to_owned(),
            |copy| {
                format!(
                    "it is whole in {}: carry it over from there (docs/hosting.md#recover-from-damage)",
                    copy.display()
                )
            },
        );
        let end = if *finished {
            "keeps its result, and reports it no more"
        } else {
            "ends it without a result"
        };
        found.problem(format_args!(
            "game {game} is quarantined since {}: {reason}; {whole}. `doctor --give-up {}` {end}",
            moment(*since),
            game.0
        ));
    }
    let named = |of: Vec<&QuarantinedGame>, what: &str, found: &mut DoctorReport<'_>| {
        let names: Vec<String> = of.iter().map(|ended| ended.game.to_string()).collect();
        if !names.is_empty() {
            found.ok(format_args!(
                "damaged games that {what}: {}",
                names.join(", ")
            ));
        }
    };
    let (kept, ended) = ended.into_iter().partition(|game| game.finished);
    named(ended, "ended without a result", found);
    named(kept, "keep their results", found);
}

/// Gives up quarantined games.
///
/// # Errors
/// `StoreError` if the store fails.
pub(super) fn give_up(
    path: &Path,
    games: &[GameId],
    found: &mut DoctorReport<'_>,
) -> Result<(), StoreError> {
    inspect(path)?;
    let _claim = InstanceLock::acquire(path)?;
    let mut service = Service::new(Store::open(path)?);
    for game in games {
        let given = match health::give_up(&mut service, *game) {
            Ok(given) => given,
            Err(why) => {
                found.problem(format_args!("game {game} was not given up: {why}"));
                continue;
            }
        };
        match given {
            GiveUpResult::Ended => found.ok(format_args!("game {game} ended without a result")),
            GiveUpResult::EndedBefore => {
                found.ok(format_args!("game {game} had ended without a result"));
            }
            GiveUpResult::Kept => found.ok(format_args!(
                "game {game} had finished: its result stays, and it is reported no more"
            )),
            GiveUpResult::NotQuarantined => found.problem(format_args!(
                "game {game} is not quarantined, and was left as it is"
            )),
        }
    }
    Ok(())
}

/// Reads the whole file twice at once: for SQLite's integrity check, and for a comparison of the tables. Returns the
/// problems of the file alone if it is damaged.
fn file_problems(database: &Path) -> Result<Vec<String>, StoreError> {
    let reader = || Store::scanner(database).map(Service::new);
    let (damage, tables) = both(
        || health::file_damage(&reader()?, MAX_FINDINGS),
        || health::table_problems(&reader()?),
    );
    let damage = damage?;
    if damage.is_empty() {
        tables
    } else {
        Ok(damage)
    }
}

/// Plays these games again, on all processors. Returns their problems, in their order.
fn played_again(database: &Path, games: &[GameId]) -> Result<Vec<HealthFinding>, StoreError> {
    let batches: Vec<&[GameId]> = games.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let play = || {
        let service = Service::new(Store::reader(database)?);
        let mut found = Vec::new();
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            let Some(batch) = batches.get(nth) else {
                return Ok(found);
            };
            found.push((nth, health::examine_batch(&service, batch)?));
        }
    };
    let found: Result<Vec<_>, StoreError> =
        on_all_processors(batches.len(), play).into_iter().collect();
    let found: BTreeMap<usize, Vec<HealthFinding>> = found?.into_iter().flatten().collect();
    Ok(found.into_values().flatten().collect())
}

/// Counts web hooks and their waiting deliveries.
fn hooks(service: &Service, found: &mut DoctorReport<'_>) -> Result<(), StoreError> {
    let all = hooks::all(service)?;
    if all.is_empty() {
        return Ok(());
    }
    let stopped = all.iter().filter(|hook| hook.stopped).count();
    let waiting: u32 = all.iter().map(|hook| hook.waiting).sum();
    found.ok(format_args!(
        "{}, of these {stopped} switched off; messages that wait for them: {waiting}",
        counted(all.len(), "web hook")
    ));
    Ok(())
}

/// Reads every contest and ladder.
fn contests(service: &Service, found: &mut DoctorReport<'_>) -> Result<(), StoreError> {
    let findings = contest_health::examine(service, &env::now())?;
    for finding in &findings {
        let after = match finding {
            ContestFinding::Damaged {
                quarantined: true, ..
            } => " (it is quarantined)",
            ContestFinding::Damaged {
                quarantined: false, ..
            } => " (`doctor --repair` quarantines it)",
            ContestFinding::Stale { .. } => " (`doctor --repair` rebuilds it from its log)",
            ContestFinding::Whole(_) => " (`doctor --repair` lets it go on)",
            ContestFinding::Lots { .. } => "",
        };
        found.problem(format_args!("{}{after}", of_contest(finding)));
    }
    let all = contest_health::count(service)?;
    if findings.is_empty() && all > 0 {
        found.ok(format_args!("contests and ladders read whole: {all}"));
    }
    Ok(())
}

/// A finding about a contest or ladder, in words.
fn of_contest(finding: &ContestFinding) -> String {
    match finding {
        ContestFinding::Damaged { of, fault, .. } => format!("{of}: {fault}"),
        ContestFinding::Stale { of, parts } => {
            let parts: Vec<&str> = parts.iter().copied().map(part).collect();
            format!("{of}: does not match its log: {}", parts.join(", "))
        }
        ContestFinding::Lots { contest, lost } => {
            let fault = if *lost {
                "is lost"
            } else {
                "is not the one that was sealed"
            };
            format!(
                "contest {}: the secret of its lots {fault}, so nobody can check them",
                contest.0
            )
        }
        ContestFinding::Whole(quarantined) => format!(
            "{} is quarantined since {}, and whole: {}",
            quarantined.of,
            quarantined.since.file_stamp(),
            quarantined.reason
        ),
    }
}

/// A part of the rows of a contest or ladder, in words.
const fn part(part: DerivedPart) -> &'static str {
    match part {
        DerivedPart::Version => "the number of its events",
        DerivedPart::Stage => "its stage",
        DerivedPart::Server => "its server",
        DerivedPart::Alarm => "the time at which it goes on",
        DerivedPart::Secret => "the secret of its lots, which it has no more",
        DerivedPart::Games => "the games for which it waits",
    }
}

/// Makes the ratings again from the games, and compares them with the stored ones.
fn ratings(service: &Service, found: &mut DoctorReport<'_>) -> Result<(), StoreError> {
    let RatingsCheck {
        pools,
        rows,
        differing,
    } = health::ratings(service)?;
    if differing > 0 {
        found.problem(format_args!(
            "{} of ratings not as the games have them: `kingboard ratings rebuild` makes them again",
            counted(differing, "row")
        ));
    } else if rows > 0 {
        found.ok(format_args!(
            "{} of ratings in {} follow from the games",
            counted(rows, "row"),
            counted(pools, "pool")
        ));
    }
    Ok(())
}

/// Checks that backups are made as configured.
/// Nobody who only plays has a bot that makes them.
pub(super) fn backups(config: &Config, only_plays: bool, found: &mut DoctorReport<'_>) {
    let Some(hours) = config.backup.every_hours else {
        found.ok("the settings ask for no backups (see [backup])");
        return;
    };
    let folder = config.backup.folder.display();
    let late = 2 * i64::from(hours.get()) * 60 * 60 * 1_000;
    let now = env::now().now;
    match backup::newest(&config.database, &config.backup.folder, Timestamp(i64::MAX)) {
        Some(last) if last.0 > now.0 => found.problem(format_args!(
            "the newest backup in {folder} is from {}, which is still to come: this machine’s clock is wrong, or was; \
             delete or rename that file once you no longer need it",
            moment(last)
        )),
        Some(last) if now.0.saturating_sub(last.0) <= late => {
            found.ok(format_args!(
                "the newest backup in {folder} is from {}",
                moment(last)
            ));
        }
        Some(last) => found.problem(format_args!(
            "the newest backup in {folder} is from {}, and there should be one every {hours} h",
            moment(last)
        )),
        None if only_plays => found.skipped(format_args!(
            "there is no backup: `kingboard backup {folder}/ --db {}` makes one",
            config.database.display()
        )),
        None if has_run(&config.database) => {
            found.problem(format_args!("there is no backup in {folder}"));
        }
        None => found.skipped(format_args!(
            "there is no backup in {folder} yet: the bot makes the first when it starts"
        )),
    }
}

/// Reports the files of the database that others than its owner can read, each with its mode; with `repair`, makes them
/// private. It must be a Kingboard database: the mode of anything else is its owner's affair.
pub(super) fn readers(
    database: &Path,
    exposed: Vec<(PathBuf, u32)>,
    repair: bool,
    found: &mut DoctorReport<'_>,
) {
    if exposed.is_empty() {
        return found.ok("only its owner can read the database");
    }
    if repair {
        match files::protect(database) {
            Ok(()) => return found.ok("only their owner can read the files of the database now"),
            Err(why) => found.problem(format_args!(
                "the files of the database could not be made private: {why}"
            )),
        }
    }
    for (path, mode) in exposed {
        found.problem(format_args!(
            "other users can read {} (mode {mode:04o}): `doctor --repair` makes it private",
            path.display()
        ));
    }
}

/// Checks that nobody but the owner can read the file of the token.
pub(super) fn token_readers(variables: &Variables, found: &mut DoctorReport<'_>) {
    if let Some((path, mode)) = variables.exposed_token() {
        found.problem(format_args!(
            "other users can read the token file {} (mode {mode:04o}): run `chmod 0400 {}`",
            path.display(),
            path.display()
        ));
    }
}

/// Reports unfinished files of killed programs.
pub(super) fn left(config: &Config, found: &mut DoctorReport<'_>) {
    let left = backup::unfinished(&config.database, &config.backup.folder);
    for left in left.unwrap_or_default() {
        let bytes = std::fs::metadata(&left).map_or(0, |about| about.len());
        found.problem(format_args!(
            "{} ({bytes} bytes) was left unfinished: the next start of the bot deletes it, and so does `doctor --repair`",
            left.display()
        ));
    }
}

/// Returns `true` if a bot ever ran on a database.
fn has_run(database: &Path) -> bool {
    let ran = Store::open_read_only(database).and_then(|store| store::presence::last_run(&store));
    ran.is_ok_and(|ran| ran.is_some())
}

/// Makes a backup, then repairs all repairable damage.
///
/// # Errors
/// `StoreError` if the store fails; repairs made before stay.
pub(super) fn repair(
    path: &Path,
    folder: &Path,
    found: &mut DoctorReport<'_>,
) -> Result<(), StoreError> {
    // Nothing is written beside a file that is something else.
    inspect(path)?;
    let _claim = InstanceLock::acquire(path)?;
    for gone in backup::clear(path, folder)? {
        found.ok(format_args!(
            "deleted, since it was left unfinished: {}",
            gone.display()
        ));
    }
    let now = env::now().now;
    let copy = backup::free_name(
        path,
        &format!("{}{}", suffixes::BEFORE_REPAIR, now.file_stamp()),
    );
    let whole = Store::open_read_only(path).and_then(|store| store::derived::damage(&store, 1));
    match whole {
        Ok(damage) if damage.is_empty() => {
            backup::back_up(path, &copy)?;
            found.ok(format_args!(
                "a checked backup of what is: {}",
                copy.display()
            ));
        }
        Ok(_) | Err(StoreError::Damaged) => file(path, found)?,
        Err(error) => return Err(error),
    }
    let mut store = Store::open(path)?;
    store::derived::recreate_schema_objects(&mut store)?;
    let mut service = Service::new(store);
    for id in health::every_game(&service)? {
        for _ in 0..ROUNDS {
            let ailments = health::examine(&service, id)?;
            let Some(ailment) = ailments.iter().find(|ailment| ailment.cure != Repair::None) else {
                break;
            };
            health::repair(&mut service, ailment, &env::now())?;
            let HealthFinding { game, what, cure } = ailment;
            found.ok(format_args!("game {game}: {what}: {}", done(*cure)));
        }
    }
    repair_contests(&mut service, found)
}

/// Repairs contests and ladders. One whose rows are derived again may then be whole and continue.
fn repair_contests(service: &mut Service, found: &mut DoctorReport<'_>) -> Result<(), StoreError> {
    for _ in 0..ROUNDS {
        let mut any = false;
        for finding in contest_health::examine(service, &env::now())? {
            if !contest_health::repair(service, &finding, &env::now())? {
                continue;
            }
            any = true;
            let cure = match finding {
                ContestFinding::Damaged { .. } => Repair::Quarantine,
                ContestFinding::Stale { .. } => Repair::MakeAnew,
                ContestFinding::Whole(_) => Repair::LetGoOn,
                ContestFinding::Lots { .. } => Repair::None,
            };
            found.ok(format_args!("{}: {}", of_contest(&finding), done(cure)));
        }
        if !any {
            break;
        }
    }
    Ok(())
}

/// Salvages a damaged file into a new one.
fn file(path: &Path, found: &mut DoctorReport<'_>) -> Result<(), StoreError> {
    let salvaged = salvage(path, env::now().now)?;
    if let Some(aside) = salvaged.aside {
        found.ok(format_args!(
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
            found.ok(format_args!("{table}: {all} could be read"));
        } else {
            let rows = counted(usize::try_from(rows).unwrap_or(usize::MAX), "row");
            found.problem(format_args!(
                "{table}: {rows} could be read, and others are lost: how many cannot be known"
            ));
        }
    }
    Ok(())
}

fn done(cure: Repair) -> &'static str {
    match cure {
        Repair::MakeAnew => "rebuilt from its log",
        Repair::SetAlarms => "its alarms are set",
        Repair::Quarantine => "quarantined",
        Repair::LetGoOn => "it goes on",
        Repair::None => "nothing can be done",
    }
}
