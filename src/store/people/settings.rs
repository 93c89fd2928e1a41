//! Settings by name, of players and of servers alike.

use std::collections::BTreeMap;

use rusqlite::{Connection, params};

use crate::store::StoreError;

/// The stored settings of a player or a server, in the order of their names.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredSettings(BTreeMap<String, String>);

impl StoredSettings {
    /// The value under this name; `None` if nothing was chosen.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// The names with their values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Replaces a value here, and not in the database; `None` removes it.
    pub fn set(&mut self, name: &str, value: Option<&str>) {
        match value {
            Some(value) => self.0.insert(name.to_owned(), value.to_owned()),
            None => self.0.remove(name),
        };
    }
}

/// The settings of one owner, by a statement with columns `name` and `value`.
pub(super) fn read(
    conn: &Connection,
    sql: &str,
    owner: &str,
) -> Result<StoredSettings, StoreError> {
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query_map([owner], |row| {
        // Invalid UTF-8 is an unreadable setting, and is skipped like any other.
        let text = |column| {
            row.get_ref(column)
                .map(|value| value.as_str().unwrap_or_default().to_owned())
        };
        Ok((text(0)?, text(1)?))
    })?;
    Ok(StoredSettings(rows.collect::<Result<_, _>>()?))
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
