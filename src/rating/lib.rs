//! The crate of ratings. See [`rating`].

#[path = "mod.rs"]
pub mod rating;
