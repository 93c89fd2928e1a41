//! A second reading of the rules of King's Mate, slow and obvious, to argue with the real one.
//!
//! It was written from the rules page alone and knows nothing of the library: plain arrays, loops
//! and trial moves, so that it can be checked against the page line by line. [`Oracle`] is a
//! position; [`positions`] makes positions to argue about.

mod board;
mod moves;
pub(crate) mod positions;
mod scatter;
mod text;

pub(crate) use board::{Role, Side, Square};

use board::{COLUMNS, ROWS};
use moves::Trial;

/// What the players declared before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    /// Fool's Gambit and Defense of the Crown.
    pub(crate) expanded: bool,
    /// Captures need dice.
    pub(crate) active: bool,
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Oracle {
    rules: Rules,
    squares: [Option<(Side, Role)>; COLUMNS * ROWS],
    turn: Side,
    /// White's king never moved.
    white_crown: bool,
    /// Black's king never moved.
    black_crown: bool,
    /// The pieces that failed in this turn, in the order of squares.
    failed: Vec<Square>,
    /// The capture that waits for its dice.
    pending: Option<Trial>,
}

impl Oracle {
    /// The legal moves in canonical text, sorted; none while dice are due.
    pub(crate) fn legal_moves(&self) -> Vec<String> {
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
    pub(crate) fn state(&self) -> &'static str {
        self.state_where(!self.legal().is_empty())
    }

    /// The state, when it is known already whether there is a legal move.
    pub(crate) fn state_where(&self, can_move: bool) -> &'static str {
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

    /// Whose turn it is.
    pub(crate) fn turn(&self) -> Side {
        self.turn
    }

    /// Whether a capture waits for its dice.
    pub(crate) fn waits_for_dice(&self) -> bool {
        self.pending.is_some()
    }

    /// Plays a legal move given in canonical text; in Active Play a capture then waits for dice.
    pub(crate) fn play(&mut self, text: &str) {
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

    /// Takes the two dice of Active Play: the capture happens only if the attacker's is higher.
    pub(crate) fn resolve(&mut self, attacker: u8, defender: u8) {
        let trial = self.pending.take().expect("a capture waits for its dice");
        if attacker > defender {
            *self = self.after(trial);
            return;
        }
        self.failed.push(trial.from);
        self.failed.sort();
        // KM-13: nothing left to move and no danger passes the turn.
        if self.state() == "pass" {
            self.failed.clear();
            self.turn = self.turn.other();
        }
    }

    /// Counts the lines of exactly `depth` moves, every capture of Active Play taken to succeed.
    pub(crate) fn perft(&self, depth: u32) -> u64 {
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
