//! Fuzz targets of this adapter: events come in, and replies go out within Discord's limits.

use std::collections::BTreeSet;

use serde_json::{Value, from_slice, from_value};
use serenity::all::{
    GuildChannel, Interaction, Message as Said, PartialGuildChannel, Ready, UnavailableGuild,
    UserId,
};

use crate::discord::commands::CommandMentions;
use crate::discord::incoming::{self, IncomingAction, malformed_interaction, modals};
use crate::discord::messages::payload::MessagePayload;
use crate::service::api::reply::Reply;
use crate::service::lengths::length;
use crate::service::wire;

/// The bot itself.
const ME: UserId = UserId::new(900);

/// Reads an event as the event handler does, without a service. Returns the output size in bytes.
pub(crate) fn heard(name: &str, content: &[u8]) -> usize {
    let Ok(content) = from_slice::<Value>(content) else {
        return 0;
    };
    let understood = match name {
        "INTERACTION_CREATE" => {
            let told = malformed_interaction::MalformedInteraction::read(&content)
                .map(|unread| unread.answer("x"));
            match malformed_interaction::read(&content) {
                Some(said) => Ok(interaction(&said)),
                None => Ok(usize::from(told.is_some())),
            }
        }
        "MESSAGE_CREATE" => from_value(content).map(|said: Said| {
            let request = incoming::message(&said, ME);
            request.map_or(0, |request| format!("{request:?}").len())
        }),
        "READY" => from_value::<Ready>(content).map(|_| 1),
        "CHANNEL_DELETE" => from_value::<GuildChannel>(content).map(|_| 1),
        "THREAD_DELETE" => from_value::<PartialGuildChannel>(content).map(|_| 1),
        _ => from_value::<UnavailableGuild>(content).map(|_| 1),
    };
    understood.unwrap_or_default()
}

fn interaction(said: &Interaction) -> usize {
    let heard = match said {
        Interaction::Command(said) => incoming::command(said, true),
        Interaction::Component(said) => {
            if let Some(field) = modals::modal_field(said) {
                let window = modals::modal(said, &field.describe_field());
                assert!(window.to_string().len() <= 4000, "{window}");
            }
            incoming::component(said, true)
        }
        Interaction::Modal(said) => modals::heard(said, true),
        Interaction::Autocomplete(said) => {
            return incoming::typing(said).map_or(0, |typing| format!("{typing:?}").len());
        }
        Interaction::Ping(_) | _ => return 0,
    };
    match heard {
        IncomingAction::Request(request) => {
            if let Some(id) = wire(&request.action) {
                assert!(id.len() <= 100, "{id}");
            }
            format!("{:?}", request.action).len()
        }
        IncomingAction::Sentence(id) => id.len(),
    }
}

/// Turns a reply into a Discord message, which must fit and ping only named users.
pub(crate) fn posted(reply: Reply, named: &BTreeSet<&str>) {
    let Some(message) = MessagePayload::new(reply, &CommandMentions::new()) else {
        return;
    };
    let body = message.posted("1");
    let content = body["content"].as_str().unwrap_or_default();
    assert!(length(content) <= 2000, "{content}");
    let mentions = &body["allowed_mentions"];
    assert_eq!(mentions["parse"], serde_json::json!([]));
    let users = mentions["users"].as_array().into_iter().flatten();
    for user in users {
        assert!(user.as_str().is_some_and(|user| named.contains(user)));
    }
    let rows = body["components"].as_array().map_or(0, Vec::len);
    assert!(rows <= 5, "{rows} rows");
    let mut ids = BTreeSet::new();
    custom_ids(&body["components"], &mut |id| {
        assert!((1..=100).contains(&id.len()), "{id}");
        assert!(ids.insert(id.to_owned()), "{id} twice");
    });
}

/// Each `custom_id` in it.
fn custom_ids(value: &Value, meet: &mut impl FnMut(&str)) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| custom_ids(one, meet)),
        Value::Object(all) => {
            if let Some(Value::String(id)) = all.get("custom_id") {
                meet(id);
            }
            all.values().for_each(|one| custom_ids(one, meet));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
