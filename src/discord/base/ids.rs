//! Stored names of players, places and servers, and Discord's ids.

use serenity::all::{ChannelId, GuildId, User, UserId};

use crate::service::api::values::Person;
use crate::service::{Place, PlayerId, Server};

/// The name of this transport.
pub const TRANSPORT: &str = "discord";
/// The prefix of the ids of its players, messages and interactions.
const PREFIX: &str = "discord:";

/// Discord's id of this player; `None` for players of other transports, and for lookalikes: an imported record may name
/// anybody, and one person twice.
pub(in crate::discord) fn user_number(player: &PlayerId) -> Option<u64> {
    let written = player.as_str().strip_prefix(PREFIX)?;
    let number: u64 = written.parse().ok()?;
    (number > 0 && number.to_string() == written).then_some(number)
}

/// The stored name of a message or interaction.
pub(in crate::discord) fn named(id: impl std::fmt::Display) -> String {
    format!("{PREFIX}{id}")
}

pub(in crate::discord) fn player(user: UserId) -> PlayerId {
    PlayerId::new(format!("{PREFIX}{user}"))
}

pub(in crate::discord) fn person(user: &User, nick: Option<&str>) -> Person {
    let name = nick.or(user.global_name.as_deref()).unwrap_or(&user.name);
    Person {
        id: player(user.id),
        name: name.to_owned(),
    }
}

pub(in crate::discord) fn place(server: Option<GuildId>, channel: ChannelId) -> Place {
    match server {
        Some(server) => Place::in_server(TRANSPORT, &server.to_string(), &channel.to_string()),
        None => Place::conversation(TRANSPORT, &channel.to_string()),
    }
}

/// This server.
pub(in crate::discord) fn server_of(id: GuildId) -> Server {
    Server::named(TRANSPORT, &id.to_string())
}

/// The number of a message or interaction in its stored name.
pub(in crate::discord) fn number_of(source: &str) -> Option<u64> {
    source.strip_prefix(PREFIX)?.parse().ok()
}

/// Returns `true` for a channel of a server of this adapter, or a conversation.
pub fn is_channel(place: &Place) -> bool {
    channel(place).is_some() && (place.is_private() || server(place).is_some())
}

/// Discord's id of a server; `None` for another transport's, and for a private conversation.
pub(in crate::discord) fn guild(server: &Server) -> Option<GuildId> {
    let ours = server.transport() == TRANSPORT;
    server.number().filter(|_| ours).map(GuildId::from)
}

/// The server of a place of this adapter; `None` for a private conversation.
pub(in crate::discord) fn server(place: &Place) -> Option<GuildId> {
    guild(place.server())
}

/// The channel of a place of this adapter.
pub(in crate::discord) fn channel(place: &Place) -> Option<ChannelId> {
    let ours = place.transport() == TRANSPORT;
    place.channel_number().filter(|_| ours).map(ChannelId::from)
}
