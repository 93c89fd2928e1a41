//! Contests and ladders whose log is damaged: quarantined, so that they wait and all others continue.

use rusqlite::{OptionalExtension, params};

use crate::play::Timestamp;
use crate::store::base::contest_ids::{ContestId, ContestOrLadder, LadderId};
use crate::store::{Store, StoreError};

/// Longest reason kept, in characters.
const LONGEST: usize = 200;

/// A contest or ladder that is quarantined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuarantinedContest {
    /// The contest or ladder.
    pub of: ContestOrLadder,
    /// The time it was quarantined.
    pub since: Timestamp,
    /// The reason.
    pub reason: String,
}

/// The statements about one of the two.
struct Statements {
    add: &'static str,
    delete: &'static str,
    wake: &'static str,
    find: &'static str,
    list: &'static str,
}

const CONTESTS: Statements = Statements {
    add: "INSERT OR IGNORE INTO contests_apart (contest, from_at, reason) VALUES (?1, ?2, ?3)",
    delete: "DELETE FROM contests_apart WHERE contest = ?1",
    wake: "UPDATE contests SET alarm = min(alarm, ?2) WHERE id = ?1",
    find: "SELECT 1 FROM contests_apart WHERE contest = ?1",
    list: "SELECT contest, from_at, reason FROM contests_apart ORDER BY contest",
};

const LADDERS: Statements = Statements {
    add: "INSERT OR IGNORE INTO ladders_apart (ladder, from_at, reason) VALUES (?1, ?2, ?3)",
    delete: "DELETE FROM ladders_apart WHERE ladder = ?1",
    wake: "UPDATE ladders SET alarm = min(alarm, ?2) WHERE id = ?1",
    find: "SELECT 1 FROM ladders_apart WHERE ladder = ?1",
    list: "SELECT ladder, from_at, reason FROM ladders_apart ORDER BY ladder",
};

const fn statements(of: ContestOrLadder) -> Statements {
    match of {
        ContestOrLadder::Contest(_) => CONTESTS,
        ContestOrLadder::Ladder(_) => LADDERS,
    }
}

/// Sets a damaged one apart. Returns `true` if it was not apart before.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn put(
    store: &mut Store,
    of: ContestOrLadder,
    reason: &str,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let reason: String = reason.chars().take(LONGEST).collect();
    let mut statement = store.conn.prepare_cached(statements(of).add)?;
    Ok(statement.execute(params![of.number(), now.0, reason])? > 0)
}

/// Releases one that is whole again; its alarm is due now.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn release(store: &mut Store, of: ContestOrLadder, now: Timestamp) -> Result<(), StoreError> {
    let Statements { delete, wake, .. } = statements(of);
    store.conn.prepare_cached(delete)?.execute([of.number()])?;
    store
        .conn
        .prepare_cached(wake)?
        .execute(params![of.number(), now.0])?;
    Ok(())
}

/// Returns `true` if one is quarantined.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn contains(store: &Store, of: ContestOrLadder) -> Result<bool, StoreError> {
    let mut statement = store.conn.prepare_cached(statements(of).find)?;
    Ok(statement
        .query_row([of.number()], |_| Ok(()))
        .optional()?
        .is_some())
}

/// All that are quarantined.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all(store: &Store) -> Result<Vec<QuarantinedContest>, StoreError> {
    let mut all = Vec::new();
    let kinds: [fn(i64) -> ContestOrLadder; 2] = [
        |id| ContestOrLadder::Contest(ContestId(id)),
        |id| ContestOrLadder::Ladder(LadderId(id)),
    ];
    for of in kinds {
        let mut statement = store.conn.prepare_cached(statements(of(0)).list)?;
        let rows = statement.query_map([], |row| {
            Ok(QuarantinedContest {
                of: of(row.get(0)?),
                since: Timestamp(row.get(1)?),
                reason: row.get(2)?,
            })
        })?;
        for row in rows {
            all.push(row?);
        }
    }
    Ok(all)
}

/// All contests and ladders, over or not.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn every_contest(store: &Store) -> Result<Vec<ContestOrLadder>, StoreError> {
    let ids = |sql: &str| -> Result<Vec<i64>, StoreError> {
        let mut statement = store.conn.prepare_cached(sql)?;
        let rows = statement.query_map([], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    };
    let contests = ids("SELECT id FROM contests ORDER BY id")?.into_iter();
    let ladders = ids("SELECT id FROM ladders ORDER BY id")?.into_iter();
    let contests = contests.map(|id| ContestOrLadder::Contest(ContestId(id)));
    let ladders = ladders.map(|id| ContestOrLadder::Ladder(LadderId(id)));
    Ok(contests.chain(ladders).collect())
}
