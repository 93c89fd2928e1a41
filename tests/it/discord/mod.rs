//! The compiled bot against a loopback Discord.

pub(crate) mod analyses;
mod answered_lines;
pub(crate) mod bot;
pub(crate) mod channel_picture;
pub(crate) mod computer;
pub(crate) mod computer_games;
pub(crate) mod contests;
pub(crate) mod elsewhere;
pub(crate) mod gateway;
pub(crate) mod guard_discord;
pub(crate) mod listening;
pub(crate) mod long_discord;
pub(crate) mod loopback;
pub(crate) mod odd_interactions;
pub(crate) mod pages;
pub(crate) mod people;
pub(crate) mod places;
pub(crate) mod positions;
pub(crate) mod puzzles;
pub(crate) mod ratings;
pub(crate) mod restart;
pub(crate) mod servers;
mod several_games;
pub(crate) mod tables_discord;
pub(crate) mod trouble;
mod wrong_lines;
