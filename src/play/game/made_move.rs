//! [`MadeMove`]: one move with its number, its dice, and the position after it.

use crate::game::chance::Roll;
use crate::game::seat::Seat;
use crate::game::text::{MoveText, SetupText};
use crate::play::game::suppose::DiceOutcome;
use crate::play::values::identity::{MoveNumber, Timestamp};

/// One move that was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// The seat that made it.
    pub seat: Seat,
    /// Its number in records.
    pub number: MoveNumber,
    /// `true` if its seat is the one that opens rounds.
    pub opens_rounds: bool,
    /// The move.
    pub text: MoveText,
    /// The dice it needed, once thrown.
    pub roll: Option<Roll>,
    /// The position after it.
    pub after: SetupText,
    /// The time.
    pub at: Timestamp,
    /// Its seat's time left after it, in ms, if it is recorded.
    pub clock: Option<i64>,
    /// `true` if the move is only supposed: its dice are supposed too, and their faces mean nothing.
    pub supposed: bool,
    /// `true` if its turn continues after it.
    pub turn_continues: bool,
}

impl MadeMove {
    /// The move with its dice as in records: `D4xE5[5:2]`; `D4xE5[+]` if they are supposed.
    pub fn written(&self) -> String {
        match (&self.roll, self.fall().filter(|_| self.supposed)) {
            (_, Some(fall)) => format!("{}{fall}", self.text),
            (Some(roll), None) => format!("{}{roll}", self.text),
            (None, None) => self.text.to_string(),
        }
    }

    /// Returns `true` for an attack that the dice repelled.
    pub fn was_repelled(&self) -> bool {
        self.fall() == Some(DiceOutcome::Fails)
    }

    /// The result of its dice.
    pub fn fall(&self) -> Option<DiceOutcome> {
        self.roll.as_ref().map(DiceOutcome::of)
    }

    /// The move with its dice and its number: `14. D4xE5[5:2]`, and `14… D8-D7` later in its round.
    pub fn numbered(&self) -> String {
        format!("{} {}", self.number_written(), self.written())
    }

    /// Its number alone: `14.`, and `14…` later in its round.
    pub fn number_written(&self) -> String {
        format!("{}{}", self.number.round, self.dots())
    }

    /// The dots after its round's number. The seat that opens rounds has one, also if it moves again after a failed
    /// attack, and all others have `…`.
    pub fn dots(&self) -> &'static str {
        if self.number.first_of_round || self.opens_rounds {
            "."
        } else {
            "…"
        }
    }
}
