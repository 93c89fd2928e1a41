//! Counts of the sealed dice of games that are over.
//!
//! The counts follow from the log and the engine. So they may be deleted, and those of another version of either are
//! not found.

use rusqlite::{OptionalExtension, params};
use serde::{Deserialize, Serialize};

use crate::play::{GameId, Version};
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// The attacks of a game that sealed dice decided.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct StoredDice {
    /// The attacks.
    #[serde(rename = "a")]
    pub attacks: Vec<StoredAttack>,
    /// The luck of each seat, in score.
    #[serde(rename = "l")]
    pub luck: Vec<f64>,
}

/// One attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredAttack {
    /// Index of the attacking seat.
    #[serde(rename = "b")]
    pub by: u8,
    /// Index of the attacked seat.
    #[serde(rename = "o")]
    pub on: u8,
    /// Rolls with a success.
    #[serde(rename = "w")]
    pub ways: u32,
    /// All rolls.
    #[serde(rename = "r")]
    pub rolls: u32,
    /// `true` if it succeeded.
    #[serde(rename = "s")]
    pub won: bool,
}

/// The state of a game and of the engine that counts were made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceKey {
    /// The game.
    pub game: GameId,
    /// Its number of events.
    pub version: Version,
    /// The version of the engine.
    pub engine: u32,
}

const COUNTS: &str =
    "SELECT body FROM dice_counts WHERE game = ?1 AND version = ?2 AND engine = ?3";
const UNCOUNTED: &str = "SELECT g.id FROM games g WHERE g.id > ?1 AND g.stage = 'over' AND NOT EXISTS \
     (SELECT 1 FROM dice_counts d WHERE d.game = g.id AND d.engine = ?2) ORDER BY g.id LIMIT ?3";

/// The stored counts of a game; `None` if there are none of this version and engine, or if they cannot be read.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, key: DiceKey) -> Result<Option<StoredDice>, StoreError> {
    let mut statement = store.conn.prepare_cached(COUNTS)?;
    let key = params![key.game.0, key.version.0, key.engine];
    let body: Option<String> = statement.query_row(key, |row| row.get(0)).optional()?;
    Ok(body.and_then(|body| serde_json::from_str(&body).ok()))
}

/// Stores the counts of a game in the place of older ones.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn save(store: &mut Store, key: DiceKey, counts: &StoredDice) -> Result<(), StoreError> {
    let body = serde_json::to_string(counts).expect("numbers serialise");
    let tx = Transaction::begin(&mut store.conn)?;
    tx.prepare_cached(
        "INSERT OR REPLACE INTO dice_counts (game, version, engine, body) VALUES (?1, ?2, ?3, ?4)",
    )?
    .execute(params![key.game.0, key.version.0, key.engine, body])?;
    store.commit_timer.commit(tx)
}

/// Games that are over and have no counts by this engine, in the order of their numbers, after this one.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn games_without(
    store: &Store,
    after: GameId,
    engine: u32,
    most: usize,
) -> Result<Vec<GameId>, StoreError> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(UNCOUNTED)?;
    let rows = statement.query_map(params![after.0, engine, most], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
