//! Positions as text. Reading is strict, so that reading and writing are inverse to each other.
//!
//! ```text
//! position = rows " " seat " " seats " " rights " " passed " " lost " " still
//! rows     = row { "/" row }                     from row S down to row A, from the left
//! row      = pieces, "#" for a cell of a wall, or a number for a run of empty cells
//! piece    = [ "x" ] colour role [ "[" seats "]" ] [ "*" ]
//! colour   = "r" | "b" | "k" | "g" | "y" | "w"
//! role     = "K" | "Q" | "R" | "B" | "N" | "P"
//! seats    = letters of seats, in order          camps in play; of a pawn, the camps whose lines it crossed
//! rights   = cell { "," cell } | "-"             rooks that may castle, by letter, then number
//! passed   = cell ":" cell ":" seats { "," ... } | "-"
//! lost     = seat rooks "." bishops "." knights { "," ... }
//! still    = number
//! ```

use std::fmt::Write;

use crate::game::setup::{Fields, list, place_of, read_number, read_run, write_rows};
use crate::game::text::{SetupError, SetupText};
use crate::games::immortal_star_masters::board::{Piece, Role, SPOTS, Spot, leftmost, width};
use crate::games::immortal_star_masters::camps::{Camp, Camps};
use crate::games::immortal_star_masters::men::{Board, Man};
use crate::games::immortal_star_masters::position::Position;
use crate::games::immortal_star_masters::setup::{
    Lost, Passed, Setup, SetupFault, SetupField, right,
};

/// The codes of all setup errors, with the names of their facts.
///
/// - `too-long`: the text is longer than any position.
/// - `star-piece` (`found`): no piece is written like this.
/// - `star-run`: a run of empty cells is one number, at least 1.
/// - `row-wide`, `row-narrow` (`row`, `most`): the row has more, or fewer, cells than `most`.
/// - `star-wall-row` (`row`): walls are written `#`, each in its place, and nothing else is.
/// - `row-count` (`found`, `most`): there are `found` rows instead of `most`, counted up to one more.
/// - `field-missing` (`field`), `trailing`: the text ends too early or too late.
/// - `star-seat`, `star-seats`, `star-rights`, `star-passed`, `star-lost`, `star-still`: this field is not written as
///   it should be.
/// - `king-none`, `star-mover` (`side`): a camp in play has a king, and one of them is to move.
/// - `king-two` (`side`, `square`), `star-king-dead`, `star-man-out`, `star-man-dead` (`square`): one king each, none
///   dead; the men of an eliminated camp are dead, and no others.
/// - `star-lines`, `star-pawn` (`square`): a pawn has crossed the lines behind which it was and is. No pawn stands on
///   its own rank 1 or in a closed territory.
/// - `star-idle`, `star-passed-none` (`square`): rooks that castle and their kings are at home, and a pawn that passed
///   a cell stands one cell on.
pub const SETUP_ERRORS: &[&str] = &[
    "too-long",
    "star-piece",
    "star-run",
    "row-wide",
    "row-narrow",
    "star-wall-row",
    "row-count",
    "field-missing",
    "trailing",
    "star-seat",
    "star-seats",
    "star-rights",
    "star-passed",
    "star-lost",
    "star-still",
    "king-none",
    "star-mover",
    "king-two",
    "star-king-dead",
    "star-man-out",
    "star-man-dead",
    "star-lines",
    "star-pawn",
    "star-idle",
    "star-passed-none",
];

/// Writes a position.
pub fn write(setup: &Setup) -> SetupText {
    let row = |y| {
        cells(y).map(|cell| match cell {
            Some(spot) => setup.board.man(spot).map(Written::Man),
            None => Some(Written::Wall),
        })
    };
    let mut text = write_rows((-9..=9).rev().map(row), |text, written| match written {
        Written::Man(man) => write_man(text, man),
        Written::Wall => text.push('#'),
    });
    let mut rooks = Vec::new();
    for camp in Camp::ALL {
        for (far, i) in [(false, 0), (true, 7)] {
            if setup.rights & right(camp, far) != 0 {
                rooks.push(Spot::home(camp, i));
            }
        }
    }
    rooks.sort();
    let rights = list(rooks, ",");
    let passed = list(
        setup.passed.iter().map(|passed| {
            let Passed { over, pawn, may } = passed;
            format!("{over}:{pawn}:{}", letters(*may))
        }),
        ",",
    );
    let lost = list(
        setup.players.iter().map(|camp| {
            let Lost {
                rooks,
                bishops,
                knights,
            } = setup.lost[camp.index()];
            format!("{}{rooks}.{bishops}.{knights}", camp.letter())
        }),
        ",",
    );
    let (mover, players) = (setup.mover.letter(), letters(setup.players));
    let still = setup.still;
    write!(text, " {mover} {players} {rights} {passed} {lost} {still}")
        .expect("writing to a string cannot fail");
    SetupText::new(text)
}

fn letters(camps: Camps) -> String {
    camps.iter().map(Camp::letter).collect()
}

/// The cells of a row from the left, walls as `None`.
fn cells(y: i8) -> impl Iterator<Item = Option<Spot>> {
    (0..width(y)).map(move |i| Spot::at((leftmost(y) + i, y)))
}

/// The text of a cell that is not empty.
enum Written {
    Man(Man),
    Wall,
}

fn write_man(text: &mut String, man: Man) {
    let piece = man.piece();
    if matches!(man, Man::Dead(_)) {
        text.push('x');
    }
    text.push(piece.camp.colour());
    text.push(piece.role.letter());
    if !piece.crossed.is_empty() {
        write!(text, "[{}]", letters(piece.crossed)).expect("writing to a string cannot fail");
    }
    if piece.fresh {
        text.push('*');
    }
}

/// Reads a position at a table of this many.
///
/// # Errors
/// The first fault of the text.
pub fn read(text: &str, players: u8) -> Result<Position, SetupError> {
    let (setup, fields, entries) = parse(text)?;
    let table = Camp::seated(players).ok_or_else(|| fields.error(2, "star-seats"))?;
    if setup.players.iter().any(|camp| !table.contains(&camp)) {
        return Err(fields.error(2, "star-seats"));
    }
    Position::from_setup(setup, table).map_err(|fault| placed(fault, &fields, &entries))
}

/// The arrangement of this text, lawful or not; `None` if the text is in no known form.
pub fn arrangement(text: &str) -> Option<Setup> {
    parse(text).ok().map(|(setup, ..)| setup)
}

/// The names of the fields.
const FIELDS: [&str; 7] = [
    "field-rows",
    "field-side",
    "field-seats",
    "field-castling",
    "field-passed",
    "field-lost",
    "field-still",
];

/// Spots and the first bytes of their men's texts.
type Entries = Vec<(Spot, usize)>;

fn parse(text: &str) -> Result<(Setup, Fields<'_, 7>, Entries), SetupError> {
    let fields = Fields::of(text, FIELDS)?;
    let [rows, seat, seats, rights, passed, lost, still] = fields.parts;
    let (board, entries) = read_board(rows)?;
    let fail = |field, code| move || fields.error(field, code);
    let mut seat = seat.chars();
    let mover = seat.next().and_then(Camp::from_letter);
    let mover = mover.filter(|_| seat.as_str().is_empty());
    let players = read_seats(seats).ok_or_else(fail(2, "star-seats"))?;
    let setup = Setup {
        board,
        mover: mover.ok_or_else(fail(1, "star-seat"))?,
        players,
        rights: read_rights(rights).ok_or_else(fail(3, "star-rights"))?,
        passed: read_passed(passed).ok_or_else(fail(4, "star-passed"))?,
        lost: read_lost(lost, players).ok_or_else(fail(5, "star-lost"))?,
        still: read_number(still).ok_or_else(fail(6, "star-still"))?,
    };
    Ok((setup, fields, entries))
}

fn read_board(text: &str) -> Result<(Board, Entries), SetupError> {
    let found = text.split('/').count();
    if found != 19 {
        let wrong = SetupError::new("row-count", text.len());
        return Err(wrong.naming("found", &found.min(20)).naming("most", &19));
    }
    let mut read = (Board::EMPTY, Vec::new());
    let mut at = 0;
    for (y, row) in (-9..=9).rev().zip(text.split('/')) {
        read_row(&mut read, y, row, at)?;
        at += row.len() + 1;
    }
    Ok(read)
}

fn read_row(
    (board, entries): &mut (Board, Entries),
    y: i8,
    row: &str,
    start: usize,
) -> Result<(), SetupError> {
    let cells: Vec<Option<Spot>> = cells(y).collect();
    let letter = char::from(b'A' + (y + 9).unsigned_abs());
    let of_row = |code, at| {
        let wrong = SetupError::new(code, at).naming("row", &letter);
        wrong.naming("most", &cells.len())
    };
    let mut next = 0;
    let mut rest = row;
    let mut after_run = false;
    while let Some(first) = rest.chars().next() {
        let at = start + row.len() - rest.len();
        let cell = *cells.get(next).ok_or_else(|| of_row("row-wide", at))?;
        let taken = if first.is_ascii_digit() {
            let run = read_run(rest).filter(|(run, _)| *run < SPOTS && !after_run);
            let (run, digits) = run.ok_or_else(|| SetupError::new("star-run", at))?;
            let over = cells.iter().skip(next).take(run);
            if over.clone().any(Option::is_none) {
                return Err(of_row("star-wall-row", at));
            }
            next += run;
            digits
        } else if first == '#' {
            if cell.is_some() {
                return Err(of_row("star-wall-row", at));
            }
            next += 1;
            1
        } else {
            let (man, length) = read_man(rest).ok_or_else(|| {
                let found: String = rest.chars().take(3).collect();
                SetupError::new("star-piece", at).naming("found", &found)
            })?;
            let spot = cell.ok_or_else(|| of_row("star-wall-row", at))?;
            board.put(spot, man);
            entries.push((spot, at));
            next += 1;
            length
        };
        after_run = first.is_ascii_digit();
        rest = rest.split_at(taken).1;
        if next > cells.len() {
            return Err(of_row("row-wide", at));
        }
    }
    if next < cells.len() {
        return Err(of_row("row-narrow", start + row.len()));
    }
    Ok(())
}

/// A man at the beginning of the text, and its number of bytes.
fn read_man(text: &str) -> Option<(Man, usize)> {
    let dead = text.starts_with('x');
    let body = text.strip_prefix('x').unwrap_or(text);
    let mut letters = body.chars();
    let camp = letters.next().and_then(Camp::from_colour)?;
    let role = letters.next().and_then(Role::from_letter)?;
    let mut piece = Piece::new(camp, role);
    let mut rest = letters.as_str();
    if let Some(list) = rest.strip_prefix('[') {
        let (list, after) = list.split_once(']')?;
        piece.crossed = read_seats(list)?;
        rest = after;
    }
    if let Some(after) = rest.strip_prefix('*') {
        piece.fresh = true;
        rest = after;
    }
    let remembers = piece.fresh || !piece.crossed.is_empty();
    if remembers && (dead || role != Role::Pawn) {
        return None;
    }
    let man = if dead {
        Man::Dead(piece)
    } else {
        Man::Living(piece)
    };
    Some((man, text.len() - rest.len()))
}

/// Letters of seats in their order, at least one.
fn read_seats(text: &str) -> Option<Camps> {
    let camps: Vec<Camp> = text.chars().map(Camp::from_letter).collect::<Option<_>>()?;
    let in_order = camps.is_sorted_by(|a, b| a < b);
    (in_order && !camps.is_empty()).then(|| Camps::of(camps))
}

fn read_rights(text: &str) -> Option<u16> {
    if text == "-" {
        return Some(0);
    }
    let rooks: Vec<Spot> = text.split(',').map(Spot::named).collect::<Option<_>>()?;
    if !rooks.is_sorted_by(|a, b| a < b) {
        return None;
    }
    let mut rights = 0;
    for rook in rooks {
        let camp = rook.territory().filter(|_| rook.rank() == 1)?;
        let ends = [(false, 0), (true, 7)];
        let end = ends.into_iter().find(|(_, i)| Spot::home(camp, *i) == rook);
        rights |= right(camp, end?.0);
    }
    Some(rights)
}

fn read_passed(text: &str) -> Option<Vec<Passed>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let read = |entry: &str| {
        let mut parts = entry.split(':');
        let passed = Passed {
            over: Spot::named(parts.next()?)?,
            pawn: Spot::named(parts.next()?)?,
            may: read_seats(parts.next()?)?,
        };
        parts.next().is_none().then_some(passed)
    };
    text.split(',').map(read).collect()
}

fn read_lost(text: &str, players: Camps) -> Option<[Lost; 6]> {
    let mut all = [Lost::default(); 6];
    let mut entries = text.split(',');
    for camp in players.iter() {
        let counts = entries.next()?.strip_prefix(camp.letter())?;
        let counts: Vec<u8> = counts.split('.').map(read_number).collect::<Option<_>>()?;
        let &[rooks, bishops, knights] = counts.as_slice() else {
            return None;
        };
        all[camp.index()] = Lost {
            rooks,
            bishops,
            knights,
        };
    }
    entries.next().is_none().then_some(all)
}

/// The fault, with its place in the text.
fn placed(fault: SetupFault, fields: &Fields<'_, 7>, entries: &Entries) -> SetupError {
    let at = match fault.place {
        SetupField::On(spot) => place_of(entries, spot),
        SetupField::Players => fields.starts[2],
        SetupField::Right(spot) => fields.find(3, &spot.to_string()),
        SetupField::Passed(spot) => fields.find(4, &format!("{spot}:")),
    };
    fault.at(at)
}
