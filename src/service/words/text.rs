//! Text as spans, which each adapter writes in its own form.

use crate::play::{Place, PlayerId, Timestamp};

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
