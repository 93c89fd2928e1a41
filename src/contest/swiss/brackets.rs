//! Brackets from the top: the pairing of the entrants (C.04.3, sections 1 to 4).
//!
//! A bracket is the entrants moved down to it and the residents of its score group. A first matching says how good its
//! pairing can be. Further ones find the first pairing of that quality in the order of transpositions and exchanges.
//! The graph holds the bracket and the next score group. A check follows that the rest can still be paired. Only if it
//! cannot, the bracket is paired again with everybody in the graph.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use crate::contest::matching::{Field, WeightedGraph};
use crate::contest::swiss::cards::{Card, Float, Side, cards};
use crate::contest::swiss::criteria::{Bracket, ScoreGroup, costs_nothing, may_meet};
use crate::contest::swiss::order::Work;
use crate::contest::swiss::sides::side_of;
use crate::contest::swiss::{Swiss, SwissRound};

/// Pairs a round; `None` if no pairing keeps the absolute criteria.
pub fn pair(swiss: &Swiss) -> Option<SwissRound> {
    let cards = cards(swiss);
    let played = swiss.pasts.first().map_or(0, Vec::len);
    let mut round = RoundWork {
        cards: &cards,
        played,
        is_last: played + 1 >= swiss.rounds,
        bye_score: None,
    };
    let everybody: Vec<usize> = (0..cards.len()).collect();
    round.bye_score = round.least_bye_score();
    if !round.can_complete(&everybody, 0) {
        return None;
    }
    let (pairs, left) = round.pairs();
    Some(ordered(swiss, &cards, pairs, &left))
}

/// The pairs with their sides, the leaders’ table first.
fn ordered(
    swiss: &Swiss,
    cards: &[Card],
    mut pairs: Vec<[usize; 2]>,
    left: &[usize],
) -> SwissRound {
    pairs.sort_by_key(|[high, low]| {
        let (a, b) = (&cards[*high], &cards[*low]);
        (Reverse(a.score), Reverse(b.score), a.rank)
    });
    let sided = pairs.into_iter().map(|[high, low]| {
        let (a, b) = (&cards[high], &cards[low]);
        match side_of(a, b, swiss.first_side) {
            Side::First => [a.entrant, b.entrant],
            Side::Second => [b.entrant, a.entrant],
        }
    });
    SwissRound {
        pairs: sided.collect(),
        bye: left.first().map(|left| cards[*left].entrant),
    }
}

/// A round while it is being paired. Entrants are places in `cards`.
struct RoundWork<'a> {
    cards: &'a [Card],
    played: usize,
    is_last: bool,
    /// The score of the entrant who will have the bye.
    bye_score: Option<u32>,
}

/// The outcome of one bracket, in places of the round.
struct Settled {
    pairs: Vec<[usize; 2]>,
    floaters: Vec<usize>,
    /// Entrants of the bracket and the next group without a mate in the best matching of both.
    alone: Vec<usize>,
}

impl RoundWork<'_> {
    fn pairs(&self) -> (Vec<[usize; 2]>, Vec<usize>) {
        let (mut pairs, mut moved) = (Vec::new(), Vec::new());
        let mut at = 0;
        while at < self.cards.len() {
            let next = self.group_end(at);
            let beyond = self.group_end(next);
            let settled = self
                .folded(&moved, at)
                .filter(|_| self.rest_can_complete(&[], next))
                .or_else(|| {
                    let settled = self.settled(&moved, at, beyond);
                    let complete = self.rest_can_complete(&settled.alone, beyond);
                    complete.then_some(settled)
                })
                .unwrap_or_else(|| self.settled(&moved, at, self.cards.len()));
            pairs.extend(settled.pairs);
            moved = settled.floaters;
            at = next;
        }
        (pairs, moved)
    }

    /// The place after the score group that begins here.
    fn group_end(&self, at: usize) -> usize {
        let same = |card: &&Card| card.score == self.cards[at].score;
        at + self.cards[at..].iter().take_while(same).count()
    }

    /// The lowest score with which an entrant can have the bye while all others are paired.
    fn least_bye_score(&self) -> Option<u32> {
        if self.cards.len().is_multiple_of(2) {
            return None;
        }
        let may = self.cards.iter().filter(|card| card.may_bye);
        let scores: BTreeSet<u32> = may.map(|card| card.score).collect();
        let everybody: Vec<usize> = (0..self.cards.len()).collect();
        let possible = |score: &u32| {
            let bye_score = Some(*score);
            RoundWork { bye_score, ..*self }.can_complete(&everybody, 0)
        };
        scores.into_iter().find(possible)
    }

    fn takes_bye(&self, place: usize) -> bool {
        let card = &self.cards[place];
        card.may_bye && self.bye_score == Some(card.score)
    }

    /// Returns `true` if those left alone and everybody from a place on can be paired.
    fn rest_can_complete(&self, alone: &[usize], beyond: usize) -> bool {
        let mut rest = alone.to_vec();
        rest.extend(beyond..self.cards.len());
        self.can_complete(&rest, alone.len())
    }

    /// Returns `true` if all of these can be paired, with one bye if they are odd. The first few of them are not paired
    /// among themselves.
    fn can_complete(&self, rest: &[usize], moved: usize) -> bool {
        let mut graph = WeightedGraph::new(rest.len() + 1);
        for (low, b) in rest.iter().enumerate().skip(moved.max(1)) {
            for (high, a) in rest.iter().enumerate().take(low) {
                if may_meet(&self.cards[*a], &self.cards[*b], self.is_last) {
                    graph.edge([high, low], vec![Field::flag(true, 1)]);
                }
            }
        }
        if rest.len() % 2 == 1 {
            for (at, place) in rest.iter().enumerate() {
                if self.takes_bye(*place) {
                    graph.edge([at, rest.len()], vec![Field::flag(true, 1)]);
                }
            }
        }
        let mates = graph.best();
        mates.iter().take(rest.len()).all(Option::is_some)
    }

    /// The upper half against the lower half in order, if that costs nothing. It is the first pairing of all, so no
    /// other has to be looked for.
    fn folded(&self, moved: &[usize], at: usize) -> Option<Settled> {
        let group = at..self.group_end(at);
        let (pairs, odd) = (group.len() / 2, group.len() % 2);
        let left = (odd == 1).then(|| group.end - 1);
        let fits = |left: usize| {
            let card = &self.cards[left];
            let fewest = self.cards[group.clone()]
                .iter()
                .filter(|card| card.may_bye)
                .map(|card| card.unplayed)
                .min();
            group.end == self.cards.len()
                && self.takes_bye(left)
                && fewest == Some(card.unplayed)
                && !card.floats.contains(&Float::Down)
        };
        if !moved.is_empty() || !left.is_none_or(fits) {
            return None;
        }
        let pairs: Vec<[usize; 2]> = (at..at + pairs).map(|high| [high, high + pairs]).collect();
        let free =
            |[a, b]: &[usize; 2]| costs_nothing([&self.cards[*a], &self.cards[*b]], self.is_last);
        let (floaters, alone) = (left.into_iter().collect(), Vec::new());
        pairs.iter().all(free).then_some(Settled {
            pairs,
            floaters,
            alone,
        })
    }

    /// Pairs one bracket with everybody before `end` in the graph.
    fn settled(&self, moved: &[usize], at: usize, end: usize) -> Settled {
        let next = self.group_end(at);
        let mut places = moved.to_vec();
        places.extend(at..end);
        let mut scores: Vec<ScoreGroup> = Vec::new();
        let local = |place: usize| place - at + moved.len();
        let beyond = local(self.group_end_or(next).min(end));
        for place in &places[..beyond] {
            let score = self.cards[*place].score;
            match scores.last_mut().filter(|group| group.score == score) {
                Some(group) => group.entrants += 1,
                None => scores.push(ScoreGroup { score, entrants: 1 }),
            }
        }
        let bracket = Bracket {
            cards: places.iter().map(|place| &self.cards[*place]).collect(),
            residents: moved.len(),
            next: local(next),
            beyond,
            played: self.played,
            is_last: self.is_last,
            complete: end == self.cards.len(),
            pairs: places.len().div_ceil(2),
            scores,
            bye_alone: false,
        };
        let takes_bye = places.iter().map(|place| self.takes_bye(*place)).collect();
        let bye_here = self
            .bye_score
            .is_some_and(|score| score >= self.cards[at].score);
        let found = Work::new(bracket, takes_bye).paired(bye_here);
        let paired: BTreeSet<usize> = found.pairs.iter().flatten().copied().collect();
        let floats = |at: &usize| !paired.contains(at);
        Settled {
            pairs: found
                .pairs
                .iter()
                .map(|pair| pair.map(|at| places[at]))
                .collect(),
            floaters: (0..local(next))
                .filter(floats)
                .map(|at| places[at])
                .collect(),
            alone: found.alone.into_iter().map(|at| places[at]).collect(),
        }
    }

    fn group_end_or(&self, at: usize) -> usize {
        if at < self.cards.len() {
            self.group_end(at)
        } else {
            at
        }
    }
}
