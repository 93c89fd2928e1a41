//! The servers that the bot is in, and their names, as Discord gives them. No name is stored: each is announced again
//! after a start.

use std::collections::BTreeMap;

use parking_lot::Mutex;

use crate::runtime::Handle;
use crate::service::Server;
use crate::service::servers::membership;

/// Names of servers.
#[derive(Debug, Default)]
pub(super) struct ServerNames(Mutex<BTreeMap<Server, String>>);

impl Handle {
    /// Reports the full list of servers of one shard. Servers of that shard that are missing from it are marked as
    /// left.
    pub async fn in_servers(
        &self,
        transport: &'static str,
        servers: Vec<Server>,
        meant: impl Fn(&Server) -> bool + Send + 'static,
    ) {
        // With many games the list takes a while: no move waits for it.
        let known = self.read(|service, _| membership::known_servers(service, transport));
        let known = known.await.unwrap_or_default();
        self.with_env(move |service, env| {
            membership::sync_servers(service, known, &servers, meant, env);
        })
        .await
        .unwrap_or_default();
        self.due.notify_one();
    }

    /// Reports a server that the bot has joined.
    pub async fn entered_server(&self, server: Server) {
        self.with_env(move |service, env| membership::server_joined(service, &server, env))
            .await
            .unwrap_or_default();
        self.due.notify_one();
    }

    /// The name of a server; `None` if it is not known yet.
    pub fn server_name(&self, server: &Server) -> Option<String> {
        self.names.0.lock().get(server).cloned()
    }

    /// Notes the name of a server.
    pub fn name_server(&self, server: Server, name: String) {
        self.names.0.lock().insert(server, name);
    }

    /// Forgets the name of a server.
    pub fn forget_server_name(&self, server: &Server) {
        self.names.0.lock().remove(server);
    }
}
