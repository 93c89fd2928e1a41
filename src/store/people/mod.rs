//! Players and servers: their settings, their presence, and their erasure.

pub mod erase;
pub mod met;
pub mod off_hours;
pub mod personal_data;
pub(in crate::store) mod persons;
pub mod players;
pub mod podium;
pub mod presence;
pub(in crate::store) mod privacy;
pub mod relations;
pub mod servers;
pub(in crate::store) mod settings;
pub mod solvers;
pub mod tokens;
pub mod web_sessions;
