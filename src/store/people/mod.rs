//! Players and servers: their settings, their presence, and their erasure.

pub(in crate::store) mod erase;
pub(in crate::store) mod met;
pub(in crate::store) mod off_hours;
pub(in crate::store) mod personal_data;
pub(in crate::store) mod persons;
pub(in crate::store) mod players;
pub(in crate::store) mod podium;
pub(in crate::store) mod presence;
pub(in crate::store) mod privacy;
pub(in crate::store) mod relations;
pub(in crate::store) mod servers;
mod settings;
pub(in crate::store) mod solvers;
pub(in crate::store) mod tokens;
pub(in crate::store) mod web_sessions;
