//! Boards as pictures and as text.

pub(crate) mod armies;
pub(crate) mod boards;
pub(crate) mod close_up;
mod contest_sheets;
mod docs;
pub(crate) mod drama;
pub(crate) mod endings;
pub(crate) mod graph;
pub(crate) mod looks;
pub(crate) mod scenes;
pub(crate) mod sheets;
pub(crate) mod story;
mod vector;
