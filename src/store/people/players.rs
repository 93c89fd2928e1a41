//! Preferences of players. They stand beside the log, not in it, so they may be changed.
//!
//! Names and values are texts here. The service knows their meaning and their defaults.

use rusqlite::params;

use crate::play::PlayerId;
use crate::store::{Store, StoreError};

impl Store {
    /// A player's preferences, as pairs of name and value in the order of the names.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn preferences(&self, player: &PlayerId) -> Result<Vec<(String, String)>, StoreError> {
        let mut statement = self.conn.prepare_cached(
            "SELECT name, value FROM preferences WHERE player = ?1 ORDER BY name",
        )?;
        let rows = statement.query_map([player.as_str()], |row| {
            // Invalid UTF-8 is an unreadable preference, and is skipped like any other.
            let text = |column| {
                row.get_ref(column)
                    .map(|value| value.as_str().unwrap_or_default().to_owned())
            };
            Ok((text(0)?, text(1)?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Replaces a player's preferences.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn save_preferences(
        &mut self,
        player: &PlayerId,
        name: &str,
        value: &str,
    ) -> Result<(), StoreError> {
        self.conn
            .prepare_cached(
                "INSERT OR REPLACE INTO preferences (player, name, value) VALUES (?1, ?2, ?3)",
            )?
            .execute(params![player.as_str(), name, value])?;
        Ok(())
    }
}
