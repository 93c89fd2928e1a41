//! The worker's thread and the line before it: what waits goes in turns, several at once, and their answers are let go
//! when what they tell of is on the disk.
//!
//! A panic in one request is caught here and answered as a fault; the service keeps nothing beside its store, so it
//! goes on.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use tokio::sync::oneshot;

use crate::runtime::turns::FairQueue;
use crate::service::Service;

/// How many jobs reach the disk together at most.
pub(super) const MAX_BATCH: usize = 64;
/// What the worker does next; it gives the answer, to be let go once what it tells of is on the disk.
type Job = Box<dyn FnOnce(&mut Service) -> Respond + Send>;
/// Lets an answer go, or says that what it tells of could not be stored.
type Respond = Box<dyn FnOnce(BatchOutcome) + Send>;

/// Whether what an answer tells of is on the disk.
#[derive(Clone, Copy)]
enum BatchOutcome {
    Yes,
    /// No, and the sentence that says why.
    No(&'static str),
}

/// What waits for the worker.
#[derive(Default)]
struct JobQueue {
    waiting: Mutex<QueueState>,
    something: Condvar,
    /// How many are done together.
    together: usize,
}

#[derive(Default)]
struct QueueState {
    turns: FairQueue<Job>,
    /// Nothing is let in any more.
    closed: bool,
}

impl JobQueue {
    fn waiting(&self) -> MutexGuard<'_, QueueState> {
        // What is in it is sound between any two lines.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets nothing in any more.
    fn close(&self) {
        self.waiting().closed = true;
        self.something.notify_all();
    }

    /// What is to be done next, as many as are done together; nothing more when the line is closed and empty.
    fn next(&self) -> Option<Vec<Job>> {
        let mut waiting = self.waiting();
        loop {
            let jobs = std::iter::from_fn(|| waiting.turns.next());
            let jobs: Vec<Job> = jobs.take(self.together).collect();
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
pub(super) struct WorkerHandle(Arc<JobQueue>);

impl WorkerHandle {
    /// Lets nothing in any more; what waits is done.
    pub(super) fn close(&self) {
        self.0.close();
    }

    /// How much waits.
    pub(super) fn waiting(&self) -> usize {
        self.0.waiting().turns.count()
    }
}

impl Drop for WorkerHandle {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl std::fmt::Debug for WorkerHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Door")
    }
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WorkerError {
    /// The request broke, or the worker has stopped.
    Fault,
    /// Too much waits already.
    Busy,
    /// What came of it did not reach the disk, so that nothing was done: the sentence that says why.
    Unstored(&'static str),
}

/// Who has a wish: his server and himself; nobody for what the bot itself has to do.
pub(super) type RequesterKey<'a> = Option<(&'a str, &'a str)>;

/// Starts a worker that does so many jobs together.
pub(super) fn open(
    (name, together): (&str, usize),
    service: Service,
) -> io::Result<(Arc<WorkerHandle>, thread::JoinHandle<()>)> {
    let line = Arc::new(JobQueue {
        together,
        ..JobQueue::default()
    });
    let door = Arc::new(WorkerHandle(Arc::clone(&line)));
    let named = thread::Builder::new().name(name.to_owned());
    let thread = named.spawn(move || work(service, &line))?;
    Ok((door, thread))
}

/// Does what waits until the line is closed.
fn work(mut service: Service, line: &JobQueue) {
    while let Some(mut jobs) = line.next() {
        // One by itself goes to the disk as it always does; several go together, and share the wait for it.
        if jobs.len() == 1 || !service.begin_batch() {
            for answer in jobs
                .into_iter()
                .filter_map(|job| run_caught(job, &mut service))
            {
                answer(BatchOutcome::Yes);
            }
            continue;
        }
        let (mut held, mut undone) = (Vec::new(), Vec::new());
        let mut rest = jobs.drain(..);
        for job in rest.by_ref() {
            held.extend(run_caught(job, &mut service));
            if !service.batch_is_open() {
                // All of it is undone, whatever the last one takes for done.
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
    }
}

/// Does one job; nothing when it breaks, so that who asked sees his answer gone.
fn run_caught(job: Job, service: &mut Service) -> Option<Respond> {
    // The panic hook has reported it by now.
    let done = catch_unwind(AssertUnwindSafe(|| job(service)));
    if done.is_err() {
        tracing::error!("a request panicked; the next one starts from the store");
    }
    done.ok()
}

/// Asks the worker.
pub(super) async fn ask<T: Send + 'static>(
    door: &WorkerHandle,
    asker: RequesterKey<'_>,
    wish: impl FnOnce(&mut Service) -> T + Send + 'static,
) -> Result<T, WorkerError> {
    let (answer, answered) = oneshot::channel();
    let job: Job = Box::new(move |service| {
        let done = wish(service);
        // Who asked may have gone away meanwhile: nobody misses the answer then.
        Box::new(move |kept| {
            let done = match kept {
                BatchOutcome::Yes => Ok(done),
                BatchOutcome::No(why) => Err(WorkerError::Unstored(why)),
            };
            drop(answer.send(done));
        })
    });
    {
        let mut waiting = door.0.waiting();
        if waiting.closed {
            return Err(WorkerError::Fault);
        }
        match asker {
            None => waiting.turns.push_internal(job),
            Some(asker) => {
                let let_in = waiting.turns.push(asker, job);
                let_in.map_err(|_| WorkerError::Busy)?;
            }
        }
    }
    door.0.something.notify_one();
    answered.await.unwrap_or(Err(WorkerError::Fault))
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
        let (door, thread) = open(("test", MAX_BATCH), service()).unwrap();
        let broken = ask(&door, None, |_| -> i32 { panic!("broken") }).await;
        assert_eq!(broken, Err(WorkerError::Fault));
        assert_eq!(ask(&door, None, |_| 2).await, Ok(2));
        drop(door);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn stopping_finishes_what_was_asked_before_and_refuses_the_rest() {
        let (door, thread) = open(("test", MAX_BATCH), service()).unwrap();
        assert_eq!(ask(&door, None, |_| 7).await, Ok(7));
        door.close();
        thread.join().unwrap();
        assert_eq!(ask(&door, None, |_| 7).await, Err(WorkerError::Fault));
    }

    #[tokio::test]
    async fn those_that_wait_are_stored_together_and_answered_after_that() {
        let (door, thread) = open(("test", MAX_BATCH), service()).unwrap();
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let (_, second, third, ()) = tokio::join!(
            ask(&door, None, move |_| gone.recv()),
            ask(&door, Some(("town", "ann")), Service::batch_is_open),
            ask(&door, Some(("town", "bea")), Service::batch_is_open),
            async { go.send(()).unwrap() },
        );
        assert_eq!([second, third], [Ok(true), Ok(true)]);
        assert_eq!(ask(&door, None, Service::batch_is_open).await, Ok(false));
        drop(door);
        thread.join().unwrap();
    }

    #[tokio::test]
    async fn whoever_takes_for_done_what_the_disk_undid_is_told_that_it_is_not_stored() {
        let (door, thread) = open(("test", MAX_BATCH), service()).unwrap();
        let (go, gone) = std::sync::mpsc::channel::<()>();
        let (_, first, last, after, ()) = tokio::join!(
            ask(&door, None, move |_| gone.recv()),
            ask(&door, Some(("town", "ann")), |_| true),
            ask(&door, Some(("town", "bea")), |service| {
                service.disk_fails();
                true
            }),
            ask(&door, Some(("town", "cid")), Service::batch_is_open),
            async { go.send(()).unwrap() },
        );
        let unstored = Err(WorkerError::Unstored("fault-disk"));
        assert_eq!([first, last, after], [unstored, unstored, Ok(false)]);
        drop(door);
        thread.join().unwrap();
    }
}
