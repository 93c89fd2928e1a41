//! Moves and everything else a player does in a running game.

pub mod clock;
pub mod dice;
pub mod doubt;
pub mod follow;
pub mod pick;
pub mod plan;
pub mod preview;
pub mod signal;
pub mod swap;
pub mod takeback;
pub mod typed;
