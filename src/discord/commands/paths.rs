//! The table of verbs of the service and their paths among Discord's commands.
//!
//! The service speaks of verbs (`takeback`). Discord has few commands, most of them groups (`/game takeback`). A
//! verb that is not in the table is a command by itself.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::discord::commands::dice::ACCEPT;
use crate::discord::commands::options::{at_home, command_of};
use crate::discord::commands::profile::PROFILE;
use crate::discord::commands::time::{CLAIM, CLOCK, GIVE, HOLIDAY, HOURS, PAUSE, RESUME};
use crate::discord::commands::{
    ABORT, BLOCK, CHALLENGES, DECLINE, DESCRIBE, DRAW, EXPLORE, EXPORT, FRIEND, GENERAL, HANDOVER,
    HERE, NOTE, NOTES, PLAN, REMIND, RESIGN, SERVER, SETTINGS, SETUP, SHOW, SIGNAL, SWAP, TAKEBACK,
    TOUCH, UNBLOCK, UNFRIEND, VERIFY,
};
use serenity::all::Permissions;

/// Verbs that stand in a group, and where.
const PATHS: [(&str, &str); 37] = [
    (CHALLENGES, "challenge list"),
    (ACCEPT, "challenge accept"),
    (DECLINE, "challenge decline"),
    (SIGNAL, "game signal"),
    (DRAW, "game draw"),
    (TAKEBACK, "game takeback"),
    (SWAP, "game swap"),
    (RESIGN, "game resign"),
    (ABORT, "game abort"),
    (CLOCK, "game clock"),
    (PAUSE, "game pause"),
    (RESUME, "game resume"),
    (GIVE, "game give"),
    (CLAIM, "game claim"),
    (HANDOVER, "game handover"),
    (TOUCH, "game touch"),
    (HERE, "game here"),
    (EXPORT, "game export"),
    (VERIFY, "dice verify"),
    (SHOW, "show moves"),
    (DESCRIBE, "show words"),
    (EXPLORE, "think explore"),
    (PLAN, "think plan"),
    (NOTE, "think note"),
    (NOTES, "think notes"),
    (SETTINGS, "settings boards"),
    (GENERAL, "settings general"),
    (REMIND, "settings reminders"),
    (HOURS, "settings hours"),
    (HOLIDAY, "settings holiday"),
    (PROFILE, "player profile"),
    (BLOCK, "player block"),
    (UNBLOCK, "player unblock"),
    (FRIEND, "player friend"),
    (UNFRIEND, "player unfriend"),
    (SERVER, "server settings"),
    (SETUP, "server setup"),
];

/// The clickable mention of each command, by its verb: `</move:12>`.
pub(in crate::discord) type CommandMentions = BTreeMap<String, String>;

/// The path of a verb: `game takeback`, or the verb itself.
pub(in crate::discord) fn path(verb: &str) -> &str {
    let found = PATHS.iter().find(|(other, _)| *other == verb);
    found.map_or(verb, |(_, path)| path)
}

/// The verb at a path; nothing where a command reads its subcommands itself.
pub(in crate::discord) fn verb(path: &str) -> Option<&'static str> {
    let found = PATHS.iter().find(|(_, other)| *other == path);
    found.map(|(verb, _)| *verb)
}

/// Commands, each of its verb, put where they stand: those by themselves first, then what stands in groups.
pub(super) fn grouped(commands: Vec<Value>) -> Value {
    let place = |command: &Value| path(command["name"].as_str().unwrap_or_default()).to_owned();
    let alone = |command: &Value| verb(&place(command)).is_none();
    let (mut all, parts): (Vec<Value>, Vec<Value>) = commands.into_iter().partition(alone);
    for part in parts {
        let place = place(&part);
        let (group, name) = place.split_once(' ').unwrap_or((&place, &place));
        let mut sub = json!({ "type": 1, "name": name, "description": part["description"] });
        if let Some(options) = part.get("options") {
            sub["options"] = options.clone();
        }
        let at = all.iter().position(|other| other["name"] == group);
        let at = at.unwrap_or_else(|| {
            all.push(json!(self::group(group)));
            all.len() - 1
        });
        match all[at]["options"].as_array_mut() {
            Some(options) => options.push(sub),
            None => all[at]["options"] = json!([sub]),
        }
    }
    json!(all)
}

/// A command that only holds others.
fn group(name: &str) -> serenity::builder::CreateCommand {
    let group = command_of(name, &["group", name]);
    if name == SERVER {
        return at_home(group).default_member_permissions(Permissions::MANAGE_GUILD);
    }
    group
}

/// How verbs and paths are mentioned, read from Discord's answer to the bulk call. A command with
/// subcommands can be clicked only with one of them: `dice enter`, or where none is said, the first.
pub(in crate::discord) fn mentions(registered: &Value) -> CommandMentions {
    let mut mentions = CommandMentions::new();
    for command in registered.as_array().into_iter().flatten() {
        let (Some(name), Some(id)) = (command["name"].as_str(), command["id"].as_str()) else {
            continue;
        };
        // Context menus cannot be mentioned.
        if command.get("type").is_some_and(|kind| *kind != json!(1)) {
            continue;
        }
        let options = command["options"].as_array().into_iter().flatten();
        let subs = options.filter(|option| option["type"] == json!(1));
        let paths: Vec<String> = subs
            .filter_map(|sub| Some(format!("{name} {}", sub["name"].as_str()?)))
            .collect();
        let first = paths.first().map_or(name, String::as_str);
        mentions.insert(name.to_owned(), format!("</{first}:{id}>"));
        for path in &paths {
            mentions.insert(path.clone(), format!("</{path}:{id}>"));
        }
    }
    for (verb, path) in PATHS {
        if let Some(mention) = mentions.get(path).cloned() {
            mentions.insert(verb.to_owned(), mention);
        }
    }
    mentions
}
