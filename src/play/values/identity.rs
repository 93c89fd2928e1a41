//! Identifiers of players, places, games and times.

use std::fmt;
use std::num::NonZeroU64;
use std::sync::Arc;

/// A player of any transport: `discord:1234`, `console:anna`; or a [computer](crate::play::computer::Computer), which
/// has none. Adapters and the store create the ids of people.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(Arc<str>);

impl PlayerId {
    /// The id as stored.
    pub fn new(id: impl Into<Arc<str>>) -> Self {
        Self(id.into())
    }

    /// The id as stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The place of a game: a channel of a server, a private conversation, or a whole transport without either.
///
/// The store and record files have a text for it; nothing else reads one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    server: Server,
    /// `None` for a private conversation, whose server names it, and for a whole transport.
    channel: Option<Arc<str>>,
}

/// The server of a place: settings, limits and lists are per server.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Server {
    transport: Arc<str>,
    unit: Unit,
}

/// The part of a transport that counts as one server.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Unit {
    /// All of it: the transport has no servers.
    Transport,
    /// A conversation of the bot with one person.
    Conversation(Arc<str>),
    /// The server of this name, which is not `0`: the stored text of a conversation has that number.
    Server(Arc<str>),
}

impl Server {
    /// This unit of a transport.
    pub fn new(transport: &str, unit: Unit) -> Self {
        Self {
            transport: transport.into(),
            unit,
        }
    }

    /// The server of this name.
    pub fn named(transport: &str, name: &str) -> Self {
        Self::new(transport, Unit::Server(name.into()))
    }

    /// The name of its transport.
    pub fn transport(&self) -> &str {
        &self.transport
    }

    /// Its part of the transport.
    pub fn unit(&self) -> &Unit {
        &self.unit
    }

    /// Its number; `None` for a private conversation, and if servers have no numbers.
    pub fn number(&self) -> Option<NonZeroU64> {
        match &self.unit {
            Unit::Server(name) => name.parse().ok(),
            Unit::Transport | Unit::Conversation(_) => None,
        }
    }

    /// Returns `true` for a private conversation with the bot.
    pub fn is_private(&self) -> bool {
        matches!(self.unit, Unit::Conversation(_))
    }

    /// Returns `true` for one of several servers, which has a name of its own.
    pub fn is_named(&self) -> bool {
        matches!(self.unit, Unit::Server(_))
    }
}

impl Place {
    /// A channel of a server.
    pub fn in_server(transport: &str, server: &str, channel: &str) -> Self {
        Self {
            server: Server::named(transport, server),
            channel: Some(channel.into()),
        }
    }

    /// A private conversation with the bot.
    pub fn conversation(transport: &str, channel: &str) -> Self {
        Self {
            server: Server::new(transport, Unit::Conversation(channel.into())),
            channel: None,
        }
    }

    /// A channel of a transport without servers.
    pub fn in_transport(transport: &str, channel: &str) -> Self {
        Self {
            server: Server::new(transport, Unit::Transport),
            channel: Some(channel.into()),
        }
    }

    /// A whole transport.
    pub fn of_transport(transport: &str) -> Self {
        Self {
            server: Server::new(transport, Unit::Transport),
            channel: None,
        }
    }

    /// A whole server.
    pub fn of_server(server: &Server) -> Self {
        Self {
            server: server.clone(),
            channel: None,
        }
    }

    /// The name of its transport.
    pub fn transport(&self) -> &str {
        self.server.transport()
    }

    /// Its server; a private conversation is a server of its own, and so is a transport without servers.
    pub fn server(&self) -> &Server {
        &self.server
    }

    /// The name of its channel or conversation; `None` for a whole transport.
    pub fn channel_name(&self) -> Option<&str> {
        match &self.server.unit {
            Unit::Conversation(name) => Some(name),
            Unit::Transport | Unit::Server(_) => self.channel.as_deref(),
        }
    }

    /// The name of its channel; that of its transport if there are no channels.
    pub fn channel(&self) -> &str {
        self.channel_name().unwrap_or(self.transport())
    }

    /// The number of its channel; `None` if channels have none.
    pub fn channel_number(&self) -> Option<NonZeroU64> {
        match self.server.unit {
            Unit::Server(_) | Unit::Conversation(_) => self.channel().parse().ok(),
            Unit::Transport => None,
        }
    }

    /// Returns `true` for a private conversation with the bot.
    pub fn is_private(&self) -> bool {
        self.server.is_private()
    }
}

/// The number of a playing, challenge included; written `#12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

impl GameId {
    /// The number of a game that is not stored yet.
    pub const UNSTORED: Self = Self(0);
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// Number of events of a game: the version a button was made against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u32);

/// Number of moves made by anyone, including failed attacks, without dice and offers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply(pub u32);

/// The number of a move in records. There is one for each round of the table, and each seat has a turn of one move or
/// more in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumber {
    /// The round, from 1.
    pub round: u32,
    /// `true` if it is the first move of that round.
    pub first_of_round: bool,
}

/// A time, in milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// Format of a time in a file name.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

impl Timestamp {
    /// The time for programs: `2026-11-22T10:30:00.25Z`.
    pub fn iso(self) -> String {
        let at = jiff::Timestamp::from_millisecond(self.0).unwrap_or_default();
        at.to_string()
    }

    /// The time for a file name, to the second: `20261122T103000Z`. Such names sort by time.
    pub fn file_stamp(self) -> String {
        let at = jiff::Timestamp::from_millisecond(self.0).unwrap_or_default();
        at.strftime(STAMP).to_string()
    }

    /// Parses a time from a file name.
    pub fn from_stamp(text: &str) -> Option<Self> {
        let at = jiff::civil::DateTime::strptime(STAMP, text).ok()?;
        let at = at.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
        Some(Self(at.timestamp().as_millisecond()))
    }
}

/// Time and randomness as plain data, the input of pure code.
#[derive(Clone, Copy)]
pub struct Env {
    /// Now.
    pub now: Timestamp,
    /// Fresh bytes of the operating system's randomness.
    pub entropy: [u8; 32],
}

/// Hides the entropy, which may become a secret.
impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Env({}, sealed)", self.now.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_channel_is_part_of_its_server_and_a_conversation_is_its_own() {
        let thread = Place::in_server("discord", "500", "501");
        assert_eq!(thread.server(), &Server::named("discord", "500"));
        assert_eq!((thread.transport(), thread.channel()), ("discord", "501"));
        assert_eq!(thread.server().number().map(NonZeroU64::get), Some(500));
        assert_eq!(thread.channel_number().map(NonZeroU64::get), Some(501));
        assert!(!thread.is_private());
        let private = Place::conversation("discord", "7");
        assert_eq!(private.server().number(), None);
        assert_eq!(private.channel_number().map(NonZeroU64::get), Some(7));
        assert!(private.is_private());
        let other = Place::conversation("discord", "8");
        assert_ne!(private.server(), other.server());
    }

    #[test]
    fn a_place_without_servers_has_no_numbers() {
        for place in [
            Place::of_transport("console"),
            Place::in_transport("discord", "500"),
            Place::in_server("elsewhere", "a", "b"),
        ] {
            assert!(!place.is_private(), "{place:?}");
            assert_eq!(place.server().number(), None, "{place:?}");
            assert_eq!(place.channel_number(), None, "{place:?}");
        }
        assert_eq!(Place::of_transport("console").channel(), "console");
        let of = |channel| Place::in_transport("console", channel);
        assert_eq!(of("1").server(), of("2").server());
        assert_eq!(Server::named("discord", "0").number(), None);
    }
}
