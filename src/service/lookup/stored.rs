//! The stored settings of players and servers. Unreadable ones count as none: games continue with the defaults.

use crate::play::{PlayerId, Server};
use crate::store::{self, Store, StoreError, StoredSettings};

/// The stored settings of a player.
pub(in crate::service) fn of_player(store: &Store, player: &PlayerId) -> StoredSettings {
    or_none(store::players::preferences(store, player), "a player")
}

/// The stored settings of a server.
pub(in crate::service) fn of_server(store: &Store, server: &Server) -> StoredSettings {
    or_none(store::servers::settings(store, server), "a server")
}

fn or_none(settings: Result<StoredSettings, StoreError>, owner: &str) -> StoredSettings {
    settings.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the settings of {owner}");
        StoredSettings::default()
    })
}
