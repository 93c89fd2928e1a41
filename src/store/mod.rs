//! [`Store`]: the one SQLite database, with the log of every game, its list row and promised messages.
//!
//! One owner, one thread. It knows how things are kept, not what they mean: no rules, no replies.
//! Its rooms, of which each imports only those before it: `base`, `rows`, `games`, `people`, `health`, `disk`. Here stand
//! [`Store`] itself and what opens it. What each file of a room is for, its first line says.

mod base;
mod disk;
mod games;
mod health;
mod people;
mod rows;

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension};

pub use crate::store::base::error::{Lost, StoreError};
pub use crate::store::disk::instance_lock::InstanceLock;
pub use crate::store::disk::opened::gather_log;
pub use crate::store::disk::salvage::{SalvageReport, salvage};
pub use crate::store::disk::unfinished::abandon;
pub use crate::store::disk::{backup, files};
pub use crate::store::games::alarms::{Alarm, AlarmKind, AlarmOutcome, DueAlarm};
pub use crate::store::games::audit::AuditEntry;
pub use crate::store::games::controls::{
    ControlsEditResult, DeliveryEffects, PostedControls, PostedControlsId, StaleControls,
};
pub use crate::store::games::explorations::Exploration;
pub use crate::store::games::log::SideEffects;
pub use crate::store::games::meanings::Meaning;
pub use crate::store::games::notes::{ImportedNotes, Note};
pub use crate::store::games::notices::{Notice, NoticeId, NoticeKind, Recipient};
pub use crate::store::games::outbox::{
    DeliveryResult, DueMessage, OutboxFilter, OutboxId, OutboxMessage,
};
pub use crate::store::games::plans::StoredPlan;
pub use crate::store::games::sessions::{Session, SessionRecord};
pub use crate::store::health::derived::DerivedDataCheck;
pub use crate::store::health::quarantine::QuarantinedGame;
pub use crate::store::people::off_hours::{GameChange, OffHoursChange};
pub use crate::store::people::presence::ShardRecord;
pub use crate::store::people::privacy::PersonalDataCounts;
pub use crate::store::people::relations::Relation;
pub use crate::store::rows::history::GameSearch;
pub use crate::store::rows::lists::GameQuery;

use crate::play::summary::GameSummary;
use crate::play::{GameId, Place, PlayerId, Timestamp, Version};
use crate::store::base::damage::DamageLog;
use crate::store::base::meter::CommitTimer;
use crate::store::base::tx::{BatchState, Transaction};
use crate::store::disk::vigil::Vigil;
use crate::store::games::cache::GameCache;

use crate::store::disk::{migrate, opened, vigil};
use crate::store::games::{controls, notices, outbox};
use crate::store::rows::{history, lists};

/// How long we wait for another program (a backup, say) to let go of the database.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// How much of the file is kept in memory at most, where it is in use: `-` and KiB, as SQLite wants it.
const CACHE_SIZE: i32 = -8 * 1024;
/// More than the number of different statements here.
const STATEMENT_CACHE: usize = 100;
/// How many names are kept in memory to save looking them up.
const NAMES: usize = 1_000;

/// All games and all that is owed about them.
#[derive(Debug)]
pub struct Store {
    conn: Connection,
    names: BTreeMap<PlayerId, String>,
    meter: CommitTimer,
    noticed: DamageLog,
    shelf: GameCache,
    gathering: BatchState,
    /// Whether the file is still the one that was opened; nothing of what is in memory or only looked at.
    vigil: Option<Vigil>,
    /// The message or press that what is stored comes from.
    source: Option<String>,
}

impl Store {
    /// Opens the database at this path, creating it and its tables as needed, but no directory.
    /// A program opens one file once.
    ///
    /// # Errors
    /// When the file cannot be reached or written, has a second name, or is not a database of ours that we can read.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Self::open_as(path, false)
    }

    fn open_as(path: &Path, claimed: bool) -> Result<Self, StoreError> {
        migrate::check_ours_or_empty(path)?;
        vigil::alone(path, claimed)?;
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        // Joined to `.`, no name (such as `:memory:`) has a meaning of its own to SQLite.
        let conn = Connection::open_with_flags(Path::new(".").join(path), flags);
        let ready = conn.map_err(StoreError::from).and_then(|conn| {
            conn.busy_timeout(BUSY_TIMEOUT)?;
            backup::back_up_before_migration(&conn, path)?;
            Self::ready(conn)
        });
        let mut store = ready.map_err(|error| opened::explained(path, error))?;
        let vigil = Vigil::over(path)?;
        let watch = vigil.clone();
        let lost = move || watch.look().is_some();
        store.gathering.watched(&store.conn, lost)?;
        store.vigil = Some(vigil);
        Ok(store)
    }

    /// As [`Store::open`], for the bot, of which there is one for each database.
    ///
    /// # Errors
    /// As [`Store::open`]; [`StoreError::Claimed`] while another runs on it.
    pub fn open_exclusive(path: &Path) -> Result<(Self, InstanceLock), StoreError> {
        migrate::check_ours_or_empty(path)?;
        let claim = InstanceLock::acquire(path)?;
        Ok((Self::open_as(path, true)?, claim))
    }

    /// Opens the database at this path to look only: it is neither created nor changed, and may be in use
    /// or unwritable.
    ///
    /// # Errors
    /// When the file cannot be read, or is not a database of ours as this program knows it.
    pub fn open_read_only(path: &Path) -> Result<Self, StoreError> {
        migrate::inspect(path)?;
        vigil::looked_at_alone(path)?;
        let conn = opened::to_look(path)?;
        conn.set_prepared_statement_cache_capacity(STATEMENT_CACHE);
        migrate::check_schema_current(&conn)?;
        Ok(Self {
            gathering: BatchState::of(&conn)?,
            conn,
            names: BTreeMap::new(),
            meter: CommitTimer::default(),
            noticed: DamageLog::default(),
            shelf: GameCache::default(),
            vigil: None,
            source: None,
        })
    }

    /// A database that is gone when the store is dropped.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn in_memory() -> Result<Self, StoreError> {
        Self::ready(Connection::open_in_memory()?)
    }

    fn ready(mut conn: Connection) -> Result<Self, StoreError> {
        conn.busy_timeout(BUSY_TIMEOUT)?;
        conn.set_prepared_statement_cache_capacity(STATEMENT_CACHE);
        // One plan for all arguments; else each new LIMIT has its statement prepared again.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        conn.pragma_update(None, "foreign_keys", true)?;
        conn.pragma_update(None, "synchronous", "FULL")?;
        conn.pragma_update(None, "cache_size", CACHE_SIZE)?;
        // There may be nowhere to write but beside the file.
        conn.pragma_update(None, "temp_store", "MEMORY")?;
        migrate::run(&mut conn)?;
        Ok(Self {
            gathering: BatchState::of(&conn)?,
            conn,
            names: BTreeMap::new(),
            meter: CommitTimer::default(),
            noticed: DamageLog::default(),
            shelf: GameCache::default(),
            vigil: None,
            source: None,
        })
    }

    /// The list row of a game.
    ///
    /// # Errors
    /// [`StoreError::CorruptRow`] when it cannot be read.
    pub fn summary(&self, id: GameId) -> Result<Option<GameSummary>, StoreError> {
        lists::one(&self.conn, id).map_err(|error| self.noticed.record(error))
    }

    /// The games that the query asks for, newest first; one whose row cannot be read is left out.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn list(&self, query: &GameQuery<'_>) -> Result<Vec<GameSummary>, StoreError> {
        lists::list(&self.conn, query, &self.noticed)
    }

    /// The running or ended games that the search asks for, newest first; one whose row cannot be read is left out.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn search(&self, search: &GameSearch<'_>) -> Result<Vec<GameSummary>, StoreError> {
        history::search(&self.conn, search, &self.noticed)
    }

    /// Notes what a player is called; writes only when it is news.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn save_name(&mut self, player: &PlayerId, name: &str) -> Result<(), StoreError> {
        if self.names.get(player).is_some_and(|known| known == name) {
            return Ok(());
        }
        if self.name(player)?.as_deref() != Some(name) {
            self.conn
                .prepare_cached("INSERT OR REPLACE INTO names (player, name) VALUES (?1, ?2)")?
                .execute([player.as_str(), name])?;
        }
        if self.names.len() >= NAMES {
            self.names.clear();
        }
        self.names.insert(player.clone(), name.to_owned());
        Ok(())
    }

    /// What a player was last called.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn name(&self, player: &PlayerId) -> Result<Option<String>, StoreError> {
        let found = self
            .conn
            .prepare_cached("SELECT name FROM names WHERE player = ?1")?
            .query_row([player.as_str()], |row| row.get(0))
            .optional()?;
        Ok(found)
    }

    /// The promises to be kept now at places that start with this prefix, oldest first: of each game
    /// only the first that is not settled, and only once its time has come.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn due(
        &self,
        place_prefix: &str,
        now: Timestamp,
        most: usize,
    ) -> Result<Vec<DueMessage>, StoreError> {
        self.due_without(place_prefix, now, most, &OutboxFilter::default())
    }

    /// As [`Store::due`], without some.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn due_without(
        &self,
        place_prefix: &str,
        now: Timestamp,
        most: usize,
        without: &OutboxFilter,
    ) -> Result<Vec<DueMessage>, StoreError> {
        outbox::due(&self.conn, place_prefix, now, most, without)
    }

    /// How many messages to places or people whose name starts so wait for nothing but to be delivered, and when the
    /// oldest was promised.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn waiting(
        &self,
        prefix: &str,
        now: Timestamp,
    ) -> Result<(usize, Option<Timestamp>), StoreError> {
        outbox::waiting(&self.conn, prefix, now)
    }

    /// Books what became of a try to keep a promise. One that was posted or given up stays so.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn settle(
        &mut self,
        id: OutboxId,
        how: &DeliveryResult,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.settle_with(id, how, DeliveryEffects::default(), now)
    }

    /// As [`Store::settle`], with what follows from it; all or nothing. From one that no longer waited
    /// nothing follows.
    ///
    /// # Errors
    /// As SQLite reports; nothing is stored then.
    pub fn settle_with(
        &mut self,
        id: OutboxId,
        how: &DeliveryResult,
        follows: DeliveryEffects<'_>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let tx = Transaction::begin(&mut self.conn)?;
        if outbox::settle(&tx, id, how, now)? {
            controls::follow(&tx, follows, now)?;
        }
        tx.commit()?;
        Ok(())
    }

    /// A promise, whatever became of it.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn promise(&self, id: OutboxId) -> Result<Option<DueMessage>, StoreError> {
        outbox::one(&self.conn, id)
    }

    /// Keeps what is promised about a game until it has a place again.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn hold(&mut self, game: GameId) -> Result<(), StoreError> {
        outbox::hold_until_place(&self.conn, game)
    }

    /// The game that the message of this name tells of, in the server of this place: a game may have gone on
    /// elsewhere in it since. With the version it tells of, where it tells of events.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn told_by(
        &self,
        place: &Place,
        message: &str,
    ) -> Result<Option<(GameId, Option<Version>)>, StoreError> {
        if let Some((game, version)) = outbox::game_of_announcement(&self.conn, place, message)? {
            return Ok(Some((game, Some(version))));
        }
        let game = notices::game_of_message(&self.conn, message)?;
        Ok(game.map(|game| (game, None)))
    }

    /// As [`Store::told_by`], the game alone.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn game_of_message(
        &self,
        place: &Place,
        message: &str,
    ) -> Result<Option<GameId>, StoreError> {
        Ok(self.told_by(place, message)?.map(|(game, _)| game))
    }

    /// The name of the newest message posted about a game.
    ///
    /// # Errors
    /// As SQLite reports.
    pub fn last_message(&self, game: GameId) -> Result<Option<String>, StoreError> {
        outbox::last_message(&self.conn, game)
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::TransactionBehavior;

    use super::*;

    impl Store {
        /// The steps of SQLite's plan for a statement.
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
        // A sign of life alone need not wait for the disk; what comes after it must.
        let outage = crate::play::calendar::TimeSpan {
            from: Timestamp(1),
            until: Timestamp(2),
        };
        store.heartbeat(Timestamp(2), None).unwrap();
        store.heartbeat(Timestamp(2), Some(outage)).unwrap();
        store.heartbeat(Timestamp(3), None).unwrap();
        let backwards = crate::play::calendar::TimeSpan {
            from: Timestamp(2),
            until: Timestamp(1),
        };
        assert!(store.heartbeat(Timestamp(4), Some(backwards)).is_err());
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
        assert_eq!(setting("foreign_keys"), "1");
        assert_eq!(setting("temp_store"), "2", "MEMORY");
    }

    #[test]
    fn a_name_is_written_only_when_it_is_news_and_few_are_kept_in_memory() {
        let mut store = Store::in_memory().unwrap();
        for i in 0..NAMES + 10 {
            let player = PlayerId::new(format!("console:{i}"));
            store.save_name(&player, "Somebody").unwrap();
            store.save_name(&player, "Somebody").unwrap();
        }
        assert_eq!(
            store.conn.total_changes(),
            u64::try_from(NAMES + 10).unwrap()
        );
        assert!(store.names.len() <= NAMES);
    }
}
