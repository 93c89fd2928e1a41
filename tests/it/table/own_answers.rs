//! A message has the answers to what it says, and one that a player alone sees has only that player’s own.

use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::servers::places::member_left;

use crate::table::harness::{Table, button, labels, person};
use crate::table::tables;

const ONE: GameId = GameId(1);
const DRAW: [&str; 2] = ["Accept the draw", "Decline the draw"];
const PAUSE: [&str; 2] = ["Pause the game", "Play on"];
const TAKEBACK: [&str; 2] = ["Allow the take-back", "Refuse the take-back"];
const WITHDRAW: &str = "Withdraw the request";

/// The labels on a player’s own board, without those that only look.
fn on_board(table: &mut Table, player: &str) -> Vec<String> {
    let board = table.asked(player, Action::Board(Some(ONE))).remove(0);
    let pieces = |label: &String| label.contains(" move") && label.ends_with(')');
    let looks = |label: &String| label == "Back" || pieces(label);
    let mut shown = labels(&board);
    shown.retain(|label| !looks(label));
    shown
}

/// Ann has moved, and asks Ben three things.
fn asked() -> Table {
    let mut table = Table::game("");
    table.line("D2-D3");
    table.told();
    for ask in [
        Action::OfferDraw(None),
        Action::Takeback(TakebackAction::Ask(None)),
        Action::Time(ClockAction::OfferPause(None)),
    ] {
        assert_eq!(table.ask("Ann", ask), "");
    }
    table
}

#[test]
fn a_board_has_the_answers_of_the_player_who_looks() {
    let mut table = asked();
    assert_eq!(on_board(&mut table, "Ann"), [WITHDRAW]);
    let answers = [&TAKEBACK[..], &DRAW, &PAUSE].concat();
    assert_eq!(on_board(&mut table, "Ben"), answers);
    assert_eq!(on_board(&mut table, "Eve"), [""; 0]);
    // A refusal brings no answers that would be refused again.
    let messages = table.messages();
    let refused = table.asked("Ann", button(&messages, TAKEBACK[0])).remove(0);
    assert!(refused.text.plain().contains("yourself"));
    assert_eq!(labels(&refused), [WITHDRAW]);
    let refused = table.asked("Ben", button(&messages, WITHDRAW)).remove(0);
    assert!(refused.text.plain().contains("Ann asked"));
}

#[test]
fn an_offer_is_answered_by_the_one_who_was_asked_and_withdrawn_by_its_author() {
    let mut table = Table::new();
    assert_eq!(table.challenge("Ann", Some("Ben"), ""), "");
    assert_eq!(on_board(&mut table, "Ann"), ["Withdraw"]);
    assert_eq!(on_board(&mut table, "Ben"), ["Accept", "Decline"]);
    assert_eq!(on_board(&mut table, "Eve"), [""; 0]);
}

#[test]
fn a_player_who_was_away_is_offered_to_call_a_game_off_if_it_has_not_begun() {
    const CALL_OFF: &str = "Call it off";
    for moves in ["", "D2-D3"] {
        let mut table = Table::game("");
        table.line(moves);
        let (env, place) = (table.env(), table.place.clone());
        member_left(&mut table.service, &place, &person("Ben").id, &env);
        let shown = on_board(&mut table, "Ben").contains(&CALL_OFF.to_owned());
        assert_eq!(shown, moves.is_empty(), "{moves}");
        let called = table.ask("Ben", Action::Abort(Some(ONE)));
        assert_eq!(called.is_empty(), shown, "{moves}: {called}");
    }
}

#[test]
fn at_a_table_that_fills_a_seat_is_changed_and_only_the_host_withdraws() {
    let mut table = Table::new();
    let offer = tables::offer("team", None);
    assert_eq!(table.ask("Ann", offer), "");
    assert_eq!(table.press("Ben", "West"), "");
    let host = on_board(&mut table, "Ann");
    assert!(host.contains(&"Withdraw".to_owned()), "{host:?}");
    assert!(!host.contains(&"Leave".to_owned()), "{host:?}");
    let guest = on_board(&mut table, "Ben");
    assert!(guest.contains(&"Leave".to_owned()), "{guest:?}");
    assert!(!guest.contains(&"Withdraw".to_owned()), "{guest:?}");
    let stranger = on_board(&mut table, "Eve");
    assert!(stranger.contains(&"North".to_owned()), "{stranger:?}");
    for label in ["Leave", "Withdraw"] {
        assert!(!stranger.contains(&label.to_owned()), "{stranger:?}");
    }
}

#[test]
fn a_message_has_the_answers_to_what_it_asks() {
    let mut table = asked();
    let messages = table.messages();
    let shown: Vec<Vec<String>> = messages.iter().map(labels).collect();
    let takeback = [&TAKEBACK[..], &[WITHDRAW]].concat();
    assert_eq!(shown, [DRAW.to_vec(), takeback, PAUSE.to_vec()]);
    // The older questions are answered below their own messages.
    assert_eq!(table.ask("Ben", button(&messages[..1], DRAW[1])), "");
    let declined = table.messages().remove(0);
    assert_eq!(labels(&declined), [""; 0]);
    assert_eq!(table.ask("Ben", button(&messages, TAKEBACK[0])), "");
    assert!(table.told().contains("Taken back in #1: 1. D2-D3."));
}

#[test]
fn a_board_says_what_is_still_open_below_which_it_is_answered() {
    // At a table of four a draw offer stands while its author moves.
    let mut table = tables::begun();
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    table.messages();
    table.plays("Ann", "E2-E3,F2-F3");
    let board = table.messages().pop().unwrap();
    let text = board.text.plain();
    assert!(
        text.ends_with("Still open: the draw offer of Ann."),
        "{text}"
    );
    let shown = labels(&board);
    assert!(
        DRAW.iter()
            .all(|label| shown.contains(&(*label).to_owned()))
    );
}
