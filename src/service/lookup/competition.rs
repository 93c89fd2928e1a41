//! A player's choices about ratings.

use crate::play::PlayerId;
use crate::service::api::competition::Competition;
use crate::store::{self, Store};

/// The choice of this player about ratings.
pub(in crate::service) fn competition_of(store: &Store, player: &PlayerId) -> Competition {
    let stored = store::players::preferences(store, player).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the settings of a player");
        Vec::new()
    });
    let chosen = stored.iter().find(|(name, _)| name == Competition::SETTING);
    chosen
        .and_then(|(_, value)| Competition::from_code(value))
        .unwrap_or_default()
}
