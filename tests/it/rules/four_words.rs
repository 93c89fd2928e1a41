//! Four Kings One War as text: every spelling, whole turns, every refusal with its place and facts.

use kingboard::game::text::{MoveError, Reason};
use kingboard::game::{Notation, Position as _};
use kingboard::games::four_kings::notation::EXPECTED;
use kingboard::games::four_kings::position::Position;
use kingboard::games::four_kings::setup::Seating;
use kingboard::games::four_kings::setup_text;

use crate::rules::four_rulings::table;

const QUIET: &str = "W0 - - - - 0";

/// The position of these pieces and fields, as in the tests of rulings.
fn at(pieces: &str, fields: &str, seats: u8) -> Position {
    let options = if seats == 2 { "" } else { "team" };
    restored(options, &table(pieces, fields, seats).write())
}

fn seats(options: &str) -> Seating {
    if options.is_empty() {
        Seating::Duel
    } else {
        Seating::Team
    }
}

/// The position of this text at the table of these options.
pub(crate) fn restored(options: &str, text: &str) -> Position {
    setup_text::read(text, seats(options)).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

/// The plies of a typed turn, separated by spaces.
fn turn(at: &Position, typed: &str) -> Result<String, MoveError> {
    let mut at = at.clone();
    let plies = at.read_turn(typed)?;
    let plies = plies.into_iter().map(|ply| {
        let text = at.write_move(&ply).to_string();
        at.play_unchecked(&ply);
        text
    });
    Ok(plies.collect::<Vec<_>>().join(" "))
}

fn refused<T: std::fmt::Debug>(read: Result<T, MoveError>) -> Reason {
    match read {
        Err(MoveError::Illegal(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn turns_are_read_generously() {
    let start = Position::start(Seating::Duel);
    for typed in [
        "E2-E5 B8-C8",
        "e2-e5 b8-c8",
        "e2e5b8c8",
        "E2 → E5, B8 → C8",
        "E2–E5; B8:C8!",
        "E2-E5/B8-C8",
        "Pe2-e5 & P B8-C8.",
        " e2 e5 b8 c8 ",
        "E2-E5! B8-C8 done",
    ] {
        assert_eq!(turn(&start, typed).as_deref(), Ok("E2-E5 B8-C8"), "{typed}");
    }
    // One ply leaves the turn open, and a word ends it.
    assert_eq!(turn(&start, "E2-E5").as_deref(), Ok("E2-E5"));
    assert_eq!(turn(&start, "e2e5 DONE!").as_deref(), Ok("E2-E5 done"));
    // A piece's letter counts only before a column.
    assert_eq!(turn(&start, "NF1-G3 b8-c8").as_deref(), Ok("F1-G3 B8-C8"));
    assert_eq!(turn(&start, "Bb8-c8").as_deref(), Ok("B8-C8"));
    let begun = at("sRE5 sRF5", "W1 E5 - - - 1", 2);
    for (typed, plies) in [
        ("f5f6", "F5-F6"),
        ("F5-F6, done", "F5-F6"),
        ("Done", "done"),
    ] {
        assert_eq!(turn(&begun, typed).as_deref(), Ok(plies), "{typed}");
    }
}

#[test]
fn what_a_pawn_becomes_is_read_in_many_ways() {
    let late = at("sPE13 sRF9", QUIET, 2);
    for typed in [
        "E13-E16=Q",
        "e13e16q",
        "E13-E16 = q",
        "E13-E16(Q)",
        "E13-E16 Q",
        "E13-E16Q!",
    ] {
        assert_eq!(turn(&late, typed).as_deref(), Ok("E13-E16=Q"), "{typed}");
    }
    let both = turn(&late, "E13-E16B F9-F8");
    assert_eq!(both.as_deref(), Ok("E13-E16=B F9-F8"));
    let both = turn(&late, "E13-E16N, RF9F8");
    assert_eq!(both.as_deref(), Ok("E13-E16=N F9-F8"));
    let Err(MoveError::Ambiguous(choices)) = turn(&late, "E13-E16") else {
        panic!("which piece?");
    };
    let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
    assert_eq!(
        choices,
        ["E13-E16=B", "E13-E16=N", "E13-E16=Q", "E13-E16=R"]
    );
    // With a captive king there is no choice.
    let captive = at("sPE13", "W0 - - s - 0", 2);
    assert_eq!(turn(&captive, "e13-e16").as_deref(), Ok("E13-E16=K"));
    assert_eq!(turn(&captive, "E13-E16=K").as_deref(), Ok("E13-E16=K"));
}

#[test]
fn a_king_is_handed_over_with_its_square() {
    let mated = at("nRE1 nRE2 wRC5", QUIET, 2);
    for typed in ["I1#", "i1 #", "I1", "Ki1#"] {
        assert_eq!(turn(&mated, typed).as_deref(), Ok("I1#"), "{typed}");
    }
    assert_eq!(turn(&mated, "I1# C5-C6").as_deref(), Ok("I1# C5-C6"));
    assert_eq!(turn(&mated, "i1#, done").as_deref(), Ok("I1# done"));
    // In team play this ends the turn.
    let mated = at("nRE1 nRE2", "S0 - - - - 0", 4);
    assert_eq!(turn(&mated, "I1# done").as_deref(), Ok("I1#"));
    assert_eq!(refused(turn(&mated, "I1# A9-A10")).code, "turn-spent");
}

#[test]
fn castling_and_taking_in_passing_are_written_as_moves() {
    let castles = at("sRL1 sRE1", "W0 - E1L1 - - 0", 2);
    assert_eq!(turn(&castles, "i1k1").as_deref(), Ok("I1-K1"));
    assert_eq!(turn(&castles, "I1-G1").as_deref(), Ok("I1-G1"));
    let passed = at("sPF8 nPG7", "W0 - - - G8:G7,G9:G7 0", 2);
    assert_eq!(turn(&passed, "f8 g9").as_deref(), Ok("F8xG9"));
}

#[test]
fn unreadable_turns_show_the_place_and_what_was_expected() {
    let start = Position::start(Seating::Duel);
    let late = at("sPE13", QUIET, 2);
    let long = "x".repeat(201);
    for (at, typed, place, expected) in [
        (&start, "", 0, "square-cross"),
        (&start, "  ", 2, "square-cross"),
        (&start, "hello", 1, "row-cross"),
        (&start, "zoo", 0, "square-cross"),
        (&start, "♞", 0, "square-cross"),
        (&start, "e", 1, "row-cross"),
        (&start, "e0", 1, "row-cross"),
        (&start, "e17-e5", 1, "row-cross"),
        (&start, "a1-a2", 1, "row-cross"),
        (&start, "e2", 2, "square-cross"),
        (&start, "e2-", 3, "square-cross"),
        (&start, "e2-e5 (good)", 7, "becomes"),
        (&start, "e2-e5 …", 6, "end"),
        (&start, "O-O", 1, "row-cross"),
        (&late, "E13-E16=", 8, "becomes"),
        (&late, "E13-E16=P", 8, "becomes"),
        (&start, long.as_str(), 200, "shorter"),
    ] {
        let wanted = MoveError::Unreadable {
            at: place,
            expected,
        };
        assert_eq!(turn(at, typed), Err(wanted), "{typed}");
        assert!(EXPECTED.contains(&expected));
    }
    let two = start.read_move("E2-E5 B8-C8");
    let end = MoveError::Unreadable {
        at: 6,
        expected: "end",
    };
    assert_eq!(two, Err(end));
}

#[test]
fn every_legal_ply_is_read_back() {
    for (pieces, fields, seats) in [
        ("sPE13 sPF13 nRG16 sNF1 wBC7", QUIET, 2),
        ("sPE13 nP>O9 wPN8", "W0 - - s - 0", 2),
        ("nRE1 nRE2 wRC5", QUIET, 2),
        ("sRL1 wRC9 sQH5", "S0 - L1 - - 0", 4),
    ] {
        let at = at(pieces, fields, seats);
        let legal = at.legal_moves();
        assert!(!legal.is_empty());
        for ply in legal {
            let text = at.write_move(&ply).to_string();
            assert_eq!(at.read_move(&text), Ok(ply), "{text}");
            assert_eq!(at.read_turn(&text.to_lowercase()), Ok(vec![ply]), "{text}");
        }
    }
}

/// The position after these legal plies.
fn after(at: &Position, plies: &str) -> Position {
    let mut at = at.clone();
    for text in plies.split(' ') {
        let mut legal = at.legal_moves().into_iter();
        let ply = legal.find(|ply| at.write_move(ply).as_str() == text);
        at.play_unchecked(&ply.unwrap_or_else(|| panic!("{text} in {at:?}")));
    }
    at
}

#[test]
fn ruling_fk_11_a_swept_square_explains_a_refusal_until_an_opponent_has_moved() {
    let refusal = |at: &Position, typed| {
        let reason = refused(turn(at, typed));
        (reason.code, reason.ruling.unwrap_or_default())
    };
    // North's pawn passes G9, and its bishop sweeps that square.
    let start = at("sPF8 nPG10 nBF10 nQL12 sRJ2", "B0 - - - - 0", 2);
    let swept = after(&start, "G10-G8 F10-H8");
    assert_eq!(refusal(&swept, "F8-G9"), ("passed-swept", "FK-12"));
    let late = ("passed-gone", "FK-11");
    let moved = after(&swept, "J2-J3");
    assert_eq!(refusal(&moved, "F8-G9"), late);
    let next = after(&moved, "done L12-L11 done");
    assert_eq!(refusal(&next, "F8-G9"), late, "a whole round later");
    // The partner's turn changes nothing.
    let start = at("sPF2 nPG4 sRH3 nRL12", "S0 - - - - 0", 4);
    let swept = after(&start, "F2-F4 H3-E3");
    let partner = after(&swept, "A9-A8 done");
    assert_eq!(refusal(&partner, "G4-F3"), ("passed-swept", "FK-12"));
    let next = after(&partner, "L12-L11 done");
    let round = after(&next, "P8-P9 done I1-I2 done A8-A9 done");
    assert_eq!(refusal(&round, "G4-F3"), late);
}

#[test]
fn ruling_fk_11_a_second_move_takes_nothing_in_passing_even_where_the_line_still_names_it() {
    let line = "3nK4/8/8/8/16/16/16/wK15/5sPnP8eK/16/16/16/8/8/5sR2/4sK3";
    let first = restored("", &format!("{line} W0 - - - G9:G8 1"));
    assert_eq!(turn(&first, "F8-G9").as_deref(), Ok("F8xG9"));
    let second = restored("", &format!("{line} W1 J2 - - G9:G8 1"));
    let reason = refused(turn(&second, "F8-G9"));
    assert_eq!((reason.code, reason.ruling), ("passed-gone", Some("FK-11")));
}
