//! Positions as text. Reading is strict, so that reading and writing are inverse to each other; only the list of failed
//! pieces may come in any order. [`notation`](crate::games::kings_mate::notation) has the grammar.

use std::fmt::Write;

use crate::game::setup::{SetupScan, place_of, write_rows};
use crate::game::text::{SetupError, SetupText};
use crate::games::kings_mate::board::{Bitboard, Board, FILES, GRID, Piece, RANKS, Side, Square};
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup::{Rules, Setup, SetupFault, SetupField};

/// The codes of all setup errors, with the names of their facts.
///
/// - `too-long`: the text is longer than any position.
/// - `letter` (`found`): no piece has this letter.
/// - `run` (`found`, `most`): a run of empty squares is one digit from 1 to 7, never two digits in a row.
/// - `row-wide`, `row-narrow` (`row`, `most`): the row has more, or fewer, than 7 squares.
/// - `row-count` (`found`, `most`): there are `found` rows instead of 9, counted up to 10.
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
/// - `gambit-impossible` (`square`, `side`): this side's fool has won on the enemy King Square, so it cannot be to
///   move.
pub const SETUP_ERRORS: &[&str] = &[
    "too-long",
    "letter",
    "run",
    "row-wide",
    "row-narrow",
    "row-count",
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

/// The four spellings of the crown rights, with their meaning for White and Black.
const CROWNS: [(&str, [bool; 2]); 4] = [
    ("Kk", [true, true]),
    ("K", [true, false]),
    ("k", [false, true]),
    ("-", [false, false]),
];

/// The canonical text of an arrangement.
pub fn write(setup: &Setup) -> SetupText {
    let row = |rank| {
        let cells = (0..FILES).map(move |file| Square::at(file, rank));
        cells.map(|square| setup.board.piece_at(square))
    };
    let write_piece = |text: &mut String, piece: Piece| text.push(piece.letter());
    let mut text = write_rows((0..RANKS).rev().map(row), write_piece);
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
        write!(text, "{lead}{square}").expect("writing to a string cannot fail");
    }
    SetupText::new(text)
}

/// Reads a position's text under these rules.
///
/// # Errors
/// The fault of the text or of the position, and its place.
pub fn read(text: &str, rules: Rules) -> Result<Position, SetupError> {
    let mut reader = Reader::of(text)?;
    let setup = reader.setup()?;
    Position::from_setup(setup, rules).map_err(|fault| reader.locate(fault))
}

/// Reads the arrangement a text describes, lawful or not.
///
/// # Errors
/// The fault of the text.
pub fn arrangement(text: &str) -> Result<Setup, SetupError> {
    Reader::of(text)?.setup()
}

/// A text being read, with the places of the arrangement's parts.
struct Reader<'a> {
    scan: SetupScan<'a>,
    board_end: usize,
    crown_at: usize,
    pieces: Vec<(Square, usize)>,
    failures: Vec<(Square, usize)>,
}

impl<'a> Reader<'a> {
    fn of(text: &'a str) -> Result<Self, SetupError> {
        Ok(Self {
            scan: SetupScan::of(text)?,
            board_end: 0,
            crown_at: 0,
            pieces: Vec::new(),
            failures: Vec::new(),
        })
    }

    fn setup(&mut self) -> Result<Setup, SetupError> {
        let board = self.board()?;
        self.board_end = self.scan.at();
        self.scan.field("field-side")?;
        let sides = [(b'w', Side::White), (b'b', Side::Black)];
        let side = self.scan.side(sides, "side", "field-crown")?;
        self.crown_at = self.scan.at();
        let crown = self.crown()?;
        let failed = self.failed()?;
        Ok(Setup {
            board,
            side,
            crown,
            failed,
        })
    }

    fn board(&mut self) -> Result<Board, SetupError> {
        let mut board = Board::default();
        let pieces = &mut self.pieces;
        self.scan.rows(GRID, |scan, cell| {
            let piece = scan.peek().map(char::from).and_then(Piece::from_letter);
            let piece = piece.ok_or_else(|| scan.found("letter"))?;
            if let Some(square) = Square::new(cell.file, cell.rank) {
                board.set(square, Some(piece));
                pieces.push((square, scan.at()));
            }
            scan.skip(1);
            Ok(())
        })?;
        Ok(board)
    }

    fn crown(&mut self) -> Result<[bool; 2], SetupError> {
        let word = self.scan.rest().split(' ').next().unwrap_or_default();
        let mut crowns = CROWNS.into_iter();
        let crown = crowns.find(|(writing, _)| *writing == word);
        let (_, crown) = crown.ok_or_else(|| self.scan.error("crown"))?;
        self.scan.skip(word.len());
        Ok(crown)
    }

    fn failed(&mut self) -> Result<Bitboard, SetupError> {
        let mut failed = Bitboard::EMPTY;
        if self.scan.peek().is_none() {
            return Ok(failed);
        }
        if !self.scan.rest().starts_with(" !") {
            return Err(self.scan.error("trailing"));
        }
        self.scan.skip(2);
        if self.scan.peek().is_none() {
            return Err(self.scan.error("failed-empty"));
        }
        loop {
            let square = self.square()?;
            if failed.contains(square) {
                return Err(self.scan.error("failed-twice").naming("square", &square));
            }
            failed |= square.bit();
            self.failures.push((square, self.scan.at()));
            self.scan.skip(2);
            if self.scan.peek().is_none() {
                return Ok(failed);
            }
            if !self.scan.take(b',') {
                return Err(self.scan.error("trailing"));
            }
        }
    }

    /// The square whose name starts here.
    fn square(&self) -> Result<Square, SetupError> {
        let mut bytes = self.scan.rest().bytes();
        let mut part = |first: u8| bytes.next()?.checked_sub(first);
        let (file, rank) = (part(b'A'), part(b'1'));
        file.zip(rank)
            .and_then(|(file, rank)| Square::new(file, rank))
            .ok_or_else(|| self.scan.error("failed-square"))
    }

    /// Finds a fault of the arrangement in the text.
    fn locate(&self, fault: SetupFault) -> SetupError {
        let at = match fault.place {
            SetupField::Board => self.board_end,
            SetupField::On(square) => place_of(&self.pieces, square),
            SetupField::Crown(Side::White) => self.crown_at,
            // Black's letter is the last of the field.
            SetupField::Crown(Side::Black) => {
                let field = self.scan.text().get(self.crown_at..).unwrap_or_default();
                self.crown_at + field.find('k').unwrap_or_default()
            }
            SetupField::Failures => {
                let first = self.failures.first();
                first.map_or(self.scan.text().len(), |(_, at)| at - 1)
            }
            SetupField::Failed(square) => place_of(&self.failures, square),
        };
        fault.at(at)
    }
}
