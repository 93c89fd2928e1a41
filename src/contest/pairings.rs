//! The next round of each format.

use std::collections::{BTreeMap, BTreeSet};

use crate::contest::berger;
use crate::contest::event::{Bye, ByeKind, NewTable};
use crate::contest::groups::team_boards;
use crate::contest::heats::{self, LEAST_SEATS, Meetings};
use crate::contest::inputs::{Inputs, Lot};
use crate::contest::knockout;
use crate::contest::round::{Pairings, Tables, number};
use crate::contest::score::points_of_bye;
use crate::contest::standings::standings;
use crate::contest::state::{Contest, ContestTable, resting};
use crate::contest::swiss::{self, Past, Side, Swiss};
use crate::contest::terms::Format;
use crate::contest::values::EntrantId;

/// The pairing of the next round, once all games that it waits for are over.
pub fn next_round(contest: &Contest, inputs: &Inputs<'_>) -> Pairings {
    let round = contest.round() + 1;
    match contest.terms().format {
        Format::League | Format::RoundRobin { .. } => once(contest, || everybody(contest)),
        Format::Teams { boards } => once(contest, || teams(contest, boards as usize)),
        Format::Knockout => knockout::next(contest, inputs),
        Format::Swiss { .. } | Format::Heats { .. } if round > contest.rounds() => {
            Pairings::None { early: false }
        }
        Format::Swiss { .. } => swiss_round(contest, inputs),
        Format::Heats { seats, .. } => heat(contest, seats as usize),
    }
}

/// A format that is paired all at once.
fn once(contest: &Contest, tables: impl FnOnce() -> Vec<NewTable>) -> Pairings {
    if contest.round() > 0 {
        return Pairings::None { early: false };
    }
    let (round, byes) = (1, Vec::new());
    Pairings::Round {
        round,
        tables: tables(),
        byes,
    }
}

/// Everybody against everybody in each group, the first rounds of all groups first.
fn everybody(contest: &Contest) -> Vec<NewTable> {
    let mut tables = Tables::of(contest);
    let groups = contest.grouped();
    for at in 0..contest.rounds() {
        for (group, entrants) in groups.iter().enumerate() {
            let rounds = berger::rounds(entrants.len());
            for [first, second] in rounds.get(at as usize).into_iter().flatten() {
                let seats = vec![entrants[*first], entrants[*second]];
                tables.add(at + 1, number(group), 0, seats);
            }
        }
    }
    tables.made()
}

/// Teams against teams; sides alternate from board to board.
fn teams(contest: &Contest, boards: usize) -> Vec<NewTable> {
    let teams: Vec<Vec<EntrantId>> = team_boards(contest, boards).into_values().collect();
    let mut tables = Tables::of(contest);
    for (round, pairs) in berger::rounds(teams.len()).into_iter().enumerate() {
        for (meeting, [one, other]) in pairs.into_iter().enumerate() {
            for (board, (a, b)) in teams[one].iter().zip(&teams[other]).enumerate() {
                let seats = if board % 2 == 0 {
                    vec![*a, *b]
                } else {
                    vec![*b, *a]
                };
                tables.add(number(round + 1), number(board), number(meeting), seats);
            }
        }
    }
    tables.made()
}

fn swiss_round(contest: &Contest, inputs: &Inputs<'_>) -> Pairings {
    let rests = resting(contest, contest.round() + 1);
    unless_impossible(rests, |rests| swiss_pairing(contest, inputs, rests))
}

/// A round without those who asked for a bye. They play after all where the others cannot be paired: a bye that was
/// asked for never ends a contest.
fn unless_impossible(
    rests: BTreeSet<EntrantId>,
    pair: impl Fn(BTreeSet<EntrantId>) -> Option<Pairings>,
) -> Pairings {
    pair(rests)
        .or_else(|| pair(BTreeSet::new()))
        .unwrap_or(Pairings::None { early: true })
}

fn swiss_pairing(
    contest: &Contest,
    inputs: &Inputs<'_>,
    rests: BTreeSet<EntrantId>,
) -> Option<Pairings> {
    let round = contest.round() + 1;
    let seeds = contest.seeds();
    let place: BTreeMap<EntrantId, usize> =
        seeds.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let playing = |id: &EntrantId| contest.is_in(*id) && !rests.contains(id);
    let begins = (inputs.lot)(Lot::FirstSide).is_multiple_of(2);
    let swiss = Swiss {
        pasts: seeds.iter().map(|id| pasts(contest, *id, &place)).collect(),
        rounds: contest.rounds() as usize,
        present: seeds
            .iter()
            .filter(|id| playing(id))
            .map(|id| place[id])
            .collect(),
        first_side: if begins { Side::First } else { Side::Second },
    };
    let paired = swiss::pair(&swiss).filter(|_| swiss.present.len() > 1)?;
    let mut tables = Tables::of(contest);
    for pair in paired.pairs {
        tables.add(round, 0, 0, pair.map(|at| seeds[at]).to_vec());
    }
    let allotted = paired.bye.map(|at| Bye {
        entrant: seeds[at],
        kind: ByeKind::Allotted,
    });
    let asked = rests.into_iter().map(|entrant| Bye {
        entrant,
        kind: ByeKind::Asked,
    });
    let byes = allotted.into_iter().chain(asked).collect();
    Some(Pairings::Round {
        round,
        tables: tables.made(),
        byes,
    })
}

/// The rounds of an entrant, as the pairing reads them.
fn pasts(contest: &Contest, id: EntrantId, place: &BTreeMap<EntrantId, usize>) -> Vec<Past> {
    let rounds = contest.paired().iter().zip(1..);
    rounds
        .map(|(state, round)| {
            let table = contest
                .tables_of(id)
                .find(|table| table.paired.round == round);
            if let Some(past) = table.and_then(|table| past(table, id, place)) {
                return past;
            }
            let bye = state
                .byes
                .iter()
                .find(|bye| bye.entrant == id)
                .map(|bye| bye.kind);
            Past::Unplayed {
                points: bye.map_or(0, points_of_bye),
                allotted: bye == Some(ByeKind::Allotted),
            }
        })
        .collect()
}

fn past(table: &ContestTable, id: EntrantId, place: &BTreeMap<EntrantId, usize>) -> Option<Past> {
    let points = table.points_of(id)?;
    let seat = table.seat_of(id)?;
    let opponent = table.paired.seats.iter().find(|seat| **seat != id)?;
    if table.result().is_some_and(|result| !result.how.met()) {
        let allotted = false;
        return Some(Past::Unplayed { points, allotted });
    }
    Some(Past::Played {
        opponent: *place.get(opponent)?,
        side: if seat == 0 { Side::First } else { Side::Second },
        points,
    })
}

fn heat(contest: &Contest, seats: usize) -> Pairings {
    let rests = resting(contest, contest.round() + 1);
    unless_impossible(rests, |rests| heat_pairing(contest, seats, rests))
}

fn heat_pairing(contest: &Contest, seats: usize, rests: BTreeSet<EntrantId>) -> Option<Pairings> {
    let round = contest.round() + 1;
    let rows = standings(contest);
    let order: Vec<usize> = rows
        .iter()
        .map(|row| row.entrant)
        .filter(|id| contest.is_in(*id) && !rests.contains(id))
        .map(|id| id.0 as usize)
        .collect();
    if order.len() < LEAST_SEATS {
        return None;
    }
    let (mut met, mut sat) = (Meetings::new(), BTreeMap::new());
    for table in contest.tables().values() {
        for (seat, one) in table.paired.seats.iter().enumerate() {
            *sat.entry(one.0 as usize).or_default() += seat;
            for other in &table.paired.seats[seat + 1..] {
                let pair = [one.0.min(other.0) as usize, one.0.max(other.0) as usize];
                *met.entry(pair).or_default() += 1;
            }
        }
    }
    let mut tables = Tables::of(contest);
    for (at, table) in heats::draw(&order, seats, &met, &sat)
        .into_iter()
        .enumerate()
    {
        let seats = table.into_iter().map(|id| EntrantId(number(id)));
        tables.add(round, 0, number(at), seats.collect());
    }
    let byes = rests.into_iter().map(|entrant| Bye {
        entrant,
        kind: ByeKind::Asked,
    });
    Some(Pairings::Round {
        round,
        tables: tables.made(),
        byes: byes.collect(),
    })
}
