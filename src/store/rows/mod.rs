//! The stored form of events, and the list row of each game with what is found among them.

pub(in crate::store) mod bodies;
pub(in crate::store) mod events;
pub(in crate::store) mod history;
pub(in crate::store) mod lists;
pub(in crate::store) mod sums;
pub(in crate::store) mod table_bodies;
