//! [`look`](look()): the judgement of one position and of the move made there.

use crate::engine::analysis::chances::Chances;
use crate::engine::search::Search;
use crate::engine::think::{Findings, Question, coalition, think};
use crate::engine::window::{Depth, SearchWindow};
use crate::engine::{self, Stop, Strength, tuning, typed, written};
use crate::game::Notation;
use crate::game::any::{AnyPosition, Played};
use crate::game::evaluate::Evaluate;
use crate::game::outcome::{Outcome, Score, Status};
use crate::game::seat::{BySeat, Seat, SeatSet};
use crate::game::text::MoveText;

/// Factor of the node budget of the second search, which a mark must survive.
const CHECK_FACTOR: u64 = 4;
/// Greatest depth of the search for a seat that is not to move, in plies.
const DEEPEST: i32 = 40;

/// A mistake by its size, the smallest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ErrorMark {
    /// `?!`: 80 thousandths of equity in a game without dice, 40 in one with dice.
    Doubtful,
    /// `?`: 160, with dice 80.
    Mistake,
    /// `??`: 320, with dice 160.
    Blunder,
}

impl ErrorMark {
    /// All marks, the smallest first.
    pub const ALL: [Self; 3] = [Self::Doubtful, Self::Mistake, Self::Blunder];

    /// The mark of an error in thousandths; `None` below all thresholds.
    pub fn of(error: i32, dice: bool) -> Option<Self> {
        let mut marks = Self::ALL.into_iter().rev();
        marks.find(|mark| error >= mark.threshold(dice))
    }

    /// The least error with this mark, in thousandths. Dice halve it: much of their effect is no one's mistake.
    pub const fn threshold(self, dice: bool) -> i32 {
        let calm = match self {
            Self::Doubtful => 80,
            Self::Mistake => 160,
            Self::Blunder => 320,
        };
        if dice { calm / 2 } else { calm }
    }

    /// The sign of chess notation.
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Doubtful => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }
}

/// The judgement of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The seat that moved.
    pub seat: Seat,
    /// The move made.
    pub made: MoveText,
    /// The best move found; the move made if no other is better.
    pub best: MoveText,
    /// The best move and its expected continuation, up to the next dice.
    pub line: Vec<MoveText>,
    /// The equity lost against the best move, in thousandths; 0 or more.
    pub error: i32,
    /// The number of legal moves; 1 is a forced move, which counts for nothing.
    pub choices: usize,
    /// Its mark, if a search of four times the nodes agrees.
    pub mark: Option<ErrorMark>,
}

impl Judgement {
    /// Returns `true` if there was another legal move.
    pub const fn is_decision(&self) -> bool {
        self.choices > 1
    }
}

/// The judgement of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Look {
    /// The equity of each seat, in thousandths. While dice are due it is the mean over all rolls.
    pub equities: BySeat<i32>,
    /// The judgement of the move made; `None` if no move was made here.
    pub judgement: Option<Judgement>,
    /// Number of positions searched.
    pub nodes: u64,
}

/// Judges a position and the move made there, with a node budget for each search.
///
/// `None` if `stop` was asked, if the move is not legal, or for a game without an evaluation.
pub fn look(
    at: &dyn AnyPosition,
    made: Option<&MoveText>,
    nodes: u64,
    stop: &Stop,
) -> Option<Look> {
    let chances = engine::rule_set(at).map_or(Chances::AS_SEARCHED, Chances::of);
    look_with(at, made, nodes, chances, stop)
}

/// Judges as [`look`] does, with these chances instead of those of the rule set.
pub fn look_with(
    at: &dyn AnyPosition,
    made: Option<&MoveText>,
    nodes: u64,
    chances: Chances,
    stop: &Stop,
) -> Option<Look> {
    if let Status::Over(outcome) = at.status() {
        return Some(Look {
            equities: results(&outcome),
            judgement: None,
            nodes: 0,
        });
    }
    typed!(at, played => typed_look(played, made, nodes, chances, stop))?
}

/// The result of each seat as an equity: first alone or with partners 1000, first place shared 0, else -1000.
pub(super) fn results(outcome: &Outcome) -> BySeat<i32> {
    BySeat::from_fn(outcome.places.count(), |seat| match outcome.score(seat) {
        Score::Won => 1_000,
        Score::Drawn => 0,
        Score::Lost => -1_000,
    })
}

/// The seats that win together with this one, itself included.
fn side<P: Evaluate>(at: &P, seat: Seat) -> SeatSet {
    let mut side = at.partners(seat);
    side.insert(seat);
    side
}

/// The inputs shared by the searches of one look.
struct Searcher<'a> {
    chances: Chances,
    /// Keys of the positions in which turns began, sorted.
    seen: Vec<u64>,
    weights: &'a [i32],
    nodes: u64,
    stop: &'a Stop,
    /// Number of positions searched so far.
    searched: u64,
}

fn typed_look<P: Evaluate + Notation>(
    played: &Played<P>,
    made: Option<&MoveText>,
    nodes: u64,
    chances: Chances,
    stop: &Stop,
) -> Option<Look> {
    let at = played.at();
    let mut searcher = Searcher {
        chances,
        seen: played.seen().iter().map(Evaluate::key).collect(),
        weights: at.weight_sets().first()?.weights,
        nodes,
        stop,
        searched: 0,
    };
    let Some(made) = made else {
        return Some(Look {
            equities: searcher.equities(at)?,
            judgement: None,
            nodes: searcher.searched,
        });
    };
    let (judgement, best) = searcher.judgement(at, made)?;
    Some(Look {
        equities: searcher.spread(at, best)?,
        judgement: Some(judgement),
        nodes: searcher.searched,
    })
}

impl Searcher<'_> {
    /// The equity of each seat, in thousandths; `None` if the search was stopped.
    fn equities<P: Evaluate>(&mut self, at: &P) -> Option<BySeat<i32>> {
        match at.status() {
            Status::Over(outcome) => Some(results(&outcome)),
            Status::ToMove(_) => {
                let found = self.think(at, self.nodes, None)?;
                self.spread(at, found.moves.first()?.value)
            }
            Status::ToRoll(_) => {
                let falls: Vec<_> = at.falls().into_iter().flatten().collect();
                let mut sums = BySeat::from_fn(at.seats(), |_| 0);
                for fall in falls {
                    let equities = self.equities(&fall.at)?;
                    for (seat, equity) in equities.iter() {
                        sums[seat] += fall.ways * equity;
                    }
                }
                let mean = |sum: i32| (2 * sum + P::ROLLS * sum.signum()) / (2 * P::ROLLS);
                Some(BySeat::from_fn(at.seats(), |seat| mean(sums[seat])))
            }
        }
    }

    fn think<P: Evaluate>(
        &mut self,
        at: &P,
        nodes: u64,
        also: Option<usize>,
    ) -> Option<Findings<P::Move>> {
        // A position after dice is not among those before it yet.
        let mut seen = self.seen.clone();
        seen.push(at.key());
        seen.sort_unstable();
        let question = Question {
            strength: Strength::nodes(nodes),
            seed: 0,
            lines: 1,
            weights: self.weights,
            tuning: tuning(at),
            depth: i32::MAX,
            also,
        };
        let found = think(at, &seen, question, self.stop)?;
        self.searched += found.nodes;
        (!found.stopped).then_some(found)
    }

    /// The judgement of a move, and the value of the best one for the mover, in millionths.
    fn judgement<P: Evaluate + Notation>(
        &mut self,
        at: &P,
        made: &MoveText,
    ) -> Option<(Judgement, i32)> {
        let seat = at.to_act()?;
        let moves = at.legal_moves();
        let index = moves.iter().position(|mv| at.write_move(mv) == *made)?;
        let dice = P::ROLLS > 1 && at.throws();
        let chances = self.chances;
        let error = |found: &Findings<P::Move>| {
            let best = found.moves.first().map_or(0, |best| best.value);
            let own = found.moves.iter().find(|known| known.mv == moves[index]);
            let own = own.map_or(best, |own| own.value);
            chances.result(best) - chances.result(own)
        };
        let first = self.think(at, self.nodes, Some(index))?;
        let value = first.moves.first()?.value;
        let (mut lost, mut found) = (error(&first), first);
        if ErrorMark::of(lost, dice).is_some() {
            found = self.think(at, CHECK_FACTOR * self.nodes, Some(index))?;
            // Both searches agree on this much, so a mark always fits the figure beside it.
            lost = lost.min(error(&found));
        }
        let Some(best) = found.moves.first().filter(|_| lost > 0) else {
            let judgement = Judgement {
                seat,
                made: made.clone(),
                best: made.clone(),
                line: vec![made.clone()],
                error: 0,
                choices: moves.len(),
                mark: None,
            };
            return Some((judgement, value));
        };
        let judgement = Judgement {
            seat,
            made: made.clone(),
            best: at.write_move(&best.mv),
            line: written(at, &found).line,
            error: lost,
            choices: moves.len(),
            mark: ErrorMark::of(lost, dice),
        };
        Some((judgement, value))
    }

    /// The equities of all seats, from the mover's value in millionths. With more than two sides each other side is
    /// asked for its own.
    fn spread<P: Evaluate>(&mut self, at: &P, value: i32) -> Option<BySeat<i32>> {
        let us = coalition(at)?;
        let out = at.eliminated();
        let plays = |side: SeatSet| side.iter().any(|seat| !out.contains(seat));
        let others: SeatSet = Seat::all(at.seats())
            .filter(|seat| !us.contains(*seat) && plays(side(at, *seat)))
            .collect();
        let rival = others.iter().next().map(|seat| side(at, seat));
        let two_sided = rival.is_none_or(|rival| others.iter().all(|seat| rival.contains(seat)));
        let mut equities = BySeat::from_fn(at.seats(), |_| -1_000);
        for seat in Seat::all(at.seats()) {
            if us.contains(seat) {
                equities[seat] = self.chances.result(value);
            } else if others.contains(seat) {
                equities[seat] = if two_sided {
                    self.chances.result(-value)
                } else {
                    self.view(at, side(at, seat))?
                };
            }
        }
        Some(equities)
    }

    /// The equity of a side that is not to move, in thousandths. All such sides together get the nodes of one search.
    fn view<P: Evaluate>(&mut self, at: &P, us: SeatSet) -> Option<i32> {
        let root = at.key();
        let mut seen = self.seen.clone();
        seen.retain(|key| *key != root);
        seen.sort_unstable();
        let nodes = self.nodes / u64::from(at.seats()).max(1);
        let with = (nodes, tuning(at), self.stop);
        let mut search = Search::new(at, us, self.weights, &seen, with);
        let mut found = 0;
        for depth in 1..=DEEPEST {
            let value = search.value(
                at,
                true,
                Depth {
                    left: depth,
                    ply: 0,
                },
                SearchWindow::FULL,
            );
            if search.is_halted() {
                break;
            }
            found = value;
            search.bound(nodes);
            if search.is_halted() {
                break;
            }
        }
        self.searched += search.nodes;
        (!search.stopped).then(|| self.chances.result(found))
    }
}
