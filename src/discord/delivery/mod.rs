//! Promised messages that are due: drawn, posted as ordinary channel messages, and booked.
//!
//! The service gives the first that waits of each game, so a game's messages keep their order and one
//! that fails holds up no other game. A message that was posted but not booked is booked again, not posted again.

pub(in crate::discord) mod stale_controls;
mod threads;

use std::collections::BTreeMap;
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
use crate::service::Recipient;
use crate::service::deliveries::InFlight;
use crate::service::places::LostPlace;
use crate::service::reply::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome, Reply};
use crate::watch::Stopwatch;

/// The most messages under way at once.
const MOST: usize = 64;
/// The most under way to one place: Discord takes about as many there before it asks for a pause, and more would only
/// keep those of other places waiting.
const MOST_AT_ONE: usize = 4;
/// How many posted messages to know, should their booking fail.
const REMEMBERED: usize = 256;
/// How often to look without being told: for what was put off, also before a restart.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// The pause after the first failure; it doubles from try to try.
const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// How often to try a place that is closed to the bot: for some minutes, in which somebody may open it.
const CLOSED: u32 = 10;
/// Discord's number for a channel that is gone.
const UNKNOWN_CHANNEL: u64 = 10_003;

/// What a posted message is called; nothing where there was nothing to post.
#[derive(Clone)]
pub(in crate::discord) struct PostedMessageId(Option<String>);

/// How one try went.
pub(in crate::discord) enum AttemptOutcome {
    /// It stands there, under this name.
    Posted(PostedMessageId),
    /// It is done and booked, and could be done twice.
    Done,
    /// To be tried again after this long, or after the usual pause.
    Later(Option<Duration>),
    /// The place is closed to the bot, and why: to be tried for some time.
    Closed(String),
    /// The place is gone.
    Gone(String),
    /// There is no use in trying.
    Never(String),
}

impl AttemptOutcome {
    /// The same, but for a place that is closed to the bot: that is final, and can be said at once.
    fn unless_closed(self) -> Self {
        if let Self::Closed(why) = self {
            return Self::Never(why);
        }
        self
    }
}

/// What is under way.
#[derive(Default)]
struct InFlightPost {
    trying: Vec<(task::Id, DeliveryId, Recipient)>,
    failures: BTreeMap<DeliveryId, u32>,
    posted: BTreeMap<DeliveryId, PostedMessageId>,
    wake: Option<Instant>,
}

/// Delivers until told to stop; then what is under way is finished.
pub(in crate::discord) async fn deliver(desk: Arc<Interactions>, mut stop: watch::Receiver<bool>) {
    let mut post = InFlightPost::default();
    let mut tries = JoinSet::new();
    let mut last_round = false;
    loop {
        let free = MOST - tries.len();
        if free > 0 {
            for delivery in desk.handle.due(TRANSPORT, free, post.under_way()).await {
                let (id, to) = (delivery.id, delivery.to.clone());
                let known = post.posted.get(&id).cloned();
                let whom = match &to {
                    Recipient::Place(place) => place.as_str(),
                    Recipient::Person(person) => person.as_str(),
                };
                let span = tracing::error_span!("delivery", promise = %id, to = whom);
                let trying = attempt(Arc::clone(&desk), delivery, known).instrument(span);
                let task = tries.spawn(trying);
                post.trying.push((task.id(), id, to));
            }
        }
        if tries.is_empty() {
            // All that was due at the start has been tried. A later time says nothing new.
            drop(desk.drained.set(()));
        }
        if last_round {
            break;
        }
        let wake = Instant::now() + LOOK_AGAIN;
        let wake = post.wake.map_or(wake, |early| early.min(wake));
        tokio::select! {
            Some(done) = tries.join_next_with_id() => {
                post.note(&desk, done).await;
                // What has come to its end meanwhile makes room too: the store is asked once for all of it.
                while let Some(done) = tries.try_join_next_with_id() {
                    post.note(&desk, done).await;
                }
            }
            () = desk.handle.delivery_pending() => {}
            () = sleep_until(wake) => post.wake = None,
            () = until_stopped(&mut stop) => last_round = true,
        }
    }
    while let Some(done) = tries.join_next_with_id().await {
        post.note(&desk, done).await;
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

    /// Takes note of how a try went.
    async fn note(
        &mut self,
        desk: &Interactions,
        done: Result<(task::Id, AttemptOutcome), JoinError>,
    ) {
        let (task, tried) = done.unwrap_or_else(|why| {
            tracing::error!(%why, "a message could not be made");
            (why.id(), AttemptOutcome::Later(None))
        });
        let Some(at) = self.trying.iter().position(|(trying, ..)| *trying == task) else {
            return;
        };
        let (_, id, to) = self.trying.swap_remove(at);
        match tried {
            AttemptOutcome::Posted(name) => {
                self.failures.remove(&id);
                self.posted.insert(id, name);
                if self.posted.len() > REMEMBERED {
                    self.posted.pop_first();
                }
            }
            AttemptOutcome::Done => {
                self.failures.remove(&id);
            }
            AttemptOutcome::Later(wait) => self.postpone(desk, id, wait).await,
            AttemptOutcome::Closed(why) if self.failures.get(&id).is_none_or(|n| *n < CLOSED) => {
                tracing::warn!(promise = %id, why, "a message waits for a closed place");
                self.postpone(desk, id, None).await;
            }
            AttemptOutcome::Closed(why) | AttemptOutcome::Gone(why) => {
                self.failures.remove(&id);
                tracing::warn!(promise = %id, why, "the place of a message is gone");
                if let Recipient::Place(place) = to {
                    desk.handle
                        .place_closed(LostPlace::Place(place), why.clone())
                        .await;
                }
                desk.handle.delivered(id, DeliveryOutcome::Gone(why)).await;
            }
            AttemptOutcome::Never(why) => {
                self.failures.remove(&id);
                tracing::warn!(promise = %id, why, "a message was given up");
                desk.handle.delivered(id, DeliveryOutcome::Never(why)).await;
            }
        }
    }

    /// Has a message tried again after this long, or after the usual pause.
    async fn postpone(&mut self, desk: &Interactions, id: DeliveryId, wait: Option<Duration>) {
        let failures = self.failures.entry(id).or_default();
        let wait = wait.unwrap_or_else(|| pause(*failures));
        *failures += 1;
        let wake = Instant::now() + wait;
        self.wake = Some(self.wake.map_or(wake, |early| early.min(wake)));
        desk.handle.postpone(id, wait).await;
    }
}

/// The pause after this many earlier failures.
fn pause(failures: u32) -> Duration {
    FIRST_PAUSE
        .saturating_mul(1 << failures.min(16))
        .min(LONGEST_PAUSE)
}

/// Tries once to deliver; what stands there already, under the name `known`, is left to be booked.
async fn attempt(
    desk: Arc<Interactions>,
    delivery: Delivery,
    known: Option<PostedMessageId>,
) -> AttemptOutcome {
    let Delivery {
        id,
        to,
        reply,
        kind: deed,
        silent: hushed,
        thread_follows,
        age_ms: waited,
    } = delivery;
    let began = Stopwatch::start();
    if let Some(name) = known {
        tracing::error!(promise = %id, "posted and not booked: booking again");
        sleep(FIRST_PAUSE * 5).await;
        let booked = DeliveryOutcome::Posted(name.0.clone());
        desk.handle.delivered(id, booked).await;
        return AttemptOutcome::Posted(name);
    }
    let channel = match address(&desk, &to).await {
        Ok(channel) => channel,
        Err(tried) => return tried,
    };
    let standing = match deed {
        DeliveryKind::Message => None,
        DeliveryKind::Edit(message) => Some(message),
        DeliveryKind::OpenThread(message) => {
            return open_thread(&desk, (id, &to), (channel, &message), &reply).await;
        }
        DeliveryKind::ArchiveThread => return close_thread(&desk, id, channel).await,
    };
    if let Some(why) = absent_member(&desk, (id, &to), &reply).await {
        return AttemptOutcome::Never(why);
    }
    let reply = if thread_follows {
        reply.words_alone()
    } else {
        reply
    };
    let Some(message) = MessagePayload::new(reply, desk.mentions().await) else {
        return AttemptOutcome::Never("there is nothing to say".to_owned());
    };
    if let Some(standing) = standing {
        match edit(&desk, id, (channel, standing), &message).await {
            Ok(tried) => return tried,
            Err(why) => {
                tracing::info!(promise = %id, why, "a message cannot be edited: it is said anew");
            }
        }
    }
    let message = if hushed { message.silent() } else { message };
    let (message, files) = draw(message, desk.handle.watch().clone()).await;
    let call = RestCall::post(channel, message.posted(&format!("kb-{id}"))).with_files(files);
    let _booking = desk.booking.begin(channel);
    let failure = match threads::post(&desk, channel, call).await {
        Ok(posted) => {
            let waited = Duration::from_millis(u64::try_from(waited).unwrap_or_default());
            desk.handle.watch().delivered(waited + began.elapsed());
            let name = posted["id"].as_str().map(str::to_owned);
            let booked = DeliveryOutcome::Posted(name.clone());
            desk.handle.delivered(id, booked).await;
            return AttemptOutcome::Posted(PostedMessageId(name));
        }
        Err(failure) => failure,
    };
    match (failed(failure, id), to) {
        // Who does not take messages from the bot will not take the next try either.
        (AttemptOutcome::Closed(why), Recipient::Person(_)) => AttemptOutcome::Never(why),
        (tried, _) => tried,
    }
}

/// Puts a message in the place of what one that stands says; why that cannot be, where it is to be said anew. To edit
/// it twice does no harm.
async fn edit(
    desk: &Interactions,
    id: DeliveryId,
    (channel, standing): (ChannelId, String),
    message: &MessagePayload,
) -> Result<AttemptOutcome, String> {
    let number: Result<NonZeroU64, _> = standing.parse();
    let number = number.map_err(|_| format!("{standing} is no message"))?;
    let call = RestCall::edit(channel, MessageId::from(number), message.edited());
    match desk.rest.call(call).await {
        Ok(_) => {
            let booked = DeliveryOutcome::Posted(Some(standing.clone()));
            desk.handle.delivered(id, booked).await;
            Ok(AttemptOutcome::Posted(PostedMessageId(Some(standing))))
        }
        Err(failure @ RestError::Refused { status, .. }) if status != 401 => {
            Err(failure.to_string())
        }
        Err(failure) => Ok(failed(failure, id)),
    }
}

/// Opens a game's thread on a message. It is opened once however often it is tried.
async fn open_thread(
    desk: &Interactions,
    (id, to): (DeliveryId, &Recipient),
    (channel, message): (ChannelId, &str),
    reply: &Reply,
) -> AttemptOutcome {
    let Recipient::Place(place) = to else {
        return AttemptOutcome::Never("no place for a thread".to_owned());
    };
    let name = reply.text.plain();
    let opened = threads::open(desk, channel, message, (&name, &reply.notify)).await;
    match opened {
        Ok(thread) => {
            let thread = ids::place(ids::server(place), thread);
            desk.handle
                .delivered(id, DeliveryOutcome::Opened(thread))
                .await;
            AttemptOutcome::Done
        }
        Err(failure) => failed(failure, id).unless_closed(),
    }
}

/// Puts a thread to sleep.
async fn close_thread(desk: &Interactions, id: DeliveryId, channel: ChannelId) -> AttemptOutcome {
    match desk.rest.call(RestCall::set_archived(channel, true)).await {
        Ok(_) => {
            desk.handle
                .delivered(id, DeliveryOutcome::Posted(None))
                .await;
            AttemptOutcome::Done
        }
        // It falls asleep by itself, in a week.
        Err(failure) => failed(failure, id).unless_closed(),
    }
}

/// Whether somebody whom a reminder calls has left the server; then the service is told, and why the reminder
/// is not needed any more is given.
async fn absent_member(
    desk: &Interactions,
    (id, to): (DeliveryId, &Recipient),
    reply: &Reply,
) -> Option<String> {
    let (DeliveryId::Notice(_), Recipient::Place(place)) = (id, to) else {
        return None;
    };
    let left = threads::first_absent(desk, place, &reply.notify).await?;
    desk.handle.departed(place.clone(), left.clone()).await;
    Some(format!("{} has left the server", left.as_str()))
}

/// The channel of an address; a private one is opened, or found open.
pub(in crate::discord) async fn address(
    desk: &Interactions,
    to: &Recipient,
) -> Result<ChannelId, AttemptOutcome> {
    let nowhere = |name: &str| AttemptOutcome::Never(format!("no channel in {name}"));
    let person = match to {
        Recipient::Place(place) => return channel(place).ok_or_else(|| nowhere(place.as_str())),
        Recipient::Person(person) => person,
    };
    let user = user_number(person).and_then(NonZeroU64::new);
    let user = user.ok_or_else(|| nowhere(person.as_str()))?.into();
    match desk.rest.call(RestCall::create_dm(user)).await {
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

/// What is to be done after a failure.
fn failed(failure: RestError, id: DeliveryId) -> AttemptOutcome {
    match failure {
        RestError::Wait(wait) => AttemptOutcome::Later(Some(wait)),
        RestError::Transient(why) => {
            tracing::warn!(promise = %id, why, "a message is put off");
            AttemptOutcome::Later(None)
        }
        // The token may have been renewed: an operator's matter, not this message's fault.
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
    fn pauses_double_up_to_some_minutes() {
        assert_eq!(pause(0), Duration::from_secs(1));
        assert_eq!(pause(3), Duration::from_secs(8));
        assert_eq!(pause(9), LONGEST_PAUSE);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }
}
