//! A review at the keyboard: its pages end, and questions about a position are meant for the page that is open.

use crate::operate::hot_seat::{last, screen, speaker};

/// A game under way beside another one, and a review of it on its last page.
const TWO_GAMES: [&str; 6] = [
    "new Anna Ben",
    "D2-D3",
    "new kings-guard Anna Ben",
    "board 1",
    "D8-D7",
    "review",
];

/// A game of three moves.
const THREE_MOVES: [&str; 4] = ["new Anna Ben", "D2-D3", "D8-D7", "D3-D4"];

#[test]
fn the_last_page_of_a_review_leads_to_no_other_game() {
    for word in ["next", "n", "forward", "last"] {
        let end = last(&[&TWO_GAMES[..], &[word]].concat());
        assert!(end.contains("This is the last page."), "{word}: {end}");
        assert!(!end.contains("Board 1 of"), "{word}: {end}");
        // A line after it is meant for the game of the review.
        let resigned = screen(&[&TWO_GAMES[..], &[word, "resign yes"]].concat());
        assert!(resigned.contains("wins #1"), "{word}: {resigned}");
    }
    let start = [&TWO_GAMES[..], &["first"]].concat();
    for word in ["back", "p", "first"] {
        let end = last(&[&start[..], &[word]].concat());
        assert!(end.contains("This is the first page."), "{word}: {end}");
    }
    // One page before the end, both words lead there.
    let first = last(&[&THREE_MOVES[..], &["review 1 move 1", "first"]].concat());
    assert!(first.contains("The start."), "{first}");
    // With one game alone, and in another language.
    let alone = last(&["new", "D2-D3", "review", "n"]);
    assert!(alone.contains("This is the last page."), "{alone}");
    let german = last(&["language de", "new", "D2-D3", "review", "vor"]);
    assert!(german.contains("Das ist die letzte Seite."), "{german}");
}

#[test]
fn questions_about_a_position_are_meant_for_the_open_page() {
    let first = [&THREE_MOVES[..], &["review", "first"]].concat();
    let told = |lines: &[&str]| last(&[&first[..], lines].concat());
    let described = told(&["describe"]);
    assert!(described.contains("No move has been made yet."), "{described}");
    assert!(!described.contains("D3-D4"), "{described}");
    for line in ["what D2", "show D2", "D2"] {
        let square = told(&[line]);
        assert!(square.contains("D2") && square.contains("fool"), "{line}: {square}");
        assert!(!square.contains("is empty"), "{line}: {square}");
    }
    assert!(told(&["where"]).contains("fools A8 B8 D8"));
    let moves = told(&["moves D2"]);
    assert!(moves.contains("D2-D3") && !moves.contains("D4"), "{moves}");
    // The page is still open.
    for look in ["describe", "where", "what D2", "show D2", "moves", "D2"] {
        let next = told(&[look, "next"]);
        assert!(next.contains("D2-D3"), "{look}: {next}");
        let end = told(&[look, "last"]);
        assert!(end.contains("D3-D4"), "{look}: {end}");
    }
    // A game that is named, or whose board is shown again, is meant as it stands.
    assert!(told(&["what #1 D2"]).contains("is empty"));
    assert!(told(&["board", "what D2"]).contains("is empty"));
    assert_eq!(speaker(&[&first[..], &["describe"]].concat()), "Ben");
}

#[test]
fn a_finished_game_is_read_out_page_by_page() {
    let page = [&THREE_MOVES[..], &["resign yes", "review 1 move 1"]].concat();
    let described = last(&[&page[..], &["describe"]].concat());
    assert!(described.contains("D2-D3"), "{described}");
    assert!(!described.contains("no game"), "{described}");
    let next = last(&[&page[..], &["describe", "next", "describe"]].concat());
    assert!(next.contains("D8-D7"), "{next}");
}

#[test]
fn people_at_one_keyboard_may_analyse_a_game_like_one_that_is_under_way() {
    let lines = [
        "new",
        "D2-D3",
        "new Anna Ben",
        "D2-D3",
        "D8-D7",
        "resign yes",
        "analyse",
    ];
    let analysed = last(&lines);
    assert!(!analysed.contains("passed through"), "{analysed}");
    assert!(analysed.contains("Analysis of #2"), "{analysed}");
}

#[test]
fn the_header_has_the_place_of_a_player_who_is_behind() {
    let resigned = screen(&["new immortal-star-masters 4 computer 1", "resign yes"]);
    assert!(resigned.contains("4. "), "{resigned}");
    let boards = resigned.lines().filter(|line| line.trim_end().ends_with("Draw"));
    assert_eq!(boards.count(), 0, "{resigned}");
    assert!(!resigned.contains("sides swapped"), "{resigned}");
    assert!(last(&["new", "resign yes"]).contains("sides swapped"));
}
