//! The settings of the public pages.

use std::net::SocketAddr;
use std::num::NonZeroU64;

use serde::Deserialize;

use crate::config::error::SECTION;
use crate::config::whole::Whole;
use crate::config::{ConfigError, MOST_ID};
use crate::discord::Token;
use crate::web::{Network, PublicPages, PublicUrl};

/// The application for which Discord names the person who signs in.
#[derive(Debug, PartialEq, Eq)]
pub struct OAuthSettings<'a> {
    /// Its id.
    pub id: NonZeroU64,
    /// Its secret.
    pub secret: &'a Token,
}

/// Settings of the public pages.
#[derive(Debug, PartialEq, Eq)]
pub struct WebSettings {
    /// The address to listen at.
    pub listen: SocketAddr,
    /// The public address, and the proxies before it.
    pub pages: PublicPages,
    /// The id of the application for signing in by asking Discord.
    client_id: Option<NonZeroU64>,
    /// The secret of that application. Only the service of the bot gets it where secrets are given apart.
    client_secret: Option<Token>,
}

impl WebSettings {
    /// The application for signing in by asking Discord, if that is set up.
    ///
    /// # Errors
    /// [`ConfigError::HalfOAuth`] if only one of its id and its secret is set.
    pub fn oauth(&self) -> Result<Option<OAuthSettings<'_>>, ConfigError> {
        match (self.client_id, &self.client_secret) {
            (Some(id), Some(secret)) => Ok(Some(OAuthSettings { id, secret })),
            (None, None) => Ok(None),
            (Some(_), None) | (None, Some(_)) => Err(ConfigError::HalfOAuth),
        }
    }
}

/// The table `[web]` as parsed.
#[derive(PartialEq, Eq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct RawWeb {
    listen: String,
    url: String,
    trusted_proxies: Vec<String>,
    exposed: bool,
    client_id: Whole<0, MOST_ID>,
}

impl Default for RawWeb {
    fn default() -> Self {
        Self {
            listen: String::new(),
            url: String::new(),
            trusted_proxies: ["127.0.0.1", "::1"].map(str::to_owned).into(),
            exposed: false,
            client_id: Whole::new(0),
        }
    }
}

impl RawWeb {
    /// Returns `true` if anything is not as it is by default.
    pub(super) fn is_set(&self) -> bool {
        *self != Self::default()
    }

    /// Checks the settings; `None` if there are no public pages.
    pub(super) fn settings(
        self,
        secret: Option<Token>,
    ) -> Result<Option<WebSettings>, ConfigError> {
        if self.listen.is_empty() && self.url.is_empty() {
            return Ok(None);
        }
        if self.listen.is_empty() || self.url.is_empty() {
            return Err(ConfigError::HalfWeb);
        }
        let Ok(listen) = self.listen.parse::<SocketAddr>() else {
            return Err(ConfigError::NoAddress(SECTION, self.listen));
        };
        if !self.exposed && !listen.ip().is_loopback() {
            return Err(ConfigError::PagesExposed(listen));
        }
        let Some(url) = PublicUrl::parse(&self.url) else {
            return Err(ConfigError::BadPublicUrl(self.url));
        };
        let proxy = |text: String| Network::parse(&text).ok_or(ConfigError::BadProxy(text));
        let proxies = self.trusted_proxies.into_iter().map(proxy);
        Ok(Some(WebSettings {
            client_id: NonZeroU64::new(self.client_id.get()),
            client_secret: secret,
            listen,
            pages: PublicPages {
                url,
                trusted_proxies: proxies.collect::<Result<_, _>>()?,
            },
        }))
    }
}
