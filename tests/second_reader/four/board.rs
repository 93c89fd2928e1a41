//! The board of Four Kings One War in the second reading: squares, armies, pieces, and their places.
//!
//! It does not know the side to move.

/// The eight directions as columns and rows, the straight ones first.
pub(super) const STEPS: [(i8, i8); 8] = [
    (0, 1),
    (0, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (1, 1),
    (-1, -1),
    (1, -1),
];

/// An existing square: column and row from 1, ordered by column, then row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square {
    pub column: u8,
    pub row: u8,
}

impl Square {
    /// The square there; `None` if the board has none (ruling FK-1).
    pub fn new(column: u8, row: u8) -> Option<Self> {
        let inside = (1..=16).contains(&column) && (1..=16).contains(&row);
        let in_cross = (5..=12).contains(&column) || (5..=12).contains(&row);
        (inside && in_cross).then_some(Self { column, row })
    }

    /// All 192 squares.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=16).flat_map(|column| (1..=16).filter_map(move |row| Self::new(column, row)))
    }

    /// The square this many columns and rows away. Only a missing square ends a line (ruling FK-2).
    pub fn step(self, (columns, rows): (i8, i8)) -> Option<Self> {
        Self::new(
            self.column.checked_add_signed(columns)?,
            self.row.checked_add_signed(rows)?,
        )
    }

    /// The army on whose starting terrace this is; `None` for the floor.
    pub fn terrace(self) -> Option<Army> {
        match (self.column, self.row) {
            (_, 1..=4) => Some(Army::South),
            (_, 13..=16) => Some(Army::North),
            (1..=4, _) => Some(Army::West),
            (13..=16, _) => Some(Army::East),
            _ => None,
        }
    }

    /// Returns `true` on one of the four back lines.
    pub fn on_back_line(self) -> bool {
        [1, 16].contains(&self.column) || [1, 16].contains(&self.row)
    }

    /// Its name: `E2`.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'A' + self.column - 1), self.row)
    }

    /// The square of this name.
    pub fn read(name: &str) -> Option<Self> {
        Self::all().find(|square| square.name() == name)
    }
}

/// White commands South and West, Black North and East.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    White,
    Black,
}

/// The direction of a pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl Way {
    /// One square ahead.
    pub fn ahead(self) -> (i8, i8) {
        match self {
            Self::Up => (0, 1),
            Self::Down => (0, -1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
        }
    }

    /// The two diagonal steps ahead.
    pub fn diagonals(self) -> [(i8, i8); 2] {
        match self {
            Self::Up => [(-1, 1), (1, 1)],
            Self::Down => [(-1, -1), (1, -1)],
            Self::Left => [(-1, -1), (-1, 1)],
            Self::Right => [(1, -1), (1, 1)],
        }
    }

    /// The suffix of a turned pawn.
    pub fn mark(self) -> char {
        match self {
            Self::Up => '^',
            Self::Down => 'v',
            Self::Left => '<',
            Self::Right => '>',
        }
    }
}

/// An army, in the order of the seats (ruling FK-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Army {
    South,
    West,
    North,
    East,
}

/// All armies in order.
pub(super) const ARMIES: [Army; 4] = [Army::South, Army::West, Army::North, Army::East];

impl Army {
    /// Its colour (ruling FK-3).
    pub fn colour(self) -> Colour {
        match self {
            Self::South | Self::West => Colour::White,
            Self::North | Self::East => Colour::Black,
        }
    }

    /// The other army of its colour.
    pub fn partner(self) -> Self {
        match self {
            Self::South => Self::West,
            Self::West => Self::South,
            Self::North => Self::East,
            Self::East => Self::North,
        }
    }

    /// Its prefix.
    pub fn letter(self) -> char {
        match self {
            Self::South => 's',
            Self::West => 'w',
            Self::North => 'n',
            Self::East => 'e',
        }
    }

    /// The direction in which its pawns start.
    pub fn marches(self) -> Way {
        match self {
            Self::South => Way::Up,
            Self::West => Way::Right,
            Self::North => Way::Down,
            Self::East => Way::Left,
        }
    }

    /// The direction from the floor to the back line of its terrace.
    pub fn outward(self) -> Way {
        match self {
            Self::South => Way::Down,
            Self::West => Way::Left,
            Self::North => Way::Up,
            Self::East => Way::Right,
        }
    }

    /// The start square of its king.
    pub fn king_home(self) -> Square {
        let (column, row) = match self {
            Self::South => (9, 1),
            Self::West => (1, 9),
            Self::North => (8, 16),
            Self::East => (16, 8),
        };
        Square { column, row }
    }

    /// The start squares of its rooks, in the order of the position line.
    pub fn rook_homes(self) -> [Square; 2] {
        let ends = match self {
            Self::South => [(5, 1), (12, 1)],
            Self::West => [(1, 5), (1, 12)],
            Self::North => [(5, 16), (12, 16)],
            Self::East => [(16, 5), (16, 12)],
        };
        ends.map(|(column, row)| Square { column, row })
    }
}

/// The kind of a piece. A pawn has its direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    King,
    Queen,
    Rook,
    Bishop,
    Knight,
    Pawn(Way),
}

impl Kind {
    /// Its letter.
    pub fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Queen => 'Q',
            Self::Rook => 'R',
            Self::Bishop => 'B',
            Self::Knight => 'N',
            Self::Pawn(_) => 'P',
        }
    }
}

/// A piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    pub army: Army,
    pub kind: Kind,
}

impl Piece {
    /// Returns `true` if a game can bring the piece to this square. A pawn keeps to the lanes of its direction and is
    /// never on a back line; a turned pawn stays on the terrace where it turned.
    pub fn may_stand(self, square: Square) -> bool {
        let Kind::Pawn(way) = self.kind else {
            return true;
        };
        if square.on_back_line() {
            return false;
        }
        if way != self.army.marches() {
            return square.terrace().is_some_and(|terrace| {
                terrace.outward() == way && terrace != self.army && way != self.army.outward()
            });
        }
        match self.army {
            Army::South | Army::North => (5..=12).contains(&square.column),
            Army::West | Army::East => (5..=12).contains(&square.row),
        }
    }
}

/// The pieces by column, then row. Squares that do not exist stay empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board([Option<Piece>; 256]);

impl Board {
    /// A board without pieces.
    pub fn empty() -> Self {
        Self([None; 256])
    }

    /// The set-up (ruling FK-3): each army from its first rook on, with pawns in front.
    pub fn start() -> Self {
        use Kind::{Bishop, King, Knight, Queen, Rook};
        let white = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
        let black = [Rook, Knight, Bishop, King, Queen, Bishop, Knight, Rook];
        let mut board = Self::empty();
        for army in ARMIES {
            let line = match army.colour() {
                Colour::White => white,
                Colour::Black => black,
            };
            let way = army.marches();
            for (place, kind) in (5..=12).zip(line) {
                let (column, row) = match army {
                    Army::South => (place, 1),
                    Army::West => (1, place),
                    Army::North => (place, 16),
                    Army::East => (16, place),
                };
                let square = Square { column, row };
                board.put(square, Piece { army, kind });
                let before = square.step(way.ahead()).expect("no army faces the edge");
                let kind = Kind::Pawn(way);
                board.put(before, Piece { army, kind });
            }
        }
        board
    }

    /// The piece on a square.
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.0[place(square)]
    }

    /// Puts a piece on a square and replaces any other.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.0[place(square)] = Some(piece);
    }

    /// Removes the piece on a square.
    pub fn lift(&mut self, square: Square) -> Option<Piece> {
        self.0[place(square)].take()
    }

    /// All pieces with their squares, by column, then row.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        (0..=u8::MAX)
            .zip(&self.0)
            .filter_map(|(place, piece): (u8, _)| {
                let (column, row) = (place / 16 + 1, place % 16 + 1);
                Some((Square { column, row }, (*piece)?))
            })
    }

    /// The square of an army's king; `None` if it is captive.
    pub fn king(&self, army: Army) -> Option<Square> {
        let king = Piece {
            army,
            kind: Kind::King,
        };
        let found = self.pieces().find(|(_, piece)| *piece == king);
        found.map(|(square, _)| square)
    }
}

fn place(square: Square) -> usize {
    usize::from(square.column - 1) * 16 + usize::from(square.row - 1)
}
