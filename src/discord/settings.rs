//! What the adapter is told: a token that no log can show, and a stand-in address that cannot leave this machine.

use std::fmt;
use std::num::NonZeroU64;

/// What can be set.
#[derive(Debug, PartialEq, Eq)]
pub struct Settings {
    /// The bot's token.
    pub token: Option<Token>,
    /// Whether to ask for the text of all messages (a privileged intent).
    pub read_messages: bool,
    /// The servers to register the commands in; none means everywhere.
    pub register_in: Vec<NonZeroU64>,
    /// Where to find the API, if not at Discord.
    pub api_base: Option<LocalBase>,
}

/// The bot's token.
#[derive(PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Takes the token as the environment has it.
    pub fn new(secret: impl Into<String>) -> Self {
        Self(secret.into())
    }

    /// The token itself.
    pub(super) fn secret(&self) -> &str {
        &self.0
    }
}

/// Shows that there is one, never which.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// An address of this machine at which something answers for Discord.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalBase(String);

impl LocalBase {
    /// Reads `http(s)://` and a loopback host, with or without a port; `None` for anything else, since the
    /// token is sent there.
    pub fn parse(text: &str) -> Option<Self> {
        let address = text
            .strip_prefix("http://")
            .or_else(|| text.strip_prefix("https://"))?;
        let address = address.strip_suffix('/').unwrap_or(address);
        let port = ["127.0.0.1", "localhost", "[::1]"]
            .into_iter()
            .find_map(|host| address.strip_prefix(host))?;
        let sound = match port.strip_prefix(':') {
            Some(number) => number.parse::<u16>().is_ok() && !number.starts_with('+'),
            None => port.is_empty(),
        };
        sound.then(|| Self(text.trim_end_matches('/').to_owned()))
    }

    /// The address, without a slash at its end.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
