//! [`ContestNews`]: the subject of a notice about a contest or a ladder, as its stored detail has it.

use crate::contest::values::{EntrantId, TableId};
use crate::play::Timestamp;
use crate::store::{ContestOrLadder, Notice, NoticeKind, Recipient};

/// The word of an offered place in a stored notice; it never changes, nor do those below.
const OFFER: &str = "offer";
/// The word of one without a channel.
const LOST: &str = "lost";
/// The word of an edit of the message at the opening.
const ENTRANTS: &str = "entrants";

/// The subject of a notice about a contest or a ladder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum ContestNews {
    /// An event.
    Event {
        /// The version that it made; 0 is the opening of a ladder.
        version: u32,
        /// The number of earlier messages about it; those after the first only call people. A ladder has one message.
        call: Option<usize>,
    },
    /// A place is offered to a person.
    Offer(EntrantId),
    /// It is without a channel.
    Lost,
    /// People have entered or left: the message at the opening is edited.
    Entrants,
    /// Tables have news.
    Tables(AboutTables, Vec<TableId>),
}

/// The news about some tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum AboutTables {
    /// Their games have begun, after the message about the round.
    Begun,
    /// They are decided after twice the length of a round.
    Decided,
}

impl AboutTables {
    /// Its word in a stored notice; it never changes.
    const fn code(self) -> &'static str {
        match self {
            Self::Begun => "begun",
            Self::Decided => "decided",
        }
    }

    /// The news with this word.
    fn from_code(code: &str) -> Option<Self> {
        [Self::Begun, Self::Decided]
            .into_iter()
            .find(|about| about.code() == code)
    }
}

impl ContestNews {
    /// The detail of a notice about the contest or ladder of this number.
    pub(super) fn detail(&self, number: i64) -> String {
        match self {
            Self::Event { version, call } => match call {
                Some(call) => format!("{number}.{version}.{call}"),
                None => format!("{number}.{version}"),
            },
            Self::Offer(place) => format!("{number}.{OFFER}.{}", place.0),
            Self::Lost => format!("{number}.{LOST}"),
            Self::Entrants => format!("{number}.{ENTRANTS}"),
            Self::Tables(about, tables) => {
                let tables: Vec<String> = tables.iter().map(|table| table.0.to_string()).collect();
                format!("{number}.{}.{}", about.code(), tables.join("-"))
            }
        }
    }

    /// The number and the news in a detail; `None` if it cannot be read.
    pub(super) fn read(detail: &str) -> Option<(i64, Self)> {
        let (number, news) = detail.split_once('.')?;
        let (word, rest) = match news.split_once('.') {
            Some((word, rest)) => (word, Some(rest)),
            None => (news, None),
        };
        let news = match (word, rest) {
            (LOST, None) => Self::Lost,
            (ENTRANTS, None) => Self::Entrants,
            (OFFER, Some(place)) => Self::Offer(EntrantId(place.parse().ok()?)),
            (word, rest) => match (AboutTables::from_code(word), rest) {
                (Some(about), Some(tables)) => Self::Tables(about, read_tables(tables)?),
                (_, rest) => Self::Event {
                    version: word.parse().ok()?,
                    call: rest.map(str::parse).transpose().ok()?,
                },
            },
        };
        Some((number.parse().ok()?, news))
    }

    /// The notice with this news.
    pub(super) fn notice(&self, of: ContestOrLadder, to: Recipient, due: Timestamp) -> Notice {
        let recipient = match &to {
            Recipient::Place(_) => None,
            Recipient::Person(person) => Some(person.clone()),
        };
        let kind = match of {
            ContestOrLadder::Contest(_) => NoticeKind::Contest,
            ContestOrLadder::Ladder(_) => NoticeKind::Ladder,
        };
        Notice {
            kind,
            to,
            recipient,
            games: Vec::new(),
            detail: self.detail(of.number()),
            due,
        }
    }
}

fn read_tables(tables: &str) -> Option<Vec<TableId>> {
    let tables = tables.split('-');
    tables
        .map(|number| number.parse().ok().map(TableId))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stored_details_are_read_as_they_are_written() {
        let event = |version, call| ContestNews::Event { version, call };
        let tables = vec![TableId(3), TableId(7)];
        for (detail, news) in [
            ("4.12.0", event(12, Some(0))),
            ("4.12.2", event(12, Some(2))),
            ("4.0", event(0, None)),
            ("4.offer.5", ContestNews::Offer(EntrantId(5))),
            ("4.lost", ContestNews::Lost),
            ("4.entrants", ContestNews::Entrants),
            (
                "4.begun.3-7",
                ContestNews::Tables(AboutTables::Begun, tables.clone()),
            ),
            (
                "4.decided.3-7",
                ContestNews::Tables(AboutTables::Decided, tables),
            ),
        ] {
            assert_eq!(news.detail(4), detail);
            assert_eq!(ContestNews::read(detail), Some((4, news)));
        }
        for broken in [
            "",
            "4",
            "4.",
            "x.1.0",
            "4.offer",
            "4.offer.x",
            "4.begun.3-",
            "4.1.x",
        ] {
            assert_eq!(ContestNews::read(broken), None, "{broken}");
        }
    }
}
