//! The configuration: a token that no log can show, and a stand-in address that cannot leave this machine.

use std::fmt;
use std::num::{NonZeroU32, NonZeroU64};

use base64::Engine;
use base64::alphabet::STANDARD;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use url::{Host, Url};

/// The `[discord]` table of the settings, and the token.
#[derive(Debug, PartialEq, Eq)]
pub struct DiscordConfig {
    /// The bot's token.
    pub token: Option<Token>,
    /// `true` if to ask for the message-content intent, which is privileged.
    pub read_messages: bool,
    /// The servers to register the commands in; none means everywhere.
    pub register_in: Vec<NonZeroU64>,
    /// The number of shards; `None` for Discord's recommendation.
    pub shards: Option<NonZeroU32>,
    /// The base address of the API, if not Discord's.
    pub api_base: Option<LoopbackUrl>,
}

/// The code of the first part of a token, with or without padding.
const DIGITS: GeneralPurpose = GeneralPurpose::new(
    &STANDARD,
    GeneralPurposeConfig::new()
        .with_decode_padding_mode(DecodePaddingMode::Indifferent)
        .with_decode_allow_trailing_bits(true),
);

/// The bot's token.
#[derive(PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Takes the token as it stands in the environment.
    pub fn new(secret: impl Into<String>) -> Self {
        Self(secret.into())
    }

    /// The number of its application, decoded from its first part: base 64 of the digits.
    pub fn application(&self) -> Option<NonZeroU64> {
        let first = self.0.split('.').next()?;
        let digits = String::from_utf8(DIGITS.decode(first).ok()?).ok()?;
        let number = digits.parse().ok();
        number.filter(|_| digits.bytes().all(|digit| digit.is_ascii_digit()))
    }

    /// The token itself.
    pub(in crate::discord) fn secret(&self) -> &str {
        &self.0
    }
}

/// Shows that a token is set, never its text.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}

/// The address of a stand-in for Discord on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopbackUrl(String);

impl LoopbackUrl {
    /// Reads `http(s)://` and a loopback host, with or without a port; `None` for anything else, since the
    /// token is sent there.
    pub fn parse(text: &str) -> Option<Self> {
        let url = Url::parse(text).ok()?;
        let here = match url.host()? {
            Host::Domain(name) => name == "localhost",
            Host::Ipv4(address) => address.is_loopback(),
            Host::Ipv6(address) => address.is_loopback(),
        };
        let origin = url.origin().ascii_serialization();
        let has_origin_alone = url.as_str().strip_suffix('/') == Some(&origin);
        let fits = matches!(url.scheme(), "http" | "https") && here && has_origin_alone;
        fits.then_some(Self(origin))
    }

    /// The address, without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_tells_its_application_and_nothing_else_does() {
        let of = |token: &str| Token::new(token).application().map(NonZeroU64::get);
        assert_eq!(of("OTAx.x.y"), Some(901));
        assert_eq!(of("OTA=."), Some(90));
        assert_eq!(
            of("ODA5MTA5MTA5MTA5MTA5MTA5.GxYzAb.secret"),
            Some(809_109_109_109_109_109)
        );
        for none in ["", "loopback-token", "KzkwMQ.x.y", "MA.x.y", "\u{1}.x"] {
            assert_eq!(of(none), None, "{none}");
        }
    }
}
