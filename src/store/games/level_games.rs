//! Finished games of rated people against the computer, which say how strong its levels are.

use std::collections::BTreeMap;

use rusqlite::{OptionalExtension, params};

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::play::rated::RatedTable;
use crate::play::{PlayerId, Timestamp};
use crate::rating::Reading;
use crate::rating::fitting::FittedGame;
use crate::store::games::pool_key::PoolKey;
use crate::store::rows::{event_bodies, parts};
use crate::store::{Store, StoreError};

/// Fewest moves of a game that says anything, as its row counts them: two of each player.
const LEAST_MOVES: i64 = 2;

const GAMES: &str = "SELECT g.kind, g.options, g.seats, g.outcome, g.changed_at FROM people p \
     CROSS JOIN games g ON g.id = p.game WHERE p.player = ?1 AND p.stage = 'over' AND g.house = ?2 \
     AND g.set_up = 0 AND g.ply >= ?3 AND g.outcome IS NOT NULL ORDER BY p.game DESC LIMIT ?4";
const READING: &str = "SELECT after_rating, after_deviation FROM rating_steps \
     WHERE player = ?1 AND house = ?2 AND pool = ?3 AND ended <= ?4 ORDER BY ended DESC, game DESC LIMIT 1";

/// A game of a player with a rating in a pool against a computer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelGame {
    /// The person.
    pub player: PlayerId,
    /// The last change of the game, which is its end or shortly after.
    pub ended: Timestamp,
    /// The person's rating then and the computer's score.
    pub game: FittedGame,
}

/// Finished games of this computer against one person each, in the game and server of a pool, if the person had a
/// rating there. The newest come first, from at most so many of its newest games in that server. Games from a position
/// that was set up, and those with fewer than two turns of each, do not count.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn newest(
    store: &Store,
    pool: &PoolKey,
    computer: &PlayerId,
    most: usize,
) -> Result<Vec<LevelGame>, StoreError> {
    let mut statement = store.conn.prepare_cached(GAMES)?;
    let most = i64::try_from(most).unwrap_or(i64::MAX);
    let limits = params![computer.as_str(), pool.scope(), LEAST_MOVES, most];
    let mut rows = statement.query(limits)?;
    let mut found = Vec::new();
    let mut pools = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let text = |column| row.get::<_, String>(column);
        let (kind, options) = (text(0)?, text(1)?);
        let of_table = pools
            .entry((kind, options))
            .or_insert_with_key(|(kind, options)| {
                RatedTable::of(kind, &parts::read_options(options)).map(|table| table.pool)
            });
        if *of_table != Some(pool.slug()) {
            continue;
        }
        let players = event_bodies::read_players(&text(2)?);
        let outcome = event_bodies::read_outcome(&text(3)?);
        // A damaged row says nothing; `doctor` reports it.
        let (Ok(players), Ok(outcome)) = (players, outcome) else {
            continue;
        };
        let [first, second] = players.as_slice() else {
            continue;
        };
        let (player, seat) = if first == computer {
            (second, Seat::FIRST)
        } else {
            (first, Seat::SECOND)
        };
        let ended = Timestamp(row.get(4)?);
        let Some(opponent) = read_rating(store, pool, player, ended)? else {
            continue;
        };
        let score = match outcome.score(seat) {
            Score::Won => 1_000,
            Score::Drawn => 500,
            Score::Lost => 0,
        };
        found.push(LevelGame {
            player: player.clone(),
            ended,
            game: FittedGame { opponent, score },
        });
    }
    Ok(found)
}

/// The rating of a player in a pool at a moment, as others read it.
fn read_rating(
    store: &Store,
    pool: &PoolKey,
    player: &PlayerId,
    at: Timestamp,
) -> Result<Option<Reading>, StoreError> {
    let mut statement = store.conn.prepare_cached(READING)?;
    let of = params![player.as_str(), pool.scope(), pool.slug(), at.0];
    let found = statement.query_row(of, |row| {
        Ok(Reading::of_thousandths(row.get(0)?, row.get(1)?))
    });
    Ok(found.optional()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lookups_pass_the_rows_of_their_player_alone() {
        let store = Store::in_memory().unwrap();
        for sql in [GAMES, READING] {
            let plan = store.plan(sql);
            assert!(
                !plan.iter().any(|step| step.starts_with("SCAN ")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
