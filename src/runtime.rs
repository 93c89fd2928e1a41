//! The worker: one thread that owns the [`Service`], and the [`Handle`] through which async code asks it.
//!
//! The store has one owner, so there is no lock and no half-seen state (`worker`). What waits goes in turns (`turns`),
//! nobody may ask for too much (`limits`), and several requests that wait share one flush of the disk: their answers
//! are let go after it.
//! This file must not know what is asked, nor through which transport.

mod limits;
mod turns;
mod worker;

use std::future::Future;
use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::Notify;
use tokio::time::{Instant, timeout};
use tracing::Span;

use crate::env;
use crate::play::{Env, Place, PlayerId, Timestamp};
use crate::runtime::limits::{Limits, TooMuch};
use crate::runtime::worker::{Asker, Door, NoAnswer, TOGETHER, ask, open};
use crate::service::Service;
use crate::service::ask::{Ask, Request};
use crate::service::deliveries::UnderWay;
use crate::service::language::{Language, speaking};
use crate::service::places::Gone;
use crate::service::presence::{Pulse, SessionRecord, ShardNote};
use crate::service::prose::{self, Arg};
use crate::service::reply::{
    Delivered, Delivery, DeliveryId, Reply, Suggestion, Text, Trim, Trimming,
};
use crate::store::StoreError;
use crate::watch::{Stopwatch, Watch};

/// How long who is not let in is asked to wait.
const BUSY: Duration = Duration::from_secs(5);
/// How much may happen by itself before people are heard again.
const AT_ONCE: usize = 64;
/// How long the worker may take to end: a database that another program holds can keep it for longer.
const LEAVE: Duration = Duration::from_millis(900);

/// The running worker.
#[derive(Debug)]
pub struct Runtime {
    handle: Handle,
    thread: thread::JoinHandle<()>,
}

/// A way to ask the worker. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Handle {
    door: Arc<Door>,
    /// Where lookups are made that take long.
    library: Option<Arc<Door>>,
    limits: Arc<Mutex<Limits>>,
    due: Arc<Notify>,
    worn: Arc<Notify>,
    /// Whether some people cannot reach the bot, though others can.
    parted: Arc<AtomicBool>,
    watch: Watch,
}

impl Runtime {
    /// Starts the thread that owns `service` from now on; `watch` is told how it works.
    ///
    /// # Errors
    /// When the operating system gives no thread.
    pub fn start(service: Service, watch: Watch) -> io::Result<Self> {
        let (door, thread) = open(("service", TOGETHER), service)?;
        let (limits, due, worn, parted) = Default::default();
        let handle = Handle {
            door,
            library: None,
            limits,
            due,
            worn,
            parted,
            watch,
        };
        Ok(Self { handle, thread })
    }

    /// Has lookups that take long made by a service of their own, which only looks, so that no move waits for them.
    ///
    /// # Errors
    /// When the operating system gives no thread.
    pub fn with_library(mut self, service: Service) -> io::Result<Self> {
        // It is left at its work when the program ends: nothing comes of it.
        let (library, _) = open(("library", 1), service)?;
        self.handle.library = Some(library);
        Ok(self)
    }

    /// A way to ask the worker.
    pub fn handle(&self) -> Handle {
        self.handle.clone()
    }

    /// Finishes what was asked before this call, then ends the thread. Later requests meet a fault.
    /// A worker that does not come to its end soon is left: what it has not stored did not happen.
    pub async fn stop(self) {
        let ended = timeout(LEAVE, async move {
            self.handle.door.close();
            tokio::task::spawn_blocking(move || self.thread.join()).await
        });
        match ended.await {
            Ok(Ok(Ok(()))) => {}
            Ok(_) => tracing::error!("the worker did not end in order"),
            Err(_) => tracing::warn!("the worker was left at its work"),
        }
    }
}

impl Handle {
    /// Answers one request; a fault is answered too. Who asks for too much is told so before anything is done;
    /// by what he types, once.
    pub async fn handle(&self, request: Request) -> Vec<Reply> {
        self.answer(request, None).await
    }

    /// As [`Handle::handle`], for a request that was made while the bot was not there and is read back.
    pub async fn handle_missed(&self, request: Request, said_at: Timestamp) -> Vec<Reply> {
        self.answer(request, Some(said_at)).await
    }

    async fn answer(&self, request: Request, missed: Option<Timestamp>) -> Vec<Reply> {
        let (who, place) = (request.who.id.clone(), request.place.clone());
        let program = request.standing.language;
        let asker = (place.house(), who.as_str());
        let chatter = is_chatter(&request.ask);
        // What people say to each other takes nothing from their server.
        let counted = (!chatter).then_some(asker.0);
        let asked = self.limits().ask((counted, asker.1), Instant::now());
        if let Err(TooMuch { wait, first }) = asked {
            tracing::debug!(
                player = who.as_str(),
                place = place.as_str(),
                "too much at once"
            );
            let typed = matches!(request.ask, Ask::Say { .. });
            let said = !typed || first && !chatter;
            return said.then(|| too_much(program, wait)).into_iter().collect();
        }
        let answered = match &self.library {
            Some(library) if request.ask.takes_long() => self.look_up(library, request).await,
            Some(_) | None => self.meet(request, missed).await,
        };
        self.due.notify_one();
        match answered {
            Ok(replies) => return replies,
            Err(NoAnswer::Busy) if chatter => return Vec::new(),
            Err(NoAnswer::Busy) => return vec![too_much(program, BUSY)],
            Err(NoAnswer::Unstored(why)) => {
                let language = self.language_with(who, program, place).await;
                return vec![speaking(language, || Reply::note(said(why)))];
            }
            Err(NoAnswer::Fault) => {}
        }
        tracing::error!(player = who.as_str(), place = place.as_str(), "fault");
        let language = self.language_with(who, program, place).await;
        vec![speaking(language, fault)]
    }

    async fn meet(
        &self,
        request: Request,
        missed: Option<Timestamp>,
    ) -> Result<Vec<Reply>, NoAnswer> {
        let parted = self.parted();
        let (place, who) = (request.place.clone(), request.who.id.clone());
        let asker = Some((place.house(), who.as_str()));
        let met = self.with_env_for(asker, "request", move |service, env| {
            // Who can ask can reach the bot: what was missed before must count for no clock.
            here(service, parted, env);
            let replies = match missed {
                Some(said_at) => service.handle_missed(request, said_at, env),
                None => service.handle_once(&request, env),
            };
            if !parted {
                all_that_is_due(service);
            }
            replies
        });
        met.await
    }

    /// As [`Handle::meet`]; the worker takes note of it, and goes on with others.
    async fn look_up(&self, library: &Door, request: Request) -> Result<Vec<Reply>, NoAnswer> {
        let parted = self.parted();
        let (place, who) = (request.place.clone(), request.who.id.clone());
        let asker = Some((place.house(), who.as_str()));
        let request = Arc::new(request);
        let asked = Arc::clone(&request);
        let noted = self.with_env_for(asker, "request", move |service, env| {
            if service.lost().is_some() {
                return Err(NoAnswer::Unstored("fault-lost"));
            }
            here(service, parted, env);
            service.note_asker(&asked, env);
            Ok(())
        });
        noted.await??;
        let look = self.watched("lookup", move |service, env| service.look(&request, env));
        ask(library, asker, look).await
    }

    fn limits(&self) -> MutexGuard<'_, Limits> {
        // What is in it is sound between any two lines.
        self.limits.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Promised messages that are due at places whose name starts with `transport`, at most `most`, beside those
    /// under way.
    pub async fn due(
        &self,
        transport: &'static str,
        most: usize,
        under_way: UnderWay,
    ) -> Vec<Delivery> {
        self.with_env(move |service, env| service.due_beside(transport, env, most, &under_way))
            .await
            .unwrap_or_default()
    }

    /// Notes whether some people cannot reach the bot, though others can: then no clock runs, and nothing happens by
    /// itself.
    pub fn part(&self, parted: bool) {
        self.parted.store(parted, Ordering::Relaxed);
    }

    fn parted(&self) -> bool {
        self.parted.load(Ordering::Relaxed)
    }

    /// Lets happen what is to happen by itself, and notes that the bot is there. To be called about once a second
    /// while all people can reach the bot, and not otherwise.
    pub async fn tick(&self) {
        let happened = self.with_env(|service, env| {
            service.beat(env);
            // A little at a time, so that nobody waits for it.
            service.look_through(env);
            all_that_is_due(service)
        });
        if happened.await.unwrap_or_default() {
            self.due.notify_one();
        }
    }

    /// Notes how the connections are.
    pub async fn note_shards(&self, shards: Vec<ShardNote>) {
        self.with_env(move |service, env| service.note_shards(&shards, env))
            .await
            .unwrap_or_default();
    }

    /// How far the shards were when that was saved last, and the messages and presses that were handled last, `most` of
    /// them.
    pub async fn sessions(&self, most: usize) -> (Vec<SessionRecord>, Vec<String>) {
        self.with_env(move |service, _| service.sessions(most))
            .await
            .unwrap_or_default()
    }

    /// Saves how far the shards are, of `count`, and which messages and presses were answered since. Returns whether that
    /// is stored.
    pub async fn save_sessions(
        &self,
        count: u32,
        records: Vec<SessionRecord>,
        answered: Vec<String>,
    ) -> bool {
        self.with_env(move |service, env| service.save_sessions(count, &records, &answered, env))
            .await
            .unwrap_or_default()
    }

    /// The places of a transport in which games are running; `None` where they cannot be told.
    pub async fn running_places(&self, transport: &'static str) -> Option<Vec<Place>> {
        let places = self.with_env(|service, _| service.running_places(transport));
        let places = places.await?;
        if let Err(error) = &places {
            tracing::error!(%error, "failed to list the places of running games");
        }
        places.ok()
    }

    /// Waits until something new may be due.
    pub async fn something_due(&self) {
        self.due.notified().await;
    }

    /// Books how a delivery went.
    pub async fn delivered(&self, id: DeliveryId, how: Delivered) {
        self.with_env(move |service, env| service.delivered(id, how, env))
            .await
            .unwrap_or_default();
        self.worn.notify_one();
    }

    /// Books how it went with messages that were to lose controls, and gives the next of them, at places whose name
    /// starts with `transport`; at most `most`. Where something could not be booked, none: it would be done again.
    pub async fn trims(
        &self,
        transport: &'static str,
        most: usize,
        done: Vec<(i64, Trimming)>,
    ) -> Option<Vec<Trim>> {
        let any = !done.is_empty();
        let next = self.with_env(move |service, env| {
            let mut booked = true;
            for (id, how) in done {
                booked &= service.trimmed(id, how, env);
            }
            booked.then(|| service.trims(transport, env, most))
        });
        let next = next.await.flatten();
        if any {
            // A thread may have waited for it to be put to sleep.
            self.due.notify_one();
        }
        next
    }

    /// Waits until some more messages may be to lose controls.
    pub async fn something_worn(&self) {
        self.worn.notified().await;
    }

    /// Says that a place, or a whole server, is gone or closed to the bot, and why.
    pub async fn place_closed(&self, gone: Gone, why: String) {
        let parted = self.parted();
        self.with_env(move |service, env| {
            here(service, parted, env);
            service.place_closed(&gone, &why, env);
        })
        .await
        .unwrap_or_default();
        self.due.notify_one();
    }

    /// Says which servers of a transport the bot is in: of those that are meant, these alone.
    pub async fn in_servers(
        &self,
        transport: &'static str,
        houses: Vec<String>,
        meant: impl Fn(&str) -> bool + Send + 'static,
    ) {
        self.with_env(move |service, env| service.in_servers(transport, &houses, meant, env))
            .await
            .unwrap_or_default();
    }

    /// Says that the bot is in a server.
    pub async fn entered_server(&self, house: String) {
        self.with_env(move |service, _| service.entered_server(&house))
            .await
            .unwrap_or_default();
    }

    /// Says that a player is not in the server of this place any more.
    pub async fn departed(&self, place: Place, player: PlayerId) {
        let parted = self.parted();
        self.with_env(move |service, env| {
            here(service, parted, env);
            service.departed(&place, &player, env);
        })
        .await
        .unwrap_or_default();
        self.due.notify_one();
    }

    /// Books that a delivery is to be tried again after this long.
    pub async fn postpone(&self, id: DeliveryId, wait: Duration) {
        let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
        self.with_env(move |service, env| {
            let at = Timestamp(env.now.0.saturating_add(wait));
            service.delivered(id, Delivered::Later(at), env);
        })
        .await
        .unwrap_or_default();
    }

    /// What autocomplete offers; nothing when the request broke or the worker has stopped.
    pub async fn suggest(
        &self,
        asker: (&str, &str),
        offers: impl FnOnce(&Service, &Env) -> Vec<Suggestion> + Send + 'static,
    ) -> Vec<Suggestion> {
        self.with_env_for(Some(asker), "suggest", |service, env| offers(service, env))
            .await
            .unwrap_or_default()
    }

    /// The language to answer somebody in whose own program speaks this one, if any.
    pub async fn language_with(
        &self,
        who: PlayerId,
        program: Option<Language>,
        here: Place,
    ) -> Language {
        let (house, asker) = (here.house().to_owned(), who.clone());
        let asker = Some((house.as_str(), asker.as_str()));
        let asked = self.with_env_for(asker, "other", move |service, _| {
            service.language_with(&who, program, &here)
        });
        asked.await.ok().or(program).unwrap_or_default()
    }

    /// Who is told what happens and how long it takes.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// How much waits for the worker.
    pub fn queue(&self) -> usize {
        self.door.waiting()
    }

    /// How the outbox to places whose name starts with `transport` moves; nothing when the worker has stopped.
    pub async fn pulse(&self, transport: &'static str) -> Option<Result<Pulse, StoreError>> {
        self.with_env(move |service, env| service.pulse(transport, env))
            .await
    }

    /// What became of the database while it was in use, if it is not what it was; nothing either when the worker has stopped.
    pub async fn lost(&self) -> Option<StoreError> {
        self.with_env(|service, _| service.lost()).await.flatten()
    }

    /// What the bot itself has to do.
    async fn with_env<T: Send + 'static>(
        &self,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Option<T> {
        self.with_env_for(None, "other", wish).await.ok()
    }

    async fn with_env_for<T: Send + 'static>(
        &self,
        asker: Asker<'_>,
        job: &'static str,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        ask(&self.door, asker, self.watched(job, wish)).await
    }

    /// The wish, watched as work of this kind and logged within the asker's span.
    fn watched<T>(
        &self,
        job: &'static str,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> impl FnOnce(&mut Service) -> T + Send + 'static {
        let (watch, span, waiting) = (self.watch.clone(), Span::current(), Stopwatch::start());
        move |service| {
            watch.waited(waiting.elapsed());
            let _working = Working(job, Stopwatch::start(), watch);
            span.in_scope(|| wish(service, &env::now()))
        }
    }
}

/// A piece of work in hand: tells how long it took, and whether it broke.
struct Working(&'static str, Stopwatch, Watch);

impl Drop for Working {
    fn drop(&mut self) {
        let Self(job, since, watch) = self;
        watch.worked(job, since.elapsed());
        if thread::panicking() {
            watch.fault();
        }
    }
}

/// Notes that the bot is there; or, where some cannot reach it, that it is not there for all.
fn here(service: &mut Service, parted: bool, env: &Env) {
    if parted {
        service.missed(env);
    } else {
        service.beat(env);
    }
}

/// Does all that is to happen by itself now, each thing with luck of its own; whether there was anything.
fn all_that_is_due(service: &mut Service) -> bool {
    let mut happened = false;
    for _ in 0..AT_ONCE {
        let env = env::now();
        // The clock may have jumped, or the machine slept, this very moment: that counts for nobody.
        service.beat(&env);
        if !service.tick(&env) {
            break;
        }
        happened = true;
    }
    happened
}

/// Comes when the operating system tells the program to end: Ctrl-C or SIGTERM.
///
/// # Errors
/// When the signals cannot be listened for.
pub fn told_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// The answer to a request in which something broke.
fn fault() -> Reply {
    Reply::note(said("fault"))
}

fn said(sentence: &str) -> Text {
    prose::sentences().text(sentence, &[])
}

/// Whether nobody expects an answer, so that there is none when too much is asked for.
fn is_chatter(ask: &Ask) -> bool {
    matches!(
        ask,
        Ask::Say {
            addressed: false,
            reply_to: None,
            ..
        }
    )
}

/// The answer to somebody who asks for too much; the store is not asked for his language.
fn too_much(program: Option<Language>, wait: Duration) -> Reply {
    let seconds = usize::try_from(wait.as_millis().div_ceil(1_000)).unwrap_or(usize::MAX);
    let said = || {
        let seconds = Arg::count(seconds);
        Reply::note(prose::sentences().text("too-much", &[("seconds", seconds)]))
    };
    speaking(program.unwrap_or_default(), said)
}
