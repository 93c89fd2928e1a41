//! The list rows of games: written with their events, and found for lists. A view of the log, never the truth.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, ToSql, params, params_from_iter};

use crate::play::computer::COMPUTERS;
use crate::play::rated::RatedGame;
use crate::play::stage::Stage;
use crate::play::stakes::Stakes;
use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId, Server, Version};
use crate::store::StoreError;
use crate::store::base::damage::DamageLog;
use crate::store::rows::places::{place_text, server_text};
use crate::store::rows::summary_rows::{columns, read, readable};
use crate::store::rows::{event_bodies, history};

/// A query for games, newest first.
#[derive(Clone, Copy, Debug)]
pub struct GameQuery<'a> {
    /// Only games that concern this player: offered by or to them, or with a seat of theirs.
    pub player: Option<&'a PlayerId>,
    /// Only games at this place.
    pub place: Option<&'a Place>,
    /// Only games in one of these stages.
    pub stages: &'a [Stage],
    /// Only games older than this one: the last of the page before.
    pub before: Option<GameId>,
    /// Most games returned.
    pub most: usize,
}

/// A page of the games of a server, newest first.
#[derive(Clone, Copy, Debug)]
pub struct ServerPage<'a> {
    /// The server.
    pub server: &'a Server,
    /// Only games in one of these stages.
    pub stages: &'a [Stage],
    /// Only games older than this one: the last of the page before.
    pub before: Option<GameId>,
    /// Most games returned.
    pub most: usize,
}

const EVERY: &str = concat!(columns!(), "FROM games g ORDER BY g.id");
const AWAITING: &str = concat!(
    columns!(),
    "FROM games g WHERE g.stage = ?1 AND substr(g.to_move, 1, length(?2)) = ?2 ORDER BY g.id"
);
const ONE: &str = concat!(columns!(), "FROM games g WHERE g.id = ?1");

// Pages have no LIMIT: their readers stop when they have enough, so that unreadable rows do not shorten them.

/// Games in any stage: ?1 before.
const NEWEST: &str = concat!(
    columns!(),
    "FROM games g WHERE g.id < ?1 ORDER BY g.id DESC"
);

// Each statement lists one stage from one end of an index, so its cost is that of its rows. ?1 stage, ?2 before, then
// the player and the place if they are given.
const OF_ALL: &str = concat!(
    columns!(),
    "FROM games g WHERE g.stage = ?1 AND g.id < ?2 ORDER BY g.id DESC"
);
const AT_PLACE: &str = concat!(
    columns!(),
    "FROM games g WHERE g.place = ?3 AND g.stage = ?1 AND g.id < ?2 ORDER BY g.id DESC"
);
const OF_PLAYER: &str = concat!(
    columns!(),
    "FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = ?3 AND p.stage = ?1 AND p.game < ?2 ORDER BY p.game DESC"
);
const OF_PLAYER_AT_PLACE: &str = concat!(
    columns!(),
    "FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = ?3 AND p.stage = ?1 AND p.game < ?2 AND g.place = ?4 \
     ORDER BY p.game DESC"
);

/// ?3 is the server.
const IN_SERVER: &str = concat!(
    columns!(),
    "FROM games g WHERE g.house = ?3 AND g.stage = ?1 AND g.id < ?2 ORDER BY g.id DESC"
);

/// A page of the games of a server, the newest first; damage is recorded.
pub(in crate::store) fn in_server(
    conn: &Connection,
    page: ServerPage<'_>,
    damage_log: &DamageLog,
) -> Result<Vec<GameSummary>, StoreError> {
    let ServerPage {
        server,
        stages,
        before,
        most,
    } = page;
    let before = before.map_or(i64::MAX, |game| game.0);
    let mut statement = conn.prepare_cached(IN_SERVER)?;
    let mut found = Vec::new();
    for stage in stages {
        let rows = statement.query(params![stage.word(), before, server_text(server)])?;
        found.extend(readable(rows, most, damage_log)?);
    }
    found.sort_by_key(|row| Reverse(row.id));
    found.truncate(most);
    Ok(found)
}

/// The games that match `query`; damage is recorded.
pub(in crate::store) fn list(
    conn: &Connection,
    query: &GameQuery<'_>,
    damage_log: &DamageLog,
) -> Result<Vec<GameSummary>, StoreError> {
    let before = query.before.map_or(i64::MAX, |game| game.0);
    let mut stages = query.stages.to_vec();
    stages.sort_unstable();
    stages.dedup();
    if query.player.is_none() && query.place.is_none() && stages.len() == Stage::ALL.len() {
        let mut statement = conn.prepare_cached(NEWEST)?;
        return readable(statement.query([before])?, query.most, damage_log);
    }
    let mut found = Vec::new();
    let sql = match (query.player, query.place) {
        (None, None) => OF_ALL,
        (None, Some(_)) => AT_PLACE,
        (Some(_), None) => OF_PLAYER,
        (Some(_), Some(_)) => OF_PLAYER_AT_PLACE,
    };
    let mut statement = conn.prepare_cached(sql)?;
    for stage in stages {
        let stage = stage.word();
        let (player, place) = (
            query.player.map(|player| player.as_str().to_owned()),
            query.place.map(place_text),
        );
        let mut params: Vec<&dyn ToSql> = vec![&stage, &before];
        params.extend(
            player
                .iter()
                .chain(&place)
                .map(|name| -> &dyn ToSql { name }),
        );
        let rows = statement.query(&*params)?;
        found.extend(readable(rows, query.most, damage_log)?);
    }
    found.sort_by_key(|row| Reverse(row.id));
    found.truncate(query.most);
    Ok(found)
}

/// The running games in which a computer is to act.
pub(in crate::store) fn awaiting_computers(
    conn: &Connection,
    damage_log: &DamageLog,
) -> Result<Vec<GameSummary>, StoreError> {
    let mut statement = conn.prepare_cached(AWAITING)?;
    let rows = statement.query(params![Stage::Running.word(), COMPUTERS])?;
    readable(rows, usize::MAX, damage_log)
}

/// The list row of one game.
pub(in crate::store) fn one(
    conn: &Connection,
    id: GameId,
) -> Result<Option<GameSummary>, StoreError> {
    let mut statement = conn.prepare_cached(ONE)?;
    let mut rows = statement.query([id.0])?;
    rows.next()?.map(read).transpose()
}

/// The statement for all games of a database whose tables may be older. A missing column has the value that it is added
/// with.
fn every(conn: &Connection) -> Result<String, StoreError> {
    let mut sql = EVERY.to_owned();
    for (column, added) in [("set_up", "0"), ("stakes", "NULL"), ("rated_at", "NULL")] {
        if !conn.column_exists(None::<&str>, "games", column)? {
            sql = sql.replace(&format!("g.{column}"), added);
        }
    }
    Ok(sql)
}

/// The games with unreadable list rows, in order, each with its fault.
pub(in crate::store) fn unreadable(conn: &Connection) -> Result<Vec<(GameId, String)>, StoreError> {
    let mut statement = conn.prepare(&every(conn)?)?;
    let mut rows = statement.query([])?;
    let mut found = Vec::new();
    while let Some(row) = rows.next()? {
        match read(row) {
            Err(StoreError::CorruptRow { game, what }) => found.push((game, what)),
            read => drop(read?),
        }
    }
    Ok(found)
}

/// The number of the next new game.
pub(in crate::store) fn next_id(conn: &Connection) -> Result<GameId, StoreError> {
    // AUTOINCREMENT keeps the highest number ever used in this table.
    let last: i64 = conn
        .prepare_cached("SELECT coalesce(max(seq), 0) FROM sqlite_sequence WHERE name = 'games'")?
        .query_row([], |row| row.get(0))?;
    Ok(GameId(last + 1))
}

/// The columns of a game’s row that follow from its log, in the order of [`values`].
macro_rules! derived {
    () => {
        "id, version, kind, options, place, stage, challenger, invited, seats, to_move, outcome, created_at, \
         changed_at, house, set_up, stakes, rated_at, ply"
    };
}

const INSERT: &str = concat!(
    "INSERT INTO games (",
    derived!(),
    ") VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18)"
);

/// Reads the derived columns of the game with the number ?1.
pub(in crate::store) const DERIVED: &str =
    concat!("SELECT ", derived!(), " FROM games WHERE id = ?1");

/// The derived columns of a game’s row; the last one is its number of moves, which older programs counted otherwise.
pub(in crate::store) fn values(summary: &GameSummary) -> [Value; 18] {
    let GameSummary {
        id,
        version,
        kind,
        options,
        set_up,
        place,
        stage,
        challenger,
        invited,
        seats: _,
        present: _,
        to_move,
        moves,
        outcome,
        rated,
        created,
        changed,
    } = summary;
    let player = |player: &PlayerId| player.as_str().to_owned();
    let stakes = rated.map(|rated| stakes_word(rated).to_owned());
    let rated_at = rated.and_then(|rated| rated.ended).map(|at| at.0);
    [
        id.0.into(),
        version.0.into(),
        kind.spec().slug.to_owned().into(),
        options.to_string().into(),
        place_text(place).into(),
        stage.word().to_owned().into(),
        player(challenger).into(),
        invited.as_ref().map(player).into(),
        event_bodies::write_players(there(summary)).into(),
        to_move.as_ref().map(player).into(),
        outcome.as_ref().map(event_bodies::write_outcome).into(),
        created.0.into(),
        changed.0.into(),
        server_text(place.server()).into(),
        (*set_up).into(),
        stakes.into(),
        rated_at.into(),
        (*moves).into(),
    ]
}

/// Writes the row of a new game.
pub(in crate::store) fn insert(tx: &Connection, summary: &GameSummary) -> Result<(), StoreError> {
    tx.prepare_cached(INSERT)?
        .execute(params_from_iter(values(summary)))?;
    insert_people(tx, summary)
}

/// Updates the row of a game from version `expected` to that of `summary`.
///
/// The constant columns stay: rules, challenger, invited player, time of the challenge.
pub(in crate::store) fn update(
    tx: &Connection,
    expected: Version,
    summary: &GameSummary,
) -> Result<(), StoreError> {
    let seats = event_bodies::write_players(there(summary));
    let stage = summary.stage.word();
    let moved_on = tx
        .prepare_cached(
            "SELECT stage <> ?3 OR seats <> ?4 OR place <> ?5 FROM games \
             WHERE id = ?1 AND version = ?2",
        )?
        .query_row(
            params![
                summary.id.0,
                expected.0,
                stage,
                seats,
                place_text(&summary.place)
            ],
            |row| row.get::<_, bool>(0),
        )
        .optional()?
        .ok_or(StoreError::Conflict)?;
    tx.prepare_cached(
        "UPDATE games SET version = ?2, to_move = ?3, ply = ?4, outcome = ?5, changed_at = ?6, stakes = ?7, \
         rated_at = ?8 WHERE id = ?1",
    )?
    .execute(params![
        summary.id.0,
        summary.version.0,
        summary.to_move.as_ref().map(PlayerId::as_str),
        summary.moves,
        summary.outcome.as_ref().map(event_bodies::write_outcome),
        summary.changed.0,
        summary.rated.map(stakes_word),
        summary.rated.and_then(|rated| rated.ended).map(|at| at.0),
    ])?;
    if moved_on {
        // A separate statement, since this is rare and touches every index.
        tx.prepare_cached(
            "UPDATE games SET stage = ?2, seats = ?3, place = ?4, house = ?5, options = ?6 WHERE id = ?1",
        )?
        .execute(params![
            summary.id.0,
            stage,
            seats,
            place_text(&summary.place),
            server_text(summary.place.server()),
            summary.options.to_string()
        ])?;
        tx.prepare_cached("DELETE FROM people WHERE game = ?1")?
            .execute([summary.id.0])?;
        history::forget(tx, summary.id)?;
        insert_people(tx, summary)?;
    }
    Ok(())
}

/// The word of a share in the ratings.
fn stakes_word(rated: RatedGame) -> &'static str {
    let RatedGame {
        everywhere,
        ended: _,
    } = rated;
    Stakes::Rated { everywhere }.code()
}

/// The players at its table, or in its lobby before the start: one column holds both.
fn there(summary: &GameSummary) -> &[PlayerId] {
    match summary.stage {
        Stage::Open => &summary.present,
        Stage::Running | Stage::Over | Stage::Void => &summary.seats,
    }
}

/// The players in whose lists a game stands.
pub fn listed_players(summary: &GameSummary) -> BTreeSet<&PlayerId> {
    // A player who gave up their seat plays no more.
    let offered = summary.seats.is_empty();
    let offered = summary
        .invited
        .iter()
        .chain([&summary.challenger])
        .filter(|_| offered);
    there(summary).iter().chain(offered).collect()
}

fn insert_people(tx: &Connection, summary: &GameSummary) -> Result<(), StoreError> {
    let mut statement =
        tx.prepare_cached("INSERT INTO people (player, stage, game) VALUES (?1, ?2, ?3)")?;
    for player in listed_players(summary) {
        statement.execute(params![player.as_str(), summary.stage.word(), summary.id.0])?;
    }
    history::insert(tx, summary)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Store;

    #[test]
    fn lists_neither_scan_a_table_nor_sort() {
        let store = Store::in_memory().unwrap();
        for sql in [
            ONE,
            NEWEST,
            OF_ALL,
            AT_PLACE,
            OF_PLAYER,
            OF_PLAYER_AT_PLACE,
            IN_SERVER,
        ] {
            let plan = store.plan(sql);
            assert!(
                plan.iter().all(|step| step.starts_with("SEARCH ")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
