//! A second reading of the rules of Four Kings One War, slow and obvious, for comparison with the library.
//!
//! It is written from the rules page alone and shares nothing with the library. [`Table`] is a position:
//! [`Table::plies`] tries every line of the turn move by move, [`Table::play`] plays one of its answers,
//! [`Table::scatter`] makes positions to compare.

mod attack;
mod board;
mod known;
mod moves;
mod scatter;
mod text;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

use board::{Army, Board, Colour, Square};

/// A seat: a colour in the duel, an army in the team game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seat {
    Duel(Colour),
    Team(Army),
}

impl Seat {
    fn colour(self) -> Colour {
        match self {
            Self::Duel(colour) => colour,
            Self::Team(army) => army.colour(),
        }
    }

    /// The armies it commands, whose kings are its own.
    fn armies(self) -> Vec<Army> {
        match self {
            Self::Duel(Colour::White) => vec![Army::South, Army::West],
            Self::Duel(Colour::Black) => vec![Army::North, Army::East],
            Self::Team(army) => vec![army],
        }
    }

    /// The friend's army in the team game.
    fn partner(self) -> Option<Army> {
        match self {
            Self::Duel(_) => None,
            Self::Team(army) => Some(army.partner()),
        }
    }

    /// The next seat (ruling FK-5).
    fn next(self) -> Self {
        match self {
            Self::Duel(Colour::White) => Self::Duel(Colour::Black),
            Self::Duel(Colour::Black) => Self::Duel(Colour::White),
            Self::Team(Army::South) => Self::Team(Army::West),
            Self::Team(Army::West) => Self::Team(Army::North),
            Self::Team(Army::North) => Self::Team(Army::East),
            Self::Team(Army::East) => Self::Team(Army::South),
        }
    }

    fn letter(self) -> char {
        match self {
            Self::Duel(Colour::White) | Self::Team(Army::West) => 'W',
            Self::Duel(Colour::Black) => 'B',
            Self::Team(Army::South) => 'S',
            Self::Team(Army::North) => 'N',
            Self::Team(Army::East) => 'E',
        }
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    board: Board,
    seat: Seat,
    /// Number of plies made in this turn: 0 or 1.
    made: u8,
    /// The present squares of pieces that moved first in this turn; empty after a hand-over.
    moved: Vec<Square>,
    /// The home squares of rooks that may still castle.
    rights: BTreeSet<Square>,
    captives: BTreeSet<Army>,
    /// Each passed square with the pawn that passed it last.
    passed: BTreeMap<Square, Square>,
    /// Seats' turns since the last capture or pawn move.
    count: u8,
}

impl std::fmt::Debug for Table {
    /// The position line is complete, and can be copied into a test.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} ({} seats)", self.write(), self.seats())
    }
}

impl Table {
    /// Number of seats at the table.
    pub fn seats(&self) -> u8 {
        match self.seat {
            Seat::Duel(_) => 2,
            Seat::Team(_) => 4,
        }
    }

    /// The start of a game with two seats (duel) or four (team).
    pub fn start(seats: u8) -> Self {
        let seat = match seats {
            2 => Seat::Duel(Colour::White),
            4 => Seat::Team(Army::South),
            _ => panic!("the game is for 2 or 4 seats, not {seats}"),
        };
        Self {
            board: Board::start(),
            seat,
            made: 0,
            moved: Vec::new(),
            rights: board::ARMIES
                .into_iter()
                .flat_map(Army::rook_homes)
                .collect(),
            captives: BTreeSet::new(),
            passed: BTreeMap::new(),
            count: 0,
        }
    }
}
