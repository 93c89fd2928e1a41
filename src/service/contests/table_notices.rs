//! Messages about single tables: games that begin during a round, and games that are decided by time.

use crate::contest::values::TableId;
use crate::play::Env;
use crate::service::state::Service;
use crate::store::{self, Notice, NoticeKind, Recipient, StoreError, StoredContest};

/// Most tables that a message names.
const TABLES_NAMED: usize = 25;
/// Most people that a message calls: their mentions fill most of it.
pub(super) const CALLED_EACH: usize = 70;
/// The seats at a table that is only being set.
const MOST_SEATS: usize = 6;

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

    /// The news with this word in a stored notice.
    pub(super) fn from_code(code: &str) -> Option<Self> {
        [Self::Begun, Self::Decided]
            .into_iter()
            .find(|about| about.code() == code)
    }

    /// Enqueues the messages about all these tables: as many as it takes to call everybody. There is none without
    /// tables.
    pub(super) fn enqueue(
        self,
        service: &mut Service,
        found: &StoredContest,
        tables: &[TableId],
        env: &Env,
    ) -> Result<(), StoreError> {
        let known = found.contest.tables();
        let seats = |table: &TableId| {
            let seats = known.get(table).map(|table| table.paired.seats.len());
            (*table, seats.unwrap_or(MOST_SEATS))
        };
        let tables: Vec<(TableId, usize)> = tables.iter().map(seats).collect();
        let notices: Vec<Notice> = in_messages(&tables)
            .into_iter()
            .map(|tables| {
                let numbers: Vec<String> = tables.iter().map(|table| table.0.to_string()).collect();
                Notice {
                    kind: NoticeKind::Contest,
                    to: Recipient::Place(found.subject.place.clone()),
                    recipient: None,
                    games: Vec::new(),
                    detail: format!("{}.{}.{}", found.id.0, self.code(), numbers.join("-")),
                    due: env.now,
                }
            })
            .collect();
        if notices.is_empty() {
            return Ok(());
        }
        store::notices::enqueue(&mut service.store, &notices, env.now)
    }
}

/// The tables of each message, in order: a message names all its tables and calls everybody at them.
fn in_messages(tables: &[(TableId, usize)]) -> Vec<Vec<TableId>> {
    let mut messages: Vec<Vec<TableId>> = Vec::new();
    let mut called = 0;
    for (table, seats) in tables {
        called += seats;
        match messages.last_mut() {
            Some(last) if last.len() < TABLES_NAMED && called <= CALLED_EACH => last.push(*table),
            Some(_) | None => {
                messages.push(vec![*table]);
                called = *seats;
            }
        }
    }
    messages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_names_all_its_tables_and_calls_no_more_people_than_it_can() {
        let tables = |count: u32, seats: usize| -> Vec<(TableId, usize)> {
            (1..=count).map(|table| (TableId(table), seats)).collect()
        };
        let sizes = |tables: &[(TableId, usize)]| -> Vec<usize> {
            in_messages(tables).iter().map(Vec::len).collect()
        };
        assert_eq!(sizes(&[]), [0; 0]);
        assert_eq!(sizes(&tables(1, 2)), [1]);
        assert_eq!(sizes(&tables(25, 2)), [25]);
        assert_eq!(sizes(&tables(51, 2)), [25, 25, 1]);
        assert_eq!(sizes(&tables(17, 6)), [11, 6]);
        let all: Vec<TableId> = in_messages(&tables(51, 2)).concat();
        assert_eq!(
            all,
            tables(51, 2)
                .into_iter()
                .map(|(table, _)| table)
                .collect::<Vec<_>>()
        );
    }
}
