//! Times of a contest without its interruptions: holds, which are in its log, and outages, of which it knows nothing.

use crate::contest::state::{Contest, ContestStage, Hold};
use crate::contest::values::{ContestTime, Interruption};

impl Contest {
    /// The hold under which it stands.
    pub const fn hold(&self) -> Option<Hold> {
        self.hold
    }

    /// The time at which its hold ends by itself; `None` without one.
    pub fn hold_ends(&self) -> Option<ContestTime> {
        let hold = self.hold?;
        Some(self.counted(hold.since, hold.until.0 - hold.since.0))
    }

    /// The time since which its channel is gone; `None` while it has one.
    pub const fn lost(&self) -> Option<ContestTime> {
        self.lost
    }

    /// All clocks of the contest continue where they stood.
    pub(in crate::contest) fn resume(&mut self, at: ContestTime) {
        let Some(Hold { since, .. }) = self.hold.take() else {
            return;
        };
        let until = at.max(since);
        self.held += until.0 - since.0;
        self.holds.push(Interruption { from: since, until });
    }

    /// It has a channel again, and its clocks continue where they stood.
    pub(in crate::contest) fn move_on(&mut self, at: ContestTime) {
        if let Some(from) = self.lost.take() {
            let until = at.max(from);
            // Time of a hold without a channel does not count as held.
            if let Some(hold) = self.hold {
                self.held -= (until.0 - from.max(hold.since).0).max(0);
            }
            self.holds.push(Interruption { from, until });
        }
    }

    /// Leaves out these outages wherever time is counted. Its log knows nothing of them.
    pub fn leave_out(&mut self, outages: impl IntoIterator<Item = Interruption>) {
        self.outages = outages.into_iter().collect();
    }

    /// The time at which so many ms have counted since a time, without holds and outages.
    pub(in crate::contest) fn counted(&self, from: ContestTime, length: i64) -> ContestTime {
        let without = self.holds.iter().chain(&self.outages);
        Interruption::counted(from, length, without.copied())
    }

    /// The time at which entering ends and it begins, or ended; `None` once it has begun.
    pub fn closes(&self) -> Option<ContestTime> {
        match self.stage {
            ContestStage::Open { closes, .. } => {
                Some(self.counted(self.opened, closes.0 - self.opened.0))
            }
            ContestStage::Running | ContestStage::Over { .. } | ContestStage::Cancelled => None,
        }
    }
}
