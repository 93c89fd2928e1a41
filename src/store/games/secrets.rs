//! The secrets of sealed dice, one of each game while it is sealed: kept with the seal, forgotten once opened.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::GameId;
use crate::play::event::{DiceEvent, Entry, Event, ModerationEvent};
use crate::play::sealed::Secret;
use crate::store::{Store, StoreError};

impl Store {
    /// The secret that decides the dice of a game; `None` where none is sealed.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn secret(&self, game: GameId) -> Result<Option<Secret>, StoreError> {
        let found = self
            .conn
            .prepare_cached("SELECT secret FROM secrets WHERE game = ?1")?
            .query_row([game.0], |row| row.get(0).map(Secret::new))
            .optional()?;
        Ok(found)
    }
}

/// Keeps the secret that these events seal, and forgets the one they open, or that decides nothing any more.
pub(in crate::store) fn follow(
    tx: &Connection,
    game: GameId,
    entries: &[Entry],
    secret: Option<&Secret>,
) -> Result<(), StoreError> {
    let over = |entry: &Entry| {
        matches!(
            entry.event,
            Event::Dice(DiceEvent::Opened { .. })
                | Event::Declined { .. }
                | Event::Withdrawn
                | Event::Expired
                | Event::Moderated(ModerationEvent::Annulled { .. })
                | Event::Closed
        )
    };
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

/// Whether the last seal in this log was made for the game of this number.
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
