//! Priorities of threads: those that store moves and send boards come before those that only show and look up.

use thread_priority::{ThreadPriority, ThreadPriorityValue};

/// Below normal: 5 of Unix's niceness, and “below normal” on Windows.
const BEHIND_MOVES: u8 = 39;

/// Lowers the priority of this thread to that of thoughts.
///
/// Linux's idle policy would starve it wherever other programs keep the processors busy, so that it could not even stop.
pub(super) fn lowest() {
    lower(ThreadPriority::Min);
}

/// Lowers the priority of this thread below those that store moves and send boards.
pub fn behind_moves() {
    let value = ThreadPriorityValue::try_from(BEHIND_MOVES);
    lower(value.map_or(ThreadPriority::Min, ThreadPriority::Crossplatform));
}

fn lower(priority: ThreadPriority) {
    if let Err(error) = priority.set_for_current() {
        tracing::debug!(%error, "failed to lower the priority of a thread");
    }
}
