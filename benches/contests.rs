//! The speed of contests: `cargo bench --bench contests`. Rounds of a Swiss contest of 33 and of 200 are paired, as they
//! come when the result of each game is drawn; then the first round of 200 begins, with its hundred games, on a file.
#![expect(
    clippy::unwrap_used,
    reason = "a benchmark that cannot run should stop at once"
)]

use std::collections::BTreeSet;
use std::hint::black_box;
use std::path::Path;

use criterion::{BatchSize, BenchmarkId, Criterion, criterion_group, criterion_main};
use kingboard::contest::swiss::{Past, Side, Swiss, pair};
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::values::Person;
use kingboard::service::{Env, PlayerId, Service, Timestamp};
use kingboard::store::{Store, backup, place_of_text};
use tempfile::TempDir;

/// Entrants of the contest that begins.
const ENTRANTS: usize = 200;
/// The time of all requests, in ms.
const NOW: i64 = 1_772_366_400_000;

/// A small generator of numbers (`SplitMix64`).
fn draw(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut mixed = *seed;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

/// A Swiss contest after so many rounds.
fn after(entrants: usize, rounds: usize) -> Swiss {
    let mut swiss = Swiss {
        pasts: vec![Vec::new(); entrants],
        rounds: 9,
        present: (0..entrants).collect::<BTreeSet<usize>>(),
        first_side: Side::First,
    };
    let mut seed = 1;
    for _ in 0..rounds {
        let round = pair(&swiss).expect("there are opponents enough");
        let (points, allotted) = (2, true);
        if let Some(bye) = round.bye {
            swiss.pasts[bye].push(Past::Unplayed { points, allotted });
        }
        for [first, second] in round.pairs {
            let points = [2, 2, 2, 1, 1, 0][usize::try_from(draw(&mut seed) % 6).expect("few")];
            let mut played = |entrant: usize, opponent, side, points| {
                swiss.pasts[entrant].push(Past::Played {
                    opponent,
                    side,
                    points,
                });
            };
            played(first, second, Side::First, points);
            played(second, first, Side::Second, 2 - points);
        }
    }
    swiss
}

fn pairings(c: &mut Criterion) {
    let mut group = c.benchmark_group("swiss");
    group.sample_size(10);
    for (entrants, round) in [(33, 1), (33, 6), (200, 1), (200, 2), (200, 9)] {
        let swiss = after(entrants, round - 1);
        group.bench_function(
            BenchmarkId::new(format!("{entrants} entrants, round"), round),
            |b| {
                b.iter(|| pair(black_box(&swiss)));
            },
        );
    }
    group.finish();
}

/// A request of somebody who moderates.
fn asks(service: &mut Service, name: &str, action: ContestAction) {
    let request = Request {
        user: Person {
            id: PlayerId::new(format!("bench:{name}")),
            name: name.to_owned(),
        },
        place: place_of_text("bench:1:1"),
        source: String::new(),
        access: Access {
            moderates: true,
            ..Access::default()
        },
        action: Action::Contest(action),
    };
    let replies = service.handle(&request, &env());
    assert!(!replies.is_empty());
}

const fn env() -> Env {
    Env {
        now: Timestamp(NOW),
        entropy: [7; 32],
    }
}

/// A contest that everybody has entered, in a file.
fn entered(path: &Path) {
    let mut service = Service::new(Store::open(path).unwrap());
    let opened = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    asks(&mut service, "Mia", ContestAction::Open(opened));
    for number in 1..=ENTRANTS {
        asks(
            &mut service,
            &format!("P{number}"),
            ContestAction::Join(None),
        );
    }
    delivered(&mut service);
}

/// The service on a copy of a file, which lives as long as the folder.
fn copy(path: &Path) -> (TempDir, Service) {
    let home = tempfile::tempdir().unwrap();
    let copied = home.path().join("games.db");
    backup::back_up(path, &copied).unwrap();
    (home, Service::new(Store::open(&copied).unwrap()))
}

/// Begins the contest: its first round is paired, and its games begin.
fn begins(service: &mut Service) {
    let (contest, moderation) = (None, ContestModeration::Begin);
    asks(
        service,
        "Mia",
        ContestAction::Manage {
            contest,
            moderation,
        },
    );
}

/// Builds all messages that are due, and returns their number.
fn delivered(service: &mut Service) -> usize {
    let later = Env {
        now: Timestamp(NOW + 60_000),
        ..env()
    };
    let due = service.due("bench", &later, 10);
    for delivery in &due {
        let posted = DeliveryOutcome::Posted(None);
        service.delivered(delivery.id, posted, &later);
    }
    due.len()
}

fn beginning(c: &mut Criterion) {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("games.db");
    entered(&path);
    let mut group = c.benchmark_group(format!("the first round of {ENTRANTS}"));
    group.sample_size(20);
    let ready = || copy(&path);
    // Nobody is answered meanwhile: one thread owns the database.
    group.bench_function("begin a hundred games in one transaction", |b| {
        b.iter_batched(
            ready,
            |(home, mut service)| {
                begins(&mut service);
                (home, service)
            },
            BatchSize::PerIteration,
        );
    });
    let begun = || {
        let (home, mut service) = ready();
        begins(&mut service);
        (home, service)
    };
    group.bench_function("build its messages", |b| {
        b.iter_batched(
            begun,
            |(home, mut service)| {
                assert_eq!(delivered(&mut service), 4);
                (home, service)
            },
            BatchSize::PerIteration,
        );
    });
    group.finish();
}

criterion_group!(contests, pairings, beginning);
criterion_main!(contests);
