//! Answers that go once their game has moved on.

use crate::runtime::Handle;
use crate::service::background::valid_controls;
use crate::service::{GameId, Place, Ply};

impl Handle {
    /// Remembers the message of an answer that goes once one of these games has moved on.
    pub async fn remember_passing(
        &self,
        place: Place,
        passes_with: Vec<(GameId, Ply)>,
        message: String,
    ) {
        self.with_env(move |service, env| {
            valid_controls::remember_passing(service, &place, &passes_with, &message, env);
        })
        .await
        .unwrap_or_default();
        self.stale.notify_one();
    }
}
