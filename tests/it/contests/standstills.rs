//! The players of a contest’s game are notified three days before a holiday or an agreed pause ends.

use kingboard::contest::values::DAY;
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::ContestAction;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::remind::ReminderAction;
use kingboard::service::api::reminder_settings::ReminderSetting;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::time::ClockAction;
use kingboard::service::{GameId, Service};

use crate::contests::hall::{Hall, ask, begun, running};

const FOUR: [&str; 4] = ["Ann", "Ben", "Cid", "Dot"];
const HOUR: i64 = DAY / 24;

fn away(hall: &mut Hall, who: &str, until: &str) {
    let (from, until) = (None, until.to_owned());
    let add = OffHoursAction::AddHoliday { from, until };
    hall.ask(who, Action::Hours(add));
    hall.told();
}

/// Both players make their first moves in every game, and the messages about them are read.
pub(crate) fn everybody_moves(hall: &mut Hall) {
    for game in running(hall) {
        let seats = hall.store().summary(game).unwrap().unwrap().seats;
        for (player, mv) in seats.iter().zip(["D2-D3", "D8-D7"]) {
            let who = player.as_str().trim_start_matches("test:").to_owned();
            assert_eq!(hall.say(&who, &format!("{game} {mv}")), "");
        }
    }
    hall.told();
}

/// A league of four in whose games everybody has made a first move, so that nobody forfeits.
fn league() -> Hall {
    let mut hall = begun(&FOUR);
    everybody_moves(&mut hall);
    hall
}

/// Lets both players of the first game agree to a pause. Returns the game and its players.
fn paused(hall: &mut Hall) -> (GameId, [String; 2]) {
    let game = running(hall)[0];
    let seats = hall.store().summary(game).unwrap().unwrap().seats;
    let two = [0, 1].map(|at: usize| seats[at].as_str().trim_start_matches("test:").to_owned());
    for who in &two {
        hall.ask(who, Action::Time(ClockAction::OfferPause(Some(game))));
    }
    (game, two)
}

/// The messages about ends of holidays and pauses, once all due ones were sent.
fn told(hall: &mut Hall) -> Vec<Reply> {
    ask(hall, "Zoe", ContestAction::List);
    let mut messages = hall.messages();
    messages.retain(|message| {
        let text = message.text.plain();
        text.starts_with("The holiday of") || text.contains("; then the clock runs again")
    });
    messages
}

fn called(message: &Reply) -> Vec<String> {
    let names = message.notify.iter();
    let mut names: Vec<String> = names
        .map(|player| player.as_str().trim_start_matches("test:").to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn the_end_of_a_holiday_is_told_once_for_all_games_and_calls_everybody_in_them() {
    let mut hall = league();
    away(&mut hall, "Ann", "8d");
    hall.pass(5 * DAY - HOUR);
    assert!(told(&mut hall).is_empty(), "it is too early");
    hall.pass(HOUR);
    let messages = told(&mut hall);
    let [message] = messages.as_slice() else {
        panic!("one message: {messages:?}");
    };
    let text = message.text.plain();
    assert!(text.starts_with("The holiday of Ann ends "), "{text}");
    assert_eq!(text.matches('#').count(), 3, "{text}");
    assert_eq!(called(message), FOUR);
    hall.pass(4 * DAY);
    assert!(told(&mut hall).is_empty(), "it is told once");
}

#[test]
fn a_holiday_that_is_too_long_is_told_of_where_it_stops_to_count() {
    let mut hall = league();
    away(&mut hall, "Ann", "20d");
    hall.pass(7 * DAY);
    let messages = told(&mut hall);
    assert_eq!(messages.len(), 1, "ten days count, so seven are gone");
}

#[test]
fn the_end_of_an_agreed_pause_calls_both_also_after_a_restart() {
    let mut hall = league();
    let (game, two) = paused(&mut hall);
    hall.told();
    hall.service = Service::new(hall.store());
    hall.pass(7 * DAY);
    let messages = told(&mut hall);
    let [message] = messages.as_slice() else {
        panic!("one message: {messages:?}");
    };
    let text = message.text.plain();
    assert!(
        text.starts_with(&format!("The pause of {game} ends ")),
        "{text}"
    );
    let mut both = two.to_vec();
    both.sort();
    assert_eq!(called(message), both);
    hall.service = Service::new(hall.store());
    assert!(told(&mut hall).is_empty());
}

#[test]
fn a_holiday_that_is_booked_in_an_agreed_pause_does_not_move_its_end() {
    let mut hall = league();
    let (game, two) = paused(&mut hall);
    hall.pass(5 * DAY);
    // The pause takes all ten days that the game may stand still.
    away(&mut hall, &two[0], "30d");
    let is_paused = |hall: &mut Hall| {
        ask(hall, "Zoe", ContestAction::List);
        let game = hall.store().game(game, None).unwrap().unwrap();
        (game.paused().is_some(), game.holidays().len())
    };
    assert_eq!(is_paused(&mut hall), (true, 0));
    hall.pass(5 * DAY - HOUR);
    assert_eq!(is_paused(&mut hall), (true, 0));
    hall.pass(HOUR);
    assert_eq!(is_paused(&mut hall), (false, 0));
}

#[test]
fn a_stop_that_is_short_or_over_is_not_told_of() {
    let mut hall = league();
    away(&mut hall, "Ann", "3d");
    away(&mut hall, "Ben", "8d");
    hall.ask("Ben", Action::Hours(OffHoursAction::EndHoliday));
    hall.told();
    hall.pass(6 * DAY);
    assert!(told(&mut hall).is_empty());
}

#[test]
fn a_holiday_that_is_booked_anew_is_told_of_by_its_new_end() {
    let mut hall = league();
    away(&mut hall, "Ann", "6d");
    hall.ask("Ann", Action::Hours(OffHoursAction::EndHoliday));
    away(&mut hall, "Ann", "8d");
    hall.pass(4 * DAY);
    assert!(told(&mut hall).is_empty(), "the first end is none any more");
    hall.pass(DAY);
    assert_eq!(told(&mut hall).len(), 1);
}

#[test]
fn nobody_is_called_in_their_quiet_hours() {
    let mut hall = league();
    away(&mut hall, "Ann", "8d");
    let hour = hall.env().now.0 / HOUR % 24;
    let end = (hour + 4) % 24;
    let quiet = vec![(ReminderSetting::Quiet, format!("{hour}-{end}"))];
    let set = hall.ask("Ben", Action::Remind(ReminderAction::Settings(quiet)));
    let shown = format!("\nQuiet hours: {hour:02}:00-{end:02}:00 (UTC; ");
    assert!(set.contains(&shown), "{set}");
    hall.told();
    hall.pass(5 * DAY);
    assert!(told(&mut hall).is_empty(), "Ben sleeps");
    hall.pass(4 * HOUR);
    let messages = told(&mut hall);
    assert_eq!(messages.len(), 1);
    assert_eq!(called(&messages[0]), FOUR);
}

#[test]
fn a_game_that_is_not_of_a_contest_may_stand_still_and_is_not_told_of() {
    let mut hall = Hall::new();
    hall.start("Ann", "Ben", "");
    away(&mut hall, "Ann", "8d");
    hall.pass(5 * DAY);
    assert!(told(&mut hall).is_empty());
}

#[test]
fn only_a_move_is_a_first_move_whatever_else_happens_in_the_game() {
    let mut hall = begun(&FOUR);
    let games = running(&hall);
    assert!(!games.is_empty());
    hall.pass(4 * DAY);
    // Each change records the clock again, and the second player gives time.
    for who in FOUR {
        let hours = OffHoursAction::Hours {
            zone: None,
            night: Some("22-7".to_owned()),
            rest: None,
        };
        hall.ask(who, Action::Hours(hours));
    }
    for game in games {
        let seats = hall.store().summary(game).unwrap().unwrap().seats;
        let second = seats[1].as_str().trim_start_matches("test:").to_owned();
        let gift = ClockAction::Give {
            game: Some(game),
            length: "1h".to_owned(),
        };
        assert_eq!(hall.ask(&second, Action::Time(gift)), "");
    }
    hall.told();
    // One more day, later by the nights and by the hour that was given.
    hall.pass(2 * DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    hall.told();
    assert!(running(&hall).is_empty(), "{:?}", running(&hall));
}

#[test]
fn whoever_calls_a_game_off_again_and_again_has_no_more_time_for_a_first_move() {
    let mut hall = begun(&FOUR);
    hall.pass(4 * DAY);
    let games = running(&hall);
    for game in &games {
        let seats = hall.store().summary(*game).unwrap().unwrap().seats;
        let first = seats[0].as_str().trim_start_matches("test:").to_owned();
        assert_eq!(hall.ask(&first, Action::Abort(Some(*game))), "");
    }
    ask(&mut hall, "Zoe", ContestAction::List);
    hall.told();
    let anew = running(&hall);
    assert_eq!(anew.len(), games.len());
    assert!(anew.iter().all(|game| !games.contains(game)));
    hall.pass(DAY);
    ask(&mut hall, "Zoe", ContestAction::List);
    hall.told();
    assert!(running(&hall).is_empty(), "{:?}", running(&hall));
}
