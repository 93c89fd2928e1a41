//! The parts of a [`Snapshot`](crate::service::boards::snapshot::Snapshot): players, clocks, moves and turns as pages
//! show them.

use crate::game::grid::Cell;
use crate::game::seat::Seat;
use crate::play::{Game, PlayerId, Ply};
use crate::scene::{Figure, Tint};
use crate::service::lookup::person_seats;

/// Something that a game may be played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Equipment {
    /// Clocks.
    Clocks,
    /// Dice.
    Dice,
}

impl Equipment {
    /// All that this game is played with.
    pub(super) fn of(game: &Game) -> Vec<Self> {
        let clocks = game.clocks().map(|_| Self::Clocks);
        let throws = (game.kind().spec().luck.throws)(game.options());
        clocks
            .into_iter()
            .chain(throws.then_some(Self::Dice))
            .collect()
    }
}

/// A player of a game.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The name of the side.
    pub side: String,
    /// The colour of its first army.
    pub tint: Tint,
    /// The player, once there is one.
    pub player: Option<PlayerId>,
    /// The player's name.
    pub name: String,
    /// `true` if it is their move.
    pub moves: bool,
    /// `true` if they are out.
    pub is_out: bool,
    /// Their place, 1 the best; `None` while the game has no result.
    pub place: Option<u8>,
    /// Their time left in ms, and whether it runs.
    pub clock: Option<ClockView>,
    /// The pieces that they captured, or that they lost and may get back.
    pub lost: Vec<Figure>,
    /// The captive kings among them.
    pub captives: Vec<Figure>,
}

impl SeatView {
    /// Returns `true` for a player who has a page.
    pub fn has_page(&self) -> bool {
        self.player.as_ref().is_some_and(person_seats::has_page)
    }
}

/// A player's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockView {
    /// Time left in ms.
    pub left: i64,
    /// `true` if it runs.
    pub runs: bool,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveView {
    /// Its text.
    pub text: String,
    /// The cell that its piece leaves; `None` for a word.
    pub from: Option<Cell>,
    /// The last cell of its way.
    pub to: Option<Cell>,
    /// Its name where several moves lead there, or none leads anywhere.
    pub label: Option<String>,
}

/// One turn that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnView {
    /// The number with its dots, if it opens a line.
    pub number: String,
    /// The moves as they are written.
    pub text: String,
    /// The ply that it ends with.
    pub ply: Ply,
}
