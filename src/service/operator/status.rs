//! Status of the bot for its operator: its last heartbeat, its shards, and the waiting messages.

pub use crate::store::GatewaySession;
pub use crate::store::SessionRecord;
pub use crate::store::ShardRecord;
pub use crate::store::StoredSessions;

use crate::play::calendar::DAY;
use crate::play::{Env, Place, PlayerId, Timestamp};
use crate::service::api::action::{Action, Request};
use crate::service::api::reply::Reply;
use crate::service::state::Service;
use crate::store::{self, StoreError};

/// Age from which a missed message is neither played nor answered, in ms.
const STALE_AFTER: i64 = DAY;

/// The bot's status by the database. All times are ages, in ms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotStatus {
    /// Age of the last heartbeat.
    pub reached: Option<i64>,
    /// The version that last reported its shards, when, and their states.
    pub ran: Option<(String, i64, Vec<ShardRecord>)>,
    /// The stored sessions at Discord, if there are any.
    pub sessions: Option<StoredSessions>,
    /// Number of due undelivered messages, and the age of the oldest.
    pub waiting: (usize, Option<i64>),
}

/// The figures polled from a running bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OutboxStatus {
    /// Number of due undelivered messages.
    pub waiting: usize,
    /// Age of the oldest of them, in ms.
    pub oldest: i64,
    /// Wait of the first deliverable one for its first attempt, in ms.
    pub overdue: i64,
    /// The time for which nothing could be stored, in ms.
    pub unstored: i64,
    /// Number of moves played since the program's start.
    pub moves: u64,
    /// Number of games that wait for a computer.
    pub thoughts: usize,
    /// Age of the oldest of them, in ms.
    pub oldest_thought: i64,
    /// Number of players who wait for an analysis.
    pub analyses: usize,
}

impl Service {
    /// Answers a request unless its message or interaction was handled before, even before a restart; then the reply is
    /// empty.
    pub fn handle_once(&mut self, request: &Request, env: &Env) -> Vec<Reply> {
        let source = request.source.as_str();
        match store::gateway_sessions::is_handled(&self.store, source) {
            Ok(false) => {}
            Ok(true) => {
                tracing::debug!(source, "request handled before");
                return Vec::new();
            }
            Err(error) => tracing::error!(%error, "failed to look up a handled request"),
        }
        store::gateway_sessions::begin_source(&mut self.store, Some(source));
        let replies = self.handle(request, env);
        store::gateway_sessions::begin_source(&mut self.store, None);
        replies
    }

    /// [`Service::handle_once`] for a request that was made at `said_at` and missed. It has no effect if it is too old.
    /// Its author keeps their known name, since an old message does not contain a member's name in the server.
    pub fn handle_missed(
        &mut self,
        mut request: Request,
        said_at: Timestamp,
        env: &Env,
    ) -> Vec<Reply> {
        if env.now.0.saturating_sub(said_at.0) > STALE_AFTER {
            return Vec::new();
        }
        match self.store.name(&request.user.id) {
            Ok(Some(known)) => request.user.name = known,
            Ok(None) => {}
            Err(error) => tracing::error!(%error, "failed to look up a name"),
        }
        if let Action::Chat {
            reply_to: Some(replied),
            ..
        } = &mut request.action
        {
            replied.written = Some(said_at);
        }
        self.handle_once(&request, env)
    }

    /// [`Service::handle_once`] for an edit of a line that was written at this time.
    pub fn handle_edited(
        &mut self,
        request: &Request,
        written: Timestamp,
        env: &Env,
    ) -> Vec<Reply> {
        self.edit_of = Some(written);
        let replies = self.handle_once(request, env);
        self.edit_of = None;
        replies
    }

    /// Forgets the request under way, after a panic.
    pub fn abandon_request(&mut self) {
        self.edit_of = None;
        store::gateway_sessions::begin_source(&mut self.store, None);
    }

    /// The loss of the database while it was in use, if any: every request is refused from then on.
    pub fn lost(&self) -> Option<StoreError> {
        self.store.lost()
    }
}

/// Records the state of the shard connections.
pub fn note_shards(service: &mut Service, shards: &[ShardRecord], env: &Env) {
    let noted = store::presence::note_shards(
        &mut service.store,
        env!("CARGO_PKG_VERSION"),
        shards,
        env.now,
    );
    if let Err(error) = noted {
        tracing::error!(%error, "failed to record the shard states");
    }
}

/// The last saved progress of the shards, and the `most` last handled messages and interactions. Without a record a
/// session starts again.
pub fn sessions(service: &Service, most: usize) -> (Vec<SessionRecord>, Vec<String>) {
    let sessions = store::gateway_sessions::all(&service.store);
    let read = sessions.and_then(|sessions| {
        Ok((
            sessions,
            store::gateway_sessions::handled_last(&service.store, most)?,
        ))
    });
    read.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read sessions");
        (Vec::new(), Vec::new())
    })
}

/// Saves the progress of the shards, of `count`, and the messages and interactions answered since. Returns `true` once
/// stored.
pub fn save_sessions(
    service: &mut Service,
    count: u32,
    records: &[SessionRecord],
    answered: &[String],
    env: &Env,
) -> bool {
    let saved =
        store::gateway_sessions::save(&mut service.store, count, records, answered, env.now);
    if let Err(error) = &saved {
        tracing::error!(%error, "failed to save sessions");
    }
    saved.is_ok()
}

/// Returns `true` if this request was handled before, or if that cannot be read.
pub fn is_handled(service: &Service, source: &str) -> bool {
    store::gateway_sessions::is_handled(&service.store, source).unwrap_or_else(|error| {
        tracing::error!(%error, "failed to look up a handled request");
        true
    })
}

/// Returns `true` if the message that this reader replies to is not recorded, and may be soon. Another one waits to be
/// posted at this place or to this reader.
pub fn may_be_recorded(
    service: &Service,
    place: &Place,
    reader: &PlayerId,
    message: &str,
    env: &Env,
) -> bool {
    let store = &service.store;
    let look = || -> Result<bool, StoreError> {
        if store::delivery::origin_of_message(store, place, message)?.is_some() {
            return Ok(false);
        }
        let waits_here = store::outbox::waiting_at(store, place, env.now)?;
        Ok(waits_here || place.is_private() && store::outbox::waiting_for(store, reader, env.now)?)
    };
    look().unwrap_or_else(|error| {
        tracing::error!(%error, "failed to look up a message");
        false
    })
}

/// Notes a message as handled whose answer changed no game.
pub fn note_handled(service: &mut Service, source: &str, env: &Env) {
    let noted = store::gateway_sessions::note_handled(&mut service.store, source, env.now);
    if let Err(error) = noted {
        tracing::warn!(%error, "failed to note a message as handled");
    }
}

/// The places of a transport with open challenges or running games.
///
/// # Errors
/// The [`StoreError`] of a failed SQLite call.
pub fn unfinished_places(service: &Service, transport: &str) -> Result<Vec<Place>, StoreError> {
    store::gateway_sessions::unfinished_places(&service.store, transport)
}

/// The bot's status by the database, for the places and people of a transport.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn condition(service: &Service, transport: &str, env: &Env) -> Result<BotStatus, StoreError> {
    let ago = |at: Timestamp| env.now.0.saturating_sub(at.0).max(0);
    let (waiting, oldest) = store::outbox::waiting(&service.store, transport, env.now)?;
    let ran = store::presence::last_run(&service.store)?;
    Ok(BotStatus {
        reached: store::presence::last_beat(&service.store)?.map(ago),
        ran: ran.map(|(version, noted, shards)| (version, ago(noted), shards)),
        sessions: store::gateway_sessions::fresh(&service.store, env.now)?,
        waiting: (waiting, oldest.map(ago)),
    })
}

/// The status of the outbox to the places and people of a transport, and the number of moves.
///
/// # Errors
/// [`StoreError::Lost`] if the database file was lost or replaced; else the `StoreError` of the failed SQLite call.
pub fn pulse(service: &Service, transport: &str, env: &Env) -> Result<OutboxStatus, StoreError> {
    if let Some(error) = service.lost() {
        return Err(error);
    }
    let ago = |at: Timestamp| env.now.0.saturating_sub(at.0).max(0);
    let (waiting, oldest) = store::outbox::waiting(&service.store, transport, env.now)?;
    let (thoughts, oldest_thought) = service.queued_thoughts(env.now);
    Ok(OutboxStatus {
        thoughts,
        oldest_thought,
        analyses: store::analyses::waiting(&service.store)?,
        waiting,
        oldest: oldest.map_or(0, ago),
        overdue: store::statistics::oldest_untried(&service.store, transport)?.map_or(0, ago),
        unstored: service.unstored_since.map_or(0, ago),
        moves: service.moves,
    })
}

/// The number of games by game and stage. It is slow: no request should wait for it.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn count_games(service: &Service) -> Result<Vec<(String, String, i64)>, StoreError> {
    store::statistics::count_games(&service.store)
}
