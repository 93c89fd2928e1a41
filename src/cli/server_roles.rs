//! The lines of `kingboard doctor` about roles that servers have chosen: those of the first three, and the one called
//! for open challenges.

use tokio::runtime::Runtime;

use crate::cli::doctor_report::DoctorReport;
use crate::config::Config;
use crate::discord::doctor::{
    CalledRole, CalledRoleReport, PodiumReport, PodiumRoles, look_at_called_role, look_at_podium,
};
use crate::discord::{ServeError, TRANSPORT};
use crate::service::background::podium::{self, ChosenRoles};
use crate::service::challenges::open_call;
use crate::service::{Service, server_text};
use crate::store::Store;

/// Asks Discord about the chosen roles of each server.
pub(super) fn examine(config: &Config, threads: &Runtime, found: &mut DoctorReport<'_>) {
    for podium in podiums(config) {
        let seen = threads.block_on(look_at_podium(&config.discord, &podium));
        roles(&podium, seen, found);
    }
    for called in called_roles(config) {
        let seen = threads.block_on(look_at_called_role(&config.discord, &called));
        called_role(&called, seen, found);
    }
}

/// The servers that have chosen roles for their first three. None if the database cannot be read, which is reported
/// elsewhere.
fn podiums(config: &Config) -> Vec<PodiumRoles> {
    let looked = Store::open_read_only(&config.database).map(Service::new);
    let chosen = looked.and_then(|service| podium::chosen_roles(&service, TRANSPORT));
    let chosen = chosen.unwrap_or_default().into_iter();
    let named = chosen.map(|ChosenRoles { server, roles }| PodiumRoles { server, roles });
    named.collect()
}

/// Reports whether the bot can give the roles of the first three.
fn roles(
    podium: &PodiumRoles,
    seen: Result<PodiumReport, ServeError>,
    found: &mut DoctorReport<'_>,
) {
    let server = server_text(&podium.server);
    match seen {
        Ok(PodiumReport::Fine) => found.ok(format_args!(
            "{server}: the roles of the first three can be given"
        )),
        Ok(PodiumReport::NoPermission) => found.problem(format_args!(
            "{server}: the roles of the first three need the permission Manage Roles, which the bot does not have there"
        )),
        Ok(PodiumReport::TooHigh(roles)) => found.problem(format_args!(
            "{server}: the bot cannot give {}: drag its own role above them in the server's list of roles",
            roles.join(", ")
        )),
        Ok(PodiumReport::Gone(roles)) => found.problem(format_args!(
            "{server}: there is no role {} for the first three: choose others with /server settings",
            roles.join(", ")
        )),
        Ok(PodiumReport::Unknown(why)) => {
            found.problem(format_args!("{server}: its roles cannot be seen: {why}"));
        }
        Err(why) => found.problem(why),
    }
}

/// The servers that have a role called for open challenges. None if the database cannot be read, which is reported
/// elsewhere.
fn called_roles(config: &Config) -> Vec<CalledRole> {
    let looked = Store::open_read_only(&config.database).map(Service::new);
    let chosen = looked.and_then(|service| open_call::called_roles(&service, TRANSPORT));
    let chosen = chosen.unwrap_or_default().into_iter();
    let named = chosen.map(|(server, role)| CalledRole { server, role });
    named.collect()
}

/// Reports whether the bot can call the role for open challenges.
fn called_role(
    called: &CalledRole,
    seen: Result<CalledRoleReport, ServeError>,
    found: &mut DoctorReport<'_>,
) {
    let server = server_text(&called.server);
    match seen {
        Ok(CalledRoleReport::Fine) => found.ok(format_args!(
            "{server}: the role for open challenges can be mentioned"
        )),
        Ok(CalledRoleReport::NoPermission) => found.problem(format_args!(
            "{server}: not everybody may mention the role for open challenges, and the bot has no permission to mention all roles"
        )),
        Ok(CalledRoleReport::Gone) => found.problem(format_args!(
            "{server}: there is no role {} to mention for open challenges: choose another with /server settings",
            called.role
        )),
        Ok(CalledRoleReport::Unknown(why)) => {
            found.problem(format_args!("{server}: its roles cannot be seen: {why}"));
        }
        Err(why) => found.problem(why),
    }
}
