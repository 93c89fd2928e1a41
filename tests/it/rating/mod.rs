//! Ratings: what the formulas promise about people, that the stored ones follow from the games to the bit, and what
//! players see of them.

mod accounts;
mod flow;
pub(crate) mod games;
mod levels;
mod luckless;
mod plot;
mod podium;
mod seasons;
mod sim;
mod view;
