//! The registered commands as two tables, so that a change reads well in a diff. One has a line for each command and
//! option, the other a line for its name in each other language.
//!
//! Together they hold every value: values without a column end their line as raw JSON.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

/// Discord's locales of each language. Both Spanish ones are sent the same text.
const LOCALES: [(&str, &[&str]); 5] = [
    ("de", &["de"]),
    ("es", &["es-ES", "es-419"]),
    ("fr", &["fr"]),
    ("pl", &["pl"]),
    ("pt-BR", &["pt-BR"]),
];

/// Both tables: the commands, and their texts in other languages.
pub(super) fn tables(commands: &Value) -> (String, String) {
    let mut tables = (String::new(), String::new());
    for command in commands.as_array().into_iter().flatten() {
        list(command, "", &mut tables);
    }
    tables
}

fn list(one: &Value, above: &str, tables: &mut (String, String)) {
    let mut keys = one.as_object().expect("it is an object").clone();
    let own = taken(&mut keys, "name");
    let path = format!("{above} {own}").trim().to_owned();
    let kind = kind(&mut keys, above.is_empty());
    let options = keys.remove("options").unwrap_or_default();
    let description = taken(&mut keys, "description");
    let choices = keys.remove("choices").unwrap_or_default();
    translated(&path, &mut keys, &choices, &mut tables.1);
    let mut parts = vec![path.clone(), kind];
    parts.extend(limits(&mut keys));
    let listed: Vec<String> = choices
        .as_array()
        .into_iter()
        .flatten()
        .map(choice)
        .collect();
    if !listed.is_empty() {
        parts.push(format!("one of {}", listed.join(" | ")));
    }
    if !description.is_empty() {
        parts.push(format!("“{description}”"));
    }
    keys.retain(|_, value| !is_nothing(value));
    if !keys.is_empty() {
        parts.push(Value::Object(keys).to_string());
    }
    tables.0.push_str(&parts.join(" · "));
    tables.0.push('\n');
    for option in options.as_array().into_iter().flatten() {
        list(option, &path, tables);
    }
}

/// Returns `true` if a value means the same as an absent one.
fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(on) => !on,
        Value::Array(all) => all.is_empty(),
        Value::Object(all) => all.is_empty(),
        Value::Number(_) | Value::String(_) => false,
    }
}

fn taken(keys: &mut Map<String, Value>, key: &str) -> String {
    let text = keys.remove(key);
    let text = text.map(|text| {
        text.as_str()
            .map_or_else(|| text.to_string(), str::to_owned)
    });
    text.unwrap_or_default()
}

/// The name of a command's or an option's type; `type 9` for an unknown one.
fn kind(keys: &mut Map<String, Value>, is_command: bool) -> String {
    let kind = keys.remove("type").and_then(|kind| kind.as_u64());
    let name = match (is_command, kind) {
        (true, Some(1)) => "command",
        (true, Some(2)) => "menu of a person",
        (true, Some(3)) => "menu of a message",
        (false, Some(1)) => "subcommand",
        (false, Some(3)) => "text",
        (false, Some(4)) => "whole number",
        (false, Some(5)) => "switch",
        (false, Some(6)) => "user",
        (_, other) => return format!("type {other:?}"),
    };
    name.to_owned()
}

/// The contexts and permissions of a command, or the limits of an option.
fn limits(keys: &mut Map<String, Value>) -> Vec<String> {
    let mut limits = Vec::new();
    for (key, word) in [
        ("required", "required"),
        ("autocomplete", "suggested while typed"),
    ] {
        if keys.get(key) == Some(&Value::Bool(true)) {
            keys.remove(key);
            limits.push(word.to_owned());
        }
    }
    for (key, word) in [
        ("min_length", "characters from"),
        ("max_length", "characters to"),
        ("min_value", "from"),
        ("max_value", "to"),
        ("default_member_permissions", "permissions"),
        ("contexts", "in"),
        ("integration_types", "installed for"),
    ] {
        if let Some(value) = keys.remove(key).filter(|value| !value.is_null()) {
            limits.push(format!("{word} {value}"));
        }
    }
    limits
}

/// `0 = White`, followed by the other keys of the choice.
fn choice(one: &Value) -> String {
    let mut keys = one.as_object().expect("it is an object").clone();
    let (name, value) = (taken(&mut keys, "name"), taken(&mut keys, "value"));
    keys.remove("name_localizations");
    let rest = if keys.is_empty() {
        String::new()
    } else {
        format!(" {}", Value::Object(keys))
    };
    format!("{value} = {name}{rest}")
}

/// Adds a line for each language that differs from English.
fn translated(path: &str, keys: &mut Map<String, Value>, choices: &Value, lines: &mut String) {
    let (mut names, mut descriptions) = (
        localizations(keys, "name_localizations"),
        localizations(keys, "description_localizations"),
    );
    let mut chosen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for choice in choices.as_array().into_iter().flatten() {
        let mut keys = choice.as_object().expect("it is an object").clone();
        let value = taken(&mut keys, "value");
        for (locale, name) in localizations(&mut keys, "name_localizations") {
            let named = chosen.entry(locale).or_default();
            named.push(format!("{value} = {name}"));
        }
    }
    for (language, locales) in LOCALES {
        let mut said = locales.iter().map(|locale| {
            let parts = [
                names.remove(*locale),
                descriptions
                    .remove(*locale)
                    .map(|words| format!("“{words}”")),
                chosen.remove(*locale).map(|all| all.join(" | ")),
            ];
            parts.map(|part| part.unwrap_or_else(|| "=".to_owned()))
        });
        let first = said.next().expect("each language has a locale");
        assert!(said.all(|other| other == first), "{path} in {language}");
        if first.iter().any(|part| part != "=") {
            let words = first.join(" · ");
            lines.extend([path, " · ", language, " · ", words.as_str(), "\n"]);
        }
    }
    let left = (names, descriptions, chosen);
    assert!(
        left.0.is_empty() && left.1.is_empty() && left.2.is_empty(),
        "{path} has words in a locale without a column: {left:?}"
    );
}

fn localizations(keys: &mut Map<String, Value>, key: &str) -> BTreeMap<String, String> {
    let Some(Value::Object(all)) = keys.remove(key) else {
        return BTreeMap::new();
    };
    let text = |words: Value| words.as_str().expect("words are text").to_owned();
    all.into_iter()
        .map(|(locale, words)| (locale, text(words)))
        .collect()
}
