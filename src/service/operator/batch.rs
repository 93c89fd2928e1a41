//! Several requests stored together: the disk is waited for once for all of them, and either all of them happened or
//! none.

use crate::service::describe::refuse;
use crate::service::state::Service;

impl Service {
    /// Begins to gather what several requests store; whether it could begin.
    pub fn begin_batch(&mut self) -> bool {
        let begun = self.store.begin_batch();
        if let Err(error) = &begun {
            tracing::warn!(%error, "requests are stored one by one");
        }
        begun.is_ok()
    }

    /// Whether what was gathered still stands.
    pub fn batch_is_open(&mut self) -> bool {
        let stands = self.store.batch_is_open();
        if !stands {
            clear_caches(self);
        }
        stands
    }

    /// Stores what was gathered; if that fails, none of it has happened.
    ///
    /// # Errors
    /// The sentence that says why.
    pub fn commit_batch(&mut self) -> Result<(), &'static str> {
        self.store.commit_batch().map_err(|error| {
            let error = self.lost().unwrap_or(error);
            tracing::error!(%error, "what was gathered could not be stored");
            clear_caches(self);
            refuse::fault(&error)
        })
    }
}

/// Forgets what is known by what is not stored.
fn clear_caches(service: &mut Service) {
    service.store.end_batch();
    service.last_heartbeat = None;
}

#[cfg(test)]
impl Service {
    /// Undoes what was gathered, as a disk that fails does.
    pub(crate) fn disk_fails(&self) {
        self.store.undo();
    }
}
