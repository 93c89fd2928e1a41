//! The worker thread and its job queue: jobs run in batches, and each reply is sent once its batch is on disk.
//!
//! A panic in one request is caught here and answered as a fault. The service keeps no state outside its store, so it
//! continues.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use parking_lot::{Condvar, Mutex};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::runtime::turns::FairQueue;
use crate::service::Service;

/// Most jobs in one batch.
pub(super) const MAX_BATCH: usize = 64;
/// Time limit at shutdown for the lookup in hand.
const LOOKUP_TIMEOUT: Duration = Duration::from_millis(300);
/// A job of the worker. It returns the reply, to be sent once the batch is on disk.
type Job = Box<dyn FnOnce(&mut Service) -> Respond + Send>;
/// Sends a reply, or a refusal if the batch could not be stored.
type Respond = Box<dyn FnOnce(BatchOutcome) + Send>;

/// The outcome of a batch: on disk, or not.
#[derive(Clone, Copy)]
enum BatchOutcome {
    Yes,
    /// No; holds the id of the sentence that gives the reason.
    No(&'static str),
}

/// The jobs waiting for the worker.
#[derive(Default)]
struct JobQueue {
    waiting: Mutex<QueueState>,
    something: Condvar,
    /// Most jobs in one batch.
    together: usize,
}

#[derive(Default)]
struct QueueState {
    turns: FairQueue<Job>,
    /// No more jobs are accepted.
    closed: bool,
}

impl JobQueue {
    /// Accepts no more jobs.
    fn close(&self) {
        self.waiting.lock().closed = true;
        self.something.notify_all();
    }

    /// The next batch; `None` once the queue is closed and empty.
    fn next(&self) -> Option<Vec<Job>> {
        let mut waiting = self.waiting.lock();
        loop {
            let jobs = std::iter::from_fn(|| waiting.turns.next());
            let jobs: Vec<Job> = jobs.take(self.together).collect();
            if !jobs.is_empty() {
                return Some(jobs);
            }
            if waiting.closed {
                return None;
            }
            self.something.wait(&mut waiting);
        }
    }
}

/// Access to the queue, which closes when the last of these is dropped.
pub(super) struct WorkerHandle(Arc<JobQueue>);

impl WorkerHandle {
    /// Accepts no more jobs; waiting ones still run.
    pub(super) fn close(&self) {
        self.0.close();
    }

    /// Accepts no more jobs, and forgets the waiting ones.
    pub(super) fn abandon(&self) {
        self.0.waiting.lock().turns = FairQueue::default();
        self.close();
    }

    /// The number of waiting jobs.
    pub(super) fn waiting(&self) -> usize {
        self.0.waiting.lock().turns.count()
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl std::fmt::Debug for WorkerHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("WorkerHandle")
    }
}

/// The reason a request has no reply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WorkerError {
    /// The request panicked, or the worker has stopped.
    Fault,
    /// The queue is full.
    Busy,
    /// Its batch was rolled back, so nothing was stored. Holds the id of the sentence that gives the reason.
    Unstored(&'static str),
}

/// The server and user of a job; `None` for an internal job.
pub(super) type RequesterKey<'a> = Option<(&'a str, &'a str)>;

/// Starts a worker with batches of at most this many jobs. It calls `stored` after each batch, once that is on disk.
pub(super) fn open(
    name: &str,
    together: usize,
    service: Service,
    stored: impl FnMut(&mut Service) + Send + 'static,
) -> io::Result<(Arc<WorkerHandle>, thread::JoinHandle<()>)> {
    let line = Arc::new(JobQueue {
        together,
        ..JobQueue::default()
    });
    let worker = Arc::new(WorkerHandle(Arc::clone(&line)));
    let named = thread::Builder::new().name(name.to_owned());
    let thread = named.spawn(move || work(service, &line, stored))?;
    Ok((worker, thread))
}

/// Waits until the thread of lookups has closed its database. A long lookup is abandoned: it stores nothing.
pub(super) async fn end_lookups(reader: thread::JoinHandle<()>) {
    let closed = tokio::task::spawn_blocking(move || reader.join());
    drop(timeout(LOOKUP_TIMEOUT, closed).await);
}

/// Runs jobs until the queue is closed and empty.
fn work(mut service: Service, line: &JobQueue, mut stored: impl FnMut(&mut Service)) {
    while let Some(mut jobs) = line.next() {
        // A single job commits on its own; several share one commit.
        if jobs.len() == 1 || !service.begin_batch() {
            for answer in jobs
                .into_iter()
                .filter_map(|job| run_caught(job, &mut service))
            {
                answer(BatchOutcome::Yes);
            }
            stored(&mut service);
            continue;
        }
        let (mut held, mut undone) = (Vec::new(), Vec::new());
        let mut rest = jobs.drain(..);
        for job in rest.by_ref() {
            held.extend(run_caught(job, &mut service));
            if !service.batch_is_open() {
                // The batch is rolled back, whatever its last job returned.
                undone.append(&mut held);
                break;
            }
        }
        let mut why = "fault-disk";
        if service.batch_is_open()
            && let Err(sentence) = service.commit_batch()
        {
            why = sentence;
            undone.append(&mut held);
        }
        for answer in undone {
            answer(BatchOutcome::No(why));
        }
        for answer in held {
            answer(BatchOutcome::Yes);
        }
        for answer in rest.filter_map(|job| run_caught(job, &mut service)) {
            answer(BatchOutcome::Yes);
        }
        stored(&mut service);
    }
}

/// Runs one job; `None` when it panics, and the caller sees its channel closed.
fn run_caught(job: Job, service: &mut Service) -> Option<Respond> {
    // The panic hook has reported it already.
    let done = catch_unwind(AssertUnwindSafe(|| job(service)));
    if done.is_err() {
        tracing::error!("request panicked");
        service.abandon_request();
    }
    done.ok()
}

/// Runs a closure on the worker and waits for its result.
pub(super) async fn ask<T: Send + 'static>(
    worker: &WorkerHandle,
    asker: RequesterKey<'_>,
    job: impl FnOnce(&mut Service) -> T + Send + 'static,
) -> Result<T, WorkerError> {
    let answered = submit(worker, asker, job)?;
    answered.await.unwrap_or(Err(WorkerError::Fault))
}

/// As [`ask`], for a thread that may wait.
pub(super) fn ask_and_wait<T: Send + 'static>(
    worker: &WorkerHandle,
    job: impl FnOnce(&mut Service) -> T + Send + 'static,
) -> Result<T, WorkerError> {
    let answered = submit(worker, None, job)?;
    answered.blocking_recv().unwrap_or(Err(WorkerError::Fault))
}

/// Queues a closure for the worker and returns the receiver of its result.
pub(super) fn submit<T: Send + 'static>(
    worker: &WorkerHandle,
    asker: RequesterKey<'_>,
    work: impl FnOnce(&mut Service) -> T + Send + 'static,
) -> Result<oneshot::Receiver<Result<T, WorkerError>>, WorkerError> {
    let (answer, answered) = oneshot::channel();
    let job: Job = Box::new(move |service| {
        let done = work(service);
        // The caller may be gone; then the reply is dropped.
        Box::new(move |kept| {
            let done = match kept {
                BatchOutcome::Yes => Ok(done),
                BatchOutcome::No(why) => Err(WorkerError::Unstored(why)),
            };
            drop(answer.send(done));
        })
    });
    {
        let mut waiting = worker.0.waiting.lock();
        if waiting.closed {
            return Err(WorkerError::Fault);
        }
        match asker {
            None => waiting.turns.push_internal(job),
            Some((server, player)) => {
                let let_in = waiting.turns.push(server, player, job);
                let_in.map_err(|_| WorkerError::Busy)?;
            }
        }
    }
    worker.0.something.notify_one();
    Ok(answered)
}

/// Keeps the worker busy until the returned sender is dropped, so that jobs gather behind it.
#[cfg(test)]
pub(super) async fn keep_busy(worker: &WorkerHandle) -> std::sync::mpsc::Sender<()> {
    let (release, released) = std::sync::mpsc::channel::<()>();
    let (begin, begun) = oneshot::channel();
    let busy = submit(worker, None, move |_| {
        begin.send(()).unwrap();
        released.recv().unwrap_or_default();
    });
    drop(busy.unwrap());
    begun.await.unwrap();
    release
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
        let (worker, thread) = open("test", MAX_BATCH, service(), |_| {}).unwrap();
        let broken = ask(&worker, None, |_| -> i32 { panic!("broken") }).await;
        assert_eq!(broken, Err(WorkerError::Fault));
        assert_eq!(ask(&worker, None, |_| 2).await, Ok(2));
        drop(worker);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn stopping_finishes_what_was_asked_before_and_refuses_the_rest() {
        let (worker, thread) = open("test", MAX_BATCH, service(), |_| {}).unwrap();
        assert_eq!(ask(&worker, None, |_| 7).await, Ok(7));
        worker.close();
        thread.join().unwrap();
        assert_eq!(ask(&worker, None, |_| 7).await, Err(WorkerError::Fault));
    }

    #[tokio::test]
    async fn those_that_wait_are_stored_together_and_answered_after_that() {
        let (worker, thread) = open("test", MAX_BATCH, service(), |_| {}).unwrap();
        let release = keep_busy(&worker).await;
        let (second, third, ()) = tokio::join!(
            ask(&worker, Some(("town", "ann")), Service::batch_is_open),
            ask(&worker, Some(("town", "bea")), Service::batch_is_open),
            async { drop(release) },
        );
        assert_eq!([second, third], [Ok(true), Ok(true)]);
        assert_eq!(ask(&worker, None, Service::batch_is_open).await, Ok(false));
        drop(worker);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn a_caller_whose_batch_the_disk_undid_is_told_that_it_is_not_stored() {
        let (worker, thread) = open("test", MAX_BATCH, service(), |_| {}).unwrap();
        let release = keep_busy(&worker).await;
        let (first, last, after, ()) = tokio::join!(
            ask(&worker, Some(("town", "ann")), |_| true),
            ask(&worker, Some(("town", "bea")), |service| {
                service.lose_batch().unwrap();
                true
            }),
            ask(&worker, Some(("town", "cid")), Service::batch_is_open),
            async { drop(release) },
        );
        let unstored = Err(WorkerError::Unstored("fault-disk"));
        assert_eq!([first, last, after], [unstored, unstored, Ok(false)]);
        drop(worker);
        thread.join().unwrap();
    }
}
