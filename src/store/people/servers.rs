//! How each server wants its games, and how many it and its people have.
//!
//! As with people, names and values are texts here; what they mean, and what they are where nothing was
//! chosen, the service knows.

use rusqlite::params;

use crate::play::summary::Stage;
use crate::play::{GameId, Place, PlayerId};
use crate::store::rows::lists::stage_word;
use crate::store::{Store, StoreError};

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
    /// What has been chosen for a server, as pairs of name and value in the order of the names.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn server_settings(&self, house: &str) -> Result<Vec<(String, String)>, StoreError> {
        let mut statement = self
            .conn
            .prepare_cached("SELECT name, value FROM houses WHERE house = ?1 ORDER BY name")?;
        let rows = statement.query_map([house], |row| {
            // Text that is no text is a choice nobody can read, and passed over like any such.
            let text = |column| {
                row.get_ref(column)
                    .map(|value| value.as_str().unwrap_or_default().to_owned())
            };
            Ok((text(0)?, text(1)?))
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// Keeps what has been chosen for a server in the place of what had been chosen before.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn save_server_settings(
        &mut self,
        house: &str,
        name: &str,
        value: &str,
    ) -> Result<(), StoreError> {
        self.conn
            .prepare_cached(
                "INSERT OR REPLACE INTO houses (house, name, value) VALUES (?1, ?2, ?3)",
            )?
            .execute(params![house, name, value])?;
        Ok(())
    }

    /// The open and the running games at a place, oldest first.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn unfinished_at(&self, place: &Place) -> Result<Vec<GameId>, StoreError> {
        self.alive(ALIVE_AT, place.as_str())
    }

    /// The open and the running games of a server, oldest first.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn unfinished_in_server(&self, house: &str) -> Result<Vec<GameId>, StoreError> {
        self.alive(ALIVE_IN, house)
    }

    fn alive(&self, sql: &str, name: &str) -> Result<Vec<GameId>, StoreError> {
        let mut statement = self.conn.prepare_cached(sql)?;
        let rows = statement.query_map([name], |row| row.get(0).map(GameId))?;
        let mut games: Vec<GameId> = rows.collect::<Result<_, _>>()?;
        games.sort_unstable();
        Ok(games)
    }

    /// How many challenges are open in a server.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn open_in(&self, house: &str) -> Result<u32, StoreError> {
        let open = params![house, stage_word(Stage::Open)];
        Ok(self
            .conn
            .prepare_cached(HERE)?
            .query_row(open, |row| row.get(0))?)
    }

    /// How many challenges that this player made are open in a server.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn open_by(&self, player: &PlayerId, house: &str) -> Result<u32, StoreError> {
        self.count_of(OFFERED, Stage::Open, player, house)
    }

    /// How many running games this player has in a server.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn running_by(&self, player: &PlayerId, house: &str) -> Result<u32, StoreError> {
        self.count_of(PLAYED, Stage::Running, player, house)
    }

    fn count_of(
        &self,
        sql: &str,
        stage: Stage,
        player: &PlayerId,
        house: &str,
    ) -> Result<u32, StoreError> {
        let params = params![house, stage_word(stage), player.as_str()];
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
