//! [`Board`]: which piece stands where, and what it attacks.

use crate::games::four_kings::board::Squares;
use crate::games::four_kings::board::{
    Army, Colour, DIRECTIONS, Heading, Piece, Role, SQUARES, STRAIGHT, Square,
};

/// Which piece stands where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    squares: [Option<Piece>; SQUARES],
    kings: [Option<Square>; 4],
    men: [Squares; 4],
}

impl Board {
    /// No piece anywhere.
    pub const EMPTY: Self = Self {
        squares: [None; SQUARES],
        kings: [None; 4],
        men: [Squares::EMPTY; 4],
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

    /// What stands there.
    #[inline]
    pub const fn piece(&self, square: Square) -> Option<Piece> {
        self.squares[square.index()]
    }

    /// Where an army's king stands, if it is on the board.
    #[inline]
    pub const fn king(&self, army: Army) -> Option<Square> {
        self.kings[army.index()]
    }

    /// The squares of an army's pieces.
    #[inline]
    pub const fn men(&self, army: Army) -> Squares {
        self.men[army.index()]
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.squares[square.index()] = Some(piece);
        self.men[piece.army.index()].insert(square);
        if piece.role == Role::King {
            self.kings[piece.army.index()] = Some(square);
        }
    }

    /// Takes away what stands there.
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.squares[square.index()].take()?;
        self.men[piece.army.index()].remove(square);
        if piece.role == Role::King {
            self.kings[piece.army.index()] = None;
        }
        Some(piece)
    }

    /// The squares from which pieces of this colour could capture on `target` in one move, whether or not that move
    /// would be legal.
    pub fn attackers(&self, target: Square, by: Colour) -> Squares {
        let mut found = Squares::EMPTY;
        self.each_attacker(target, by, |square| {
            found.insert(square);
            false
        });
        found
    }

    /// Whether a piece of this colour could capture on `target` in one move.
    pub fn is_attacked(&self, target: Square, by: Colour) -> bool {
        self.each_attacker(target, by, |_| true)
    }

    /// Tells of attackers until `enough` says so; a knight may be told of more than once.
    #[inline]
    fn each_attacker(
        &self,
        target: Square,
        by: Colour,
        mut enough: impl FnMut(Square) -> bool,
    ) -> bool {
        for (direction, step) in DIRECTIONS.iter().enumerate() {
            let mut ray = target.ray(direction).enumerate();
            let met = ray.find_map(|(i, square)| Some((i, square, self.piece(square)?)));
            let Some((i, square, piece)) = met else {
                continue;
            };
            let straight = direction < STRAIGHT;
            let attacks = match piece.role {
                Role::Queen => true,
                Role::Rook => straight,
                Role::Bishop => !straight,
                Role::King => i == 0,
                Role::Pawn => i == 0 && !straight && faces(piece.heading, *step),
                Role::Knight => false,
            };
            if attacks && piece.colour() == by && enough(square) {
                return true;
            }
        }
        // Ruling FK-7. By way of an empty square a knight attacks with two hops.
        let knight = |square: Square| {
            let piece = self.piece(square);
            piece.is_some_and(|piece| piece.role == Role::Knight && piece.colour() == by)
        };
        for near in target.hops() {
            if knight(near) && enough(near) {
                return true;
            }
            if self.piece(near).is_none()
                && near
                    .hops()
                    .any(|far| far != target && knight(far) && enough(far))
            {
                return true;
            }
        }
        false
    }
}

/// Whether a pawn with this heading that lies in this diagonal direction captures toward where one looks from.
fn faces(heading: Heading, (files, ranks): (i8, i8)) -> bool {
    let (along_files, along_ranks) = heading.step();
    along_files == -files || along_ranks == -ranks
}
