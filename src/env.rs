//! The only reader of the clock, of the time zone and of the operating system's randomness: all other code is given an
//! [`Env`].

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::tz::TimeZone;

use crate::play::{Env, Timestamp};

/// The current time with fresh randomness.
pub fn now() -> Env {
    let mut entropy = [0; 32];
    getrandom::fill(&mut entropy).expect("the operating system has randomness");
    Env {
        now: clock(),
        entropy,
    }
}

/// The time zone of this machine, or of `TZ`; `None` if neither is known.
pub fn zone() -> Option<TimeZone> {
    TimeZone::try_system().ok()
}

#[expect(
    clippy::disallowed_methods,
    reason = "the one place that reads the clock"
)]
fn clock() -> Timestamp {
    let since = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    Timestamp(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}
