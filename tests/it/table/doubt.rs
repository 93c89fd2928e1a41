//! A typed move that may not be meant for the board as it is now: the bot asks first.

use kingboard::play::calendar::MINUTE;
use kingboard::service::api::action::{Action, RepliedMessage};
use kingboard::service::api::delivery::DeliveryOutcome;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, Recipient, Timestamp};
use kingboard::store::Store;

use crate::table::harness::{Table, button, labels, person, unsealed};

/// A reply to a message of the bot, of which nothing but its id is known.
fn reply(to: &str, text: &str) -> Action {
    Action::Chat {
        text: text.to_owned(),
        reply_to: Some(RepliedMessage::from(to)),
        addressed: false,
        aloud: true,
    }
}

/// Reads back such a reply that was written at this time, and posts what follows. Returns the answer.
fn read_back(table: &mut Table, player: &str, line: Action, written: Timestamp) -> String {
    let request = table.request(player, line);
    let env = table.env();
    let replies = table.service.handle_missed(request, written, &env);
    assert_eq!(table.say("Zoe", "hm"), "");
    let words = replies.iter().map(|reply| reply.text.plain());
    words.collect::<Vec<_>>().join("\n")
}

/// A move by a command, whose board is not posted yet.
fn plays_unseen(table: &mut Table, player: &str, text: &str) {
    let play = Action::Play {
        game: Some(GameId(1)),
        text: text.to_owned(),
    };
    table.handled(player, play);
}

const OLDER: &str = "You replied to an older board of #1. Shall I play ";

/// Asserts that a line is asked about and not played.
#[track_caller]
fn assert_asked(table: &mut Table, player: &str, line: Action) {
    table.told();
    let question = table.ask(player, line);
    assert!(question.starts_with(OLDER), "{question}");
    assert_eq!(table.told(), "", "nothing is played");
}

#[test]
fn lines_that_follow_each_other_before_a_new_board_comes_are_played() {
    // Given replies to the first board that were all written before the next one, in an outage
    let mut table = Table::game("");
    let (board, written) = (table.last_message(), table.env().now);
    for (player, line) in [("Ann", "D2-D3"), ("Ben", "D8-D7"), ("Ann", "D3-D4")] {
        let answer = read_back(&mut table, player, reply(&board, line), written);
        assert_eq!(answer, "");
        let told = table.told();
        assert!(told.contains(&format!("{player} plays {line}.")), "{told}");
    }
    // When one is written after a newer board, then it is asked about
    let written = table.env().now;
    let late = read_back(&mut table, "Ben", reply(&board, "A8-A7"), written);
    assert!(late.starts_with(OLDER), "{late}");
    assert_asked(&mut table, "Ben", reply(&board, "A8-A7"));
}

#[test]
fn a_line_that_crosses_a_move_asks_first_unless_it_is_read_back() {
    // Given a move that is stored, and whose board is not posted yet
    let mut table = Table::game("");
    let board = table.last_message();
    table.told();
    plays_unseen(&mut table, "Ann", "D2-D3");
    let line = reply(&board, "A8-A7");
    let question = table.handled("Ben", line.clone());
    assert!(question[0].text.plain().starts_with(OLDER), "{question:?}");
    // A board whose post is not confirmed may have been seen, too
    let written = table.env().now;
    let question = read_back(&mut table, "Ben", line, written);
    assert!(question.starts_with(OLDER), "{question}");
    let told = table.told();
    assert!(!told.contains("Ben plays"), "{told}");
}

#[test]
fn a_line_that_crosses_an_attack_by_dice_asks_first() {
    let mut table = Table::on(unsealed(Store::in_memory().unwrap(), "active"));
    table.line("B2-B3 B8-B7 B3-B4 B7-B6 B4-B5 A8-A7 G2-G3 A7-A6");
    // Given an attack from the newest board
    let (board, written) = (table.last_message(), table.env().now);
    table.dice(6, 1).plays("Ann", "B5xA6");
    let question = read_back(&mut table, "Ben", reply(&board, "G8-G7"), written);
    assert!(question.starts_with(OLDER), "{question}");
}

#[test]
fn a_reply_to_an_earlier_private_board_asks_first() {
    // Given a board that Ann gets by direct message
    let mut table = Table::game("");
    let boards = vec![(ReminderSetting::Boards, "dm".to_owned())];
    table.ask("Ann", Action::Remind(ReminderAction::Settings(boards)));
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    let board = table.last_message();
    assert_eq!(table.private.last().unwrap().0, person("Ann").id);
    assert_eq!(table.ask("Ann", reply(&board, "A2-A3")), "");
    // When the game has moved on, then a reply to it is asked about
    table.pass(MINUTE);
    table.plays("Ben", "A8-A7");
    assert_asked(&mut table, "Ann", reply(&board, "E1-E2"));
}

#[test]
fn a_private_board_shows_what_it_showed_when_it_was_made() {
    // Given a private board for Ann that is under way while the game moves on
    let mut table = Table::game("");
    let boards = vec![(ReminderSetting::Boards, "dm".to_owned())];
    table.ask("Ann", Action::Remind(ReminderAction::Settings(boards)));
    table.plays("Ann", "D2-D3");
    plays_unseen(&mut table, "Ben", "D8-D7");
    let env = table.env();
    let due = table.service.due("test", &env, 10).into_iter();
    let mut private = due.filter(|due| matches!(due.to, Recipient::Person(_)));
    let board = private.next().unwrap();
    plays_unseen(&mut table, "Ann", "A2-A3");
    plays_unseen(&mut table, "Ben", "A8-A7");
    let env = table.env();
    let posted = DeliveryOutcome::Posted(Some("late".to_owned()));
    assert!(table.service.delivered(board.id, posted, &env));
    // When she replies to it, then she is asked
    let question = table.handled("Ann", reply("late", "E1-E2"));
    assert!(question[0].text.plain().starts_with(OLDER), "{question:?}");
}

#[test]
fn a_reply_to_a_private_board_asks_first_while_the_board_of_the_channel_is_postponed() {
    // Given a private board of Ann’s, and a newer one whose twin in the channel is not posted
    let mut table = Table::game("");
    let boards = vec![(ReminderSetting::Boards, "dm".to_owned())];
    table.ask("Ann", Action::Remind(ReminderAction::Settings(boards)));
    table.plays("Ann", "D2-D3").plays("Ben", "D8-D7");
    let earlier = table.last_message();
    assert_eq!(table.private.last().unwrap().0, person("Ann").id);
    table.plays("Ann", "A2-A3");
    plays_unseen(&mut table, "Ben", "A8-A7");
    let env = table.env();
    for due in table.service.due("test", &env, 10) {
        let how = match due.to {
            Recipient::Person(_) => DeliveryOutcome::Posted(Some("newer".to_owned())),
            Recipient::Place(_) => DeliveryOutcome::Later(Timestamp(env.now.0 + 20 * MINUTE)),
        };
        assert!(table.service.delivered(due.id, how, &env));
    }
    // When she replies to the earlier one in an outage, then she is asked
    let written = table.env().now;
    let question = read_back(&mut table, "Ann", reply(&earlier, "E1-E2"), written);
    assert!(question.starts_with(OLDER), "{question}");
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
