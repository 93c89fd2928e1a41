//! Contests and ladders whose log is damaged: quarantined, so that they wait and all others continue.

use rusqlite::{OptionalExtension, params};

use crate::play::Timestamp;
use crate::store::games::contests::ContestId;
use crate::store::games::contests::ladders::LadderId;
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

/// A contest or a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ContestOrLadder {
    /// A contest.
    Contest(ContestId),
    /// A ladder.
    Ladder(LadderId),
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

impl ContestOrLadder {
    const fn statements(self) -> Statements {
        match self {
            Self::Contest(_) => CONTESTS,
            Self::Ladder(_) => LADDERS,
        }
    }

    /// The contest; `None` for a ladder.
    pub const fn contest(self) -> Option<ContestId> {
        match self {
            Self::Contest(id) => Some(id),
            Self::Ladder(_) => None,
        }
    }

    /// The ladder; `None` for a contest.
    pub const fn ladder(self) -> Option<LadderId> {
        match self {
            Self::Contest(_) => None,
            Self::Ladder(id) => Some(id),
        }
    }

    const fn id(self) -> i64 {
        match self {
            Self::Contest(id) => id.0,
            Self::Ladder(id) => id.0,
        }
    }
}

impl std::fmt::Display for ContestOrLadder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Contest(id) => write!(f, "contest {}", id.0),
            Self::Ladder(id) => write!(f, "ladder {}", id.0),
        }
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
    let mut statement = store.conn.prepare_cached(of.statements().add)?;
    Ok(statement.execute(params![of.id(), now.0, reason])? > 0)
}

/// Releases one that is whole again; its alarm is due now.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn release(store: &mut Store, of: ContestOrLadder, now: Timestamp) -> Result<(), StoreError> {
    let Statements { delete, wake, .. } = of.statements();
    store.conn.prepare_cached(delete)?.execute([of.id()])?;
    store
        .conn
        .prepare_cached(wake)?
        .execute(params![of.id(), now.0])?;
    Ok(())
}

/// Returns `true` if one is quarantined.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn contains(store: &Store, of: ContestOrLadder) -> Result<bool, StoreError> {
    let mut statement = store.conn.prepare_cached(of.statements().find)?;
    Ok(statement
        .query_row([of.id()], |_| Ok(()))
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
        let mut statement = store.conn.prepare_cached(of(0).statements().list)?;
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
