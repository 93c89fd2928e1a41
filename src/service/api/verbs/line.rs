//! [`VerbLine`]: how a verb is typed in a terminal, as data. The terminal reads by it, and shows it as help.

use std::fmt;

/// What stands at one place of a typed line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A game by its number, with or without `#`; may be left out.
    Game,
    /// The same with `#`, where a bare number means something else.
    MarkedGame,
    /// A game that must be named.
    TheGame,
    /// A kind of game by its slug; may be left out.
    Kind,
    /// One word that must stand there, for the option of this name.
    Word(&'static str),
    /// One word for the option of this name; may be left out.
    MaybeWord(&'static str),
    /// The rest of the line, for the option of this name; must not be empty.
    Rest(&'static str),
    /// The rest of the line, for the option of this name; may be empty.
    MaybeRest(&'static str),
    /// A player's name, for the option of this name; must stand there.
    Name(&'static str),
    /// A player's name, for the option of this name; may be left out.
    MaybeName(&'static str),
    /// A last word that is yes or no in any language, for the switch of this name; may be left out.
    YesOrNo(&'static str),
    /// One of these as the last word, for the option of this name; may be left out.
    Last(&'static str, &'static [&'static str]),
    /// Whatever else is typed says nothing.
    Anything,
}

/// How the rest of a line is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineGrammar {
    /// What stands behind the verb, in order.
    Slots(&'static [Slot]),
    /// The terminal reads it by a function of its own; this is how it is typed, behind the verb.
    Own(&'static str),
    /// It is answered with what would do: there is nothing to ask.
    Explained,
}

/// A way to type a verb.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VerbLine {
    /// What it begins with, the usual spelling first.
    pub spellings: &'static [&'static str],
    /// What stands behind.
    pub grammar: LineGrammar,
    /// Options that it implies.
    pub implies: &'static [(&'static str, &'static str)],
    /// The message that tells how it is typed, where it cannot be read.
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

/// How it is typed: `show [GAME] SQUARE`.
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
