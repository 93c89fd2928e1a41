//! Threads of games: opening, unarchiving, adding players; and whether mentioned players are still in the server.

use std::num::NonZeroU64;

use serenity::all::{ChannelId, MessageId, UserId};

use crate::discord::base::ids::{server, user_number};
use crate::discord::interactions::Interactions;
use crate::discord::rest::{ABSENT, ASLEEP, RestCall, RestError};
use crate::service::lengths::cut;
use crate::service::{Place, PlayerId};

/// Discord's error code for a message that has a thread already.
const THREAD_EXISTS: u64 = 160_004;
/// Most members looked up before a message is posted.
const LOOKED_UP: usize = 8;
/// Most characters of a thread's name.
const MAX_NAME_LENGTH: usize = 100;

/// A message of the bot, where it was posted.
#[derive(Clone, Copy, Debug)]
pub(in crate::discord) struct PostedMessage<'a> {
    /// The channel.
    pub(in crate::discord) channel: ChannelId,
    /// The id, as stored.
    pub(in crate::discord) id: &'a str,
}

impl PostedMessage<'_> {
    /// Its id as a number.
    ///
    /// # Errors
    /// A `RestError` if the id is none of Discord's.
    pub(in crate::discord) fn number(self) -> Result<MessageId, RestError> {
        let number: Result<NonZeroU64, _> = self.id.parse();
        number.map(MessageId::from).map_err(|_| RestError::Refused {
            status: 0,
            code: 0,
            why: format!("{} is no message", self.id),
        })
    }
}

/// Opens the thread on a message, or finds it open, and adds these players. Returns its channel.
///
/// # Errors
/// The `RestError` of the failed call.
pub(in crate::discord) async fn open(
    interactions: &Interactions,
    posted: PostedMessage<'_>,
    name: &str,
    people: &[PlayerId],
) -> Result<ChannelId, RestError> {
    let number = posted.number()?;
    let name = cut(name, MAX_NAME_LENGTH);
    let call = RestCall::open_thread(posted.channel, number, &name);
    match interactions.rest.call(call).await {
        // A thread has the id of its message.
        Ok(_)
        | Err(RestError::Refused {
            code: THREAD_EXISTS,
            ..
        }) => {}
        Err(failure) => return Err(failure),
    }
    let thread = ChannelId::new(number.get());
    for person in people.iter().filter_map(user) {
        // A player who is not added can join.
        if let Err(why) = interactions
            .rest
            .call(RestCall::add_to_thread(thread, person))
            .await
        {
            tracing::debug!(%why, "failed to add a player to a thread");
        }
    }
    Ok(thread)
}

/// Posts or edits a message. A thread that stays archived is unarchived first.
///
/// # Errors
/// The `RestError` of the failed call.
pub(in crate::discord) async fn call(
    interactions: &Interactions,
    channel: ChannelId,
    call: RestCall<'_>,
) -> Result<serde_json::Value, RestError> {
    let (answered, _) = call_awake(interactions, channel, call).await?;
    answered
}

/// As [`call`], but a thread that was unarchived is archived again.
///
/// # Errors
/// The `RestError` of the failed call.
pub(in crate::discord) async fn call_in_passing(
    interactions: &Interactions,
    channel: ChannelId,
    call: RestCall<'_>,
) -> Result<serde_json::Value, RestError> {
    let (answered, woke) = call_awake(interactions, channel, call).await?;
    if woke {
        let sleeps = RestCall::set_archived(channel, true);
        if let Err(why) = interactions.rest.call(sleeps).await {
            tracing::debug!(%why, "failed to archive a thread again");
        }
    }
    answered
}

/// The answer to a call in a thread, and `true` if the thread was unarchived for it.
///
/// # Errors
/// The `RestError` of the call that unarchives it.
async fn call_awake(
    interactions: &Interactions,
    channel: ChannelId,
    call: RestCall<'_>,
) -> Result<(Result<serde_json::Value, RestError>, bool), RestError> {
    let answered = interactions.rest.call(call.clone()).await;
    if !matches!(answered, Err(RestError::Refused { code: ASLEEP, .. })) {
        return Ok((answered, false));
    }
    let wakes = RestCall::set_archived(channel, false);
    interactions.rest.call(wakes).await?;
    Ok((interactions.rest.call(call).await, true))
}

/// Those of these players who have left the server of this place. A failed lookup counts as present. Nobody is looked
/// up for a message to more than [`LOOKED_UP`]: the reminders of their games find who has left.
pub(in crate::discord) async fn absent(
    interactions: &Interactions,
    place: &Place,
    people: &[PlayerId],
) -> Vec<PlayerId> {
    let mut left = Vec::new();
    let Some(server) = server(place).filter(|_| people.len() <= LOOKED_UP) else {
        return left;
    };
    for person in people {
        let Some(user) = user(person) else { continue };
        let found = interactions.rest.call(RestCall::member(server, user)).await;
        if matches!(found, Err(RestError::Refused { code, .. }) if ABSENT.contains(&code)) {
            left.push(person.clone());
        }
    }
    left
}

fn user(person: &PlayerId) -> Option<UserId> {
    user_number(person)
        .and_then(NonZeroU64::new)
        .map(UserId::from)
}
