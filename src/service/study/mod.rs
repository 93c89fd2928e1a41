//! Finished and past moves: reviews, analyses, films, stories, records, notes, history and dice checks.

pub mod analyse;
pub mod analysis;
mod card;
pub mod competition;
pub mod dice_counts;
pub mod film;
mod graph;
pub mod hall;
pub mod history;
pub mod listed;
pub mod notes;
pub mod profile;
pub mod records;
mod report;
pub mod review;
pub mod standings;
pub mod story;
pub mod verify;
