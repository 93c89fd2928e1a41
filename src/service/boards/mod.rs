//! Read-only boards and lists: the board, close-ups, the private board, and reasons.

pub mod at_table;
pub mod close_up;
pub mod explore;
pub mod explore_board;
pub mod piece_moves;
pub mod read_out;
pub mod snapshot;
mod snapshot_parts;
pub mod views;
pub mod why_not;
