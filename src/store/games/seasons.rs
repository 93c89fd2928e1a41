//! Lookups of seasons: everybody’s performance in the rated games of a span of time, folded when it is asked for.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, params};

use crate::play::calendar::TimeSpan;
use crate::play::{PlayerId, Timestamp};
use crate::rating::Reading;
use crate::rating::season::{self, Performance, SeasonGame, SeasonSeat};
use crate::store::games::finished_games::{self, OpponentReading};
use crate::store::games::pool_key::PoolKey;
use crate::store::{Store, StoreError};

const READ: &str = "SELECT game, seat, rating, deviation, met FROM rating_steps \
     WHERE house = ?1 AND pool = ?2 AND ended >= ?3 AND ended < ?4";
const FIRST: &str =
    "SELECT ended FROM rating_steps WHERE house = ?1 AND pool = ?2 ORDER BY ended LIMIT 1";

/// Everybody’s performance in the games of a pool that ended in this span.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn performances(
    store: &Store,
    pool: &PoolKey,
    span: TimeSpan,
) -> Result<BTreeMap<PlayerId, Performance>, StoreError> {
    Ok(season::performances(&season_games(store, pool, span)?))
}

/// The end of the first rated game of a pool.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn first_rated_end(store: &Store, pool: &PoolKey) -> Result<Option<Timestamp>, StoreError> {
    let mut statement = store.conn.prepare_cached(FIRST)?;
    let first = statement.query_row([pool.scope(), pool.slug()], |row| row.get(0));
    Ok(first.optional()?.map(Timestamp))
}

fn season_games(
    store: &Store,
    pool: &PoolKey,
    span: TimeSpan,
) -> Result<Vec<SeasonGame<PlayerId>>, StoreError> {
    let mut marks: BTreeMap<(i64, usize), OpponentReading> = BTreeMap::new();
    let mut statement = store.conn.prepare_cached(READ)?;
    let mut rows = statement.query(params![
        pool.scope(),
        pool.slug(),
        span.from.0,
        span.until.0
    ])?;
    while let Some(row) = rows.next()? {
        let mark = OpponentReading {
            read: Reading::of_thousandths(row.get(2)?, row.get(3)?),
            met: finished_games::read_met(row.get_ref(4)?.as_str().unwrap_or_default()),
        };
        let seat: u8 = row.get(1)?;
        marks.insert((row.get(0)?, usize::from(seat)), mark);
    }
    let rows = finished_games::finished_in(&store.conn, pool, span)?;
    let mut games = Vec::new();
    for row in rows {
        let mut seats = Vec::new();
        for (nth, player) in row.players.iter().enumerate() {
            let known = (!player.is_pseudonym()).then(|| player.clone());
            let mark = marks.remove(&(row.at.game, nth));
            let OpponentReading { read, met } = match mark {
                Some(mark) => mark,
                None => finished_games::ghost(&store.conn, pool, row.at.game, nth)?,
            };
            seats.push(SeasonSeat {
                player: known,
                read,
                met,
                side: row.sides.get(nth).copied().unwrap_or_default(),
                place: row.place(nth),
            });
        }
        games.push(SeasonGame {
            ended: row.at.ended,
            seats,
        });
    }
    Ok(games)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_passes_the_games_of_its_span_alone() {
        let store = Store::in_memory().unwrap();
        for sql in [READ, FIRST] {
            let plan = store.plan(sql);
            assert!(
                plan.iter().all(|step| step.starts_with("SEARCH ")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
