//! Web hooks: signed requests to the programs of servers, from the outbox of the store.
//!
//! They are sent beside everything else: the worker is asked what is due and told what became of it, and no move waits for
//! an answer. A request goes to public addresses only, and whatever its answer holds is not read.

mod body;
mod courier;
mod sign;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

pub use crate::hooks::courier::Courier;
use crate::runtime::Handle;
use crate::service::api::hooks::{HookOutcome, OutgoingHook};

/// Most requests at once: one for each of so many hooks.
const AT_ONCE: usize = 16;
/// Longest time between two looks at what is due.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Time limit for requests in hand once the program ends; they are made again after the next start.
const FAREWELL: Duration = Duration::from_secs(1);

/// Tells hooks what they are owed until `stop` is `true`.
pub async fn run(handle: Handle, courier: Courier, mut stop: watch::Receiver<bool>) {
    let courier = Arc::new(courier);
    let mut stored = handle.feed().listen_to_all();
    let mut busy = BTreeSet::new();
    let mut requests: JoinSet<(OutgoingHook, HookOutcome)> = JoinSet::new();
    while !*stop.borrow() {
        let room = AT_ONCE - busy.len();
        if room > 0 {
            let waiting = busy.iter().copied().collect();
            for due in handle.due_hooks(waiting, room).await {
                busy.insert(due.due.hook);
                let courier = Arc::clone(&courier);
                requests.spawn(async move {
                    let outcome = courier.tell(&due).await;
                    (due, outcome)
                });
            }
        }
        tokio::select! {
            Some(ended) = requests.join_next() => match ended {
                Ok((told, outcome)) => {
                    busy.remove(&told.due.hook);
                    handle.hook_attempted(told.due, outcome).await;
                }
                Err(why) => {
                    // Nobody knows which one it was: those in hand are asked for again.
                    tracing::error!(%why, "a request to a web hook broke off");
                    requests.abort_all();
                    busy.clear();
                }
            },
            _ = stored.changed() => {}
            () = sleep(LOOK_AGAIN) => {}
            _ = stop.changed() => {}
        }
    }
    let farewell = async {
        while let Some(ended) = requests.join_next().await {
            if let Ok((told, outcome)) = ended {
                handle.hook_attempted(told.due, outcome).await;
            }
        }
    };
    if tokio::time::timeout(FAREWELL, farewell).await.is_err() {
        tracing::info!("requests to web hooks in hand are made again after the next start");
    }
}
