//! Health of each game, for the operator: its log is played again and compared with all data derived from it.

use std::collections::BTreeMap;

use crate::play::stage::Stage;
use crate::play::verify::{DiceReport, report};
use crate::play::{Env, Game, GameId, Timestamp};
use crate::service::commit::alarms;
use crate::service::lookup::load;
use crate::service::puzzles;
use crate::service::state::Service;
use crate::store::{self, AlarmKind, QuarantinedGame, RatingsCheck, Store, StoreError};

/// A fault of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HealthFinding {
    /// The game.
    pub game: GameId,
    /// The fault.
    pub what: String,
    /// The repair.
    pub cure: Repair,
}

/// A repair of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// Derive its data from its log again.
    MakeAnew,
    /// Set its alarms again.
    SetAlarms,
    /// Quarantine it.
    Quarantine,
    /// Release it: it is whole.
    LetGoOn,
    /// No automatic repair.
    None,
}

/// All games in the store.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn every_game(service: &Service) -> Result<Vec<GameId>, StoreError> {
    store::derived::every_number(&service.store)
}

/// The games that are quarantined.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all_quarantined(service: &Service) -> Result<BTreeMap<GameId, QuarantinedGame>, StoreError> {
    let quarantined = store::quarantine::all(&service.store)?;
    Ok(quarantined
        .into_iter()
        .map(|quarantined| (quarantined.game, quarantined))
        .collect())
}

/// The stored ratings, compared with ones made again from the games.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn ratings(service: &Service) -> Result<RatingsCheck, StoreError> {
    store::standings::compare(&service.store)
}

/// Damage of the file in plain lines, at most `most`; reads the whole file.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn file_damage(service: &Service, most: usize) -> Result<Vec<String>, StoreError> {
    let damage = store::derived::damage(&service.store, most)?.into_iter();
    Ok(damage
        .map(|what| format!("the database file is damaged: {what}"))
        .collect())
}

/// Faults of the schema, of references between tables, and of puzzles, in plain lines. Needs an undamaged file.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn table_problems(service: &Service) -> Result<Vec<String>, StoreError> {
    let mut lines = Vec::new();
    for name in store::derived::wrong_schema_objects(&service.store)? {
        lines.push(format!("{name} is not as this version makes it"));
    }
    for (table, rows) in store::derived::broken_references(&service.store)? {
        lines.push(format!(
            "{rows} rows of {table} name something that is not there"
        ));
    }
    for game in store::secrets::shared(&service.store)? {
        lines.push(format!(
            "the dice of game {} have the secret of another game, which is open once that one ends: its players should agree to `/dice renew`",
            game.0
        ));
    }
    let unread = puzzles::unreadable(&service.store)?;
    if unread > 0 {
        lines.push(format!(
            "{unread} puzzles cannot be followed by today’s rules: nobody is offered them"
        ));
    }
    Ok(lines)
}

/// [`examine`] for several games, at one moment.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn examine_batch(
    service: &Service,
    games: &[GameId],
) -> Result<Vec<HealthFinding>, StoreError> {
    service.store.at_one_moment(|| {
        let mut found = Vec::new();
        for game in games {
            found.extend(examine(service, *game)?);
        }
        Ok(found)
    })
}

/// Plays a game’s log again and compares it with all data derived from it.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn examine(service: &Service, id: GameId) -> Result<Vec<HealthFinding>, StoreError> {
    match store::quarantine::get(&service.store, id)? {
        // Nobody waits for it.
        Some(stands) if stands.ended => Ok(Vec::new()),
        stands => examine_log(service, id, stands.is_some()),
    }
}

fn examine_log(
    service: &Service,
    id: GameId,
    quarantined: bool,
) -> Result<Vec<HealthFinding>, StoreError> {
    let ill = |what: String, cure| HealthFinding {
        game: id,
        what,
        cure,
    };
    let loaded = service.store.load_even_if_quarantined(id).and_then(|log| {
        let game = load::folded(&service.store, id, &log)?;
        Ok(game.map(|game| (game, log)))
    });
    let (game, log) = match loaded {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return Ok(Vec::new()),
        Err(error) if error.is_of_one_game() || matches!(error, StoreError::Damaged) => {
            // A row that disagrees with a whole log can be derived again.
            let whole = service
                .store
                .read_even_if_quarantined(id)
                .and_then(|log| load::folded(&service.store, id, &log));
            return Ok(match (whole, quarantined) {
                (Ok(Some(game)), _) if lacks_nothing(&service.store, &game)? => {
                    vec![ill(error.fault(), Repair::MakeAnew)]
                }
                (_, true) => vec![ill(error.fault(), Repair::None)],
                (_, false) => vec![ill(error.fault(), Repair::Quarantine)],
            });
        }
        Err(error) => return Err(error),
    };
    let mut found = Vec::new();
    for what in store::derived::stale_tables(&service.store, &game.summary())? {
        found.push(ill(what.to_owned(), Repair::MakeAnew));
    }
    found.extend(alarms_amiss(&service.store, &game)?.map(|what| ill(what, Repair::SetAlarms)));
    found.extend(
        secret_amiss(&service.store, &game)?.map(|what| ill(what.to_owned(), Repair::None)),
    );
    if game
        .sealed()
        .is_some_and(|dice| dice.seals().iter().any(|seal| seal.secret.is_some()))
    {
        let report = report(id, &log).filter(DiceReport::is_false);
        found.extend(report.map(|_| {
            let what = format!(
                "its dice do not follow from their opened secret: kingboard show {} says which",
                id.0
            );
            ill(what, Repair::None)
        }));
    }
    if let Some(ply) = game
        .history()
        .diverged()
        .filter(|_| game.stage() == Stage::Running)
    {
        let what = format!(
            "from move {} on the stored positions and the rules disagree",
            ply.0
        );
        found.push(ill(what, Repair::None));
    }
    if let Some((begun, ours)) = game.other_rules() {
        let what =
            format!("it began under rules version {begun}, and version {ours} is played here");
        found.push(ill(what, Repair::None));
    }
    if quarantined && found.is_empty() {
        let whole = "it is quarantined, and whole".to_owned();
        found.push(ill(whole, Repair::LetGoOn));
    }
    Ok(found)
}

/// Returns `true` if no row counts more events than are stored: then nothing is missing at the end of its log.
fn lacks_nothing(store: &Store, game: &Game) -> Result<bool, StoreError> {
    let announced = store.announced_up_to(game.id())?;
    Ok(announced.is_none_or(|version| version <= game.version()))
}

fn alarms_amiss(store: &Store, game: &Game) -> Result<Option<String>, StoreError> {
    // Its kinds do not depend on the time. Games of older versions may have others that ring for nothing.
    let alone = [AlarmKind::Deadline, AlarmKind::Expiry];
    let wanted = alarms::alarms(store, game, game.last_event_at())?;
    let set = store::alarms::of_game(store, game.id())?;
    let has = |alarms: &[store::Alarm], kind| alarms.iter().any(|alarm| alarm.kind == kind);
    let lacks = wanted.iter().any(|alarm| !has(&set, alarm.kind));
    let differs = lacks
        || alone
            .into_iter()
            .any(|kind| has(&set, kind) && !has(&wanted, kind));
    Ok(differs.then(|| "its alarms do not match its log".to_owned()))
}

fn secret_amiss(store: &Store, game: &Game) -> Result<Option<&'static str>, StoreError> {
    let secret = store::secrets::of_game(store, game.id())?;
    let ended = matches!(game.stage(), Stage::Over | Stage::Void);
    // No dice are thrown in a game that has ended, so an imported one may lack its secret.
    let sealed = game.sealed().filter(|_| game.keeps_secret());
    Ok(match (sealed, secret) {
        (None, _) => None,
        (Some(_), None) if ended => None,
        (Some(_), None) => Some("the secret of its sealed dice is lost: nobody can throw them"),
        (Some(sealed), Some(secret)) => (!sealed.seal().fits(game.kind(), &secret))
            .then_some("the secret of its sealed dice is not the one that was sealed"),
    })
}

/// The result of [`give_up`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GiveUpResult {
    /// It ended without a result.
    Ended,
    /// It had ended without a result before.
    EndedBefore,
    /// It had finished. Its result stays, and nobody waits for it any more.
    Kept,
    /// It is not quarantined.
    NotQuarantined,
}

/// Gives up a quarantined game: it ends without a result, unless it had finished.
///
/// # Errors
/// `StoreError` if the store fails; the game is unchanged then.
pub fn give_up(service: &mut Service, id: GameId) -> Result<GiveUpResult, StoreError> {
    let Some(stands) = store::quarantine::get(&service.store, id)? else {
        return Ok(GiveUpResult::NotQuarantined);
    };
    if !stands.ended {
        store::derived::give_up(&mut service.store, id)?;
    }
    Ok(match (stands.finished, stands.ended) {
        (true, _) => GiveUpResult::Kept,
        (false, true) => GiveUpResult::EndedBefore,
        (false, false) => GiveUpResult::Ended,
    })
}

/// Makes a repair.
///
/// # Errors
/// `StoreError` if the SQLite call fails; the game is unchanged then.
pub fn repair(service: &mut Service, ailment: &HealthFinding, env: &Env) -> Result<(), StoreError> {
    let id = ailment.game;
    match ailment.cure {
        Repair::None => Ok(()),
        Repair::Quarantine => {
            store::quarantine::put(&mut service.store, id, &ailment.what, env.now).map(drop)
        }
        Repair::LetGoOn => {
            store::quarantine::release(&mut service.store, id, env.now)?;
            reset_alarms(&mut service.store, id, env.now)
        }
        Repair::SetAlarms => reset_alarms(&mut service.store, id, env.now),
        Repair::MakeAnew => {
            let log = service.store.read_even_if_quarantined(id)?;
            if let Some(game) = load::folded(&service.store, id, &log)? {
                store::derived::rebuild(&mut service.store, &game.summary())?;
            }
            Ok(())
        }
    }
}

/// Sets the alarms of a game as due now; the time in quarantine counts on no clock.
fn reset_alarms(store: &mut Store, id: GameId, now: Timestamp) -> Result<(), StoreError> {
    let Some(game) = load::load(store, id)? else {
        return Ok(());
    };
    let alarms = alarms::alarms(store, &game, now)?;
    store::alarms::set(store, id, &alarms)
}
