//! The crate of the bot without a transport: requests in, replies out. See [`service`].

#[path = "mod.rs"]
pub mod service;

use kingboard_contest::contest;
use kingboard_play::play;
use kingboard_rating::rating;
use kingboard_rules::{engine, game, games, scene};
use kingboard_store::store;
