//! Study: reviews, films, history, notes, lessons and record files.

pub(crate) mod analysed_records;
pub(crate) mod analyses;
pub(crate) mod analysis_graph;
pub(crate) mod capturable;
pub(crate) mod explore;
pub(crate) mod films;
pub(crate) mod guard_records;
pub(crate) mod history;
pub(crate) mod lesson_tasks;
pub(crate) mod notes;
pub(crate) mod puzzles;
pub(crate) mod read_out;
pub(crate) mod record_files;
pub(crate) mod records;
pub(crate) mod review;
pub(crate) mod rules_pages;
pub(crate) mod teach;
