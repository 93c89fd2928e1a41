//! [`Feed`]: the newest version of each game, for all listeners.
//!
//! The worker publishes after the flush that makes events durable, so nobody hears of unstored ones. A listener that is
//! slow misses versions, and never the newest: there is no queue. Writes of other programs to the same database are
//! noticed when [`Feed::notice`] is called.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::runtime::worker::{WorkerError, ask};
use crate::runtime::{Handle, QUEUE_FULL_RETRY_AFTER, heartbeat, run_due_alarms};
use crate::service::commit::command::{self, ChangedGame};
use crate::service::{Env, GameId, Place, PlayerId, Service, Version, server_text};

/// Most changes that are kept for the listeners of all games.
const MAX_RECENT: usize = 1_024;

/// Retry-after of a request that could not be stored. The operator has to act, so it is a guess.
pub const NOT_STORED_RETRY_AFTER: Duration = Duration::from_secs(30);

/// The listeners of all games.
#[derive(Debug)]
pub struct Feed {
    games: Mutex<BTreeMap<GameId, watch::Sender<Version>>>,
    /// Number of changes of any game.
    any: watch::Sender<u64>,
    recent: Mutex<RecentChanges>,
    /// Number of changes that may have revoked access.
    sight: watch::Sender<u64>,
    before: Mutex<Counts>,
}

/// The newest changes of all games.
#[derive(Debug, Default)]
struct RecentChanges {
    /// `None` where another program changed something.
    newest: VecDeque<Option<ChangedGame>>,
    /// The number of all changes so far, those that are kept no more included.
    count: u64,
}

impl RecentChanges {
    fn push(&mut self, change: Option<ChangedGame>) -> u64 {
        if self.newest.len() == MAX_RECENT {
            self.newest.pop_front();
        }
        self.newest.push_back(change);
        self.count += 1;
        self.count
    }

    /// The changes after this many; `None` if some of them are kept no more.
    fn after(&self, count: u64) -> Option<impl Iterator<Item = &Option<ChangedGame>>> {
        let new = usize::try_from(self.count.saturating_sub(count)).ok()?;
        let known = self.newest.len().checked_sub(new)?;
        Some(self.newest.range(known..))
    }
}

/// Counts of the store at the last look.
#[derive(Debug, Default)]
struct Counts {
    /// Foreign writes; `None` before the first look.
    foreign: Option<i64>,
    /// Number of changes that may have revoked access.
    sight: u64,
}

impl Default for Feed {
    fn default() -> Self {
        Self {
            games: Mutex::default(),
            any: watch::Sender::new(0),
            recent: Mutex::default(),
            sight: watch::Sender::new(0),
            before: Mutex::default(),
        }
    }
}

impl Feed {
    /// Listens to one game. The first value is older than any version that is published from now on.
    pub fn listen(&self, game: GameId) -> watch::Receiver<Version> {
        let mut games = self.games.lock();
        // Those that nobody listens to any more make room.
        games.retain(|known, sender| *known == game || sender.receiver_count() > 0);
        let sender = games.entry(game);
        sender
            .or_insert_with(|| watch::Sender::new(Version(0)))
            .subscribe()
    }

    /// Listens to all games: the number of changes.
    pub fn listen_to_all(&self) -> watch::Receiver<u64> {
        self.any.subscribe()
    }

    /// Returns `true` if a listener of all games has missed a change that is `meant`, after this many changes. A change
    /// by another program may be any, and so may one that is kept no more.
    pub fn has_missed(&self, count: u64, meant: impl Fn(&ChangedGame) -> bool) -> bool {
        let recent = self.recent.lock();
        let Some(mut changes) = recent.after(count) else {
            return true;
        };
        changes.any(|change| change.as_ref().is_none_or(&meant))
    }

    /// Subscribes to the changes that may revoke access; the value is their number. A listener that shows a game then
    /// checks its rights again.
    pub fn listen_to_sight(&self) -> watch::Receiver<u64> {
        self.sight.subscribe()
    }

    /// Returns `true` if there is a listener.
    pub fn is_heard(&self) -> bool {
        let mut games = self.games.lock();
        games.retain(|_, sender| sender.receiver_count() > 0);
        !games.is_empty() || self.any.receiver_count() > 0
    }

    /// Notifies listeners of the versions stored through this service. Called once it is durable.
    pub(super) fn publish(&self, service: &mut Service) {
        for changed in command::take_changed(service) {
            self.tell(changed.game, changed.version);
            self.tell_all(Some(changed));
        }
        let lost = command::sight_losses(service);
        let before = std::mem::replace(&mut self.before.lock().sight, lost);
        if before != lost {
            self.sight.send_modify(|count| *count += 1);
        }
    }

    /// Notifies listeners of the versions that other programs have stored since the last call.
    pub fn notice(&self, service: &Service) {
        let now = command::foreign_writes(service);
        let before = std::mem::replace(&mut self.before.lock().foreign, now);
        if now.is_none() || before == now {
            return;
        }
        let heard: Vec<GameId> = self.games.lock().keys().copied().collect();
        for game in heard {
            if let Some(version) = command::version_of(service, game) {
                self.tell(game, version);
            }
        }
        self.tell_all(None);
        self.sight.send_modify(|count| *count += 1);
    }

    fn tell(&self, game: GameId, version: Version) {
        if let Some(sender) = self.games.lock().get(&game) {
            sender.send_if_modified(|known| {
                let newer = *known != version;
                *known = version;
                newer
            });
        }
    }

    /// Notifies the listeners of all games; `None` is a change by another program.
    fn tell_all(&self, change: Option<ChangedGame>) {
        // Under the lock, so that the counts are sent in their order.
        let mut recent = self.recent.lock();
        let count = recent.push(change);
        self.any.send_replace(count);
    }
}

impl Handle {
    /// The newest version of each game, to listen to.
    pub fn feed(&self) -> &Feed {
        &self.feed
    }

    /// Looks for writes of other programs to the database, and notifies the listeners.
    pub async fn notice_others(&self) {
        if !self.feed.is_heard() {
            return;
        }
        let feed = Arc::clone(&self.feed);
        self.with_env(move |service, _| feed.notice(service)).await;
    }

    /// Runs a job of an adapter that has several questions at once, as a request: due alarms fire after it.
    ///
    /// # Errors
    /// [`NotRun::NotStored`] if its batch was rolled back, [`NotRun::Failed`] if it panicked or the worker has stopped.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, NotRun> {
        let job = as_request(self.is_degraded(), job);
        let done = self.with_env_for(None, "request", job);
        let done = done.await;
        self.due.notify_one();
        Ok(done?)
    }

    /// [`Handle::run`] for a player who asks from this place: it takes its turn among their requests, and counts for
    /// their limit.
    ///
    /// # Errors
    /// [`NotRun::TooMany`] if the player has asked too much, and those of [`Handle::run_in_turn`].
    pub async fn run_for<T: Send + 'static>(
        &self,
        player: &PlayerId,
        place: &Place,
        job: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, NotRun> {
        let asked = self
            .limits
            .lock()
            .ask(None, player.as_str(), Instant::now());
        asked.map_err(|limited| NotRun::TooMany(limited.wait))?;
        self.run_in_turn(player.as_str(), place, job).await
    }

    /// [`Handle::run`] for a client that asks from this place and has a limit of another kind. It takes its turn among
    /// their requests.
    ///
    /// # Errors
    /// [`NotRun::TooMany`] if the queue is full, and those of [`Handle::run`].
    pub async fn run_in_turn<T: Send + 'static>(
        &self,
        asker: &str,
        place: &Place,
        job: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, NotRun> {
        let server = server_text(place.server());
        let asker = Some((server.as_str(), asker));
        let job = as_request(self.is_degraded(), job);
        let done = self.with_env_for(asker, "request", job);
        let done = done.await;
        self.due.notify_one();
        Ok(done?)
    }

    /// Runs a job that only reads, where no move waits for it: on the worker for lookups, if there is one.
    ///
    /// # Errors
    /// Those of [`Handle::run`].
    pub async fn read<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, NotRun> {
        let done = match &self.reader {
            Some(reader) => ask(reader, None, self.watched("lookup", job)).await,
            None => self.with_env_for(None, "other", job).await,
        };
        Ok(done?)
    }
}

/// A job with the parts of every request: a heartbeat before it, so that an outage counts on no clock, and due alarms
/// after it.
fn as_request<T>(
    degraded: bool,
    job: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
) -> impl FnOnce(&mut Service, &Env) -> T + Send + 'static {
    move |service, env| {
        heartbeat(service, degraded, env);
        let done = job(service, env);
        if !degraded {
            run_due_alarms(service);
        }
        done
    }
}

/// The reason a job has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotRun {
    /// The player has asked too much, or the queue is full; the next request may come after this time.
    TooMany(Duration),
    /// Its batch was rolled back, so nothing was stored. Holds the id of the sentence that gives the reason.
    NotStored(&'static str),
    /// It panicked, or the worker has stopped.
    Failed,
}

impl From<WorkerError> for NotRun {
    fn from(error: WorkerError) -> Self {
        match error {
            WorkerError::Busy => Self::TooMany(QUEUE_FULL_RETRY_AFTER),
            WorkerError::Unstored(sentence) => Self::NotStored(sentence),
            WorkerError::Fault => Self::Failed,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::env;
    use crate::games::GameKind;
    use crate::runtime::Runtime;
    use crate::service::Server;
    use crate::service::api::action::Action;
    use crate::service::api::challenge::NewChallenge;
    use crate::service::api::values::SideChoice;
    use crate::service::boards::at_table;
    use crate::store::Store;
    use crate::watch::Monitor;

    fn asks(service: &mut Service, seat: usize, action: Action) {
        let user = at_table::usual_player(seat);
        let request = at_table::request(user, "console:1".to_owned(), action);
        assert_eq!(service.handle(&request, &env::now()), []);
    }

    /// Offers a game.
    fn offered(service: &mut Service) -> GameId {
        let offer = NewChallenge {
            kind: GameKind::KINGS_MATE,
            opponent: Some(at_table::usual_player(2)),
            side: SideChoice::Seat(0),
            ..NewChallenge::default()
        };
        asks(service, 1, Action::Challenge(offer));
        command::stored(service).1
    }

    fn accepted(service: &mut Service, game: GameId) {
        asks(service, 2, Action::Accept(game));
    }

    fn version(service: &Service, game: GameId) -> Version {
        command::version_of(service, game).unwrap()
    }

    fn service(at: &Path) -> Service {
        Service::new(Store::open(at).unwrap())
    }

    fn in_memory() -> Service {
        Service::new(Store::in_memory().unwrap())
    }

    #[test]
    fn every_listener_hears_the_newest_version_alone() {
        let (feed, mut service) = (Feed::default(), in_memory());
        let (one, other) = (offered(&mut service), offered(&mut service));
        feed.publish(&mut service);
        let mut listeners: Vec<_> = (0..100).map(|_| feed.listen(one)).collect();
        let (elsewhere, all) = (feed.listen(other), feed.listen_to_all());
        let before = version(&service, one);
        accepted(&mut service, one);
        let flushed = listeners.iter().any(|heard| heard.has_changed().unwrap());
        assert!(!flushed, "nothing is told before it is stored for good");
        feed.publish(&mut service);
        let text = "D2-D3".to_owned();
        let game = Some(one);
        asks(&mut service, 1, Action::Play { game, text });
        feed.publish(&mut service);
        let newest = version(&service, one);
        assert!(newest > before);
        for heard in &mut listeners {
            assert!(heard.has_changed().unwrap());
            assert_eq!(*heard.borrow_and_update(), newest, "and no version between");
            assert!(!heard.has_changed().unwrap());
        }
        assert!(!elsewhere.has_changed().unwrap());
        assert_eq!(*all.borrow(), 4, "two offers, then two changes of one game");
    }

    #[test]
    fn a_listener_of_all_games_learns_which_changed() {
        let (feed, mut service) = (Feed::default(), in_memory());
        let of = |seat: usize| {
            let player = at_table::usual_player(seat).id;
            move |changed: &ChangedGame| changed.players.contains(&player)
        };
        let all = feed.listen_to_all();
        let one = offered(&mut service);
        feed.publish(&mut service);
        let before = *all.borrow();
        assert!(feed.has_missed(0, of(2)), "who is invited is concerned");
        assert!(!feed.has_missed(0, of(3)));
        assert!(!feed.has_missed(before, |_| true), "nothing came after it");
        accepted(&mut service, one);
        feed.publish(&mut service);
        assert!(feed.has_missed(before, |changed| changed.game == one));
        assert!(!feed.has_missed(before, of(3)));
        feed.tell_all(None);
        assert!(
            feed.has_missed(before, |_| false),
            "another program's change"
        );
        let before = *all.borrow();
        let other = ChangedGame {
            game: one,
            version: Version(9),
            server: Server::named("console", "1"),
            players: BTreeSet::new(),
        };
        for _ in 0..=MAX_RECENT {
            feed.tell_all(Some(other.clone()));
        }
        assert!(feed.has_missed(before, |_| false), "some are kept no more");
        assert!(!feed.has_missed(before + 1, |_| false));
    }

    #[test]
    fn a_listener_that_goes_leaves_the_others_and_makes_room() {
        let (feed, mut service) = (Feed::default(), in_memory());
        let (one, other) = (offered(&mut service), offered(&mut service));
        feed.publish(&mut service);
        assert!(!feed.is_heard());
        let (goes, mut stays) = (feed.listen(one), feed.listen(one));
        drop(goes);
        assert!(feed.is_heard());
        accepted(&mut service, one);
        feed.publish(&mut service);
        assert_eq!(*stays.borrow_and_update(), version(&service, one));
        drop(stays);
        assert!(!feed.is_heard());
        let heard = feed.listen(other);
        assert_eq!(feed.games.lock().len(), 1);
        drop(heard);
        drop(feed.listen_to_all());
        assert!(!feed.is_heard());
    }

    #[test]
    fn what_another_program_wrote_is_told_once_it_is_noticed() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.db");
        let (feed, mut ours, mut theirs) = (Feed::default(), service(&path), service(&path));
        let game = offered(&mut ours);
        feed.publish(&mut ours);
        feed.notice(&ours);
        let (mut heard, mut sight) = (feed.listen(game), feed.listen_to_sight());
        feed.notice(&ours);
        assert!(!heard.has_changed().unwrap(), "nothing was written");
        accepted(&mut theirs, game);
        assert!(!heard.has_changed().unwrap());
        feed.notice(&ours);
        assert_eq!(*heard.borrow_and_update(), version(&theirs, game));
        // Access may have been revoked now.
        assert!(sight.has_changed().unwrap());
        sight.borrow_and_update();
        feed.notice(&ours);
        assert!(!heard.has_changed().unwrap() && !sight.has_changed().unwrap());
    }

    #[tokio::test]
    async fn nobody_hears_of_what_the_disk_undid() {
        let worker = Runtime::start(in_memory(), Monitor::default()).unwrap();
        let handle = worker.handle();
        let game = handle.run(|service, _| offered(service)).await.unwrap();
        let mut heard = handle.feed().listen(game);
        // Two jobs that come while the worker is busy share a batch.
        let release = handle.keep_busy().await;
        let (undone, _, ()) = tokio::join!(
            handle.run(move |service, _| {
                accepted(service, game);
                service.lose_batch().unwrap();
            }),
            handle.run(|_, _| ()),
            async { drop(release) },
        );
        assert_eq!(undone, Err(NotRun::NotStored("fault-disk")));
        let before = handle.run(move |service, _| version(service, game));
        let before = before.await.unwrap();
        let told = *heard.borrow_and_update();
        assert!(told == Version(0) || told == before, "{told:?}");
        let stored = handle.run(move |service, _| {
            accepted(service, game);
            version(service, game)
        });
        let stored = stored.await.unwrap();
        heard.changed().await.unwrap();
        assert_eq!(*heard.borrow(), stored);
        worker.stop().await;
    }
}
