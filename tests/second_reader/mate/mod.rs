//! A second reading of the rules of King's Mate, slow and obvious, for comparison with the library.
//!
//! It is written from the rules page alone and shares nothing with the library: plain arrays, loops and trial moves, so
//! that it can be checked against the page line by line. [`Oracle`] is a position; [`positions`] makes positions to
//! compare.

mod board;
mod moves;
pub mod positions;
mod scatter;
mod text;

pub use board::{Role, Side, Square};

use board::{COLUMNS, ROWS};
use moves::Trial;

/// The players' declarations before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Fool's Gambit and Defense of the Crown.
    pub expanded: bool,
    /// Captures need dice.
    pub active: bool,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Oracle {
    rules: Rules,
    squares: [Option<(Side, Role)>; COLUMNS * ROWS],
    turn: Side,
    /// Whether White's king has never moved.
    white_crown: bool,
    /// Whether Black's king has never moved.
    black_crown: bool,
    /// The pieces that failed in this turn, in the order of squares.
    failed: Vec<Square>,
    /// The capture that waits for its dice.
    pending: Option<Trial>,
}

impl Oracle {
    /// The legal moves in canonical text, sorted; none while dice are due.
    pub fn legal_moves(&self) -> Vec<String> {
        if self.pending.is_some() {
            return Vec::new();
        }
        let mut texts: Vec<String> = self
            .legal()
            .iter()
            .map(|(trial, _)| self.move_text(*trial))
            .collect();
        texts.sort();
        texts
    }

    /// The state in one word.
    pub fn state(&self) -> &'static str {
        self.state_where(!self.legal().is_empty())
    }

    /// The state, given whether there is a legal move.
    pub fn state_where(&self, can_move: bool) -> &'static str {
        let in_danger = self.in_danger(self.turn);
        if self.won_by_a_fool() {
            "conquered"
        } else if can_move {
            if in_danger { "check" } else { "play" }
        } else if in_danger {
            "conquered"
        } else if self.failed.is_empty() {
            "stalemate"
        } else {
            "pass"
        }
    }

    /// The side to move.
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Returns `true` if a capture waits for its dice.
    pub fn waits_for_dice(&self) -> bool {
        self.pending.is_some()
    }

    /// Plays a legal move given in canonical text. In Active Play a capture then waits for dice.
    pub fn play(&mut self, text: &str) {
        assert!(!self.waits_for_dice(), "dice are due before {text}");
        let (trial, next) = self
            .legal()
            .into_iter()
            .find(|(trial, _)| self.move_text(*trial) == text)
            .expect("the move is legal");
        if self.rules.active && self.at(trial.to).is_some() {
            self.pending = Some(trial);
        } else {
            *self = next;
        }
    }

    /// Takes the two dice of Active Play. The capture succeeds only if the attacker's is higher.
    pub fn resolve(&mut self, attacker: u8, defender: u8) {
        let trial = self.pending.take().expect("a capture waits for its dice");
        if attacker > defender {
            *self = self.after(trial);
            return;
        }
        self.failed.push(trial.from);
        self.failed.sort();
        // KM-13: without a move and without danger the turn passes.
        if self.state() == "pass" {
            self.failed.clear();
            self.turn = self.turn.other();
        }
    }

    /// Counts the lines of exactly `depth` moves. Every capture of Active Play counts as successful.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lines = 0;
        for (_, next) in self.legal() {
            lines += next.perft(depth - 1);
        }
        lines
    }
}
