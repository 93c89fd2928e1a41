//! The worker: one thread that owns the [`Service`], and the [`Handle`] through which async code asks it.
//!
//! The store has one owner, so there is no lock and no half-seen state (`worker`). Waiting requests are scheduled
//! fairly (`turns`) and limited by user and by server (`limits`). Several of them share one commit, and their replies
//! are sent after it. This file knows no request's content and no transport.

mod answers;
pub mod backoff;
pub mod feed;
pub mod film_turns;
mod hooks;
pub mod limits;
pub mod line_origin;
pub mod priority;
mod roles;
mod server_names;
pub mod signals;
mod thinkers;
mod turns;
mod worker;

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::Notify;
use tokio::time::{Instant, timeout};
use tracing::Span;

use crate::env;
use crate::play::{Env, Place, PlayerId, Timestamp};
use crate::runtime::feed::Feed;
use crate::runtime::limits::{RateLimited, RequestLimits};
use crate::runtime::line_origin::LineOrigin;
use crate::runtime::server_names::ServerNames;
use crate::runtime::thinkers::Thinkers;
use crate::runtime::worker::{
    MAX_BATCH, RequesterKey, WorkerError, WorkerHandle, ask, end_lookups, open, submit,
};
use crate::service::api::action::{Action, Request};
use crate::service::api::delivery::{
    ControlsEdit, ControlsEditOutcome, Delivery, DeliveryId, DeliveryOutcome,
};
use crate::service::api::places::LostPlace;
use crate::service::api::reply::Reply;
use crate::service::api::values::Suggestion;
use crate::service::background::build_delivery::InFlight;
use crate::service::background::{thoughts, valid_controls};
use crate::service::lookup::languages;
use crate::service::operator::status::{OutboxStatus, SessionRecord, ShardRecord};
use crate::service::operator::{quarantine, status};
use crate::service::servers::places;
use crate::service::words::catalogue::{self, TextArg};
use crate::service::words::language::{Language, with_language};
use crate::service::words::text::Text;
use crate::service::{Service, ServiceOptions};
use crate::store::{Store, StoreError, place_text, server_text};
use crate::watch::{Monitor, Stopwatch};

/// Retry-after for a request refused because the queue is full.
const QUEUE_FULL_RETRY_AFTER: Duration = Duration::from_secs(5);
/// Alarms fired per pass before requests are served again.
const MAX_ALARMS_PER_PASS: usize = 64;
/// Time limit for the worker to end: a database held by another program can keep it for longer.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_millis(900);

/// The running worker.
#[derive(Debug)]
pub struct Runtime {
    handle: Handle,
    thread: thread::JoinHandle<()>,
    options: ServiceOptions,
    reader: Option<thread::JoinHandle<()>>,
}

/// A handle for requests to the worker. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Handle {
    worker: Arc<WorkerHandle>,
    /// The worker for slow lookups.
    reader: Option<Arc<WorkerHandle>>,
    limits: Arc<Mutex<RequestLimits>>,
    due: Arc<Notify>,
    stale: Arc<Notify>,
    /// `true` if some shards are down, so that some users cannot reach the bot.
    degraded: Arc<AtomicBool>,
    thinkers: Arc<Thinkers>,
    feed: Arc<Feed>,
    names: Arc<ServerNames>,
    watch: Monitor,
}

impl Runtime {
    /// Starts the thread that owns `service` from now on. `watch` receives its measurements.
    ///
    /// # Errors
    /// The `io::Error` of a thread that cannot be started.
    pub fn start(service: Service, watch: Monitor) -> io::Result<Self> {
        let feed = Arc::new(Feed::default());
        let tells = Arc::clone(&feed);
        let stored = move |service: &mut Service| tells.publish(service);
        let options = service.options().clone();
        let (worker, thread) = open("service", MAX_BATCH, service, stored)?;
        let (limits, due, stale, degraded, thinkers, names) = Default::default();
        let handle = Handle {
            worker,
            reader: None,
            limits,
            due,
            stale,
            degraded,
            thinkers,
            feed,
            names,
            watch,
        };
        Ok(Self {
            handle,
            thread,
            options,
            reader: None,
        })
    }

    /// Starts it on a database in memory: for tests of adapters, which know no store.
    #[cfg(test)]
    pub(crate) fn in_memory() -> Self {
        let store = Store::in_memory().expect("a database fits into memory");
        Self::start(Service::new(store), Monitor::default()).expect("a thread starts")
    }

    /// Gives slow lookups a worker of their own on this read-only store, so that no move waits for them. It has the
    /// options of the service: an analysis, for one, is found by the budget with which it was made.
    ///
    /// # Errors
    /// The `io::Error` of a thread that cannot be started.
    pub fn with_reader(mut self, store: Store) -> io::Result<Self> {
        let options = self.options.clone();
        let service = Service::new(store).configured(|own| *own = options);
        let (reader, thread) = open("reader", 1, service, |_| {})?;
        self.reader = Some(thread);
        // If a move and a lookup want the same processor, the move comes first.
        drop(submit(&reader, None, |_| priority::behind_moves()));
        self.handle.reader = Some(reader);
        Ok(self)
    }

    /// Starts this number of threads on which the computers of a transport choose their moves.
    ///
    /// # Errors
    /// The `io::Error` of a thread that cannot be started.
    pub fn with_thinkers(self, transport: &'static str, threads: u16) -> io::Result<Self> {
        let thinkers = &self.handle.thinkers;
        thinkers.start(&self.handle, transport, threads)?;
        Ok(self)
    }

    /// A handle for requests to the worker.
    pub fn handle(&self) -> Handle {
        self.handle.clone()
    }

    /// Finishes the requests made before this call, then ends the thread. Later requests fail. A worker that does not
    /// end in time is abandoned: a request that is not stored has not happened.
    pub async fn stop(self) {
        let (handle, thread, reader) = (self.handle, self.thread, self.reader);
        let ended = timeout(SHUTDOWN_TIMEOUT, async move {
            handle.thinkers.close();
            if let Some(reader) = &handle.reader {
                reader.abandon();
            }
            handle.worker.close();
            tokio::task::spawn_blocking(move || thread.join()).await
        });
        match ended.await {
            Ok(Ok(Ok(()))) => {}
            Ok(_) => tracing::error!("worker panicked at shutdown"),
            Err(_) => tracing::warn!("worker abandoned at shutdown"),
        }
        if let Some(reader) = reader {
            end_lookups(reader).await;
        }
    }
}

impl Handle {
    /// Answers one request; a fault is answered too. A rate-limited request is refused before any work. Refused typed
    /// lines get one reply in a row.
    pub async fn handle(&self, request: Request) -> Vec<Reply> {
        self.handle_line(request, LineOrigin::Live).await
    }

    /// [`Handle::handle`] for a typed line.
    pub async fn handle_line(&self, request: Request, origin: LineOrigin) -> Vec<Reply> {
        let (player_id, place) = (request.user.id.clone(), request.place.clone());
        let program = request.access.language;
        let server = server_text(place.server());
        let asker = (server.as_str(), player_id.as_str());
        let chatter = is_chatter(&request.action);
        // Chatter does not count against the server's rate limit.
        let counted = (!chatter).then_some(asker.0);
        let asked = self.limits.lock().ask(counted, asker.1, Instant::now());
        if let Err(RateLimited { wait, first }) = asked {
            tracing::debug!(
                player = player_id.as_str(),
                place = place_text(&place),
                "request rate-limited"
            );
            let typed = matches!(request.action, Action::Chat { .. });
            let said = !typed || first && !chatter;
            return said.then(|| too_much(program, wait)).into_iter().collect();
        }
        let answered = match &self.reader {
            Some(reader) if request.action.is_slow_lookup() => {
                self.run_on_reader(reader, request).await
            }
            Some(_) | None => self.run_on_worker(request, origin).await,
        };
        self.due.notify_one();
        match answered {
            Ok(replies) => return replies,
            Err(WorkerError::Busy) if chatter => return Vec::new(),
            Err(WorkerError::Busy) => return vec![too_much(program, QUEUE_FULL_RETRY_AFTER)],
            Err(WorkerError::Unstored(why)) => {
                let language = self.language_with(player_id, program, place).await;
                return vec![with_language(language, || Reply::note(said(why)))];
            }
            Err(WorkerError::Fault) => {}
        }
        tracing::error!(
            player = player_id.as_str(),
            place = place_text(&place),
            "fault"
        );
        let language = self.language_with(player_id, program, place).await;
        vec![with_language(language, fault)]
    }

    async fn run_on_worker(
        &self,
        request: Request,
        origin: LineOrigin,
    ) -> Result<Vec<Reply>, WorkerError> {
        let degraded = self.is_degraded();
        let (server, player) = (server_text(request.place.server()), request.user.id.clone());
        let asker = Some((server.as_str(), player.as_str()));
        let met = self.with_env_for(asker, "request", move |service, env| {
            // A user who asks can reach the bot: an outage before this must count on no clock.
            heartbeat(service, degraded, env);
            let replies = match origin {
                LineOrigin::Live => service.handle_once(&request, env),
                LineOrigin::Missed(said_at) => service.handle_missed(request, said_at, env),
                LineOrigin::EditOf(written) => service.handle_edited(&request, written, env),
            };
            if !degraded {
                run_due_alarms(service);
            }
            replies
        });
        met.await
    }

    /// Runs a slow lookup on its own worker. This worker only records the request.
    async fn run_on_reader(
        &self,
        reader: &WorkerHandle,
        request: Request,
    ) -> Result<Vec<Reply>, WorkerError> {
        let degraded = self.is_degraded();
        let (server, player) = (server_text(request.place.server()), request.user.id.clone());
        let asker = Some((server.as_str(), player.as_str()));
        let request = Arc::new(request);
        let asked = Arc::clone(&request);
        let noted = self.with_env_for(asker, "request", move |service, env| {
            if service.lost().is_some() {
                return Err(WorkerError::Unstored("fault-lost"));
            }
            heartbeat(service, degraded, env);
            service.note_requester(&asked, env);
            Ok(())
        });
        noted.await??;
        let look = self.watched("lookup", move |service, env| service.look(&request, env));
        ask(reader, asker, look).await
    }

    /// Due outbox messages at places with this prefix, at most `most`, without those under way.
    pub async fn due(
        &self,
        transport: &'static str,
        most: usize,
        under_way: InFlight,
    ) -> Vec<Delivery> {
        self.with_env(move |service, env| service.due_excluding(transport, env, most, &under_way))
            .await
            .unwrap_or_default()
    }

    /// Records whether some shards are down. While they are, no clock runs and no alarm fires.
    pub fn set_degraded(&self, degraded: bool) {
        self.degraded.store(degraded, Ordering::Relaxed);
    }

    fn is_degraded(&self) -> bool {
        self.degraded.load(Ordering::Relaxed)
    }

    /// Runs due alarms and records a heartbeat. Call it about once a second while all shards are connected, and not
    /// otherwise.
    pub async fn tick(&self) {
        let happened = self.with_env(|service, env| {
            service.heartbeat(env);
            // A few at a time, so that no request waits for them.
            quarantine::scan_for_damage(service, env);
            let told = thoughts::tell_waiting(service, env);
            run_due_alarms(service) || told
        });
        if happened.await.unwrap_or_default() {
            self.due.notify_one();
        }
    }

    /// Records the state of the shard connections.
    pub async fn note_shards(&self, shards: Vec<ShardRecord>) {
        self.with_env(move |service, env| status::note_shards(service, &shards, env))
            .await
            .unwrap_or_default();
    }

    /// The last saved progress of the shards, and the `most` last handled messages and interactions.
    pub async fn sessions(&self, most: usize) -> (Vec<SessionRecord>, Vec<String>) {
        self.with_env(move |service, _| status::sessions(service, most))
            .await
            .unwrap_or_default()
    }

    /// Saves the progress of the shards, of `count`, and the messages and interactions answered since. Returns `true`
    /// once stored.
    pub async fn save_sessions(
        &self,
        count: u32,
        records: Vec<SessionRecord>,
        answered: Vec<String>,
    ) -> bool {
        self.with_env(move |service, env| {
            status::save_sessions(service, count, &records, &answered, env)
        })
        .await
        .unwrap_or_default()
    }

    /// The places of a transport with open challenges, running games or open ladders; `None` if the lookup failed.
    pub async fn unfinished_places(&self, transport: &'static str) -> Option<Vec<Place>> {
        // With many games the list takes a while: no move waits for it.
        let places = self.read(|service, _| status::unfinished_places(service, transport));
        let places = places.await.ok()?;
        if let Err(error) = &places {
            tracing::error!(%error, "failed to list the places of unfinished games");
        }
        places.ok()
    }

    /// Waits until something new may be due.
    pub async fn delivery_pending(&self) {
        self.due.notified().await;
    }

    /// Records the outcome of a delivery. Returns `false` if that is not on disk.
    pub async fn delivered(&self, id: DeliveryId, how: DeliveryOutcome) -> bool {
        let booked = self.with_env(move |service, env| service.delivered(id, how, env));
        let booked = booked.await.unwrap_or_default();
        self.stale.notify_one();
        booked
    }

    /// Records finished control edits and returns the next batch, at most `most`, of places with this prefix. Returns
    /// `None` if an edit could not be recorded: it would be made again.
    pub async fn controls_edits(
        &self,
        transport: &'static str,
        most: usize,
        done: Vec<(i64, ControlsEditOutcome)>,
    ) -> Option<Vec<ControlsEdit>> {
        let any = !done.is_empty();
        let next = self.with_env(move |service, env| {
            let mut booked = true;
            for (id, how) in done {
                booked &= valid_controls::settle_controls_edit(service, id, how, env);
            }
            booked.then(|| valid_controls::controls_edits_due(service, transport, env, most))
        });
        let next = next.await.flatten();
        if any {
            // The archiving of a thread may have waited for an edit.
            self.due.notify_one();
        }
        next
    }

    /// Waits until stale controls may be due for removal.
    pub async fn controls_edits_pending(&self) {
        self.stale.notified().await;
    }

    /// Reports a channel or server the bot has lost, with the reason.
    pub async fn place_closed(&self, gone: LostPlace, why: String) {
        let degraded = self.is_degraded();
        self.with_env(move |service, env| {
            heartbeat(service, degraded, env);
            places::place_closed(service, &gone, &why, env);
        })
        .await
        .unwrap_or_default();
        self.due.notify_one();
    }

    /// Reports a player who has left the server of this place.
    pub async fn departed(&self, place: Place, player: PlayerId) {
        let degraded = self.is_degraded();
        self.with_env(move |service, env| {
            heartbeat(service, degraded, env);
            places::member_left(service, &place, &player, env);
        })
        .await
        .unwrap_or_default();
        self.due.notify_one();
    }

    /// Postpones a delivery by this long.
    pub async fn postpone(&self, id: DeliveryId, wait: Duration) {
        let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
        self.with_env(move |service, env| {
            let at = Timestamp(env.now.0.saturating_add(wait));
            service.delivered(id, DeliveryOutcome::Later(at), env);
        })
        .await
        .unwrap_or_default();
    }

    /// Completions for an option; none if the request failed or the worker has stopped.
    pub async fn suggest(
        &self,
        asker: (&str, &str),
        offers: impl FnOnce(&Service, &Env) -> Vec<Suggestion> + Send + 'static,
    ) -> Vec<Suggestion> {
        self.with_env_for(Some(asker), "suggest", |service, env| offers(service, env))
            .await
            .unwrap_or_default()
    }

    /// The language for a user whose client has this one, if any.
    pub async fn language_with(
        &self,
        player: PlayerId,
        program: Option<Language>,
        here: Place,
    ) -> Language {
        let (server, asker) = (server_text(here.server()), player.clone());
        let asker = Some((server.as_str(), asker.as_str()));
        let asked = self.with_env_for(asker, "other", move |service, _| {
            languages::language_with(service, &player, program, &here)
        });
        asked.await.ok().or(program).unwrap_or_default()
    }

    /// The monitor that receives measurements.
    pub fn watch(&self) -> &Monitor {
        &self.watch
    }

    /// Keeps the worker busy until the returned sender is dropped.
    #[cfg(test)]
    pub(crate) async fn keep_busy(&self) -> std::sync::mpsc::Sender<()> {
        worker::keep_busy(&self.worker).await
    }

    /// The number of requests waiting for the worker.
    pub fn queue(&self) -> usize {
        self.worker.waiting()
    }

    /// The status of the outbox to places with this prefix; `None` if the worker has stopped.
    pub async fn outbox_status(
        &self,
        transport: &'static str,
    ) -> Option<Result<OutboxStatus, StoreError>> {
        self.with_env(move |service, env| status::pulse(service, transport, env))
            .await
    }

    /// The loss of the database while it was in use; `None` if it is intact, or if the worker has stopped.
    pub async fn lost(&self) -> Option<StoreError> {
        self.with_env(|service, _| service.lost()).await.flatten()
    }

    /// Runs an internal job.
    async fn with_env<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Option<T> {
        self.with_env_for(None, "other", job).await.ok()
    }

    async fn with_env_for<T: Send + 'static>(
        &self,
        asker: RequesterKey<'_>,
        job: &'static str,
        work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, WorkerError> {
        ask(&self.worker, asker, self.followed(job, work)).await
    }

    /// Wraps a job: it is timed under this kind and logged within the caller's span.
    fn watched<T>(
        &self,
        job: &'static str,
        work: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> impl FnOnce(&mut Service) -> T + Send + 'static {
        let (watch, span, waiting) = (self.watch.clone(), Span::current(), Stopwatch::start());
        move |service| {
            watch.waited(waiting.elapsed());
            let _working = WorkTimer(job, Stopwatch::start(), watch);
            span.in_scope(|| work(service, &env::now()))
        }
    }
}

/// A job under way: records its duration, and whether it panicked.
struct WorkTimer(&'static str, Stopwatch, Monitor);

impl Drop for WorkTimer {
    fn drop(&mut self) {
        let Self(job, since, watch) = self;
        watch.worked(job, since.elapsed());
        if thread::panicking() {
            watch.fault();
        }
    }
}

/// Records a heartbeat, or an outage if some shards are down.
fn heartbeat(service: &mut Service, degraded: bool, env: &Env) {
    if degraded {
        service.heartbeat_after_outage(env);
    } else {
        service.heartbeat(env);
    }
}

/// Runs all due alarms. A failure of one does not stop the others. Returns `true` if there was any.
fn run_due_alarms(service: &mut Service) -> bool {
    let mut happened = false;
    for _ in 0..MAX_ALARMS_PER_PASS {
        let env = env::now();
        // The clock may have jumped, or the machine slept, just now: that counts on no player's clock.
        service.heartbeat(&env);
        if !service.run_next_alarm(&env) {
            break;
        }
        happened = true;
    }
    happened
}

/// The reply to a request that panicked.
fn fault() -> Reply {
    Reply::note(said("fault"))
}

fn said(sentence: &str) -> Text {
    catalogue::sentences().text(sentence, &[])
}

/// Returns `true` for chatter, which gets no reply when refused.
fn is_chatter(action: &Action) -> bool {
    matches!(
        action,
        Action::Chat {
            addressed: false,
            reply_to: None,
            ..
        }
    )
}

/// The reply to a rate-limited request; the store is not asked for the user's language.
fn too_much(program: Option<Language>, wait: Duration) -> Reply {
    let seconds = usize::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(usize::MAX);
    let said = || {
        let seconds = TextArg::count(seconds);
        Reply::note(catalogue::sentences().text("too-much", &[("seconds", seconds)]))
    };
    with_language(program.unwrap_or_default(), said)
}
