//! The podium: roles of a server for the first three of its standings, if the server has chosen any.
//!
//! The wanted wearers are compared with the standings every few minutes, so that places that change to and fro cost few
//! calls. The adapter gives and takes the roles one by one and reports the outcome.

use std::collections::BTreeSet;

use crate::play::calendar::{DAY, HOUR};
use crate::play::season::Season;
use crate::play::{Env, Place, Server, Timestamp};
use crate::service::api::server_settings::ServerSetting;
use crate::service::lookup::server;
use crate::service::state::Service;
use crate::service::study::standings::Standings;
use crate::store::{self, PoolKey, RoleChange, RoleChangeResult, Store, StoreError, WornRole};

/// Time between two looks at the standings, in ms.
const LOOK_EVERY: i64 = 10 * 60_000;
/// Wait after a failure that time may heal, in ms.
const RETRY_DELAY: i64 = 60_000;
/// Wait for a person to give the bot a permission, in ms.
const UNTIL_PERMITTED: i64 = HOUR;
/// Wait for a player who is not in the server, in ms.
const UNTIL_BACK: i64 = DAY;
/// Last place that has a role.
const LAST_PLACE: usize = 3;

/// The trouble of a role that the bot may not give, as it is stored.
pub(in crate::service) const FORBIDDEN: &str = "forbidden";

/// The outcome of a role change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RoleChangeOutcome {
    /// It is done, or there is no longer anything to do.
    Done,
    /// The bot lacks the permission, or its own role is too low.
    Forbidden,
    /// The player is not in the server.
    Absent,
    /// It failed for a while; holds the wait in ms if Discord named one.
    Later(Option<i64>),
}

/// Role changes that are due in servers of a transport, at most `most`.
pub fn due_role_changes(
    service: &mut Service,
    transport: &str,
    env: &Env,
    most: usize,
) -> Vec<RoleChange> {
    if let Err(error) = look(service, transport, env.now) {
        tracing::error!(%error, "failed to compare roles with the standings");
    }
    let due = store::podium::due_changes(&mut service.store, transport, env.now, most);
    due.unwrap_or_else(|error| {
        tracing::error!(%error, "failed to read due roles");
        Vec::new()
    })
}

/// Records the outcome of a role change.
pub fn role_changed(
    service: &mut Service,
    change: &RoleChange,
    how: &RoleChangeOutcome,
    env: &Env,
) {
    let after = |wait: i64| Timestamp(env.now.0.saturating_add(wait));
    let result = match how {
        RoleChangeOutcome::Done => RoleChangeResult::Done,
        RoleChangeOutcome::Forbidden => {
            RoleChangeResult::Refused(after(UNTIL_PERMITTED), Some(FORBIDDEN.to_owned()))
        }
        // A member who is gone has lost the role already.
        RoleChangeOutcome::Absent if !change.give => RoleChangeResult::Done,
        RoleChangeOutcome::Absent => RoleChangeResult::Refused(after(UNTIL_BACK), None),
        RoleChangeOutcome::Later(wait) => {
            RoleChangeResult::Later(after(wait.unwrap_or(RETRY_DELAY)))
        }
    };
    if let Err(error) = store::podium::changed(&mut service.store, change, &result) {
        tracing::error!(%error, "failed to record a role change");
    }
}

/// The roles that a server has chosen for its first three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChosenRoles {
    /// The server.
    pub server: Server,
    /// The roles, in the order of the places.
    pub roles: Vec<String>,
}

/// The servers of a transport that have chosen roles for their first three.
///
/// # Errors
/// `StoreError` if the SQLite call fails.
pub fn chosen_roles(service: &Service, transport: &str) -> Result<Vec<ChosenRoles>, StoreError> {
    let setting = ServerSetting::Podium.code();
    let chosen = store::servers::settings_named(&service.store, transport, setting)?;
    let roles = chosen.into_iter().map(|(server, _)| {
        let settings = server::settings_at(&service.store, &Place::of_server(&server));
        let roles = settings.podium;
        ChosenRoles { server, roles }
    });
    Ok(roles.filter(|chosen| !chosen.roles.is_empty()).collect())
}

/// Compares the roles of all servers with their standings, if that is due.
fn look(service: &mut Service, transport: &str, now: Timestamp) -> Result<(), StoreError> {
    let due = service
        .podium_looked
        .is_none_or(|last| now.0 < last.0 || now.0.saturating_sub(last.0) >= LOOK_EVERY);
    if !due {
        return Ok(());
    }
    let setting = ServerSetting::Podium.code();
    let chosen = store::servers::settings_named(&service.store, transport, setting)?;
    let mut servers: BTreeSet<Server> = chosen.into_iter().map(|(server, _)| server).collect();
    servers.extend(store::podium::servers(&service.store, transport)?);
    for server in servers {
        let wanted = wanted(&service.store, &server, now)?;
        store::podium::want_roles(&mut service.store, &server, &wanted, now)?;
    }
    service.podium_looked = Some(now);
    Ok(())
}

/// The wanted wearer of each role in a server now: by the present season, or by all games if there are no seasons.
fn wanted(
    store: &Store,
    server: &Server,
    now: Timestamp,
) -> Result<BTreeSet<WornRole>, StoreError> {
    let settings = server::settings_at(store, &Place::of_server(server));
    let Some(last) = settings.podium.last() else {
        return Ok(BTreeSet::new());
    };
    let key = PoolKey::here(server, settings.game.spec().pools[0].slug);
    let season = settings.seasons.map(|length| Season::at(length, now));
    let standings = Standings::read(store, &key, season, None, now)?;
    let mut wanted = BTreeSet::new();
    for rated in &standings.ranked {
        let place = standings.place(&rated.rating);
        if place > LAST_PLACE {
            break;
        }
        let role = settings.podium.get(place - 1).unwrap_or(last);
        wanted.insert(WornRole {
            role: role.clone(),
            player: rated.player.clone(),
        });
    }
    Ok(wanted)
}
