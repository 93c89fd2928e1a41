//! What times the commits that events wait for. The store reads no clock: who opens it may hand in what does.

use std::fmt;

use crate::store::base::tx::Transaction;
use crate::store::{Store, StoreError};

/// Runs a commit, and may measure meanwhile.
type CommitObserver = dyn Fn(&mut dyn FnMut()) + Send;

/// Times commits, if it was given what with.
#[derive(Default)]
pub(in crate::store) struct CommitTimer(Option<Box<CommitObserver>>);

impl fmt::Debug for CommitTimer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Meter")
    }
}

impl CommitTimer {
    /// Commits; a part of what several requests store together is not waited for.
    pub(in crate::store) fn commit(&self, tx: Transaction<'_>) -> Result<(), StoreError> {
        match tx {
            Transaction::Whole(whole) => self.time(|| whole.commit()),
            Transaction::Part(part) => Ok(part.commit()?),
        }
    }

    /// Times what brings events to the disk.
    pub(in crate::store) fn time(
        &self,
        commit: impl FnOnce() -> Result<(), rusqlite::Error>,
    ) -> Result<(), StoreError> {
        let Some(timed) = &self.0 else {
            return Ok(commit()?);
        };
        let (mut waiting, mut done) = (Some(commit), None);
        timed(&mut || done = waiting.take().map(|commit| commit()));
        // Nothing is on disk that was not let run.
        Ok(done.unwrap_or(Err(rusqlite::Error::ExecuteReturnedResults))?)
    }
}

impl Store {
    /// The same store, with something around each commit that events wait for: it runs what it is given, once.
    #[must_use]
    pub fn with_commit_timer(mut self, timed: impl Fn(&mut dyn FnMut()) + Send + 'static) -> Self {
        self.meter = CommitTimer(Some(Box::new(timed)));
        self
    }
}
