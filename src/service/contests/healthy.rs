//! Contests and ladders that can be read.

use crate::store::{self, ContestId, LadderId, Store, StoreError, StoredContest, StoredLadder};

/// The contest of this number; `None` for a damaged one, whose messages wait for nothing.
pub(super) fn healthy(store: &Store, id: ContestId) -> Result<Option<StoredContest>, StoreError> {
    match store::contests::get(store, id) {
        Err(StoreError::CorruptContest { .. }) => Ok(None),
        found => found,
    }
}

/// The ladder of this number; `None` for a damaged one.
pub(super) fn healthy_ladder(
    store: &Store,
    id: LadderId,
) -> Result<Option<StoredLadder>, StoreError> {
    match store::ladders::get(store, id) {
        Err(StoreError::CorruptLadder { .. }) => Ok(None),
        found => found,
    }
}
