//! [`Setup`], any arrangement on the board, and the check for a lawful position under [`Rules`].
//!
//! Text is not known here: faults name a [`SetupField`], and the notation finds its place in the text.

use crate::game::setup::Fault;
use crate::game::text::Fact;
use crate::games::kings_guard::board::{
    Board, BoardShape, Piece, Role, Side, Square, Squares, Tower,
};
use crate::games::kings_guard::rules::Rules;
use crate::games::kings_guard::targets;

/// A turn under way: the tower being taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unstacking {
    /// Its square.
    pub from: Square,
    /// Number of pieces that have left it in this turn.
    pub left: u8,
}

/// Any arrangement, lawful or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The towers on their squares.
    pub board: Board,
    /// The side to move.
    pub side: Side,
    /// The full towers to be dismantled; the top piece's side has the duty.
    pub duties: Squares,
    /// The turn under way; `None` at the start of one.
    pub turn: Option<Unstacking>,
}

/// The row of South's guard in each column, from column A.
const LARGE: [u8; 9] = [0, 1, 2, 3, 4, 3, 2, 1, 0];
const SMALL: [u8; 8] = [0, 1, 2, 3, 3, 2, 1, 0];
/// The column of South's king. North's is across on the large board, and half a turn away on the small one.
const KING_FILE: u8 = 4;

impl Setup {
    /// The start of every game.
    // Ruling KG-1.
    pub fn start(shape: BoardShape) -> Self {
        let mut board = Board::default();
        let grid = shape.grid();
        let rows: &[u8] = match shape {
            BoardShape::Large => &LARGE,
            BoardShape::Small => &SMALL,
        };
        let mut place = |file, row: u8, role| {
            let across = match (role, shape) {
                (Role::King, BoardShape::Small) => grid.files - 1 - file,
                (Role::King, BoardShape::Large) | (Role::Guard, _) => file,
            };
            let south = (Side::South, Square::at(file, row));
            let north = (Side::North, Square::at(across, grid.ranks - 1 - row));
            for (side, square) in [south, north] {
                board.set(square, Tower::EMPTY.with(Piece { side, role }));
            }
        };
        for (file, row) in (0..).zip(rows) {
            place(file, *row, Role::Guard);
        }
        place(KING_FILE, 0, Role::King);
        Self {
            board,
            side: Side::South,
            duties: Squares::EMPTY,
            turn: None,
        }
    }

    /// The duties of the side to move.
    pub fn due(&self) -> Squares {
        self.duties & self.board.tops(self.side)
    }

    /// Checks that the arrangement is a lawful position.
    ///
    /// A side may have fewer guards than at the start, so that any question about the rules can be set up.
    ///
    /// # Errors
    /// The first fault and its place.
    pub fn check(&self, rules: Rules) -> Result<(), SetupFault> {
        for side in Side::ALL {
            self.check_counts(side, rules.shape)?;
        }
        self.check_towers(rules.shape)?;
        self.check_duties(rules)?;
        self.check_turn(rules)
    }

    fn check_counts(&self, side: Side, shape: BoardShape) -> Result<(), SetupFault> {
        for role in Role::ALL {
            let most = shape.start_count(role);
            let wanted = Piece { side, role };
            let squares = in_reading_order(self.board.occupied()).into_iter();
            let mut found = squares.flat_map(|square| {
                let pieces = self.board.tower(square).pieces();
                pieces
                    .filter(move |piece| *piece == wanted)
                    .map(move |_| square)
            });
            if let Some(square) = found.nth(usize::from(most)) {
                let code = match role {
                    Role::King => "king-two",
                    Role::Guard => "guard-many",
                };
                return Err(SetupFault::new(code, SetupField::On(square))
                    .with("side", Fact::Word(side.code()))
                    .with("square", Fact::Name(square.to_string()))
                    .with("most", Fact::Name(most.to_string())));
            }
        }
        let king = Piece {
            side,
            role: Role::King,
        };
        let occupied = self.board.occupied().into_iter();
        let mut towers = occupied.map(|square| self.board.tower(square));
        if towers.any(|tower| tower.pieces().any(|piece| piece == king)) {
            return Ok(());
        }
        Err(SetupFault::new("king-none", SetupField::Board).with("side", Fact::Word(side.code())))
    }

    /// Checks that towers keep their height, and that only a piece that ended the game stands on a king.
    fn check_towers(&self, shape: BoardShape) -> Result<(), SetupFault> {
        for square in in_reading_order(self.board.occupied()) {
            let tower = self.board.tower(square);
            let here = |code| {
                SetupFault::new(code, SetupField::On(square))
                    .with("square", Fact::Name(square.to_string()))
            };
            if tower.height() > shape.tallest() {
                let most = Fact::Name(shape.tallest().to_string());
                return Err(here("tower-high").with("most", most));
            }
            let mut from_above = tower.pieces().rev();
            let top = from_above.next();
            let under = from_above.next();
            if from_above.any(|piece| piece.role == Role::King) {
                return Err(here("king-buried"));
            }
            let Some(king) = under.filter(|piece| piece.role == Role::King) else {
                continue;
            };
            if top.is_none_or(|top| top.side == king.side) {
                return Err(here("king-buried"));
            }
            let over = self.board.kings().count() == 1
                && self.side == king.side
                && self.duties.is_empty()
                && self.turn.is_none();
            if !over {
                return Err(here("king-fallen").with("side", Fact::Word(king.side.code())));
            }
        }
        Ok(())
    }

    fn check_duties(&self, rules: Rules) -> Result<(), SetupFault> {
        for square in self.duties {
            let here = |code| {
                SetupFault::new(code, SetupField::Duty(square))
                    .with("square", Fact::Name(square.to_string()))
            };
            if self.board.tower(square).height() != rules.shape.tallest() {
                let most = Fact::Name(rules.shape.tallest().to_string());
                return Err(here("duty-low").with("most", most));
            }
            // Ruling KG-5.
            let begins = self.turn.is_none() && self.due().contains(square);
            if begins && targets::targets(&self.board, rules, square, self.side).is_empty() {
                return Err(here("duty-stuck"));
            }
        }
        Ok(())
    }

    /// Checks that the tower being taken apart was one, and can be taken apart further.
    fn check_turn(&self, rules: Rules) -> Result<(), SetupFault> {
        let Some(Unstacking { from, left }) = self.turn else {
            return Ok(());
        };
        let here = |code| {
            SetupFault::new(code, SetupField::Turn).with("square", Fact::Name(from.to_string()))
        };
        let tower = self.board.tower(from);
        if left == 0 || tower.height().saturating_add(left) > rules.shape.tallest() {
            let most = rules.shape.tallest().saturating_sub(tower.height());
            return Err(here("turn-left").with("most", Fact::Name(most.to_string())));
        }
        // Kings are on top, and the top has left.
        if tower.pieces().any(|piece| piece.role == Role::King) {
            return Err(here("turn-king"));
        }
        if targets::targets(&self.board, rules, from, self.side).is_empty() {
            return Err(here("turn-stuck"));
        }
        Ok(())
    }
}

/// Squares in the reading order of position texts: from the top row down, from the left.
fn in_reading_order(squares: Squares) -> Vec<Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (std::cmp::Reverse(square.rank()), square.file()));
    squares
}

/// A fault of an arrangement: one of [`SETUP_ERRORS`](crate::games::kings_guard::setup_text::SETUP_ERRORS), and its
/// place.
pub type SetupFault = Fault<SetupField>;

/// A part of an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupField {
    /// The board as a whole.
    Board,
    /// One square of the board.
    On(Square),
    /// One square in the list of duties.
    Duty(Square),
    /// The turn under way.
    Turn,
}
