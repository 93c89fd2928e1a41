//! The last time that each player asked for something in a server.
//!
//! It says who is a member, without a list of members. Rows that are too old to say so are deleted.

use rusqlite::{OptionalExtension, params};

use crate::play::{PlayerId, Server, Timestamp};
use crate::store::rows::places::{server_of_text, server_text};
use crate::store::{Store, StoreError};

const LAST: &str = "SELECT at FROM met WHERE player = ?1 AND house = ?2";
/// Servers that the bot has left count no more.
const SERVERS: &str = "SELECT m.house FROM met m WHERE m.player = ?1 AND m.at >= ?2 \
     AND NOT EXISTS (SELECT 1 FROM departures d WHERE d.house = m.house) ORDER BY m.house";
const OLD: &str = "DELETE FROM met WHERE at < ?1";

/// Records that a player asked for something in a server. Forgets all that happened before `since`.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn note(
    store: &mut Store,
    player: &PlayerId,
    server: &Server,
    now: Timestamp,
    since: Timestamp,
) -> Result<(), StoreError> {
    store.relaxed(|store| {
        store
            .conn
            .prepare_cached("INSERT OR REPLACE INTO met (player, house, at) VALUES (?1, ?2, ?3)")?
            .execute(params![player.as_str(), server_text(server), now.0])?;
        store.conn.prepare_cached(OLD)?.execute([since.0])?;
        Ok(())
    })
}

/// Forgets that a player was met in a server: they have left it.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn forget(store: &mut Store, player: &PlayerId, server: &Server) -> Result<(), StoreError> {
    store
        .conn
        .prepare_cached("DELETE FROM met WHERE player = ?1 AND house = ?2")?
        .execute(params![player.as_str(), server_text(server)])?;
    store.sight_losses += 1;
    Ok(())
}

/// The last time that a player asked for something in a server.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn last(
    store: &Store,
    player: &PlayerId,
    server: &Server,
) -> Result<Option<Timestamp>, StoreError> {
    let mut statement = store.conn.prepare_cached(LAST)?;
    let asked = params![player.as_str(), server_text(server)];
    let at = statement.query_row(asked, |row| row.get(0).map(Timestamp));
    Ok(at.optional()?)
}

/// The servers in which a player was met since then, and in which the bot still is.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn servers_of(
    store: &Store,
    player: &PlayerId,
    since: Timestamp,
) -> Result<Vec<Server>, StoreError> {
    let mut statement = store.conn.prepare_cached(SERVERS)?;
    let rows = statement.query_map(params![player.as_str(), since.0], |row| {
        row.get::<_, String>(0)
    })?;
    let texts: Vec<String> = rows.collect::<Result<_, _>>()?;
    Ok(texts.iter().map(|text| server_of_text(text)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_look_at_where_players_were_met_passes_those_of_others() {
        let store = Store::in_memory().unwrap();
        for sql in [LAST, SERVERS, OLD] {
            let plan = store.plan(sql);
            assert!(
                plan.iter().all(|step| !step.starts_with("SCAN ")),
                "{sql}\n{plan:#?}"
            );
        }
    }
}
