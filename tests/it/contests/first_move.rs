//! The first move of a contest’s game has a limit. It is shown, reminded of and counted as the clock is, and outages do
//! not count.

use kingboard::contest::event::How;
use kingboard::contest::values::{DAY, TableId};
use kingboard::play::clock::Clocks;
use kingboard::play::time_control::TimeExclusions;
use kingboard::play::{Game, GameId, clock};
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::ladder::{LadderAction, NewLadder};
use kingboard::service::contests::health;
use kingboard::store::{self, ContestId, LadderId};

use crate::contests::hall::{Hall, ask, contest, manage, moderated, on_ladder, running};
use crate::table::harness::person;

const HOUR: i64 = DAY / 24;

/// A league of four with a clock of two weeks, that has begun.
fn slow_league() -> Hall {
    let mut hall = Hall::new();
    let wanted = NewContest {
        clock: Some("14d+1d/14d".to_owned()),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    hall.told();
    hall.pass(8 * DAY);
    look(&mut hall);
    hall
}

/// Lets everything that is due happen.
fn look(hall: &mut Hall) {
    ask(hall, "Zoe", ContestAction::List);
}

fn read(hall: &Hall, game: GameId) -> Game {
    Game::from_log(game, &hall.store().load(game).unwrap()).unwrap()
}

fn seat(hall: &Hall, game: GameId, at: usize) -> String {
    let summary = hall.store().summary(game).unwrap().unwrap();
    summary.seats[at]
        .as_str()
        .trim_start_matches("test:")
        .to_owned()
}

fn how(hall: &Hall, game: GameId) -> Option<How> {
    let games = store::contests::games(&hall.store(), ContestId(1)).unwrap();
    let table: TableId = *games.iter().find(|(_, one)| **one == game).unwrap().0;
    let contest = contest(hall, 1).contest;
    contest.tables()[&table].result().map(|result| result.how)
}

#[test]
fn whoever_begins_sees_the_limit_of_the_first_move_and_gets_the_rest_of_the_clock_after_it() {
    let mut hall = slow_league();
    let game = running(&hall)[0];
    let (first, second) = (seat(&hall, game, 0), seat(&hall, game, 1));
    let none = TimeExclusions::default();
    let begun = read(&hall, game);
    let (mover, up) = clock::deadline(&begun, &none).unwrap();
    assert_eq!(up.0 - begun.last_event_at().0, 5 * DAY);
    let board = hall.ask(&first, Action::Board(Some(game)));
    assert!(
        board.contains("Without a first move the game is lost"),
        "{board}"
    );
    let env = hall.env();
    assert!(clock::time_left(&begun, mover, &none, env.now).unwrap() <= 5 * DAY);
    hall.pass(4 * DAY);
    look(&mut hall);
    let reminded = hall.told();
    assert!(reminded.contains(&first), "{reminded}");
    hall.say(&first, &format!("{game} D2-D3"));
    let moved = read(&hall, game);
    let left = moved
        .clocks()
        .map(|clocks: &Clocks| clocks.left_when_stopped(mover));
    let left = left.unwrap();
    assert!(left > 10 * DAY && left < 11 * DAY, "{left}");
    let used = clock::time_used(&moved, mover, &none, env.now);
    assert!(used > 4 * DAY && used < 5 * DAY, "{used}");
    let board = hall.ask(&second, Action::Board(Some(game)));
    assert!(!board.contains("first move"), "{board}");
    // The second player has the whole clock for the first move.
    hall.pass(6 * DAY);
    look(&mut hall);
    assert_eq!(how(&hall, game), None);
}

#[test]
fn a_game_that_nobody_began_is_lost_in_words_of_its_own() {
    let mut hall = slow_league();
    let game = running(&hall)[0];
    let (first, second) = (seat(&hall, game, 0), seat(&hall, game, 1));
    hall.told();
    hall.pass(5 * DAY + HOUR);
    look(&mut hall);
    let told = hall.told();
    let words = format!("{first} did not begin {game} in time. {second} wins.");
    assert!(told.contains(&words), "{told}");
    assert!(!told.contains("resigns"), "{told}");
    assert_eq!(how(&hall, game), Some(How::Forfeit));
}

#[test]
fn a_game_that_is_called_off_again_and_again_is_lost_once_its_first_move_is_due() {
    // Given a game that its beginner does not begin for nearly five days
    let mut hall = slow_league();
    let mut game = running(&hall)[0];
    let beginner = seat(&hall, game, 0);
    hall.pass(5 * DAY - HOUR);
    // When they call it off before each limit, then twelve hours are given once, and the limit comes
    for wait in [11 * HOUR, HOUR / 2] {
        hall.ask(&beginner, Action::Abort(Some(game)));
        look(&mut hall);
        game = running(&hall)[0];
        assert_eq!(seat(&hall, game, 0), beginner);
        hall.pass(wait);
    }
    hall.pass(HOUR);
    look(&mut hall);
    assert_eq!(how(&hall, game), Some(How::Forfeit));
}

#[test]
fn nights_put_the_limit_of_the_first_move_off() {
    let mut hall = slow_league();
    let game = running(&hall)[0];
    let first = seat(&hall, game, 0);
    let night = OffHoursAction::Hours {
        zone: None,
        night: Some("22-7".to_owned()),
        rest: None,
    };
    hall.ask(&first, Action::Hours(night));
    hall.pass(5 * DAY + HOUR);
    look(&mut hall);
    assert_eq!(how(&hall, game), None, "five nights did not count");
    hall.pass(4 * DAY);
    look(&mut hall);
    assert_eq!(how(&hall, game), Some(How::Forfeit));
}

/// The bot is away for so long, and says so when it comes back.
fn outage(hall: &mut Hall, length: i64) {
    let env = hall.env();
    hall.service.heartbeat_without_outage(&env);
    hall.pass(length);
    let env = hall.env();
    hall.service.heartbeat(&env);
}

#[test]
fn an_outage_costs_nobody_the_first_move() {
    let mut hall = slow_league();
    let games = running(&hall);
    outage(&mut hall, 6 * DAY);
    look(&mut hall);
    assert_eq!(running(&hall), games, "nobody could type");
    hall.pass(5 * DAY + HOUR);
    look(&mut hall);
    assert_ne!(running(&hall), games);
}

#[test]
fn an_outage_counts_in_no_round_and_not_while_people_enter() {
    let mut hall = Hall::new();
    moderated(&mut hall, "Mia", ContestAction::Open(NewContest::default()));
    for who in ["Ann", "Ben", "Cid", "Dot"] {
        ask(&mut hall, who, ContestAction::Join(None));
    }
    outage(&mut hall, 8 * DAY);
    look(&mut hall);
    assert!(running(&hall).is_empty(), "nobody else could enter");
    let shown = ask(&mut hall, "Ann", ContestAction::Show(None));
    assert!(shown.contains("It begins on 2026-03-16"), "{shown}");
    hall.pass(7 * DAY + HOUR);
    look(&mut hall);
    let games = running(&hall);
    assert_eq!(games.len(), 6);
    for game in &games {
        let (first, second) = (seat(&hall, *game, 0), seat(&hall, *game, 1));
        hall.say(&first, &format!("{game} D2-D3"));
        hall.say(&second, &format!("{game} D8-D7"));
    }
    outage(&mut hall, 100 * DAY);
    look(&mut hall);
    assert_eq!(running(&hall), games, "twice the length has not counted");
    let env = hall.env();
    let doctor = health::examine(&hall.service, &env);
    assert_eq!(doctor.unwrap(), Vec::new());
}

#[test]
fn an_outage_is_no_refusal_on_a_ladder() {
    let mut hall = Hall::new();
    on_ladder(&mut hall, "Mia", LadderAction::Open(NewLadder::default()));
    for who in ["Ann", "Ben"] {
        hall.ask(who, Action::Ladder(LadderAction::Join(None)));
    }
    let to = Some(person("Ann"));
    let challenge = LadderAction::Challenge { ladder: None, to };
    hall.ask("Ben", Action::Ladder(challenge));
    outage(&mut hall, 121 * HOUR);
    look(&mut hall);
    let open = |hall: &Hall| {
        store::ladders::get(&hall.store(), LadderId(1))
            .unwrap()
            .unwrap()
            .ladder
            .open()
            .len()
    };
    assert_eq!(open(&hall), 1);
    hall.pass(121 * HOUR);
    look(&mut hall);
    assert_eq!(open(&hall), 0);
}

/// The player who begins calls each game off.
fn all_called_off(hall: &mut Hall) {
    for game in running(hall) {
        let first = seat(hall, game, 0);
        assert_eq!(hall.ask(&first, Action::Abort(Some(game))), "");
    }
    look(hall);
}

/// The games that are begun again have what was left of the limit: they last a day, and no more than five.
fn has_what_was_left(hall: &mut Hall) {
    let games = running(hall);
    hall.pass(4 * DAY);
    look(hall);
    assert_eq!(running(hall), games, "five days but a moment were left");
    hall.pass(DAY + HOUR);
    look(hall);
    assert_ne!(running(hall), games);
}

#[test]
fn a_game_that_is_called_off_after_an_outage_begins_again_with_what_was_left() {
    let mut hall = slow_league();
    outage(&mut hall, 6 * DAY);
    look(&mut hall);
    all_called_off(&mut hall);
    has_what_was_left(&mut hall);
}

#[test]
fn a_game_that_is_called_off_after_a_hold_begins_again_with_what_was_left() {
    let mut hall = slow_league();
    let reason = String::new();
    manage(&mut hall, "Mia", ContestModeration::Hold { reason });
    hall.pass(6 * DAY);
    manage(&mut hall, "Mia", ContestModeration::Resume);
    all_called_off(&mut hall);
    has_what_was_left(&mut hall);
}
