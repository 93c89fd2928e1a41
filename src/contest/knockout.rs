//! A knockout: matches of two games with the sides changed, then one that decides, then the higher seed.

use std::cmp::Ordering;

use crate::contest::bracket::first_pairs;
use crate::contest::event::{Bye, ByeKind};
use crate::contest::inputs::{Inputs, Lot};
use crate::contest::round::{Pairings, Tables};
use crate::contest::state::{Contest, ContestTable};
use crate::contest::values::{EntrantId, Halves};

/// The two of a match; `None` if nobody came through.
type Pair = [Option<EntrantId>; 2];

/// Games of a match before the deciding one.
const PAIR: usize = 2;

/// A match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KnockoutMatch {
    /// The round, from 1.
    pub round: u32,
    /// Its number in the round, from 0, from the top of the bracket.
    pub number: u32,
    /// The two, the higher seed first; `None` if nobody came through.
    pub entrants: [Option<EntrantId>; 2],
    /// The half points of both.
    pub points: [Halves; 2],
    /// The one who goes through; `None` while it is open, and if nobody is left.
    pub winner: Option<EntrantId>,
    /// `true` if it is decided.
    pub decided: bool,
}

/// All matches of the rounds paired so far, and of the next one as far as it is known.
pub fn meetings(contest: &Contest) -> Vec<Vec<KnockoutMatch>> {
    let mut rounds: Vec<Vec<KnockoutMatch>> = Vec::new();
    let mut pairs = first_pairs(contest.seeds());
    for round in 1..=contest.rounds() {
        let made: Vec<KnockoutMatch> = pairs
            .iter()
            .zip(0..)
            .map(|(pair, at)| meeting(contest, round, at, *pair))
            .collect();
        pairs = made
            .chunks(2)
            .map(|two| [two[0].winner, two.get(1).and_then(|one| one.winner)])
            .collect();
        rounds.push(made);
        if round > contest.round() {
            break;
        }
    }
    rounds
}

fn meeting(contest: &Contest, round: u32, number: u32, pair: Pair) -> KnockoutMatch {
    let mut entrants = pair;
    let seed = |id: &Option<EntrantId>| contest.seeds().iter().position(|seed| Some(*seed) == *id);
    if entrants[1].is_some() && (entrants[0].is_none() || seed(&entrants[0]) > seed(&entrants[1])) {
        entrants.swap(0, 1);
    }
    let games: Vec<&ContestTable> = games(contest, round, number).collect();
    let sum = |games: &[&ContestTable], id: Option<EntrantId>| {
        let of = |table: &&ContestTable| id.and_then(|id| table.points_of(id)).unwrap_or(0);
        games.iter().map(of).sum::<Halves>()
    };
    // A correction may decide the first two games after the third was paired: that one then counts for nothing.
    let first = games.get(..PAIR).unwrap_or(&games);
    let points = match entrants.map(|id| sum(first, id)) {
        [high, low] if high == low => entrants.map(|id| sum(&games, id)),
        decided => decided,
    };
    let finished = games.iter().all(|table| table.result().is_some());
    let verdict = match round.cmp(&contest.round()) {
        Ordering::Less => MatchVerdict::Decided(went_on(contest, round, entrants)),
        Ordering::Equal if finished => verdict(contest, entrants, points, games.len()),
        Ordering::Equal | Ordering::Greater => MatchVerdict::Open,
    };
    let (winner, decided) = match verdict {
        MatchVerdict::Open => (None, false),
        MatchVerdict::Decided(winner) => (winner, true),
    };
    KnockoutMatch {
        round,
        number,
        entrants,
        points,
        winner,
        decided,
    }
}

/// The verdict of a match's games.
enum MatchVerdict {
    Open,
    Decided(Option<EntrantId>),
}

/// The one who is in the next round. An entrant who leaves later does not change a round that is past.
fn went_on(contest: &Contest, round: u32, pair: Pair) -> Option<EntrantId> {
    let byes = contest.paired().get(round as usize).map(|next| &next.byes);
    let goes_on = |id: &EntrantId| {
        let by_bye = byes.into_iter().flatten().any(|bye| bye.entrant == *id);
        by_bye
            || contest
                .tables_of(*id)
                .any(|table| table.paired.round == round + 1)
    };
    pair.into_iter().flatten().find(goes_on)
}

/// The verdict of a match whose games are all finished.
fn verdict(contest: &Contest, entrants: Pair, points: [Halves; 2], games: usize) -> MatchVerdict {
    let [Some(high), Some(low)] = entrants else {
        return MatchVerdict::Decided(entrants.into_iter().flatten().next());
    };
    if points[0] != points[1] {
        let winner = if points[0] > points[1] { high } else { low };
        return MatchVerdict::Decided(Some(winner));
    }
    match [high, low].map(|id| contest.is_in(id)) {
        [true, true] if games <= PAIR => MatchVerdict::Open,
        [true, _] | [false, false] => MatchVerdict::Decided(Some(high)),
        [false, true] => MatchVerdict::Decided(Some(low)),
    }
}

fn games(contest: &Contest, round: u32, number: u32) -> impl Iterator<Item = &ContestTable> {
    let of =
        move |table: &&ContestTable| table.paired.round == round && table.paired.meeting == number;
    contest.tables().values().filter(of)
}

/// The deciding games of this round, or else the next round.
pub(in crate::contest) fn next(contest: &Contest, inputs: &Inputs<'_>) -> Pairings {
    let round = contest.round();
    let meetings = meetings(contest);
    let Some(now) = meetings
        .get(round.saturating_sub(1) as usize)
        .filter(|_| round > 0)
    else {
        return paired(contest, meetings.first().map_or(&[], Vec::as_slice));
    };
    let mut tables = Tables::of(contest);
    for open in now.iter().filter(|meeting| !meeting.decided) {
        if let [Some(high), Some(low)] = open.entrants {
            let lot = Lot::Side {
                round,
                meeting: open.number,
            };
            let begins = (inputs.lot)(lot).is_multiple_of(2);
            let seats = if begins { [high, low] } else { [low, high] };
            tables.add(round, 0, open.number, seats.to_vec());
        }
    }
    let tables = tables.made();
    if !tables.is_empty() {
        let byes = Vec::new();
        return Pairings::Round {
            round,
            tables,
            byes,
        };
    }
    let winners = now.iter().filter_map(|meeting| meeting.winner);
    let left = winners.filter(|id| contest.is_in(*id)).count();
    match meetings.get(round as usize) {
        Some(next) if left > 1 => paired(contest, next),
        Some(_) | None => Pairings::None { early: false },
    }
}

fn paired(contest: &Contest, meetings: &[KnockoutMatch]) -> Pairings {
    let round = contest.round() + 1;
    let (mut tables, mut byes) = (Tables::of(contest), Vec::new());
    for meeting in meetings {
        match meeting
            .entrants
            .map(|id| id.filter(|id| contest.is_in(*id)))
        {
            [Some(high), Some(low)] => {
                tables.add(round, 0, meeting.number, vec![high, low]);
                tables.add(round, 0, meeting.number, vec![low, high]);
            }
            [Some(entrant), None] | [None, Some(entrant)] => {
                let kind = ByeKind::Through;
                byes.push(Bye { entrant, kind });
            }
            [None, None] => {}
        }
    }
    Pairings::Round {
        round,
        tables: tables.made(),
        byes,
    }
}

/// The round in which each entrant went out; those who are left have the number after the last one.
pub(in crate::contest) fn reached(contest: &Contest) -> Vec<u32> {
    let meetings = meetings(contest);
    let mut reached = vec![0; contest.seeds().len()];
    for meeting in meetings.iter().flatten() {
        // Nobody who left before a round was paired is in it.
        let is_paired = meeting.round <= contest.round();
        for (at, seed) in contest.seeds().iter().enumerate() {
            if !is_paired && !contest.is_in(*seed) {
                continue;
            }
            if meeting.entrants.contains(&Some(*seed)) {
                let won = u32::from(meeting.winner == Some(*seed));
                reached[at] = reached[at].max(2 * meeting.round + won);
            }
        }
    }
    reached
}
