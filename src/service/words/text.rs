//! Text as spans, which each adapter renders in its own form.

use crate::play::{Place, PlayerId, Timestamp};

/// Words with parts that each transport renders in its own way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(pub Vec<Span>);

/// A part of a [`Text`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Span {
    /// Words shown as they are: nothing in them formats, links or pings. May hold line breaks.
    Plain(String),
    /// Emphasised words.
    Strong(String),
    /// A move, command or position to show letter by letter.
    Code(String),
    /// A person: the id, and the name last known.
    Player(PlayerId, String),
    /// A moment, shown in the reader's own time.
    Time(Timestamp),
    /// A moment of the record, shown as a date and time of day in the reader's own time.
    Date(Timestamp),
    /// A due time as an answer to "when": as the time until then, or "on" and the date.
    Due(Timestamp),
    /// A due time as in `Due`, followed by its date and time of day.
    DueOn(Timestamp),
    /// A command of the bot by its verb (`move`): typed differently in each transport.
    Command(String),
    /// A place, with a link if the transport has one.
    Place(Place),
    /// A role of a server, by the name the server knows it by. Never pings.
    Role(String),
    /// The beginning of a list item, at the beginning of a line.
    Item,
    /// The beginning of a line in small print, where the transport has it.
    SmallPrint,
    /// Words that link to a web page of the operator.
    Page {
        /// The words.
        words: String,
        /// Its address.
        address: String,
    },
    /// Words that link to a message, if the transport has such links.
    Link {
        /// The words.
        words: String,
        /// The place of the message.
        place: Place,
        /// Its message id there.
        message: String,
    },
}

impl Text {
    /// Adds plain words.
    pub fn push(&mut self, words: &str) {
        push(&mut self.0, Span::Plain(words.to_owned()));
    }

    /// Adds a place.
    pub fn push_place(&mut self, place: Place) {
        self.0.push(Span::Place(place));
    }

    /// Adds another text right behind this one.
    pub fn append(&mut self, more: Self) {
        for span in more.0 {
            push(&mut self.0, span);
        }
    }

    /// Adds another text, after a line break if there is something already.
    pub fn push_line(&mut self, more: Self) {
        if !self.0.is_empty() && !more.0.is_empty() {
            self.push("\n");
        }
        self.append(more);
    }
}

/// Adds a span, joining neighbours of the same kind.
pub(in crate::service::words) fn push(out: &mut Vec<Span>, span: Span) {
    match (out.last_mut(), &span) {
        (_, Span::Plain(s) | Span::Strong(s) | Span::Code(s)) if s.is_empty() => {}
        (Some(Span::Plain(last)), Span::Plain(next))
        | (Some(Span::Strong(last)), Span::Strong(next))
        | (Some(Span::Code(last)), Span::Code(next)) => last.push_str(next),
        _ => out.push(span),
    }
}
