//! `config.toml` and the environment, read once and checked into a [`Config`].
//!
//! Unknown keys are errors that name the key; secrets come from the environment, or from a file that it names.

use std::fmt;
use std::net::SocketAddr;
use std::num::{NonZeroU16, NonZeroU32, NonZeroU64};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use tracing::level_filters::LevelFilter;

use crate::discord::{DiscordConfig, LoopbackUrl, Token};
use crate::logs::LogFormat;
use crate::service::words::catalogue::{TextArg, sentences};
use crate::store::files;

/// The file that is read when none is named and it exists.
pub const USUAL_PATH: &str = "config.toml";
/// The longest time after which a server is forgotten, in days: ten years.
pub const MOST_DAYS: u16 = 3650;

/// Everything that can be set.
#[derive(Debug, PartialEq, Eq)]
pub struct Config {
    /// The file of the database.
    pub database: PathBuf,
    /// How much is logged.
    pub log: LevelFilter,
    /// How its lines look.
    pub log_format: LogFormat,
    /// Where metrics are told, if at all.
    pub metrics: Option<SocketAddr>,
    /// How many days after the bot was put out of a server that is forgotten; 0 is never.
    pub forget_servers_after_days: u16,
    /// Where whoever runs the bot says what is kept, if anywhere: an address of the web.
    pub privacy_page: Option<String>,
    /// When the running bot backs its database up, and where to.
    pub backup: Backup,
    /// What the Discord adapter is told.
    pub discord: DiscordConfig,
}

/// How backups are made by themselves, and where those go that are made by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backup {
    /// Where they are put.
    pub folder: PathBuf,
    /// How many hours lie between two; `None` is never by itself.
    pub every_hours: Option<NonZeroU16>,
    /// How many are kept.
    pub keep: NonZeroU16,
}

/// What is taken from the environment.
#[derive(Debug, Default)]
pub struct Variables {
    /// `DISCORD_TOKEN`.
    pub token: Option<String>,
    /// `DISCORD_TOKEN_FILE`.
    pub token_file: Option<PathBuf>,
    /// `KINGBOARD_DISCORD_API`.
    pub api_base: Option<String>,
}

impl Variables {
    /// Reads the process's environment; empty counts as unset, and space around a value for nothing.
    pub fn read() -> Self {
        Self {
            token: variable("DISCORD_TOKEN"),
            token_file: variable("DISCORD_TOKEN_FILE").map(PathBuf::from),
            api_base: variable("KINGBOARD_DISCORD_API"),
        }
    }

    /// The token's file and its mode, if others can read it. A file that systemd hands over is private whatever its mode.
    pub fn exposed_token(&self) -> Option<(PathBuf, u32)> {
        let path = self.token_file.as_ref()?;
        let handed = variable("CREDENTIALS_DIRECTORY");
        if handed.is_some_and(|folder| path.starts_with(folder)) {
            return None;
        }
        let mode = files::readable_by_others(path)?;
        Some((path.clone(), mode))
    }

    /// The bot's token, from the environment or from the file that it names; space around it counts for nothing.
    ///
    /// # Errors
    /// When both are set, or the file cannot be read or holds nothing.
    pub fn secret(&self) -> Result<Option<Token>, ConfigError> {
        let unread = |path: &Path, why: String| ConfigError::NoTokenThere(path.to_owned(), why);
        let token = match (&self.token, &self.token_file) {
            (Some(_), Some(_)) => return Err(ConfigError::TwoTokens),
            (None, None) => return Ok(None),
            (Some(token), None) => token.clone(),
            (None, Some(path)) => text_of(path).map_err(|why| unread(path, why.to_string()))?,
        };
        match (token.trim(), &self.token_file) {
            ("", Some(path)) => Err(unread(path, "the file is empty".to_owned())),
            (token, _) => Ok(Some(Token::new(token))),
        }
    }
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

/// Why the settings cannot be used; shown as one plain sentence.
#[derive(Debug)]
pub enum ConfigError {
    /// The file cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// The file is not TOML, or has an unknown key or a value of the wrong kind.
    Malformed(String),
    /// `log` is no level.
    UnknownLevel(String),
    /// `shards` is neither a number nor the word.
    NoShards(String),
    /// `api_base` is not a loopback address.
    NotLoopback(String),
    /// `forget_servers_after_days` is more than [`MOST_DAYS`].
    TooManyDays(u16),
    /// The `page` under `[privacy]` is no address that a message can lead to.
    BadPage(String),
    /// `log_format` is no format.
    UnknownFormat(String),
    /// `listen` is no address.
    NoAddress(String),
    /// `listen` is an address that other machines can reach, and `exposed` does not allow that.
    Exposed(SocketAddr),
    /// The token is given twice.
    TwoTokens,
    /// The file of the token cannot be used, and why.
    NoTokenThere(PathBuf, String),
}

impl fmt::Display for ConfigError {
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
            Self::TooManyDays(days) => words.line(
                "config-too-many-days",
                &[
                    ("days", TextArg::Num((*days).into())),
                    ("most", TextArg::Num(MOST_DAYS.into())),
                ],
            ),
            Self::NotLoopback(base) => words.line(
                "config-not-loopback",
                &[("base", TextArg::from(base.as_str()))],
            ),
            Self::UnknownFormat(given) => words.line(
                "config-unknown-format",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::NoAddress(given) => words.line(
                "config-no-address",
                &[("given", TextArg::from(given.as_str()))],
            ),
            Self::Exposed(address) => words.line(
                "config-exposed",
                &[("address", TextArg::from(address.to_string()))],
            ),
            Self::TwoTokens => words.line("config-two-tokens", &[]),
            Self::NoTokenThere(path, why) => words.line(
                "config-token-file",
                &[
                    ("path", TextArg::from(path.display().to_string())),
                    ("why", TextArg::from(why.as_str())),
                ],
            ),
        })
    }
}

impl std::error::Error for ConfigError {}

/// The file as written.
#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Raw {
    database: PathBuf,
    log: String,
    log_format: String,
    backup: RawBackup,
    discord: RawDiscord,
    metrics: RawMetrics,
    privacy: RawPrivacy,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawBackup {
    folder: PathBuf,
    every_hours: u16,
    keep: NonZeroU16,
}

impl Default for RawBackup {
    fn default() -> Self {
        Self {
            folder: PathBuf::from("backups"),
            every_hours: 24,
            keep: NonZeroU16::new(7).expect("seven is not nothing"),
        }
    }
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct RawPrivacy {
    forget_servers_after_days: u16,
    page: String,
}

impl Default for RawPrivacy {
    fn default() -> Self {
        Self {
            forget_servers_after_days: 30,
            page: String::new(),
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
            return Err(ConfigError::NoAddress(self.listen));
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
    register_in: Vec<NonZeroU64>,
    shards: RawShards,
    api_base: String,
}

/// A number, or the one word.
#[derive(Deserialize)]
#[serde(untagged)]
enum RawShards {
    Number(i64),
    Word(String),
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
            discord: RawDiscord::default(),
            metrics: RawMetrics::default(),
            privacy: RawPrivacy::default(),
        }
    }
}

/// Reads the settings: from `path`, which must exist then, or from [`USUAL_PATH`] where it exists.
///
/// # Errors
/// When the file or a value in it cannot be used.
pub fn load(path: Option<&Path>, variables: Variables) -> Result<Config, ConfigError> {
    let file = path.unwrap_or(Path::new(USUAL_PATH));
    let text = match text_of(file) {
        Ok(text) => text,
        Err(why) if path.is_none() && why.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(why) => return Err(ConfigError::Unreadable(file.to_owned(), why)),
    };
    parse(&text, variables)
}

/// Checks settings given as text.
///
/// # Errors
/// When the text or a value in it cannot be used.
pub fn parse(text: &str, variables: Variables) -> Result<Config, ConfigError> {
    let raw: Raw =
        toml::from_str(text).map_err(|why| ConfigError::Malformed(malformed(text, &why)))?;
    let log = raw
        .log
        .parse()
        .map_err(|_| ConfigError::UnknownLevel(raw.log.clone()))?;
    let log_format =
        LogFormat::from_name(&raw.log_format).ok_or(ConfigError::UnknownFormat(raw.log_format))?;
    let token = variables.secret()?;
    let base = variables.api_base.unwrap_or(raw.discord.api_base);
    let api_base = match base.as_str() {
        "" => None,
        given => Some(
            LoopbackUrl::parse(given).ok_or_else(|| ConfigError::NotLoopback(given.to_owned()))?,
        ),
    };
    let days = raw.privacy.forget_servers_after_days;
    if days > MOST_DAYS {
        return Err(ConfigError::TooManyDays(days));
    }
    Ok(Config {
        database: raw.database,
        log,
        log_format,
        metrics: raw.metrics.address()?,
        forget_servers_after_days: days,
        privacy_page: page(raw.privacy.page)?,
        backup: Backup {
            folder: raw.backup.folder,
            every_hours: NonZeroU16::new(raw.backup.every_hours),
            keep: raw.backup.keep,
        },
        discord: DiscordConfig {
            token,
            read_messages: raw.discord.read_messages,
            register_in: raw.discord.register_in,
            shards: raw.discord.shards.count()?,
            api_base,
        },
    })
}

/// Where and why a text cannot be used, in one line and without quoting it: a token may stand there.
fn malformed(text: &str, why: &toml::de::Error) -> String {
    let why_in_short = why.message().lines().collect::<Vec<_>>().join(", ");
    let before = why.span().and_then(|span| text.get(..span.start));
    let line = before.map_or(1, |before| before.matches('\n').count() + 1);
    format!("line {line}: {why_in_short}")
}

/// The address of a page that messages lead to; `None` where none is named.
///
/// # Errors
/// [`ConfigError::BadPage`] where it does not begin with `https://`, or holds what would end a link in a message.
fn page(given: String) -> Result<Option<String>, ConfigError> {
    let ends = |c: char| c.is_whitespace() || c.is_control() || "()[]<>".contains(c);
    if given.is_empty() {
        return Ok(None);
    }
    let host = given.strip_prefix("https://").unwrap_or_default();
    if host.is_empty() || given.contains(ends) {
        return Err(ConfigError::BadPage(given));
    }
    Ok(Some(given))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(text: &str) -> Result<Config, String> {
        parse(text, Variables::default()).map_err(|why| why.to_string())
    }

    #[test]
    fn the_example_shows_every_key_with_its_default() {
        let example = include_str!("../config.example.toml");
        assert_eq!(parsed(example).unwrap(), parsed("").unwrap());
        let table: toml::Table = toml::from_str(example).unwrap();
        assert_eq!(
            table.keys().collect::<Vec<_>>(),
            [
                "backup",
                "database",
                "discord",
                "log",
                "log_format",
                "metrics",
                "privacy"
            ]
        );
        let backup = table["backup"].as_table().unwrap();
        assert_eq!(
            backup.keys().collect::<Vec<_>>(),
            ["every_hours", "folder", "keep"]
        );
        let metrics = table["metrics"].as_table().unwrap();
        assert_eq!(metrics.keys().collect::<Vec<_>>(), ["exposed", "listen"]);
        let discord = table["discord"].as_table().unwrap();
        assert_eq!(
            discord.keys().collect::<Vec<_>>(),
            ["api_base", "read_messages", "register_in", "shards"]
        );
    }

    #[test]
    fn an_unknown_key_is_refused_by_name() {
        assert!(parsed("databse = 'x'").unwrap_err().contains("databse"));
        let nested = parsed("[discord]\ntoken = 'secret'").unwrap_err();
        assert!(
            nested.contains("line 2") && nested.contains("token"),
            "{nested}"
        );
        for text in [
            "[discord]\ntoken = 'secret'",
            "= secret",
            "log = 'secret",
            "token = secret",
        ] {
            let why = parsed(text).unwrap_err();
            assert!(!why.contains("secret"), "no line is quoted: {why}");
            assert_eq!(why.lines().count(), 1, "{why}");
        }
    }

    #[test]
    fn no_server_has_the_number_zero() {
        let why = parsed("discord.register_in = [500, 0]").unwrap_err();
        assert!(why.contains("line 1") && why.contains('0'), "{why}");
    }

    #[test]
    fn shards_are_a_number_or_left_to_discord() {
        let shards = |text: &str| parsed(text).map(|config| config.discord.shards);
        assert_eq!(shards("discord.shards = 'auto'").unwrap(), None);
        assert_eq!(shards("discord.shards = 3").unwrap().unwrap().get(), 3);
        for bad in ["0", "-1", "'many'", "4294967296"] {
            let why = shards(&format!("discord.shards = {bad}")).unwrap_err();
            assert!(why.contains(bad.trim_matches('\'')), "{why}");
        }
    }

    #[test]
    fn an_unknown_level_is_refused_by_name() {
        assert!(parsed("log = 'loud'").unwrap_err().contains("loud"));
    }

    #[test]
    fn only_loopback_hosts_may_stand_in_for_discord() {
        for good in [
            "http://127.0.0.1:8080",
            "https://localhost",
            "http://[::1]:9/",
        ] {
            let config = parsed(&format!("discord.api_base = '{good}'")).unwrap();
            assert!(config.discord.api_base.is_some(), "{good}");
        }
        for bad in [
            "http://example.org",
            "127.0.0.1:80",
            "ftp://127.0.0.1",
            "http://127.0.0.1.example.org",
            "http://127.0.0.1@example.org",
            "http://localhost:80@example.org",
            "http://localhost/../x",
            "http://localhost:",
            "http://[::1",
            "http://",
        ] {
            let why = parsed(&format!("discord.api_base = '{bad}'")).unwrap_err();
            assert!(why.contains(bad), "{why}");
        }
    }

    #[test]
    fn the_environment_goes_before_the_file_and_alone_gives_the_token() {
        let variables = Variables {
            token: Some("secret".to_owned()),
            token_file: None,
            api_base: Some("http://localhost:2".to_owned()),
        };
        let config = parse("discord.api_base = 'http://localhost:1'", variables).unwrap();
        assert_eq!(
            config.discord.api_base.unwrap().as_str(),
            "http://localhost:2"
        );
        assert_eq!(format!("{:?}", config.discord.token), "Some(Token)");
    }

    #[test]
    fn a_log_has_one_of_two_formats() {
        let format = |text: &str| parsed(text).map(|config| config.log_format);
        assert_eq!(format("").unwrap(), LogFormat::Text);
        assert_eq!(format("log_format = 'json'").unwrap(), LogFormat::Json);
        assert!(format("log_format = 'xml'").unwrap_err().contains("xml"));
    }

    #[test]
    fn metrics_are_told_to_this_machine_alone_unless_the_settings_say_otherwise() {
        let metrics = |text: &str| parsed(text).map(|config| config.metrics);
        assert_eq!(metrics("").unwrap(), None);
        for own in ["127.0.0.1:9464", "[::1]:9464", "127.1.2.3:0"] {
            let address = metrics(&format!("metrics.listen = '{own}'")).unwrap();
            assert_eq!(address.unwrap().to_string(), own);
        }
        for open in ["0.0.0.0:9464", "[::]:1", "192.168.1.2:9464"] {
            let why = metrics(&format!("metrics.listen = '{open}'")).unwrap_err();
            assert!(why.contains(open) && why.contains("exposed"), "{why}");
            let allowed = format!("[metrics]\nlisten = '{open}'\nexposed = true");
            assert_eq!(metrics(&allowed).unwrap().unwrap().to_string(), open);
        }
        for bad in [
            "9464",
            "127.0.0.1",
            "localhost:9464",
            "127.0.0.1:99999",
            " ",
        ] {
            let why = metrics(&format!("metrics.listen = '{bad}'")).unwrap_err();
            assert!(why.contains(bad), "{why}");
        }
    }

    #[test]
    fn a_token_comes_from_the_environment_or_from_the_file_it_names_and_never_from_both() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("token");
        let from = |token: Option<&str>| Variables {
            token: token.map(str::to_owned),
            token_file: Some(file.clone()),
            api_base: None,
        };
        let said = |variables: &Variables| variables.secret().unwrap_err().to_string();
        assert!(said(&from(None)).contains(&file.display().to_string()));
        for nothing in ["", " \n"] {
            std::fs::write(&file, nothing).unwrap();
            assert!(said(&from(None)).contains("empty"));
        }
        std::fs::write(&file, " secret\n").unwrap();
        assert_eq!(from(None).secret().unwrap(), Some(Token::new("secret")));
        let twice = said(&from(Some("other")));
        assert!(twice.contains("DISCORD_TOKEN_FILE") && !twice.contains("secret"));
        std::fs::write(&file, b"\xff\xfesecret").unwrap();
        assert!(!said(&from(None)).contains("secret"));
    }
}
