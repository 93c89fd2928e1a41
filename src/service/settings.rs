//! How each player wants things: [`Settings`], made of single [`Setting`]s, and the page that shows them.
//!
//! The store keeps names and values; what cannot be read there (any more, or yet) is as for everybody.

use crate::game::grid::{Cell, Grid, Perspective};
use crate::play::PlayerId;
use crate::scene::{
    Caption, CellBuild, Figure, Glyph, Ground, Mark, Scene, Shade, ThemeName, Tint,
};
use crate::service::ask::{Action, Person};
use crate::service::language::{self, AUTO, Language};
use crate::service::prose::{Catalogue, sentences};
use crate::service::reply::{Control, Picture, PictureFormat, Reply};
use crate::service::{HandlerResult, Service};

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
        sentences().line(&format!("{name}-{value}"), &[])
    }
}

impl Preferences {
    /// Those in which these are chosen.
    #[must_use]
    fn with(mut self, chosen: impl IntoIterator<Item = Preference>) -> Self {
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

impl Service {
    /// What this player wants; as for everybody, where nothing is chosen or nothing can be read.
    pub(super) fn preferences_of(&self, who: &PlayerId) -> Preferences {
        let stored = self.store.preferences(who).unwrap_or_else(|error| {
            // A board in the usual colours is better than none.
            tracing::error!(%error, "the settings of a player cannot be read");
            Vec::new()
        });
        let chosen = stored
            .iter()
            .filter_map(|(name, value)| Preference::from_codes(name, value));
        Preferences::default().with(chosen)
    }

    /// Keeps what is chosen, and shows how things are now.
    pub(super) fn preferences(&mut self, who: &Person, chosen: &[Preference]) -> HandlerResult {
        for setting in chosen {
            let (name, value) = setting.codes();
            self.store.save_preferences(&who.id, name, value)?;
        }
        // A language that was just chosen is spoken at once.
        let language = self
            .language_of(&who.id)
            .unwrap_or_else(language::current_language);
        let now = self.preferences_of(&who.id);
        Ok(vec![language::with_language(language, || page(now))])
    }
}

/// How things are, with all that can be chosen.
fn page(now: Preferences) -> Reply {
    let words = sentences();
    let chosen = [
        Preference::Theme(now.theme),
        Preference::Facing(now.facing),
        Preference::Confirm(now.confirm),
        Preference::Welcome(now.welcome),
        Preference::Language(now.language),
    ];
    let args = chosen.map(|setting| (setting.codes().0, setting.label().into()));
    let mut reply = Reply::note(words.text("settings-now", &args));
    let language = [(
        "language",
        Preference::Language(now.language).label().into(),
    )];
    reply
        .text
        .push_line(words.text("settings-language", &language));
    reply.picture = Some(theme_sample(now.theme, words));
    reply.controls = chosen.map(menu).into();
    reply.replaces_source = true;
    reply
}

/// All there is to choose from in the place of this setting.
fn menu(now: Preference) -> Control {
    let (name, _) = now.codes();
    let options =
        Preference::of(name).map(|setting| (setting.label(), Action::Settings(vec![setting])));
    Control::Menu {
        prompt: sentences().line(&format!("setting-{name}"), &[]),
        options: options.collect(),
    }
}

/// A board too small for any game, with a bit of everything, to show what a theme looks like.
fn theme_sample(theme: ThemeName, words: &Catalogue) -> Picture {
    let grid = Grid::squares(6, 3);
    let cell = |file, rank| Cell { file, rank };
    let cells = (0..grid.ranks).flat_map(|rank| (0..grid.files).map(move |file| cell(file, rank)));
    let pieces = Glyph::ALL.into_iter().zip(0..).flat_map(|(glyph, file)| {
        let letter = glyph.name().chars().next().unwrap_or_default();
        let (light, dark) = (letter.to_ascii_uppercase(), letter);
        [(Tint::Light, 0, light), (Tint::Dark, 2, dark)].map(|(tint, rank, letter)| {
            (
                cell(file, rank),
                Figure {
                    glyph,
                    tint,
                    letter,
                    prefix: None,
                },
            )
        })
    });
    let ground = |at: Cell| Ground {
        build: if matches!(at.file, 1 | 4) {
            CellBuild::Raised
        } else {
            CellBuild::Plain
        },
        ..Ground::plain(Shade::chequered((at.file + at.rank).is_multiple_of(2)))
    };
    let name = words.line(&format!("theme-{}", theme.code()), &[]);
    Picture {
        scene: Scene {
            grid,
            eyes: Perspective::HOME,
            window: None,
            hints: Vec::new(),
            borders: Vec::new(),
            ground: cells.map(|at| (at, ground(at))).collect(),
            pieces: pieces.collect(),
            marks: vec![
                (cell(0, 2), Mark::Danger),
                (cell(2, 0), Mark::From),
                (cell(2, 1), Mark::To),
                (cell(3, 1), Mark::Target),
                (cell(4, 1), Mark::Target),
                (cell(5, 1), Mark::Reason),
            ],
            armies: Vec::new(),
            lost: Vec::new(),
            captives: Vec::new(),
            dice: None,
            caption: Caption {
                title: name.clone(),
                ..Caption::default()
            },
        },
        film: None,
        theme,
        alt: words.line("settings-sample", &[("theme", name.into())]),
        format: PictureFormat::Image,
    }
}
