//! Tokens of programs. Only their hashes are stored: a stolen database opens nothing.

use rusqlite::{OptionalExtension, Row, params};

use crate::play::{PlayerId, Server, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::manager_actions::{self, ManagerAction, ManagerActionKind};
use crate::store::rows::places::{server_of_text, server_text};
use crate::store::{Store, StoreError};

/// Least time between two notes of a token's use, in ms.
const NOTED_EVERY: i64 = 60_000;

/// The number of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TokenId(pub i64);

/// The owner of a token: it sees as much as they do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenOwner {
    /// A player.
    Player(PlayerId),
    /// A server.
    Server(Server),
}

/// The acts that a token allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum TokenScope {
    /// Look.
    Read,
    /// Look and move.
    Move,
}

impl TokenScope {
    /// Both scopes.
    pub const ALL: [Self; 2] = [Self::Read, Self::Move];

    /// The name as it is stored and typed.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Move => "move",
        }
    }

    /// The scope with this name.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.code() == code)
    }
}

/// A token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApiToken {
    /// Its number.
    pub id: TokenId,
    /// Its owner.
    pub owner: TokenOwner,
    /// Its scope.
    pub scope: TokenScope,
    /// The time it was made.
    pub made: Timestamp,
    /// The time of its last use, to the minute.
    pub used: Option<Timestamp>,
}

/// A token to be stored.
#[derive(Clone, Copy, Debug)]
pub struct NewToken<'a> {
    /// Its hash.
    pub hash: [u8; 32],
    /// Its owner.
    pub owner: &'a TokenOwner,
    /// Its scope.
    pub scope: TokenScope,
    /// Its owner, or the manager who makes it for a server.
    pub by: &'a PlayerId,
}

const TOKENS: &str = "SELECT id, player, house, scope, made_at, used_at FROM api_tokens";

fn read(row: &Row<'_>) -> Result<ApiToken, rusqlite::Error> {
    let (player, server): (Option<String>, Option<String>) = (row.get(1)?, row.get(2)?);
    let owner = match (player, server) {
        (Some(player), _) => TokenOwner::Player(PlayerId::new(player)),
        (None, server) => TokenOwner::Server(server_of_text(&server.unwrap_or_default())),
    };
    Ok(ApiToken {
        id: TokenId(row.get(0)?),
        owner,
        // The table has no other words.
        scope: TokenScope::from_code(&row.get::<_, String>(3)?).unwrap_or(TokenScope::Read),
        made: Timestamp(row.get(4)?),
        used: row.get::<_, Option<i64>>(5)?.map(Timestamp),
    })
}

/// The two columns of an owner.
fn columns(owner: &TokenOwner) -> (Option<&str>, Option<String>) {
    match owner {
        TokenOwner::Player(player) => (Some(player.as_str()), None),
        TokenOwner::Server(server) => (None, Some(server_text(server))),
    }
}

/// A row of the audit log, for a token of a server.
fn manager_action(
    kind: ManagerActionKind,
    id: TokenId,
    by: &PlayerId,
    now: Timestamp,
) -> ManagerAction {
    ManagerAction {
        at: now,
        kind,
        number: id.0,
        author: Some(by.clone()),
    }
}

/// Stores a new token by its hash.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn make(store: &mut Store, new: &NewToken<'_>, now: Timestamp) -> Result<TokenId, StoreError> {
    let NewToken {
        hash,
        owner,
        scope,
        by,
    } = *new;
    let (player, server) = columns(owner);
    let tx = Transaction::begin(&mut store.conn)?;
    tx.prepare_cached(
        "INSERT INTO api_tokens (hash, player, house, scope, made_at) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![hash, player, server, scope.code(), now.0])?;
    let id = TokenId(tx.last_insert_rowid());
    if let Some(server) = server {
        manager_actions::note(
            &tx,
            &server,
            &manager_action(ManagerActionKind::TokenMade, id, by, now),
        )?;
    }
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    Ok(id)
}

/// The tokens of an owner, oldest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_owner(store: &Store, owner: &TokenOwner) -> Result<Vec<ApiToken>, StoreError> {
    let (player, server) = columns(owner);
    let sql = if player.is_some() {
        format!("{TOKENS} WHERE player = ?1 ORDER BY id")
    } else {
        format!("{TOKENS} WHERE house = ?1 ORDER BY id")
    };
    let mut statement = store.conn.prepare_cached(&sql)?;
    let name = player.map(str::to_owned).or(server);
    let rows = statement.query_map([name], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Ends a token of this owner. Returns `false` if it has none of that number.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing changes then.
pub fn end(
    store: &mut Store,
    id: TokenId,
    owner: &TokenOwner,
    by: &PlayerId,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let (player, server) = columns(owner);
    let tx = Transaction::begin(&mut store.conn)?;
    let ended = tx
        .prepare_cached("DELETE FROM api_tokens WHERE id = ?1 AND player IS ?2 AND house IS ?3")?
        .execute(params![id.0, player, server])?;
    if let Some(server) = server.filter(|_| ended > 0) {
        manager_actions::note(
            &tx,
            &server,
            &manager_action(ManagerActionKind::TokenEnded, id, by, now),
        )?;
    }
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    store.sight_losses += u64::from(ended > 0);
    Ok(ended > 0)
}

/// The tokens of all players of a transport, oldest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_transport(store: &Store, transport: &str) -> Result<Vec<ApiToken>, StoreError> {
    let sql = format!("{TOKENS} WHERE substr(player, 1, length(?1) + 1) = ?1 || ':' ORDER BY id");
    let mut statement = store.conn.prepare_cached(&sql)?;
    let rows = statement.query_map([transport], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Condition that the bot has not left the server of a token: until it is back, its programs see nothing.
const NOT_LEFT: &str = "NOT EXISTS (SELECT 1 FROM departures d WHERE d.house = api_tokens.house)";

/// The token that hashes to this; `None` also for that of a server that the bot has left.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, hash: &[u8; 32]) -> Result<Option<ApiToken>, StoreError> {
    let sql = format!("{TOKENS} WHERE hash = ?1 AND {NOT_LEFT}");
    let mut statement = store.conn.prepare_cached(&sql)?;
    Ok(statement.query_row([hash], read).optional()?)
}

/// Returns `true` while a token has not ended, and while the bot is in its server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn exists(store: &Store, id: TokenId) -> Result<bool, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT 1 FROM api_tokens t WHERE id = ?1 \
         AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.house = t.house)",
    )?;
    Ok(statement.exists([id.0])?)
}

/// Notes that a token was used, at most once a minute.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn note_used(store: &mut Store, token: &ApiToken, now: Timestamp) -> Result<(), StoreError> {
    let fresh = |used: Timestamp| now.0.saturating_sub(used.0) < NOTED_EVERY && now >= used;
    if token.used.is_some_and(fresh) {
        return Ok(());
    }
    store
        .conn
        .prepare_cached("UPDATE api_tokens SET used_at = ?2 WHERE id = ?1")?
        .execute([token.id.0, now.0])?;
    Ok(())
}
