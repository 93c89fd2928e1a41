//! King's Mate as text: moves here, positions in [`setup_text`], refused moves in `explain`.
//!
//! ```text
//! move     = square ("-" | "x") square [ "=" ("E" | "P" | "R") ]      as written
//! square   = "A".."G" "1".."9"
//!
//! typed    = square between square [ [ "=" ] kind ] marks             as read, in any case
//! between  = any of - x : > ×, dashes, arrows, spaces, or nothing
//! kind     = a piece's letter or name
//! marks    = any of ! ? . , ; + # and spaces
//!
//! position = rows " " side " " crown [ " !" square { "," square } ]
//! rows     = row { "/" row }                                          9 rows, from row 9 down
//! row      = 7 squares: a piece's letter, White's in capitals, or a digit for a run of empty ones
//! side     = "w" | "b"
//! crown    = "Kk" | "K" | "k" | "-"                                   kings that have never moved
//! ```
//!
//! The pieces after the `!` are those whose attacks failed this turn, in the order of their squares.
//!
//! ```
//! use kingboard_rules::game::Notation;
//! use kingboard_rules::games::kings_mate::{position::Position, setup::Rules, setup_text};
//!
//! let reads = |at: &Position, typed: &str| {
//!     let mv = at.read_move(typed).expect("a legal move");
//!     at.write_move(&mv).to_string()
//! };
//! let start = Position::start(Rules::default());
//! assert_eq!(reads(&start, "D2-D3"), "D2-D3");
//! assert_eq!(reads(&start, "d2d3"), "D2-D3");
//! assert_eq!(reads(&start, " d2 x d3!"), "D2-D3");
//! assert_eq!(reads(&start, "D2 → D3"), "D2-D3");
//! assert_eq!(reads(&start, "D2–D3"), "D2-D3");
//! assert!(start.read_move("D2-D4").is_err());
//! assert!(start.read_move("D2-D3[5:2]").is_err());
//!
//! let text = "4k2/F6/7/7/7/7/7/7/2SKS1E w -";
//! let far = setup_text::read(text, Rules::default()).expect("a lawful position");
//! assert_eq!(far.write_setup().as_str(), text);
//! assert_eq!(reads(&far, "a8a9r"), "A8-A9=R");
//! assert_eq!(reads(&far, "A8-A9 = keeper"), "A8-A9=E");
//! assert!(far.read_move("A8-A9").is_err()); // as a keeper, a priest, or a priestess?
//! ```

use crate::game::outcome::Status;
use crate::game::text::{MoveError, MoveText, SetupText, Spelling};
use crate::game::typed::{TypedScan, follows_moves, parts_cells};
use crate::game::{self, Position as _};
use crate::games::kings_mate::board::{FILES, GRID, Move, RANKS, Role, Square};
use crate::games::kings_mate::explain;
use crate::games::kings_mate::moves;
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup_text;

/// The codes of all reasons why a move is not legal, with the names of their facts.
///
/// A `piece` (and `by`) is a code such as `piece-priest`, a `side` a code such as `side-white`; all else is
/// text to print. In the order in which they are looked for:
///
/// - `game-over`: the game has ended.
/// - `roll-due`: the dice for the last attack come first.
/// - `no-piece` (`square`): nothing stands there.
/// - `not-yours` (`piece`, `square`, `side`): the piece there belongs to that side.
/// - `spent` (`piece`, `square`): its attack failed this turn. KM-12.
/// - `same-square` (`piece`, `square`): it would not move at all.
/// - `own-piece` (`piece`, `square`, `by`): a piece of the same side, `by`, stands on the target.
/// - `king-step`, `swordmaster-line`, `keeper-straight`, `priest-diagonal`, `priestess-diagonal`,
///   `fool-step` (`piece`, `from`, `to`): the piece does not move that way.
/// - `fool-needs-empty` (`piece`, `square`, `by`): straight ahead is no capture; `by` stands there.
/// - `fool-needs-enemy` (`piece`, `square`): diagonally a fool only captures; nothing stands there.
/// - `crown-moved` (`square`): Defense of the Crown, but the king has moved before.
/// - `crown-swordmasters` (`first`, `second`): Defense of the Crown needs the swordmasters on these squares.
/// - `crown-occupied` (`square`, `by`): Defense of the Crown ends on an empty square; `by` stands there.
/// - `blocked` (`piece`, `square`, `by`, `side`): `by`, of that side, stands in the way on the square.
/// - `raised-through` (`piece`, `square`): the way leads over this raised square, closed to the piece. KM-2.
/// - `raised-target` (`piece`, `square`): the target is a raised square, closed to the piece. KM-2, or KM-3
///   for a capture.
/// - `raised-fool` (`piece`, `square`, `home`): the same for a fool under the expanded rules. Another fool on its own
///   King Square, `home`, would let it in as well. KM-2, or KM-3 for a capture.
/// - `king-guarded` (`piece`, `square`, `side`): that side's king has a swordmaster and cannot be attacked.
/// - `king-never-taken` (`piece`, `square`, `side`): a king is never captured, only conquered.
/// - `escort` (`squares`): the swordmasters on these squares would be out of formation. KM-4.
/// - `escort-mend` (`squares`): the formation is broken and must be mended; after this move the swordmasters
///   on these squares would still be out of it. KM-4.
/// - `danger-enters` (`piece`, `king`, `by`, `square`): the king on `king` would be in danger from `by` on `square`.
/// - `danger-stays` (same): the king is in danger, and after this move still would be.
/// - `promotion-not-due` (`piece`, `square`): this move brings no piece back.
/// - `promotion-wins` (`square`): a fool that enters the enemy King Square wins and needs no promotion. KM-10.
/// - `promotion-nothing-lost` (`square`): nothing lost to come back as; the fool stays one. KM-8.
/// - `promotion-kind` (`piece`, `choices`): this piece is not lost, so only as these letters.
/// - `promotion-never` (`piece`, `choices`): this piece never comes back; only as these letters.
pub const REASONS: &[&str] = &[
    "game-over",
    "roll-due",
    "no-piece",
    "not-yours",
    "spent",
    "same-square",
    "own-piece",
    "king-step",
    "swordmaster-line",
    "keeper-straight",
    "priest-diagonal",
    "priestess-diagonal",
    "fool-step",
    "fool-needs-empty",
    "fool-needs-enemy",
    "crown-moved",
    "crown-swordmasters",
    "crown-occupied",
    "blocked",
    "raised-through",
    "raised-target",
    "raised-fool",
    "king-guarded",
    "king-never-taken",
    "escort",
    "escort-mend",
    "danger-enters",
    "danger-stays",
    "promotion-not-due",
    "promotion-wins",
    "promotion-nothing-lost",
    "promotion-kind",
    "promotion-never",
];

/// The codes of the parts that an unreadable move lacks. It may lack a square's column letter or row number, a piece to
/// come back as, or the end; or it is too long.
pub const EXPECTED: &[&str] = &["square", "row", "promotion", "end", "shorter"];

impl game::Notation for Position {
    fn write_move(&self, mv: &Move) -> MoveText {
        let captures = self.setup().board.occupied().contains(mv.to);
        let text = Spelling::of(|pen| {
            mv.from.spell(pen);
            pen.put(if captures { 'x' } else { '-' });
            mv.to.spell(pen);
            if let Some(role) = mv.promotion {
                pen.put('=');
                pen.put(role.letter());
            }
        });
        text.into()
    }

    fn find_move(&self, text: &MoveText) -> Option<Move> {
        // Few moves are written to be compared: those between the same squares.
        let mut cells = text.cells().map(|name| GRID.cell(name));
        let way = (cells.next()??, cells.next()??);
        let mut found = None;
        self.each_legal(|mv| {
            if (mv.from.cell(), mv.to.cell()) == way && self.write_move(&mv) == *text {
                found = Some(mv);
            }
        });
        found
    }

    fn read_move(&self, input: &str) -> Result<Move, MoveError> {
        let typed = TypedMove::read(input);
        let not_now = match self.status() {
            Status::ToMove(_) => None,
            Status::ToRoll(_) => Some("roll-due"),
            Status::Over(_) => Some("game-over"),
        };
        if let Some(code) = not_now {
            // While dice are in the air people may talk; once the game is over, any move is too late.
            if let (Status::ToRoll(_), Err(error)) = (self.status(), &typed) {
                return Err(error.clone());
            }
            let tried = typed.ok().map(|typed| (typed.from, typed.to));
            return Err(MoveError::Illegal(explain::not_now(code, tried)));
        }
        self.judge(&typed?)
    }

    fn write_setup(&self) -> SetupText {
        setup_text::write(self.setup())
    }
}

impl Position {
    /// The legal move that was typed.
    fn judge(&self, typed: &TypedMove) -> Result<Move, MoveError> {
        let TypedMove {
            from,
            to,
            promotion,
        } = *typed;
        let mut fitting = moves::in_order(self.setup(), self.rules());
        fitting.retain(|mv| mv.from == from && mv.to == to);
        match (promotion, fitting.as_slice()) {
            (_, []) => Err(MoveError::Illegal(explain::movement(self, from, to))),
            (None, [only]) => Ok(*only),
            (None, several) => Err(MoveError::Ambiguous(
                several
                    .iter()
                    .map(|mv| game::Notation::write_move(self, mv))
                    .collect(),
            )),
            (Some(kind), [first, ..]) => fitting
                .iter()
                .find(|mv| mv.promotion == Some(kind))
                .copied()
                .ok_or_else(|| {
                    MoveError::Illegal(explain::promotion(self, kind, *first, &fitting))
                }),
        }
    }
}

/// A move as typed: readable, legal or not.
struct TypedMove {
    from: Square,
    to: Square,
    promotion: Option<Role>,
}

impl TypedMove {
    fn read(input: &str) -> Result<Self, MoveError> {
        let mut scan = TypedScan::of(input)?;
        scan.skip(char::is_whitespace);
        let from = square(&mut scan)?;
        scan.skip(parts_cells);
        let to = square(&mut scan)?;
        let promotion = promotion(&mut scan)?;
        scan.skip(follows_moves);
        scan.end()?;
        Ok(Self {
            from,
            to,
            promotion,
        })
    }
}

/// Takes a character fewer than `count` places after `first`, and returns the distance.
fn offset(scan: &mut TypedScan, first: char, count: u8) -> Option<u8> {
    let c = scan.peek()?.to_ascii_uppercase();
    let offset = u32::from(c).checked_sub(u32::from(first))?;
    let offset = u8::try_from(offset).ok().filter(|offset| *offset < count)?;
    scan.at += 1;
    Some(offset)
}

fn square(scan: &mut TypedScan) -> Result<Square, MoveError> {
    let file = offset(scan, 'A', FILES);
    let file = file.ok_or_else(|| scan.expected("square"))?;
    let rank = offset(scan, '1', RANKS);
    let rank = rank.ok_or_else(|| scan.expected("row"))?;
    Ok(Square::at(file, rank))
}

/// A promotion: a piece's letter or name, after an equals sign or without one.
fn promotion(scan: &mut TypedScan) -> Result<Option<Role>, MoveError> {
    let find = |word: &str| {
        Role::ALL.into_iter().find(|role| {
            let letter = role.letter().to_string();
            word.eq_ignore_ascii_case(role.name()) || word.eq_ignore_ascii_case(&letter)
        })
    };
    scan.becomes(find, "promotion")
}
