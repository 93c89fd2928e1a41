//! Types of the board of King's Guard: [`BoardShape`], [`Side`], [`Role`], [`Piece`], [`Square`], [`Squares`],
//! [`Tower`], [`Board`].
//!
//! A tower is a few bits. A board is an array of towers, with the sets that move generation needs. Nothing here knows
//! how pieces move.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::game::grid::{Cell, Grid};
use crate::game::seat::Seat;

/// One of the two boards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardShape {
    /// 9 columns and 10 rows, nine guards a side, towers of five.
    #[default]
    Large,
    /// 8 columns and 8 rows, eight guards a side, towers of four.
    Small,
}

impl BoardShape {
    /// The board's extent.
    pub const fn grid(self) -> Grid {
        match self {
            Self::Large => Grid::squares(9, 10),
            Self::Small => Grid::squares(8, 8),
        }
    }

    /// Number of pieces in a full tower.
    pub const fn tallest(self) -> u8 {
        match self {
            Self::Large => 5,
            Self::Small => 4,
        }
    }

    /// Number of pieces of a kind that a side starts with, and the most it can have.
    pub const fn start_count(self, role: Role) -> u8 {
        match (role, self) {
            (Role::King, _) => 1,
            (Role::Guard, Self::Large) => 9,
            (Role::Guard, Self::Small) => 8,
        }
    }

    /// All squares of the board.
    pub const fn squares(self) -> Squares {
        match self {
            Self::Large => const { squares(Self::Large.grid()) },
            Self::Small => const { squares(Self::Small.grid()) },
        }
    }

    /// The square in this column and row, both from 0; `None` off the board.
    pub fn square(self, file: u8, rank: u8) -> Option<Square> {
        let Grid { files, ranks, .. } = self.grid();
        (file < files && rank < ranks).then(|| Square::at(file, rank))
    }
}

const fn squares(grid: Grid) -> Squares {
    let mut all = 0;
    let mut file = 0;
    while file < grid.files {
        all |= ((1 << grid.ranks) - 1) << Square::at(file, 0).0;
        file += 1;
    }
    Squares(all)
}

/// One of the two armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves first, from row 1 upwards.
    South,
    /// Moves second, from the far row downwards.
    North,
}

impl Side {
    /// Both, in seat order.
    pub const ALL: [Self; 2] = [Self::South, Self::North];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::South => Self::North,
            Self::North => Self::South,
        }
    }

    /// 0 for South, 1 for North.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of this side.
    pub const fn seat(self) -> Seat {
        match self {
            Self::South => Seat::FIRST,
            Self::North => Seat::SECOND,
        }
    }

    /// The side of a seat; `None` if the table has no such seat.
    pub fn at(seat: Seat) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.seat() == seat)
    }

    /// The side's code in the catalogue of sentences.
    pub const fn code(self) -> &'static str {
        match self {
            Self::South => "side-south",
            Self::North => "side-north",
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// The piece whose loss loses the game.
    King,
    /// All other pieces.
    Guard,
}

impl Role {
    /// Both kinds, the stronger first.
    pub const ALL: [Self; 2] = [Self::King, Self::Guard];
}

/// A kind of piece with its side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Its side.
    pub side: Side,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    const ALL: [Self; 4] = [
        Self::new(Side::South, Role::King),
        Self::new(Side::North, Role::King),
        Self::new(Side::South, Role::Guard),
        Self::new(Side::North, Role::Guard),
    ];

    const fn new(side: Side, role: Role) -> Self {
        Self { side, role }
    }

    /// The letter in position texts: South's are capitals.
    pub const fn letter(self) -> char {
        match (self.role, self.side) {
            (Role::King, Side::South) => 'K',
            (Role::King, Side::North) => 'k',
            (Role::Guard, Side::South) => 'G',
            (Role::Guard, Side::North) => 'g',
        }
    }

    /// The piece with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|piece| piece.letter() == letter)
    }

    /// The index in [`Piece::ALL`].
    const fn bits(self) -> u16 {
        self.role as u16 * 2 + self.side as u16
    }
}

/// A square of either board. Squares are ordered by column, then row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Index distance from a square to its neighbour in the next column. It is one more than a column's length, so that
    /// no walk off a column's end arrives in another.
    const STRIDE: u8 = 11;
    /// One more than the last square of the large board.
    const COUNT: usize = 98;

    /// The square in a column and row that are on the board.
    pub(super) const fn at(file: u8, rank: u8) -> Self {
        debug_assert!(file < 9 && rank < 10);
        Self(file * Self::STRIDE + rank)
    }

    /// The column, from 0.
    pub const fn file(self) -> u8 {
        self.0 / Self::STRIDE
    }

    /// The row, from 0.
    pub const fn rank(self) -> u8 {
        self.0 % Self::STRIDE
    }

    /// The index in the order of squares, with gaps.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this square alone.
    pub const fn bit(self) -> Squares {
        Squares(1 << self.0)
    }

    /// The square as a cell of any board.
    pub const fn cell(self) -> Cell {
        Cell {
            file: self.file(),
            rank: self.rank(),
        }
    }

    /// The sort key of its name: row 10 comes before row 2.
    pub(super) const fn by_name(self) -> (u8, u8) {
        let rank = match self.rank() {
            0 => 0,
            9 => 1,
            rank => rank + 1,
        };
        (self.file(), rank)
    }
}

impl From<Square> for Cell {
    fn from(square: Square) -> Self {
        square.cell()
    }
}

/// The name: `E10`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BoardShape::Large.grid().name(self.cell()))
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Squares(u128);

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// Returns `true` for the empty set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns `true` if the square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// The number of squares.
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The set as bits, by [`Square::index`].
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// Removes a square.
    pub const fn remove(&mut self, square: Square) {
        self.0 &= !square.bit().0;
    }

    /// The squares and, with gaps beyond the board's edge, all their neighbours by side.
    #[must_use]
    pub(super) const fn spread(self) -> Self {
        let along = self.along();
        Self(along.0 | self.0 << Square::STRIDE | self.0 >> Square::STRIDE)
    }

    /// [`Squares::spread`] with neighbours by corner.
    #[must_use]
    pub(super) const fn spread_wide(self) -> Self {
        let along = self.along().0;
        Self(along | along << Square::STRIDE | along >> Square::STRIDE)
    }

    /// The squares and their neighbours in the same column.
    const fn along(self) -> Self {
        Self(self.0 | self.0 << 1 | self.0 >> 1)
    }
}

impl BitAnd for Squares {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Squares {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// The squares in order.
impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self.0)
    }
}

/// The squares of a set, from the first on.
#[derive(Clone, Debug)]
pub struct SquaresIter(u128);

impl Iterator for SquaresIter {
    type Item = Square;
    fn next(&mut self) -> Option<Square> {
        if self.0 == 0 {
            return None;
        }
        let lowest = u8::try_from(self.0.trailing_zeros()).expect("there are 128 bits");
        self.0 &= self.0 - 1;
        Some(Square(lowest))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<T: IntoIterator<Item = Square>>(squares: T) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |all, square| all | square.bit())
    }
}

/// The pieces on one square: two bits each, the top one lowest, below a bit that marks the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tower(u16);

impl Tower {
    /// The tower without a piece.
    pub const EMPTY: Self = Self(1);
    /// Most pieces the bits have room for, more than any tower of the game has.
    pub const ROOM: u8 = 7;

    /// Number of pieces.
    pub const fn height(self) -> u8 {
        // Two bits for each piece, and the marker bit below them.
        self.0.ilog2().to_le_bytes()[0] / 2
    }

    /// Returns `true` for the empty tower.
    pub const fn is_empty(self) -> bool {
        self.0 == Self::EMPTY.0
    }

    /// The piece on top.
    pub fn top(self) -> Option<Piece> {
        (!self.is_empty()).then(|| Piece::ALL[usize::from(self.0 & 3)])
    }

    /// The tower with another piece on top. There is [room](Tower::ROOM).
    #[must_use]
    pub(super) const fn with(self, piece: Piece) -> Self {
        debug_assert!(self.height() < Self::ROOM);
        Self(self.0 << 2 | piece.bits())
    }

    /// The tower without its top piece, if it has one.
    #[must_use]
    pub(super) const fn without_top(self) -> Self {
        if self.is_empty() {
            self
        } else {
            Self(self.0 >> 2)
        }
    }

    /// The pieces from the bottom up.
    pub fn pieces(self) -> impl DoubleEndedIterator<Item = Piece> {
        let bits = self.0;
        (0..self.height())
            .rev()
            .map(move |above| Piece::ALL[usize::from(bits >> (2 * above) & 3)])
    }
}

/// The letters of the pieces from the bottom up.
impl fmt::Debug for Tower {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: String = self.pieces().map(Piece::letter).collect();
        write!(f, "({letters})")
    }
}

/// The towers on their squares.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Board {
    towers: [Tower; Square::COUNT],
    /// For South and North: the towers with a piece of that side on top.
    tops: [Squares; 2],
    /// The towers with a king on top.
    kings: Squares,
    /// A hash of all towers.
    key: u64,
}

impl Default for Board {
    fn default() -> Self {
        Self {
            towers: [Tower::EMPTY; Square::COUNT],
            tops: [Squares::EMPTY; 2],
            kings: Squares::EMPTY,
            key: 0,
        }
    }
}

/// The part of a board's hash from this tower; 0 for an empty one.
const fn part(square: Square, tower: Tower) -> u64 {
    if tower.is_empty() {
        return 0;
    }
    let word = (square.0 as u64) << 16 | tower.0 as u64;
    let mixed = (word ^ word << 29).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 32).wrapping_mul(0xD1B5_4A32_D192_ED03)
}

impl Board {
    /// The tower on a square.
    pub const fn tower(&self, square: Square) -> Tower {
        self.towers[square.0 as usize]
    }

    /// The piece on top of a square's tower.
    pub fn top(&self, square: Square) -> Option<Piece> {
        self.tower(square).top()
    }

    /// Sets the tower of a square.
    pub fn set(&mut self, square: Square, tower: Tower) {
        self.key ^= part(square, self.tower(square)) ^ part(square, tower);
        self.towers[usize::from(square.0)] = tower;
        for tops in &mut self.tops {
            tops.remove(square);
        }
        self.kings.remove(square);
        if let Some(top) = tower.top() {
            self.tops[top.side.index()] |= square.bit();
            if top.role == Role::King {
                self.kings |= square.bit();
            }
        }
    }

    /// The towers with a piece of that side on top.
    pub const fn tops(&self, side: Side) -> Squares {
        self.tops[side.index()]
    }

    /// The towers with a king on top.
    pub const fn kings(&self) -> Squares {
        self.kings
    }

    /// A hash that is equal for equal towers.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// The squares with a tower.
    pub fn occupied(&self) -> Squares {
        self.tops[0] | self.tops[1]
    }
}

/// The towers on the board.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let towers = self.occupied().into_iter();
        f.debug_map()
            .entries(towers.map(|square| (square.to_string(), self.tower(square))))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_gives_back_what_was_put_on_it() {
        let pieces = [Piece::ALL, Piece::ALL].concat();
        let mut tower = Tower::EMPTY;
        for (put, piece) in (1..=Tower::ROOM).zip(&pieces) {
            tower = tower.with(*piece);
            assert_eq!((tower.height(), tower.top()), (put, Some(*piece)));
            let from_below: Vec<Piece> = tower.pieces().collect();
            assert_eq!(from_below, pieces[..usize::from(put)]);
        }
        for left in (0..Tower::ROOM).rev() {
            tower = tower.without_top();
            assert_eq!(tower.height(), left);
        }
        assert_eq!((tower, tower.top()), (Tower::EMPTY, None));
    }

    #[test]
    fn neighbours_end_at_the_edge() {
        for shape in [BoardShape::Large, BoardShape::Small] {
            let grid = shape.grid();
            assert_eq!(shape.squares().count(), u32::from(grid.files * grid.ranks));
            for square in shape.squares() {
                let cell = square.cell();
                assert_eq!(shape.square(cell.file, cell.rank), Some(square));
                for (wide, spread) in [
                    (false, square.bit().spread()),
                    (true, square.bit().spread_wide()),
                ] {
                    for other in shape.squares() {
                        let (files, ranks) = (
                            cell.file.abs_diff(other.file()),
                            cell.rank.abs_diff(other.rank()),
                        );
                        let near = if wide {
                            files.max(ranks) <= 1
                        } else {
                            files + ranks <= 1
                        };
                        assert_eq!(spread.contains(other), near, "{square} {other}");
                    }
                }
            }
        }
    }

    #[test]
    fn squares_are_ordered_by_name_as_texts_are() {
        let mut squares: Vec<Square> = BoardShape::Large.squares().into_iter().collect();
        squares.sort_by_key(|square| square.by_name());
        let names: Vec<String> = squares.iter().map(ToString::to_string).collect();
        assert!(names.is_sorted(), "{names:?}");
        assert_eq!(names[..3], ["A1", "A10", "A2"]);
    }
}
