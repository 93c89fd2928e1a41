//! Plans: one for each player and game. A plan can be read only as its player.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{GameId, PlayerId, Timestamp, Version};
use crate::store::base::tx::Transaction;
use crate::store::games::{notices, outbox};
use crate::store::{Notice, Store, StoreError};

/// A stored plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlan {
    /// The version of the game up to which it was followed.
    pub version: Version,
    /// Its instructions, one a line; empty if nothing is planned any more.
    pub body: String,
    /// Number of changes so far.
    pub edition: u32,
}

/// A plan, and the player whose it is.
#[derive(Clone, Copy, Debug)]
pub struct PlayerPlan<'a> {
    /// The player.
    pub player: &'a PlayerId,
    /// Their plan.
    pub plan: &'a StoredPlan,
}

/// A player’s plan for a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_player(
    store: &Store,
    game: GameId,
    player: &PlayerId,
) -> Result<Option<StoredPlan>, StoreError> {
    let found = store
        .conn
        .prepare_cached("SELECT version, body, edition FROM plans WHERE game = ?1 AND player = ?2")?
        .query_row(params![game.0, player.as_str()], |row| {
            Ok(StoredPlan {
                version: Version(row.get(0)?),
                body: row.get(1)?,
                edition: row.get(2)?,
            })
        })
        .optional()?;
    Ok(found)
}

/// Replaces a player’s plan for a game and stores the resulting notices, in one transaction.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn save(
    store: &mut Store,
    game: GameId,
    plan: PlayerPlan<'_>,
    notices: &[Notice],
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    put(&tx, game, plan)?;
    // No answer of the plan comes any more.
    outbox::tell_now(&tx, game, now)?;
    notices::insert(&tx, now, notices)?;
    tx.commit()?;
    Ok(())
}

/// [`save`] inside a transaction.
pub(in crate::store) fn put(
    tx: &Connection,
    game: GameId,
    PlayerPlan { player, plan }: PlayerPlan<'_>,
) -> Result<(), StoreError> {
    let StoredPlan {
        version,
        body,
        edition,
    } = plan;
    if body.is_empty() {
        tx.prepare_cached("DELETE FROM plans WHERE game = ?1 AND player = ?2")?
            .execute(params![game.0, player.as_str()])?;
        return Ok(());
    }
    tx.prepare_cached(
        "INSERT OR REPLACE INTO plans (game, player, version, body, edition)
         VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![game.0, player.as_str(), version.0, body, edition])?;
    Ok(())
}
