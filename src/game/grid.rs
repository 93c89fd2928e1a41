//! Board words that every game shares: [`Cell`], [`Grid`], [`Perspective`].

/// One cell of a board by column and row, both from 0; the first seat sees (0, 0) at its lower left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Column, from the first seat's left.
    pub file: u8,
    /// Row, from the first seat's side.
    pub rank: u8,
}

/// The extent of a board of squares: columns are letters from A, rows numbers from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// Number of columns, at most 26.
    pub files: u8,
    /// Number of rows.
    pub ranks: u8,
}

impl Grid {
    /// The column's letter.
    pub fn file_name(self, file: u8) -> char {
        char::from(b'A' + file)
    }

    /// The cell's name: `D2`.
    pub fn name(self, cell: Cell) -> String {
        format!("{}{}", self.file_name(cell.file), u16::from(cell.rank) + 1)
    }

    /// The cell with this name, in either case; `None` when there is none.
    pub fn cell(self, name: &str) -> Option<Cell> {
        let mut chars = name.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let digits = chars.as_str();
        if !letter.is_ascii_uppercase() || digits.starts_with(['0', '+']) {
            return None;
        }
        let file = u8::try_from(u32::from(letter) - u32::from('A')).ok()?;
        let rank = digits.parse::<u8>().ok()?.checked_sub(1)?;
        (file < self.files && rank < self.ranks).then_some(Cell { file, rank })
    }

    /// Where the cell stands on a picture seen from `eyes`: column from the left, row from the top.
    pub fn place(self, cell: Cell, eyes: Perspective) -> (u8, u8) {
        match eyes {
            Perspective::Home => (cell.file, self.ranks - 1 - cell.rank),
            Perspective::Across => (self.files - 1 - cell.file, cell.rank),
        }
    }
}

/// From which side a board is seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Perspective {
    /// The first seat's side at the bottom.
    #[default]
    Home,
    /// Turned by half a circle.
    Across,
}

impl Perspective {
    /// The view from across the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Home => Self::Across,
            Self::Across => Self::Home,
        }
    }
}
