//! A warning that is logged once an hour at most, whatever visitors send.

use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

/// Time between two.
const PAUSE: Duration = Duration::from_hours(1);

/// The time of the last warning of a kind.
#[derive(Debug)]
pub(super) struct HourlyWarning(Mutex<Option<Instant>>);

impl HourlyWarning {
    /// Not given yet.
    pub(super) const fn new() -> Self {
        Self(Mutex::new(None))
    }

    /// Returns `true` if it is due, and takes it for given.
    pub(super) fn is_due(&self, now: Instant) -> bool {
        let mut last = self.0.lock();
        let is_due = last.is_none_or(|last| now.duration_since(last) >= PAUSE);
        if is_due {
            *last = Some(now);
        }
        is_due
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_warning_is_given_once_an_hour() {
        let warning = HourlyWarning::new();
        let begun = Instant::now();
        let due = [0, 1, 59, 60, 61, 120].map(|minute| {
            let now = begun + Duration::from_mins(minute);
            warning.is_due(now)
        });
        assert_eq!(due, [true, false, false, true, false, true]);
    }
}
