//! Messages about single tables: games that begin during a round, and games that are decided by time.

use crate::contest::values::TableId;
use crate::play::Env;
use crate::service::contests::contest_news::{AboutTables, ContestNews};
use crate::service::state::Service;
use crate::store::{self, ContestOrLadder, Notice, Recipient, StoreError, StoredContest};

/// Most tables that a message names.
const TABLES_NAMED: usize = 25;
/// Most people that a message calls: their mentions fill most of it.
pub(super) const CALLED_EACH: usize = 70;
/// The seats at a table that is only being set.
const MOST_SEATS: usize = 6;

impl AboutTables {
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
        let of = ContestOrLadder::Contest(found.id);
        let tables: Vec<(TableId, usize)> = tables.iter().map(seats).collect();
        let notices: Vec<Notice> = in_messages(&tables)
            .into_iter()
            .map(|tables| {
                let to = Recipient::Place(found.subject.place.clone());
                ContestNews::Tables(self, tables).notice(of, to, env.now)
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
