//! [`AnyPosition`], the only trait object: every game behind one interface, with moves as canonical text.
//!
//! No game implements it by hand: [`erase`] makes one from any game's typed position.

use std::any::Any;
use std::fmt::Debug;

use crate::game::chance::{NoRollDue, Roll};
use crate::game::history;
use crate::game::outcome::{Outcome, Status, Termination};
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::{MoveError, MoveText, SetupText};
use crate::game::{Depict, Notation};
use crate::scene::Scene;

/// A position of some game, with the earlier positions of this playing.
pub trait AnyPosition: Debug + Send + Sync {
    /// The number of seats at this table.
    fn seats(&self) -> u8;
    /// The next act the position waits for; a repetition or a standstill ends the game if the rules say so.
    fn status(&self) -> Status;
    /// The state in one word, from the game's own short list.
    fn state(&self) -> &'static str;
    /// All legal moves in the game's fixed order.
    fn legal(&self) -> Vec<MoveText>;
    /// Reads a person's typed move, generously.
    ///
    /// # Errors
    /// The fault of the text or the move.
    fn read(&self, input: &str) -> Result<MoveText, MoveError>;
    /// Reads a person's typed text as the whole rest of their turn.
    ///
    /// # Errors
    /// The fault of the text, or of the first ply that is not legal.
    fn read_turn(&self, input: &str) -> Result<Vec<MoveText>, MoveError>;
    /// Plays the legal move with exactly this canonical text. Typed text is [read](AnyPosition::read) first.
    ///
    /// # Errors
    /// The errors of [`AnyPosition::read`]; for a legal move in another spelling [`MoveError::Ambiguous`] with its
    /// canonical text. The position is unchanged then.
    fn play(&mut self, mv: &MoveText) -> Result<(), MoveError>;
    /// Takes the dice the position waits for.
    ///
    /// # Errors
    /// [`NoRollDue`] if it waits for none.
    fn resolve(&mut self, roll: &Roll) -> Result<(), NoRollDue>;
    /// Returns `true` in the middle of a turn of several plies.
    fn mid_turn(&self) -> bool;
    /// The position with this seat to move, without the earlier ones, as if its turn began now. It is unchanged if the
    /// seat is to move already. `None` if no seat is to move, or if this one is out.
    fn with_turn(&self, seat: Seat) -> Option<Box<dyn AnyPosition>>;
    /// The number of turns in a row without progress: a capture, or another move that cannot be undone.
    fn still(&self) -> u32;
    /// Takes a seat that resigned or ran out of time out of the game.
    fn forfeit(&mut self, seat: Seat, why: Termination);
    /// Seats that are out while the others play on.
    fn eliminated(&self) -> SeatSet;
    /// The reason why a seat is out while the others play on, in one word; `None` if it is not known.
    fn out_by(&self, seat: Seat) -> Option<&'static str>;
    /// The seats that win and lose with this one, without itself.
    fn partners(&self, seat: Seat) -> SeatSet;
    /// The outcome if all seats in play agree to end the game.
    fn agreed(&self, why: Termination) -> Outcome;
    /// The canonical text of the position.
    fn setup(&self) -> SetupText;
    /// The bare position as a picture, from the first seat's side.
    fn scene(&self) -> Scene;
    /// Counts the lines of exactly `depth` moves, without dice.
    fn perft(&self, depth: u32) -> u64;
    /// The [`Played`] of the game's own position type, for a search.
    fn played(&self) -> &dyn Any;
    /// Returns `true` if the other is the same position of the same game, with the same positions before it.
    fn equals(&self, other: &dyn AnyPosition) -> bool;
    /// A boxed copy.
    fn boxed_clone(&self) -> Box<dyn AnyPosition>;
}

impl Clone for Box<dyn AnyPosition> {
    fn clone(&self) -> Self {
        self.boxed_clone()
    }
}

/// Turns a typed position into a trait object.
pub fn erase<P: Notation + Depict>(at: P) -> Box<dyn AnyPosition> {
    Box::new(Played {
        seen: begun(&at).into_iter().collect(),
        status: at.status(),
        at,
        still: 0,
        stirred: false,
        ended: None,
    })
}

/// Number of occurrences at which a repetition rule applies.
const REPETITIONS: usize = 3;

/// A typed position with the earlier ones of this playing. [`AnyPosition::played`] returns it to callers that know its
/// type.
#[derive(Clone, Debug)]
pub struct Played<P> {
    at: P,
    /// The status of `at`, found once: to know whether a game is over takes as long as to play a move.
    status: Status,
    /// The positions in which turns began.
    seen: Vec<P>,
    /// Number of turns in a row without progress.
    still: u32,
    /// `true` if the turn under way has made progress.
    stirred: bool,
    /// The end that follows from the earlier positions.
    ended: Option<Outcome>,
}

// Without the status: rules may leave its causes out of equality, such as the count of quiet turns.
impl<P: PartialEq> PartialEq for Played<P> {
    fn eq(&self, other: &Self) -> bool {
        let Self {
            at,
            status: _,
            seen,
            still,
            stirred,
            ended,
        } = self;
        *at == other.at
            && *seen == other.seen
            && *still == other.still
            && *stirred == other.stirred
            && *ended == other.ended
    }
}

impl<P> Played<P> {
    /// The position.
    pub const fn at(&self) -> &P {
        &self.at
    }

    /// The positions in which turns began, including this one.
    pub fn seen(&self) -> &[P] {
        &self.seen
    }
}

/// The position, if a turn begins with it.
fn begun<P: Notation>(at: &P) -> Option<P> {
    (!at.mid_turn()).then(|| at.clone())
}

impl<P: Notation + Depict> Played<P> {
    /// The reason why no legal move has this canonical text.
    fn fault(&self, mv: &MoveText) -> MoveError {
        match self.at.read_move(mv.as_str()) {
            Ok(meant) => MoveError::Ambiguous(vec![self.at.write_move(&meant)]),
            Err(error) => error,
        }
    }

    fn arrive(&mut self) {
        self.status = self.at.status();
        if !self.turn_begins() {
            return;
        }
        self.still = if std::mem::take(&mut self.stirred) {
            0
        } else {
            self.still + 1
        };
        if let Some((most, outcome)) = self.at.standstill()
            && self.still >= most
        {
            self.ended = Some(outcome);
        }
        self.count_position();
    }

    fn turn_begins(&self) -> bool {
        !self.at.mid_turn() && matches!(self.status, Status::ToMove(_))
    }

    /// Counts the position in which a turn begins.
    fn count_position(&mut self) {
        // Kept even if the rules know no such end: a computer that is ahead must not go in circles.
        history::push(&mut self.seen, self.at.clone());
        let Some(outcome) = self.at.repeated() else {
            return;
        };
        if self.seen.iter().filter(|p| **p == self.at).count() >= REPETITIONS {
            self.ended = Some(outcome);
        }
    }
}

impl<P: Notation + Depict> AnyPosition for Played<P> {
    fn seats(&self) -> u8 {
        self.at.seats()
    }
    fn status(&self) -> Status {
        match &self.ended {
            Some(outcome) => Status::Over(outcome.clone()),
            None => self.status.clone(),
        }
    }
    fn state(&self) -> &'static str {
        self.at.state()
    }
    fn legal(&self) -> Vec<MoveText> {
        if self.ended.is_some() {
            return Vec::new();
        }
        self.at
            .legal_moves()
            .iter()
            .map(|mv| self.at.write_move(mv))
            .collect()
    }
    fn read(&self, input: &str) -> Result<MoveText, MoveError> {
        self.at.read_move(input).map(|mv| self.at.write_move(&mv))
    }
    fn read_turn(&self, input: &str) -> Result<Vec<MoveText>, MoveError> {
        let plies = self.at.read_turn(input)?;
        let mut at = self.at.clone();
        let write = |mv: &P::Move| {
            let text = at.write_move(mv);
            at.play_unchecked(mv);
            text
        };
        Ok(plies.iter().map(write).collect())
    }
    fn play(&mut self, mv: &MoveText) -> Result<(), MoveError> {
        let mv = self.at.find_move(mv).ok_or_else(|| self.fault(mv))?;
        // A stored game may have continued: earlier releases did not count every position.
        self.ended = None;
        self.stirred |= self.at.stirs(&mv);
        self.at.play_unchecked(&mv);
        self.arrive();
        Ok(())
    }
    fn resolve(&mut self, roll: &Roll) -> Result<(), NoRollDue> {
        self.at.resolve(roll)?;
        self.arrive();
        Ok(())
    }
    fn mid_turn(&self) -> bool {
        self.at.mid_turn()
    }
    fn with_turn(&self, seat: Seat) -> Option<Box<dyn AnyPosition>> {
        if self.ended.is_some() {
            return None;
        }
        self.at.with_turn(seat).map(erase)
    }
    fn still(&self) -> u32 {
        self.still
    }
    fn forfeit(&mut self, seat: Seat, why: Termination) {
        let before = self.at.clone();
        self.at.forfeit(seat, why);
        self.status = self.at.status();
        if self.turn_begins() && self.at != before {
            self.count_position();
        }
    }
    fn eliminated(&self) -> SeatSet {
        self.at.eliminated()
    }
    fn out_by(&self, seat: Seat) -> Option<&'static str> {
        self.at.out_by(seat)
    }
    fn partners(&self, seat: Seat) -> SeatSet {
        self.at.partners(seat)
    }
    fn agreed(&self, why: Termination) -> Outcome {
        self.at.agreed(why)
    }
    fn setup(&self) -> SetupText {
        self.at.write_setup()
    }
    fn scene(&self) -> Scene {
        self.at.scene()
    }
    fn perft(&self, depth: u32) -> u64 {
        self.at.perft(depth)
    }
    fn played(&self) -> &dyn Any {
        self
    }
    fn equals(&self, other: &dyn AnyPosition) -> bool {
        other.played().downcast_ref() == Some(self)
    }
    fn boxed_clone(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }
}
