//! A player's stored preferences.

use crate::play::PlayerId;
use crate::service::api::preferences::{Preference, Preferences};
use crate::store::Store;

/// What this player wants; as for everybody, where nothing is chosen or nothing can be read.
pub(in crate::service) fn preferences_of(store: &Store, who: &PlayerId) -> Preferences {
    let stored = store.preferences(who).unwrap_or_else(|error| {
        // A board in the usual colours is better than none.
        tracing::error!(%error, "the settings of a player cannot be read");
        Vec::new()
    });
    let chosen = stored
        .iter()
        .filter_map(|(name, value)| Preference::from_codes(name, value));
    Preferences::default().with(chosen)
}
