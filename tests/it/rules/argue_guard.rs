//! Comparison of the library with the second reading of King's Guard, through the public text API only.
//!
//! Both get the same questions on many positions: the legal plies, the state, the text, and the results of plies. If
//! they differ, the rules page decides.

use std::collections::BTreeMap;

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveError, MoveText};
use kingboard::games::kings_guard::SPEC;

use crate::rules::argue::ordinary_or_slow;
use second_reader::guard::positions::{ALL_RULES, START, from_games, scattered};
use second_reader::guard::{Oracle, Rules, name};
use second_reader::luck::Luck;

/// Counts of what the positions contained, so that an empty comparison is noticed.
type Census = BTreeMap<&'static str, usize>;

fn restore(rules: Rules, text: &str) -> Box<dyn AnyPosition> {
    let mut options = Options::default();
    if rules.small {
        options = options.with("small");
    }
    if rules.diagonal {
        options = options.with("diagonal");
    }
    (SPEC.restore)(&options, text)
        .unwrap_or_else(|error| panic!("{text} is not read ({rules:?}): {error:?}"))
}

fn legal(position: &dyn AnyPosition) -> Vec<String> {
    position.legal().iter().map(ToString::to_string).collect()
}

/// Compares one position and a sample of its plies.
fn argue(ours: &Oracle, luck: &mut Luck, census: &mut Census) {
    let text = ours.text();
    assert_eq!(Oracle::read(ours.rules, &text), *ours, "{text}");
    let theirs = restore(ours.rules, &text);
    let told = format!("{text} ({:?})", ours.rules);
    agree(ours, theirs.as_ref(), &told);
    let plies = ours.legal();
    count(ours, &plies, census);
    for ply in &plies {
        if luck.below(plies.len()) < 3 || ply == "done" {
            let (mut ours, mut theirs) = (ours.clone(), theirs.clone());
            ours.play(ply);
            theirs
                .play(&MoveText::new(ply.as_str()))
                .unwrap_or_else(|error| panic!("{told}, {ply}: refused with {error:?}"));
            agree(&ours, theirs.as_ref(), &format!("{told}, {ply}"));
        }
    }
}

/// Compares every property of a position.
fn agree(ours: &Oracle, theirs: &dyn AnyPosition, told: &str) {
    assert_eq!(legal(theirs), ours.legal(), "{told}: the plies differ");
    let state = ours.state();
    assert_eq!(theirs.state(), state, "{told}: the state differs");
    assert_eq!(
        theirs.setup().as_str(),
        ours.text(),
        "{told}: the text differs"
    );
    assert_eq!(theirs.mid_turn(), ours.unstacking.is_some(), "{told}");
    let (mover, waiting) = match ours.mover {
        's' => (Seat::FIRST, Seat::SECOND),
        _ => (Seat::SECOND, Seat::FIRST),
    };
    match (state, theirs.status()) {
        ("play", Status::ToMove(seat)) => assert_eq!(seat, mover, "{told}"),
        ("won", Status::Over(end)) => {
            assert_eq!(end.winner(), Some(waiting), "{told}");
            assert_eq!(end.termination.as_str(), "king-taken", "{told}");
        }
        ("lost", Status::Over(end)) => {
            assert_eq!(end.winner(), Some(waiting), "{told}");
            assert_eq!(end.termination.as_str(), "immobility", "{told}");
        }
        (state, status) => panic!("{told}: {state}, but {status:?}"),
    }
}

fn count(ours: &Oracle, plies: &[String], census: &mut Census) {
    let mut seen = vec![ours.state()];
    let highest = ours.rules.highest();
    if ours.unstacking.is_some() {
        seen.push("mid-turn");
    }
    if ours.towers.values().any(|tower| tower.len() == highest) {
        seen.push("full");
    }
    if !ours.duties.is_empty() {
        seen.push("duty");
    }
    let takes = |ply: &String| {
        let mut next = ours.clone();
        next.play(ply);
        next.king_taken()
    };
    if plies.iter().any(takes) {
        seen.push("king in reach");
    }
    for what in seen {
        *census.entry(what).or_default() += 1;
    }
}

fn expect(census: &Census, least: &[(&'static str, usize)]) {
    for (what, least) in least {
        let times = census.get(what).copied().unwrap_or_default();
        assert!(times >= *least, "{what} came up {times} times: {census:?}");
    }
}

#[test]
fn the_library_agrees_with_the_second_reader_on_positions_of_random_games() {
    let mut luck = Luck::new(11);
    let mut census = Census::new();
    for sample in from_games(12, ordinary_or_slow(3_000)) {
        argue(&sample, &mut luck, &mut census);
    }
    expect(
        &census,
        &[
            ("play", 2_500),
            ("won", 5),
            ("mid-turn", 500),
            ("full", 100),
            ("duty", 20),
            ("king in reach", 20),
        ],
    );
}

#[test]
fn the_library_agrees_with_the_second_reader_on_scattered_positions() {
    let mut luck = Luck::new(13);
    let mut census = Census::new();
    for sample in scattered(14, ordinary_or_slow(3_000)) {
        argue(&sample, &mut luck, &mut census);
    }
    expect(
        &census,
        &[
            ("play", 2_000),
            ("mid-turn", 300),
            ("full", 500),
            ("duty", 300),
            ("king in reach", 300),
        ],
    );
}

/// Reads each pair of squares as a ply. A pair the second reading allows is that ply; any other is refused as illegal.
fn read_all_pairs(ours: &Oracle) {
    let text = ours.text();
    let theirs = restore(ours.rules, &text);
    let plies = ours.legal();
    let (columns, rows) = if ours.rules.small { (8, 8) } else { (9, 10) };
    let squares: Vec<String> = (1..=columns)
        .flat_map(|column| (1..=rows).map(move |row| name((column, row))))
        .collect();
    for from in &squares {
        for to in &squares {
            let typed = format!("{from}-{to}");
            match theirs.read(&typed) {
                Ok(read) => assert!(read.as_str() == typed && plies.contains(&typed), "{text}"),
                Err(MoveError::Illegal(_)) => assert!(!plies.contains(&typed), "{text}, {typed}"),
                Err(error) => panic!("{text}, {typed}: {error:?}"),
            }
        }
    }
}

#[test]
fn every_pair_of_squares_is_read_as_what_it_is_or_refused() {
    for sample in scattered(15, ordinary_or_slow(12)) {
        read_all_pairs(&sample);
    }
    for sample in from_games(16, 1).iter().step_by(60) {
        read_all_pairs(sample);
    }
}

/// The second reading counts the lines of the golden file too, as far as time allows.
#[test]
fn both_count_the_same_lines_to_a_depth() {
    let most = if ordinary_or_slow(1) == 1 {
        3_000
    } else {
        300_000
    };
    let golden = include_str!("../../golden/perft/kings-guard.txt");
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [_, options, text, counts] = fields.try_into().unwrap();
        let rules = Rules {
            small: options.contains("small"),
            diagonal: options.contains("diagonal"),
        };
        let (ours, theirs) = (Oracle::read(rules, text), restore(rules, text));
        let counts: Vec<u64> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        for pair in counts.chunks_exact(2) {
            let depth = u32::try_from(pair[0]).unwrap();
            assert_eq!(theirs.perft(depth), pair[1], "{line}, depth {depth}");
            if pair[1] <= most {
                assert_eq!(ours.perft(depth), pair[1], "{line}, depth {depth}");
            }
        }
    }
}

#[test]
fn games_begin_as_the_page_says() {
    for rules in ALL_RULES {
        let start = START[usize::from(rules.small)];
        let mut options = Options::default();
        if rules.small {
            options = options.with("small");
        }
        let begun = (SPEC.start)(&options);
        assert_eq!(begun.setup().as_str(), start);
    }
}
