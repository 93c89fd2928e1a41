//! Timing of commits that events wait for. The store reads no clock: its owner may hand in an observer that does.

use std::fmt;

use crate::store::base::tx::{Extent, Transaction};
use crate::store::{Store, StoreError};

/// Runs a commit and may measure its duration.
type CommitObserver = dyn Fn(&mut dyn FnMut()) + Send;

/// The commit observer, if one was given.
#[derive(Default)]
pub(in crate::store) struct CommitTimer(Option<Box<CommitObserver>>);

impl fmt::Debug for CommitTimer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CommitTimer")
    }
}

impl CommitTimer {
    /// Commits. Savepoints inside a batch are not timed: nobody waits for them.
    pub(in crate::store) fn commit(&self, tx: Transaction<'_>) -> Result<(), StoreError> {
        match tx.extent() {
            Extent::Whole => self.time(|| tx.commit()),
            Extent::Part => Ok(tx.commit()?),
        }
    }

    /// Times a write of events to disk.
    pub(in crate::store) fn time(
        &self,
        commit: impl FnOnce() -> Result<(), rusqlite::Error>,
    ) -> Result<(), StoreError> {
        let Some(timed) = &self.0 else {
            return Ok(commit()?);
        };
        let (mut waiting, mut done) = (Some(commit), None);
        timed(&mut || done = waiting.take().map(|commit| commit()));
        // An observer that does not run the commit has stored nothing.
        Ok(done.unwrap_or(Err(rusqlite::Error::ExecuteReturnedResults))?)
    }
}

impl Store {
    /// The store with an observer around each commit that events wait for. The observer runs its argument once.
    #[must_use]
    pub fn with_commit_timer(mut self, timed: impl Fn(&mut dyn FnMut()) + Send + 'static) -> Self {
        self.commit_timer = CommitTimer(Some(Box::new(timed)));
        self
    }
}
