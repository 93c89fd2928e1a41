//! Questions to the store: games, names, preferences, settings and consent.

pub mod competition;
pub mod consent;
pub mod find;
pub mod games;
pub mod languages;
pub mod levels;
pub mod load;
pub mod load_names;
pub mod move_names;
pub mod newcomers;
pub mod off_hours;
pub mod person_seats;
pub mod posted;
pub mod preferences;
pub mod ratings;
pub mod reminder_settings;
pub mod same_position;
pub mod server;
pub mod sight;
pub mod stored;
pub mod times;
pub mod view;
pub mod viewers;
pub mod which_game;
