//! The persons that columns name, and questions of all columns.

use crate::store::people::privacy::column_subject::ColumnSubject;
use crate::store::people::privacy::programs::PROGRAMS;
use crate::store::people::privacy::{TABLES, TableColumns};

/// Returns `true` for a table whose rows may carry their author's reason.
pub(in crate::store) fn has_reason(table: &str) -> bool {
    let found = tables().find(|(name, _)| *name == table);
    found.is_some_and(|(_, columns)| columns.iter().any(|(column, _)| *column == "reason"))
}

/// All stored tables.
pub(in crate::store) fn tables() -> impl Iterator<Item = &'static TableColumns> {
    TABLES.iter().chain(PROGRAMS)
}

/// The tables with data of servers, by the column `house`. The tables of left servers and of met players are left out:
/// they have rows of any server, which expire by themselves.
pub(in crate::store) fn tables_of_servers() -> impl Iterator<Item = &'static str> {
    let of_servers = columns(|names| names == ColumnSubject::Place);
    let of_servers = of_servers.filter(|(_, column, _)| *column == "house");
    of_servers
        .map(|(table, ..)| table)
        .filter(|table| !["departures", "met"].contains(table))
}

/// The columns of all tables with this subject.
pub(in crate::store) fn columns(
    naming: impl Fn(ColumnSubject) -> bool,
) -> impl Iterator<Item = (&'static str, &'static str, ColumnSubject)> {
    let all = tables().flat_map(|(table, columns)| {
        let columns = columns.iter();
        columns.map(move |(column, names)| (*table, *column, *names))
    });
    all.filter(move |(_, _, names)| naming(*names))
}
