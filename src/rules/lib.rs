//! The rules of the four games, the pictures of their boards as data, and the computer that thinks about positions.
//!
//! The layers each import only earlier ones: [`grid`], [`seat`], [`scene`], [`game`], [`games`], [`engine`]. They are
//! one crate, since play and search are quickest if small functions of one layer can be merged into another.

pub mod engine;
pub mod game;
pub mod games;
pub mod grid;
pub mod scene;
pub mod seat;
