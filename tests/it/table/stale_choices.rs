//! Once a newer message of a game is posted, choices in older ones are removed. They are about a pause, about time that
//! is up and about a player who left.

use kingboard::play::calendar::DAY;
use kingboard::service::GameId;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::SideChoice;
use kingboard::service::servers::places::member_left;

use crate::table::harness::{Table, button, labels, option, person};
use crate::table::stale_controls::{assert_trimmed, begun, does, resigns, trimmed};
use crate::table::tables;

#[test]
fn answers_to_a_pause_go_with_the_answer_and_the_way_on_with_the_game() {
    // Given an offer to pause
    let mut table = begun("");
    does(
        &mut table,
        "Ann",
        Action::Time(ClockAction::OfferPause(None)),
    );
    assert_trimmed(&mut table, &[]);
    // When it is accepted, then its answers go; and with the end of the pause the button that ended it
    assert_eq!(table.press("Ben", "Pause the game"), "");
    assert_trimmed(&mut table, &[("m3", &[])]);
    does(&mut table, "Ben", Action::Time(ClockAction::Resume(None)));
    assert_trimmed(&mut table, &[("m4", &[])]);
}

#[test]
fn the_end_of_a_game_takes_the_answers_to_a_pause_and_the_way_on() {
    // Given one game with a proposal to pause and one that is paused
    for paused in [false, true] {
        let mut table = begun("");
        let propose = Action::Time(ClockAction::OfferPause(None));
        does(&mut table, "Ann", propose);
        let mut label = "Pause the game";
        if paused {
            assert_eq!(table.press("Ben", label), "");
            label = "Go on";
        }
        trimmed(&mut table);
        let asked = table.messages();
        // When Ann resigns, then nobody pauses or resumes it from that message
        resigns(&mut table, "Ann");
        let message = if paused { "m4" } else { "m3" };
        assert_trimmed(&mut table, &[("m2", &[]), (message, &[])]);
        let late = table.ask("Ben", button(&asked, label));
        assert_eq!(late, "#1 is over. /review 1 shows it again.");
    }
}

#[test]
fn a_holiday_and_other_news_leave_the_answers_to_a_pause() {
    let mut table = begun("");
    let propose = Action::Time(ClockAction::OfferPause(None));
    does(&mut table, "Ann", propose);
    let asked = table.messages();
    // When Ann books a holiday and offers her seat, then Ben can still answer
    books_a_holiday(&mut table, "Ann");
    let offer = Action::OfferSeat {
        game: Some(GameId(1)),
        to: person("Eve"),
    };
    does(&mut table, "Ann", offer);
    assert_trimmed(&mut table, &[]);
    assert_eq!(table.ask("Ben", button(&asked, "Pause the game")), "");
    let told = table.told();
    assert!(told.contains("is paused"), "{told}");
}

#[test]
fn a_holiday_of_a_player_whose_time_is_up_leaves_the_choice() {
    let (mut table, told) = late();
    books_a_holiday(&mut table, "Ann");
    assert_trimmed(&mut table, &[]);
    assert_eq!(table.ask("Ben", button(&told, "Claim the win")), "");
    let told = table.told();
    assert!(told.contains("Ben wins"), "{told}");
}

fn books_a_holiday(table: &mut Table, player: &str) {
    let holiday = OffHoursAction::AddHoliday {
        from: None,
        until: "5d".to_owned(),
    };
    table.ask(player, Action::Hours(holiday));
    table.ask("Zoe", Action::Help);
}

/// A game in which Ann's time is up; the choice that Ben has is the message `m3`, the last of these.
fn late() -> (Table, Vec<Reply>) {
    let mut table = Table::new();
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        side: SideChoice::Seat(0),
        clock: Some("1d soft".to_owned()),
        ..NewChallenge::default()
    };
    does(&mut table, "Ann", Action::Challenge(offer));
    assert_eq!(table.press("Ben", "Accept"), "");
    table.pass(5 * DAY);
    table.ask("Zoe", Action::Help);
    trimmed(&mut table);
    let told = table.messages();
    let offered: Vec<String> = told.iter().flat_map(labels).collect();
    for label in ["Claim the win", "Wait"] {
        assert!(offered.iter().any(|one| one == label), "{offered:?}");
    }
    (table, told)
}

#[test]
fn when_time_is_up_the_choice_stays_until_somebody_makes_it() {
    let (mut table, _) = late();
    // When nothing has happened, then all choices stay
    assert_trimmed(&mut table, &[]);
    // When Ann moves after all, then the choices go
    table.plays("Ann", "D2-D3");
    let gone = trimmed(&mut table);
    assert!(
        gone.len() >= 2 && gone.iter().all(|(_, left)| left.is_empty()),
        "{gone:?}"
    );
}

#[test]
fn a_gift_ends_the_choice_to_wait_that_other_news_leaves() {
    let (mut table, told) = late();
    // When something else is said about the game, then the old claim is stale
    let offer = Action::OfferSeat {
        game: Some(GameId(1)),
        to: person("Eve"),
    };
    does(&mut table, "Ben", offer);
    assert_trimmed(&mut table, &[("m3", &["Wait"])]);
    let late = table.ask("Ben", button(&told, "Claim the win"));
    assert!(late.contains("has changed since"), "{late}");
    // When Ben gives Ann a day, then there is nothing to wait for
    let give = ClockAction::Give {
        game: None,
        length: "1d".to_owned(),
    };
    does(&mut table, "Ben", Action::Time(give));
    assert_trimmed(&mut table, &[("m3", &[])]);
}

#[test]
fn while_a_player_is_away_the_other_chooses_what_becomes_of_the_game() {
    // Given a game whose Ben has left the server
    let mut table = begun("");
    let (env, place) = (table.env(), table.place.clone());
    member_left(&mut table.service, &place, &person("Ben").id, &env);
    table.ask("Zoe", Action::Help);
    let told = table.messages();
    let choice = labels(told.last().expect("it is told"));
    assert_eq!(choice[..3], ["Wait", "Claim the win", "Call it off"]);
    assert!(choice[3..].len() == 8 && choice[3].starts_with("Level 1: "));
    assert_trimmed(&mut table, &[]);
    // When something else is said about the game, then the choice stays
    let offer = Action::OfferSeat {
        game: Some(GameId(1)),
        to: person("Eve"),
    };
    does(&mut table, "Ann", offer);
    assert_trimmed(&mut table, &[]);
    // When Ben is back, then there is none
    does(&mut table, "Ben", Action::Time(ClockAction::Resume(None)));
    let gone = trimmed(&mut table);
    assert!(gone.contains(&("m3".to_owned(), Vec::new())), "{gone:?}");
}

#[test]
fn the_levels_of_a_computer_go_once_one_is_asked_for_and_the_other_choices_stay() {
    // Given a table of four that Dan has left
    let mut table = tables::begun();
    trimmed(&mut table);
    let (env, place) = (table.env(), table.place.clone());
    member_left(&mut table.service, &place, &person("Dan").id, &env);
    table.ask("Zoe", Action::Help);
    trimmed(&mut table);
    let told = table.messages();
    let left = told.last().expect("it is told");
    // When Ann asks for a computer, then nobody asks for another level from there
    does(&mut table, "Ann", option(left, "Level 2"));
    assert_trimmed(
        &mut table,
        &[("m5", &["Wait", "Play on without them", "Call it off"])],
    );
}

#[test]
fn a_button_of_a_pause_that_was_declined_answers_no_later_proposal() {
    let mut table = begun("");
    let propose = || Action::Time(ClockAction::OfferPause(None));
    assert_eq!(table.ask("Ann", propose()), "");
    let accept = button(&table.messages(), "Pause the game");
    assert_eq!(
        table.ask(
            "Ben",
            Action::Time(ClockAction::AnswerPause {
                game: None,
                seen: None,
                accept: false
            })
        ),
        ""
    );
    assert_eq!(table.ask("Ann", propose()), "");
    let late = table.ask("Ben", accept);
    assert!(late.contains("has changed since"), "{late}");
    assert_eq!(table.press("Ben", "Pause the game"), "");
}
