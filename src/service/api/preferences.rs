//! A player's preferences, as data.

use crate::scene::ThemeName;
use crate::service::words::catalogue;
use crate::service::words::language::{AUTO, Language};

/// What one player wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The colours of boards.
    pub theme: ThemeName,
    /// Which side of boards is at the bottom.
    pub facing: BoardOrientation,
    /// Which moves are shown before they count.
    pub confirm: ConfirmMoves,
    /// Who may challenge the player.
    pub welcome: ChallengePolicy,
    /// Which language the player is spoken to in; `None` is that of the player's own program.
    pub language: Option<Language>,
}

/// One thing that a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preference {
    /// The colours of boards.
    Theme(ThemeName),
    /// Which side of boards is at the bottom.
    Facing(BoardOrientation),
    /// Which moves are shown before they count.
    Confirm(ConfirmMoves),
    /// Who may challenge the player.
    Welcome(ChallengePolicy),
    /// Which language the player is spoken to in; `None` is that of the player's own program.
    Language(Option<Language>),
}

/// Which side of a board is at the bottom. The catalogue has a `facing-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BoardOrientation {
    /// One's own.
    #[default]
    Own,
    /// The first one's, whoever looks.
    First,
}

/// Who may challenge somebody. The catalogue has a `welcome-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ChallengePolicy {
    /// Everybody who is not blocked.
    #[default]
    Anyone,
    /// Those alone whom he calls friends.
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

/// Which moves are shown to their player before they count. The catalogue has a `confirm-` message for each code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ConfirmMoves {
    /// None.
    Off,
    /// Those picked from menus.
    #[default]
    Picked,
    /// All, typed ones too.
    All,
}

impl ConfirmMoves {
    /// All of them.
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
    /// What is chosen, and what is chosen for it: as stored, typed and carried by buttons.
    pub const fn codes(self) -> (&'static str, &'static str) {
        match self {
            Self::Theme(theme) => ("theme", theme.code()),
            Self::Facing(facing) => ("facing", facing.code()),
            Self::Confirm(confirm) => ("confirm", confirm.code()),
            Self::Welcome(welcome) => ("welcome", welcome.code()),
            Self::Language(Some(language)) => ("language", language.code()),
            Self::Language(None) => ("language", AUTO),
        }
    }

    /// The setting with these codes.
    pub fn from_codes(name: &str, value: &str) -> Option<Self> {
        Self::of(name).find(|setting| setting.codes().1 == value)
    }

    /// All that can be chosen under this name; nothing where there is no such name.
    pub fn of(name: &str) -> impl Iterator<Item = Self> {
        let themes = ThemeName::ALL.map(Self::Theme).into_iter();
        let all = themes
            .chain(BoardOrientation::ALL.map(Self::Facing))
            .chain(ConfirmMoves::ALL.map(Self::Confirm))
            .chain(ChallengePolicy::ALL.map(Self::Welcome))
            .chain([Self::Language(None)])
            .chain(Language::ALL.map(|language| Self::Language(Some(language))));
        all.filter(move |setting| setting.codes().0 == name)
    }

    /// What people read for it.
    pub fn label(self) -> String {
        if let Self::Language(Some(language)) = self {
            // In its own words, for who reads no other.
            return language.name().to_owned();
        }
        let (name, value) = self.codes();
        catalogue::sentences().line(&format!("{name}-{value}"), &[])
    }
}

impl Preferences {
    /// Those in which these are chosen.
    #[must_use]
    pub(in crate::service) fn with(mut self, chosen: impl IntoIterator<Item = Preference>) -> Self {
        for setting in chosen {
            match setting {
                Preference::Theme(theme) => self.theme = theme,
                Preference::Facing(facing) => self.facing = facing,
                Preference::Confirm(confirm) => self.confirm = confirm,
                Preference::Welcome(welcome) => self.welcome = welcome,
                Preference::Language(language) => self.language = language,
            }
        }
        self
    }
}
