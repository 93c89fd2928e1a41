//! Finished and past moves: reviews, analyses, films, stories, records, notes, history and dice checks.

pub mod analyse;
pub mod analysis;
mod card;
pub mod competition;
pub mod dice_counts;
mod dice_tally;
pub(in crate::service) mod figures;
pub mod film;
pub mod game_lines;
mod graph;
pub mod hall;
pub mod history;
pub mod history_pages;
pub mod judged;
pub mod listed;
pub mod notes;
pub(in crate::service) mod pools;
pub mod profile;
pub mod record_file;
pub mod records;
mod report;
pub mod review;
mod seats;
pub mod standings;
pub mod story;
pub mod verify;
