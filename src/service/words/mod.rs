//! Sentences, languages and names. This room knows no request.

pub(in crate::service) mod beginning;
pub mod catalogue;
pub(in crate::service) mod clean;
pub mod durations;
pub mod labels;
pub mod language;
pub mod names;
pub mod text;
pub mod yes_no;
