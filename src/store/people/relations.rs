//! Whom players have blocked, and whose challenges they always take up.

use rusqlite::{OptionalExtension, params};

use crate::play::{PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// How one player stands to another; to each to one of these at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// Plays no new game with him.
    Block,
    /// Takes up all his challenges.
    Friend,
}

impl Relation {
    /// The name as it is stored.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Block => "block",
            Self::Friend => "friend",
        }
    }
}

impl Store {
    /// Puts one player into a relation to another, in the place of any before; `None` ends it. Gives the one
    /// before.
    ///
    /// # Errors
    /// As SQLite reports; nothing is changed then.
    pub fn relate(
        &mut self,
        player: &PlayerId,
        other: &PlayerId,
        relation: Option<Relation>,
        now: Timestamp,
    ) -> Result<Option<Relation>, StoreError> {
        let before = self.relation(player, other)?;
        let tx = Transaction::begin(&mut self.conn)?;
        tx.prepare_cached("DELETE FROM relations WHERE player = ?1 AND other = ?2")?
            .execute([player.as_str(), other.as_str()])?;
        if let Some(relation) = relation {
            tx.prepare_cached(
                "INSERT INTO relations (player, other, kind, at) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![
                player.as_str(),
                other.as_str(),
                relation.code(),
                now.0
            ])?;
        }
        tx.commit()?;
        Ok(before)
    }

    /// How one player stands to another.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn relation(
        &self,
        player: &PlayerId,
        other: &PlayerId,
    ) -> Result<Option<Relation>, StoreError> {
        let found = self
            .conn
            .prepare_cached(
                "SELECT kind FROM relations WHERE player = ?1 AND other = ?2 ORDER BY kind LIMIT 1",
            )?
            .query_row([player.as_str(), other.as_str()], read)
            .optional()?;
        Ok(found)
    }

    /// All to whom a player stands so, those of longest standing first.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn related(
        &self,
        player: &PlayerId,
        relation: Relation,
    ) -> Result<Vec<PlayerId>, StoreError> {
        let mut statement = self.conn.prepare_cached(
            "SELECT other FROM relations WHERE player = ?1 AND kind = ?2 ORDER BY at, other",
        )?;
        let rows = statement.query_map([player.as_str(), relation.code()], |row| {
            row.get::<_, String>(0).map(PlayerId::new)
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

/// The table holds no other words.
fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Relation> {
    Ok(if row.get_ref(0)?.as_str()? == Relation::Block.code() {
        Relation::Block
    } else {
        Relation::Friend
    })
}
