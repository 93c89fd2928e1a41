//! Tie-breaks, added up by hand.

use kingboard::contest::standings::{Row, standings, teams};
use kingboard::contest::state::{Contest, ContestStage};
use kingboard::contest::terms::{Format, Terms};
use kingboard::contest::tiebreaks::Break;
use kingboard::contest::values::{EntrantId, Halves};

use crate::contests::world::World;

/// A contest whose games end as `score` says: the half points of the lower number against the higher one.
fn finished(format: Format, entrants: u32, score: impl Fn(u32, u32) -> Halves) -> Contest {
    let mut world = World::open(Terms::usual(format), 1);
    for number in 1..=entrants {
        world
            .enter(number, -i32::try_from(number).unwrap())
            .unwrap();
    }
    while !world.contest.is_over() {
        let Some(table) = world.running().first().copied() else {
            world.wait();
            continue;
        };
        let seats = world.contest.tables()[&table].paired.seats.clone();
        let low = seats[0].0.min(seats[1].0);
        let own = score(low, seats[0].0.max(seats[1].0));
        let points = seats
            .iter()
            .map(|seat| if seat.0 == low { own } else { 2 - own });
        world.report(table, points.collect());
    }
    world.contest
}

fn quarters(row: &Row, kind: Break) -> u32 {
    row.sums
        .iter()
        .find(|sum| sum.kind == kind)
        .unwrap()
        .quarters
}

#[test]
fn sonneborn_berger_and_the_direct_meeting_of_four() {
    // A beats B and D and draws with C; B beats C and draws with D; C beats D.
    let contest = finished(Format::RoundRobin { at_once: 4 }, 4, |one, other| {
        match (one, other) {
            (1, 3) | (2, 4) => 1,
            _ => 2,
        }
    });
    let rows = standings(&contest);
    let order: Vec<u32> = rows.iter().map(|row| row.entrant.0).collect();
    assert_eq!(order, [1, 2, 3, 4]);
    let points: Vec<Halves> = rows.iter().map(|row| row.points).collect();
    assert_eq!(points, [5, 3, 3, 1]);
    let berger: Vec<u32> = rows
        .iter()
        .map(|row| quarters(row, Break::SonnebornBerger))
        .collect();
    assert_eq!(berger, [11, 7, 7, 3], "2.75, 1.75, 1.75 and 0.75");
    assert_eq!(quarters(&rows[1], Break::Direct), 4, "B beat C");
    assert_eq!(quarters(&rows[2], Break::Direct), 0);
    assert_eq!((rows[1].place, rows[2].place), (2, 3));
    for sum in rows
        .iter()
        .flat_map(|row| &row.sums)
        .filter(|sum| !sum.parts.is_empty())
    {
        let parts: u32 = sum
            .parts
            .iter()
            .filter(|part| !part.cut)
            .map(|part| part.quarters)
            .sum();
        assert_eq!(parts, sum.quarters, "what is shown adds up");
    }
}

#[test]
fn lots_order_those_who_are_level_in_everything_at_the_end() {
    let contest = finished(Format::League, 4, |_, _| 1);
    let ContestStage::Over { order, .. } = contest.stage() else {
        panic!("{:?}", contest.stage());
    };
    let rows = standings(&contest);
    let shown: Vec<(u32, EntrantId)> = rows.iter().map(|row| (row.place, row.entrant)).collect();
    let drawn: Vec<(u32, EntrantId)> = (1..).zip(order.iter().copied()).collect();
    assert_eq!(shown, drawn);
}

#[test]
fn buchholz_leaves_the_weakest_opponent_out() {
    // The lower number always wins.
    let contest = finished(Format::Swiss { rounds: Some(3) }, 8, |_, _| 2);
    let rows = standings(&contest);
    assert_eq!(rows[0].entrant, EntrantId(1));
    assert_eq!(rows[0].points, 6);
    for row in &rows {
        let all = row
            .sums
            .iter()
            .find(|sum| sum.kind == Break::Buchholz)
            .unwrap();
        let cut = row
            .sums
            .iter()
            .find(|sum| sum.kind == Break::BuchholzCut)
            .unwrap();
        let least = all.parts.iter().map(|part| part.quarters).min().unwrap();
        assert_eq!(all.parts.len(), 3);
        assert_eq!(cut.quarters, all.quarters - least);
        assert_eq!(cut.parts.iter().filter(|part| part.cut).count(), 1);
    }
    let all: Halves = rows.iter().map(|row| row.points).sum();
    assert_eq!(all, 2 * 12, "a point for each game");
}

#[test]
fn teams_have_match_points_before_board_points() {
    // Team 1 has 1, 3 and 5, team 0 has 2, 4 and 6: two boards go to team 1.
    let contest = finished(Format::Teams { boards: 3 }, 6, |one, other| {
        if (one, other) == (5, 6) { 0 } else { 2 }
    });
    let rows = teams(&contest);
    assert_eq!(rows.iter().map(|row| row.team).collect::<Vec<_>>(), [1, 0]);
    assert_eq!((rows[0].matches, rows[0].boards), (2, 4));
    assert_eq!((rows[1].matches, rows[1].boards), (0, 2));
}
