//! [`Board`]: the [`Man`] on each spot, alive or dead.

use std::fmt;

use crate::games::immortal_star_masters::board::Spots;
use crate::games::immortal_star_masters::board::{Piece, Role, SPOTS, Spot};
use crate::games::immortal_star_masters::camps::{Camp, Camps};
use crate::games::immortal_star_masters::piece_sums::PieceSums;

/// A man on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Man {
    /// A piece of a player in play.
    Living(Piece),
    /// A piece of an eliminated player: an obstacle. A pawn's state is forgotten.
    Dead(Piece),
}

impl Man {
    /// The piece.
    pub const fn piece(self) -> Piece {
        match self {
            Self::Living(piece) | Self::Dead(piece) => piece,
        }
    }
}

/// A man, or none, packed into two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Packed(u16);

impl Packed {
    const EMPTY: Self = Self(0);

    const fn of(man: Man) -> Self {
        let piece = man.piece();
        let dead = matches!(man, Man::Dead(_)) as u16;
        let player = (piece.camp as u16) << 11 | (piece.role as u16) << 8;
        let pawn = (piece.crossed.bits() as u16) << 1 | piece.fresh as u16;
        Self(1 << 15 | dead << 14 | player | pawn)
    }

    #[inline]
    const fn man(self) -> Option<Man> {
        if self.0 == 0 {
            return None;
        }
        let piece = Piece {
            camp: Camp::ALL[(self.0 >> 11 & 7) as usize],
            role: Role::ALL[(self.0 >> 8 & 7) as usize],
            crossed: Camps::of_bits((self.0 >> 1 & 63) as u8),
            fresh: self.0 & 1 != 0,
        };
        if self.0 & 1 << 14 != 0 {
            Some(Man::Dead(piece))
        } else {
            Some(Man::Living(piece))
        }
    }
}

impl fmt::Debug for Packed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.man().fmt(f)
    }
}

/// The part of a board's hash from a man on this spot.
#[inline]
const fn part(spot: Spot, man: Packed) -> u64 {
    let word = (spot.index() as u64) << 16 | man.0 as u64;
    let mixed = (word ^ word << 29).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (mixed ^ mixed >> 32).wrapping_mul(0xD1B5_4A32_D192_ED03)
}

/// The men on their spots.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    spots: [Packed; SPOTS],
    kings: [Option<Spot>; 6],
    living: [Spots; 6],
    /// Living queens and rooks.
    straight: Spots,
    /// Living queens and bishops.
    diagonal: Spots,
    /// Living knights.
    knights: Spots,
    dead: Spots,
    /// The sums over each camp’s living pieces.
    sums: [PieceSums; 6],
    /// A hash of all men.
    key: u64,
}

impl Board {
    /// The empty board.
    pub const EMPTY: Self = Self {
        spots: [Packed::EMPTY; SPOTS],
        kings: [None; 6],
        living: [Spots::EMPTY; 6],
        straight: Spots::EMPTY,
        diagonal: Spots::EMPTY,
        knights: Spots::EMPTY,
        dead: Spots::EMPTY,
        sums: [PieceSums::NONE; 6],
        key: 0,
    };

    /// The man on this spot.
    #[inline]
    pub const fn man(&self, spot: Spot) -> Option<Man> {
        self.spots[spot.index()].man()
    }

    /// Returns `true` if no man stands there.
    #[inline]
    pub(super) const fn is_empty(&self, spot: Spot) -> bool {
        self.spots[spot.index()].0 == 0
    }

    /// The living piece there.
    #[inline]
    pub const fn living(&self, spot: Spot) -> Option<Piece> {
        match self.man(spot) {
            Some(Man::Living(piece)) => Some(piece),
            Some(Man::Dead(_)) | None => None,
        }
    }

    /// The spot of a camp's king, if the camp is in play.
    pub const fn king(&self, camp: Camp) -> Option<Spot> {
        self.kings[camp.index()]
    }

    /// The spots of a camp's living pieces.
    pub const fn men(&self, camp: Camp) -> Spots {
        self.living[camp.index()]
    }

    /// The spots of all living pieces.
    #[inline]
    pub(super) fn all_living(&self) -> Spots {
        let all = &self.living;
        (all[0] | all[1]) | (all[2] | all[3]) | (all[4] | all[5])
    }

    /// The spots of all men, alive or dead.
    #[inline]
    pub(super) fn occupied(&self) -> Spots {
        self.all_living() | self.dead
    }

    /// The spots of living queens, rooks and bishops.
    #[inline]
    pub(super) fn line_pieces(&self) -> Spots {
        self.straight | self.diagonal
    }

    /// The spots of living queens, rooks and bishops on a line of theirs to `target`, over all men.
    #[inline]
    pub(super) fn lines_to(&self, target: Spot) -> Spots {
        let [straight, diagonal] = target.lines();
        self.straight & straight | self.diagonal & diagonal
    }

    /// The spots of a camp's living queens, rooks, bishops and knights.
    #[inline]
    pub(super) fn officers(&self, camp: Camp) -> Spots {
        self.men(camp) & (self.line_pieces() | self.knights)
    }

    /// The spots of a camp's living pawns.
    #[inline]
    pub(super) fn pawns(&self, camp: Camp) -> Spots {
        let mut pawns = self.men(camp).minus(self.officers(camp));
        if let Some(king) = self.king(camp) {
            pawns.remove(king);
        }
        pawns
    }

    /// The sums over a camp's living pieces.
    #[inline]
    pub(super) const fn piece_sums(&self, camp: Camp) -> PieceSums {
        self.sums[camp.index()]
    }

    /// The spots of living knights.
    #[inline]
    pub(super) const fn knights(&self) -> Spots {
        self.knights
    }

    /// A hash that is equal for equal men.
    pub(super) const fn key(&self) -> u64 {
        self.key
    }

    /// Puts a man on an empty spot.
    pub fn put(&mut self, spot: Spot, man: Man) {
        let packed = Packed::of(man);
        self.spots[spot.index()] = packed;
        self.key ^= part(spot, packed);
        let Man::Living(piece) = man else {
            self.dead.insert(spot);
            return;
        };
        self.living[piece.camp.index()].insert(spot);
        self.sums[piece.camp.index()].add(piece, spot);
        match piece.role {
            Role::King => self.kings[piece.camp.index()] = Some(spot),
            Role::Queen => {
                self.straight.insert(spot);
                self.diagonal.insert(spot);
            }
            Role::Rook => self.straight.insert(spot),
            Role::Bishop => self.diagonal.insert(spot),
            Role::Knight => self.knights.insert(spot),
            Role::Pawn => {}
        }
    }

    /// Removes and returns the man on this spot.
    pub fn take(&mut self, spot: Spot) -> Option<Man> {
        let packed = std::mem::replace(&mut self.spots[spot.index()], Packed::EMPTY);
        let man = packed.man()?;
        self.key ^= part(spot, packed);
        let Man::Living(piece) = man else {
            self.dead.remove(spot);
            return Some(man);
        };
        self.living[piece.camp.index()].remove(spot);
        self.sums[piece.camp.index()].remove(piece, spot);
        match piece.role {
            Role::King => self.kings[piece.camp.index()] = None,
            Role::Queen => {
                self.straight.remove(spot);
                self.diagonal.remove(spot);
            }
            Role::Rook => self.straight.remove(spot),
            Role::Bishop => self.diagonal.remove(spot),
            Role::Knight => self.knights.remove(spot),
            Role::Pawn => {}
        }
        Some(man)
    }

    /// Number of a camp's living pieces of a kind.
    pub fn count(&self, camp: Camp, role: Role) -> usize {
        let men = self.men(camp).into_iter();
        men.filter(|spot| self.living(*spot).is_some_and(|piece| piece.role == role))
            .count()
    }
}
