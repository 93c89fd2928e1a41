//! Games set apart once their damage was met.

use crate::play::Env;
use crate::store::Store;

/// Sets apart what was found damaged since the last time.
pub(in crate::service) fn quarantine_damaged(store: &mut Store, env: &Env) {
    for (game, reason) in store.drain() {
        match store.quarantine(game, &reason, env.now) {
            Ok(true) => tracing::error!(game = game.0, reason, "a game is set apart"),
            Ok(false) => {}
            Err(error) => {
                tracing::error!(%error, game = game.0, reason, "a game cannot be set apart");
            }
        }
    }
}
