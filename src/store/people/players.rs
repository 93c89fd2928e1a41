//! Preferences of players. They stand beside the log, not in it, so they may be changed.
//!
//! Names and values are texts here. The service knows their meaning and their defaults.

use crate::play::PlayerId;
use crate::store::people::settings;
use crate::store::{Store, StoreError};

const READ: &str = "SELECT name, value FROM preferences WHERE player = ?1 ORDER BY name";
const SAVE: &str = "INSERT OR REPLACE INTO preferences (player, name, value) VALUES (?1, ?2, ?3)";

impl Store {
    /// A player's preferences, as pairs of name and value in the order of the names.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn preferences(&self, player: &PlayerId) -> Result<Vec<(String, String)>, StoreError> {
        settings::read(&self.conn, READ, player.as_str())
    }

    /// Replaces one of a player's preferences.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn save_preferences(
        &mut self,
        player: &PlayerId,
        name: &str,
        value: &str,
    ) -> Result<(), StoreError> {
        settings::save(&self.conn, SAVE, player.as_str(), name, value)
    }
}
