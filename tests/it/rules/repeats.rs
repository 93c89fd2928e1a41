//! The same thought on every machine: a thousand thoughts about random positions, in digests that every build finds.
//!
//! By default each table thinks its first few. `SLOW_TESTS=1` thinks them all, on one thread and on eight.

use std::fmt::Write as _;

use kingboard::engine::{self, Stop, Task, Thought, levels};
use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::outcome::Status;
use kingboard::games::GameKind;

use crate::rules::argue::slow_tests;

/// The tables, each with the options that declare it.
const TABLES: [(GameKind, &str); 10] = [
    (GameKind::KINGS_MATE, ""),
    (GameKind::KINGS_MATE, "active"),
    (GameKind::KINGS_MATE, "expanded"),
    (GameKind::KINGS_GUARD, ""),
    (GameKind::KINGS_GUARD, "small diagonal"),
    (GameKind::FOUR_KINGS, ""),
    (GameKind::FOUR_KINGS, "team"),
    (GameKind::IMMORTAL_STAR_MASTERS, ""),
    (GameKind::IMMORTAL_STAR_MASTERS, "three"),
    (GameKind::IMMORTAL_STAR_MASTERS, "six"),
];
/// Thoughts about each table.
const EACH: usize = 100;
/// Thoughts of one digest.
const TOGETHER: usize = 5;
/// Most positions of one thought.
const NODES: u64 = 300;

/// The FNV-1a hash of a text, after another.
fn fnv(hash: u64, text: &str) -> u64 {
    let add = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    text.bytes().fold(hash, add)
}

fn below(luck: &mut u64, count: usize) -> usize {
    let number = engine::scale::draw(luck) % u64::try_from(count).unwrap();
    usize::try_from(number).unwrap()
}

/// Plays random moves. The game starts again when it is over.
fn walk(kind: GameKind, options: &str, luck: &mut u64, at: &mut Box<dyn AnyPosition>) {
    for _ in 0..3 {
        let legal = at.legal();
        at.play(&legal[below(luck, legal.len())]).unwrap();
        while let Status::ToRoll(dice) = at.status() {
            let mut bytes = std::iter::from_fn(|| u8::try_from(below(luck, 256)).ok());
            at.resolve(&Roll::from_bytes(dice, &mut bytes).unwrap())
                .unwrap();
        }
        if !matches!(at.status(), Status::ToMove(_)) {
            *at = (kind.spec().start)(&options.parse().unwrap());
        }
    }
}

fn line(at: &dyn AnyPosition, thought: &Thought) -> String {
    let mut line = format!("{} {} {}", at.setup(), thought.chosen, thought.nodes);
    for judged in &thought.moves {
        write!(line, " {} {} {}", judged.mv, judged.equity, judged.exact).unwrap();
    }
    line
}

/// The digests of a table's thoughts, one for each five.
fn digests((kind, options): (GameKind, &str), count: usize) -> Vec<String> {
    let mut luck = fnv(29, &format!("{kind} {options}"));
    let mut at = (kind.spec().start)(&options.parse().unwrap());
    let mut digests = Vec::new();
    let mut hash = 0xCBF2_9CE4_8422_2325;
    for nth in 1..=count {
        walk(kind, options, &mut luck, &mut at);
        let level = u8::try_from(below(&mut luck, 8)).unwrap() + 1;
        let mut strength = levels::strength(engine::rule_set(&*at).unwrap(), level);
        strength.nodes = strength.nodes.min(NODES);
        let task = Task {
            strength,
            seed: engine::scale::draw(&mut luck),
            ..Task::nodes(NODES)
        };
        let thought = engine::think(&*at, &task, &Stop::default()).unwrap();
        hash = fnv(hash, &line(&*at, &thought));
        if nth % TOGETHER == 0 {
            digests.push(format!("{hash:016x}"));
        }
    }
    digests
}

/// The digests of all tables, one line each, thought on this many threads.
fn all(count: usize, threads: usize) -> String {
    let mut lines = vec![String::new(); TABLES.len()];
    std::thread::scope(|scope| {
        for (first, chunk) in lines.chunks_mut(TABLES.len().div_ceil(threads)).enumerate() {
            let from = first * TABLES.len().div_ceil(threads);
            scope.spawn(move || {
                for (line, table) in chunk.iter_mut().zip(&TABLES[from..]) {
                    let name = format!("{} {}", table.0, table.1).trim().replace(' ', "+");
                    *line = format!("{name} {}\n", digests(*table, count).join(" "));
                }
            });
        }
    });
    lines.concat()
}

#[test]
fn a_thousand_thoughts_are_the_same_in_every_build_and_on_any_number_of_threads() {
    let golden = include_str!("../../golden/engine-repeats.txt");
    let count = if slow_tests() { EACH } else { TOGETHER };
    let threads: &[usize] = if slow_tests() { &[1, 8] } else { &[2] };
    // A part of the thoughts gives the first digests of each line.
    let wanted: Vec<String> = golden
        .lines()
        .map(|line| {
            let words = line.split(' ').take(1 + count / TOGETHER);
            words.collect::<Vec<_>>().join(" ") + "\n"
        })
        .collect();
    for threads in threads {
        let found = all(count, *threads);
        assert!(
            found == wanted.concat(),
            "with SLOW_TESTS=1, engine-repeats.txt would be:\n{found}"
        );
    }
}
