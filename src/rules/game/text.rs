//! Games as text: moves, positions, and the errors of both.
//!
//! Errors carry facts and codes, never sentences; the catalogue has the sentences.

use std::fmt;
use std::sync::Arc;

use compact_str::CompactString;

use crate::game::grid::Cell;

/// Most characters of a typed move.
pub const MAX_MOVE_INPUT: usize = 200;
/// Most bytes of a position's text.
pub const MAX_SETUP_INPUT: usize = 8_000;

/// One legal move in canonical text: ASCII, no space, different for different moves of a position.
///
/// The text starts with the cell the piece leaves. Cells are separated by `-`, or by `x` before a cell with a capture,
/// and `=` starts a suffix (`D2-D3`, `D2xE3`, `B8-B9=E`). A ply that moves nothing is a word in small letters (`done`).
/// Only a game's [`Notation`](crate::game::Notation) and the store create one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveText(CompactString);

impl MoveText {
    /// Wraps text that is canonical already.
    pub fn new(text: impl Into<CompactString>) -> Self {
        Self(text.into())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The name of the cell the piece leaves (`D2` of `D2xE3`); empty if nothing moves.
    pub fn origin(&self) -> &str {
        self.cells().next().unwrap_or_default()
    }

    /// The name of the cell with the capture (`E3` of `D2xE3`), if there is one.
    pub fn captures(&self) -> Option<&str> {
        let (_, after) = self.path().split_once('x')?;
        after.split(['-', ',']).next()
    }

    /// Returns `true` if the piece leaves the board by its owner’s hand: a king that is handed over (`I1#`).
    pub fn hands_over(&self) -> bool {
        self.0.ends_with('#')
    }

    /// The names of the cells, in order (`D2`, `E3`); none for a word.
    pub fn cells(&self) -> impl Iterator<Item = &str> {
        self.path()
            .split(['-', 'x', ','])
            .filter(|cell| cell.starts_with(|c: char| c.is_ascii_uppercase()))
    }

    /// The text without its suffix, the same for all promotions of one move: `B8-B9` of `B8-B9=E`.
    pub fn path(&self) -> &str {
        self.0.split(['=', '#', '[']).next().unwrap_or_default()
    }
}

/// A canonical text being written, in a place of fixed size: texts of moves are sorted more often than read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Spelling([u8; 16]);

impl Spelling {
    /// The text of this move, which `write` puts together.
    pub fn of(write: impl FnOnce(&mut Pen)) -> Self {
        let mut pen = Pen::default();
        write(&mut pen);
        pen.text
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        let end = self.0.iter().position(|letter| *letter == 0);
        let text = &self.0[..end.unwrap_or(self.0.len())];
        std::str::from_utf8(text).expect("texts of moves are ASCII")
    }
}

impl From<Spelling> for MoveText {
    fn from(spelling: Spelling) -> Self {
        Self::new(spelling.as_str())
    }
}

/// Writes a [`Spelling`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Pen {
    text: Spelling,
    at: usize,
}

impl Pen {
    /// Adds a letter or a sign, which is ASCII.
    pub fn put(&mut self, sign: char) {
        self.text.0[self.at] = u8::try_from(sign).expect("texts of moves are ASCII");
        self.at += 1;
    }

    /// Adds a number below 100.
    pub fn number(&mut self, number: u8) {
        if number > 9 {
            self.put(char::from(b'0' + number / 10));
        }
        self.put(char::from(b'0' + number % 10));
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A position in canonical text, one line. Only a game's [`Notation`](crate::game::Notation) and the store create one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetupText(Arc<str>);

impl SetupText {
    /// Wraps text that is canonical already.
    pub fn new(text: impl Into<Arc<str>>) -> Self {
        Self(text.into())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SetupText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The reason why typed text is no legal move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// The text cannot be read.
    Unreadable {
        /// The first character that does not fit, counted from 0 in characters.
        at: usize,
        /// The expectation at that place as a code: the catalogue has an `expected-` message for each.
        expected: &'static str,
    },
    /// The text is a move, but not a legal one here.
    Illegal(Reason),
    /// Several legal moves fit the text; the promotion may be missing.
    Ambiguous(Vec<MoveText>),
}

/// The rule that forbids a move, as facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason {
    /// The code of the rule: the catalogue has an `illegal-` message for each.
    pub code: &'static str,
    /// The numbered ruling or rulebook point to read on (`KM-4`), if one applies.
    pub ruling: Option<&'static str>,
    /// The facts of the sentence by argument name: pieces and sides as codes, cells by name.
    pub facts: Vec<(&'static str, Fact)>,
    /// The attempted move as cells: the first is the piece's, the last the target.
    pub tried: Vec<Cell>,
    /// The cells that show the reason (the blocking piece, the attacker, the closed square).
    pub shown: Vec<Cell>,
}

impl Reason {
    /// A reason without facts and cells yet, for a move between these cells.
    pub fn new(code: &'static str, tried: impl IntoIterator<Item = impl Into<Cell>>) -> Self {
        Self {
            code,
            ruling: None,
            facts: Vec::new(),
            tried: tried.into_iter().map(Into::into).collect(),
            shown: Vec::new(),
        }
    }

    /// Adds text that the sentence prints as it is, such as a cell's name.
    #[must_use]
    pub fn name(mut self, name: &'static str, text: &impl ToString) -> Self {
        self.facts.push((name, Fact::Name(text.to_string())));
        self
    }

    /// Adds a code that the catalogue has a message for.
    #[must_use]
    pub fn word(mut self, name: &'static str, code: &'static str) -> Self {
        self.facts.push((name, Fact::Word(code)));
        self
    }

    /// Adds a number of things, for the form of their words.
    #[must_use]
    pub fn count(mut self, name: &'static str, count: u32) -> Self {
        self.facts.push((name, Fact::Count(count)));
        self
    }

    /// Adds cells that show the reason.
    #[must_use]
    pub fn show(mut self, cells: impl IntoIterator<Item = impl Into<Cell>>) -> Self {
        self.shown.extend(cells.into_iter().map(Into::into));
        self
    }

    /// Adds the ruling or rulebook point to read on.
    #[must_use]
    pub const fn ruling(mut self, ruling: &'static str) -> Self {
        self.ruling = Some(ruling);
        self
    }
}

/// One fact in a sentence about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// A cell by its name, or other text to print as it is.
    Name(String),
    /// A code the catalogue has a message for (`piece-priest`, `side-white`).
    Word(&'static str),
    /// A number of things.
    Count(u32),
}

/// The reason why text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The code of the fault: the catalogue has a `setup-` message for each.
    pub code: &'static str,
    /// The byte of the fault, from 0; the text's length if something is missing at the end.
    pub at: usize,
    /// The facts of the sentence, by argument name.
    pub facts: Vec<(&'static str, Fact)>,
}

/// The next choices of guided entry: of all `legal` texts that start with `prefix`, the first `most`.
pub fn complete<'a>(legal: &'a [MoveText], prefix: &str, most: usize) -> Vec<&'a MoveText> {
    let wanted: String = prefix
        .chars()
        .take(MAX_MOVE_INPUT)
        .filter(char::is_ascii_alphanumeric)
        .map(|c| c.to_ascii_uppercase())
        .collect();
    let plain = |text: &str| -> String {
        text.chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|c| c.to_ascii_uppercase())
            .collect()
    };
    let skip_x = |text: &str| plain(&text.replace('x', ""));
    legal
        .iter()
        .filter(|mv| {
            plain(mv.as_str()).starts_with(&wanted) || skip_x(mv.as_str()).starts_with(&wanted)
        })
        .take(most)
        .collect()
}
