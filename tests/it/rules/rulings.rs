//! The numbered rulings of King's Mate, each on hand-made positions.
//!
//! The tests of KM-15 (touch-move) are with those of playing together.

use kingboard::game::options::Options;
use kingboard::game::outcome::Termination;
use kingboard::game::seat::Seat;
use kingboard::games::GameKind;

use crate::rules::situation::Situation;
use second_reader::mate::positions::START;

// ---- KM-1: the set-up ----

#[test]
fn ruling_km_01_black_is_set_up_as_white_turned_by_half_a_circle() {
    let start = (GameKind::KINGS_MATE.spec().start)(&Options::default());
    assert_eq!(start.setup().as_str(), START);
    let board = START.split(' ').next().expect("the board comes first");
    let turned: String = board
        .chars()
        .rev()
        .map(|letter| {
            if letter.is_ascii_uppercase() {
                letter.to_ascii_lowercase()
            } else {
                letter.to_ascii_uppercase()
            }
        })
        .collect();
    assert_eq!(turned, board);
}

#[test]
fn ruling_km_01_each_first_move_has_its_twin_across_the_board() {
    let start = Situation::standard(START);
    assert!(start.is_turn_of(Seat::FIRST), "White moves first");
    assert_eq!(
        start.moves(),
        [
            "A2-A3", "B1-C2", "B1-D3", "B2-B3", "C1-C2", "D2-D3", "E1-E2", "F1-D3", "F1-E2",
            "F2-F3", "G2-G3"
        ]
    );
    assert_eq!(
        start.after("A2-A3").moves(),
        [
            "A8-A7", "B8-B7", "B9-C8", "B9-D7", "C9-C8", "D8-D7", "E9-E8", "F8-F7", "F9-D7",
            "F9-E8", "G8-G7"
        ]
    );
}

// ---- KM-2: the king in the centre opens all seven raised squares ----

#[test]
fn ruling_km_02_a_king_in_the_centre_opens_all_seven_raised_squares() {
    Situation::standard("1k5/3F3/7/7/3K3/E6/7/3F3/2E4 w -").allows(&[
        "D2-D1", "C1-D1", "C1-G1", "C1-C4", "C1-C6", "C1-C9", "A4-C4", "A4-E4", "A4-G4", "D8-D9=P",
        "D8-D9=R",
    ]);
    // The same position one square lower, off the centre.
    Situation::standard("1k5/3F3/7/7/7/E2K3/7/3F3/2E4 w -")
        .refuses(&[
            "D2-D1", "C1-D1", "C1-E1", "C1-C4", "C1-C5", "A4-C4", "D8-D9=P", "D8-D9=R",
        ])
        .allows(&["C1-C3", "A4-B4"]);
}

#[test]
fn ruling_km_02_a_king_on_a_king_square_opens_nothing() {
    Situation::standard("1k5/7/7/7/7/E6/7/7/3K3 w -")
        .refuses(&["A4-C4", "A4-D4"])
        .allows(&["A4-B4"]);
}

#[test]
fn ruling_km_02_a_king_in_the_centre_opens_nothing_to_the_enemy() {
    Situation::standard("4k2/7/7/7/3K3/e6/7/7/7 b -")
        .refuses(&["A4-C4", "A4-D4"])
        .allows(&["A4-B4"]);
}

// ---- KM-3: capturing on a raised square is stopping on it ----

#[test]
fn ruling_km_03_keeper_priest_and_fool_do_not_capture_on_a_raised_square() {
    let captures = ["A4xE4", "G2xE4", "D3xE4"];
    Situation::standard("1k4K/7/7/7/7/E3p2/3F3/6P/7 w -").refuses(&captures);
    Situation::standard("1k5/7/7/7/3K3/E3p2/3F3/6P/7 w -").allows(&captures);
}

#[test]
fn ruling_km_03_a_piece_without_the_exception_threatens_nothing_on_or_through_a_raised_square() {
    // On a raised square: a keeper, a priest and a fool attack a bare king on C4.
    for text in [
        "6K/7/7/7/7/E1k4/7/7/7 b -",
        "6K/7/7/7/7/2k4/7/P6/7 b -",
        "6K/7/7/7/7/2k4/1F5/7/7 b -",
    ] {
        assert_eq!(Situation::standard(text).state(), "play", "{text}");
    }
    // Through one: the keeper's line to D4 runs over C4.
    assert_eq!(
        Situation::standard("6K/7/7/7/7/E2k3/7/7/7 b -").state(),
        "play"
    );
    // The same with the attacker's king in the centre.
    for text in [
        "7/7/7/4K2/7/E1k4/7/7/7 b -",
        "7/7/7/4K2/7/2k4/7/P6/7 b -",
        "7/7/7/4K2/7/2k4/1F5/7/7 b -",
        "7/7/7/4K2/7/E2k3/7/7/7 b -",
    ] {
        assert_eq!(Situation::standard(text).state(), "check", "{text}");
    }
}

// ---- KM-4: the escort rule binds every move ----

/// A keeper took the swordmaster on B3, between the king on B2 and the swordmaster on B4.
const BROKEN: &str = "6k/7/7/7/7/1S5/1e5/1K3F1/7 w -";

#[test]
fn ruling_km_04_an_escort_broken_by_a_capture_must_be_mended() {
    let broken = Situation::standard(BROKEN);
    assert_eq!(
        broken.moves(),
        ["B2-A3", "B2-C3", "B2xB3", "B4-A3", "B4-C3", "B4xB3"]
    );
    broken.refuses_by(
        "KM-4",
        &["F2-F3", "F2-F1", "B2-A1", "B2-C1", "B4-B5", "B4-A4"],
    );
}

#[test]
fn ruling_km_04_no_piece_may_break_the_escort() {
    // The chain B2, C3, D4: the middle swordmaster is bound, and so is the king behind it.
    let chain = Situation::standard("6k/7/7/7/7/3S3/2S4/1K3F1/7 w -");
    assert_eq!(chain.moves_from("C3"), Vec::<String>::new());
    chain
        .refuses(&[
            "B2-A1", "B2-A2", "B2-B1", "B2-A3", "B2-C1", "D4-D5", "D4-G4",
        ])
        .allows(&["B2-B3", "B2-C2", "D4-C4", "D4-D3", "D4-D2", "F2-F3"]);
}

#[test]
fn ruling_km_04_is_waived_where_no_move_mends_the_escort() {
    // The enemy king is where the swordmaster was, and the squares beside the king are full.
    let hopeless = Situation::standard("7/7/7/7/7/7/S6/kF5/KF4F w -");
    hopeless.allows(&["B2-B3", "G1-G2", "A3-A9", "A3-G3"]);
    assert_eq!(hopeless.state(), "play");
    // With room beside the king the swordmaster must return, and nothing else may move.
    let room = Situation::standard("7/7/7/7/7/7/S6/k6/KF4F w -");
    assert_eq!(room.moves(), ["A1-B2", "A3-B2"]);
}

#[test]
fn ruling_km_04_counts_in_active_play_only_pieces_that_may_still_move() {
    let broken = Situation::active(BROKEN);
    broken.refuses(&["F2-F3"]);
    let once = broken.after("B4xB3").rolled(1, 6);
    assert_eq!(once.moves(), ["B2-A3", "B2-C3", "B2xB3"]);
    let twice = once.after("B2xB3").rolled(1, 6);
    assert_eq!(twice.text(), format!("{BROKEN} !B2,B4"));
    assert_eq!(twice.moves(), ["F2-F1", "F2-F3"]);
}

/// The escort is in formation, and every move except the fool's on G2 breaks it.
const TIED: &str = "6k/7/7/7/7/7/f6/FS4F/KF5 w -";

#[test]
fn ruling_km_04_a_whole_formation_has_no_relief_and_is_stalemated() {
    let tied = Situation::standard("6k/7/7/7/7/7/f6/FS5/KF5 w -");
    assert_eq!(tied.moves(), Vec::<String>::new());
    assert_eq!(tied.state(), "stalemate");
    assert!(tied.is_drawn());
}

#[test]
fn ruling_km_04_the_rule_holds_while_one_move_keeps_the_formation() {
    let tied = Situation::standard(TIED);
    assert_eq!(tied.moves(), ["G2-G1", "G2-G3"]);
    tied.refuses(&["B2xA3", "B2-C2"]);
}

#[test]
fn ruling_km_04_a_whole_formation_has_no_relief_and_the_turn_passes_after_a_failed_attack() {
    let tied = Situation::active("6k/7/7/7/7/7/f4p1/FS4F/KF5 w -");
    assert_eq!(tied.moves(), ["G2-G1", "G2-G3", "G2xF3"]);
    let passed = tied.after("G2xF3").rolled(2, 5);
    assert_eq!(passed.text(), "6k/7/7/7/7/7/f4p1/FS4F/KF5 b -");
    assert!(passed.is_turn_of(Seat::SECOND));
}

// ---- KM-5: a bound swordmaster threatens ----

#[test]
fn ruling_km_05_a_swordmaster_bound_by_the_escort_rule_still_threatens() {
    let bound = Situation::standard("7/7/7/7/7/7/2S4/1S4k/K6 w -");
    assert_eq!(bound.moves_from("B2"), Vec::<String>::new());
    let threatened = Situation::standard("7/7/7/7/7/7/2S4/1S4k/K6 b -");
    assert_eq!(threatened.state(), "check");
    threatened
        .allows(&["G2-G1", "G2-F1"])
        .refuses(&["G2-F2", "G2-G3", "G2-F3"]);
}

#[test]
fn ruling_km_05_a_piece_that_shields_its_own_king_still_threatens() {
    // The keeper on A3 shields the bare White king from the keeper on A9, and attacks along row 3.
    let shielding = "e6/7/7/7/7/7/E5k/7/K6";
    assert_eq!(
        Situation::standard(&format!("{shielding} b -")).state(),
        "check"
    );
    Situation::standard(&format!("{shielding} w -")).refuses(&["A3-B3", "A3-F3"]);
}

// ---- KM-6: taking the last swordmaster is danger at once ----

#[test]
fn ruling_km_06_taking_the_last_swordmaster_endangers_the_king_at_once() {
    let before = Situation::standard("7/E2sk2/7/7/7/7/7/7/6K w -");
    let after = before.after("A8xD8");
    assert_eq!(after.state(), "check");
    after
        .allows(&["E8xD8", "E8-E7", "E8-D9"])
        .refuses(&["E8-F8", "E8-D7"]);
    // While the swordmaster is there, the same line of attack does not endanger the king.
    let guarded = Situation::standard("7/E3k2/4s2/7/7/7/7/7/6K b -");
    assert_eq!(guarded.state(), "play");
}

#[test]
fn ruling_km_06_taking_the_last_swordmaster_can_conquer_at_once() {
    let before = Situation::standard("k4K1/s5S/7/7/7/7/7/EE5/7 w -");
    let after = before.after("A2xA8");
    assert_eq!(after.state(), "conquered");
    assert!(after.is_won_by(Seat::FIRST));
    assert_eq!(after.moves(), Vec::<String>::new());
}

// ---- KM-7: stalemate is a draw ----

#[test]
fn ruling_km_07_stalemate_is_a_draw() {
    let before = Situation::standard("k6/7/6E/7/7/7/7/1E5/6K w -");
    let after = before.after("G7-G8");
    assert_eq!(after.state(), "stalemate");
    assert!(after.is_drawn());
    assert_eq!(after.moves(), Vec::<String>::new());
    // With a priest that also attacks the king, it is conquest.
    let conquered = Situation::standard("k6/6E/7/7/7/5P1/7/1E5/6K b -");
    assert_eq!(conquered.state(), "conquered");
    assert!(conquered.is_won_by(Seat::FIRST));
}

// ---- KM-8: nothing to come back as ----

#[test]
fn ruling_km_08_a_fool_with_nothing_to_come_back_as_moves_there_and_stays_a_fool() {
    let full = Situation::standard("4k2/F6/7/7/7/7/7/7/EPK1RE1 w -");
    assert_eq!(full.moves_from("A8"), ["A8-A7", "A8-A9"]);
    assert_eq!(full.after("A8-A9").text(), "F3k2/7/7/7/7/7/7/7/EPK1RE1 b -");
}

#[test]
fn ruling_km_08_such_a_fool_promotes_on_a_later_arrival() {
    // A keeper has been lost since.
    let waiting = Situation::standard("F3k2/7/7/7/7/7/7/7/1PK1RE1 w -");
    assert_eq!(waiting.moves_from("A9"), ["A9-A8"]);
    let back = waiting.after("A9-A8").after("E9-E8");
    assert_eq!(back.moves_from("A8"), ["A8-A7", "A8-A9=E"]);
    assert_eq!(
        back.after("A8-A9=E").text(),
        "E6/4k2/7/7/7/7/7/7/1PK1RE1 b -"
    );
}

// ---- KM-9 and KM-10: the enemy King Square ----

/// The king in the centre lets the fool on D8 onto D9.
const FREED_BY_THE_KING: &str = "7/3F3/7/7/k2K3/7/7/7/7 w -";
/// The fool on D1 lets the fool on D8 onto D9, with the expanded rules.
const FREED_BY_THE_FOOL: &str = "7/3F3/7/7/k6/7/7/5K1/3F3 w -";

#[test]
fn ruling_km_09_promotion_applies_on_the_far_king_square() {
    let standard = Situation::standard(FREED_BY_THE_KING);
    assert_eq!(
        standard.moves_from("D8"),
        ["D8-D7", "D8-D9=E", "D8-D9=P", "D8-D9=R"]
    );
    let after = standard.after("D8-D9=P");
    assert_eq!(after.text(), "3P3/7/7/7/k2K3/7/7/7/7 b -");
    assert_eq!(after.state(), "play");
}

#[test]
fn ruling_km_10_any_lawful_way_onto_the_enemy_king_square_wins_with_the_expanded_rules() {
    for text in [FREED_BY_THE_KING, FREED_BY_THE_FOOL] {
        let expanded = Situation::expanded(text);
        assert_eq!(expanded.moves_from("D8"), ["D8-D7", "D8-D9"], "{text}");
        let won = expanded.after("D8-D9");
        assert_eq!(won.state(), "conquered", "{text}");
        assert!(won.is_won_by(Seat::FIRST), "{text}");
        assert_eq!(won.moves(), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn ruling_km_10_black_wins_on_d1() {
    let expanded = Situation::expanded("7/7/7/7/K2k3/7/7/3f3/7 b -");
    assert!(expanded.after("D2-D1").is_won_by(Seat::SECOND));
}

#[test]
fn ruling_km_10_a_capture_on_the_enemy_king_square_wins_as_well() {
    let expanded = Situation::expanded("3e3/2F4/7/7/k2K3/7/7/7/7 w -");
    let won = expanded.after("C8xD9");
    assert_eq!(won.text(), "3F3/7/7/7/k2K3/7/7/7/7 b -");
    assert!(won.is_won_by(Seat::FIRST));
    // Active Play asks for the dice first.
    let active = Situation::with("expanded active", "3e3/2F4/7/7/k2K3/7/7/7/7 w -").after("C8xD9");
    assert!(active.waits_for_dice());
    assert!(active.rolled(3, 2).is_won_by(Seat::FIRST));
    assert!(active.rolled(3, 3).is_turn_of(Seat::FIRST));
}

#[test]
fn ruling_km_10_there_is_no_gambit_without_the_expanded_rules() {
    let standard = Situation::standard(FREED_BY_THE_FOOL);
    assert_eq!(standard.moves_from("D8"), ["D8-D7"]);
    standard.refuses(&["D8-D9"]);
}

#[test]
fn ruling_km_10_the_winning_move_must_be_legal_like_any_other() {
    // A bare king in danger must be saved first.
    let danger = Situation::expanded("7/3F3/7/7/k6/7/7/e4K1/3F3 w -");
    assert_eq!(danger.state(), "check");
    danger.refuses(&["D8-D9"]);
    // A broken escort must be mended first.
    let broken = Situation::expanded("7/3F3/7/7/k6/5S1/7/5K1/3F3 w -");
    broken.refuses(&["D8-D9"]).allows(&["F4-F3"]);
}

#[test]
fn ruling_km_10_another_piece_on_the_enemy_king_square_wins_nothing() {
    let there = Situation::expanded("6E/7/7/7/k2K3/7/7/7/7 w -").after("G9-D9");
    assert_eq!(there.state(), "play");
    assert!(there.is_turn_of(Seat::SECOND));
}

// ---- KM-11: the king is guarded when he leaps ----

#[test]
fn ruling_km_11_the_leaping_king_is_guarded_and_fears_no_attack() {
    // A swordmaster attacks D1, a keeper G4.
    let attacked = Situation::expanded("6e/7/7/7/k6/s6/5S1/4S2/3K3 w K");
    assert_eq!(attacked.state(), "play");
    let leapt = attacked.allows(&["D1-G4"]).after("D1-G4");
    assert_eq!(leapt.text(), "6e/7/7/7/k6/s5K/5S1/4S2/7 b -");
    leapt.refuses(&["G9xG4", "A4xG4"]);
}

// ---- KM-12: attacks of Active Play ----

/// A keeper on F9 and a fool on E1 can capture on F2. The king's only swordmaster on B2 must not.
const ATTACKERS: &str = "5E1/7/6k/7/7/7/7/1S3f1/K3F2 w -";

#[test]
fn ruling_km_12_a_declared_capture_must_be_legal_as_if_it_succeeded() {
    Situation::active(ATTACKERS)
        .refuses(&["B2xF2"])
        .allows(&["F9xF2", "E1xF2"]);
    // The keeper on A3 may not leave the column, since the capture might succeed.
    Situation::active("e6/7/7/7/7/7/E4f1/7/K5k w -")
        .refuses(&["A3xF3"])
        .allows(&["A3xA9"]);
}

#[test]
fn ruling_km_12_a_piece_that_failed_stays_out_and_any_other_may_attack() {
    let once = Situation::active(ATTACKERS).after("F9xF2").rolled(2, 5);
    assert_eq!(once.text(), format!("{ATTACKERS} !F9"));
    assert!(once.is_turn_of(Seat::FIRST));
    once.refuses(&["F9xF2", "F9-F8"])
        .allows(&["E1xF2", "E1-E2", "A1-A2"]);
    let twice = once.after("E1xF2").rolled(1, 2);
    assert_eq!(twice.text(), format!("{ATTACKERS} !E1,F9"));
    twice
        .refuses(&["E1xF2", "E1-E2", "F9-F8"])
        .allows(&["A1-A2", "A1-B1"]);
    let moved = twice.after("A1-A2");
    assert!(
        !moved.text().contains('!'),
        "the next turn knows no failures"
    );
}

// ---- KM-13: nothing left to move after a failed attack ----

/// After the fool on B2 has failed, the bare king on A1 has no move and is not attacked.
const HEMMED_IN: &str = "6k/7/7/7/7/7/1ffp3/1F5/K6";
/// Only the fool on B4 can save the bare king on A1 from the keeper.
const ONE_HOPE: &str = "7/7/7/7/e6/1F5/7/7/K1k4";

#[test]
fn ruling_km_13_the_turn_passes_when_nothing_else_can_move_and_the_king_is_safe() {
    let white = Situation::active(&format!("{HEMMED_IN} w -"));
    let passed = white.after("B2xC3").rolled(4, 4);
    assert_eq!(passed.text(), format!("{HEMMED_IN} b -"));
    assert!(passed.is_turn_of(Seat::SECOND));
    assert_eq!(passed.state(), "play");
    assert_eq!(
        Situation::active(&format!("{HEMMED_IN} w - !B2")).state(),
        "pass"
    );
}

#[test]
fn ruling_km_13_a_king_in_danger_is_conquered_when_nothing_else_can_move() {
    let white = Situation::active(&format!("{ONE_HOPE} w -"));
    let lost = white.after("B4xA5").rolled(3, 6);
    assert_eq!(lost.state(), "conquered");
    assert!(lost.is_won_by(Seat::SECOND));
}

// ---- KM-14: the start of a turn is judged without dice ----

#[test]
fn ruling_km_14_an_attack_that_might_save_the_king_is_a_legal_move() {
    let white = Situation::active(&format!("{ONE_HOPE} w -"));
    assert_eq!(white.moves(), ["B4xA5"]);
    assert_eq!(white.state(), "check");
    let saved = white.after("B4xA5").rolled(6, 3);
    assert_eq!(saved.text(), "7/7/7/7/F6/7/7/7/K1k4 b -");
    assert_eq!(saved.state(), "play");
}

#[test]
fn ruling_km_14_a_player_who_can_only_attack_is_not_stalemated() {
    let white = Situation::active("6k/7/7/7/7/7/1ffp3/1F5/Kr5 w -");
    assert_eq!(white.moves(), ["B2xC3"]);
    assert_eq!(white.state(), "play");
}

// ---- KM-16: repetition ----

/// Both kings step out and back, so the position occurs again.
const OUT_AND_BACK: [&str; 4] = ["G1-G2", "A9-A8", "G2-G1", "A8-A9"];

fn shuffled(mut at: Situation, moves: &[&str], times: usize) -> Situation {
    for text in moves.iter().cycle().take(moves.len() * times) {
        assert!(at.outcome().is_none(), "ended before {text}");
        at = at.after(text);
    }
    at
}

#[test]
fn ruling_km_16_the_third_occurrence_is_a_draw_where_the_players_chose_so() {
    let start = || Situation::with("repetition", "k6/7/7/7/7/7/7/7/6K w -");
    let twice = shuffled(start(), &OUT_AND_BACK, 1);
    assert!(twice.is_turn_of(Seat::FIRST));
    let thrice = shuffled(start(), &OUT_AND_BACK, 2);
    assert!(thrice.is_drawn());
    let outcome = thrice.outcome().expect("the game is over");
    assert_eq!(outcome.termination, Termination::REPETITION);
    assert_eq!(thrice.moves(), Vec::<String>::new());
}

#[test]
fn ruling_km_16_play_goes_on_for_ever_without_the_option() {
    let long = shuffled(
        Situation::standard("k6/7/7/7/7/7/7/7/6K w -"),
        &OUT_AND_BACK,
        10,
    );
    assert!(long.is_turn_of(Seat::FIRST));
}

#[test]
fn ruling_km_16_a_lost_crown_makes_another_position() {
    let moves = ["D1-E1", "A9-A8", "E1-D1", "A8-A9"];
    let start = || Situation::with("expanded repetition", "k6/7/7/7/7/7/7/7/3K3 w K");
    // The board occurs a third time, but at the first the king had never moved.
    let third = shuffled(start(), &moves, 2);
    assert!(third.is_turn_of(Seat::FIRST));
    // The position after the first move occurs a third time before the board's fourth.
    assert!(third.after("D1-E1").is_drawn());
}

#[test]
fn ruling_km_16_the_other_side_to_move_makes_another_position() {
    // Each king in turn loses a move by a triangle.
    let moves = [
        "G1-G2", "A9-A8", "G2-F1", "A8-A9", "F1-G1", "A9-A8", "G1-G2", "A8-B9", "G2-G1", "B9-A9",
    ];
    let start = || Situation::with("repetition", "k6/7/7/7/7/7/7/7/6K w -");
    // The board occurred three times, twice with White to move.
    assert!(shuffled(start(), &moves, 1).is_turn_of(Seat::FIRST));
    assert!(shuffled(start(), &moves, 2).is_drawn());
}
