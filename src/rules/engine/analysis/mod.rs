//! Analysis of a game: the loss by each move, and the gain or loss by each roll.
//!
//! The unit is equity in thousandths (twice the chance of winning, less one), by the [`Chances`] of the rule set.
//! [`Walk`] leads through the positions of a game, [`look`](look()) judges one of them, and [`Report`] puts the
//! judgements together. A look is a pure function of the position, the positions before it, the move made and the node
//! budget. So looks can be made in any order, on any thread, and stored.
//!
//! The best move and the move made are searched to the same depth in the same tree. So an engine's changes of mind
//! between two searches are no one's mistake. The luck of a roll is its equity less the mean over all rolls. Searches
//! of one budget stand on both sides, so the expectation of luck is 0.

mod chances;
mod look;
mod report;

pub use chances::Chances;
pub use look::{ErrorMark, Judgement, Look, look, look_with};
pub use report::{PlyReport, Report, SeatSummary};

use crate::game::any::AnyPosition;
use crate::game::chance::Roll;
use crate::game::outcome::Termination;
use crate::game::seat::Seat;
use crate::game::text::MoveText;

/// One step of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameStep {
    /// A move by its canonical text.
    Move(MoveText),
    /// The dice of the move before.
    Roll(Roll),
    /// A seat leaves the game.
    Forfeit(Seat, Termination),
}

/// A position of a game, and the step that was made there.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The position, with those before it.
    pub at: Box<dyn AnyPosition>,
    /// The step made there; `None` at the end.
    pub step: Option<GameStep>,
}

impl Moment {
    /// Judges this moment: [`look`](look()) with its position and its move.
    pub fn look(&self, nodes: u64, stop: &crate::engine::Stop) -> Option<Look> {
        let made = match &self.step {
            Some(GameStep::Move(mv)) => Some(mv),
            Some(GameStep::Roll(_) | GameStep::Forfeit(..)) | None => None,
        };
        look(&*self.at, made, nodes, stop)
    }
}

/// The moments of a game in order, one more than there are steps. It ends early at a step that is not legal.
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    at: Option<Box<dyn AnyPosition>>,
    steps: std::slice::Iter<'a, GameStep>,
}

impl<'a> Walk<'a> {
    /// Starts at a position.
    pub fn new(start: Box<dyn AnyPosition>, steps: &'a [GameStep]) -> Self {
        Self {
            at: Some(start),
            steps: steps.iter(),
        }
    }
}

impl Iterator for Walk<'_> {
    type Item = Moment;

    fn next(&mut self) -> Option<Moment> {
        let at = self.at.take()?;
        let step = self.steps.next().cloned();
        if let Some(step) = &step {
            let mut next = at.boxed_clone();
            let done = match step {
                GameStep::Move(mv) => next.play(mv).is_ok(),
                GameStep::Roll(roll) => next.resolve(roll).is_ok(),
                GameStep::Forfeit(seat, why) => {
                    next.forfeit(*seat, why.clone());
                    true
                }
            };
            self.at = done.then_some(next);
        }
        Some(Moment { at, step })
    }
}
