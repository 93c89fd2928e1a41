//! Looks: an engine's judgement of each position of a game that is over.
//!
//! They follow from the log, the engine and the node budget. So they may be deleted, and those of another log or engine
//! are left out and replaced.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};
use serde::{Deserialize, Serialize};

use crate::play::GameId;
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// The inputs that determine stored looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LooksKey {
    /// The game.
    pub game: GameId,
    /// Node budget of each search.
    pub nodes: u64,
    /// The version of the engine.
    pub engine: u32,
    /// A fingerprint of the game's steps.
    pub steps: i64,
}

/// The judgement of one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredLook {
    /// The equity of each seat, in thousandths.
    #[serde(rename = "e")]
    pub equities: Vec<i32>,
    /// Number of positions searched.
    #[serde(rename = "n")]
    pub nodes: u64,
    /// The judgement of the move made there; `None` if none was made.
    #[serde(rename = "j", default, skip_serializing_if = "Option::is_none")]
    pub judgement: Option<StoredJudgement>,
}

/// The judgement of one move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredJudgement {
    /// Index of the seat that moved.
    #[serde(rename = "s")]
    pub seat: u8,
    /// The move made.
    #[serde(rename = "m")]
    pub made: String,
    /// The best move and its expected continuation.
    #[serde(rename = "l")]
    pub line: Vec<String>,
    /// The equity lost, in thousandths.
    #[serde(rename = "x")]
    pub error: i32,
    /// Number of legal moves.
    #[serde(rename = "c")]
    pub choices: u32,
    /// Index of its mark among all, the smallest first.
    #[serde(rename = "k", default, skip_serializing_if = "Option::is_none")]
    pub mark: Option<u8>,
}

const LOOKS: &str =
    "SELECT moment, body FROM looks WHERE game = ?1 AND nodes = ?2 AND engine = ?3 AND steps = ?4";
const BUDGETS: &str = "SELECT DISTINCT nodes FROM looks \
     WHERE game = ?1 AND engine = ?2 AND steps = ?3 ORDER BY nodes DESC";

/// The stored looks at a game by the index of their position; unreadable ones are left out.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all(store: &Store, key: &LooksKey) -> Result<BTreeMap<usize, StoredLook>, StoreError> {
    let LooksKey {
        game,
        nodes,
        engine,
        steps,
    } = key;
    let mut statement = store.conn.prepare_cached(LOOKS)?;
    let mut rows = statement.query(params![game.0, stored_nodes(*nodes), engine, steps])?;
    let mut found = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let moment = usize::try_from(row.get::<_, i64>(0)?).ok();
        let look = serde_json::from_str(row.get_ref(1)?.as_str().unwrap_or_default()).ok();
        found.extend(moment.zip(look));
    }
    Ok(found)
}

/// The node budgets of the stored looks by the engine of this key at its game and steps, the largest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn budgets(store: &Store, key: &LooksKey) -> Result<Vec<u64>, StoreError> {
    let LooksKey {
        game,
        nodes: _,
        engine,
        steps,
    } = key;
    let mut statement = store.conn.prepare_cached(BUDGETS)?;
    let rows = statement.query_map(params![game.0, engine, steps], |row| row.get(0))?;
    let budgets = rows.collect::<Result<Vec<i64>, _>>()?.into_iter();
    Ok(budgets
        .filter_map(|nodes| u64::try_from(nodes).ok())
        .collect())
}

/// Stores looks. Those of the same game and budget with another engine or other steps go.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn save(
    store: &mut Store,
    key: &LooksKey,
    looks: &[(usize, StoredLook)],
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    put(&tx, key, looks)?;
    store.commit_timer.commit(tx)
}

/// [`save`] inside a transaction.
pub(in crate::store) fn put(
    tx: &Connection,
    key: &LooksKey,
    looks: &[(usize, StoredLook)],
) -> Result<(), StoreError> {
    let LooksKey {
        game,
        nodes,
        engine,
        steps,
    } = key;
    let nodes = stored_nodes(*nodes);
    tx.prepare_cached(
        "DELETE FROM looks WHERE game = ?1 AND nodes = ?2 AND (engine <> ?3 OR steps <> ?4)",
    )?
    .execute(params![game.0, nodes, engine, steps])?;
    let mut statement = tx.prepare_cached(
        "INSERT OR REPLACE INTO looks (game, nodes, moment, engine, steps, body) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
    )?;
    for (moment, look) in looks {
        let moment = i64::try_from(*moment).unwrap_or(i64::MAX);
        let body = serde_json::to_string(look).expect("a look has a JSON form");
        statement.execute(params![game.0, nodes, moment, engine, steps, body])?;
    }
    Ok(())
}

/// A node budget as it is stored.
pub(in crate::store) fn stored_nodes(nodes: u64) -> i64 {
    i64::try_from(nodes).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_looks_of_a_game_are_found_without_passing_those_of_others() {
        let store = Store::in_memory().unwrap();
        for sql in [LOOKS, BUDGETS] {
            let plan = store.plan(sql);
            assert!(
                plan.iter().all(|step| step.starts_with("SEARCH ")),
                "{plan:#?}"
            );
        }
    }
}
