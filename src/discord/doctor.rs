//! Discord's report on the bot for its operator; read-only.

use std::collections::BTreeMap;
use std::num::NonZeroU64;
use std::time::Duration;

use serde_json::Value;
use serenity::all::{ApplicationId, GuildId};

use crate::discord::base::config::DiscordConfig;
use crate::discord::base::error::ServeError;
use crate::discord::commands;
use crate::discord::commands::locales;
use crate::discord::gateway::shards::look_up;
use crate::discord::rest::{RestCall, RestClient, RestError};
use crate::watch::Monitor;

/// Time limit of one lookup.
const LOOKUP_TIMEOUT: Duration = Duration::from_secs(10);
/// Application flags of the message-content intent: verified, and limited.
const READS: u64 = 1 << 18 | 1 << 19;

/// The application of the token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApplicationReport {
    /// Its name.
    pub name: String,
    /// Its number.
    pub id: NonZeroU64,
    /// Whether it has the message-content intent.
    pub reads_messages: bool,
    /// The address that receives interactions in place of the bot, if any.
    pub elsewhere: Option<String>,
    /// The permissions its own install link asks for in a server, if it has one.
    pub install: Option<u64>,
    /// Whether users can install it for themselves; `None` if Discord does not say.
    pub for_people: Option<bool>,
    /// The recommended number of shards.
    pub shards: u32,
    /// The sessions that may still begin today, and the limit of a day.
    pub sessions: (u64, u64),
    /// Its commands, global or in each server of the settings; or the reason they could not be read.
    pub commands: Vec<(Option<NonZeroU64>, Result<CommandsReport, String>)>,
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
    };
    let ours = locales::localized(commands::all);
    let mut servers: Vec<Option<NonZeroU64>> =
        settings.register_in.iter().copied().map(Some).collect();
    if servers.is_empty() {
        servers.push(None);
    }
    for server in servers {
        let call = RestCall::registered(ApplicationId::from(id), server.map(GuildId::from));
        let theirs = rest.call_with_retries(call, LOOKUP_TIMEOUT).await;
        let compared = theirs.map(|theirs| CommandsReport::compared(&ours, &theirs));
        seen.commands
            .push((server, compared.map_err(|why| why.to_string())));
    }
    Ok(seen)
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
