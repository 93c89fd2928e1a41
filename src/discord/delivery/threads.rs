//! Threads of games: opened on a message, woken, put to sleep; and whether those who are called are still there.

use std::num::NonZeroU64;

use serenity::all::{ChannelId, GuildId, MessageId, UserId};

use crate::discord::base::ids::{server, user_number};
use crate::discord::interactions::Interactions;
use crate::discord::rest::{RestCall, RestError};
use crate::service::{Place, PlayerId};

/// Discord's number for a message that has its thread already.
const THREAD_EXISTS: u64 = 160_004;
/// Discord's number for somebody who is not in a server.
const UNKNOWN_MEMBER: u64 = 10_007;
/// Discord's number for what cannot be done in a thread that sleeps.
const ASLEEP: u64 = 50_083;
/// The most characters of a thread's name.
const NAME: usize = 100;

/// Opens the thread on a message, or finds it open, and brings these people into it; gives its channel.
///
/// # Errors
/// As Discord answers.
pub(in crate::discord) async fn open(
    desk: &Interactions,
    channel: ChannelId,
    message: &str,
    (name, people): (&str, &[PlayerId]),
) -> Result<ChannelId, RestError> {
    let number: NonZeroU64 = message.parse().map_err(|_| RestError::Refused {
        status: 0,
        code: 0,
        why: format!("{message} is no message"),
    })?;
    let name: String = name.chars().take(NAME).collect();
    let call = RestCall::open_thread(channel, MessageId::from(number), &name);
    match desk.rest.call(call).await {
        // A thread bears the number of its message.
        Ok(_)
        | Err(RestError::Refused {
            code: THREAD_EXISTS,
            ..
        }) => {}
        Err(failure) => return Err(failure),
    }
    let thread = ChannelId::from(number);
    for person in people.iter().filter_map(user) {
        // Who is not brought in can walk in.
        if let Err(why) = desk
            .rest
            .call(RestCall::add_to_thread(thread, person))
            .await
        {
            tracing::debug!(%why, "somebody could not be brought into a thread");
        }
    }
    Ok(thread)
}

/// Posts a message; a thread that sleeps too deeply to be woken by that is woken first.
///
/// # Errors
/// As Discord answers.
pub(in crate::discord) async fn post(
    desk: &Interactions,
    channel: ChannelId,
    call: RestCall<'_>,
) -> Result<serde_json::Value, RestError> {
    match desk.rest.call(call.clone()).await {
        Err(RestError::Refused { code: ASLEEP, .. }) => {
            desk.rest
                .call(RestCall::set_archived(channel, false))
                .await?;
            desk.rest.call(call).await
        }
        answered => answered,
    }
}

/// The first of these people who is not in the server of this place any more. Where that cannot be found out,
/// they are taken to be there.
pub(in crate::discord) async fn first_absent<'a>(
    desk: &Interactions,
    place: &Place,
    people: &'a [PlayerId],
) -> Option<&'a PlayerId> {
    let server: GuildId = server(place)?;
    for person in people {
        let Some(user) = user(person) else { continue };
        if let Err(RestError::Refused {
            code: UNKNOWN_MEMBER,
            ..
        }) = desk.rest.call(RestCall::member(server, user)).await
        {
            return Some(person);
        }
    }
    None
}

fn user(person: &PlayerId) -> Option<UserId> {
    user_number(person)
        .and_then(NonZeroU64::new)
        .map(UserId::from)
}
