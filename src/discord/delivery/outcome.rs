//! The outcome of one attempt at a delivery, and the pause before the next.
//!
//! Nothing here waits or calls: an answer of Discord goes in, what follows from it comes out.

use std::time::Duration;

use crate::discord::rest::RestError;
use crate::runtime::backoff::backoff;
use crate::service::api::delivery::DeliveryId;

/// The pause after the first failure; it doubles with each attempt.
pub(in crate::discord::delivery) const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// Attempts at a channel without permission: some minutes, in which a moderator may grant it.
const CLOSED: u32 = 10;
/// Discord's error code for an unknown channel.
const UNKNOWN_CHANNEL: u64 = 10_003;

/// The id of a posted message; `None` where nothing was posted.
#[derive(Clone)]
pub(in crate::discord) struct PostedMessageId(pub(in crate::discord::delivery) Option<String>);

/// The outcome of one attempt.
pub(in crate::discord) enum AttemptOutcome {
    /// It is posted under this id, and that could not be recorded.
    Unrecorded(PostedMessageId),
    /// It is done and recorded, or doing it twice is harmless.
    Done,
    /// It may be tried again after this wait, or after the usual pause.
    Later(Option<Duration>),
    /// The bot lacks permission there, with the reason; to be tried for some time.
    Closed(String),
    /// The place is gone.
    Gone(String),
    /// It cannot succeed, with the reason.
    Never(String),
}

impl AttemptOutcome {
    /// Turns a missing permission into a final failure.
    pub(in crate::discord::delivery) fn unless_closed(self) -> Self {
        if let Self::Closed(why) = self {
            return Self::Never(why);
        }
        self
    }
}

/// The failed attempts at a delivery, by their kinds: only those without permission close a place.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::discord::delivery) struct FailedAttempts {
    passing: u32,
    closed: u32,
}

impl FailedAttempts {
    /// Counts a passing failure. Returns the number of earlier ones.
    pub(in crate::discord::delivery) fn count_passing(&mut self) -> u32 {
        let earlier = self.passing;
        self.passing = earlier.saturating_add(1);
        earlier
    }

    /// Counts an attempt without permission. Returns the number of earlier ones, or `None` after the last attempt.
    pub(in crate::discord::delivery) fn count_closed(&mut self) -> Option<u32> {
        let earlier = self.closed;
        self.closed = earlier.saturating_add(1);
        (earlier < CLOSED).then_some(earlier)
    }
}

/// The pause after this many earlier failures.
pub(in crate::discord::delivery) fn pause(failures: u32) -> Duration {
    backoff(FIRST_PAUSE, LONGEST_PAUSE, failures)
}

/// The outcome of a failed call.
pub(in crate::discord::delivery) fn failed(failure: RestError, id: DeliveryId) -> AttemptOutcome {
    match failure {
        RestError::Wait(wait) => AttemptOutcome::Later(Some(wait)),
        RestError::Transient(why) => {
            tracing::warn!(promise = %id, why, "delivery postponed");
            AttemptOutcome::Later(None)
        }
        // The token may have been renewed: the operator must act, and the message waits.
        RestError::Refused {
            status: 401, why, ..
        } => {
            tracing::error!(promise = %id, why, "Discord does not know the token");
            AttemptOutcome::Later(None)
        }
        RestError::Refused {
            status: 403, why, ..
        } => AttemptOutcome::Closed(why),
        gone @ RestError::Refused {
            code: UNKNOWN_CHANNEL,
            ..
        } => AttemptOutcome::Gone(gone.to_string()),
        refused @ RestError::Refused { .. } => AttemptOutcome::Never(refused.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_attempts_without_permission_close_a_place() {
        let mut failed = FailedAttempts::default();
        for earlier in 0..50 {
            assert_eq!(failed.count_passing(), earlier);
        }
        for earlier in 0..CLOSED {
            assert_eq!(failed.count_closed(), Some(earlier));
        }
        assert_eq!(failed.count_closed(), None);
    }

    #[test]
    fn pauses_double_up_to_some_minutes() {
        assert_eq!(pause(0), Duration::from_secs(1));
        assert_eq!(pause(3), Duration::from_secs(8));
        assert_eq!(pause(9), LONGEST_PAUSE);
        assert_eq!(pause(u32::MAX), LONGEST_PAUSE);
    }
}
