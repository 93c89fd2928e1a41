//! The stored steps of ratings, brought in step with those that a fold makes: a fold that changes little writes little.

use std::iter::Peekable;
use std::vec;

use rusqlite::{CachedStatement, Connection, Row, params};

use crate::play::PlayerId;
use crate::rating::{PlayerRating, RatingStep};
use crate::store::StoreError;
use crate::store::games::finished_games::EndOfGame;
use crate::store::games::pool_key::PoolKey;

/// A step of a pool, as its row has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::store) struct StepRow {
    pub(in crate::store) at: EndOfGame,
    pub(in crate::store) seat: i64,
    pub(in crate::store) player: PlayerId,
    /// Their games with each seat in the thirty days before, `0,2`.
    pub(in crate::store) met: String,
    pub(in crate::store) step: RatingStep,
}

impl StepRow {
    /// Its place in the order of a pool's steps.
    fn place(&self) -> StepPlace {
        StepPlace {
            at: self.at,
            seat: self.seat,
        }
    }
}

/// A place in the order of a pool's steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct StepPlace {
    at: EndOfGame,
    seat: i64,
}

const FROM: &str = "SELECT ended, game, seat, player, met, rating, deviation, expected, score, weight, \
     after_rating, after_deviation, last, games FROM rating_steps \
     WHERE house = ?1 AND pool = ?2 AND (ended, game) >= (?3, ?4) ORDER BY ended, game, seat";

/// The steps of a pool from this moment on, in their order.
pub(in crate::store) fn stored_steps(
    tx: &Connection,
    key: &PoolKey,
    from: EndOfGame,
) -> Result<Vec<StepRow>, StoreError> {
    let mut steps = tx.prepare_cached(FROM)?;
    let steps = steps.query_map(
        params![key.scope(), key.slug(), from.ended, from.game],
        |row| {
            Ok(StepRow {
                at: EndOfGame::at_column(row, 0)?,
                seat: row.get(2)?,
                player: PlayerId::new(row.get::<_, String>(3)?),
                met: row.get(4)?,
                step: step_at_column(row, 5)?,
            })
        },
    )?;
    Ok(steps.collect::<Result<_, _>>()?)
}

/// The step in the columns from this one on, in the order of the table.
pub(in crate::store) fn step_at_column(
    row: &Row<'_>,
    first: usize,
) -> Result<RatingStep, rusqlite::Error> {
    Ok(RatingStep {
        rating: row.get(first)?,
        deviation: row.get(first + 1)?,
        expected: row.get(first + 2)?,
        score: row.get(first + 3)?,
        weight: row.get(first + 4)?,
        after: rating_at_column(row, first + 5)?,
    })
}

/// The rating in the columns from this one on: rating, deviation, last, games.
pub(in crate::store) fn rating_at_column(
    row: &Row<'_>,
    first: usize,
) -> Result<PlayerRating, rusqlite::Error> {
    Ok(PlayerRating {
        rating: row.get(first)?,
        deviation: row.get(first + 1)?,
        last: row.get(first + 2)?,
        games: row.get(first + 3)?,
    })
}

/// Takes the steps of a pool in their order, and writes those that differ from the stored ones.
pub(in crate::store) struct StepWriter<'a> {
    key: &'a PoolKey,
    kept: Peekable<vec::IntoIter<StepRow>>,
    insert: CachedStatement<'a>,
    update: CachedStatement<'a>,
    delete: CachedStatement<'a>,
}

impl<'a> StepWriter<'a> {
    /// Over these stored steps, which are in their order.
    pub(in crate::store) fn over(
        tx: &'a Connection,
        key: &'a PoolKey,
        kept: Vec<StepRow>,
    ) -> Result<Self, StoreError> {
        Ok(Self {
            key,
            kept: kept.into_iter().peekable(),
            insert: tx.prepare_cached(
                "INSERT INTO rating_steps (house, pool, ended, game, seat, player, met, rating, deviation, expected, \
                 score, weight, after_rating, after_deviation, last, games) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)",
            )?,
            // The player stays, so that no index is written.
            update: tx.prepare_cached(
                "UPDATE rating_steps SET met = ?7, rating = ?8, deviation = ?9, expected = ?10, score = ?11, weight = ?12, \
                 after_rating = ?13, after_deviation = ?14, last = ?15, games = ?16 \
                 WHERE house = ?1 AND pool = ?2 AND ended = ?3 AND game = ?4 AND seat = ?5 AND player = ?6",
            )?,
            delete: tx.prepare_cached(
                "DELETE FROM rating_steps \
                 WHERE house = ?1 AND pool = ?2 AND ended = ?3 AND game = ?4 AND seat = ?5",
            )?,
        })
    }

    /// Takes the next step. Stored ones before it have no game any more, and go.
    pub(in crate::store) fn next(&mut self, made: &StepRow) -> Result<(), StoreError> {
        let place = made.place();
        while let Some(gone) = self.kept.next_if(|kept| kept.place() < place) {
            self.delete(&gone)?;
        }
        match self.kept.next_if(|kept| kept.place() == place) {
            None => write(&mut self.insert, self.key, made),
            Some(kept) if kept == *made => Ok(()),
            Some(kept) if kept.player == made.player => write(&mut self.update, self.key, made),
            Some(kept) => {
                self.delete(&kept)?;
                write(&mut self.insert, self.key, made)
            }
        }
    }

    /// Drops the stored steps after the last one that was taken.
    pub(in crate::store) fn end(mut self) -> Result<(), StoreError> {
        while let Some(gone) = self.kept.next() {
            self.delete(&gone)?;
        }
        Ok(())
    }

    fn delete(&mut self, kept: &StepRow) -> Result<(), StoreError> {
        let StepRow { at, seat, .. } = kept;
        self.delete.execute(params![
            self.key.scope(),
            self.key.slug(),
            at.ended,
            at.game,
            seat
        ])?;
        Ok(())
    }
}

/// Runs a statement that takes all columns of a step, in one order.
fn write(
    statement: &mut CachedStatement<'_>,
    key: &PoolKey,
    made: &StepRow,
) -> Result<(), StoreError> {
    let StepRow {
        at,
        seat,
        player,
        met,
        step,
    } = made;
    statement.execute(params![
        key.scope(),
        key.slug(),
        at.ended,
        at.game,
        seat,
        player.as_str(),
        met,
        step.rating,
        step.deviation,
        step.expected,
        step.score,
        step.weight,
        step.after.rating,
        step.after.deviation,
        step.after.last,
        step.after.games,
    ])?;
    Ok(())
}
