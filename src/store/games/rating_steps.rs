//! The stored steps of ratings, brought in step with those that a fold makes: a fold that changes little writes little.

use std::iter::Peekable;
use std::vec;

use rusqlite::{CachedStatement, Connection, params};

use crate::play::PlayerId;
use crate::rating::{RatingStep, Standing};
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
        params![key.house(), key.slug(), from.ended, from.game],
        |row| {
            Ok(StepRow {
                at: EndOfGame {
                    ended: row.get(0)?,
                    game: row.get(1)?,
                },
                seat: row.get(2)?,
                player: PlayerId::new(row.get::<_, String>(3)?),
                met: row.get(4)?,
                step: RatingStep {
                    rating: row.get(5)?,
                    deviation: row.get(6)?,
                    expected: row.get(7)?,
                    score: row.get(8)?,
                    weight: row.get(9)?,
                    after: Standing {
                        rating: row.get(10)?,
                        deviation: row.get(11)?,
                        last: row.get(12)?,
                        games: row.get(13)?,
                    },
                },
            })
        },
    )?;
    Ok(steps.collect::<Result<_, _>>()?)
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
            // The player stays out of it, so that no index is written.
            update: tx.prepare_cached(
                "UPDATE rating_steps SET met = ?6, rating = ?7, deviation = ?8, expected = ?9, score = ?10, weight = ?11, \
                 after_rating = ?12, after_deviation = ?13, last = ?14, games = ?15 \
                 WHERE house = ?1 AND pool = ?2 AND ended = ?3 AND game = ?4 AND seat = ?5",
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
            None => self.insert(made),
            Some(kept) if kept == *made => Ok(()),
            Some(kept) if kept.player == made.player => self.update(made),
            Some(kept) => {
                self.delete(&kept)?;
                self.insert(made)
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

    fn insert(&mut self, made: &StepRow) -> Result<(), StoreError> {
        let StepRow {
            at,
            seat,
            player,
            met,
            step,
        } = made;
        self.insert.execute(params![
            self.key.house(),
            self.key.slug(),
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

    fn update(&mut self, made: &StepRow) -> Result<(), StoreError> {
        let StepRow {
            at,
            seat,
            player: _,
            met,
            step,
        } = made;
        self.update.execute(params![
            self.key.house(),
            self.key.slug(),
            at.ended,
            at.game,
            seat,
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

    fn delete(&mut self, kept: &StepRow) -> Result<(), StoreError> {
        let StepRow { at, seat, .. } = kept;
        self.delete.execute(params![
            self.key.house(),
            self.key.slug(),
            at.ended,
            at.game,
            seat
        ])?;
        Ok(())
    }
}
