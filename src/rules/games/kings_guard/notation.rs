//! King's Guard as text: plies and turns here, positions in [`setup_text`], refused plies in `explain`.
//!
//! ```text
//! ply      = square "-" square | "done"                               as written
//! square   = "A".."I" "1".."10"                                       small board: "A".."H" "1".."8"
//!
//! typed    = [ [ square between ] square { list [ square between ] square } ] [ "done" ] marks
//! between  = any of - x : > ×, dashes, arrows, spaces, or nothing     as read, in any case
//! list     = any of these, or of , ; / & +
//! marks    = any of ! ? . , ; + # and spaces
//!
//! position = rows " " side " " duties [ " @" square ":" left ]
//! rows     = row { "/" row }                                          from the far row down to row 1
//! row      = squares: a lone piece's letter, a tower as "(" its pieces from the bottom up ")", or a digit
//!            for a run of empty ones
//! side     = "s" | "n"
//! duties   = square { "," square } | "-"                              by column, then row
//! left     = digit                                                    how many pieces have left the square behind "@"
//! ```
//!
//! In a typed turn the first square is the tower's, and all others are targets, from its top piece down. The tower may
//! be named again before each; a second move from another square is refused. In the middle of a turn the targets stand
//! alone. A line is a whole turn: a `done` at its end may be left out.
//!
//! ```
//! use kingboard_rules::game::Notation;
//! use kingboard_rules::games::kings_guard::{position::Position, rules::Rules, setup_text};
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
//! let start = Position::start(Rules::default());
//! assert_eq!(turn(&start, "E5-E6"), "E5-E6");
//! assert_eq!(turn(&start, "a1a2"), "A1-A2");
//! assert_eq!(turn(&start, " e1 → d1!"), "E1-D1");
//! assert!(start.read_turn("E5-E7").is_err());
//! assert!(start.read_turn("done").is_err());
//!
//! let text = "g3k3g/1g5g1/2g3g2/3g1g3/4g4/4(GGG)4/3G5/2G6/1G5G1/4K3G s -";
//! let tall = setup_text::read(text, Rules::default()).expect("a lawful position");
//! assert_eq!(tall.write_setup().as_str(), text);
//! assert_eq!(turn(&tall, "E5-H5"), "E5-H5 done");
//! assert_eq!(turn(&tall, "E5-H5,F6,D5"), "E5-H5 E5-F6 E5-D5");
//! assert_eq!(turn(&tall, "e5h5 f6 d5"), "E5-H5 E5-F6 E5-D5");
//! assert_eq!(turn(&tall, "E5-H5, E5-F6, done"), "E5-H5 E5-F6 done");
//! assert!(tall.read_turn("E5-H5 D4-F6").is_err());
//! ```

use crate::game::grid::Cell;
use crate::game::outcome::Status;
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::game::typed::{TypedScan, follows_moves, parts_cells};
use crate::game::{self, Position as _};
use crate::games::kings_guard::board::{BoardShape, Square};
use crate::games::kings_guard::explain;
use crate::games::kings_guard::moves::Move;
use crate::games::kings_guard::position::Position;
use crate::games::kings_guard::setup_text;

/// The codes of all reasons why a ply is not legal, with the names of their facts.
///
/// A `side` is a code such as `side-south`; all else is text to print. In the order in which they are looked for:
///
/// - `game-over`: the game has ended.
/// - `one-tower` (`square`, `other`): the turn began on the square, and a piece of the other one is to move in it.
/// - `must-move`: `done` before any piece has moved. KG-3.
/// - `turn-over` (`square`): nothing on the square can move any more, so the rest of the turn is too much.
/// - `turn-won` (`square`): the enemy king on that square is taken before, so the rest of the turn is too much.
/// - `turn-elsewhere` (`square`): the turn continues from that square.
/// - `no-piece` (`square`): nothing stands there.
/// - `not-your-top` (`square`, `side`): the piece on top there belongs to that side.
/// - `duty` (`squares`): one of these full towers must be dismantled first. KG-5.
/// - `stays` (`square`): no piece ends where it started. KG-3.
/// - `own-king` (`square`): the mover's king stands there, and nothing goes onto it. KG-4.
/// - `tower-full` (`square`, `most`): the tower there has `most` pieces and takes no other.
/// - `king-spared` (`square`, `side`): a piece of that side does not take its own king. KG-4.
/// - `corner`, `too-far`, `too-far-diagonal` (`from`, `to`, `height`, `steps`): it takes `steps` steps, and the piece
///   has only as many as its height. `corner` is for a square across the corner, the last for games with diagonal
///   steps. KG-2.
/// - `no-way` (`from`, `to`, `height`): no way of `height` squares leads over empty ones.
pub const REASONS: &[&str] = &[
    "game-over",
    "one-tower",
    "must-move",
    "turn-over",
    "turn-won",
    "turn-elsewhere",
    "no-piece",
    "not-your-top",
    "duty",
    "stays",
    "own-king",
    "tower-full",
    "king-spared",
    "corner",
    "too-far",
    "too-far-diagonal",
    "no-way",
];

/// The codes of the parts that an unreadable ply lacks. It may lack a square's column letter or row number, on either
/// board, or the end; or it is too long.
pub const EXPECTED: &[&str] = &[
    "square-large",
    "square-small",
    "row-large",
    "row-small",
    "end",
    "shorter",
];

/// The word that ends a turn early.
const DONE: &str = "done";

impl game::Notation for Position {
    fn write_move(&self, mv: &Move) -> MoveText {
        match mv {
            Move::Step { from, to } => MoveText::new(format!("{from}-{to}")),
            Move::Done => MoveText::new(DONE),
        }
    }

    fn find_move(&self, text: &MoveText) -> Option<Move> {
        let grid = self.rules().shape.grid();
        let square = |name| grid.cell(name).map(|cell| Square::at(cell.file, cell.rank));
        let mut squares = text.cells().map(square);
        let ply = match squares.next() {
            Some(from) => Move::Step {
                from: from?,
                to: squares.next()??,
            },
            None => Move::Done,
        };
        (self.write_move(&ply) == *text && self.legal_moves().contains(&ply)).then_some(ply)
    }

    fn read_move(&self, input: &str) -> Result<Move, MoveError> {
        let typed = self.typed(input)?;
        let second = match (typed.done, typed.targets.as_slice()) {
            (Some(at), [_, ..]) => Some(at),
            (_, [_, (_, at), ..]) => Some(*at),
            (_, [] | [_]) => None,
        };
        if let Some(at) = second {
            return Err(MoveError::Unreadable {
                at,
                expected: "end",
            });
        }
        let to = typed.targets.first();
        let ply = to.map_or(Move::Done, |(to, _)| Move::Step {
            from: typed.from,
            to: *to,
        });
        self.legal(ply)
    }

    fn read_turn(&self, input: &str) -> Result<Vec<Move>, MoveError> {
        let TypedTurn {
            from,
            targets,
            done,
        } = self.typed(input)?;
        let mut at = self.clone();
        let mut plies = Vec::new();
        for (to, _) in targets {
            if !plies.is_empty() && !at.mid_turn() {
                return Err(MoveError::Illegal(explain::turn_over(&at, from, to)));
            }
            let ply = at.legal(Move::Step { from, to })?;
            at.play_unchecked(&ply);
            plies.push(ply);
        }
        if at.mid_turn() || (plies.is_empty() && done.is_some()) {
            plies.push(at.legal(Move::Done)?);
        }
        Ok(plies)
    }

    fn write_setup(&self) -> SetupText {
        setup_text::write(self.setup(), self.rules().shape)
    }
}

impl Position {
    /// The typed turn, if the game is not over.
    fn typed(&self, input: &str) -> Result<TypedTurn, MoveError> {
        let under_way = self.setup().turn.map(|turn| turn.from);
        let typed = TypedTurn::read(input, self.rules().shape, under_way);
        match self.status() {
            Status::ToMove(_) | Status::ToRoll(_) => typed,
            // Any move is too late.
            Status::Over(_) => {
                let first = typed.ok().and_then(|typed| {
                    let (to, _) = *typed.targets.first()?;
                    Some(Move::Step {
                        from: typed.from,
                        to,
                    })
                });
                Err(MoveError::Illegal(explain::game_over(first)))
            }
        }
    }

    /// This ply, if it is legal.
    fn legal(&self, ply: Move) -> Result<Move, MoveError> {
        if self.legal_moves().contains(&ply) {
            Ok(ply)
        } else {
            Err(MoveError::Illegal(explain::refused(self, ply)))
        }
    }
}

/// A turn, or the rest of one, as typed: readable, legal or not.
struct TypedTurn {
    /// The tower's square; without meaning if there are no targets.
    from: Square,
    /// The targets of its pieces, from the top down, with their places in the text.
    targets: Vec<(Square, usize)>,
    /// The place of a typed `done`.
    done: Option<usize>,
}

impl TypedTurn {
    fn read(input: &str, shape: BoardShape, under_way: Option<Square>) -> Result<Self, MoveError> {
        let mut scan = TypedScan::of(input)?;
        scan.skip(|c| parts_cells(c) || parts_targets(c));
        let at = scan.at;
        if scan.take_word(DONE) {
            let from = under_way.unwrap_or(Square::at(0, 0));
            return end(scan, from, Vec::new(), Some(at));
        }
        let first = square(&mut scan, shape)?;
        let gap = skip_gap(&mut scan);
        let mut before = gap;
        let mut targets = Vec::new();
        // In the middle of a turn a square alone, or before a comma, is a target.
        let goes_on = gap.parts_targets || !more(&scan);
        let from = if let Some(from) = under_way.filter(|_| goes_on) {
            if first != from || !more(&scan) {
                targets.push((first, at));
            }
            from
        } else {
            let at = scan.at;
            targets.push((square(&mut scan, shape)?, at));
            before = skip_gap(&mut scan);
            first
        };
        while more(&scan) {
            let at = scan.at;
            let next = square(&mut scan, shape)?;
            let gap = skip_gap(&mut scan);
            // The tower named once more.
            if next == from && !gap.parts_targets && more(&scan) {
                before = gap;
                continue;
            }
            // A move of its own.
            if gap.joins && !before.joins && more(&scan) {
                return Err(MoveError::Illegal(explain::one_tower(from, next)));
            }
            before = gap;
            targets.push((next, at));
        }
        let at = scan.at;
        let done = scan.take_word(DONE).then_some(at);
        end(scan, from, targets, done)
    }
}

/// Returns `true` for characters people type between two targets only.
const fn parts_targets(c: char) -> bool {
    matches!(c, ',' | ';' | '/' | '&' | '+')
}

/// The text between two squares.
#[derive(Clone, Copy)]
struct Gap {
    parts_targets: bool,
    /// `true` if a dash, an arrow or the like makes one move of them.
    joins: bool,
}

fn skip_gap(scan: &mut TypedScan) -> Gap {
    let between = scan.word(|c| parts_cells(c) || parts_targets(c));
    Gap {
        parts_targets: between.contains(parts_targets),
        joins: between.contains(|c: char| !c.is_whitespace() && !parts_targets(c)),
    }
}

/// Returns `true` if a square seems to come next.
fn more(scan: &TypedScan) -> bool {
    let letter = scan.peek().is_some_and(|c| c.is_ascii_alphabetic());
    letter && !scan.comes(DONE)
}

fn square(scan: &mut TypedScan, shape: BoardShape) -> Result<Square, MoveError> {
    let expected = match shape {
        BoardShape::Large => ["square-large", "row-large"],
        BoardShape::Small => ["square-small", "row-small"],
    };
    let known = |cell: Cell| Some(Square::at(cell.file, cell.rank));
    scan.square(shape.grid(), expected, known)
}

/// Nothing but marks may follow.
fn end(
    mut scan: TypedScan,
    from: Square,
    targets: Vec<(Square, usize)>,
    done: Option<usize>,
) -> Result<TypedTurn, MoveError> {
    scan.skip(follows_moves);
    scan.end()?;
    Ok(TypedTurn {
        from,
        targets,
        done,
    })
}
