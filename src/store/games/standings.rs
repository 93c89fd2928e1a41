//! Lookups of ratings: standings, the steps of a game or a player, and the check that all follow from the games.

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::game::seat::Seat;
use crate::play::{GameId, PlayerId, Timestamp};
use crate::rating::{PlayerRating, RatingStep};
use crate::store::base::tx::Transaction;
use crate::store::games::pool_key::PoolKey;
use crate::store::games::rating_steps::{rating_at_column, step_at_column};
use crate::store::games::{finished_games, ratings};
use crate::store::{Store, StoreError};

const LAST_OF_PLAYER: &str = "SELECT game, max(ended) FROM rating_steps WHERE player = ?1 \
     GROUP BY game ORDER BY 2 DESC, 1 DESC LIMIT ?2";
const CHANGED_AFTER: &str = "SELECT g.id FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = ?1 AND g.changed_at > ?2 AND p.stage <> 'open' ORDER BY g.id";

/// A player’s state in a pool.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedPlayer {
    /// The player.
    pub player: PlayerId,
    /// The state after their last rated game.
    pub rating: PlayerRating,
    /// Number of different people in their rated games.
    pub companions: u32,
}

/// The effect of one game on one player, with the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredStep {
    /// The pool.
    pub pool: PoolKey,
    /// The game.
    pub game: GameId,
    /// Its end.
    pub ended: Timestamp,
    /// The seat.
    pub seat: Seat,
    /// The player.
    pub player: PlayerId,
    /// Their rated games with each seat in the thirty days before.
    pub met: Vec<u32>,
    /// The step.
    pub step: RatingStep,
}

/// A win over a player with the rating that they had.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedWin {
    /// The opponent.
    pub opponent: PlayerId,
    /// Their rating before the game, in thousandths of a point.
    pub rating: i64,
    /// The game.
    pub game: GameId,
}

macro_rules! step_columns {
    () => {
        "SELECT house, pool, game, ended, seat, player, met, rating, deviation, expected, score, weight, \
         after_rating, after_deviation, last, games FROM rating_steps "
    };
}
const OF_GAME: &str = concat!(
    step_columns!(),
    "WHERE game = ?1 ORDER BY house DESC, pool, seat"
);
const OF_PLAYER: &str = concat!(
    step_columns!(),
    "WHERE player = ?1 AND house = ?2 AND pool = ?3 ORDER BY ended DESC, game DESC LIMIT ?4"
);
const WINS: &str = "SELECT b.player, b.rating, b.game FROM rating_steps a CROSS JOIN rating_steps b \
     ON b.house = a.house AND b.pool = a.pool AND b.ended = a.ended AND b.game = a.game AND b.seat <> a.seat \
     WHERE a.player = ?1 AND a.house = ?2 AND a.pool = ?3 AND a.score = 1000 AND b.score < a.score \
     ORDER BY b.rating DESC, b.ended, b.game LIMIT ?4";
const STANDINGS: &str = "SELECT player, rating, deviation, last, games, (SELECT count(DISTINCT b.player) \
     FROM rating_steps a CROSS JOIN rating_steps b ON b.house = a.house AND b.pool = a.pool AND b.ended = a.ended \
     AND b.game = a.game AND b.seat <> a.seat WHERE a.player = r.player AND a.house = r.house AND a.pool = r.pool) \
     FROM ratings r WHERE house = ?1 AND pool = ?2 ORDER BY player";
const ONE_OF_POOL: &str = "SELECT rating, deviation, last, games FROM ratings \
     WHERE house = ?1 AND pool = ?2 AND player = ?3";

/// The newest rated games of a player, in any pool, with their ends.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn rated_games_of(
    store: &Store,
    player: &PlayerId,
    most: usize,
) -> Result<Vec<(GameId, Timestamp)>, StoreError> {
    let mut statement = store.conn.prepare_cached(LAST_OF_PLAYER)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = statement.query_map(params![player.as_str(), most], |row| {
        Ok((GameId(row.get(0)?), Timestamp(row.get(1)?)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The begun games of a player in which something happened after this moment.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn games_changed_after(
    store: &Store,
    player: &PlayerId,
    at: Timestamp,
) -> Result<Vec<GameId>, StoreError> {
    let mut statement = store.conn.prepare_cached(CHANGED_AFTER)?;
    let rows = statement.query_map(params![player.as_str(), at.0], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Everybody with a rating in a pool, in the order of their ids.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn ratings_in(store: &Store, pool: &PoolKey) -> Result<Vec<RatedPlayer>, StoreError> {
    let mut statement = store.conn.prepare_cached(STANDINGS)?;
    let rows = statement.query_map([pool.scope(), pool.slug()], |row| {
        Ok(RatedPlayer {
            player: PlayerId::new(row.get::<_, String>(0)?),
            rating: rating_at_column(row, 1)?,
            companions: row.get(5)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The rating of a player in a pool; `None` if they have none there.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn rating_in(
    store: &Store,
    pool: &PoolKey,
    player: &PlayerId,
) -> Result<Option<PlayerRating>, StoreError> {
    let mut statement = store.conn.prepare_cached(ONE_OF_POOL)?;
    let key = [pool.scope(), pool.slug(), player.as_str()];
    let found = statement.query_row(key, |row| rating_at_column(row, 0));
    Ok(found.optional()?)
}

/// All pools with ratings, in order.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn all_pools(store: &Store) -> Result<Vec<PoolKey>, StoreError> {
    let sql = "SELECT DISTINCT house, pool FROM ratings ORDER BY house, pool";
    let mut statement = store.conn.prepare_cached(sql)?;
    let rows = statement.query_map([], |row| Ok(PoolKey::stored(row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The pools in which a player has a rating, the one of their last game first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn pools_of(store: &Store, player: &PlayerId) -> Result<Vec<PoolKey>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT house, pool FROM ratings WHERE player = ?1 ORDER BY last DESC, house, pool",
    )?;
    let rows = statement.query_map([player.as_str()], |row| {
        Ok(PoolKey::stored(row.get(0)?, row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The effect of a game on the ratings of its players, pool by pool in the order of the seats.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn steps_of_game(store: &Store, game: GameId) -> Result<Vec<StoredStep>, StoreError> {
    let mut statement = store.conn.prepare_cached(OF_GAME)?;
    let rows = statement.query_map([game.0], stored_step)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The newest steps of a player in a pool, the newest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn steps_of_player(
    store: &Store,
    player: &PlayerId,
    pool: &PoolKey,
    most: usize,
) -> Result<Vec<StoredStep>, StoreError> {
    let mut statement = store.conn.prepare_cached(OF_PLAYER)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = statement.query_map(
        params![player.as_str(), pool.scope(), pool.slug(), most],
        stored_step,
    )?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The wins of a player in a pool over the highest rated opponents, the highest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn best_wins(
    store: &Store,
    player: &PlayerId,
    pool: &PoolKey,
    most: usize,
) -> Result<Vec<RatedWin>, StoreError> {
    let mut statement = store.conn.prepare_cached(WINS)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let rows = statement.query_map(
        params![player.as_str(), pool.scope(), pool.slug(), most],
        |row| {
            Ok(RatedWin {
                opponent: PlayerId::new(row.get::<_, String>(0)?),
                rating: row.get(1)?,
                game: GameId(row.get(2)?),
            })
        },
    )?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Makes all ratings again from the games. Returns the number of pools.
///
/// # Errors
/// `StoreError` if the SQLite call fails; nothing is changed then.
pub fn rebuild(store: &mut Store) -> Result<usize, StoreError> {
    let tx = Transaction::begin(&mut store.conn)?;
    let pools = ratings::rebuild(&tx)?;
    tx.commit()?;
    Ok(pools)
}

/// Number of stored ratings and steps, and of those that differ from ones made again from the games. They are made in
/// temporary tables, so a database that may only be read will do, even one in use.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn compare(store: &Store) -> Result<RatingsCheck, StoreError> {
    store.conn.pragma_update(None, "temp_store", "MEMORY")?;
    // A statement prepared earlier would mean the stored tables, and one prepared now those that go.
    store.conn.flush_prepared_statement_cache();
    let tx = store.conn.unchecked_transaction()?;
    let check = compared(&tx);
    tx.rollback()?;
    store.conn.flush_prepared_statement_cache();
    check
}

/// Makes the ratings in temporary tables, which stand before the stored ones of the same names, and compares both.
fn compared(tx: &Connection) -> Result<RatingsCheck, StoreError> {
    for table in ["ratings", "rating_steps", "rating_view"] {
        let sql = format!("CREATE TEMP TABLE {table} AS SELECT * FROM main.{table} WHERE false");
        tx.execute_batch(&sql)?;
    }
    let mut check = RatingsCheck {
        pools: ratings::rebuild(tx)?,
        ..RatingsCheck::default()
    };
    for table in ["ratings", "rating_steps"] {
        let count = |from: String| -> Result<usize, StoreError> {
            let count: u32 = tx.query_row(&format!("SELECT count(*) FROM {from}"), [], |row| {
                row.get(0)
            })?;
            Ok(usize::try_from(count).unwrap_or(usize::MAX))
        };
        let kept = count(format!("main.{table}"))?;
        let made = count(format!("temp.{table}"))?;
        let same = count(format!("temp.{table} NATURAL JOIN main.{table}"))?;
        check.rows += kept;
        check.differing += kept - same + made - same;
    }
    Ok(check)
}

/// Ratings compared with ones made again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RatingsCheck {
    /// Number of pools.
    pub pools: usize,
    /// Number of stored ratings and steps.
    pub rows: usize,
    /// Number of rows that are on one side only.
    pub differing: usize,
}

fn stored_step(row: &Row<'_>) -> Result<StoredStep, rusqlite::Error> {
    let seat: u8 = row.get(4)?;
    Ok(StoredStep {
        pool: PoolKey::stored(row.get(0)?, row.get(1)?),
        game: GameId(row.get(2)?),
        ended: Timestamp(row.get(3)?),
        seat: Seat::new(seat).unwrap_or(Seat::FIRST),
        player: PlayerId::new(row.get::<_, String>(5)?),
        met: finished_games::read_met(&row.get::<_, String>(6)?),
        step: step_at_column(row, 7)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lookup_passes_the_rows_of_its_player_or_game_alone() {
        let store = Store::in_memory().unwrap();
        for sql in [
            OF_GAME,
            OF_PLAYER,
            CHANGED_AFTER,
            LAST_OF_PLAYER,
            WINS,
            ONE_OF_POOL,
        ] {
            let plan = store.plan(sql);
            assert!(
                !plan.iter().any(|step| step.starts_with("SCAN ")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
