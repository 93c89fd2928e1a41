//! One thought about a typed position: the root of the search, deepened move by move, and the choice among near-best moves.

use crate::engine::scale::{WON, draw, share, squash};
use crate::engine::search::{Search, Tuning, raw};
use crate::engine::{Stop, Strength};
use crate::game::evaluate::Evaluate;
use crate::game::seat::SeatSet;

/// The most plies a thought goes deep.
const DEEPEST: i32 = 40;

/// A root move with what was found of it.
#[derive(Clone, Debug)]
pub(super) struct Found<M> {
    pub(super) mv: M,
    /// For the thinker, in millionths; an upper bound unless `exact`.
    pub(super) value: i32,
    pub(super) exact: bool,
}

/// What a thought about a typed position brought.
#[derive(Clone, Debug)]
pub(super) struct Findings<M> {
    /// The best first.
    pub(super) moves: Vec<Found<M>>,
    /// The move that is made; with a temperature not always the best.
    pub(super) chosen: M,
    pub(super) line: Vec<M>,
    pub(super) depth: i32,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

/// What is asked of a typed thought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    pub(super) strength: Strength,
    pub(super) seed: u64,
    pub(super) lines: usize,
    pub(super) weights: &'a [i32],
    pub(super) tuning: Tuning,
    pub(super) depth: i32,
}

/// Those who win with the seat to move, itself included.
fn coalition<P: Evaluate>(at: &P) -> Option<SeatSet> {
    let seat = at.to_act()?;
    let mut us = at.partners(seat);
    us.insert(seat);
    Some(us)
}

/// Thinks about a position in which a seat is to move; `None` where there is no legal move.
pub(super) fn think<P: Evaluate>(
    at: &P,
    seen: &[u64],
    question: Question<'_>,
    stop: &Stop,
) -> Option<Findings<P::Move>> {
    let us = coalition(at)?;
    let mut moves: Vec<Found<P::Move>> = Vec::new();
    let mut after: Vec<P> = Vec::new();
    for mv in at.legal_moves() {
        let next = at.after(&mv);
        debug_assert!(next.is_some(), "a legal move is a candidate: {mv:?}");
        after.extend(next);
        moves.push(Found {
            mv,
            value: -WON,
            exact: false,
        });
    }
    let first = moves.first()?.mv.clone();
    let Strength { nodes, margin, .. } = question.strength;
    let with = (nodes, question.tuning, stop);
    let mut search = Search::new(at, us, question.weights, seen, with);
    let mut root = Root {
        margin: margin.saturating_mul(1_000),
        lines: question.lines.max(1),
        order: (0..moves.len()).collect(),
        moves,
        after,
    };
    let mut depth = 0;
    let deepest = if root.moves.len() == 1 {
        1
    } else {
        question.depth
    };
    while depth < deepest.min(DEEPEST) && root.deepen(&mut search, depth + 1) {
        depth += 1;
        search.bound(nodes);
        if search.is_halted() {
            break;
        }
    }
    let stopped = search.stopped;
    let mut moves: Vec<Found<P::Move>> =
        root.order.iter().map(|i| root.moves[*i].clone()).collect();
    moves.sort_by_key(|found| std::cmp::Reverse(found.value));
    let chosen = choose(&moves, question).cloned().unwrap_or(first);
    Some(Findings {
        line: search.line(at, &chosen),
        chosen,
        moves,
        depth,
        nodes: search.nodes,
        stopped,
    })
}

/// What a position is worth to those who move with this seat, in millionths, without looking ahead.
pub(super) fn standing<P: Evaluate>(at: &P, us: SeatSet, weights: &[i32]) -> i32 {
    squash(raw(at, us, at.seats(), weights))
}

/// Draws among the moves near the best, by their values, the temperature and the seed.
fn choose<'m, M>(moves: &'m [Found<M>], question: Question<'_>) -> Option<&'m M> {
    let best = moves.first()?;
    let Strength {
        temperature,
        margin,
        ..
    } = question.strength;
    if temperature <= 0 || best.value >= crate::engine::scale::SEEN {
        return Some(&best.mv);
    }
    let near = |found: &&Found<M>| found.exact && best.value - found.value <= margin * 1_000;
    let weigh = |found: &Found<M>| u64::from(share(best.value - found.value, temperature * 1_000));
    let all: u64 = moves.iter().filter(near).map(weigh).sum();
    let mut seed = question.seed;
    let mut at = draw(&mut seed) % all.max(1);
    for found in moves.iter().filter(near) {
        let weight = weigh(found);
        if at < weight {
            return Some(&found.mv);
        }
        at -= weight;
    }
    Some(&best.mv)
}

/// The moves at the root.
struct Root<P: Evaluate> {
    moves: Vec<Found<P::Move>>,
    after: Vec<P>,
    /// The moves by what was found of them, the best first.
    order: Vec<usize>,
    /// How far behind the best a move may be and still have its exact value found, in millionths.
    margin: i32,
    /// How many moves must have their exact values.
    lines: usize,
}

impl<P: Evaluate> Root<P> {
    /// Looks at all moves to this depth; `false` where it did not come to the end. What was found of the best moves is
    /// kept even then, if the budget ended it: they are looked at first.
    fn deepen(&mut self, search: &mut Search<'_, P>, depth: i32) -> bool {
        let mut best: Vec<i32> = Vec::with_capacity(self.lines);
        let mut found: Vec<(usize, i32, bool)> = Vec::with_capacity(self.order.len());
        for i in self.order.clone() {
            let alpha = if best.len() < self.lines {
                -WON - 1
            } else {
                best[self.lines - 1].min(best[0] - self.margin) - i32::from(self.margin > 0)
            };
            let value = search.root_value(&self.after[i], depth - 1, alpha);
            if search.is_halted() {
                break;
            }
            found.push((i, value, value > alpha));
            let place = best.partition_point(|before| *before >= value);
            best.insert(place, value);
            best.truncate(self.lines);
        }
        let finished = found.len() == self.order.len();
        if !finished && (search.stopped || found.is_empty()) {
            return false;
        }
        for (i, value, exact) in &found {
            self.moves[*i].value = *value;
            self.moves[*i].exact = *exact;
        }
        // What was not reached is no better than what was.
        let least = found.iter().map(|(_, value, _)| *value).min().unwrap_or(0);
        let top = found.iter().map(|(_, value, _)| *value).max().unwrap_or(0);
        for i in &self.order {
            if !found.iter().any(|(j, ..)| j == i) {
                let known = &mut self.moves[*i];
                known.value = known.value.min(least).min(top - 1);
                known.exact = false;
            }
        }
        // Stable: of equal ones the one that came first stays before the others.
        let moves = &self.moves;
        self.order
            .sort_by_key(|i| std::cmp::Reverse((moves[*i].value, moves[*i].exact)));
        finished
    }
}
