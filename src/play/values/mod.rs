//! The values of a game: identifiers, time controls, seals, and the events of a log.

pub mod calendar;
pub mod computer;
pub mod event;
pub mod event_effects;
mod forgotten;
pub mod identity;
pub mod lengths;
pub mod seal;
pub mod season;
pub mod signal;
pub mod stakes;
pub mod time_control;
