//! Once a newer message of a game is posted, older ones lose the controls that nothing can be done with any more.

use std::time::Duration;

use kingboard::play::calendar::DAY;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::{ControlsEdit, ControlsEditOutcome, DeliveryOutcome};
use kingboard::service::api::dice::DiceAction;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::reply::Control;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::SideChoice;
use kingboard::service::background::valid_controls::{
    controls_edits_due, record_transient, settle_controls_edit,
};
use kingboard::service::{GameId, GameKind, Place, Ply};
use kingboard::store::Store;

use crate::table::harness::{Table, button, labels, person};
use crate::table::tables;

const DRAW: [&str; 2] = ["Accept the draw", "Decline the draw"];
const TAKEBACK: [&str; 3] = [
    "Allow the take-back",
    "Refuse the take-back",
    "Withdraw the request",
];

/// The messages that are to lose controls now.
fn due(table: &mut Table) -> Vec<ControlsEdit> {
    let env = table.env();
    controls_edits_due(&table.service, "test", &env, 100)
}

/// Books an attempt on such a message.
fn settle(table: &mut Table, edit: &ControlsEdit, how: ControlsEditOutcome) {
    let env = table.env();
    assert!(settle_controls_edit(&mut table.service, edit.id, how, &env));
}

/// The labels of the buttons that stay on a message; a menu is `…`.
fn left(edit: &ControlsEdit) -> Vec<String> {
    let label = |control: &Control| match control {
        Control::Button { label, .. } => label.clone(),
        Control::Menu { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => "…".to_owned(),
    };
    edit.controls.iter().map(label).collect()
}

/// Removes all stale controls; gives each message with what stays on it.
pub(super) fn trimmed(table: &mut Table) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    for edit in due(table) {
        let how = ControlsEditOutcome::Left(edit.controls.len());
        settle(table, &edit, how);
        all.push((edit.message.clone(), left(&edit)));
    }
    all.sort();
    all
}

/// Fails unless exactly these messages lose controls, and these labels stay.
pub(super) fn assert_trimmed(table: &mut Table, expected: &[(&str, &[&str])]) {
    let expected: Vec<(String, Vec<String>)> = expected
        .iter()
        .map(|(message, labels)| {
            let labels = labels.iter().map(|label| (*label).to_owned());
            ((*message).to_owned(), labels.collect())
        })
        .collect();
    assert_eq!(trimmed(table), expected);
}

/// A begun game whose first board is the message `m2`.
pub(super) fn begun(options: &str) -> Table {
    let mut table = Table::new();
    table.start("Ann", "Ben", options);
    trimmed(&mut table);
    table
}

pub(super) fn does(table: &mut Table, player: &str, action: Action) {
    assert_eq!(table.ask(player, action), "");
}

pub(super) fn resigns(table: &mut Table, player: &str) {
    let (game, sure) = (None, true);
    does(table, player, Action::Resign { game, sure });
}

#[test]
fn an_offer_loses_its_buttons_as_the_game_begins_and_a_board_as_the_next_one_is_posted() {
    // Given an offer, the only message of its game
    let mut table = Table::new();
    table.challenge("Ann", Some("Ben"), "");
    assert_trimmed(&mut table, &[]);
    // When the game begins, then the offer is done with, once
    assert_eq!(table.press("Ben", "Accept"), "");
    assert_trimmed(&mut table, &[("m1", &[])]);
    assert_trimmed(&mut table, &[]);
    // When a move is played, then the menus of the board before it go
    table.plays("Ann", "D2-D3");
    assert_trimmed(&mut table, &[("m2", &[])]);
}

#[test]
fn answers_stay_on_a_message_for_as_long_as_they_are_asked_for() {
    // Given a draw offer and a request to take a move back
    let mut table = begun("");
    table.plays("Ann", "D2-D3");
    assert_trimmed(&mut table, &[("m2", &[])]);
    does(&mut table, "Ann", Action::OfferDraw(None));
    assert_trimmed(&mut table, &[]);
    does(
        &mut table,
        "Ann",
        Action::Takeback(TakebackAction::Ask(None)),
    );
    // Then each can be answered below its own message, and the board can be played on
    assert_trimmed(&mut table, &[]);
    // When the offer is declined, then only the answers to the request stay
    assert_eq!(table.press("Ben", DRAW[1]), "");
    assert_trimmed(&mut table, &[("m4", &[])]);
    assert_trimmed(&mut table, &[]);
    // When the request is granted, then nothing is asked, and the board shown before is another
    assert_eq!(table.press("Ben", TAKEBACK[0]), "");
    assert_trimmed(&mut table, &[("m3", &[]), ("m5", &[])]);
}

#[test]
fn a_move_takes_the_answers_of_the_offer_it_declines() {
    let mut table = begun("");
    table.plays("Ann", "D2-D3");
    does(&mut table, "Ann", Action::OfferDraw(None));
    trimmed(&mut table);
    table.plays("Ben", "D8-D7");
    assert_trimmed(&mut table, &[("m3", &[]), ("m4", &[])]);
}

#[test]
fn a_draw_is_declined_from_the_message_that_offered_it_after_another_request() {
    let mut table = begun("");
    table.plays("Ann", "D2-D3");
    does(&mut table, "Ann", Action::OfferDraw(None));
    let offered = table.messages();
    let back = Action::Takeback(TakebackAction::Ask(None));
    does(&mut table, "Ann", back);
    does(&mut table, "Ben", button(&offered, DRAW[1]));
    assert!(table.told().contains("Ben declines the draw"));
}

#[test]
fn the_answers_to_a_draw_that_was_declined_answer_no_later_one() {
    // Given a draw declined while a message asks to take a move back
    let mut table = begun("");
    table.plays("Ann", "D2-D3");
    does(&mut table, "Ann", Action::OfferDraw(None));
    let back = Action::Takeback(TakebackAction::Ask(None));
    does(&mut table, "Ann", back);
    trimmed(&mut table);
    let asked = table.messages();
    assert_eq!(labels(&asked[asked.len() - 1]), TAKEBACK);
    does(&mut table, "Ben", button(&asked, DRAW[1]));
    // When another draw is offered before that message is edited, then it loses all it has
    table.plays("Ben", "D8-D7");
    does(&mut table, "Ben", Action::OfferDraw(None));
    let none: &[&str] = &[];
    assert_trimmed(&mut table, &[("m3", none), ("m4", none), ("m5", none)]);
    // Then an answer that came from there is late
    let late = table.ask("Ann", button(&asked, DRAW[0]));
    assert!(late.contains("has changed since"), "{late}");
    assert_eq!(table.press("Ann", DRAW[0]), "");
}

#[test]
fn the_answers_to_a_request_that_was_refused_answer_no_other_players_request() {
    // Given a refusal to take a move back while a draw is offered
    let mut table = begun("");
    table.line("D2-D3 D8-D7 D3-D4");
    let back = || Action::Takeback(TakebackAction::Ask(None));
    does(&mut table, "Ann", Action::OfferDraw(None));
    does(&mut table, "Ann", back());
    trimmed(&mut table);
    let asked = table.messages();
    does(&mut table, "Ben", button(&asked, TAKEBACK[1]));
    // When Ben asks to undo a move before that message is edited, then it answers nothing
    does(&mut table, "Ben", back());
    assert_trimmed(&mut table, &[("m7", &[])]);
    // Then an answer that came from there is late
    let late = table.ask("Ann", button(&asked, TAKEBACK[0]));
    assert!(late.contains("has changed since"), "{late}");
    assert_eq!(table.press("Ann", TAKEBACK[0]), "");
}

#[test]
fn a_rematch_takes_its_button_and_leaves_the_film() {
    // Given a finished game
    let mut table = begun("");
    table.line("D2-D3 D8-D7");
    resigns(&mut table, "Ben");
    assert_trimmed(&mut table, &[("m2", &[]), ("m3", &[]), ("m4", &[])]);
    // When its rematch is offered, then it can still be looked at in all ways
    assert_eq!(table.press("Ann", "Rematch"), "");
    assert_trimmed(
        &mut table,
        &[("m5", &["Look through", "Analyse", "Film", "Story"])],
    );
}

#[test]
fn dice_in_the_air_are_rolled_from_a_message_once() {
    // Given an attack whose dice the defender may let fall
    let mut table = begun("interactive");
    let before = "F2-F3 G8-G7 F3-F4 D8-D7 F4-F5 B8-B7 F5-F6 D7-D6".split(' ');
    for (mv, player) in before.zip(["Ann", "Ben"].into_iter().cycle()) {
        table.plays(player, mv);
    }
    trimmed(&mut table);
    table.plays("Ann", "F6xG7");
    assert_trimmed(&mut table, &[("m10", &[])]);
    // When they have fallen, then there is nothing to roll
    assert_eq!(table.press("Ben", "🎲 Roll to defend"), "");
    assert_trimmed(&mut table, &[("m11", &[])]);
    // When a new seal is offered on that board and refused, then nobody answers twice
    let renewal = |renewal| Action::Dice(renewal);
    does(&mut table, "Ann", renewal(DiceAction::Renew(None)));
    assert_trimmed(&mut table, &[]);
    let refusal = DiceAction::AnswerRenewal {
        game: None,
        seen: None,
        accept: false,
    };
    does(&mut table, "Ben", renewal(refusal));
    assert_trimmed(&mut table, &[("m13", &[])]);
}

#[test]
fn the_choice_to_swap_sides_stays_until_they_are_swapped() {
    // Given the first move of a game that can be swapped
    let mut table = Table::new();
    table.begin(GameKind::KINGS_GUARD, "swap");
    table.plays("Ann", "C3-C4");
    assert_trimmed(&mut table, &[("m1", &[]), ("m2", &[])]);
    // When something else is said about the game, then the choice stays
    does(
        &mut table,
        "Ann",
        Action::Time(ClockAction::OfferPause(None)),
    );
    assert_trimmed(&mut table, &[]);
    // When sides are swapped, then nobody swaps them again
    assert_eq!(table.press("Ben", "Swap sides"), "");
    let gone = trimmed(&mut table);
    let choice = gone.iter().find(|(message, _)| message == "m3");
    let stays = choice.map(|(_, left)| left.contains(&"Swap sides".to_owned()));
    assert_eq!(stays, Some(false), "{gone:?}");
}

#[test]
fn an_edit_that_must_wait_is_due_again_later_and_one_that_cannot_be_never() {
    // Given a board that another one follows
    let mut table = begun("");
    table.plays("Ann", "D2-D3");
    let edits = due(&mut table);
    assert_eq!(edits.len(), 1);
    // When the transport asks to wait, then it is due once that time is over
    let wait = Duration::from_hours(1);
    settle(&mut table, &edits[0], ControlsEditOutcome::Later(wait));
    assert_eq!(due(&mut table), []);
    table.pass(3_600_000);
    assert_eq!(due(&mut table), edits);
    // When its message is gone, then it never is again
    settle(&mut table, &edits[0], ControlsEditOutcome::Never);
    table.pass(30 * DAY);
    assert_eq!(due(&mut table), []);
}

#[test]
fn a_message_whose_last_answers_went_stale_during_its_edit_is_edited_again() {
    // Given a board that keeps its pieces without the answers below it, and a turn played before the edit is booked
    let mut table = tables::begun();
    does(&mut table, "Ann", Action::OfferDraw(None));
    table.plays("Ann", "E2-E3,F2-F3");
    trimmed(&mut table);
    assert_eq!(table.press("Ben", DRAW[1]), "");
    let edits = due(&mut table);
    let kept = edits.iter().find(|edit| !edit.controls.is_empty());
    let kept = kept.expect("the draw could be answered there").clone();
    assert!(left(&kept).contains(&"…".to_owned()), "{kept:?}");
    let mover = table.mover();
    tables::turn(&mut table, &mover);
    // When the edit is booked, then the rest is still to go
    let how = ControlsEditOutcome::Left(kept.controls.len());
    settle(&mut table, &kept, how);
    let again = due(&mut table);
    let again = again.iter().find(|edit| edit.message == kept.message);
    assert_eq!(again.map(left), Some(Vec::new()));
}

#[test]
fn messages_of_one_game_leave_those_of_another_alone() {
    let mut table = begun("");
    assert_eq!(table.start("Ann", "Ben", ""), GameId(2));
    assert_trimmed(&mut table, &[("m3", &[])]);
    let play = Action::Play {
        game: Some(GameId(2)),
        text: "D2-D3".to_owned(),
    };
    does(&mut table, "Ann", play);
    assert_trimmed(&mut table, &[("m4", &[])]);
}

#[test]
fn a_board_sent_in_private_is_played_from_until_its_move_is_made() {
    // Given boards of Ben’s turns, sent to Ben in private
    let mut table = begun("");
    let boards = vec![(ReminderSetting::Boards, "dm".to_owned())];
    table.ask("Ben", Action::Remind(ReminderAction::Settings(boards)));
    table.plays("Ann", "D2-D3");
    let [(player, board)] = table.private.as_slice() else {
        panic!("{:?}", table.private);
    };
    assert_eq!(
        (player, board.controls.is_empty()),
        (&person("Ben").id, false)
    );
    assert_trimmed(&mut table, &[("m2", &[])]);
    // When something else is said about the game, then it keeps its controls
    does(
        &mut table,
        "Ann",
        Action::Time(ClockAction::OfferPause(None)),
    );
    assert_trimmed(&mut table, &[]);
    // When Ben has moved, then it loses them as the board at the table does
    table.plays("Ben", "D8-D7");
    assert_trimmed(&mut table, &[("m3", &[]), ("m4", &[]), ("m5", &[])]);
}

#[test]
fn a_board_sent_in_private_is_not_played_from_once_the_game_is_over() {
    // Given the board of Ben’s turn, sent to Ben in private
    let mut table = begun("");
    let boards = vec![(ReminderSetting::Boards, "dm".to_owned())];
    table.ask("Ben", Action::Remind(ReminderAction::Settings(boards)));
    table.plays("Ann", "D2-D3");
    assert_eq!(table.private.len(), 1);
    trimmed(&mut table);
    // When Ann resigns, then both boards lose their controls
    resigns(&mut table, "Ann");
    assert_trimmed(&mut table, &[("m3", &[]), ("m4", &[])]);
}

#[test]
fn those_who_have_not_answered_yet_may_do_so_from_every_board_that_asked_them() {
    // Given a table of four at which Ann offers a draw and moves, and Ben agrees and moves
    let mut table = tables::begun();
    trimmed(&mut table);
    does(&mut table, "Ann", Action::OfferDraw(None));
    table.plays("Ann", "E2-E3 done");
    let asked = table.messages();
    does(&mut table, "Ben", button(&asked, DRAW[0]));
    trimmed(&mut table);
    // When the next board is posted, then the one before keeps what Cyn and Dan may answer
    table.plays("Ben", "B8-C8 done");
    let kept: &[&str] = &DRAW;
    assert_trimmed(&mut table, &[("m7", kept), ("m8", kept), ("m9", kept)]);
}

/// Records a posted answer that the next move in any of these games deletes.
fn answered(table: &mut Table, games: &[(GameId, Ply)], message: &str) {
    let (place, env) = (table.place.clone(), table.env());
    record_transient(&mut table.service, &place, games, message, &env);
}

/// The answers that are to be deleted now.
fn deleted(table: &mut Table) -> Vec<String> {
    let due = due(table).into_iter().filter(|edit| edit.deletes);
    due.map(|edit| edit.message).collect()
}

#[test]
fn an_answer_outlives_the_announcement_of_a_move_before_it() {
    // Given two moves, of which the first is being announced, and an answer on the board after both
    let mut table = begun("");
    let line = |text: &str| Action::Chat {
        text: text.to_owned(),
        reply_to: None,
        addressed: false,
        aloud: false,
    };
    table.handled("Ann", line("D2-D3"));
    let env = table.env();
    let first = table.service.due("test", &env, 10).remove(0);
    table.handled("Ben", line("D8-D7"));
    answered(&mut table, &[(GameId(1), Ply(2))], "answer");
    // When the first is posted, and then the second, then the answer stays
    let posted = DeliveryOutcome::Posted(Some("first".to_owned()));
    table.service.delivered(first.id, posted, &env);
    assert_eq!(deleted(&mut table), [""; 0]);
    table.ticks();
    table.asked("Cid", Action::Help);
    assert_eq!(deleted(&mut table), [""; 0]);
    // When the next move is announced, then it goes
    table.plays("Ann", "D3-D4");
    assert_eq!(deleted(&mut table), ["answer"]);
}

#[test]
fn an_answer_about_several_games_is_to_be_deleted_once() {
    // Given an answer about three games
    let mut table = begun("");
    let games: Vec<GameId> = [GameId(1)]
        .into_iter()
        .chain((0..2).map(|_| table.start("Ann", "Ben", "")))
        .collect();
    trimmed(&mut table);
    let shown: Vec<(GameId, Ply)> = games.iter().map(|game| (*game, Ply(0))).collect();
    answered(&mut table, &shown, "answer");
    // When two games advance, then one deletion is due
    for game in ["#1", "#2"] {
        assert_eq!(table.say("Ann", &format!("{game} D2-D3")), "");
    }
    let due = due(&mut table);
    let answers: Vec<&ControlsEdit> = due.iter().filter(|edit| edit.deletes).collect();
    assert_eq!(answers.len(), 1, "{due:?}");
    // Buttons come before it.
    assert!(due.last().is_some_and(|edit| edit.deletes), "{due:?}");
    // When it is done, or the message was gone before, then nothing is left of it
    settle(&mut table, answers[0], ControlsEditOutcome::Never);
    assert_eq!(deleted(&mut table), [""; 0]);
    assert_eq!(table.say("Ann", "#3 D2-D3"), "");
    assert_eq!(deleted(&mut table), [""; 0]);
}

#[test]
fn a_message_without_controls_is_not_kept_in_mind() {
    // Given an offer that was declined, in words with no button
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("games.db");
    let mut table = Table::on(Store::open(&path).unwrap());
    table.challenge("Ann", Some("Ben"), "");
    does(&mut table, "Ben", Action::Decline(GameId(1)));
    assert!(
        table
            .messages()
            .last()
            .is_some_and(|told| told.controls.is_empty())
    );
    // When the offer has lost its own, then nothing is left to look after
    assert_trimmed(&mut table, &[("m1", &[])]);
    let conn = rusqlite::Connection::open(&path).unwrap();
    let kept: u32 = conn
        .query_row("SELECT count(*) FROM controls", [], |row| row.get(0))
        .unwrap();
    assert_eq!(kept, 0);
}

#[test]
fn the_card_of_a_table_loses_its_buttons_as_the_next_one_is_posted() {
    // Given a table that Ann has opened, the only message of its game
    let mut table = Table::new();
    let four = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        side: SideChoice::Seat(0),
        options: "team".parse().unwrap(),
        ..NewChallenge::default()
    };
    does(&mut table, "Ann", Action::Challenge(four));
    assert_trimmed(&mut table, &[]);
    // When Ben comes, then only the new card has free seats
    assert_eq!(table.press("Ben", "West"), "");
    assert_trimmed(&mut table, &[("m1", &[])]);
}

#[test]
fn a_game_that_is_annulled_is_not_played_again_from_its_last_message() {
    // Given a finished game
    let mut table = begun("");
    table.line("D2-D3 D8-D7");
    resigns(&mut table, "Ben");
    trimmed(&mut table);
    // When a moderator annuls it, then the film stays
    table.annul(GameId(1));
    table.ask("Zoe", Action::Help);
    assert_trimmed(&mut table, &[("m5", &["Look through", "Film", "Story"])]);
}

#[test]
fn pieces_are_moved_from_the_board_at_the_place_that_the_game_has_moved_to() {
    let mut table = begun("");
    table.place = Place::in_server("test", "1", "11");
    does(&mut table, "Ann", Action::MoveHere(Some(GameId(1))));
    assert_trimmed(&mut table, &[("m2", &[])]);
}

#[test]
fn a_seat_is_taken_from_the_offer_for_as_long_as_it_stands() {
    // Given Ann, who would like Eve to play on for her
    let mut table = begun("");
    let offer = Action::OfferSeat {
        game: Some(GameId(1)),
        to: person("Eve"),
    };
    does(&mut table, "Ann", offer);
    let asked = table.messages();
    // When something else is said about the game, then Eve can still answer
    does(
        &mut table,
        "Ann",
        Action::Time(ClockAction::OfferPause(None)),
    );
    assert_trimmed(&mut table, &[]);
    // When she has, then nobody answers again
    does(&mut table, "Eve", button(&asked, "Not me"));
    let gone = trimmed(&mut table);
    assert!(gone.contains(&("m3".to_owned(), Vec::new())), "{gone:?}");
}
