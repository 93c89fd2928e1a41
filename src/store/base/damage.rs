//! Damage: errors noted while reading for something else, handled afterwards; and SQLite's own integrity check.

use std::cell::RefCell;
use std::collections::BTreeMap;

use rusqlite::Connection;

use crate::play::GameId;
use crate::store::{Store, StoreError};

/// Damage met while reading, kept until it is written down.
#[derive(Debug, Default)]
pub(in crate::store) struct DamageLog(RefCell<BTreeMap<GameId, String>>);

impl DamageLog {
    /// Records an error that is about one game alone. Returns the error.
    pub(in crate::store) fn record(&self, error: StoreError) -> StoreError {
        if let StoreError::Corrupt { game, .. } | StoreError::CorruptRow { game, .. } = &error {
            let mut damage_log = self.0.borrow_mut();
            damage_log.entry(*game).or_insert_with(|| error.to_string());
        }
        error
    }
}

impl Store {
    /// Takes the damage found since the last call: each game with its error.
    pub fn drain(&self) -> BTreeMap<GameId, String> {
        self.damage_log.0.take()
    }
}

/// SQLite's integrity check of a file: at most `most` findings. Reads the whole file.
pub(in crate::store) fn damage(conn: &Connection, most: usize) -> Result<Vec<String>, StoreError> {
    let mut statement = conn.prepare(&format!("PRAGMA integrity_check({most})"))?;
    let said = statement.query_map([], |row| row.get(0))?;
    let mut said: Vec<String> = said.collect::<Result<_, _>>()?;
    said.retain(|line| line != "ok");
    Ok(said)
}
