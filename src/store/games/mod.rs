//! One game: its log, its cache, and all side effects and notes that belong to it.

pub(in crate::store) mod alarms;
pub(in crate::store) mod analyses;
pub(in crate::store) mod audit;
pub(in crate::store) mod cache;
pub(in crate::store) mod contests;
pub(in crate::store) mod controls;
pub(in crate::store) mod deeds;
pub(in crate::store) mod event_log;
pub(in crate::store) mod explorations;
pub(in crate::store) mod finished_games;
pub(in crate::store) mod gateway_sessions;
pub(in crate::store) mod hooks;
pub(in crate::store) mod ladders;
pub(in crate::store) mod level_games;
pub(in crate::store) mod looks;
pub(in crate::store) mod notes;
pub(in crate::store) mod notices;
pub(in crate::store) mod outbox;
pub(in crate::store) mod plans;
pub(in crate::store) mod pool_key;
pub(in crate::store) mod puzzles;
pub(in crate::store) mod ratings;
pub(in crate::store) mod seasons;
pub(in crate::store) mod secrets;
pub(in crate::store) mod signal_meanings;
pub(in crate::store) mod standings;
