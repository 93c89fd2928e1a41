//! The speed of the rules: `cargo bench --bench rules`. Figures are per line counted (perft) or per list made.

use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use kingboard::game::Position as _;
use kingboard::games::GameKind;
use kingboard::games::kings_guard as guard;
use kingboard::games::kings_mate::moves::for_each;
use kingboard::games::kings_mate::perft::perft;
use kingboard::games::kings_mate::position::Position;
use kingboard::games::kings_mate::setup::{Rules, Setup};
use kingboard::games::kings_mate::setup_text;

mod table;

const STANDARD: Rules = Rules {
    expanded: false,
    active: false,
    repetition: false,
};
const EXPANDED: Rules = Rules {
    expanded: true,
    active: false,
    repetition: false,
};

/// The start, a middle game in the expanded rules, and bare kings in danger.
const PLACES: [(&str, &str, Rules, u32); 3] = [
    (
        "start",
        "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk",
        STANDARD,
        6,
    ),
    (
        "crowded",
        "e1sks2/1f1f1f1/1r1p2e/f2F2f/2SK3/1FPS1F1/4F2/E5E/3R3 w k",
        EXPANDED,
        5,
    ),
    ("bare", "e2k2e/3f3/7/2r4/7/4R2/7/3F3/E2K2E w -", STANDARD, 5),
];

/// Like perft, but every last move is played too.
fn played(setup: &Setup, rules: Rules, depth: u32) -> u64 {
    let mut lines = 0;
    for_each(setup, rules, |mv| {
        let next = setup.after(mv);
        lines += if depth == 1 {
            black_box(&next);
            1
        } else {
            played(&next, rules, depth - 1)
        };
    });
    lines
}

fn rules(c: &mut Criterion) {
    for (name, text, rules, depth) in PLACES {
        let position = setup_text::read(text, rules).expect("a lawful position");
        let setup = *position.setup();
        let lines = perft(&setup, rules, depth);
        assert_eq!(lines, played(&setup, rules, depth));
        let mut group = c.benchmark_group("kings_mate");
        group.sample_size(20);
        group.throughput(Throughput::Elements(lines));
        group.bench_function(BenchmarkId::new("perft", name), |b| {
            b.iter(|| perft(black_box(&setup), rules, depth));
        });
        group.bench_function(BenchmarkId::new("played", name), |b| {
            b.iter(|| played(black_box(&setup), rules, depth));
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function(BenchmarkId::new("legal_moves", name), |b| {
            b.iter(|| black_box(&position).legal_moves());
        });
        group.finish();
    }
    c.bench_function("kings_mate/start", |b| {
        b.iter(|| Position::start(black_box(STANDARD)));
    });
}

/// The start of each board, and towers of both colours.
const TOWERS: [(&str, &str, &str, u32); 3] = [
    (
        "large",
        "",
        "g3k3g/1g5g1/2g3g2/3g1g3/4g4/4G4/3G1G3/2G3G2/1G5G1/G3K3G s -",
        4,
    ),
    (
        "small",
        "small",
        "g2k3g/1g4g1/2g2g2/3gg3/3GG3/2G2G2/1G4G1/G3K2G s -",
        4,
    ),
    (
        "towers",
        "diagonal",
        "g3k3g/1g7/2g3g2/3(gG)5/4(Ggg)4/4(GgG)4/3G5/2G3G2/1G5G1/4K4 n -",
        3,
    ),
];

fn towers(c: &mut Criterion) {
    for (name, options, text, depth) in TOWERS {
        let options = options.parse().expect("words");
        let rules = guard::rules::Rules::from(&options);
        let position = guard::setup_text::read(text, rules).expect("a lawful position");
        let mut group = c.benchmark_group("kings_guard");
        group.sample_size(20);
        group.throughput(Throughput::Elements(position.perft(depth)));
        group.bench_function(BenchmarkId::new("perft", name), |b| {
            b.iter(|| black_box(&position).perft(depth));
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function(BenchmarkId::new("legal_moves", name), |b| {
            b.iter(|| black_box(&position).legal_moves());
        });
        let start = (GameKind::KINGS_GUARD.spec().restore)(&options, text).expect("it was read");
        let plies = || {
            (1..=8)
                .map(|seed| table::random_plies(&*start, seed, 300))
                .sum::<u64>()
        };
        group.throughput(Throughput::Elements(plies()));
        group.bench_function(BenchmarkId::new("games_at_random", name), |b| b.iter(plies));
        group.finish();
    }
}

/// Four Kings One War: the start, the same with four players, and a king in check from two sides.
const CROSSES: [(&str, &str, Option<&str>); 3] = [
    ("start", "", None),
    ("team", "team", None),
    (
        "check",
        "",
        Some("3nK4/8/8/8/16/16/16/wK4wR10/8nR6eK/wR15/16/16/8/8/7nR/nR3sK3 W0 - - - - 0"),
    ),
];

fn crosses(c: &mut Criterion) {
    let spec = GameKind::FOUR_KINGS.spec();
    for (name, options, text) in CROSSES {
        let options = options.parse().expect("words");
        let at = match text {
            Some(text) => (spec.restore)(&options, text).expect("a lawful position"),
            None => (spec.start)(&options),
        };
        let mut group = c.benchmark_group("four_kings");
        group.sample_size(20);
        group.throughput(Throughput::Elements(at.perft(2)));
        group.bench_function(BenchmarkId::new("perft", name), |b| {
            b.iter(|| black_box(&at).perft(2));
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function(BenchmarkId::new("legal_moves", name), |b| {
            b.iter(|| black_box(&at).legal());
        });
        let plies = || {
            (1..=4)
                .map(|seed| table::random_plies(&*at, seed, 200))
                .sum::<u64>()
        };
        group.throughput(Throughput::Elements(plies()));
        group.bench_function(BenchmarkId::new("games_at_random", name), |b| b.iter(plies));
        group.finish();
    }
}

/// Tables of `ImmortalStarMasters`, with the depth of their line counts from the start.
const HEXAGONS: [(&str, &str, u32); 3] = [("two", "", 3), ("three", "three", 3), ("six", "six", 3)];

fn hexagons(c: &mut Criterion) {
    for (name, options, depth) in HEXAGONS {
        let options = options.parse().expect("words");
        let start = (GameKind::IMMORTAL_STAR_MASTERS.spec().start)(&options);
        let mut group = c.benchmark_group("immortal_star_masters");
        group.sample_size(10);
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function(BenchmarkId::new("perft", name), |b| {
            b.iter(|| black_box(&start).perft(depth));
        });
        group.throughput(Throughput::Elements(1));
        group.bench_function(BenchmarkId::new("legal", name), |b| {
            b.iter(|| black_box(&start).legal());
        });
        group.finish();
    }
}

criterion_group!(benches, rules, towers, crosses, hexagons);
criterion_main!(benches);
