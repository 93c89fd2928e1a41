//! Messages to be posted, the outcome of posting them, and edits of posted controls.

use std::fmt;
use std::time::Duration;

use crate::play::{Place, PlayerId, Timestamp};
use crate::service::api::reply::{Control, Reply};
use crate::store::Recipient;

/// Time for which an adapter with channels lets the announcement of a move wait for a quick answer, in ms.
pub const ANSWER_WAIT: i64 = 1_900;

/// A due message of the outbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Delivery {
    /// Its id, the same at each attempt.
    pub id: DeliveryId,
    /// Its recipient.
    pub to: Recipient,
    /// The player that a message at a place is for. It is dropped once they have left the server.
    pub recipient: Option<PlayerId>,
    /// Its content.
    pub reply: Reply,
    /// The kind of delivery.
    pub kind: DeliveryKind,
    /// `true` if a thread is opened on this message, if the transport has threads. The board and the mentions then come
    /// there.
    pub thread_follows: bool,
    /// `true` if mentioned players are named without a sound on any device.
    pub silent: bool,
    /// Its waiting time so far, in ms.
    pub age_ms: i64,
}

/// The kind of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryKind {
    /// Edit this message into the reply. If the message is gone, the reply is posted.
    Edit(String),
    /// Edit this message into the reply, if the message is still there.
    EditIfThere(String),
    /// Post the reply.
    Message,
    /// Open a thread on the message of this id. The reply gives its title and the players to add.
    OpenThread(String),
    /// Archive the thread at the recipient's place.
    ArchiveThread,
}

/// The id of a delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DeliveryId {
    /// An announcement of events.
    Event(i64),
    /// A notice.
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

/// The outcome of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeliveryOutcome {
    /// Posted under this id of the adapter's, by which replies to it are recognised.
    Posted(Option<String>),
    /// Not now: try again at this time.
    Later(Timestamp),
    /// Never, or not worth another attempt; the reason for the log.
    Never(String),
    /// Its recipient takes no direct messages, with the reason. It goes to the place of its game, if that may read it.
    Refused(String),
    /// The place is gone or closed to the bot, with the reason. The adapter has reported it.
    Gone(String),
    /// The thread is open, and is this place.
    Opened(Place),
}

/// A posted message that must lose controls, or go altogether.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ControlsEdit {
    /// Its id, the same at each attempt.
    pub id: i64,
    /// Its place or recipient.
    pub to: Recipient,
    /// Its message id there.
    pub message: String,
    /// The remaining controls.
    pub controls: Vec<Control>,
    /// `true` if the message is deleted, since nothing in it is true any more.
    pub deletes: bool,
}

/// The outcome of an attempt to remove controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlsEditOutcome {
    /// This many are left.
    Left(usize),
    /// Not now: try again after this long.
    Later(Duration),
    /// The message is gone, or closed to the bot: it stays as it is.
    Never,
}
