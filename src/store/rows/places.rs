//! The stored text of places and servers.
//!
//! A place is `transport:server:channel`, with server 0 for a private conversation, or the transport alone. A server is
//! `transport:server`; a private conversation and a transport without servers have the text of their place. Every
//! text is a place, and comes back as it was read.

use crate::play::{Place, Server, Unit};

/// Begins the pseudonyms of forgotten players, and of the servers of forgotten places.
pub(in crate::store) const GONE: &str = "gone:";

/// The server number of a private conversation.
const NO_SERVER: &str = "0";

/// The text of a place.
pub fn place_text(place: &Place) -> String {
    let server = server_text(place.server());
    match place.channel_name().filter(|_| !place.is_private()) {
        Some(channel) => format!("{server}:{channel}"),
        None => server,
    }
}

/// The place with this text.
pub fn place_of_text(text: &str) -> Place {
    let Some((server, channel)) = text.rsplit_once(':') else {
        return Place::of_transport(text);
    };
    match server.split_once(':') {
        None => Place::in_transport(server, channel),
        Some((transport, NO_SERVER)) => Place::conversation(transport, channel),
        Some((transport, server)) => Place::in_server(transport, server, channel),
    }
}

/// The text of a server: the texts of its channels begin with it.
pub fn server_text(server: &Server) -> String {
    let transport = server.transport();
    match server.unit() {
        Unit::Transport => transport.to_owned(),
        Unit::Conversation(name) => format!("{transport}:{NO_SERVER}:{name}"),
        Unit::Server(name) => format!("{transport}:{name}"),
    }
}

/// The server with this text.
pub fn server_of_text(text: &str) -> Server {
    let Some((transport, name)) = text.split_once(':') else {
        return Server::new(text, Unit::Transport);
    };
    match name.split_once(':') {
        Some((NO_SERVER, name)) => Server::new(transport, Unit::Conversation(name.into())),
        Some(_) | None => Server::named(transport, name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_a_place_and_comes_back() {
        for text in [
            "console",
            "",
            ":",
            "::",
            "gone:nowhere",
            "discord:500",
            "discord:0",
            "discord:0:7",
            "discord:0:",
            "discord:500:501",
            "discord:500:0",
            "elsewhere:a:b",
            "elsewhere:a:b:c",
            "elsewhere:0:b:c",
            "test:1: 1\"0",
        ] {
            assert_eq!(place_text(&place_of_text(text)), text);
            assert_eq!(server_text(&server_of_text(text)), text);
        }
    }

    #[test]
    fn the_parts_of_a_place_are_those_of_its_text() {
        let channel = Place::in_server("discord", "500", "501");
        assert_eq!(place_of_text("discord:500:501"), channel);
        assert_eq!(server_text(channel.server()), "discord:500");
        let private = Place::conversation("discord", "7");
        assert_eq!(place_of_text("discord:0:7"), private);
        assert_eq!(server_text(private.server()), "discord:0:7");
        let console = Place::of_transport("console");
        assert_eq!(place_of_text("console"), console);
        assert_eq!(server_text(console.server()), "console");
        for place in [channel, private, console] {
            assert_eq!(
                server_of_text(&server_text(place.server())),
                *place.server()
            );
        }
    }
}
