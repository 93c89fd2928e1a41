//! Servers that the bot joined, left or forgot.

use std::collections::BTreeSet;

use crate::play::calendar::{DAY, TimeSpan};
use crate::play::event::Event;
use crate::play::stage::Stage;
use crate::play::{Env, Place, Server, Timestamp};
use crate::service::commit::append::{AppendExtras, MAX_ATTEMPTS, PendingAppend};
use crate::service::commit::{append, batch, notices, quarantine, stamp};
use crate::service::contests::here;
use crate::service::lookup::load;
use crate::service::state::Service;
use crate::store::{self, GameChange, Store, StoreError, server_text};

/// Ends all games of a server without a result, opens their dice, and forgets the server, in one transaction. Its
/// players are notified in private.
pub(in crate::service) fn forget_server(
    service: &mut Service,
    server: &Server,
    told: bool,
    env: &Env,
) -> Result<(), StoreError> {
    let store = &mut service.store;
    let nowhere = Place::pseudonymised(env);
    for _ in 0..MAX_ATTEMPTS {
        let mut ends = Vec::new();
        for id in store::servers::unfinished_in(store, server)? {
            let Some(game) = load::load_healthy(store, id)? else {
                continue;
            };
            let running = game.stage() == Stage::Running;
            let events = [if running {
                Event::Closed
            } else {
                Event::Withdrawn
            }];
            let notices = if told && running {
                notices::notify_players(&game, "", env)
            } else {
                Vec::new()
            };
            let besides = AppendExtras {
                notices: &notices,
                silent: true,
                ..AppendExtras::default()
            };
            let happened = stamp::stamp_and_apply(&game, &events, env);
            ends.push(append::prepare_append(
                store, &game, happened, besides, env,
            )?);
        }
        // Damaged games are left as they are, once they are known.
        quarantine::quarantine_damaged(store, env);
        let changes: Vec<GameChange<'_>> = ends.iter().map(PendingAppend::change).collect();
        match store::erase::forget_server(store, server, &changes, &nowhere, env.now) {
            Err(StoreError::Conflict) => {}
            done => {
                for ended in &ends {
                    append::note_stored(service, ended.summary.id);
                }
                // No computer thinks about its games any more.
                service.thoughts.read_again();
                return done;
            }
        }
    }
    Err(StoreError::Conflict)
}

/// The servers of a transport of which something is stored. It looks through all games.
pub fn known_servers(service: &Service, transport: &str) -> Vec<Server> {
    let known = store::erase::known_servers(&service.store, transport);
    known.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read the servers");
        Vec::new()
    })
}

/// Records which of the known servers, among those meant, the bot is in: it was removed from the others.
pub fn sync_servers(
    service: &mut Service,
    known: Vec<Server>,
    servers: &[Server],
    meant: impl Fn(&Server) -> bool,
    env: &Env,
) {
    let here: BTreeSet<&Server> = servers.iter().collect();
    let gone = |server: &Server| meant(server) && !here.contains(server);
    for server in known.into_iter().filter(gone) {
        server_left(&mut service.store, &server, env);
    }
    for server in servers {
        server_joined(service, server, env);
    }
}

/// Records that the bot is in this server, for the first time or again. If it had left, the people in contests and
/// ladders that stand still are notified.
pub fn server_joined(service: &mut Service, server: &Server, env: &Env) {
    let joined = batch::together(service, |service| {
        if store::erase::server_joined(&mut service.store, server)? {
            here::tell_again(service, server, env)?;
        }
        Ok(())
    });
    let Err(error) = joined else {
        return;
    };
    let server_name = server_text(server);
    tracing::error!(%error, server = server_name, "failed to notify the people of a joined server");
    // A server that counts as left would be forgotten.
    if let Err(error) = store::erase::server_joined(&mut service.store, server) {
        tracing::error!(%error, server = server_name, "failed to record a joined server");
    }
}

/// Records that the bot is not in this server any more.
pub(in crate::service) fn server_left(store: &mut Store, server: &Server, env: &Env) {
    if server.is_private() {
        return;
    }
    if let Err(error) = store::erase::server_left(store, server, env.now) {
        tracing::error!(%error, server = server_text(server), "failed to record a left server");
    }
}

/// The next left server whose time is up. None on the first day after an outage of a day or more. It may have been a
/// clock that was set wrong for a moment, and a forgotten server cannot be restored.
pub(in crate::service) fn next_server_to_forget(
    service: &Service,
    env: &Env,
) -> Result<Option<Server>, StoreError> {
    let Some(after) = service.options.forget_servers_after() else {
        return Ok(None);
    };
    let yesterday = Timestamp(env.now.0.saturating_sub(DAY));
    let is_long = |outage: &TimeSpan| outage.until.0.saturating_sub(outage.from.0) >= DAY;
    if store::outages::since(&service.store, yesterday)?
        .iter()
        .any(is_long)
    {
        return Ok(None);
    }
    let until = Timestamp(env.now.0.saturating_sub(after));
    store::erase::longest_left_server(&service.store, until)
}
