//! Reads the events of the gateway that the bot handles.

use serde_json::{Error, Value, from_value};
use serenity::all::{
    CommandInteraction, ComponentInteraction, GuildChannel, Interaction, Message, ModalInteraction,
    PartialGuildChannel, Ready, UnavailableGuild, UserId,
};

use crate::discord::base::ids;
use crate::discord::incoming::malformed_interaction;
use crate::service::Place;

/// An event that the bot handles.
#[derive(Debug)]
pub(in crate::discord) enum DiscordEvent {
    /// A session has begun.
    Ready(Box<Ready>),
    /// A session was resumed.
    Resumed,
    /// A command, a press, a typed option or a form.
    Interaction(UserInteraction),
    /// An interaction that cannot be read, as it came.
    UnreadableInteraction(Value),
    /// A message was posted.
    Message(Box<Message>),
    /// The text of a message was changed.
    Edited(Box<Message>),
    /// A channel was deleted.
    ChannelDeleted(Box<GuildChannel>),
    /// A thread was deleted.
    ThreadDeleted(PartialGuildChannel),
    /// The bot is in a server.
    ServerHere(NamedServer),
    /// A server was changed.
    ServerChanged(NamedServer),
    /// A server is unavailable, or the bot is not in it any more.
    ServerGone(UnavailableGuild),
}

/// A server of an event.
#[derive(Debug)]
pub(in crate::discord) struct NamedServer {
    /// The server.
    pub(in crate::discord) server: UnavailableGuild,
    /// Its name, if the event has it.
    pub(in crate::discord) name: Option<String>,
}

impl DiscordEvent {
    /// Reads an event by its name; `None` if the bot does not handle it.
    ///
    /// # Errors
    /// The content has not the shape that its name says.
    pub(in crate::discord) fn read(name: &str, content: Value) -> Result<Option<Self>, Error> {
        let event = match name {
            "READY" => Self::Ready(from_value(content)?),
            "RESUMED" => Self::Resumed,
            "INTERACTION_CREATE" => match malformed_interaction::read(&content) {
                Some(interaction) => {
                    return Ok(UserInteraction::of(interaction).map(Self::Interaction));
                }
                None => Self::UnreadableInteraction(content),
            },
            "MESSAGE_CREATE" => Self::Message(from_value(content)?),
            // An update without a whole message, or without an edit, is of no use: a pin, a preview of a link.
            "MESSAGE_UPDATE" => {
                let message = from_value::<Message>(content).ok();
                let edited = message.filter(|said| said.edited_timestamp.is_some());
                return Ok(edited.map(|said| Self::Edited(Box::new(said))));
            }
            "CHANNEL_DELETE" => Self::ChannelDeleted(from_value(content)?),
            "THREAD_DELETE" => Self::ThreadDeleted(from_value(content)?),
            "GUILD_CREATE" => Self::ServerHere(NamedServer::read(content)?),
            "GUILD_UPDATE" => Self::ServerChanged(NamedServer::read(content)?),
            "GUILD_DELETE" => Self::ServerGone(from_value(content)?),
            _ => return Ok(None),
        };
        Ok(Some(event))
    }
}

impl NamedServer {
    fn read(content: Value) -> Result<Self, Error> {
        let name = content["name"].as_str().map(str::to_owned);
        let server = from_value(content)?;
        Ok(Self { server, name })
    }
}

/// An interaction of a user.
#[derive(Debug)]
pub(in crate::discord) enum UserInteraction {
    /// A slash command or an entry of a context menu.
    Command(Box<CommandInteraction>),
    /// A press of a button, or a choice in a menu.
    Component(Box<ComponentInteraction>),
    /// An option is being typed.
    Autocomplete(Box<CommandInteraction>),
    /// A form was sent.
    Modal(Box<ModalInteraction>),
}

/// The kind, the user and the place of an event.
#[derive(Debug, PartialEq, Eq)]
pub(in crate::discord) struct EventHeader {
    /// Its kind, for the log and the metrics.
    pub(in crate::discord) kind: &'static str,
    /// Its id.
    pub(in crate::discord) id: u64,
    /// Its user.
    pub(in crate::discord) user: UserId,
    /// Its place.
    pub(in crate::discord) place: Place,
}

impl UserInteraction {
    /// The interaction of a user; `None` for a ping.
    fn of(interaction: Interaction) -> Option<Self> {
        match interaction {
            Interaction::Command(said) => Some(Self::Command(Box::new(said))),
            Interaction::Component(said) => Some(Self::Component(Box::new(said))),
            Interaction::Autocomplete(said) => Some(Self::Autocomplete(Box::new(said))),
            Interaction::Modal(said) => Some(Self::Modal(Box::new(said))),
            Interaction::Ping(_) | _ => None,
        }
    }

    /// Its kind, id, user and place.
    pub(in crate::discord) fn header(&self) -> EventHeader {
        let (kind, id, user, server, channel) = match self {
            Self::Command(said) => (
                "command",
                said.id,
                &said.user,
                said.guild_id,
                said.channel_id,
            ),
            Self::Component(said) => ("press", said.id, &said.user, said.guild_id, said.channel_id),
            Self::Autocomplete(said) => (
                "suggest",
                said.id,
                &said.user,
                said.guild_id,
                said.channel_id,
            ),
            Self::Modal(said) => ("form", said.id, &said.user, said.guild_id, said.channel_id),
        };
        EventHeader {
            kind,
            id: id.get(),
            user: user.id,
            place: ids::place(server, channel),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_server_is_read_with_its_name_where_the_event_has_it() {
        let read = |name, content| DiscordEvent::read(name, content).unwrap().unwrap();
        let here = json!({ "id": "7", "unavailable": false, "name": "Chess" });
        let DiscordEvent::ServerHere(named) = read("GUILD_CREATE", here) else {
            panic!("no server");
        };
        assert_eq!(
            (named.server.id.get(), named.name.as_deref()),
            (7, Some("Chess"))
        );
        let DiscordEvent::ServerChanged(named) = read("GUILD_UPDATE", json!({ "id": "7" })) else {
            panic!("no server");
        };
        assert_eq!(named.name, None);
        let gone = read("GUILD_DELETE", json!({ "id": "7", "unavailable": true }));
        assert!(matches!(gone, DiscordEvent::ServerGone(server) if server.unavailable));
    }

    #[test]
    fn an_update_is_an_edit_if_it_has_a_whole_message_and_the_time_of_the_edit() {
        let said = |edited: Value| {
            json!({
                "id": "70", "channel_id": "501", "content": "D2-D3", "timestamp": "2026-01-01T00:00:00Z",
                "edited_timestamp": edited, "tts": false, "mention_everyone": false, "mentions": [],
                "mention_roles": [], "attachments": [], "embeds": [], "pinned": true, "type": 0,
                "author": { "id": "11", "username": "ann", "discriminator": "0", "avatar": null },
            })
        };
        let read = |content| DiscordEvent::read("MESSAGE_UPDATE", content).unwrap();
        let edit = read(said(json!("2026-01-01T00:01:00Z")));
        assert!(matches!(edit, Some(DiscordEvent::Edited(_))));
        assert!(read(said(json!(null))).is_none(), "pinned");
        let embeds = json!({ "id": "70", "channel_id": "501", "embeds": [] });
        assert!(read(embeds).is_none(), "a preview of a link");
    }

    #[test]
    fn what_is_not_handled_and_what_cannot_be_read_are_told_apart() {
        assert!(matches!(
            DiscordEvent::read("RESUMED", json!(null)),
            Ok(Some(DiscordEvent::Resumed))
        ));
        assert!(matches!(
            DiscordEvent::read("TYPING_START", json!({})),
            Ok(None)
        ));
        assert!(DiscordEvent::read("MESSAGE_CREATE", json!({ "id": "1" })).is_err());
        let unread = DiscordEvent::read("INTERACTION_CREATE", json!({ "id": "1" }));
        assert!(matches!(
            unread,
            Ok(Some(DiscordEvent::UnreadableInteraction(_)))
        ));
    }
}
