//! `ImmortalStarMasters` as text: moves here, positions in [`setup_text`], refused moves in `explain`.
//!
//! ```text
//! move    = cell ( "-" | "x" ) cell [ "=" kind ]          as written; castling is the king's own way
//!         | cell "=" kind                                 a pawn that waits on rank 1 is exchanged
//! cell    = "A".."S" "1".."19"                            row, then number in it: rows have 10 to 19 cells
//! kind    = "Q" | "R" | "B" | "N"
//!
//! typed   = cell [ between ] cell [ [ "=" ] kind ] marks  as read, in any case
//!         | cell [ "=" ] [ kind ] marks
//!         | "O-O" [ "-O" ] marks                          castling toward the nearer rook, or the farther; with noughts too
//! between = any of - x : > ×, dashes, arrows, spaces, or nothing
//! kind    = a letter as above, or the piece's name
//! marks   = any of ! ? . , ; + # and spaces
//! ```
//!
//! A capture is written with `x`, in passing too. A pawn's new kind may be left out if there is only one; if there are
//! several, leaving it out is ambiguous.
//!
//! ```
//! use kingboard_rules::game::Notation;
//! use kingboard_rules::games::immortal_star_masters::{position::Position, setup_text};
//!
//! let written = |at: &Position, typed: &str| {
//!     let mv = at.read_move(typed).expect("a legal move");
//!     at.write_move(&mv).to_string()
//! };
//! let start = Position::start(2).expect("a table of two");
//! assert_eq!(written(&start, "D7-E7"), "D7-E7");
//! assert_eq!(written(&start, "d7f7"), "D7-F7");
//! assert_eq!(written(&start, " a4 → d5!"), "A4-D5");
//! assert_eq!(written(&start, "A7:B5"), "A7-B5");
//! assert!(start.read_move("A5-A9").is_err());
//! assert!(start.read_move("A5=Q").is_err());
//!
//! let text = concat!(
//!     "#2gR5#/1#2rP[sn]4#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####4gK4#####/",
//!     "18/17/16/8rP[s]6/4#4#gN3/3#5#3/2#6#2/1#7#1/#4rK2rR# s sn A9 - s0.1.2,n0.0.0 0",
//! );
//! let late = setup_text::read(text, 2).expect("a lawful position");
//! assert_eq!(late.write_setup().as_str(), text);
//! assert_eq!(written(&late, "r5 s5 knight"), "R5-S5=N");
//! assert_eq!(written(&late, "R5-S5=Q"), "R5-S5=Q");
//! assert_eq!(written(&late, "O-O"), "A6-A8");
//! assert!(late.read_move("R5-S5").is_err());
//!
//! let text = concat!(
//!     "#4rP[sn]3#/1#7#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####4gK4#####/",
//!     "18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#1/#rR3rK2rR# s sn A2,A9 - s0.1.0,n0.0.0 0",
//! );
//! let waits = setup_text::read(text, 2).expect("a lawful position");
//! assert_eq!(written(&waits, "S6=Q"), "S6=Q");
//! assert_eq!(written(&waits, "s6 b"), "S6=B");
//! ```

use crate::game::outcome::Status;
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::game::typed::{TypedScan, follows_moves, parts_cells};
use crate::game::{self, Position as _};
use crate::games::immortal_star_masters::board::{Role, Spot, leftmost, row_of, width};
use crate::games::immortal_star_masters::camps::Axial;
use crate::games::immortal_star_masters::explain;
use crate::games::immortal_star_masters::moves::Move;
use crate::games::immortal_star_masters::position::Position;
use crate::games::immortal_star_masters::setup::throne;
use crate::games::immortal_star_masters::setup_text;

/// The codes of all reasons why a move is not legal, with the names of their facts.
///
/// A `piece` or `by` is a code such as `piece-rook`, a `side` one such as `side-red`; all else is text to print.
/// In the order in which they are looked for:
///
/// - `game-over`: the game has ended.
/// - `star-wall` (`square`): that cell is wall.
/// - `no-piece` (`square`): nothing stands there.
/// - `star-dead` (`piece`, `square`, `side`): the piece there is dead, since that side is out. IS-10.
/// - `not-yours` (`piece`, `square`, `side`): the piece there belongs to that side.
/// - `star-nothing-due` (`piece`, `square`): only a pawn on rank 1 is exchanged. IS-8.
/// - `star-nothing-lost` (`square`): nothing that the pawn there could become has been lost. IS-8.
/// - `star-kind` (`piece`, `choices`): not that piece, only these letters.
/// - `same-square` (`piece`, `square`): it would not move at all.
/// - `own-piece` (`piece`, `square`, `by`): a piece of the same side, `by`, stands on the target.
/// - `star-king-taken` (`square`, `side`): that side's king stands there, and kings are never captured.
/// - `star-waits` (`square`): the pawn there is on rank 1 and goes nowhere. IS-8.
/// - `star-castle-gone`: that castling is over, since king or rook have moved or the rook was taken. IS-9.
/// - `star-castle-blocked` (`square`, `by`): `by` stands between king and rook. IS-9.
/// - `star-castle-check` (`king`, `by`, `square`): the king is attacked by `by` on the square. IS-9.
/// - `star-castle-through` (`king`, `by`, `square`): it would cross the cell `king`, attacked by it. IS-9.
/// - `star-king-step`, `star-queen-line`, `star-rook-line`, `star-bishop-line`, `star-knight-leap` (`piece`, `from`,
///   `to`): the piece does not move that way.
/// - `star-pawn-home`, `star-pawn-middle`, `star-pawn-away` (`from`, `to`): a pawn does not move that way in its own
///   territory, in the central area, or in an enemy territory.
/// - `star-two-gone` (`square`): the pawn there has moved, or was set down as one that has. IS-6.
/// - `star-pawn-empty` (`square`, `by`): pawns move to empty cells only; `by` stands there.
/// - `star-pawn-prey` (`square`): through a corner a pawn only captures, and nothing stands there.
/// - `star-passed-gone` (`square`): the pawn that passed there may not be taken in passing any more. IS-7.
/// - `star-line` (`square`, `side`): the pawn has crossed the Line of Sovereignty of that side before.
/// - `blocked` (`piece`, `square`, `by`, `side`): `by`, of that side, stands in the way on the square.
/// - `star-wall-way` (`piece`, `square`): the way runs into that cell of a wall.
/// - `star-wall-corner` (`piece`, `from`, `to`): a step through a corner is shut between two cells of wall. IS-5.
/// - `star-wall-leap` (`from`, `to`): walls shut both routes of a knight's leap. IS-5.
/// - `star-closed` (`square`, `side`): the cell is in the closed territory of that side, which nothing enters. IS-10.
/// - `star-caught` (`piece`, `square`, `side`): the piece is caught in that closed territory and must head out. IS-11.
/// - `star-danger-enters` (`king`, `by`, `square`): the own king on `king` would be attacked by `by` on `square`.
/// - `star-danger-stays` (same): the king is attacked, and after this move still would be.
pub const REASONS: &[&str] = &[
    "game-over",
    "star-wall",
    "no-piece",
    "star-dead",
    "not-yours",
    "star-nothing-due",
    "star-nothing-lost",
    "star-kind",
    "same-square",
    "own-piece",
    "star-king-taken",
    "star-waits",
    "star-castle-gone",
    "star-castle-blocked",
    "star-castle-check",
    "star-castle-through",
    "star-king-step",
    "star-queen-line",
    "star-rook-line",
    "star-bishop-line",
    "star-knight-leap",
    "star-pawn-home",
    "star-pawn-middle",
    "star-pawn-away",
    "star-two-gone",
    "star-pawn-empty",
    "star-pawn-prey",
    "star-passed-gone",
    "star-line",
    "blocked",
    "star-wall-way",
    "star-wall-corner",
    "star-wall-leap",
    "star-closed",
    "star-caught",
    "star-danger-enters",
    "star-danger-stays",
];

/// The codes of the parts that an unreadable move lacks. It may lack a cell's row letter or number in that row, a
/// pawn's new kind, or the end; or it is too long.
pub const EXPECTED: &[&str] = &["star-row", "star-number", "star-becomes", "end", "shorter"];

impl game::Notation for Position {
    fn write_move(&self, mv: &Move) -> MoveText {
        self.write(*mv)
    }

    fn find_move(&self, text: &MoveText) -> Option<Move> {
        self.written(text)
    }

    fn read_move(&self, input: &str) -> Result<Move, MoveError> {
        let typed = TypedMove::read(input);
        match self.status() {
            Status::ToMove(_) | Status::ToRoll(_) => self.judge(&typed?),
            // Any move is too late.
            Status::Over(_) => {
                let tried = typed.ok().and_then(|typed| match typed {
                    TypedMove::Way { from, to, .. } => Some((from, to?)),
                    TypedMove::Castling { .. } => None,
                });
                Err(MoveError::Illegal(explain::game_over(tried)))
            }
        }
    }

    fn write_setup(&self) -> SetupText {
        setup_text::write(self.setup())
    }
}

impl Position {
    /// The legal move that was typed.
    fn judge(&self, typed: &TypedMove) -> Result<Move, MoveError> {
        let (from, to, becomes, end) = match *typed {
            TypedMove::Castling { nearer } => return self.castle(nearer),
            TypedMove::Way {
                from,
                to,
                becomes,
                end,
            } => (from, to, becomes, end),
        };
        // A cell alone is a pawn to be exchanged, or half a move.
        let target = to.unwrap_or(from);
        let mut fitting = self.legal_moves();
        fitting.retain(|mv| mv.from.place() == from && mv.to.place() == target);
        if to.is_none() && becomes.is_none() && fitting.is_empty() {
            return Err(MoveError::Unreadable {
                at: end,
                expected: "star-row",
            });
        }
        match (becomes, fitting.as_slice()) {
            (_, []) => {
                let reason = explain::refused(self, from, target, becomes.is_some());
                Err(MoveError::Illegal(reason))
            }
            (None, [only]) => Ok(*only),
            (None, several) => {
                let texts = several.iter().map(|mv| self.write(*mv)).collect();
                Err(MoveError::Ambiguous(texts))
            }
            (Some(role), several) => {
                let mut named = several.iter().filter(|mv| mv.becomes == Some(role));
                let named = named.next().copied();
                named.ok_or_else(|| MoveError::Illegal(explain::kind(self, role, several)))
            }
        }
    }

    /// The king's move that castles toward the nearer or the farther rook.
    // Ruling IS-9.
    fn castle(&self, nearer: bool) -> Result<Move, MoveError> {
        let camp = self.setup().mover;
        let throne = throne(camp);
        let to_the_left = nearer == (throne < 4);
        let target = if to_the_left { throne - 2 } else { throne + 2 };
        let (from, to) = (Spot::home(camp, throne), Spot::home(camp, target));
        let mut legal = self.legal_moves().into_iter();
        let at_home = self.setup().board.king(camp) == Some(from);
        let castling = legal.find(|mv| at_home && mv.from == from && mv.to == to);
        castling.ok_or_else(|| MoveError::Illegal(explain::castling(self, from, to)))
    }
}

/// A move as typed: readable, legal or not.
enum TypedMove {
    Way {
        from: Axial,
        to: Option<Axial>,
        becomes: Option<Role>,
        /// The end of the text read.
        end: usize,
    },
    Castling {
        nearer: bool,
    },
}

impl TypedMove {
    fn read(input: &str) -> Result<Self, MoveError> {
        let mut scan = TypedScan::of(input)?;
        scan.skip(char::is_whitespace);
        if let Some(nearer) = castling(&mut scan) {
            end(&mut scan)?;
            return Ok(Self::Castling { nearer });
        }
        let from = cell(&mut scan)?;
        scan.skip(parts_cells);
        let to = at_cell(&scan).then(|| cell(&mut scan)).transpose()?;
        let becomes = becomes(&mut scan)?;
        let end = end(&mut scan)?;
        Ok(Self::Way {
            from,
            to,
            becomes,
            end,
        })
    }
}

/// `O-O` toward the nearer rook, `O-O-O` toward the farther, in letters or noughts; no cell has such a name.
fn castling(scan: &mut TypedScan) -> Option<bool> {
    let start = scan.at;
    let rings = |c: char| matches!(c, 'o' | 'O' | '0');
    let word = scan.word(|c| rings(c) || c == '-');
    let nearer = match word.split('-').collect::<Vec<_>>().as_slice() {
        [_, _] => true,
        [_, _, _] => false,
        _ => {
            scan.at = start;
            return None;
        }
    };
    let alone = |part: &str| part.chars().count() == 1;
    if word.split('-').all(alone) && !scan.peek().is_some_and(char::is_alphanumeric) {
        return Some(nearer);
    }
    scan.at = start;
    None
}

/// Returns `true` if a cell seems to come next, or something that is neither a kind nor the end.
fn at_cell(scan: &TypedScan) -> bool {
    let letter = scan.peek().is_some_and(char::is_alphanumeric);
    let next = scan.rest().get(1).copied();
    let word = next.is_none_or(|c| !c.is_ascii_digit());
    let kind = scan.peek().and_then(kind_of_letter).is_some();
    letter && !(word && kind)
}

/// A cell of the board, wall or not.
fn cell(scan: &mut TypedScan) -> Result<Axial, MoveError> {
    let letter = scan.peek().map(|c| c.to_ascii_uppercase());
    let row = letter.and_then(row_of);
    let y = row.ok_or_else(|| scan.expected("star-row"))?;
    scan.at += 1;
    let start = scan.at;
    let digits = scan.word(|c| c.is_ascii_digit());
    let number = digits.parse::<i8>().ok();
    let number = number.filter(|n| (1..=width(y)).contains(n) && !digits.starts_with('0'));
    let number = number.ok_or_else(|| {
        scan.at = start;
        scan.expected("star-number")
    })?;
    Ok((leftmost(y) + number - 1, y))
}

/// A promotion: a piece's letter or name, after an equals sign or without one.
fn becomes(scan: &mut TypedScan) -> Result<Option<Role>, MoveError> {
    let find = |word: &str| {
        Role::ALL.into_iter().find(|role| {
            let letter = role.letter().to_string();
            word.eq_ignore_ascii_case(role.name()) || word.eq_ignore_ascii_case(&letter)
        })
    };
    scan.becomes(find, "star-becomes")
}

/// Nothing but marks may follow.
fn end(scan: &mut TypedScan) -> Result<usize, MoveError> {
    let end = scan.at;
    scan.skip(follows_moves);
    scan.end()?;
    Ok(end)
}

/// The kind of this letter, in either case.
fn kind_of_letter(letter: char) -> Option<Role> {
    Role::from_letter(letter.to_ascii_uppercase())
}
