//! The outcome of one attempt at a delivery, and the pause before the next.
//!
//! Nothing here waits or calls: an answer of Discord goes in, its consequence comes out.

use std::time::Duration;

use crate::discord::rest::{RestError, UNKNOWN_MESSAGE};
use crate::runtime::backoff::backoff;
use crate::service::Recipient;
use crate::service::api::delivery::DeliveryId;

/// The pause after the first failure; it doubles with each attempt.
pub(in crate::discord::delivery) const FIRST_PAUSE: Duration = Duration::from_secs(1);
/// The longest pause.
const LONGEST_PAUSE: Duration = Duration::from_mins(5);

/// The pause after Discord found the bot too fast for the first time; it doubles with each attempt.
pub(in crate::discord::delivery) const FIRST_SLOW_PAUSE: Duration = Duration::from_mins(1);
/// The longest such pause.
const LONGEST_SLOW_PAUSE: Duration = Duration::from_mins(16);

/// Attempts at a channel without permission: a few minutes, in which a moderator may grant it.
const CLOSED: u32 = 10;
/// Discord's error code for an unknown channel.
const UNKNOWN_CHANNEL: u64 = 10_003;
/// Discord's error codes for people who cannot be messaged. They take no direct messages of the bot, share no server
/// with it, take none of anybody, or are gone.
const REFUSED_BY_PERSON: [u64; 4] = [50_007, 50_278, 50_033, 10_013];
/// Discord's error codes for direct messages that are opened too fast, and for a bot held back because of spam.
const TOO_FAST: [u64; 2] = [40_003, 20_026];

/// The id of a posted message; `None` if nothing was posted.
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
    /// Discord wants it slower: to be tried again after a minute or more.
    Slower,
    /// The person it is for takes no direct messages, with the reason.
    Refused(String),
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
    slow: u32,
    closed: u32,
}

impl FailedAttempts {
    /// Counts a passing failure. Returns the number of earlier ones.
    pub(in crate::discord::delivery) fn count_passing(&mut self) -> u32 {
        let earlier = self.passing;
        self.passing = earlier.saturating_add(1);
        earlier
    }

    /// Counts an attempt that Discord found too fast. Returns the number of earlier ones.
    pub(in crate::discord::delivery) fn count_slow(&mut self) -> u32 {
        let earlier = self.slow;
        self.slow = earlier.saturating_add(1);
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

/// The pause after this many earlier failures where Discord wants it slower.
pub(in crate::discord::delivery) fn slow_pause(failures: u32) -> Duration {
    backoff(FIRST_SLOW_PAUSE, LONGEST_SLOW_PAUSE, failures)
}

/// The outcome of a failed call for this recipient.
pub(in crate::discord::delivery) fn failed(
    failure: RestError,
    id: DeliveryId,
    to: &Recipient,
) -> AttemptOutcome {
    match failure {
        RestError::Wait(wait) => AttemptOutcome::Later(Some(wait)),
        RestError::Transient(why) => {
            tracing::warn!(outbox = %id, why, "delivery postponed");
            AttemptOutcome::Later(None)
        }
        // The token may have been renewed: the operator must act, and the message waits.
        RestError::Refused {
            status: 401, why, ..
        } => {
            tracing::error!(outbox = %id, why, "Discord does not know the token");
            AttemptOutcome::Later(None)
        }
        RestError::Refused { code, why, .. }
            if REFUSED_BY_PERSON.contains(&code) && matches!(to, Recipient::Person(_)) =>
        {
            AttemptOutcome::Refused(why)
        }
        RestError::Refused { status, code, why }
            if TOO_FAST.contains(&code) || (status, code) == (403, 0) =>
        {
            tracing::warn!(outbox = %id, code, why, "delivery postponed: Discord wants it slower");
            AttemptOutcome::Slower
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

/// The outcome of a failed edit; `None` if the message is posted again. A notice is posted again if its message is gone
/// and `comes_back`.
pub(in crate::discord::delivery) fn refused_edit(
    failure: RestError,
    id: DeliveryId,
    to: &Recipient,
    comes_back: bool,
) -> Option<AttemptOutcome> {
    let is_gone = matches!(&failure, RestError::Refused { code, .. } if *code == UNKNOWN_MESSAGE);
    if is_gone && comes_back {
        return None;
    }
    match (failed(failure, id, to), id) {
        (
            tried @ (AttemptOutcome::Unrecorded(_)
            | AttemptOutcome::Done
            | AttemptOutcome::Later(_)
            | AttemptOutcome::Slower),
            _,
        ) => Some(tried),
        (
            AttemptOutcome::Refused(_)
            | AttemptOutcome::Closed(_)
            | AttemptOutcome::Gone(_)
            | AttemptOutcome::Never(_),
            DeliveryId::Event(_),
        ) => None,
        (
            AttemptOutcome::Refused(why)
            | AttemptOutcome::Closed(why)
            | AttemptOutcome::Gone(why)
            | AttemptOutcome::Never(why),
            DeliveryId::Notice(_),
        ) => Some(AttemptOutcome::Never(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::{Place, PlayerId};

    fn person() -> Recipient {
        Recipient::Person(PlayerId::new("discord:11"))
    }

    fn there() -> Recipient {
        Recipient::Place(Place::in_server("discord", "500", "501"))
    }

    #[test]
    fn a_refusal_means_what_its_code_says() {
        let token = (401, 0, "Unauthorized");
        let cases = [
            (
                person(),
                (403, 50_007, "Cannot send messages to this user"),
                "refused",
            ),
            (person(), (403, 50_278, "No mutual guilds"), "refused"),
            (person(), (400, 50_033, "Invalid Recipient(s)"), "refused"),
            (person(), (404, 10_013, "Unknown User"), "refused"),
            (
                person(),
                (403, 40_003, "You are opening direct messages too fast"),
                "slower",
            ),
            (
                person(),
                (400, 40_003, "You are opening direct messages too fast"),
                "slower",
            ),
            (
                person(),
                (403, 20_026, "Your bot has been flagged"),
                "slower",
            ),
            (person(), (403, 0, "403: Forbidden"), "slower"),
            (person(), (403, 50_001, "Missing Access"), "closed"),
            (person(), (400, 50_035, "Invalid Form Body"), "never"),
            (person(), token, "later"),
            (there(), (403, 50_013, "Missing Permissions"), "closed"),
            (
                there(),
                (403, 50_007, "Cannot send messages to this user"),
                "closed",
            ),
            (
                there(),
                (403, 20_026, "Your bot has been flagged"),
                "slower",
            ),
            (there(), (403, 0, "403: Forbidden"), "slower"),
            (there(), (404, 10_003, "Unknown Channel"), "gone"),
            (there(), (404, 10_013, "Unknown User"), "never"),
            (there(), token, "later"),
        ];
        for (to, (status, code, why), expected) in cases {
            let why = why.to_owned();
            let refused = RestError::Refused { status, code, why };
            let told = match failed(refused.clone(), DeliveryId::Notice(1), &to) {
                AttemptOutcome::Unrecorded(_) | AttemptOutcome::Done => "done",
                AttemptOutcome::Later(_) => "later",
                AttemptOutcome::Slower => "slower",
                AttemptOutcome::Refused(_) => "refused",
                AttemptOutcome::Closed(_) => "closed",
                AttemptOutcome::Gone(_) => "gone",
                AttemptOutcome::Never(_) => "never",
            };
            assert_eq!(told, expected, "{to:?} {refused:?}");
        }
    }

    #[test]
    fn a_message_that_is_gone_is_posted_anew_where_it_is_to_come_back() {
        let anew = |(status, code), id, comes_back| {
            let why = String::new();
            let refused = RestError::Refused { status, code, why };
            refused_edit(refused, id, &there(), comes_back).is_none()
        };
        let (event, notice) = (DeliveryId::Event(1), DeliveryId::Notice(1));
        for (refused, id, comes_back, expected) in [
            ((404, UNKNOWN_MESSAGE), event, true, true),
            ((403, 50_005), event, true, true),
            ((403, 20_026), event, true, false),
            ((401, 0), event, true, false),
            ((404, UNKNOWN_MESSAGE), notice, true, true),
            ((404, UNKNOWN_MESSAGE), notice, false, false),
            ((400, 50_035), notice, true, false),
            ((403, 50_013), notice, true, false),
        ] {
            let told = anew(refused, id, comes_back);
            assert_eq!(told, expected, "{refused:?} {id} {comes_back}");
        }
    }

    #[test]
    fn only_attempts_without_permission_close_a_place() {
        let mut failed = FailedAttempts::default();
        for earlier in 0..50 {
            assert_eq!(failed.count_passing(), earlier);
        }
        // Passing failures make no pause of direct messages longer.
        assert_eq!([failed.count_slow(), failed.count_slow()], [0, 1]);
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
        assert_eq!(slow_pause(0), Duration::from_mins(1));
        assert_eq!(slow_pause(3), Duration::from_mins(8));
        assert_eq!(slow_pause(u32::MAX), LONGEST_SLOW_PAUSE);
    }
}
