//! A server's settings as data, the action that changes them, and its wire form.

use crate::games::GameKind;
use crate::play::Place;
use crate::play::clock::TimeControl;
use crate::service::api::values::Suggestion;
use crate::service::words::catalogue;
use crate::service::words::catalogue::TextArg;
use crate::service::words::language::{AUTO, Language};
use crate::service::words::text::{Span, Text};

/// How one server wants its games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerSettings {
    /// Where games are begun; none is everywhere.
    pub channels: Vec<Place>,
    /// Who begins and joins them; none is everybody.
    pub roles: Vec<String>,
    /// Which game is meant where none is named.
    pub game: GameKind,
    /// The time control of challenges that name none; `None` is no clock.
    pub clock: Option<TimeControl>,
    /// Whether messages may make a sound.
    pub pings: PingMode,
    /// How many days a challenge waits for its answer; `None` is for ever.
    pub expiry: Option<u32>,
    /// How many challenges one person may have open.
    pub open_each: Option<u32>,
    /// How many may be open in all.
    pub open_all: Option<u32>,
    /// How many running games one person may have.
    pub running_each: Option<u32>,
    /// How many days of holiday one person has in a year.
    pub holidays: u32,
    /// Which language all are spoken to in; `None` is that of the server itself.
    pub language: Option<Language>,
    /// Who keeps order in games; none is everybody who keeps order in the server.
    pub moderators: Vec<String>,
}

/// Whether the players that a message calls are pinged. The catalogue has a `pings-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PingMode {
    /// They are.
    #[default]
    On,
    /// They are named, and no device makes a sound.
    Silent,
}

/// One thing that a server can choose. The catalogue has a `house-` message and a `house-how-` message for each code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerSetting {
    /// Where games are begun.
    Channels,
    /// Who begins and joins them.
    Roles,
    /// Which game is meant where none is named.
    Game,
    /// The time control of challenges that name none.
    Clock,
    /// Whether messages may make a sound.
    Pings,
    /// How long a challenge waits.
    Expiry,
    /// How many challenges one person may have open.
    OpenEach,
    /// How many may be open in all.
    OpenAll,
    /// How many running games one person may have.
    RunningEach,
    /// How many days of holiday one person has in a year.
    Holidays,
    /// Which language all are spoken to in.
    Language,
    /// Who keeps order in games.
    Moderators,
}

/// What is wanted of the settings of a server: to see them all, or one of them with what it can be, or to
/// set that one to what is typed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ServerSettingsAction {
    /// Which one.
    pub rule: Option<ServerSetting>,
    /// What it is to be, in the words that one types.
    pub value: Option<String>,
}

/// Words for "without bounds", whichever comes to mind.
const UNLIMITED_WORDS: [&str; 8] = [
    "all",
    "any",
    "anyone",
    "everyone",
    "everywhere",
    "never",
    "none",
    "off",
];

/// More places or roles than this are one too many to choose between.
const MOST: usize = 25;

/// So many of them are shown beside what is looked at.
const MAX_LISTED: usize = 10;

/// A limit beyond this is none.
const HIGHEST: u32 = 999;

/// The days of a year.
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

impl ServerSetting {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 12] = [
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
    ];

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
            Self::Language => "language",
            Self::Moderators => "moderators",
        }
    }

    /// The rule with this code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|rule| rule.code() == code)
    }

    /// What people read for it.
    pub fn label(self) -> String {
        catalogue::sentences().line(&format!("house-{}", self.code()), &[])
    }

    /// Whether it can be more than a menu has room for.
    pub(in crate::service) fn is_typed(self) -> bool {
        let chosen = [Self::Game, Self::Pings, Self::Language];
        !self.choices().is_empty() && !chosen.contains(&self)
    }

    /// Values worth a line in a menu; none where a menu would have to know the server.
    pub(in crate::service) fn choices(self) -> Vec<String> {
        let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
        match self {
            Self::Channels | Self::Roles | Self::Moderators => Vec::new(),
            Self::Game => texts(&GameKind::ALL.map(|kind| kind.spec().slug)),
            Self::Clock => texts(&[
                "none", "1d", "2d", "3d", "3d soft", "7d", "7d soft", "14d soft",
            ]),
            Self::Pings => texts(&PingMode::ALL.map(PingMode::code)),
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
        }
    }
}

impl ServerSettings {
    /// Sets one rule to what is typed, where it can be read; `here` is any place of the server.
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
            ServerSetting::Expiry => self.expiry = limit(1, YEAR)?,
            ServerSetting::OpenEach => self.open_each = limit(1, HIGHEST)?,
            ServerSetting::OpenAll => self.open_all = limit(1, HIGHEST)?,
            ServerSetting::RunningEach => self.running_each = limit(1, HIGHEST)?,
            ServerSetting::Holidays => self.holidays = limit(0, YEAR)?.unwrap_or(0),
            ServerSetting::Language if lower == AUTO => self.language = None,
            ServerSetting::Language => self.language = Some(Language::of_word(typed)?),
        }
        Some(())
    }

    /// What a rule is, as it is stored and could be typed.
    pub(in crate::service) fn value(&self, rule: ServerSetting) -> String {
        let limit =
            |limit: Option<u32>, open: &str| limit.map_or(open.to_owned(), |n| n.to_string());
        let list = |names: Vec<&str>| {
            if names.is_empty() {
                "all".to_owned()
            } else {
                names.join(" ")
            }
        };
        match rule {
            ServerSetting::Channels => list(self.channels.iter().map(Place::as_str).collect()),
            ServerSetting::Roles => list(self.roles.iter().map(String::as_str).collect()),
            ServerSetting::Moderators => list(self.moderators.iter().map(String::as_str).collect()),
            ServerSetting::Game => self.game.spec().slug.to_owned(),
            ServerSetting::Clock => self
                .clock
                .map_or_else(|| "none".to_owned(), |clock| clock.to_string()),
            ServerSetting::Pings => self.pings.code().to_owned(),
            ServerSetting::Expiry => limit(self.expiry, "never"),
            ServerSetting::OpenEach => limit(self.open_each, "any"),
            ServerSetting::OpenAll => limit(self.open_all, "any"),
            ServerSetting::RunningEach => limit(self.running_each, "any"),
            ServerSetting::Holidays => self.holidays.to_string(),
            ServerSetting::Language => self.language.map_or(AUTO, Language::code).to_owned(),
        }
    }

    /// What a rule is, in words.
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
            ServerSetting::Game => Text(vec![Span::Plain(self.game.spec().title.to_owned())]),
            ServerSetting::Clock => match &self.clock {
                Some(clock) => Text(vec![Span::Code(clock.to_string())]),
                None => words.text("house-no-clock", &[]),
            },
            ServerSetting::Pings => words.text(&format!("pings-{}", self.pings.code()), &[]),
            ServerSetting::Expiry => match self.expiry {
                Some(count) => days("house-after-days", count),
                None => words.text("house-never", &[]),
            },
            ServerSetting::OpenEach => limit(self.open_each),
            ServerSetting::OpenAll => limit(self.open_all),
            ServerSetting::RunningEach => limit(self.running_each),
            ServerSetting::Holidays => days("house-days", self.holidays),
            ServerSetting::Language => match self.language {
                Some(language) => Text(vec![Span::Plain(language.name().to_owned())]),
                None => words.text("house-language-auto", &[]),
            },
        }
    }

    /// Whether games are begun at a place, or at the one it is a thread of.
    pub(in crate::service) fn allows(&self, place: &Place, parent: Option<&Place>) -> bool {
        let named = |place: &Place| self.channels.contains(place);
        self.channels.is_empty() || named(place) || parent.is_some_and(named)
    }

    /// The places where games are begun, as a list to read.
    pub(in crate::service) fn channel_list(&self) -> Text {
        self.describe(ServerSetting::Channels)
    }

    /// The first of those places, where other things are to be read too.
    pub(in crate::service) fn channels_in_short(&self) -> Text {
        abbreviated(self.channel_list())
    }

    /// Who begins games, as a list to read.
    pub(in crate::service) fn role_list(&self) -> Text {
        self.describe(ServerSetting::Roles)
    }
}

/// Whether a word means "without bounds".
pub fn is_unlimited(word: &str) -> bool {
    UNLIMITED_WORDS
        .iter()
        .any(|open| open.eq_ignore_ascii_case(word))
}

/// Places of the same server, by their full names.
fn places(typed: &str, here: &Place) -> Option<Vec<Place>> {
    let places: Vec<Place> = names(typed)?.into_iter().map(Place::new).collect();
    let at_home = |place: &Place| place.server() == here.server() && !place.is_private();
    places.iter().all(at_home).then_some(places)
}

/// Roles by the names their server knows them by.
fn roles(typed: &str) -> Option<Vec<String>> {
    names(typed)
}

/// Words with spaces or commas between them, each once; `None` where there are none or too many.
fn names(typed: &str) -> Option<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for name in typed.split([' ', ',', '\n', '\t']) {
        let name: String = name.chars().filter(|c| !c.is_control()).collect();
        if !name.is_empty() && !names.contains(&name) {
            names.push(name);
        }
    }
    (1..=MOST).contains(&names.len()).then_some(names)
}

/// Things with commas between them.
fn listed(spans: impl Iterator<Item = Span>) -> Text {
    let mut text = Text::default();
    for span in spans {
        if !text.0.is_empty() {
            text.push(", ");
        }
        text.0.push(span);
    }
    text
}

/// The first of the things in a long list.
pub(in crate::service) fn abbreviated(mut list: Text) -> Text {
    // Between two of them stands a comma.
    let most = 2 * MAX_LISTED - 1;
    if list.0.len() > most {
        list.0.truncate(most);
        list.push(" …");
    }
    list
}

/// What a control carries for a wish: `server`, `server.expiry`, `server.expiry.14`.
pub(in crate::service) fn wire(wish: &ServerSettingsAction) -> Option<String> {
    match wish {
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

/// What [`wire`] wrote, behind its first word.
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

/// Values of a rule that can be named without a look at the server, in words.
pub(in crate::service) fn suggested(rule: ServerSetting) -> Vec<Suggestion> {
    let values = match rule {
        ServerSetting::Channels | ServerSetting::Roles => vec!["all".to_owned()],
        ServerSetting::Moderators => vec!["none".to_owned()],
        ServerSetting::Game
        | ServerSetting::Clock
        | ServerSetting::Pings
        | ServerSetting::Expiry
        | ServerSetting::OpenEach
        | ServerSetting::OpenAll
        | ServerSetting::RunningEach
        | ServerSetting::Holidays
        | ServerSetting::Language => rule.choices(),
    };
    let told = |value: String| {
        let mut then = ServerSettings::default();
        then.set(rule, &value, &Place::new(""))?;
        let label = then.describe(rule).plain();
        Some(Suggestion { label, value })
    };
    values.into_iter().filter_map(told).collect()
}
