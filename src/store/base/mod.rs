//! What all rooms stand on: errors, transactions, how long commits take, damage that was met.

pub(in crate::store) mod damage;
pub(in crate::store) mod error;
pub(in crate::store) mod meter;
pub(in crate::store) mod tx;
