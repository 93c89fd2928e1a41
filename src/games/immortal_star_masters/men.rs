//! [`Board`]: which [`Man`] stands where, alive or dead.

use crate::games::immortal_star_masters::board::Spots;
use crate::games::immortal_star_masters::board::{Camp, Piece, Role, SPOTS, Spot};

/// What stands on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Man {
    /// A piece of a player who is in play.
    Living(Piece),
    /// A piece of one who is out: an obstacle. What a pawn remembered is forgotten.
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

/// Which piece stands where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    spots: [Option<Man>; SPOTS],
    kings: [Option<Spot>; 6],
    living: [Spots; 6],
}

impl Board {
    /// No piece anywhere.
    pub const EMPTY: Self = Self {
        spots: [None; SPOTS],
        kings: [None; 6],
        living: [Spots::EMPTY; 6],
    };

    /// What stands there.
    #[inline]
    pub const fn man(&self, spot: Spot) -> Option<Man> {
        self.spots[spot.index()]
    }

    /// The living piece there.
    pub const fn living(&self, spot: Spot) -> Option<Piece> {
        match self.man(spot) {
            Some(Man::Living(piece)) => Some(piece),
            Some(Man::Dead(_)) | None => None,
        }
    }

    /// Where a camp's king stands, if he is in play.
    pub const fn king(&self, camp: Camp) -> Option<Spot> {
        self.kings[camp.index()]
    }

    /// The spots of a camp's living pieces.
    pub const fn men(&self, camp: Camp) -> Spots {
        self.living[camp.index()]
    }

    /// Puts a man on an empty spot.
    pub fn put(&mut self, spot: Spot, man: Man) {
        self.spots[spot.index()] = Some(man);
        if let Man::Living(piece) = man {
            self.living[piece.camp.index()].insert(spot);
            if piece.role == Role::King {
                self.kings[piece.camp.index()] = Some(spot);
            }
        }
    }

    /// Takes away what stands there.
    pub fn take(&mut self, spot: Spot) -> Option<Man> {
        let man = self.spots[spot.index()].take()?;
        if let Man::Living(piece) = man {
            self.living[piece.camp.index()].remove(spot);
            if piece.role == Role::King {
                self.kings[piece.camp.index()] = None;
            }
        }
        Some(man)
    }

    /// How many living pieces of a kind a camp has.
    pub fn count(&self, camp: Camp, role: Role) -> usize {
        let men = self.men(camp).into_iter();
        men.filter(|spot| self.living(*spot).is_some_and(|piece| piece.role == role))
            .count()
    }
}
