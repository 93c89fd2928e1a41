//! Contests and ladders that can be read.

use crate::store::{self, ContestId, LadderId, Store, StoreError, StoredContest, StoredLadder};

/// Turns the error of a damaged log into `None`: messages about a damaged contest wait for nothing.
fn unless_damaged<T>(read: Result<Option<T>, StoreError>) -> Result<Option<T>, StoreError> {
    match read {
        Err(StoreError::DamagedContest { .. }) => Ok(None),
        read => read,
    }
}

/// The contest of this number; `None` for a damaged one.
pub(super) fn healthy(store: &Store, id: ContestId) -> Result<Option<StoredContest>, StoreError> {
    unless_damaged(store::contests::get(store, id))
}

/// The ladder of this number; `None` for a damaged one.
pub(super) fn healthy_ladder(
    store: &Store,
    id: LadderId,
) -> Result<Option<StoredLadder>, StoreError> {
    unless_damaged(store::ladders::get(store, id))
}
