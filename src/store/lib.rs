//! The crate of the database. See [`store`].

#[path = "mod.rs"]
pub mod store;

use kingboard_contest::contest;
use kingboard_play::play;
use kingboard_rating::rating;
use kingboard_rules::game;
