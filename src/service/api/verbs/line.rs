//! [`VerbLine`]: the syntax of a verb's typed line as data, from which the terminal parses it and shows it as help.

use std::fmt;

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

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game => f.write_str("[GAME]"),
            Self::MarkedGame => f.write_str("[#GAME]"),
            Self::TheGame => f.write_str("GAME"),
            Self::Kind => f.write_str("[GAME NAME]"),
            Self::Word(name) => write!(f, "{}", name.to_uppercase()),
            Self::MaybeWord(name) => write!(f, "[{}]", name.to_uppercase()),
            Self::Rest(name) => write!(f, "{}…", name.to_uppercase()),
            Self::MaybeRest(name) => write!(f, "[{}…]", name.to_uppercase()),
            Self::Name(_) => f.write_str("NAME"),
            Self::MaybeName(_) => f.write_str("[NAME]"),
            Self::YesOrNo(_) => f.write_str("[yes|no]"),
            Self::Last(_, words) => write!(f, "[{}]", words.join("|")),
            Self::Anything => Ok(()),
        }
    }
}

/// The usage line: `show [GAME] SQUARE`.
impl fmt::Display for VerbLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.spellings.join(" | "))?;
        match self.grammar {
            LineGrammar::Slots(slots) => {
                for slot in slots.iter().filter(|slot| **slot != Slot::Anything) {
                    write!(f, " {slot}")?;
                }
                Ok(())
            }
            LineGrammar::Own("") | LineGrammar::Explained => Ok(()),
            LineGrammar::Own(usage) => write!(f, " {usage}"),
        }
    }
}
