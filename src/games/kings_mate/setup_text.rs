//! Positions as text. Reading is strict, so that reading and writing are inverse to each other; only
//! the list of failed pieces may come in any order. The grammar stands in [`notation`](crate::games::kings_mate::notation).

use std::fmt::Write;

use crate::game::setup::{not_too_long, write_run};
use crate::game::text::{Fact, SetupError, SetupText};
use crate::games::kings_mate::board::{Bitboard, Board, FILES, Piece, RANKS, Side, Square};
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup::{Place, Rules, Setup, SetupFault};

/// The codes of all setup errors, with the names of their facts.
///
/// - `too-long`: the text is longer than any position.
/// - `letter` (`found`): no piece has this letter.
/// - `count` (`found`): a run of empty squares is one digit from 1 to 7, never two digits in a row.
/// - `row-too-long` (`row`): the row has more than 7 squares.
/// - `row-too-short` (`row`): the row has fewer than 7 squares.
/// - `rows` (`found`): there are not 9 rows but so many, counted up to 10.
/// - `field-missing` (`field`: `field-side` or `field-crown`): the text ends too early.
/// - `side`: the side to move is `w` or `b`.
/// - `crown`: the crown rights are `Kk`, `K`, `k` or `-`.
/// - `crown-king-moved` (`side`): this king is not on its King Square, so it has moved.
/// - `failed-empty`: the list of failed pieces is empty.
/// - `failed-square`: a square's name was expected in the list of failed pieces.
/// - `failed-twice` (`square`): the square is in the list already.
/// - `failed-inactive`: attacks fail in Active Play only.
/// - `failed-not-yours` (`square`, `side`): the side to move has no piece there.
/// - `trailing`: the text should have ended here.
/// - `king-missing` (`side`): this side has no king.
/// - `king-twice` (`side`, `piece`, `square`, `most`): this side has a second king, here.
/// - `too-many` (`side`, `piece`, `square`, `most`): this side has more of them than it can.
/// - `gambit-impossible` (`square`, `side`): this side's fool has won on the enemy King Square, so it cannot be to move.
pub const SETUP_ERRORS: &[&str] = &[
    "too-long",
    "letter",
    "count",
    "row-too-long",
    "row-too-short",
    "rows",
    "field-missing",
    "side",
    "crown",
    "crown-king-moved",
    "failed-empty",
    "failed-square",
    "failed-twice",
    "failed-inactive",
    "failed-not-yours",
    "trailing",
    "king-missing",
    "king-twice",
    "too-many",
    "gambit-impossible",
];

/// The four writings of the crown rights, with what they say of White and Black.
const CROWNS: [(&str, [bool; 2]); 4] = [
    ("Kk", [true, true]),
    ("K", [true, false]),
    ("k", [false, true]),
    ("-", [false, false]),
];

/// The canonical text of an arrangement.
pub fn write(setup: &Setup) -> SetupText {
    let mut text = String::new();
    for rank in (0..RANKS).rev() {
        let mut empty = 0;
        for file in 0..FILES {
            match setup.board.piece_at(Square::at(file, rank)) {
                Some(piece) => {
                    write_run(&mut text, &mut empty);
                    text.push(piece.letter());
                }
                None => empty += 1,
            }
        }
        write_run(&mut text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
    text.push_str(match setup.side {
        Side::White => " w ",
        Side::Black => " b ",
    });
    text.extend(
        CROWNS
            .iter()
            .filter(|(_, crown)| *crown == setup.crown)
            .map(|(word, _)| *word),
    );
    for (nth, square) in setup.failed.into_iter().enumerate() {
        let lead = if nth == 0 { " !" } else { "," };
        write!(text, "{lead}{square}").expect("a string takes all that is written");
    }
    SetupText::new(text)
}

/// Reads a position's text under these rules.
///
/// # Errors
/// What is wrong with the text or with the position, and where.
pub fn read(text: &str, rules: Rules) -> Result<Position, SetupError> {
    let mut reader = Reader::of(text)?;
    let setup = reader.setup()?;
    Position::from_setup(setup, rules).map_err(|fault| reader.locate(fault))
}

/// Reads the arrangement a text describes, lawful or not.
///
/// # Errors
/// What is wrong with the text.
pub fn arrangement(text: &str) -> Result<Setup, SetupError> {
    Reader::of(text)?.setup()
}

/// A text being read, and where the parts of the arrangement stood in it.
struct Reader<'a> {
    text: &'a str,
    at: usize,
    board_end: usize,
    crown_at: usize,
    pieces: Vec<(Square, usize)>,
    failures: Vec<(Square, usize)>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Result<Self, SetupError> {
        not_too_long(text)?;
        Ok(Self {
            text,
            at: 0,
            board_end: 0,
            crown_at: 0,
            pieces: Vec::new(),
            failures: Vec::new(),
        })
    }

    /// The next byte; no part of the grammar is longer than that, and none is beyond ASCII.
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn setup(&mut self) -> Result<Setup, SetupError> {
        let board = self.board()?;
        self.board_end = self.at;
        self.field("field-side")?;
        let side = match self.peek() {
            Some(b'w') => Side::White,
            Some(b'b') => Side::Black,
            _ => return Err(SetupError::new("side", self.at)),
        };
        self.at += 1;
        match self.peek() {
            None | Some(b' ') => self.field("field-crown")?,
            Some(_) => return Err(SetupError::new("side", self.at)),
        }
        self.crown_at = self.at;
        let crown = self.crown()?;
        let failed = self.failed()?;
        Ok(Setup {
            board,
            side,
            crown,
            failed,
        })
    }

    /// Steps over the one space before a field.
    fn field(&mut self, field: &'static str) -> Result<(), SetupError> {
        let rest = self.text.len() - self.at;
        if rest <= 1 {
            let fact = Fact::Word(field);
            return Err(SetupError::new("field-missing", self.text.len()).with("field", fact));
        }
        self.at += 1;
        Ok(())
    }

    fn board(&mut self) -> Result<Board, SetupError> {
        let mut board = Board::default();
        for row in (1..=RANKS).rev() {
            self.row(row, &mut board)?;
            match (self.peek(), row) {
                (Some(b'/'), 1) => return Err(self.rows(RANKS + 1)),
                (Some(b'/'), _) => self.at += 1,
                (_, 1) => {}
                _ => return Err(self.rows(RANKS + 1 - row)),
            }
        }
        Ok(board)
    }

    fn rows(&self, found: u8) -> SetupError {
        SetupError::new("rows", self.at).naming("found", &found)
    }

    /// Reads up to the end of the row: a slash, a space or the end of the text.
    fn row(&mut self, row: u8, board: &mut Board) -> Result<(), SetupError> {
        let wrong = |code, at| SetupError::new(code, at).naming("row", &row);
        let mut file = 0;
        let mut after_digit = false;
        while let Some(byte) = self.peek().filter(|byte| !b"/ ".contains(byte)) {
            let width = if byte.is_ascii_digit() {
                if after_digit || !(b'1'..=b'7').contains(&byte) {
                    return Err(self.found("count"));
                }
                byte - b'0'
            } else {
                1
            };
            after_digit = byte.is_ascii_digit();
            let piece = Piece::from_letter(char::from(byte));
            if piece.is_none() && !after_digit {
                return Err(self.found("letter"));
            }
            if file + width > FILES {
                return Err(wrong("row-too-long", self.at));
            }
            if piece.is_some() {
                let square = Square::at(file, row - 1);
                board.set(square, piece);
                self.pieces.push((square, self.at));
            }
            file += width;
            self.at += 1;
        }
        if file < FILES {
            return Err(wrong("row-too-short", self.at));
        }
        Ok(())
    }

    /// An error that names the character it met.
    fn found(&self, code: &'static str) -> SetupError {
        let met: String = self.rest().chars().take(1).collect();
        SetupError::new(code, self.at).naming("found", &met)
    }

    fn crown(&mut self) -> Result<[bool; 2], SetupError> {
        let word = self.rest().split(' ').next().unwrap_or_default();
        let (_, crown) = CROWNS
            .into_iter()
            .find(|(writing, _)| *writing == word)
            .ok_or_else(|| SetupError::new("crown", self.at))?;
        self.at += word.len();
        Ok(crown)
    }

    fn failed(&mut self) -> Result<Bitboard, SetupError> {
        let mut failed = Bitboard::EMPTY;
        if self.peek().is_none() {
            return Ok(failed);
        }
        if !self.rest().starts_with(" !") {
            return Err(SetupError::new("trailing", self.at));
        }
        self.at += 2;
        if self.peek().is_none() {
            return Err(SetupError::new("failed-empty", self.at));
        }
        loop {
            let square = self.square()?;
            if failed.contains(square) {
                let twice = SetupError::new("failed-twice", self.at);
                return Err(twice.naming("square", &square));
            }
            failed |= square.bit();
            self.failures.push((square, self.at));
            self.at += 2;
            match self.peek() {
                None => return Ok(failed),
                Some(b',') => self.at += 1,
                Some(_) => return Err(SetupError::new("trailing", self.at)),
            }
        }
    }

    /// The square whose name starts here.
    fn square(&self) -> Result<Square, SetupError> {
        let bytes = self.text.as_bytes();
        let part = |offset: usize, first: u8| {
            let byte = bytes.get(self.at + offset)?;
            byte.checked_sub(first)
        };
        part(0, b'A')
            .zip(part(1, b'1'))
            .and_then(|(file, rank)| Square::new(file, rank))
            .ok_or_else(|| SetupError::new("failed-square", self.at))
    }

    /// Finds a fault of the arrangement in the text.
    fn locate(&self, fault: SetupFault) -> SetupError {
        let find = |places: &[(Square, usize)], square| {
            let found = places.iter().find(|(other, _)| *other == square);
            found.map_or(self.text.len(), |(_, at)| *at)
        };
        let at = match fault.place {
            Place::Board => self.board_end,
            Place::On(square) => find(&self.pieces, square),
            Place::Crown(Side::White) => self.crown_at,
            // Black's letter is the last of the field.
            Place::Crown(Side::Black) => {
                let field = self.text.get(self.crown_at..).unwrap_or_default();
                self.crown_at + field.find('k').unwrap_or_default()
            }
            Place::Failures => {
                let first = self.failures.first();
                first.map_or(self.text.len(), |(_, at)| at - 1)
            }
            Place::Failed(square) => find(&self.failures, square),
        };
        fault.at(at)
    }
}
