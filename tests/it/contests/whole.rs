//! Whole contests of each format to their end, with people who vanish and leave, and their laws.

use std::collections::{BTreeMap, BTreeSet};

use kingboard::contest::command::{ContestCommand, ContestRefusal};
use kingboard::contest::event::ByeKind;
use kingboard::contest::standings::standings;
use kingboard::contest::state::{Contest, ContestStage};
use kingboard::contest::terms::{Format, Terms, TermsError};
use kingboard::contest::values::{DAY, EntrantId};

use crate::contests::world::{MODERATOR, Numbers, World};

pub(super) const FORMATS: [Format; 6] = [
    Format::League,
    Format::RoundRobin { at_once: 4 },
    Format::Swiss { rounds: None },
    Format::Knockout,
    Format::Teams { boards: 3 },
    Format::Heats {
        seats: 4,
        rounds: 3,
    },
];

/// Shares of people in percent.
#[derive(Clone, Copy)]
pub(super) struct Shares {
    pub(super) vanish: usize,
    pub(super) leave: usize,
}

/// Plays a contest of random people to its end.
pub(super) fn played(format: Format, entrants: u32, seed: u64, shares: Shares) -> World {
    let terms = Terms {
        fill_in: seed.is_multiple_of(3).then_some(3),
        ..Terms::usual(format)
    };
    let mut world = World::open(terms, seed);
    for number in 1..=entrants {
        let strength = i32::try_from(world.numbers.below(1000)).unwrap();
        world.enter(number, strength).unwrap();
        if world.numbers.chance(shares.vanish) {
            world.vanished.insert(EntrantId(number));
        }
    }
    while !world.contest.is_over() {
        match world.numbers.below(100) {
            0..70 => world.play_one(),
            what if what < 70 + shares.leave => world.somebody_leaves(),
            80..83 => world.somebody_meddles(),
            _ => world.wait(),
        }
    }
    world
}

/// The laws of a contest that is over.
fn check(world: &World, format: Format) {
    let contest = &world.contest;
    assert_eq!(
        Contest::of(&world.log).as_ref(),
        Some(contest),
        "the log is the truth"
    );
    let Some(begun) = contest.paired().first() else {
        return;
    };
    let rounds = if format == Format::Knockout {
        2 * contest.rounds()
    } else {
        contest.rounds()
    };
    let most = i64::from(rounds) * 2 * contest.terms().length + 30 * DAY;
    assert!(
        world.now.0 - begun.since.0 <= most,
        "it took {} days",
        (world.now.0 - begun.since.0) / DAY
    );
    let ContestStage::Over { order, .. } = contest.stage() else {
        return;
    };
    let seeds: BTreeSet<EntrantId> = contest.seeds().iter().copied().collect();
    assert_eq!(order.iter().copied().collect::<BTreeSet<_>>(), seeds);
    assert_eq!(order.len(), seeds.len());
    assert_eq!(standings(contest).len(), order.len());
    assert!(
        contest
            .tables()
            .values()
            .all(|table| table.result().is_some())
    );
    if format.has_rounds() && format != Format::Knockout {
        nobody_sits_twice_in_a_round(contest);
    }
    if matches!(format, Format::Swiss { .. }) {
        nobody_meets_twice(contest);
    }
}

fn nobody_sits_twice_in_a_round(contest: &Contest) {
    let mut byes = BTreeSet::new();
    for (state, round) in contest.paired().iter().zip(1..) {
        let tables = contest
            .tables()
            .values()
            .filter(|table| table.paired.round == round);
        let seats = tables.flat_map(|table| table.paired.seats.iter().copied());
        let mut seen = BTreeSet::new();
        for entrant in seats.chain(state.byes.iter().map(|bye| bye.entrant)) {
            assert!(seen.insert(entrant), "{entrant:?} in round {round}");
        }
        let allotted: Vec<_> = state
            .byes
            .iter()
            .filter(|bye| bye.kind == ByeKind::Allotted)
            .collect();
        assert!(allotted.len() <= 1);
        assert!(
            allotted.iter().all(|bye| byes.insert(bye.entrant)),
            "a second bye"
        );
    }
}

fn nobody_meets_twice(contest: &Contest) {
    let mut met = BTreeSet::new();
    for table in contest.tables().values() {
        if table.result().is_some_and(|result| result.how.met()) {
            let seats: BTreeSet<EntrantId> = table.paired.seats.iter().copied().collect();
            assert!(met.insert(seats), "{:?}", table.paired);
        }
    }
}

#[test]
fn every_contest_ends_in_time_whoever_vanishes_or_leaves() {
    let slow = std::env::var_os("SLOW_TESTS").is_some();
    let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..if slow { 1000u64 } else { 30 } {
        for format in FORMATS {
            let most = if slow && seed.is_multiple_of(10) {
                format.most().min(200)
            } else {
                format.most().min(34)
            };
            let more = Numbers(seed).below(usize::try_from(most - format.least()).unwrap() + 1);
            let entrants = format.least() + u32::try_from(more).unwrap();
            let vanish = [0, 20, 50][usize::try_from(seed % 3).unwrap()];
            let leave = [0, 1, 5][usize::try_from(seed / 3 % 3).unwrap()];
            let world = played(format, entrants, seed, Shares { vanish, leave });
            check(&world, format);
            *ends.entry(format.code()).or_default() +=
                u32::from(!world.contest.tables().is_empty());
        }
    }
    println!("contests that began, and were seen to their end: {ends:?}");
    assert!(
        FORMATS
            .iter()
            .all(|format| ends.get(format.code()) >= Some(&20)),
        "{ends:?}"
    );
}

#[test]
fn the_strongest_wins_a_knockout_in_which_the_stronger_always_wins() {
    for entrants in 2..=20 {
        let mut world = World::open(Terms::usual(Format::Knockout), 1);
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
            let seats = &world.contest.tables()[&table].paired.seats;
            let points = if seats[0] < seats[1] {
                vec![2, 0]
            } else {
                vec![0, 2]
            };
            let final_round = world.contest.round() == world.contest.rounds();
            assert!(
                !final_round || seats.iter().all(|seat| seat.0 <= 2),
                "1 and 2 meet in the final"
            );
            world.report(table, points);
        }
        let ContestStage::Over { order, .. } = world.contest.stage() else {
            panic!()
        };
        assert_eq!(order[..2], [EntrantId(1), EntrantId(2)]);
    }
}

#[test]
fn a_drawn_match_has_a_third_game_and_then_the_higher_seed_goes_on() {
    let mut world = World::open(Terms::usual(Format::Knockout), 1);
    for number in 1..=2 {
        world.enter(number, 0).unwrap();
    }
    world.wait();
    assert_eq!(world.running().len(), 2);
    for table in world.running() {
        world.report(table, vec![2, 0]);
    }
    assert_eq!(world.running().len(), 1, "the deciding game");
    world.report(world.running()[0], vec![1, 1]);
    let ContestStage::Over { order, .. } = world.contest.stage() else {
        panic!()
    };
    assert_eq!(order, &[EntrantId(1), EntrantId(2)]);
}

#[test]
fn too_few_get_one_more_week_and_then_it_is_called_off() {
    let mut world = World::open(Terms::usual(Format::League), 1);
    world.enter(1, 0).unwrap();
    world.wait();
    assert_eq!(world.now.0, 7 * DAY);
    assert!(!world.contest.is_over());
    world.wait();
    assert_eq!(world.now.0, 14 * DAY);
    assert_eq!(world.contest.stage(), &ContestStage::Cancelled);
}

#[test]
fn who_leaves_a_round_robin_early_is_struck_and_does_not_come_back() {
    let mut world = World::open(Terms::usual(Format::RoundRobin { at_once: 15 }), 1);
    for number in 1..=6 {
        world
            .enter(number, -i32::try_from(number).unwrap())
            .unwrap();
    }
    world.wait();
    let table = world
        .contest
        .tables_of(EntrantId(1))
        .next()
        .unwrap()
        .paired
        .clone();
    let one_wins = table
        .seats
        .iter()
        .map(|seat| if seat.0 == 1 { 2 } else { 0 })
        .collect();
    world.report(table.id, one_wins);
    assert_eq!(standings(&world.contest)[0].entrant, EntrantId(1));
    let (entrant, why) = (EntrantId(1), kingboard::contest::event::Leaving::Own);
    world
        .ask(&ContestCommand::Leave {
            entrant,
            why,
            by: None,
        })
        .unwrap();
    let rows = standings(&world.contest);
    let last = rows.last().unwrap();
    assert_eq!((last.entrant, last.points), (EntrantId(1), 0));
    assert!(
        rows.iter().all(|row| row.points == 0),
        "walkovers against them count for nobody"
    );
    assert_eq!(world.enter(1, 0), Err(ContestRefusal::Left));
}

#[test]
fn nobody_manages_a_contest_they_play_in() {
    let mut world = World::open(Terms::usual(Format::League), 1);
    world.enter(1, 0).unwrap();
    let by = EntrantId(1);
    for command in [
        ContestCommand::Hold { by },
        ContestCommand::Cancel { by },
        ContestCommand::Begin { by },
    ] {
        assert_eq!(world.ask(&command), Err(ContestRefusal::OwnContest));
    }
    assert_eq!(
        world.ask(&ContestCommand::Begin { by: MODERATOR }),
        Err(ContestRefusal::TooFew {
            entered: 1,
            least: 4
        })
    );
}

#[test]
fn a_correction_needs_a_reason_and_a_result() {
    let mut world = World::open(Terms::usual(Format::League), 1);
    for number in 1..=4 {
        world.enter(number, 0).unwrap();
    }
    world.wait();
    let table = world.running()[0];
    let correct = |reason: &str| {
        let (by, points, reason) = (MODERATOR, vec![1, 1], reason.to_owned());
        ContestCommand::Correct {
            by,
            table,
            points,
            reason,
        }
    };
    assert_eq!(
        world.ask(&correct("They had agreed.")),
        Err(ContestRefusal::NoResult)
    );
    world.report(table, vec![2, 0]);
    assert_eq!(world.ask(&correct(" ")), Err(ContestRefusal::NoReason));
    world.ask(&correct("They had agreed.")).unwrap();
    let result = world.contest.tables()[&table].result().unwrap();
    assert!(result.corrected);
    assert_eq!(result.points, [1, 1]);
}

#[test]
fn terms_have_limits() {
    let usual = Terms::usual(Format::Swiss { rounds: None });
    assert_eq!(usual.checked(), Ok(usual));
    let short = Terms {
        length: DAY,
        ..usual
    };
    assert_eq!(short.checked(), Err(TermsError::Length));
    let few = Terms { least: 3, ..usual };
    assert_eq!(
        few.checked(),
        Err(TermsError::Entrants {
            least: 4,
            most: 200
        })
    );
}
