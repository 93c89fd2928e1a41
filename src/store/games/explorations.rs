//! Private boards: one for each player and game. A board can be read only as its player.

use rusqlite::{OptionalExtension, params};

use crate::play::{GameId, PlayerId, Version};
use crate::store::{Store, StoreError};

/// A private board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exploration {
    /// The version of the game that its line begins at.
    pub base: Version,
    /// The version the game was at when the line was begun.
    pub seen: Version,
    /// The moves of the line, a space between.
    pub line: String,
    /// Number of them shown on the board.
    pub shown: u32,
    /// Index of the seat at the bottom, if the board was turned.
    pub eyes: Option<u8>,
    /// Number of changes so far.
    pub edition: u32,
}

/// A player’s private board of a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(
    store: &Store,
    game: GameId,
    player: &PlayerId,
) -> Result<Option<Exploration>, StoreError> {
    let found = store
        .conn
        .prepare_cached(
            "SELECT base, seen, line, shown, eyes, edition FROM explorations
             WHERE game = ?1 AND player = ?2",
        )?
        .query_row(params![game.0, player.as_str()], |row| {
            Ok(Exploration {
                base: Version(row.get(0)?),
                seen: Version(row.get(1)?),
                line: row.get(2)?,
                shown: row.get(3)?,
                eyes: row.get(4)?,
                edition: row.get(5)?,
            })
        })
        .optional()?;
    Ok(found)
}

/// Replaces a player’s private board of a game.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn save(
    store: &mut Store,
    game: GameId,
    player: &PlayerId,
    board: &Exploration,
) -> Result<(), StoreError> {
    let Exploration {
        base,
        seen,
        line,
        shown,
        eyes,
        edition,
    } = board;
    store
        .conn
        .prepare_cached(
            "INSERT OR REPLACE INTO explorations
             (game, player, base, seen, line, shown, eyes, edition)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
        )?
        .execute(params![
            game.0,
            player.as_str(),
            base.0,
            seen.0,
            line,
            shown,
            eyes,
            edition
        ])?;
    Ok(())
}
