//! Requests about roles of the first three, for the adapter that gives and takes them.

use crate::runtime::Handle;
use crate::service::background::podium::{self, RoleChangeOutcome};
use crate::store::RoleChange;

impl Handle {
    /// Roles of the first three that are to be given or removed, at most `most`.
    pub async fn role_changes(&self, transport: &'static str, most: usize) -> Vec<RoleChange> {
        self.with_env(move |service, env| podium::due_role_changes(service, transport, env, most))
            .await
            .unwrap_or_default()
    }

    /// Records the outcome of a role change.
    pub async fn role_changed(&self, change: RoleChange, how: RoleChangeOutcome) {
        self.with_env(move |service, env| podium::role_changed(service, &change, &how, env))
            .await
            .unwrap_or_default();
    }
}
