//! Requests of analyses: their authors, and the places of the answers.
//!
//! A request waits until its looks are complete. The last looks, the message to its asker and its new state are stored
//! in one transaction. So a crash neither loses the message nor sends it twice.

use rusqlite::{Connection, Row, params};

use crate::play::calendar::DAY;
use crate::play::{GameId, PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::{looks, notices};
use crate::store::rows::places::{place_of_text, place_text};
use crate::store::{LooksKey, Notice, Recipient, Store, StoreError, StoredLook};

/// Time for which a request counts for its player and is kept, in ms.
const COUNTED_FOR: i64 = DAY;

/// A request of an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisRequest {
    /// The game.
    pub game: GameId,
    /// The player who asks.
    pub player: PlayerId,
    /// The place of the answer.
    pub to: Recipient,
}

// A player's next request counts from the end of the one before, so nobody waits behind another's many.
const WAITING: &str = "SELECT a.game, a.player, a.place FROM analyses a \
     WHERE a.state = 'waiting' AND substr(a.player || ':', 1, length(?1) + 1) = ?1 || ':' \
     AND a.id = (SELECT min(id) FROM analyses WHERE player = a.player AND state = 'waiting') \
     ORDER BY max(a.asked_at, coalesce((SELECT max(settled_at) FROM analyses \
     WHERE player = a.player AND state = 'told'), 0)), a.id LIMIT ?2";

/// Stores a request. Returns `false` if the player waits for the analysis of this game already.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn ask(
    store: &mut Store,
    request: &AnalysisRequest,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let AnalysisRequest { game, player, to } = request;
    let place = match to {
        Recipient::Place(place) => Some(place_text(place)),
        Recipient::Person(_) => None,
    };
    let tx = Transaction::begin(&mut store.conn)?;
    drop_old(&tx, now)?;
    let stored = tx
        .prepare_cached(
            "INSERT OR IGNORE INTO analyses (game, player, place, asked_at) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![game.0, player.as_str(), place, now.0])?;
    put_handled(&tx, store.source.as_deref(), now)?;
    store.commit_timer.commit(tx)?;
    Ok(stored == 1)
}

/// The next requests of a transport's players in the order of their turns, one of each player, at most `most`.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn next(
    store: &Store,
    transport: &str,
    most: usize,
) -> Result<Vec<AnalysisRequest>, StoreError> {
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let mut statement = store.conn.prepare_cached(WAITING)?;
    let rows = statement.query_map(params![transport, most], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Number of players with a waiting request.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn waiting(store: &Store) -> Result<usize, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT count(DISTINCT player) FROM analyses WHERE state = 'waiting'")?;
    let count: i64 = statement.query_row([], |row| row.get(0))?;
    Ok(usize::try_from(count).unwrap_or(usize::MAX))
}

/// The requests of a game that wait.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(store: &Store, game: GameId) -> Result<Vec<AnalysisRequest>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT game, player, place FROM analyses WHERE game = ?1 AND state = 'waiting' ORDER BY id",
    )?;
    let rows = statement.query_map([game.0], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The games whose analyses a player waits for, in the order of asking.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn asked_by(store: &Store, player: &PlayerId) -> Result<Vec<GameId>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT game FROM analyses WHERE player = ?1 AND state = 'waiting' ORDER BY id",
    )?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Number of analyses that a player asked for in the day before `now`.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn asked_lately(store: &Store, player: &PlayerId, now: Timestamp) -> Result<u32, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT count(*) FROM analyses WHERE player = ?1 AND asked_at > ?2")?;
    let since = now.0.saturating_sub(COUNTED_FOR);
    Ok(statement.query_row(params![player.as_str(), since], |row| row.get(0))?)
}

/// Stores the last looks at a game, settles all requests of it, and stores the messages to their askers, in one
/// transaction. The search for puzzles in the game continues.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn settle(
    store: &mut Store,
    game: GameId,
    last: Option<(&LooksKey, &[(usize, StoredLook)])>,
    notices: &[Notice],
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    if let Some((key, last)) = last {
        looks::put(&tx, key, last)?;
    }
    tx.prepare_cached(
        "UPDATE analyses SET state = 'told', settled_at = ?2 WHERE game = ?1 AND state = 'waiting'",
    )?
    .execute(params![game.0, now.0])?;
    tx.prepare_cached("UPDATE puzzle_searches SET done = 0 WHERE game = ?1")?
        .execute([game.0])?;
    notices::insert(&tx, now, notices)?;
    drop_old(&tx, now)?;
    store.commit_timer.commit(tx)
}

fn read(row: &Row<'_>) -> Result<AnalysisRequest, rusqlite::Error> {
    let player = PlayerId::new(row.get::<_, String>(1)?);
    let place: Option<String> = row.get(2)?;
    let to = match place {
        Some(place) => Recipient::Place(place_of_text(&place)),
        None => Recipient::Person(player.clone()),
    };
    Ok(AnalysisRequest {
        game: GameId(row.get(0)?),
        player,
        to,
    })
}

/// Deletes settled requests that count for nobody any more.
fn drop_old(tx: &Connection, now: Timestamp) -> Result<(), StoreError> {
    tx.prepare_cached(
        "DELETE FROM analyses WHERE state = 'told' AND settled_at <= ?1 AND asked_at <= ?1",
    )?
    .execute([now.0.saturating_sub(COUNTED_FOR)])?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_queue_is_read_without_the_settled_requests() {
        let store = Store::in_memory().unwrap();
        let plan = store.plan(WAITING);
        let whole =
            |step: &&String| step.starts_with("SCAN ") && !step.contains("analyses_waiting");
        assert_eq!(plan.iter().find(whole), None, "{plan:#?}");
    }
}
