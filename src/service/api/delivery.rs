//! Messages to be posted, how their posting went, and edits of posted controls.

use std::fmt;
use std::time::Duration;

use crate::play::{Place, Timestamp};
use crate::service::api::reply::{Control, Reply};
use crate::store::Recipient;

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
    /// The place is gone or closed to the bot, and why. The adapter has reported it.
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
