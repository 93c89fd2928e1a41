//! Requests about web hooks, for their sender.

use crate::runtime::Handle;
use crate::service::api::hooks::{HookOutcome, OutgoingHook};
use crate::service::background::hooks;
use crate::store::{DueHook, HookId};

impl Handle {
    /// Deliveries to web hooks that are due, one for each hook but `busy` ones; at most `most`.
    pub async fn due_hooks(&self, busy: Vec<HookId>, most: usize) -> Vec<OutgoingHook> {
        self.with_env(move |service, env| hooks::due_hooks(service, &busy, env, most))
            .await
            .unwrap_or_default()
    }

    /// Records the result of a delivery to a web hook.
    pub async fn hook_attempted(&self, due: DueHook, outcome: HookOutcome) {
        self.with_env(move |service, env| hooks::hook_attempted(service, &due, outcome, env))
            .await
            .unwrap_or_default();
        // Its server may have to be notified.
        self.due.notify_one();
    }
}
