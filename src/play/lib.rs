//! The crate of a game between people and its log. See [`play`].

#[path = "mod.rs"]
pub mod play;

use kingboard_rules::{game, games, scene};
