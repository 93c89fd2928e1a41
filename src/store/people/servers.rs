//! Settings of servers, and counts of their games.
//!
//! Names and values are texts here, as with players. The service knows their meaning and their defaults.

use rusqlite::params;

use crate::play::stage::Stage;
use crate::play::{GameId, Place, PlayerId, Server};
use crate::store::people::settings::{self, StoredSettings};
use crate::store::rows::places::{place_text, server_of_text, server_text};
use crate::store::{Store, StoreError};

const READ: &str = "SELECT name, value FROM houses WHERE house = ?1";
const SAVE: &str = "INSERT OR REPLACE INTO houses (house, name, value) VALUES (?1, ?2, ?3)";

const HERE: &str = "SELECT count(*) FROM games g WHERE g.house = ?1 AND g.stage = ?2";
const OFFERED: &str = "SELECT count(*) FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = ?3 AND p.stage = ?2 AND g.house = ?1 AND g.challenger = ?3";
const PLAYED: &str = "SELECT count(*) FROM people p CROSS JOIN games g ON g.id = p.game \
     WHERE p.player = ?3 AND p.stage = ?2 AND g.house = ?1";

const ALIVE_AT: &str =
    "SELECT g.id FROM games g WHERE g.place = ?1 AND g.stage IN ('open', 'running')";
const ALIVE_IN: &str =
    "SELECT g.id FROM games g WHERE g.house = ?1 AND g.stage IN ('open', 'running')";

/// A server's settings, and the notes about it under other names.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn settings(store: &Store, server: &Server) -> Result<StoredSettings, StoreError> {
    settings::read(&store.conn, READ, &server_text(server))
}

/// Replaces one of a server's settings. Viewers may lose the sight of its games by that.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn save_setting(
    store: &mut Store,
    server: &Server,
    name: &str,
    value: &str,
) -> Result<(), StoreError> {
    save_note(store, server, name, value)?;
    store.sight_losses += 1;
    Ok(())
}

/// Replaces a note about a server, such as its own language. No viewer's sight depends on it.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn save_note(
    store: &mut Store,
    server: &Server,
    name: &str,
    value: &str,
) -> Result<(), StoreError> {
    settings::save(&store.conn, SAVE, &server_text(server), name, value)
}

/// The open and the running games at a place, oldest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn unfinished_at(store: &Store, place: &Place) -> Result<Vec<GameId>, StoreError> {
    alive(store, ALIVE_AT, &place_text(place))
}

/// The open and the running games of a server, oldest first.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn unfinished_in(store: &Store, server: &Server) -> Result<Vec<GameId>, StoreError> {
    alive(store, ALIVE_IN, &server_text(server))
}

fn alive(store: &Store, sql: &str, name: &str) -> Result<Vec<GameId>, StoreError> {
    let mut statement = store.conn.prepare_cached(sql)?;
    let rows = statement.query_map([name], |row| row.get(0).map(GameId))?;
    let mut games: Vec<GameId> = rows.collect::<Result<_, _>>()?;
    games.sort_unstable();
    Ok(games)
}

/// The number of open challenges in a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn open_in(store: &Store, server: &Server) -> Result<u32, StoreError> {
    let open = params![server_text(server), Stage::Open.word()];
    Ok(store
        .conn
        .prepare_cached(HERE)?
        .query_row(open, |row| row.get(0))?)
}

/// The number of open challenges that this player made in a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn open_by(store: &Store, player: &PlayerId, server: &Server) -> Result<u32, StoreError> {
    count_of(store, OFFERED, Stage::Open, player, server)
}

/// The number of running games this player has in a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn running_by(store: &Store, player: &PlayerId, server: &Server) -> Result<u32, StoreError> {
    count_of(store, PLAYED, Stage::Running, player, server)
}

fn count_of(
    store: &Store,
    sql: &str,
    stage: Stage,
    player: &PlayerId,
    server: &Server,
) -> Result<u32, StoreError> {
    let params = params![server_text(server), stage.word(), player.as_str()];
    Ok(store
        .conn
        .prepare_cached(sql)?
        .query_row(params, |row| row.get(0))?)
}

/// Returns `true` if the bot has left a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn has_left(store: &Store, server: &Server) -> Result<bool, StoreError> {
    let mut statement = store
        .conn
        .prepare_cached("SELECT 1 FROM departures WHERE house = ?1")?;
    Ok(statement.exists([server_text(server)])?)
}

/// The servers with this value of a setting, in which the bot still is.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn with_setting(store: &Store, name: &str, value: &str) -> Result<Vec<Server>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT h.house FROM houses h WHERE h.name = ?1 AND h.value = ?2 \
         AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.house = h.house) ORDER BY h.house",
    )?;
    let rows = statement.query_map([name, value], |row| row.get::<_, String>(0))?;
    let texts: Vec<String> = rows.collect::<Result<_, _>>()?;
    Ok(texts.iter().map(|text| server_of_text(text)).collect())
}

/// The values of the setting of this name in all servers of a transport in which the bot still is, by server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn settings_named(
    store: &Store,
    transport: &str,
    name: &str,
) -> Result<Vec<(Server, String)>, StoreError> {
    let mut statement = store.conn.prepare_cached(
        "SELECT h.house, h.value FROM houses h WHERE h.name = ?2 \
         AND substr(h.house || ':', 1, length(?1) + 1) = ?1 || ':' \
         AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.house = h.house) ORDER BY h.house",
    )?;
    let rows = statement.query_map([transport, name], |row| {
        let server: String = row.get(0)?;
        Ok((server_of_text(&server), row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_count_passes_the_games_of_others() {
        let store = Store::in_memory().unwrap();
        for sql in [HERE, OFFERED, PLAYED, ALIVE_AT, ALIVE_IN] {
            let plan = store.plan(sql);
            assert!(
                plan.iter().all(|step| step.starts_with("SEARCH ")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
