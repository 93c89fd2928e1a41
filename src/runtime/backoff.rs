//! The pause before another attempt at something that failed, and counts of such failures.

use std::collections::BTreeMap;
use std::time::Duration;

use tokio::time::Instant;

/// Time after which the failures of something that has not failed again are forgotten. It is longer than any pause, so
/// that the thing is gone by then.
const KEPT_FOR: Duration = Duration::from_hours(24);

/// The pause after this many earlier failures: the first one, doubled for each of them, up to the longest.
pub fn backoff(first: Duration, longest: Duration, failures: u32) -> Duration {
    first.saturating_mul(1 << failures.min(16)).min(longest)
}

/// Counts of failures, by the thing that failed. Those of something that is never tried again go after a day.
#[derive(Debug, PartialEq, Eq)]
pub struct Failures<K, C>(BTreeMap<K, (Instant, C)>);

impl<K, C> Default for Failures<K, C> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<K: Ord, C: Default> Failures<K, C> {
    /// The counts of something that failed now.
    pub fn of(&mut self, failed: K, now: Instant) -> &mut C {
        if !self.0.contains_key(&failed) {
            let is_recent = |last: Instant| now.saturating_duration_since(last) < KEPT_FOR;
            self.0.retain(|_, (last, _)| is_recent(*last));
        }
        let (last, counts) = self.0.entry(failed).or_insert_with(|| (now, C::default()));
        *last = now;
        counts
    }

    /// Forgets the failures of something that has succeeded, or is given up.
    pub fn forget(&mut self, settled: &K) {
        self.0.remove(settled);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn failures_are_counted_until_they_are_settled_or_a_day_old() {
        let (mut failures, begin) = (Failures::<u8, u32>::default(), Instant::now());
        let hours = |hours| begin + Duration::from_hours(hours);
        for (failed, at, expected) in [(1, 0, 1), (2, 0, 1), (2, 23, 2), (3, 23, 1)] {
            let count = failures.of(failed, hours(at));
            *count += 1;
            assert_eq!(*count, expected, "{failed} at {at}");
        }
        failures.forget(&3);
        // The first has not failed for a day.
        failures.of(4, hours(24));
        let left: Vec<u8> = failures.0.keys().copied().collect();
        assert_eq!(left, [2, 4]);
    }
}
