//! Promised messages that are due: drawn, posted as ordinary channel messages, and booked.
//!
//! The service gives the first that waits of each game, so a game's messages keep their order and one
//! that fails holds up no other game. A message that was posted but not booked is booked again, not posted again.

use std::collections::BTreeMap;
use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{ChannelId, MessageId};
use tokio::sync::watch;
use tokio::task::{self, JoinError, JoinSet};
use tokio::time::{Instant, sleep, sleep_until};
use tracing::Instrument;

use crate::discord::Desk;
use crate::discord::incoming::{self, channel};
use crate::discord::markup::{TRANSPORT, user_number};
use crate::discord::outgoing::{Message, draw};
use crate::discord::rest::{Call, Failure};
use crate::discord::threads;
use crate::service::Address;
use crate::service::deliveries::UnderWay;
use crate::service::places::Gone;
use crate::service::reply::{Deed, Delivered, Delivery, DeliveryId, Reply};
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
pub(super) struct Name(Option<String>);

/// How one try went.
pub(super) enum Tried {
    /// It stands there, under this name.
    Posted(Name),
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

impl Tried {
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
struct Post {
    trying: Vec<(task::Id, DeliveryId, Address)>,
    failures: BTreeMap<DeliveryId, u32>,
    posted: BTreeMap<DeliveryId, Name>,
    wake: Option<Instant>,
}

/// Delivers until told to stop; then what is under way is finished.
pub(super) async fn deliver(desk: Arc<Desk>, mut stop: watch::Receiver<bool>) {
    let mut post = Post::default();
    let mut tries = JoinSet::new();
    let mut last_round = false;
    loop {
        let free = MOST - tries.len();
        if free > 0 {
            for delivery in desk.handle.due(TRANSPORT, free, post.under_way()).await {
                let (id, to) = (delivery.id, delivery.to.clone());
                let known = post.posted.get(&id).cloned();
                let whom = match &to {
                    Address::Place(place) => place.as_str(),
                    Address::Person(person) => person.as_str(),
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
            () = desk.handle.something_due() => {}
            () = sleep_until(wake) => post.wake = None,
            () = told_to_stop(&mut stop) => last_round = true,
        }
    }
    while let Some(done) = tries.join_next_with_id().await {
        post.note(&desk, done).await;
    }
}

/// Waits until told to stop.
pub(super) async fn told_to_stop(stop: &mut watch::Receiver<bool>) {
    drop(stop.wait_for(|stop| *stop).await);
}

impl Post {
    fn under_way(&self) -> UnderWay {
        let trying = self.trying.iter();
        UnderWay {
            known: trying.map(|(_, id, to)| (*id, to.clone())).collect(),
            most_at_one: MOST_AT_ONE,
        }
    }

    /// Takes note of how a try went.
    async fn note(&mut self, desk: &Desk, done: Result<(task::Id, Tried), JoinError>) {
        let (task, tried) = done.unwrap_or_else(|why| {
            tracing::error!(%why, "a message could not be made");
            (why.id(), Tried::Later(None))
        });
        let Some(at) = self.trying.iter().position(|(trying, ..)| *trying == task) else {
            return;
        };
        let (_, id, to) = self.trying.swap_remove(at);
        match tried {
            Tried::Posted(name) => {
                self.failures.remove(&id);
                self.posted.insert(id, name);
                if self.posted.len() > REMEMBERED {
                    self.posted.pop_first();
                }
            }
            Tried::Done => {
                self.failures.remove(&id);
            }
            Tried::Later(wait) => self.put_off(desk, id, wait).await,
            Tried::Closed(why) if self.failures.get(&id).is_none_or(|n| *n < CLOSED) => {
                tracing::warn!(promise = %id, why, "a message waits for a closed place");
                self.put_off(desk, id, None).await;
            }
            Tried::Closed(why) | Tried::Gone(why) => {
                self.failures.remove(&id);
                tracing::warn!(promise = %id, why, "the place of a message is gone");
                if let Address::Place(place) = to {
                    desk.handle
                        .place_closed(Gone::Place(place), why.clone())
                        .await;
                }
                desk.handle.delivered(id, Delivered::Gone(why)).await;
            }
            Tried::Never(why) => {
                self.failures.remove(&id);
                tracing::warn!(promise = %id, why, "a message was given up");
                desk.handle.delivered(id, Delivered::Never(why)).await;
            }
        }
    }

    /// Has a message tried again after this long, or after the usual pause.
    async fn put_off(&mut self, desk: &Desk, id: DeliveryId, wait: Option<Duration>) {
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
async fn attempt(desk: Arc<Desk>, delivery: Delivery, known: Option<Name>) -> Tried {
    let Delivery {
        id,
        to,
        reply,
        deed,
        hushed,
        thread_follows,
        waited,
    } = delivery;
    let began = Stopwatch::start();
    if let Some(name) = known {
        tracing::error!(promise = %id, "posted and not booked: booking again");
        sleep(FIRST_PAUSE * 5).await;
        let booked = Delivered::Posted(name.0.clone());
        desk.handle.delivered(id, booked).await;
        return Tried::Posted(name);
    }
    let channel = match address(&desk, &to).await {
        Ok(channel) => channel,
        Err(tried) => return tried,
    };
    let standing = match deed {
        Deed::Say => None,
        Deed::Edit(message) => Some(message),
        Deed::OpenThread(message) => {
            return open_thread(&desk, (id, &to), (channel, &message), &reply).await;
        }
        Deed::CloseThread => return close_thread(&desk, id, channel).await,
    };
    if let Some(why) = missing(&desk, (id, &to), &reply).await {
        return Tried::Never(why);
    }
    let reply = if thread_follows {
        reply.words_alone()
    } else {
        reply
    };
    let Some(message) = Message::new(reply, desk.mentions().await) else {
        return Tried::Never("there is nothing to say".to_owned());
    };
    if let Some(standing) = standing {
        match edit(&desk, id, (channel, standing), &message).await {
            Ok(tried) => return tried,
            Err(why) => {
                tracing::info!(promise = %id, why, "a message cannot be edited: it is said anew");
            }
        }
    }
    let message = if hushed { message.hushed() } else { message };
    let (message, files) = draw(message, desk.handle.watch().clone()).await;
    let call = Call::post(channel, message.posted(&format!("kb-{id}"))).with_files(files);
    let _booking = desk.booking.begin(channel);
    let failure = match threads::post(&desk, channel, call).await {
        Ok(posted) => {
            let waited = Duration::from_millis(u64::try_from(waited).unwrap_or_default());
            desk.handle.watch().delivered(waited + began.elapsed());
            let name = posted["id"].as_str().map(str::to_owned);
            let booked = Delivered::Posted(name.clone());
            desk.handle.delivered(id, booked).await;
            return Tried::Posted(Name(name));
        }
        Err(failure) => failure,
    };
    match (failed(failure, id), to) {
        // Who does not take messages from the bot will not take the next try either.
        (Tried::Closed(why), Address::Person(_)) => Tried::Never(why),
        (tried, _) => tried,
    }
}

/// Puts a message in the place of what one that stands says; why that cannot be, where it is to be said anew. To edit
/// it twice does no harm.
async fn edit(
    desk: &Desk,
    id: DeliveryId,
    (channel, standing): (ChannelId, String),
    message: &Message,
) -> Result<Tried, String> {
    let number: Result<NonZeroU64, _> = standing.parse();
    let number = number.map_err(|_| format!("{standing} is no message"))?;
    let call = Call::edit(channel, MessageId::from(number), message.edited());
    match desk.rest.call(call).await {
        Ok(_) => {
            let booked = Delivered::Posted(Some(standing.clone()));
            desk.handle.delivered(id, booked).await;
            Ok(Tried::Posted(Name(Some(standing))))
        }
        Err(failure @ Failure::Refused { status, .. }) if status != 401 => Err(failure.to_string()),
        Err(failure) => Ok(failed(failure, id)),
    }
}

/// Opens a game's thread on a message. It is opened once however often it is tried.
async fn open_thread(
    desk: &Desk,
    (id, to): (DeliveryId, &Address),
    (channel, message): (ChannelId, &str),
    reply: &Reply,
) -> Tried {
    let Address::Place(place) = to else {
        return Tried::Never("no place for a thread".to_owned());
    };
    let name = reply.text.plain();
    let opened = threads::open(desk, channel, message, (&name, &reply.notify)).await;
    match opened {
        Ok(thread) => {
            let thread = incoming::place(incoming::server(place), thread);
            desk.handle.delivered(id, Delivered::Opened(thread)).await;
            Tried::Done
        }
        Err(failure) => failed(failure, id).unless_closed(),
    }
}

/// Puts a thread to sleep.
async fn close_thread(desk: &Desk, id: DeliveryId, channel: ChannelId) -> Tried {
    match desk.rest.call(Call::archive_thread(channel, true)).await {
        Ok(_) => {
            desk.handle.delivered(id, Delivered::Posted(None)).await;
            Tried::Done
        }
        // It falls asleep by itself, in a week.
        Err(failure) => failed(failure, id).unless_closed(),
    }
}

/// Whether somebody whom a reminder calls has left the server; then the service is told, and why the reminder
/// is not needed any more is given.
async fn missing(desk: &Desk, (id, to): (DeliveryId, &Address), reply: &Reply) -> Option<String> {
    let (DeliveryId::Notice(_), Address::Place(place)) = (id, to) else {
        return None;
    };
    let left = threads::departed(desk, place, &reply.notify).await?;
    desk.handle.departed(place.clone(), left.clone()).await;
    Some(format!("{} has left the server", left.as_str()))
}

/// The channel of an address; a private one is opened, or found open.
pub(super) async fn address(desk: &Desk, to: &Address) -> Result<ChannelId, Tried> {
    let nowhere = |name: &str| Tried::Never(format!("no channel in {name}"));
    let person = match to {
        Address::Place(place) => return channel(place).ok_or_else(|| nowhere(place.as_str())),
        Address::Person(person) => person,
    };
    let user = user_number(person).and_then(NonZeroU64::new);
    let user = user.ok_or_else(|| nowhere(person.as_str()))?.into();
    match desk.rest.call(Call::open_private(user)).await {
        Ok(opened) => opened["id"]
            .as_str()
            .and_then(|id| id.parse().ok())
            .ok_or_else(|| nowhere(person.as_str())),
        Err(Failure::Refused {
            status: 403, why, ..
        }) => Err(Tried::Never(why)),
        Err(failure) => Err(failed(failure, DeliveryId::Notice(0))),
    }
}

/// What is to be done after a failure.
fn failed(failure: Failure, id: DeliveryId) -> Tried {
    match failure {
        Failure::Wait(wait) => Tried::Later(Some(wait)),
        Failure::Trouble(why) => {
            tracing::warn!(promise = %id, why, "a message is put off");
            Tried::Later(None)
        }
        // The token may have been renewed: an operator's matter, not this message's fault.
        Failure::Refused {
            status: 401, why, ..
        } => {
            tracing::error!(promise = %id, why, "Discord does not know the token");
            Tried::Later(None)
        }
        Failure::Refused {
            status: 403, why, ..
        } => Tried::Closed(why),
        gone @ Failure::Refused {
            code: UNKNOWN_CHANNEL,
            ..
        } => Tried::Gone(gone.to_string()),
        refused @ Failure::Refused { .. } => Tried::Never(refused.to_string()),
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
