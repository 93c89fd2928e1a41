//! Comparison of the library with the second reading of Four Kings One War.
//!
//! Both get the same questions on many positions: the legal plies, the state, the text, and the results of plies. If
//! they differ, the rules page decides.

use std::collections::BTreeMap;

use kingboard::game::Position as _;
use kingboard::games::four_kings::position::Position;
use kingboard::games::four_kings::setup::Seating as Seats;
use kingboard::games::four_kings::setup_text;

use crate::rules::argue::ordinary_or_slow;
use second_reader::four::Table;
use second_reader::luck::Luck;

/// Counts of what the positions contained, so that an empty comparison is noticed.
type Census = BTreeMap<String, usize>;

fn seats(count: u8) -> Seats {
    if count == 2 { Seats::Duel } else { Seats::Team }
}

fn restore(text: &str, count: u8) -> Position {
    setup_text::read(text, seats(count))
        .unwrap_or_else(|error| panic!("{text} is not read ({count} seats): {error:?}"))
}

fn legal(position: &Position) -> Vec<String> {
    let plies = position.legal_moves().into_iter();
    plies.map(|ply| position.write(ply).to_string()).collect()
}

fn play(position: &mut Position, text: &str, told: &str) {
    let plies = position.legal_moves().into_iter();
    let mut plies = plies.filter(|ply| position.write(*ply).as_str() == text);
    let ply = plies.next().unwrap_or_else(|| panic!("{told}: no {text}"));
    position.play_unchecked(&ply);
}

/// Compares every property of a position.
fn agree(ours: &Table, theirs: &Position, told: &str) {
    let text = setup_text::write(theirs.setup());
    assert_eq!(text.as_str(), ours.write(), "{told}: the text differs");
    assert_eq!(theirs.state(), ours.status(), "{told}: the state differs");
    assert_eq!(legal(theirs), ours.plies(), "{told}: the plies differ");
    let count = u64::try_from(ours.plies().len()).unwrap();
    assert_eq!(theirs.perft(1), count, "{told}: the count differs");
}

/// Compares the library with this position.
pub(crate) fn both_agree(ours: &Table, count: u8) {
    let text = ours.write();
    agree(ours, &restore(&text, count), &text);
}

/// The table after a legal ply, on which the library played it too.
pub(crate) fn both_play(ours: &Table, ply: &str, count: u8) -> Table {
    let before = ours.write();
    let mut theirs = restore(&before, count);
    play(&mut theirs, ply, &before);
    let next = ours.play(ply);
    agree(&next, &theirs, &format!("{before}, {ply}"));
    next
}

/// Compares one position and a sample of its plies.
fn argue(ours: &Table, count: u8, luck: &mut Luck, census: &mut Census) {
    let text = ours.write();
    assert_eq!(Table::read(&text, count).as_ref(), Some(ours), "{text}");
    let theirs = restore(&text, count);
    let told = format!("{text} ({count} seats)");
    agree(ours, &theirs, &told);
    let plies = ours.plies();
    *census.entry(ours.status().to_owned()).or_default() += 1;
    for (mark, what) in [
        ("=Q", "promotion"),
        ("=K", "release"),
        ("#", "hand-over"),
        ("done", "done"),
    ] {
        if plies.iter().any(|ply| ply.ends_with(mark)) {
            *census.entry(what.to_owned()).or_default() += 1;
        }
    }
    for (shown, what) in [(ours.castles(), "castling"), (ours.passes(), "in passing")] {
        if shown {
            *census.entry(what.to_owned()).or_default() += 1;
        }
    }
    for ply in &plies {
        if luck.below(plies.len()) < 2 || ply.contains('=') && luck.below(4) == 0 {
            let told = format!("{told}, {ply}");
            let mut theirs = theirs.clone();
            play(&mut theirs, ply, &told);
            agree(&ours.play(ply), &theirs, &told);
        }
    }
}

fn expect(census: &Census, least: &[(&str, usize)]) {
    for (what, least) in least {
        let times = census.get(*what).copied().unwrap_or_default();
        assert!(times >= *least, "{what} came up {times} times: {census:?}");
    }
}

#[test]
fn random_games_are_the_same_to_both() {
    let mut census = Census::new();
    for seed in 0..u64::try_from(ordinary_or_slow(4)).unwrap() {
        let count = if seed % 2 == 0 { 2 } else { 4 };
        let mut luck = Luck::new(seed);
        let mut ours = Table::start(count);
        let mut theirs = restore(&ours.write(), count);
        for ply in 0..120 {
            let plies = ours.plies();
            if plies.is_empty() {
                break;
            }
            if ply % 5 == 0 {
                argue(&ours, count, &mut luck, &mut census);
            }
            let chosen = &plies[luck.below(plies.len())];
            play(&mut theirs, chosen, &ours.write());
            ours = ours.play(chosen);
            assert_eq!(setup_text::write(theirs.setup()).as_str(), ours.write());
        }
    }
    expect(&census, &[("play", 20), ("done", 10)]);
}

#[test]
fn scattered_positions_are_the_same_to_both() {
    let mut census = Census::new();
    let mut luck = Luck::new(1);
    for seed in 0..u64::try_from(ordinary_or_slow(60)).unwrap() {
        let count = if seed % 2 == 0 { 2 } else { 4 };
        argue(&Table::scatter(seed, count), count, &mut luck, &mut census);
    }
    let least = [("play", 20), ("check", 5), ("promotion", 3), ("done", 10)];
    expect(&census, &least);
}
