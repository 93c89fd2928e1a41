//! Attempts at puzzles, ratings of solvers, and streaks.
//!
//! The first wrong answer decides an attempt, and so does the last right one. The changes by a decided attempt are
//! stored in one transaction with it.

use rusqlite::{Connection, OptionalExtension, params};

use crate::play::{PlayerId, Timestamp};
use crate::store::base::tx::Transaction;
use crate::store::games::gateway_sessions::put_handled;
use crate::store::games::puzzles::{PuzzleId, StoredRating};
use crate::store::{Store, StoreError};

/// The result of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptResult {
    /// Every answer was right.
    Solved,
    /// An answer was wrong, or the solution was shown.
    Failed,
}

impl AttemptResult {
    const fn code(self) -> &'static str {
        match self {
            Self::Solved => "solved",
            Self::Failed => "failed",
        }
    }
}

/// A player's attempt at a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleAttempt {
    /// The puzzle.
    pub puzzle: PuzzleId,
    /// Number of plies of its line that stand on the board.
    pub plies: usize,
    /// Its result; `None` while it is open.
    pub result: Option<AttemptResult>,
}

/// A player's results with the puzzles of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solver {
    /// The rating.
    pub rating: StoredRating,
    /// The time of the last decided attempt.
    pub at: Timestamp,
    /// Number of puzzles solved.
    pub solved: u32,
    /// Number of puzzles failed.
    pub failed: u32,
}

/// A player's puzzles solved in a row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// Solved in a row now.
    pub run: u32,
    /// The most ever.
    pub best: u32,
    /// The last day whose puzzle was solved.
    pub day: Option<i64>,
    /// Number of days in a row whose puzzles were solved, up to that day.
    pub days: u32,
}

/// All that a decided attempt changes.
#[derive(Clone, Copy, Debug)]
pub struct Decided<'a> {
    /// The player.
    pub player: &'a PlayerId,
    /// The slug of the puzzle's game.
    pub kind: &'a str,
    /// The attempt.
    pub attempt: PuzzleAttempt,
    /// The solver after it.
    pub solver: Solver,
    /// The puzzle's rating after it.
    pub puzzle: StoredRating,
    /// The streak after it.
    pub streak: Streak,
}

/// The numbers of players who solved a puzzle, and who did not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AttemptCounts {
    /// Those who solved it.
    pub solved: u32,
    /// Those whose attempt is decided otherwise.
    pub failed: u32,
}

/// A player's attempt at a puzzle.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn attempt(
    store: &Store,
    player: &PlayerId,
    puzzle: PuzzleId,
) -> Result<Option<PuzzleAttempt>, StoreError> {
    let sql = "SELECT puzzle, plies, result FROM attempts WHERE player = ?1 AND puzzle = ?2";
    let mut statement = store.conn.prepare_cached(sql)?;
    let found = statement.query_row(params![player.as_str(), puzzle.0], read);
    Ok(found.optional()?)
}

/// A player's open attempts at puzzles of a game, with or without a theme, the latest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn open_attempts(
    store: &Store,
    player: &PlayerId,
    kind: Option<&str>,
    theme: Option<&str>,
) -> Result<Vec<PuzzleAttempt>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT a.puzzle, a.plies, a.result FROM attempts a JOIN puzzles p ON p.id = a.puzzle \
         WHERE a.player = ?1 AND a.result IS NULL AND (?2 IS NULL OR p.kind = ?2) \
         AND (?3 IS NULL OR instr(p.themes, ' ' || ?3 || ' ') > 0) ORDER BY a.opened_at DESC, a.puzzle",
    )?;
    let rows = statement.query_map(params![player.as_str(), kind, theme], read)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The puzzle that a player opened last, open or decided.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last_attempt(store: &Store, player: &PlayerId) -> Result<Option<PuzzleAttempt>, StoreError> {
    let sql = "SELECT puzzle, plies, result FROM attempts WHERE player = ?1 \
         ORDER BY opened_at DESC, puzzle DESC LIMIT 1";
    let mut statement = store.conn.prepare_cached(sql)?;
    Ok(statement.query_row([player.as_str()], read).optional()?)
}

/// Opens a puzzle for a player, or brings an attempt back to this many plies. The result stays.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn save_attempt(
    store: &mut Store,
    player: &PlayerId,
    puzzle: PuzzleId,
    plies: usize,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    tx.prepare_cached(
        "INSERT INTO attempts (player, puzzle, opened_at, plies) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT (player, puzzle) DO UPDATE SET plies = excluded.plies, opened_at = excluded.opened_at",
    )?
    .execute(params![player.as_str(), puzzle.0, now.0, stored(plies)])?;
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    Ok(())
}

/// Stores a decided attempt with all that it changes. Returns `false`, and changes nothing, if it was decided before.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn decide_attempt(
    store: &mut Store,
    decided: Decided<'_>,
    result: AttemptResult,
    now: Timestamp,
) -> Result<bool, StoreError> {
    let Decided {
        player,
        kind,
        attempt,
        solver,
        puzzle,
        streak,
    } = decided;
    let tx = Transaction::begin(&mut store.conn)?;
    let changed = tx
        .prepare_cached(
            "UPDATE attempts SET plies = ?3, result = ?4 \
             WHERE player = ?1 AND puzzle = ?2 AND result IS NULL",
        )?
        .execute(params![
            player.as_str(),
            attempt.puzzle.0,
            stored(attempt.plies),
            result.code()
        ])?;
    put_handled(&tx, store.source.as_deref(), now)?;
    if changed == 1 {
        tx.prepare_cached(
            "UPDATE puzzles SET rating = ?2, deviation = ?3, tried = tried + 1, solved = solved + ?4 \
             WHERE id = ?1",
        )?
        .execute(params![
            attempt.puzzle.0,
            puzzle.rating,
            puzzle.deviation,
            result == AttemptResult::Solved
        ])?;
        tx.prepare_cached(
            "INSERT OR REPLACE INTO solvers (player, kind, rating, deviation, at, solved, failed) \
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?
        .execute(params![
            player.as_str(),
            kind,
            solver.rating.rating,
            solver.rating.deviation,
            solver.at.0,
            solver.solved,
            solver.failed
        ])?;
        put_streak(&tx, player, streak)?;
    }
    tx.commit()?;
    Ok(changed == 1)
}

/// Stores a player's streak alone.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is stored then.
pub fn save_streak(
    store: &mut Store,
    player: &PlayerId,
    streak: Streak,
    now: Timestamp,
) -> Result<(), StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    put_streak(&tx, player, streak)?;
    put_handled(&tx, store.source.as_deref(), now)?;
    tx.commit()?;
    Ok(())
}

/// A player's results with the puzzles of a game; `None` before the first decided attempt.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn get(store: &Store, player: &PlayerId, kind: &str) -> Result<Option<Solver>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT rating, deviation, at, solved, failed FROM solvers WHERE player = ?1 AND kind = ?2",
    )?;
    let found = statement.query_row(params![player.as_str(), kind], |row| {
        Ok(Solver {
            rating: StoredRating {
                rating: row.get(0)?,
                deviation: row.get(1)?,
            },
            at: Timestamp(row.get(2)?),
            solved: row.get(3)?,
            failed: row.get(4)?,
        })
    });
    Ok(found.optional()?)
}

/// A player's streak.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn streak(store: &Store, player: &PlayerId) -> Result<Streak, StoreError> {
    let sql = "SELECT run, best, day, days FROM streaks WHERE player = ?1";
    let mut statement = store.conn.prepare_cached(sql)?;
    let found = statement.query_row([player.as_str()], |row| {
        Ok(Streak {
            run: row.get(0)?,
            best: row.get(1)?,
            day: row.get(2)?,
            days: row.get(3)?,
        })
    });
    Ok(found.optional()?.unwrap_or_default())
}

/// The numbers of players who solved a puzzle, and who did not.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn attempt_counts(store: &Store, puzzle: PuzzleId) -> Result<AttemptCounts, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT coalesce(sum(result = 'solved'), 0), coalesce(sum(result = 'failed'), 0) \
         FROM attempts WHERE puzzle = ?1 AND result IS NOT NULL",
    )?;
    Ok(statement.query_row([puzzle.0], |row| {
        Ok(AttemptCounts {
            solved: row.get(0)?,
            failed: row.get(1)?,
        })
    })?)
}

fn put_streak(tx: &Connection, player: &PlayerId, streak: Streak) -> Result<(), StoreError> {
    tx.prepare_cached(
        "INSERT OR REPLACE INTO streaks (player, run, best, day, days) VALUES (?1, ?2, ?3, ?4, ?5)",
    )?
    .execute(params![
        player.as_str(),
        streak.run,
        streak.best,
        streak.day,
        streak.days
    ])?;
    Ok(())
}

fn stored(plies: usize) -> i64 {
    i64::try_from(plies).unwrap_or(i64::MAX)
}

fn read(row: &rusqlite::Row<'_>) -> Result<PuzzleAttempt, rusqlite::Error> {
    let result: Option<String> = row.get(2)?;
    Ok(PuzzleAttempt {
        puzzle: PuzzleId(row.get(0)?),
        plies: usize::try_from(row.get::<_, i64>(1)?).unwrap_or(0),
        result: match result.as_deref() {
            Some("solved") => Some(AttemptResult::Solved),
            Some(_) => Some(AttemptResult::Failed),
            None => None,
        },
    })
}
