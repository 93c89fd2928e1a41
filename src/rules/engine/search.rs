//! Alpha-beta search over two coalitions, with chance nodes (Star1) for dice and iterative deepening.
//!
//! Values are equities in millionths ([`scale`](crate::engine::scale)) for the side to move: the thinker's coalition or
//! all others. The sign changes only when the coalition does, since a turn may have several plies.

use crate::engine::Stop;
use crate::engine::order::{Choice, Order};
use crate::engine::scale::{PLY, SEEN, WON, from_table, signed, squash, to_table};
use crate::engine::transposition_table::{Bound, Table};
use crate::engine::window::{Depth, SearchWindow};
use crate::game::evaluate::{Evaluate, Part, Weighed};
use crate::game::seat::{Seat, SeatSet};

/// Greatest distance from the root, in plies.
const DEEPEST: i32 = 60;
/// Nodes of the first depth in which captures are searched even beyond the budget, so that no level overlooks an
/// immediate capture.
const SEES: u64 = 4_000;
/// Nodes between two checks of the stop flag.
const LOOK: u64 = 256;
/// Most quiet moves searched, by the remaining depth in plies.
const WIDTH: [usize; 4] = [0, 10, 12, 24];
/// Expected gain of a quiet move for each remaining ply, in hundredths of a piece.
const HOPE: i32 = 120;

/// Parts of the search that tests switch off.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tuning {
    /// Skip later rolls that cannot change the result (Star1).
    pub(super) star1: bool,
    /// Reduce or skip moves that rarely matter, and use the hash table.
    pub(super) pruning: bool,
    /// Plies of captures beyond the last full ply.
    pub(super) captures: i32,
}

/// The loss assumed where the rest of a turn, which is not searched, would have to save a king.
const THREATENED: i32 = 900_000;

/// The state of one search.
#[derive(Debug)]
pub(super) struct Search<'a, P: Evaluate> {
    us: SeatSet,
    seats: u8,
    weights: &'a [i32],
    tuning: Tuning,
    table: Table<P::Move>,
    order: Order<P::Move>,
    /// Keys of the positions on the path to the current node.
    path: Vec<u64>,
    /// Keys of earlier positions of the game, sorted.
    seen: &'a [u64],
    lists: Vec<Vec<Choice<P::Move>>>,
    pub(super) nodes: u64,
    /// Nodes after which the first depth, which is always finished, searches no more captures.
    enough: u64,
    budget: u64,
    stop: &'a Stop,
    pub(super) stopped: bool,
    halted: bool,
}

impl<'a, P: Evaluate> Search<'a, P> {
    pub(super) fn new(
        at: &P,
        us: SeatSet,
        weights: &'a [i32],
        seen: &'a [u64],
        (budget, tuning, stop): (u64, Tuning, &'a Stop),
    ) -> Self {
        Self {
            us,
            seats: at.seats(),
            weights,
            table: Table::for_nodes(budget),
            order: Order::new(),
            path: Vec::with_capacity(64),
            seen,
            lists: Vec::new(),
            nodes: 0,
            enough: budget.max(SEES),
            budget: u64::MAX,
            stop,
            stopped: false,
            halted: false,
            tuning,
        }
    }

    /// Returns `true` if the last search was cut short by the budget or a stop.
    pub(super) const fn is_halted(&self) -> bool {
        self.halted
    }

    /// Limits the total number of nodes. There is no limit before this call, since the first depth is always finished.
    pub(super) const fn bound(&mut self, budget: u64) {
        self.budget = budget;
        self.halted |= self.nodes >= budget;
    }

    fn count(&mut self) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK) && self.stop.is_asked() {
            self.stopped = true;
            self.halted = true;
        }
        if self.nodes > self.budget {
            self.halted = true;
        }
        !self.halted
    }

    /// The static evaluation for the thinker's coalition, in hundredths of the unit piece.
    pub(super) fn raw(&self, at: &P) -> i32 {
        raw(at, self.us, self.seats, self.weights)
    }

    /// The value of a position for the thinker's coalition if `ours`, else for all others.
    pub(super) fn value(&mut self, at: &P, ours: bool, depth: Depth, window: SearchWindow) -> i32 {
        if let Some(result) = at.decided(self.us) {
            return signed(result * (WON - depth.ply * PLY), ours);
        }
        let Some(seat) = at.to_act() else {
            return self.dice(at, (ours, false), depth, window);
        };
        if self.us.contains(seat) == ours {
            self.node(at, ours, depth, window)
        } else {
            -self.node(at, !ours, depth, window.flipped())
        }
    }

    /// The value of a chance node: the mean over all rolls. Star1 (Ballard 1983): the window of each roll covers the
    /// values that can still matter, whatever the later rolls give.
    fn dice(
        &mut self,
        at: &P,
        (ours, quiescent): (bool, bool),
        depth: Depth,
        SearchWindow { alpha, beta }: SearchWindow,
    ) -> i32 {
        let mut sum = 0;
        let mut rest = P::ROLLS;
        for fall in at.falls().into_iter().flatten() {
            rest -= fall.ways;
            let window = if self.tuning.star1 {
                let low = (alpha * P::ROLLS - sum - rest * WON).div_euclid(fall.ways);
                let high = -(sum - rest * WON - beta * P::ROLLS).div_euclid(fall.ways);
                SearchWindow {
                    alpha: low.max(SearchWindow::FULL.alpha),
                    beta: high.min(SearchWindow::FULL.beta),
                }
            } else {
                SearchWindow::FULL
            };
            let value = if quiescent {
                self.quiescence_value(&fall.at, ours, depth, window)
            } else {
                self.value(&fall.at, ours, depth, window)
            };
            if self.halted {
                return 0;
            }
            sum += fall.ways * value;
            if value <= window.alpha {
                return (sum + rest * WON) / P::ROLLS;
            }
            if value >= window.beta {
                return (sum - rest * WON) / P::ROLLS;
            }
        }
        sum / P::ROLLS
    }

    fn node(&mut self, at: &P, ours: bool, depth: Depth, window: SearchWindow) -> i32 {
        let Depth { left, ply } = depth;
        let SearchWindow { alpha, beta } = window;
        if left <= 0 || ply >= DEEPEST {
            let left = if self.nodes > self.enough {
                0
            } else {
                self.tuning.captures
            };
            return self.quiescence(at, ours, Depth { left, ply }, window);
        }
        if !self.count() {
            return 0;
        }
        let key = at.key();
        let turn = !at.mid_turn();
        if turn && (self.path.contains(&key) || self.seen.binary_search(&key).is_ok()) {
            return 0;
        }
        let narrow = window.is_null();
        let (known, value) = self.remembered(key, depth, window);
        if let Some(value) = value.filter(|_| narrow) {
            return value;
        }
        let urgent = at.urgent();
        let shallow = self.tuning.pruning && narrow && !urgent && left <= 3;
        let mut raw = 0;
        if shallow {
            raw = signed(self.raw(at), ours);
            let surely = squash(raw - HOPE * left);
            if surely >= beta && beta > -SEEN {
                return surely;
            }
        }
        self.path.push(key);
        let frame = SearchFrame {
            ours,
            depth: Depth {
                left: left + i32::from(urgent && ply < 24 && self.tuning.pruning),
                ply,
            },
            beta,
            lean: shallow && squash(raw + HOPE * left) <= alpha,
            width: if shallow {
                WIDTH[usize::try_from(left).unwrap_or(0)]
            } else {
                usize::MAX
            },
        };
        let (best, value) = self.moves(at, frame, alpha, known.as_ref());
        self.path.pop();
        if self.halted {
            return 0;
        }
        let Some(value) = value else {
            return signed(at.stuck(self.us) * (WON - ply * PLY), ours);
        };
        if self.tuning.pruning {
            self.remember(key, (value, best), depth, window);
        }
        value
    }

    /// The table's best move in a position, and its value if the bound and depth allow its use here.
    fn remembered(
        &self,
        key: u64,
        depth: Depth,
        window: SearchWindow,
    ) -> (Option<P::Move>, Option<i32>) {
        let entry = self.table.get(key).filter(|_| self.tuning.pruning);
        let Some(entry) = entry else {
            return (None, None);
        };
        let value = from_table(entry.value, depth.ply);
        let serves = match entry.bound {
            Bound::Exact => true,
            Bound::AtLeast => value >= window.beta,
            Bound::AtMost => value <= window.alpha,
        };
        let deep = i32::from(entry.depth) >= depth.left;
        (entry.best.clone(), (deep && serves).then_some(value))
    }

    fn remember(
        &mut self,
        key: u64,
        (value, best): (i32, Option<P::Move>),
        depth: Depth,
        window: SearchWindow,
    ) {
        let bound = if value >= window.beta {
            Bound::AtLeast
        } else if value > window.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let left = i8::try_from(depth.left).unwrap_or(i8::MAX);
        let value = to_table(value, depth.ply);
        self.table.put(key, (value, bound), left, best);
    }

    /// Searches the moves of a node in order. Returns the best move if it exceeds `alpha`, and the best value; no value
    /// if no move is legal.
    fn moves(
        &mut self,
        at: &P,
        frame: SearchFrame,
        alpha: i32,
        known: Option<&P::Move>,
    ) -> (Option<P::Move>, Option<i32>) {
        let mut best = Best {
            mv: None,
            value: None,
            alpha,
            done: Done::default(),
        };
        if let Some(mv) = known
            && !self.goes_on(at, mv, frame, &mut best)
        {
            return (best.mv, best.value);
        }
        let mut list = self.lists.pop().unwrap_or_default();
        for part in [Part::Forcing, Part::Quiet] {
            let quiet = part == Part::Quiet;
            if quiet && frame.lean && best.value.is_some() {
                // No quiet move can raise the value above alpha.
                best.value = best.value.max(Some(best.alpha));
                break;
            }
            let from = (frame.ours, frame.depth.ply);
            self.order.list(at, part, &mut list, from);
            if quiet && best.value.is_some() {
                // A margin, since some candidates may be illegal.
                Choice::keep_best(&mut list, frame.width.saturating_add(12));
            }
            best.done.is_quiet = quiet;
            let mut over = false;
            while let Some(choice) = Choice::take_best(&mut list) {
                if Some(&choice.mv) == known {
                    continue;
                }
                if quiet && best.done.quiet >= frame.width && best.value.is_some() {
                    best.value = best.value.max(Some(best.alpha));
                    break;
                }
                if !self.goes_on(at, &choice.mv, frame, &mut best) {
                    over = true;
                    if quiet && !self.halted {
                        self.order
                            .cut(&choice.mv, choice.slot, frame.ours, frame.depth);
                    }
                    break;
                }
            }
            list.clear();
            if over {
                break;
            }
        }
        self.lists.push(list);
        (best.mv, best.value)
    }

    /// Tries one move of a node. Returns `false` if the node needs no more moves.
    fn goes_on(
        &mut self,
        at: &P,
        mv: &P::Move,
        frame: SearchFrame,
        best: &mut Best<P::Move>,
    ) -> bool {
        let Some(next) = at.after(mv) else {
            return true;
        };
        let value = self.try_move(&next, frame, best.done, best.alpha);
        best.done.legal += 1;
        best.done.quiet += usize::from(best.done.is_quiet);
        if self.halted {
            return false;
        }
        best.value = best.value.max(Some(value));
        if value > best.alpha {
            best.alpha = value;
            best.mv = Some(mv.clone());
        }
        value < frame.beta
    }

    /// The value of one move. The first gets the full window. Later ones get a null window, perhaps at less depth, and
    /// a new search if they exceed it.
    fn try_move(&mut self, next: &P, frame: SearchFrame, done: Done, alpha: i32) -> i32 {
        let depth = frame.depth.deeper();
        let beta = frame.beta;
        let full = SearchWindow { alpha, beta };
        if done.legal == 0 || !self.tuning.pruning {
            return self.value(next, frame.ours, depth, full);
        }
        let mut less = 0;
        if done.is_quiet && frame.depth.left >= 3 && done.quiet >= 2 {
            less = 1
                + i32::from(done.quiet >= 8)
                + i32::from(done.quiet >= 20 && frame.depth.left >= 6);
        }
        let null = SearchWindow::null(alpha);
        let reduced = Depth {
            left: depth.left - less,
            ..depth
        };
        let mut value = self.value(next, frame.ours, reduced, null);
        if value > alpha && less > 0 && !self.halted {
            value = self.value(next, frame.ours, depth, null);
        }
        if value > alpha && value < beta && !self.halted {
            value = self.value(next, frame.ours, depth, full);
        }
        value
    }

    /// Quiescence search: only captures, until none is worth it, or all moves if the seat to move is in danger.
    fn quiescence(
        &mut self,
        at: &P,
        ours: bool,
        mut depth: Depth,
        mut window: SearchWindow,
    ) -> i32 {
        if !self.count() {
            return 0;
        }
        if self.nodes > self.enough {
            // The first depth has no node limit, so its captures must end.
            depth.left = 0;
        }
        let Depth { left, ply } = depth;
        if left <= 0 && at.wins_at_once() {
            return WON - (ply + 1) * PLY;
        }
        if left <= 0 && at.in_a_row() && at.handed_on().is_some_and(|next| next.wins_at_once()) {
            return -THREATENED;
        }
        let urgent = left > (self.tuning.captures - P::EVASIONS).max(0) && at.urgent();
        let raw = signed(self.raw(at), ours);
        let mut best = None;
        if !urgent {
            let mut stand = squash(raw);
            if stand > window.alpha
                && left > 0
                && at.in_a_row()
                && let Some(next) = at.handed_on()
            {
                stand = stand.min(self.quiescence_value(&next, ours, depth.deeper(), window));
            }
            if stand >= window.beta || left <= 0 || ply >= DEEPEST {
                return stand;
            }
            window.alpha = window.alpha.max(stand);
            best = Some(stand);
        }
        let sieved = self.tuning.pruning && !urgent;
        let mut list = self.lists.pop().unwrap_or_default();
        let parts = [Part::Forcing, Part::Quiet].into_iter();
        for part in parts.take(1 + usize::from(urgent)) {
            self.order.list(at, part, &mut list, (ours, ply));
            if sieved {
                // All of them would be left out one by one.
                Choice::drop_hopeless(&mut list, |gain| squash(raw + gain + HOPE) > window.alpha);
            }
            while let Some(choice) = Choice::take_best(&mut list) {
                let hopeless = choice.loses || squash(raw + choice.gain + HOPE) <= window.alpha;
                if sieved && hopeless {
                    continue;
                }
                let Some(next) = at.after(&choice.mv) else {
                    continue;
                };
                let value = self.quiescence_value(&next, ours, depth.deeper(), window);
                if self.halted {
                    break;
                }
                if best.is_none_or(|best| value > best) {
                    best = Some(value);
                }
                window.alpha = window.alpha.max(value);
                if value >= window.beta {
                    break;
                }
            }
            list.clear();
            if self.halted || best.is_some_and(|value| value >= window.beta) {
                break;
            }
        }
        self.lists.push(list);
        best.unwrap_or_else(|| signed(at.stuck(self.us) * (WON - ply * PLY), ours))
    }

    /// [`Search::value`] for the quiescence search.
    fn quiescence_value(&mut self, at: &P, ours: bool, depth: Depth, window: SearchWindow) -> i32 {
        if let Some(result) = at.decided(self.us) {
            return signed(result * (WON - depth.ply * PLY), ours);
        }
        if let Some(seat) = at.to_act() {
            return if self.us.contains(seat) == ours {
                self.quiescence(at, ours, depth, window)
            } else {
                -self.quiescence(at, !ours, depth, window.flipped())
            };
        }
        self.dice(at, (ours, true), depth, window)
    }

    /// The thinker's value of a position after a root move: exact above `alpha`, else an upper bound.
    pub(super) fn root_value(&mut self, at: &P, left: i32, alpha: i32) -> i32 {
        let depth = Depth { left, ply: 1 };
        if alpha >= -WON && self.tuning.pruning {
            let value = self.value(at, true, depth, SearchWindow::null(alpha));
            if value <= alpha || self.halted {
                return value;
            }
        }
        let beta = SearchWindow::FULL.beta;
        self.value(at, true, depth, SearchWindow { alpha, beta })
    }

    /// The best line from this move, as far as the table holds it.
    pub(super) fn line(&self, at: &P, first: &P::Move) -> Vec<P::Move> {
        let mut line = vec![first.clone()];
        let mut at = at.after(first);
        while let Some(here) = at {
            if line.len() >= 12 || here.decided(self.us).is_some() || here.to_act().is_none() {
                break;
            }
            let known = self.table.get(here.key());
            let Some(best) = known.and_then(|entry| entry.best.clone()) else {
                break;
            };
            if !here.legal_moves().contains(&best) {
                break;
            }
            at = here.after(&best);
            line.push(best);
        }
        line
    }
}

/// The values shared by all moves of a node.
#[derive(Clone, Copy, Debug)]
struct SearchFrame {
    ours: bool,
    depth: Depth,
    beta: i32,
    /// `true` if quiet moves cannot raise the value enough.
    lean: bool,
    /// Most quiet moves searched.
    width: usize,
}

/// The best move of a node so far.
struct Best<M> {
    mv: Option<M>,
    value: Option<i32>,
    alpha: i32,
    done: Done,
}

/// The number of moves searched in a node.
#[derive(Clone, Copy, Debug, Default)]
struct Done {
    legal: usize,
    quiet: usize,
    is_quiet: bool,
}

/// The static evaluation of a position for a coalition, in hundredths of the unit piece.
///
/// With two seats this is the difference between them. A single player against several rivals counts the strongest
/// most, and gains with each eliminated one.
pub(super) fn raw<P: Evaluate>(at: &P, us: SeatSet, seats: u8, weights: &[i32]) -> i32 {
    let worth = |seat| {
        let mut tally = Weighed::new(weights);
        at.features(seat, &mut tally);
        tally.sum()
    };
    if seats == 2 {
        let own = us.contains(Seat::FIRST);
        return signed(worth(Seat::FIRST) - worth(Seat::SECOND), own);
    }
    let out = at.eliminated();
    let playing = Seat::all(seats).filter(|seat| !out.contains(*seat));
    let (mut own, mut strongest, mut sum, mut rivals) = (0, i32::MIN, 0, 0);
    for seat in playing {
        let worth = worth(seat);
        if us.contains(seat) {
            own += worth;
        } else {
            strongest = strongest.max(worth);
            sum += worth;
            rivals += 1;
        }
    }
    if us.len() > 1 || rivals < 2 {
        return own - sum;
    }
    let outs = i32::try_from(out.len()).unwrap_or(0);
    own - (4 * strongest + 6 * sum / rivals) / 10 + OUT * outs
}

/// Bonus for an eliminated rival, in hundredths of the unit piece.
const OUT: i32 = 400;
