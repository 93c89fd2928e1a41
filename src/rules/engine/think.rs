//! The root of a search: iterative deepening, and the choice among near-best moves.

use crate::engine::scale::{SEEN, WON, draw, share, squash, unsquash};
use crate::engine::search::{Search, Tuning, raw};
use crate::engine::{Stop, Strength};
use crate::game::evaluate::Evaluate;
use crate::game::seat::SeatSet;

/// Greatest depth of a thought, in plies.
const DEEPEST: i32 = 40;

/// A root move with its search result.
#[derive(Clone, Debug)]
pub(super) struct Found<M> {
    pub(super) mv: M,
    /// The value for the player to move, in millionths; an upper bound unless `exact`.
    pub(super) value: i32,
    pub(super) exact: bool,
}

/// The best move of one depth that was searched completely.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summit {
    /// Its index among the legal moves.
    pub(super) best: usize,
    /// Its value for the player to move, in millionths.
    pub(super) value: i32,
    /// The next best ones with their values, which are exact as far as lines are asked for.
    pub(super) next: [Option<(usize, i32)>; 2],
}

/// The result of a thought about a typed position.
#[derive(Clone, Debug)]
pub(super) struct Findings<M> {
    /// All moves, the best first.
    pub(super) moves: Vec<Found<M>>,
    /// The move to make; with a temperature it may not be the best.
    pub(super) chosen: M,
    pub(super) line: Vec<M>,
    pub(super) depth: i32,
    /// The best moves of the depths from 1 to `depth`.
    pub(super) summits: Vec<Summit>,
    pub(super) nodes: u64,
    pub(super) stopped: bool,
}

/// The parameters of a typed thought.
#[derive(Clone, Copy, Debug)]
pub(super) struct Question<'a> {
    pub(super) strength: Strength,
    pub(super) seed: u64,
    pub(super) lines: usize,
    pub(super) weights: &'a [i32],
    pub(super) tuning: Tuning,
    pub(super) depth: i32,
    /// The index among the legal moves of one that gets its exact value beside the best, from the same depth.
    pub(super) also: Option<usize>,
}

/// The seats that win together with the seat to move, itself included.
pub(super) fn coalition<P: Evaluate>(at: &P) -> Option<SeatSet> {
    let seat = at.to_act()?;
    let mut us = at.partners(seat);
    us.insert(seat);
    Some(us)
}

/// Thinks about a position in which a seat is to move; `None` if there is no legal move.
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
        margin,
        lines: question.lines.max(1),
        also: question.also,
        order: (0..moves.len()).collect(),
        moves,
        after,
    };
    let mut depth = 0;
    let mut summits = Vec::new();
    let deepest = if root.moves.len() == 1 {
        1
    } else {
        question.depth
    };
    while depth < deepest.min(DEEPEST) && root.deepen(&mut search, depth + 1) {
        depth += 1;
        summits.push(root.summit());
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
        summits,
        nodes: search.nodes,
        stopped,
    })
}

/// The static evaluation for a coalition, in millionths of equity.
pub(super) fn static_value<P: Evaluate>(at: &P, us: SeatSet, weights: &[i32]) -> i32 {
    squash(raw(at, us, at.seats(), weights))
}

/// Chooses randomly among the near-best moves, weighted by their values and the temperature.
fn choose<'m, M>(moves: &'m [Found<M>], question: Question<'_>) -> Option<&'m M> {
    let best = moves.first()?;
    let Strength {
        temperature,
        margin,
        ..
    } = question.strength;
    if temperature <= 0 || best.value.abs() >= SEEN {
        return Some(&best.mv);
    }
    let behind = |found: &Found<M>| unsquash(best.value) - unsquash(found.value);
    let near = |found: &&Found<M>| found.exact && behind(found) <= margin;
    let weigh = |found: &Found<M>| u64::from(share(behind(found), temperature));
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
    /// Indexes of the moves by their results so far, the best first.
    order: Vec<usize>,
    /// Largest distance from the best move at which a move still gets its exact value, in hundredths of a piece.
    margin: i32,
    /// Number of moves that must have exact values.
    lines: usize,
    /// The index of one more move that must have.
    also: Option<usize>,
}

impl<P: Evaluate> Root<P> {
    /// The order of the moves with the one that is also asked for in the second place.
    fn searched_first(&self) -> Vec<usize> {
        let mut order = self.order.clone();
        let place = order.iter().position(|i| Some(*i) == self.also);
        if let Some(place) = place.filter(|place| *place > 1) {
            order[1..=place].rotate_right(1);
        }
        order
    }

    /// The best move of the depth searched last.
    fn summit(&self) -> Summit {
        let best = self.order[0];
        let nth = |n: usize| self.order.get(n).map(|i| (*i, self.moves[*i].value));
        Summit {
            best,
            value: self.moves[best].value,
            next: [nth(1), nth(2)],
        }
    }

    /// The greatest value that is too far behind the best one to need exactness.
    fn near(&self, best: i32) -> i32 {
        if self.margin <= 0 || best >= SEEN {
            return best;
        }
        squash(unsquash(best) - self.margin) - 1
    }

    /// Searches all moves to this depth. Returns `false` if the search did not finish. If the budget ended it, the
    /// results so far are kept, since the best moves come first.
    fn deepen(&mut self, search: &mut Search<'_, P>, depth: i32) -> bool {
        let mut best: Vec<i32> = Vec::with_capacity(self.lines);
        let mut found: Vec<(usize, i32, bool)> = Vec::with_capacity(self.order.len());
        for i in self.searched_first() {
            let alpha = if best.len() < self.lines || self.also == Some(i) {
                -WON - 1
            } else {
                best[self.lines - 1].min(self.near(best[0]))
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
        let compared = self
            .also
            .is_none_or(|also| found.iter().any(|(i, ..)| *i == also));
        if !finished && (search.stopped || found.is_empty() || !compared) {
            return false;
        }
        for (i, value, exact) in &found {
            self.moves[*i].value = *value;
            self.moves[*i].exact = *exact;
        }
        let least = found.iter().map(|(_, value, _)| *value).min().unwrap_or(0);
        let top = found.iter().map(|(_, value, _)| *value).max().unwrap_or(0);
        for i in &self.order {
            if !found.iter().any(|(j, ..)| j == i) {
                let known = &mut self.moves[*i];
                known.exact = false;
                // Moves not searched in time rank behind all others, unless those are seen to lose: then an earlier
                // depth knows more hope.
                if top > -SEEN {
                    known.value = known.value.min(least).min(top - 1);
                }
            }
        }
        // The sort is stable: among equal moves the earlier one stays first.
        let moves = &self.moves;
        self.order
            .sort_by_key(|i| std::cmp::Reverse((moves[*i].value, moves[*i].exact)));
        finished
    }
}
