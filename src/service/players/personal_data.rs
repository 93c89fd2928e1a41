//! All data of a player as a file.

use crate::play::{PlayerId, Timestamp};
use crate::service::api::reply::TextFile;
use crate::service::state::Service;
use crate::store::{self, Store, StoreError};

/// Largest exported file, in bytes.
pub(in crate::service::players) const FILE_LIMIT: usize = 8_000_000;

/// Exports all data of a player, for the operator.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn personal_data(
    service: &Service,
    player: &PlayerId,
    now: Timestamp,
) -> Result<TextFile, StoreError> {
    personal_data_file(&service.store, player, now)
}

pub(in crate::service::players) fn personal_data_file(
    store: &Store,
    player: &PlayerId,
    now: Timestamp,
) -> Result<TextFile, StoreError> {
    Ok(TextFile {
        name: "kingboard-personal-data.json".to_owned(),
        text: store::personal_data::json(store, player, now)?,
    })
}
