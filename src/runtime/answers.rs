//! Answers that are deleted after the next move of their game.

use std::time::Duration;

use crate::runtime::Handle;
use crate::service::background::valid_controls;
use crate::service::operator::status;
use crate::service::{GameId, Place, PlayerId, Ply};

impl Handle {
    /// Records the message of an answer that is deleted after the next move in one of these games. Without a game,
    /// nothing is recorded.
    pub async fn record_transient(
        &self,
        place: Place,
        deleted_after_move_in: Vec<(GameId, Ply)>,
        message: String,
        source: String,
    ) {
        if deleted_after_move_in.is_empty() {
            return;
        }
        self.with_env(move |service, env| {
            // Once the answer is deleted, a repeated message would be answered again.
            status::note_handled(service, &source, env);
            valid_controls::record_transient(
                service,
                &place,
                &deleted_after_move_in,
                &message,
                env,
            );
        })
        .await
        .unwrap_or_default();
        self.stale.notify_one();
    }

    /// Returns `true` if the request of this name was handled before: it had an effect, or its answer is recorded.
    /// Without an answer of the worker it counts as handled.
    pub async fn is_handled(&self, source: String) -> bool {
        let known = self.with_env(move |service, _| status::is_handled(service, &source));
        known.await.unwrap_or(true)
    }

    /// Returns `true` if a message that this reader replies to is not recorded yet, and may be soon.
    pub async fn may_be_recorded(&self, place: Place, reader: PlayerId, message: String) -> bool {
        let looked = self.with_env(move |service, env| {
            status::may_be_recorded(service, &place, &reader, &message, env)
        });
        looked.await.unwrap_or_default()
    }

    /// Holds a question for this long while its answer is brought, so that no move deletes it meanwhile.
    pub async fn hold_transient(&self, place: Place, message: String, length: Duration) {
        self.with_env(move |service, env| {
            valid_controls::hold_transient(service, &place, &message, length, env);
        })
        .await
        .unwrap_or_default();
    }

    /// Releases a held question whose answer did not come.
    pub async fn release_transient(&self, place: Place, message: String) {
        self.with_env(move |service, env| {
            valid_controls::release_transient(service, &place, &message, env);
        })
        .await
        .unwrap_or_default();
        self.stale.notify_one();
    }

    /// Records the answer that has come in place of a question. It is deleted after the next move in one of these
    /// games.
    pub async fn replace_transient(
        &self,
        place: Place,
        deleted_after_move_in: Vec<(GameId, Ply)>,
        message: String,
    ) {
        self.with_env(move |service, env| {
            let games = &deleted_after_move_in;
            valid_controls::replace_transient(service, &place, games, &message, env);
        })
        .await
        .unwrap_or_default();
        self.stale.notify_one();
    }

    /// Forgets that an answer is to be deleted: it is gone.
    pub async fn forget_transient(&self, place: Place, message: String) {
        self.with_env(move |service, _| {
            valid_controls::forget_transient(service, &place, &message);
        })
        .await
        .unwrap_or_default();
    }
}
