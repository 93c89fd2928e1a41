//! The crate of leagues, tournaments and ladders. See [`contest`].

#[path = "mod.rs"]
pub mod contest;
