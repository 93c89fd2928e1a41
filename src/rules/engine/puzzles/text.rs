//! Puzzles as lines of text: options, depth, themes, position and moves, separated by tabs.

use std::fmt::Write as _;

use crate::engine::puzzles::{HARDEST, Puzzle, themes};
use crate::game::options::Options;
use crate::game::text::{MoveText, SetupText};
use crate::games::GameKind;

/// Stands for an empty list.
const NONE: &str = "-";

impl Puzzle {
    /// The puzzle as a line of its game's file, without its end.
    pub fn write(&self) -> String {
        let or_none = |words: String| {
            if words.is_empty() {
                NONE.to_owned()
            } else {
                words
            }
        };
        let moves: Vec<&str> = self.line.iter().map(MoveText::as_str).collect();
        let mut line = or_none(self.options.to_string());
        let themes = or_none(self.themes.join(" "));
        write!(
            line,
            "\t{}\t{themes}\t{}\t{}",
            self.depth,
            self.start,
            moves.join(" ")
        )
        .expect("a text takes more");
        line
    }

    /// Reads such a line; `None` if it is none, or if today's rules do not know its position or its moves.
    pub fn read(kind: GameKind, line: &str) -> Option<Self> {
        let mut parts = line.split('\t');
        let mut part = || parts.next();
        let [options, depth, shown, start, moves] = [part()?, part()?, part()?, part()?, part()?];
        let options = options.strip_prefix(NONE).unwrap_or(options);
        let puzzle = Self {
            kind,
            options: options.parse::<Options>().ok()?,
            start: SetupText::new(start),
            line: moves.split(' ').map(MoveText::new).collect(),
            depth: depth
                .parse()
                .ok()
                .filter(|depth| (1..=HARDEST).contains(depth))?,
            themes: themes(kind)
                .filter(|theme| shown.split(' ').any(|word| word == *theme))
                .collect(),
        };
        puzzle.after(puzzle.line.len()).is_some().then_some(puzzle)
    }
}
