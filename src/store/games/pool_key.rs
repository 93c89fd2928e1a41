//! [`PoolKey`]: the name of the ratings of one game in one server, or over all servers.

use crate::play::Server;
use crate::store::rows::places::{server_of_text, server_text};

/// The house of ratings over all servers.
const EVERYWHERE: &str = "";

/// The ratings of one game in one server, or over all servers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PoolKey {
    house: String,
    pool: String,
}

impl PoolKey {
    /// The pool with this slug in a server.
    pub fn here(server: &Server, pool: &str) -> Self {
        Self {
            house: server_text(server),
            pool: pool.to_owned(),
        }
    }

    /// The pool with this slug over all servers.
    pub fn everywhere(pool: &str) -> Self {
        Self {
            house: EVERYWHERE.to_owned(),
            pool: pool.to_owned(),
        }
    }

    /// The pool of stored columns.
    pub(in crate::store) fn stored(house: String, pool: String) -> Self {
        Self { house, pool }
    }

    /// Returns `true` for ratings over all servers.
    pub(in crate::store) fn is_everywhere(&self) -> bool {
        Self::is_house_of_all(&self.house)
    }

    /// Returns `true` for the house of ratings over all servers.
    pub(in crate::store) fn is_house_of_all(house: &str) -> bool {
        house == EVERYWHERE
    }

    /// The stored house.
    pub(in crate::store) fn house(&self) -> &str {
        &self.house
    }

    /// The slug.
    pub fn slug(&self) -> &str {
        &self.pool
    }

    /// The server; `None` for ratings over all servers.
    pub fn server(&self) -> Option<Server> {
        (!self.is_everywhere()).then(|| server_of_text(&self.house))
    }
}
