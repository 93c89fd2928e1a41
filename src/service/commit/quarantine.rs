//! Quarantine of games whose damage was found.

use crate::play::Env;
use crate::store::{self, Store};

/// Quarantines the games found damaged since the last call.
pub(in crate::service) fn quarantine_damaged(store: &mut Store, env: &Env) {
    for (game, reason) in store.drain() {
        match store::quarantine::put(store, game, &reason, env.now) {
            Ok(true) => tracing::error!(game = game.0, reason, "a game is quarantined"),
            Ok(false) => {}
            Err(error) => {
                tracing::error!(%error, game = game.0, reason, "failed to quarantine a game");
            }
        }
    }
}
