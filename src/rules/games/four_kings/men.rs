//! [`Board`]: the pieces on their squares, and their attacks.

use std::fmt;

use crate::games::four_kings::board::Squares;
use crate::games::four_kings::board::{Army, Colour, Heading, Piece, Role, SQUARES, Square};
use crate::games::four_kings::piece_sums::PieceSums;

/// The pieces on their squares.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    squares: [Packed; SQUARES],
    kings: [Option<Square>; 4],
    men: [Squares; 4],
    /// Queens and rooks of all armies.
    straight: Squares,
    /// Queens and bishops of all armies.
    diagonal: Squares,
    knights: Squares,
    /// The sums over each army’s pieces.
    sums: [PieceSums; 4],
    /// A hash of all pieces.
    key: u64,
}

/// A piece, or none, packed into one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Packed(u8);

impl Packed {
    const EMPTY: Self = Self(0);

    const fn of(piece: Piece) -> Self {
        Self(0x80 | (piece.army as u8) << 5 | (piece.heading as u8) << 3 | piece.role as u8)
    }

    #[inline]
    const fn piece(self) -> Option<Piece> {
        UNPACKED[self.0 as usize]
    }
}

impl fmt::Debug for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.piece().fmt(f)
    }
}

/// The pieces by their bytes.
static UNPACKED: [Option<Piece>; 256] = {
    let mut pieces = [None; 256];
    let mut army = 0;
    while army < 4 {
        let mut role = 0;
        while role < 6 {
            let mut heading = 0;
            while heading < 4 {
                let piece = Piece {
                    army: Army::ALL[army],
                    role: Role::ALL[role],
                    heading: Heading::ALL[heading],
                };
                pieces[Packed::of(piece).0 as usize] = Some(piece);
                heading += 1;
            }
            role += 1;
        }
        army += 1;
    }
    pieces
};

/// The part of a board's hash from a piece on this square.
#[inline]
const fn part(square: Square, piece: Packed) -> u64 {
    let word = (square.index() as u64) << 8 | piece.0 as u64;
    let mixed = (word ^ word << 31).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 32).wrapping_mul(0xD1B5_4A32_D192_ED03)
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self {
        squares: [Packed::EMPTY; SQUARES],
        kings: [None; 4],
        men: [Squares::EMPTY; 4],
        straight: Squares::EMPTY,
        diagonal: Squares::EMPTY,
        knights: Squares::EMPTY,
        sums: [PieceSums::NONE; 4],
        key: 0,
    };

    /// The start of every game. FK-3.
    pub fn start() -> Self {
        const LINE: [Role; 8] = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let mut board = Self::EMPTY;
        for army in Army::ALL {
            for (i, role) in (0..).zip(LINE) {
                let home = army.home(i);
                board.put(home, Piece::new(army, role));
                let ahead = home.offset(army.heading().step());
                board.put(
                    ahead.expect("a terrace is four squares deep"),
                    Piece::new(army, Role::Pawn),
                );
            }
        }
        board
    }

    /// The piece on this square.
    #[inline]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()].piece()
    }

    /// The square of an army's king, if it is on the board.
    #[inline]
    pub const fn king(&self, army: Army) -> Option<Square> {
        self.kings[army.index()]
    }

    /// The squares of an army's pieces.
    #[inline]
    pub const fn men(&self, army: Army) -> Squares {
        self.men[army.index()]
    }

    /// The squares of a colour's pieces.
    #[inline]
    pub(super) fn of(&self, colour: Colour) -> Squares {
        let [one, other] = colour.armies();
        self.men(one) | self.men(other)
    }

    /// All squares with a piece.
    #[inline]
    pub(super) fn occupied(&self) -> Squares {
        self.of(Colour::White) | self.of(Colour::Black)
    }

    /// The squares of an army's queens, rooks, bishops and knights.
    #[inline]
    pub(super) fn officers(&self, army: Army) -> Squares {
        self.men(army) & (self.straight | self.diagonal | self.knights)
    }

    /// The sums over an army's pieces.
    #[inline]
    pub(super) const fn piece_sums(&self, army: Army) -> PieceSums {
        self.sums[army.index()]
    }

    /// Returns `true` if no piece stands there.
    #[inline]
    pub(super) const fn is_empty(&self, square: Square) -> bool {
        self.squares[square.index()].0 == 0
    }

    /// A hash that is equal for equal pieces.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: Square, piece: Piece) {
        let packed = Packed::of(piece);
        self.squares[square.index()] = packed;
        self.key ^= part(square, packed);
        self.men[piece.army.index()].insert(square);
        self.sums[piece.army.index()].add(piece, square);
        match piece.role {
            Role::King => self.kings[piece.army.index()] = Some(square),
            Role::Queen => {
                self.straight.insert(square);
                self.diagonal.insert(square);
            }
            Role::Rook => self.straight.insert(square),
            Role::Bishop => self.diagonal.insert(square),
            Role::Knight => self.knights.insert(square),
            Role::Pawn => {}
        }
    }

    /// Removes and returns the piece on this square.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let packed = std::mem::replace(&mut self.squares[square.index()], Packed::EMPTY);
        let piece = packed.piece()?;
        self.key ^= part(square, packed);
        self.men[piece.army.index()].remove(square);
        self.sums[piece.army.index()].remove(piece, square);
        match piece.role {
            Role::King => self.kings[piece.army.index()] = None,
            Role::Queen => {
                self.straight.remove(square);
                self.diagonal.remove(square);
            }
            Role::Rook => self.straight.remove(square),
            Role::Bishop => self.diagonal.remove(square),
            Role::Knight => self.knights.remove(square),
            Role::Pawn => {}
        }
        Some(piece)
    }

    /// The squares of this colour's pieces that attack `target`, whether or not a capture would be legal.
    pub fn attackers(&self, target: Square, by: Colour) -> Squares {
        let mut found = Squares::EMPTY;
        self.any_attacker(target, self.of(by), self.occupied(), |square| {
            found.insert(square);
            false
        });
        found
    }

    /// Returns `true` if a piece of this colour attacks `target`.
    pub fn is_attacked(&self, target: Square, by: Colour) -> bool {
        self.is_attacked_amid(target, self.of(by), self.occupied())
    }

    /// Returns `true` if one of these men would attack `target` if these squares were occupied.
    pub(super) fn is_attacked_amid(&self, target: Square, men: Squares, occupied: Squares) -> bool {
        self.any_attacker(target, men, occupied, |_| true)
    }

    /// These men that attack `target`; and the squares from which a piece alone keeps off one more attack of theirs.
    pub(super) fn threats(&self, target: Square, men: Squares) -> (Squares, Squares) {
        let occupied = self.occupied();
        let mut attackers = self.close_attackers(target, men);
        let mut shields = Squares::EMPTY;
        for square in self.lines_to(target) & men {
            let way = square.between(target) & occupied;
            if way.is_empty() {
                attackers.insert(square);
            } else if way.is_single() {
                shields |= way;
            }
        }
        for square in target.hop_area() & men & self.knights {
            let ways = square.ways_to(target);
            if square.hop_set().contains(target) || !ways.minus(occupied).is_empty() {
                attackers.insert(square);
            }
            shields |= ways & occupied;
        }
        (attackers, shields)
    }

    /// The pieces other than kings that may come onto one of these squares, were nothing in their way.
    pub(super) fn near_to(&self, goals: Squares) -> Squares {
        let pawns = self
            .occupied()
            .minus(self.straight | self.diagonal | self.knights);
        let near = goals.into_iter().map(|goal| {
            let steps = goal.straight_lines() | goal.near();
            self.lines_to(goal) | self.knights & goal.hop_area() | pawns & steps
        });
        near.fold(Squares::EMPTY, |all, near| all | near)
    }

    /// Queens, rooks and bishops on a line of theirs to `target`, over all pieces.
    #[inline]
    fn lines_to(&self, target: Square) -> Squares {
        self.straight & target.straight_lines() | self.diagonal & target.diagonal_lines()
    }

    /// The kings and pawns among these men that attack `target`.
    #[inline]
    fn close_attackers(&self, target: Square, men: Squares) -> Squares {
        let mut found = Squares::EMPTY;
        let officers = self.straight | self.diagonal | self.knights;
        for square in (target.near() & men).minus(officers) {
            let attacks = self.piece(square).is_some_and(|piece| match piece.role {
                Role::King => true,
                Role::Pawn => captures_toward(square, piece.heading, target),
                Role::Queen | Role::Rook | Role::Bishop | Role::Knight => false,
            });
            if attacks {
                found.insert(square);
            }
        }
        found
    }

    /// Calls `enough` with each attacker until it returns `true`.
    #[inline]
    fn any_attacker(
        &self,
        target: Square,
        men: Squares,
        occupied: Squares,
        mut enough: impl FnMut(Square) -> bool,
    ) -> bool {
        let mut lines = (self.lines_to(target) & men).into_iter();
        if lines.any(|square| !square.between(target).meets(occupied) && enough(square)) {
            return true;
        }
        let mut close = self.close_attackers(target, men).into_iter();
        if close.any(&mut enough) {
            return true;
        }
        // Ruling FK-7. A knight attacks with two hops through an empty square.
        let mut knights = (target.hop_area() & men & self.knights).into_iter();
        knights.any(|square| {
            let open = || !square.ways_to(target).minus(occupied).is_empty();
            (square.hop_set().contains(target) || open()) && enough(square)
        })
    }
}

/// Returns `true` if a pawn on this square with this heading captures on that neighbouring square.
fn captures_toward(from: Square, heading: Heading, target: Square) -> bool {
    let files = i16::from(target.file()) - i16::from(from.file());
    let ranks = i16::from(target.rank()) - i16::from(from.rank());
    let (along_files, along_ranks) = heading.step();
    let ahead = files * i16::from(along_files) + ranks * i16::from(along_ranks);
    files != 0 && ranks != 0 && ahead == 1
}
