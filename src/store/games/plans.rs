//! Plans: one of each player for each game. There is no way to read one but as its player.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{GameId, PlayerId, Timestamp, Version};
use crate::store::base::tx::Transaction;
use crate::store::games::notices;
use crate::store::{Notice, Store, StoreError};

/// A plan as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlan {
    /// The version of the game up to which it has been followed.
    pub version: Version,
    /// Its instructions, one a line; empty where nothing is planned any more.
    pub body: String,
    /// How often it has changed.
    pub edition: u32,
}

impl Store {
    /// A player’s plan for a game.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn plan_of(
        &self,
        game: GameId,
        player: &PlayerId,
    ) -> Result<Option<StoredPlan>, StoreError> {
        let found = self
            .conn
            .prepare_cached(
                "SELECT version, body, edition FROM plans WHERE game = ?1 AND player = ?2",
            )?
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

    /// Keeps a player’s plan in the place of his earlier one, and promises what is to be said because of it; all
    /// or nothing.
    ///
    /// # Errors
    /// As SQLite reports; nothing is stored then.
    pub fn save_plan(
        &mut self,
        game: GameId,
        (player, plan): (&PlayerId, &StoredPlan),
        notices: &[Notice],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let tx = Transaction::begin(&mut self.conn)?;
        put(&tx, game, player, plan)?;
        notices::insert(&tx, now, notices)?;
        tx.commit()?;
        Ok(())
    }
}

/// As [`Store::save_plan`], as part of what else is stored.
pub(in crate::store) fn put(
    tx: &Connection,
    game: GameId,
    player: &PlayerId,
    plan: &StoredPlan,
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
