//! A player's stored preferences.

use crate::play::PlayerId;
use crate::service::api::preferences::{Preference, Preferences};
use crate::store::Store;

/// The preferences of this player, with defaults for missing and unreadable ones.
pub(in crate::service) fn preferences_of(store: &Store, player: &PlayerId) -> Preferences {
    let stored = store.preferences(player).unwrap_or_else(|error| {
        // A board in the usual colours is better than none.
        tracing::error!(%error, "failed to read the settings of a player");
        Vec::new()
    });
    let chosen = stored
        .iter()
        .filter_map(|(name, value)| Preference::from_codes(name, value));
    Preferences::default().with(chosen)
}
