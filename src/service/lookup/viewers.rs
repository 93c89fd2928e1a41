//! The servers whose games an account may see on the public pages.
//!
//! A member of a server may see its games, and everybody may where the server chose that. A user who asked for
//! something in a server within thirty days is a member of it: Discord lets nobody else press there. No list of members
//! is read or kept.
//!
//! A request from a page has a place of its own, and never that of a game: a place opens all games of its server.

use crate::play::calendar::{DAY, HOUR};
use crate::play::{Place, PlayerId, Server, Timestamp};
use crate::service::api::action::Request;
use crate::service::api::server_settings::{ServerSetting, Watching};
use crate::service::lookup::server;
use crate::service::state::Service;
use crate::store::{self, Store, StoreError};

/// The transport of the public pages.
pub const PAGES: &str = "web";

/// Time in ms for which a request proves that its user is a member of a server.
pub const PROOF: i64 = 30 * DAY;

/// Interval in ms between two records of a member.
const INTERVAL: i64 = 6 * HOUR;

/// The place of a player's requests from the public pages. It is private, and holds nobody else's games.
pub fn page_of(player: &PlayerId) -> Place {
    // Without a colon, which would make it one server of all players.
    Place::conversation(PAGES, &player.as_str().replace(':', "/"))
}

/// Returns `true` for the place of requests from the public pages.
pub(in crate::service) fn is_page(place: &Place) -> bool {
    place.transport() == PAGES && place.is_private()
}

/// Records a request that proves its user to be a member of a server, where there are public pages.
pub(in crate::service) fn note_met(service: &mut Service, request: &Request, now: Timestamp) {
    let server = request.place.server();
    let proves = server.number().is_some() && !request.access.guest;
    if service.options.pages.is_none() || !proves {
        return;
    }
    if let Err(error) = try_note_met(&mut service.store, &request.user.id, server, now) {
        // They are shown a game less; an error here must not fail the request.
        tracing::warn!(%error, "failed to record where a player was met");
    }
}

fn try_note_met(
    store: &mut Store,
    player: &PlayerId,
    server: &Server,
    now: Timestamp,
) -> Result<(), StoreError> {
    let last = store::met::last(store, player, server)?;
    if last.is_some_and(|last| (0..INTERVAL).contains(&now.0.saturating_sub(last.0))) {
        return Ok(());
    }
    let since = Timestamp(now.0.saturating_sub(PROOF));
    store::met::note(store, player, server, now, since)
}

/// The start of the time that counts: thirty days before the last heartbeat. Without a heartbeat nothing counts.
fn since(store: &Store) -> Result<Timestamp, StoreError> {
    let last = store::presence::last_beat(store)?;
    Ok(last.map_or(Timestamp(i64::MAX), |last| {
        Timestamp(last.0.saturating_sub(PROOF))
    }))
}

/// Returns `true` if a player, or everybody without one, may see the games of a server on the public pages.
pub(in crate::service) fn sees_server(
    store: &Store,
    player: Option<&PlayerId>,
    server: &Server,
) -> Result<bool, StoreError> {
    if server.number().is_none() || store::servers::has_left(store, server)? {
        return Ok(false);
    }
    if watching(store, server) == Watching::Public {
        return Ok(true);
    }
    let Some(player) = player else {
        return Ok(false);
    };
    let since = since(store)?;
    let met = store::met::last(store, player, server)?;
    Ok(met.is_some_and(|met| met >= since))
}

/// The people who may watch the games of a server.
fn watching(store: &Store, server: &Server) -> Watching {
    server::settings_at(store, &Place::of_server(server)).watching
}

/// Returns `true` for a server whose games everybody may watch.
pub(in crate::service) fn is_public(store: &Store, server: &Server) -> Result<bool, StoreError> {
    sees_server(store, None, server)
}

/// Returns `true` if a player, or everybody without one, may see the games of a server on the public pages.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn may_watch(
    service: &Service,
    player: Option<&PlayerId>,
    server: &Server,
) -> Result<bool, StoreError> {
    sees_server(&service.store, player, server)
}

/// The servers whose games a player, or everybody without one, may see on the public pages.
///
/// # Errors
/// `StoreError` if the store fails.
pub fn servers(service: &Service, player: Option<&PlayerId>) -> Result<Vec<Server>, StoreError> {
    let store = &service.store;
    let mut all = store::servers::with_setting(
        store,
        ServerSetting::Watching.code(),
        Watching::Public.code(),
    )?;
    if let Some(player) = player {
        all.extend(store::met::servers_of(store, player, since(store)?)?);
    }
    all.retain(|server| server.number().is_some());
    all.sort();
    all.dedup();
    Ok(all)
}
