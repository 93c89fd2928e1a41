//! Challenges, lobbies, rematches, and relations between players.

pub mod challenge;
pub mod computer;
mod computer_limit;
pub mod exclusion;
pub mod form;
pub mod list;
pub mod lobby;
pub mod needs_clock;
pub mod open_call;
pub mod play_on;
pub mod position;
pub mod relations;
pub mod rematch;
pub mod seats;
pub mod stand_in;
