//! Ratings of players: pure arithmetic over results, without people, storage or clocks.
//!
//! One weighted Glicko-2 with constant volatility serves duels, tables and teams ([`glicko`]). A [`pool`] folds results
//! in the order of their ends. Its state is whole thousandths, computed by plain operations and `libm` in one order, so
//! every machine gets the same bits. `docs/ratings.md` explains the formulas to players.
//!
//! Always: time comes from the results, never from a clock; nobody here has a name.

pub mod fitting;
pub mod glicko;
pub mod player_rating;
pub mod pool;
pub mod ranking;
pub mod season;
pub mod solving;
pub mod table;

pub use glicko::Skill;
pub use player_rating::{PlayerRating, Reading};
pub use pool::{Finished, Pool, Sitting};
pub use solving::{Attempted, attempted};
pub use table::{RatingStep, Seated, Who};

/// The version of all rules here. Stored ratings of another version are made again from the results.
pub const VERSION: u32 = 1;
