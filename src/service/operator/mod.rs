//! The operator's functions: health of the data, quarantine, status and batches of requests.

pub mod batch;
pub mod health;
pub mod quarantine;
pub mod status;
