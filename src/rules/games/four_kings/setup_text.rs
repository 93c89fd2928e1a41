//! Positions as text. Reading is strict, so that reading and writing are inverse to each other.
//!
//! ```text
//! position = rows " " seat made " " begun " " rights " " captives " " passed " " still
//! rows     = row { "/" row }                          from row 16 down to row 1, missing squares left out
//! row      = pieces, or runs of empty squares as numbers
//! piece    = "s" | "w" | "n" | "e", then "K" | "Q" | "R" | "B" | "N" | "P" [ "^" | "v" | "<" | ">" ]
//! seat     = "W" | "B" in the duel, "S" | "W" | "N" | "E" in team play
//! made     = "0" | "1"                                plies made this turn
//! begun    = square [ "," square ] | "-"              where what moved first stands now
//! rights   = { square } | "-"                         rooks that may castle
//! captives = letters of armies | "-"
//! passed   = square ":" square { "," square ":" square } | "-"
//! still    = number                                   turns since anything was captured or a pawn moved
//! ```

use std::fmt::Write;

use crate::game::setup::{Fields, list, place_of, read_number, read_run, write_rows};
use crate::game::text::{SetupError, SetupText};
use crate::games::four_kings::board::{Army, Colour, Heading, Piece, Role, Square};
use crate::games::four_kings::men::Board;
use crate::games::four_kings::position::Position;
use crate::games::four_kings::setup::{
    Begun, Mover, NO_PROGRESS_LIMIT, ROOKS, Seating, Setup, SetupFault, SetupField,
};

/// The codes of all setup errors, with the names of their facts.
///
/// - `too-long`: the text is longer than any position.
/// - `four-piece` (`found`): no piece is written like this.
/// - `pawn-heading`: only a turned pawn has a mark, and only a pawn.
/// - `four-run`: a run of empty squares is one number, at least 1.
/// - `row-wide`, `row-narrow` (`row`, `most`): the row has more, or fewer, squares than `most`.
/// - `row-count` (`found`, `most`): there are `found` rows instead of `most`, counted up to one more.
/// - `field-missing` (`field`), `trailing`: the text ends too early or too late.
/// - `four-seat`: the side to move and the plies made are one of the table's letters with 0 or 1.
/// - `begun`: the square of the piece that moved first, or `-`; in the duel `-` after a hand-over.
/// - `rights`: rooks in their order, or `-`.
/// - `captives`: letters of armies in their order, or `-`.
/// - `passed`: passed squares with their pawns by column and row, or `-`.
/// - `still`: a number up to 100.
/// - `king-neither`, `king-both`, `king-two` (`side`), `kings-gone`: an army has one king, on the board or captive;
///   the side that has just moved has not lost both.
/// - `pawn-back`, `idle-right`, `passed-none` (`square`): no pawn stands on a back line, and rooks that castle and
///   their kings are at home. A piece that passed a square stands one or two squares on.
/// - `begun-none`, `begun-handed`, `begun-stuck`: the piece that moved first is there, a hand-over has a captive, and
///   the turn can end.
pub const SETUP_ERRORS: &[&str] = &[
    "too-long",
    "four-piece",
    "pawn-heading",
    "four-run",
    "row-wide",
    "row-narrow",
    "row-count",
    "field-missing",
    "trailing",
    "four-seat",
    "begun",
    "rights",
    "captives",
    "passed",
    "still",
    "king-neither",
    "king-both",
    "king-two",
    "kings-gone",
    "pawn-back",
    "idle-right",
    "passed-none",
    "begun-none",
    "begun-handed",
    "begun-stuck",
];

/// Writes a position.
pub fn write(setup: &Setup) -> SetupText {
    let row = |rank| squares(rank).map(|square| setup.board.piece(square));
    let mut text = write_rows((0..16).rev().map(row), write_piece);
    let seat = match setup.mover {
        Mover::Colour(Colour::White) => 'W',
        Mover::Colour(Colour::Black) => 'B',
        Mover::Army(army) => army.letter().to_ascii_uppercase(),
    };
    let made = u8::from(setup.begun.is_some());
    let begun = match setup.begun {
        Some(Begun::Moved(first, second)) => list([Some(first), second].into_iter().flatten(), ","),
        Some(Begun::HandedOver) | None => "-".to_owned(),
    };
    let rooks = ROOKS.into_iter().enumerate();
    let rooks = rooks.filter(|(i, _)| setup.rights & (1 << i) != 0);
    let rights = list(rooks.map(|(_, (army, home))| army.home(home)), "");
    let captives = Army::ALL.into_iter().filter(|army| setup.is_captive(*army));
    let captives = list(captives.map(Army::letter), "");
    let passed = list(
        setup
            .passed
            .iter()
            .map(|(passed, pawn)| format!("{passed}:{pawn}")),
        ",",
    );
    let still = setup.still;
    write!(
        text,
        " {seat}{made} {begun} {rights} {captives} {passed} {still}"
    )
    .expect("writing to a string cannot fail");
    SetupText::new(text)
}

/// The squares of a row from the left.
fn squares(rank: u8) -> impl Iterator<Item = Square> {
    (0..16).filter_map(move |file| Square::at(file, rank))
}

fn write_piece(text: &mut String, piece: Piece) {
    text.push(piece.army.letter());
    text.push(piece.role.letter());
    if piece.role == Role::Pawn && piece.heading != piece.army.heading() {
        text.push(piece.heading.mark());
    }
}

/// Reads a position at this table.
///
/// # Errors
/// The first fault of the text.
pub fn read(text: &str, table: Seating) -> Result<Position, SetupError> {
    let (setup, fields, pieces) = parse(text, table)?;
    Position::from_setup(setup).map_err(|fault| placed(fault, &fields, &pieces))
}

/// The arrangement of this text, lawful or not; `None` if the text is in no known form.
pub fn arrangement(text: &str, table: Seating) -> Option<Setup> {
    parse(text, table).ok().map(|(setup, ..)| setup)
}

/// The names of the fields.
const FIELDS: [&str; 7] = [
    "field-rows",
    "field-side",
    "field-begun",
    "field-castling",
    "field-captives",
    "field-passed",
    "field-still",
];

/// Squares and the bytes where the pieces on them are written.
type Entries = Vec<(Square, usize)>;

fn parse(text: &str, table: Seating) -> Result<(Setup, Fields<'_, 7>, Entries), SetupError> {
    let fields = Fields::of(text, FIELDS)?;
    let [rows, seat, begun, rights, captives, passed, still] = fields.parts;
    let (board, entries) = read_board(rows)?;
    let fail = |field, code| move || fields.error(field, code);
    let (mover, made) = read_seat(seat, table).ok_or_else(fail(1, "four-seat"))?;
    let captives = read_captives(captives).ok_or_else(fail(4, "captives"))?;
    let setup = Setup {
        board,
        mover,
        begun: read_begun(begun, made).map_err(|Unwritten| fields.error(2, "begun"))?,
        rights: read_rights(rights).ok_or_else(fail(3, "rights"))?,
        captives,
        passed: read_passed(passed).ok_or_else(fail(5, "passed"))?,
        still: read_still(still).ok_or_else(fail(6, "still"))?,
    };
    Ok((setup, fields, entries))
}

fn read_board(text: &str) -> Result<(Board, Entries), SetupError> {
    let mut read = (Board::EMPTY, Vec::new());
    let found = text.split('/').count();
    if found != 16 {
        let wrong = SetupError::new("row-count", text.len());
        return Err(wrong.naming("found", &found.min(17)).naming("most", &16));
    }
    let mut at = 0;
    for (rank, row) in (0..16).rev().zip(text.split('/')) {
        read_row(&mut read, rank, row, at)?;
        at += row.len() + 1;
    }
    Ok(read)
}

fn read_row(
    (board, entries): &mut (Board, Entries),
    rank: u8,
    row: &str,
    start: usize,
) -> Result<(), SetupError> {
    let squares: Vec<Square> = squares(rank).collect();
    let of_row = |code, at| {
        let wrong = SetupError::new(code, at).naming("row", &(rank + 1));
        wrong.naming("most", &squares.len())
    };
    let mut next = 0;
    let mut rest = row;
    let mut after_run = false;
    while let Some(letter) = rest.chars().next() {
        let at = start + row.len() - rest.len();
        if letter.is_ascii_digit() {
            let run = read_run(rest).filter(|_| !after_run);
            let (run, digits) = run.ok_or_else(|| SetupError::new("four-run", at))?;
            next = squares.len().min(next) + run.min(17);
            rest = rest.split_at(digits).1;
            after_run = true;
        } else {
            let (piece, length) = read_piece(rest).map_err(|code| {
                let found: String = rest.chars().take(2).collect();
                SetupError::new(code, at).naming("found", &found)
            })?;
            let square = *squares.get(next).ok_or_else(|| of_row("row-wide", at))?;
            board.put(square, piece);
            entries.push((square, at));
            next += 1;
            rest = rest.split_at(length).1;
            after_run = false;
        }
        if next > squares.len() {
            return Err(of_row("row-wide", at));
        }
    }
    if next < squares.len() {
        return Err(of_row("row-narrow", start + row.len()));
    }
    Ok(())
}

fn read_piece(text: &str) -> Result<(Piece, usize), &'static str> {
    let mut letters = text.chars();
    let army = letters.next().and_then(Army::from_letter);
    let role = letters.next().and_then(Role::from_letter);
    let (Some(army), Some(role)) = (army, role) else {
        return Err("four-piece");
    };
    let mut piece = Piece::new(army, role);
    let mark = letters.next();
    let heading = Heading::ALL
        .into_iter()
        .find(|heading| Some(heading.mark()) == mark);
    let Some(heading) = heading else {
        return Ok((piece, 2));
    };
    if role != Role::Pawn || heading == army.heading() {
        return Err("pawn-heading");
    }
    piece.heading = heading;
    Ok((piece, 3))
}

fn read_seat(text: &str, table: Seating) -> Option<(Mover, bool)> {
    let mut letters = text.chars();
    let mover = match (table, letters.next()?) {
        (Seating::Duel, 'W') => Mover::Colour(Colour::White),
        (Seating::Duel, 'B') => Mover::Colour(Colour::Black),
        (Seating::Team, letter) if letter.is_ascii_uppercase() => {
            Mover::Army(Army::from_letter(letter.to_ascii_lowercase())?)
        }
        (Seating::Duel | Seating::Team, _) => return None,
    };
    match letters.as_str() {
        "0" => Some((mover, false)),
        "1" => Some((mover, true)),
        _ => None,
    }
}

/// The text does not have this form.
struct Unwritten;

/// The first move of the turn, or none, from its text.
fn read_begun(text: &str, made: bool) -> Result<Option<Begun>, Unwritten> {
    match (text, made) {
        ("-", false) => Ok(None),
        ("-", true) => Ok(Some(Begun::HandedOver)),
        (_, false) => Err(Unwritten),
        (squares, true) => {
            let squares = squares.split(',').map(read_square);
            let squares: Vec<Square> = squares.collect::<Option<_>>().ok_or(Unwritten)?;
            match squares.as_slice() {
                [first] => Ok(Some(Begun::Moved(*first, None))),
                [first, second] => Ok(Some(Begun::Moved(*first, Some(*second)))),
                _ => Err(Unwritten),
            }
        }
    }
}

/// A square from its name.
fn read_square(name: &str) -> Option<Square> {
    Square::named(name).filter(|square| square.to_string() == name)
}

fn read_rights(text: &str) -> Option<u8> {
    if text == "-" {
        return Some(0);
    }
    let mut rest = text;
    let mut rights = 0;
    for (i, (army, home)) in ROOKS.into_iter().enumerate() {
        let name = army.home(home).to_string();
        // `E1` is not the beginning of `E16`.
        let whole = |after: &&str| !after.starts_with(|c: char| c.is_ascii_digit());
        if let Some(after) = rest.strip_prefix(name.as_str()).filter(whole) {
            rest = after;
            rights |= 1 << i;
        }
    }
    rest.is_empty().then_some(rights)
}

fn read_captives(text: &str) -> Option<u8> {
    if text == "-" {
        return Some(0);
    }
    let mut captives = 0;
    let mut least = 0;
    for letter in text.chars() {
        let army = Army::from_letter(letter)?.index();
        if army < least {
            return None;
        }
        least = army + 1;
        captives |= 1 << army;
    }
    Some(captives)
}

fn read_passed(text: &str) -> Option<Vec<(Square, Square)>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let entries = text.split(',').map(|entry| {
        let (passed, pawn) = entry.split_once(':')?;
        Some((read_square(passed)?, read_square(pawn)?))
    });
    let passed: Vec<(Square, Square)> = entries.collect::<Option<_>>()?;
    let places = passed
        .iter()
        .map(|(square, _)| (square.file(), square.rank()));
    places.is_sorted_by(|a, b| a < b).then_some(passed)
}

fn read_still(text: &str) -> Option<u8> {
    read_number(text).filter(|still| *still <= NO_PROGRESS_LIMIT)
}

/// The fault, with its place in the text.
fn placed(fault: SetupFault, fields: &Fields<'_, 7>, entries: &Entries) -> SetupError {
    let at = match fault.place {
        SetupField::On(square) => place_of(entries, square),
        SetupField::Begun => fields.starts[2],
        SetupField::Right(square) => fields.find(3, &square.to_string()),
        SetupField::Captives => fields.starts[4],
        SetupField::Passed(square) => fields.find(5, &format!("{square}:")),
    };
    fault.at(at)
}
