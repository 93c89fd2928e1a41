//! The channel that a recipient's messages go to.

use std::num::NonZeroU64;

use serenity::all::ChannelId;

use crate::discord::base::ids::{channel, user_number};
use crate::discord::delivery::outcome::{AttemptOutcome, failed};
use crate::discord::interactions::Interactions;
use crate::discord::rest::{RestCall, RestError};
use crate::service::api::delivery::DeliveryId;
use crate::service::{Recipient, place_text};

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
