//! The pause before another attempt at something that failed.

use std::time::Duration;

/// The pause after this many earlier failures: the first one, doubled for each of them, up to the longest.
pub fn backoff(first: Duration, longest: Duration, failures: u32) -> Duration {
    first.saturating_mul(1 << failures.min(16)).min(longest)
}
