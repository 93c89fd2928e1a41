//! [`HeldLock`]: a locked file or folder that is unlocked when it is given up.

use std::fs::File;

/// A lock on a file or folder. It ends when this is dropped.
#[derive(Debug)]
pub(in crate::store) struct HeldLock(pub(in crate::store) File);

impl Drop for HeldLock {
    /// Unlocks it, and does not only close it: a child that was started a moment ago may share it until it runs.
    fn drop(&mut self) {
        if let Err(error) = self.0.unlock() {
            tracing::debug!(%error, "failed to unlock a file");
        }
    }
}
