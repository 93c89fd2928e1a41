//! The guard around work for one game, message or hook: a bug in it must not block the work for all others.

use std::panic::{AssertUnwindSafe, catch_unwind};

/// Does the work. Returns `None` if it panicked, which the panic hook has reported.
pub(super) fn guarded<T>(work: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(work)).ok()
}
