//! Sentences for tables at which several other players must answer, wait or play on.

use kingboard::service::api::action::Action;
use kingboard::service::api::takeback::TakebackAction;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::GamesFilter;
use kingboard::service::servers::places::member_left;
use kingboard::service::{GameId, GameKind};

use crate::table::harness::{Table, button, labels, person};
use crate::table::tables::{begun, begun_with, offer, turn};

/// An hour, in ms.
const HOUR: i64 = 3_600_000;

fn pause() -> Action {
    Action::Time(ClockAction::OfferPause(None))
}

fn claim() -> Action {
    Action::Time(ClockAction::Claim(None))
}

fn gives(length: &str) -> Action {
    Action::Time(ClockAction::Give {
        game: None,
        length: length.to_owned(),
    })
}

fn resigns(table: &mut Table, player: &str) {
    let resign = Action::Resign {
        game: None,
        sure: true,
    };
    assert_eq!(table.ask(player, resign), "");
}

fn leaves(table: &mut Table, player: &str) {
    let (env, place) = (table.env(), table.place.clone());
    member_left(&mut table.service, &place, &person(player).id, &env);
    table.ask("Zoe", Action::Help);
}

#[test]
fn ones_own_request_names_all_who_have_yet_to_answer() {
    // Given a table of four where Ann has moved, asked for it back, and offered a draw
    let mut table = begun();
    turn(&mut table, "Ann");
    let action = Action::Takeback(TakebackAction::Ask(None));
    assert_eq!(table.ask("Ann", action), "");
    let allow = button(&table.messages(), "Allow the take-back");
    assert_eq!(table.ask("Ann", Action::OfferDraw(None)), "");
    let accept = button(&table.messages(), "Accept the draw");
    // When she answers herself, then she reads who has yet to
    assert_eq!(
        table.ask("Ann", allow),
        "You asked for this take-back yourself, and you can withdraw it. Still to answer: Ben, Cyn, Dan."
    );
    assert_eq!(table.ask("Cyn", accept.clone()), "");
    assert_eq!(
        table.ask("Ann", accept),
        "That is your own draw offer. Still to answer: Ben, Dan."
    );
}

#[test]
fn whoever_is_for_a_pause_reads_who_has_yet_to_answer() {
    let mut table = begun();
    assert_eq!(table.ask("Ann", pause()), "");
    let agree = button(&table.messages(), "Pause the game");
    let waits = "You have agreed already. Still to answer: Ben, Cyn, Dan.";
    assert_eq!(table.ask("Ann", pause()), waits);
    assert_eq!(table.ask("Ann", agree), waits);
    // When Ben agrees too, then the reply does not call the proposal Ben’s
    assert_eq!(table.ask("Ben", pause()), "");
    let agree = button(&table.messages(), "Pause the game");
    assert_eq!(
        table.ask("Ben", agree),
        "You have agreed already. Still to answer: Cyn, Dan."
    );
    for player in ["Cyn", "Dan"] {
        assert_eq!(table.ask(player, pause()), "");
    }
    let told = table.told();
    assert!(
        told.contains("No clock runs. Anyone who plays can go on with it at any time."),
        "{told}"
    );
}

#[test]
fn time_is_given_to_and_claimed_from_those_it_is_about() {
    let mut table = begun_with(Some("366d"));
    assert_eq!(
        table.ask("Ben", gives("1d")),
        "One of the others would have more than 366 days then, and no clock in #1 goes that far."
    );
    assert_eq!(
        table.ask("Ben", claim()),
        "There is nothing for you to claim in #1 yet: Ann has until 2027-03-02 12:10 UTC."
    );
    assert_eq!(
        table.ask("Ann", claim()),
        "There is nothing for you to claim in #1: the time of none of the others is up."
    );
}

#[test]
fn when_time_is_up_the_others_play_on_and_nobody_wins_yet() {
    // Given a table of four whose clock leaves the decision to the others
    let mut table = begun_with(Some("1d soft"));
    turn(&mut table, "Ann");
    let shown = table.ask("Cyn", Action::Time(ClockAction::Show(None)));
    assert!(
        shown.contains("the others decide whether to play on without that player, wait, or give"),
        "{shown}"
    );
    // When Ben's time runs out
    table.pass(26 * HOUR);
    table.ask("Eve", Action::Games(GamesFilter::Here));
    let told = table.messages();
    let up = told.last().unwrap();
    // Then the others may play on without the player whose time is up
    let text = up.text.plain();
    assert!(
        text.ends_with(
            "The time of Ben in #1 is up. You may play on without Ben, give more time, or just wait: the game stays \
             as it is until one of you acts."
        ),
        "{text}"
    );
    assert_eq!(
        labels(up)[..4],
        ["Play on without them", "Give 1 day", "Give 3 days", "Wait"]
    );
    assert_eq!(
        table.ask("Cyn", button(&told, "Wait")),
        "Good: nothing changes. You can still play on without Ben or give time in #1 with /claim and /give, until the \
         move is made."
    );
    assert_eq!(table.ask("Cyn", button(&told, "Play on without them")), "");
    assert!(table.told().contains("The others play on."));
}

#[test]
fn a_claim_that_ends_the_game_is_still_called_a_win() {
    // Given a table of four where Ann and Cyn are left, one of each team
    let mut table = begun_with(Some("1d soft"));
    turn(&mut table, "Ann");
    for player in ["Ben", "Dan"] {
        resigns(&mut table, player);
    }
    // When Cyn's time runs out
    table.pass(26 * HOUR);
    table.ask("Eve", Action::Games(GamesFilter::Here));
    let told = table.messages();
    let text = told.last().unwrap().text.plain();
    assert!(text.contains("You may claim the win"), "{text}");
    // Then Ann wins
    assert_eq!(table.ask("Ann", button(&told, "Claim the win")), "");
    assert_eq!(table.told(), "Ann and Ben win #1! (time)");
}

#[test]
fn a_table_that_a_player_has_left_offers_what_it_can_keep() {
    // Given a table of four without clocks, where Ann has moved
    let mut table = begun();
    turn(&mut table, "Ann");
    // When Dan leaves
    leaves(&mut table, "Dan");
    let told = table.messages();
    let left = told.last().unwrap();
    assert_eq!(labels(left)[..2], ["Wait", "Play on without them"]);
    assert!(labels(left)[2].starts_with("Level 1: "));
    // Then nobody reads that the game can be called off or won
    assert_eq!(
        table.ask("Ben", Action::Time(ClockAction::Resume(None))),
        "#1 is paused, since Dan has left the server. It goes on by itself when Dan comes back; after three days you \
         can play on without Dan, with /claim."
    );
    assert_eq!(
        table.ask("Ben", button(&told, "Play on without them")),
        "Dan has left, but may come back until 2026-03-04 12:19 UTC. After that you can play on in #1 without Dan."
    );
    // A button of before says why it does nothing
    let late = table.ask("Ben", Action::Abort(Some(GameId(1))));
    assert!(late.contains("can no longer be called off"), "{late}");
    // When the player stays away, then the others play on
    table.pass(73 * HOUR);
    let without = button(&told, "Play on without them");
    assert_eq!(table.ask("Ben", without), "");
    let told = table.told();
    assert!(
        told.contains("Dan did not come back to #1. The others play on."),
        "{told}"
    );
}

#[test]
fn the_last_of_a_team_who_leaves_a_table_may_lose_it() {
    let mut table = begun();
    turn(&mut table, "Ann");
    for player in ["Ben", "Dan"] {
        resigns(&mut table, player);
    }
    leaves(&mut table, "Cyn");
    let told = table.messages();
    assert_eq!(labels(told.last().unwrap())[..2], ["Wait", "Claim the win"]);
    assert_eq!(
        table.ask("Ann", Action::Time(ClockAction::Resume(None))),
        "#1 is paused, since Cyn has left the server. It goes on by itself when Cyn comes back; after three days you \
         can claim the win, with /claim."
    );
    assert_eq!(
        table.ask("Ann", claim()),
        "Cyn has left, but may come back until 2026-03-04 12:25 UTC. After that you can claim the win in #1."
    );
}

#[test]
fn the_start_and_the_board_of_two_teams_say_who_plays_with_whom() {
    let mut table = Table::new();
    assert_eq!(table.ask("Ann", offer("team", None)), "");
    let told = table.told();
    let teams = "\nSouth and West play together, against North and East.\n";
    assert!(told.contains(teams), "{told}");
    table = Table::new();
    assert_eq!(table.ask("Ann", offer("team", None)), "");
    for (player, side) in [("Ben", "West"), ("Cyn", "North"), ("Dan", "East")] {
        assert_eq!(table.press(player, side), "", "{player}");
    }
    let teams = "\nAnn (South) and Ben (West) against Cyn (North) and Dan (East).\n";
    let told = table.told();
    assert!(told.contains(teams), "{told}");
    let board = table.ask("Ann", Action::Board(None));
    assert!(board.contains(teams), "{board}");
}

#[test]
fn no_clock_is_shown_of_a_player_who_is_out() {
    let mut table = Table::new();
    let Action::Challenge(mut offer) = offer("", None) else {
        unreachable!()
    };
    offer.kind = GameKind::IMMORTAL_STAR_MASTERS;
    offer.options = "three".parse().unwrap();
    offer.clock = Some("3d".to_owned());
    assert_eq!(table.ask("Ann", Action::Challenge(offer)), "");
    for player in ["Ben", "Cyn"] {
        assert_eq!(table.press(player, "Any seat"), "", "{player}");
    }
    let clocks = |table: &mut Table| table.ask("Ann", Action::Time(ClockAction::Show(None)));
    assert!(clocks(&mut table).contains("Cyn has "));
    let (game, sure) = (None, true);
    assert_eq!(table.ask("Cyn", Action::Resign { game, sure }), "");
    let shown = clocks(&mut table);
    assert!(!shown.contains("Cyn"), "{shown}");
    assert!(
        shown.contains("Ann has ") && shown.contains("Ben has "),
        "{shown}"
    );
}
