//! The contract every game keeps: [`Position`] (rules), [`Notation`] (text), [`Depict`] (picture).
//!
//! This layer knows no particular game, no people, no storage, no clock and no sentence. Start with
//! the three traits below; [`any`] erases them into the one trait object the rest of the program holds.

pub mod any;
pub mod chance;
pub mod grid;
pub mod options;
pub mod outcome;
pub mod scene;
pub mod seat;
pub mod teach;
pub mod text;

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::chance::{NoRollDue, Roll};
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::scene::Scene;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveError, MoveText, SetupText};

/// A position of one game: all that its rules need, and nothing else.
///
/// Equality is the game's repetition rule: two equal positions count as the same one.
pub trait Position: Clone + Eq + Hash + Debug + Send + 'static {
    /// One player's whole move, in the game's own terms.
    type Move: Clone + Eq + Debug + Send;

    /// The number of seats at this table.
    fn seats(&self) -> u8;

    /// Whose act the position waits for.
    fn status(&self) -> Status;

    /// The state in one word, from the game's own short list ("play", "check", ...).
    fn state(&self) -> &'static str;

    /// All legal moves, in canonical-text order: the order is part of the contract, since a button may
    /// name a move by its index. Empty unless [`Status::ToMove`].
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Plays a legal move. A move that needs dice leaves the position at [`Status::ToRoll`].
    fn play_unchecked(&mut self, mv: &Self::Move);

    /// Takes the dice the position waits for.
    ///
    /// # Errors
    /// [`NoRollDue`] unless the status is [`Status::ToRoll`].
    fn resolve(&mut self, _roll: &Roll) -> Result<(), NoRollDue> {
        Err(NoRollDue)
    }

    /// A seat resigned or ran out of time; the rules say what follows.
    fn forfeit(&mut self, seat: Seat, why: Termination);

    /// Seats that are out while the others play on.
    fn eliminated(&self) -> SeatSet {
        SeatSet::default()
    }

    /// The outcome when this position has come up for the third time; `None` where the rules know no such end.
    fn repeated(&self) -> Option<Outcome> {
        None
    }

    /// Counts the lines of exactly `depth` moves, dice left out.
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

/// The same game as text.
pub trait Notation: Position {
    /// The canonical text, different for different legal moves.
    fn write_move(&self, mv: &Self::Move) -> MoveText;

    /// Reads what a person typed, generously; only legal moves come back.
    ///
    /// # Errors
    /// What is wrong with the text or the move.
    fn read_move(&self, input: &str) -> Result<Self::Move, MoveError>;

    /// The canonical text of the position.
    fn write_setup(&self) -> SetupText;
}

/// The same game as a picture.
pub trait Depict: Position {
    /// The bare position from the first seat's side: ground, pieces, danger, spent pieces and trays.
    /// Last moves, dice, captions and the side it is seen from are added by the caller.
    fn scene(&self) -> Scene;
}
