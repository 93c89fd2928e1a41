//! [`Store`]: the one SQLite database, with the log of every game, its list row and the outbox.
//!
//! One owner, one thread. It knows how data is kept, not its meaning: no rules, no replies.
//!
//! Each room imports only those before it: `base`, `rows`, `games`, `people`, `health`, `disk`. [`Store`] itself stands
//! here with the functions that open it.

mod base;
mod disk;
mod games;
mod health;
mod people;
mod rows;

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

pub use crate::store::base::contest_ids::{ContestId, ContestOrLadder, LadderId};
pub use crate::store::base::error::{DatabaseLoss, StoreError};
pub use crate::store::disk::credentials::DoubtfulCredentials;
pub use crate::store::disk::instance_lock::InstanceLock;
pub use crate::store::disk::migrate::inspect;
pub use crate::store::disk::opened::{WriteObstacle, folder_obstacle, gather_log, write_obstacle};
pub use crate::store::disk::paths::folder_of;
pub use crate::store::disk::salvage::{SalvageReport, salvage};
pub use crate::store::disk::statistics;
pub use crate::store::disk::unfinished::abandon;
pub use crate::store::disk::{backup, copies, files, suffixes};
pub use crate::store::games::account_decisions::{DecisionId, StoredDecision};
pub use crate::store::games::accounts::{AccountDecision, Accounts};
pub use crate::store::games::alarms::{Alarm, AlarmKind, AlarmOutcome, DueAlarm};
pub use crate::store::games::analyses::AnalysisRequest;
pub use crate::store::games::audit::AuditEntry;
pub use crate::store::games::cache::NO_FIRST_EVENT;
pub use crate::store::games::contests::derived::DerivedPart;
pub use crate::store::games::contests::ladders::{
    FinishedChallenge, LadderExtras, LadderRow, StoredLadder,
};
pub use crate::store::games::contests::offers::PlaceOffer;
pub use crate::store::games::contests::quarantine::QuarantinedContest;
pub use crate::store::games::contests::{
    ContestExtras, ContestRow, ContestSubject, FinishedTable, GivenReason, StoredContest,
    StoredReason,
};
pub use crate::store::games::contests::{ladders, offers};
pub use crate::store::games::controls::{
    ControlsEditResult, OnStale, PostedControls, PostedControlsId, StaleControls, TransientAnswer,
};
pub use crate::store::games::delivery::DeliveryEffects;
pub use crate::store::games::dice_counts::{DiceKey, StoredAttack, StoredDice};
pub use crate::store::games::event_log::{GameChange, LogStart, SideEffects};
pub use crate::store::games::explorations::Exploration;
pub use crate::store::games::gateway_sessions::{GatewaySession, SessionRecord, StoredSessions};
pub use crate::store::games::hooks::{
    DueHook, HookId, HookResult, HookSubject, HookTopic, NewHook, WebHook,
};
pub use crate::store::games::level_games::LevelGame;
pub use crate::store::games::looks::{LooksKey, StoredJudgement, StoredLook};
pub use crate::store::games::manager_actions::{ManagerAction, ManagerActionKind};
pub use crate::store::games::notes::{ImportedNotes, Note};
pub use crate::store::games::notice_traits::{NoticeDelay, NoticeDelivery, NoticeTraits};
pub use crate::store::games::notices::{
    DueNotices, Notice, NoticeFilter, NoticeId, NoticeKind, Recipient,
};
pub use crate::store::games::outbox::{
    DeliveryResult, DueMessage, OutboxFilter, OutboxId, OutboxMessage,
};
pub use crate::store::games::plans::{PlayerPlan, StoredPlan};
pub use crate::store::games::pool_key::PoolKey;
pub use crate::store::games::puzzles::{
    NewPuzzle, PuzzleConsent, PuzzleId, PuzzleProgress, PuzzleSearch, StoredPuzzle, StoredRating,
};
pub use crate::store::games::signal_meanings::Meaning;
pub use crate::store::games::standings::{RatedPlayer, RatedWin, RatingsCheck, StoredStep};
pub use crate::store::games::{
    account_decisions, alarms, analyses, audit, contests, controls, delivery, dice_counts,
    explorations, gateway_sessions, hooks, level_games, looks, manager_actions, notes, notices,
    outages, outbox, plans, puzzles, seasons, secrets, signal_meanings, standings,
};
pub use crate::store::health::quarantine::QuarantinedGame;
pub use crate::store::health::{derived, quarantine};
pub use crate::store::people::erase::UnfinishedGames;
pub use crate::store::people::off_hours::OffHoursChange;
pub use crate::store::people::personal_data::PersonalDataCounts;
pub use crate::store::people::podium::{RoleChange, RoleChangeResult, WornRole};
pub use crate::store::people::presence::ShardRecord;
pub use crate::store::people::relations::Relation;
pub use crate::store::people::settings::StoredSettings;
pub use crate::store::people::solvers::{
    AttemptCounts, AttemptResult, Decided, PuzzleAttempt, Solver, Streak,
};
pub use crate::store::people::tokens::{ApiToken, NewToken, TokenId, TokenOwner, TokenScope};
pub use crate::store::people::web_sessions::{KeyHash, NewSession, StoredLink, WebSession};
pub use crate::store::people::{
    erase, met, off_hours, personal_data, players, podium, presence, relations, servers, solvers,
    tokens, web_sessions,
};
pub use crate::store::rows::history::GameSearch;
pub use crate::store::rows::lists::{GameQuery, ServerPage, listed_players};
pub use crate::store::rows::places::{place_of_text, place_text, server_of_text, server_text};

use crate::play::summary::GameSummary;
use crate::play::{GameId, PlayerId};
use crate::store::base::BUSY_TIMEOUT;
use crate::store::base::commit_timer::CommitTimer;
use crate::store::base::damage::DamageLog;
use crate::store::base::tx::BatchState;
use crate::store::disk::path_check::PathCheck;
use crate::store::games::cache::GameCache;

use crate::store::disk::{log_room, migrate, opened, path_check};
use crate::store::games::ratings;
use crate::store::rows::{history, lists};

/// Page cache in KiB, negative as SQLite wants it.
const CACHE_SIZE: i32 = -8 * 1024;
/// Prepared statements kept; more than there are different ones here.
const STATEMENT_CACHE: usize = 100;
/// Most player names kept in memory.
const MAX_NAMES: usize = 1_000;

/// The open database with its caches.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    names: BTreeMap<PlayerId, String>,
    commit_timer: CommitTimer,
    damage_log: DamageLog,
    cache: GameCache,
    batch: BatchState,
    /// The check that the file is still the one that was opened; `None` for databases in memory or read-only.
    path_check: Option<PathCheck>,
    /// The message or interaction that current writes come from.
    source: Option<String>,
    /// Number of changes that may have revoked access.
    sight_losses: u64,
}

impl Store {
    /// Opens the database at this path, creating it and its tables as needed, but no directory. One program may open a
    /// file only once.
    ///
    /// # Errors
    /// `StoreError` if the file cannot be reached or written, has a second name, or is not a database of ours that we
    /// can read. [`StoreError::Claimed`] if its tables are older while a bot runs on it.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_as(path, false)
    }

    fn open_as(path: &Path, claimed: bool) -> Result<Self, StoreError> {
        migrate::check_ours_or_empty(path)?;
        path_check::alone(path, claimed)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        // Joined to `.`, no path (such as `:memory:`) has a special meaning to SQLite.
        let conn = Connection::open_with_flags(Path::new(".").join(path), flags);
        let ready = conn.map_err(StoreError::from).and_then(|conn| {
            conn.busy_timeout(BUSY_TIMEOUT)?;
            // A bot of an earlier version may run on it, and would write to tables that it does not know.
            let _claim = if !claimed && migrate::is_older(&conn)? {
                InstanceLock::acquire_after_bots(path)?
            } else {
                None
            };
            backup::back_up_before_migration(&conn, path)?;
            Self::ready(conn)
        });
        let mut store = ready.map_err(|error| opened::explained(path, error))?;
        let path_check = PathCheck::over(path)?;
        let watch = path_check.clone();
        let lost = move || watch.look().is_some();
        store.batch.watched(&store.conn, lost)?;
        store.path_check = Some(path_check);
        Ok(store)
    }

    /// [`Store::open`] for the bot, of which each database has at most one.
    ///
    /// # Errors
    /// The errors of [`Store::open`]; [`StoreError::Claimed`] while another bot runs on it.
    pub fn open_exclusive(path: &Path) -> Result<(Self, InstanceLock), StoreError> {
        migrate::check_ours_or_empty(path)?;
        let claim = InstanceLock::acquire(path)?;
        let store = Self::open_as(path, true)?;
        log_room::make_room(&store.conn, path)?;
        Ok((store, claim))
    }

    /// Opens the database at this path read-only. It is neither created nor changed, and may be in use or unwritable.
    ///
    /// # Errors
    /// `StoreError` if the file cannot be read, or is not a database of ours as this program knows it.
    pub fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        inspect(path)?;
        path_check::looked_at_alone(path)?;
        Self::reader(path)
    }

    /// [`Store::open_read_only`] for a program that has this database open already. Only SQLite opens the file here:
    /// closing any other handle to it would release the locks that SQLite holds for the whole program.
    ///
    /// # Errors
    /// `StoreError` if the file cannot be read, or its tables are not at the last known step.
    pub fn reader(path: &Path) -> Result<Self, StoreError> {
        let conn = opened::to_look(path)?;
        conn.set_prepared_statement_cache_capacity(STATEMENT_CACHE);
        migrate::check_schema_current(&conn)?;
        Self::of(conn)
    }

    /// A temporary database, gone when the store is dropped.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::ready(Connection::open_in_memory()?)
    }

    fn ready(mut conn: Connection) -> Result<Self, StoreError> {
        conn.busy_timeout(BUSY_TIMEOUT)?;
        conn.set_prepared_statement_cache_capacity(STATEMENT_CACHE);
        // One query plan for all arguments; else each new LIMIT prepares the statement again.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        conn.pragma_update(None, "foreign_keys", true)?;
        conn.pragma_update(None, "synchronous", "FULL")?;
        // On macOS a disk keeps written data in its own memory unless it is asked like this; other systems always ask.
        conn.pragma_update(None, "fullfsync", true)?;
        conn.pragma_update(None, "checkpoint_fullfsync", true)?;
        conn.pragma_update(None, "cache_size", CACHE_SIZE)?;
        // SQLite overwrites deleted data with zeros.
        conn.pragma_update(None, "secure_delete", true)?;
        // Only the database's folder may be writable.
        conn.pragma_update(None, "temp_store", "MEMORY")?;
        migrate::run(&mut conn)?;
        ratings::rebuild_if_other(&mut conn)?;
        Self::of(conn)
    }

    /// The store of a connection that is set up.
    fn of(conn: Connection) -> Result<Self, StoreError> {
        Ok(Self {
            batch: BatchState::of(&conn)?,
            conn,
            names: BTreeMap::new(),
            commit_timer: CommitTimer::default(),
            damage_log: DamageLog::default(),
            cache: GameCache::default(),
            path_check: None,
            source: None,
            sight_losses: 0,
        })
    }

    /// Number of changes through this store that may have revoked access. Such a change ends a session or token, erases
    /// a person or server, removes a member or server, or changes a server's settings. A change that was undone is
    /// counted too.
    pub const fn sight_losses(&self) -> u64 {
        self.sight_losses
    }

    /// The list row of a game.
    ///
    /// # Errors
    /// [`StoreError::CorruptRow`] if it cannot be read.
    pub fn summary(&self, id: GameId) -> Result<Option<GameSummary>, StoreError> {
        lists::one(&self.conn, id).map_err(|error| self.damage_log.record(error))
    }

    /// The games that match the query, newest first; unreadable rows are left out.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn list(&self, query: &GameQuery<'_>) -> Result<Vec<GameSummary>, StoreError> {
        lists::list(&self.conn, query, &self.damage_log)
    }

    /// A page of the games of a server; unreadable rows are left out.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn list_in_server(&self, page: ServerPage<'_>) -> Result<Vec<GameSummary>, StoreError> {
        lists::in_server(&self.conn, page, &self.damage_log)
    }

    /// The running games in which a computer is to act; unreadable rows are left out.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn awaiting_computers(&self) -> Result<Vec<GameSummary>, StoreError> {
        lists::awaiting_computers(&self.conn, &self.damage_log)
    }

    /// The running or ended games that match the search, newest first; unreadable rows are left out.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn search(&self, search: &GameSearch<'_>) -> Result<Vec<GameSummary>, StoreError> {
        history::search(&self.conn, search, &self.damage_log)
    }

    /// Stores a player's name; writes only if it changed.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn save_name(&mut self, player: &PlayerId, name: &str) -> Result<(), StoreError> {
        if self.names.get(player).is_some_and(|known| known == name) {
            return Ok(());
        }
        if self.name(player)?.as_deref() != Some(name) {
            self.conn
                .prepare_cached("INSERT OR REPLACE INTO names (player, name) VALUES (?1, ?2)")?
                .execute([player.as_str(), name])?;
        }
        if self.names.len() >= MAX_NAMES {
            self.names.clear();
        }
        self.names.insert(player.clone(), name.to_owned());
        Ok(())
    }

    /// The last known name of a player.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn name(&self, player: &PlayerId) -> Result<Option<String>, StoreError> {
        let found = self
            .conn
            .prepare_cached("SELECT name FROM names WHERE player = ?1")?
            .query_row([player.as_str()], |row| row.get(0))
            .optional()?;
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rusqlite::TransactionBehavior;

    use super::*;
    use crate::play::Timestamp;

    impl Store {
        /// SQLite's query plan for a statement, step by step.
        pub(super) fn plan(&self, sql: &str) -> Vec<String> {
            let sql = format!("EXPLAIN QUERY PLAN {sql}");
            let mut statement = self.conn.prepare(&sql).unwrap();
            let steps = statement.raw_query().mapped(|row| row.get(3));
            steps.collect::<Result<_, _>>().unwrap()
        }
    }

    fn anna() -> PlayerId {
        PlayerId::new("console:anna")
    }

    #[test]
    fn a_database_that_cannot_be_written_is_refused_when_it_is_opened() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.db");
        drop(Store::open(&path).unwrap());
        let conn = Connection::open_with_flags(&path, OpenFlags::SQLITE_OPEN_READ_ONLY).unwrap();
        assert!(matches!(Store::ready(conn), Err(StoreError::ReadOnly)));
    }

    #[test]
    fn a_disk_that_turns_read_only_is_named_so() {
        let mut store = Store::in_memory().unwrap();
        store.conn.pragma_update(None, "query_only", true).unwrap();
        let refused = store.save_name(&anna(), "Anna");
        assert!(matches!(refused, Err(StoreError::ReadOnly)));
    }

    #[test]
    fn a_full_disk_is_named_so_and_does_no_harm() {
        let mut store = Store::in_memory().unwrap();
        let pages: i64 = store
            .conn
            .pragma_query_value(None, "page_count", |row| row.get(0))
            .unwrap();
        let set = |limit: i64| {
            let set = store
                .conn
                .pragma_update_and_check(None, "max_page_count", limit, |_| Ok(()));
            set.unwrap();
        };
        set(pages);
        let long = "A".repeat(100_000);
        let refused = store.save_name(&anna(), &long);
        assert!(matches!(refused, Err(StoreError::Full)));
        assert_eq!(store.name(&anna()).unwrap(), None);
    }

    #[test]
    fn a_database_that_another_program_holds_is_named_so() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("games.db");
        let mut store = Store::open(&path).unwrap();
        store.conn.busy_timeout(Duration::ZERO).unwrap();
        let mut other = Connection::open(&path).unwrap();
        let held = other
            .transaction_with_behavior(TransactionBehavior::Immediate)
            .unwrap();
        let refused = store.save_name(&anna(), "Anna");
        assert!(matches!(refused, Err(StoreError::Busy)));
        drop(held);
        store.save_name(&anna(), "Anna").unwrap();
    }

    #[test]
    fn every_commit_reaches_the_disk() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::open(&dir.path().join("games.db")).unwrap();
        // A heartbeat alone need not be flushed to disk; a write after an outage must.
        let outage = crate::play::calendar::TimeSpan {
            from: Timestamp(1),
            until: Timestamp(2),
        };
        presence::heartbeat(&mut store, Timestamp(2), None).unwrap();
        presence::heartbeat(&mut store, Timestamp(2), Some(outage)).unwrap();
        presence::heartbeat(&mut store, Timestamp(3), None).unwrap();
        let backwards = crate::play::calendar::TimeSpan {
            from: Timestamp(2),
            until: Timestamp(1),
        };
        assert!(presence::heartbeat(&mut store, Timestamp(4), Some(backwards)).is_err());
        let setting = |name: &str| -> String {
            let value = store.conn.pragma_query_value(None, name, |row| {
                row.get_ref(0).map(|value| match value.as_str() {
                    Ok(text) => text.to_owned(),
                    Err(_) => value.as_i64().unwrap().to_string(),
                })
            });
            value.unwrap()
        };
        assert_eq!(setting("journal_mode"), "wal");
        assert_eq!(setting("synchronous"), "2", "FULL");
        assert_eq!(setting("fullfsync"), "1");
        assert_eq!(setting("checkpoint_fullfsync"), "1");
        assert_eq!(setting("foreign_keys"), "1");
        assert_eq!(setting("temp_store"), "2", "MEMORY");
    }

    #[test]
    fn a_name_is_written_only_when_it_is_news_and_few_are_kept_in_memory() {
        let mut store = Store::in_memory().unwrap();
        let before = store.conn.total_changes();
        for i in 0..MAX_NAMES + 10 {
            let player = PlayerId::new(format!("console:{i}"));
            store.save_name(&player, "Somebody").unwrap();
            store.save_name(&player, "Somebody").unwrap();
        }
        assert_eq!(
            store.conn.total_changes() - before,
            u64::try_from(MAX_NAMES + 10).unwrap()
        );
        assert!(store.names.len() <= MAX_NAMES);
    }
}
