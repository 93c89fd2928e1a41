//! `ImmortalStarMasters`: hexagons between walls, two to six players, the last king wins.
//!
//! Start with [`moves`]. Words of the board are in [`board`], arrangements in [`setup`], their texts in [`setup_text`], and
//! [`position`] is a lawful one being played, with who is out.

pub mod board;
mod men;
pub mod moves;
pub mod position;
pub mod setup;
pub mod setup_text;
pub mod spots;
