//! The integration tests, one folder for each area.
#![expect(
    clippy::unwrap_used,
    reason = "a test that cannot go on should stop where it stands"
)]

mod browser;
mod contests;
mod dice;
mod discord;
mod operate;
mod pictures;
mod project;
mod rating;
mod rules;
mod servers;
mod study;
mod table;
mod tools;
mod wait;
