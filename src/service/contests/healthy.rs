//! Contests that can be read.

use crate::store::{self, ContestId, Store, StoreError, StoredContest};

/// The contest of this number; `None` for a damaged one, whose messages wait for nothing.
pub(super) fn healthy(store: &Store, id: ContestId) -> Result<Option<StoredContest>, StoreError> {
    match store::contests::get(store, id) {
        Err(StoreError::CorruptContest { .. }) => Ok(None),
        found => found,
    }
}
