//! Results that a moderator corrects: what follows from the old ones no longer does.

use kingboard::contest::command::ContestCommand;
use kingboard::contest::event::{ContestEntry, ContestEvent, How};
use kingboard::contest::state::Contest;
use kingboard::contest::terms::{Format, Terms};
use kingboard::contest::values::{ContestTime, EntrantId, Halves, TableId};

use crate::contests::world::World;

/// A contest of four in this format that has begun.
fn begun(format: Format) -> World {
    let mut world = World::open(Terms::usual(format), 1);
    for number in 1..=4 {
        world
            .enter(number, -i32::try_from(number).unwrap())
            .unwrap();
    }
    while world.running().is_empty() {
        world.wait();
    }
    world
}

fn corrected(contest: &mut Contest, table: TableId, points: Vec<Halves>) {
    let event = ContestEvent::Corrected {
        table,
        points,
        by: EntrantId(9),
        reason: "An error.".to_owned(),
    };
    let at = ContestTime(0);
    contest.apply(&ContestEntry { at, event });
}

#[test]
fn a_loss_on_time_that_a_moderator_corrects_puts_nobody_out() {
    let mut contest = begun(Format::RoundRobin { at_once: 4 });
    let table = contest.running()[0];
    let contest = &mut contest.contest;
    let loser = contest.tables()[&table].paired.seats[0];
    let event = ContestEvent::Resulted {
        table,
        points: vec![0, 2],
        how: How::Forfeit,
        late: vec![loser],
    };
    let at = ContestTime(0);
    contest.apply(&ContestEntry { at, event });
    assert_eq!(contest.entrants()[&loser].late, 1);
    corrected(contest, table, vec![1, 1]);
    assert_eq!(contest.entrants()[&loser].late, 0);
}

#[test]
fn a_match_that_a_correction_decides_is_not_decided_again_by_its_third_game() {
    // Given a knockout in which 1 and its opponent have won a game each, so a third is played
    let mut world = begun(Format::Knockout);
    let one = EntrantId(1);
    let points_of = |world: &World, table: TableId, own: Halves| {
        let seats = &world.contest.tables()[&table].paired.seats;
        let points = seats
            .iter()
            .map(|id| if *id == one { own } else { 2 - own });
        points.collect::<Vec<_>>()
    };
    let plays =
        |world: &World, table: &TableId| world.contest.tables()[table].paired.seats.contains(&one);
    let (own, others): (Vec<_>, Vec<_>) = world
        .running()
        .into_iter()
        .partition(|table| plays(&world, table));
    for table in others {
        let seats = &world.contest.tables()[&table].paired.seats;
        let least = seats.iter().min().copied();
        let points = seats
            .iter()
            .map(|id| if Some(*id) == least { 2 } else { 0 });
        let points = points.collect();
        world.report(table, points);
    }
    for (table, won) in own.iter().zip([2, 0]) {
        let points = points_of(&world, *table, won);
        world.report(*table, points);
    }
    while world.running().is_empty() {
        world.wait();
    }
    let third = world.running()[0];
    assert!(plays(&world, &third));
    // When the game that 1 lost is corrected to a draw, and 1 loses the third
    let draw = vec![1, 1];
    let correct = ContestCommand::Correct {
        table: own[1],
        points: draw,
        by: EntrantId(9),
        reason: "An error.".to_owned(),
    };
    world.ask(&correct).unwrap();
    let points = points_of(&world, third, 0);
    world.report(third, points);
    while world.running().is_empty() {
        world.wait();
    }
    // Then 1 is in the final
    assert!(world.running().iter().any(|table| plays(&world, table)));
}
