//! The contract every game keeps: [`Position`] (rules), [`Notation`] (text), [`Depict`] (picture).
//!
//! This layer knows no particular game, no people, no storage, no clock and no sentence. It stands on [`grid`],
//! [`seat`] and [`scene`](crate::scene). Start with the three traits below. [`any`] erases them into the one trait
//! object that the rest of the program uses.

pub mod any;
pub mod cells;
pub mod chance;
pub mod evaluate;
pub mod history;
pub mod options;
pub mod outcome;
pub mod setup;
pub mod teach;
pub mod text;
pub mod typed;

// Types that pictures use too, re-exported so that a game finds the whole contract in one place.
pub use crate::grid;
pub use crate::seat;

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::chance::{NoRollDue, Roll};
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::scene::Scene;

/// A position of one game: exactly the data its rules need.
///
/// Equality is the game's repetition rule: two equal positions count as the same one.
pub trait Position: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// One ply in the game's own terms: a player's whole turn, or a part of one where turns have several.
    type Move: Clone + Eq + Debug + Send;

    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// The next act the position waits for.
    fn status(&self) -> Status;

    /// The state in one word, from the game's own short list ("play", "check", ...).
    fn state(&self) -> &'static str;

    /// All legal moves, in canonical-text order: the order is part of the contract, since a button may
    /// name a move by its index. Empty unless [`Status::ToMove`].
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Plays a legal move. A move that needs dice leaves the position at [`Status::ToRoll`].
    fn play_unchecked(&mut self, mv: &Self::Move);

    /// Takes the dice the position waits for. A move needs dice once at most: the position then waits for no others.
    ///
    /// # Errors
    /// [`NoRollDue`] unless the status is [`Status::ToRoll`].
    fn resolve(&mut self, _roll: &Roll) -> Result<(), NoRollDue> {
        Err(NoRollDue)
    }

    /// Returns `true` in the middle of a turn: its seat has played a ply and plays another. Turns are counted where
    /// they begin.
    fn mid_turn(&self) -> bool {
        false
    }

    /// The position with this seat to move, as if its turn began now; as it is if the seat is to move already. `None`
    /// if no seat is to move, or if this one is out.
    ///
    /// No play may lead there: a king of the seat whose turn is skipped may stand in danger.
    fn with_turn(&self, seat: Seat) -> Option<Self>;

    /// Takes a seat that resigned or ran out of time out of the game, by the rules.
    fn forfeit(&mut self, seat: Seat, why: Termination);

    /// Seats that are out while the others play on.
    fn eliminated(&self) -> SeatSet {
        SeatSet::default()
    }

    /// The reason why a seat is out while the others play on, in one word ("mated", "stalemated", "left"). `None` if
    /// the seat is in play, or if this position was set up without its history.
    fn out_by(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// The seats that win and lose with this one, without itself.
    fn partners(&self, _seat: Seat) -> SeatSet {
        SeatSet::default()
    }

    /// The outcome if all seats in play agree to end the game.
    fn agreed(&self, why: Termination) -> Outcome {
        Outcome::draw(self.seats(), why)
    }

    /// The outcome of the third occurrence of this position; `None` if the rules know no such end.
    fn repeated(&self) -> Option<Outcome> {
        None
    }

    /// The number of turns in a row without [progress](Position::stirs) that ends the game, and its outcome. `None` if
    /// the rules know no such end.
    fn standstill(&self) -> Option<(u32, Outcome)> {
        None
    }

    /// Returns `true` if a legal move is progress, as a capture is, or another move that cannot be undone. It restarts
    /// the count for a [standstill](Position::standstill), and for draws that computers offer.
    fn stirs(&self, _mv: &Self::Move) -> bool {
        true
    }

    /// Counts the lines of exactly `depth` moves, without dice.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal_moves()
            .iter()
            .map(|mv| {
                let mut next = self.clone();
                next.play_unchecked(mv);
                next.perft(depth - 1)
            })
            .sum()
    }
}

/// A game's notation: its moves and positions as text.
pub trait Notation: Position {
    /// The canonical text, different for different legal moves.
    fn write_move(&self, mv: &Self::Move) -> MoveText;

    /// The legal move with exactly this canonical text; `None` if there is none. Stored moves are found with it: they
    /// are never read as typed ones are.
    fn find_move(&self, text: &MoveText) -> Option<Self::Move> {
        let mut legal = self.legal_moves().into_iter();
        legal.find(|mv| self.write_move(mv) == *text)
    }

    /// Reads a person's typed move, generously; only legal moves are returned.
    ///
    /// # Errors
    /// The fault of the text or the move.
    fn read_move(&self, input: &str) -> Result<Self::Move, MoveError>;

    /// Reads typed text as the whole rest of a turn: plies to be played one after the other, all or none. In games with
    /// turns of one ply, that ply.
    ///
    /// # Errors
    /// The fault of the text, or of the first ply that is not legal.
    fn read_turn(&self, input: &str) -> Result<Vec<Self::Move>, MoveError> {
        self.read_move(input).map(|mv| vec![mv])
    }

    /// The canonical text of the position.
    fn write_setup(&self) -> SetupText;
}

/// A game's pictures.
pub trait Depict: Position {
    /// The bare position from the first seat's side: ground, pieces, danger, spent pieces and trays.
    /// Last moves, dice, captions and the side it is seen from are added by the caller.
    fn scene(&self) -> Scene;
}
