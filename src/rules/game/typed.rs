//! [`TypedScan`]: a scanner for typed moves, shared by all games.

use crate::game::grid::{Cell, Grid};
use crate::game::text::{MAX_MOVE_INPUT, MoveError};

/// Typed characters and the reading position.
#[derive(Clone, Debug)]
pub struct TypedScan {
    chars: Vec<char>,
    /// The reading position, in characters.
    pub at: usize,
}

impl TypedScan {
    /// Starts to read a move, behind its number.
    ///
    /// # Errors
    /// The error of a text longer than [`MAX_MOVE_INPUT`].
    pub fn of(input: &str) -> Result<Self, MoveError> {
        let chars: Vec<char> = input.chars().take(MAX_MOVE_INPUT + 1).collect();
        if chars.len() > MAX_MOVE_INPUT {
            return Err(MoveError::Unreadable {
                at: MAX_MOVE_INPUT,
                expected: "shorter",
            });
        }
        let at = before_move(&chars);
        Ok(Self { chars, at })
    }

    /// An error: something else was expected here.
    pub const fn expected(&self, expected: &'static str) -> MoveError {
        MoveError::Unreadable {
            at: self.at,
            expected,
        }
    }

    /// The unread characters.
    pub fn rest(&self) -> &[char] {
        &self.chars[self.at..]
    }

    /// The next character.
    pub fn peek(&self) -> Option<char> {
        self.rest().first().copied()
    }

    /// Skips the next characters of this kind.
    pub fn skip(&mut self, part: impl Fn(char) -> bool) {
        while self.peek().is_some_and(&part) {
            self.at += 1;
        }
    }

    /// Takes the next characters of this kind as text.
    pub fn word(&mut self, part: impl Fn(char) -> bool) -> String {
        let start = self.at;
        self.skip(part);
        self.chars[start..self.at].iter().collect()
    }

    /// Takes this character.
    pub fn take(&mut self, wanted: char) -> bool {
        let there = self.peek() == Some(wanted);
        self.at += usize::from(there);
        there
    }

    /// Returns `true` if this word comes next, in any case, with no letter after it.
    pub fn comes(&self, word: &str) -> bool {
        let letters = self.rest().iter().take_while(|c| c.is_alphabetic());
        letters.collect::<String>().eq_ignore_ascii_case(word)
    }

    /// Takes such a word.
    pub fn take_word(&mut self, word: &str) -> bool {
        let there = self.comes(word);
        self.at += if there { word.len() } else { 0 };
        there
    }

    /// Takes the name of a square that `known` accepts. `expected` holds the codes for a missing column and a missing
    /// row.
    ///
    /// # Errors
    /// One of the `expected` codes.
    pub fn square<S>(
        &mut self,
        grid: Grid,
        expected: [&'static str; 2],
        known: impl Fn(Cell) -> Option<S>,
    ) -> Result<S, MoveError> {
        let [column, row] = expected;
        let letter = self.peek().map(|c| c.to_ascii_uppercase());
        let file = (0..grid.files).find(|file| Some(grid.file_name(*file)) == letter);
        let file = file.ok_or_else(|| self.expected(column))?;
        self.at += 1;
        let start = self.at;
        let digits = self.word(|c| c.is_ascii_digit());
        let cell = grid.cell(&format!("{}{digits}", grid.file_name(file)));
        cell.and_then(known).ok_or_else(|| {
            self.at = start;
            self.expected(row)
        })
    }

    /// Takes a promotion, a word that `find` knows, after an equals sign or without one; `None` if neither comes next.
    ///
    /// # Errors
    /// `expected` if a sign or a word without a kind of piece comes next.
    pub fn becomes<R>(
        &mut self,
        find: impl Fn(&str) -> Option<R>,
        expected: &'static str,
    ) -> Result<Option<R>, MoveError> {
        self.skip(char::is_whitespace);
        let announced = self.take('=');
        if announced {
            self.skip(char::is_whitespace);
        }
        let start = self.at;
        let word = self.word(|c| c.is_ascii_alphabetic());
        if word.is_empty() && !announced {
            return Ok(None);
        }
        let found = find(&word);
        if found.is_none() {
            self.at = start;
        }
        found.map(Some).ok_or_else(|| self.expected(expected))
    }

    /// Checks that all is read.
    ///
    /// # Errors
    /// The error that `end` was expected.
    pub fn end(&self) -> Result<(), MoveError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.expected("end"))
        }
    }
}

/// Returns `true` for a text that begins with a square's name, behind the number of a move or not.
pub fn begins_like_a_move(text: &str) -> bool {
    let chars: Vec<char> = text.chars().take(MAX_MOVE_INPUT).collect();
    begins_with_cell(chars.get(before_move(&chars)..).unwrap_or_default())
}

fn begins_with_cell(chars: &[char]) -> bool {
    matches!(chars, [letter, digit, ..] if letter.is_ascii_alphabetic() && digit.is_ascii_digit())
}

/// Number of characters before a move as messages write it: blanks, a backquote, and the number of the move. A number
/// before anything else is left to be read, and so are several backquotes, which begin a block of code.
fn before_move(chars: &[char]) -> usize {
    let behind = |from: usize, part: fn(&char) -> bool| {
        let rest = chars.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|c| part(c)).count()
    };
    let quoted = |from: usize| match chars.get(from..) {
        Some(['`', next, ..]) if *next != '`' => from + 1,
        Some(_) | None => from,
    };
    let blank = |c: &char| c.is_whitespace();
    let start = quoted(behind(0, blank));
    let digits = behind(start, char::is_ascii_digit);
    let dots = behind(digits, |c| matches!(c, '.' | '…'));
    let after = quoted(behind(dots, blank));
    let is_numbered = start < digits && digits < dots;
    if is_numbered && begins_move(chars.get(after..).unwrap_or_default()) {
        after
    } else {
        start
    }
}

/// Returns `true` for a square's name, and for the word that ends a turn.
fn begins_move(chars: &[char]) -> bool {
    let word = chars.iter().take_while(|c| c.is_alphabetic());
    begins_with_cell(chars) || word.collect::<String>().eq_ignore_ascii_case("done")
}

/// Returns `true` for characters people type between two cells.
pub fn parts_cells(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, '-' | 'x' | 'X' | '×' | ':' | '>')
        // Hyphens and dashes, the minus sign, arrows of several blocks.
        || matches!(c, '\u{2010}'..='\u{2015}' | '\u{2212}')
        || matches!(c, '\u{2190}'..='\u{21FF}' | '\u{2794}'..='\u{27BE}' | '\u{27F0}'..='\u{27FF}')
        || matches!(c, '\u{2900}'..='\u{297F}' | '\u{2B00}'..='\u{2B11}')
}

/// Returns `true` for characters people type after a move.
pub fn follows_moves(c: char) -> bool {
    c.is_whitespace() || "!?.,;+#`".contains(c)
}
