//! Four Kings One War as text: plies and turns here, positions in [`setup_text`], refused plies in `explain`.
//!
//! ```text
//! ply      = square ( "-" | "x" ) square [ "=" kind ]                 as written
//!          | square "#"                                               a king is handed over
//!          | "done"                                                   the second move is declined
//! square   = "A".."P" "1".."16", but for the corners
//! kind     = "Q" | "R" | "B" | "N"                                    a pawn becomes this,
//!          | "K"                                                      or sets the captive king free
//!
//! typed    = ply [ list ply ] [ list "done" ]                         as read, in any case
//! ply      = [ piece ] square between square [ [ "=" | "(" ] kind [ ")" ] ] marks | square "#" | "done"
//! piece    = the letter of a piece, before a column's letter
//! between  = any of - x : > ×, dashes, arrows, spaces, or nothing
//! list     = any of , ; / & | and marks
//! marks    = any of ! ? . + # and spaces
//! ```
//!
//! Castling is the king's move, and so is its text; a pawn that takes one that has passed writes `x` and where it goes.
//! A line of one ply leaves the turn open. If a king must be handed over, its square alone will do.
//!
//! ```
//! use kingboard_rules::game::Notation;
//! use kingboard_rules::games::four_kings::{position::Position, setup::Seating, setup_text};
//!
//! let turn = |at: &Position, typed: &str| {
//!     let mut at = at.clone();
//!     let plies = at.read_turn(typed).expect("a legal turn");
//!     let write = |ply| {
//!         let text = at.write_move(ply).to_string();
//!         kingboard_rules::game::Position::play_unchecked(&mut at, ply);
//!         text
//!     };
//!     plies.iter().map(write).collect::<Vec<_>>().join(" ")
//! };
//! let start = Position::start(Seating::Duel);
//! assert_eq!(turn(&start, "E2-E5"), "E2-E5");
//! assert_eq!(turn(&start, "e2e5 b8→c8"), "E2-E5 B8-C8");
//! assert_eq!(turn(&start, "Nf1:g3!"), "F1-G3");
//! assert_eq!(turn(&start, "E2-E5, done"), "E2-E5 done");
//! assert!(start.read_turn("done").is_err()); // one move must be made
//! assert!(start.read_turn("E2-E5 E5-E6").is_err()); // by two different pieces
//!
//! let text = "3nK4/8/8/sP7/15eK/16/16/wK15/16/16/16/16/8/8/8/4sK3 W0 - - - - 0";
//! let late = setup_text::read(text, Seating::Duel).expect("a lawful position");
//! assert_eq!(late.write_setup().as_str(), text);
//! assert_eq!(turn(&late, "e13 e16 = n"), "E13-E16=N");
//! assert!(late.read_turn("E13-E16").is_err()); // as a queen, a rook, a bishop, or a knight?
//! ```

use crate::game::grid::Cell;
use crate::game::outcome::Status;
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::game::typed::{TypedScan, parts_cells};
use crate::game::{self, Position as _};
use crate::games::four_kings::board::{GRID, Role, Square};
use crate::games::four_kings::explain;
use crate::games::four_kings::moves::{Becomes, Move};
use crate::games::four_kings::position::Position;
use crate::games::four_kings::setup_text;

/// The codes of all reasons why a ply is not legal, with the names of their facts.
///
/// A `piece` (and `by`) is a code such as `piece-knight`, a `side` a code such as `side-white`; all else is text to
/// print. In the order in which they are looked for:
///
/// - `game-over`: the game has ended.
/// - `turn-spent`: two moves are a turn, and the rest is too much.
/// - `surrender-due` (`kings`): one of these kings must be handed over first. FK-15.
/// - `not-mated` (`square`): no king is to be handed over now. FK-15.
/// - `done-first`: `done` before anything has moved. FK-4.
/// - `done-check` (`king`, `by`, `square`): the turn cannot end while that king is attacked.
/// - `no-piece` (`square`): nothing stands there.
/// - `not-yours` (`piece`, `square`, `side`): the piece there is of that colour.
/// - `partners` (`piece`, `square`): it is the partner's. FK-5.
/// - `headless` (`piece`, `square`): after a hand-over only the other army moves. FK-15.
/// - `moved-already` (`piece`, `square`): two different pieces move in a turn. FK-6.
/// - `same-square` (`piece`, `square`): it would not move at all, or come back. FK-7.
/// - `own-piece`, `partner-stands` (`square`, `by`): a piece of one's own, or of the partner, stands on the target.
/// - `king-step`, `queen-line`, `rook-straight`, `bishop-diagonal`, `knight-hops` (`from`, `to`), `pawn-step` (the same
///   with `side`, toward which it goes): the piece does not move that way.
/// - `turret` (`piece`, `from`, `to`): the line between them leaves the board. FK-1.
/// - `blocked` (`piece`, `square`, `by`, `side`): something stands in the way.
/// - `knight-between` (`squares`): something stands on each square between the hops. FK-7.
/// - `pawn-ahead` (`square`, `by`): straight ahead a pawn needs empty squares.
/// - `pawn-needs-enemy` (`square`): diagonally a pawn only captures, and nothing is there.
/// - `passed-gone` (`square`): a pawn that has passed over a square is taken there by the very first move only. FK-11.
/// - `castle-moved` (`king`), `castle-between` (`square`, `by`), `castle-check`, `castle-through` (`king`, `by`,
///   `square`): why castling is not possible.
/// - `king-untaken` (`square`): no move takes a king. FK-13.
/// - `throne-taken` (`king`, `by`), `throne-attacked` (`king`, `by`, `square`): the captive king cannot come back.
///   FK-9.
/// - `king-attacked` (`king`, `by`, `square`): a king does not step there.
/// - `partner-open` (`king`, `by`, `square`): that would newly attack the partner's king. FK-14.
/// - `left-attacked`, `left-beyond` (`king`, `by`, `square`): an own king would be attacked as the turn ends, or no
///   second move could save it.
/// - `becomes-nothing`: only a pawn on a back line becomes anything.
/// - `becomes-king` (`king`): the captive king comes back instead. FK-9.
/// - `becomes-piece`: no king is captive, so choose another piece.
pub const REASONS: &[&str] = &[
    "game-over",
    "turn-spent",
    "surrender-due",
    "not-mated",
    "done-first",
    "done-check",
    "no-piece",
    "not-yours",
    "partners",
    "headless",
    "moved-already",
    "same-square",
    "own-piece",
    "partner-stands",
    "king-step",
    "queen-line",
    "rook-straight",
    "bishop-diagonal",
    "knight-hops",
    "pawn-step",
    "turret",
    "blocked",
    "knight-between",
    "pawn-ahead",
    "pawn-needs-enemy",
    "passed-gone",
    "passed-swept",
    "castle-moved",
    "castle-between",
    "castle-check",
    "castle-through",
    "king-untaken",
    "throne-taken",
    "throne-attacked",
    "king-attacked",
    "partner-open",
    "left-attacked",
    "left-beyond",
    "becomes-nothing",
    "becomes-king",
    "becomes-piece",
];

/// The codes of the parts that an unreadable ply lacks. It may lack a square's column letter or row number, a pawn's
/// new kind, or the end; or it is too long.
pub const EXPECTED: &[&str] = &["square-cross", "row-cross", "becomes", "end", "shorter"];

/// The word that ends a turn early.
const DONE: &str = "done";

impl game::Notation for Position {
    fn write_move(&self, mv: &Move) -> MoveText {
        self.write(*mv)
    }

    fn find_move(&self, text: &MoveText) -> Option<Move> {
        self.written(text)
    }

    fn read_move(&self, input: &str) -> Result<Move, MoveError> {
        let typed = self.typed(input)?;
        if let Some((_, at)) = typed.get(1) {
            return Err(MoveError::Unreadable {
                at: *at,
                expected: "end",
            });
        }
        let (first, _) = typed.first().expect("a parsed list has an item");
        self.judge(*first)
    }

    fn read_turn(&self, input: &str) -> Result<Vec<Move>, MoveError> {
        let typed = self.typed(input)?;
        let mut at = self.clone();
        let mut plies = Vec::new();
        for (ply, _) in typed {
            let over = !plies.is_empty() && !at.mid_turn();
            if over && ply == TypedMove::Done {
                break;
            }
            if over {
                return Err(MoveError::Illegal(explain::turn_spent(ply.squares())));
            }
            let ply = at.judge(ply)?;
            at.play_unchecked(&ply);
            plies.push(ply);
        }
        Ok(plies)
    }

    fn write_setup(&self) -> SetupText {
        setup_text::write(self.setup())
    }
}

impl Position {
    /// The typed plies, at least one, with their places, if the game is not over.
    fn typed(&self, input: &str) -> Result<Vec<(TypedMove, usize)>, MoveError> {
        let typed = read(input);
        match self.status() {
            Status::ToMove(_) | Status::ToRoll(_) => typed,
            // Any move is too late.
            Status::Over(_) => {
                let first = typed.ok().and_then(|typed| typed.into_iter().next());
                let squares = first.map(|(ply, _)| ply.squares()).unwrap_or_default();
                Err(MoveError::Illegal(explain::game_over(squares)))
            }
        }
    }

    /// The legal ply that was typed.
    fn judge(&self, typed: TypedMove) -> Result<Move, MoveError> {
        let legal = self.legal_moves();
        let (from, to, kind) = match typed {
            TypedMove::Done => return one(self, &legal, Move::Done),
            TypedMove::HandOver(king) => return one(self, &legal, Move::HandOver(king)),
            TypedMove::Alone { square, end } => {
                let handed = Move::HandOver(square);
                return if self.state() == "surrender" {
                    one(self, &legal, handed)
                } else {
                    Err(MoveError::Unreadable {
                        at: end,
                        expected: "square-cross",
                    })
                };
            }
            TypedMove::Go { from, to, kind } => (from, to, kind),
        };
        let fits =
            |mv: &&Move| matches!(mv, Move::Go { from: f, to: t, .. } if *f == from && *t == to);
        let fitting: Vec<Move> = legal.iter().filter(fits).copied().collect();
        match (kind, fitting.as_slice()) {
            (_, []) => Err(MoveError::Illegal(explain::movement(self, from, to))),
            (None, [only]) => Ok(*only),
            (None, several) => Err(MoveError::Ambiguous(
                several.iter().map(|mv| self.write(*mv)).collect(),
            )),
            (Some(kind), several) => {
                let found = several.iter().find(|mv| becomes(**mv) == Some(kind));
                found
                    .copied()
                    .ok_or_else(|| MoveError::Illegal(explain::becoming(self, from, to, several)))
            }
        }
    }
}

/// This ply, if it is among the legal ones.
fn one(at: &Position, legal: &[Move], mv: Move) -> Result<Move, MoveError> {
    if legal.contains(&mv) {
        Ok(mv)
    } else {
        Err(MoveError::Illegal(explain::standing_still(at, mv)))
    }
}

/// The kind of piece that the pawn becomes, or the king that returns.
const fn becomes(mv: Move) -> Option<Role> {
    match mv {
        Move::Go {
            becomes: Some(Becomes::Promoted(role)),
            ..
        } => Some(role),
        Move::Go {
            becomes: Some(Becomes::Released(_)),
            ..
        } => Some(Role::King),
        Move::Go { becomes: None, .. } | Move::HandOver(_) | Move::Done => None,
    }
}

/// A ply as typed: readable, legal or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum TypedMove {
    Go {
        from: Square,
        to: Square,
        kind: Option<Role>,
    },
    HandOver(Square),
    /// A square alone.
    Alone {
        square: Square,
        /// The end of the text.
        end: usize,
    },
    Done,
}

impl TypedMove {
    fn squares(self) -> Vec<Square> {
        match self {
            Self::Go { from, to, .. } => vec![from, to],
            Self::HandOver(square) | Self::Alone { square, .. } => vec![square],
            Self::Done => Vec::new(),
        }
    }
}

fn read(input: &str) -> Result<Vec<(TypedMove, usize)>, MoveError> {
    let mut scan = TypedScan::of(input)?;
    scan.skip(|c| parts_cells(c) || parts_plies(c));
    let mut plies = Vec::new();
    loop {
        let at = scan.at;
        plies.push((ply(&mut scan)?, at));
        scan.skip(parts_plies);
        let more = scan.peek().is_some_and(|c| c.is_ascii_alphabetic());
        if !more {
            break;
        }
    }
    scan.end()?;
    Ok(plies)
}

/// Returns `true` for characters people type between or after plies.
fn parts_plies(c: char) -> bool {
    c.is_whitespace()
        || matches!(c, ',' | ';' | '/' | '&' | '|')
        || matches!(c, '!' | '?' | '.' | '+' | '#')
}

/// The first character after the next one that is no space.
fn beyond(scan: &TypedScan) -> Option<char> {
    let rest = scan.rest().iter().skip(1);
    rest.copied().find(|c| !c.is_whitespace())
}

fn ply(scan: &mut TypedScan) -> Result<TypedMove, MoveError> {
    if scan.take_word(DONE) {
        return Ok(TypedMove::Done);
    }
    // A piece's letter stands before a column's: `NF1`, but not `N5`.
    let named = role(scan).is_some();
    if named && beyond(scan).is_some_and(|c| c.is_ascii_alphabetic()) {
        scan.at += 1;
        scan.skip(char::is_whitespace);
    }
    let from = square(scan)?;
    scan.skip(parts_cells);
    if scan.take('#') {
        return Ok(TypedMove::HandOver(from));
    }
    let end = scan.at;
    if scan.rest().is_empty() {
        return Ok(TypedMove::Alone { square: from, end });
    }
    let to = square(scan)?;
    let kind = kind(scan)?;
    Ok(TypedMove::Go { from, to, kind })
}

/// The piece whose letter comes next.
fn role(scan: &TypedScan) -> Option<Role> {
    Role::from_letter(scan.peek()?.to_ascii_uppercase())
}

fn square(scan: &mut TypedScan) -> Result<Square, MoveError> {
    let known = |cell: Cell| Square::at(cell.file, cell.rank);
    scan.square(GRID, ["square-cross", "row-cross"], known)
}

/// A promotion, after an equals sign, in parentheses or without either.
fn kind(scan: &mut TypedScan) -> Result<Option<Role>, MoveError> {
    let close = scan.at;
    scan.skip(char::is_whitespace);
    let announced = scan.take('=') || scan.take('(');
    if announced {
        scan.skip(char::is_whitespace);
        let kind = role(scan).filter(|role| *role != Role::Pawn);
        let kind = kind.ok_or_else(|| scan.expected("becomes"))?;
        scan.at += 1;
        scan.skip(|c| c == ')');
        return Ok(Some(kind));
    }
    // A letter right after the square, or one that begins nothing else.
    let kind = role(scan).filter(|role| *role != Role::Pawn);
    let next = scan.rest().get(1).copied();
    let ends = next.is_none_or(|c| !c.is_ascii_alphanumeric());
    let begins = beyond(scan).is_some_and(|c| c.is_ascii_alphabetic());
    if let Some(kind) = kind.filter(|_| ends && (scan.at == close || !begins)) {
        scan.at += 1;
        return Ok(Some(kind));
    }
    Ok(None)
}
