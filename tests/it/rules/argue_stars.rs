//! Comparison of the library with the second reading of `ImmortalStarMasters`.
//!
//! Both get the same questions on many positions. They are the text, the legal moves, the state, the eliminated seats,
//! the seat to move, and the results of moves and of leaving. If they differ, the rules page decides.

use std::collections::BTreeMap;

use kingboard::game::Position as _;
use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::games::immortal_star_masters::camps::Camp;
use kingboard::games::immortal_star_masters::position::Position;
use kingboard::games::immortal_star_masters::setup_text;

use crate::rules::argue::ordinary_or_slow;
use second_reader::luck::Luck;
use second_reader::stars::Table;

/// Counts of what the positions contained, so that an empty comparison is noticed.
type Census = BTreeMap<String, usize>;

fn note(census: &mut Census, what: &str) {
    *census.entry(what.to_owned()).or_default() += 1;
}

pub(crate) fn restore(text: &str, players: u8) -> Position {
    setup_text::read(text, players)
        .unwrap_or_else(|error| panic!("{text} is not read ({players} players): {error:?}"))
}

fn legal(position: &Position) -> Vec<String> {
    let moves = position.legal_moves().into_iter();
    moves.map(|mv| position.write(mv).to_string()).collect()
}

fn play(position: &mut Position, text: &str, told: &str) {
    let mut moves = position.legal_moves().into_iter();
    let mv = moves.find(|mv| position.write(*mv).as_str() == text);
    let mv = mv.unwrap_or_else(|| panic!("{told}: no {text}"));
    position.play_unchecked(&mv);
}

/// The letters of the table's seats that satisfy a condition.
fn letters(players: u8, holds: impl Fn(Seat) -> bool) -> String {
    let table = Camp::seated(players).unwrap();
    let seats = (0..players).zip(table);
    let seats = seats.filter(|(index, _)| Seat::new(*index).is_some_and(&holds));
    seats.map(|(_, camp)| camp.letter()).collect()
}

/// Compares every property of a position.
fn agree(ours: &Table, theirs: &Position, players: u8, told: &str) {
    let text = setup_text::write(theirs.setup());
    assert_eq!(text.as_str(), ours.write(), "{told}: the text differs");
    let mut plies = ours.plies();
    let status = ours.status_of(plies.is_empty());
    assert_eq!(theirs.state(), status, "{told}: the state differs");
    if ["won", "draw"].contains(&status) {
        plies.clear();
    }
    assert_eq!(legal(theirs), plies, "{told}: the moves differ");
    let gone = theirs.eliminated();
    let out = letters(players, |seat| gone.contains(seat));
    let all = letters(players, |_| true);
    let missing: String = all.chars().filter(|seat| !ours.in_play(*seat)).collect();
    assert_eq!(out, missing, "{told}: who is out differs");
    match theirs.status() {
        Status::ToMove(seat) => {
            let turn = letters(players, |one| one == seat);
            assert_eq!(turn, ours.turn().to_string(), "{told}: the turn differs");
            let over = ours.kings() == 2 && ["mated", "stalemated"].contains(&status);
            assert!(!over && !["won", "draw"].contains(&status), "{told}: over");
        }
        Status::ToRoll(_) => panic!("{told}: no dice"),
        Status::Over(outcome) => {
            let winners = letters(players, |seat| outcome.places[seat] == 1);
            let best = all
                .chars()
                .filter(|seat| ours.in_play(*seat) && !(status == "mated" && *seat == ours.turn()));
            assert_eq!(winners, best.collect::<String>(), "{told}: winners");
        }
    }
}

/// Compares the library with this position.
pub(crate) fn both_agree(ours: &Table, players: u8) {
    let text = ours.write();
    assert_eq!(Table::read(&text).as_ref(), Some(ours), "{text}");
    agree(ours, &restore(&text, players), players, &text);
}

/// The table after a legal ply, before anybody is judged. The library plays it too, and both judge the same.
pub(crate) fn both_play(ours: &Table, ply: &str, players: u8) -> Table {
    let before = ours.write();
    let mut theirs = restore(&before, players);
    play(&mut theirs, ply, &before);
    let next = ours.play(ply);
    let (judged, _) = next.judge();
    agree(&judged, &theirs, players, &format!("{before}, {ply}"));
    next
}

/// Counts the contents of a position.
fn survey(ours: &Table, census: &mut Census) {
    for what in ours.shows() {
        note(census, what);
    }
    if ours.caught() > 0 {
        note(census, "caught");
    }
}

/// Compares one position and a sample of its continuations.
fn argue(ours: &Table, players: u8, luck: &mut Luck, census: &mut Census) {
    both_agree(ours, players);
    let told = format!("{ours:?} ({players} players)");
    let theirs = restore(&ours.write(), players);
    let plies = ours.plies();
    let status = ours.status_of(plies.is_empty());
    if !["play", "check"].contains(&status) {
        note(census, status);
        return;
    }
    survey(ours, census);
    note(census, status);
    for ply in &plies {
        if luck.below(plies.len()) < 2 || ply.contains('=') && luck.below(4) == 0 {
            let told = format!("{told}, {ply}");
            let mut theirs = theirs.clone();
            play(&mut theirs, ply, &told);
            let (after, out) = ours.play_and_judge(ply);
            for _ in out {
                note(census, "elimination");
            }
            agree(&after, &theirs, players, &told);
        }
    }
    if luck.percent(30) {
        let told = format!("{told}, {} leaves", ours.turn());
        let mut theirs = theirs.clone();
        let after = leave(ours, &mut theirs);
        agree(&after, &theirs, players, &told);
    }
}

/// Eliminates the seat to move in both readings.
fn leave(ours: &Table, theirs: &mut Position) -> Table {
    let Status::ToMove(seat) = theirs.status() else {
        panic!("{ours:?}: it goes on");
    };
    theirs.forfeit(seat, Termination::RESIGNATION);
    ours.eliminate().judge().0
}

fn expect(census: &Census, least: &[(&str, usize)]) {
    for (what, least) in least {
        let times = census.get(*what).copied().unwrap_or_default();
        assert!(times >= *least, "{what} came up {times} times: {census:?}");
    }
}

/// Plays random games of this many players, `turns` moves in all. The text and state are compared after each move, all
/// other properties at every fourth.
fn random_games(players: u8, turns: usize) {
    let mut census = Census::new();
    let mut luck = Luck::new(u64::from(players));
    let mut done = 0;
    while done < turns {
        let mut ours = Table::start(players);
        let mut theirs = Position::start(players).unwrap();
        for turn in 0..600 {
            let told = format!("{ours:?} ({players} players)");
            let written = setup_text::write(theirs.setup());
            assert_eq!(written.as_str(), ours.write(), "{told}: the text differs");
            assert_eq!(theirs.state(), ours.status(), "{told}: the state differs");
            note(&mut census, theirs.state());
            let plies = legal(&theirs);
            if turn % 4 == 0 || plies.is_empty() {
                agree(&ours, &theirs, players, &told);
            }
            if turn % 40 == 39 {
                argue(&ours, players, &mut luck, &mut census);
            }
            if plies.is_empty() || done == turns {
                break;
            }
            // Lets some players leave, so that the others play among closed territories.
            if ours.kings() > 2 && luck.percent(2) {
                ours = leave(&ours, &mut theirs);
                note(&mut census, "left");
                continue;
            }
            let mut chosen = luck.pick(&plies);
            // Prefers captures, since full boards show little.
            if !chosen.contains('x') && luck.percent(30) {
                chosen = luck.pick(&plies);
            }
            play(&mut theirs, &chosen, &told);
            let out;
            (ours, out) = ours.play_and_judge(&chosen);
            for _ in out {
                note(&mut census, "elimination");
            }
            done += 1;
        }
    }
    expect(&census, &[("play", turns / 2)]);
}

/// Compares this many scattered positions of a table.
fn scattered(players: u8, count: usize) {
    let mut census = Census::new();
    let mut luck = Luck::new(u64::from(players));
    for seed in 0..u64::try_from(count).unwrap() {
        let ours = Table::scatter(seed, players);
        argue(&ours, players, &mut luck, &mut census);
    }
    expect(&census, &[("play", count / 6), ("check", count / 20)]);
}

fn count_theirs(at: &Position, depth: u32) -> u64 {
    let moves = at.legal_moves();
    if depth == 1 {
        return u64::try_from(moves.len()).unwrap();
    }
    let after = moves.iter().map(|mv| {
        let mut next = at.clone();
        next.play_unchecked(mv);
        count_theirs(&next, depth - 1)
    });
    after.sum()
}

fn count_ours(at: &Table, depth: u32) -> u64 {
    let plies = at.plies();
    if ["won", "draw"].contains(&at.status_of(plies.is_empty())) {
        return 0;
    }
    if depth == 1 {
        return u64::try_from(plies.len()).unwrap();
    }
    let after = plies.iter().map(|ply| at.play_and_judge(ply).0);
    after.map(|next| count_ours(&next, depth - 1)).sum()
}

/// The library counts every line of the golden file, and the second reading as far as time allows.
#[test]
fn both_count_the_same_lines_to_a_depth() {
    let most = if ordinary_or_slow(1) == 1 {
        400
    } else {
        10_000
    };
    let golden = include_str!("../../golden/perft/immortal-star-masters.txt");
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [_, players, text, counts] = fields.try_into().unwrap();
        let theirs = restore(text, players.parse().unwrap());
        let ours = Table::read(text).unwrap();
        let counts: Vec<u64> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        for pair in counts.chunks_exact(2) {
            let depth = u32::try_from(pair[0]).unwrap();
            assert_eq!(
                count_theirs(&theirs, depth),
                pair[1],
                "{line}, depth {depth}"
            );
            if pair[1] <= most {
                assert_eq!(count_ours(&ours, depth), pair[1], "{line}, depth {depth}");
            }
        }
    }
}

#[test]
fn random_games_of_two_are_the_same_to_both() {
    random_games(2, ordinary_or_slow(100));
}

#[test]
fn random_games_of_three_are_the_same_to_both() {
    random_games(3, ordinary_or_slow(100));
}

#[test]
fn random_games_of_four_are_the_same_to_both() {
    random_games(4, ordinary_or_slow(100));
}

#[test]
fn random_games_of_five_are_the_same_to_both() {
    random_games(5, ordinary_or_slow(100));
}

#[test]
fn random_games_of_six_are_the_same_to_both() {
    random_games(6, ordinary_or_slow(100));
}

#[test]
fn scattered_positions_of_two_are_the_same_to_both() {
    scattered(2, ordinary_or_slow(25));
}

#[test]
fn scattered_positions_of_three_are_the_same_to_both() {
    scattered(3, ordinary_or_slow(25));
}

#[test]
fn scattered_positions_of_four_are_the_same_to_both() {
    scattered(4, ordinary_or_slow(25));
}

#[test]
fn scattered_positions_of_five_are_the_same_to_both() {
    scattered(5, ordinary_or_slow(25));
}

#[test]
fn scattered_positions_of_six_are_the_same_to_both() {
    scattered(6, ordinary_or_slow(25));
}
