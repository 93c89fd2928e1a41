//! Comparison of the library with the second reading of King's Mate, through the public text API only.
//!
//! Both get the same questions on many positions: the legal moves, the state, the text, and the results of moves. If
//! they differ, the rules page decides.

use std::collections::BTreeMap;

use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveError, MoveText};
use kingboard::games::GameKind;

use second_reader::luck::Luck;
use second_reader::mate::positions::{ALL_RULES, START, Sample, from_games, scattered};
use second_reader::mate::{Oracle, Rules, Side, Square};

/// Factor by which `SLOW_TESTS=1` lengthens the comparisons.
const SLOW: usize = 25;

/// Returns `true` if slow tests are requested.
#[expect(
    clippy::disallowed_methods,
    reason = "the one place where tests read SLOW_TESTS"
)]
pub(crate) fn slow_tests() -> bool {
    std::env::var("SLOW_TESTS").is_ok_and(|value| value == "1")
}

pub(crate) fn ordinary_or_slow(count: usize) -> usize {
    if slow_tests() { count * SLOW } else { count }
}

/// Counts of what the positions contained, so that an empty comparison is noticed.
type Census = BTreeMap<&'static str, usize>;

fn restore(rules: Rules, text: &str) -> Box<dyn AnyPosition> {
    let mut options = Options::default();
    if rules.expanded {
        options = options.with("expanded");
    }
    if rules.active {
        options = options.with("active");
    }
    (GameKind::KINGS_MATE.spec().restore)(&options, text)
        .unwrap_or_else(|error| panic!("{text} is not read ({rules:?}): {error:?}"))
}

fn legal(position: &dyn AnyPosition) -> Vec<String> {
    position.legal().iter().map(ToString::to_string).collect()
}

/// The moves in `these` but not in `those`.
fn missing(these: &[String], those: &[String]) -> Vec<String> {
    let mut only = these.to_vec();
    only.retain(|text| !those.contains(text));
    only
}

/// Compares one position and a sample of its moves.
fn argue(sample: &Sample, luck: &mut Luck, census: &mut Census) {
    let Sample { rules, text } = sample;
    let ours = Oracle::read(*rules, text);
    assert_eq!(ours.text(), *text, "the second reader prints what it read");
    let theirs = restore(*rules, text);
    agree(&ours, theirs.as_ref(), &format!("{text} ({rules:?})"));
    let moves = ours.legal_moves();
    count(&ours, &moves, census);
    // Promotions and leaps are rare, so they are always followed.
    let followed = |luck: &mut Luck, text: &str| {
        text.contains('=') || luck.below(moves.len()) < 2 || luck.percent(2)
    };
    for chosen in &moves {
        if followed(luck, chosen) {
            follow(&ours, theirs.clone(), chosen, luck);
        }
    }
}

/// Plays a move in both readings. If it needs dice, both results are played.
fn follow(ours: &Oracle, mut theirs: Box<dyn AnyPosition>, chosen: &str, luck: &mut Luck) {
    let before = ours.text();
    let told = format!("{before}, {chosen}");
    let mut ours = ours.clone();
    ours.play(chosen);
    theirs
        .play(&MoveText::new(chosen))
        .unwrap_or_else(|error| panic!("{told}: refused with {error:?}"));
    if !ours.waits_for_dice() {
        agree(&ours, theirs.as_ref(), &told);
        return;
    }
    let Status::ToRoll(dice) = theirs.status() else {
        panic!("{told}: no dice are due");
    };
    assert_eq!(theirs.setup().as_str(), before, "{told}: waiting for dice");
    assert_eq!(
        legal(theirs.as_ref()),
        ours.legal_moves(),
        "{told}: waiting for dice"
    );
    let low = u8::try_from(luck.below(5) + 1).expect("a face");
    for (attacker, defender) in [(low + 1, low), (low, low), (low, low + 1)] {
        let (mut ours, mut theirs) = (ours.clone(), theirs.clone());
        let roll = Roll::new(dice, vec![attacker, defender]).expect("two dice of six faces");
        ours.resolve(attacker, defender);
        theirs.resolve(&roll).expect("dice are due");
        agree(&ours, theirs.as_ref(), &format!("{told} {roll}"));
    }
}

/// Compares every property of a position without due dice.
fn agree(ours: &Oracle, theirs: &dyn AnyPosition, told: &str) {
    let (our_moves, their_moves) = (ours.legal_moves(), legal(theirs));
    assert!(
        our_moves == their_moves,
        "{told}: the moves differ\n only the second reader: {:?}\n only the library: {:?}\n (or only the order)",
        missing(&our_moves, &their_moves),
        missing(&their_moves, &our_moves),
    );
    let state = ours.state_where(!our_moves.is_empty());
    assert_eq!(theirs.state(), state, "{told}: the state differs");
    assert_eq!(
        theirs.setup().as_str(),
        ours.text(),
        "{told}: the text differs"
    );
    let (mover, waiting) = match ours.turn() {
        Side::White => (Seat::FIRST, Seat::SECOND),
        Side::Black => (Seat::SECOND, Seat::FIRST),
    };
    match (state, theirs.status()) {
        ("play" | "check" | "pass", Status::ToMove(seat)) => assert_eq!(seat, mover, "{told}"),
        ("conquered", Status::Over(outcome)) => {
            assert_eq!(outcome.winner(), Some(waiting), "{told}");
        }
        ("stalemate", Status::Over(outcome)) => assert_eq!(outcome.winner(), None, "{told}"),
        (state, status) => panic!("{told}: {state}, but {status:?}"),
    }
}

fn count(ours: &Oracle, moves: &[String], census: &mut Census) {
    let mut seen = vec![ours.state_where(!moves.is_empty())];
    if ours.waives_the_escort_rule() {
        seen.push("waiver");
    }
    if moves.iter().any(|text| text.contains('=')) {
        seen.push("promotion");
    }
    if ours.text().contains('!') {
        seen.push("failed pieces");
    }
    if ours.has_a_crown_leap() {
        seen.push("crown leap");
    }
    for what in seen {
        *census.entry(what).or_default() += 1;
    }
}

#[test]
fn the_library_agrees_with_the_second_reader_on_positions_of_random_games() {
    let mut luck = Luck::new(1);
    let mut census = Census::new();
    for sample in from_games(2, ordinary_or_slow(20_000)) {
        argue(&sample, &mut luck, &mut census);
    }
    for what in ["play", "check", "conquered", "promotion", "failed pieces"] {
        assert!(
            census.contains_key(what),
            "{what} never came up: {census:?}"
        );
    }
}

#[test]
fn the_library_agrees_with_the_second_reader_on_scattered_positions() {
    let mut luck = Luck::new(3);
    let mut census = Census::new();
    for sample in scattered(4, ordinary_or_slow(20_000)) {
        argue(&sample, &mut luck, &mut census);
    }
    for (what, least) in [
        ("play", 1_000),
        ("check", 500),
        ("conquered", 200),
        ("stalemate", 20),
        ("pass", 20),
        ("waiver", 200),
        ("promotion", 500),
        ("failed pieces", 500),
        ("crown leap", 200),
    ] {
        let times = census.get(what).copied().unwrap_or_default();
        assert!(times >= least, "{what} came up {times} times: {census:?}");
    }
}

/// Reads each pair of squares as a move. A pair the second reading allows is that move, or the choice of promotions;
/// any other is refused as illegal.
fn read_all_pairs(sample: &Sample) {
    let Sample { rules, text } = sample;
    let theirs = restore(*rules, text);
    let moves = Oracle::read(*rules, text).legal_moves();
    for from in Square::all() {
        for to in Square::all() {
            let (from, to) = (from.name(), to.name());
            let mut fitting = moves.clone();
            fitting.retain(|text| text.starts_with(&from) && text.contains(&to) && from != to);
            let answer = theirs.read(&format!("{from}-{to}"));
            let told = format!("{text} ({rules:?}), {from}-{to}: {answer:?}");
            match (fitting.as_slice(), answer) {
                ([], Err(MoveError::Illegal(_))) => {}
                ([], Err(MoveError::Unreadable { .. })) if from == to => {}
                ([only], Ok(read)) => assert_eq!(read.as_str(), only, "{told}"),
                (several, Err(MoveError::Ambiguous(choices))) => {
                    let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
                    assert_eq!(choices, several, "{told}");
                    assert!(choices.len() > 1, "{told}");
                }
                (fitting, _) => panic!("{told}, but {fitting:?}"),
            }
        }
    }
}

#[test]
fn every_pair_of_squares_is_read_as_what_it_is_or_refused() {
    for sample in scattered(5, ordinary_or_slow(80)) {
        read_all_pairs(&sample);
    }
    for sample in from_games(6, 1).iter().step_by(50) {
        read_all_pairs(sample);
    }
}

/// Numbers of lines of one, two, three ... moves from a position, by the standard and by the expanded rules.
struct Lines {
    text: &'static str,
    standard: &'static [u64],
    expanded: &'static [u64],
}

const LINES: [Lines; 5] = [
    Lines {
        text: START,
        standard: &[11, 121, 1_485, 18_225],
        expanded: &[11, 121, 1_485, 18_225],
    },
    // A broken escort.
    Lines {
        text: "6k/7/7/7/7/1S5/1e5/1K3F1/7 w -",
        standard: &[6, 25, 189],
        expanded: &[6, 25, 189],
    },
    // Both crown rights available.
    Lines {
        text: "3k3/4s2/5s1/3F3/3f3/4F2/1S5/2S4/3K3 w Kk",
        standard: &[9, 64, 659],
        expanded: &[10, 81, 849],
    },
    // A fool about to arrive on the enemy King Square.
    Lines {
        text: "3e3/2F4/7/7/k2K3/7/7/7/7 w -",
        standard: &[14, 153, 1_816, 19_075],
        expanded: &[12, 140, 1_608, 17_916],
    },
    // Fools on both King Squares, a king in the centre.
    Lines {
        text: "3f1k1/1F5/4F1s/p1e2s1/3K3/2E1f2/1S1f1P1/2S1f2/3F3 b -",
        standard: &[3, 135, 3_592],
        expanded: &[3, 135, 3_827],
    },
];

#[test]
fn both_count_the_same_lines_to_a_depth() {
    for Lines {
        text,
        standard,
        expanded,
    } in LINES
    {
        for rules in ALL_RULES {
            let (ours, theirs) = (Oracle::read(rules, text), restore(rules, text));
            assert_eq!((ours.perft(0), theirs.perft(0)), (1, 1));
            let lines = if rules.expanded { expanded } else { standard };
            for (depth, expected) in (1..).zip(lines) {
                assert_eq!(ours.perft(depth), *expected, "{text} {rules:?} {depth}");
                assert_eq!(theirs.perft(depth), *expected, "{text} {rules:?} {depth}");
            }
        }
    }
}
