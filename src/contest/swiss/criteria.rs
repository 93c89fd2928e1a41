//! The criteria of a bracket as the fields of a weight (C.04.3, section 2).
//!
//! Absolute criteria decide whether an edge exists. All others are fields, in the order of the text: a gain in a lower
//! one never outweighs a higher one.

use crate::contest::matching::Field;
use crate::contest::swiss::cards::{Card, Float, Wish};

/// The facts that all edges of one bracket share.
#[derive(Debug)]
pub(super) struct Bracket<'a> {
    /// All cards, in the order of scores and ranks.
    pub(super) cards: Vec<&'a Card>,
    /// The first resident; those before who are in the bracket were moved down.
    pub(super) residents: usize,
    /// The first entrant of the next score group.
    pub(super) next: usize,
    /// The first entrant after the next score group.
    pub(super) beyond: usize,
    /// The rounds played so far.
    pub(super) played: usize,
    /// `true` if the coming round is the last one.
    pub(super) is_last: bool,
    /// `true` if every entrant who is not yet paired must find a mate.
    pub(super) complete: bool,
    /// The most pairs of the graph.
    pub(super) pairs: usize,
    /// The scores in the bracket and the next group, the highest first, each with the number of its entrants.
    pub(super) scores: Vec<ScoreGroup>,
    /// `true` if the only entrant to leave the bracket is the one with the bye.
    pub(super) bye_alone: bool,
}

/// A score, and how many have it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoreGroup {
    pub(super) score: u32,
    pub(super) entrants: usize,
}

/// Returns `true` if two entrants may meet: criteria 1 and 3.
pub(super) fn may_meet(a: &Card, b: &Card, is_last: bool) -> bool {
    let clash = a.wish == Wish::Absolute && b.wish == Wish::Absolute && a.preferred == b.preferred;
    !a.met.contains(&b.entrant) && (!clash || is_last && (a.leads || b.leads))
}

/// Returns `true` if two of one score may meet, and no wish for a side is denied.
pub(super) fn costs_nothing([a, b]: [&Card; 2], is_last: bool) -> bool {
    may_meet(a, b, is_last) && wishes_granted([a, b]) == [true; 4]
}

impl Bracket<'_> {
    /// The fields of an edge between two entrants, the higher one first; `None` if they cannot meet in this bracket.
    pub(super) fn edge(&self, high: usize, low: usize) -> Option<Vec<Field>> {
        let (a, b) = (self.cards[high], self.cards[low]);
        // Two who were moved down do not meet.
        if low < self.residents || !may_meet(a, b, self.is_last) {
            return None;
        }
        let here = low < self.next;
        let next = !here && low < self.beyond;
        let mut fields = Vec::with_capacity(32);
        self.pairing(
            &mut fields,
            here,
            next.then_some(a.score).or(here.then_some(a.score)),
        );
        fields.push(Field::number(0, self.most_unplayed()));
        self.sides(&mut fields, here.then_some([a, b]));
        self.floats(&mut fields, here.then_some([a, b]));
        Some(fields)
    }

    /// The fields of the bye for an entrant.
    pub(super) fn bye(&self, entrant: usize) -> Vec<Field> {
        let mut fields = Vec::with_capacity(32);
        self.pairing(&mut fields, false, None);
        let fewer = self.most_unplayed() - self.cards[entrant].unplayed as u64;
        let value = if self.bye_alone { fewer } else { 0 };
        fields.push(Field::number(value, self.most_unplayed()));
        self.sides(&mut fields, None);
        self.floats(&mut fields, None);
        fields
    }

    fn most_unplayed(&self) -> u64 {
        self.played as u64
    }

    /// Criteria 4 to 8: all find a mate; most pairs here, of the highest scores; then the same in the next bracket.
    fn pairing(&self, fields: &mut Vec<Field>, here: bool, score: Option<u32>) {
        if self.complete {
            fields.push(Field::flag(true, self.pairs));
        }
        for counts in [here, score.is_some() && !here] {
            fields.push(Field::flag(counts, self.pairs));
            self.by_score(fields, [score.filter(|_| counts), None]);
        }
    }

    /// A field for each score, the highest first.
    fn by_score(&self, fields: &mut Vec<Field>, scores: [Option<u32>; 2]) {
        for group in &self.scores {
            let value = scores
                .iter()
                .filter(|score| **score == Some(group.score))
                .count();
            fields.push(Field::number(value as u64, group.entrants as u64));
        }
    }

    /// Criteria 10 to 13: wishes for sides.
    fn sides(&self, fields: &mut Vec<Field>, pair: Option<[&Card; 2]>) {
        let fine = pair.map_or([false; 4], wishes_granted);
        fields.extend(fine.map(|fine| Field::flag(fine, self.pairs)));
    }

    /// Criteria 14 to 21: nobody floats again as they did in the last two rounds.
    fn floats(&self, fields: &mut Vec<Field>, pair: Option<[&Card; 2]>) {
        let backs = 0..self.played.min(2);
        let level = |[a, b]: [&Card; 2]| a.score <= b.score;
        for back in backs.clone() {
            let down = |card: &Card| card.floats[back] == Float::Down;
            let up = |card: &Card| card.floats[back] == Float::Up;
            let kept = pair.map_or(0, |[a, b]| {
                u64::from(down(b)) + u64::from(level([a, b]) && down(a))
            });
            fields.push(Field::number(kept, 2 * self.pairs as u64));
            let fine = pair.is_some_and(|[a, b]| level([a, b]) || !up(b));
            fields.push(Field::flag(fine, self.pairs));
        }
        for back in backs {
            let down = |card: &Card| (card.floats[back] == Float::Down).then_some(card.score);
            let kept = pair.map_or([None; 2], |[a, b]| [down(b), down(a)]);
            self.by_score(fields, kept);
            let fine = pair.filter(|[a, b]| level([a, b]) || b.floats[back] != Float::Up);
            self.by_score(fields, [fine.map(|[a, _]| a.score), None]);
        }
    }
}

/// One flag for each of criteria 10 to 13: `true` if a pair does not break it.
fn wishes_granted([a, b]: [&Card; 2]) -> [bool; 4] {
    let same = a.preferred.is_some() && a.preferred == b.preferred;
    let absolute = |card: &Card| card.wish == Wish::Absolute;
    let both = absolute(a) && absolute(b) && same;
    // Of two absolute wishes, the one with the smaller imbalance gives way.
    let third_in_row = match a.imbalance.cmp(&b.imbalance) {
        std::cmp::Ordering::Equal => a.repeated.is_some() && a.repeated == b.repeated,
        std::cmp::Ordering::Greater => gives_way_to_third(b),
        std::cmp::Ordering::Less => gives_way_to_third(a),
    };
    let strong = |card: &Card| card.wish >= Wish::Strong;
    [
        !(both && a.imbalance > 1 && b.imbalance > 1),
        !(both && third_in_row),
        !same,
        !(strong(a) && strong(b) && same) || absolute(a) && absolute(b),
    ]
}

/// Returns `true` if the side that is not wanted would be the third of its kind in a row.
fn gives_way_to_third(card: &Card) -> bool {
    let denied = card.preferred.map(crate::contest::swiss::Side::other);
    card.repeated.is_some() && card.repeated == denied
}
