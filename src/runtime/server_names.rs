//! The names of the servers that the bot is in, as Discord gives them. None is stored: each is told again after a start.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::runtime::Handle;
use crate::service::Server;

/// Names of servers.
#[derive(Debug, Default)]
pub(super) struct ServerNames(Mutex<BTreeMap<Server, String>>);

impl ServerNames {
    fn known(&self) -> MutexGuard<'_, BTreeMap<Server, String>> {
        // It is consistent between any two statements.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Handle {
    /// The name of a server; `None` if it is not known yet.
    pub fn server_name(&self, server: &Server) -> Option<String> {
        self.names.known().get(server).cloned()
    }

    /// Notes the name of a server.
    pub fn name_server(&self, server: Server, name: String) {
        self.names.known().insert(server, name);
    }

    /// Forgets the name of a server.
    pub fn forget_server_name(&self, server: &Server) {
        self.names.known().remove(server);
    }
}
