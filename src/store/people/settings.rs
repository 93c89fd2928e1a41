//! Settings as pairs of name and value, of players and of servers alike.

use rusqlite::{Connection, params};

use crate::store::StoreError;

/// The pairs of one owner, by a statement with columns `name` and `value`.
pub(super) fn read(
    conn: &Connection,
    sql: &str,
    owner: &str,
) -> Result<Vec<(String, String)>, StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query_map([owner], |row| {
        // Invalid UTF-8 is an unreadable setting, and is skipped like any other.
        let text = |column| {
            row.get_ref(column)
                .map(|value| value.as_str().unwrap_or_default().to_owned())
        };
        Ok((text(0)?, text(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Saves one pair, by a statement that takes owner, name and value.
pub(super) fn save(
    conn: &Connection,
    sql: &str,
    owner: &str,
    name: &str,
    value: &str,
) -> Result<(), StoreError> {
    conn.prepare_cached(sql)?
        .execute(params![owner, name, value])?;
    Ok(())
}
