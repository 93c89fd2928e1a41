//! The base of all rooms: errors, transactions, commit timing, noted damage.

pub(in crate::store) mod commit_timer;
pub(in crate::store) mod contest_ids;
pub(in crate::store) mod damage;
pub(in crate::store) mod error;
pub(in crate::store) mod tx;

use std::time::Duration;

/// Longest wait for another program (a backup, say) to release the database.
pub(in crate::store) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
