//! Kingboard: correspondence play of the kings' games, in Discord and in a terminal.
//!
//! The layers, each importing only what stands before it: [`grid`], [`seat`] and [`scene`] (the ground: cells, seats and
//! pictures as data), [`game`] (the contract), [`games`] (the rules), [`play`] (a game between people), [`store`] (SQLite), [`service`] (requests in, replies
//! out), and the two adapters [`discord`] and [`console`]; [`render`] stands beside them and knows
//! scenes only. [`cli`], [`config`], [`cores`], [`env`](mod@env), [`logs`] and [`runtime`] put them together, and [`watch`] is told by
//! the edges what operators may watch.

pub mod cli;
pub mod config;
pub mod console;
pub mod cores;
pub mod discord;
pub mod engine;
pub mod env;
#[cfg(any(test, fuzzing))]
pub mod fuzzing;
pub mod game;
pub mod games;
pub mod grid;
pub mod logs;
pub mod play;
pub mod render;
pub mod runtime;
pub mod scene;
pub mod seat;
pub mod service;
pub mod store;
pub mod watch;
