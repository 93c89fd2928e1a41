//! Simultaneous events, and events in an unusual order: deadlines take effect once, and nobody loses time.

use kingboard::game::seat::Seat;
use kingboard::service::api::access::Access;
use kingboard::service::api::action::{Action, Request};
use kingboard::service::{GameId, Service, Timestamp};
use std::sync::Barrier;
use std::thread;

use kingboard::game::outcome::Termination;
use kingboard::play::event::{ChallengeTerms, Entry, Event, TimeEvent};
use kingboard::play::stage::Stage;
use kingboard::runtime::Runtime;
use kingboard::store::{self, SideEffects, Store};
use kingboard::watch::Monitor;

use super::{ALL, Days, ID, begun, place, span};
use crate::table::harness::{BEGIN, env, person};

fn request(player: &str, ask: Action) -> Request {
    Request {
        user: person(player),
        place: place(),
        source: String::new(),
        access: Access::default(),
        action: ask,
    }
}

fn play(text: &str) -> Action {
    Action::Play {
        game: Some(ID),
        text: text.to_owned(),
    }
}

/// Number of events in the log that satisfy a condition.
fn count(days: &Days, what: impl Fn(&Event) -> bool) -> usize {
    let log = Store::open_read_only(&days.path())
        .unwrap()
        .load(ID)
        .unwrap();
    log.iter().filter(|entry| what(&entry.event)).count()
}

#[test]
fn a_late_move_is_too_late_though_nobody_has_looked_yet() {
    let mut days = Days::new("3d");
    days.now = Timestamp(BEGIN.0 + span("3d"));
    // There was no heartbeat or alarm in between.
    assert!(days.act("Ann", "moves").contains("#1 is over"));
    assert_eq!(days.state(), "0 3d Ben wins (time)");
    days.wake(true);
    let ended = count(&days, |event| matches!(event, Event::Ended { .. }));
    assert_eq!(ended, 1);
    let mut days = Days::new("3d soft");
    days.now = Timestamp(BEGIN.0 + span("5d"));
    assert_eq!(days.act("Ann", "moves"), "", "late, but nobody has claimed");
    let flagged = TimeEvent::Flagged { seat: Seat::FIRST };
    assert!(days.time_events().contains(&flagged), "it is on record");
    assert_eq!(days.state(), "3d 3d");
}

#[test]
fn many_services_on_one_store_end_a_game_once() {
    for round in 0..20 {
        let days = Days::new("1d");
        let now = Timestamp(BEGIN.0 + span("1d"));
        let barrier = Barrier::new(4);
        thread::scope(|scope| {
            for nth in 0..4 {
                let (path, barrier) = (days.path(), &barrier);
                scope.spawn(move || {
                    let mut service = Service::new(Store::open(&path).unwrap());
                    let env = env(now, [1, 1]);
                    barrier.wait();
                    if (nth + round) % 2 == 0 {
                        while service.run_next_alarm(&env) {}
                    } else {
                        let player = if nth == 1 { "Ann" } else { "Ben" };
                        service.handle(&request(player, play("E1-E2")), &env);
                    }
                });
            }
        });
        let played = count(&days, |event| matches!(event, Event::Played { .. }));
        let ended = count(&days, |event| matches!(event, Event::Ended { .. }));
        assert_eq!((played, ended), (0, 1), "round {round}");
    }
}

#[test]
fn a_move_in_time_and_the_deadline_do_not_both_count() {
    for round in 0..20 {
        let days = Days::new("1d");
        let barrier = Barrier::new(2);
        thread::scope(|scope| {
            let (path, barrier) = (days.path(), &barrier);
            scope.spawn(move || {
                let mut service = Service::new(Store::open(&path).unwrap());
                barrier.wait();
                let env = env(Timestamp(BEGIN.0 + span("1d") - 1), [1, 1]);
                service.handle(&request("Ann", play("E1-E2")), &env);
            });
            let path = days.path();
            scope.spawn(move || {
                let mut service = Service::new(Store::open(&path).unwrap());
                barrier.wait();
                let env = env(Timestamp(BEGIN.0 + span("1d")), [1, 1]);
                while service.run_next_alarm(&env) {}
            });
        });
        let played = count(&days, |event| matches!(event, Event::Played { .. }));
        let ended = count(&days, |event| matches!(event, Event::Ended { .. }));
        assert_eq!(played + ended, 1, "round {round}");
    }
}

/// The bot was stopped over the deadline, and its first request is a move.
#[tokio::test]
async fn the_first_request_after_an_outage_finds_its_time_given_back() {
    let now = kingboard::env::now().now;
    let begin = Timestamp(now.0 - span("20d"));
    let mut days = Days::beginning(begin, &begun(begin, "3d", "", None), [ALL, ALL]);
    days.follow("+1d | 2d 3d");
    let store = Store::open(&days.path()).unwrap();
    let runtime = Runtime::start(Service::new(store), Monitor::default()).unwrap();
    let replies = runtime.handle().handle(request("Ann", play("E1-E2"))).await;
    assert_eq!(replies, [], "the move is made");
    runtime.stop().await;
    assert_eq!(days.game().outcome(), None);
    assert_eq!(days.game().ply().0, 1);
}

#[test]
fn a_lapsed_challenge_cannot_be_taken_up_though_nobody_has_looked_yet() {
    let mut log = begun(BEGIN, "3d", "", None);
    log.truncate(1);
    if let Event::Created { terms, .. } = &mut log[0].event {
        *terms = ChallengeTerms {
            expires: Some(Timestamp(BEGIN.0 + span("7d"))),
            ..ChallengeTerms::default()
        };
    }
    let mut days = Days::beginning(BEGIN, &log, [ALL, ALL]);
    days.now = Timestamp(BEGIN.0 + span("7d"));
    let answer = days.ask("Ben", Action::Accept(ID));
    assert!(answer.contains("is closed"), "{answer}");
    assert_eq!(days.game().stage(), Stage::Void);
    let expired = count(&days, |event| matches!(event, Event::Expired));
    assert_eq!(expired, 1);
}

#[test]
fn a_clock_set_back_and_forth_takes_time_from_nobody() {
    let mut days = Days::new("3d");
    days.follow("+1d Ann moves | 3d 3d\n+1d | 3d 2d");
    let right = days.now;
    // The machine starts in 1970 and is corrected an hour later.
    for wrong in [Timestamp(0), Timestamp(3_600_000)] {
        days.now = wrong;
        days.wake(false);
        assert_eq!(days.state(), "3d 3d", "it has not begun to run");
    }
    days.now = Timestamp(right.0 + span("1h"));
    days.wake(false);
    assert!(days.game().outcome().is_none());
    // A clock set to the future and back uses up no player's time.
    days.now = Timestamp(right.0 + span("400d"));
    days.wake(false);
    assert!(days.game().outcome().is_none());
    days.now = Timestamp(right.0 + span("2h"));
    days.wake(false);
    assert!(days.game().outcome().is_none());
}

#[test]
fn a_game_whose_row_contradicts_its_log_holds_up_no_other() {
    let mut days = Days::new("3d");
    let mut store = Store::open(&days.path()).unwrap();
    let log = begun(BEGIN, "4d", "", None);
    let game = |id| kingboard::play::Game::from_log(id, &log).unwrap();
    let alarms = super::alarm(&game(GameId(2)), &days.times());
    let owed = SideEffects {
        alarms: &alarms,
        ..SideEffects::default()
    };
    store.create(&log, |id| game(id).summary(), owed).unwrap();
    let broken = rusqlite::Connection::open(days.path()).unwrap();
    let changed = broken.execute("UPDATE games SET version = 9 WHERE id = 1", []);
    assert_eq!(changed.unwrap(), 1);
    days.now = Timestamp(BEGIN.0 + span("5d"));
    let env = env(days.now, [1, 1]);
    days.service().heartbeat_without_outage(&env);
    let ticks = (0..10)
        .take_while(|_| days.service().run_next_alarm(&env))
        .count();
    assert!(ticks < 10, "the broken one is put off");
    let other = store.load(GameId(2)).unwrap();
    let last = other.last().map(|entry: &Entry| &entry.event);
    let Some(Event::Ended { outcome }) = last else {
        panic!("{last:?}");
    };
    assert_eq!(outcome.termination, Termination::TIME);
}

#[test]
fn an_outage_noted_twice_is_as_long_as_the_longer() {
    let mut store = Store::in_memory().unwrap();
    let outage = |until| {
        let from = Timestamp(1_000);
        let until = Timestamp(until);
        kingboard::play::calendar::TimeSpan { from, until }
    };
    for until in [9_000, 5_000] {
        let now = Timestamp(9_000);
        store::presence::heartbeat(&mut store, now, Some(outage(until))).unwrap();
    }
    assert_eq!(
        store::outages::since(&store, Timestamp(0)).unwrap(),
        [outage(9_000)]
    );
    assert_eq!(store::outages::since(&store, Timestamp(9_000)).unwrap(), []);
}
