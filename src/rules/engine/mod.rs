//! The engine that plays for computers: one search for all games, with an evaluation in each game's folder.
//!
//! A thought is a pure function of the position, the positions before it, the strength, the seed and the node budget.
//! It uses no clock, thread, store, player or text, and only whole numbers: the same task gives the same move on every
//! machine. The only outside influence is [`Stop`], and a thought reports that it was stopped.
//!
//! Start with [`think`](think()). The search itself is in `search`, its root in `think`, move ordering in `order`, and
//! win chances in `scale`. [`levels`] holds the strength of each level, [`analysis`] judges games that are over, and
//! [`puzzles`] finds positions with one clearly best move in them. A game implements [`Evaluate`].

pub mod analysis;
#[cfg(test)]
mod expectation;
pub mod levels;
mod order;
pub mod puzzles;
pub mod scale;
mod search;
mod think;
mod transposition_table;
mod window;

use std::sync::atomic::{AtomicBool, Ordering};

use crate::engine::search::Tuning;
use crate::engine::think::{Findings, Question};
use crate::game::any::{AnyPosition, Played};
use crate::game::evaluate::{Evaluate, Fall, Hint, Part, WeightSet};
use crate::game::outcome::Status;
use crate::game::seat::{Seat, SeatSet};
use crate::game::text::MoveText;
use crate::game::{Notation, Position as _};

/// The version of search, weights and chances. It is raised when any of them changes, since stored judgements are out
/// of date then.
pub const VERSION: u32 = 6;

/// The strength of a thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// Node budget. The first depth and the captures after it are finished even beyond it.
    pub nodes: u64,
    /// Randomness of the choice among near-best moves, in hundredths of the unit piece; 0 always takes the best.
    pub temperature: i32,
    /// Largest loss of a randomly chosen move against the best, in hundredths of the unit piece.
    pub margin: i32,
}

impl Strength {
    /// Always the best move found within this many nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            nodes,
            temperature: 0,
            margin: 0,
        }
    }
}

/// The input of a thought besides the position.
#[derive(Clone, Debug)]
pub struct Task {
    /// The strength of the search.
    pub strength: Strength,
    /// Seed of the choice among near-best moves.
    pub seed: u64,
    /// Number of best moves that get exact equities.
    pub lines: usize,
    /// Weights to use instead of the game's own.
    pub weights: Option<Vec<i32>>,
    /// Greatest depth that is searched, in plies.
    pub depth: i32,
}

impl Task {
    /// Asks for the best move found within this many nodes.
    pub const fn nodes(nodes: u64) -> Self {
        Self {
            strength: Strength::nodes(nodes),
            seed: 0,
            lines: 1,
            weights: None,
            depth: i32::MAX,
        }
    }
}

/// A flag that ends a thought early. The search checks it every 256 nodes.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Asks the thought to end.
    pub fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns `true` if the thought was asked to end.
    pub fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A move with its equity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// The move.
    pub mv: MoveText,
    /// Its equity for the player to move, in thousandths: -1000 lost, 1000 won.
    pub equity: i32,
    /// `true` if the equity is exact; otherwise it is an upper bound.
    pub exact: bool,
}

/// The result of a thought.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move to make.
    pub chosen: MoveText,
    /// The chosen move and the expected continuation, up to the next dice.
    pub line: Vec<MoveText>,
    /// All legal moves, the best first.
    pub moves: Vec<Judged>,
    /// Depth in plies that was searched completely.
    pub depth: i32,
    /// Number of positions searched.
    pub nodes: u64,
    /// `true` if [`Stop`] ended the thought. The result then depends on the time of the stop.
    pub stopped: bool,
}

impl Thought {
    /// The equity of the position for the player to move, in thousandths.
    pub fn equity(&self) -> i32 {
        self.moves.first().map_or(0, |best| best.equity)
    }
}

/// Evaluates an expression with the typed game behind an [`AnyPosition`]; `None` for a game without an evaluation.
macro_rules! typed {
    ($at:expr, $played:ident => $then:expr) => {
        $crate::engine::typed!($at, $played => $then; kings_mate, kings_guard, four_kings, immortal_star_masters)
    };
    ($at:expr, $played:ident => $then:expr; $($game:ident),*) => {{
        let any = $at.played();
        None$(.or_else(|| {
            let $played = any
                .downcast_ref::<$crate::game::any::Played<$crate::games::$game::position::Position>>()?;
            Some($then)
        }))*
    }};
}

pub(in crate::engine) use typed;

/// Thinks about a position; `None` if nobody is to move.
pub fn think(at: &dyn AnyPosition, task: &Task, stop: &Stop) -> Option<Thought> {
    if !matches!(at.status(), Status::ToMove(_)) {
        return None;
    }
    typed!(at, played => typed_thought(played, task, stop))?
}

/// The name of the position's rule set, the key of its [`levels`]; `None` for a game without an evaluation.
pub fn rule_set(at: &dyn AnyPosition) -> Option<&'static str> {
    typed!(at, played => played.at().rule_set())
}

/// All sets of weights for the rules of this position, the one in use first.
pub fn weight_sets(at: &dyn AnyPosition) -> &'static [WeightSet] {
    typed!(at, played => played.at().weight_sets()).unwrap_or_default()
}

/// A seat and its partners.
fn coalition(at: &impl Evaluate, seat: Seat) -> SeatSet {
    let mut us = at.partners(seat);
    us.insert(seat);
    us
}

/// The static evaluation of a position for a seat and its partners, in thousandths of equity.
pub fn static_equity(at: &dyn AnyPosition, seat: Seat, weights: &[i32]) -> Option<i32> {
    typed!(at, played => {
        let at = played.at();
        let us = coalition(at, seat);
        think::static_value(at, us, weights) / 1_000
    })
}

/// The equity of a seat and its partners, in thousandths, that depends on the dice due here. It is the static
/// evaluation after a success, less that after a failure. `None` if no dice are due.
pub fn at_stake(at: &dyn AnyPosition, seat: Seat) -> Option<i32> {
    typed!(at, played => {
        let at = played.at();
        let us = coalition(at, seat);
        let weights = at.weight_sets().first()?.weights;
        let [Some(success), Some(failure)] = at.falls() else {
            return None;
        };
        let worth = |fall: &Fall<_>| think::static_value(&fall.at, us, weights) / 1_000;
        Some(worth(&success) - worth(&failure))
    })?
}

/// The features of each seat, to which weights are fitted.
pub fn features(at: &dyn AnyPosition) -> Option<Vec<Vec<i32>>> {
    typed!(at, played => {
        let at = played.at();
        let seats = Seat::all(at.seats());
        seats.map(|seat| counted(at, seat)).collect()
    })
}

/// The legal capture with the greatest immediate gain, as a greedy beginner plays; `None` if none gains anything. The
/// example `arena` measures levels against such a player.
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

/// The settings of a search outside tests.
const USUAL: Tuning = Tuning {
    star1: true,
    pruning: true,
    captures: 6,
};

/// The settings of a search of this position.
fn tuning<P: Evaluate>(at: &P) -> Tuning {
    Tuning {
        captures: if P::ROLLS > 1 && at.throws() {
            2
        } else {
            P::CAPTURES
        },
        ..USUAL
    }
}

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
        tuning: tuning(at),
        depth: task.depth,
        also: None,
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
