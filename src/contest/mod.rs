//! Contests: leagues, round robins, Swiss contests, knockouts, team matches, heats and ladders, as pure values.
//!
//! A contest is a log of [events](event), folded into a [`Contest`](state::Contest). [`decide`](decide::decide) handles
//! people's commands, [`progress`](progress::progress) the effects of time and results. Both give events and change
//! nothing. Time, games and lots are inputs; entrants are numbers.
//!
//! Always: a contest that is not over has an [`alarm`](progress::alarm), at which it continues by itself. The formats
//! only differ in [`pairings`], [`standings`] and their settings in [`terms`].

pub mod berger;
pub mod bracket;
pub mod command;
pub mod decide;
pub mod event;
pub mod groups;
pub mod heats;
pub mod inputs;
mod interruptions;
pub mod knockout;
pub mod ladder;
mod leave;
mod matching;
pub mod pairings;
pub mod progress;
mod reserves;
pub mod round;
pub mod score;
pub mod standings;
pub mod state;
pub mod swiss;
pub mod terms;
pub mod tiebreaks;
pub mod values;
