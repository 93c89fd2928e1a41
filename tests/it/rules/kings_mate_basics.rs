//! The rules of King's Mate without a numbered ruling, on hand-made positions.

use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveError, MoveText};

use crate::rules::situation::Situation;

// ---- Movement of the pieces ----

#[test]
fn a_king_steps_one_square_in_eight_directions_raised_or_not() {
    let king = Situation::standard("k6/7/7/7/7/7/3K3/7/7 w -");
    assert_eq!(
        king.moves(),
        [
            "D3-C2", "D3-C3", "D3-C4", "D3-D2", "D3-D4", "D3-E2", "D3-E3", "D3-E4"
        ]
    );
}

#[test]
fn a_swordmaster_moves_any_distance_in_eight_directions_and_over_raised_squares() {
    // The king on A1 is shut in by its own fools. No move mends the escort, so the escort rule binds nothing.
    let free = Situation::standard("3k3/7/3p3/7/7/S2S3/7/fF5/KF5 w -");
    assert_eq!(
        free.moves_from("D4"),
        [
            "D4-A7", "D4-B4", "D4-B6", "D4-C3", "D4-C4", "D4-C5", "D4-D1", "D4-D2", "D4-D3",
            "D4-D5", "D4-D6", "D4-E3", "D4-E4", "D4-E5", "D4-F2", "D4-F4", "D4-F6", "D4-G1",
            "D4-G4", "D4-G7", "D4xD7"
        ]
    );
}

#[test]
fn a_priest_and_a_priestess_move_any_distance_diagonally_up_to_a_raised_square() {
    for (letter, side) in [("P", "w"), ("R", "w"), ("p", "b"), ("r", "b")] {
        let (own, enemy) = if side == "w" { ("K", "k") } else { ("k", "K") };
        let text = format!("7/7/7/7/7/7/1{letter}5/7/{own}5{enemy} {side} -");
        assert_eq!(
            Situation::standard(&text).moves_from("B3"),
            ["B3-A2", "B3-A4", "B3-C2"],
            "{text}"
        );
        let text = format!("7/7/7/7/7/1{letter}5/7/7/{own}5{enemy} {side} -");
        assert_eq!(
            Situation::standard(&text).moves_from("B4"),
            [
                "B4-A3", "B4-A5", "B4-C3", "B4-C5", "B4-D2", "B4-D6", "B4-E1", "B4-E7", "B4-F8",
                "B4-G9"
            ],
            "{text}"
        );
    }
}

#[test]
fn a_keeper_moves_any_distance_along_rows_and_columns_up_to_a_raised_square() {
    let keeper = Situation::standard("7/7/7/7/7/7/2E4/7/K5k w -");
    assert_eq!(
        keeper.moves_from("C3"),
        [
            "C3-A3", "C3-B3", "C3-C1", "C3-C2", "C3-D3", "C3-E3", "C3-F3", "C3-G3"
        ]
    );
}

#[test]
fn a_fool_steps_straight_onto_empty_squares_and_captures_diagonally_both_ways() {
    for (text, moves) in [
        ("k6/7/7/7/7/7/1F5/7/6K w -", vec!["B3-B2", "B3-B4"]),
        ("k6/7/7/7/7/1f5/1F5/1f5/6K w -", vec![]),
        (
            "k6/7/7/7/7/f1p4/1F5/f1f4/6K w -",
            vec!["B3-B2", "B3-B4", "B3xA2", "B3xA4", "B3xC2"],
        ),
        ("k6/7/7/7/7/1F5/1F5/7/6K w -", vec!["B3-B2"]),
    ] {
        assert_eq!(
            Situation::standard(text).moves_from("B3"),
            moves,
            "{text} (C4 is raised)"
        );
    }
    let black = Situation::standard("6K/7/7/7/7/7/1f5/F1F4/k6 b -");
    assert_eq!(black.moves_from("B3"), ["B3-B2", "B3-B4", "B3xA2", "B3xC2"]);
}

#[test]
fn nothing_jumps_and_a_line_ends_at_the_first_enemy() {
    let keeper = Situation::standard("k6/7/7/7/7/7/F1E1f1f/7/2K4 w -");
    assert_eq!(
        keeper.moves_from("C3"),
        ["C3-B3", "C3-C2", "C3-D3", "C3xE3"]
    );
    keeper.refuses(&["C3xG3", "C3-A3", "C3xA3"]);
}

// ---- Raised squares ----

#[test]
fn only_kings_and_swordmasters_stop_on_or_pass_through_raised_squares() {
    Situation::standard("k6/7/7/7/2K4/1S5/1S3P1/2F3R/E6 w -")
        .allows(&["B3-C4", "B3-D5", "C5-C4", "A1-C1", "F3-E2", "C2-C3"])
        .refuses(&["F3-E4", "F3-D5", "A1-D1", "A1-E1", "C2-D1"]);
}

#[test]
fn a_piece_left_on_a_raised_square_may_stay_and_steps_off_by_the_ordinary_rule() {
    let before = Situation::standard("k6/7/7/7/3K3/2P1E2/7/7/7 w -");
    before.allows(&["C4-B5", "E4-D4", "E4-E6", "E4-E9"]);
    let left = before.after("D5-D6").after("A9-A8");
    assert_eq!(left.text(), "7/k6/7/3K3/7/2P1E2/7/7/7 w -");
    left.allows(&["C4-B5", "C4-A6", "C4-B3", "E4-D4", "E4-E5", "E4-G4"])
        .refuses(&["C4-D5", "C4-E6", "E4-E6", "E4-E7", "E4-E9"]);
}

// ---- The king ----

#[test]
fn a_guarded_king_may_stand_anywhere_and_is_never_taken() {
    // A swordmaster beside it; keepers attack B2 and row 3, and the enemy king is near.
    let guarded = Situation::standard("1e5/7/7/7/3k3/7/6e/KS5/7 w -");
    assert_eq!(guarded.state(), "play");
    guarded.allows(&["A2-A3", "A2-B3", "A2-B1"]);
    let attacked = guarded.after("A2-B3");
    attacked.refuses(&["B9xB3", "G3xB3"]).allows(&["B9-B4"]);
    let beside = Situation::standard("7/7/7/7/7/2k4/7/KS5/7 w -");
    beside.allows(&["A2-B3"]);
    beside.after("A2-B3").refuses(&["C4xB3"]);
}

#[test]
fn a_defenseless_king_may_not_step_into_danger_nor_stay_in_it() {
    let safe = Situation::standard("1e5/k6/7/7/7/7/7/K6/2f4 w -");
    assert_eq!(safe.state(), "play");
    safe.refuses(&["A2-B1", "A2-B2", "A2-B3"])
        .allows(&["A2-A1", "A2-A3"]);
    let danger = Situation::standard("e6/6k/7/7/7/7/7/K6/4F2 w -");
    assert_eq!(danger.state(), "check");
    danger.refuses(&["A2-A1", "A2-A3", "E1-E2"]);
    assert_eq!(danger.moves(), ["A2-B1", "A2-B2", "A2-B3"]);
}

#[test]
fn no_piece_may_uncover_its_own_defenseless_king() {
    let pinned = Situation::standard("e5k/7/7/7/7/7/E6/7/K6 w -");
    assert_eq!(pinned.state(), "play");
    pinned
        .refuses(&["A3-B3", "A3-F3"])
        .allows(&["A3-A2", "A3-A8", "A3xA9"]);
}

#[test]
fn danger_may_be_met_by_flight_by_a_shield_or_by_capture() {
    let danger = Situation::standard("e5k/7/2P4/7/7/7/1E5/7/K6 w -");
    assert_eq!(danger.state(), "check");
    assert_eq!(
        danger.moves(),
        ["A1-B1", "A1-B2", "B3-A3", "C7-A5", "C7xA9"]
    );
}

#[test]
fn defenseless_kings_may_not_meet_and_a_guarded_one_endangers_the_other() {
    let apart = Situation::standard("7/7/7/7/7/7/1k5/7/K6 w -");
    assert_eq!(apart.state(), "play");
    assert_eq!(apart.moves(), ["A1-B1"]);
    apart.refuses(&["A1-A2", "A1-B2"]);
    // The swordmaster beside it lets the White king walk up to the bare one.
    let met = Situation::standard("7/7/7/7/7/2k4/7/SK5/7 w -").after("B2-B3");
    assert_eq!(met.state(), "check");
    met.refuses(&["C4xB3", "C4-C3"]).allows(&["C4-D5"]);
}

#[test]
fn a_king_is_never_captured() {
    // Black's bare king is attacked with White to move, but capturing it is not a move.
    Situation::standard("k6/7/7/7/E6/7/7/7/6K w -")
        .refuses(&["A5xA9"])
        .allows(&["A5-A8"]);
}

#[test]
fn a_player_in_danger_without_a_legal_move_is_conquered() {
    let before = Situation::standard("k6/6E/7/7/7/7/4P2/1E5/6K w -");
    let after = before.after("E3-F4");
    assert_eq!(after.state(), "conquered");
    assert!(after.is_won_by(Seat::FIRST));
    assert_eq!(after.moves(), Vec::<String>::new());
    assert!(!after.takes_dice());
}

// ---- Promotion ----

#[test]
fn a_fool_on_the_far_row_comes_back_as_any_piece_its_side_has_lost() {
    let all_lost = Situation::standard("6k/1F5/7/7/7/7/7/7/K6 w -");
    assert_eq!(
        all_lost.moves_from("B8"),
        ["B8-B7", "B8-B9=E", "B8-B9=P", "B8-B9=R"]
    );
    let one_keeper = Situation::standard("6k/1F5/7/7/7/7/7/4P2/K1E4 w -");
    assert_eq!(one_keeper.moves_from("B8"), ["B8-B7", "B8-B9=E", "B8-B9=R"]);
    assert_eq!(
        one_keeper.after("B8-B9=R").text(),
        "1R4k/7/7/7/7/7/7/4P2/K1E4 b -"
    );
    one_keeper.refuses(&["B8-B9=P"]);
}

#[test]
fn a_fool_never_comes_back_as_a_swordmaster_nor_stays_a_fool_by_choice() {
    let all_lost = Situation::standard("6k/1F5/7/7/7/7/7/7/K6 w -");
    assert!(all_lost.read("B8-B9=S").is_err());
    assert!(all_lost.read("B8-B9=F").is_err());
    assert!(all_lost.read("B8-B9=K").is_err());
}

#[test]
fn the_kind_must_be_named_where_several_are_lost_and_not_where_one_is() {
    let several = Situation::standard("6k/1F5/7/7/7/7/7/7/KEE4 w -");
    assert_eq!(
        several.read("B8-B9"),
        Err(MoveError::Ambiguous(vec![
            MoveText::new("B8-B9=P"),
            MoveText::new("B8-B9=R")
        ]))
    );
    let one = Situation::standard("6k/1F5/7/7/7/7/7/3P3/KE3R1 w -");
    assert_eq!(one.read("b8 b9"), Ok(MoveText::new("B8-B9=E")));
    assert_eq!(one.read("B8-B9=keeper"), Ok(MoveText::new("B8-B9=E")));
}

#[test]
fn black_promotes_on_row_1_and_a_capture_promotes_too() {
    let black = Situation::standard("6k/7/7/7/7/7/7/1f5/E3K2 b -");
    assert_eq!(
        black.moves_from("B2"),
        [
            "B2-B1=E", "B2-B1=P", "B2-B1=R", "B2-B3", "B2xA1=E", "B2xA1=P", "B2xA1=R"
        ]
    );
    assert_eq!(black.after("B2xA1=P").text(), "6k/7/7/7/7/7/7/7/p3K2 w -");
}

#[test]
fn a_fool_that_steps_back_to_its_own_first_row_stays_a_fool() {
    let home = Situation::standard("6k/7/7/7/7/7/7/1F5/4K2 w -");
    assert_eq!(home.moves_from("B2"), ["B2-B1", "B2-B3"]);
}

// ---- Fool's Gambit ----

#[test]
fn a_fool_on_its_own_king_square_frees_the_other_fools_and_nobody_else() {
    let text = "6k/7/4F2/7/7/E1p4/1F1F3/7/3F2K w -";
    Situation::expanded(text)
        .allows(&["B3xC4", "D3xC4", "E7-E6"])
        .refuses(&["A4xC4"]);
    // Without the expanded rules it frees no piece.
    Situation::standard(text).refuses(&["B3xC4", "D3xC4", "E7-E6", "A4xC4"]);
    // Neither does an enemy fool on its own King Square, or a fool elsewhere.
    for other in ["3f2k/7/4F2/7/7/7/7/7/6K w -", "6k/7/4F2/7/7/7/7/7/2F3K w -"] {
        let at = Situation::expanded(other);
        assert!(!at.moves().contains(&"E7-E6".to_owned()), "{other}");
    }
    Situation::expanded("3f2k/7/7/7/7/7/7/4f2/6K b -").refuses(&["E2-D1"]);
    Situation::expanded("3f2k/7/7/7/4f2/7/7/7/6K b -").allows(&["E5-E4", "E5-E6"]);
}

#[test]
fn fools_freed_by_the_gambit_threaten_on_raised_squares() {
    let board = "7/7/7/7/7/2k4/1F5/7/3F2K b -";
    assert_eq!(Situation::expanded(board).state(), "check");
    assert_eq!(Situation::standard(board).state(), "play");
}

#[test]
fn the_gambit_ends_when_its_fool_leaves_or_falls() {
    Situation::expanded("6k/7/7/7/7/7/2F4/7/3F2K w -")
        .allows(&["C3-C4"])
        .after("D1-D2")
        .after("G9-G8")
        .refuses(&["C3-C4"])
        .allows(&["C3-C2"]);
    let board = "7/7/7/7/7/7/2F4/4k1K/3Fs2";
    Situation::expanded(&format!("{board} w -")).allows(&["C3-C4"]);
    Situation::expanded(&format!("{board} b -"))
        .after("E1xD1")
        .refuses(&["C3-C4"])
        .allows(&["C3-C2"]);
}

// ---- Defense of the Crown ----

#[test]
fn the_crown_is_defended_in_every_direction_the_board_has() {
    for (text, leap, after) in [
        (
            "k6/7/7/7/7/7/3S3/3S3/3K3 w K",
            "D1-D4",
            "k6/7/7/7/7/3K3/3S3/3S3/7 b -",
        ),
        (
            "k6/7/7/7/7/7/5S1/4S2/3K3 w K",
            "D1-G4",
            "k6/7/7/7/7/6K/5S1/4S2/7 b -",
        ),
        (
            "k6/7/7/7/7/7/1S5/2S4/3K3 w K",
            "D1-A4",
            "k6/7/7/7/7/K6/1S5/2S4/7 b -",
        ),
        (
            "k6/7/7/7/7/7/7/7/3KSS1 w K",
            "D1-G1",
            "k6/7/7/7/7/7/7/7/4SSK b -",
        ),
        (
            "k6/7/7/7/7/7/7/7/1SSK3 w K",
            "D1-A1",
            "k6/7/7/7/7/7/7/7/KSS4 b -",
        ),
        (
            "3k3/3s3/3s3/7/7/7/7/7/K6 b k",
            "D9-D6",
            "7/3s3/3s3/3k3/7/7/7/7/K6 w -",
        ),
        (
            "3k3/4s2/5s1/7/7/7/7/7/K6 b k",
            "D9-G6",
            "7/4s2/5s1/6k/7/7/7/7/K6 w -",
        ),
        (
            "3k3/2s4/1s5/7/7/7/7/7/K6 b k",
            "D9-A6",
            "7/2s4/1s5/k6/7/7/7/7/K6 w -",
        ),
        (
            "3kss1/7/7/7/7/7/7/7/K6 b k",
            "D9-G9",
            "4ssk/7/7/7/7/7/7/7/K6 w -",
        ),
        (
            "1ssk3/7/7/7/7/7/7/7/K6 b k",
            "D9-A9",
            "kss4/7/7/7/7/7/7/7/K6 w -",
        ),
    ] {
        let ready = Situation::expanded(text);
        ready.allows(&[leap]);
        assert_eq!(ready.after(leap).text(), after);
        // Neither without the expanded rules, nor after the king has moved.
        Situation::standard(text).refuses(&[leap]);
        let moved = text.replace(" K", " -").replace(" k", " -");
        Situation::expanded(&moved).refuses(&[leap]);
    }
}

#[test]
fn the_crown_needs_both_swordmasters_in_line_and_an_empty_square() {
    for text in [
        "k6/7/7/7/7/3p3/3S3/3S3/3K3 w K", // an enemy on D4
        "k6/7/7/7/7/3F3/3S3/3S3/3K3 w K", // an own piece on D4
        "k6/7/7/7/7/7/7/3S3/3K3 w K",     // one swordmaster
        "k6/7/7/7/7/7/3E3/3S3/3K3 w K",   // another piece second
        "k6/7/7/7/7/7/3s3/3S3/3K3 w K",   // an enemy swordmaster second
        "k6/7/7/7/7/7/2S4/3S3/3K3 w K",   // round a corner
    ] {
        let moves = Situation::expanded(text).moves();
        assert!(
            !moves.iter().any(|mv| mv == "D1-D4" || mv == "D1xD4"),
            "{text}: {moves:?}"
        );
    }
}

#[test]
fn any_move_of_the_king_ends_the_right_to_the_crown_for_good() {
    let out = Situation::expanded("k6/7/7/7/7/7/3S3/3S3/3K3 w K").after("D1-C1");
    assert_eq!(out.text(), "k6/7/7/7/7/7/3S3/3S3/2K4 b -");
    let home = out.after("A9-A8").after("C1-D1").after("A8-A9");
    assert_eq!(home.text(), "k6/7/7/7/7/7/3S3/3S3/3K3 w -");
    home.refuses(&["D1-D4"]);
}

#[test]
fn each_king_has_its_own_crown_and_other_moves_leave_it() {
    let start = Situation::standard("3k3/3s3/3s3/7/7/7/3S3/3S3/3K3 w Kk");
    assert_eq!(
        start.after("D1-C1").text(),
        "3k3/3s3/3s3/7/7/7/3S3/3S3/2K4 b k"
    );
    assert_eq!(
        start.after("D3-C3").text(),
        "3k3/3s3/3s3/7/7/7/2S4/3S3/3K3 b Kk"
    );
    assert_eq!(
        start.after("D3-C3").after("D9-C9").text(),
        "2k4/3s3/3s3/7/7/7/2S4/3S3/3K3 w K"
    );
}

// ---- Active Play ----

/// The fool on B4 can take the keeper on A5.
const ATTACK: &str = "6k/7/7/7/e6/1F5/7/7/2K4 w -";

#[test]
fn a_capture_of_active_play_waits_for_its_dice_and_moves_nothing_meanwhile() {
    let declared = Situation::active(ATTACK).after("B4xA5");
    assert!(declared.waits_for_dice());
    assert_eq!(declared.text(), ATTACK);
    assert_eq!(declared.moves(), Vec::<String>::new());
}

#[test]
fn an_attack_succeeds_only_with_the_higher_roll() {
    let declared = Situation::active(ATTACK).after("B4xA5");
    for attacker in 1..=6 {
        for defender in 1..=6 {
            let rolled = declared.rolled(attacker, defender);
            let expected = if attacker > defender {
                "6k/7/7/7/F6/7/7/7/2K4 b -".to_owned()
            } else {
                format!("{ATTACK} !B4")
            };
            assert_eq!(rolled.text(), expected, "[{attacker}:{defender}]");
        }
    }
}

#[test]
fn dice_are_for_captures_of_active_play_alone() {
    let plain = Situation::standard(ATTACK);
    assert!(!plain.takes_dice());
    assert!(!plain.after("B4xA5").takes_dice());
    assert_eq!(plain.after("B4xA5").text(), "6k/7/7/7/F6/7/7/7/2K4 b -");
    let active = Situation::active(ATTACK);
    assert!(!active.takes_dice());
    let moved = active.after("B4-B5");
    assert!(!moved.takes_dice());
    assert!(moved.is_turn_of(Seat::SECOND));
}

#[test]
fn a_piece_that_failed_stays_out_for_the_turn_and_is_back_in_the_next() {
    let failed = Situation::active(ATTACK).after("B4xA5").rolled(1, 1);
    assert!(failed.is_turn_of(Seat::FIRST));
    failed.refuses(&["B4xA5", "B4-B5", "B4-B3"]);
    let next = failed.after("C1-C2").after("G9-G8");
    next.allows(&["B4xA5", "B4-B5", "B4-B3"]);
}

#[test]
fn a_promotion_by_capture_is_chosen_with_the_declaration() {
    let fool = Situation::active("1e4k/F6/7/7/7/7/7/7/2K4 w -");
    assert!(matches!(fool.read("A8xB9"), Err(MoveError::Ambiguous(_))));
    let declared = fool.after("A8xB9=R");
    assert!(declared.waits_for_dice());
    assert_eq!(declared.rolled(6, 1).text(), "1R4k/7/7/7/7/7/7/7/2K4 b -");
    let failed = declared.rolled(1, 6);
    assert_eq!(failed.text(), "1e4k/F6/7/7/7/7/7/7/2K4 w - !A8");
}

#[test]
fn a_king_whose_attack_failed_has_not_moved() {
    let failed = Situation::with("expanded active", "k6/7/7/7/7/7/3S3/2pS3/3K3 w K")
        .after("D1xC2")
        .rolled(2, 2);
    assert_eq!(failed.text(), "k6/7/7/7/7/7/3S3/2pS3/3K3 w K !D1");
    // It is out for this turn, also for the leap.
    failed.refuses(&["D1-D4", "D1-C1"]);
    failed
        .after("D3-C3")
        .after("A9-A8")
        .after("C3-D3")
        .after("A8-A9")
        .allows(&["D1-D4"]);
}

#[test]
fn the_failed_pieces_are_written_by_column_and_then_by_row() {
    let text = "6k/7/7/7/p6/1F5/2E2f1/7/4K2 w -";
    let first = Situation::active(text).after("C3xF3").rolled(1, 2);
    let second = first.after("B4xA5").rolled(1, 2);
    assert_eq!(second.text(), format!("{text} !B4,C3"));
}
