//! Lines that people type in a chat.

pub mod chat;
pub mod spoken;
