//! The worker: one thread that owns the [`Service`], and the [`Handle`] through which async code asks it.
//!
//! The store has one owner, so there is no lock and no half-seen state. A panic in one request is
//! caught here and answered as a fault; the service keeps nothing beside its store, so it goes on.
//! This file must not know what is asked, nor through which transport.

use std::future::Future;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio::time::timeout;
use tracing::Span;

use crate::env;
use crate::play::{Env, Place, PlayerId, Timestamp};
use crate::service::Service;
use crate::service::ask::Request;
use crate::service::language::{Language, speaking};
use crate::service::places::Gone;
use crate::service::presence::{Pulse, ShardNote};
use crate::service::prose;
use crate::service::reply::{Delivered, Delivery, DeliveryId, Reply, Suggestion, Trim, Trimming};
use crate::store::StoreError;
use crate::watch::{Stopwatch, Watch};

/// How many requests may wait for the worker; who comes later waits to be let in.
const QUEUE: usize = 256;
/// How much may happen by itself before people are heard again.
const AT_ONCE: usize = 64;
/// How long the worker may take to end: a database that another program holds can keep it for longer.
const LEAVE: Duration = Duration::from_millis(900);

/// What the worker does next; `None` is the wish to stop.
type Job<S> = Option<Box<dyn FnOnce(&mut S) + Send>>;

/// The running worker.
#[derive(Debug)]
pub struct Runtime {
    handle: Handle,
    thread: thread::JoinHandle<()>,
}

/// A way to ask the worker. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Handle {
    jobs: mpsc::Sender<Job<Service>>,
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
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = thread::Builder::new()
            .name("service".to_owned())
            .spawn(move || work(service, queue))?;
        let (due, worn, parted) = Default::default();
        let handle = Handle {
            jobs,
            due,
            worn,
            parted,
            watch,
        };
        Ok(Self { handle, thread })
    }

    /// A way to ask the worker.
    pub fn handle(&self) -> Handle {
        self.handle.clone()
    }

    /// Finishes what was asked before this call, then ends the thread. Later requests meet a fault.
    /// A worker that does not come to its end soon is left: what it has not stored did not happen.
    pub async fn stop(self) {
        let ended = timeout(LEAVE, async move {
            if self.handle.jobs.send(None).await.is_err() {
                tracing::error!("the worker had ended before it was told to");
            }
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
    /// Answers one request; a fault is answered too.
    pub async fn handle(&self, request: Request) -> Vec<Reply> {
        let (who, place) = (request.who.id.clone(), request.place.clone());
        let program = request.standing.language;
        let parted = self.parted();
        let answered = self
            .with_env_for("request", move |service, env| {
                // Who can ask can reach the bot: what was missed before must count for no clock.
                here(service, parted, env);
                let replies = service.handle(&request, env);
                if !parted {
                    all_that_is_due(service);
                }
                replies
            })
            .await;
        self.due.notify_one();
        if let Some(replies) = answered {
            return replies;
        }
        tracing::error!(player = who.as_str(), place = place.as_str(), "fault");
        let language = self.language_with(who, program, place).await;
        vec![speaking(language, fault)]
    }

    /// Promised messages that are due at places whose name starts with `transport`, at most `most`.
    pub async fn due(&self, transport: &'static str, most: usize) -> Vec<Delivery> {
        self.with_env(move |service, env| service.due(transport, env, most))
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

    /// Messages that are to lose controls, at places whose name starts with `transport`; at most `most`.
    pub async fn trims(&self, transport: &'static str, most: usize) -> Vec<Trim> {
        self.with_env(move |service, env| service.trims(transport, env, most))
            .await
            .unwrap_or_default()
    }

    /// Waits until some more messages may be to lose controls.
    pub async fn something_worn(&self) {
        self.worn.notified().await;
    }

    /// Books that a message has so many controls left; whether it could be booked, as of what follows.
    pub async fn trimmed(&self, id: i64, left: usize) -> bool {
        self.book_trim(id, move |_| Trimming::Left(left)).await
    }

    /// Books that a message keeps its controls.
    pub async fn untrimmed(&self, id: i64) -> bool {
        self.book_trim(id, |_| Trimming::Never).await
    }

    /// Books that it is to be tried after this long to take controls from a message.
    pub async fn postpone_trim(&self, id: i64, wait: Duration) -> bool {
        let wait = i64::try_from(wait.as_millis()).unwrap_or(i64::MAX);
        let later = move |env: &Env| Trimming::Later(Timestamp(env.now.0.saturating_add(wait)));
        self.book_trim(id, later).await
    }

    /// Whether it could be booked.
    async fn book_trim(
        &self,
        id: i64,
        how: impl FnOnce(&Env) -> Trimming + Send + 'static,
    ) -> bool {
        let booked = self.with_env(move |service, env| service.trimmed(id, how(env)));
        let booked = booked.await.unwrap_or_default();
        // A thread may have waited for it to be put to sleep.
        self.due.notify_one();
        booked
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
        offers: impl FnOnce(&Service, &Env) -> Vec<Suggestion> + Send + 'static,
    ) -> Vec<Suggestion> {
        self.with_env_for("suggest", |service, env| offers(service, env))
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
        let asked = self.with_env(move |service, _| service.language_with(&who, program, &here));
        asked.await.or(program).unwrap_or_default()
    }

    /// Who is told what happens and how long it takes.
    pub fn watch(&self) -> &Watch {
        &self.watch
    }

    /// How much waits for the worker.
    pub fn queue(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    /// How the outbox to places whose name starts with `transport` moves; nothing when the worker has stopped.
    pub async fn pulse(&self, transport: &'static str) -> Option<Result<Pulse, StoreError>> {
        self.with_env(move |service, env| service.pulse(transport, env))
            .await
    }

    async fn with_env<T: Send + 'static>(
        &self,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Option<T> {
        self.with_env_for("other", wish).await
    }

    /// As [`Handle::with_env`], watched as work of this kind and logged within the asker's span.
    async fn with_env_for<T: Send + 'static>(
        &self,
        job: &'static str,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Option<T> {
        let (watch, span, waiting) = (self.watch.clone(), Span::current(), Stopwatch::start());
        let watched = move |service: &mut Service| {
            watch.waited(waiting.elapsed());
            let _working = Working(job, Stopwatch::start(), watch);
            span.in_scope(|| wish(service, &env::now()))
        };
        ask(&self.jobs, watched).await
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
    Reply::note(prose::sentences().text("fault", &[]))
}

/// Does jobs in order until told to stop or nobody is left to ask.
fn work<S>(mut state: S, mut queue: mpsc::Receiver<Job<S>>) {
    while let Some(Some(job)) = queue.blocking_recv() {
        // The panic hook has reported it by now; the asker sees its answer's sender gone.
        if catch_unwind(AssertUnwindSafe(|| job(&mut state))).is_err() {
            tracing::error!("a request panicked; the next one starts from the store");
        }
    }
}

/// Asks the worker; `None` when the request broke or the worker has stopped.
async fn ask<S, T: Send + 'static>(
    jobs: &mpsc::Sender<Job<S>>,
    wish: impl FnOnce(&mut S) -> T + Send + 'static,
) -> Option<T> {
    let (answer, answered) = oneshot::channel();
    let job: Job<S> = Some(Box::new(move |state| {
        // Who asked may have gone away meanwhile: nobody misses the answer then.
        drop(answer.send(wish(state)));
    }));
    jobs.send(job).await.ok()?;
    answered.await.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_panic_in_one_request_answers_nothing_and_the_next_is_served() {
        let (jobs, queue) = mpsc::channel(4);
        let thread = thread::spawn(move || work(1, queue));
        let broken = ask(&jobs, |n: &mut i32| -> i32 {
            *n += 1;
            panic!("broken")
        })
        .await;
        assert_eq!(broken, None);
        assert_eq!(ask(&jobs, |n| *n).await, Some(2));
        drop(jobs);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn stopping_finishes_what_was_asked_before_and_refuses_the_rest() {
        let (jobs, queue) = mpsc::channel(4);
        let thread = thread::spawn(move || work(0, queue));
        let before = ask(&jobs, |n: &mut i32| {
            *n = 7;
            *n
        });
        assert_eq!(before.await, Some(7));
        jobs.send(None).await.unwrap();
        thread.join().unwrap();
        assert_eq!(ask(&jobs, |n| *n).await, None);
    }
}
