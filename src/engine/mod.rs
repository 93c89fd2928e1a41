//! A computer that plays: one search for all games, and a judge in each game's folder.
//!
//! A thought is a pure function of the position, the positions before it, the strength, the seed and the node budget. It
//! knows no clock, no thread, no store, no person and no sentence, and it counts in whole numbers: the same task brings
//! the same move on every machine. [`Stop`] alone comes from outside, and a thought that was stopped says so.
//!
//! Start with [`think`](think()). The search itself is `search`, its root `think`, the order of moves `order`, chances `scale`;
//! [`levels`] says how strong the levels are. What a game adds is [`Evaluate`].

#[cfg(test)]
mod expectation;
pub mod levels;
mod order;
pub mod scale;
mod search;
mod table;
mod think;

use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::search::Tuning;
use crate::engine::think::{Findings, Question};
use crate::game::any::{AnyPosition, Played};
use crate::game::evaluate::{Evaluate, Hint, Part, WeightSet};
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::game::text::MoveText;
use crate::game::{Notation, Position as _};
use crate::games::{four_kings, immortal_star_masters, kings_guard, kings_mate};

/// How strong a thought is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Positions that are looked at; the first depth is finished even so.
    pub nodes: u64,
    /// How evenly one of the near-best moves is drawn, in thousandths of equity; 0: the best.
    pub temperature: i32,
    /// How much worse than the best a drawn move may be, in thousandths of equity.
    pub margin: i32,
}

impl Strength {
    /// Always the best move that so many nodes find.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            temperature: 0,
            margin: 0,
        }
    }
}

/// What is asked of a thought.
#[derive(Clone, Debug)]
pub struct Task {
    /// How strong it is.
    pub strength: Strength,
    /// What decides between near-best moves.
    pub seed: u64,
    /// How many moves are to have exact equities.
    pub lines: usize,
    /// Weights to judge by in place of the game's own.
    pub weights: Option<Vec<i32>>,
}

impl Task {
    /// The best move that so many nodes find.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            strength: Strength::nodes(nodes),
            seed: 0,
            lines: 1,
            weights: None,
        }
    }
}

/// A flag that ends a thought early; it is looked at every 256 nodes.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Asks the thought to end.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether somebody has asked.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A move with its equity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub mv: MoveText,
    /// For the thinker, in thousandths: -1000 lost, 1000 won.
    pub equity: i32,
    /// Whether that is the value, and not an upper bound.
    pub exact: bool,
}

/// What a thought brought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to make.
    pub chosen: MoveText,
    /// The chosen move and what is expected to follow, up to the next dice.
    pub line: Vec<MoveText>,
    /// All legal moves, the best first.
    pub moves: Vec<Judged>,
    /// Plies that were looked at in full.
    pub depth: i32,
    /// Positions that were looked at.
    pub nodes: u64,
    /// Whether [`Stop`] ended it: then it depends on when.
    pub stopped: bool,
}

impl Thought {
    /// The equity of the position for the thinker, in thousandths.
    pub fn equity(&self) -> i32 {
        self.moves.first().map_or(0, |best| best.equity)
    }
}

/// Calls this function with the typed playing behind the waist; `None` for a position of no game with a judge.
macro_rules! typed {
    ($at:expr, $played:ident => $then:expr) => {
        typed!($at, $played => $then; kings_mate, kings_guard, four_kings, immortal_star_masters)
    };
    ($at:expr, $played:ident => $then:expr; $($game:ident),*) => {{
        let any = $at.played();
        None$(.or_else(|| {
            let $played = any.downcast_ref::<Played<$game::position::Position>>()?;
            Some($then)
        }))*
    }};
}

/// Thinks about a position; `None` where nobody is to move.
pub fn think(at: &dyn AnyPosition, task: &Task, stop: &Stop) -> Option<Thought> {
    if !matches!(at.status(), Status::ToMove(_)) {
        return None;
    }
    typed!(at, played => typed_thought(played, task, stop))?
}

/// The name of the rule set that is played, by which [`levels`] are kept; `None` for a game without a judge.
pub fn rule_set(at: &dyn AnyPosition) -> Option<&'static str> {
    typed!(at, played => played.at().rule_set())
}

/// All sets of weights for the rules of this position, the one in use first.
pub fn weight_sets(at: &dyn AnyPosition) -> &'static [WeightSet] {
    typed!(at, played => played.at().weight_sets()).unwrap_or_default()
}

/// What a position is worth to a seat and its partners at first sight, in thousandths of equity.
pub fn glance(at: &dyn AnyPosition, seat: Seat, weights: &[i32]) -> Option<i32> {
    typed!(at, played => {
        let at = played.at();
        let mut us = at.partners(seat);
        us.insert(seat);
        think::standing(at, us, weights) / 1_000
    })
}

/// What speaks for each seat, feature by feature: what weights are fitted to.
pub fn features(at: &dyn AnyPosition) -> Option<Vec<Vec<i32>>> {
    typed!(at, played => {
        let at = played.at();
        let seats = Seat::all(at.seats());
        seats.map(|seat| counted(at, seat)).collect()
    })
}

/// The capture that wins most at once, if a legal one wins anything: how a greedy beginner plays.
pub fn greedy(at: &dyn AnyPosition) -> Option<MoveText> {
    typed!(at, played => {
        let at = played.at();
        let mut best: Option<(i32, _)> = None;
        at.candidates(Part::Forcing, |mv, hint: Hint| {
            let more = best.as_ref().is_none_or(|(gain, _)| hint.gain > *gain);
            if hint.gain > 0 && more && at.after(&mv).is_some() {
                best = Some((hint.gain, mv));
            }
        });
        best.map(|(_, mv)| at.write_move(&mv))
    })?
}

struct Counted(Vec<i32>);

impl crate::game::evaluate::Tally for Counted {
    fn add(&mut self, feature: usize, amount: i32) {
        self.0[feature] += amount;
    }
}

fn counted<P: Evaluate>(at: &P, seat: Seat) -> Vec<i32> {
    let mut counted = Counted(vec![0; P::FEATURES.len()]);
    at.features(seat, &mut counted);
    counted.0
}

/// What a search does when it is not tested.
const USUAL: Tuning = Tuning {
    star1: true,
    pruning: true,
    captures: 6,
};

fn typed_thought<P: Evaluate + Notation>(
    played: &Played<P>,
    task: &Task,
    stop: &Stop,
) -> Option<Thought> {
    let at = played.at();
    let mut seen: Vec<u64> = played.seen().iter().map(Evaluate::key).collect();
    seen.sort_unstable();
    let own = at.weight_sets().first()?;
    let question = Question {
        strength: task.strength,
        seed: task.seed,
        lines: task.lines,
        weights: task.weights.as_deref().unwrap_or(own.weights),
        tuning: Tuning {
            captures: if P::ROLLS > 1 && at.throws() {
                2
            } else {
                P::CAPTURES
            },
            ..USUAL
        },
        depth: i32::MAX,
    };
    let found = think::think(at, &seen, question, stop)?;
    Some(written(at, &found))
}

fn written<P: Evaluate + Notation>(at: &P, found: &Findings<P::Move>) -> Thought {
    let judged = |found: &think::Found<P::Move>| Judged {
        mv: at.write_move(&found.mv),
        equity: found.value / 1_000,
        exact: found.exact,
    };
    let mut here = Some(at.clone());
    let write = |mv: &P::Move| {
        let now = here.take()?;
        let text = now.write_move(mv);
        here = now.after(mv);
        Some(text)
    };
    Thought {
        chosen: at.write_move(&found.chosen),
        moves: found.moves.iter().map(judged).collect(),
        line: found.line.iter().map_while(write).collect(),
        depth: found.depth,
        nodes: found.nodes,
        stopped: found.stopped,
    }
}
