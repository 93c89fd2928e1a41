//! Delivers due messages of the outbox: draws them, posts them as ordinary channel messages and records their ids.
//!
//! The service returns the first waiting message of each game. So a game's messages keep their order, and a failing one
//! holds up no other game. A message that was posted but not recorded is recorded again, not posted again.

mod address;
mod attempt;
pub(in crate::discord) mod edit_controls;
mod outcome;
pub(in crate::discord) mod roles;
mod threads;

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;
use tokio::task::{self, JoinError, JoinSet};
use tokio::time::{Instant, sleep_until};
use tracing::Instrument;

use crate::discord::base::ids::TRANSPORT;
use crate::discord::base::stop::until_stopped;
use crate::discord::delivery::attempt::attempt;
use crate::discord::delivery::outcome::{
    AttemptOutcome, FailedAttempts, PostedMessageId, pause, slow_pause,
};
use crate::discord::interactions::Interactions;
use crate::runtime::backoff::Failures;
use crate::service::api::delivery::{DeliveryId, DeliveryOutcome};
use crate::service::api::places::LostPlace;
use crate::service::background::build_delivery::InFlight;
use crate::service::{Recipient, place_text};

/// Most deliveries at once.
const MAX_DELIVERIES: usize = 64;
/// Most deliveries at once to one place. Discord takes about as many there before it asks for a pause.
const MAX_PER_PLACE: usize = 4;
/// Polling interval for postponed deliveries, also those of before a restart, and for those held for an answer.
const LOOK_AGAIN: Duration = Duration::from_secs(2);
/// The deliveries in flight.
#[derive(Default)]
struct InFlightPost {
    trying: Vec<(task::Id, DeliveryId, Recipient)>,
    failures: Failures<DeliveryId, FailedAttempts>,
    unrecorded: UnrecordedPosts,
    wake: Option<Instant>,
}

/// Messages that were posted while that could not be recorded: on a full disk they would be posted again and again.
#[derive(Default)]
struct UnrecordedPosts(BTreeMap<DeliveryId, PostedMessageId>);

impl UnrecordedPosts {
    /// The id of a message that was posted already.
    fn find(&self, id: DeliveryId) -> Option<PostedMessageId> {
        self.0.get(&id).cloned()
    }

    /// Remembers a message until it is recorded.
    fn note(&mut self, id: DeliveryId, tried: &AttemptOutcome) {
        match tried {
            AttemptOutcome::Unrecorded(name) => {
                self.0.insert(id, name.clone());
            }
            AttemptOutcome::Done => {
                self.0.remove(&id);
            }
            AttemptOutcome::Later(_)
            | AttemptOutcome::Slower
            | AttemptOutcome::Refused(_)
            | AttemptOutcome::Closed(_)
            | AttemptOutcome::Gone(_)
            | AttemptOutcome::Never(_) => {}
        }
    }
}

/// Delivers until asked to stop, then finishes the deliveries in flight.
pub(in crate::discord) async fn deliver(
    interactions: Arc<Interactions>,
    mut stop: watch::Receiver<bool>,
) {
    let mut post = InFlightPost::default();
    let mut tries = JoinSet::new();
    let mut last_round = false;
    loop {
        let free = MAX_DELIVERIES - tries.len();
        if free > 0 {
            let due = interactions
                .handle
                .due(TRANSPORT, free, post.under_way())
                .await;
            for delivery in due {
                let (id, to) = (delivery.id, delivery.to.clone());
                let known = post.unrecorded.find(id);
                let recipient = match &to {
                    Recipient::Place(place) => place_text(place),
                    Recipient::Person(person) => person.as_str().to_owned(),
                };
                let span = tracing::error_span!("delivery", outbox = %id, to = recipient);
                let trying = attempt(Arc::clone(&interactions), delivery, known).instrument(span);
                let task = tries.spawn(trying);
                post.trying.push((task.id(), id, to));
            }
        }
        if last_round {
            break;
        }
        let wake = Instant::now() + LOOK_AGAIN;
        let wake = post.wake.map_or(wake, |early| early.min(wake));
        tokio::select! {
            Some(done) = tries.join_next_with_id() => {
                post.note(&interactions, done).await;
                // Other finished deliveries make room too, so that the store is asked once for all.
                while let Some(done) = tries.try_join_next_with_id() {
                    post.note(&interactions, done).await;
                }
            }
            () = interactions.handle.delivery_pending() => {}
            () = sleep_until(wake) => post.wake = None,
            () = until_stopped(&mut stop) => last_round = true,
        }
    }
    while let Some(done) = tries.join_next_with_id().await {
        post.note(&interactions, done).await;
    }
}

impl InFlightPost {
    fn under_way(&self) -> InFlight {
        let trying = self.trying.iter();
        InFlight {
            known: trying.map(|(_, id, to)| (*id, to.clone())).collect(),
            max_per_place: MAX_PER_PLACE,
        }
    }

    /// Records the outcome of an attempt.
    async fn note(
        &mut self,
        interactions: &Interactions,
        done: Result<(task::Id, AttemptOutcome), JoinError>,
    ) {
        let (task, tried) = done.unwrap_or_else(|why| {
            tracing::error!(%why, "delivery panicked");
            (why.id(), AttemptOutcome::Later(None))
        });
        let Some(at) = self.trying.iter().position(|(trying, ..)| *trying == task) else {
            return;
        };
        let (_, id, to) = self.trying.swap_remove(at);
        self.unrecorded.note(id, &tried);
        match tried {
            AttemptOutcome::Unrecorded(_) | AttemptOutcome::Done => {
                self.failures.forget(&id);
            }
            // Discord named the wait, or nothing was tried.
            AttemptOutcome::Later(Some(wait)) => self.postpone(interactions, id, wait).await,
            AttemptOutcome::Later(None) => {
                let earlier = self.failures.of(id, Instant::now()).count_passing();
                self.postpone(interactions, id, pause(earlier)).await;
            }
            AttemptOutcome::Slower => {
                let earlier = self.failures.of(id, Instant::now()).count_slow();
                self.postpone(interactions, id, slow_pause(earlier)).await;
            }
            AttemptOutcome::Closed(why) => {
                match self.failures.of(id, Instant::now()).count_closed() {
                    Some(earlier) => {
                        tracing::warn!(outbox = %id, why, "delivery postponed: no permission in the channel");
                        self.postpone(interactions, id, pause(earlier)).await;
                    }
                    None => self.give_place_up(interactions, id, to, why).await,
                }
            }
            AttemptOutcome::Gone(why) => self.give_place_up(interactions, id, to, why).await,
            AttemptOutcome::Refused(why) => {
                self.give_up(interactions, id, DeliveryOutcome::Refused(why))
                    .await;
            }
            AttemptOutcome::Never(why) => {
                self.give_up(interactions, id, DeliveryOutcome::Never(why))
                    .await;
            }
        }
        interactions.attempted.send_replace(());
    }

    /// Records that a message is not delivered.
    async fn give_up(&mut self, interactions: &Interactions, id: DeliveryId, how: DeliveryOutcome) {
        self.failures.forget(&id);
        tracing::warn!(outbox = %id, ?how, "delivery given up");
        interactions.handle.delivered(id, how).await;
    }

    /// Reports that a place is gone, and that its message is not delivered there.
    async fn give_place_up(
        &mut self,
        interactions: &Interactions,
        id: DeliveryId,
        to: Recipient,
        why: String,
    ) {
        let how = match to {
            Recipient::Place(place) => {
                let lost = LostPlace::Place(place);
                interactions.handle.place_closed(lost, why.clone()).await;
                DeliveryOutcome::Gone(why)
            }
            // Whatever the reason is, this person cannot be reached in private.
            Recipient::Person(_) => DeliveryOutcome::Refused(why),
        };
        self.give_up(interactions, id, how).await;
    }

    /// Postpones a message by this wait.
    async fn postpone(&mut self, interactions: &Interactions, id: DeliveryId, wait: Duration) {
        let wake = Instant::now() + wait;
        self.wake = Some(self.wake.map_or(wake, |early| early.min(wake)));
        interactions.handle.postpone(id, wait).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_remembered_until_it_is_recorded_however_many_come_between() {
        let mut unrecorded = UnrecordedPosts::default();
        let posted = PostedMessageId(Some("77".to_owned()));
        let first = DeliveryId::Event(1);
        unrecorded.note(first, &AttemptOutcome::Unrecorded(posted.clone()));
        for id in 0..1_000 {
            let id = DeliveryId::Notice(id);
            unrecorded.note(id, &AttemptOutcome::Unrecorded(posted.clone()));
            unrecorded.note(id, &AttemptOutcome::Done);
        }
        unrecorded.note(first, &AttemptOutcome::Later(None));
        assert_eq!(unrecorded.0.len(), 1);
        assert_eq!(unrecorded.find(first).unwrap().0, posted.0);
        unrecorded.note(first, &AttemptOutcome::Done);
        assert!(unrecorded.find(first).is_none());
    }
}
