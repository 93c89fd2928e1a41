//! A server's settings as data, the action that changes them, and its wire form.

use crate::games::GameKind;
use crate::play::Place;
use crate::play::season::SeasonLength;
use crate::play::time_control::TimeControl;
use crate::service::api::server_lists::{
    PODIUM, abbreviated, is_unlimited, listed, placed, places, roles,
};
use crate::service::api::setting_keys::LANGUAGE;
use crate::service::api::values::Suggestion;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::language::{AUTO, Language};
use crate::service::words::text::{Span, Text};
use crate::store::place_text;

/// The settings of one server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// The places where games begin; none is everywhere.
    pub channels: Vec<Place>,
    /// The roles that may begin and join games; none is everybody.
    pub roles: Vec<String>,
    /// The default game.
    pub game: GameKind,
    /// The default time control of challenges; `None` is no clock.
    pub clock: Option<TimeControl>,
    /// The sound of messages.
    pub pings: PingMode,
    /// Days until a challenge expires; `None` is never.
    pub expiry: Option<u32>,
    /// Most open challenges of one player.
    pub open_each: Option<u32>,
    /// Most open challenges in all.
    pub open_all: Option<u32>,
    /// Most running games of one player.
    pub running_each: Option<u32>,
    /// Days of holiday of one player in a year.
    pub holidays: u32,
    /// The language of the server; `None` is its own in Discord.
    pub language: Option<Language>,
    /// The roles of moderators; none is everybody who moderates the server.
    pub moderators: Vec<String>,
    /// `true` if challenges are rated that can be and do not say.
    pub rated: bool,
    /// The place where the puzzle of each day is posted.
    pub puzzles: Option<Place>,
    /// The length of seasons; `None` is no seasons.
    pub seasons: Option<SeasonLength>,
    /// The roles of the first three in the standings; later places have the last one.
    pub podium: Vec<String>,
    /// The people who may watch its games on the public pages.
    pub watching: Watching,
    /// The role that is called when a player challenges anyone.
    pub seekers: Option<String>,
}

/// The people who may watch games on the public pages. The catalogue has a `house-watching-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Watching {
    /// The members of the server.
    #[default]
    Members,
    /// Everybody.
    Public,
}

/// The effect of mentions: they ping players, or not. The catalogue has a `pings-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PingMode {
    /// They ping.
    #[default]
    On,
    /// They name players, and no device makes a sound.
    Silent,
}

/// One setting of a server. The catalogue has a `house-` message and a `house-how-` message for each code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerSetting {
    /// The places where games begin.
    Channels,
    /// The roles that may begin and join games.
    Roles,
    /// The default game.
    Game,
    /// The default time control of challenges.
    Clock,
    /// The sound of messages.
    Pings,
    /// Days until a challenge expires.
    Expiry,
    /// Most open challenges of one player.
    OpenEach,
    /// Most open challenges in all.
    OpenAll,
    /// Most running games of one player.
    RunningEach,
    /// Days of holiday of one player in a year.
    Holidays,
    /// The language of the server.
    Language,
    /// The roles of moderators.
    Moderators,
    /// The default for rating challenges.
    Rated,
    /// The place where the puzzle of each day is posted.
    Puzzles,
    /// The length of seasons.
    Seasons,
    /// The roles of the first three in the standings.
    Podium,
    /// The people who may watch games on the public pages.
    Watching,
    /// The role that is called for challenges to anyone.
    Seekers,
}

/// An action on a server's settings: show all, show one with its values, or set one to typed text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerSettingsAction {
    /// The setting.
    pub rule: Option<ServerSetting>,
    /// The new value as typed.
    pub value: Option<String>,
}

/// Highest limit.
const HIGHEST: u32 = 999;

/// Most days of holiday in a year.
const YEAR: u32 = 366;

impl PingMode {
    /// Both.
    pub const ALL: [Self; 2] = [Self::On, Self::Silent];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Silent => "silent",
        }
    }
}

impl Watching {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Members, Self::Public];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Members => "members",
            Self::Public => "public",
        }
    }
}

impl ServerSetting {
    /// All settings, in the order of the page.
    pub const ALL: [Self; 18] = [
        Self::Channels,
        Self::Roles,
        Self::Game,
        Self::Clock,
        Self::Pings,
        Self::Expiry,
        Self::OpenEach,
        Self::OpenAll,
        Self::RunningEach,
        Self::Holidays,
        Self::Language,
        Self::Moderators,
        Self::Rated,
        Self::Puzzles,
        Self::Seasons,
        Self::Podium,
        Self::Watching,
        Self::Seekers,
    ];

    /// Returns `true` for a setting that also a table in a terminal has, which has no channels, roles or pings. Its
    /// language has a line of its own.
    pub const fn is_for_tables(self) -> bool {
        match self {
            Self::Channels
            | Self::Roles
            | Self::Pings
            | Self::Language
            | Self::Moderators
            | Self::Rated
            | Self::Puzzles
            | Self::Podium
            | Self::Watching
            | Self::Seekers => false,
            Self::Game
            | Self::Clock
            | Self::Expiry
            | Self::OpenEach
            | Self::OpenAll
            | Self::RunningEach
            | Self::Holidays
            | Self::Seasons => true,
        }
    }

    /// The name as it is stored, typed and carried by buttons.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Channels => "channels",
            Self::Roles => "roles",
            Self::Game => "game",
            Self::Clock => "clock",
            Self::Pings => "pings",
            Self::Expiry => "expiry",
            Self::OpenEach => "offers",
            Self::OpenAll => "offers-in-all",
            Self::RunningEach => "games",
            Self::Holidays => "holidays",
            Self::Language => LANGUAGE,
            Self::Moderators => "moderators",
            Self::Rated => "rated",
            Self::Puzzles => "puzzles",
            Self::Seasons => "seasons",
            Self::Podium => "podium",
            Self::Watching => "watching",
            Self::Seekers => "seekers",
        }
    }

    /// The setting with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.code() == code)
    }

    /// Its label for people.
    pub fn label(self) -> String {
        catalogue::sentences().line(&format!("house-{}", self.code()), &[])
    }

    /// Returns `true` if it has more values than a menu has room for.
    pub(in crate::service) fn is_typed(self) -> bool {
        let chosen = [
            Self::Game,
            Self::Pings,
            Self::Language,
            Self::Rated,
            Self::Seasons,
            Self::Watching,
        ];
        !self.choices().is_empty() && !chosen.contains(&self)
    }

    /// Values for a menu; none if a menu would need data of the server.
    pub(in crate::service) fn choices(self) -> Vec<String> {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        match self {
            Self::Channels
            | Self::Roles
            | Self::Moderators
            | Self::Puzzles
            | Self::Podium
            | Self::Seekers => Vec::new(),
            Self::Game => texts(&GameKind::ALL.map(|kind| kind.spec().slug)),
            Self::Clock => texts(&[
                "none", "1d", "2d", "3d", "3d soft", "7d", "7d soft", "14d soft",
            ]),
            Self::Pings => texts(&PingMode::ALL.map(PingMode::code)),
            Self::Rated => texts(&["on", "off"]),
            Self::Watching => texts(&Watching::ALL.map(Watching::code)),
            Self::Seasons => {
                let lengths = SeasonLength::ALL.map(SeasonLength::code);
                texts(&[lengths.as_slice(), &["none"]].concat())
            }
            Self::Expiry => texts(&["1", "3", "7", "14", "30", "never"]),
            Self::OpenAll => texts(&["10", "25", "50", "100", "any"]),
            Self::OpenEach | Self::RunningEach => texts(&["1", "3", "5", "10", "25", "any"]),
            Self::Holidays => texts(&["0", "14", "21", "30", "45", "60", "90"]),
            Self::Language => {
                let codes = Language::ALL.map(Language::code);
                texts(&[&[AUTO], codes.as_slice()].concat())
            }
        }
    }
}

impl Default for ServerSettings {
    fn default() -> Self {
        Self {
            channels: Vec::new(),
            roles: Vec::new(),
            game: GameKind::ALL[0],
            clock: None,
            pings: PingMode::On,
            expiry: Some(7),
            open_each: Some(10),
            open_all: Some(100),
            running_each: None,
            holidays: 30,
            language: None,
            moderators: Vec::new(),
            rated: false,
            puzzles: None,
            seasons: Some(SeasonLength::Quarter),
            podium: Vec::new(),
            watching: Watching::Members,
            seekers: None,
        }
    }
}

impl ServerSettings {
    /// Parses and sets one setting; `here` is any place of the server.
    pub(in crate::service) fn set(
        &mut self,
        rule: ServerSetting,
        typed: &str,
        here: &Place,
    ) -> Option<()> {
        let typed = typed.trim();
        let lower = typed.to_lowercase();
        let open = is_unlimited(&lower);
        let limit = |least: u32, most: u32| {
            let number = || lower.parse().ok().filter(|n| (least..=most).contains(n));
            if open { Some(None) } else { number().map(Some) }
        };
        match rule {
            ServerSetting::Channels if open => self.channels.clear(),
            ServerSetting::Channels => self.channels = places(typed, here)?,
            ServerSetting::Roles if open => self.roles.clear(),
            ServerSetting::Roles => self.roles = roles(typed)?,
            ServerSetting::Moderators if open => self.moderators.clear(),
            ServerSetting::Moderators => self.moderators = roles(typed)?,
            ServerSetting::Game => self.game = lower.parse().ok()?,
            ServerSetting::Clock if open => self.clock = None,
            ServerSetting::Clock => self.clock = Some(lower.parse().ok()?),
            ServerSetting::Pings => {
                self.pings = PingMode::ALL
                    .into_iter()
                    .find(|pings| pings.code() == lower)?;
            }
            ServerSetting::Watching => {
                self.watching = Watching::ALL
                    .into_iter()
                    .find(|watching| watching.code() == lower)?;
            }
            ServerSetting::Rated => {
                self.rated = match lower.as_str() {
                    "on" => true,
                    "off" => false,
                    _ => return None,
                };
            }
            ServerSetting::Expiry => self.expiry = limit(1, YEAR)?,
            ServerSetting::OpenEach => self.open_each = limit(1, HIGHEST)?,
            ServerSetting::OpenAll => self.open_all = limit(1, HIGHEST)?,
            ServerSetting::RunningEach => self.running_each = limit(1, HIGHEST)?,
            ServerSetting::Holidays => self.holidays = limit(0, YEAR)?.unwrap_or(0),
            ServerSetting::Puzzles if open => self.puzzles = None,
            ServerSetting::Puzzles => {
                let [place] = <[Place; 1]>::try_from(places(typed, here)?).ok()?;
                self.puzzles = Some(place);
            }
            ServerSetting::Podium if open => self.podium.clear(),
            ServerSetting::Podium => {
                self.podium = roles(typed).filter(|roles| roles.len() <= PODIUM)?;
            }
            ServerSetting::Seekers if open => self.seekers = None,
            ServerSetting::Seekers => {
                let [role] = <[String; 1]>::try_from(roles(typed)?).ok()?;
                self.seekers = Some(role);
            }
            ServerSetting::Seasons if open => self.seasons = None,
            ServerSetting::Seasons => self.seasons = Some(SeasonLength::from_code(&lower)?),
            ServerSetting::Language if lower == AUTO => self.language = None,
            ServerSetting::Language => self.language = Some(Language::of_word(typed)?),
        }
        Some(())
    }

    /// The value of a setting, as stored and typed.
    pub(in crate::service) fn value(&self, rule: ServerSetting) -> String {
        let limit =
            |limit: Option<u32>, open: &str| limit.map_or(open.to_owned(), |n| n.to_string());
        let list = |names: Vec<String>| {
            if names.is_empty() {
                "all".to_owned()
            } else {
                names.join(" ")
            }
        };
        match rule {
            ServerSetting::Channels => list(self.channels.iter().map(place_text).collect()),
            ServerSetting::Roles => list(self.roles.clone()),
            ServerSetting::Moderators => list(self.moderators.clone()),
            ServerSetting::Podium if self.podium.is_empty() => "none".to_owned(),
            ServerSetting::Podium => self.podium.join(" "),
            ServerSetting::Seekers => self.seekers.clone().unwrap_or_else(|| "none".to_owned()),
            ServerSetting::Puzzles => {
                let place = self.puzzles.as_ref().map(place_text);
                place.unwrap_or_else(|| "none".to_owned())
            }
            ServerSetting::Game => self.game.spec().slug.to_owned(),
            ServerSetting::Clock => self
                .clock
                .map_or_else(|| "none".to_owned(), |clock| clock.to_string()),
            ServerSetting::Pings => self.pings.code().to_owned(),
            ServerSetting::Watching => self.watching.code().to_owned(),
            ServerSetting::Rated => if self.rated { "on" } else { "off" }.to_owned(),
            ServerSetting::Expiry => limit(self.expiry, "never"),
            ServerSetting::OpenEach => limit(self.open_each, "any"),
            ServerSetting::OpenAll => limit(self.open_all, "any"),
            ServerSetting::RunningEach => limit(self.running_each, "any"),
            ServerSetting::Holidays => self.holidays.to_string(),
            ServerSetting::Seasons => self.seasons.map_or("none", SeasonLength::code).to_owned(),
            ServerSetting::Language => self.language.map_or(AUTO, Language::code).to_owned(),
        }
    }

    /// The value of a setting in words.
    pub(in crate::service) fn describe(&self, rule: ServerSetting) -> Text {
        let words = catalogue::sentences();
        let days = |id, count: u32| words.text(id, &[("count", TextArg::Num(count.into()))]);
        let limit = |limit: Option<u32>| match limit {
            Some(count) => words.text("house-most", &[("count", TextArg::Num(count.into()))]),
            None => words.text("house-any-number", &[]),
        };
        match rule {
            ServerSetting::Channels if self.channels.is_empty() => {
                words.text("house-everywhere", &[])
            }
            ServerSetting::Channels => listed(self.channels.iter().cloned().map(Span::Place)),
            ServerSetting::Roles if self.roles.is_empty() => words.text("house-everybody", &[]),
            ServerSetting::Roles => listed(self.roles.iter().cloned().map(Span::Role)),
            ServerSetting::Moderators if self.moderators.is_empty() => {
                words.text("house-moderators-all", &[])
            }
            ServerSetting::Moderators => listed(self.moderators.iter().cloned().map(Span::Role)),
            ServerSetting::Podium if self.podium.is_empty() => words.text("house-podium-none", &[]),
            ServerSetting::Podium => placed(&self.podium),
            ServerSetting::Seekers => match &self.seekers {
                Some(role) => Text(vec![Span::Role(role.clone())]),
                None => words.text("house-seekers-none", &[]),
            },
            ServerSetting::Puzzles => match &self.puzzles {
                Some(place) => Text(vec![Span::Place(place.clone())]),
                None => words.text("house-puzzles-nowhere", &[]),
            },
            ServerSetting::Game => Text(vec![Span::Plain(self.game.spec().title.to_owned())]),
            ServerSetting::Clock => match &self.clock {
                Some(clock) => Text(vec![Span::Code(clock.to_string())]),
                None => words.text("house-no-clock", &[]),
            },
            ServerSetting::Pings => words.text(&format!("pings-{}", self.pings.code()), &[]),
            ServerSetting::Watching => {
                let id = match self.watching {
                    Watching::Members => "house-watching-members",
                    Watching::Public => "house-watching-public",
                };
                words.text(id, &[])
            }
            ServerSetting::Rated => {
                let id = if self.rated {
                    "house-rated-on"
                } else {
                    "house-rated-off"
                };
                words.text(id, &[])
            }
            ServerSetting::Expiry => match self.expiry {
                Some(count) => days("house-after-days", count),
                None => words.text("house-never", &[]),
            },
            ServerSetting::OpenEach => limit(self.open_each),
            ServerSetting::OpenAll => limit(self.open_all),
            ServerSetting::RunningEach => limit(self.running_each),
            ServerSetting::Holidays => days("house-days", self.holidays),
            ServerSetting::Seasons => match self.seasons {
                Some(length) => words.text(&format!("season-length-{}", length.code()), &[]),
                None => words.text("house-seasons-none", &[]),
            },
            ServerSetting::Language => match self.language {
                Some(language) => Text(vec![Span::Plain(language.name().to_owned())]),
                None => words.text("house-language-auto", &[]),
            },
        }
    }

    /// Returns `true` if games may begin at a place or at its parent.
    pub(in crate::service) fn allows(&self, place: &Place, parent: Option<&Place>) -> bool {
        let named = |place: &Place| self.channels.contains(place);
        self.channels.is_empty() || named(place) || parent.is_some_and(named)
    }

    /// The places where games begin, as a list.
    pub(in crate::service) fn channel_list(&self) -> Text {
        self.describe(ServerSetting::Channels)
    }

    /// The first of those places, for use within other text.
    pub(in crate::service) fn channels_in_short(&self) -> Text {
        abbreviated(self.channel_list())
    }

    /// The roles that may begin games, as a list.
    pub(in crate::service) fn role_list(&self) -> Text {
        self.describe(ServerSetting::Roles)
    }
}

/// The wire form of a control: `server`, `server.expiry`, `server.expiry.14`.
pub(in crate::service) fn wire(action: &ServerSettingsAction) -> Option<String> {
    match action {
        ServerSettingsAction {
            rule: None,
            value: _,
        } => Some("server".to_owned()),
        ServerSettingsAction {
            rule: Some(rule),
            value: None,
        } => Some(format!("server.{}", rule.code())),
        ServerSettingsAction {
            rule: Some(rule),
            value: Some(value),
        } => (!value.contains('.')).then(|| format!("server.{}.{value}", rule.code())),
    }
}

/// Parses the words of [`wire`] after the first.
pub(in crate::service) fn unwire(parts: &[&str]) -> Option<ServerSettingsAction> {
    let (rule, value) = match parts {
        [] => (None, None),
        [rule] => (Some(rule), None),
        [rule, value] => (Some(rule), Some((*value).to_owned())),
        [_, _, _, ..] => return None,
    };
    let rule = rule.map(|code| ServerSetting::from_code(code));
    match rule {
        Some(None) => None,
        Some(rule) => Some(ServerSettingsAction { rule, value }),
        None => Some(ServerSettingsAction::default()),
    }
}

/// Values of a setting that need no data of the server, in words.
pub(in crate::service) fn suggested(rule: ServerSetting) -> Vec<Suggestion> {
    let values = match rule {
        ServerSetting::Channels | ServerSetting::Roles => vec!["all".to_owned()],
        ServerSetting::Moderators
        | ServerSetting::Puzzles
        | ServerSetting::Podium
        | ServerSetting::Seekers => vec!["none".to_owned()],
        ServerSetting::Game
        | ServerSetting::Clock
        | ServerSetting::Pings
        | ServerSetting::Expiry
        | ServerSetting::OpenEach
        | ServerSetting::OpenAll
        | ServerSetting::RunningEach
        | ServerSetting::Holidays
        | ServerSetting::Rated
        | ServerSetting::Seasons
        | ServerSetting::Watching
        | ServerSetting::Language => rule.choices(),
    };
    let told = |value: String| {
        let mut then = ServerSettings::default();
        then.set(rule, &value, &Place::of_transport(""))?;
        let label = then.describe(rule).plain();
        Some(Suggestion { label, value })
    };
    values.into_iter().filter_map(told).collect()
}
