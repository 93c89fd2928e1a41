//! Names in a typed line: one in quotation marks, or one of several words that is known here, is one word.

use std::io::Write;

use crate::console::TerminalSession;
use crate::console::line_words::{spelt, words_of};
use crate::service::Env;
use crate::service::api::action::Action;
use crate::service::api::relations::RelationAction;
use crate::service::api::values::Person;
use crate::service::api::verbs::Verb;
use crate::service::api::verbs::line::{LineGrammar, Slot, VerbLine};
use crate::service::api::verbs::option::{OptionKind, VerbOption};
use crate::service::boards::at_table::{is_known, person};

/// Stands for a blank inside a name until the line is parsed.
const GLUE: char = '\u{E002}';
/// Most words of a name that is found without quotation marks.
const WORDS: usize = 4;

/// A name as it is spoken.
pub(super) fn spoken(name: &str) -> String {
    name.replace(GLUE, " ")
}

/// The person of a name in a line.
pub(super) fn named(name: &str) -> Person {
    person(&spoken(name))
}

/// The end of the names in a line; words of another kind follow.
fn end_of_names(verb: &str, rest: &str) -> usize {
    let behind = match verb {
        "challenge" => rest.to_ascii_lowercase().find(" note "),
        "contest remove" | "contest replace" | "ladder remove" => rest.find(','),
        _ => None,
    };
    behind.unwrap_or(rest.len())
}

/// Returns `true` for a line that takes a name. It has a slot for one, or a function reads it whose verb has a player
/// among its options.
fn takes_name(verb: &Verb, typed: &VerbLine) -> bool {
    match typed.grammar {
        LineGrammar::Slots(slots) => slots
            .iter()
            .any(|slot| matches!(slot, Slot::Name(_) | Slot::MaybeName(_))),
        LineGrammar::Own(_) | LineGrammar::Explained => {
            let is_player = |option: &VerbOption| matches!(option.kind, OptionKind::Player);
            // The terminal runs this one itself, so it has no options.
            verb.name == "as" || verb.options.iter().any(is_player)
        }
    }
}

impl<C: FnMut() -> Env, O: Write> TerminalSession<C, O> {
    /// A typed line in which each name is one word.
    pub(super) fn with_names(&self, line: &str) -> String {
        let line = line.trim();
        let found = spelt(line).filter(|(verb, typed, _)| takes_name(verb, typed));
        let Some((verb, _, rest)) = found else {
            return line.to_owned();
        };
        let (names, behind) = rest.split_at(end_of_names(verb.name.as_str(), rest));
        let words = words_of(names);
        let mut left = words.as_slice();
        let mut parts = Vec::new();
        while let Some((first, others)) = left.split_first() {
            let most = left.len().min(WORDS);
            let known = (2..=most).rev().find(|count| {
                let name = left.get(..*count).unwrap_or_default().join(" ");
                self.knows(&person(&name))
            });
            let Some(count) = known else {
                parts.push(first.replace(' ', &GLUE.to_string()));
                left = others;
                continue;
            };
            let (name, others) = left.split_at(count);
            parts.push(name.join(&GLUE.to_string()));
            left = others;
        }
        let verb = line.strip_suffix(rest).unwrap_or(line);
        format!("{verb}{}{behind}", parts.join(" "))
    }

    /// Returns `true` for a person who sits at this keyboard or has done something here.
    fn knows(&self, wanted: &Person) -> bool {
        let here = self.seated.iter().chain([&self.speaker]);
        here.map(|person| &person.id).any(|id| *id == wanted.id)
            || is_known(&self.service, &wanted.id)
    }

    /// The name of a person to block or befriend who was never here.
    pub(super) fn unknown_in(&self, action: &Action) -> Option<String> {
        let Action::Relation(
            RelationAction::Block(Some(person)) | RelationAction::Befriend(Some(person)),
        ) = action
        else {
            return None;
        };
        (!self.knows(person)).then(|| person.name.clone())
    }
}
