//! The classes of columns against the database.

use super::*;
use crate::store::Store;

#[test]
fn every_column_of_every_table_is_classed() {
    let store = Store::in_memory().unwrap();
    let sql = "SELECT m.name, t.name FROM sqlite_schema m JOIN pragma_table_info(m.name) t \
               WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%' ORDER BY m.name, t.cid";
    let mut statement = store.conn.prepare(sql).unwrap();
    let found: Vec<(String, String)> = statement
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))
        .unwrap()
        .collect::<Result<_, _>>()
        .unwrap();
    let mut known: Vec<(String, String)> = columns(|_| true)
        .map(|(table, column, _)| (table.to_owned(), column.to_owned()))
        .collect();
    // Each table's columns stay in their order.
    known.sort_by(|(one, _), (other, _)| one.cmp(other));
    assert_eq!(
        known, found,
        "say in TABLES whom each column names: it is handed out and deleted by that"
    );
}

#[test]
fn no_question_of_what_is_kept_hands_out_a_secret() {
    let owned = columns(|names| names == Owner).map(|(table, _, _)| table);
    let secret: Vec<&str> = columns(|names| names == Secret)
        .map(|(t, _, _)| t)
        .collect();
    assert!(owned.into_iter().all(|table| !secret.contains(&table)));
    assert!(!secret.is_empty());
}
