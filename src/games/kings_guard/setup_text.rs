//! Positions as text. Reading is strict, so that reading and writing are inverse to each other; only
//! the list of duties may come in any order. The grammar stands in [`notation`](crate::games::kings_guard::notation).

use std::fmt::Write;

use crate::game::setup::{not_too_long, write_run};
use crate::game::text::{Fact, SetupError, SetupText};
use crate::games::kings_guard::board::{Board, Form, Piece, Side, Square, Squares, Tower};
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::setup::{Place, Rules, Setup, SetupFault, Unstacking};

/// The codes of all setup errors, with the names of their facts.
///
/// - `too-long`: the text is longer than any position.
/// - `guard-letter` (`found`): no piece has this letter.
/// - `run` (`found`, `most`): a run of empty squares is one digit from 1 to `most`, never two digits in a row.
/// - `row-wide`, `row-narrow` (`row`, `most`): the row has more, or fewer, squares than `most`.
/// - `row-count` (`found`, `most`): there are not `most` rows but so many, counted up to one more.
/// - `tower-open`: the parenthesis of this tower is not closed.
/// - `tower-short`: a tower in parentheses has two pieces or more.
/// - `tower-high` (`square`, `most`): more than `most` pieces in a tower.
/// - `field-missing` (`field`: `field-side` or `field-duties`): the text ends too early.
/// - `guard-side`: the side to move is `s` or `n`.
/// - `duty-square`: a square's name was expected in the list of duties, or `-` for none.
/// - `duty-twice` (`square`): the square is in the list already.
/// - `duty-low` (`square`, `most`): the tower there is not full, so it is no duty.
/// - `duty-stuck` (`square`): nothing can leave that tower, so the duty is gone.
/// - `turn-square`: the square being unstacked was expected.
/// - `turn-count`: how many pieces have left was expected: a colon and a digit.
/// - `turn-left` (`square`, `most`): between one and `most` pieces have left the tower there.
/// - `turn-king` (`square`): kings are on top, so none can be left in a tower being unstacked.
/// - `turn-stuck` (`square`): nothing there can move, so the turn is over.
/// - `trailing`: the text should have ended here.
/// - `king-none` (`side`): this side has no king.
/// - `king-two` (`side`, `square`, `most`): this side has a second king, here.
/// - `guard-many` (`side`, `square`, `most`): this side has more guards than it can.
/// - `king-buried` (`square`): a king in a tower is on top, or right under the enemy that took him.
/// - `king-fallen` (`square`, `side`): this side's king is taken: it is to move, and nothing is due or under way.
pub const SETUP_ERRORS: &[&str] = &[
    "too-long",
    "guard-letter",
    "run",
    "row-wide",
    "row-narrow",
    "row-count",
    "tower-open",
    "tower-short",
    "tower-high",
    "field-missing",
    "guard-side",
    "duty-square",
    "duty-twice",
    "duty-low",
    "duty-stuck",
    "turn-square",
    "turn-count",
    "turn-left",
    "turn-king",
    "turn-stuck",
    "trailing",
    "king-none",
    "king-two",
    "guard-many",
    "king-buried",
    "king-fallen",
];

/// The canonical text of an arrangement.
pub fn write(setup: &Setup, form: Form) -> SetupText {
    let mut text = String::new();
    let grid = form.grid();
    for rank in (0..grid.ranks).rev() {
        let mut empty = 0;
        for file in 0..grid.files {
            let tower = setup.board.tower(Square::at(file, rank));
            if tower.is_empty() {
                empty += 1;
                continue;
            }
            write_run(&mut text, &mut empty);
            let letters = tower.pieces().map(Piece::letter);
            if tower.height() == 1 {
                text.extend(letters);
            } else {
                text.push('(');
                text.extend(letters);
                text.push(')');
            }
        }
        write_run(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text.push_str(match setup.side {
        Side::South => " s ",
        Side::North => " n ",
    });
    let duties: Vec<String> = setup
        .duties
        .into_iter()
        .map(|square| square.to_string())
        .collect();
    text.push_str(if duties.is_empty() { "-" } else { "" });
    text.push_str(&duties.join(","));
    if let Some(Unstacking { from, left }) = setup.turn {
        write!(text, " @{from}:{left}").expect("a string takes all that is written");
    }
    SetupText::new(text)
}

/// Reads a position's text under these rules.
///
/// # Errors
/// What is wrong with the text or with the position, and where.
pub fn read(text: &str, rules: Rules) -> Result<Position, SetupError> {
    let mut reader = Reader::of(text, rules.form)?;
    let setup = reader.setup()?;
    Position::from_setup(setup, rules).map_err(|fault| reader.locate(fault))
}

/// Reads the arrangement a text describes, lawful or not.
///
/// # Errors
/// What is wrong with the text.
pub fn arrangement(text: &str, form: Form) -> Result<Setup, SetupError> {
    Reader::of(text, form)?.setup()
}

/// A text being read, and where the parts of the arrangement stood in it.
struct Reader<'a> {
    text: &'a str,
    form: Form,
    at: usize,
    board_end: usize,
    towers: Vec<(Square, usize)>,
    duties: Vec<(Square, usize)>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str, form: Form) -> Result<Self, SetupError> {
        not_too_long(text)?;
        Ok(Self {
            text,
            form,
            at: 0,
            board_end: 0,
            towers: Vec::new(),
            duties: Vec::new(),
        })
    }

    /// The next byte; no part of the grammar is longer than that, and none is beyond ASCII.
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Steps over this byte if it comes next.
    fn take(&mut self, byte: u8) -> bool {
        let there = self.peek() == Some(byte);
        self.at += usize::from(there);
        there
    }

    fn setup(&mut self) -> Result<Setup, SetupError> {
        let board = self.board()?;
        self.board_end = self.at;
        self.field("field-side")?;
        let side = match self.peek() {
            Some(b's') => Side::South,
            Some(b'n') => Side::North,
            _ => return Err(SetupError::new("guard-side", self.at)),
        };
        self.at += 1;
        match self.peek() {
            None | Some(b' ') => self.field("field-duties")?,
            Some(_) => return Err(SetupError::new("guard-side", self.at)),
        }
        let duties = self.duties()?;
        let turn = self.turn()?;
        Ok(Setup {
            board,
            side,
            duties,
            turn,
        })
    }

    /// Steps over the one space before a field.
    fn field(&mut self, field: &'static str) -> Result<(), SetupError> {
        if self.text.len() - self.at <= 1 {
            let missing =
                SetupError::new("field-missing", self.text.len()).with("field", Fact::Word(field));
            return Err(missing);
        }
        self.at += 1;
        Ok(())
    }

    fn board(&mut self) -> Result<Board, SetupError> {
        let mut board = Board::default();
        let ranks = self.form.grid().ranks;
        for row in (1..=ranks).rev() {
            self.row(row, &mut board)?;
            match (self.peek(), row) {
                (Some(b'/'), 1) => return Err(self.rows(ranks + 1)),
                (Some(b'/'), _) => self.at += 1,
                (_, 1) => {}
                _ => return Err(self.rows(ranks + 1 - row)),
            }
        }
        Ok(board)
    }

    fn rows(&self, found: u8) -> SetupError {
        let rows = SetupError::new("row-count", self.at).naming("found", &found);
        rows.naming("most", &self.form.grid().ranks)
    }

    /// Reads up to the end of the row: a slash, a space or the end of the text.
    fn row(&mut self, row: u8, board: &mut Board) -> Result<(), SetupError> {
        let files = self.form.grid().files;
        let wrong = |code, at| {
            SetupError::new(code, at)
                .naming("row", &row)
                .naming("most", &files)
        };
        let mut file = 0;
        let mut after_digit = false;
        while let Some(byte) = self.peek().filter(|byte| !b"/ ".contains(byte)) {
            let start = self.at;
            let digit = byte.is_ascii_digit();
            if digit {
                let count = byte - b'0';
                if after_digit || !(1..=files).contains(&count) {
                    return Err(self.found("run").naming("most", &files));
                }
                file += count;
                self.at += 1;
            } else {
                // A square beyond the edge has no name, and is refused just below.
                let square = self.form.square(file, row - 1);
                let tower = self.tower(square)?;
                if let Some(square) = square {
                    board.set(square, tower);
                    self.towers.push((square, start));
                }
                file += 1;
            }
            after_digit = digit;
            if file > files {
                return Err(wrong("row-wide", start));
            }
        }
        if file < files {
            return Err(wrong("row-narrow", self.at));
        }
        Ok(())
    }

    /// A lone piece, or several in parentheses from the bottom up.
    fn tower(&mut self, square: Option<Square>) -> Result<Tower, SetupError> {
        let start = self.at;
        if !self.take(b'(') {
            return Ok(Tower::EMPTY.with(self.piece()?));
        }
        let mut tower = Tower::EMPTY;
        while !self.take(b')') {
            if self.peek().is_none_or(|byte| b"/ (".contains(&byte)) {
                return Err(SetupError::new("tower-open", start));
            }
            if tower.height() == Tower::ROOM {
                let high = SetupError::new("tower-high", start);
                let name = square.map_or_else(String::new, |square| square.to_string());
                let high = high.naming("square", &name);
                return Err(high.naming("most", &self.form.tallest()));
            }
            tower = tower.with(self.piece()?);
        }
        if tower.height() < 2 {
            return Err(SetupError::new("tower-short", start));
        }
        Ok(tower)
    }

    fn piece(&mut self) -> Result<Piece, SetupError> {
        let piece = self.peek().map(char::from).and_then(Piece::from_letter);
        let piece = piece.ok_or_else(|| self.found("guard-letter"))?;
        self.at += 1;
        Ok(piece)
    }

    /// An error that names the character it met.
    fn found(&self, code: &'static str) -> SetupError {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let met: String = rest.chars().take(1).collect();
        SetupError::new(code, self.at).naming("found", &met)
    }

    fn duties(&mut self) -> Result<Squares, SetupError> {
        let mut duties = Squares::EMPTY;
        if self.take(b'-') {
            return Ok(duties);
        }
        loop {
            let at = self.at;
            let square = self.square("duty-square")?;
            if duties.contains(square) {
                return Err(SetupError::new("duty-twice", at).naming("square", &square));
            }
            duties |= square.bit();
            self.duties.push((square, at));
            if !self.take(b',') {
                return Ok(duties);
            }
        }
    }

    /// The square being unstacked, up to the end of the text.
    fn turn(&mut self) -> Result<Option<Unstacking>, SetupError> {
        if self.peek().is_none() {
            return Ok(None);
        }
        let end = self.at;
        if !(self.take(b' ') && self.take(b'@')) {
            return Err(SetupError::new("trailing", end));
        }
        let from = self.square("turn-square")?;
        if !self.take(b':') {
            return Err(SetupError::new("turn-count", self.at));
        }
        let left = self.peek().filter(u8::is_ascii_digit);
        let left = left.ok_or_else(|| SetupError::new("turn-count", self.at))? - b'0';
        self.at += 1;
        match self.peek() {
            None => Ok(Some(Unstacking { from, left })),
            Some(_) => Err(SetupError::new("trailing", self.at)),
        }
    }

    /// The square whose name starts here.
    fn square(&mut self, code: &'static str) -> Result<Square, SetupError> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let capital = rest.starts_with(|c: char| c.is_ascii_uppercase());
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let name = rest.get(..=digits).filter(|_| capital);
        let cell = name.and_then(|name| self.form.grid().cell(name));
        let cell = cell.ok_or_else(|| SetupError::new(code, self.at))?;
        self.at += 1 + digits;
        Ok(Square::at(cell.file, cell.rank))
    }

    /// Finds a fault of the arrangement in the text.
    fn locate(&self, fault: SetupFault) -> SetupError {
        let find = |places: &[(Square, usize)], square| {
            let found = places.iter().find(|(other, _)| *other == square);
            found.map_or(self.text.len(), |(_, at)| *at)
        };
        let at = match fault.place {
            Place::Board => self.board_end,
            Place::On(square) => find(&self.towers, square),
            Place::Duty(square) => find(&self.duties, square),
            Place::Turn => self.text.find('@').unwrap_or(self.text.len()),
        };
        fault.at(at)
    }
}
