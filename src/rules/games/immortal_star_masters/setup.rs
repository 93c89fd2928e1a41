//! [`Setup`], any arrangement on the hexagons with its camp to move, and the check for a lawful position.
//!
//! Text is not known here: faults name a [`SetupField`], and the notation finds its place in the text.

use crate::game::setup::Fault;
use crate::game::text::Fact;
use crate::games::immortal_star_masters::board::{Piece, Role, Spot};
use crate::games::immortal_star_masters::camps::{Camp, Camps};
use crate::games::immortal_star_masters::men::{Board, Man};

/// A pawn has gone two cells, and may be taken on the one between.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Passed {
    /// The cell it passed over.
    pub over: Spot,
    /// The pawn's spot.
    pub pawn: Spot,
    /// The camps that may still take it.
    pub may: Camps,
}

/// Rooks, bishops and knights that a camp has lost while it was in play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Lost {
    /// Rooks.
    pub rooks: u8,
    /// Bishops.
    pub bishops: u8,
    /// Knights.
    pub knights: u8,
}

impl Lost {
    /// Number of lost pieces of a kind; `None` for kinds that are not counted.
    pub const fn count(self, role: Role) -> Option<u8> {
        match role {
            Role::Rook => Some(self.rooks),
            Role::Bishop => Some(self.bishops),
            Role::Knight => Some(self.knights),
            Role::King | Role::Queen | Role::Pawn => None,
        }
    }

    /// Adds one.
    pub const fn add(&mut self, role: Role) {
        let count = match role {
            Role::Rook => &mut self.rooks,
            Role::Bishop => &mut self.bishops,
            Role::Knight => &mut self.knights,
            Role::King | Role::Queen | Role::Pawn => return,
        };
        *count = count.saturating_add(1);
    }
}

/// Any arrangement, lawful or not.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The men on their spots.
    pub board: Board,
    /// The camp to move.
    pub mover: Camp,
    /// The camps in play.
    pub players: Camps,
    /// Castling rights: for each camp a bit for the left rook and one for the right.
    pub rights: u16,
    /// Pawns that may be taken in passing, in the order of their owners.
    pub passed: Vec<Passed>,
    /// The lost pieces of each camp.
    pub lost: [Lost; 6],
    /// Turns of any player since a capture, a pawn's move, an exchange or an elimination.
    pub still: u16,
}

/// Most pieces of a kind that a camp can have at once. Pawns are never gained.
pub const fn most(role: Role) -> usize {
    match role {
        Role::King => 1,
        Role::Queen | Role::Rook => 2,
        Role::Bishop | Role::Knight => 3,
        Role::Pawn => 9,
    }
}

/// Number of quiet turns for each king in play that ends the game. IS-13.
pub const NO_PROGRESS_LIMIT: u16 = 100;

/// The king's place in the line of eight; the queen starts beside it, toward the middle.
// Ruling IS-3. Four cells from a Queen Indicator stands a queen.
pub const fn throne(camp: Camp) -> u8 {
    if camp.index().is_multiple_of(2) { 4 } else { 3 }
}

/// The bit of [`Setup::rights`] for the rook at this end of a camp's line.
pub const fn right(camp: Camp, far: bool) -> u16 {
    1 << (camp.index() * 2 + far as usize)
}

/// The South's pieces off rank 1: the Sovereign Bishop at B6 and the pawns.
const AHEAD: [(Role, i8, i8); 10] = [
    (Role::Bishop, 4, -8),
    (Role::Pawn, 1, -8),
    (Role::Pawn, 7, -8),
    (Role::Pawn, 1, -7),
    (Role::Pawn, 2, -7),
    (Role::Pawn, 3, -7),
    (Role::Pawn, 4, -7),
    (Role::Pawn, 5, -7),
    (Role::Pawn, 6, -7),
    (Role::Pawn, 3, -6),
];

impl Setup {
    /// The start of a game at a table of this many; `None` unless 2 to 6.
    // Rulings IS-3 and IS-4.
    pub fn start(players: u8) -> Option<Self> {
        let camps = Camp::seated(players)?;
        let mut board = Board::EMPTY;
        let mut rights = 0;
        for camp in camps.iter().copied() {
            for (i, role) in (0..).zip(line(camp)) {
                board.put(Spot::home(camp, i), Man::Living(Piece::new(camp, role)));
            }
            for (role, x, y) in AHEAD {
                let spot = Spot::at(camp.turn((x, y))).expect("camps have no walls inside");
                let fresh = role == Role::Pawn;
                let piece = Piece {
                    fresh,
                    ..Piece::new(camp, role)
                };
                board.put(spot, Man::Living(piece));
            }
            rights |= right(camp, false) | right(camp, true);
        }
        Some(Self {
            board,
            mover: Camp::South,
            players: Camps::of(camps.iter().copied()),
            rights,
            passed: Vec::new(),
            lost: [Lost::default(); 6],
            still: 0,
        })
    }

    /// The next camp in play after this one.
    pub fn after(&self, camp: Camp) -> Camp {
        let mut round = Camp::ALL.into_iter().cycle().skip(camp.index() + 1);
        round
            .find(|next| self.players.contains(*next))
            .expect("a camp is in play")
    }

    /// Returns `true` if the territories let a piece move from `from` to `to`.
    pub fn may_enter(&self, from: Spot, to: Spot) -> bool {
        to.territory()
            .is_none_or(|camp| self.players.contains(camp) || from.territory() == Some(camp))
    }

    /// The closed territory of this spot.
    pub fn closed(&self, spot: Spot) -> Option<Camp> {
        spot.territory()
            .filter(|camp| !self.players.contains(*camp))
    }

    /// Checks that the arrangement is a lawful position.
    ///
    /// It only makes the requirements of the rules of movement, so that any question about them can be set up.
    ///
    /// # Errors
    /// The first fault and its place.
    pub fn check(&self) -> Result<(), SetupFault> {
        for spot in Spot::all() {
            if let Some(man) = self.board.man(spot) {
                self.check_man(spot, man)?;
            }
        }
        for camp in Camp::ALL {
            if self.players.contains(camp) && self.board.king(camp).is_none() {
                let none = SetupFault::new("king-none", SetupField::Players);
                return Err(none.with("side", Fact::Word(camp.code())));
            }
            self.check_rights(camp)?;
        }
        if !self.players.contains(self.mover) {
            return Err(SetupFault::new("star-mover", SetupField::Players)
                .with("side", Fact::Word(self.mover.code())));
        }
        self.check_passed()
    }

    fn check_man(&self, spot: Spot, man: Man) -> Result<(), SetupFault> {
        let piece = man.piece();
        let fault = |code| Err(SetupFault::new(code, SetupField::On(spot)).naming("square", &spot));
        match man {
            Man::Living(_) if !self.players.contains(piece.camp) => return fault("star-man-out"),
            Man::Dead(_) if self.players.contains(piece.camp) => return fault("star-man-dead"),
            Man::Dead(_) if piece.role == Role::King => return fault("star-king-dead"),
            Man::Living(_) if self.board.count(piece.camp, Role::King) > 1 => {
                let two = SetupFault::new("king-two", SetupField::On(spot)).naming("square", &spot);
                return Err(two.with("side", Fact::Word(piece.camp.code())));
            }
            Man::Living(_) | Man::Dead(_) => {}
        }
        if piece.role != Role::Pawn || matches!(man, Man::Dead(_)) {
            return Ok(());
        }
        let home = spot.territory() == Some(piece.camp);
        let needed = [Some(piece.camp), spot.territory()];
        let crossed = needed
            .into_iter()
            .flatten()
            .all(|camp| piece.crossed.contains(camp));
        let told = if home {
            piece.crossed.is_empty()
        } else {
            crossed && !piece.fresh
        };
        if !told {
            return fault("star-lines");
        }
        if self.closed(spot).is_some() || home && spot.rank() == 1 {
            return fault("star-pawn");
        }
        Ok(())
    }

    fn check_rights(&self, camp: Camp) -> Result<(), SetupFault> {
        for (far, i) in [(false, 0), (true, 7)] {
            if self.rights & right(camp, far) == 0 {
                continue;
            }
            let rook = Spot::home(camp, i);
            let at_home = self.board.living(rook) == Some(Piece::new(camp, Role::Rook));
            if !at_home || self.board.king(camp) != Some(Spot::home(camp, throne(camp))) {
                return Err(
                    SetupFault::new("star-idle", SetupField::Right(rook)).naming("square", &rook)
                );
            }
        }
        Ok(())
    }

    fn check_passed(&self) -> Result<(), SetupFault> {
        let mut least = None;
        for Passed { over, pawn, may } in &self.passed {
            let fault = || {
                Err(
                    SetupFault::new("star-passed-none", SetupField::Passed(*over))
                        .naming("square", over),
                )
            };
            let Some(piece) = self.board.living(*pawn).filter(|p| p.role == Role::Pawn) else {
                return fault();
            };
            let (from, to) = (over.place(), pawn.place());
            let step = (to.0 - from.0, to.1 - from.1);
            let ahead = [(0, 1), (-1, 1)].map(|step| piece.camp.turn(step));
            let others = may
                .iter()
                .all(|camp| camp != piece.camp && self.players.contains(camp));
            let stands = ahead.contains(&step);
            if !stands || !others || may.is_empty() || Some(piece.camp) <= least || piece.fresh {
                return fault();
            }
            least = Some(piece.camp);
        }
        Ok(())
    }
}

/// The pieces on rank 1, from the player's left.
fn line(camp: Camp) -> [Role; 8] {
    let (fourth, fifth) = if throne(camp) == 3 {
        (Role::King, Role::Queen)
    } else {
        (Role::Queen, Role::King)
    };
    [
        Role::Rook,
        Role::Bishop,
        Role::Knight,
        fourth,
        fifth,
        Role::Knight,
        Role::Bishop,
        Role::Rook,
    ]
}

/// A fault of an arrangement: one of [`SETUP_ERRORS`](crate::games::immortal_star_masters::setup_text::SETUP_ERRORS),
/// and its place.
pub type SetupFault = Fault<SetupField>;

/// A part of an arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupField {
    /// One cell of the board.
    On(Spot),
    /// The list of camps in play.
    Players,
    /// One right to castle, by its rook.
    Right(Spot),
    /// One cell passed over.
    Passed(Spot),
}
