//! Meanings that partners agreed on for the numbers of their team signals.
//!
//! A row is its author's, and rows can be read only by author. The service knows the partners, and so decides which
//! authors a reader may see.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::signal::Signal;
use crate::play::{GameId, PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// The meaning of a number, as one partner noted it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Meaning {
    /// The number.
    pub signal: Signal,
    /// The author.
    pub author: PlayerId,
    /// The text, one line.
    pub text: String,
}

/// Replaces a meaning noted by its author; no text deletes it. Returns the earlier text.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn save(
    store: &mut Store,
    game: GameId,
    meaning: &Meaning,
    now: Timestamp,
) -> Result<Option<String>, StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let earlier = put(&tx, game, meaning, now)?;
    tx.commit()?;
    Ok(earlier)
}

/// The meanings that these authors noted in a game, by number and author.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn of_authors(
    store: &Store,
    game: GameId,
    authors: &[&PlayerId],
) -> Result<Vec<Meaning>, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT number, text FROM meanings WHERE game = ?1 AND author = ?2")?;
    let mut found = Vec::new();
    for author in authors {
        let rows = statement.query_map(params![game.0, author.as_str()], |row| {
            Ok((row.get::<_, u8>(0)?, row.get::<_, String>(1)?))
        })?;
        for row in rows {
            let (number, text) = row?;
            // A number that is no signal cannot be shown.
            found.extend(Signal::new(number).map(|signal| Meaning {
                signal,
                author: (*author).clone(),
                text,
            }));
        }
    }
    found.sort_by(|one, next| (one.signal, &one.author).cmp(&(next.signal, &next.author)));
    Ok(found)
}

fn put(
    conn: &Connection,
    game: GameId,
    meaning: &Meaning,
    now: Timestamp,
) -> Result<Option<String>, StoreError> {
    let Meaning {
        signal,
        author,
        text,
    } = meaning;
    let (author, number) = (author.as_str(), signal.number());
    let earlier = conn
        .prepare_cached(
            "DELETE FROM meanings WHERE game = ?1 AND author = ?2 AND number = ?3 RETURNING text",
        )?
        .query_row(params![game.0, author, number], |row| row.get(0))
        .optional()?;
    if !text.is_empty() {
        conn.prepare_cached(
            "INSERT INTO meanings (game, author, number, text, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![game.0, author, number, text, now.0])?;
    }
    Ok(earlier)
}
