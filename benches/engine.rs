//! The engine's speed: `cargo bench --bench engine`. Figures are per node, for a thought of 20,000 nodes from the start
//! and from a position after 16 random plies.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kingboard::engine::scale::draw;
use kingboard::engine::{self, Stop, Task};
use kingboard::game::any::AnyPosition;
use kingboard::game::outcome::Status;
use kingboard::games::GameKind;

/// Games with their options.
const GAMES: [(GameKind, &str); 6] = [
    (GameKind::KINGS_MATE, ""),
    (GameKind::KINGS_MATE, "active"),
    (GameKind::KINGS_GUARD, ""),
    (GameKind::FOUR_KINGS, ""),
    (GameKind::IMMORTAL_STAR_MASTERS, ""),
    (GameKind::IMMORTAL_STAR_MASTERS, "six"),
];

/// Nodes of a thought.
const NODES: u64 = 20_000;

/// The position after this many random plies, without dice.
fn after(start: &dyn AnyPosition, plies: usize) -> Box<dyn AnyPosition> {
    let mut at = start.boxed_clone();
    let mut seed = 1;
    for _ in 0..plies {
        let legal = at.legal();
        let quiet = legal.iter().filter(|mv| mv.captures().is_none());
        let quiet: Vec<_> = quiet.collect();
        let count = u64::try_from(quiet.len().max(1)).expect("few");
        let which = usize::try_from(draw(&mut seed) % count).expect("few");
        let Some(mv) = quiet.get(which) else { break };
        at.play(mv).expect("it is legal");
        if !matches!(at.status(), Status::ToMove(_)) {
            return start.boxed_clone();
        }
    }
    at
}

fn thoughts(c: &mut Criterion) {
    let mut group = c.benchmark_group("engine");
    group.sample_size(20);
    for (kind, options) in GAMES {
        let options = options.parse().expect("words");
        let start = (kind.spec().start)(&options);
        for plies in [0, 16] {
            let at = after(&*start, plies);
            let task = Task::nodes(NODES);
            let thought = engine::think(&*at, &task, &Stop::default());
            group.throughput(Throughput::Elements(thought.expect("a seat moves").nodes));
            let name = format!("{kind} {options}");
            group.bench_function(BenchmarkId::new(name.trim(), plies), |b| {
                b.iter(|| engine::think(black_box(&*at), &task, &Stop::default()));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, thoughts);
criterion_main!(benches);
