//! The cache of games folded from their logs, so that a move need not fold its game again.
//!
//! A log only grows, so a cached game needs only the events after it. Anything else empties the cache: a write by
//! another program, a rolled back batch, or the deletion of a person.

use std::cell::RefCell;
use std::sync::Arc;

use lru::LruCache;
use rusqlite::OptionalExtension;

use crate::play::{Game, GameId, Version};
use crate::store::games::event_log;
use crate::store::{Store, StoreError};

/// Most events of all cached games together; a game takes some 250 bytes for each.
const MAX_EVENTS: u32 = 120_000;
/// Versions kept of one game: the current one, and that of the last posted message.
const MAX_VERSIONS_PER_GAME: usize = 2;

/// Games at some of their versions. The least recently used one makes room.
#[derive(Debug, Default)]
pub(in crate::store) struct GameCache(RefCell<CacheState>);

#[derive(Debug)]
struct CacheState {
    /// SQLite's counter of foreign writes (`data_version`) when the cache was filled.
    written: i64,
    games: LruCache<GameId, Vec<Arc<Game>>>,
    /// Number of events of all cached games.
    events: u32,
}

impl Default for CacheState {
    fn default() -> Self {
        Self {
            written: 0,
            // The bound is on events, not on games.
            games: LruCache::unbounded(),
            events: 0,
        }
    }
}

impl GameCache {
    /// Empties the cache.
    pub(in crate::store) fn clear(&self) {
        let written = self.0.borrow().written;
        *self.0.borrow_mut() = CacheState {
            written,
            ..CacheState::default()
        };
    }

    /// Returns `true` if no other program has written since; else empties the cache.
    fn stands(&self, written: i64) -> bool {
        let stands = self.0.borrow().written == written;
        if !stands {
            self.0.borrow_mut().written = written;
            self.clear();
        }
        stands
    }

    /// The game at the newest cached version up to this one.
    fn upto(&self, id: GameId, version: Version) -> Option<Arc<Game>> {
        let mut kept = self.0.borrow_mut();
        let games = kept.games.get(&id)?.iter();
        let early = games.filter(|game| game.version() <= version);
        early.max_by_key(|game| game.version()).cloned()
    }

    fn put(&self, id: GameId, game: &Arc<Game>) {
        self.0.borrow_mut().put(id, Arc::clone(game));
    }
}

impl CacheState {
    fn put(&mut self, id: GameId, game: Arc<Game>) {
        let games = self.games.get_or_insert_mut(id, Vec::new);
        if games.iter().any(|kept| kept.version() == game.version()) {
            return;
        }
        self.events += game.version().0;
        games.push(game);
        if games.len() > MAX_VERSIONS_PER_GAME {
            games.sort_by_key(|game| game.version());
            self.events -= games.remove(0).version().0;
        }
        while self.events > MAX_EVENTS
            && let Some((_, games)) = self.games.pop_lru()
        {
            self.events -= games.iter().map(|game| game.version().0).sum::<u32>();
        }
    }
}

impl Store {
    /// The database's count of other connections' writes: another number means that something has changed.
    ///
    /// # Errors
    /// `StoreError` if the database cannot be read.
    pub fn foreign_writes(&self) -> Result<i64, StoreError> {
        let mut count = self.conn.prepare_cached("PRAGMA data_version")?;
        Ok(count.query_row([], |row| row.get(0))?)
    }

    /// The game folded from its log up to this version, or to its end; `None` if there is no such game.
    ///
    /// # Errors
    /// The errors of [`Store::load`].
    pub fn game(&self, id: GameId, upto: Option<Version>) -> Result<Option<Arc<Game>>, StoreError> {
        if self.batch_rolled_back() {
            self.cache.clear();
        }
        let found = self.shelved(id, upto)?;
        // Read last, to see writes of others meanwhile.
        let stands = self.foreign_writes()?;
        let stands = self.cache.stands(stands);
        if let Some(game) = found.filter(|_| stands) {
            debug_assert!(
                self.is_true(id, &game)?,
                "{id} is not kept as its log has it"
            );
            self.cache.put(id, &game);
            return Ok(Some(game));
        }
        let log = self.load(id)?;
        let end = upto.map_or(log.len(), |upto| log.len().min(upto.0 as usize));
        let game = log.get(..end).and_then(|log| Game::from_log(id, log));
        let Some(game) = game.map(Arc::new) else {
            return if end == 0 {
                Ok(None)
            } else {
                Err(self.damaged(id, NO_FIRST_EVENT))
            };
        };
        self.cache.put(id, &game);
        Ok(Some(game))
    }

    /// Returns `true` if a game equals its folded log. For tests and debug builds.
    fn is_true(&self, id: GameId, game: &Game) -> Result<bool, StoreError> {
        let log = self.load(id)?;
        let folded = log.get(..game.version().0 as usize);
        let folded = folded.and_then(|log| Game::from_log(id, log));
        Ok(folded.is_some_and(|folded| folded == *game))
    }

    /// The cached game brought up to date; `None` if it must be folded from its beginning.
    fn shelved(&self, id: GameId, upto: Option<Version>) -> Result<Option<Arc<Game>>, StoreError> {
        let mut statement = self.conn.prepare_cached(SQL_STANDING_OF)?;
        let row = statement.query_row([id.0], |row| Ok((row.get::<_, i64>(0)?, row.get(1)?)));
        // The full read reports the error.
        let Some((version, false)) = row.optional()? else {
            return Ok(None);
        };
        let Ok(version) = u32::try_from(version) else {
            return Ok(None);
        };
        let upto = upto.map_or(version, |upto| version.min(upto.0));
        let Some(kept) = self.cache.upto(id, Version(upto)) else {
            return Ok(None);
        };
        if kept.version().0 == upto {
            return Ok(Some(kept));
        }
        let since = match event_log::between(&self.conn, id, kept.version(), Version(upto)) {
            Ok(since) if since.len() == (upto - kept.version().0) as usize => since,
            Ok(_) => return Ok(None),
            Err(error) if error.is_of_one_game() => return Ok(None),
            Err(error) => return Err(error),
        };
        let mut game = Game::clone(&kept);
        for entry in &since {
            game.apply(entry);
        }
        Ok(Some(Arc::new(game)))
    }
}

const SQL_STANDING_OF: &str = "SELECT version, \
     EXISTS (SELECT 1 FROM set_apart WHERE game = ?1 AND until_at IS NULL) FROM games WHERE id = ?1";
/// The fault of a log that makes no game.
pub const NO_FIRST_EVENT: &str = "the log does not begin with a challenge";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::options::Options;
    use crate::play::event::{ChallengeTerms, Entry, Event};
    use crate::play::{Place, PlayerId, Timestamp};
    use crate::store::games::event_log::SideEffects;

    fn entry(event: Event) -> Entry {
        Entry {
            at: Timestamp(1),
            event,
        }
    }

    fn offered(store: &mut Store) -> (GameId, Game) {
        let log = [entry(Event::Created {
            kind: "kings-mate".parse().unwrap(),
            rules_version: 1,
            options: Options::default(),
            place: Place::of_transport("console"),
            by: PlayerId::new("console:anna"),
            invited: None,
            side: None,
            terms: ChallengeTerms::default(),
        })];
        let fold = |id| Game::from_log(id, &log).unwrap();
        let owed = SideEffects::default();
        let id = store.create(&log, |id| fold(id).summary(), owed).unwrap();
        (id, fold(id))
    }

    fn withdraw(store: &mut Store, mut game: Game) {
        let (expected, events) = (game.version(), [entry(Event::Withdrawn)]);
        game.apply(&events[0]);
        let owed = SideEffects::default();
        store
            .append(expected, &events, &game.summary(), owed)
            .unwrap();
    }

    #[test]
    fn what_the_database_undoes_by_itself_is_not_kept() {
        let mut store = Store::in_memory().unwrap();
        let (id, game) = offered(&mut store);
        store.begin_batch().unwrap();
        withdraw(&mut store, game);
        assert_eq!(store.game(id, None).unwrap().unwrap().version().0, 2);
        // A full disk does the same.
        store.conn.execute_batch("ROLLBACK").unwrap();
        assert_eq!(store.game(id, None).unwrap().unwrap().version().0, 1);
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let cache = GameCache::default();
        let (_, game) = offered(&mut Store::in_memory().unwrap());
        let mut long = game.clone();
        for _ in 0..99 {
            long.apply(&entry(Event::DrawDeclined {
                seat: crate::game::seat::Seat::FIRST,
            }));
        }
        let long = Arc::new(long);
        for id in 0..10_000 {
            cache.put(GameId(id), &long);
            cache.upto(GameId(id / 2), long.version());
        }
        let kept = cache.0.borrow();
        let games = kept.games.iter().flat_map(|(_, games)| games);
        let events: u32 = games.map(|game| game.version().0).sum();
        assert_eq!(kept.events, events, "as counted");
        assert!(events <= MAX_EVENTS, "{events}");
        assert!(events > MAX_EVENTS - 200, "{events}");
    }
}
