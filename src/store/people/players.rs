//! What players choose for themselves. Beside the log, not part of it, so it may be changed.
//!
//! Names and values are texts here; what they mean, and what they are for who chose nothing, the service knows.

use rusqlite::params;

use crate::play::PlayerId;
use crate::store::{Store, StoreError};

impl Store {
    /// What a player has chosen, as pairs of name and value in the order of the names.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn preferences(&self, player: &PlayerId) -> Result<Vec<(String, String)>, StoreError> {
        let mut statement = self.conn.prepare_cached(
            "SELECT name, value FROM preferences WHERE player = ?1 ORDER BY name",
        )?;
        let rows = statement.query_map([player.as_str()], |row| {
            // Text that is no text is a choice nobody can read, and passed over like any such.
            let text = |column| {
                row.get_ref(column)
                    .map(|value| value.as_str().unwrap_or_default().to_owned())
            };
            Ok((text(0)?, text(1)?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Keeps what a player has chosen in the place of what he had chosen before.
    ///
    /// # Errors
    /// As SQLite reports.
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
