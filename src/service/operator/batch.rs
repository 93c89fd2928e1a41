//! Batches: several requests share one commit. They wait for the disk once, and are stored all or none.

use crate::service::commit::batch;
use crate::service::describe::refuse;
use crate::service::state::Service;
use crate::store::StoreError;

impl Service {
    /// Opens a batch. Returns `false` if that failed.
    pub fn begin_batch(&mut self) -> bool {
        let begun = self.store.begin_batch();
        if let Err(error) = &begun {
            tracing::warn!(%error, "batching unavailable; committing each request");
        }
        begun.is_ok()
    }

    /// Returns `true` while the batch can be committed.
    pub fn batch_is_open(&mut self) -> bool {
        let stands = self.store.batch_is_open();
        if !stands {
            clear_caches(self);
        }
        stands
    }

    /// Commits the batch; if that fails, all of it is rolled back.
    ///
    /// # Errors
    /// The id of the sentence with the reason.
    pub fn commit_batch(&mut self) -> Result<(), &'static str> {
        self.store.commit_batch().map_err(|error| {
            let error = self.lost().unwrap_or(error);
            tracing::error!(%error, "failed to commit a batch");
            clear_caches(self);
            refuse::fault(&error)
        })
    }
}

/// Clears caches of data that was not stored.
fn clear_caches(service: &mut Service) {
    service.store.end_batch();
    batch::forget_unstored(service);
}

/// For tests of the callers that hear of a lost batch.
impl Service {
    /// Rolls the batch back, as a failing disk does.
    ///
    /// # Errors
    /// [`StoreError`] if no batch is open.
    #[doc(hidden)]
    pub fn lose_batch(&self) -> Result<(), StoreError> {
        self.store.lose_batch()
    }
}
