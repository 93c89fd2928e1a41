//! Terms that all boards share: [`Cell`], [`Grid`], [`Shape`], [`Perspective`].

/// A cell by its place in its row and by its row, both from 0. The first seat sees (0, 0) at its lower left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Place in its row from the first seat's left; the column on squares.
    pub file: u8,
    /// Row, from the first seat's side.
    pub rank: u8,
}

/// The shape of a board's cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// Squares in a rectangle. Columns are letters from A, rows numbers from 1.
    Squares,
    /// Hexagons in a hexagon that lies on one of its sides. Rows are letters from A, the cells of a row numbers from 1.
    Hexagons,
}

/// The extent of a board, with its holes and walls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// Number of columns, at most 26; for hexagons the length of the longest row.
    pub files: u8,
    /// Number of rows.
    pub ranks: u8,
    /// The shape of the cells.
    pub shape: Shape,
}

impl Grid {
    /// A rectangle of squares.
    pub const fn squares(files: u8, ranks: u8) -> Self {
        Self {
            files,
            ranks,
            shape: Shape::Squares,
        }
    }

    /// A hexagon of hexagons with this many along each side, at most 13.
    pub const fn hexagon(side: u8) -> Self {
        let across = (side * 2).saturating_sub(1);
        Self {
            files: across,
            ranks: across,
            shape: Shape::Hexagons,
        }
    }

    /// Number of sides of the board, and so of perspectives.
    pub const fn sides(self) -> u8 {
        match self.shape {
            Shape::Squares => 4,
            Shape::Hexagons => 6,
        }
    }

    /// Number of cells in a row.
    pub fn row(self, rank: u8) -> u8 {
        match self.shape {
            Shape::Squares => self.files,
            Shape::Hexagons => self.files - (self.files / 2).abs_diff(rank),
        }
    }

    /// Returns `true` if the cell lies within the extent.
    pub fn contains(self, cell: Cell) -> bool {
        cell.rank < self.ranks && cell.file < self.row(cell.rank)
    }

    /// Every cell within the extent, row by row.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.ranks)
            .flat_map(move |rank| (0..self.row(rank)).map(move |file| Cell { file, rank }))
    }

    /// The letter of a column of squares.
    pub fn file_name(self, file: u8) -> char {
        letter(file)
    }

    /// The name of a row: a number on squares, a letter on hexagons.
    pub fn rank_name(self, rank: u8) -> String {
        match self.shape {
            Shape::Squares => (u16::from(rank) + 1).to_string(),
            Shape::Hexagons => letter(rank).to_string(),
        }
    }

    /// The letter and the number of a cell's name, both from 0. Sorted by them, B9 comes before B10.
    pub const fn name_parts(self, cell: Cell) -> (u8, u8) {
        match self.shape {
            Shape::Squares => (cell.file, cell.rank),
            Shape::Hexagons => (cell.rank, cell.file),
        }
    }

    /// The cell's name: `D2`.
    pub fn name(self, cell: Cell) -> String {
        let (lettered, numbered) = self.name_parts(cell);
        format!("{}{}", letter(lettered), u16::from(numbered) + 1)
    }

    /// The cell with this name, in either case; `None` if there is none.
    pub fn cell(self, name: &str) -> Option<Cell> {
        let mut chars = name.chars();
        let letter = chars.next()?.to_ascii_uppercase();
        let digits = chars.as_str();
        if !letter.is_ascii_uppercase() || digits.starts_with(['0', '+']) {
            return None;
        }
        let lettered = u8::try_from(u32::from(letter) - u32::from('A')).ok()?;
        let numbered = digits.parse::<u8>().ok()?.checked_sub(1)?;
        let (file, rank) = match self.shape {
            Shape::Squares => (lettered, numbered),
            Shape::Hexagons => (numbered, lettered),
        };
        let cell = Cell { file, rank };
        self.contains(cell).then_some(cell)
    }

    /// Number of columns and rows of a picture seen from `eyes`.
    pub const fn extent(self, eyes: Perspective) -> (u8, u8) {
        match (self.shape, eyes.0 % 2) {
            (Shape::Squares, 1) => (self.ranks, self.files),
            (Shape::Squares | Shape::Hexagons, _) => (self.files, self.ranks),
        }
    }

    /// The cell's place on a picture seen from `eyes`: its place in its row from the left, and the row from the top.
    pub fn place(self, cell: Cell, eyes: Perspective) -> (u8, u8) {
        match self.shape {
            Shape::Squares => {
                let (right, down) = (self.files - 1 - cell.file, self.ranks - 1 - cell.rank);
                match eyes.0 % 4 {
                    0 => (cell.file, down),
                    1 => (down, right),
                    2 => (right, cell.rank),
                    _ => (cell.rank, cell.file),
                }
            }
            Shape::Hexagons => {
                let turned = self.at_axial(self.axial(cell, eyes)).unwrap_or(cell);
                (turned.file, self.ranks - 1 - turned.rank)
            }
        }
    }

    /// A hexagon by steps from the centre of its board as seen from `eyes`: to the right, and to the upper right.
    pub fn axial(self, cell: Cell, eyes: Perspective) -> (i16, i16) {
        let half = i16::from(self.files / 2);
        let y = i16::from(cell.rank) - half;
        let home = (i16::from(cell.file) - half - y.min(0), y);
        // The next side sees the board turned counter-clockwise by one side.
        (0..eyes.0 % 6).fold(home, |(x, y), _| (-y, x + y))
    }

    /// The hexagon this many steps from the centre as its first seat sees it; `None` beyond the edge.
    pub fn at_axial(self, (x, y): (i16, i16)) -> Option<Cell> {
        let half = i16::from(self.files / 2);
        let cell = Cell {
            file: u8::try_from(x + half + y.min(0)).ok()?,
            rank: u8::try_from(y + half).ok()?,
        };
        self.contains(cell).then_some(cell)
    }

    /// The nearest perspective from which the cells of a row have one letter and stand in the order of their numbers.
    /// On hexagons it is the first seat's or the one from across.
    #[must_use]
    pub const fn upright(self, eyes: Perspective) -> Perspective {
        match (self.shape, eyes.number(self)) {
            (Shape::Squares, _) => eyes,
            (Shape::Hexagons, 2..=4) => Perspective(3),
            (Shape::Hexagons, _) => Perspective::HOME,
        }
    }

    /// The perspective from across the board.
    #[must_use]
    pub const fn across(self, eyes: Perspective) -> Perspective {
        Perspective((eyes.0 + self.sides() / 2) % self.sides())
    }
}

fn letter(nth: u8) -> char {
    char::from(b'A'.saturating_add(nth))
}

/// The side from which a board is seen. Sides are counted from 0, the first seat's, clockwise as seen from above. On
/// squares they are south, west, north and east. On hexagons they are south, south-west, north-west, north, north-east
/// and south-east.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Perspective(u8);

impl Perspective {
    /// The first seat's side at the bottom.
    pub const HOME: Self = Self(0);
    /// A board of squares turned by half a circle.
    pub const ACROSS: Self = Self(2);

    /// The perspective from this side of a board.
    pub const fn side(side: u8) -> Self {
        Self(side)
    }

    /// The number of this side on its board.
    pub const fn number(self, grid: Grid) -> u8 {
        self.0 % grid.sides()
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_cell_has_one_name_and_one_place_in_each_view() {
        for grid in [
            Grid::squares(7, 9),
            Grid::squares(16, 16),
            Grid::hexagon(10),
            Grid::hexagon(1),
        ] {
            let count = grid.cells().count();
            let names: BTreeSet<String> = grid.cells().map(|cell| grid.name(cell)).collect();
            assert_eq!(names.len(), count);
            for cell in grid.cells() {
                assert_eq!(grid.cell(&grid.name(cell)), Some(cell));
                assert_eq!(grid.cell(&grid.name(cell).to_ascii_lowercase()), Some(cell));
            }
            for side in 0..grid.sides() {
                let eyes = Perspective::side(side);
                let (columns, rows) = grid.extent(eyes);
                let places: BTreeSet<(u8, u8)> =
                    grid.cells().map(|cell| grid.place(cell, eyes)).collect();
                assert_eq!(places.len(), count);
                assert!(places.iter().all(|(x, y)| *x < columns && *y < rows));
                assert_eq!(grid.across(grid.across(eyes)), eyes);
            }
        }
    }

    #[test]
    fn hexagons_are_named_row_by_row_from_the_first_seat() {
        let grid = Grid::hexagon(10);
        assert_eq!(grid.cells().count(), 271);
        for (name, at) in [
            ("J10", (0, 0)),
            ("A1", (0, -9)),
            ("A10", (9, -9)),
            ("J1", (-9, 0)),
            ("J19", (9, 0)),
            ("S1", (-9, 9)),
            ("S10", (0, 9)),
        ] {
            let cell = grid.cell(name).unwrap();
            assert_eq!(grid.axial(cell, Perspective::HOME), at, "{name}");
            assert_eq!(grid.at_axial(at), Some(cell));
        }
        for none in ["A11", "S11", "T1", "J20", "J0", "10", "J"] {
            assert_eq!(grid.cell(none), None, "{none}");
        }
    }

    #[test]
    fn an_upright_view_has_rows_of_one_letter_and_turns_by_one_side_at_most() {
        let grid = Grid::hexagon(10);
        for side in 0..6 {
            let upright = grid.upright(Perspective::side(side));
            let turn = side.abs_diff(upright.number(grid));
            assert!(turn.min(6 - turn) <= 1, "{side}");
            for cell in grid.cells() {
                let beside = Cell {
                    file: (cell.file + 1) % grid.row(cell.rank),
                    ..cell
                };
                let [(_, row), (_, same)] = [cell, beside].map(|cell| grid.place(cell, upright));
                assert_eq!(row, same, "{side}");
            }
        }
        for side in 0..4 {
            let eyes = Perspective::side(side);
            assert_eq!(Grid::squares(16, 16).upright(eyes), eyes);
        }
    }

    #[test]
    fn every_seat_has_its_own_side_at_the_bottom() {
        let at_bottom = |grid: Grid, side, name| {
            let (_, row) = grid.place(grid.cell(name).unwrap(), Perspective::side(side));
            row == grid.extent(Perspective::side(side)).1 - 1
        };
        let cross = Grid::squares(16, 16);
        for (side, king) in (0..).zip(["I1", "A9", "H16", "P8"]) {
            assert!(at_bottom(cross, side, king), "{king}");
        }
        let stars = Grid::hexagon(10);
        for (side, king) in (0..).zip(["A6", "F1", "N1", "S6", "O14", "E14"]) {
            assert!(at_bottom(stars, side, king), "{king}");
        }
        let (left, _) = cross.place(cross.cell("A12").unwrap(), Perspective::side(1));
        assert_eq!(left, 3 + 1, "west sees row 12 at his left");
        let left = stars.place(stars.cell("J1").unwrap(), Perspective::side(1));
        assert_eq!(left, (0, 18), "south-west has J1 at his lower left");
    }
}
