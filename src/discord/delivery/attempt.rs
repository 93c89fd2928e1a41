//! One attempt at a delivery: its channel is found, its pictures are drawn, and it is posted or edited.

use std::sync::Arc;
use std::time::Duration;

use serenity::all::ChannelId;
use tokio::time::sleep;

use crate::discord::base::ids;
use crate::discord::delivery::address::address;
use crate::discord::delivery::outcome::{
    AttemptOutcome, FIRST_PAUSE, PostedMessageId, failed, refused_edit,
};
use crate::discord::delivery::threads;
use crate::discord::interactions::Interactions;
use crate::discord::messages::payload::{MessagePayload, draw};
use crate::discord::rest::{RestCall, RestError};
use crate::service::api::delivery::{Delivery, DeliveryId, DeliveryKind, DeliveryOutcome};
use crate::service::api::reply::Reply;
use crate::service::{PlayerId, Recipient};
use crate::watch::Stopwatch;

/// Records a message that was posted, after recording it has failed.
async fn record_again(
    interactions: &Interactions,
    id: DeliveryId,
    name: PostedMessageId,
) -> AttemptOutcome {
    tracing::error!(outbox = %id, "message posted but not recorded; recording again");
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
pub(in crate::discord::delivery) async fn attempt(
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
    let address = match address(&interactions, &to).await {
        Ok(address) => address,
        Err(tried) => return tried,
    };
    let channel = address.channel;
    let edited = match kind {
        DeliveryKind::Message => None,
        DeliveryKind::Edit(message) => Some((message, true)),
        DeliveryKind::EditIfThere(message) => Some((message, false)),
        DeliveryKind::OpenThread(message) => {
            let posted = threads::PostedMessage {
                channel,
                id: &message,
            };
            return open_thread(&interactions, id, &to, posted, &reply).await;
        }
        DeliveryKind::ArchiveThread => return close_thread(&interactions, id, &to, channel).await,
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
    if let Some((edited, comes_back)) = edited {
        let posted = threads::PostedMessage {
            channel,
            id: &edited,
        };
        let failure = match edit(&interactions, id, posted, &message).await {
            Ok(tried) => return tried,
            Err(failure) => failure,
        };
        if let Some(tried) = refused_edit(failure, id, &to, comes_back) {
            return tried;
        }
        tracing::info!(outbox = %id, "message cannot be edited; posting anew");
    }
    let message = if silent { message.silent() } else { message };
    match post(&interactions, id, channel, message).await {
        Ok(posted) => {
            let waited = Duration::from_millis(u64::try_from(age_ms).unwrap_or_default());
            (interactions.handle.watch()).delivered(waited + began.elapsed());
            record(&interactions, id, posted).await
        }
        Err(failure) => address.failed(&interactions, failure, id, &to),
    }
}

/// Draws and posts a message. One whose content is refused is posted as words and mentions alone: nobody should miss a
/// move because of a picture or a control.
async fn post(
    interactions: &Interactions,
    id: DeliveryId,
    channel: ChannelId,
    message: MessagePayload,
) -> Result<PostedMessageId, RestError> {
    let (message, files) = draw(message, interactions.handle.watch().clone()).await;
    let nonce = format!("kb-{id}");
    let call = RestCall::post(channel, message.posted(&nonce)).with_files(files);
    let mut posted = threads::call(interactions, channel, call).await;
    if let Err(refused) = &posted
        && refused.is_about_content()
        && let Some(smaller) = message.words_alone()
    {
        tracing::error!(outbox = %id, %refused, "message refused; posting its words alone");
        let call = RestCall::post(channel, smaller.posted(&nonce));
        posted = threads::call(interactions, channel, call).await;
    }
    let name = posted?["id"].as_str().map(str::to_owned);
    Ok(PostedMessageId(name))
}

/// Edits a posted message. A repeated edit does no harm.
async fn edit(
    interactions: &Interactions,
    id: DeliveryId,
    posted: threads::PostedMessage<'_>,
    message: &MessagePayload,
) -> Result<AttemptOutcome, RestError> {
    let number = posted.number()?;
    let call = RestCall::edit(posted.channel, number, message.edited());
    threads::call(interactions, posted.channel, call).await?;
    let edited = PostedMessageId(Some(posted.id.to_owned()));
    Ok(record(interactions, id, edited).await)
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
        Err(failure) => failed(failure, id, to).unless_closed(),
    }
}

/// Archives a thread.
async fn close_thread(
    interactions: &Interactions,
    id: DeliveryId,
    to: &Recipient,
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
        Err(failure) => failed(failure, id, to).unless_closed(),
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
