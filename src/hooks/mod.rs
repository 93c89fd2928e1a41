//! Web hooks: signed requests to the programs of servers, from the outbox of the store.
//!
//! Deliveries run beside everything else. The worker is asked for due ones and gets their outcomes, and no move waits
//! for an answer. A request goes to public addresses only, and whatever its answer holds is not read.

mod body;
mod courier;
mod sign;

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{self, JoinSet};
use tokio::time::{Instant, sleep};

pub use crate::hooks::courier::Courier;
use crate::runtime::Handle;
use crate::runtime::backoff::{Failures, backoff};
use crate::service::HookId;
use crate::service::api::hooks::{HookOutcome, OutgoingHook};

/// Most requests at once: one for each of so many hooks.
const AT_ONCE: usize = 16;
/// The rest of a hook after its first failure; it doubles with each one in a row.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest rest.
const LONGEST_PAUSE: Duration = Duration::from_mins(1);
/// Longest time between two looks at due deliveries.
const LOOK_AGAIN: Duration = Duration::from_secs(1);
/// Time limit for requests in hand once the program ends; they are made again after the next start.
const FAREWELL: Duration = Duration::from_secs(1);

/// The hooks that get nothing for now. Each has a request in hand, or rests because its last one failed.
#[derive(Default)]
struct BusyHooks {
    hooks: BTreeSet<HookId>,
    /// The requests in hand, by their tasks.
    in_hand: Vec<(task::Id, HookId)>,
    /// Failures in a row. One that is silent takes the time limit of a request each time: without rests a few such
    /// hooks would hold up all others.
    failures: Failures<HookId, u32>,
    rests: JoinSet<HookId>,
}

impl BusyHooks {
    fn begin(&mut self, task: task::Id, hook: HookId) {
        self.hooks.insert(hook);
        self.in_hand.push((task, hook));
    }

    /// Records the end of a request.
    fn end(&mut self, task: task::Id, heard: bool) {
        let Some(at) = self.in_hand.iter().position(|(known, _)| *known == task) else {
            return;
        };
        let (_, hook) = self.in_hand.swap_remove(at);
        if heard {
            self.failures.forget(&hook);
            self.hooks.remove(&hook);
            return;
        }
        let failures = self.failures.of(hook, Instant::now());
        let rest = pause(*failures);
        *failures = failures.saturating_add(1);
        self.rests.spawn(async move {
            sleep(rest).await;
            hook
        });
    }
}

/// The rest after this many earlier failures in a row.
fn pause(failures: u32) -> Duration {
    backoff(FIRST_PAUSE, LONGEST_PAUSE, failures)
}

/// Delivers owed messages to hooks until `stop` is `true`.
pub async fn run(handle: Handle, courier: Courier, mut stop: watch::Receiver<bool>) {
    let courier = Arc::new(courier);
    let mut stored = handle.feed().listen_to_all();
    let mut busy = BusyHooks::default();
    let mut requests: JoinSet<(OutgoingHook, HookOutcome)> = JoinSet::new();
    while !*stop.borrow() {
        let room = AT_ONCE - requests.len();
        if room > 0 {
            let waiting = busy.hooks.iter().copied().collect();
            for due in handle.due_hooks(waiting, room).await {
                let hook = due.due.hook;
                let courier = Arc::clone(&courier);
                let request = requests.spawn(async move {
                    let outcome = courier.tell(&due).await;
                    (due, outcome)
                });
                busy.begin(request.id(), hook);
            }
        }
        tokio::select! {
            Some(ended) = requests.join_next_with_id() => match ended {
                Ok((task, (told, outcome))) => {
                    handle.hook_attempted(told.due, outcome).await;
                    busy.end(task, outcome.is_heard());
                }
                Err(why) => {
                    tracing::error!(%why, "a request to a web hook broke off");
                    busy.end(why.id(), false);
                }
            },
            Some(Ok(rested)) = busy.rests.join_next() => {
                busy.hooks.remove(&rested);
            }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rests_double_up_to_a_minute() {
        assert_eq!([0, 1, 5].map(pause), [1, 2, 32].map(Duration::from_secs));
        assert_eq!([6, u32::MAX].map(pause), [LONGEST_PAUSE; 2]);
    }

    #[tokio::test]
    async fn a_hook_that_fails_rests_longer_each_time_and_one_that_hears_does_not() {
        let mut busy = BusyHooks::default();
        let mut requests = JoinSet::new();
        let [silent, other] = [HookId(1), HookId(2)];
        for (hook, heard) in [(silent, false), (other, true), (silent, false)] {
            busy.begin(requests.spawn(async {}).id(), hook);
            let (task, ()) = requests.join_next_with_id().await.unwrap().unwrap();
            busy.end(task, heard);
            assert_eq!(busy.hooks.contains(&hook), !heard);
        }
        assert_eq!(busy.rests.len(), 2, "nothing else ends a rest");
        assert_eq!(*busy.failures.of(silent, Instant::now()), 2);
        busy.begin(requests.spawn(async {}).id(), silent);
        let (task, ()) = requests.join_next_with_id().await.unwrap().unwrap();
        busy.end(task, true);
        assert_eq!(busy.failures, Failures::default());
        assert!(busy.in_hand.is_empty());
    }
}
