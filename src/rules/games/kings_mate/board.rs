//! Types of the board of King's Mate: [`Side`], [`Role`], [`Square`], [`Bitboard`], [`Board`], [`Move`].
//!
//! A board is eight sets of squares, one for each role and each side. Nothing here knows how pieces move.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

use crate::game::grid::{Cell, Grid};
use crate::game::seat::Seat;
use crate::game::text::Pen;

/// Number of columns.
pub const FILES: u8 = 7;
/// Number of rows.
pub const RANKS: u8 = 9;
/// The board's extent.
pub const GRID: Grid = Grid::squares(FILES, RANKS);

/// One of the two armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Moves first, from row 1 upwards.
    White,
    /// Moves second, from row 9 downwards.
    Black,
}

impl Side {
    /// Both, in seat order.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// 0 for White, 1 for Black.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The seat of this side.
    pub const fn seat(self) -> Seat {
        match self {
            Self::White => Seat::FIRST,
            Self::Black => Seat::SECOND,
        }
    }

    /// The side of a seat; `None` if the table has no such seat.
    pub fn at(seat: Seat) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.seat() == seat)
    }

    /// The side's own King Square, D1 or D9.
    pub const fn home(self) -> Square {
        match self {
            Self::White => Square::at(3, 0),
            Self::Black => Square::at(3, 8),
        }
    }

    /// The row on which this side's fools return as lost pieces.
    pub const fn far_row(self) -> Bitboard {
        let first_row = 0x0040_2010_0804_0201;
        match self {
            Self::White => Bitboard(first_row << 8),
            Self::Black => Bitboard(first_row),
        }
    }

    /// The row from which this side's fools step onto the far row.
    pub(super) const fn row_before_far(self) -> Bitboard {
        match self {
            Self::White => Bitboard(self.far_row().0 >> 1),
            Self::Black => Bitboard(self.far_row().0 << 1),
        }
    }

    /// The side's code in the catalogue of sentences.
    pub const fn code(self) -> &'static str {
        match self {
            Self::White => "side-white",
            Self::Black => "side-black",
        }
    }
}

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Moves one step in any direction.
    King,
    /// Moves any distance in any direction, within the escort rule.
    Swordmaster,
    /// Moves any distance along rows and columns.
    Keeper,
    /// Moves any distance diagonally.
    Priest,
    /// Moves any distance diagonally.
    Priestess,
    /// Moves one step straight to an empty square, and captures one step diagonally.
    Fool,
}

impl Role {
    /// All kinds, strongest first.
    pub const ALL: [Self; 6] = [
        Self::King,
        Self::Swordmaster,
        Self::Keeper,
        Self::Priest,
        Self::Priestess,
        Self::Fool,
    ];

    /// The kinds a fool can return as, in the order of their letters.
    pub const PROMOTIONS: [Self; 3] = [Self::Keeper, Self::Priest, Self::Priestess];

    /// The index in [`Role::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The capital letter in moves and position texts.
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Swordmaster => 'S',
            Self::Keeper => 'E',
            Self::Priest => 'P',
            Self::Priestess => 'R',
            Self::Fool => 'F',
        }
    }

    /// The kind's name as people type it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::King => "king",
            Self::Swordmaster => "swordmaster",
            Self::Keeper => "keeper",
            Self::Priest => "priest",
            Self::Priestess => "priestess",
            Self::Fool => "fool",
        }
    }

    /// The kind's code in the catalogue of sentences.
    pub const fn code(self) -> &'static str {
        match self {
            Self::King => "piece-king",
            Self::Swordmaster => "piece-swordmaster",
            Self::Keeper => "piece-keeper",
            Self::Priest => "piece-priest",
            Self::Priestess => "piece-priestess",
            Self::Fool => "piece-fool",
        }
    }

    /// Number of pieces of this kind that a side starts with, and the most it can have.
    pub const fn start_count(self) -> u32 {
        match self {
            Self::King | Self::Priest | Self::Priestess => 1,
            Self::Swordmaster | Self::Keeper => 2,
            Self::Fool => 5,
        }
    }
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
    /// The letter in position texts: White's are capitals.
    pub const fn letter(self) -> char {
        match self.side {
            Side::White => self.role.letter(),
            Side::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        let role = Role::ALL
            .into_iter()
            .find(|role| role.letter() == letter.to_ascii_uppercase())?;
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        Some(Self { side, role })
    }
}

/// One of the 63 squares. Squares are ordered by column, then row: the order of their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// Number of squares.
    pub const COUNT: u8 = FILES * RANKS;

    /// The square in this column and row, both from 0; `None` off the board.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < FILES && rank < RANKS {
            Some(Self::at(file, rank))
        } else {
            None
        }
    }

    /// The square in a column and row that are on the board.
    pub(super) const fn at(file: u8, rank: u8) -> Self {
        debug_assert!(file < FILES && rank < RANKS);
        Self(file * RANKS + rank)
    }

    /// The square with this index, which is below [`Square::COUNT`].
    pub(super) const fn from_index(index: u8) -> Self {
        debug_assert!(index < Self::COUNT);
        Self(index)
    }

    /// All squares in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self)
    }

    /// The column, from 0.
    pub const fn file(self) -> u8 {
        self.0 / RANKS
    }

    /// The row, from 0.
    pub const fn rank(self) -> u8 {
        self.0 % RANKS
    }

    /// The index in the order of squares; always below 64, which spares tables of 64 a bounds check.
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The square some steps away; `None` off the board.
    pub const fn step(self, files: i8, ranks: i8) -> Option<Self> {
        match (
            self.file().checked_add_signed(files),
            self.rank().checked_add_signed(ranks),
        ) {
            (Some(file), Some(rank)) => Self::new(file, rank),
            _ => None,
        }
    }

    /// This square after turning the board by half a circle.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self(Self::COUNT - 1 - self.0)
    }

    /// The set of this square alone.
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }

    /// The square as a cell of any board.
    pub const fn cell(self) -> Cell {
        Cell {
            file: self.file(),
            rank: self.rank(),
        }
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

/// The name: `D2`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", GRID.file_name(self.file()), self.rank() + 1)
    }
}

/// A set of squares. The bit beyond the 63rd is always clear.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(super) u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self((1 << Square::COUNT) - 1);
    /// The five raised squares in the middle: C4, E4, D5, C6, E6.
    pub const CENTRAL: Self = Self(
        Square::at(2, 3).bit().0
            | Square::at(4, 3).bit().0
            | Square::at(3, 4).bit().0
            | Square::at(2, 5).bit().0
            | Square::at(4, 5).bit().0,
    );
    /// All seven raised squares: the central ones and both King Squares.
    pub const RAISED: Self =
        Self(Self::CENTRAL.0 | Side::White.home().bit().0 | Side::Black.home().bit().0);

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

    /// Returns `true` if the set has at least two squares.
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The first square in order, if any.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a u64 has at most 64 zeros"
    )]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// This set if the condition holds, else the empty one.
    #[inline]
    pub(super) const fn when(self, condition: bool) -> Self {
        Self(self.0 & (condition as u64).wrapping_neg())
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | square.bit())
    }
}

/// The squares in order.
impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;
    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`], in order.
#[derive(Clone, Debug)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;
    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first();
        self.0.0 &= self.0.0.wrapping_sub(1);
        first
    }
}

/// The pieces on their squares. Every occupied square is in one role's set and in one side's set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    roles: [Bitboard; 6],
    sides: [Bitboard; 2],
}

impl Board {
    /// All squares of one side's pieces.
    #[inline]
    pub const fn side(&self, side: Side) -> Bitboard {
        self.sides[side.index()]
    }

    /// All squares of one kind of piece, of both sides.
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// All squares of one side's pieces of one kind.
    #[inline]
    pub fn of(&self, side: Side, role: Role) -> Bitboard {
        self.side(side) & self.role(role)
    }

    /// All squares with a piece.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.sides[0] | self.sides[1]
    }

    /// The side's king; the first one in order if an unchecked arrangement has several.
    #[inline]
    pub fn king(&self, side: Side) -> Option<Square> {
        self.of(side, Role::King).first()
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let side = Side::ALL
            .into_iter()
            .find(|side| self.side(*side).contains(square))?;
        let role = Role::ALL
            .into_iter()
            .find(|role| self.role(*role).contains(square))?;
        Some(Piece { side, role })
    }

    /// Puts a piece on a square, or clears it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let others = !square.bit();
        for set in self.roles.iter_mut().chain(&mut self.sides) {
            *set &= others;
        }
        if let Some(Piece { side, role }) = piece {
            self.roles[role.index()] |= square.bit();
            self.sides[side.index()] |= square.bit();
        }
    }

    /// The board after a piece of `side` moved from one square to another, captured there, and became the second role.
    #[inline]
    pub(super) fn shifted(&self, side: Side, from: (Square, Role), to: (Square, Role)) -> Self {
        let others = !to.0.bit();
        let mut next = Self {
            roles: self.roles.map(|set| set & others),
            sides: self.sides.map(|set| set & others),
        };
        next.roles[from.1.index()] ^= from.0.bit();
        next.roles[to.1.index()] |= to.0.bit();
        next.sides[side.index()] ^= from.0.bit() | to.0.bit();
        next
    }

    /// Number of a side's lost pieces of a kind since the start; 0 if it has more.
    pub fn lost(&self, side: Side, role: Role) -> u32 {
        role.start_count()
            .saturating_sub(self.of(side, role).count())
    }
}

/// One player's whole move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The moving piece's kind.
    pub role: Role,
    /// Its start square.
    pub from: Square,
    /// Its target square, with a capture of any piece there.
    pub to: Square,
    /// The kind that a fool on the far row returns as.
    pub promotion: Option<Role>,
}
