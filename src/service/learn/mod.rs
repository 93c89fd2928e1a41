//! Help, the lesson and the rule book.

pub mod guide;
pub mod lesson;
pub mod rulebook;
mod subjects;
pub mod teach;
