//! The crate of pictures: scenes to PNG, GIF, SVG, letters and terminal colours. See [`render`].

#[path = "mod.rs"]
pub mod render;

use kingboard_rules::{grid, scene};
