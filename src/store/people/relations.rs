//! Relations between players: blocked players, and friends whose challenges are always accepted.

use rusqlite::{OptionalExtension, params};

use crate::play::{PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// A relation of one player to another; at most one for each pair and direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Relation {
    /// Plays no new game with them.
    Block,
    /// Accepts all their challenges.
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

/// Sets the relation of one player to another; `None` ends it. Returns the one before.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is changed then.
pub fn relate(
    store: &mut Store,
    player: &PlayerId,
    other: &PlayerId,
    relation: Option<Relation>,
    now: Timestamp,
) -> Result<Option<Relation>, StoreError> {
    let before = between(store, player, other)?;
    let tx = Transaction::begin(&mut store.conn)?;
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

/// The relation of one player to another.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn between(
    store: &Store,
    player: &PlayerId,
    other: &PlayerId,
) -> Result<Option<Relation>, StoreError> {
    let found = store
        .conn
        .prepare_cached(
            "SELECT kind FROM relations WHERE player = ?1 AND other = ?2 ORDER BY kind LIMIT 1",
        )?
        .query_row([player.as_str(), other.as_str()], read)
        .optional()?;
    Ok(found)
}

/// All players with this relation to a player, oldest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_player(
    store: &Store,
    player: &PlayerId,
    relation: Relation,
) -> Result<Vec<PlayerId>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT other FROM relations WHERE player = ?1 AND kind = ?2 ORDER BY at, other",
    )?;
    let rows = statement.query_map([player.as_str(), relation.code()], |row| {
        row.get::<_, String>(0).map(PlayerId::new)
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The table holds no other words.
fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Relation> {
    Ok(if row.get_ref(0)?.as_str()? == Relation::Block.code() {
        Relation::Block
    } else {
        Relation::Friend
    })
}
