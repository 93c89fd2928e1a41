//! Discord's report on the bot for its operator; read-only.

use std::collections::BTreeMap;
use std::num::NonZeroU64;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{ApplicationId, GuildId, UserId};

use crate::discord::base::config::DiscordConfig;
use crate::discord::base::error::ServeError;
use crate::discord::commands::{self, locales};
use crate::discord::gateway::shards::look_up;
use crate::discord::rest::{RestCall, RestClient, RestError};
use crate::service::Server;
use crate::watch::Monitor;

/// Time limit of one lookup.
const LOOKUP_TIMEOUT: Duration = Duration::from_secs(10);
/// Permission bits of an administrator, to manage roles, and to mention roles that not everybody may mention.
const ADMINISTRATOR: u64 = 1 << 3;
const MANAGE_ROLES: u64 = 1 << 28;
const MENTION_ALL_ROLES: u64 = 1 << 17;
/// Application flags of the message-content intent: verified, and limited.
const READS: u64 = 1 << 18 | 1 << 19;

/// The application of the token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApplicationReport {
    /// Its name.
    pub name: String,
    /// Its number.
    pub id: NonZeroU64,
    /// `true` if it has the message-content intent.
    pub reads_messages: bool,
    /// The address that receives interactions in place of the bot, if any.
    pub elsewhere: Option<String>,
    /// The permissions its own install link asks for in a server, if it has one.
    pub install: Option<u64>,
    /// `true` if users can install it for themselves; `None` if Discord does not say.
    pub for_people: Option<bool>,
    /// The recommended number of shards.
    pub shards: u32,
    /// The sessions that may still begin today, and the limit of a day.
    pub sessions: (u64, u64),
    /// Its commands, global or in each server of the settings; or the reason they could not be read.
    pub commands: Vec<(Option<NonZeroU64>, Result<CommandsReport, String>)>,
    /// The number of commands that are registered everywhere although the settings name servers.
    pub left_over: Result<usize, String>,
}

/// The difference between the registered commands and those of this version.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandsReport {
    /// The number of registered commands.
    pub registered: usize,
    /// Commands of this version that are not registered.
    pub missing: Vec<String>,
    /// Commands that differ.
    pub changed: Vec<String>,
    /// Registered commands that this version does not have.
    pub unknown: Vec<String>,
}

impl CommandsReport {
    /// Returns `true` if all are as in this version.
    pub fn are_those_of_this_version(&self) -> bool {
        self.missing.is_empty() && self.changed.is_empty() && self.unknown.is_empty()
    }

    fn compared(ours: &Value, theirs: &Value) -> Self {
        let by_name = |all: &Value| -> BTreeMap<(u64, String), Value> {
            let all = all.as_array().cloned().unwrap_or_default();
            let name = |one: &Value| one["name"].as_str().unwrap_or_default().to_owned();
            let key = |one: Value| ((one["type"].as_u64().unwrap_or(1), name(&one)), one);
            all.into_iter().map(key).collect()
        };
        let (ours, mut theirs) = (by_name(ours), by_name(theirs));
        let mut found = Self {
            registered: theirs.len(),
            ..Self::default()
        };
        for (key, command) in ours {
            match theirs.remove(&key) {
                None => found.missing.push(key.1),
                Some(there) if !same(&command, &there) => found.changed.push(key.1),
                Some(_) => {}
            }
        }
        found.unknown = theirs.into_keys().map(|(_, name)| name).collect();
        found
    }
}

/// Compares a command with Discord's copy, which has further keys and leaves out false ones.
fn same(ours: &Value, theirs: &Value) -> bool {
    match ours {
        Value::Null | Value::Bool(false) => {
            theirs.is_null() || *theirs == Value::Bool(false) || is_empty(theirs)
        }
        Value::Object(ours) => ours.iter().all(|(key, value)| same(value, &theirs[key])),
        Value::Array(all) if all.iter().any(Value::is_object) => {
            let there = theirs.as_array().map_or(&[][..], Vec::as_slice);
            all.len() == there.len()
                && all
                    .iter()
                    .zip(there)
                    .all(|(ours, theirs)| same(ours, theirs))
        }
        Value::Array(all) if all.is_empty() => theirs.is_null() || is_empty(theirs),
        Value::Array(all) => {
            let there = theirs.as_array().map_or(&[][..], Vec::as_slice);
            all.len() == there.len() && all.iter().all(|one| there.contains(one))
        }
        Value::Number(number) => number.as_f64() == theirs.as_f64(),
        Value::Bool(true) | Value::String(_) => ours == theirs,
    }
}

fn is_empty(value: &Value) -> bool {
    value.as_array().is_some_and(Vec::is_empty)
        || value.as_object().is_some_and(serde_json::Map::is_empty)
}

/// Asks Discord about the application of the token.
///
/// # Errors
/// The [`ServeError`] of a missing or refused token, or of an unreachable Discord.
pub async fn look(settings: &DiscordConfig) -> Result<ApplicationReport, ServeError> {
    let token = settings.token.as_ref().ok_or(ServeError::NoToken)?;
    let rest = RestClient::new(token.secret(), settings, Monitor::default());
    let said = rest
        .call_with_retries(RestCall::application(), LOOKUP_TIMEOUT)
        .await;
    let said = said.map_err(|why| unseen(&why))?;
    let id = said["id"].as_str().and_then(|id| id.parse().ok());
    let unclear = || ServeError::Unreachable("its answer cannot be read".to_owned());
    let id: NonZeroU64 = id.ok_or_else(unclear)?;
    let gateway = look_up(&rest, LOOKUP_TIMEOUT)
        .await
        .map_err(|why| unseen(&why))?;
    let text = |value: &Value| {
        value
            .as_str()
            .filter(|text| !text.is_empty())
            .map(str::to_owned)
    };
    let kinds = &said["integration_types_config"];
    let params = &kinds["0"]["oauth2_install_params"];
    let params = if params.is_null() {
        &said["install_params"]
    } else {
        params
    };
    let mut seen = ApplicationReport {
        name: text(&said["name"]).unwrap_or_default(),
        id,
        reads_messages: said["flags"].as_u64().unwrap_or_default() & READS != 0,
        elsewhere: text(&said["interactions_endpoint_url"]),
        install: params["permissions"]
            .as_str()
            .and_then(|rights| rights.parse().ok()),
        for_people: kinds.as_object().map(|kinds| kinds.contains_key("1")),
        shards: gateway.shards.get(),
        sessions: (gateway.remaining, gateway.total),
        commands: Vec::new(),
        left_over: Ok(0),
    };
    let ours = locales::localized(commands::all);
    let mut servers: Vec<Option<NonZeroU64>> =
        settings.register_in.iter().copied().map(Some).collect();
    let application = ApplicationId::from(id);
    if servers.is_empty() {
        servers.push(None);
    } else {
        let call = RestCall::registered(application, None);
        let everywhere = rest.call_with_retries(call, LOOKUP_TIMEOUT).await;
        let everywhere = everywhere.map(|all| all.as_array().map_or(0, Vec::len));
        seen.left_over = everywhere.map_err(|why| why.to_string());
    }
    for server in servers {
        let call = RestCall::registered(application, server.map(GuildId::from));
        let theirs = rest.call_with_retries(call, LOOKUP_TIMEOUT).await;
        let compared = theirs.map(|theirs| CommandsReport::compared(&ours, &theirs));
        seen.commands
            .push((server, compared.map_err(|why| why.to_string())));
    }
    Ok(seen)
}

/// The roles that a server has chosen for its first three.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PodiumRoles {
    /// The server.
    pub server: Server,
    /// The roles, by their ids.
    pub roles: Vec<String>,
}

/// The state of these roles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PodiumReport {
    /// The bot can give all of them.
    Fine,
    /// The bot has no permission to manage roles.
    NoPermission,
    /// These roles stand above the bot’s own, or cannot be given to anybody by hand.
    TooHigh(Vec<String>),
    /// These roles do not exist.
    Gone(Vec<String>),
    /// Discord did not answer, for this reason.
    Unknown(String),
}

/// The role that a server has called for open challenges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledRole {
    /// The server.
    pub server: Server,
    /// The role, by its id.
    pub role: String,
}

/// The state of this role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CalledRoleReport {
    /// The bot can call it.
    Fine,
    /// Not everybody may mention it, and the bot has no permission to mention all roles.
    NoPermission,
    /// It does not exist.
    Gone,
    /// Discord did not answer, for this reason.
    Unknown(String),
}

/// The roles of a server, and the bot as a member of it.
struct ServerRoles {
    server: GuildId,
    roles: Value,
    member: Value,
}

/// Asks Discord for the roles of a server. The inner error is the reason why it did not answer.
async fn roles_of(
    settings: &DiscordConfig,
    server: &Server,
) -> Result<Result<ServerRoles, String>, ServeError> {
    let token = settings.token.as_ref().ok_or(ServeError::NoToken)?;
    let rest = RestClient::new(token.secret(), settings, Monitor::default());
    let Some(server) = server.number().map(GuildId::from) else {
        return Ok(Err("it is no server of Discord".to_owned()));
    };
    let seen = async {
        let ask = |call| rest.call_with_retries(call, LOOKUP_TIMEOUT);
        let own = ask(RestCall::own_user()).await?;
        let own: Option<NonZeroU64> = own["id"].as_str().and_then(|id| id.parse().ok());
        let own = own.unwrap_or(NonZeroU64::MIN);
        let roles = ask(RestCall::roles(server)).await?;
        let member = ask(RestCall::member(server, UserId::from(own))).await?;
        Ok::<_, RestError>(ServerRoles {
            server,
            roles,
            member,
        })
    };
    Ok(seen.await.map_err(|why| why.to_string()))
}

/// Asks Discord whether the bot can give the roles of the first three of a server.
///
/// # Errors
/// [`ServeError::NoToken`] without a token.
pub async fn look_at_podium(
    settings: &DiscordConfig,
    podium: &PodiumRoles,
) -> Result<PodiumReport, ServeError> {
    Ok(match roles_of(settings, &podium.server).await? {
        Ok(seen) => podium_report(seen.server, &seen.roles, &seen.member, &podium.roles),
        Err(why) => PodiumReport::Unknown(why),
    })
}

/// Asks Discord whether the bot can call the role for open challenges.
///
/// # Errors
/// [`ServeError::NoToken`] without a token.
pub async fn look_at_called_role(
    settings: &DiscordConfig,
    called: &CalledRole,
) -> Result<CalledRoleReport, ServeError> {
    Ok(match roles_of(settings, &called.server).await? {
        Ok(seen) => called_role_report(&seen, &called.role),
        Err(why) => CalledRoleReport::Unknown(why),
    })
}

fn called_role_report(seen: &ServerRoles, wanted: &str) -> CalledRoleReport {
    let roles = seen.roles.as_array().map_or(&[][..], Vec::as_slice);
    let Some(role) = roles
        .iter()
        .find(|role| role["id"].as_str() == Some(wanted))
    else {
        return CalledRoleReport::Gone;
    };
    let worn = roles.iter().filter(is_worn(seen.server, &seen.member));
    let may = permissions(worn) & (ADMINISTRATOR | MENTION_ALL_ROLES) != 0;
    if may || role["mentionable"] == Value::Bool(true) {
        CalledRoleReport::Fine
    } else {
        CalledRoleReport::NoPermission
    }
}

/// Matches the roles that a member has, that of everybody among them.
fn is_worn(server: GuildId, member: &Value) -> impl Fn(&&Value) -> bool {
    let own: Vec<String> = (member["roles"].as_array().into_iter().flatten())
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    let everybody = server.to_string();
    move |role| {
        let id = role["id"].as_str().unwrap_or_default();
        id == everybody || own.iter().any(|own| own == id)
    }
}

/// The permissions that these roles give together.
fn permissions<'a>(roles: impl Iterator<Item = &'a Value>) -> u64 {
    roles.fold(0, |rights, role| {
        let given = role["permissions"]
            .as_str()
            .and_then(|rights| rights.parse::<u64>().ok());
        rights | given.unwrap_or_default()
    })
}

/// Compares the roles of a server with those of the bot there.
fn podium_report(
    server: GuildId,
    roles: &Value,
    member: &Value,
    wanted: &[String],
) -> PodiumReport {
    let roles = roles.as_array().map_or(&[][..], Vec::as_slice);
    let everybody = server.to_string();
    let worn = is_worn(server, member);
    let rights = permissions(roles.iter().filter(&worn));
    if rights & (ADMINISTRATOR | MANAGE_ROLES) == 0 {
        return PodiumReport::NoPermission;
    }
    let height = |role: &Value| role["position"].as_i64().unwrap_or(0);
    let top = roles.iter().filter(&worn).map(height).max().unwrap_or(0);
    let (mut high, mut gone) = (Vec::new(), Vec::new());
    for id in wanted {
        match roles.iter().find(|role| role["id"].as_str() == Some(id)) {
            None => gone.push(id.clone()),
            Some(role) => {
                let name = role["name"].as_str().unwrap_or(id).to_owned();
                let fixed = role["managed"] == Value::Bool(true) || *id == everybody;
                if fixed || height(role) >= top {
                    high.push(name);
                }
            }
        }
    }
    match (gone.is_empty(), high.is_empty()) {
        (false, _) => PodiumReport::Gone(gone),
        (true, false) => PodiumReport::TooHigh(high),
        (true, true) => PodiumReport::Fine,
    }
}

fn unseen(failure: &RestError) -> ServeError {
    match failure {
        RestError::Refused { status: 401, .. } => ServeError::BadToken,
        RestError::Wait(_) | RestError::Transient(_) | RestError::Refused { .. } => {
            ServeError::Unreachable(failure.to_string())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn roles_must_stand_below_the_bots_own() {
        let role = |id: &str, position, permissions: &str| json!({ "id": id, "name": format!("Role {id}"), "position": position, "permissions": permissions });
        let server = GuildId::new(500);
        let roles = json!([
            role("500", 0, "1024"),
            role("1", 3, "268435456"),
            role("2", 2, "0"),
            role("3", 4, "0"),
        ]);
        let report = |own: &[&str], wanted: &[&str]| {
            let wanted: Vec<String> = wanted.iter().map(|id| (*id).to_owned()).collect();
            podium_report(server, &roles, &json!({ "roles": own }), &wanted)
        };
        assert_eq!(report(&["1"], &["2"]), PodiumReport::Fine);
        assert_eq!(report(&[], &["2"]), PodiumReport::NoPermission);
        assert_eq!(
            report(&["1"], &["2", "3"]),
            PodiumReport::TooHigh(vec!["Role 3".to_owned()])
        );
        assert_eq!(
            report(&["1"], &["500"]),
            PodiumReport::TooHigh(vec!["Role 500".to_owned()])
        );
        assert_eq!(
            report(&["1"], &["9"]),
            PodiumReport::Gone(vec!["9".to_owned()])
        );
    }

    #[test]
    fn a_role_is_called_that_anybody_may_mention_or_with_the_permission() {
        let role = |id: &str, mentionable: bool, permissions: &str| json!({ "id": id, "mentionable": mentionable, "permissions": permissions });
        let report = |own: &[&str], wanted: &str| {
            let seen = ServerRoles {
                server: GuildId::new(500),
                roles: json!([
                    role("500", false, "1024"),
                    role("1", false, "131072"),
                    role("2", true, "0"),
                    role("3", false, "0"),
                ]),
                member: json!({ "roles": own }),
            };
            called_role_report(&seen, wanted)
        };
        assert_eq!(report(&[], "2"), CalledRoleReport::Fine);
        assert_eq!(report(&[], "3"), CalledRoleReport::NoPermission);
        assert_eq!(report(&["1"], "3"), CalledRoleReport::Fine);
        assert_eq!(report(&["1"], "9"), CalledRoleReport::Gone);
    }

    #[test]
    fn commands_are_compared_with_what_discord_makes_of_them() {
        let ours = locales::localized(commands::all);
        let mut theirs = ours.clone();
        for command in theirs.as_array_mut().unwrap() {
            command["id"] = json!("1");
            command["version"] = json!("2");
            command["nsfw"] = json!(false);
        }
        let compared = CommandsReport::compared(&ours, &theirs);
        assert!(compared.are_those_of_this_version(), "{compared:?}");
        assert_eq!(compared.registered, ours.as_array().unwrap().len());
        let all = theirs.as_array_mut().unwrap();
        let gone = all.pop().unwrap();
        all[0]["description"] = json!("Something else");
        all.push(json!({ "name": "old", "type": 1 }));
        let compared = CommandsReport::compared(&ours, &theirs);
        assert_eq!(compared.missing, [gone["name"].as_str().unwrap()]);
        assert_eq!(compared.changed, [theirs[0]["name"].as_str().unwrap()]);
        assert_eq!(compared.unknown, ["old"]);
    }
}
