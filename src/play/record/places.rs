//! Places in record files: `transport:server:channel`, with server 0 for a private conversation, or the transport
//! alone.

use crate::play::values::identity::{Place, Unit};

/// The server number of a private conversation.
const NO_SERVER: &str = "0";

/// A place as a record names it.
pub(super) fn place_text(place: &Place) -> String {
    let (transport, channel) = (place.transport(), place.channel());
    match place.server().unit() {
        Unit::Conversation(_) => format!("{transport}:{NO_SERVER}:{channel}"),
        Unit::Server(server) => format!("{transport}:{server}:{channel}"),
        Unit::Transport => match place.channel_name() {
            Some(channel) => format!("{transport}:{channel}"),
            None => transport.to_owned(),
        },
    }
}

/// The place that a record names so; every text names one.
pub(super) fn place_of_text(text: &str) -> Place {
    let Some((server, channel)) = text.rsplit_once(':') else {
        return Place::of_transport(text);
    };
    match server.split_once(':') {
        None => Place::in_transport(server, channel),
        Some((transport, NO_SERVER)) => Place::conversation(transport, channel),
        Some((transport, server)) => Place::in_server(transport, server, channel),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_a_place_and_comes_back() {
        for text in [
            "",
            "console",
            "gone:nowhere",
            "test:1:10",
            "test:0:7",
            "test:a:b:c",
            "test:1: 1\"0",
        ] {
            assert_eq!(place_text(&place_of_text(text)), text);
        }
    }
}
