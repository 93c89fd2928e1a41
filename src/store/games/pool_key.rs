//! [`PoolKey`]: the name of the ratings of one game in one server, or over all servers.

use crate::play::Server;
use crate::store::rows::places::{server_of_text, server_text};

/// The scope of ratings over all servers.
const EVERYWHERE: &str = "";

/// The ratings of one game in one server, or over all servers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PoolKey {
    scope: String,
    pool: String,
}

impl PoolKey {
    /// The pool with this slug in a server.
    pub fn here(server: &Server, pool: &str) -> Self {
        Self {
            scope: server_text(server),
            pool: pool.to_owned(),
        }
    }

    /// The pool with this slug over all servers.
    pub fn everywhere(pool: &str) -> Self {
        Self {
            scope: EVERYWHERE.to_owned(),
            pool: pool.to_owned(),
        }
    }

    /// The pool of stored columns.
    pub(in crate::store) fn stored(scope: String, pool: String) -> Self {
        Self { scope, pool }
    }

    /// Returns `true` for ratings over all servers.
    pub(in crate::store) fn is_everywhere(&self) -> bool {
        Self::is_all_servers(&self.scope)
    }

    /// Returns `true` for the scope of ratings over all servers.
    pub(in crate::store) fn is_all_servers(scope: &str) -> bool {
        scope == EVERYWHERE
    }

    /// The stored scope.
    pub(in crate::store) fn scope(&self) -> &str {
        &self.scope
    }

    /// The slug.
    pub fn slug(&self) -> &str {
        &self.pool
    }

    /// The server; `None` for ratings over all servers.
    pub fn server(&self) -> Option<Server> {
        (!self.is_everywhere()).then(|| server_of_text(&self.scope))
    }
}
