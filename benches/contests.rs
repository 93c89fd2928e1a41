//! The speed of pairing: `cargo bench --bench contests`. Rounds of a Swiss contest of 33 and of 200, as they come when
//! the result of each game is drawn.

use std::collections::BTreeSet;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use kingboard::contest::swiss::{Past, Side, Swiss, pair};

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

criterion_group!(contests, pairings);
criterion_main!(contests);
