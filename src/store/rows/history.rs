//! Search of games by player, result, place and time: walks along one index from its newest end.
//!
//! Ended games are ordered by the time of their end, running ones by number. A search passes over the games of one
//! player or one server at most.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use rusqlite::{Connection, named_params, params};

use crate::game::outcome::Score;
use crate::game::seat::Seat;
use crate::play::stage::Stage;
use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId, Timestamp};
use crate::store::StoreError;
use crate::store::base::damage::DamageLog;
use crate::store::rows::places::server_text;
use crate::store::rows::summary_rows::{columns, readable};

/// A search for running or ended games, newest first. It returns only games that `viewer` may see from `place`: games
/// of the same server, and the viewer's own.
#[derive(Clone, Copy, Debug)]
pub struct GameSearch<'a> {
    /// The searching player.
    pub viewer: &'a PlayerId,
    /// The place of the search.
    pub place: &'a Place,
    /// Running games rather than ended ones.
    pub running: bool,
    /// Games that were called off as well, unless a result is asked for.
    pub with_called_off: bool,
    /// Only games of this player; `None` is all games of the server.
    pub player: Option<&'a PlayerId>,
    /// Only games that concern this person too.
    pub opponent: Option<&'a PlayerId>,
    /// Only games of the kind with this slug.
    pub kind: Option<&'a str>,
    /// Only games that ended so for `player`; without a player, or among running games, nothing is found.
    pub score: Option<Score>,
    /// Only games whose last event is not before this.
    pub since: Timestamp,
    /// Only games whose last event is before this.
    pub until: Timestamp,
    /// Number of the newest games to skip.
    pub skip: u64,
    /// Most games returned.
    pub most: usize,
}

// An `(x IS NULL OR …)` is an optional condition. The first condition after WHERE is the walk.
macro_rules! wanted {
    () => {
        "AND (:kind IS NULL OR g.kind = :kind) \
         AND (:opponent IS NULL OR EXISTS (SELECT 1 FROM people o \
              WHERE o.player = :opponent AND o.stage = g.stage AND o.game = g.id)) \
         AND (g.house = :house OR EXISTS (SELECT 1 FROM people v \
              WHERE v.player = :viewer AND v.stage = g.stage AND v.game = g.id)) "
    };
}

const ENDED_OF_PLAYER: &str = concat!(
    columns!(),
    "FROM results r CROSS JOIN games g ON g.id = r.game \
     WHERE r.player = :player AND r.ended_at >= :since AND r.ended_at < :until \
     AND (:score IS NULL OR r.score = :score) ",
    wanted!(),
    "ORDER BY r.ended_at DESC, r.game DESC LIMIT :most OFFSET :skip"
);
const ENDED_HERE: &str = concat!(
    columns!(),
    "FROM games g INDEXED BY games_ended \
     WHERE g.house = :house AND g.stage = 'over' AND g.changed_at >= :since AND g.changed_at < :until \
     AND :score IS NULL AND :player IS NULL ",
    wanted!(),
    "ORDER BY g.changed_at DESC, g.id DESC LIMIT :most OFFSET :skip"
);
/// The condition for a game without a result that was called off: it was neither annulled, nor deleted with its server.
macro_rules! called_off {
    () => {
        "AND EXISTS (SELECT 1 FROM events e WHERE e.game = g.id AND substr(e.body, 1, 11) = '{\"aborted\":') "
    };
}

// A challenge that came to nothing has no seats, and a game in which nobody moved has nothing to look at.
const CALLED_OFF_OF_PLAYER: &str = concat!(
    columns!(),
    "FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = :player AND p.stage = 'void' AND g.seats <> '[]' AND g.ply > 0 \
     AND g.changed_at >= :since AND g.changed_at < :until AND :score IS NULL ",
    called_off!(),
    wanted!(),
    "ORDER BY g.changed_at DESC, g.id DESC LIMIT :most OFFSET :skip"
);
const CALLED_OFF_HERE: &str = concat!(
    columns!(),
    "FROM games g INDEXED BY games_called_off \
     WHERE g.house = :house AND g.stage = 'void' AND g.seats <> '[]' AND g.ply > 0 \
     AND g.changed_at >= :since AND g.changed_at < :until AND :score IS NULL AND :player IS NULL ",
    called_off!(),
    wanted!(),
    "ORDER BY g.changed_at DESC, g.id DESC LIMIT :most OFFSET :skip"
);
const RUNNING_OF_PLAYER: &str = concat!(
    columns!(),
    "FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = :player AND p.stage = 'running' \
     AND g.changed_at >= :since AND g.changed_at < :until AND :score IS NULL ",
    wanted!(),
    "ORDER BY p.game DESC LIMIT :most OFFSET :skip"
);
const RUNNING_HERE: &str = concat!(
    columns!(),
    "FROM games g INDEXED BY games_by_house \
     WHERE g.house = :house AND g.stage = 'running' \
     AND g.changed_at >= :since AND g.changed_at < :until AND :score IS NULL AND :player IS NULL ",
    wanted!(),
    "ORDER BY g.id DESC LIMIT :most OFFSET :skip"
);

/// The games that match `search`.
pub(in crate::store) fn search(
    conn: &Connection,
    search: &GameSearch<'_>,
    damage_log: &DamageLog,
) -> Result<Vec<GameSummary>, StoreError> {
    let of_player = search.player.is_some();
    let sql = match (search.running, of_player) {
        (false, true) => ENDED_OF_PLAYER,
        (false, false) => ENDED_HERE,
        (true, true) => RUNNING_OF_PLAYER,
        (true, false) => RUNNING_HERE,
    };
    if search.running || !search.with_called_off || search.score.is_some() {
        return found(conn, sql, search, damage_log);
    }
    // A page of both is among as many of each, from the newest on.
    let skip = usize::try_from(search.skip).unwrap_or(usize::MAX);
    let both = GameSearch {
        skip: 0,
        most: search.most.saturating_add(skip),
        ..*search
    };
    let without_result = if of_player {
        CALLED_OFF_OF_PLAYER
    } else {
        CALLED_OFF_HERE
    };
    let mut games = found(conn, sql, &both, damage_log)?;
    games.extend(found(conn, without_result, &both, damage_log)?);
    games.sort_by_key(|game| Reverse((game.changed, game.id)));
    Ok(games.into_iter().skip(skip).take(search.most).collect())
}

fn found(
    conn: &Connection,
    sql: &str,
    search: &GameSearch<'_>,
    damage_log: &DamageLog,
) -> Result<Vec<GameSummary>, StoreError> {
    let GameSearch {
        viewer,
        place,
        running: _,
        with_called_off: _,
        player,
        opponent,
        kind,
        score,
        since,
        until,
        skip,
        most,
    } = *search;
    let mut statement = conn.prepare_cached(sql)?;
    let rows = statement.query(named_params! {
        ":viewer": viewer.as_str(),
        ":house": server_text(place.server()),
        ":player": player.map(PlayerId::as_str),
        ":opponent": opponent.map(PlayerId::as_str),
        ":kind": kind,
        ":score": score.map(score_word),
        ":since": since.0,
        ":until": until.0,
        ":skip": i64::try_from(skip).unwrap_or(i64::MAX),
        ":most": i64::try_from(most).unwrap_or(i64::MAX),
    })?;
    readable(rows, most, damage_log)
}

/// The results of a game by player, as stored; none for a game without a result.
pub(in crate::store) fn results(summary: &GameSummary) -> BTreeMap<&PlayerId, &'static str> {
    let (Stage::Over, Some(outcome)) = (summary.stage, &summary.outcome) else {
        return BTreeMap::new();
    };
    let seats = Seat::all(outcome.places.count()).zip(&summary.seats);
    let mut scores: Vec<(Score, &PlayerId)> = seats
        .map(|(seat, player)| (outcome.score(seat), player))
        .collect();
    // A player on several seats gets their best result, so the worst come first.
    scores.sort();
    let scores = scores.into_iter().rev();
    scores
        .map(|(score, player)| (player, score_word(score)))
        .collect()
}

/// Stores the result of a game for each of its players; nothing for a game without a result.
pub(in crate::store) fn insert(tx: &Connection, summary: &GameSummary) -> Result<(), StoreError> {
    let mut statement = tx.prepare_cached(
        "INSERT INTO results (player, ended_at, game, score) VALUES (?1, ?2, ?3, ?4)",
    )?;
    for (player, score) in results(summary) {
        statement.execute(params![
            player.as_str(),
            summary.changed.0,
            summary.id.0,
            score
        ])?;
    }
    Ok(())
}

/// Deletes the results of a game, which may have been annulled.
pub(in crate::store) fn forget(tx: &Connection, game: GameId) -> Result<(), StoreError> {
    tx.prepare_cached("DELETE FROM results WHERE game = ?1")?
        .execute([game.0])?;
    Ok(())
}

fn score_word(score: Score) -> &'static str {
    match score {
        Score::Won => "won",
        Score::Drawn => "drawn",
        Score::Lost => "lost",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[test]
    fn searches_neither_scan_a_table_nor_sort() {
        let store = Store::in_memory().unwrap();
        let all = [
            ENDED_OF_PLAYER,
            ENDED_HERE,
            CALLED_OFF_OF_PLAYER,
            CALLED_OFF_HERE,
            RUNNING_OF_PLAYER,
            RUNNING_HERE,
        ];
        for sql in all {
            let plan = store.plan(sql);
            // Few games of a player are called off.
            let sorts = sql == CALLED_OFF_OF_PLAYER;
            assert!(
                plan.iter().all(|step| step.starts_with("SEARCH ")
                    || step.starts_with("CORRELATED SCALAR SUBQUERY")
                    || sorts && step.ends_with("TEMP B-TREE FOR ORDER BY")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
