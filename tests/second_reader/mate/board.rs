//! The board of the second reading: sides, roles, squares and raised squares.

/// Number of columns, A to G.
pub(super) const COLUMNS: usize = 7;
/// Number of rows, 1 to 9.
pub(super) const ROWS: usize = 9;

/// The letters of the columns, from White's left.
const COLUMN_LETTERS: [char; COLUMNS] = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];

/// The raised squares in the centre: C4, E4, D5, C6, E6.
const CENTRAL: [Square; 5] = [
    Square { column: 2, row: 3 },
    Square { column: 4, row: 3 },
    Square { column: 3, row: 4 },
    Square { column: 2, row: 5 },
    Square { column: 4, row: 5 },
];
/// D1, White's, and D9, Black's.
const KING_SQUARES: [Square; 2] = [Square { column: 3, row: 0 }, Square { column: 3, row: 8 }];

/// The steps along a column or a row.
pub(super) const STRAIGHT: [(isize, isize); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
/// The steps along a diagonal.
pub(super) const DIAGONAL: [(isize, isize); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
/// The steps along a column, a row or a diagonal.
pub(super) const EIGHT: [(isize, isize); 8] = [
    (0, 1),
    (0, -1),
    (1, 0),
    (-1, 0),
    (1, 1),
    (1, -1),
    (-1, 1),
    (-1, -1),
];

/// An army.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// It moves first.
    White,
    /// It moves second.
    Black,
}

impl Side {
    /// The enemy.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// D1 for White, D9 for Black.
    pub fn king_square(self) -> Square {
        match self {
            Self::White => KING_SQUARES[0],
            Self::Black => KING_SQUARES[1],
        }
    }

    /// The row, counted from 0, on which this side's fools promote.
    pub fn far_row(self) -> usize {
        match self {
            Self::White => 8,
            Self::Black => 0,
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// `K`
    King,
    /// `S`
    Swordmaster,
    /// `P`
    Priest,
    /// `R`
    Priestess,
    /// `E`
    Keeper,
    /// `F`
    Fool,
}

impl Role {
    /// All kinds.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Swordmaster,
        Self::Priest,
        Self::Priestess,
        Self::Keeper,
        Self::Fool,
    ];

    /// The capital letter in texts.
    pub fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Swordmaster => 'S',
            Self::Priest => 'P',
            Self::Priestess => 'R',
            Self::Keeper => 'E',
            Self::Fool => 'F',
        }
    }

    /// Number of these pieces a side starts with.
    pub fn count_at_start(self) -> usize {
        match self {
            Self::King | Self::Priest | Self::Priestess => 1,
            Self::Swordmaster | Self::Keeper => 2,
            Self::Fool => 5,
        }
    }
}

/// One of the 63 squares, both numbers from 0. Squares are ordered by column, then by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Square {
    /// 0 is A.
    pub column: usize,
    /// 0 is the row that people call 1.
    pub row: usize,
}

impl Square {
    /// All squares in order.
    pub fn all() -> [Self; COLUMNS * ROWS] {
        std::array::from_fn(|index| Self {
            column: index / ROWS,
            row: index % ROWS,
        })
    }

    /// The squares that satisfy a condition, in order.
    pub fn all_that(are: impl Fn(Self) -> bool) -> Vec<Self> {
        Self::all()
            .into_iter()
            .filter(|square| are(*square))
            .collect()
    }

    /// The square with this name, which must exist.
    pub fn named(name: &str) -> Self {
        let mut letters = name.chars();
        let column = letters
            .next()
            .and_then(|letter| COLUMN_LETTERS.iter().position(|l| *l == letter))
            .expect("a column from A to G");
        let row: usize = letters.as_str().parse().expect("a row's number");
        assert!((1..=ROWS).contains(&row), "no square is called {name}");
        Self {
            column,
            row: row - 1,
        }
    }

    /// The square's name.
    pub fn name(self) -> String {
        format!("{}{}", COLUMN_LETTERS[self.column], self.row + 1)
    }

    /// The next square in a direction; `None` beyond the edge.
    pub fn step(self, (columns, rows): (isize, isize)) -> Option<Self> {
        let column = self.column.checked_add_signed(columns)?;
        let row = self.row.checked_add_signed(rows)?;
        (column < COLUMNS && row < ROWS).then_some(Self { column, row })
    }

    /// Returns `true` if the two squares touch by a side or a corner.
    pub fn adjacent(self, other: Self) -> bool {
        self != other
            && self.column.abs_diff(other.column) <= 1
            && self.row.abs_diff(other.row) <= 1
    }

    /// Returns `true` for one of the five raised squares in the X.
    pub fn is_central(self) -> bool {
        CENTRAL.contains(&self)
    }

    /// Returns `true` for one of the seven raised squares.
    pub fn is_raised(self) -> bool {
        self.is_central() || KING_SQUARES.contains(&self)
    }
}
