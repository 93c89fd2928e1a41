//! [`progress`]: the events that time and results cause in a contest.
//!
//! Always: a contest that is not over has an [`alarm`], and at that time `progress` has an event. So no state waits for
//! a person.

use std::collections::BTreeSet;

use crate::contest::event::{ContestEntry, ContestEvent, How, Leaving, NewEntrant};
use crate::contest::groups;
use crate::contest::inputs::{Inputs, Lot, Playing};
use crate::contest::leave::leave;
use crate::contest::pairings::next_round;
use crate::contest::round::Pairings;
use crate::contest::standings::final_order;
use crate::contest::state::{
    Contest, ContestStage, ContestTable, GameInPlay, TableState, has_enough,
};
use crate::contest::terms::{EXTENSION, Format, LATE_TWICE, LONGEST_LOST};
use crate::contest::values::{ContestTime, DRAW, EntrantId, Halves, TableId, WIN};

/// The events that are due, in order. The events are not applied.
pub fn progress(contest: &Contest, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    progressed(contest.clone(), inputs)
}

/// [`progress`] of a contest that is not needed afterwards.
pub(in crate::contest) fn progressed(
    mut contest: Contest,
    inputs: &Inputs<'_>,
) -> Vec<ContestEvent> {
    let mut all = Vec::new();
    loop {
        let events = step(&contest, inputs);
        if events.is_empty() {
            return all;
        }
        for event in events {
            let at = inputs.now;
            contest.apply(&ContestEntry {
                at,
                event: event.clone(),
            });
            all.push(event);
        }
    }
}

/// The next time at which something is due; `None` for a contest that is over.
pub fn alarm(contest: &Contest) -> Option<ContestTime> {
    if contest.is_over() {
        return None;
    }
    if let Some(since) = contest.lost {
        return Some(contest.counted(since, LONGEST_LOST));
    }
    if contest.hold().is_some() {
        return contest.hold_ends();
    }
    if let Some(closes) = contest.closes() {
        return Some(closes);
    }
    let length = contest.terms().length;
    let games = contest.tables().values().filter_map(ContestTable::running);
    let of_game = |game: GameInPlay| contest.counted(game.since, 2 * length);
    let adjourns = contest.terms().format.overlaps() && contest.round() < contest.rounds();
    let round = contest.paired().last().filter(|_| adjourns);
    let round = round.map(|round| contest.counted(round.since, length));
    let open_round =
        round.filter(|_| tables_of_round(contest).any(|table| awaited(contest, table)));
    games.map(of_game).chain(open_round).min()
}

/// The first step that is due; empty if none is.
fn step(contest: &Contest, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    if contest.is_over() {
        return Vec::new();
    }
    if let Some(since) = contest.lost {
        return when(inputs.now >= contest.counted(since, LONGEST_LOST), || {
            vec![ContestEvent::Cancelled { by: None }]
        });
    }
    if let Some(until) = contest.hold_ends() {
        return when(inputs.now >= until, || {
            vec![ContestEvent::Resumed { by: None }]
        });
    }
    if let (ContestStage::Open { extended, .. }, Some(closes)) = (contest.stage(), contest.closes())
    {
        let extended = *extended;
        return when(inputs.now >= closes, || close(contest, extended, inputs));
    }
    let steps = [overdue, put_out, start, next, end];
    let mut found = steps.iter().map(|step| step(contest, inputs));
    found.find(|events| !events.is_empty()).unwrap_or_default()
}

fn when(due: bool, events: impl FnOnce() -> Vec<ContestEvent>) -> Vec<ContestEvent> {
    if due { events() } else { Vec::new() }
}

/// The time for entering is up.
fn close(contest: &Contest, extended: bool, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    if !has_enough(contest) {
        return if extended {
            vec![ContestEvent::Cancelled { by: None }]
        } else {
            vec![ContestEvent::Extended {
                closes: inputs.now.after(EXTENSION),
            }]
        };
    }
    let mut events = Vec::new();
    let mut entrants: Vec<NewEntrant> = contest
        .still_in()
        .filter_map(|id| contest.entrants().get(&id))
        .map(|one| one.entry)
        .collect();
    if contest.terms().fill_in.is_some() && wants_filling(contest.terms().format, &entrants) {
        let filler = filler(contest, &entrants, inputs.next);
        events.push(ContestEvent::Entered(filler));
        entrants.push(filler);
    }
    entrants.sort_by_key(|one| {
        (
            one.group.unwrap_or(u32::MAX),
            std::cmp::Reverse(one.strength),
            one.id,
        )
    });
    let seeds: Vec<EntrantId> = entrants.iter().map(|one| one.id).collect();
    let count = |count: usize| u32::try_from(count).expect("a contest is small");
    let groups: Vec<u32> = match contest.terms().format {
        Format::League => groups::sizes(seeds.len()).into_iter().map(count).collect(),
        Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Teams { .. }
        | Format::Heats { .. } => {
            vec![count(seeds.len())]
        }
    };
    let rounds = rounds_for(contest.terms().format, &entrants, &groups);
    events.push(ContestEvent::Began {
        seeds,
        groups,
        rounds,
    });
    events
}

/// Returns `true` if a place would be empty: at a table, or on a team that has fewer players than boards.
fn wants_filling(format: Format, all: &[NewEntrant]) -> bool {
    let entrants = all.len();
    match format {
        Format::League | Format::Knockout => false,
        Format::RoundRobin { .. } | Format::Swiss { .. } => !entrants.is_multiple_of(2),
        Format::Teams { boards } => smallest_team(all, boards).is_some(),
        Format::Heats { seats, .. } => !entrants.is_multiple_of(seats as usize),
    }
}

/// A computer for an empty place, of the strength of the middle of the field.
fn filler(contest: &Contest, entrants: &[NewEntrant], id: EntrantId) -> NewEntrant {
    let mut strengths: Vec<i32> = entrants.iter().map(|one| one.strength).collect();
    strengths.sort_unstable();
    let team = match contest.terms().format {
        Format::Teams { boards } => smallest_team(entrants, boards),
        Format::League
        | Format::RoundRobin { .. }
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Heats { .. } => None,
    };
    NewEntrant {
        id,
        strength: strengths.get(strengths.len() / 2).copied().unwrap_or(0),
        group: None,
        team,
        computer: true,
    }
}

/// The first team with fewer players than boards.
fn smallest_team(entrants: &[NewEntrant], boards: u32) -> Option<u32> {
    let of = |team: u32| entrants.iter().filter(|one| one.team == Some(team)).count();
    let mut teams: Vec<u32> = entrants.iter().filter_map(|one| one.team).collect();
    teams.sort_unstable();
    teams.into_iter().find(|team| of(*team) < boards as usize)
}

/// Rounds that so many entrants need.
fn rounds_for(format: Format, seeds: &[NewEntrant], groups: &[u32]) -> u32 {
    let entrants = u32::try_from(seeds.len()).expect("a contest is small");
    let everybody = |entrants: u32| entrants.next_multiple_of(2) - 1;
    match format {
        Format::League => groups.iter().copied().map(everybody).max().unwrap_or(0),
        Format::RoundRobin { .. } => everybody(entrants),
        Format::Swiss { .. } | Format::Knockout | Format::Heats { .. } => format.rounds(entrants),
        Format::Teams { .. } => {
            let teams: BTreeSet<Option<u32>> = seeds.iter().map(|one| one.team).collect();
            everybody(u32::try_from(teams.len()).expect("teams are few"))
        }
    }
}

/// Games whose time is up.
fn overdue(contest: &Contest, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    let (now, length) = (inputs.now, contest.terms().length);
    for table in contest.tables().values() {
        let Some(game) = table.running() else {
            continue;
        };
        if now >= contest.counted(game.since, 2 * length) {
            return vec![clocked(table, inputs.games.get(&table.paired.id))];
        }
    }
    Vec::new()
}

/// The decision after the second length: the quicker one wins, if they used less than two thirds of the other's time.
fn clocked(table: &ContestTable, game: Option<&Playing>) -> ContestEvent {
    let used = |seat: usize| {
        game.and_then(|game| game.used.get(seat))
            .copied()
            .unwrap_or(0)
            .max(0)
    };
    let standing = game.and_then(|game| game.standing.clone());
    let seats = table.paired.seats.len();
    let points = match standing.filter(|points| points.len() == seats && seats > 2) {
        Some(points) => points,
        None if seats > 2 => vec![table.others(); seats],
        None if 3 * used(0) < 2 * used(1) => vec![WIN, 0],
        None if 3 * used(1) < 2 * used(0) => vec![0, WIN],
        None => vec![DRAW; seats],
    };
    ContestEvent::Resulted {
        table: table.paired.id,
        points,
        how: How::Clocked,
        late: Vec::new(),
    }
}

/// Those who lost on time twice are out.
fn put_out(contest: &Contest, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    let late = contest.still_in().find(|id| {
        contest
            .entrants()
            .get(id)
            .is_some_and(|one| one.late >= LATE_TWICE && !one.entry.computer)
    });
    late.and_then(|entrant| leave(contest, entrant, Leaving::Late, inputs).ok())
        .unwrap_or_default()
}

/// Games that begin: those of a table that waits, as far as its entrants have not as many as they play at once.
fn start(contest: &Contest, _: &Inputs<'_>) -> Vec<ContestEvent> {
    let at_once = match contest.terms().format {
        Format::RoundRobin { at_once } => at_once as usize,
        Format::League
        | Format::Swiss { .. }
        | Format::Knockout
        | Format::Teams { .. }
        | Format::Heats { .. } => usize::MAX,
    };
    let busy = |id: EntrantId| {
        contest
            .tables_of(id)
            .filter(|table| table.running().is_some())
            .count()
    };
    for table in contest.tables().values() {
        if table.state != TableState::Waiting {
            continue;
        }
        let seats = &table.paired.seats;
        if let Some(walkover) = walkover(contest, table) {
            return vec![walkover];
        }
        if seats.iter().all(|seat| busy(*seat) < at_once) {
            return vec![ContestEvent::Started(table.paired.id)];
        }
    }
    Vec::new()
}

/// The result of a table that never begins, since one of its entrants is out.
fn walkover(contest: &Contest, table: &ContestTable) -> Option<ContestEvent> {
    let seats = &table.paired.seats;
    if seats.len() > 2 || seats.iter().all(|seat| contest.is_in(*seat)) {
        return None;
    }
    let points = seats
        .iter()
        .map(|seat| if contest.is_in(*seat) { WIN } else { 0 });
    Some(ContestEvent::Resulted {
        table: table.paired.id,
        points: points.collect::<Vec<Halves>>(),
        how: How::Walkover,
        late: Vec::new(),
    })
}

/// The tables of the last paired round.
fn tables_of_round(contest: &Contest) -> impl Iterator<Item = &ContestTable> {
    let (round, all) = (contest.round(), !contest.terms().format.has_rounds());
    contest
        .tables()
        .values()
        .filter(move |table| all || table.paired.round == round)
}

/// Returns `true` if a round waits for a table: its game is running, and people who are still in play it.
fn awaited(contest: &Contest, table: &ContestTable) -> bool {
    match &table.state {
        TableState::Waiting => true,
        TableState::Running(game) => {
            let playing = table
                .paired
                .seats
                .iter()
                .filter(|seat| contest.is_in(**seat))
                .count();
            !game.adjourned && playing > 1
        }
        TableState::Over(_) => false,
    }
}

/// The next round, or the end of this one's time.
fn next(contest: &Contest, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    let open: Vec<TableId> = tables_of_round(contest)
        .filter(|table| awaited(contest, table))
        .map(|table| table.paired.id)
        .collect();
    let last = contest.paired().last();
    if !open.is_empty() {
        let overlaps = contest.terms().format.overlaps() && contest.round() < contest.rounds();
        let up = last.is_some_and(|round| {
            inputs.now >= contest.counted(round.since, contest.terms().length)
        });
        return if overlaps && up {
            open.into_iter().map(ContestEvent::Adjourned).collect()
        } else {
            Vec::new()
        };
    }
    match next_round(contest, inputs) {
        Pairings::Round {
            round,
            tables,
            byes,
        } => vec![ContestEvent::Paired {
            round,
            tables,
            byes,
        }],
        Pairings::None { .. } => Vec::new(),
    }
}

/// The end, once there is neither a round nor a game to wait for.
fn end(contest: &Contest, inputs: &Inputs<'_>) -> Vec<ContestEvent> {
    if contest
        .tables()
        .values()
        .any(|table| table.result().is_none())
    {
        return Vec::new();
    }
    let Pairings::None { early } = next_round(contest, inputs) else {
        return Vec::new();
    };
    let lot = |id: EntrantId| (inputs.lot)(Lot::Place(id));
    let (order, secret) = (final_order(contest, &lot), inputs.secret);
    vec![ContestEvent::Ended {
        order,
        early,
        secret,
    }]
}
