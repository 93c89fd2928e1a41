//! How the bot is, for its operator: when it last lived, how its connections were, and what waits to be told.

pub use crate::store::ShardNote;

use crate::play::Env;
use crate::service::GameId;
use crate::service::Service;
use crate::store::StoreError;

/// What the database tells of the bot. All times are how long ago, ms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Condition {
    /// When people could last reach it.
    pub reached: Option<i64>,
    /// Which version last said how it was, when, and how its shards were.
    pub ran: Option<(String, i64, Vec<ShardNote>)>,
    /// How many messages are due and not delivered, and when the oldest was promised.
    pub waiting: (usize, Option<i64>),
}

/// What is asked again and again of a running bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pulse {
    /// How many messages are due and not delivered.
    pub waiting: usize,
    /// How long ago the oldest of them was promised, ms.
    pub oldest: i64,
    /// For how long the first that could go has not been tried, ms.
    pub overdue: i64,
    /// How many moves were played since the program was started.
    pub moves: u64,
}

impl Service {
    /// How often something was stored in a game through it, and in which game it was last. Whoever asks twice knows whether
    /// a request without a reply came to something: another program on the same database may have told the table of it.
    pub fn stored(&self) -> (u64, GameId) {
        self.stored
    }

    pub(super) fn note_stored(&mut self, game: GameId) {
        self.stored = (self.stored.0 + 1, game);
    }

    /// Notes how the connections are.
    pub fn note_shards(&mut self, shards: &[ShardNote], env: &Env) {
        let noted = self
            .store
            .note_shards(env!("CARGO_PKG_VERSION"), shards, env.now);
        if let Err(error) = noted {
            tracing::error!(%error, "how the shards are could not be noted");
        }
    }

    /// How the bot is, as far as the database tells, of what goes to places whose name starts with `transport`.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn condition(&self, transport: &str, env: &Env) -> Result<Condition, StoreError> {
        let ago = |at: crate::play::Timestamp| env.now.0.saturating_sub(at.0).max(0);
        let (waiting, oldest) = self.store.waiting(transport, env.now)?;
        let ran = self.store.last_run()?;
        Ok(Condition {
            reached: self.store.last_beat()?.map(ago),
            ran: ran.map(|(version, noted, shards)| (version, ago(noted), shards)),
            waiting: (waiting, oldest.map(ago)),
        })
    }

    /// What became of the database while it was in use, if it is not what it was: every request is refused from then on.
    pub fn lost(&self) -> Option<StoreError> {
        self.store.lost()
    }

    /// How the outbox to places whose name starts with `transport` moves, and how much was played.
    ///
    /// # Errors
    /// [`StoreError::Lost`] where the database is not what it was; as SQLite reports else.
    pub fn pulse(&self, transport: &str, env: &Env) -> Result<Pulse, StoreError> {
        if let Some(error) = self.lost() {
            return Err(error);
        }
        let ago = |at: crate::play::Timestamp| env.now.0.saturating_sub(at.0).max(0);
        let (waiting, oldest) = self.store.waiting(transport, env.now)?;
        Ok(Pulse {
            waiting,
            oldest: oldest.map_or(0, ago),
            overdue: self.store.first_due(transport)?.map_or(0, ago),
            moves: self.moves,
        })
    }

    /// How many games there are of each game and stage. It takes longer than people should wait.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn count_games(&self) -> Result<Vec<(String, String, i64)>, StoreError> {
        self.store.count_games()
    }
}
