//! The base of all rooms: errors, transactions, commit timing, noted damage.

pub(in crate::store) mod damage;
pub(in crate::store) mod error;
pub(in crate::store) mod meter;
pub(in crate::store) mod tx;
