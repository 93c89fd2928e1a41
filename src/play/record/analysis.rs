//! An engine's judgement of a recorded game: written on request, ignored when a record is read.

use serde_json::{Value, json};

use crate::game::text::MoveText;
use crate::play::game::Game;

/// The tag that names the engine.
pub(super) const TAG: &str = "Analysis";

/// Returns `true` for a command that holds a judgement.
pub(super) fn is_judgement(word: &str) -> bool {
    matches!(word, "eq" | "err" | "luck")
}

/// An engine's judgement of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedAnalysis {
    /// The engine, its version and its node budget: `kingboard-engine 1 nodes 20000`.
    pub engine: String,
    /// One judgement for each move of the game as it ended.
    pub plies: Vec<RecordedJudgement>,
}

/// An engine's judgement of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedJudgement {
    /// The equity of the mover after the move and its dice, in thousandths: 1000 is won.
    pub equity: i32,
    /// The equity lost against the best move, in thousandths; 0 or more.
    pub error: i32,
    /// The best move; `None` if the move made is as good.
    pub best: Option<MoveText>,
    /// The luck of the mover by the dice, in thousandths; `None` without dice.
    pub luck: Option<i32>,
}

impl RecordedAnalysis {
    /// Returns `true` if it has one judgement for each move of this game.
    pub(super) fn fits(&self, game: &Game) -> bool {
        self.plies.len() == game.steps().len()
    }
}

impl RecordedJudgement {
    /// The judgement as a comment.
    pub(super) fn comment(&self) -> String {
        let mut words = vec![format!("[%eq {:+}]", self.equity)];
        if let Some(best) = &self.best {
            words.push(format!("[%err {} {best}]", self.error));
        }
        words.extend(self.luck.map(|luck| format!("[%luck {luck:+}]")));
        format!("{{{}}}", words.join(" "))
    }

    /// The judgement as JSON.
    pub(super) fn json(&self) -> Value {
        json!({
            "equity": self.equity,
            "error": self.error,
            "best": self.best.as_ref().map(MoveText::as_str),
            "luck": self.luck,
        })
    }
}

/// The place of each standing move in a list to which moves are added and from which takebacks remove them.
#[derive(Debug, Default)]
pub(super) struct StandingMoves(Vec<usize>);

impl StandingMoves {
    /// A move ends at this place.
    pub(super) fn moved(&mut self, place: usize) {
        self.0.push(place);
    }

    /// The dice of the last move fell at this place.
    pub(super) fn fell(&mut self, place: usize) {
        if let Some(last) = self.0.last_mut() {
            *last = place;
        }
    }

    /// Only this many moves stand.
    pub(super) fn taken_back(&mut self, to: u32) {
        self.0.truncate(to as usize);
    }

    /// The places in order.
    pub(super) fn places(&self) -> &[usize] {
        &self.0
    }
}
