//! Transactions: each by itself, or part of one around several requests that reach the disk together.

use std::ops::Deref;

use rusqlite::{Connection, Savepoint, Transaction, TransactionBehavior};

use crate::store::{Store, StoreError};

/// All or nothing; undone when it is dropped before it is committed.
pub(super) enum Tx<'a> {
    /// On the disk once committed.
    Whole(Transaction<'a>),
    /// On the disk with the one around it.
    Part(Savepoint<'a>),
}

impl<'a> Tx<'a> {
    pub(super) fn begin(conn: &'a mut Connection) -> Result<Self, rusqlite::Error> {
        if conn.is_autocommit() {
            // Who is going to write says so at once, and waits for others who write.
            let whole = conn.transaction_with_behavior(TransactionBehavior::Immediate);
            whole.map(Self::Whole)
        } else {
            conn.savepoint().map(Self::Part)
        }
    }

    pub(super) fn commit(self) -> Result<(), rusqlite::Error> {
        match self {
            Self::Whole(tx) => tx.commit(),
            Self::Part(part) => part.commit(),
        }
    }
}

impl Deref for Tx<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        match self {
            Self::Whole(tx) => tx,
            Self::Part(part) => part,
        }
    }
}

impl Store {
    /// Begins to gather what follows, so that all of it reaches the disk at once, with [`Store::keep`] or not at all.
    ///
    /// # Errors
    /// As SQLite reports; nothing is gathered then.
    pub fn gather(&mut self) -> Result<(), StoreError> {
        self.conn.execute_batch("BEGIN IMMEDIATE")?;
        self.gathering = true;
        Ok(())
    }

    /// Whether what was done since [`Store::gather`] still stands: a full disk, for one, undoes all of it.
    pub fn gathers(&self) -> bool {
        !self.conn.is_autocommit()
    }

    /// Whether what was gathered is undone already.
    pub(super) fn is_undone(&self) -> bool {
        self.gathering && !self.gathers()
    }

    /// Brings what was gathered to the disk.
    ///
    /// # Errors
    /// As SQLite reports; nothing of it is stored then.
    pub fn keep(&mut self) -> Result<(), StoreError> {
        let kept = self.meter.time(|| self.conn.execute_batch("COMMIT"));
        if kept.is_err() {
            self.let_go();
        }
        self.gathering = false;
        kept
    }

    /// Forgets what was gathered.
    pub fn let_go(&mut self) {
        // Known by what is not stored.
        self.names.clear();
        self.shelf.clear();
        self.gathering = false;
        if self.gathers()
            && let Err(error) = self.conn.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "what was not stored could not be undone");
        }
    }
}
