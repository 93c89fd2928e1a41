//! A second reading of the rules of `ImmortalStarMasters`, slow and obvious, for comparison with the library.
//!
//! It is written from the rules page alone and shares nothing with the library. [`Table`] is a position:
//! [`Table::plies`] tries every cell for every man, [`Table::play`] plays one of its answers, [`Table::eliminate`]
//! takes the seat to move out of the game, [`Table::scatter`] makes positions to compare.

mod board;
mod moves;
mod scatter;
mod text;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

use board::{Cell, Seat};

/// The kind of a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn,
}

const KINDS: [Kind; 6] = [
    Kind::King,
    Kind::Queen,
    Kind::Rook,
    Kind::Bishop,
    Kind::Knight,
    Kind::Pawn,
];

impl Kind {
    fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn => 'P',
        }
    }

    fn read(letter: char) -> Option<Self> {
        KINDS.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A man on the board. It is dead if its seat is no longer in play.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Man {
    seat: Seat,
    kind: Kind,
    /// The Lines of Sovereignty that a pawn has crossed.
    crossed: BTreeSet<Seat>,
    /// Whether a pawn may still go two cells.
    fresh: bool,
}

impl Man {
    fn new(seat: Seat, kind: Kind) -> Self {
        Self {
            seat,
            kind,
            crossed: BTreeSet::new(),
            fresh: false,
        }
    }
}

/// A pawn that has gone two cells.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Passing {
    /// The cell it went over.
    over: Cell,
    /// Its present cell.
    pawn: Cell,
    /// The seats that may still capture it in passing.
    may: BTreeSet<Seat>,
}

/// The losses of a seat in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lost {
    rooks: usize,
    bishops: usize,
    knights: usize,
}

impl Lost {
    fn of(&mut self, kind: Kind) -> Option<&mut usize> {
        match kind {
            Kind::Rook => Some(&mut self.rooks),
            Kind::Bishop => Some(&mut self.bishops),
            Kind::Knight => Some(&mut self.knights),
            Kind::King | Kind::Queen | Kind::Pawn => None,
        }
    }
}

/// A position.
#[derive(Clone, PartialEq, Eq)]
pub struct Table {
    men: BTreeMap<Cell, Man>,
    seat: Seat,
    /// The seats in play with their losses.
    playing: BTreeMap<Seat, Lost>,
    /// The home cells of rooks that may still castle.
    rights: BTreeSet<Cell>,
    /// The passing pawns by their seat.
    passing: BTreeMap<Seat, Passing>,
    /// Turns since the last capture, pawn move, exchange or elimination.
    count: usize,
}

impl std::fmt::Debug for Table {
    /// The position line is complete, and can be copied into a test.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.write())
    }
}

impl Table {
    /// The start of a game of this many players.
    pub fn start(players: u8) -> Self {
        let seats = Seat::of_table(players);
        let mut men = BTreeMap::new();
        let mut rights = BTreeSet::new();
        for seat in seats.iter().copied() {
            for (cell, letter) in seat.camp() {
                let kind = Kind::read(*letter).expect("camps hold men");
                let fresh = kind == Kind::Pawn;
                let man = Man::new(seat, kind);
                men.insert(*cell, Man { fresh, ..man });
            }
            rights.extend(seat.homes('R'));
        }
        Self {
            men,
            seat: Seat::South,
            playing: seats.into_iter().map(|s| (s, Lost::default())).collect(),
            rights,
            passing: BTreeMap::new(),
            count: 0,
        }
    }

    /// Returns `true` if a seat still has its king, so that its men live and its territory is open.
    fn plays(&self, seat: Seat) -> bool {
        self.playing.contains_key(&seat)
    }

    /// Number of kings in play.
    pub fn kings(&self) -> usize {
        self.playing.len()
    }

    /// The names of all cells, each with its distance from the centre in x and in y.
    pub fn places() -> Vec<(String, (i8, i8))> {
        let cells = Cell::all().iter();
        cells.map(|cell| (cell.name(), cell.place())).collect()
    }

    fn king(&self, seat: Seat) -> Option<Cell> {
        let mut men = self.men.iter();
        men.find(|(_, man)| man.seat == seat && man.kind == Kind::King)
            .map(|(cell, _)| *cell)
    }

    /// The closed territory of a cell; `None` if it is in none.
    fn closed(&self, cell: Cell) -> Option<Seat> {
        cell.territory().filter(|seat| !self.plays(*seat))
    }
}
