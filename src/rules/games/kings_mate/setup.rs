//! [`Setup`], any arrangement on the board, and the check for a lawful position under [`Rules`].
//!
//! Text is not known here: faults name a [`SetupField`], and the notation finds its place in the text.

use crate::game::options::Options;
use crate::game::setup::Fault;
use crate::game::text::Fact;
use crate::games::kings_mate::board::{Bitboard, Board, Move, Piece, Role, Side, Square};

/// The declared rules. Touch-move is no part of a position: it binds the players' words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rules {
    /// `true` if Fool's Gambit and Defense of the Crown are played.
    pub expanded: bool,
    /// `true` if captures are diced for.
    pub active: bool,
    /// `true` if the third occurrence of a position is a draw.
    pub repetition: bool,
}

impl From<&Options> for Rules {
    fn from(options: &Options) -> Self {
        Self {
            expanded: options.has("expanded"),
            active: options.has("active"),
            repetition: options.has("repetition"),
        }
    }
}

/// Any arrangement, lawful or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces on their squares.
    pub board: Board,
    /// The side to move.
    pub side: Side,
    /// For White and Black: the king has never moved.
    pub crown: [bool; 2],
    /// The pieces whose attacks failed this turn (Active Play).
    pub failed: Bitboard,
}

/// The pieces on each side's first row, as seen by that side from its left.
const FIRST_ROW: [Role; 7] = [
    Role::Keeper,
    Role::Priest,
    Role::Swordmaster,
    Role::King,
    Role::Swordmaster,
    Role::Priestess,
    Role::Keeper,
];
/// The columns of a side's fools.
const FOOL_FILES: [u8; 5] = [0, 1, 3, 5, 6];

impl Setup {
    /// The start of every game.
    pub fn start() -> Self {
        let mut board = Board::default();
        for (file, role) in (0_u8..).zip(FIRST_ROW) {
            place(&mut board, Square::at(file, 0), role);
        }
        for file in FOOL_FILES {
            place(&mut board, Square::at(file, 1), Role::Fool);
        }
        Self {
            board,
            side: Side::White,
            crown: [true, true],
            failed: Bitboard::EMPTY,
        }
    }

    /// The arrangement after a move of the side to move; a capture succeeds.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let lands_as = mv.promotion.unwrap_or(mv.role);
        let mut crown = self.crown;
        crown[self.side.index()] &= mv.role != Role::King;
        Self {
            board: self
                .board
                .shifted(self.side, (mv.from, mv.role), (mv.to, lands_as)),
            side: self.side.other(),
            crown,
            failed: Bitboard::EMPTY,
        }
    }

    /// Checks that the arrangement is a lawful position.
    ///
    /// Only counts, rights and claims are judged. Broken escorts, neighbouring kings and a king that could be taken are
    /// accepted, so that any question about the rules can be set up.
    ///
    /// # Errors
    /// The first fault and its place.
    pub fn check(&self, rules: Rules) -> Result<(), SetupFault> {
        for side in Side::ALL {
            self.check_counts(side)?;
            if self.crown[side.index()] && self.board.king(side) != Some(side.home()) {
                return Err(SetupFault::new("crown-king-moved", SetupField::Crown(side))
                    .with("side", Fact::Word(side.code())));
            }
        }
        // Ruling KM-10. That fool would have won on arrival, and its side would not be to move.
        let goal = self.side.other().home();
        if rules.expanded && self.board.of(self.side, Role::Fool).contains(goal) {
            return Err(SetupFault::new("gambit-impossible", SetupField::On(goal))
                .with("square", Fact::Name(goal.to_string()))
                .with("side", Fact::Word(self.side.code())));
        }
        if !rules.active && !self.failed.is_empty() {
            return Err(SetupFault::new("failed-inactive", SetupField::Failures));
        }
        match (self.failed & !self.board.side(self.side)).first() {
            Some(square) => Err(
                SetupFault::new("failed-not-yours", SetupField::Failed(square))
                    .with("square", Fact::Name(square.to_string()))
                    .with("side", Fact::Word(self.side.code())),
            ),
            None => Ok(()),
        }
    }

    fn check_counts(&self, side: Side) -> Result<(), SetupFault> {
        let whose = ("side", Fact::Word(side.code()));
        if self.board.king(side).is_none() {
            return Err(SetupFault::new("king-missing", SetupField::Board).with(whose.0, whose.1));
        }
        for role in Role::ALL {
            let most = role.start_count();
            let surplus = in_reading_order(self.board.of(side, role)).nth(most as usize);
            if let Some(square) = surplus {
                let code = if role == Role::King {
                    "king-twice"
                } else {
                    "too-many"
                };
                return Err(SetupFault::new(code, SetupField::On(square))
                    .with(whose.0, whose.1)
                    .with("piece", Fact::Word(role.code()))
                    .with("square", Fact::Name(square.to_string()))
                    .with("most", Fact::Name(most.to_string())));
            }
        }
        Ok(())
    }
}

/// Places White's piece and Black's.
fn place(board: &mut Board, white: Square, role: Role) {
    // Ruling KM-1. Black is White turned by half a circle.
    for (side, square) in [(Side::White, white), (Side::Black, white.turned())] {
        board.set(square, Some(Piece { side, role }));
    }
}

/// Squares in the reading order of position texts: from the top row down, from the left.
fn in_reading_order(squares: Bitboard) -> impl Iterator<Item = Square> {
    let mut squares: Vec<Square> = squares.into_iter().collect();
    squares.sort_by_key(|square| (std::cmp::Reverse(square.rank()), square.file()));
    squares.into_iter()
}

/// A fault of an arrangement: one of [`SETUP_ERRORS`](crate::games::kings_mate::setup_text::SETUP_ERRORS), and its
/// place.
pub type SetupFault = Fault<SetupField>;

/// A part of an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupField {
    /// The board as a whole.
    Board,
    /// One square of the board.
    On(Square),
    /// The side's crown right.
    Crown(Side),
    /// The list of failed pieces as a whole.
    Failures,
    /// One square in the list of failed pieces.
    Failed(Square),
}
