//! A typed move that may not be meant for the board as it is now: the bot asks first.

use kingboard::service::GameId;
use kingboard::service::api::action::{Action, RepliedMessage};
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;

use crate::table::harness::{Table, button, labels};

/// A reply to a message of the bot, of which nothing but its id is known.
fn reply(to: &str, text: &str) -> Action {
    Action::Chat {
        text: text.to_owned(),
        reply_to: Some(RepliedMessage::from(to)),
        addressed: false,
        aloud: true,
    }
}

#[test]
fn a_reply_to_a_board_from_before_the_last_move_asks_first() {
    let mut table = Table::game("");
    // m1 is the first board.
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    table.told();
    let question = table.asked("Ann", reply("m1", "A2-A3"));
    assert_eq!(
        question[0].text.plain(),
        "You replied to an older board of #1. Shall I play A2-A3 on the newest one?"
    );
    assert_eq!(labels(&question[0]), ["A2-A3"]);
    assert_eq!(table.told(), "", "nothing is played");
    table.ask("Ann", button(&question, "A2-A3"));
    assert!(table.told().contains("Ann plays A2-A3."));
}

#[test]
fn a_reply_to_a_board_from_before_a_take_back_asks_first() {
    let mut table = Table::game("");
    table.plays("Ann", "D2-D3");
    table.told();
    table.ask("Ann", Action::Takeback(TakebackAction::Ask(None)));
    let asked = table.messages();
    table.ask("Ben", button(&asked, "Allow the take-back"));
    table.told();
    // The board after D2-D3 is no longer the board of the game.
    let question = table.asked("Ann", reply("m3", "A2-A3"));
    assert!(
        question[0]
            .text
            .plain()
            .starts_with("You replied to an older board"),
        "{question:?}"
    );
}

#[test]
fn a_reply_to_the_newest_board_is_played_whatever_was_said_since() {
    let mut table = Table::game("");
    table.ask("Ann", Action::OfferDraw(None));
    table.told();
    assert_eq!(table.ask("Ann", reply("m1", "D2-D3")), "");
    assert!(table.told().contains("Ann plays D2-D3."));
}

#[test]
fn a_move_with_a_question_mark_is_a_question() {
    let mut table = Table::game("");
    assert_eq!(table.say("Ann", "D2-D3?"), "", "said to others");
    let question = table.asked("Ann", reply("m1", "D2-D3 ?"));
    assert_eq!(question[0].text.plain(), "Shall I play D2-D3 in #1?");
    assert_eq!(table.told(), "", "nothing is played");
    table.ask("Ann", button(&question, "D2-D3"));
    assert!(table.told().contains("Ann plays D2-D3."));
    assert_eq!(table.say("Ben", "D8-D7!?"), "", "a comment");
    assert!(table.told().contains("Ben plays D8-D7."));
    let typed = Action::Play {
        game: Some(GameId(1)),
        text: "A2-A3?".to_owned(),
    };
    table.ask("Ann", typed);
    assert!(table.told().contains("Ann plays A2-A3."), "/move is meant");
}

#[test]
fn a_move_says_that_it_ends_a_proposal_to_pause() {
    let mut table = Table::game("");
    for (mover, line) in [("Ann", "D2-D3"), ("Ben", "D8-D7")] {
        table.ask("Ben", Action::Time(ClockAction::OfferPause(None)));
        assert!(table.told().ends_with("Playing on means no."));
        table.plays(mover, line);
        let told = table.told();
        assert!(
            told.contains(&format!(
                "{mover} plays {line}.\nThat ends the proposal to pause."
            )),
            "{told}"
        );
    }
}
