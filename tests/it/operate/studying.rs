//! A board beside the games at the keyboard: the private board, a lesson or a puzzle stays open whatever is looked at.

use kingboard::service::GameKind;

use crate::operate::hot_seat::{last, screen, speaker};

/// Lines that only look at something.
const LOOKS: [&str; 21] = [
    "describe",
    "where",
    "what D2",
    "show D2",
    "rules",
    "games",
    "settings",
    "clock",
    "notes",
    "guide",
    "profile",
    "language en",
    "position",
    "verify",
    "plan",
    "history",
    "help",
    "moves",
    "flip",
    "hello",
    "as Ann",
];

#[test]
fn a_look_elsewhere_leaves_the_private_board_open() {
    let open = ["new Ann Ben", "B2-B3", "B8-B7", "explore"];
    for look in LOOKS {
        let tried = last(&[&open[..], &[look, "D2-D3"]].concat());
        assert!(
            tried.contains("Tried: 2. D2-D3") && !tried.contains("plays D2-D3"),
            "{look}: {tried}"
        );
    }
    let answered = last(&[&open[..], &["rules"]].concat());
    assert!(
        answered.contains(
            "Your own board is still open, and a move that you type counts there. board leaves"
        ),
        "{answered}"
    );
    // If nothing was looked at, there is nothing to say.
    for lines in [
        &["D2-D3"][..],
        &["describe"],
        &["rules", "board"],
        &["xyzzy", "board"],
    ] {
        let said = last(&[&open[..], lines].concat());
        assert!(!said.contains("still open"), "{lines:?}: {said}");
    }
    // Another person at the keyboard tries moves on the same board.
    let lines = [&open[..], &["D2-D3", "as Ben", "D8-D7"]].concat();
    let other = last(&lines);
    assert!(other.contains("Tried: 2. D2-D3 D8-D7"), "{other}");
    assert_eq!(speaker(&lines), "Ann");
}

#[test]
fn a_look_elsewhere_leaves_a_lesson_and_a_puzzle_open() {
    for begun in [&[][..], &["new Ann Ben"]] {
        for look in LOOKS {
            let lesson = [begun, &["tutorial kings-mate", look, "D2-D3"]].concat();
            let tried = last(&lesson);
            assert!(tried.contains("Well done."), "{look}: {tried}");
            let puzzle = [begun, &["puzzle kings-guard", look, "X9-X8"]].concat();
            let tried = last(&puzzle);
            assert!(
                tried.contains("King’s Guard: puzzle") && !tried.contains("There is no game"),
                "{look}: {tried}"
            );
        }
    }
    let lesson = last(&["tutorial", "games"]);
    assert!(lesson.contains("The lesson is still open"), "{lesson}");
    let puzzle = last(&["puzzle", "games"]);
    assert!(puzzle.contains("The puzzle is still open"), "{puzzle}");
    let next = last(&["tutorial kings-mate 2", "games", "next"]);
    assert!(next.contains("task 3 of 11"), "{next}");
}

#[test]
fn choices_under_another_answer_are_chosen_and_the_others_by_their_words() {
    let open = ["new Ann Ben", "explore D2-D3"];
    let pressed = last(&[&open[..], &["settings", "1"]].concat());
    assert!(!pressed.contains("A board of your own"), "{pressed}");
    let back = last(&[&open[..], &["settings", "back"]].concat());
    assert!(back.contains("A board of your own for #1"), "{back}");
    assert!(back.contains("\nNothing tried yet."), "{back}");
    assert!(back.contains("\nForward: D2-D3\n"), "{back}");
    let numbered = last(&[&open[..], &["rules KM-1", "1"]].concat());
    assert!(!numbered.contains("nothing numbered 1"), "{numbered}");
}

#[test]
fn a_game_that_is_shown_or_played_closes_the_open_board() {
    let begun = ["new Ann Ben", "B2-B3", "B8-B7"];
    for study in ["explore", "tutorial kings-mate", "puzzle kings-mate"] {
        for ends in ["board", "review 1", "pick"] {
            let played = last(&[&begun[..], &[study, ends, "D2-D3"]].concat());
            assert!(
                played.contains("Ann plays D2-D3"),
                "{study}, {ends}: {played}"
            );
        }
        let named = last(&[&begun[..], &[study, "#1 D2-D3", "D8-D7"]].concat());
        assert!(named.contains("Ben plays D8-D7"), "{study}: {named}");
        let new = last(&[study, "new Ann Ben", "D2-D3"]);
        assert!(new.contains("Ann plays D2-D3"), "{study}: {new}");
        let alone = last(&[study, "board", "D2-D3"]);
        assert!(!alone.contains("Well done."), "{study}: {alone}");
    }
}

#[test]
fn questions_about_the_position_are_answered_from_the_open_board() {
    let tried = ["new Ann Ben", "explore D2-D3 D8-D7 D3-D4"];
    let asked = |line: &str| last(&[&tried[..], &[line]].concat());
    let whole = asked("describe");
    assert!(whole.contains("fools A2 B2 D4 F2 G2"), "{whole}");
    assert!(whole.contains("Only tried. Black to move."), "{whole}");
    assert!(asked("where").contains("D4"), "{}", asked("where"));
    assert!(
        asked("what D4").contains("fool stands on D4"),
        "{}",
        asked("what D4")
    );
    assert!(
        asked("show D7").contains("D7 may go to"),
        "{}",
        asked("show D7")
    );
    assert!(
        asked("position").contains("/ff3ff/3f3/"),
        "{}",
        asked("position")
    );
    // With its number, the game itself is asked about.
    assert!(
        asked("what 1 D2").contains("fool stands on D2"),
        "{}",
        asked("what 1 D2")
    );
    let lesson = last(&["tutorial kings-mate 2", "describe"]);
    assert!(lesson.contains("King’s Mate: lesson 2/11"), "{lesson}");
    for kind in GameKind::ALL {
        for open in [format!("puzzle {kind}"), format!("tutorial {kind}")] {
            let all = screen(&[&open, "describe", "where", "what A1", "show A1", "D4"]);
            assert!(!all.contains("There is no game"), "{open}: {all}");
            assert!(!all.contains("#0"), "{open}: {all}");
        }
    }
}

#[test]
fn after_its_solution_a_puzzle_plays_no_move_elsewhere() {
    let said = last(&["new Ann Ben", "puzzle kings-mate", "solution", "D2-D3"]);
    assert!(
        said.contains("The puzzle is solved.") && !said.contains("plays"),
        "{said}"
    );
    let quiet = last(&["puzzle kings-mate", "solution", "games"]);
    assert!(!quiet.contains("still open"), "{quiet}");
}

#[test]
fn the_dice_of_a_task_are_thrown_after_a_look_elsewhere() {
    let odds = ["tutorial kings-mate 10", "F7xG8"];
    assert!(last(&odds).contains("[1] Throw"), "{}", last(&odds));
    for look in ["where", "games", "clock"] {
        let thrown = last(&[&odds[..], &[look, "1"]].concat());
        assert!(thrown.contains("Once more"), "{look}: {thrown}");
    }
    let next = last(&[&odds[..], &["next"]].concat());
    assert!(next.contains("task 11 of 11"), "{next}");
}
