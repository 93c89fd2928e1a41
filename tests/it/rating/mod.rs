//! Ratings: what the formulas promise about people, that the stored ones follow from the games to the bit, and what players
//! see of them.

mod flow;
mod sim;
mod view;
