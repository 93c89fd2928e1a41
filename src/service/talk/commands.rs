//! The names of commands as people say them to the bot: `board`, `/rules`, `Zug`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::service::api::verbs;
use crate::service::moves::typed;
use crate::service::talk::spoken;
use crate::service::words::catalogue::catalogue;
use crate::service::words::language::Language;

/// Most words of a line that names a command, unless it begins with `/`.
const MAX_WORDS: usize = 2;

/// The commands by their names in every language: the whole path, its last word, and the name in sentences. A last word
/// counts if no other command ends in it.
static NAMED: LazyLock<BTreeMap<String, &'static str>> = LazyLock::new(|| {
    let mut named = BTreeMap::new();
    for command in verbs::mentioned() {
        let path = verbs::path(command);
        for name in in_every_language(path).chain([command.to_owned()]) {
            named.entry(name).or_insert(command);
        }
    }
    for word in spoken::words("spoken-play") {
        named.entry(word).or_insert("challenge");
    }
    let mut last: BTreeMap<String, Vec<&'static str>> = BTreeMap::new();
    for command in verbs::mentioned() {
        let Some((_, word)) = verbs::path(command).rsplit_once(' ') else {
            continue;
        };
        for name in in_every_language(word) {
            let commands = last.entry(name).or_default();
            if !commands.contains(&command) {
                commands.push(command);
            }
        }
    }
    for (name, commands) in last {
        if let [command] = commands.as_slice() {
            named.entry(name).or_insert(command);
        }
    }
    named
});

/// The path of a command in each language.
fn in_every_language(path: &str) -> impl Iterator<Item = String> {
    Language::ALL.into_iter().map(move |language| {
        let words = catalogue(language);
        let name = |word: &str| {
            let id = format!("discord-name-{word}");
            if words.has(&id) {
                words.line(&id, &[])
            } else {
                word.to_owned()
            }
        };
        let parts: Vec<String> = path.split(' ').map(name).collect();
        parts.join(" ")
    })
}

/// The command that a line names, with at most a word behind it; `None` if it names none.
pub(in crate::service) fn named(line: &str) -> Option<&'static str> {
    let lower = line.trim().to_lowercase();
    let is_command = lower.starts_with('/');
    let words: Vec<&str> = lower
        .split_whitespace()
        .map(|word| word.trim_matches(|c: char| !c.is_alphanumeric()))
        .filter(|word| !word.is_empty())
        .collect();
    let whole = NAMED.get(&words.join(" "));
    if whole.is_some() || !is_command && words.len() > MAX_WORDS {
        return whole.copied();
    }
    let beginnings = [2, 1].into_iter();
    let mut beginnings = beginnings.filter_map(|count| words.get(..count));
    beginnings
        .find_map(|words| NAMED.get(&words.join(" ")))
        .copied()
}

/// The line without the name of the command for moves before one: `/move D2-D3`.
pub(in crate::service) fn without_move(line: &str) -> &str {
    let text = line.trim_start();
    let Some((word, rest)) = text.split_once(char::is_whitespace) else {
        return line;
    };
    let word = word.trim_start_matches('/').to_lowercase();
    let plays = word == "play" || in_every_language("move").any(|name| name == word);
    if plays && typed::begins_like_a_move(rest.trim_start()) {
        rest.trim_start()
    } else {
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_known_by_their_names_in_every_language() {
        for (line, command) in [
            ("board", Some("board")),
            ("/board", Some("board")),
            ("Brett!", Some("board")),
            ("rules", Some("rules")),
            ("moves", Some("show")),
            ("film", Some("film")),
            ("settings", Some("settings")),
            ("review 1", Some("review")),
            ("/review 1 from the start", Some("review")),
            ("roll", Some("dice roll")),
            ("challenge", Some("challenge")),
            ("new game", Some("challenge")),
            ("play", Some("challenge")),
            ("game clock", Some("clock")),
            ("uhr", Some("clock")),
            ("board of directors", None),
            ("what shall I do", None),
            ("", None),
        ] {
            assert_eq!(named(line), command, "{line}");
        }
    }

    #[test]
    fn a_move_is_read_without_the_command_before_it() {
        for (line, read) in [
            ("/move D2-D3", "D2-D3"),
            ("move d2 d3", "d2 d3"),
            ("Zug D2-D3", "D2-D3"),
            ("play D2-D3", "D2-D3"),
            ("move on", "move on"),
            ("D2-D3", "D2-D3"),
        ] {
            assert_eq!(without_move(line), read, "{line}");
        }
    }
}
