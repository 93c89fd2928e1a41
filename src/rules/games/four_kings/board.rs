//! Types of the board of Four Kings One War: [`Army`], [`Colour`], [`Role`], [`Heading`], [`Piece`], [`Square`],
//! and the lines of the cross.
//!
//! A square is its number among the 192 that exist, so that no table has holes. Nothing here knows how pieces move.

use std::fmt;

use crate::game::cells::{CellSet, Numbered, Way};
use crate::game::grid::{Cell, Grid};
use crate::game::text::Pen;
pub use crate::games::chessmen::Role;

/// The square around the cross: 16 columns, 16 rows.
pub const GRID: Grid = Grid::squares(16, 16);
/// Number of squares.
pub const SQUARES: usize = 192;
/// No square.
pub(super) const NONE: u8 = u8::MAX;

/// One of the four armies, in listing order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Army {
    /// White's, from row 1 upwards.
    South,
    /// White's, from column A to the right.
    West,
    /// Black's, from row 16 downwards.
    North,
    /// Black's, from column P to the left.
    East,
}

/// The two armies of one player in the duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// South and West.
    White,
    /// North and East.
    Black,
}

/// A direction along a line of the board, for pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Heading {
    /// Towards higher rows.
    Up,
    /// Towards lower rows.
    Down,
    /// Towards later columns.
    Right,
    /// Towards earlier columns.
    Left,
}

impl Army {
    /// All four, in listing order, which is the order of moves in team play. FK-5.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// 0 to 3.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour. FK-3.
    pub const fn colour(self) -> Colour {
        match self {
            Self::South | Self::West => Colour::White,
            Self::North | Self::East => Colour::Black,
        }
    }

    /// The other army of its colour.
    #[must_use]
    pub const fn partner(self) -> Self {
        match self {
            Self::South => Self::West,
            Self::West => Self::South,
            Self::North => Self::East,
            Self::East => Self::North,
        }
    }

    /// The first direction of its pawns.
    pub const fn heading(self) -> Heading {
        match self {
            Self::South => Heading::Up,
            Self::West => Heading::Right,
            Self::North => Heading::Down,
            Self::East => Heading::Left,
        }
    }

    /// The letter before its pieces in the text of a position.
    pub const fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::West => 'w',
            Self::North => 'n',
            Self::East => 'e',
        }
    }

    /// The army of this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|army| army.letter() == letter)
    }

    /// The start of the piece with number `i` of 0 to 7 on its back line; number 4 is the king.
    // Ruling FK-3. The lines run from South's left round the board.
    pub const fn home(self, i: u8) -> Square {
        let (file, rank) = match self {
            Self::South => (4 + i, 0),
            Self::West => (0, 4 + i),
            Self::North => (11 - i, 15),
            Self::East => (15, 11 - i),
        };
        Square(AT[rank as usize][file as usize])
    }

    /// Its name as a code.
    pub const fn name(self) -> &'static str {
        match self {
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::East => "east",
        }
    }

    /// The army's code in the catalogue of sentences.
    pub const fn code(self) -> &'static str {
        match self {
            Self::South => "side-south",
            Self::West => "side-west",
            Self::North => "side-north",
            Self::East => "side-east",
        }
    }

    /// The start of its king.
    pub const fn throne(self) -> Square {
        self.home(4)
    }
}

impl Colour {
    /// Its armies.
    pub const fn armies(self) -> [Army; 2] {
        match self {
            Self::White => [Army::South, Army::West],
            Self::Black => [Army::North, Army::East],
        }
    }

    /// The colour's code in the catalogue of sentences.
    pub const fn code(self) -> &'static str {
        match self {
            Self::White => "side-white",
            Self::Black => "side-black",
        }
    }

    /// The opponents.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Heading {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Right, Self::Left];

    /// Columns and rows that one step adds.
    pub const fn step(self) -> (i8, i8) {
        DIRECTIONS[self as usize]
    }

    /// The army on whose terrace a pawn with this heading ends.
    pub const fn army(self) -> Army {
        match self {
            Self::Up => Army::North,
            Self::Down => Army::South,
            Self::Right => Army::East,
            Self::Left => Army::West,
        }
    }

    /// The mark of a pawn that has turned this way.
    pub const fn mark(self) -> char {
        match self {
            Self::Up => '^',
            Self::Down => 'v',
            Self::Right => '>',
            Self::Left => '<',
        }
    }
}

/// A piece: its army, its kind and, for a pawn, its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its army.
    pub army: Army,
    /// Its kind.
    pub role: Role,
    /// The direction of a pawn; for other pieces the army's, without meaning.
    pub heading: Heading,
}

impl Piece {
    /// A piece of this army at its start.
    pub const fn new(army: Army, role: Role) -> Self {
        Self {
            army,
            role,
            heading: army.heading(),
        }
    }

    /// The colour.
    pub const fn colour(self) -> Colour {
        self.army.colour()
    }
}

/// A square of the cross, numbered by rows from 0, starting at A1's corner. FK-1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// A part of the cross.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// The 8 x 8 in the middle.
    Floor,
    /// The 8 x 4 in front of an army's start.
    Terrace(Army),
}

/// Returns `true` if a square exists in this column and row, both from 0.
const fn exists(file: u8, rank: u8) -> bool {
    file < 16 && rank < 16 && (file >= 4 && file < 12 || rank >= 4 && rank < 12)
}

/// The number of the square in each row and column, or [`NONE`].
static AT: [[u8; 16]; 16] = {
    let mut at = [[NONE; 16]; 16];
    let (mut rank, mut next) = (0, 0);
    while rank < 16 {
        let mut file = 0;
        while file < 16 {
            if exists(file, rank) {
                at[rank as usize][file as usize] = next;
                next += 1;
            }
            file += 1;
        }
        rank += 1;
    }
    at
};

/// The column and row of each square.
static PLACES: [(u8, u8); SQUARES] = {
    let mut places = [(0, 0); SQUARES];
    let (mut rank, mut next) = (0, 0);
    while rank < 16 {
        let mut file = 0;
        while file < 16 {
            if exists(file, rank) {
                places[next] = (file, rank);
                next += 1;
            }
            file += 1;
        }
        rank += 1;
    }
    places
};

impl Square {
    /// The square in this column and row, both from 0; `None` if there is none.
    pub fn at(file: u8, rank: u8) -> Option<Self> {
        let number = *AT.get(usize::from(rank))?.get(usize::from(file))?;
        (number != NONE).then_some(Self(number))
    }

    /// The square of this name (`E1`).
    pub fn named(name: &str) -> Option<Self> {
        let cell = GRID.cell(name)?;
        Self::at(cell.file, cell.rank)
    }

    /// All squares, by rows.
    pub fn all() -> impl Iterator<Item = Self> {
        PLACES
            .iter()
            .filter_map(|(file, rank)| Self::at(*file, *rank))
    }

    /// The square of this number below [`SQUARES`], for tables made at compile time.
    #[expect(clippy::cast_possible_truncation, reason = "there are 192 squares")]
    pub(super) const fn numbered(number: usize) -> Self {
        assert!(number < SQUARES, "a square’s number");
        Self(number as u8)
    }

    /// The number.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0.
    pub const fn file(self) -> u8 {
        PLACES[self.0 as usize].0
    }

    /// The row, from 0.
    pub const fn rank(self) -> u8 {
        PLACES[self.0 as usize].1
    }

    /// The cell of the picture.
    pub const fn cell(self) -> Cell {
        Cell {
            file: self.file(),
            rank: self.rank(),
        }
    }

    /// The square that lies this many columns and rows away.
    pub fn offset(self, (files, ranks): (i8, i8)) -> Option<Self> {
        let file = self.file().checked_add_signed(files)?;
        Self::at(file, self.rank().checked_add_signed(ranks)?)
    }

    /// The part of the cross it lies in. FK-1.
    pub const fn ground(self) -> Ground {
        match (self.file(), self.rank()) {
            (_, ..4) => Ground::Terrace(Army::South),
            (_, 12..) => Ground::Terrace(Army::North),
            (..4, _) => Ground::Terrace(Army::West),
            (12.., _) => Ground::Terrace(Army::East),
            _ => Ground::Floor,
        }
    }

    /// Returns `true` on a back line. FK-1.
    pub const fn is_back(self) -> bool {
        matches!(self.file(), 0 | 15) || matches!(self.rank(), 0 | 15)
    }

    /// The squares one knight's hop away.
    pub fn hops(self) -> impl Iterator<Item = Self> {
        HOPS[self.index()].numbers().map(Square)
    }

    /// The squares in this direction, up to the first missing one.
    // Ruling FK-2. Only missing squares block, not their corners.
    pub fn ray(self, direction: usize) -> impl Iterator<Item = Self> {
        RAYS[self.index()][direction].numbers().map(Square)
    }
}

/// A set of them.
pub type Squares = CellSet<Square, 3>;

impl Numbered for Square {
    fn number(self) -> usize {
        self.index()
    }
    fn of_number(number: usize) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (usize::from(number) < SQUARES).then_some(Self(number))
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Self {
        square.cell()
    }
}

impl Square {
    /// Writes its name.
    pub(super) fn spell(self, pen: &mut Pen) {
        pen.put(GRID.file_name(self.file()));
        pen.number(self.rank() + 1);
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&GRID.name(self.cell()))
    }
}

/// Columns and rows of the eight directions: the four straight ones (as [`Heading`]), then the diagonal ones.
pub static DIRECTIONS: [(i8, i8); 8] = [
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
];
/// Number of straight directions, which come first.
pub const STRAIGHT: usize = 4;

/// Columns and rows of a knight's hops.
const LEAPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The number of the square this many columns and rows away, or [`NONE`].
#[expect(
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss,
    reason = "columns and rows are few, and looked at before they lose their sign"
)]
pub(super) const fn away(number: usize, (files, ranks): (i8, i8), times: i8) -> u8 {
    let file = PLACES[number].0 as i8 + files * times;
    let rank = PLACES[number].1 as i8 + ranks * times;
    if file < 0 || rank < 0 || file > 15 || rank > 15 {
        return NONE;
    }
    AT[rank as usize][file as usize]
}

pub(super) static RAYS: [[Way<15>; 8]; SQUARES] = {
    let mut rays = [[Way::NOWHERE; 8]; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        let mut direction = 0;
        while direction < 8 {
            let mut times = 1;
            loop {
                let next = away(number, DIRECTIONS[direction], times);
                if next == NONE {
                    break;
                }
                rays[number][direction].push(next);
                times += 1;
            }
            direction += 1;
        }
        number += 1;
    }
    rays
};

pub(super) static HOPS: [Way<8>; SQUARES] = {
    let mut hops = [Way::NOWHERE; SQUARES];
    let mut number = 0;
    while number < SQUARES {
        let mut leap = 0;
        while leap < 8 {
            let next = away(number, LEAPS[leap], 1);
            if next != NONE {
                hops[number].push(next);
            }
            leap += 1;
        }
        number += 1;
    }
    hops
};
