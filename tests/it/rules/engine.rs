//! The engine: always a legal move, the same on every machine, and a quick end when it is stopped.

use std::fmt::Write as _;

use kingboard::engine::{self, Stop, Strength, Task, levels};
use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::games::GameKind;

/// Pseudo-random numbers from a seed.
struct Luck(u64);

impl Luck {
    fn below(&mut self, count: usize) -> usize {
        let number = engine::scale::draw(&mut self.0) % u64::try_from(count).unwrap();
        usize::try_from(number).unwrap()
    }
}

fn throw(at: &mut Box<dyn AnyPosition>, luck: &mut Luck) {
    while let Status::ToRoll(dice) = at.status() {
        let mut bytes = std::iter::from_fn(|| u8::try_from(luck.below(256)).ok());
        let roll = Roll::from_bytes(dice, &mut bytes).unwrap();
        at.resolve(&roll).unwrap();
    }
}

/// The starts of a game at each table, with each option alone and with all options.
fn starts(kind: GameKind) -> Vec<(Options, Box<dyn AnyPosition>)> {
    let spec = kind.spec();
    let mut all: Vec<Options> = vec![Options::default()];
    all.extend(
        spec.tables
            .iter()
            .map(kingboard::games::spec::TableSize::options),
    );
    let each = spec.options.iter();
    all.extend(each.map(|name| Options::default().with(name)));
    all.push(
        spec.options
            .iter()
            .fold(Options::default(), |all, name| all.with(name)),
    );
    let start = |options: Options| {
        let options = (spec.settled)(options);
        let start = (spec.start)(&options);
        (options, start)
    };
    all.into_iter().map(start).collect()
}

#[test]
fn whatever_is_played_the_chosen_move_is_legal() {
    let mut luck = Luck(11);
    let mut thoughts = 0;
    for kind in judged() {
        for (options, start) in starts(kind) {
            let mut at = start;
            for ply in 0..40 {
                if !matches!(at.status(), Status::ToMove(_)) {
                    break;
                }
                let legal = at.legal();
                let mut mv = legal[luck.below(legal.len())].clone();
                if ply % 8 == 0 {
                    let task = Task {
                        strength: Strength {
                            nodes: 20,
                            temperature: 100,
                            margin: 300,
                        },
                        seed: ply,
                        lines: 1,
                        weights: None,
                        depth: i32::MAX,
                    };
                    let thought = engine::think(&*at, &task, &Stop::default()).unwrap();
                    assert!(
                        legal.contains(&thought.chosen),
                        "{kind} {options:?}: {}",
                        at.setup()
                    );
                    assert_eq!(thought.moves.len(), legal.len(), "{kind}: {}", at.setup());
                    mv = thought.chosen;
                    thoughts += 1;
                }
                at.play(&mv).unwrap();
                throw(&mut at, &mut luck);
            }
        }
    }
    assert!(thoughts > 90, "{thoughts}");
}

#[test]
fn a_thought_that_is_stopped_ends_at_its_next_look_and_says_so() {
    for kind in judged() {
        let start = (kind.spec().start)(&Options::default());
        let stop = Stop::default();
        stop.ask();
        let endless = Task::nodes(u64::MAX);
        let thought = engine::think(&*start, &endless, &stop).unwrap();
        assert!(
            thought.stopped && thought.nodes <= 256,
            "{kind}: {}",
            thought.nodes
        );
        assert!(start.legal().contains(&thought.chosen));
    }
}

#[test]
fn the_side_ahead_takes_the_king_and_nobody_thinks_about_a_game_that_is_over() {
    let spec = GameKind::KINGS_MATE.spec();
    // The white keeper and king approach a bare king in its corner.
    let at = (spec.restore)(&Options::default(), "k6/2K4/7/7/7/7/7/7/1E5 w -").unwrap();
    let thought = engine::think(&*at, &Task::nodes(2_000), &Stop::default()).unwrap();
    assert!(thought.equity() > 990, "{thought:?}");
    let mut at = at;
    at.play(&thought.chosen).unwrap();
    assert!(matches!(at.status(), Status::Over(_)), "{}", at.setup());
    assert_eq!(
        engine::think(&*at, &Task::nodes(10), &Stop::default()),
        None
    );
}

#[test]
fn every_level_has_a_strength_and_higher_ones_are_no_weaker() {
    for rule_set in [
        "standard",
        "active",
        "guard",
        "guard-small",
        "guard-diagonal",
        "guard-small-diagonal",
        "four-duel",
        "four-team",
        "stars",
        "stars-many",
        "",
    ] {
        let levels = (1..=levels::LEVELS).map(|level| levels::strength(rule_set, level));
        let levels: Vec<Strength> = levels.collect();
        assert!(levels.is_sorted_by(|low, high| {
            (low.nodes, -low.temperature) < (high.nodes, -high.temperature)
        }));
        assert_eq!(levels::strength(rule_set, 0), levels[0]);
        assert_eq!(levels::strength(rule_set, 200), levels[7]);
    }
}

#[test]
fn no_level_leaves_a_piece_to_be_taken_for_nothing() {
    let spec = GameKind::KINGS_MATE.spec();
    // The fool on B5 attacks the white keeper on A4, which nothing guards.
    let position = "4k2/5s1/7/7/1f5/E6/7/2S4/2K4 w -";
    let at = (spec.restore)(&Options::default(), position).unwrap();
    for level in 1..levels::LEVELS {
        for seed in 0..12 {
            let task = Task {
                seed,
                ..Task::nodes(1)
            };
            let strength = levels::strength("standard", level);
            let thought = engine::think(&*at, &Task { strength, ..task }, &Stop::default());
            let chosen = thought.unwrap().chosen;
            assert!(
                chosen.as_str().starts_with("A4"),
                "level {level}, seed {seed}: {chosen}"
            );
        }
    }
}

/// The games with an evaluation.
fn judged() -> impl Iterator<Item = GameKind> {
    let has = |kind: &GameKind| {
        let start = (kind.spec().start)(&Options::default());
        !engine::weight_sets(&*start).is_empty()
    };
    GameKind::ALL.into_iter().filter(has)
}

/// Thoughts about random positions of each game, one per line: the position, the move, its equity.
fn thoughts() -> String {
    let mut luck = Luck(23);
    let mut lines = String::new();
    let tables = [
        (GameKind::KINGS_MATE, ""),
        (GameKind::KINGS_MATE, "active"),
        (GameKind::KINGS_MATE, "expanded"),
        (GameKind::KINGS_GUARD, ""),
        (GameKind::KINGS_GUARD, "small diagonal"),
        (GameKind::FOUR_KINGS, ""),
        (GameKind::FOUR_KINGS, "team"),
        (GameKind::IMMORTAL_STAR_MASTERS, ""),
        (GameKind::IMMORTAL_STAR_MASTERS, "three"),
    ];
    for (kind, options) in tables {
        let mut at = (kind.spec().start)(&options.parse().unwrap());
        for ply in 0..24 {
            let Status::ToMove(_) = at.status() else {
                break;
            };
            if ply % 6 == 5 {
                let task = Task {
                    strength: Strength {
                        nodes: 200,
                        temperature: 10,
                        margin: 30,
                    },
                    seed: ply,
                    lines: 2,
                    weights: None,
                    depth: i32::MAX,
                };
                let thought = engine::think(&*at, &task, &Stop::default()).unwrap();
                writeln!(
                    lines,
                    "{kind} {} {} {}",
                    at.setup(),
                    thought.chosen,
                    thought.equity()
                )
                .unwrap();
            }
            let legal = at.legal();
            at.play(&legal[luck.below(legal.len())]).unwrap();
            throw(&mut at, &mut luck);
        }
    }
    lines
}

#[test]
fn the_same_thoughts_are_thought_everywhere_and_on_every_thread() {
    let golden = include_str!("../../golden/engine-thoughts.txt");
    let threads: Vec<_> = (0..2).map(|_| std::thread::spawn(thoughts)).collect();
    for thread in threads {
        let found = thread.join().unwrap();
        assert!(found == golden, "engine-thoughts.txt would be:\n{found}");
    }
}
