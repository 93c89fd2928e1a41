//! `ImmortalStarMasters` as text: every spelling of a move, and every refusal with its place and facts.

use std::collections::BTreeSet;

use kingboard::game::text::{MoveError, MoveText};
use kingboard::game::{Notation, Position as _};
use kingboard::games::immortal_star_masters::notation::{EXPECTED, REASONS};
use kingboard::games::immortal_star_masters::position::Position;
use kingboard::games::immortal_star_masters::setup_text;

use second_reader::luck::Luck;

/// A pawn of Red's is in front of rank 1 of Green's territory, and another waits on it.
const LATE: &str = "#4rP[sn]3#/1#2rP[sn]4#1/2#6#2/3#5#3/4#4#4/15/16/17/18/#####4gK4#####/18/17/16/15/4#4#4/3#5#3/2#6#2/1#7#1/\
                    #4rK2rR# s sn A9 - s0.1.2,n0.0.0 0";

pub(crate) fn position(players: &str, text: &str) -> Position {
    let players = players.parse().unwrap();
    setup_text::read(text, players).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

fn read(at: &Position, typed: &str) -> Result<String, MoveError> {
    at.read_move(typed).map(|mv| at.write_move(&mv).to_string())
}

#[test]
fn moves_are_read_generously() {
    let start = Position::start(6).unwrap();
    for (typed, wanted) in [
        ("D7-F7", "D7-F7"),
        ("d7f7", "D7-F7"),
        ("d7 f7", "D7-F7"),
        (" D7 → F7! ", "D7-F7"),
        ("D7xF7", "D7-F7"),
        ("A4:D6", "A4-D6"),
    ] {
        assert_eq!(read(&start, typed).as_deref(), Ok(wanted), "{typed}");
    }
    let late = position("2", LATE);
    for (typed, wanted) in [
        ("R5-S5=Q", "R5-S5=Q"),
        ("r5s5q", "R5-S5=Q"),
        ("r5 s5 knight", "R5-S5=N"),
        ("R5-S5 = Bishop.", "R5-S5=B"),
        ("S6=N", "S6=N"),
        ("s6 q", "S6=Q"),
        ("S6-S6=B", "S6=B"),
        ("O-O", "A6-A8"),
        ("0-0", "A6-A8"),
        ("A6-A8", "A6-A8"),
    ] {
        assert_eq!(read(&late, typed).as_deref(), Ok(wanted), "{typed}");
    }
}

#[test]
fn what_a_pawn_becomes_must_be_said_where_there_is_a_choice() {
    let late = position("2", LATE);
    let several = |kinds: [&str; 3]| Err(MoveError::Ambiguous(kinds.map(MoveText::new).to_vec()));
    assert_eq!(
        read(&late, "R5-S5"),
        several(["R5-S5=B", "R5-S5=N", "R5-S5=Q"])
    );
    assert_eq!(read(&late, "S6"), several(["S6=B", "S6=N", "S6=Q"]));
    let one = LATE.replace("s0.1.2,", "s0.0.0,");
    let one = position("2", &one);
    assert_eq!(read(&one, "R5-S5").as_deref(), Ok("R5-S5=Q"));
    assert_eq!(read(&one, "s6").as_deref(), Ok("S6=Q"));
}

#[test]
fn unreadable_moves_show_the_place_and_what_was_expected() {
    let start = Position::start(2).unwrap();
    let long = "x".repeat(201);
    let mut seen = BTreeSet::new();
    for (typed, place, expected) in [
        ("", 0, "star-row"),
        ("  ", 2, "star-row"),
        ("zoo", 0, "star-row"),
        ("hello", 1, "star-number"),
        ("♞", 0, "star-row"),
        ("a", 1, "star-number"),
        ("a0", 1, "star-number"),
        ("A11-A4", 1, "star-number"),
        ("J20", 1, "star-number"),
        ("A4", 2, "star-row"),
        ("A4-", 3, "star-row"),
        ("A4-t1", 3, "star-row"),
        ("A4-B30", 4, "star-number"),
        ("A4-D5=", 6, "star-becomes"),
        ("A4-D5=x", 6, "star-becomes"),
        ("A4-D5 (good)", 6, "end"),
        ("O-O-O-O", 1, "star-number"),
        (long.as_str(), 200, "shorter"),
    ] {
        let wanted = MoveError::Unreadable {
            at: place,
            expected,
        };
        assert_eq!(read(&start, typed), Err(wanted), "{typed}");
        seen.insert(expected);
    }
    assert_eq!(seen, EXPECTED.iter().copied().collect());
}

#[test]
fn every_way_from_cell_to_cell_is_legal_or_refused_with_a_reason() {
    let names: Vec<String> = (0..19_u8)
        .flat_map(|row| {
            let letter = char::from(b'A' + row);
            (1..=19 - row.abs_diff(9)).map(move |n| format!("{letter}{n}"))
        })
        .collect();
    for players in [2, 3, 6] {
        let mut luck = Luck::new(u64::from(players) + 70);
        let mut at = Position::start(players).unwrap();
        for _ in 0..60 {
            let moves = at.legal_moves();
            let Some(mv) = moves.get(luck.below(moves.len().max(1))) else {
                break;
            };
            at.play_unchecked(mv);
        }
        for _ in 0..400 {
            let [from, to] = [(), ()].map(|()| &names[luck.below(names.len())]);
            match read(&at, &format!("{from}-{to}")) {
                Ok(text) => assert!(text.starts_with(from.as_str()) && text.contains(to.as_str())),
                Err(MoveError::Illegal(reason)) => {
                    assert!(REASONS.contains(&reason.code));
                    assert!(!reason.shown.is_empty() || reason.code == "game-over");
                    assert_eq!(reason.tried.len() % 2, 0);
                }
                other @ Err(MoveError::Ambiguous(_) | MoveError::Unreadable { .. }) => {
                    let texts =
                        matches!(&other, Err(MoveError::Ambiguous(texts)) if texts.len() > 1);
                    assert!(texts, "{from}-{to}: {other:?}");
                }
            }
        }
    }
}
