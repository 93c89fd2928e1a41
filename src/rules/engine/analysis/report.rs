//! [`Report`]: the judgements of a whole game, and their sums for each seat.
//!
//! The equity of a seat goes from the start to the result by moves, rolls and departures. Their changes add up exactly,
//! since every change is a difference of two neighbours.

use crate::engine::analysis::look::results;
use crate::engine::analysis::{ErrorMark, GameStep, Judgement, Look};
use crate::game::outcome::Outcome;
use crate::game::seat::{BySeat, Seat};

/// Number of mistakes that a summary names.
const COSTLIEST: usize = 3;

/// The judgement of one ply and of its roll.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlyReport {
    /// The judgement of the move.
    pub judgement: Judgement,
    /// The equity of each seat before the move, in thousandths.
    pub before: BySeat<i32>,
    /// The equity after the move; if dice decide it, the mean over all rolls.
    pub moved: BySeat<i32>,
    /// The equity after the dice; `None` if none were thrown.
    pub rolled: Option<BySeat<i32>>,
}

impl PlyReport {
    /// The equity of each seat after the ply, in thousandths.
    pub fn after(&self) -> &BySeat<i32> {
        self.rolled.as_ref().unwrap_or(&self.moved)
    }

    /// The luck of a seat by the roll of this ply, in thousandths; 0 without a roll.
    pub fn luck(&self, seat: Seat) -> i32 {
        let rolled = self.rolled.as_ref();
        rolled.map_or(0, |rolled| rolled[seat] - self.moved[seat])
    }
}

/// The summary of a game for one seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatSummary {
    /// Number of its moves that had an alternative.
    pub decisions: u32,
    /// Sum of the errors of these, in thousandths.
    pub error: i32,
    /// Number of its marks, in the order of [`ErrorMark::ALL`].
    pub marks: [u32; 3],
    /// Sum of the luck of all rolls for this seat, in thousandths.
    pub luck: i32,
    /// Its result as an equity; `None` if the game has none.
    pub result: Option<i32>,
    /// The indexes in [`Report::plies`] of its most expensive errors, the worst first.
    pub costliest: Vec<usize>,
}

impl SeatSummary {
    /// The error rate: the mean error of a decision, in thousandths, rounded.
    pub fn error_rate(&self) -> i32 {
        let decisions = i32::try_from(self.decisions.max(1)).unwrap_or(i32::MAX);
        (2 * self.error + decisions) / (2 * decisions)
    }

    /// The result less the luck, as if equals had played; it may lie beyond 1000 and -1000.
    pub fn luck_adjusted(&self) -> Option<i32> {
        Some(self.result? - self.luck)
    }
}

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The equity of each seat at the start, in thousandths.
    pub start: BySeat<i32>,
    /// The plies in order.
    pub plies: Vec<PlyReport>,
    /// The change of each seat's equity by departures: players who left, resigned, agreed or ran out of time.
    pub departures: BySeat<i32>,
    /// The result of each seat as an equity; `None` if the game has none.
    pub result: Option<BySeat<i32>>,
}

impl Report {
    /// Puts looks together, one for each [moment](crate::engine::analysis::Moment) of the steps. `None` if there are
    /// not as many, or if the look at a move judges none.
    pub fn of(steps: &[GameStep], looks: &[Look], outcome: Option<&Outcome>) -> Option<Self> {
        let (first, rest) = looks.split_first()?;
        if rest.len() != steps.len() {
            return None;
        }
        let result = outcome.map(results);
        let mut plies: Vec<PlyReport> = Vec::new();
        let mut departures = BySeat::from_fn(first.equities.count(), |_| 0);
        let mut left = |from: &BySeat<i32>, to: &BySeat<i32>| {
            for (seat, equity) in to.iter() {
                departures[seat] += equity - from[seat];
            }
        };
        for (step, pair) in steps.iter().zip(looks.windows(2)) {
            let [now, next] = pair else { return None };
            match step {
                GameStep::Move(_) => plies.push(PlyReport {
                    judgement: now.judgement.clone()?,
                    before: now.equities.clone(),
                    moved: next.equities.clone(),
                    rolled: None,
                }),
                GameStep::Roll(_) => plies.last_mut()?.rolled = Some(next.equities.clone()),
                GameStep::Forfeit(..) => left(&now.equities, &next.equities),
            }
        }
        if let Some(result) = &result {
            left(&looks.last()?.equities, result);
        }
        Some(Self {
            start: first.equities.clone(),
            plies,
            departures,
            result,
        })
    }

    /// The summary of the game for a seat.
    pub fn summary(&self, seat: Seat) -> SeatSummary {
        let mut summary = SeatSummary {
            result: self.result.as_ref().map(|result| result[seat]),
            ..SeatSummary::default()
        };
        let mut errors: Vec<(i32, usize)> = Vec::new();
        for (index, ply) in self.plies.iter().enumerate() {
            summary.luck += ply.luck(seat);
            let judgement = &ply.judgement;
            if judgement.seat != seat || !judgement.is_decision() {
                continue;
            }
            summary.decisions += 1;
            summary.error += judgement.error;
            if judgement.error > 0 {
                errors.push((judgement.error, index));
            }
            for (count, mark) in summary.marks.iter_mut().zip(ErrorMark::ALL) {
                *count += u32::from(judgement.mark == Some(mark));
            }
        }
        errors.sort_by_key(|(error, index)| (std::cmp::Reverse(*error), *index));
        summary.costliest = errors.into_iter().take(COSTLIEST).map(|(_, i)| i).collect();
        summary
    }

    /// The index in [`Report::plies`] of the roll that changed most for any seat, the first of several; `None` without
    /// rolls.
    pub fn decisive_roll(&self) -> Option<usize> {
        let size = |ply: &PlyReport| {
            let seats = Seat::all(ply.before.count());
            seats.map(|seat| ply.luck(seat).abs()).max().unwrap_or(0)
        };
        let rolls = self.plies.iter().enumerate();
        let rolls = rolls.filter(|(_, ply)| ply.rolled.is_some());
        let most = rolls.max_by_key(|(index, ply)| (size(ply), std::cmp::Reverse(*index)));
        most.map(|(index, _)| index)
    }

    /// The equity of a seat at the start and after each ply, in thousandths.
    pub fn curve(&self, seat: Seat) -> Vec<i32> {
        let after = self.plies.iter().map(|ply| ply.after()[seat]);
        std::iter::once(self.start[seat]).chain(after).collect()
    }
}
