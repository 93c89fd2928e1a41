//! The worker: one thread that owns the [`Service`], and the [`Handle`] through which async code asks it.
//!
//! The store has one owner, so there is no lock and no half-seen state. A panic in one request is
//! caught here and answered as a fault; the service keeps nothing beside its store, so it goes on.
//! What waits goes in turns (`turns`), nobody may ask for too much (`limits`), and several requests that wait share
//! one flush of the disk: their answers are let go after it.
//! This file must not know what is asked, nor through which transport.

mod limits;
mod turns;

use std::future::Future;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, timeout};

use crate::env;
use crate::play::{Env, Place, PlayerId, Timestamp};
use crate::runtime::limits::{Limits, TooMuch};
use crate::runtime::turns::Turns;
use crate::service::Service;
use crate::service::ask::{Ask, Request};
use crate::service::deliveries::UnderWay;
use crate::service::language::{Language, speaking};
use crate::service::places::Gone;
use crate::service::presence::ShardNote;
use crate::service::prose::{self, Arg};
use crate::service::reply::{Delivered, Delivery, DeliveryId, Reply, Suggestion, Trim, Trimming};

/// How many jobs reach the disk together at most.
const TOGETHER: usize = 32;
/// How long who is not let in is asked to wait.
const BUSY: Duration = Duration::from_secs(5);
/// How much may happen by itself before people are heard again.
const AT_ONCE: usize = 64;
/// How long the worker may take to end: a database that another program holds can keep it for longer.
const LEAVE: Duration = Duration::from_millis(900);

/// What the worker does next; it gives the answer, to be let go once what it tells of is on the disk.
type Job = Box<dyn FnOnce(&mut Service) -> Answer + Send>;
/// Lets an answer go; who waits for one that is dropped learns that nothing came of his wish.
type Answer = Box<dyn FnOnce() + Send>;

/// What waits for the worker.
#[derive(Default)]
struct Line {
    waiting: Mutex<Waiting>,
    something: Condvar,
}

#[derive(Default)]
struct Waiting {
    turns: Turns<Job>,
    /// Nothing is let in any more.
    closed: bool,
}

impl Line {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // What is in it is sound between any two lines.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets nothing in any more.
    fn close(&self) {
        self.waiting().closed = true;
        self.something.notify_all();
    }

    /// What is to be done next, at most [`TOGETHER`]; nothing more when the line is closed and empty.
    fn next(&self) -> Option<Vec<Job>> {
        let mut waiting = self.waiting();
        loop {
            let jobs = std::iter::from_fn(|| waiting.turns.next());
            let jobs: Vec<Job> = jobs.take(TOGETHER).collect();
            if !jobs.is_empty() {
                return Some(jobs);
            }
            if waiting.closed {
                return None;
            }
            let woken = self.something.wait(waiting);
            waiting = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// The way into the line; with the last of them gone it is closed.
struct Door(Arc<Line>);

impl Drop for Door {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl std::fmt::Debug for Door {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Door")
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NoAnswer {
    /// The request broke, or the worker has stopped.
    Fault,
    /// Too much waits already.
    Busy,
}

/// Who has a wish: his server and himself; nobody for what the bot itself has to do.
type Asker<'a> = Option<(&'a str, &'a str)>;

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
    limits: Arc<Mutex<Limits>>,
    due: Arc<Notify>,
    worn: Arc<Notify>,
    /// Whether some people cannot reach the bot, though others can.
    parted: Arc<AtomicBool>,
}

impl Runtime {
    /// Starts the thread that owns `service` from now on.
    ///
    /// # Errors
    /// When the operating system gives no thread.
    pub fn start(service: Service) -> io::Result<Self> {
        let (door, thread) = open(service)?;
        let (limits, due, worn, parted) = Default::default();
        let handle = Handle {
            door,
            limits,
            due,
            worn,
            parted,
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
            self.handle.door.0.close();
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
        let (who, place) = (request.who.id.clone(), request.place.clone());
        let program = request.standing.language;
        let asker = (place.house(), who.as_str());
        let asked = self.limits().ask(asker, Instant::now());
        if let Err(TooMuch { wait, first }) = asked {
            tracing::debug!(
                player = who.as_str(),
                place = place.as_str(),
                "too much at once"
            );
            let typed = matches!(request.ask, Ask::Say { .. });
            let said = !typed || first && !is_chatter(&request.ask);
            return said.then(|| too_much(program, wait)).into_iter().collect();
        }
        let chatter = is_chatter(&request.ask);
        let parted = self.parted();
        let answered = self
            .with_env_for(Some(asker), move |service, env| {
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
        match answered {
            Ok(replies) => return replies,
            Err(NoAnswer::Busy) if chatter => return Vec::new(),
            Err(NoAnswer::Busy) => return vec![too_much(program, BUSY)],
            Err(NoAnswer::Fault) => {}
        }
        tracing::error!(player = who.as_str(), place = place.as_str(), "fault");
        let language = self.language_with(who, program, place).await;
        vec![speaking(language, fault)]
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
        asker: (&str, &str),
        offers: impl FnOnce(&Service, &Env) -> Vec<Suggestion> + Send + 'static,
    ) -> Vec<Suggestion> {
        self.with_env_for(Some(asker), |service, env| offers(service, env))
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
        let asked = self.with_env_for(asker, move |service, _| {
            service.language_with(&who, program, &here)
        });
        asked.await.ok().or(program).unwrap_or_default()
    }

    /// What the bot itself has to do.
    async fn with_env<T: Send + 'static>(
        &self,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Option<T> {
        self.with_env_for(None, wish).await.ok()
    }

    async fn with_env_for<T: Send + 'static>(
        &self,
        asker: Asker<'_>,
        wish: impl FnOnce(&mut Service, &Env) -> T + Send + 'static,
    ) -> Result<T, NoAnswer> {
        ask(&self.door, asker, move |service| wish(service, &env::now())).await
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
        if !service.tick(&env::now()) {
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

/// Starts the worker.
fn open(service: Service) -> io::Result<(Arc<Door>, thread::JoinHandle<()>)> {
    let line = Arc::new(Line::default());
    let door = Arc::new(Door(Arc::clone(&line)));
    let named = thread::Builder::new().name("service".to_owned());
    let thread = named.spawn(move || work(service, &line))?;
    Ok((door, thread))
}

/// Does what waits until the line is closed.
fn work(mut service: Service, line: &Line) {
    while let Some(mut jobs) = line.next() {
        // One by itself goes to the disk as it always does; several go together, and share the wait for it.
        if jobs.len() == 1 || !service.gather() {
            for answer in jobs.into_iter().filter_map(|job| tried(job, &mut service)) {
                answer();
            }
            continue;
        }
        let mut held = Vec::new();
        let mut rest = jobs.drain(..);
        for job in rest.by_ref() {
            held.extend(tried(job, &mut service));
            if !service.gathers() {
                // All of it is undone. The last one knows, and says why.
                let last = held.pop();
                held.clear();
                held.extend(last);
                break;
            }
        }
        if service.gathers() && !service.keep() {
            held.clear();
        }
        for answer in held {
            answer();
        }
        for answer in rest.filter_map(|job| tried(job, &mut service)) {
            answer();
        }
    }
}

/// Does one job; nothing when it breaks, so that who asked sees his answer gone.
fn tried(job: Job, service: &mut Service) -> Option<Answer> {
    // The panic hook has reported it by now.
    let done = catch_unwind(AssertUnwindSafe(|| job(service)));
    if done.is_err() {
        tracing::error!("a request panicked; the next one starts from the store");
    }
    done.ok()
}

/// Asks the worker.
async fn ask<T: Send + 'static>(
    door: &Door,
    asker: Asker<'_>,
    wish: impl FnOnce(&mut Service) -> T + Send + 'static,
) -> Result<T, NoAnswer> {
    let (answer, answered) = oneshot::channel();
    let job: Job = Box::new(move |service| {
        let done = wish(service);
        // Who asked may have gone away meanwhile: nobody misses the answer then.
        Box::new(move || drop(answer.send(done)))
    });
    {
        let mut waiting = door.0.waiting();
        if waiting.closed {
            return Err(NoAnswer::Fault);
        }
        match asker {
            None => waiting.turns.push_own(job),
            Some(asker) => {
                let let_in = waiting.turns.push(asker, job);
                let_in.map_err(|_| NoAnswer::Busy)?;
            }
        }
    }
    door.0.something.notify_one();
    answered.await.map_err(|_| NoAnswer::Fault)
}

#[cfg(test)]
mod tests {
    use crate::store::Store;

    use super::*;

    fn service() -> Service {
        Service::new(Store::in_memory().unwrap())
    }

    #[tokio::test]
    async fn a_panic_in_one_request_answers_nothing_and_the_next_is_served() {
        let (door, thread) = open(service()).unwrap();
        let broken = ask(&door, None, |_| -> i32 { panic!("broken") }).await;
        assert_eq!(broken, Err(NoAnswer::Fault));
        assert_eq!(ask(&door, None, |_| 2).await, Ok(2));
        drop(door);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn stopping_finishes_what_was_asked_before_and_refuses_the_rest() {
        let (door, thread) = open(service()).unwrap();
        assert_eq!(ask(&door, None, |_| 7).await, Ok(7));
        door.0.close();
        thread.join().unwrap();
        assert_eq!(ask(&door, None, |_| 7).await, Err(NoAnswer::Fault));
    }
}
