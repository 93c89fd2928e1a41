//! `config.toml` and the environment, read once and checked into a [`Config`].
//!
//! Unknown keys are errors that name the key. Secrets come from the environment, or from a file it names.

mod error;
mod malformed;
mod web;
mod whole;

use std::net::SocketAddr;
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Deserializer};
use tracing::level_filters::LevelFilter;

use crate::config::malformed::malformed;
use crate::config::whole::Whole;
use crate::discord::{DiscordConfig, LoopbackUrl, Token};
use crate::logs::LogFormat;
use crate::store::files;
use crate::web::read_uncorrected;

pub use crate::config::error::{ConfigError, SecretKind};
pub use crate::config::web::{OAuthSettings, WebSettings};

/// The file that is read by default, if it exists.
pub const USUAL_PATH: &str = "config.toml";
/// The folder of the backups by default.
pub const USUAL_BACKUPS: &str = "backups";
/// Longest time after which a server is forgotten, in days: ten years.
const MOST_DAYS: u64 = 3650;
/// Most web hooks of a server: a list of them has room for so many.
const MOST_HOOKS: u64 = 10;
/// Most threads on which computers think: half of those that the systemd unit allows the bot.
const MOST_THREADS: u64 = 128;
/// Most positions of a thought, and analyses of a day.
const MOST_WORK: u64 = u32::MAX as u64;
/// Most hours between two backups: more than seven years.
const MOST_HOURS: u64 = 65_535;
/// Greatest id at Discord that a file of settings can hold.
const MOST_ID: u64 = i64::MAX.cast_unsigned();
/// Most backups that are kept.
const MOST_KEPT: u64 = 65_535;

/// All settings.
#[derive(Debug, PartialEq, Eq)]
pub struct Config {
    /// The database file.
    pub database: PathBuf,
    /// The log level.
    pub log: LevelFilter,
    /// The log format.
    pub log_format: LogFormat,
    /// The address of the metrics server, if there is one.
    pub metrics: Option<SocketAddr>,
    /// The public pages, if there are any.
    pub web: Option<WebSettings>,
    /// `true` if something is set for public pages, and there are none.
    pub is_web_unused: bool,
    /// Days after which a left server is forgotten; 0 is never.
    pub forget_servers_after_days: u16,
    /// The web address of the operator's privacy page, if there is one.
    pub privacy_page: Option<String>,
    /// The address that `kingboard update-check` asks for the newest release, if there is one.
    pub releases: Option<String>,
    /// Settings of the running bot's backups.
    pub backup: Backup,
    /// Settings of computers' thinking.
    pub computer: Thinking,
    /// Most web hooks of a server; 0 switches them off.
    pub hooks_each_server: u16,
    /// The settings of the Discord adapter.
    pub discord: DiscordConfig,
}

/// Settings of computers' thinking.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thinking {
    /// Threads that think, all at the lowest priority; 0 is that no computer plays.
    pub threads: u16,
    /// The most positions that one thought looks at.
    pub nodes: NonZeroU32,
    /// The most analyses that a person may ask for in a day; 0 is that none are made.
    pub analyses_per_day: u32,
}

impl Thinking {
    /// The most positions that one thought looks at; `None` if no computer plays.
    pub fn limit(self) -> Option<u64> {
        (self.threads > 0).then(|| u64::from(self.nodes.get()))
    }
}

/// The settings of backups, scheduled and manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Their folder.
    pub folder: PathBuf,
    /// Hours between two scheduled ones; `None` is no schedule.
    pub every_hours: Option<NonZeroU16>,
    /// Number of backups kept.
    pub keep: NonZeroU16,
}

/// The environment variables that are read.
#[derive(Clone, Debug, Default)]
pub struct Variables {
    /// `DISCORD_TOKEN`.
    pub token: Option<String>,
    /// `DISCORD_TOKEN_FILE`.
    pub token_file: Option<PathBuf>,
    /// `KINGBOARD_DISCORD_API`.
    pub api_base: Option<String>,
    /// `DISCORD_CLIENT_SECRET`.
    pub client_secret: Option<String>,
    /// `DISCORD_CLIENT_SECRET_FILE`.
    pub client_secret_file: Option<PathBuf>,
}

impl Variables {
    /// Reads the environment; an empty variable is unset, and surrounding space is ignored.
    pub fn read() -> Self {
        Self {
            token: variable("DISCORD_TOKEN"),
            token_file: variable("DISCORD_TOKEN_FILE").map(PathBuf::from),
            api_base: variable("KINGBOARD_DISCORD_API"),
            client_secret: variable("DISCORD_CLIENT_SECRET"),
            client_secret_file: variable("DISCORD_CLIENT_SECRET_FILE").map(PathBuf::from),
        }
    }

    /// The token file and its mode, if others can read it. A file from systemd is private whatever its mode.
    pub fn exposed_token(&self) -> Option<(PathBuf, u32)> {
        let path = self.token_file.as_ref()?;
        let handed = variable("CREDENTIALS_DIRECTORY");
        if handed.is_some_and(|folder| path.starts_with(folder)) {
            return None;
        }
        let mode = files::readable_by_others(path)?;
        Some((path.clone(), mode))
    }

    /// The bot's token, from the environment or the file it names; surrounding space is ignored.
    ///
    /// # Errors
    /// [`ConfigError::Twice`] if both are set; [`ConfigError::NotInFile`] if the file is unreadable or empty.
    pub fn secret(&self) -> Result<Option<Token>, ConfigError> {
        one_of(
            SecretKind::Token,
            self.token.as_deref(),
            self.token_file.as_deref(),
        )
    }

    /// The number of the bot’s application, which its token contains; `None` without a token.
    ///
    /// # Errors
    /// As for [`Variables::secret`]; [`ConfigError::OddToken`] if the token names none.
    pub fn application(&self) -> Result<Option<NonZeroU64>, ConfigError> {
        let Some(token) = self.secret()? else {
            return Ok(None);
        };
        let odd = || ConfigError::OddToken(self.token_file.clone());
        token.application().map(Some).ok_or_else(odd)
    }

    /// The environment without this secret: `doctor` checks all else where it cannot be had.
    #[must_use]
    pub fn without(self, secret: SecretKind) -> Self {
        match secret {
            SecretKind::Token => Self {
                token: None,
                token_file: None,
                ..self
            },
            SecretKind::Client => Self {
                client_secret: None,
                client_secret_file: None,
                ..self
            },
        }
    }

    /// The token as an error, if it names no application.
    pub fn odd_token(&self) -> Option<ConfigError> {
        let odd = self.application().err();
        odd.filter(|error| matches!(error, ConfigError::OddToken(_)))
    }

    /// The secret of the application, as the token is read.
    ///
    /// # Errors
    /// As for [`Variables::secret`].
    pub fn client_secret(&self) -> Result<Option<Token>, ConfigError> {
        one_of(
            SecretKind::Client,
            self.client_secret.as_deref(),
            self.client_secret_file.as_deref(),
        )
    }
}

/// A secret given as it is, or by the file that holds it.
fn one_of(
    what: SecretKind,
    given: Option<&str>,
    file: Option<&Path>,
) -> Result<Option<Token>, ConfigError> {
    let unread = |path: &Path, why: String| ConfigError::NotInFile(what, path.to_owned(), why);
    let secret = match (given, file) {
        (Some(_), Some(_)) => return Err(ConfigError::Twice(what)),
        (None, None) => return Ok(None),
        (Some(secret), None) => secret.to_owned(),
        (None, Some(path)) => text_of(path).map_err(|why| unread(path, why.to_string()))?,
    };
    match (secret.trim(), file) {
        ("", Some(path)) => Err(unread(path, "the file is empty".to_owned())),
        (secret, _) => Ok(Some(Token::new(secret))),
    }
}

/// The locale of the terminal, such as `pt_BR.UTF-8`; empty if none is set.
pub fn locale() -> String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    names.into_iter().find_map(variable).unwrap_or_default()
}

/// The database that the environment names, for commands without `--db`.
pub fn database_variable() -> Option<PathBuf> {
    variable("KINGBOARD_DB").map(PathBuf::from)
}

/// Returns `true` if the terminal can only print, as its name says.
pub fn is_dumb_terminal() -> bool {
    variable("TERM").is_none_or(|name| name == "dumb")
}

#[expect(
    clippy::disallowed_methods,
    reason = "the one place that reads the environment"
)]
fn variable(name: &str) -> Option<String> {
    let value = std::env::var(name).ok()?;
    let value = value.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

#[expect(clippy::disallowed_methods, reason = "the one place that reads files")]
fn text_of(path: &Path) -> std::io::Result<String> {
    std::fs::read_to_string(path)
}

/// The file as parsed.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Raw {
    database: PathBuf,
    log: String,
    log_format: String,
    backup: RawBackup,
    computer: RawComputer,
    discord: RawDiscord,
    hooks: RawHooks,
    metrics: RawMetrics,
    privacy: RawPrivacy,
    updates: RawUpdates,
    web: web::RawWeb,
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct RawUpdates {
    releases: String,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawComputer {
    threads: Whole<0, MOST_THREADS>,
    nodes: Whole<1, MOST_WORK>,
    analyses_per_day: Whole<0, MOST_WORK>,
}

impl Default for RawComputer {
    fn default() -> Self {
        Self {
            threads: Whole::new(1),
            nodes: Whole::new(100_000),
            analyses_per_day: Whole::new(20),
        }
    }
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawBackup {
    folder: PathBuf,
    every_hours: Whole<0, MOST_HOURS>,
    keep: Whole<1, MOST_KEPT>,
}

impl Default for RawBackup {
    fn default() -> Self {
        Self {
            folder: PathBuf::from(USUAL_BACKUPS),
            every_hours: Whole::new(24),
            keep: Whole::new(7),
        }
    }
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawPrivacy {
    forget_servers_after_days: Whole<0, MOST_DAYS>,
    page: String,
}

impl Default for RawPrivacy {
    fn default() -> Self {
        Self {
            forget_servers_after_days: Whole::new(30),
            page: String::new(),
        }
    }
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawHooks {
    each_server: Whole<0, MOST_HOOKS>,
}

impl Default for RawHooks {
    fn default() -> Self {
        Self {
            each_server: Whole::new(5),
        }
    }
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct RawMetrics {
    listen: String,
    exposed: bool,
}

impl RawMetrics {
    fn address(self) -> Result<Option<SocketAddr>, ConfigError> {
        if self.listen.is_empty() {
            return Ok(None);
        }
        let Ok(address) = self.listen.parse::<SocketAddr>() else {
            return Err(ConfigError::NoAddress("metrics", self.listen));
        };
        if !self.exposed && !address.ip().is_loopback() {
            return Err(ConfigError::Exposed(address));
        }
        Ok(Some(address))
    }
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
struct RawDiscord {
    read_messages: bool,
    register_in: Vec<Whole<1, MOST_ID>>,
    shards: RawShards,
    api_base: String,
}

/// A number, or the word `auto`; anything else as it may be shown.
enum RawShards {
    Number(i64),
    Word(String),
}

impl<'de> Deserialize<'de> for RawShards {
    fn deserialize<D: Deserializer<'de>>(given: D) -> Result<Self, D::Error> {
        Ok(match toml::Value::deserialize(given) {
            Ok(toml::Value::Integer(number)) => Self::Number(number),
            Ok(toml::Value::String(word)) => Self::Word(word),
            Ok(toml::Value::Float(number)) => Self::Word(number.to_string()),
            Ok(toml::Value::Boolean(yes)) => Self::Word(yes.to_string()),
            Ok(
                other @ (toml::Value::Array(_) | toml::Value::Table(_) | toml::Value::Datetime(_)),
            ) => Self::Word(other.type_str().to_owned()),
            Err(_) => Self::Word("…".to_owned()),
        })
    }
}

impl Default for RawShards {
    fn default() -> Self {
        Self::Word(AUTO.to_owned())
    }
}

/// As many shards as Discord recommends.
const AUTO: &str = "auto";

impl RawShards {
    fn count(self) -> Result<Option<NonZeroU32>, ConfigError> {
        match self {
            Self::Word(word) if word == AUTO => Ok(None),
            Self::Word(word) => Err(ConfigError::NoShards(word)),
            Self::Number(number) => u32::try_from(number)
                .ok()
                .and_then(NonZeroU32::new)
                .map(Some)
                .ok_or_else(|| ConfigError::NoShards(number.to_string())),
        }
    }
}

impl Default for Raw {
    fn default() -> Self {
        Self {
            database: PathBuf::from("kingboard.db"),
            log: "info".to_owned(),
            log_format: "text".to_owned(),
            backup: RawBackup::default(),
            computer: RawComputer::default(),
            discord: RawDiscord::default(),
            hooks: RawHooks::default(),
            metrics: RawMetrics::default(),
            privacy: RawPrivacy::default(),
            updates: RawUpdates::default(),
            web: web::RawWeb::default(),
        }
    }
}

/// Reads the settings: from `path`, which must exist then, or else from [`USUAL_PATH`] if it exists.
///
/// # Errors
/// The [`ConfigError`] of the file or of a value in it.
pub fn load(path: Option<&Path>, variables: Variables) -> Result<Config, ConfigError> {
    let file = path.unwrap_or(Path::new(USUAL_PATH));
    let text = match text_of(file) {
        Ok(text) => text,
        Err(why) if path.is_none() && why.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(why) => return Err(ConfigError::Unreadable(file.to_owned(), why)),
    };
    parse(&text, variables).map_err(|error| error.in_file(file))
}

/// The database that the settings name, for commands that need no other setting. A file at [`USUAL_PATH`] may be that
/// of another program: all of it but `database` is passed over.
///
/// # Errors
/// The [`ConfigError`] of a named file, or of the usual one that cannot be read or is no TOML.
pub fn database(path: Option<&Path>) -> Result<Option<PathBuf>, ConfigError> {
    if path.is_some() {
        return load(path, Variables::default()).map(|config| Some(config.database));
    }
    let file = Path::new(USUAL_PATH);
    let text = match text_of(file) {
        Ok(text) => text,
        Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(ConfigError::Unreadable(file.to_owned(), why)),
    };
    let table: toml::Table = toml::from_str(&text)
        .map_err(|why| ConfigError::Malformed(malformed(&text, &why)).in_file(file))?;
    let named = table.get("database").and_then(toml::Value::as_str);
    Ok(named.filter(|named| !named.is_empty()).map(PathBuf::from))
}

/// Checks settings given as text.
///
/// # Errors
/// The [`ConfigError`] of the text or of a value in it.
pub fn parse(text: &str, variables: Variables) -> Result<Config, ConfigError> {
    let raw: Raw =
        toml::from_str(text).map_err(|why| ConfigError::Malformed(malformed(text, &why)))?;
    let paths = [
        ("database", &raw.database),
        ("backup.folder", &raw.backup.folder),
    ];
    if let Some((key, _)) = paths.iter().find(|(_, path)| path.as_os_str().is_empty()) {
        return Err(ConfigError::EmptyPath(key));
    }
    let log = raw
        .log
        .parse()
        .map_err(|_| ConfigError::UnknownLevel(raw.log.clone()))?;
    let log_format =
        LogFormat::from_name(&raw.log_format).ok_or(ConfigError::UnknownFormat(raw.log_format))?;
    let token = variables.secret()?;
    let client_secret = variables.client_secret()?;
    let base = variables.api_base.unwrap_or(raw.discord.api_base);
    let api_base = match base.as_str() {
        "" => None,
        given => Some(
            LoopbackUrl::parse(given).ok_or_else(|| ConfigError::NotLoopback(given.to_owned()))?,
        ),
    };
    let register_in = raw.discord.register_in.into_iter();
    let metrics = raw.metrics.address()?;
    let sets_web = raw.web.is_set();
    let web = raw.web.settings(client_secret)?;
    let pages_at = web.as_ref().map(|web| web.listen);
    // Port 0 is any free one.
    if let Some(address) = metrics.filter(|address| pages_at == metrics && address.port() != 0) {
        return Err(ConfigError::SameAddress(address));
    }
    Ok(Config {
        database: raw.database,
        log,
        log_format,
        metrics,
        is_web_unused: sets_web && web.is_none(),
        web,
        forget_servers_after_days: raw.privacy.forget_servers_after_days.get(),
        privacy_page: page(raw.privacy.page)?,
        releases: releases(raw.updates.releases)?,
        backup: Backup {
            folder: raw.backup.folder,
            every_hours: NonZeroU16::new(raw.backup.every_hours.get()),
            keep: raw.backup.keep.nonzero(),
        },
        computer: Thinking {
            threads: raw.computer.threads.get(),
            nodes: raw.computer.nodes.nonzero(),
            analyses_per_day: raw.computer.analyses_per_day.get(),
        },
        hooks_each_server: raw.hooks.each_server.get(),
        discord: DiscordConfig {
            token,
            read_messages: raw.discord.read_messages,
            register_in: register_in.map(Whole::nonzero).collect(),
            shards: raw.discord.shards.count()?,
            api_base,
        },
    })
}

/// The address of the newest release; `None` if none is set.
///
/// # Errors
/// [`ConfigError::BadReleases`] if it is no web address.
fn releases(given: String) -> Result<Option<String>, ConfigError> {
    if given.is_empty() {
        return Ok(None);
    }
    let address = web_address(&given, &["https", "http"]);
    address.map(Some).ok_or(ConfigError::BadReleases(given))
}

/// The address of a page that messages link to; `None` if none is set.
///
/// # Errors
/// [`ConfigError::BadPage`] if it does not begin with `https://`, or holds a character that would end a link.
fn page(given: String) -> Result<Option<String>, ConfigError> {
    let ends = |c: char| c.is_whitespace() || c.is_control() || "()[]<>".contains(c);
    if given.is_empty() {
        return Ok(None);
    }
    let address = web_address(&given, &["https"]).filter(|_| !given.contains(ends));
    address.map(Some).ok_or(ConfigError::BadPage(given))
}

/// An address with one of these schemes, in the form in which browsers read it.
fn web_address(given: &str, schemes: &[&str]) -> Option<String> {
    let url = read_uncorrected(given)?;
    schemes.contains(&url.scheme()).then(|| url.into())
}

#[cfg(test)]
mod tests;
