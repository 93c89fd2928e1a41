//! Four Kings One War: a cross of 192 squares, two armies to a colour, two moves to a turn.
//!
//! Start with [`moves`] for how pieces go and `legal` for what is allowed. Words of the board are in [`board`],
//! arrangements in [`setup`], their texts in [`setup_text`], and [`position`] is a lawful one being played.

pub mod board;
mod legal;
mod men;
pub mod moves;
pub mod position;
pub mod setup;
pub mod setup_text;
pub mod squares;
