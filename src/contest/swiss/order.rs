//! The order among pairings of the same quality (C.04.3, sections 3 and 4).
//!
//! Those who were moved down choose first: the highest of them gets the highest resident that leaves the quality as it
//! is. The remainder is split in two halves, the upper one against the lower one in order. If that costs quality,
//! entrants change halves: as few as possible, and as near to the middle as possible.
//!
//! Always: a choice fixed by one matching stays possible in the next, so no step lowers the quality.

use std::collections::BTreeSet;

use crate::contest::matching::{Field, WeightedGraph, bits};
use crate::contest::swiss::criteria::Bracket;

/// Most bits that the order of opponents takes in one matching: more of them make each matching slower, fewer of them
/// make more matchings.
const ORDERING: u32 = 48;

/// A matching of a bracket's graph: the mate of each entrant. The place after the last entrant is the bye.
type Mates = Vec<Option<usize>>;

/// A bracket while its pairs are being fixed. Entrants are places in the bracket.
pub(super) struct Work<'a> {
    bracket: Bracket<'a>,
    takes_bye: Vec<bool>,
    /// Entrants whose pair is fixed.
    gone: BTreeSet<usize>,
    pairs: Vec<[usize; 2]>,
    /// Entrants of the bracket and the next group without a mate in the last matching.
    alone: Vec<usize>,
}

/// A paired bracket.
#[derive(Debug)]
pub(super) struct Paired {
    /// Its pairs.
    pub(super) pairs: Vec<[usize; 2]>,
    /// Those of the bracket and the next group who have no mate yet in the matching that is best for both.
    pub(super) alone: Vec<usize>,
}

impl<'a> Work<'a> {
    pub(super) fn new(bracket: Bracket<'a>, takes_bye: Vec<bool>) -> Self {
        Self {
            bracket,
            takes_bye,
            gone: BTreeSet::new(),
            pairs: Vec::new(),
            alone: Vec::new(),
        }
    }

    /// All pairs of the bracket. `bye_here` says that the bye may fall to its score group.
    pub(super) fn paired(mut self, bye_here: bool) -> Paired {
        let mut mates = self.best(|work, pair| Some(work.moved_order(pair)));
        let below = self.bracket.next..self.bye();
        let floats = |mate: &Option<usize>| mate.is_some_and(|mate| below.contains(&mate));
        if bye_here && !mates.iter().take(self.bracket.next).any(floats) {
            self.bracket.bye_alone = true;
            mates = self.best(|work, pair| Some(work.moved_order(pair)));
        }
        let residents = self.residents();
        for (at, mate) in mates.iter().enumerate().take(residents.start) {
            if let Some(mate) = mate.filter(|mate| residents.contains(mate)) {
                self.fix([at, mate]);
            }
        }
        let remainder: Vec<usize> = residents.filter(|at| !self.gone.contains(at)).collect();
        let upper =
            |at: &&usize| mates[**at].is_some_and(|mate| mate > **at && mate < self.bracket.next);
        let pairs = remainder.iter().filter(upper).count();
        self.pair_remainder(&remainder, pairs);
        let Self { pairs, alone, .. } = self;
        Paired { pairs, alone }
    }

    fn bye(&self) -> usize {
        self.bracket.cards.len()
    }

    fn residents(&self) -> std::ops::Range<usize> {
        self.bracket.residents..self.bracket.next
    }

    fn fix(&mut self, pair: [usize; 2]) {
        self.gone.extend(pair);
        self.pairs.push(pair);
    }

    /// The best matching by the criteria, then by the fields that `more` adds to each edge. An edge that gets none is
    /// left out.
    fn best(&mut self, more: impl Fn(&Self, [usize; 2]) -> Option<Vec<Field>>) -> Mates {
        let all = self.bye();
        let open: Vec<usize> = (0..all).filter(|at| !self.gone.contains(at)).collect();
        let mut graph = WeightedGraph::new(open.len() + 1);
        for (j, low) in open.iter().enumerate() {
            for (i, high) in open.iter().enumerate().take(j) {
                if let Some(mut fields) = self.bracket.edge(*high, *low)
                    && let Some(more) = more(self, [*high, *low])
                {
                    fields.extend(more);
                    graph.edge([i, j], fields);
                }
            }
            if self.takes_bye[*low]
                && let Some(more) = more(self, [*low, all])
            {
                let mut fields = self.bracket.bye(*low);
                fields.extend(more);
                graph.edge([j, open.len()], fields);
            }
        }
        let mut mates = vec![None; all + 1];
        let place = |at: usize| open.get(at).copied().unwrap_or(all);
        for (at, mate) in graph.best().into_iter().enumerate() {
            mates[place(at)] = mate.map(place);
        }
        self.alone = open.into_iter().filter(|at| mates[*at].is_none()).collect();
        mates
    }

    /// Which of those moved down are paired, then their opponents: the highest first.
    fn moved_order(&self, [high, low]: [usize; 2]) -> Vec<Field> {
        let (moved, residents) = (self.bracket.residents, self.residents());
        let counts = high < moved && residents.contains(&low);
        let mut fields = Vec::with_capacity(moved + 1);
        let width = u32::try_from(moved).expect("a contest is small");
        if moved > 0 {
            let set = counts.then(|| width - 1 - place(high));
            fields.push(Field::Bit { width, set });
        }
        let most = residents.len() as u64;
        for at in 0..moved {
            let value = if counts && at == high {
                (residents.end - low) as u64
            } else {
                0
            };
            fields.push(Field::number(value, most));
        }
        fields
    }

    /// Fixes the pairs of the remainder, of which there are this many.
    fn pair_remainder(&mut self, remainder: &[usize], pairs: usize) {
        if pairs == 0 {
            return;
        }
        let remainder = Remainder {
            entrants: remainder,
            pairs,
        };
        let half = remainder.upper_half();
        let (first, rest) = half.split_at(remainder.share().min(half.len()));
        let mates = self.best(|work, pair| {
            work.in_remainder(&remainder, pair).then(|| {
                let mut fields = vec![remainder.stays(pair)];
                fields.extend(remainder.opponents(first, pair));
                fields
            })
        });
        let is_upper =
            |at: &usize| mates[*at].is_some_and(|mate| mate > *at && mate < self.bracket.next);
        if half.iter().all(is_upper) {
            self.fix_all(first, &mates);
            return self.pair_halves(&remainder, half, rest);
        }
        let mates = self.best(|work, pair| {
            work.in_remainder(&remainder, pair)
                .then(|| remainder.exchanges(pair))
        });
        let is_upper =
            |at: &usize| mates[*at].is_some_and(|mate| mate > *at && mate < self.bracket.next);
        let half: Vec<usize> = remainder
            .entrants
            .iter()
            .copied()
            .filter(is_upper)
            .collect();
        self.pair_halves(&remainder, &half, &half);
    }

    /// Fixes the opponents of these entrants of the upper half, some at a time.
    fn pair_halves(&mut self, remainder: &Remainder<'_>, upper: &[usize], open: &[usize]) {
        for part in open.chunks(remainder.share()) {
            let mates = self.best(|work, pair| {
                let [high, low] = pair;
                let within = remainder.place(high).is_some() && remainder.place(low).is_some();
                let across = upper.contains(&high) && !upper.contains(&low);
                let fine = work.in_remainder(remainder, pair) && (!within || across);
                fine.then(|| remainder.opponents(part, pair))
            });
            self.fix_all(part, &mates);
        }
    }

    fn fix_all(&mut self, upper: &[usize], mates: &Mates) {
        for at in upper {
            let mate = mates[*at]
                .expect("a pairing of this quality has a pair for everybody in the upper half");
            self.fix([*at, mate]);
        }
    }

    /// Returns `false` for a pair of a resident and an entrant moved down, who is not to be paired here.
    fn in_remainder(&self, remainder: &Remainder<'_>, [high, low]: [usize; 2]) -> bool {
        !(high < self.bracket.residents && remainder.place(low).is_some())
    }
}

fn place(at: usize) -> u32 {
    u32::try_from(at).expect("a contest is small")
}

/// The residents who are paired among themselves or float.
struct Remainder<'a> {
    entrants: &'a [usize],
    pairs: usize,
}

impl Remainder<'_> {
    fn place(&self, entrant: usize) -> Option<usize> {
        self.entrants.binary_search(&entrant).ok()
    }

    /// The original upper half.
    fn upper_half(&self) -> &[usize] {
        &self.entrants[..self.pairs]
    }

    /// The places of a pair of the remainder.
    fn places(&self, [high, low]: [usize; 2]) -> Option<[usize; 2]> {
        Some([self.place(high)?, self.place(low)?])
    }

    /// Entrants whose opponents are put in order by one matching.
    fn share(&self) -> usize {
        (ORDERING / bits(self.entrants.len() as u64)).max(1) as usize
    }

    /// The weight of the higher one of a pair being in the original upper half.
    fn stays(&self, pair: [usize; 2]) -> Field {
        let stays = self.places(pair).is_some_and(|[high, _]| high < self.pairs);
        Field::flag(stays, self.pairs)
    }

    /// The opponents of these entrants, the first of them before all others.
    fn opponents(&self, of: &[usize], pair: [usize; 2]) -> Vec<Field> {
        let most = self.entrants.len();
        let low = self.place(pair[1]);
        let value = |at: &usize| low.filter(|_| *at == pair[0]).map_or(0, |low| most - low);
        of.iter()
            .map(|at| Field::number(value(at) as u64, most as u64))
            .collect()
    }

    /// Fewest exchanges, the least difference, then the lowest of the upper half and the highest of the lower half.
    fn exchanges(&self, pair: [usize; 2]) -> Vec<Field> {
        let (all, pairs) = (self.entrants.len(), self.pairs);
        let high = self.places(pair).map(|[high, _]| high);
        let upper = high.filter(|high| *high < pairs).map(place);
        let lower = high.filter(|high| *high >= pairs);
        let up = high.map_or(0, |high| all - high);
        let top = place(pairs);
        vec![
            self.stays(pair),
            Field::number(up as u64, (all * pairs) as u64),
            Field::Without {
                width: top + bits(pairs as u64),
                top,
                bit: upper,
            },
            Field::Bit {
                width: place(all - pairs),
                set: lower.map(|high| place(all - 1 - high)),
            },
        ]
    }
}
