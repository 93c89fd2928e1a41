//! Puzzles in the terminal: opened, answered by bare moves, and looked up.

use kingboard::engine::puzzles::{Puzzle, solvers};
use kingboard::service::GameKind;
use kingboard::store::Store;

use crate::operate::transcripts::{golden, session};

/// The solver's moves of the puzzle that a fresh table opens first in this game.
fn first(kind: GameKind) -> Puzzle {
    let shown = session(
        Store::in_memory().unwrap(),
        &format!("puzzle {kind}\nquit\n"),
    );
    let (_, rest) = shown
        .split_once("puzzle ")
        .unwrap_or_else(|| panic!("{shown}"));
    let (_, rest) = rest
        .split_once(": puzzle ")
        .unwrap_or_else(|| panic!("{shown}"));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    let index: usize = digits.parse().unwrap_or_else(|_| panic!("{shown}"));
    Puzzle::shipped(kind).nth(index - 1).unwrap()
}

/// The solver's own moves, one a line.
fn answers(puzzle: &Puzzle) -> Vec<String> {
    let us = solvers(&*puzzle.position().unwrap());
    let own = puzzle.line.iter().enumerate().filter(|(plies, _)| {
        let at = puzzle.after(*plies).unwrap();
        solvers(&*at) == us
    });
    own.map(|(_, mv)| mv.to_string()).collect()
}

#[test]
fn a_puzzle_of_each_game_is_solved_by_typing_its_moves() {
    for kind in GameKind::ALL {
        let answers = answers(&first(kind));
        let script = format!(
            "puzzle {kind}\n{}\npuzzle record\nquit\n",
            answers.join("\n")
        );
        let shown = session(Store::in_memory().unwrap(), &script);
        let (_, solved) = shown
            .split_once("\nSolved: ")
            .unwrap_or_else(|| panic!("{shown}"));
        let line = solved.lines().next().unwrap();
        assert!(
            line.ends_with(answers.last().unwrap()),
            "{answers:?}\n{shown}"
        );
        assert!(shown.contains("1 of 1 solved"), "{shown}");
        assert!(shown.contains("Type just your move, such as"), "{shown}");
    }
}

#[test]
fn moves_in_a_puzzle_are_those_of_its_board() {
    for kind in GameKind::ALL {
        let puzzle = first(kind);
        let script = format!("puzzle {kind}\nmoves\nquit\n");
        let shown = session(Store::in_memory().unwrap(), &script);
        let (_, listed) = shown.split_once("> moves\n").unwrap();
        for mv in puzzle.position().unwrap().legal() {
            assert!(listed.contains(mv.as_str()), "{mv} in {listed}");
        }
    }
}

#[test]
fn words_and_controls_of_a_puzzle_work_at_the_keyboard() {
    let script = "puzzle daily\nsolution\nnext\npuzzle kings-guard tower\npuzzle nonsense\npuzzles on\nquit\n";
    let shown = session(Store::in_memory().unwrap(), script);
    for part in [
        "The solution:",
        "Themes:",
        "Your first rating in puzzles of",
        "King’s Guard: puzzle",
        "puzzle daily is that of the day",
        "may become puzzles, without names",
    ] {
        assert!(shown.contains(part), "{part} is missing\n{shown}");
    }
}

#[test]
fn an_evening_of_puzzles_reads_as_it_did() {
    let answers = answers(&first(GameKind::KINGS_GUARD));
    let script = format!(
        "puzzle kings-guard\nA1-A2\n{}\nyes, without my name\npuzzle daily\nsolution\npuzzle record\nquit\n",
        answers.join("\n")
    );
    golden("puzzles", &session(Store::in_memory().unwrap(), &script));
}

#[test]
fn puzzles_at_a_keyboard_belong_to_the_first_player_and_the_record_names_them() {
    let answers = answers(&first(GameKind::KINGS_MATE));
    let script = format!(
        "new\nA2-A3\npuzzle kings-mate\n{}\npuzzle record\nas Player 2\npuzzle record\nas Zoe\npuzzle record\nquit\n",
        answers.join("\n")
    );
    let shown = session(Store::in_memory().unwrap(), &script);
    assert_eq!(shown.matches("Puzzles of Player 1").count(), 2, "{shown}");
    assert!(
        shown.contains("Zoe has not tried a puzzle yet. puzzle opens one."),
        "{shown}"
    );
}
