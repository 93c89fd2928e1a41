//! Contests: their logs, the people behind the numbers in them, and the games of their tables.
//!
//! A log names nobody, so it is never changed, also when a person is forgotten: only their row of `contest_people`
//! goes.

pub mod derived;
pub mod ladders;
mod log;
mod numbered_log;
pub mod offers;
pub mod quarantine;

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::contest::event::{ContestEntry, ContestEvent};
use crate::contest::state::Contest;
use crate::contest::values::{ContestPhase, ContestTime, EntrantId, TableId};
use crate::play::{GameId, Place, PlayerId, Server, Timestamp};
use crate::store::base::contest_ids::{ContestId, ContestOrLadder};
use crate::store::base::tx::Transaction;
use crate::store::games::contests::numbered_log::damaged;
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::outages;
use crate::store::rows::places::{place_of_text, place_text, server_text};
use crate::store::{Store, StoreError};

pub use numbered_log::{put_off, set_place};

// The open tables first: there are few of them, and many games.
const FINISHED_TABLE: &str = "SELECT c.contest, c.number, c.game FROM contest_games c LEFT JOIN games g ON g.id = c.game \
     WHERE c.open = 1 AND (g.stage IN ('over', 'void') OR g.id IS NULL) AND c.game NOT IN (SELECT value FROM json_each(?1)) \
     AND NOT EXISTS (SELECT 1 FROM contests_apart a WHERE a.contest = c.contest) ORDER BY c.game LIMIT 1";

/// The game, place and season of a contest: settled before it opens, and not part of its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestSubject {
    /// The game, by its slug.
    pub kind: String,
    /// Its options, with a space between.
    pub options: String,
    /// The clock, as it is written.
    pub clock: String,
    /// `true` if its games are rated.
    pub rated: bool,
    /// The place of its games and messages.
    pub place: Place,
    /// The season of a league, from 1.
    pub season: u32,
    /// The season before.
    pub follows: Option<ContestId>,
}

/// A contest as it is stored.
#[derive(Clone, Debug)]
pub struct StoredContest {
    /// Its number.
    pub id: ContestId,
    /// Its game, place and season.
    pub subject: ContestSubject,
    /// Its state, folded from its log.
    pub contest: Contest,
    /// Its log.
    pub log: Vec<ContestEntry>,
    /// The people behind its numbers; the forgotten have none.
    pub people: BTreeMap<EntrantId, PlayerId>,
    /// The secret of its lots, until it is over.
    pub secret: Option<[u8; 32]>,
    /// The reasons of moderators, by the versions that their events made. Those of forgotten moderators are gone.
    pub reasons: BTreeMap<u32, StoredReason>,
}

/// A contest in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContestRow {
    /// Its number.
    pub id: ContestId,
    /// Its format, by its code.
    pub format: String,
    /// Its game, place and season.
    pub subject: ContestSubject,
    /// Its phase.
    pub phase: ContestPhase,
}

/// The rows stored with events of a contest.
#[derive(Clone, Debug, Default)]
pub struct ContestExtras<'a> {
    /// People with new numbers, or new people behind old ones.
    pub people: &'a [(EntrantId, PlayerId)],
    /// Games that begin at tables.
    pub games: &'a [(TableId, GameId)],
    /// The time of its next step without a request.
    pub alarm: Option<ContestTime>,
    /// The reason that a moderator gave for the first event.
    pub reason: Option<GivenReason<'a>>,
}

/// A moderator’s reason, beside the log.
#[derive(Clone, Copy, Debug)]
pub struct GivenReason<'a> {
    /// The moderator.
    pub by: &'a PlayerId,
    /// The words; empty for none.
    pub text: &'a str,
}

/// A moderator’s reason as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReason {
    /// The moderator.
    pub by: PlayerId,
    /// The words; empty for none.
    pub text: String,
}

/// A table of a contest whose game is over, while the contest does not know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishedTable {
    /// The contest.
    pub contest: ContestId,
    /// The table.
    pub table: TableId,
    /// Its game.
    pub game: GameId,
}

const ONE: &str = "SELECT id, version, form, kind, options, clock, rated, place, stage, season, follows, secret \
     FROM contests WHERE id = ?1";
const OF_SERVER: &str = "SELECT id, version, form, kind, options, clock, rated, place, stage, season, follows \
     FROM contests WHERE house = ?1 AND stage IN (SELECT value FROM json_each(?2)) ORDER BY id DESC LIMIT ?3";

const UNFINISHED_AT: &str = "SELECT id FROM contests WHERE house = ?1 AND place = ?2 \
     AND stage IN ('open', 'running') ORDER BY id";

/// Stores a new contest with its first events.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn create(
    store: &mut Store,
    subject: &ContestSubject,
    secret: &[u8; 32],
    log: &[ContestEntry],
    extras: &ContestExtras<'_>,
) -> Result<ContestId, StoreError> {
    let contest = Contest::of(log).expect("the log begins with Opened");
    let now = log.last().map_or(0, |entry| entry.at.0);
    let ContestSubject {
        kind,
        options,
        clock,
        rated,
        place,
        season,
        follows,
    } = subject;
    let tx = Transaction::begin(&mut store.conn)?;
    tx.prepare_cached(
        "INSERT INTO contests (version, form, kind, options, clock, rated, place, house, stage, season, follows, \
         secret, created_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?13)",
    )?
    .execute(params![
        contest.version(),
        contest.terms().format.code(),
        kind,
        options,
        clock,
        rated,
        place_text(place),
        server_text(place.server()),
        contest.stage().phase().code(),
        season,
        follows.map(|follows| follows.0),
        secret,
        now
    ])?;
    let id = ContestId(tx.last_insert_rowid());
    if let Some(follows) = follows {
        tx.prepare_cached("UPDATE contests SET followed = 1 WHERE id = ?1")?
            .execute([follows.0])?;
    }
    log::write_entries(&tx, id, 0, log, extras)?;
    put_handled(&tx, store.source.as_deref(), Timestamp(now))?;
    store.commit_timer.commit(tx)?;
    Ok(id)
}

/// Stores the events after version `expected`, with their consequences, in one transaction. `after` is the contest with
/// them. Its secret is deleted once it is over.
///
/// # Errors
/// [`StoreError::Conflict`] if the contest is at another version; nothing is stored then.
pub fn append(
    store: &mut Store,
    id: ContestId,
    after: &Contest,
    entries: &[ContestEntry],
    extras: &ContestExtras<'_>,
) -> Result<(), StoreError> {
    let added = u32::try_from(entries.len()).expect("events of one moment are few");
    let expected = after.version() - added;
    let now = entries.last().map_or(0, |entry| entry.at.0);
    let tx = Transaction::begin(&mut store.conn)?;
    let changed = tx
        .prepare_cached(
            "UPDATE contests SET version = ?3, stage = ?4, changed_at = ?5, \
             secret = CASE WHEN ?6 THEN NULL ELSE secret END WHERE id = ?1 AND version = ?2",
        )?
        .execute(params![
            id.0,
            expected,
            after.version(),
            after.stage().phase().code(),
            now,
            after.is_over()
        ])?;
    if changed == 0 {
        return Err(StoreError::Conflict);
    }
    log::write_entries(&tx, id, expected, entries, extras)?;
    put_handled(&tx, store.source.as_deref(), Timestamp(now))?;
    store.commit_timer.commit(tx)?;
    Ok(())
}

/// The contest of this number.
///
/// # Errors
/// [`StoreError::DamagedContest`] if an event is missing or unreadable.
pub fn get(store: &Store, id: ContestId) -> Result<Option<StoredContest>, StoreError> {
    let mut statement = store.conn.prepare_cached(ONE)?;
    let found = statement.query_row([id.0], |row| {
        let version: u32 = row.get(1)?;
        let secret: Option<[u8; 32]> = row.get(11)?;
        Ok((version, read_row(row)?, secret))
    });
    let Some((version, row, secret)) = found.optional()? else {
        return Ok(None);
    };
    let of = ContestOrLadder::Contest(id);
    let log = log::read_log(&store.conn, id)?;
    let mut contest = Contest::of(&log).ok_or_else(|| damaged(of, "its beginning is missing"))?;
    contest.leave_out(outages::interruptions_since(
        store,
        log.first().map(|entry| entry.at),
    )?);
    if contest.version() != version {
        let what = format!("{} of {version} events are there", contest.version());
        return Err(damaged(of, what));
    }
    let people = numbered_log::people(&store.conn, of)?;
    let reasons = numbered_log::reasons(&store.conn, of)?;
    let subject = row.subject;
    Ok(Some(StoredContest {
        id,
        subject,
        contest,
        log,
        people,
        secret,
        reasons,
    }))
}

/// The server of a contest, also of a damaged one; `None` without such a contest.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn server_of(store: &Store, id: ContestId) -> Result<Option<Server>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT place FROM contests WHERE id = ?1")?;
    let place = statement.query_row([id.0], |row| row.get::<_, String>(0));
    let place = place.optional()?;
    Ok(place.map(|place| place_of_text(&place).server().clone()))
}

/// The contests of a server in these phases, newest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_server(
    store: &Store,
    server: &Server,
    phases: &[ContestPhase],
    most: usize,
) -> Result<Vec<ContestRow>, StoreError> {
    let codes: Vec<&str> = phases.iter().map(|phase| phase.code()).collect();
    let codes = serde_json::json!(codes).to_string();
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(OF_SERVER)?;
    let rows = statement.query_map(params![server_text(server), codes, most], read_row)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The contests of a place that are not over, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn unfinished_at(store: &Store, place: &Place) -> Result<Vec<ContestId>, StoreError> {
    let mut statement = store.conn.prepare_cached(UNFINISHED_AT)?;
    let texts = [server_text(place.server()), place_text(place)];
    let rows = statement.query_map(texts, |row| row.get(0).map(ContestId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The contests in which a person has a number: as an entrant, or as a moderator.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_person(store: &Store, player: &PlayerId) -> Result<BTreeSet<ContestId>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT contest FROM contest_people WHERE player = ?1")?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0).map(ContestId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The contest with the earliest due alarm.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn due(store: &Store, now: Timestamp) -> Result<Option<ContestId>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT id FROM contests WHERE alarm <= ?1 AND id NOT IN (SELECT contest FROM contests_apart) \
         ORDER BY alarm, id LIMIT 1",
    )?;
    let found = statement.query_row([now.0], |row| row.get(0).map(ContestId));
    Ok(found.optional()?)
}

/// A table whose game is over while the contest does not know it; not those of the games in `without`.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn finished_table(
    store: &Store,
    without: impl Iterator<Item = GameId>,
) -> Result<Option<FinishedTable>, StoreError> {
    let without = serde_json::json!(without.map(|game| game.0).collect::<Vec<_>>());
    let mut statement = store.conn.prepare_cached(FINISHED_TABLE)?;
    let found = statement.query_row([without.to_string()], |row| {
        let (contest, table) = (ContestId(row.get(0)?), TableId(row.get(1)?));
        let game = GameId(row.get(2)?);
        Ok(FinishedTable {
            contest,
            table,
            game,
        })
    });
    Ok(found.optional()?)
}

/// The contests and ladders that a game counts for.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all_of_game(store: &Store, game: GameId) -> Result<Vec<ContestOrLadder>, StoreError> {
    let contest = of_game(store, game)?.map(|found| ContestOrLadder::Contest(found.contest));
    let ladder = ladders::of_game(store, game)?.map(ContestOrLadder::Ladder);
    Ok(contest.into_iter().chain(ladder).collect())
}

/// The contest and the table of a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(store: &Store, game: GameId) -> Result<Option<FinishedTable>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT contest, number FROM contest_games WHERE game = ?1")?;
    let found = statement.query_row([game.0], |row| {
        let (contest, table) = (ContestId(row.get(0)?), TableId(row.get(1)?));
        Ok(FinishedTable {
            contest,
            table,
            game,
        })
    });
    Ok(found.optional()?)
}

/// The games of a contest, by their tables.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn games(store: &Store, id: ContestId) -> Result<BTreeMap<TableId, GameId>, StoreError> {
    tables_and_games(
        store,
        id,
        "SELECT number, game FROM contest_games WHERE contest = ?1 ORDER BY open, game",
    )
}

/// The games of a contest that are not over, by their tables. A contest learns of an end a moment later.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn running_games(
    store: &Store,
    id: ContestId,
) -> Result<BTreeMap<TableId, GameId>, StoreError> {
    tables_and_games(
        store,
        id,
        "SELECT c.number, c.game FROM contest_games c JOIN games g ON g.id = c.game \
         WHERE c.contest = ?1 AND c.open = 1 AND g.stage NOT IN ('over', 'void')",
    )
}

fn tables_and_games(
    store: &Store,
    id: ContestId,
    query: &str,
) -> Result<BTreeMap<TableId, GameId>, StoreError> {
    let mut statement = store.conn.prepare_cached(query)?;
    let games = statement.query_map([id.0], |row| {
        Ok((TableId(row.get(0)?), GameId(row.get(1)?)))
    })?;
    Ok(games.collect::<Result<_, _>>()?)
}

/// Puts another game in the place of that of a table, whose own came to nothing; without one the table waits for
/// none.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn replace_game(
    store: &mut Store,
    contest: ContestId,
    table: TableId,
    game: Option<GameId>,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    tx.prepare_cached("UPDATE contest_games SET open = 0 WHERE contest = ?1 AND number = ?2")?
        .execute(params![contest.0, table.0])?;
    log::drop_games_of_forgotten(&tx, contest)?;
    if let Some(game) = game {
        tx.prepare_cached(
            "INSERT INTO contest_games (game, contest, number, open) VALUES (?1, ?2, ?3, 1)",
        )?
        .execute(params![game.0, contest.0, table.0])?;
    }
    store.commit_timer.commit(tx)?;
    Ok(())
}

/// Removes a forgotten player from their contests: nothing leads from a number to games any more. Games of several are
/// an exception until their result is announced, unless their seats are damaged. Unfinished contests find at once that the number has no player.
pub(in crate::store) fn forget(
    tx: &Connection,
    player: &PlayerId,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.prepare_cached(
        "DELETE FROM contest_games WHERE game IN (SELECT game FROM people WHERE player = ?1) \
         AND NOT (open = 1 AND EXISTS (SELECT 1 FROM games g WHERE g.id = game \
         AND g.stage IN ('running', 'over') \
         AND CASE WHEN json_valid(g.seats) THEN json_array_length(g.seats) > 2 ELSE 0 END))",
    )?
    .execute([player.as_str()])?;
    tx.prepare_cached(
        "UPDATE contests SET alarm = ?2 WHERE alarm > ?2 \
         AND id IN (SELECT contest FROM contest_people WHERE player = ?1)",
    )?
    .execute(params![player.as_str(), now.0])?;
    Ok(())
}

/// Calls off the contests of a server that is being forgotten. They wait for no game any more, so none is begun in the
/// place of one that ended without a result. A damaged log is left as it is.
pub(in crate::store) fn call_off_in_server(
    tx: &Connection,
    server: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    tx.prepare_cached(
        "UPDATE contest_games SET open = 0 \
         WHERE open = 1 AND contest IN (SELECT id FROM contests WHERE house = ?1)",
    )?
    .execute([server])?;
    let mut going_on = tx.prepare_cached(
        "SELECT id, version FROM contests WHERE house = ?1 AND stage IN ('open', 'running')",
    )?;
    let going_on = going_on.query_map([server], |row| {
        Ok((ContestId(row.get(0)?), row.get::<_, u32>(1)?))
    })?;
    for contest in going_on.collect::<Result<Vec<_>, _>>()? {
        let (id, version) = contest;
        let log = match log::read_log(tx, id) {
            Err(StoreError::DamagedContest { .. }) => continue,
            log => log?,
        };
        let Some(mut contest) = Contest::of(&log).filter(|found| found.version() == version) else {
            continue;
        };
        let called_off = ContestEntry {
            at: ContestTime(now.0),
            event: ContestEvent::Cancelled { by: None },
        };
        contest.apply(&called_off);
        tx.prepare_cached(
            "UPDATE contests SET version = ?2, stage = ?3, changed_at = ?4, secret = NULL WHERE id = ?1",
        )?
        .execute(params![
            id.0,
            contest.version(),
            contest.stage().phase().code(),
            now.0
        ])?;
        log::write_entries(tx, id, version, &[called_off], &ContestExtras::default())?;
    }
    Ok(())
}

fn read_row(row: &Row<'_>) -> Result<ContestRow, rusqlite::Error> {
    Ok(ContestRow {
        id: ContestId(row.get(0)?),
        format: row.get(2)?,
        subject: ContestSubject {
            kind: row.get(3)?,
            options: row.get(4)?,
            clock: row.get(5)?,
            rated: row.get(6)?,
            place: place_of_text(&row.get::<_, String>(7)?),
            season: row.get(9)?,
            follows: row.get::<_, Option<i64>>(10)?.map(ContestId),
        },
        phase: ContestPhase::from_code(&row.get::<_, String>(8)?)
            .ok_or_else(|| rusqlite::Error::InvalidColumnType(8, "stage".to_owned(), Type::Text))?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contests_are_listed_by_their_server_and_phase() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(OF_SERVER);
        assert!(
            plan[0].contains("contests_by_house (house=? AND stage=?)"),
            "{plan:#?}"
        );
    }

    #[test]
    fn the_search_for_finished_tables_begins_with_the_open_ones() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(FINISHED_TABLE);
        assert!(plan[0].contains("contest_games_open"), "{plan:#?}");
        assert!(
            plan.iter().any(|step| step.starts_with("SEARCH g ")),
            "{plan:#?}"
        );
    }
}
