//! A player's preferences, as data.

use crate::scene::ThemeName;
use crate::service::api::setting_keys::LANGUAGE;
use crate::service::words::catalogue;
use crate::service::words::language::{AUTO, Language};

/// The preferences of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The colours of boards.
    pub theme: ThemeName,
    /// The side at the bottom of boards.
    pub facing: BoardOrientation,
    /// The moves that are shown before they count.
    pub confirm: ConfirmMoves,
    /// The players who may challenge this one.
    pub welcome: ChallengePolicy,
    /// The player's language; `None` is that of their client.
    pub language: Option<Language>,
    /// `true` if the player's finished games may become puzzles.
    pub puzzles: bool,
    /// The default for rating the player's challenges.
    pub rated: RatedDefault,
}

/// One preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// The colours of boards.
    Theme(ThemeName),
    /// The side at the bottom of boards.
    Facing(BoardOrientation),
    /// The moves that are shown before they count.
    Confirm(ConfirmMoves),
    /// The players who may challenge this one.
    Welcome(ChallengePolicy),
    /// The player's language; `None` is that of their client.
    Language(Option<Language>),
    /// `true` if the player's finished games may become puzzles. The catalogue has a `puzzles-` message for each code.
    Puzzles(bool),
    /// The default for rating the player's challenges.
    Rated(RatedDefault),
}

/// The default for rating a player's challenges, if they can be rated and do not say. The catalogue has a `rated-`
/// message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RatedDefault {
    /// As the server has it.
    #[default]
    Server,
    /// They are rated.
    On,
    /// They are not.
    Off,
}

impl RatedDefault {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Server, Self::On, Self::Off];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::On => "on",
            Self::Off => "off",
        }
    }

    /// Returns `true` if a challenge is rated where the server's default is this.
    pub(in crate::service) const fn or_server(self, server: bool) -> bool {
        match self {
            Self::Server => server,
            Self::On => true,
            Self::Off => false,
        }
    }
}

/// The side at the bottom of a board. The catalogue has a `facing-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardOrientation {
    /// The player's own.
    #[default]
    Own,
    /// The first seat's, for all viewers.
    First,
}

/// The players who may challenge this one. The catalogue has a `welcome-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChallengePolicy {
    /// All players who are not blocked.
    #[default]
    Anyone,
    /// Only the player's friends.
    Friends,
}

impl ChallengePolicy {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Anyone, Self::Friends];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Anyone => "anyone",
            Self::Friends => "friends",
        }
    }
}

impl BoardOrientation {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Own, Self::First];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::First => "first",
        }
    }
}

/// The moves that are shown to their player before they count. The catalogue has a `confirm-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConfirmMoves {
    /// None.
    Off,
    /// Moves picked from menus.
    #[default]
    Picked,
    /// All, typed ones too.
    All,
}

impl ConfirmMoves {
    /// All values.
    pub const ALL: [Self; 3] = [Self::Off, Self::Picked, Self::All];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Picked => "picked",
            Self::All => "all",
        }
    }
}

impl Preference {
    /// The codes of the preference and of its value, as stored, typed and carried by buttons.
    pub const fn codes(self) -> (&'static str, &'static str) {
        match self {
            Self::Theme(theme) => ("theme", theme.code()),
            Self::Facing(facing) => ("facing", facing.code()),
            Self::Confirm(confirm) => ("confirm", confirm.code()),
            Self::Welcome(welcome) => ("welcome", welcome.code()),
            Self::Language(Some(language)) => (LANGUAGE, language.code()),
            Self::Language(None) => (LANGUAGE, AUTO),
            Self::Puzzles(true) => ("puzzles", "on"),
            Self::Puzzles(false) => ("puzzles", "off"),
            Self::Rated(rated) => ("rated", rated.code()),
        }
    }

    /// The preference with these codes.
    pub fn from_codes(name: &str, value: &str) -> Option<Self> {
        Self::of(name).find(|setting| setting.codes().1 == value)
    }

    /// All values of all preferences.
    pub fn all() -> impl Iterator<Item = Self> {
        let themes = ThemeName::ALL.map(Self::Theme).into_iter();
        themes
            .chain(BoardOrientation::ALL.map(Self::Facing))
            .chain(ConfirmMoves::ALL.map(Self::Confirm))
            .chain(ChallengePolicy::ALL.map(Self::Welcome))
            .chain([Self::Language(None)])
            .chain(Language::ALL.map(|language| Self::Language(Some(language))))
            .chain([false, true].map(Self::Puzzles))
            .chain(RatedDefault::ALL.map(Self::Rated))
    }

    /// All values of the preference with this code; none for an unknown code.
    pub fn of(name: &str) -> impl Iterator<Item = Self> {
        Self::all().filter(move |setting| setting.codes().0 == name)
    }

    /// Its label for people.
    pub fn label(self) -> String {
        if let Self::Language(Some(language)) = self {
            // A language is named in itself, for readers of no other.
            return language.name().to_owned();
        }
        let (name, value) = self.codes();
        catalogue::sentences().line(&format!("{name}-{value}"), &[])
    }
}

impl Preferences {
    /// The preferences with these changes.
    #[must_use]
    pub(in crate::service) fn with(mut self, chosen: impl IntoIterator<Item = Preference>) -> Self {
        for setting in chosen {
            match setting {
                Preference::Theme(theme) => self.theme = theme,
                Preference::Facing(facing) => self.facing = facing,
                Preference::Confirm(confirm) => self.confirm = confirm,
                Preference::Welcome(welcome) => self.welcome = welcome,
                Preference::Language(language) => self.language = language,
                Preference::Puzzles(agreed) => self.puzzles = agreed,
                Preference::Rated(rated) => self.rated = rated,
            }
        }
        self
    }
}
