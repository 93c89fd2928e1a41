//! Quarantine: a game with damaged data takes no more commands; all others continue.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::calendar::TimeSpan;
use crate::play::stage::Stage;
use crate::play::{GameId, PlayerId, Timestamp};
use crate::store::{Store, StoreError};

/// Longest reason kept, in characters: an error may quote a whole event body.
const MAX_REASON_CHARS: usize = 200;

/// The beginning of the reason of a game that was given up. Its row may be gone or unreadable, so the mark is here.
const GIVEN_UP: &str = "given up: ";

/// A quarantined game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuarantinedGame {
    /// The game.
    pub game: GameId,
    /// The time it was quarantined.
    pub since: Timestamp,
    /// The reason.
    pub reason: String,
    /// `true` if it ended without a result or was given up: nobody waits for it.
    pub ended: bool,
    /// `true` if it had finished with a result.
    pub finished: bool,
}

/// Quarantines a game. Returns `true` if it was not quarantined before.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn put(
    store: &mut Store,
    game: GameId,
    reason: &str,
    now: Timestamp,
) -> Result<bool, StoreError> {
    if get(store, game)?.is_some() {
        return Ok(false);
    }
    note(&store.conn, game, reason, now)?;
    Ok(true)
}

/// Releases a game from quarantine; the time in between counts on no clock.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn release(store: &mut Store, game: GameId, now: Timestamp) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached(
            "UPDATE set_apart SET until_at = max(?2, from_at) WHERE game = ?1 AND until_at IS NULL",
        )?
        .execute(params![game.0, now.0])?;
    Ok(())
}

/// The quarantine of a game; `None` if it is in none.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, game: GameId) -> Result<Option<QuarantinedGame>, StoreError> {
    let found = store
        .conn
        .prepare_cached(
            "SELECT a.game, a.from_at, a.reason, g.stage FROM set_apart a LEFT JOIN games g ON g.id = a.game \
             WHERE a.game = ?1 AND a.until_at IS NULL",
        )?
        .query_row([game.0], read)
        .optional()?;
    Ok(found)
}

/// All quarantined games, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all(store: &Store) -> Result<Vec<QuarantinedGame>, StoreError> {
    let mut statement = store.conn.prepare_cached(ALL)?;
    let rows = statement.query_map([], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The quarantined open and running games of a player, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_player(store: &Store, player: &PlayerId) -> Result<Vec<GameId>, StoreError> {
    let mut statement = store.conn.prepare_cached(QUARANTINED_OF)?;
    let rows = statement.query_map([player.as_str()], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The past quarantines of a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn history(store: &Store, game: GameId) -> Result<Vec<TimeSpan>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT from_at, until_at FROM set_apart \
         WHERE game = ?1 AND until_at > from_at ORDER BY from_at",
    )?;
    let rows = statement.query_map([game.0], |row| {
        Ok(TimeSpan {
            from: Timestamp(row.get(0)?),
            until: Timestamp(row.get(1)?),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Quarantines a game inside a transaction.
pub(in crate::store) fn note(
    conn: &Connection,
    game: GameId,
    reason: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    let reason: String = reason.chars().take(MAX_REASON_CHARS).collect();
    conn.prepare_cached(
        "INSERT INTO set_apart (game, from_at, reason) VALUES (?1, ?2, ?3) \
         ON CONFLICT (game, from_at) DO UPDATE SET until_at = NULL, reason = excluded.reason",
    )?
    .execute(params![game.0, now.0, reason])?;
    Ok(())
}

/// Marks a quarantined game as given up, inside a transaction.
pub(in crate::store) fn give_up(conn: &Connection, game: GameId) -> Result<(), StoreError> {
    conn.prepare_cached(
        "UPDATE set_apart SET reason = ?2 || reason \
         WHERE game = ?1 AND until_at IS NULL AND substr(reason, 1, length(?2)) <> ?2",
    )?
    .execute(params![game.0, GIVEN_UP])?;
    Ok(())
}

/// The quarantined games of a database that have neither ended without a result nor been given up, in order.
pub(in crate::store) fn awaited(conn: &Connection) -> Result<Vec<GameId>, StoreError> {
    let mut statement = conn.prepare(ALL)?;
    let rows = statement.query_map([], read)?;
    let all: Vec<QuarantinedGame> = rows.collect::<Result<_, _>>()?;
    let awaited = all.into_iter().filter(|found| !found.ended);
    Ok(awaited.map(|found| found.game).collect())
}

const ALL: &str = "SELECT a.game, a.from_at, a.reason, g.stage FROM set_apart a LEFT JOIN games g ON g.id = a.game \
     WHERE a.until_at IS NULL ORDER BY a.game";
const QUARANTINED_OF: &str = "SELECT a.game FROM set_apart a CROSS JOIN people p ON p.game = a.game \
     WHERE a.until_at IS NULL AND p.player = ?1 AND p.stage IN ('open', 'running') ORDER BY a.game";

fn read(row: &rusqlite::Row<'_>) -> Result<QuarantinedGame, rusqlite::Error> {
    let reason: String = row.get(2)?;
    let stage: Option<String> = row.get(3)?;
    let known = reason.strip_prefix(GIVEN_UP);
    Ok(QuarantinedGame {
        game: GameId(row.get(0)?),
        since: Timestamp(row.get(1)?),
        ended: known.is_some() || stage.as_deref() == Some(Stage::Void.word()),
        finished: stage.as_deref() == Some(Stage::Over.word()),
        reason: known.unwrap_or(&reason).to_owned(),
    })
}
