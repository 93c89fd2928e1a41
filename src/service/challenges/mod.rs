//! Challenges, lobbies, rematches and who may meet whom.

pub mod challenge;
pub mod form;
pub mod list;
pub mod lobby;
pub mod relations;
pub mod rematch;
pub mod seats;
