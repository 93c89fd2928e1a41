//! Stored names of players, places and servers, and Discord's ids.

use serenity::all::{ChannelId, GuildId, User, UserId};

use crate::service::api::values::Person;
use crate::service::{Place, PlayerId};

/// The prefix of player ids and places of this adapter.
pub(in crate::discord) const TRANSPORT: &str = "discord:";
/// The name of this transport, in places.
const NAME: &str = "discord";

/// Discord's id of this player; `None` for players of other transports, and for lookalikes: an imported record may name
/// anybody, and one person twice.
pub(in crate::discord) fn user_number(player: &PlayerId) -> Option<u64> {
    let written = player.as_str().strip_prefix(TRANSPORT)?;
    let number: u64 = written.parse().ok()?;
    (number > 0 && number.to_string() == written).then_some(number)
}

/// The stored name of a message or interaction.
pub(in crate::discord) fn named(id: impl std::fmt::Display) -> String {
    format!("{TRANSPORT}{id}")
}

pub(in crate::discord) fn player(user: UserId) -> PlayerId {
    PlayerId::new(format!("{TRANSPORT}{user}"))
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
        Some(server) => Place::in_server(NAME, server.get(), channel.get()),
        None => Place::conversation(NAME, channel.get()),
    }
}

/// The stored name of a server.
pub(in crate::discord) fn server_key(server: GuildId) -> String {
    Place::server_key(NAME, server.get())
}

/// The server of this stored name; `None` for another transport's.
pub(in crate::discord) fn server_of_key(key: &str) -> Option<GuildId> {
    Place::server_of_key(NAME, key).map(GuildId::from)
}

/// The server of a place of this adapter; `None` for a private conversation.
pub(in crate::discord) fn server(place: &Place) -> Option<GuildId> {
    let ours = place.transport() == NAME;
    place.server_number().filter(|_| ours).map(GuildId::from)
}

/// The channel of a place of this adapter.
pub(in crate::discord) fn channel(place: &Place) -> Option<ChannelId> {
    let ours = place.transport() == NAME;
    place.channel_number().filter(|_| ours).map(ChannelId::from)
}
