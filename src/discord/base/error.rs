//! [`ServeError`]: why the bot ends.

use std::fmt;

use crate::service::words::catalogue::{TextArg, sentences};

/// Why the bot does not run, or no longer; shown as one plain sentence.
#[derive(Debug)]
pub enum ServeError {
    /// No token was given.
    NoToken,
    /// Discord does not know the token.
    BadToken,
    /// Discord refuses an intent that the settings ask for.
    IntentRefused,
    /// Discord wants more shards, or others.
    Shards,
    /// Discord cannot be reached, and why.
    Unreachable(String),
    /// The connection ended for good, and why.
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
