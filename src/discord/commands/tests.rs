//! Checks of the commands against Discord's rules, and of command paths named in texts and sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::discord::commands::locales::localized;
use crate::discord::commands::*;
use crate::service::GameKind;
use crate::service::api::verbs::path;
use crate::service::words::catalogue::sentences;

/// The locales in which users see commands.
const LOCALES: [&str; 7] = ["en-US", "de", "es-ES", "es-419", "fr", "pl", "pt-BR"];

#[test]
fn the_commands_are_as_people_know_them() {
    insta::with_settings!({
        snapshot_path => "../../../tests/golden/wire",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        let (commands, words) = snapshot_tables::tables(&localized(all));
        insta::assert_snapshot!("commands", commands);
        insta::assert_snapshot!("command-words", words);
    });
}

fn list<'a>(one: &'a Value, key: &str) -> &'a [Value] {
    one[key].as_array().map_or(&[], Vec::as_slice)
}

/// The text shown in a locale; English if it has none of its own.
fn read<'a>(one: &'a Value, key: &str, locale: &str) -> &'a str {
    let there = &one[format!("{key}_localizations")][locale];
    there.as_str().or(one[key].as_str()).unwrap_or_default()
}

/// The text in every locale.
fn all_of<'a>(one: &'a Value, key: &str) -> Vec<&'a str> {
    LOCALES.map(|locale| read(one, key, locale)).to_vec()
}

/// Returns `true` for a valid command name: small letters, digits, `-`, `_` and `'`.
fn may_be_typed(name: &str) -> bool {
    let fits = |c: char| c.is_alphanumeric() || "-_'".contains(c);
    (1..=32).contains(&name.chars().count())
        && name.chars().all(fits)
        && name.to_lowercase() == name
}

fn all_differ(siblings: &[Value]) {
    for locale in LOCALES {
        let names: Vec<&str> = siblings
            .iter()
            .map(|one| read(one, "name", locale))
            .collect();
        let different: BTreeSet<&&str> = names.iter().collect();
        assert_eq!(different.len(), names.len(), "{locale}: {names:?}");
    }
}

/// Checks a command, or a part of one, against Discord's rules; `depth` is the number of enclosing groups.
fn check(one: &Value, depth: usize) {
    let name = one["name"].as_str().unwrap();
    for name in all_of(one, "name") {
        assert!(may_be_typed(name), "{name}");
    }
    for words in all_of(one, "description") {
        let length = words.chars().count();
        assert!((1..=100).contains(&length), "{name}: {words}");
        assert!(!words.starts_with("discord-"), "{words} has no sentence");
    }
    let options = list(one, "options");
    assert!(options.len() <= 25, "{name} has too many options");
    all_differ(options);
    let required: Vec<bool> = options.iter().map(|o| o["required"] == true).collect();
    assert!(
        required.is_sorted_by(|a, b| a >= b),
        "{name}: required options come first"
    );
    let choices = list(one, "choices");
    assert!(choices.len() <= 25, "{name} has too many choices");
    all_differ(choices);
    for choice in choices {
        for words in all_of(choice, "name") {
            assert!((1..=100).contains(&words.chars().count()), "{words}");
        }
        let value = &choice["value"];
        assert!(value.is_i64() || value.as_str().unwrap().len() <= 100);
        assert!(one["autocomplete"] != true, "{name} has choices already");
    }
    let groups = options.iter().filter(|option| is_group(option));
    let groups = groups.count();
    assert!(
        groups == 0 || groups == options.len(),
        "{name} has options beside subcommands"
    );
    assert!(groups == 0 || depth == 0, "{name} is a group in a group");
    for option in options {
        check(option, depth + 1);
    }
}

fn is_group(option: &Value) -> bool {
    [1, 2].contains(&option["type"].as_u64().unwrap_or_default())
}

/// The number of characters that Discord counts: the longest localization of each text, and all values.
fn weight(one: &Value) -> usize {
    let longest = |key| all_of(one, key).iter().map(|w| w.chars().count()).max();
    let parts = list(one, "options").iter().chain(list(one, "choices"));
    longest("name").unwrap_or_default()
        + longest("description").unwrap_or_default()
        + one["value"]
            .as_str()
            .map_or(0, |value| value.chars().count())
        + one["value"]
            .as_i64()
            .map_or(0, |value| value.to_string().len())
        + parts.map(weight).sum::<usize>()
}

/// The type of a command: typed (1), in the menu of users (2) or of messages (3).
fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

#[test]
fn what_is_registered_keeps_discords_rules_in_every_locale() {
    let all = localized(all);
    for (which, most) in [(1, 100), (2, 15), (3, 15)] {
        let some = all.as_array().unwrap().iter();
        let some: Vec<Value> = some.filter(|one| kind(one) == which).cloned().collect();
        assert!(some.len() <= most, "too many commands of kind {which}");
        all_differ(&some);
        for command in &some {
            let (name, weight) = (&command["name"], weight(command));
            assert!(weight <= 8000, "{name} has {weight} characters");
            if which == 1 {
                check(command, 0);
                continue;
            }
            for name in all_of(command, "name") {
                assert!((1..=32).contains(&name.chars().count()), "{name}");
                assert!(!name.starts_with("discord-"), "{name} has no sentence");
            }
            assert_eq!(
                command.get("description"),
                None,
                "{name} has no room for it"
            );
        }
    }
}

#[test]
fn every_name_is_in_the_catalogue() {
    fn names_in(one: &Value, found: &mut BTreeSet<String>) {
        if kind(one) == 1 || one.get("required").is_some() {
            found.insert(one["name"].as_str().unwrap().to_owned());
        }
        for option in list(one, "options") {
            names_in(option, found);
            found.insert(option["name"].as_str().unwrap().to_owned());
        }
    }
    let mut found = BTreeSet::new();
    let all = all();
    let typed = all.as_array().unwrap().iter().filter(|one| kind(one) == 1);
    typed.for_each(|command| names_in(command, &mut found));
    // Games have the same name in every language.
    for kind in GameKind::ALL {
        found.remove(kind.spec().slug);
    }
    let missing: Vec<&String> = found
        .iter()
        .filter(|name| !sentences().has(&format!("discord-name-{name}")))
        .collect();
    assert!(
        missing.is_empty(),
        "no words for {missing:?} in commands.ftl"
    );
}

/// Everything that can be typed: `game takeback`, `move`, and groups by their own name.
fn paths_of(all: &Value) -> BTreeSet<String> {
    let mut paths = BTreeSet::new();
    for command in all.as_array().unwrap().iter().filter(|one| kind(one) == 1) {
        let name = command["name"].as_str().unwrap();
        paths.insert(name.to_owned());
        for sub in list(command, "options").iter().filter(|o| is_group(o)) {
            paths.insert(format!("{name} {}", sub["name"].as_str().unwrap()));
        }
    }
    paths
}

#[test]
fn every_verb_is_registered_at_its_path_and_nothing_else_is() {
    let registered = paths_of(&all());
    let groups = registered
        .iter()
        .filter(|path| VerbGroup::named(path).is_some());
    let mut wanted: BTreeSet<String> = groups.cloned().collect();
    assert_eq!(wanted.len(), 14);
    for verb in verbs::all() {
        assert!(
            verb.path.iter().all(|path| wanted.insert(path.clone())),
            "{} stands there already",
            verb.name
        );
    }
    assert_eq!(registered, wanted);
}

#[test]
fn a_verb_is_mentioned_where_it_stands_and_a_group_by_its_first() {
    let registered = json!([
        { "id": "5", "name": "move", "options": [{ "type": 3, "name": "move" }] },
        { "id": "6", "name": "challenge", "options": [
            { "type": 1, "name": "kings-mate" }, { "type": 1, "name": "list" } ] },
        { "id": "7", "name": "help" },
        { "id": "8", "name": "game", "type": 1, "options": [{ "type": 1, "name": "takeback" }] },
        { "id": "9", "name": "help", "type": 3 },
    ]);
    let mentions = mentions(&registered);
    assert_eq!(mentions["move"], "</move:5>");
    assert_eq!(mentions["challenge"], "</challenge kings-mate:6>");
    assert_eq!(mentions["challenges"], "</challenge list:6>");
    assert_eq!(mentions["help"], "</help:7>");
    assert_eq!(mentions["takeback"], "</game takeback:8>");
    assert_eq!(
        mentions["challenge kings-mate"],
        "</challenge kings-mate:6>"
    );
}

/// Collects all files with this extension below a folder.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|end| end == ending) {
            found.push(path);
        }
    }
}

/// All texts for readers: the sentences of all languages, and the documents.
fn texts() -> Vec<(PathBuf, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = vec![root.join("README.md")];
    files(&root.join("docs"), "md", &mut paths);
    files(&root.join("src/service/words"), "ftl", &mut paths);
    let with_text = |path: PathBuf| (path.clone(), text_of(&path));
    paths.into_iter().map(with_text).collect()
}

/// The text of a file of this project.
fn text_of(path: &Path) -> String {
    String::from_utf8(fs::read(path).unwrap()).unwrap()
}

/// The slash commands in a text: code that begins with a `/` and is neither a file path nor a URL.
fn typed_in(text: &str) -> Vec<&str> {
    let codes = text.split('`').skip(1).step_by(2);
    let commands = codes.filter_map(|code| code.strip_prefix('/'));
    let own = |code: &&str| {
        let name = code.split(' ').next().unwrap_or_default();
        // Paths of HTTP endpoints and of folders.
        let path = code.contains('/')
            || name.contains('.')
            || ["healthz", "metrics", "data"].contains(&name);
        !path && name.starts_with(|c: char| c.is_alphabetic())
    };
    commands.filter(own).collect()
}

/// The error in a command as a text writes it: `game draw`, `board show:passant`, `show moves D2`.
fn wrong_with(code: &str, all: &Value) -> Option<String> {
    let mut words = code.split(' ').peekable();
    let name = words.next()?;
    let all = all.as_array()?;
    let Some(command) = all.iter().find(|one| kind(one) == 1 && one["name"] == name) else {
        return Some(format!("there is no /{name}"));
    };
    let mut there = command;
    if list(command, "options").iter().any(is_group)
        && let Some(sub) = words.next_if(|word| !word.contains(':'))
    {
        let found = list(command, "options")
            .iter()
            .find(|one| one["name"] == sub);
        let Some(found) = found else {
            return Some(format!("/{name} has no {sub}"));
        };
        there = found;
    }
    let named = |option: &str| {
        list(there, "options")
            .iter()
            .any(|one| one["name"] == option)
    };
    words
        .filter_map(|word| word.split_once(':'))
        .find(|(option, _)| !named(option))
        .map(|(option, _)| format!("{code} has no option {option}"))
}

#[test]
fn no_text_names_a_command_that_there_is_not() {
    let all = all();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for (path, text) in texts() {
        for code in typed_in(&text) {
            count += 1;
            let no = wrong_with(code, &all);
            wrong.extend(no.map(|no| format!("{}: {no}", path.display())));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count > 60, "only {count} were found");
    for bad in ["verify", "dice fly", "board shows:passant", "game"] {
        assert_eq!(wrong_with(bad, &all).is_some(), bad != "game", "{bad}");
    }
    let fine = "dice verify, board show:passant, game draw, show moves square:D2";
    for good in fine.split(", ") {
        assert_eq!(wrong_with(good, &all), None);
    }
}

#[test]
fn every_verb_that_the_service_names_has_a_path() {
    let paths = paths_of(&all());
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/service");
    let mut sources = Vec::new();
    files(&root, "rs", &mut sources);
    let mut wrong = Vec::new();
    for source in sources {
        let text = text_of(&source);
        for behind in text.split("Arg::Command(\"").skip(1) {
            let named = behind.split('"').next().unwrap_or_default();
            if !paths.contains(path(named)) {
                wrong.push(format!("{}: {named}", source.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
