//! How the bot is, for its operator: when it last lived, how its connections were, and what waits to be told.

pub use crate::store::Session;
pub use crate::store::SessionRecord;
pub use crate::store::ShardRecord;

use crate::play::{Env, Place, Timestamp};
use crate::service::api::action::Request;
use crate::service::api::reply::Reply;
use crate::service::state::Service;
use crate::store::StoreError;

/// The age from which a message that is read back is neither played nor answered, ms: one day.
const STALE_AFTER: i64 = 24 * 60 * 60 * 1_000;

/// What the database tells of the bot. All times are how long ago, ms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotStatus {
    /// When people could last reach it.
    pub reached: Option<i64>,
    /// Which version last said how it was, when, and how its shards were.
    pub ran: Option<(String, i64, Vec<ShardRecord>)>,
    /// How many messages are due and not delivered, and when the oldest was promised.
    pub waiting: (usize, Option<i64>),
}

/// What is asked again and again of a running bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutboxStatus {
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
    /// Answers a request unless its message or press was handled before, also before a restart; then there is no reply.
    pub fn handle_once(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        let source = request.source.as_str();
        match self.store.is_handled(source) {
            Ok(false) => {}
            Ok(true) => {
                tracing::debug!(source, "a request was handled before");
                return Vec::new();
            }
            Err(error) => tracing::error!(%error, "failed to look up a handled request"),
        }
        self.store.begin_source(Some(source));
        let replies = self.handle(request, env);
        self.store.begin_source(None);
        replies
    }

    /// As [`Service::handle_once`], for a request that was made at `said_at` and is read back: without effect where that is
    /// too long ago. Its author keeps the name that is known here, since a message of before does not tell what a member
    /// of a server is called there.
    pub fn handle_missed(
        &mut self,
        mut request: Request,
        said_at: Timestamp,
        env: &Env,
    ) -> Vec<Reply> {
        if env.now.0.saturating_sub(said_at.0) > STALE_AFTER {
            return Vec::new();
        }
        match self.store.name(&request.who.id) {
            Ok(Some(known)) => request.who.name = known,
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "failed to look up a name"),
        }
        self.handle_once(&request, env)
    }

    /// What became of the database while it was in use, if it is not what it was: every request is refused from then on.
    pub fn lost(&self) -> Option<StoreError> {
        self.store.lost()
    }
}

/// Notes how the connections are.
pub fn note_shards(service: &mut Service, shards: &[ShardRecord], env: &Env) {
    let noted = service
        .store
        .note_shards(env!("CARGO_PKG_VERSION"), shards, env.now);
    if let Err(error) = noted {
        tracing::error!(%error, "how the shards are could not be noted");
    }
}

/// How far the shards were when that was saved last, and the messages and presses that were handled last, `most` of
/// them. Without a record a session begins anew.
pub fn sessions(service: &Service, most: usize) -> (Vec<SessionRecord>, Vec<String>) {
    let sessions = service.store.sessions();
    let read = sessions.and_then(|sessions| Ok((sessions, service.store.handled_last(most)?)));
    read.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read sessions");
        (Vec::new(), Vec::new())
    })
}

/// Saves how far the shards are, of `count`, and which messages and presses were answered since. Returns whether that
/// is stored.
pub fn save_sessions(
    service: &mut Service,
    count: u32,
    records: &[SessionRecord],
    answered: &[String],
    env: &Env,
) -> bool {
    let saved = service
        .store
        .save_sessions(count, records, answered, env.now);
    if let Err(error) = &saved {
        tracing::error!(%error, "failed to save sessions");
    }
    saved.is_ok()
}

/// The places of a transport in which games are running.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn running_places(service: &Service, transport: &str) -> Result<Vec<Place>, StoreError> {
    service.store.running_places(transport)
}

/// How the bot is, as far as the database tells, of what goes to places whose name starts with `transport`.
///
/// # Errors
/// As SQLite reports.
pub fn condition(service: &Service, transport: &str, env: &Env) -> Result<BotStatus, StoreError> {
    let ago = |at: Timestamp| env.now.0.saturating_sub(at.0).max(0);
    let (waiting, oldest) = service.store.waiting(transport, env.now)?;
    let ran = service.store.last_run()?;
    Ok(BotStatus {
        reached: service.store.last_beat()?.map(ago),
        ran: ran.map(|(version, noted, shards)| (version, ago(noted), shards)),
        waiting: (waiting, oldest.map(ago)),
    })
}

/// How the outbox to places whose name starts with `transport` moves, and how much was played.
///
/// # Errors
/// [`StoreError::Lost`] where the database is not what it was; as SQLite reports else.
pub fn pulse(service: &Service, transport: &str, env: &Env) -> Result<OutboxStatus, StoreError> {
    if let Some(error) = service.lost() {
        return Err(error);
    }
    let ago = |at: Timestamp| env.now.0.saturating_sub(at.0).max(0);
    let (waiting, oldest) = service.store.waiting(transport, env.now)?;
    Ok(OutboxStatus {
        waiting,
        oldest: oldest.map_or(0, ago),
        overdue: service.store.oldest_untried(transport)?.map_or(0, ago),
        moves: service.moves,
    })
}

/// How many games there are of each game and stage. It takes longer than people should wait.
///
/// # Errors
/// As SQLite reports.
pub fn count_games(service: &Service) -> Result<Vec<(String, String, i64)>, StoreError> {
    service.store.count_games()
}
