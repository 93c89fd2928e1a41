//! Who, where, which and when: the small values that name things in a playing.

use std::fmt;
use std::sync::Arc;

/// A person, whatever the transport: `discord:1234`, `console:anna`. Only adapters and the store make one.
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

/// Where a game is played, whatever the transport: `discord:<server or 0>:<channel>`, `console`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place(Arc<str>);

impl Place {
    /// The place as stored.
    pub fn new(place: impl Into<Arc<str>>) -> Self {
        Self(place.into())
    }

    /// The place as stored.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The server a place belongs to; a private conversation is a house of its own, and so is a place
    /// without servers.
    pub fn server(&self) -> &str {
        match self.0.rsplit_once(':') {
            Some((house, _)) if !self.is_private() => house,
            Some(_) | None => &self.0,
        }
    }

    /// What it is called within its server; all of it where there are no servers.
    pub fn channel(&self) -> &str {
        self.0.rsplit_once(':').map_or(&self.0, |(_, last)| last)
    }

    /// Whether it is a private conversation with the bot.
    pub fn is_private(&self) -> bool {
        matches!(self.0.rsplit_once(':'), Some((house, _)) if house.ends_with(":0"))
    }
}

/// One playing, challenge included; written `#12`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub i64);

impl GameId {
    /// The number of no game: of one that is not stored yet.
    pub const UNSTORED: Self = Self(0);
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// How many events a game has had: what a button was made against.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version(pub u32);

/// Number of moves made by anyone, failed attacks counted, dice and offers not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ply(pub u32);

/// The number that records give a move: one for each round of the table, in which every seat has a turn of
/// one move or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveNumber {
    /// The round, from 1.
    pub round: u32,
    /// Whether it is the first move of that round.
    pub first_of_round: bool,
}

/// A moment, in milliseconds since 1970 UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(pub i64);

/// How a moment is written in the name of a file.
const STAMP: &str = "%Y%m%dT%H%M%SZ";

impl Timestamp {
    /// The moment as part of a file's name, to the second: `20261122T103000Z`. They sort like the moments.
    pub fn file_stamp(self) -> String {
        let at = jiff::Timestamp::from_millisecond(self.0).unwrap_or_default();
        at.strftime(STAMP).to_string()
    }

    /// The moment that was written so.
    pub fn from_stamp(text: &str) -> Option<Self> {
        let at = jiff::civil::DateTime::strptime(STAMP, text).ok()?;
        let at = at.to_zoned(jiff::tz::TimeZone::UTC).ok()?;
        Some(Self(at.timestamp().as_millisecond()))
    }
}

/// Time and luck as plain data: what pure code is given instead of reading either.
#[derive(Clone, Copy)]
pub struct Env {
    /// Now.
    pub now: Timestamp,
    /// Fresh bytes of the operating system's randomness.
    pub entropy: [u8; 32],
}

/// Says nothing of the entropy, which may become a secret.
impl fmt::Debug for Env {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Env({}, sealed)", self.now.0)
    }
}
