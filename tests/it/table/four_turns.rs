//! Rulings FK-13 to FK-17 in the second reading: check, mate, handing over, ends.

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::outcome::{Status, Termination};
use kingboard::game::seat::Seat;
use kingboard::game::text::MoveText;
use kingboard::games::four_kings::SPEC;

use crate::rules::four_rulings::{after, field, from, has, table};
use second_reader::four::Table;

const QUIET: &str = "W0 - - - - 0";

#[test]
fn ruling_fk_13_no_move_takes_a_king() {
    let at = after(&table("sRF12 sRG3 nPH15", QUIET, 2), "F12-F16");
    assert_eq!(at.status(), "play");
    assert!(!has(&at, "F16xH16"));
    // In the same turn another piece attacks the king too, and may not take it either.
    assert!(!from(&table("sRF16 sNH14", "W1 H14 - - - 1", 2), "F16").contains(&"H16".to_owned()));
    // A piece that may not move attacks nevertheless: the pinned rook on I9 keeps the king off row 9.
    let at = table("sKE8 nKL12 nRL9 sRL5", QUIET, 2);
    assert!(!has(&at, "E8-E9") && has(&at, "E8-E7"));
}

#[test]
fn a_king_does_not_hide_behind_its_own_old_square() {
    let at = table("sKI4 nRI8 sRK3", QUIET, 2);
    assert!(!has(&at, "I4-I3"));
    // Not even if the second move would block. Blocking first is legal.
    let at = after(&at, "K3-I3 I4-H4");
    assert_eq!(field(&at, 1), "B0");
}

#[test]
fn both_moves_may_be_needed_against_check() {
    // Two rooks give check, and a third guards the second row.
    let at = table("nRE1 nRI8 nRL2 wRA7 wRF9", QUIET, 2);
    assert_eq!(at.status(), "check");
    assert_eq!(at.plies(), ["A7-I7", "F9-F1"]);
    let at = after(&at, "A7-I7");
    assert_eq!(
        (at.status(), at.plies()),
        ("check", vec!["F9-F1".to_owned()])
    );
    // A first move may expose a king if the second covers it.
    let at = table("sKI1 sBI4 nRI8 sRK5", QUIET, 2);
    let at = after(&at, "I4-H3");
    assert!(!has(&at, "done") && has(&at, "K5-I5") && has(&at, "I1-H1"));
}

#[test]
fn ruling_fk_14_the_partner_s_king_is_not_laid_open() {
    let at = table("sRC9 nRL9 sRH7", "S0 - - - - 0", 4);
    assert!(has(&at, "C9-D9") && has(&at, "C9xL9") && !has(&at, "C9-C8"));
    // Even though the second move could cover it again; the duel allows that.
    let duel = table("sRC9 nRL9 sRH7", QUIET, 2);
    assert!(has(&duel, "C9-C8"));
    // An attacker from before may remain, but a new one may not.
    let at = table("sRC9 nRL9 nRA12", "S0 - - - - 0", 4);
    assert_eq!(at.status(), "play");
    assert!(has(&at, "C9-D9") && !has(&at, "C9-C8"));
    let at = table("sRC8 nRL9", "S0 - - - - 0", 4);
    assert!(has(&at, "C8-C7") && has(&after(&at, "C8-C7"), "done"));
    // The player's own king must be safe.
    let at = table("sRC8 nRI8", "S0 - - - - 0", 4);
    assert_eq!(at.status(), "check");
    assert!(!has(&after(&at, "C8xI8"), "I8xP8"));
}

#[test]
fn ruling_fk_15_the_first_mated_king_is_handed_over() {
    let at = table("nRE1 nRE2", QUIET, 2);
    assert_eq!(at.status(), "surrender");
    assert_eq!(at.plies(), ["I1#"]);
    let at = after(&at, "I1#");
    assert_eq!(
        (field(&at, 1), field(&at, 4), field(&at, 6)),
        ("W1".into(), "s".into(), "1".into())
    );
    assert_eq!(
        at.plies(),
        ["A9-A10", "A9-A8", "A9-B10", "A9-B8", "A9-B9", "done"]
    );
    // The other king is safe, if only because its own men leave it no step.
    let at = table("nRE1 nRE2 wNA8 wNA10 wPB8 wPB9 wPB10", QUIET, 2);
    assert_eq!(
        (at.status(), at.plies()),
        ("surrender", vec!["I1#".to_owned()])
    );
    // The headless army moves again from the next turn.
    let at = after(&table("nRE1 nRE2 sPE14", QUIET, 2), "I1#");
    assert!(from(&at, "E14").is_empty());
    let at = after(&at, "done H16-G16 done");
    assert!(!from(&at, "E14").is_empty() || has(&at, "E14-E15"));
}

#[test]
fn ruling_fk_15_a_line_that_leaves_the_other_king_attacked_does_not_save() {
    // The bishop on E9 could shield I1, but then L9 attacks A9.
    let pieces = "sBE9 nRL8 nRL9 nRL10 nRH12 nRI12 nRJ12";
    let at = table(pieces, QUIET, 2);
    assert_eq!(
        (at.status(), at.plies()),
        ("surrender", vec!["I1#".to_owned()])
    );
    // A second piece that can shield A9 makes it only a check.
    let at = table(&format!("{pieces} wNB11"), QUIET, 2);
    assert_eq!(at.status(), "check");
    assert_eq!(at.plies(), ["B11-B9", "B11-C9", "B11-F9", "E9-I5"]);
}

#[test]
fn ruling_fk_15_the_owner_chooses_where_each_alone_could_be_saved() {
    let at = table("sBE9 wRC10 nRL9 nRH12 nRI12 nRJ12 eRA12 eRB11", QUIET, 2);
    assert_eq!(
        (at.status(), at.plies()),
        ("surrender", vec!["A9#".to_owned(), "I1#".to_owned()])
    );
    assert_eq!(after(&at, "A9#").plies(), ["E9-I5"]);
    assert_eq!(after(&at, "I1#").plies(), ["C10-A10"]);
    assert_eq!(after(&at, "A9#").status(), "check");
}

#[test]
fn ruling_fk_15_only_one_alone_could_be_saved() {
    let black = "nRL9 nRH12 nRI12 nRJ12 eRA12 eRB11";
    let at = table(&format!("sBE9 {black}"), QUIET, 2);
    assert_eq!(
        (at.status(), at.plies()),
        ("surrender", vec!["A9#".to_owned()])
    );
    // With a bishop of the army that may no longer move, no hand-over can end safely.
    let at = table(&format!("wBE9 {black}"), QUIET, 2);
    assert_eq!((at.status(), at.plies()), ("lost", Vec::new()));
    // Neither could be saved.
    let at = table(black, QUIET, 2);
    assert_eq!(at.status(), "lost");
}

#[test]
fn ruling_fk_15_the_second_mate_loses() {
    let at = table("nRE1 nRE2 sPF10", "W0 - - w - 0", 2);
    assert_eq!((at.status(), at.plies()), ("lost", Vec::new()));
    let at = table("nRE1 nRE2 sPF10", "S0 - - w - 0", 4);
    assert_eq!(at.status(), "lost");
    // In the team game the headless partner plays on, whatever is threatened.
    let at = table("nRE1 nRE2 wPC10", "W0 - - w - 0", 4);
    assert_eq!(at.status(), "play");
}

#[test]
fn a_king_handed_over_this_turn_may_be_released_by_the_second_move() {
    let at = table("sKL1 nRL8 nRK8 wPO11", QUIET, 2);
    assert_eq!(at.plies(), ["L1#"]);
    let at = after(&at, "L1#");
    assert!(has(&at, "O11-P11=K") && !has(&at, "O11-P11=Q"));
    let at = after(&at, "O11-P11=K");
    assert_eq!(at.write(), table("nRL8 nRK8", "B0 - - - - 0", 2).write());
}

#[test]
fn handing_over_ends_the_turn_in_the_team_game_even_if_it_lays_the_partner_open() {
    let at = table("sKE9 wKE5 nRE16 nRD12 nRF16", "S0 - - - - 7", 4);
    assert_eq!(
        (at.status(), at.plies()),
        ("surrender", vec!["E9#".to_owned()])
    );
    let at = after(&at, "E9#");
    assert_eq!(
        (field(&at, 1), field(&at, 4), field(&at, 6)),
        ("W0".into(), "s".into(), "8".into())
    );
    assert_eq!(at.status(), "lost");
}

#[test]
fn ruling_fk_16_draws_by_count_after_loss_and_before_handing_over() {
    let count = |pieces: &str, fields: &str| table(pieces, fields, 2).status();
    assert_eq!(count("sPE5", "W0 - - - - 99"), "play");
    assert_eq!(count("sPE5", "W0 - - - - 100"), "draw");
    assert_eq!(count("nRE1 nRE2", "W0 - - - - 100"), "draw");
    assert_eq!(count("nRE1 nRE2", "W0 - - w - 100"), "lost");
    let at = table("sPE5 sRF8", "W0 - - - - 99", 2);
    let turn = after(&at, "F8-F9");
    assert_eq!((turn.status(), field(&turn, 6)), ("play", "100".into()));
    assert_eq!(after(&turn, "done").status(), "draw");
    let turn = after(&turn, "E5-E6");
    assert_eq!((turn.status(), field(&turn, 6)), ("play", "0".into()));
    let turn = after(&at, "E5-E6 F8-F9");
    assert_eq!(field(&turn, 6), "0");
    // A capture by the second ply.
    let at = table("sRF8 nNF10", "W0 - - - - 40", 2);
    assert_eq!(field(&after(&at, "A9-A8 F8xF10"), 6), "0");
    assert_eq!(field(&after(&at, "A9-A8 F8-F9"), 6), "41");
}

#[test]
fn ruling_fk_16_only_kings_and_no_move() {
    assert_eq!(table("", QUIET, 2).status(), "draw");
    assert!(table("", QUIET, 2).plies().is_empty());
    let stuck = "sKL1 nRK8 nRI2";
    let at = table(stuck, "W0 - - w - 0", 2);
    assert_eq!((at.status(), at.plies()), ("draw", Vec::new()));
}

#[test]
fn ruling_fk_16_the_third_time_a_position_begins_a_turn_is_a_draw() {
    // Given a board on which each side moves a rook there and back
    for (options, fields, seats, cycle) in [
        (
            "",
            QUIET,
            2,
            "F6-F7 done G11-G10 done F7-F6 done G10-G11 done",
        ),
        (
            "team",
            "S0 - - - - 0",
            4,
            "F6-F7 done A9-A8 done G11-G10 done P8-P9 done F7-F6 done A8-A9 done G10-G11 done P9-P8 done",
        ),
    ] {
        let text = table("sRF6 nRG11", fields, seats).write();
        let options: Options = options.parse().expect("a table");
        let mut at = (SPEC.restore)(&options, &text).expect("a lawful position");
        // When it comes up a second time, then the game continues; when a third time, then it is drawn
        for drawn in [false, true] {
            assert!(matches!(at.status(), Status::ToMove(_)));
            for ply in cycle.split(' ') {
                at.play(&MoveText::new(ply))
                    .unwrap_or_else(|e| panic!("{ply}: {e:?}"));
            }
            let outcome = match at.status() {
                Status::Over(outcome) => Some(outcome),
                Status::ToMove(_) | Status::ToRoll(_) => None,
            };
            let ends = outcome.map(|outcome| outcome.termination);
            assert_eq!(ends, drawn.then_some(Termination::REPETITION));
        }
    }
}

/// A team game in which North has moved once, and South's king keeps a rook off North's.
fn shielded(north: &str) -> Box<dyn AnyPosition> {
    let text =
        format!("8/8/8/sR7/4wR1sK4nK4/4sQ11/16/16/13nP<2/16/{north}/wK14eK/sP7/8/8/8 N0 - - - - 0");
    let options: Options = "team".parse().expect("a table");
    let mut at = (SPEC.restore)(&options, &text).expect("a lawful position");
    at.play(&MoveText::new("N8-M8"))
        .expect("a legal first move");
    at
}

fn pieces_and_turn(at: &dyn AnyPosition) -> (bool, String) {
    let text = at.setup().to_string();
    let mut fields = text.split(' ');
    let king = fields.next().is_some_and(|board| board.contains("sK"));
    (king, fields.next().expect("the seat to move").to_owned())
}

#[test]
fn ruling_fk_16_a_king_whose_player_resigns_in_another_turn_leaves_when_it_ends() {
    // Given a turn that could not continue without South's king
    let mut at = shielded("16");
    // When South resigns in the middle of it
    at.forfeit(Seat::FIRST, Termination::RESIGNATION);
    // Then the turn is played to its end, and the king leaves
    assert!(at.legal().contains(&MoveText::new("done")));
    assert_eq!(pieces_and_turn(&*at), (true, "N1".to_owned()));
    at.play(&MoveText::new("done")).expect("the turn ends");
    assert_eq!(pieces_and_turn(&*at), (false, "E0".to_owned()));
    assert!(!at.legal().is_empty());
    // And South's colour has lost at once if its partner resigns in the same turn
    let mut both = shielded("16");
    both.forfeit(Seat::FIRST, Termination::RESIGNATION);
    both.forfeit(Seat::SECOND, Termination::TIME);
    let Status::Over(outcome) = both.status() else {
        panic!("both kings are mated");
    };
    assert_eq!(outcome.termination, Termination::TIME);
    assert!(outcome.winners().contains(Seat::new(2).expect("North")));
}

#[test]
fn ruling_fk_16_a_stored_turn_that_went_on_without_the_king_is_replayed() {
    // Given a game of an earlier release, which took South's king off in the middle of North's turn
    let mut at = shielded("6nR9");
    at.forfeit(Seat::FIRST, Termination::RESIGNATION);
    // When North's stored second move goes to that king's square
    let stored = MoveText::new("G6-G12");
    assert!(!at.legal().contains(&stored));
    at.play(&stored).expect("it was legal then");
    // Then the game continues from there
    assert_eq!(pieces_and_turn(&*at), (false, "E0".to_owned()));
    assert!(at.setup().as_str().contains("4wR1nR4nK4"));
}

#[test]
fn ruling_fk_16_the_position_after_a_resignation_counts_for_repetition() {
    // Given a team game in which East resigns in South's turn, or South in its own
    let south = "F6-F7 done A9-A8 done G11-G10 done done F7-F6 done A8-A9 done G10-G11 done done";
    let west = "A9-A8 done G11-G10 done P8-P9 done done A8-A9 done G10-G11 done P9-P8 done done";
    let options: Options = "team".parse().expect("a table");
    for (leaver, men, cycle) in [(3, "sRF6 nRG11", south), (0, "nRG11", west)] {
        let text = table(men, "S0 - - - - 0", 4).write();
        let mut at = (SPEC.restore)(&options, &text).expect("a lawful position");
        at.forfeit(Seat::new(leaver).expect("a seat"), Termination::RESIGNATION);
        // When the position after that has come up twice more, then the game is drawn
        for drawn in [false, true] {
            for ply in cycle.split(' ') {
                at.play(&MoveText::new(ply))
                    .unwrap_or_else(|e| panic!("{ply}: {e:?}"));
            }
            assert_eq!(matches!(at.status(), Status::Over(_)), drawn, "{cycle}");
        }
        // And a stored game that continued then continues now
        let ply = cycle.split(' ').next().expect("a first ply");
        at.play(&MoveText::new(ply)).expect("it was played then");
        assert!(matches!(at.status(), Status::ToMove(_)));
    }
}

#[test]
fn ruling_fk_17_in_the_team_game_a_player_without_a_move_only_says_done() {
    let stuck = "sKL1 nRK8 nRI2";
    let at = table(stuck, "S0 - - w - 5", 4);
    assert_eq!((at.status(), at.plies()), ("play", vec!["done".to_owned()]));
    let at = after(&at, "done");
    assert_eq!(at, table(stuck, "W0 - - w - 6", 4));
    assert_eq!(at.plies(), ["done"]);
}

#[test]
fn a_start_of_both_games_is_read_back() {
    for seats in [2, 4] {
        let start = Table::start(seats);
        assert_eq!(Table::read(&start.write(), seats), Some(start));
    }
    let line = Table::start(2).write();
    assert_eq!(Table::read(&line.replace("W0", "S0"), 2), None);
    assert_eq!(Table::read(&line.replace("8/8", "44/8"), 2), None);
    assert_eq!(Table::read(&line.replace("E1L1", "L1E1"), 2), None);
    assert_eq!(Table::read(&line.replace(" 0", " 101"), 2), None);
}
