//! [`VerbLine`]: the syntax of a verb's typed line as data, from which the terminal parses it and shows it as help.

use crate::service::api::verbs::Verb;
use crate::service::api::verbs::option::{Choices, OptionKind};

/// One position in the syntax of a typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A game by its number, with or without `#`; optional.
    Game,
    /// A game by its number with `#`, where a bare number means something else; optional.
    MarkedGame,
    /// A game by its number; required.
    TheGame,
    /// A kind of game by its slug; optional.
    Kind,
    /// One word for the option of this name; required.
    Word(&'static str),
    /// One word for the option of this name; optional.
    MaybeWord(&'static str),
    /// The number of a contest or ladder, with or without `#`, for the option of this name; optional. Any other word is
    /// left for the next slot.
    MaybeNumber(&'static str),
    /// The rest of the line, for the option of this name; required.
    Rest(&'static str),
    /// The rest of the line, for the option of this name; optional.
    MaybeRest(&'static str),
    /// A player's name, for the option of this name; required.
    Name(&'static str),
    /// A player's name, for the option of this name; optional.
    MaybeName(&'static str),
    /// A last word that is yes or no in any language, for the switch of this name; optional.
    YesOrNo(&'static str),
    /// One of these as the last word, for the option of this name; optional.
    Last(&'static str, &'static [&'static str]),
    /// Any other text, which is ignored.
    Anything,
}

/// The syntax of a line after the verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineGrammar {
    /// These positions in order.
    Slots(&'static [Slot]),
    /// Syntax that the terminal parses with a function of its own; holds the usage text.
    Own(&'static str),
    /// No syntax: the answer is the message in `mistake`.
    Explained,
}

/// One form in which a verb is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbLine {
    /// The words it begins with, the usual spelling first.
    pub spellings: &'static [&'static str],
    /// The syntax after them.
    pub grammar: LineGrammar,
    /// The options this form implies.
    pub implies: &'static [(&'static str, &'static str)],
    /// The message id with the usage, the answer to a line that cannot be parsed.
    pub mistake: &'static str,
}

impl Slot {
    /// The slot as a usage line shows it: `[GAME]`, or the values themselves if there are few.
    fn shown(self, verb: &Verb) -> String {
        match self {
            Self::Game => "[GAME]".to_owned(),
            Self::MarkedGame => "[#GAME]".to_owned(),
            Self::TheGame => "GAME".to_owned(),
            Self::Kind => "[GAME NAME]".to_owned(),
            Self::Word(name) => values(verb, name).unwrap_or_else(|| placeholder(name)),
            Self::MaybeWord(name) | Self::MaybeNumber(name) => {
                let value = values(verb, name).unwrap_or_else(|| placeholder(name));
                format!("[{value}]")
            }
            Self::Rest(name) => {
                values(verb, name).unwrap_or_else(|| format!("{}…", placeholder(name)))
            }
            Self::MaybeRest(name) => {
                let value = values(verb, name);
                let value = value.unwrap_or_else(|| format!("{}…", placeholder(name)));
                format!("[{value}]")
            }
            Self::Name(_) => "NAME".to_owned(),
            Self::MaybeName(_) => "[NAME]".to_owned(),
            Self::YesOrNo(_) => "[yes|no]".to_owned(),
            Self::Last(_, words) => format!("[{}]", words.join("|")),
            Self::Anything => String::new(),
        }
    }
}

/// The values of an option that has a few of its own: `read|move`.
fn values(verb: &Verb, name: &str) -> Option<String> {
    let option = verb.option(name)?;
    let OptionKind::Choice(Choices::Listed(_) | Choices::Preferences) = option.kind else {
        return None;
    };
    let values: Vec<String> = option
        .choices(verb)
        .into_iter()
        .map(|choice| choice.value)
        .collect();
    Some(values.join("|"))
}

/// The word for the value of an option. If the option is named after its effect, the value has another word.
fn placeholder(name: &str) -> String {
    match name {
        "end" => "NUMBER".to_owned(),
        "motif" => "THEME".to_owned(),
        name => name.to_uppercase(),
    }
}

impl VerbLine {
    /// The usage line: `show [GAME] SQUARE`.
    pub fn usage(&self, verb: &Verb) -> String {
        let spellings = self.spellings.join(" | ");
        match self.grammar {
            LineGrammar::Slots(slots) => {
                let slots = slots.iter().filter(|slot| **slot != Slot::Anything);
                let slots = slots.map(|slot| format!(" {}", slot.shown(verb)));
                spellings + &slots.collect::<String>()
            }
            LineGrammar::Own("") | LineGrammar::Explained => spellings,
            LineGrammar::Own(usage) => format!("{spellings} {usage}"),
        }
    }
}
