//! Lines typed at the keyboard are read as they are meant: names, numbers, and games that are played once more.

use crate::operate::command_line::{fine, run};
use crate::operate::hot_seat::{last, screen, speaker};

#[test]
fn a_game_between_those_at_the_keyboard_begins_once_more_at_once() {
    for rematch in ["rematch", "rematch 1"] {
        let over = ["new Anna Ben", "D2-D3", "resign yes", rematch];
        let again = last(&over);
        assert!(again.contains("#2 begins"), "{again}");
        assert!(!again.contains("Accept"), "{again}");
        let moved = [&over[..], &["D2-D3"]].concat();
        let moved = last(&moved);
        assert!(
            moved.contains("Ben plays D2-D3"),
            "sides are swapped: {moved}"
        );
    }
    let pressed = last(&[
        "new Anna Ben",
        "resign yes",
        "rematch",
        "resign yes",
        "rematch",
    ]);
    assert!(pressed.contains("#3 begins"), "{pressed}");
}

#[test]
fn a_table_of_three_is_set_again_with_everybody_a_seat_further_on() {
    let begun = ["new immortal-star-masters Anna Ben Cleo"];
    let over = ["as Anna", "resign yes", "as Ben", "resign yes", "rematch"];
    let lines = [&begun[..], &over].concat();
    let again = last(&lines);
    for player in ["Red: Cleo", "Black: Anna", "Yellow: Ben"] {
        assert!(again.contains(player), "{player}: {again}");
    }
    assert!(again.contains("#2 begins"), "{again}");
    assert_eq!(speaker(&lines), "Cleo");
}

#[test]
fn a_name_of_two_words_is_one_name_everywhere() {
    let begun = ["new \"Anna Maria\" Jo"];
    let asked = |line: &str| last(&[&begun[..], &[line]].concat());
    for line in ["as \"Anna Maria\"", "as anna maria", "as “Anna Maria”"] {
        assert!(
            asked(line).contains("Anna Maria is at the keyboard."),
            "{line}: {}",
            asked(line)
        );
    }
    for line in ["as Jo", "as \"Jo\""] {
        assert!(asked(line).contains("Jo is at the keyboard."), "{line}");
    }
    for quote in ["Anna Maria", "\"Anna Maria\""] {
        let by_jo = |line: &str| last(&[&begun[..], &["as Jo", line]].concat());
        for (verb, said) in [
            ("block", "Anna Maria"),
            ("friend", "Anna Maria"),
            ("profile", "Anna Maria"),
        ] {
            let answer = by_jo(&format!("{verb} {quote}"));
            assert!(answer.contains(said), "{verb} {quote}: {answer}");
            assert!(
                !answer.contains("I know nobody"),
                "{verb} {quote}: {answer}"
            );
        }
        let rating = by_jo(&format!("rating {quote}"));
        assert!(rating.contains("Anna Maria"), "{rating}");
        let history = by_jo(&format!("history running against {quote}"));
        let game = "\n#1 King’s Mate: Anna Maria – Jo, no moves yet, Anna Maria to move, ";
        assert!(history.contains(game), "{history}");
    }
}

#[test]
fn nobody_is_blocked_or_befriended_who_was_never_here() {
    for line in [
        "block Zoe",
        "friend Zoe",
        "friend Jo Zoe",
        "block \"Anna Maria\"",
    ] {
        let answer = last(&["new Anna Jo", line]);
        assert!(answer.contains("I know nobody called"), "{line}: {answer}");
        let listed = last(&["new Anna Jo", line, "friend"]);
        assert!(!listed.contains("Zoe"), "{line}: {listed}");
    }
    assert!(!last(&["new Anna Jo", "friend Jo"]).contains("nobody"));
}

#[test]
fn a_move_is_read_with_its_number_as_messages_write_it() {
    for line in [
        "1. D2-D3",
        "1.D2-D3",
        "`D2-D3`",
        "`1. D2-D3`",
        "1. `D2-D3`",
        "1… d2-d3",
        "#1 1. D2-D3",
    ] {
        let played = last(&["new Anna Ben", line]);
        assert!(played.contains("Anna plays D2-D3."), "{line}: {played}");
    }
    let turn = last(&["new kings-guard Anna Ben", "1. E5-E6"]);
    assert!(turn.contains("Ben, it is your move"), "{turn}");
    // A number alone, or one before other words, is no move.
    for line in ["1. well played", "2.5 squares", "10. A move"] {
        let said = last(&["new Anna Ben", line]);
        assert!(!said.contains("plays"), "{line}: {said}");
    }
    let tried = last(&["new Anna Ben", "explore", "1. D2-D3"]);
    assert!(tried.contains("Tried: 1. D2-D3"), "{tried}");
}

#[test]
fn a_number_beside_a_computer_is_its_level() {
    for (line, said) in [
        ("new computer kings-guard small diagonal 2", "level 2"),
        ("new kings-guard 2 computer", "level 2"),
        ("new computer 4 kings-guard", "level 4"),
        ("new computer four-kings 8", "level 8"),
    ] {
        let begun = last(&[line]);
        assert!(begun.contains(said), "{line}: {begun}");
    }
    // A larger table is one of that many players.
    let three = last(&["new computer immortal-star-masters 3"]);
    assert!(
        three.contains("level 3") && three.contains("Yellow"),
        "{three}"
    );
}

#[test]
fn why_and_hint_lead_somewhere_in_a_lesson_and_in_a_puzzle() {
    let why = last(&["tutorial kings-mate", "why D2-D4"]);
    assert!(why.contains("fools move one square"), "{why}");
    let words = last(&["tutorial kings-mate", "why"]);
    assert!(words.contains("Type the move itself"), "{words}");
    let hint = last(&["tutorial kings-mate", "hint"]);
    assert!(
        hint.contains("fool") && !hint.contains("I do not know"),
        "{hint}"
    );
    let puzzle = last(&["puzzle kings-mate", "hint"]);
    assert!(puzzle.contains("solution shows the solution"), "{puzzle}");
}

#[test]
fn the_seal_of_the_dice_is_told_where_a_game_begins() {
    let all = screen(&["new active Anna Ben", "verify"]);
    let (_, after) = all.split_once("The dice are sealed: ").unwrap();
    let seal: String = after.chars().take_while(char::is_ascii_hexdigit).collect();
    assert_eq!(seal.len(), 64, "{all}");
    let (_, verified) = all.split_once("> verify").unwrap();
    assert!(verified.contains(&seal), "{all}");
    assert_eq!(all.matches(&seal).count(), 2, "{all}");
    let computer = screen(&["new active computer"]);
    assert_eq!(computer.matches("sealed: ").count(), 1, "{computer}");
}

#[test]
fn a_graph_is_told_in_words_and_kept_as_a_picture() {
    let dir = tempfile::tempdir().unwrap();
    let lines = "new Anna Ben\nD2-D3\nD8-D7\nresign yes\nanalyse\nreview 1\ngraph\npng graph.png\nreview 1\npng board.png\nquit\n";
    let said = run(&["play"], dir.path(), lines.as_bytes());
    let said = fine(&said);
    let (before, _) = said.split_once("The board is in graph.png").unwrap();
    let (_, graph) = before
        .rsplit_once("A graph of King’s Mate #1: the chances move by move")
        .unwrap_or_else(|| panic!("{said}"));
    assert!(!graph.contains("     A    B    C"), "{graph}");
    let read = |name: &str| std::fs::read(dir.path().join(name)).unwrap();
    assert_ne!(read("graph.png"), read("board.png"));
}
