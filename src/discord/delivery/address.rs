//! The channel that a recipient's messages go to.

use std::num::NonZeroU64;

use serenity::all::{ChannelId, UserId};
use tokio::time::Instant;

use crate::discord::base::ids::{channel, user_number};
use crate::discord::delivery::outcome::{AttemptOutcome, FIRST_SLOW_PAUSE, failed};
use crate::discord::interactions::Interactions;
use crate::discord::rest::{RestCall, RestError};
use crate::service::api::delivery::DeliveryId;
use crate::service::{PlayerId, Recipient, place_text};

/// The channel of a recipient.
#[derive(Clone, Copy, Debug)]
pub(in crate::discord::delivery) struct DeliveryAddress {
    /// The channel.
    pub(in crate::discord::delivery) channel: ChannelId,
    /// `true` if it was opened for an earlier message.
    is_kept: bool,
}

impl DeliveryAddress {
    /// The outcome of a failed call there. A private channel that Discord does not know any more is opened again.
    pub(in crate::discord::delivery) fn failed(
        self,
        interactions: &Interactions,
        failure: RestError,
        id: DeliveryId,
        to: &Recipient,
    ) -> AttemptOutcome {
        let tried = failed(failure, id, to);
        if matches!(tried, AttemptOutcome::Gone(_)) && self.forget(interactions, to) {
            return AttemptOutcome::Later(None);
        }
        tried
    }

    /// Forgets a private channel that was kept. Returns `true` if it may be opened again.
    fn forget(self, interactions: &Interactions, to: &Recipient) -> bool {
        if let (Recipient::Person(person), true) = (to, self.is_kept)
            && let Some(user) = user(person)
        {
            interactions.private_channels.forget(user);
            return true;
        }
        false
    }
}

/// The channel of a recipient. A direct-message channel is opened once, for Discord wants few openings.
pub(in crate::discord::delivery) async fn address(
    interactions: &Interactions,
    to: &Recipient,
) -> Result<DeliveryAddress, AttemptOutcome> {
    let nowhere = |name: &str| AttemptOutcome::Never(format!("no channel in {name}"));
    let person = match to {
        Recipient::Place(place) => {
            let channel = channel(place).ok_or_else(|| nowhere(&place_text(place)))?;
            let is_kept = false;
            return Ok(DeliveryAddress { channel, is_kept });
        }
        Recipient::Person(person) => person,
    };
    let user = user(person).ok_or_else(|| nowhere(person.as_str()))?;
    let kept = &interactions.private_channels;
    if let Some(channel) = kept.find(user) {
        let is_kept = true;
        return Ok(DeliveryAddress { channel, is_kept });
    }
    // A message that only waits is no failed attempt.
    if let Some(rest) = kept.paused_for(Instant::now()) {
        return Err(AttemptOutcome::Later(Some(rest)));
    }
    let opened = match interactions.rest.call(RestCall::create_dm(user)).await {
        Ok(opened) => opened,
        Err(failure) => {
            let tried = failed(failure, DeliveryId::Notice(0), to);
            if let AttemptOutcome::Slower = tried {
                kept.pause_until(Instant::now() + FIRST_SLOW_PAUSE);
            }
            return Err(tried);
        }
    };
    let id: Option<NonZeroU64> = opened["id"].as_str().and_then(|id| id.parse().ok());
    let channel = id.ok_or_else(|| nowhere(person.as_str()))?.into();
    kept.keep(user, channel);
    let is_kept = false;
    Ok(DeliveryAddress { channel, is_kept })
}

fn user(person: &PlayerId) -> Option<UserId> {
    let number = user_number(person).and_then(NonZeroU64::new);
    number.map(UserId::from)
}
