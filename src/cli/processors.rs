//! Work on all processors of the machine.

use std::num::NonZero;
use std::panic::resume_unwind;
use std::thread;

/// Does the same work on each processor, on at most this many threads. Returns what each thread returns.
pub(super) fn on_all_processors<T: Send>(most: usize, work: impl Fn() -> T + Sync) -> Vec<T> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    thread::scope(|scope| {
        let threads = 0..threads.min(most);
        let threads: Vec<_> = threads.map(|_| scope.spawn(&work)).collect();
        let joined = threads.into_iter().map(thread::ScopedJoinHandle::join);
        joined
            .map(|done| done.unwrap_or_else(|panic| resume_unwind(panic)))
            .collect()
    })
}
