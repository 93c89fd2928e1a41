//! A channel or server that the bot lost.

use crate::play::{Place, Server};

/// A lost place: gone, or closed to the bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LostPlace {
    /// One place.
    Place(Place),
    /// A whole server.
    Server(Server),
}
