//! [`ConfigError`]: the reasons why settings cannot be used.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use crate::service::words::catalogue::{TextArg, sentences};

/// A secret that the environment gives, or a file that it names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecretKind {
    /// The bot's token.
    Token,
    /// The secret of the application.
    Client,
}

impl SecretKind {
    /// The sentence for a secret that is given twice.
    const fn twice(self) -> &'static str {
        match self {
            Self::Token => "config-two-tokens",
            Self::Client => "config-two-secrets",
        }
    }

    /// The sentence for a file that cannot be used.
    const fn not_in_file(self) -> &'static str {
        match self {
            Self::Token => "config-token-file",
            Self::Client => "config-secret-file",
        }
    }
}

/// The reason the settings cannot be used, shown as one sentence.
#[derive(Debug)]
pub enum ConfigError {
    /// The file cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The file is not TOML, or has an unknown key or a value of the wrong kind.
    Malformed(String),
    /// `log` is no log level.
    UnknownLevel(String),
    /// `shards` is neither a number nor `"auto"`.
    NoShards(String),
    /// `api_base` is not a loopback address.
    NotLoopback(String),
    /// The `page` under `[privacy]` is no address that a message can link to.
    BadPage(String),
    /// `releases` under `[updates]` is no web address.
    BadReleases(String),
    /// `log_format` is no log format.
    UnknownFormat(String),
    /// `listen` in this table is no address.
    NoAddress(&'static str, String),
    /// The path under this key is empty.
    EmptyPath(&'static str),
    /// The error is in this file.
    InFile(PathBuf, Box<Self>),
    /// `listen` is an address that other machines can reach, without `exposed`.
    Exposed(SocketAddr),
    /// `listen` under `[web]` is an address that other machines can reach, without `exposed`.
    PagesExposed(SocketAddr),
    /// `[web]` has one of `listen` and `url` without the other.
    HalfWeb,
    /// `url` under `[web]` is no address that pages can have.
    BadPublicUrl(String),
    /// One of `trusted_proxies` is no network address.
    BadProxy(String),
    /// `client_id` under `[web]` and its secret do not come together.
    HalfOAuth,
    /// `listen` is the same under `[metrics]` and `[web]`.
    SameAddress(SocketAddr),
    /// This secret is given twice.
    Twice(SecretKind),
    /// The file of this secret cannot be used, with the reason.
    NotInFile(SecretKind, PathBuf, String),
    /// The token, in this file or else in the environment, names no application.
    OddToken(Option<PathBuf>),
}

impl fmt::Display for ConfigError {
    #[expect(clippy::too_many_lines, reason = "a table: an arm for each error")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = sentences();
        f.write_str(&match self {
            Self::Unreadable(path, why) => words.line(
                "config-unreadable",
                &[
                    ("path", TextArg::from(path.display().to_string())),
                    ("why", TextArg::from(why.to_string())),
                ],
            ),
            Self::Malformed(why) => {
                words.line("config-malformed", &[("why", TextArg::from(why.as_str()))])
            }
            Self::UnknownLevel(level) => words.line(
                "config-unknown-level",
                &[("level", TextArg::from(level.as_str()))],
            ),
            Self::NoShards(given) => words.line(
                "config-no-shards",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::BadPage(given) => words.line(
                "config-bad-page",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::BadReleases(given) => words.line(
                "config-bad-releases",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::NotLoopback(base) => words.line(
                "config-not-loopback",
                &[("base", TextArg::from(base.as_str()))],
            ),
            Self::UnknownFormat(given) => words.line(
                "config-unknown-format",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::NoAddress(section, given) => words.line(
                "config-no-address",
                &[
                    ("section", TextArg::from(*section)),
                    ("given", TextArg::from(given.as_str())),
                    ("example", TextArg::from(usual_address(section))),
                ],
            ),
            Self::EmptyPath(key) => words.line("config-empty-path", &[("key", (*key).into())]),
            Self::InFile(path, error) => format!("{}: {error}", path.display()),
            Self::Exposed(address) => words.line(
                "config-exposed",
                &[("address", TextArg::from(address.to_string()))],
            ),
            Self::PagesExposed(address) => words.line(
                "config-pages-exposed",
                &[("address", TextArg::from(address.to_string()))],
            ),
            Self::HalfWeb => words.line("config-half-web", &[]),
            Self::BadPublicUrl(given) => words.line(
                "config-bad-public-url",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::HalfOAuth => words.line("config-half-oauth", &[]),
            Self::BadProxy(given) => words.line(
                "config-bad-proxy",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::SameAddress(address) => words.line(
                "config-same-address",
                &[("address", TextArg::from(address.to_string()))],
            ),
            Self::Twice(secret) => words.line(secret.twice(), &[]),
            Self::NotInFile(secret, path, why) => words.line(
                secret.not_in_file(),
                &[
                    ("path", TextArg::from(path.display().to_string())),
                    ("why", TextArg::from(why.as_str())),
                ],
            ),
            Self::OddToken(file) => {
                let file = file.as_ref().map(|file| file.display().to_string());
                let source = file.unwrap_or_else(|| "DISCORD_TOKEN".to_owned());
                words.line("config-odd-token", &[("source", TextArg::from(source))])
            }
        })
    }
}

impl std::error::Error for ConfigError {}

/// The usual address to listen on for a table of the settings.
fn usual_address(section: &str) -> &'static str {
    if section == SECTION {
        "127.0.0.1:8265"
    } else {
        "127.0.0.1:9464"
    }
}

impl ConfigError {
    /// The secret that the error is about; `None` if it is about settings.
    pub const fn secret(&self) -> Option<SecretKind> {
        match self {
            Self::Twice(secret) | Self::NotInFile(secret, ..) => Some(*secret),
            Self::OddToken(_) => Some(SecretKind::Token),
            Self::Unreadable(..)
            | Self::Malformed(_)
            | Self::UnknownLevel(_)
            | Self::NoShards(_)
            | Self::NotLoopback(_)
            | Self::BadPage(_)
            | Self::BadReleases(_)
            | Self::UnknownFormat(_)
            | Self::NoAddress(..)
            | Self::EmptyPath(_)
            | Self::InFile(..)
            | Self::Exposed(_)
            | Self::PagesExposed(_)
            | Self::HalfWeb
            | Self::BadPublicUrl(_)
            | Self::BadProxy(_)
            | Self::HalfOAuth
            | Self::SameAddress(_) => None,
        }
    }

    /// Names the settings file, unless the error names one or is about the environment.
    pub(super) fn in_file(self, path: &Path) -> Self {
        let is_elsewhere = matches!(
            self,
            Self::Unreadable(..)
                | Self::NotLoopback(_)
                | Self::Twice(_)
                | Self::NotInFile(..)
                | Self::OddToken(_)
                | Self::InFile(..)
        );
        if is_elsewhere {
            self
        } else {
            Self::InFile(path.to_owned(), Box::new(self))
        }
    }
}

/// The name of the table.
pub(super) const SECTION: &str = "web";
