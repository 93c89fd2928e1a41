//! Damage: what was met while something else was asked for, noted and seen to afterwards; and what SQLite finds.

use std::cell::RefCell;
use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::play::GameId;
use crate::store::{Store, StoreError};

/// Damage that was met while reading, until it is written down.
#[derive(Debug, Default)]
pub(in crate::store) struct DamageLog(RefCell<BTreeMap<GameId, String>>);

impl DamageLog {
    /// Remembers what is wrong with a game, if the error is about one game alone; the error.
    pub(in crate::store) fn record(&self, error: StoreError) -> StoreError {
        if let StoreError::Corrupt { game, .. } | StoreError::CorruptRow { game, .. } = &error {
            let mut noticed = self.0.borrow_mut();
            noticed.entry(*game).or_insert_with(|| error.to_string());
        }
        error
    }
}

impl Store {
    /// What was found damaged since the last time, each game with what is wrong.
    pub fn drain(&self) -> BTreeMap<GameId, String> {
        self.noticed.0.take()
    }
}

/// What SQLite finds wrong with a file, at most so many things; it reads all of it.
pub(in crate::store) fn damage(conn: &Connection, most: usize) -> Result<Vec<String>, StoreError> {
    let mut statement = conn.prepare(&format!("PRAGMA integrity_check({most})"))?;
    let said = statement.query_map([], |row| row.get(0))?;
    let mut said: Vec<String> = said.collect::<Result<_, _>>()?;
    said.retain(|line| line != "ok");
    Ok(said)
}
