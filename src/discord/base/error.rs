//! [`ServeError`]: the reasons why the bot stops.

use std::fmt;

use crate::service::words::catalogue::{TextArg, sentences};

/// The reason why the bot does not run, or no longer; shown as one plain sentence.
#[derive(Debug)]
pub enum ServeError {
    /// No token was given.
    NoToken,
    /// Discord does not know the token.
    BadToken,
    /// Discord refuses an intent that the settings ask for.
    IntentRefused,
    /// Discord wants more shards, or another number.
    Shards,
    /// Discord cannot be reached, with the reason.
    Unreachable(String),
    /// The connection ended for good, with the reason.
    Ended(String),
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (id, why) = match self {
            Self::NoToken => ("serve-no-token", ""),
            Self::BadToken => ("serve-bad-token", ""),
            Self::IntentRefused => ("serve-intent-refused", ""),
            Self::Shards => ("serve-shards", ""),
            Self::Unreachable(why) => ("serve-unreachable", why.as_str()),
            Self::Ended(why) => ("serve-ended", why.as_str()),
        };
        f.write_str(&sentences().line(id, &[("why", TextArg::from(why))]))
    }
}

impl std::error::Error for ServeError {}
