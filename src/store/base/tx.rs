//! Transactions: each on its own, or a savepoint in a batch of several requests that are committed together.

use std::ops::Deref;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rusqlite::Connection;

use crate::store::{Store, StoreError};

/// Executes a statement that begins or ends a transaction. It is parsed once.
fn execute(conn: &Connection, sql: &str) -> Result<(), rusqlite::Error> {
    conn.prepare_cached(sql)?.execute([]).map(drop)
}

/// The writes that a transaction reaches.
#[derive(Clone, Copy, Debug)]
pub(in crate::store) enum Extent {
    /// A transaction of its own: on disk once committed.
    Whole,
    /// A savepoint: on disk once its batch is committed.
    Part,
}

/// A transaction: all or nothing. Dropping it before the commit rolls it back.
#[derive(Debug)]
pub(in crate::store) struct Transaction<'a> {
    conn: &'a mut Connection,
    extent: Extent,
    is_open: bool,
}

impl<'a> Transaction<'a> {
    pub(in crate::store) fn begin(conn: &'a mut Connection) -> Result<Self, rusqlite::Error> {
        let extent = if conn.is_autocommit() {
            // Takes the write lock at once, and waits for other writers.
            execute(conn, "BEGIN IMMEDIATE")?;
            Extent::Whole
        } else {
            execute(conn, "SAVEPOINT request")?;
            Extent::Part
        };
        Ok(Self {
            conn,
            extent,
            is_open: true,
        })
    }

    pub(in crate::store) fn extent(&self) -> Extent {
        self.extent
    }

    pub(in crate::store) fn commit(mut self) -> Result<(), rusqlite::Error> {
        match self.extent {
            Extent::Whole => execute(self.conn, "COMMIT")?,
            Extent::Part => execute(self.conn, "RELEASE request")?,
        }
        self.is_open = false;
        Ok(())
    }

    fn roll_back(&self) -> Result<(), rusqlite::Error> {
        match self.extent {
            Extent::Whole => execute(self.conn, "ROLLBACK"),
            Extent::Part => {
                execute(self.conn, "ROLLBACK TO request")?;
                execute(self.conn, "RELEASE request")
            }
        }
    }
}

impl Drop for Transaction<'_> {
    fn drop(&mut self) {
        // A failing disk rolls everything back by itself.
        if self.is_open
            && !self.conn.is_autocommit()
            && let Err(error) = self.roll_back()
        {
            tracing::error!(%error, "a transaction could not be undone");
        }
    }
}

impl Deref for Transaction<'_> {
    type Target = Connection;

    fn deref(&self) -> &Connection {
        self.conn
    }
}

/// The flag of an open batch.
///
/// Every write joins the open batch. A failing disk rolls the batch back in the middle of a request. The rest of that
/// request must then not be stored either.
#[derive(Debug)]
pub(in crate::store) struct BatchState(Arc<AtomicBool>);

impl BatchState {
    /// No batch is open.
    pub(in crate::store) fn of(conn: &Connection) -> Result<Self, rusqlite::Error> {
        let batch = Self(Arc::default());
        batch.watched(conn, || false)?;
        Ok(batch)
    }

    /// Refuses all further writes, also once the database file is lost.
    pub(in crate::store) fn watched(
        &self,
        conn: &Connection,
        lost: impl Fn() -> bool + Send + 'static,
    ) -> Result<(), rusqlite::Error> {
        let refuses = Arc::clone(&self.0);
        conn.commit_hook(Some(move || refuses.load(Ordering::Relaxed) || lost()))
    }

    fn set(&self, is_open: bool) {
        self.0.store(is_open, Ordering::Relaxed);
    }
}

impl Store {
    /// Opens a batch: all writes until [`Store::commit_batch`] reach the disk together or are rolled back together.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails; no batch is open then.
    pub fn begin_batch(&mut self) -> Result<(), StoreError> {
        execute(&self.conn, "BEGIN IMMEDIATE")?;
        self.batch.set(true);
        Ok(())
    }

    /// Returns `true` while the batch can still be committed. A full disk, for one, rolls it back; nothing more is then
    /// stored until the batch is ended.
    pub fn batch_is_open(&self) -> bool {
        !self.conn.is_autocommit()
    }

    /// Returns `true` if the batch was rolled back.
    pub(in crate::store) fn batch_rolled_back(&self) -> bool {
        self.batch.0.load(Ordering::Relaxed) && !self.batch_is_open()
    }

    /// Commits the batch.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails; nothing of the batch is stored then.
    pub fn commit_batch(&mut self) -> Result<(), StoreError> {
        self.batch.set(false);
        let kept = self.commit_timer.time(|| execute(&self.conn, "COMMIT"));
        if kept.is_err() {
            self.end_batch();
        }
        kept
    }

    /// Begins a part of the open batch, to be kept or undone by itself.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn begin_part(&mut self) -> Result<(), StoreError> {
        Ok(execute(&self.conn, "SAVEPOINT part")?)
    }

    /// Ends a part: its writes are stored with the batch.
    ///
    /// # Errors
    /// `StoreError` if the SQLite call fails.
    pub fn keep_part(&mut self) -> Result<(), StoreError> {
        Ok(execute(&self.conn, "RELEASE part")?)
    }

    /// Undoes the writes of a part; the rest of the batch stands.
    pub fn undo_part(&mut self) {
        self.names.clear();
        self.cache.clear();
        // The whole batch may have been rolled back.
        if self.batch_is_open()
            && let Err(error) = self.conn.execute_batch("ROLLBACK TO part; RELEASE part")
        {
            tracing::error!(%error, "a part of a batch could not be undone");
        }
    }

    /// Ends the batch without a commit: its writes are rolled back.
    pub fn end_batch(&mut self) {
        // The cached names may come from writes that were rolled back.
        self.names.clear();
        self.cache.clear();
        self.batch.set(false);
        if self.batch_is_open()
            && let Err(error) = self.conn.execute_batch("ROLLBACK")
        {
            tracing::error!(%error, "what was not stored could not be undone");
        }
    }

    /// Writes data that a power failure may lose, but not a crash of the program.
    pub(in crate::store) fn relaxed(
        &mut self,
        write: impl FnOnce(&mut Self) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        if self.batch_is_open() {
            // The open batch decides.
            return write(self);
        }
        self.conn.pragma_update(None, "synchronous", "NORMAL")?;
        let written = write(self);
        self.conn.pragma_update(None, "synchronous", "FULL")?;
        written
    }
}

/// For tests of the callers that hear of a lost batch.
impl Store {
    /// Rolls the batch back without the store’s knowledge, as SQLite does on its own when the disk fails.
    ///
    /// # Errors
    /// [`StoreError::Sqlite`] if no batch is open.
    #[doc(hidden)]
    pub fn lose_batch(&self) -> Result<(), StoreError> {
        Ok(self.conn.execute_batch("ROLLBACK")?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::PlayerId;

    #[test]
    fn once_what_was_gathered_is_undone_nothing_is_stored_until_it_is_let_go() {
        let mut store = Store::in_memory().unwrap();
        let [anna, bea] = ["anna", "bea"].map(PlayerId::new);
        store.begin_batch().unwrap();
        store.save_name(&anna, "Anna").unwrap();
        store.lose_batch().unwrap();
        let refused = store.save_name(&bea, "Bea");
        assert!(matches!(refused, Err(StoreError::Undone)), "{refused:?}");
        store.end_batch();
        assert_eq!(store.name(&anna).unwrap(), None);
        assert_eq!(store.name(&bea).unwrap(), None);
        store.save_name(&bea, "Bea").unwrap();
        assert_eq!(store.name(&bea).unwrap().as_deref(), Some("Bea"));
    }
}
