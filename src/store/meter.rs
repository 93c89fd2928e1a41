//! What times the commits that events wait for. The store reads no clock: who opens it may hand in what does.

use std::fmt;

use rusqlite::Transaction;

use crate::store::{Store, StoreError};

/// Runs a commit, and may measure meanwhile.
type Timed = dyn Fn(&mut dyn FnMut()) + Send;

/// Times commits, if it was given what with.
#[derive(Default)]
pub(super) struct Meter(Option<Box<Timed>>);

impl fmt::Debug for Meter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Meter")
    }
}

impl Meter {
    /// Commits.
    pub(super) fn commit(&self, tx: Transaction<'_>) -> Result<(), StoreError> {
        let Some(timed) = &self.0 else {
            return Ok(tx.commit()?);
        };
        let (mut waiting, mut done) = (Some(tx), None);
        timed(&mut || done = waiting.take().map(Transaction::commit));
        // Nothing is on disk that was not let run.
        Ok(done.unwrap_or(Err(rusqlite::Error::ExecuteReturnedResults))?)
    }
}

impl Store {
    /// The same store, with something around each commit that events wait for: it runs what it is given, once.
    #[must_use]
    pub fn metered(mut self, timed: impl Fn(&mut dyn FnMut()) + Send + 'static) -> Self {
        self.meter = Meter(Some(Box::new(timed)));
        self
    }
}
