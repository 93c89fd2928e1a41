//! Arrangements and their texts: reading, writing and refusing them, as all games share it.

use std::fmt::Write;

use crate::game::grid::{Cell, Grid};
use crate::game::text::{Fact, MAX_SETUP_INPUT, SetupError};

/// The reason why an arrangement is no lawful position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<P> {
    /// The code of the fault, one of the game's setup errors.
    pub code: &'static str,
    /// The part of the arrangement where it shows.
    pub place: P,
    /// The facts named in its sentence.
    pub facts: Vec<(&'static str, Fact)>,
}

impl<P> Fault<P> {
    /// A fault without facts yet.
    pub const fn new(code: &'static str, place: P) -> Self {
        Self {
            code,
            place,
            facts: Vec::new(),
        }
    }

    /// Adds a fact for the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }

    /// Adds a number or a name that the sentence prints as it is.
    #[must_use]
    pub fn naming(self, name: &'static str, value: &impl ToString) -> Self {
        self.with(name, Fact::Name(value.to_string()))
    }

    /// The fault in a text in which that part begins at this byte.
    pub fn at(self, at: usize) -> SetupError {
        SetupError {
            code: self.code,
            at,
            facts: self.facts,
        }
    }
}

impl SetupError {
    /// An error without facts yet.
    pub const fn new(code: &'static str, at: usize) -> Self {
        Self {
            code,
            at,
            facts: Vec::new(),
        }
    }

    /// Adds a number or a name that the sentence prints as it is.
    #[must_use]
    pub fn naming(self, name: &'static str, value: &impl ToString) -> Self {
        self.with(name, Fact::Name(value.to_string()))
    }

    /// Adds a fact for the sentence.
    #[must_use]
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}

/// Refuses a text that is longer than any position.
///
/// # Errors
/// `too-long`.
pub fn not_too_long(text: &str) -> Result<(), SetupError> {
    if text.len() > MAX_SETUP_INPUT {
        return Err(SetupError::new("too-long", MAX_SETUP_INPUT));
    }
    Ok(())
}

/// A position text read from the left, byte by byte: in these grammars a sign is one byte of ASCII.
#[derive(Debug)]
pub struct SetupScan<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> SetupScan<'a> {
    /// Starts to read a text.
    ///
    /// # Errors
    /// `too-long`.
    pub fn of(text: &'a str) -> Result<Self, SetupError> {
        not_too_long(text)?;
        Ok(Self { text, at: 0 })
    }

    /// The whole text.
    pub const fn text(&self) -> &'a str {
        self.text
    }

    /// Number of bytes read.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The next byte.
    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The unread text.
    pub fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Steps over this many bytes, which the caller has checked.
    pub const fn skip(&mut self, bytes: usize) {
        self.at += bytes;
    }

    /// Steps over this byte if it comes next.
    pub fn take(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        self.at += usize::from(there);
        there
    }

    /// An error at this place.
    pub const fn error(&self, code: &'static str) -> SetupError {
        SetupError::new(code, self.at)
    }

    /// An error at this place that names the next character.
    pub fn found(&self, code: &'static str) -> SetupError {
        let met: String = self.rest().chars().take(1).collect();
        self.error(code).naming("found", &met)
    }

    /// Steps over the one space before a field.
    ///
    /// # Errors
    /// `field-missing` (`field`) if the text ends first.
    pub fn field(&mut self, name: &'static str) -> Result<(), SetupError> {
        if self.text.len() - self.at <= 1 {
            let missing = SetupError::new("field-missing", self.text.len());
            return Err(missing.with("field", Fact::Word(name)));
        }
        self.at += 1;
        Ok(())
    }

    /// Reads the field with the letter of the side to move, and steps over the space before the field `next`.
    ///
    /// # Errors
    /// `code` if it is no such letter or more than one, `field-missing` (`field`) if the text ends with it.
    pub fn side<S: Copy>(
        &mut self,
        sides: [(u8, S); 2],
        code: &'static str,
        next: &'static str,
    ) -> Result<S, SetupError> {
        let mut sides = sides.into_iter();
        let side = sides.find(|(letter, _)| self.peek() == Some(*letter));
        let (_, side) = side.ok_or_else(|| self.error(code))?;
        self.at += 1;
        match self.peek() {
            None | Some(b' ') => self.field(next)?,
            Some(_) => return Err(self.error(code)),
        }
        Ok(side)
    }

    /// Reads the rows of a board of squares from the top down, to the space after them or the end of the text. `piece`
    /// reads the content of a cell. The cell may lie beyond the right edge, which is refused once it is read.
    ///
    /// # Errors
    /// `run` (`found`, `most`), `row-wide` and `row-narrow` (`row`, `most`), `row-count` (`found`, `most`), and those
    /// of `piece`.
    pub fn rows(
        &mut self,
        grid: Grid,
        mut piece: impl FnMut(&mut Self, Cell) -> Result<(), SetupError>,
    ) -> Result<(), SetupError> {
        let count = |scan: &Self, found: u8| {
            let wrong = scan.error("row-count").naming("found", &found);
            Err(wrong.naming("most", &grid.ranks))
        };
        for rank in (0..grid.ranks).rev() {
            self.row(grid.files, rank, &mut piece)?;
            match (self.peek(), rank) {
                (Some(b'/'), 0) => return count(self, grid.ranks + 1),
                (Some(b'/'), _) => self.at += 1,
                (_, 0) => {}
                _ => return count(self, grid.ranks - rank),
            }
        }
        Ok(())
    }

    /// Reads up to the end of the row: a slash, a space or the end of the text.
    fn row(
        &mut self,
        files: u8,
        rank: u8,
        piece: &mut impl FnMut(&mut Self, Cell) -> Result<(), SetupError>,
    ) -> Result<(), SetupError> {
        let wrong = |code, at| {
            let wrong = SetupError::new(code, at).naming("row", &(rank + 1));
            Err(wrong.naming("most", &files))
        };
        let mut file = 0;
        let mut after_run = false;
        while let Some(byte) = self.peek().filter(|byte| !b"/ ".contains(byte)) {
            let start = self.at;
            if byte.is_ascii_digit() {
                let run = byte - b'0';
                if after_run || !(1..=files).contains(&run) {
                    return Err(self.found("run").naming("most", &files));
                }
                file += run;
                self.at += 1;
            } else {
                piece(self, Cell { file, rank })?;
                file += 1;
            }
            after_run = byte.is_ascii_digit();
            if file > files {
                return wrong("row-wide", start);
            }
        }
        if file < files {
            return wrong("row-narrow", self.at);
        }
        Ok(())
    }
}

/// The byte at which the entry of a cell begins, or the start of the text if there is none.
pub fn place_of<C: Copy + PartialEq>(entries: &[(C, usize)], cell: C) -> usize {
    let entry = entries.iter().find(|(other, _)| *other == cell);
    entry.map_or(0, |(_, at)| *at)
}

/// The fields of a position, separated by one space, and the byte at which each begins.
#[derive(Clone, Copy, Debug)]
pub struct Fields<'a, const N: usize> {
    /// The text of each.
    pub parts: [&'a str; N],
    /// The first byte of each.
    pub starts: [usize; N],
}

impl<'a, const N: usize> Fields<'a, N> {
    /// Splits a text. `names` are the fields’ names, codes that the catalogue has messages for.
    ///
    /// # Errors
    /// `too-long`, `field-missing` (`field`) or `trailing`.
    pub fn of(text: &'a str, names: [&'static str; N]) -> Result<Self, SetupError> {
        not_too_long(text)?;
        let (mut parts, mut starts) = ([""; N], [0; N]);
        let mut at = 0;
        let mut rest = text.split(' ');
        for (i, name) in names.into_iter().enumerate() {
            let Some(part) = rest.next().filter(|part| !part.is_empty()) else {
                let missing = SetupError::new("field-missing", at.min(text.len()));
                return Err(missing.with("field", Fact::Word(name)));
            };
            (parts[i], starts[i]) = (part, at);
            at += part.len() + 1;
        }
        match rest.next() {
            Some(_) => Err(SetupError::new("trailing", at - 1)),
            None => Ok(Self { parts, starts }),
        }
    }

    /// The byte of `what` in a field, or of the field's beginning.
    pub fn find(&self, field: usize, what: &str) -> usize {
        self.starts[field] + self.parts[field].find(what).unwrap_or(0)
    }

    /// An error at the beginning of a field.
    pub const fn error(&self, field: usize, code: &'static str) -> SetupError {
        SetupError::new(code, self.starts[field])
    }
}

/// The items separated by `between`, or `-` for none.
pub fn list(items: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if items.is_empty() {
        "-".to_owned()
    } else {
        items.join(between)
    }
}

/// The text of a board: rows of cells separated by “/”. `write` appends the content of one cell; runs of empty cells
/// are numbers.
pub fn write_rows<R, P>(
    rows: impl IntoIterator<Item = R>,
    mut write: impl FnMut(&mut String, P),
) -> String
where
    R: IntoIterator<Item = Option<P>>,
{
    const USUAL: usize = 120;
    let mut text = String::with_capacity(USUAL);
    for (i, row) in rows.into_iter().enumerate() {
        text.push_str(if i == 0 { "" } else { "/" });
        let mut empty = 0;
        for piece in row {
            match piece {
                Some(piece) => {
                    write_run(&mut text, &mut empty);
                    write(&mut text, piece);
                }
                None => empty += 1,
            }
        }
        write_run(&mut text, &mut empty);
    }
    text
}

/// Writes a run of empty cells as a number, and nothing for none; the run restarts.
fn write_run(text: &mut String, empty: &mut usize) {
    match std::mem::take(empty) {
        0 => {}
        // Nearly all runs: formatting a number takes ten times as long.
        run @ 1..=9 => text.push(char::from(b"0123456789"[run])),
        run => write!(text, "{run}").expect("writing to a string cannot fail"),
    }
}

/// The digits at the start of a text as a run of empty cells: its length, and the number of bytes. `None` if the run is
/// 0, is not written like a number, or is no number.
pub fn read_run(text: &str) -> Option<(usize, usize)> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let run: usize = text.split_at(digits).0.parse().ok()?;
    (run > 0 && !text.starts_with('0')).then_some((run, digits))
}

/// A number without a sign or leading zeros.
pub fn read_number<N: std::str::FromStr + ToString>(text: &str) -> Option<N> {
    let number = text.parse::<N>().ok()?;
    (number.to_string() == text).then_some(number)
}
