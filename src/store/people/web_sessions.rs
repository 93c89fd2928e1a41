//! Browsers that are signed in, and the links that sign them in.
//!
//! Only hashes are stored, so a reader of the database cannot sign in. A link is spent in the transaction that begins
//! its session, so it works once.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::play::{PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// SHA-256 of a token or a key.
pub type KeyHash = [u8; 32];

/// Most links of a player that are open.
const MAX_LINKS: i64 = 5;
/// Most browsers of a player that are signed in; the one used longest ago makes room.
const MAX_SESSIONS: i64 = 20;

/// A link that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredLink {
    /// The player who asked.
    pub player: PlayerId,
    /// The time.
    pub asked_at: Timestamp,
}

/// A browser that is signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebSession {
    /// Its number.
    pub id: i64,
    /// The player.
    pub player: PlayerId,
    /// The browser in a few words, such as `Firefox, Android`.
    pub browser: String,
    /// The time when it was signed in.
    pub began_at: Timestamp,
    /// The time when it was last used.
    pub used_at: Timestamp,
}

/// A session that begins.
#[derive(Clone, Copy, Debug)]
pub struct NewSession<'a> {
    /// The hash of its key.
    pub hash: &'a KeyHash,
    /// The browser in a few words.
    pub browser: &'a str,
    /// Now.
    pub now: Timestamp,
}

const OF_LINK: &str = "SELECT player, asked_at FROM web_links WHERE hash = ?1 AND asked_at >= ?2";
const OF_KEY: &str = "SELECT id, player, browser, began_at, used_at FROM web_sessions \
     WHERE hash = ?1 AND used_at >= ?2";
const OF_PLAYER: &str = "SELECT id, player, browser, began_at, used_at FROM web_sessions \
     WHERE player = ?1 AND used_at >= ?2 ORDER BY used_at DESC, id DESC";

/// Stores a link. Links asked for before `since` are deleted, and so are this player's oldest beyond a few.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn put_link(
    store: &mut Store,
    hash: &KeyHash,
    link: &StoredLink,
    since: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let player = link.player.as_str();
    tx.prepare_cached("DELETE FROM web_links WHERE asked_at < ?1")?
        .execute([since.0])?;
    tx.prepare_cached(
        "INSERT OR REPLACE INTO web_links (hash, player, asked_at) VALUES (?1, ?2, ?3)",
    )?
    .execute(params![hash, player, link.asked_at.0])?;
    tx.prepare_cached(
        "DELETE FROM web_links WHERE player = ?1 AND hash NOT IN (SELECT hash FROM web_links \
         WHERE player = ?1 ORDER BY asked_at DESC, hash LIMIT ?2)",
    )?
    .execute(params![player, MAX_LINKS])?;
    tx.commit()?;
    Ok(())
}

/// The link with this hash, if it was asked for at `since` or later.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn link(
    store: &Store,
    hash: &KeyHash,
    since: Timestamp,
) -> Result<Option<StoredLink>, StoreError> {
    read_link(&store.conn, hash, since)
}

/// Spends a link and begins a session; `None` without such a link.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn spend_link(
    store: &mut Store,
    hash: &KeyHash,
    since: Timestamp,
    new: NewSession<'_>,
) -> Result<Option<PlayerId>, StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let Some(found) = read_link(&tx, hash, since)? else {
        return Ok(None);
    };
    tx.prepare_cached("DELETE FROM web_links WHERE hash = ?1")?
        .execute([hash])?;
    let ended = insert(&tx, &found.player, new)?;
    tx.commit()?;
    store.sight_losses += ended;
    Ok(Some(found.player))
}

/// Begins a session of a player whose identity is proven otherwise.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn begin(store: &mut Store, player: &PlayerId, new: NewSession<'_>) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let ended = insert(&tx, player, new)?;
    tx.commit()?;
    store.sight_losses += ended;
    Ok(())
}

/// The session whose key has this hash, if it was used at `since` or later.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(
    store: &Store,
    hash: &KeyHash,
    since: Timestamp,
) -> Result<Option<WebSession>, StoreError> {
    let mut statement = store.conn.prepare_cached(OF_KEY)?;
    Ok(statement
        .query_row(params![hash, since.0], session)
        .optional()?)
}

/// A player's sessions that were used at `since` or later, the last used first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_player(
    store: &Store,
    player: &PlayerId,
    since: Timestamp,
) -> Result<Vec<WebSession>, StoreError> {
    let mut statement = store.conn.prepare_cached(OF_PLAYER)?;
    let rows = statement.query_map(params![player.as_str(), since.0], session)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Records the use of a session. Sessions last used before `since` are deleted.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn note_used(
    store: &mut Store,
    id: i64,
    now: Timestamp,
    since: Timestamp,
) -> Result<(), StoreError> {
    store.relaxed(|store| {
        let conn = &store.conn;
        conn.prepare_cached("UPDATE web_sessions SET used_at = ?2 WHERE id = ?1")?
            .execute([id, now.0])?;
        conn.prepare_cached("DELETE FROM web_sessions WHERE used_at < ?1")?
            .execute([since.0])?;
        Ok(())
    })
}

/// Ends one session of a player, or all of them. Returns their number.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn end(store: &mut Store, player: &PlayerId, id: Option<i64>) -> Result<usize, StoreError> {
    let player = player.as_str();
    let ended = match id {
        Some(id) => store
            .conn
            .prepare_cached("DELETE FROM web_sessions WHERE player = ?1 AND id = ?2")?
            .execute(params![player, id])?,
        None => store
            .conn
            .prepare_cached("DELETE FROM web_sessions WHERE player = ?1")?
            .execute([player])?,
    };
    store.sight_losses += u64::from(ended > 0);
    Ok(ended)
}

/// Begins a session. Returns 1 if an older one had to make room, else 0.
fn insert(tx: &Connection, player: &PlayerId, new: NewSession<'_>) -> Result<u64, StoreError> {
    let NewSession { hash, browser, now } = new;
    tx.prepare_cached(
        "INSERT INTO web_sessions (hash, player, browser, began_at, used_at) \
         VALUES (?1, ?2, ?3, ?4, ?4)",
    )?
    .execute(params![hash, player.as_str(), browser, now.0])?;
    let ended = tx
        .prepare_cached(
            "DELETE FROM web_sessions WHERE player = ?1 AND id NOT IN (SELECT id FROM web_sessions \
             WHERE player = ?1 ORDER BY used_at DESC, id DESC LIMIT ?2)",
        )?
        .execute(params![player.as_str(), MAX_SESSIONS])?;
    Ok(u64::from(ended > 0))
}

fn read_link(
    conn: &Connection,
    hash: &KeyHash,
    since: Timestamp,
) -> Result<Option<StoredLink>, StoreError> {
    let mut statement = conn.prepare_cached(OF_LINK)?;
    let found = statement.query_row(params![hash, since.0], |row| {
        Ok(StoredLink {
            player: PlayerId::new(row.get::<_, String>(0)?),
            asked_at: Timestamp(row.get(1)?),
        })
    });
    Ok(found.optional()?)
}

fn session(row: &Row<'_>) -> Result<WebSession, rusqlite::Error> {
    Ok(WebSession {
        id: row.get(0)?,
        player: PlayerId::new(row.get::<_, String>(1)?),
        browser: row.get(2)?,
        began_at: Timestamp(row.get(3)?),
        used_at: Timestamp(row.get(4)?),
    })
}
