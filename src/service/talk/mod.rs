//! Text that people type: lines in a chat, options with their suggestions, fields of forms.

pub mod answers;
pub mod chat;
pub mod commands;
pub mod edits;
pub mod fields;
pub mod named_review;
pub mod next_moves;
pub mod open_study;
pub mod questions;
pub mod reading;
pub mod spoken;
pub mod suggest;
