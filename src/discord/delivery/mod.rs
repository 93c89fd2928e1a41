//! Delivers due messages of the outbox: draws them, posts them as ordinary channel messages and records their ids.
//!
//! The service returns the first waiting message of each game, so a game's messages keep their order and a failing
//! one holds up no other game. A message that was posted but not recorded is recorded again, not posted again.

pub(in crate::discord) mod edit_controls;
pub(in crate::discord) mod roles;
mod threads;

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::sync::watch;
use tokio::task::{self, JoinError, JoinSet};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::Instrument;

use crate::discord::base::ids;
use crate::discord::base::ids::{TRANSPORT, channel, user_number};
use crate::discord::base::stop::until_stopped;
use crate::discord::interactions::Interactions;
use crate::discord::messages::payload::{MessagePayload, draw};
use crate::discord::rest::{RestCall, RestError};
use crate::runtime::backoff::backoff;
use crate::service::api::delivery::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome};
use crate::service::api::places::LostPlace;
use crate::service::api::reply::Reply;
use crate::service::background::build_delivery::InFlight;
use crate::service::{PlayerId, Recipient, place_text};
use crate::watch::Stopwatch;

/// Most deliveries at once.
const MOST: usize = 64;
/// Most deliveries at once to one place. Discord takes about as many there before it asks for a pause.
const MOST_AT_ONE: usize = 4;
/// Polling interval for postponed deliveries, also those of before a restart, and for those held for an answer.
const LOOK_AGAIN: Duration = Duration::from_secs(2);
/// The pause after the first failure; it doubles with each attempt.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// Attempts at a channel without permission: some minutes, in which a moderator may grant it.
const CLOSED: u32 = 10;
/// Discord's error code for an unknown channel.
const UNKNOWN_CHANNEL: u64 = 10_003;

/// The id of a posted message; `None` where nothing was posted.
#[derive(Clone)]
pub(in crate::discord) struct PostedMessageId(Option<String>);

/// The outcome of one attempt.
pub(in crate::discord) enum AttemptOutcome {
    /// It is posted under this id, and that could not be recorded.
    Unrecorded(PostedMessageId),
    /// It is done and recorded, or doing it twice is harmless.
    Done,
    /// It may be tried again after this wait, or after the usual pause.
    Later(Option<Duration>),
    /// The bot lacks permission there, with the reason; to be tried for some time.
    Closed(String),
    /// The place is gone.
    Gone(String),
    /// It cannot succeed, with the reason.
    Never(String),
}

impl AttemptOutcome {
    /// Turns a missing permission into a final failure.
    fn unless_closed(self) -> Self {
        if let Self::Closed(why) = self {
            return Self::Never(why);
        }
        self
    }
}

/// The deliveries in flight.
#[derive(Default)]
struct InFlightPost {
    trying: Vec<(task::Id, DeliveryId, Recipient)>,
    failures: BTreeMap<DeliveryId, FailedAttempts>,
    unrecorded: UnrecordedPosts,
    wake: Option<Instant>,
}

/// The failed attempts at a delivery, by their kinds: only those without permission close a place.
#[derive(Clone, Copy, Debug, Default)]
struct FailedAttempts {
    passing: u32,
    closed: u32,
}

impl FailedAttempts {
    /// Counts a passing failure. Returns the number of earlier ones.
    fn count_passing(&mut self) -> u32 {
        let earlier = self.passing;
        self.passing = earlier.saturating_add(1);
        earlier
    }

    /// Counts an attempt without permission. Returns the number of earlier ones, or `None` after the last attempt.
    fn count_closed(&mut self) -> Option<u32> {
        let earlier = self.closed;
        self.closed = earlier.saturating_add(1);
        (earlier < CLOSED).then_some(earlier)
    }
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
            | AttemptOutcome::Closed(_)
            | AttemptOutcome::Gone(_)
            | AttemptOutcome::Never(_) => {}
        }
    }
}

/// The deliveries that were due at the start.
#[derive(Default)]
struct Backlog {
    ids: BTreeSet<DeliveryId>,
    /// Whether the list is complete.
    complete: bool,
}

impl Backlog {
    /// Adds a batch of at most `most` due deliveries: a smaller one is the last.
    fn add(&mut self, due: &[Delivery], most: usize) {
        if !self.complete {
            self.ids.extend(due.iter().map(|delivery| delivery.id));
            self.complete = due.len() < most;
        }
    }

    /// Returns `true` if all have been tried.
    fn is_tried(&self, trying: &[(task::Id, DeliveryId, Recipient)]) -> bool {
        self.complete && !trying.iter().any(|(_, id, _)| self.ids.contains(id))
    }
}

/// Delivers until told to stop, then finishes the deliveries in flight.
pub(in crate::discord) async fn deliver(
    interactions: Arc<Interactions>,
    mut stop: watch::Receiver<bool>,
) {
    let mut post = InFlightPost::default();
    let mut tries = JoinSet::new();
    let mut backlog = Backlog::default();
    let mut last_round = false;
    loop {
        let free = MOST - tries.len();
        if free > 0 {
            let due = interactions
                .handle
                .due(TRANSPORT, free, post.under_way())
                .await;
            backlog.add(&due, free);
            for delivery in due {
                let (id, to) = (delivery.id, delivery.to.clone());
                let known = post.unrecorded.find(id);
                let recipient = match &to {
                    Recipient::Place(place) => place_text(place),
                    Recipient::Person(person) => person.as_str().to_owned(),
                };
                let span = tracing::error_span!("delivery", promise = %id, to = recipient);
                let trying = attempt(Arc::clone(&interactions), delivery, known).instrument(span);
                let task = tries.spawn(trying);
                post.trying.push((task.id(), id, to));
            }
        }
        if backlog.is_tried(&post.trying) {
            // It is set once; a later call changes nothing.
            drop(interactions.drained.set(()));
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
            max_per_place: MOST_AT_ONE,
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
                self.failures.remove(&id);
            }
            AttemptOutcome::Later(wait) => {
                let earlier = self.failures.entry(id).or_default().count_passing();
                let wait = wait.unwrap_or_else(|| pause(earlier));
                self.postpone(interactions, id, wait).await;
            }
            AttemptOutcome::Closed(why) => {
                match self.failures.entry(id).or_default().count_closed() {
                    Some(earlier) => {
                        tracing::warn!(promise = %id, why, "delivery postponed: no permission in the channel");
                        self.postpone(interactions, id, pause(earlier)).await;
                    }
                    None => self.give_place_up(interactions, id, to, why).await,
                }
            }
            AttemptOutcome::Gone(why) => self.give_place_up(interactions, id, to, why).await,
            AttemptOutcome::Never(why) => {
                self.failures.remove(&id);
                tracing::warn!(promise = %id, why, "delivery given up");
                interactions
                    .handle
                    .delivered(id, DeliveryOutcome::Never(why))
                    .await;
            }
        }
    }

    /// Reports that a place is gone, and that its message is not delivered there.
    async fn give_place_up(
        &mut self,
        interactions: &Interactions,
        id: DeliveryId,
        to: Recipient,
        why: String,
    ) {
        self.failures.remove(&id);
        tracing::warn!(promise = %id, why, "delivery failed: the place is gone");
        if let Recipient::Place(place) = to {
            interactions
                .handle
                .place_closed(LostPlace::Place(place), why.clone())
                .await;
        }
        interactions
            .handle
            .delivered(id, DeliveryOutcome::Gone(why))
            .await;
    }

    /// Postpones a message by this wait.
    async fn postpone(&mut self, interactions: &Interactions, id: DeliveryId, wait: Duration) {
        let wake = Instant::now() + wait;
        self.wake = Some(self.wake.map_or(wake, |early| early.min(wake)));
        interactions.handle.postpone(id, wait).await;
    }
}

/// The pause after this many earlier failures.
fn pause(failures: u32) -> Duration {
    backoff(FIRST_PAUSE, LONGEST_PAUSE, failures)
}

/// Records a message that was posted, after recording it has failed.
async fn record_again(
    interactions: &Interactions,
    id: DeliveryId,
    name: PostedMessageId,
) -> AttemptOutcome {
    tracing::error!(promise = %id, "message posted but not recorded; recording again");
    sleep(FIRST_PAUSE * 5).await;
    record(interactions, id, name).await
}

/// Records a message that was posted.
async fn record(
    interactions: &Interactions,
    id: DeliveryId,
    name: PostedMessageId,
) -> AttemptOutcome {
    let booked = DeliveryOutcome::Posted(name.0.clone());
    if interactions.handle.delivered(id, booked).await {
        AttemptOutcome::Done
    } else {
        AttemptOutcome::Unrecorded(name)
    }
}

/// Attempts one delivery. A message already posted under the id `known` is only recorded.
async fn attempt(
    interactions: Arc<Interactions>,
    delivery: Delivery,
    known: Option<PostedMessageId>,
) -> AttemptOutcome {
    let Delivery {
        id,
        to,
        recipient,
        reply,
        kind,
        silent,
        thread_follows,
        age_ms,
    } = delivery;
    if let Some(name) = known {
        return record_again(&interactions, id, name).await;
    }
    let began = Stopwatch::start();
    let channel = match address(&interactions, &to).await {
        Ok(channel) => channel,
        Err(tried) => return tried,
    };
    let edited = match kind {
        DeliveryKind::Message => None,
        DeliveryKind::Edit(message) => Some(message),
        DeliveryKind::OpenThread(message) => {
            let posted = threads::PostedMessage {
                channel,
                id: &message,
            };
            return open_thread(&interactions, id, &to, posted, &reply).await;
        }
        DeliveryKind::ArchiveThread => return close_thread(&interactions, id, channel).await,
    };
    let reply = match id {
        DeliveryId::Event(_) if thread_follows => reply.words_alone(),
        DeliveryId::Event(_) => reply,
        DeliveryId::Notice(_) => {
            match without_absent(&interactions, &to, recipient.as_ref(), reply).await {
                Ok(reply) => reply,
                Err(tried) => return tried,
            }
        }
    };
    let Some(message) = MessagePayload::new(reply, interactions.mentions_to(&to).await) else {
        return AttemptOutcome::Never("there is nothing to say".to_owned());
    };
    if let Some(edited) = edited {
        match edit(&interactions, id, channel, edited, &message).await {
            Ok(tried) => return tried,
            Err(why) => {
                tracing::info!(promise = %id, why, "message cannot be edited; posting anew");
            }
        }
    }
    let message = if silent { message.silent() } else { message };
    let (message, files) = draw(message, interactions.handle.watch().clone()).await;
    let call = RestCall::post(channel, message.posted(&format!("kb-{id}"))).with_files(files);
    let _booking = interactions.booking.begin(channel);
    let failure = match threads::post(&interactions, channel, call).await {
        Ok(posted) => {
            let waited = Duration::from_millis(u64::try_from(age_ms).unwrap_or_default());
            (interactions.handle.watch()).delivered(waited + began.elapsed());
            let name = posted["id"].as_str().map(str::to_owned);
            return record(&interactions, id, PostedMessageId(name)).await;
        }
        Err(failure) => failure,
    };
    match (failed(failure, id), to) {
        // A user who takes no direct messages will not take the next attempt either.
        (AttemptOutcome::Closed(why), Recipient::Person(_)) => AttemptOutcome::Never(why),
        (tried, _) => tried,
    }
}

/// Edits a posted message. Returns the reason if it must be posted anew. A repeated edit does no harm.
async fn edit(
    interactions: &Interactions,
    id: DeliveryId,
    channel: ChannelId,
    edited: String,
    message: &MessagePayload,
) -> Result<AttemptOutcome, String> {
    let number: Result<NonZeroU64, _> = edited.parse();
    let number = number.map_err(|_| format!("{edited} is no message"))?;
    let call = RestCall::edit(channel, MessageId::from(number), message.edited());
    match interactions.rest.call(call).await {
        Ok(_) => Ok(record(interactions, id, PostedMessageId(Some(edited))).await),
        Err(failure @ RestError::Refused { status, .. }) if status != 401 => match id {
            DeliveryId::Event(_) => Err(failure.to_string()),
            DeliveryId::Notice(_) => Ok(AttemptOutcome::Never(failure.to_string())),
        },
        Err(failure) => Ok(failed(failure, id)),
    }
}

/// Opens a game's thread on a message. Discord opens one however often it is asked.
async fn open_thread(
    interactions: &Interactions,
    id: DeliveryId,
    to: &Recipient,
    posted: threads::PostedMessage<'_>,
    reply: &Reply,
) -> AttemptOutcome {
    let Recipient::Place(place) = to else {
        return AttemptOutcome::Never("no place for a thread".to_owned());
    };
    let name = reply.text.plain();
    let opened = threads::open(interactions, posted, &name, &reply.notify).await;
    match opened {
        Ok(thread) => {
            let thread = ids::place(ids::server(place), thread);
            interactions
                .handle
                .delivered(id, DeliveryOutcome::Opened(thread))
                .await;
            AttemptOutcome::Done
        }
        Err(failure) => failed(failure, id).unless_closed(),
    }
}

/// Archives a thread.
async fn close_thread(
    interactions: &Interactions,
    id: DeliveryId,
    channel: ChannelId,
) -> AttemptOutcome {
    match interactions
        .rest
        .call(RestCall::set_archived(channel, true))
        .await
    {
        Ok(_) => {
            interactions
                .handle
                .delivered(id, DeliveryOutcome::Posted(None))
                .await;
            AttemptOutcome::Done
        }
        // Discord archives it in a week.
        Err(failure) => failed(failure, id).unless_closed(),
    }
}

/// Takes the mentions of players who have left the server out of a notice, and reports these players.
///
/// # Errors
/// The outcome of a notice for one player who has left: nobody else waits for it.
async fn without_absent(
    interactions: &Interactions,
    to: &Recipient,
    recipient: Option<&PlayerId>,
    mut reply: Reply,
) -> Result<Reply, AttemptOutcome> {
    let Recipient::Place(place) = to else {
        return Ok(reply);
    };
    for left in threads::absent(interactions, place, &reply.notify).await {
        let gone = left.clone();
        interactions.handle.departed(place.clone(), gone).await;
        if recipient == Some(&left) {
            let why = "its recipient has left the server";
            return Err(AttemptOutcome::Never(why.to_owned()));
        }
        reply.notify.retain(|player| *player != left);
        reply.hears.retain(|player| *player != left);
    }
    Ok(reply)
}

/// The channel of a recipient; a direct-message channel is opened, or found open.
pub(in crate::discord) async fn address(
    interactions: &Interactions,
    to: &Recipient,
) -> Result<ChannelId, AttemptOutcome> {
    let nowhere = |name: &str| AttemptOutcome::Never(format!("no channel in {name}"));
    let person = match to {
        Recipient::Place(place) => {
            return channel(place).ok_or_else(|| nowhere(&place_text(place)));
        }
        Recipient::Person(person) => person,
    };
    let user = user_number(person).and_then(NonZeroU64::new);
    let user = user.ok_or_else(|| nowhere(person.as_str()))?.into();
    match interactions.rest.call(RestCall::create_dm(user)).await {
        Ok(opened) => opened["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .ok_or_else(|| nowhere(person.as_str())),
        Err(RestError::Refused {
            status: 403, why, ..
        }) => Err(AttemptOutcome::Never(why)),
        Err(failure) => Err(failed(failure, DeliveryId::Notice(0))),
    }
}

/// The outcome of a failed call.
fn failed(failure: RestError, id: DeliveryId) -> AttemptOutcome {
    match failure {
        RestError::Wait(wait) => AttemptOutcome::Later(Some(wait)),
        RestError::Transient(why) => {
            tracing::warn!(promise = %id, why, "delivery postponed");
            AttemptOutcome::Later(None)
        }
        // The token may have been renewed: the operator must act, and the message waits.
        RestError::Refused {
            status: 401, why, ..
        } => {
            tracing::error!(promise = %id, why, "Discord does not know the token");
            AttemptOutcome::Later(None)
        }
        RestError::Refused {
            status: 403, why, ..
        } => AttemptOutcome::Closed(why),
        gone @ RestError::Refused {
            code: UNKNOWN_CHANNEL,
            ..
        } => AttemptOutcome::Gone(gone.to_string()),
        refused @ RestError::Refused { .. } => AttemptOutcome::Never(refused.to_string()),
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

    #[test]
    fn only_attempts_without_permission_close_a_place() {
        let mut failed = FailedAttempts::default();
        for earlier in 0..50 {
            assert_eq!(failed.count_passing(), earlier);
        }
        for earlier in 0..CLOSED {
            assert_eq!(failed.count_closed(), Some(earlier));
        }
        assert_eq!(failed.count_closed(), None);
    }

    #[test]
    fn pauses_double_up_to_some_minutes() {
        assert_eq!(pause(0), Duration::from_secs(1));
        assert_eq!(pause(3), Duration::from_secs(8));
        assert_eq!(pause(9), LONGEST_PAUSE);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }
}
