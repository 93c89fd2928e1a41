//! Data derived from a game's log: compared with a fresh derivation, and derived again.

use std::path::Path;

use rusqlite::types::Value;
use rusqlite::{Connection, TransactionBehavior};

use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{GameId, PlayerId};
use crate::store::base::damage;
use crate::store::games::{alarms, ratings};
use crate::store::health::quarantine;
use crate::store::rows::{history, lists, sums};
use crate::store::{Store, StoreError};

const PLAYERS: &str = "SELECT player, stage FROM people WHERE game = ?1 ORDER BY player, stage";
/// Without the time of the end, because later events change the list row alone.
const RESULTS: &str = "SELECT player, score FROM results WHERE game = ?1 ORDER BY player, score";

/// Page cache of a check of the whole file, in KiB, negative as SQLite wants it.
const SCANNER_CACHE_SIZE: i32 = -16 * 1024;

impl Store {
    /// Reads at one moment: writes of others meanwhile are not seen. It also takes the file's locks once for all reads.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails, and the errors of `read`.
    pub fn at_one_moment<T>(
        &self,
        read: impl FnOnce() -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        // Rolled back on drop.
        let _moment = self.conn.unchecked_transaction()?;
        read()
    }

    /// A [`Store::reader`] that keeps more pages in memory, for checks that look up rows all over the file.
    ///
    /// # Errors
    /// Those of [`Store::reader`].
    pub fn scanner(path: &Path) -> Result<Self, StoreError> {
        let store = Self::reader(path)?;
        store
            .conn
            .pragma_update(None, "cache_size", SCANNER_CACHE_SIZE)?;
        Ok(store)
    }
}

/// The derived tables of a game that differ from its log, each as a finding in words.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn stale_tables(store: &Store, summary: &GameSummary) -> Result<Vec<&'static str>, StoreError> {
    let mut differing = Vec::new();
    // Not its number of moves, which is the last column.
    let row = lists::values(summary);
    let stored = rows(&store.conn, lists::DERIVED, summary.id)?;
    let fits = |stored: &Vec<Value>| stored[..row.len() - 1] == row[..row.len() - 1];
    if !matches!(stored.as_slice(), [one] if fits(one)) {
        differing.push("its list row does not match its log");
    }
    let stage = summary.stage.word();
    let players = lists::listed_players(summary).into_iter();
    let players = players.map(|player| pair(player, stage));
    if !rows(&store.conn, PLAYERS, summary.id)?
        .into_iter()
        .eq(players)
    {
        differing.push("the list of its players does not match its log");
    }
    let results = history::results(summary).into_iter();
    let results = results.map(|(player, score)| pair(player, score));
    if !rows(&store.conn, RESULTS, summary.id)?
        .into_iter()
        .eq(results)
    {
        differing.push("its results do not match its log");
    }
    Ok(differing)
}

/// Derives the data of a game again from its log.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is changed then.
pub fn rebuild(store: &mut Store, summary: &GameSummary) -> Result<(), StoreError> {
    in_one_go(store, |tx| rebuild_all(tx, summary))
}

/// Gives up a quarantined game, whose log no event fits any more. Without a result yet, it ends without one: in its row, as far
/// as that is left. A result stays. The game remains quarantined, and its alarms go.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is changed then.
pub fn give_up(store: &mut Store, game: GameId) -> Result<(), StoreError> {
    let row = match store.summary(game) {
        Ok(row) => row,
        Err(StoreError::CorruptRow { .. }) => None,
        Err(error) => return Err(error),
    };
    let ended = row.filter(|row| row.stage != Stage::Over);
    let ended = ended.map(|row| GameSummary {
        stage: Stage::Void,
        to_move: None,
        outcome: None,
        rated: None,
        ..row
    });
    in_one_go(store, |tx| {
        match &ended {
            Some(ended) => rebuild_all(tx, ended)?,
            None => end_rows(tx, game)?,
        }
        alarms::write(tx, game, &[])?;
        quarantine::give_up(tx, game)
    })
}

/// Ends a game whose row is gone or cannot be read, unless it had finished.
fn end_rows(tx: &Connection, game: GameId) -> Result<(), StoreError> {
    for sql in [
        "UPDATE games SET stage = 'void', to_move = NULL WHERE id = ?1 AND stage <> 'over'",
        "UPDATE OR REPLACE people SET stage = 'void' WHERE game = ?1 AND stage <> 'over'",
    ] {
        tx.execute(sql, [game.0])?;
    }
    Ok(())
}

/// Changes rows to which foreign keys refer, in one transaction.
fn in_one_go(
    store: &mut Store,
    change: impl FnOnce(&Connection) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    store.conn.pragma_update(None, "foreign_keys", false)?;
    let conn = &mut store.conn;
    let changed = || {
        let tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
        change(&tx)?;
        Ok(tx.commit()?)
    };
    let changed = changed();
    store.conn.pragma_update(None, "foreign_keys", true)?;
    changed
}

fn rebuild_all(tx: &Connection, summary: &GameSummary) -> Result<(), StoreError> {
    // The log itself may be damaged: a new row must not hide that.
    let kept = sums::kept(tx, summary.id)?;
    for sql in [
        "DELETE FROM people WHERE game = ?1",
        "DELETE FROM results WHERE game = ?1",
        "DELETE FROM games WHERE id = ?1",
    ] {
        tx.execute(sql, [summary.id.0])?;
    }
    lists::insert(tx, summary)?;
    sums::put_back(tx, summary.id, kept)?;
    ratings::refresh(tx, summary)
}

/// The numbers of all games, also those with only a row or only events, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn every_number(store: &Store) -> Result<Vec<GameId>, StoreError> {
    let sql = "SELECT id FROM games UNION SELECT game FROM events ORDER BY 1";
    let mut statement = store.conn.prepare(sql)?;
    let numbers = statement.query_map([], |row| row.get(0).map(GameId))?;
    Ok(numbers.collect::<Result<_, _>>()?)
}

/// SQLite's integrity check of the file: at most `most` findings. Reads the whole file.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn damage(store: &Store, most: usize) -> Result<Vec<String>, StoreError> {
    match damage::damage(&store.conn, most) {
        Err(StoreError::Damaged) => Ok(vec!["it cannot be read through".to_owned()]),
        said => said,
    }
}

/// Broken foreign keys: tables with their number of rows.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn broken_references(store: &Store) -> Result<Vec<(String, u32)>, StoreError> {
    let sql = "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1 ORDER BY 1";
    let mut statement = store.conn.prepare(sql)?;
    let found = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// Tables, indexes and triggers that differ from this program's schema, by name.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn wrong_schema_objects(store: &Store) -> Result<Vec<String>, StoreError> {
    differing_parts(&store.conn, &Store::in_memory()?.conn)
}

/// Creates missing indexes and triggers again.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn recreate_schema_objects(store: &mut Store) -> Result<(), StoreError> {
    let here = shape(&store.conn)?;
    for (name, sql) in shape(&Store::in_memory()?.conn)? {
        if here.iter().all(|(known, _)| *known != name) {
            store.conn.execute_batch(&sql)?;
        }
    }
    Ok(())
}

/// Tables, indexes, triggers and views that differ between two databases, by name.
pub(in crate::store) fn differing_parts(
    here: &Connection,
    wanted: &Connection,
) -> Result<Vec<String>, StoreError> {
    let (here, wanted) = (shape(here)?, shape(wanted)?);
    let lacking = wanted.iter().filter(|part| !here.contains(part));
    let foreign = here.iter().filter(|part| !wanted.contains(part));
    let mut names: Vec<String> = lacking
        .chain(foreign)
        .map(|(name, _)| name.clone())
        .collect();
    names.sort();
    names.dedup();
    Ok(names)
}

fn pair(player: &PlayerId, word: &str) -> Vec<Value> {
    [player.as_str(), word]
        .map(|text| Value::Text(text.to_owned()))
        .into()
}

fn rows(conn: &Connection, sql: &str, game: GameId) -> Result<Vec<Vec<Value>>, StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    let width = statement.column_count();
    let found = statement.query_map([game.0], |row| (0..width).map(|at| row.get(at)).collect())?;
    Ok(found.collect::<Result<_, _>>()?)
}

/// All schema objects by name, with their SQL; without those of Litestream, which keeps its own beside ours.
fn shape(conn: &Connection) -> Result<Vec<(String, String)>, StoreError> {
    let sql = "SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' \
         AND name NOT GLOB '_litestream_*' ORDER BY rowid";
    let mut statement = conn.prepare(sql)?;
    let parts = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(parts.collect::<Result<_, _>>()?)
}
