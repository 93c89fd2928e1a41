//! The stored form of events, and the list rows of games with their searches.

pub(in crate::store) mod bodies;
pub(in crate::store) mod contest_bodies;
pub(in crate::store) mod event_bodies;
pub(in crate::store) mod history;
pub(in crate::store) mod ladder_bodies;
pub(in crate::store) mod lists;
pub(in crate::store) mod lobby_bodies;
pub(in crate::store) mod parts;
pub(in crate::store) mod places;
pub(in crate::store) mod summary_rows;
pub(in crate::store) mod sums;
