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
/// Its text is written and read here alone: `transport:server:channel`, with server 0 for a private conversation, or
/// the transport alone. The store and records keep the text.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    text: Arc<str>,
    within: Within,
}

/// Shows the tuple of its text.
impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Place").field(&self.text).finish()
    }
}

/// The unit a place is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Within {
    /// None: it is the transport itself.
    Nothing,
    /// A server without a number in this transport.
    Transport,
    Server,
    /// A conversation of the bot with one person.
    Conversation,
}

/// The server number of a private conversation.
const NO_SERVER: &str = "0";

impl Place {
    /// Parses the text of a place.
    pub fn new(text: impl Into<Arc<str>>) -> Self {
        let text = text.into();
        let within = match text
            .rsplit_once(':')
            .map(|(server, _)| server.split_once(':'))
        {
            None => Within::Nothing,
            Some(None) => Within::Transport,
            Some(Some((_, NO_SERVER))) => Within::Conversation,
            Some(Some(_)) => Within::Server,
        };
        Self { text, within }
    }

    /// A channel of a server.
    pub fn in_server(transport: &str, server: u64, channel: u64) -> Self {
        Self::new(format!("{transport}:{server}:{channel}"))
    }

    /// A private conversation with the bot.
    pub fn conversation(transport: &str, channel: u64) -> Self {
        Self::new(format!("{transport}:{NO_SERVER}:{channel}"))
    }

    /// The key of a server, equal to [`Place::server`] of its channels.
    pub fn server_key(transport: &str, server: u64) -> String {
        format!("{transport}:{server}")
    }

    /// The number in the key of a server of this transport.
    pub fn server_of_key(transport: &str, key: &str) -> Option<NonZeroU64> {
        key.strip_prefix(transport)?.strip_prefix(':')?.parse().ok()
    }

    /// The text of the place.
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The name of its transport.
    pub fn transport(&self) -> &str {
        self.text
            .split_once(':')
            .map_or(&self.text, |(first, _)| first)
    }

    /// The key of its server; a private conversation is a server of its own, and so is a place without servers.
    pub fn server(&self) -> &str {
        match (self.within, self.text.rsplit_once(':')) {
            (Within::Server | Within::Transport, Some((server, _))) => server,
            _ => &self.text,
        }
    }

    /// The number of its server; `None` for a private conversation, and if servers have no numbers.
    pub fn server_number(&self) -> Option<NonZeroU64> {
        let numbered = self.within == Within::Server;
        Self::server_of_key(self.transport(), self.server()).filter(|_| numbered)
    }

    /// Its name within its server; the whole text if there are no servers.
    pub fn channel(&self) -> &str {
        self.text
            .rsplit_once(':')
            .map_or(&self.text, |(_, last)| last)
    }

    /// The number of its channel; `None` if channels have none.
    pub fn channel_number(&self) -> Option<NonZeroU64> {
        let numbered = matches!(self.within, Within::Server | Within::Conversation);
        self.channel().parse().ok().filter(|_| numbered)
    }

    /// Returns `true` for a private conversation with the bot.
    pub fn is_private(&self) -> bool {
        self.within == Within::Conversation
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

/// The number of a move in records: one for each round of the table, in which every seat has a turn of one move or
/// more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumber {
    /// The round, from 1.
    pub round: u32,
    /// Whether it is the first move of that round.
    pub first_of_round: bool,
}

/// A time, in milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// Format of a time in a file name.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

impl Timestamp {
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
    fn a_place_is_read_as_it_is_written() {
        let thread = Place::in_server("discord", 500, 501);
        assert_eq!(thread, Place::new("discord:500:501"));
        assert_eq!(thread.server(), Place::server_key("discord", 500));
        assert_eq!((thread.transport(), thread.channel()), ("discord", "501"));
        assert_eq!(thread.server_number().map(NonZeroU64::get), Some(500));
        assert_eq!(thread.channel_number().map(NonZeroU64::get), Some(501));
        assert!(!thread.is_private());
        let private = Place::conversation("discord", 7);
        assert_eq!(private, Place::new("discord:0:7"));
        assert_eq!(
            (private.server(), private.server_number()),
            ("discord:0:7", None)
        );
        assert_eq!(private.channel_number().map(NonZeroU64::get), Some(7));
        assert!(private.is_private());
    }

    #[test]
    fn a_place_without_servers_is_a_server_of_its_own() {
        for text in [
            "console",
            "",
            "gone:nowhere",
            "discord:500",
            "elsewhere:a:b",
        ] {
            let place = Place::new(text);
            assert_eq!(place.as_str(), text);
            assert!(
                !place.is_private() && place.server_number().is_none(),
                "{text}"
            );
            assert_eq!(place.channel_number(), None, "{text}");
        }
        assert_eq!(Place::new("console").server(), "console");
        assert_eq!(Place::server_of_key("discord", "discord:0"), None);
        assert_eq!(Place::server_of_key("discord", "discordant:5"), None);
    }
}
