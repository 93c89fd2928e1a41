//! Work on all processors of the machine.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread::{self, ScopedJoinHandle};

/// Does two things at once, the first on a thread of its own. Returns the results of both.
pub(super) fn both<A: Send, B>(
    beside: impl FnOnce() -> A + Send,
    here: impl FnOnce() -> B,
) -> (A, B) {
    thread::scope(|scope| {
        let beside = scope.spawn(beside);
        let here = here();
        (joined(beside), here)
    })
}

/// Waits for a thread and returns its result. A panic of the thread continues here.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|panic| resume_unwind(panic))
}

/// Does the same work on each processor, on at most this many threads. Returns the result of each thread.
pub(super) fn on_all_processors<T: Send>(most: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let threads = 0..threads.min(most);
        let threads: Vec<_> = threads.map(|_| scope.spawn(&work)).collect();
        threads.into_iter().map(joined).collect()
    })
}
