//! The table in the browser, in a real one: Debian's chromium. Where there is none, one line says so.

mod answers;
mod api;
mod around;
mod beside;
mod contests;
mod driver;
mod ears;
mod face;
mod face_looks;
mod face_seen;
mod form;
mod frames;
mod gate;
mod learn;
mod lists;
mod looks;
mod machine;
mod new_game;
pub(crate) mod pages;
mod play;
mod shared;
mod streams;
mod table;
mod trouble;
mod twice;
mod weight;
mod with_discord;
