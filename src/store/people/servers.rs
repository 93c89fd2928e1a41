//! Settings of servers, and counts of their games.
//!
//! Names and values are texts here, as with players. The service knows their meaning and their defaults.

use rusqlite::params;

use crate::play::stage::Stage;
use crate::play::{GameId, Place, PlayerId, Server};
use crate::store::people::settings;
use crate::store::rows::places::{place_text, server_text};
use crate::store::{Store, StoreError};

const READ: &str = "SELECT name, value FROM houses WHERE house = ?1 ORDER BY name";
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

impl Store {
    /// A server's settings, as pairs of name and value in the order of the names.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn server_settings(&self, server: &Server) -> Result<Vec<(String, String)>, StoreError> {
        settings::read(&self.conn, READ, &server_text(server))
    }

    /// Replaces one of a server's settings.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn save_server_settings(
        &mut self,
        server: &Server,
        name: &str,
        value: &str,
    ) -> Result<(), StoreError> {
        settings::save(&self.conn, SAVE, &server_text(server), name, value)?;
        self.sight_losses += 1;
        Ok(())
    }

    /// The open and the running games at a place, oldest first.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn unfinished_at(&self, place: &Place) -> Result<Vec<GameId>, StoreError> {
        self.alive(ALIVE_AT, &place_text(place))
    }

    /// The open and the running games of a server, oldest first.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn unfinished_in_server(&self, server: &Server) -> Result<Vec<GameId>, StoreError> {
        self.alive(ALIVE_IN, &server_text(server))
    }

    fn alive(&self, sql: &str, name: &str) -> Result<Vec<GameId>, StoreError> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let rows = statement.query_map([name], |row| row.get(0).map(GameId))?;
        let mut games: Vec<GameId> = rows.collect::<Result<_, _>>()?;
        games.sort_unstable();
        Ok(games)
    }

    /// The number of open challenges in a server.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn open_in(&self, server: &Server) -> Result<u32, StoreError> {
        let open = params![server_text(server), Stage::Open.word()];
        Ok(self
            .conn
            .prepare_cached(HERE)?
            .query_row(open, |row| row.get(0))?)
    }

    /// The number of open challenges that this player made in a server.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn open_by(&self, player: &PlayerId, server: &Server) -> Result<u32, StoreError> {
        self.count_of(OFFERED, Stage::Open, player, server)
    }

    /// The number of running games this player has in a server.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn running_by(&self, player: &PlayerId, server: &Server) -> Result<u32, StoreError> {
        self.count_of(PLAYED, Stage::Running, player, server)
    }

    fn count_of(
        &self,
        sql: &str,
        stage: Stage,
        player: &PlayerId,
        server: &Server,
    ) -> Result<u32, StoreError> {
        let params = params![server_text(server), stage.word(), player.as_str()];
        Ok(self
            .conn
            .prepare_cached(sql)?
            .query_row(params, |row| row.get(0))?)
    }
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
