//! The contract every game keeps: [`Position`] (rules), [`Notation`] (text), [`Depict`] (picture).
//!
//! This layer knows no particular game, no people, no storage, no clock and no sentence. It stands on [`grid`], [`seat`]
//! and [`scene`](crate::scene). Start with the three traits below; [`any`] erases them into the one trait object the rest
//! of the program holds.

pub mod any;
pub mod cells;
pub mod chance;
pub mod evaluate;
pub mod options;
pub mod outcome;
pub mod setup;
pub mod teach;
pub mod text;
pub mod typed;

// Ground words, which pictures are made of too. A game finds the words of the contract in one place.
pub use crate::grid;
pub use crate::seat;

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::chance::{NoRollDue, Roll};
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::scene::Scene;

/// A position of one game: all that its rules need, and nothing else.
///
/// Equality is the game's repetition rule: two equal positions count as the same one.
pub trait Position: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// One ply in the game's own terms: a player's whole turn, or a part of one where turns have several.
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

    /// Whether a turn of several plies is under way: its seat has played one and goes on. What is counted by turns
    /// is counted where they begin.
    fn mid_turn(&self) -> bool {
        false
    }

    /// A seat resigned or ran out of time; the rules say what follows.
    fn forfeit(&mut self, seat: Seat, why: Termination);

    /// Seats that are out while the others play on.
    fn eliminated(&self) -> SeatSet {
        SeatSet::default()
    }

    /// Why a seat is out while the others play on, in one word ("mated", "stalemated", "left"); `None` where it is in
    /// play, and where this position was set up without what came before.
    fn out_by(&self, _seat: Seat) -> Option<&'static str> {
        None
    }

    /// The seats that win and lose with this one, itself left out.
    fn partners(&self, _seat: Seat) -> SeatSet {
        SeatSet::default()
    }

    /// The outcome when all who are in play agree to end it.
    fn agreed(&self, why: Termination) -> Outcome {
        Outcome::draw(self.seats(), why)
    }

    /// The outcome when this position has come up for the third time; `None` where the rules know no such end.
    fn repeated(&self) -> Option<Outcome> {
        None
    }

    /// After how many turns in a row in which nothing [stirs](Position::stirs) the game ends, and how; `None`
    /// where the rules know no such end.
    fn standstill(&self) -> Option<(u32, Outcome)> {
        None
    }

    /// Whether a legal move begins the count for a [standstill](Position::standstill) anew.
    fn stirs(&self, _mv: &Self::Move) -> bool {
        true
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

    /// Reads what a person typed as all that is left of his turn: plies to be played one after the other, all of them
    /// or none. Where a turn is one ply, that ply.
    ///
    /// # Errors
    /// What is wrong with the text or with the first ply that is not legal.
    fn read_turn(&self, input: &str) -> Result<Vec<Self::Move>, MoveError> {
        self.read_move(input).map(|mv| vec![mv])
    }

    /// The canonical text of the position.
    fn write_setup(&self) -> SetupText;
}

/// The same game as a picture.
pub trait Depict: Position {
    /// The bare position from the first seat's side: ground, pieces, danger, spent pieces and trays.
    /// Last moves, dice, captions and the side it is seen from are added by the caller.
    fn scene(&self) -> Scene;
}
