//! Errors of records: the line, a code and facts.

use crate::game::text::{Fact, MoveError, SetupError};

/// The reason why text is no record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The code, one of [`FAULTS`].
    pub code: &'static str,
    /// The facts of the sentence, by argument name.
    pub facts: Vec<(&'static str, Fact)>,
    /// The fault by the rules of the game, if there is one.
    pub because: Option<Box<RulesFault>>,
}

/// A fault by the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesFault {
    /// A move.
    Move(MoveError),
    /// The position it starts from.
    Setup(SetupError),
}

/// The codes of all record errors, with the names of their facts: the catalogue has a `record-` message for each.
///
/// The file as a whole: `too-large` (`most`), `not-text`, `line-too-long` (`most`), `character` (`found`),
/// `escape` (`found`), `too-many-tags` (`most`), `too-many-moves` (`most`).
///
/// Its form: `no-tags`, `tag`, `tag-twice` (`tag`), `tag-late`, `tag-missing` (`tag`), `unexpected`
/// (`found`), `comment-open`, `comment-nested`, `comment-too-long` (`most`), `command` (`found`), `dice`
/// (`found`), `no-result`, `after-result`.
///
/// Faults of tags: `id` (`tag`, `found`), `value` (`tag`, `found`), `too-long` (`tag`, `most`), `option` (`found`,
/// `options`), `same-player`, `clock` (`found`), `setup`, `setup-over`, `rules-running` (`found`, `ours`).
///
/// Faults of moves: `number` (`found`, `expected`), `time` (`found`), `over` (`found`), `move` (`move`), `move-rules`
/// (`move`, `found`, `ours`), `touched` (`move`, `cells`). Faults of dice: `dice-missing` (`move`), `dice-surplus`
/// (`move`), `dice-faces` (`move`), `roll-missing` (`move`), `roll` (`found`, `expected`), `roll-open` (`move`),
/// `rolls` (`found`, `expected`). Faults of acts and results: `act` (`found`), `result` (`found`, `expected`).
pub const FAULTS: &[&str] = &[
    "too-large",
    "not-text",
    "line-too-long",
    "character",
    "escape",
    "too-many-tags",
    "too-many-moves",
    "no-tags",
    "tag",
    "tag-twice",
    "tag-late",
    "tag-missing",
    "unexpected",
    "comment-open",
    "comment-nested",
    "comment-too-long",
    "command",
    "dice",
    "no-result",
    "after-result",
    "id",
    "value",
    "too-long",
    "option",
    "same-player",
    "clock",
    "setup",
    "setup-over",
    "rules-running",
    "number",
    "time",
    "over",
    "move",
    "move-rules",
    "touched",
    "dice-missing",
    "dice-surplus",
    "dice-faces",
    "roll-missing",
    "roll",
    "roll-open",
    "rolls",
    "act",
    "result",
];

impl RecordError {
    pub(super) fn new(line: usize, code: &'static str) -> Self {
        Self {
            line,
            code,
            facts: Vec::new(),
            because: None,
        }
    }

    pub(super) fn with(mut self, name: &'static str, fact: impl std::fmt::Display) -> Self {
        self.facts.push((name, Fact::Name(format!("{fact}"))));
        self
    }

    pub(super) fn because(mut self, why: RulesFault) -> Self {
        self.because = Some(Box::new(why));
        self
    }
}
