//! `docs/commands.md`: the reference of commands and typed lines, generated from the list of verbs.

use std::fmt::Write;
use std::path::Path;

use kingboard::service::api::verbs::option::{OptionKind, VerbOption};
use kingboard::service::api::verbs::{self, Verb, VerbAudience, VerbGroup};
use kingboard::store::Store;

use crate::operate::transcripts::session;

const OPENING: &str = "\
# Commands

Everything that can be asked of Kingboard: as a slash command in Discord, and as a line in a terminal (`kingboard play`).
In a line, `[…]` may be left out, `a|b` is one or the other, and words in capitals stand for what you type.

This page is made from the list of verbs in `src/service/api/verbs`: `INSTA_UPDATE=always cargo test --test it commands_page`.
";

fn values(verb: &Verb, option: &VerbOption) -> String {
    let choices = option.choices(verb);
    if let OptionKind::Level = option.kind {
        let count = choices.len();
        return format!("a level from 1 to {count}, each with its strength in words");
    }
    if !choices.is_empty() {
        let choices: Vec<String> = choices.into_iter().map(|choice| choice.label).collect();
        return choices.join(", ");
    }
    match option.kind {
        OptionKind::Text(None) => "text".to_owned(),
        OptionKind::Text(Some(most)) => format!("text of at most {most} characters"),
        OptionKind::Completed(_) => "text, suggested as you type".to_owned(),
        OptionKind::Choice(_) | OptionKind::Level => unreachable!("handled above"),
        OptionKind::Number(from, to) => format!("a number from {from} to {to}"),
        OptionKind::Switch => "yes or no".to_owned(),
        OptionKind::Player => "a player".to_owned(),
    }
}

fn write_lines(page: &mut String, verb: &Verb) {
    for line in verb.usages() {
        writeln!(page, "\nIn a terminal: `{line}`").unwrap();
    }
}

fn write_verb(page: &mut String, verb: &Verb, path: &str) {
    write!(page, "\n### `/{path}`\n\n{}.\n", verb.description()).unwrap();
    let offered: Vec<_> = verb
        .options
        .iter()
        .filter(|option| !option.only_typed)
        .collect();
    if !offered.is_empty() {
        page.push_str("\n| option | what it may be | what it is for |\n| --- | --- | --- |\n");
    }
    for option in offered {
        let required = if option.required { ", required" } else { "" };
        let (values, about) = (values(verb, option), option.description(verb));
        writeln!(page, "| `{}` | {values}{required} | {about} |", option.name).unwrap();
    }
    write_lines(page, verb);
}

fn page() -> String {
    let mut page = OPENING.to_owned();
    let mut written: Vec<&str> = Vec::new();
    for first in verbs::all().iter().filter_map(|verb| verb.path.as_deref()) {
        let name = first.split(' ').next().unwrap();
        if written.contains(&name) {
            continue;
        }
        written.push(name);
        write!(page, "\n## /{name}\n").unwrap();
        if let Some(group) = VerbGroup::named(name) {
            write!(page, "\n{}.\n", group.description()).unwrap();
            match group.audience {
                VerbAudience::Everybody => {}
                VerbAudience::Managers => page.push_str("\nFor those who manage a server.\n"),
                VerbAudience::Moderators => page.push_str("\nFor moderators of a server.\n"),
            }
        }
        for verb in verbs::all() {
            if let Some(path) = verb.path.as_deref()
                && path.split(' ').next() == Some(name)
            {
                write_verb(&mut page, verb, path);
            }
        }
    }
    page.push_str("\n## In a terminal alone\n");
    for verb in verbs::all().iter().filter(|verb| verb.path.is_none()) {
        write!(page, "\n### {}\n\n{}.\n", verb.name, verb.description()).unwrap();
        write_lines(&mut page, verb);
    }
    page
}

#[test]
#[expect(
    clippy::disallowed_methods,
    reason = "the page is a golden file of the repository"
)]
fn the_reference_of_commands_is_that_of_the_verbs() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/commands.md");
    let page = page();
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(&path, &page).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(
        kept, page,
        "docs/commands.md: INSTA_UPDATE=always cargo test --test it commands_page writes it anew"
    );
}

#[test]
fn the_terminal_lists_its_verbs_tells_how_each_is_typed_and_knows_a_slip() {
    let help = session(Store::in_memory().unwrap(), "help commands\nquit\n");
    for verb in verbs::all().iter().filter(|verb| !verb.usages().is_empty()) {
        let word = verb.lines[0].spellings[0];
        let listed = [',', '.'].map(|after| help.contains(&format!(" {word}{after}")));
        assert!(listed.contains(&true), "{word}: {help}");
    }
    let lines = "help takeback\nhelp sit\nrewiew 12\nflip flop\nquit\n";
    let told = session(Store::in_memory().unwrap(), lines);
    for part in [
        "Typed: takeback | undo [GAME] [yes|no|withdraw]",
        "Take a seat in a lobby: any, or that of a side.",
        "Typed: sit GAME [SIDE…]",
        "I do not know “rewiew 12”. Did you mean review? help review says how it is typed.",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
}
