//! The audit log of the managers' actions about a server's web hooks and tokens.

use rusqlite::{Connection, params};

use crate::play::{PlayerId, Server, Timestamp};
use crate::store::rows::places::server_text;
use crate::store::{Store, StoreError};

/// The kind of a manager’s act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ManagerActionKind {
    /// Added a hook.
    HookAdded,
    /// Removed one.
    HookRemoved,
    /// Made a token of the server.
    TokenMade,
    /// Ended one.
    TokenEnded,
}

impl ManagerActionKind {
    /// All of them.
    const ALL: [Self; 4] = [
        Self::HookAdded,
        Self::HookRemoved,
        Self::TokenMade,
        Self::TokenEnded,
    ];

    /// The stored name.
    pub const fn code(self) -> &'static str {
        match self {
            Self::HookAdded => "added-hook",
            Self::HookRemoved => "removed-hook",
            Self::TokenMade => "made-token",
            Self::TokenEnded => "ended-token",
        }
    }
}

/// A row of the audit log about hooks and tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManagerAction {
    /// The time.
    pub at: Timestamp,
    /// The kind of action.
    pub kind: ManagerActionKind,
    /// The number of the hook or token.
    pub number: i64,
    /// The manager; `None` for a forgotten one.
    pub author: Option<PlayerId>,
}

/// Adds a row to the audit log.
pub(in crate::store) fn note(
    tx: &Connection,
    server: &str,
    action: &ManagerAction,
) -> Result<(), StoreError> {
    tx.prepare_cached(
        "INSERT INTO manager_deeds (house, at, deed, number, author) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        server,
        action.at.0,
        action.kind.code(),
        action.number,
        action.author.as_ref().map(PlayerId::as_str)
    ])?;
    Ok(())
}

/// The managers’ actions on the hooks and tokens of a server, newest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn newest(
    store: &Store,
    server: &Server,
    most: usize,
) -> Result<Vec<ManagerAction>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT at, deed, number, author FROM manager_deeds WHERE house = ?1 ORDER BY id DESC LIMIT ?2",
    )?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = statement.query_map(params![server_text(server), most], |row| {
        let code: String = row.get(1)?;
        let known = ManagerActionKind::ALL.into_iter();
        let kind = known.into_iter().find(|kind| kind.code() == code);
        Ok(ManagerAction {
            at: Timestamp(row.get(0)?),
            // The table has no other words.
            kind: kind.unwrap_or(ManagerActionKind::HookAdded),
            number: row.get(2)?,
            author: row.get::<_, Option<String>>(3)?.map(PlayerId::new),
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
