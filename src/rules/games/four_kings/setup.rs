//! [`Setup`], any arrangement on the cross with its side to move, and the check for a lawful position.
//!
//! Text is not known here: faults name a [`SetupField`], and the notation finds its place in the text.

use crate::game::seat::Seat;
use crate::game::setup::Fault;
use crate::game::text::Fact;
use crate::games::four_kings::board::{Army, Colour, Role, Square};
use crate::games::four_kings::men::Board;

/// The table size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seating {
    /// Two, each with both armies of a colour.
    #[default]
    Duel,
    /// Four, each with one army.
    Team,
}

impl Seating {
    /// The number of seats.
    pub const fn seats(self) -> u8 {
        match self {
            Self::Duel => 2,
            Self::Team => 4,
        }
    }
}

/// The side to move: in the duel a colour, in team play an army.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mover {
    /// Both armies of a colour.
    Colour(Colour),
    /// One army.
    Army(Army),
}

impl Mover {
    /// The side of a seat; `None` if the table has no such seat.
    pub fn at(seat: Seat, table: Seating) -> Option<Self> {
        match table {
            Seating::Duel => [Colour::White, Colour::Black]
                .get(seat.index())
                .map(|colour| Self::Colour(*colour)),
            Seating::Team => Army::ALL.get(seat.index()).map(|army| Self::Army(*army)),
        }
    }

    /// The seat.
    pub fn seat(self) -> Seat {
        let index = match self {
            Self::Colour(Colour::White) => 0,
            Self::Colour(Colour::Black) => 1,
            Self::Army(army) => army as u8,
        };
        Seat::new(index).expect("four seats are within the limit")
    }

    /// The colour.
    pub const fn colour(self) -> Colour {
        match self {
            Self::Colour(colour) => colour,
            Self::Army(army) => army.colour(),
        }
    }

    /// Returns `true` if this side moves this army.
    pub fn commands(self, army: Army) -> bool {
        match self {
            Self::Colour(colour) => army.colour() == colour,
            Self::Army(own) => army == own,
        }
    }

    /// The armies.
    pub fn armies(self) -> impl Iterator<Item = Army> {
        Army::ALL
            .into_iter()
            .filter(move |army| self.commands(*army))
    }

    /// The side that moves next.
    // Ruling FK-5.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Colour(colour) => Self::Colour(colour.other()),
            Self::Army(Army::South) => Self::Army(Army::West),
            Self::Army(Army::West) => Self::Army(Army::North),
            Self::Army(Army::North) => Self::Army(Army::East),
            Self::Army(Army::East) => Self::Army(Army::South),
        }
    }
}

/// The first move of the turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Begun {
    /// A piece has moved to this square; after castling, the rook to the other.
    Moved(Square, Option<Square>),
    /// A king was handed over, so only the other army of the colour may move.
    HandedOver,
}

/// Any arrangement, lawful or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The pieces on their squares.
    pub board: Board,
    /// The side to move.
    pub mover: Mover,
    /// The first move of the turn, once it is made.
    pub begun: Option<Begun>,
    /// Castling rights: a bit for each of [`ROOKS`].
    pub rights: u8,
    /// Captive kings: a bit for each army.
    pub captives: u8,
    /// Squares that pawns have passed over, each with its pawn, by column and row.
    pub passed: Vec<(Square, Square)>,
    /// Turns since a capture or a pawn's move, including the one under way.
    pub still: u8,
}

/// Number of quiet turns that ends the game. FK-16.
pub const NO_PROGRESS_LIMIT: u8 = 100;

/// The castling rooks: their armies and places on the back line, in the order of [`Setup::rights`].
pub const ROOKS: [(Army, u8); 8] = [
    (Army::South, 0),
    (Army::South, 7),
    (Army::West, 0),
    (Army::West, 7),
    (Army::North, 7),
    (Army::North, 0),
    (Army::East, 7),
    (Army::East, 0),
];

impl Setup {
    /// The start of every game.
    pub fn start(table: Seating) -> Self {
        Self {
            board: Board::start(),
            mover: match table {
                Seating::Duel => Mover::Colour(Colour::White),
                Seating::Team => Mover::Army(Army::South),
            },
            begun: None,
            rights: u8::MAX,
            captives: 0,
            passed: Vec::new(),
            still: 0,
        }
    }

    /// The table size.
    pub const fn table(&self) -> Seating {
        match self.mover {
            Mover::Colour(_) => Seating::Duel,
            Mover::Army(_) => Seating::Team,
        }
    }

    /// Returns `true` if the king of this army is captive.
    pub const fn is_captive(&self, army: Army) -> bool {
        self.captives & (1 << army.index()) != 0
    }

    /// The army of this colour with a captive king, if there is one.
    pub fn captive_of(&self, colour: Colour) -> Option<Army> {
        let mut armies = colour.armies().into_iter();
        armies.find(|army| self.is_captive(*army))
    }

    /// Checks that the arrangement is a lawful position.
    ///
    /// It only makes the requirements of the rules of movement, so that any question about them can be set up.
    ///
    /// # Errors
    /// The first fault and its place.
    pub fn check(&self) -> Result<(), SetupFault> {
        self.check_kings()?;
        self.check_pawns()?;
        self.check_rights()?;
        self.check_passed()?;
        self.check_begun()
    }

    fn check_kings(&self) -> Result<(), SetupFault> {
        for army in Army::ALL {
            let fault = |code| {
                Err(SetupFault::new(code, SetupField::Captives)
                    .with("side", Fact::Word(army.code())))
            };
            match (self.board.king(army), self.is_captive(army)) {
                (Some(_), false) | (None, true) => {}
                (None, false) => return fault("king-neither"),
                (Some(_), true) => return fault("king-both"),
            }
            let kings = self.board.men(army).into_iter().filter(|square| {
                let piece = self.board.piece(*square);
                piece.is_some_and(|piece| piece.role == Role::King)
            });
            if let Some(second) = kings.skip(1).last() {
                return Err(SetupFault::new("king-two", SetupField::On(second))
                    .with("side", Fact::Word(army.code()))
                    .naming("square", &second));
            }
        }
        let rivals = self.mover.colour().other().armies();
        if rivals.into_iter().all(|army| self.is_captive(army)) {
            return Err(SetupFault::new("kings-gone", SetupField::Captives));
        }
        Ok(())
    }

    fn check_pawns(&self) -> Result<(), SetupFault> {
        for square in Square::all().filter(|square| square.is_back()) {
            let piece = self.board.piece(square);
            if piece.is_some_and(|piece| piece.role == Role::Pawn) {
                return Err(
                    SetupFault::new("pawn-back", SetupField::On(square)).naming("square", &square)
                );
            }
        }
        Ok(())
    }

    fn check_rights(&self) -> Result<(), SetupFault> {
        for (i, (army, home)) in ROOKS.into_iter().enumerate() {
            if self.rights & (1 << i) == 0 {
                continue;
            }
            let square = army.home(home);
            let rook = self.board.piece(square);
            let at_home = rook.is_some_and(|rook| rook.role == Role::Rook && rook.army == army);
            if !at_home || self.board.king(army) != Some(army.throne()) {
                return Err(SetupFault::new("idle-right", SetupField::Right(square))
                    .naming("square", &square));
            }
        }
        Ok(())
    }

    fn check_passed(&self) -> Result<(), SetupFault> {
        for (passed, pawn) in &self.passed {
            let behind = self.board.piece(*pawn).is_some_and(|piece| {
                let (files, ranks) = piece.heading.step();
                let back = |times: i8| pawn.offset((-files * times, -ranks * times));
                piece.role == Role::Pawn && [1, 2].map(back).contains(&Some(*passed))
            });
            if !behind {
                return Err(SetupFault::new("passed-none", SetupField::Passed(*passed))
                    .naming("square", passed));
            }
        }
        Ok(())
    }

    fn check_begun(&self) -> Result<(), SetupFault> {
        let fault = |code| Err(SetupFault::new(code, SetupField::Begun));
        match self.begun {
            None => Ok(()),
            Some(Begun::HandedOver) => {
                let handed = self.captive_of(self.mover.colour()).is_some();
                // A hand-over ends the turn in team play.
                if handed && self.table() == Seating::Duel {
                    Ok(())
                } else {
                    fault("begun-handed")
                }
            }
            Some(Begun::Moved(first, second)) => {
                let own = |square| {
                    let piece = self.board.piece(square);
                    // A partner's king may have been released.
                    piece.is_some_and(|piece| {
                        self.mover.commands(piece.army)
                            || piece.role == Role::King && piece.colour() == self.mover.colour()
                    })
                };
                if own(first) && second.is_none_or(own) {
                    Ok(())
                } else {
                    fault("begun-none")
                }
            }
        }
    }
}

/// A fault of an arrangement: one of [`SETUP_ERRORS`](crate::games::four_kings::setup_text::SETUP_ERRORS), and its
/// place.
pub type SetupFault = Fault<SetupField>;

/// A part of an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupField {
    /// One square of the board.
    On(Square),
    /// The first move of the turn.
    Begun,
    /// One right to castle, by its rook.
    Right(Square),
    /// The list of captive kings.
    Captives,
    /// One passed square.
    Passed(Square),
}
