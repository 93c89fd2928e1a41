//! A channel or server that the bot lost.

use crate::play::Place;

/// What is gone, or closed to the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostPlace {
    /// One place.
    Place(Place),
    /// A whole server, by its name as in [`Place::server`].
    House(String),
}
