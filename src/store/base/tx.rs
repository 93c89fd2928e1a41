//! Transactions: each by itself, or part of one around several requests that reach the disk together.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::{Connection, Savepoint, TransactionBehavior};

use crate::store::{Store, StoreError};

/// All or nothing; undone when it is dropped before it is committed.
pub(in crate::store) enum Transaction<'a> {
    /// On the disk once committed.
    Whole(rusqlite::Transaction<'a>),
    /// On the disk with the one around it.
    Part(Savepoint<'a>),
}

impl<'a> Transaction<'a> {
    pub(in crate::store) fn begin(conn: &'a mut Connection) -> Result<Self, rusqlite::Error> {
        if conn.is_autocommit() {
            // Who is going to write says so at once, and waits for others who write.
            let whole = conn.transaction_with_behavior(TransactionBehavior::Immediate);
            whole.map(Self::Whole)
        } else {
            conn.savepoint().map(Self::Part)
        }
    }

    pub(in crate::store) fn commit(self) -> Result<(), rusqlite::Error> {
        match self {
            Self::Whole(tx) => tx.commit(),
            Self::Part(part) => part.commit(),
        }
    }
}

impl Deref for Transaction<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        match self {
            Self::Whole(tx) => tx,
            Self::Part(part) => part,
        }
    }
}

/// Whether what is done belongs together until it is kept.
///
/// While it does, nothing is stored by itself: a disk that fails undoes the transaction in the middle of a request, and
/// what that one goes on to do would else be on the disk without what it did before.
#[derive(Debug)]
pub(in crate::store) struct BatchState(Arc<AtomicBool>);

impl BatchState {
    /// None yet.
    pub(in crate::store) fn of(conn: &Connection) -> Result<Self, rusqlite::Error> {
        let gathering = Self(Arc::default());
        gathering.watched(conn, || false)?;
        Ok(gathering)
    }

    /// From now on, nothing is stored either once the database is lost.
    pub(in crate::store) fn watched(
        &self,
        conn: &Connection,
        lost: impl Fn() -> bool + Send + 'static,
    ) -> Result<(), rusqlite::Error> {
        let refuses = Arc::clone(&self.0);
        conn.commit_hook(Some(move || refuses.load(Ordering::Relaxed) || lost()))
    }

    fn set(&self, gathering: bool) {
        self.0.store(gathering, Ordering::Relaxed);
    }
}

impl Store {
    /// Begins to gather what follows, so that all of it reaches the disk at once, with [`Store::commit_batch`] or not at all.
    ///
    /// # Errors
    /// As SQLite reports; nothing is gathered then.
    pub fn begin_batch(&mut self) -> Result<(), StoreError> {
        self.conn.execute_batch("BEGIN IMMEDIATE")?;
        self.gathering.set(true);
        Ok(())
    }

    /// Whether what was done since [`Store::begin_batch`] still stands: a full disk, for one, undoes all of it, and from then
    /// on nothing is stored until it is let go.
    pub fn batch_is_open(&self) -> bool {
        !self.conn.is_autocommit()
    }

    /// Whether what was gathered is undone already.
    pub(in crate::store) fn batch_rolled_back(&self) -> bool {
        self.gathering.0.load(Ordering::Relaxed) && !self.batch_is_open()
    }

    /// Brings what was gathered to the disk.
    ///
    /// # Errors
    /// As SQLite reports; nothing of it is stored then.
    pub fn commit_batch(&mut self) -> Result<(), StoreError> {
        self.gathering.set(false);
        let kept = self.meter.time(|| self.conn.execute_batch("COMMIT"));
        if kept.is_err() {
            self.end_batch();
        }
        kept
    }

    /// Forgets what was gathered.
    pub fn end_batch(&mut self) {
        // Known by what is not stored.
        self.names.clear();
        self.shelf.clear();
        self.gathering.set(false);
        if self.batch_is_open()
            && let Err(error) = self.conn.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "what was not stored could not be undone");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::PlayerId;

    impl Store {
        /// Undoes what was gathered, as SQLite does by itself when the disk fails.
        pub(crate) fn undo(&self) {
            self.conn.execute_batch("ROLLBACK").unwrap();
        }
    }

    #[test]
    fn once_what_was_gathered_is_undone_nothing_is_stored_until_it_is_let_go() {
        let mut store = Store::in_memory().unwrap();
        let [anna, bea] = ["anna", "bea"].map(PlayerId::new);
        store.begin_batch().unwrap();
        store.save_name(&anna, "Anna").unwrap();
        store.undo();
        let refused = store.save_name(&bea, "Bea");
        assert!(matches!(refused, Err(StoreError::Undone)), "{refused:?}");
        store.end_batch();
        assert_eq!(store.name(&anna).unwrap(), None);
        assert_eq!(store.name(&bea).unwrap(), None);
        store.save_name(&bea, "Bea").unwrap();
        assert_eq!(store.name(&bea).unwrap().as_deref(), Some("Bea"));
    }
}
