//! Gives the first three of a server's standings their roles and removes old ones, one at a time, beside deliveries.
//!
//! Both calls may be repeated without harm, so one that was made and not recorded is made again.

use std::num::NonZeroU64;
use std::sync::Arc;
use std::time::Duration;

use serenity::all::{GuildId, RoleId, UserId};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::discord::base::ids::{TRANSPORT, user_number};
use crate::discord::base::stop::until_stopped;
use crate::discord::interactions::Interactions;
use crate::discord::rest::{ABSENT, RestCall, RestError};
use crate::service::background::podium::RoleChangeOutcome;
use crate::service::{RoleChange, WornRole};

/// Most changes read at once.
const AT_ONCE: usize = 16;
/// Polling interval.
const LOOK_AGAIN: Duration = Duration::from_secs(5);
/// Pause between two changes: roles may wait, and no other call should.
const BREATH: Duration = Duration::from_millis(250);

/// Discord's error codes for a role and a server that it does not know.
const UNKNOWN_ROLE: u64 = 10_011;
const UNKNOWN_SERVER: u64 = 10_004;

/// Changes roles until asked to stop.
pub(in crate::discord) async fn change_roles(
    interactions: Arc<Interactions>,
    mut stop: watch::Receiver<bool>,
) {
    while !*stop.borrow() {
        let due = interactions.handle.role_changes(TRANSPORT, AT_ONCE).await;
        let any = !due.is_empty();
        for change in due {
            if *stop.borrow() {
                return;
            }
            let how = attempt(&interactions, &change).await;
            interactions.handle.role_changed(change, how).await;
            sleep(BREATH).await;
        }
        if any {
            continue;
        }
        tokio::select! {
            () = sleep(LOOK_AGAIN) => {}
            () = until_stopped(&mut stop) => {}
        }
    }
}

/// Makes one change.
async fn attempt(interactions: &Interactions, change: &RoleChange) -> RoleChangeOutcome {
    let RoleChange { server, worn, give } = change;
    let WornRole { role, player } = worn;
    let user = user_number(player).and_then(NonZeroU64::new);
    let role: Option<NonZeroU64> = role.parse().ok();
    let (Some(server), Some(user), Some(role)) = (server.number(), user, role) else {
        // A typed word that is no role, or a player of another transport.
        return RoleChangeOutcome::Forbidden;
    };
    let (server, user) = (GuildId::from(server), UserId::from(user));
    let call = RestCall::member_role(server, user, RoleId::from(role), *give);
    let Err(failure) = interactions.rest.call(call).await else {
        return RoleChangeOutcome::Done;
    };
    tracing::info!(%failure, give, "a role of the first three was not changed");
    match failure {
        RestError::Wait(wait) => RoleChangeOutcome::Later(i64::try_from(wait.as_millis()).ok()),
        RestError::Transient(_) | RestError::Refused { status: 401, .. } => {
            RoleChangeOutcome::Later(None)
        }
        RestError::Refused { code, .. } if ABSENT.contains(&code) => RoleChangeOutcome::Absent,
        // A role or a server that is gone is worn by nobody.
        RestError::Refused {
            code: UNKNOWN_ROLE | UNKNOWN_SERVER,
            ..
        } if !give => RoleChangeOutcome::Done,
        RestError::Refused { .. } => RoleChangeOutcome::Forbidden,
    }
}
