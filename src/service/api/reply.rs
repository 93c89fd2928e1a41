//! [`Reply`]: everything the service answers, as data that each adapter turns into its own form.

use crate::play::PlayerId;
use crate::scene::{Film, Scene, ThemeName};
use crate::service::api::action::Action;
use crate::service::words::text::Text;

/// One answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Who sees it.
    pub audience: Audience,
    /// Who is to be notified: nobody else may be pinged by it.
    pub notify: Vec<PlayerId>,
    /// Those of them who are only to hear of it, and need do nothing.
    pub hears: Vec<PlayerId>,
    /// The words.
    pub text: Text,
    /// Whether their first line is a head that names the game: whoever is called is called below it.
    pub headed: bool,
    /// The picture.
    pub picture: Option<Picture>,
    /// Further pictures, to be compared with the first.
    pub more_pictures: Vec<Picture>,
    /// The text to keep.
    pub file: Option<TextFile>,
    /// What can be pressed.
    pub controls: Vec<Control>,
    /// Whether it takes the place of the message whose control was pressed (turning a page).
    pub replaces_source: bool,
}

impl Reply {
    /// A private answer without picture or controls.
    pub fn note(text: Text) -> Self {
        Self {
            audience: Audience::Asker,
            notify: Vec::new(),
            hears: Vec::new(),
            text,
            headed: false,
            picture: None,
            more_pictures: Vec::new(),
            file: None,
            controls: Vec::new(),
            replaces_source: false,
        }
    }
}

impl Reply {
    /// The words alone, of which nobody is called.
    #[must_use]
    pub fn words_alone(self) -> Self {
        Self {
            audience: self.audience,
            text: self.text,
            file: self.file,
            ..Self::note(Text::default())
        }
    }
}

/// Who sees a reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Only who asked.
    Asker,
    /// Everybody at the game's place.
    Table,
}

/// A picture as data, rendered at the edge.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// What it shows; of a film, how it ends.
    pub scene: Scene,
    /// The film, where the picture moves.
    pub film: Option<Film>,
    /// The colours.
    pub theme: ThemeName,
    /// The same in words, at most 1024 characters.
    pub alt: String,
    /// How it is brought.
    pub format: PictureFormat,
}

/// How a picture is brought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PictureFormat {
    /// As pixels, where there are any.
    #[default]
    Image,
    /// In letters, for who asked for them.
    Letters,
}

/// A text to keep: a record, or a list too long for a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFile {
    /// The name it is offered under, such as `kings-mate-12.txt`.
    pub name: String,
    /// What is in it.
    pub text: String,
}

/// Something to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Control {
    /// A button.
    Button {
        /// What stands on it, at most 80 characters.
        label: String,
        /// What it asks.
        ask: Action,
        /// How it looks.
        weight: ButtonStyle,
    },
    /// A choice of one out of at most 25.
    Menu {
        /// What stands on it while nothing is chosen.
        prompt: String,
        /// Labels and what each asks.
        options: Vec<(String, Action)>,
    },
    /// A choice of any number of places or roles of the server, where the transport can list them.
    Select {
        /// Of what.
        of: SelectKind,
        /// What stands on it while nothing is chosen.
        prompt: String,
        /// The names of those that are chosen already, at most 25.
        chosen: Vec<String>,
        /// What it asks; the adapter adds the names of what is chosen.
        ask: Action,
    },
    /// Leads to where the bot is invited to a server, where there is such a thing.
    Invite {
        /// What stands on it.
        label: String,
    },
}

/// What a list is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelectKind {
    /// Places in which games can be played.
    Places,
    /// Roles.
    Roles,
}

/// How weighty a button is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The natural next step.
    Primary,
    /// One of several.
    Secondary,
    /// Agrees to something.
    Success,
    /// Ends something.
    Danger,
    /// Leads nowhere just now: it keeps its place and cannot be pressed.
    Disabled,
}
