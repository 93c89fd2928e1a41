//! Notes on moves: private to each player until the game is over and they share them.
//!
//! Notes are read by a named reader: [`of_game`] never returns another player's private notes.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::event::Entry;
use crate::play::takeback::moves_not_taken_back;
use crate::play::{GameId, PlayerId, Ply, Timestamp, takeback};
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// A player's note on a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The ply it is on; 0 is the start.
    pub ply: Ply,
    /// The author.
    pub author: PlayerId,
    /// The text.
    pub text: String,
}

/// The notes of an imported game.
#[derive(Clone, Copy, Debug, Default)]
pub struct ImportedNotes<'a> {
    /// The notes.
    pub notes: &'a [Note],
    /// `true` if all may read them once the game is over.
    pub shared: bool,
}

/// Replaces the author's note on a ply; no text deletes it. Returns the earlier text.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn save(
    store: &mut Store,
    game: GameId,
    note: &Note,
    now: Timestamp,
) -> Result<Option<String>, StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let earlier = put(&tx, game, note, now)?;
    tx.commit()?;
    Ok(earlier)
}

/// Sets whether all may read this player's notes once the game is over.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn share(
    store: &mut Store,
    game: GameId,
    author: &PlayerId,
    shared: bool,
) -> Result<(), StoreError> {
    set_shared(&store.conn, game, author, shared)
}

/// Returns `true` if all may read this player's notes once the game is over.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn are_shared(store: &Store, game: GameId, author: &PlayerId) -> Result<bool, StoreError> {
    let found = store
        .conn
        .prepare_cached("SELECT 1 FROM shared_notes WHERE game = ?1 AND author = ?2")?
        .query_row(params![game.0, author.as_str()], |_| Ok(()))
        .optional()?;
    Ok(found.is_some())
}

/// The notes on a game that `reader` may read, by ply: their own, and shared ones once the game is `over`. Without
/// a reader, shared ones only.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_game(
    store: &Store,
    game: GameId,
    over: bool,
    reader: Option<&PlayerId>,
) -> Result<Vec<Note>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT n.ply, n.author, n.text FROM notes n WHERE n.game = ?1 AND (n.author = ?2 OR ?3 AND \
         EXISTS (SELECT 1 FROM shared_notes s WHERE s.game = n.game AND s.author = n.author)) \
         ORDER BY n.ply, n.author",
    )?;
    let reader = reader.map(PlayerId::as_str);
    let rows = statement.query_map(params![game.0, reader, over], |row| {
        Ok(Note {
            ply: Ply(row.get(0)?),
            author: PlayerId::new(row.get::<_, String>(1)?),
            text: row.get(2)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// [`save`] inside a transaction.
pub(in crate::store) fn put(
    conn: &Connection,
    game: GameId,
    note: &Note,
    now: Timestamp,
) -> Result<Option<String>, StoreError> {
    let Note { ply, author, text } = note;
    let earlier = conn
        .prepare_cached(
            "DELETE FROM notes WHERE game = ?1 AND author = ?2 AND ply = ?3 RETURNING text",
        )?
        .query_row(params![game.0, author.as_str(), ply.0], |row| row.get(0))
        .optional()?;
    if !text.is_empty() {
        conn.prepare_cached(
            "INSERT INTO notes (game, author, ply, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![game.0, author.as_str(), ply.0, text, now.0])?;
    }
    Ok(earlier)
}

/// Moves notes on undone moves to the last ply that stands. The game's `log` is asked for only if there are any.
pub(in crate::store) fn keep_taken_back(
    tx: &Connection,
    game: GameId,
    to: Ply,
    log: impl FnOnce() -> Result<Vec<Entry>, StoreError>,
) -> Result<(), StoreError> {
    let mut notes: Vec<(String, u32, String, i64)> = tx
        .prepare_cached(
            "DELETE FROM notes WHERE game = ?1 AND ply > ?2 RETURNING author, ply, text, at",
        )?
        .query_map(params![game.0, to.0], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?))
        })?
        .collect::<Result<_, _>>()?;
    if notes.is_empty() {
        return Ok(());
    }
    notes.sort_unstable();
    let log = log()?;
    let moves = moves_not_taken_back(&log);
    for (author, ply, text, at) in notes {
        let made = ply.checked_sub(1);
        let made = made.and_then(|index| moves.get(index as usize));
        let words = takeback::set_aside(made.map_or("?", |mv| mv.as_str()), &text);
        tx.prepare_cached(
            "INSERT INTO notes (game, author, ply, text, at) VALUES (?1, ?2, ?3, ?4, ?5) \
             ON CONFLICT DO UPDATE SET text = text || char(10) || excluded.text",
        )?
        .execute(params![game.0, author, to.0, words, at])?;
    }
    Ok(())
}

/// [`share`] inside a transaction.
pub(in crate::store) fn set_shared(
    conn: &Connection,
    game: GameId,
    author: &PlayerId,
    shared: bool,
) -> Result<(), StoreError> {
    let sql = if shared {
        "INSERT OR IGNORE INTO shared_notes (game, author) VALUES (?1, ?2)"
    } else {
        "DELETE FROM shared_notes WHERE game = ?1 AND author = ?2"
    };
    conn.prepare_cached(sql)?
        .execute(params![game.0, author.as_str()])?;
    Ok(())
}
