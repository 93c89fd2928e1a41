//! A line acts in the game on the screen or in none: after an end, beside a board that is studied, and where several
//! requests wait for an answer.

use crate::operate::hot_seat::{last, screen, speaker};

/// Two games of the same two, of which the second is over and on the screen.
const OVER: [&str; 4] = ["new Anna Ben", "D2-D3", "new Anna Ben", "resign yes"];

fn after(begun: &[&'static str], line: &'static str) -> String {
    last(&[begun, &[line]].concat())
}

#[test]
fn after_the_end_nothing_happens_in_a_game_behind_the_screen() {
    for line in [
        "undo",
        "draw",
        "abort",
        "pause",
        "resign",
        "resign yes",
        "cofnij",
        "D2-D3",
        "D8-D7",
        "draw yes",
    ] {
        let answer = after(&OVER, line);
        assert!(answer.contains("#2 is over."), "{line}: {answer}");
        assert!(
            answer.contains("Also under way: #1. #1 puts that one on the screen."),
            "{line}: {answer}"
        );
        assert_eq!(speaker(&[&OVER[..], &[line]].concat()), "Anna", "{line}");
    }
    // Its number leads there, and so does a verb behind it.
    let asked = after(&OVER, "#1 undo");
    assert!(
        asked.contains("Anna asks to take back 1. D2-D3."),
        "{asked}"
    );
}

#[test]
fn a_verb_stands_behind_the_number_of_its_game() {
    let begun = ["new Anna Ben", "D2-D3"];
    let undone = after(&begun, "#1 undo");
    assert!(undone.contains("Anna asks to take back"), "{undone}");
    for (line, said) in [
        ("#1 board", "King’s Mate #1"),
        ("#1 moves", "D8-D7"),
        ("#1 describe", "White: king D1"),
        ("#1 resign", "Resign #1 against Anna?"),
        ("#1 note well begun", "Noted on 1. D2-D3."),
        ("#1 review start", "King’s Mate #1"),
        ("#1 accept", "no draw offer in #1"),
        ("#1 touch D8", "touch"),
        ("#7 undo", "There is no game #7"),
    ] {
        let answer = after(&begun, line);
        assert!(answer.contains(said), "{line}: {answer}");
        assert!(!answer.contains("I do not know"), "{line}: {answer}");
    }
    let moved = after(&begun, "#1 D8-D7");
    assert!(moved.contains("Ben plays D8-D7"), "{moved}");
}

#[test]
fn a_person_who_sits_down_sees_the_game_on_the_screen() {
    let begun = ["new Anna Ben", "D2-D3", "as Zoe"];
    let board = after(&begun, "board");
    assert!(board.contains("King’s Mate #1"), "{board}");
    let draw = after(&begun, "draw");
    assert!(draw.contains("You are not playing in #1."), "{draw}");
    // A move is still its player's.
    assert!(after(&begun, "D8-D7").contains("Ben plays D8-D7"));
}

#[test]
fn an_open_board_keeps_lines_of_play_from_the_game_behind_it() {
    let explored = ["new Anna Ben", "D2-D3", "explore", "D8-D7"];
    let back = after(&explored, "undo");
    assert!(back.contains("Nothing tried yet"), "{back}");
    let none_left = last(&[&explored[..], &["undo", "undo"]].concat());
    assert!(
        none_left.contains("Nothing was done in #1: your own board is on the screen."),
        "{none_left}"
    );
    for line in ["draw", "resign", "pause", "abort", "resign yes", "roll"] {
        let kept = after(&explored, line);
        let said = format!("#1 {line} is meant for it.");
        assert!(kept.contains("Nothing was done in #1"), "{line}: {kept}");
        assert!(kept.contains(&said), "{line}: {kept}");
    }
    assert!(after(&explored, "#1 resign").contains("Resign #1 against Anna?"));
    let lesson = after(&["tutorial kings-mate"], "draw");
    assert!(
        lesson.contains("draw is for a game, and the lesson is on the screen."),
        "{lesson}"
    );
    // There, back is the task before.
    let second = after(&["tutorial kings-mate", "next"], "undo");
    assert!(second.contains("the lesson is on the screen"), "{second}");
    let puzzle = after(&["puzzle kings-mate"], "undo");
    assert!(puzzle.contains("the puzzle is on the screen"), "{puzzle}");
    // The board of the game leads back.
    let left = last(&[&explored[..], &["board", "resign"]].concat());
    assert!(left.contains("Resign #1 against Anna?"), "{left}");
}

/// Anna asks to take her move back and offers a draw; Ben is at the keyboard.
const BOTH: [&str; 6] = [
    "new Anna Ben",
    "D2-D3",
    "as Anna",
    "undo",
    "as Anna",
    "draw",
];

#[test]
fn an_answer_to_several_requests_is_asked_about() {
    assert_eq!(speaker(&BOTH), "Ben");
    for line in ["yes", "accept"] {
        let which = after(&BOTH, line);
        assert!(
            which.contains("Several requests wait for that answer."),
            "{which}"
        );
        assert!(which.contains("Accept the draw"), "{which}");
        assert!(which.contains("Allow the take-back"), "{which}");
        for (chosen, said) in [
            ("1", "Draw agreed in #1"),
            ("accept the draw", "Draw agreed in #1"),
            ("2", "Taken back in #1"),
            ("allow the take-back", "Taken back in #1"),
        ] {
            let answer = last(&[&BOTH[..], &[line, chosen]].concat());
            assert!(answer.contains(said), "{chosen}: {answer}");
        }
    }
    for line in ["no", "decline"] {
        let which = after(&BOTH, line);
        assert!(which.contains("Decline the draw"), "{which}");
        assert!(which.contains("Refuse the take-back"), "{which}");
    }
    let one = ["new Anna Ben", "D2-D3", "draw"];
    assert!(after(&one, "yes").contains("Draw agreed in #1"));
    assert!(after(&one, "accept").contains("Draw agreed in #1"));
}

#[test]
fn a_request_behind_the_screen_is_named_before_it_is_answered() {
    let offered = ["new Anna Ben", "D2-D3", "draw", "new Anna Ben", "D2-D3"];
    let asked = after(&offered, "yes");
    assert!(asked.contains("Is that your answer to this?"), "{asked}");
    assert!(asked.contains("[1] #1: Accept the draw"), "{asked}");
    let agreed = last(&[&offered[..], &["yes", "yes"]].concat());
    assert!(agreed.contains("Draw agreed in #1"), "{agreed}");
}

#[test]
fn an_answer_that_nothing_waits_for_says_so() {
    for line in ["yes", "no", "accept", "decline"] {
        let none = last(&[line]);
        assert!(
            none.contains("No request waits for your yes or no."),
            "{none}"
        );
        let in_game = last(&["new Anna Ben", line]);
        assert!(
            in_game.contains("No request waits for your yes or no."),
            "{in_game}"
        );
    }
}

#[test]
fn a_challenge_and_an_offer_to_play_once_more_are_told_apart() {
    let over = ["challenge Anna kings-guard", "new Anna Ben", "resign yes"];
    let which = after(&over, "yes");
    assert!(which.contains("Accept #1"), "{which}");
    assert!(which.contains("Rematch"), "{which}");
}

#[test]
fn a_challenge_of_a_ladder_is_answered_in_a_word() {
    let challenged = [
        "ladder open kings-mate",
        "as Anna",
        "ladder join",
        "as Ben",
        "ladder join",
        "ladder challenge Anna",
    ];
    for line in ["yes", "accept"] {
        let later = last(&[&challenged[..], &["help moves", "board", line]].concat());
        assert!(later.contains("#1 has begun."), "{later}");
    }
    let refused = last(&[&challenged[..], &["board", "no"]].concat());
    assert!(refused.contains("refuse"), "{refused}");
    let waits = "Ben has challenged Anna, who has until";
    for list in ["games", "challenges"] {
        let asked = last(&[&challenged[..], &[list]].concat());
        assert!(asked.contains(waits), "{list}: {asked}");
        assert!(asked.contains("[1] Play  [2] Refuse"), "{list}: {asked}");
        assert!(!asked.contains("no open challenge"), "{list}: {asked}");
        let own = last(&[&challenged[..], &["as Ben", list]].concat());
        assert!(own.contains(waits), "{list}: {own}");
        assert!(own.contains("[1] Withdraw"), "{list}: {own}");
    }
}

#[test]
fn a_holiday_leaves_the_keyboard_where_it_is() {
    let away = ["new Anna Ben", "D2-D3", "as Anna", "holiday 3d"];
    assert_eq!(speaker(&away), "Anna");
}

#[test]
fn a_reason_needs_no_number_before_it() {
    let contest = ["contest open kings-mate round-robin", "26"];
    for (line, said) in [
        ("contest cancel nobody came", "Reason: nobody came"),
        ("contest hold people are away", "people are away"),
        ("contest hold 1 people are away", "people are away"),
    ] {
        let answer = after(&contest, line);
        assert!(answer.contains(said), "{line}: {answer}");
    }
    let closed = last(&["ladder open kings-mate", "ladder close we are done"]);
    assert!(closed.contains("Reason: we are done"), "{closed}");
}

#[test]
fn a_name_in_small_letters_beside_the_computer_is_explained() {
    let small = last(&["new computer anna"]);
    assert!(
        small.contains("A name begins with a capital letter"),
        "{small}"
    );
    assert!(!screen(&["new computer Anna"]).contains("no option"));
}

#[test]
fn a_solved_task_is_described_as_it_stands_on_the_screen() {
    let solved = last(&["tutorial kings-mate", "D2-D3", "describe"]);
    assert!(solved.contains("D3"), "{solved}");
    assert!(!solved.contains("No move has been made yet"), "{solved}");
    let open = last(&["tutorial kings-mate", "describe"]);
    assert!(open.contains("fools A2 B2 D2 F2 G2"), "{open}");
}

#[test]
fn a_player_who_has_left_a_contest_is_told_so_and_its_steps_leave_the_keyboard_alone() {
    let begun = [
        "contest open kings-mate knockout",
        "open",
        "as Anna",
        "contest join",
        "as Ben",
        "contest join",
        "as Cleo",
        "contest join",
        "as Zoe",
        "contest begin",
    ];
    assert_eq!(speaker(&begun), "Zoe");
    let playing = last(&[&begun[..], &["as Ben", "contest hold"]].concat());
    assert!(playing.contains("You play in Knockout 1"), "{playing}");
    let left = ["as Ben", "contest leave", "yes", "contest hold"];
    let out = last(&[&begun[..], &left].concat());
    assert!(out.contains("You have played in Knockout 1"), "{out}");
    assert_eq!(speaker(&[&begun[..], &["contest hold"]].concat()), "Zoe");
}

#[test]
fn an_offer_is_withdrawn_though_the_keyboard_has_passed_on() {
    for lines in [
        &["as Anna", "challenge Ben", "withdraw"][..],
        &["as Anna", "challenge Ben", "3"],
        &["as Anna", "challenge Ben", "board", "withdraw 1"],
    ] {
        let withdrawn = last(lines);
        assert!(withdrawn.contains("Anna withdraws #1"), "{withdrawn}");
        assert_eq!(speaker(lines), "Anna");
    }
}

#[test]
fn a_word_that_only_other_rules_have_leads_to_them() {
    let dice = last(&["new kings-guard", "rules dice"]);
    assert!(
        dice.contains("The rules of King’s Guard do not mention “dice”. Others do:"),
        "{dice}"
    );
    assert!(dice.contains("[1] "), "{dice}");
    let none = last(&["new kings-guard", "rules xyzzy"]);
    assert!(none.contains("no ruling or heading “xyzzy”"), "{none}");
}

#[test]
fn a_task_said_in_words_is_said_once() {
    let task = last(&["boards off", "tutorial kings-mate"]);
    assert_eq!(task.matches("Move a fool.").count(), 1, "{task}");
    assert!(task.contains("White: king D1"), "{task}");
    let solved = last(&["boards off", "tutorial kings-mate", "D2-D3"]);
    assert_eq!(solved.matches("Well done.").count(), 1, "{solved}");
}

#[test]
fn a_yes_confirms_nothing_for_a_person_who_was_not_asked() {
    let asked = ["new Anna Ben", "D2-D3", "as Anna", "resign"];
    for line in ["yes", "1"] {
        let other = last(&[&asked[..], &["as Ben", line]].concat());
        assert!(!other.contains("resigns"), "{line}: {other}");
    }
    let own = last(&[&asked[..], &["as Anna", "yes"]].concat());
    assert!(own.contains("Anna resigns. Ben wins #1."), "{own}");
}
