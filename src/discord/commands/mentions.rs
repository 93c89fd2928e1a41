//! Clickable mentions of commands.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::service::api::verbs;

/// The mention of each command by its verb and by its path: `</move:12>`.
pub(in crate::discord) type CommandMentions = BTreeMap<String, String>;

/// The mentions in Discord's response to the bulk registration. A command with subcommands is only clickable with one
/// of them; mentioned alone, it takes the first.
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
    for verb in verbs::all() {
        let path = verb.path.as_deref();
        if let Some(mention) = path.and_then(|path| mentions.get(path)).cloned() {
            mentions.insert(verb.name.clone(), mention);
        }
    }
    mentions
}
