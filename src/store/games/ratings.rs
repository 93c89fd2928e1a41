//! Ratings: a view of the finished games that count, kept in step with them.
//!
//! One path makes them: a pool is computed again from one moment on. That is the end of the last game, of one that was
//! annulled years ago, or of the first of all. So values kept in step equal values computed again, to the bit. Facts
//! that no log has, since their player was forgotten, stand in `rating_ghosts`.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, Row, params};

use crate::game::outcome::{Outcome, Termination};
use crate::game::seat::MAX_SEATS;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{PlayerId, Timestamp};
use crate::rating::table::{FARMING_SPAN, reading};
use crate::rating::{Pool, Reading, VERSION};
use crate::store::StoreError;
use crate::store::games::finished_games::{
    EndOfGame, FinishedRow, finished, finished_by_pool, met_text, sat,
};
use crate::store::games::pool_key::PoolKey;
use crate::store::games::rating_steps::{StepRow, StepWriter, rating_at_column, stored_steps};
use crate::store::rows::places::GONE;

/// The pools in which a game counts.
fn pools_of(summary: &GameSummary) -> Vec<PoolKey> {
    let Some(rated) = summary.rated else {
        return Vec::new();
    };
    let slug = summary.kind.spec().pool(&summary.options).slug;
    let here = PoolKey::here(summary.place.server(), slug);
    let here = (!here.scope().starts_with(GONE)).then_some(here);
    let all = rated.everywhere.then(|| PoolKey::everywhere(slug));
    here.into_iter().chain(all).collect()
}

/// A game in a pool at a moment.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Share {
    pool: PoolKey,
    at: EndOfGame,
}

const STEPS_OF_GAME: &str =
    "SELECT DISTINCT house, pool, ended, game FROM rating_steps WHERE game = ?1";

/// Brings ratings in step with a game after new events.
pub(in crate::store) fn follow(tx: &Connection, summary: &GameSummary) -> Result<(), StoreError> {
    match summary.stage {
        // A game under way is in no pool.
        Stage::Open | Stage::Running => Ok(()),
        Stage::Over | Stage::Void => refresh(tx, summary),
    }
}

/// Brings ratings in step with a game, whatever has changed about it.
pub(in crate::store) fn refresh(tx: &Connection, summary: &GameSummary) -> Result<(), StoreError> {
    let mut had = tx.prepare_cached(STEPS_OF_GAME)?;
    let had = had.query_map([summary.id.0], share)?;
    let had: BTreeSet<Share> = had.collect::<Result<_, _>>()?;
    let ended = summary.rated.and_then(|rated| rated.ended);
    let has: BTreeSet<Share> = ended
        .map(|ended| EndOfGame {
            ended: ended.0,
            game: summary.id.0,
        })
        .into_iter()
        .flat_map(|at| {
            pools_of(summary)
                .into_iter()
                .map(move |pool| Share { pool, at })
        })
        .collect();
    let mut from: BTreeMap<&PoolKey, EndOfGame> = BTreeMap::new();
    for Share { pool, at } in had.symmetric_difference(&has) {
        let first = from.entry(pool).or_insert(*at);
        *first = (*first).min(*at);
    }
    for (pool, at) in from {
        fold(tx, pool, at)?;
    }
    Ok(())
}

fn share(row: &Row<'_>) -> Result<Share, rusqlite::Error> {
    Ok(Share {
        pool: PoolKey::stored(row.get(0)?, row.get(1)?),
        at: EndOfGame::at_column(row, 2)?,
    })
}

/// Folds a pool again from this moment on.
fn fold(tx: &Connection, key: &PoolKey, from: EndOfGame) -> Result<(), StoreError> {
    let rows = finished(tx, key, from)?;
    fold_rows(tx, key, from, &rows)
}

/// Folds a pool again from this moment on, with all its games from then on. Only steps that differ are written.
fn fold_rows(
    tx: &Connection,
    key: &PoolKey,
    from: EndOfGame,
    rows: &[FinishedRow],
) -> Result<(), StoreError> {
    let kept = stored_steps(tx, key, from)?;
    let mut touched = people_of(rows);
    touched.extend(kept.iter().map(|kept| kept.player.clone()));
    if from == EndOfGame::FIRST {
        touched.extend(rated(tx, key)?);
    }
    let mut pool = before(tx, key, from, &touched, rows.first())?;
    add(tx, key, &mut pool, rows, kept)?;
    put(tx, key, &pool, &touched)
}

/// The players with a stored rating in a pool.
fn rated(tx: &Connection, key: &PoolKey) -> Result<Vec<PlayerId>, StoreError> {
    let mut rated =
        tx.prepare_cached("SELECT player FROM ratings WHERE house = ?1 AND pool = ?2")?;
    let rated = rated.query_map([key.scope(), key.slug()], |row| {
        row.get::<_, String>(0).map(PlayerId::new)
    })?;
    Ok(rated.collect::<Result<_, _>>()?)
}

/// The players of games; nobody who was forgotten.
fn people_of(rows: &[FinishedRow]) -> BTreeSet<PlayerId> {
    let people = rows.iter().flat_map(|row| &row.players);
    people
        .filter(|player| !player.is_pseudonym())
        .cloned()
        .collect()
}

/// Adds games to a pool and brings its stored steps from then on, `kept`, in step with theirs.
fn add(
    tx: &Connection,
    key: &PoolKey,
    pool: &mut Pool<PlayerId>,
    rows: &[FinishedRow],
    kept: Vec<StepRow>,
) -> Result<(), StoreError> {
    let mut writer = StepWriter::over(tx, key, kept)?;
    for row in rows {
        let game = sat(tx, key, row)?;
        let met = pool.meetings(&game);
        let steps = pool.add_met(&game, &met);
        for (seat, step) in steps.into_iter().enumerate() {
            let (Some(step), Some(player)) = (step, row.players.get(seat)) else {
                continue;
            };
            writer.next(&StepRow {
                at: row.at,
                seat: i64::try_from(seat).unwrap_or(i64::MAX),
                player: player.clone(),
                met: met_text(&met[seat]),
                step,
            })?;
        }
    }
    writer.end()
}

/// Stores how these players now stand in a pool.
fn put(
    tx: &Connection,
    key: &PoolKey,
    pool: &Pool<PlayerId>,
    players: &BTreeSet<PlayerId>,
) -> Result<(), StoreError> {
    let mut put = tx.prepare_cached(
        "INSERT OR REPLACE INTO ratings (house, pool, player, rating, deviation, last, games) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let mut drop =
        tx.prepare_cached("DELETE FROM ratings WHERE house = ?1 AND pool = ?2 AND player = ?3")?;
    for player in players {
        match pool.rating_of(player) {
            Some(now) => put.execute(params![
                key.scope(),
                key.slug(),
                player.as_str(),
                now.rating,
                now.deviation,
                now.last,
                now.games
            ])?,
            None => drop.execute(params![key.scope(), key.slug(), player.as_str()])?,
        };
    }
    Ok(())
}

// By itself SQLite would walk the whole pool backwards until it meets the player.
const LAST: &str = "SELECT after_rating, after_deviation, last, games FROM rating_steps \
     INDEXED BY rating_steps_of_player \
     WHERE player = ?1 AND house = ?2 AND pool = ?3 AND (ended, game) < (?4, ?5) ORDER BY ended DESC, game DESC LIMIT 1";
const RECENT: &str = "SELECT ended, game FROM rating_steps \
     WHERE player = ?1 AND house = ?2 AND pool = ?3 AND ended > ?4 AND (ended, game) < (?5, ?6)";

/// The pool as it stood before this moment, as far as these players and games need it.
fn before(
    tx: &Connection,
    key: &PoolKey,
    from: EndOfGame,
    players: &BTreeSet<PlayerId>,
    first: Option<&FinishedRow>,
) -> Result<Pool<PlayerId>, StoreError> {
    let mut pool = Pool::default();
    if from == EndOfGame::FIRST {
        return Ok(pool);
    }
    let mut last = tx.prepare_cached(LAST)?;
    for player in players {
        let found = last
            .query_row(
                params![
                    player.as_str(),
                    key.scope(),
                    key.slug(),
                    from.ended,
                    from.game
                ],
                |row| rating_at_column(row, 0),
            )
            .optional()?;
        if let Some(rating) = found {
            pool.put(player.clone(), rating);
        }
    }
    let Some(first) = first else {
        return Ok(pool);
    };
    let mut recent = tx.prepare_cached(RECENT)?;
    let since = first.at.ended.saturating_sub(FARMING_SPAN);
    let mut games: BTreeMap<EndOfGame, Vec<&PlayerId>> = BTreeMap::new();
    for player in players {
        let ends = recent.query_map(
            params![
                player.as_str(),
                key.scope(),
                key.slug(),
                since,
                from.ended,
                from.game
            ],
            |row| EndOfGame::at_column(row, 0),
        )?;
        for at in ends {
            games.entry(at?).or_default().push(player);
        }
    }
    for (at, there) in games {
        for (nth, one) in there.iter().enumerate() {
            for other in &there[nth + 1..] {
                pool.met(one, other, at.ended);
            }
        }
    }
    Ok(pool)
}

/// Keeps the figures that the others' ratings are computed from, of this player's seats, before the player is
/// forgotten. `running` are the games that continue without them.
pub(in crate::store) fn keep_ghosts(
    tx: &Connection,
    player: &PlayerId,
    running: &[GameSummary],
    now: Timestamp,
) -> Result<(), StoreError> {
    let mut steps = tx.prepare_cached(
        "SELECT house, pool, game, seat, rating, deviation, met FROM rating_steps WHERE player = ?1",
    )?;
    let mut put = tx.prepare_cached(
        "INSERT OR REPLACE INTO rating_ghosts (house, pool, game, seat, rating, deviation, met) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    let mut rows = steps.query([player.as_str()])?;
    while let Some(row) = rows.next()? {
        let read = Reading::of_thousandths(row.get(4)?, row.get(5)?);
        let (scope, pool, met): (String, String, String) = (row.get(0)?, row.get(1)?, row.get(6)?);
        let (game, seat): (i64, i64) = (row.get(2)?, row.get(3)?);
        put.execute(params![
            scope,
            pool,
            game,
            seat,
            read.rating,
            read.deviation,
            met
        ])?;
    }
    for game in running {
        let seats = game.seats.iter().enumerate();
        for (seat, _) in seats.filter(|(_, at)| *at == player) {
            for key in pools_of(game) {
                let at = EndOfGame {
                    ended: now.0,
                    game: game.id.0,
                };
                let row = FinishedRow {
                    at,
                    players: game.seats.clone(),
                    outcome: Outcome::draw(MAX_SEATS, Termination::AGREEMENT),
                    sides: Vec::new(),
                };
                let people: BTreeSet<PlayerId> = game.seats.iter().cloned().collect();
                let pool = before(tx, &key, EndOfGame::LAST, &people, Some(&row))?;
                let met = pool.meetings(&sat(tx, &key, &row)?);
                let read = reading(pool.rating_of(player), now.0);
                let index = i64::try_from(seat).unwrap_or(i64::MAX);
                put.execute(params![
                    key.scope(),
                    key.slug(),
                    game.id.0,
                    index,
                    read.rating,
                    read.deviation,
                    met_text(&met[seat])
                ])?;
            }
        }
    }
    Ok(())
}

/// Rebuilds the ratings of one server, or those of all servers together, from the games. Returns the number of pools with games.
pub(in crate::store) fn rebuild_scope(tx: &Connection, scope: &str) -> Result<usize, StoreError> {
    let mut pools: BTreeMap<String, Vec<FinishedRow>> = BTreeMap::new();
    if !scope.starts_with(GONE) {
        for (slug, rows) in finished_by_pool(tx, scope)? {
            pools.insert(slug.to_owned(), rows);
        }
    }
    let with_games = pools.len();
    let mut stored = tx.prepare_cached(
        "SELECT pool FROM rating_steps WHERE house = ?1 UNION SELECT pool FROM ratings WHERE house = ?1",
    )?;
    let stored = stored.query_map([scope], |row| row.get(0))?;
    for slug in stored {
        pools.entry(slug?).or_default();
    }
    for (slug, rows) in pools {
        let key = PoolKey::stored(scope.to_owned(), slug);
        fold_rows(tx, &key, EndOfGame::FIRST, &rows)?;
    }
    Ok(with_games)
}

/// Makes all ratings again from the games. Returns the number of pools with games.
pub(in crate::store) fn rebuild(tx: &Connection) -> Result<usize, StoreError> {
    let mut scopes: BTreeSet<String> = {
        let mut known = tx.prepare(
            "SELECT house FROM games WHERE rated_at IS NOT NULL UNION SELECT house FROM rating_steps \
             UNION SELECT house FROM ratings",
        )?;
        let known = known.query_map([], |row| row.get(0))?;
        known.collect::<Result<_, _>>()?
    };
    scopes.insert(PoolKey::everywhere("").scope().to_owned());
    let mut pools = 0;
    for scope in scopes {
        pools += rebuild_scope(tx, &scope)?;
    }
    tx.execute(
        "INSERT OR REPLACE INTO rating_view (one, version) VALUES (1, ?1)",
        [VERSION],
    )?;
    Ok(pools)
}

/// Computes the ratings again if another version of the formulas made them.
pub(in crate::store) fn rebuild_if_other(conn: &mut Connection) -> Result<(), StoreError> {
    let made: Option<u32> = conn
        .query_row("SELECT version FROM rating_view", [], |row| row.get(0))
        .optional()?;
    if made == Some(VERSION) {
        return Ok(());
    }
    let tx = conn.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let pools = rebuild(&tx)?;
    tx.commit()?;
    if pools > 0 {
        tracing::info!(pools, version = VERSION, "ratings rebuilt");
    }
    Ok(())
}

/// Drops the ratings of a server. Those over all servers stay.
pub(in crate::store) fn forget_scope(tx: &Connection, scope: &str) -> Result<(), StoreError> {
    for forgotten in [
        "DELETE FROM ratings WHERE house = ?1",
        "DELETE FROM rating_steps WHERE house = ?1",
        "DELETE FROM rating_ghosts WHERE house = ?1",
    ] {
        tx.execute(forgotten, [scope])?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;
    use crate::store::games::finished_games::{ALL, HERE};

    #[test]
    fn the_end_of_a_game_passes_no_other_games() {
        let store = Store::in_memory().unwrap();
        for sql in [HERE, ALL, STEPS_OF_GAME] {
            let plan = store.plan(sql);
            let searches = |step: &String| step.starts_with("SEARCH ") || step.contains("DISTINCT");
            assert!(plan.iter().all(searches), "{sql}\n{plan:#?}");
        }
        for sql in [LAST, RECENT] {
            let plan = store.plan(sql);
            let of_player = |step: &String| step.contains("rating_steps_of_player (player=?");
            assert!(plan.iter().all(of_player), "{sql}\n{plan:#?}");
        }
    }
}
