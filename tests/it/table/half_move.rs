//! One square of a move, alone or as in chess notation: the bot answers with the moves that it may mean.

use kingboard::service::api::action::{Action, RepliedMessage};
use kingboard::service::api::preferences::{ConfirmMoves, Preference};
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::{GameId, GameKind, unwire, wire};

use crate::table::harness::{Table, button, labels};

/// A line in reply to the newest board, with the ping on: the bot is addressed by it.
fn reply(table: &mut Table, player: &str, text: &str) -> Vec<Reply> {
    let reply_to = RepliedMessage {
        id: "m1".to_owned(),
        games: vec![GameId(1)],
        ..RepliedMessage::default()
    };
    table.asked(
        player,
        Action::Chat {
            text: text.to_owned(),
            reply_to: Some(reply_to),
            addressed: false,
            aloud: true,
        },
    )
}

fn answer(table: &mut Table, player: &str, text: &str) -> (String, Vec<String>) {
    let replies = reply(table, player, text);
    let [answer] = replies.as_slice() else {
        panic!("{text}: {replies:?}");
    };
    (answer.text.plain(), labels(answer))
}

#[test]
fn a_square_alone_or_behind_a_piece_offers_the_moves_that_end_there() {
    let mut table = Table::game("");
    for text in ["d3", "D3!", "fool d3", "Fd3", "Fxd3"] {
        let (words, buttons) = answer(&mut table, "Ann", text);
        assert!(
            words.contains("says where to, but not where from"),
            "{text}: {words}"
        );
        assert!(buttons.contains(&"D2-D3".to_owned()), "{text}: {buttons:?}");
        if text.starts_with(['f', 'F']) {
            assert!(
                !buttons.contains(&"B1-D3".to_owned()),
                "{text}: {buttons:?}"
            );
        } else {
            assert!(buttons.contains(&"B1-D3".to_owned()), "{text}: {buttons:?}");
        }
    }
    // No piece of this game is so called: whatever ends there.
    let (words, buttons) = answer(&mut table, "Ann", "Nd3");
    assert!(words.contains("Do you mean"), "{words}");
    assert!(buttons.len() > 1, "{buttons:?}");
}

#[test]
fn a_square_that_one_can_only_leave_offers_the_moves_from_there() {
    let mut table = Table::game("");
    let (words, buttons) = answer(&mut table, "Ann", "D2");
    assert!(
        words.contains("says where from, but not where to"),
        "{words}"
    );
    assert!(
        buttons.iter().all(|label| label.starts_with("D2-")),
        "{buttons:?}"
    );
}

#[test]
fn a_square_that_no_move_leads_to_is_answered_with_that() {
    let mut table = Table::game("");
    for (text, said) in [
        ("e9", "Nothing of yours can go to E9 now."),
        ("Ne9", "Nothing of yours can go to E9 now."),
        ("fool e9", "No fool of yours can go to E9 now."),
        ("fool to e9", "No fool of yours can go to E9 now."),
        ("king d3", "No king of yours can go to D3 now."),
        ("Fd2", "“Fd2” says where from, but not where to."),
        ("king d2", "No king of yours can go to D2 now."),
    ] {
        let (words, buttons) = answer(&mut table, "Ann", text);
        assert!(words.starts_with(said), "{text}: {words}");
        assert!(buttons.is_empty() || text == "Fd2", "{text}: {buttons:?}");
    }
    // Words that are no piece.
    for text in ["I like e9", "castle e9"] {
        let (words, buttons) = answer(&mut table, "Ann", text);
        assert!(
            words.contains("Write where from and where to, such as"),
            "{text}: {words}"
        );
        assert!(buttons.is_empty(), "{text}: {buttons:?}");
        assert!(!words.contains("character"), "{words}");
    }
}

#[test]
fn a_letter_of_two_pieces_names_both_when_neither_can_go_there() {
    let mut table = Table::game("");
    let (words, _) = answer(&mut table, "Ann", "Kd5");
    assert_eq!(
        words,
        "None of the pieces that you may mean (keeper, king) can go to D5 now."
    );
}

#[test]
fn a_piece_and_squares_of_which_something_is_not_there_are_answered_with_that() {
    let mut table = Table::game("");
    let no_d10 = "There is no square D10 here. Those with D go from D1 to D9.";
    for text in ["fool d2 to d10", "Fd2-d10", "king d10"] {
        assert_eq!(answer(&mut table, "Ann", text).0, no_d10, "{text}");
    }
    for text in ["Kd2-d3", "king d2 to d3", "Qd2-d3"] {
        let (words, buttons) = answer(&mut table, "Ann", text);
        let other = "On D2 there is another piece: fool. Do you mean D2-D3?";
        assert_eq!(words, other, "{text}");
        assert_eq!(buttons, ["D2-D3"], "{text}");
    }
    // A move that is illegal anyway
    let (illegal, _) = answer(&mut table, "Ann", "d2-d4");
    assert_eq!(answer(&mut table, "Ann", "Kd2-d4").0, illegal);
    assert_eq!(table.told(), "", "nothing is played");
}

#[test]
fn the_named_piece_is_the_only_one_that_is_offered() {
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "");
    table.told();
    let (words, buttons) = answer(&mut table, "Ann", "f3");
    assert!(words.contains("F2-F3"), "{words} {buttons:?}");
    for text in ["Nf3", "knight to f3", "knight f3"] {
        let (words, buttons) = answer(&mut table, "Ann", text);
        let knights = words.starts_with("No knight of yours can go to F3 now.");
        assert!(
            knights || !buttons.contains(&"F2-F3".to_owned()),
            "{text}: {words} {buttons:?}"
        );
    }
}

#[test]
fn a_square_that_the_board_does_not_have_is_named() {
    let no_d10 = "There is no square D10 here. Those with D go from D1 to D9.";
    let mut table = Table::game("");
    for (text, said) in [
        ("D2-D10", no_d10),
        ("d10", no_d10),
        (
            "D2-H3",
            "There is no square H3 here. The letters go from A to G.",
        ),
        (
            "Z9-Z8",
            "There is no square Z9 here. The letters go from A to G.",
        ),
    ] {
        assert_eq!(answer(&mut table, "Ann", text).0, said, "{text}");
    }
    let mut table = Table::new();
    table.begin(GameKind::FOUR_KINGS, "");
    table.told();
    let no_a1 = "There is no square A1 here. Those with A go from A5 to A12.";
    assert_eq!(answer(&mut table, "Ann", "A1-A2").0, no_a1);
    assert_eq!(answer(&mut table, "Ann", "a1").0, no_a1);
}

#[test]
fn what_follows_an_illegal_move_does_not_hide_the_reason() {
    let mut table = Table::game("");
    let (bare, buttons) = answer(&mut table, "Ann", "D2-D4");
    for text in ["D2-D4 sorry", "D2-D4 draw", "D2-D4, I hope", "D2-D4=E"] {
        let said = answer(&mut table, "Ann", text);
        assert_eq!(said, (bare.clone(), buttons.clone()), "{text}");
    }
    // The button shows the same reason.
    if let Some(Control::Button { action, .. }) =
        reply(&mut table, "Ann", "D2-D4 sorry")[0].controls.first()
    {
        assert!(table.ask("Ann", action.clone()).starts_with(&bare));
    }
    let (words, buttons) = answer(&mut table, "Ann", "D2-D3=Q");
    assert_eq!(words, "I read D2-D3, but not “=Q”. Send just D2-D3.");
    assert_eq!(buttons, ["D2-D3"]);
    assert_eq!(table.told(), "");
    let mut table = Table::game("");
    assert!(reply(&mut table, "Ann", "D2 on D3").is_empty());
    assert!(table.told().contains("Ann plays D2-D3"));
}

#[test]
fn the_offered_move_is_played_by_its_player_alone() {
    let mut table = Table::game("");
    let offered = reply(&mut table, "Ann", "fool d3");
    let play = button(&offered, "D2-D3");
    assert_eq!(unwire(&wire(&play).unwrap()), Some(play.clone()));
    assert!(table.ask("Ben", play.clone()).contains("Ann’s turn"));
    assert_eq!(table.ask("Ann", play), "");
    assert!(table.told().contains("Ann plays D2-D3"));
    // A player who sees each move first sees this one first, too.
    let all = Preference::Confirm(ConfirmMoves::All);
    table.ask("Ben", Action::Settings(vec![all]));
    let offered = reply(&mut table, "Ben", "d7");
    let Some(Control::Button { action, .. }) = offered[0].controls.first() else {
        panic!("{offered:?}");
    };
    let shown = table.asked("Ben", action.clone());
    assert!(shown[0].picture.is_some());
    assert_eq!(table.told(), "");
}

#[test]
fn chatter_and_those_who_wait_are_not_lectured() {
    let mut table = Table::game("");
    for text in [
        "good luck!",
        "shall we meet in town on d3",
        "nice",
        "gr8 move!",
        "gr8",
        "gr8 m8!",
        "I h8 this",
        "k m8",
    ] {
        assert_eq!(reply(&mut table, "Ann", text), [], "{text}");
    }
    for text in ["Kd3", "fool d3"] {
        assert_eq!(reply(&mut table, "Ben", text), [], "{text}");
        assert_eq!(reply(&mut table, "Zoe", text), [], "{text}");
    }
    // Not a reply: nobody spoke to the bot.
    assert_eq!(table.say("Ann", "Kd3"), "");
    assert_eq!(table.say("Ann", "fool d3"), "");
}

#[test]
fn a_whole_move_is_read_with_its_piece_and_with_a_word_between_its_squares() {
    for text in [
        "Fd2-d3",
        "fool d2 to d3",
        "d2 to d3",
        "fd2d3",
        "fool D2 d3!",
        "d2 nach d3",
    ] {
        let mut table = Table::game("");
        let (answers, told) = (reply(&mut table, "Ann", text), table.told());
        assert!(answers.is_empty(), "{text}: {answers:?}");
        assert!(told.contains("Ann plays D2-D3"), "{text}: {told}");
    }
    // Another piece is meant, so nothing is played.
    for text in ["Kd2-d3", "king d2 to d3", "I go d2 to d3"] {
        let mut table = Table::game("");
        reply(&mut table, "Ann", text);
        assert_eq!(table.told(), "", "{text}");
    }
    // A move that is not possible is explained as it is without its piece.
    let mut table = Table::game("");
    let [bare, named] = ["d2-d5", "Fd2-d5"].map(|text| answer(&mut table, "Ann", text).0);
    assert_eq!(bare, named);
}

#[test]
fn a_move_behind_signs_that_name_no_piece_is_offered() {
    let mut table = Table::game("");
    for text in ["1 D2-D3", "> d2-d3", "- D2-D3", "👍 D2-D3", "♟D2-D3"] {
        let (words, buttons) = answer(&mut table, "Ann", text);
        assert_eq!(words, "Do you mean D2-D3?", "{text}");
        assert_eq!(buttons, ["D2-D3"], "{text}");
    }
    let no_d10 = "There is no square D10 here. Those with D go from D1 to D9.";
    assert_eq!(answer(&mut table, "Ann", "👍 D2-D10").0, no_d10);
    assert_eq!(table.told(), "", "nothing is played");
}

#[test]
fn two_moves_on_one_line_are_too_many() {
    let mut table = Table::game("");
    let (words, _) = answer(&mut table, "Ann", "D2-D3 D8-D7");
    assert!(words.starts_with("I play one move at a time"), "{words}");
    let play = Action::Play {
        game: None,
        text: "D2-D3, D8-D7".to_owned(),
    };
    let words = table.ask("Ann", play);
    assert!(words.starts_with("I play one move at a time"), "{words}");
}
