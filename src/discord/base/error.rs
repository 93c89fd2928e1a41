//! [`ServeError`]: the reasons why the bot stops.

use std::fmt;
use std::path::PathBuf;

use crate::service::words::catalogue::{TextArg, sentences};

/// The reason why the bot does not run, or no longer; shown as one plain sentence.
#[derive(Debug)]
pub enum ServeError {
    /// No token was given.
    NoToken,
    /// Discord does not know the token.
    BadToken,
    /// Discord does not know the token in this file.
    BadTokenFile(PathBuf),
    /// Discord refuses an intent that the settings ask for.
    IntentRefused,
    /// Discord wants more shards, or another number.
    Shards,
    /// Discord cannot be reached, with the reason.
    Unreachable(String),
    /// The connection ended for good, with the reason.
    Ended(String),
}

impl ServeError {
    /// Names the file that holds the token, if the token is in a file and Discord does not know it.
    #[must_use]
    pub fn with_token_file(self, file: Option<PathBuf>) -> Self {
        match (self, file) {
            (Self::BadToken, Some(file)) => Self::BadTokenFile(file),
            (error, _) => error,
        }
    }
}

impl fmt::Display for ServeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::BadTokenFile(path) = self {
            let path = [("path", TextArg::from(path.display().to_string()))];
            return f.write_str(&sentences().line("serve-bad-token-file", &path));
        }
        let (id, why) = match self {
            Self::NoToken => ("serve-no-token", ""),
            Self::BadToken | Self::BadTokenFile(_) => ("serve-bad-token", ""),
            Self::IntentRefused => ("serve-intent-refused", ""),
            Self::Shards => ("serve-shards", ""),
            Self::Unreachable(why) => ("serve-unreachable", why.as_str()),
            Self::Ended(why) => ("serve-ended", why.as_str()),
        };
        f.write_str(&sentences().line(id, &[("why", TextArg::from(why))]))
    }
}

impl std::error::Error for ServeError {}
