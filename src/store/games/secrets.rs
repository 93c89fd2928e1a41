//! The secrets of sealed dice, one for each sealed game: stored with the seal, deleted once opened.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::GameId;
use crate::play::event::{DiceEvent, Entry, Event};
use crate::play::seal::Secret;
use crate::store::{Store, StoreError};

/// The secret that decides the dice of a game; `None` if none is sealed.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(store: &Store, game: GameId) -> Result<Option<Secret>, StoreError> {
    let found = store
        .conn
        .prepare_cached("SELECT secret FROM secrets WHERE game = ?1")?
        .query_row([game.0], |row| row.get(0).map(Secret::new))
        .optional()?;
    Ok(found)
}

/// Games whose dice have the secret of another game, as some that began together had in early versions.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn shared(store: &Store) -> Result<Vec<GameId>, StoreError> {
    let mut statement = store.conn.prepare(
        "SELECT game FROM secrets WHERE secret IN \
         (SELECT secret FROM secrets GROUP BY secret HAVING count(*) > 1) ORDER BY game",
    )?;
    let rows = statement.query_map([], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Stores the secret that these events seal, and deletes one that they open or that decides nothing any more.
pub(in crate::store) fn follow(
    tx: &Connection,
    game: GameId,
    entries: &[Entry],
    secret: Option<&Secret>,
) -> Result<(), StoreError> {
    let opens = |event: &Event| matches!(event, Event::Dice(DiceEvent::Opened { .. }));
    let over = |entry: &Entry| opens(&entry.event) || entry.event.effects().ends.is_some();
    if entries.iter().any(over) {
        tx.prepare_cached("DELETE FROM secrets WHERE game = ?1")?
            .execute([game.0])?;
    }
    if let Some(secret) = secret {
        tx.prepare_cached("INSERT OR REPLACE INTO secrets (game, secret) VALUES (?1, ?2)")?
            .execute(params![game.0, secret.bytes()])?;
    }
    Ok(())
}

/// Returns `true` if the last seal in this log was made for this game number.
pub(in crate::store) fn sealed_for(log: &[Entry], game: GameId) -> bool {
    let sealed = log.iter().rev().find_map(|entry| {
        if let Event::Dice(DiceEvent::Sealed { game, .. }) = &entry.event {
            Some(*game)
        } else {
            None
        }
    });
    sealed == Some(game)
}
