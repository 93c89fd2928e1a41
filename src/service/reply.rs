//! [`Reply`]: everything the service answers, as data that each adapter turns into its own form.

use crate::scene::{Film, Scene, ThemeName};
use std::fmt;
use std::time::Duration;

use crate::play::{Place, PlayerId, Timestamp};
use crate::service::Recipient;
use crate::service::ask::Action;

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

/// Words with the parts that each transport writes in its own way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(pub Vec<Span>);

/// A part of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words to show as they are: nothing in them formats, links or pings. May hold line breaks.
    Plain(String),
    /// Words that stand out.
    Strong(String),
    /// A move, command or position to show letter by letter.
    Code(String),
    /// A person: the id, and the name last known.
    Player(PlayerId, String),
    /// A moment, shown in the reader's own time.
    Time(Timestamp),
    /// A moment of the record, shown as a date and time of day in the reader's own time.
    Date(Timestamp),
    /// When something is due, as an answer to "when": by how long it is until then, or "on" and the date.
    Due(Timestamp),
    /// A command of the bot by its verb (`move`): typed differently in each transport.
    Command(String),
    /// A place: to go there, where one can.
    Place(Place),
    /// A role of a server, by the name the server knows it by. Never pings.
    Role(String),
    /// Where an item of a list begins, at the beginning of a line.
    Item,
    /// Words that lead to a page of the web, which whoever runs the bot has named.
    Page {
        /// The words.
        words: String,
        /// Its address.
        address: String,
    },
    /// Words that lead to a message, where one can go to messages.
    Link {
        /// The words.
        words: String,
        /// Where the message is.
        place: Place,
        /// Its name there.
        message: String,
    },
}

/// A promised message that is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Names the promise: it is the same however often delivery is tried.
    pub id: DeliveryId,
    /// Where it goes.
    pub to: Recipient,
    /// What to say there.
    pub reply: Reply,
    /// What is to be done.
    pub kind: DeliveryKind,
    /// Where there are threads, one is opened on this message, and the board and the call come there.
    pub thread_follows: bool,
    /// Whom it calls is named only: no device makes a sound.
    pub silent: bool,
    /// How long it has waited by now, ms.
    pub age_ms: i64,
}

/// What a delivery does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryKind {
    /// It puts the reply in the place of what this message says, or says it anew where that message is gone.
    Edit(String),
    /// It says the reply.
    Message,
    /// It opens a thread on the message of this name, called as the reply says, for those whom the reply calls.
    OpenThread(String),
    /// It puts the thread at its address to sleep.
    ArchiveThread,
}

/// Which promise a delivery keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeliveryId {
    /// To tell a table of events.
    Event(i64),
    /// Any other.
    Notice(i64),
}

impl fmt::Display for DeliveryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(id) => write!(f, "{id}"),
            Self::Notice(id) => write!(f, "n{id}"),
        }
    }
}

/// How a delivery went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// It stands there, under this name of the adapter's (to know replies to it by).
    Posted(Option<String>),
    /// Not now: try again at this time.
    Later(Timestamp),
    /// Never, or not worth another try; the reason for the log.
    Never(String),
    /// The place is gone or closed to us, and why; [`crate::service::Service::place_closed`] was told.
    Gone(String),
    /// The thread is open, and is this place.
    Opened(Place),
}

/// A posted message that is to lose controls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ControlsEdit {
    /// Names it, however often it is tried.
    pub id: i64,
    /// Where it stands.
    pub to: Recipient,
    /// Its name there.
    pub message: String,
    /// What is left of them.
    pub controls: Vec<Control>,
}

/// How it went to take controls from a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlsEditOutcome {
    /// So many are left.
    Left(usize),
    /// Not now: try again after this long.
    Later(Duration),
    /// The message is gone, or closed to us: it stays as it is.
    Never,
}

/// One offer of autocomplete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// What the person reads.
    pub label: String,
    /// What is sent when it is chosen.
    pub value: String,
}
