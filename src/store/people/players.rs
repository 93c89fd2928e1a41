//! Preferences of players. They stand beside the log, not in it, so they may be changed.
//!
//! Names and values are texts here. The service knows their meaning and their defaults.

use crate::play::PlayerId;
use crate::store::people::settings::{self, StoredSettings};
use crate::store::{Store, StoreError};

const READ: &str = "SELECT name, value FROM preferences WHERE player = ?1";
const SAVE: &str = "INSERT OR REPLACE INTO preferences (player, name, value) VALUES (?1, ?2, ?3)";

/// A player's preferences.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn preferences(store: &Store, player: &PlayerId) -> Result<StoredSettings, StoreError> {
    settings::read(&store.conn, READ, player.as_str())
}

/// Replaces one of a player's preferences.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn save_preference(
    store: &mut Store,
    player: &PlayerId,
    name: &str,
    value: &str,
) -> Result<(), StoreError> {
    settings::save(&store.conn, SAVE, player.as_str(), name, value)
}
