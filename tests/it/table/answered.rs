//! Yes, no and a withdrawal in words: as a reply to a question of the bot, or said to it.

use kingboard::service::api::action::{Action, RepliedMessage};
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, Place};

use crate::table::harness::{Table, labels, person};

/// A line in a channel in reply to this message.
fn in_reply(table: &mut Table, player: &str, to: &Reply, text: &str) -> Vec<Reply> {
    let buttons = to.controls.iter().filter_map(|control| match control {
        Control::Button { action, .. } => Some(action.clone()),
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let reply_to = RepliedMessage {
        id: "m9".to_owned(),
        games: vec![GameId(1)],
        buttons: buttons.collect(),
        ..RepliedMessage::default()
    };
    said(table, player, text, Some(reply_to), false)
}

/// A line in a channel with a mention of the bot.
fn to_bot(table: &mut Table, player: &str, text: &str) -> Vec<Reply> {
    said(table, player, text, None, true)
}

fn said(
    table: &mut Table,
    player: &str,
    text: &str,
    reply_to: Option<RepliedMessage>,
    addressed: bool,
) -> Vec<Reply> {
    let said = Action::Chat {
        text: text.to_owned(),
        reply_to,
        addressed,
        aloud: true,
    };
    table.asked(player, said)
}

/// The newest message to all.
fn newest(table: &mut Table) -> Reply {
    table.messages().pop().expect("a message")
}

fn words(replies: &[Reply]) -> String {
    let words: Vec<String> = replies.iter().map(|reply| reply.text.plain()).collect();
    words.join("\n")
}

/// Ann's challenge to Ben, with its message.
fn challenged(table: &mut Table, whom: Option<&str>) -> Reply {
    assert_eq!(table.challenge("Ann", whom, ""), "");
    newest(table)
}

#[test]
fn a_reply_of_yes_or_no_answers_the_challenge_it_replies_to() {
    for (text, outcome) in [
        ("accept", "begins"),
        ("yes please!", "begins"),
        ("Ja, gern", "begins"),
        ("no thanks", "declines"),
        ("/decline", "declines"),
    ] {
        let mut table = Table::new();
        let offer = challenged(&mut table, Some("Ben"));
        // Whoever is not asked talks to the others.
        for player in ["Ann", "Zoe"] {
            assert_eq!(words(&in_reply(&mut table, player, &offer, text)), "");
        }
        assert_eq!(table.told(), "", "{text}");
        assert_eq!(words(&in_reply(&mut table, "Ben", &offer, text)), "");
        let told = table.told();
        assert!(told.contains(outcome), "{text}: {told}");
    }
    let mut table = Table::new();
    let offer = challenged(&mut table, Some("Ben"));
    assert_eq!(words(&in_reply(&mut table, "Ben", &offer, "withdraw")), "");
    assert_eq!(words(&in_reply(&mut table, "Ann", &offer, "withdraw")), "");
    assert!(
        table
            .told()
            .contains("Ann withdraws #1, the challenge to Ben.")
    );
    // An offer to everybody is nobody's to decline.
    let offer = challenged(&mut table, None);
    assert_eq!(words(&in_reply(&mut table, "Zoe", &offer, "no")), "");
    assert_eq!(table.told(), "");
    assert_eq!(words(&in_reply(&mut table, "Zoe", &offer, "ok")), "");
    assert!(table.told().contains("begins"));
}

#[test]
fn a_reply_of_yes_or_no_answers_the_request_it_replies_to() {
    let mut table = Table::game("");
    table.line("D2-D3");
    let board = newest(&mut table);
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(None)));
    let request = newest(&mut table);
    // "ok" to a board is meant for the others.
    assert_eq!(words(&in_reply(&mut table, "Ben", &board, "ok")), "");
    assert_eq!(words(&in_reply(&mut table, "Ann", &request, "yes")), "");
    assert_eq!(table.told(), "");
    assert_eq!(
        words(&in_reply(&mut table, "Ann", &request, "withdraw")),
        ""
    );
    assert!(table.told().contains("no longer asks"));
    table.ask("Ann", Action::OfferDraw(None));
    let offer = newest(&mut table);
    assert_eq!(
        words(&in_reply(&mut table, "Ben", &offer, "nein danke")),
        ""
    );
    assert!(table.told().contains("declines the draw"));
}

#[test]
fn one_word_to_the_bot_answers_what_waits_here_and_asks_where_several_wait() {
    let mut table = Table::new();
    let nothing = "Nothing waits for a yes or no from you here.";
    assert_eq!(words(&to_bot(&mut table, "Ben", "yes")), nothing);
    challenged(&mut table, Some("Ben"));
    for player in ["Ann", "Zoe"] {
        assert_eq!(words(&to_bot(&mut table, player, "accept")), nothing);
    }
    let home = std::mem::replace(&mut table.place, Place::in_server("test", "1", "11"));
    assert_eq!(
        words(&to_bot(&mut table, "Ben", "accept")),
        nothing,
        "elsewhere"
    );
    table.place = home;
    assert_eq!(words(&to_bot(&mut table, "Ben", "accept")), "");
    assert!(table.told().contains("begins"));
    table.line("D2-D3");
    table.ask("Ann", Action::OfferDraw(None));
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(None)));
    challenged(&mut table, Some("Ben"));
    table.told();
    let asked = to_bot(&mut table, "Ben", "yes");
    assert!(
        words(&asked).contains("Which one do you mean?"),
        "{asked:?}"
    );
    assert_eq!(
        labels(&asked[0]),
        [
            "#1: Allow the take-back",
            "#1: Accept the draw",
            "Accept #2"
        ]
    );
    assert_eq!(table.told(), "");
    // The number of the game tells which of them.
    assert_eq!(words(&to_bot(&mut table, "Ben", "#2 no")), "");
    assert!(table.told().contains("declines"));
    assert_eq!(words(&to_bot(&mut table, "Ann", "withdraw")), "");
    assert!(table.told().contains("no longer asks"));
    assert_eq!(words(&to_bot(&mut table, "Ben", "ok")), "");
    assert!(table.told().contains("Draw agreed in #1."));
}

#[test]
fn the_answer_to_a_request_for_a_computer_is_named_as_on_its_button() {
    let mut table = Table::game("");
    let asked = Action::Computer(ComputerAction::StandIn {
        game: Some(GameId(1)),
        seat: None,
        level: 1,
    });
    assert_eq!(table.ask("Ann", asked), "");
    challenged(&mut table, Some("Ben"));
    table.told();
    let question = to_bot(&mut table, "Ben", "yes");
    assert_eq!(labels(&question[0]), ["#1: Agree", "Accept #2"]);
}

#[test]
fn a_yes_to_the_question_about_a_resignation_says_how_to_resign() {
    let mut table = Table::game("");
    let question = RepliedMessage {
        id: "m9".to_owned(),
        lines: vec!["#1 resign yes".to_owned(), "/game resign".to_owned()],
        ..RepliedMessage::default()
    };
    for player in ["Ann", "Ben"] {
        let how = said(&mut table, player, "yes", Some(question.clone()), false);
        assert!(words(&how).contains("answer #1 resign yes"), "{how:?}");
        let how = said(&mut table, player, "no", Some(question.clone()), false);
        assert_eq!(words(&how), "");
    }
    let how = said(&mut table, "Zoe", "yes", Some(question), false);
    assert_eq!(words(&how), "");
    assert_eq!(table.told(), "");
}

#[test]
fn a_yes_plays_the_only_move_that_a_message_offers_to_its_player() {
    let mut table = Table::game("");
    let read = to_bot(&mut table, "Ann", "D2-D3 gl").remove(0);
    assert_eq!(words(&in_reply(&mut table, "Ben", &read, "yes")), "");
    assert_eq!(table.told(), "");
    assert_eq!(words(&in_reply(&mut table, "Ann", &read, "yes")), "");
    assert!(table.told().contains("Ann plays D2-D3"));
}

#[test]
fn a_pause_is_answered_in_words() {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        clock: Some("3d".to_owned()),
        ..NewChallenge::default()
    };
    table.ask("Ann", Action::Challenge(offer));
    table.press("Ben", "Accept");
    table.ask("Ann", Action::Time(ClockAction::OfferPause(None)));
    let proposal = newest(&mut table);
    assert_eq!(
        words(&in_reply(&mut table, "Ben", &proposal, "of course")),
        ""
    );
    let told = table.told();
    assert!(told.contains("paused"), "{told}");
}
