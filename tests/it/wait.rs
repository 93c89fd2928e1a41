//! Waits for another thread or program, and for a time that a test is about. No other file of the tests sleeps.

use std::time::Duration;

use tokio::time::{Instant, sleep};

/// Limit of a wait for something that must come. It only ends a test that hangs: a busy machine must not reach it.
pub(crate) const LONG: Duration = Duration::from_mins(5);
/// Interval between two looks.
const LOOK: Duration = Duration::from_millis(5);

/// Looks until `found` returns a value, for at most `limit`. Returns that value.
///
/// # Panics
/// If there is none by then.
pub(crate) async fn until<T>(
    limit: Duration,
    what: &str,
    mut found: impl AsyncFnMut() -> Option<T>,
) -> T {
    let end = Instant::now() + limit;
    loop {
        if let Some(found) = found().await {
            return found;
        }
        assert!(Instant::now() < end, "waited too long for {what}");
        sleep(LOOK).await;
    }
}

/// Lets a time pass: that of a slow stand-in, of a person, or before a press that would be one too many.
pub(crate) async fn pass(time: Duration) {
    sleep(time).await;
}
