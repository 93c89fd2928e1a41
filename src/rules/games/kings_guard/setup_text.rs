//! Positions as text. Reading is strict, so that reading and writing are inverse to each other; only the list of duties
//! may come in any order. [`notation`](crate::games::kings_guard::notation) has the grammar.

use std::fmt::Write;

use crate::game::setup::{SetupScan, list, place_of, write_rows};
use crate::game::text::{SetupError, SetupText};
use crate::games::kings_guard::board::{Board, BoardShape, Piece, Side, Square, Squares, Tower};
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::rules::Rules;
use crate::games::kings_guard::setup::{Setup, SetupFault, SetupField, Unstacking};

/// The codes of all setup errors, with the names of their facts.
///
/// - `too-long`: the text is longer than any position.
/// - `guard-letter` (`found`): no piece has this letter.
/// - `run` (`found`, `most`): a run of empty squares is one digit from 1 to `most`, never two digits in a row.
/// - `row-wide`, `row-narrow` (`row`, `most`): the row has more, or fewer, squares than `most`.
/// - `row-count` (`found`, `most`): there are `found` rows instead of `most`, counted up to one more.
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
/// - `king-buried` (`square`): a king in a tower is on top, or right under the enemy that took it.
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
pub fn write(setup: &Setup, shape: BoardShape) -> SetupText {
    let grid = shape.grid();
    let row = |rank| {
        let cells = (0..grid.files).map(move |file| Square::at(file, rank));
        cells.map(|square| Some(setup.board.tower(square)).filter(|tower| !tower.is_empty()))
    };
    let mut text = write_rows((0..grid.ranks).rev().map(row), write_tower);
    text.push_str(match setup.side {
        Side::South => " s ",
        Side::North => " n ",
    });
    text.push_str(&list(setup.duties, ","));
    if let Some(Unstacking { from, left }) = setup.turn {
        write!(text, " @{from}:{left}").expect("writing to a string cannot fail");
    }
    SetupText::new(text)
}

/// Appends a lone piece, or several in parentheses from the bottom up.
fn write_tower(text: &mut String, tower: Tower) {
    let letters = tower.pieces().map(Piece::letter);
    if tower.height() == 1 {
        text.extend(letters);
    } else {
        text.push('(');
        text.extend(letters);
        text.push(')');
    }
}

/// Reads a position's text under these rules.
///
/// # Errors
/// The fault of the text or of the position, and its place.
pub fn read(text: &str, rules: Rules) -> Result<Position, SetupError> {
    let mut reader = Reader::of(text, rules.shape)?;
    let setup = reader.setup()?;
    Position::from_setup(setup, rules).map_err(|fault| reader.locate(fault))
}

/// Reads the arrangement a text describes, lawful or not.
///
/// # Errors
/// The fault of the text.
pub fn arrangement(text: &str, shape: BoardShape) -> Result<Setup, SetupError> {
    Reader::of(text, shape)?.setup()
}

/// A text being read, with the places of the arrangement's parts.
struct Reader<'a> {
    scan: SetupScan<'a>,
    shape: BoardShape,
    board_end: usize,
    towers: Vec<(Square, usize)>,
    duties: Vec<(Square, usize)>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str, shape: BoardShape) -> Result<Self, SetupError> {
        Ok(Self {
            scan: SetupScan::of(text)?,
            shape,
            board_end: 0,
            towers: Vec::new(),
            duties: Vec::new(),
        })
    }

    fn setup(&mut self) -> Result<Setup, SetupError> {
        let board = self.board()?;
        self.board_end = self.scan.at();
        self.scan.field("field-side")?;
        let sides = [(b's', Side::South), (b'n', Side::North)];
        let side = self.scan.side(sides, "guard-side", "field-duties")?;
        let duties = self.duties()?;
        let turn = self.turn()?;
        Ok(Setup {
            board,
            side,
            duties,
            turn,
        })
    }

    fn board(&mut self) -> Result<Board, SetupError> {
        let mut board = Board::default();
        let (shape, towers) = (self.shape, &mut self.towers);
        self.scan.rows(shape.grid(), |scan, cell| {
            let start = scan.at();
            let square = shape.square(cell.file, cell.rank);
            let tower = tower(scan, square, shape)?;
            if let Some(square) = square {
                board.set(square, tower);
                towers.push((square, start));
            }
            Ok(())
        })?;
        Ok(board)
    }

    fn duties(&mut self) -> Result<Squares, SetupError> {
        let mut duties = Squares::EMPTY;
        if self.scan.take(b'-') {
            return Ok(duties);
        }
        loop {
            let at = self.scan.at();
            let square = self.square("duty-square")?;
            if duties.contains(square) {
                return Err(SetupError::new("duty-twice", at).naming("square", &square));
            }
            duties |= square.bit();
            self.duties.push((square, at));
            if !self.scan.take(b',') {
                return Ok(duties);
            }
        }
    }

    /// The square being unstacked, up to the end of the text.
    fn turn(&mut self) -> Result<Option<Unstacking>, SetupError> {
        if self.scan.peek().is_none() {
            return Ok(None);
        }
        let end = self.scan.at();
        if !(self.scan.take(b' ') && self.scan.take(b'@')) {
            return Err(SetupError::new("trailing", end));
        }
        let from = self.square("turn-square")?;
        if !self.scan.take(b':') {
            return Err(self.scan.error("turn-count"));
        }
        let left = self.scan.peek().filter(u8::is_ascii_digit);
        let left = left.ok_or_else(|| self.scan.error("turn-count"))? - b'0';
        self.scan.skip(1);
        match self.scan.peek() {
            None => Ok(Some(Unstacking { from, left })),
            Some(_) => Err(self.scan.error("trailing")),
        }
    }

    /// The square whose name starts here.
    fn square(&mut self, code: &'static str) -> Result<Square, SetupError> {
        let rest = self.scan.rest();
        let capital = rest.starts_with(|c: char| c.is_ascii_uppercase());
        let digits = rest.bytes().skip(1).take_while(u8::is_ascii_digit).count();
        let name = rest.get(..=digits).filter(|_| capital);
        let cell = name.and_then(|name| self.shape.grid().cell(name));
        let cell = cell.ok_or_else(|| self.scan.error(code))?;
        self.scan.skip(1 + digits);
        Ok(Square::at(cell.file, cell.rank))
    }

    /// Finds a fault of the arrangement in the text.
    fn locate(&self, fault: SetupFault) -> SetupError {
        let text = self.scan.text();
        let at = match fault.place {
            SetupField::Board => self.board_end,
            SetupField::On(square) => place_of(&self.towers, square),
            SetupField::Duty(square) => place_of(&self.duties, square),
            SetupField::Turn => text.find('@').unwrap_or(text.len()),
        };
        fault.at(at)
    }
}

/// A lone piece, or several in parentheses from the bottom up.
fn tower(
    scan: &mut SetupScan<'_>,
    square: Option<Square>,
    shape: BoardShape,
) -> Result<Tower, SetupError> {
    let start = scan.at();
    if !scan.take(b'(') {
        return Ok(Tower::EMPTY.with(piece(scan)?));
    }
    let mut tower = Tower::EMPTY;
    while !scan.take(b')') {
        if scan.peek().is_none_or(|byte| b"/ (".contains(&byte)) {
            return Err(SetupError::new("tower-open", start));
        }
        if tower.height() == Tower::ROOM {
            let name = square.map_or_else(String::new, |square| square.to_string());
            let high = SetupError::new("tower-high", start).naming("square", &name);
            return Err(high.naming("most", &shape.tallest()));
        }
        tower = tower.with(piece(scan)?);
    }
    if tower.height() < 2 {
        return Err(SetupError::new("tower-short", start));
    }
    Ok(tower)
}

fn piece(scan: &mut SetupScan<'_>) -> Result<Piece, SetupError> {
    let piece = scan.peek().map(char::from).and_then(Piece::from_letter);
    let piece = piece.ok_or_else(|| scan.found("guard-letter"))?;
    scan.skip(1);
    Ok(piece)
}
