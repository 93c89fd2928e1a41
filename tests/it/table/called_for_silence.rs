//! Waiting players in a game without a clock are notified once it may be called off for the silence of another.

use kingboard::play::calendar::{DAY, HOUR, MINUTE};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::delivery::Delivery;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::time::ClockAction;
use kingboard::service::api::values::SideChoice;
use kingboard::service::operator::health::{self, HealthFinding, Repair};
use kingboard::service::words::language::Language;
use kingboard::service::{GameId, GameKind, PlayerId, Recipient, Service, place_of_text, suggest};

use crate::table::days::{Days, pressed, told};
use crate::table::harness::{labels, person};
use crate::table::tables;

const GAME: GameId = GameId(1);

/// Thirty days without a move.
const SILENCE: i64 = 30 * DAY;

/// A game without a clock in which Ann has moved, so that it waits for Ben.
fn begun() -> Days {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "");
    days.plays("Ann", GAME, "D2-D3");
    days.came.clear();
    days
}

/// Lets time pass with nothing to do in between.
fn skip(days: &mut Days, length: i64) {
    days.now.0 += length;
    days.settle();
}

fn is_call(reply: &Reply) -> bool {
    labels(reply).iter().any(|label| label == "Call it off")
}

/// The calls since the last time, each with its time, recipient and the people it makes a sound for.
fn calls(days: &mut Days) -> Vec<String> {
    let came = std::mem::take(&mut days.came).into_iter();
    let calls = came.filter(|(_, delivery)| is_call(&delivery.reply));
    let line = |(at, Delivery { to, reply, .. })| {
        let to = match to {
            Recipient::Place(_) => "here",
            Recipient::Person(_) => "dm",
        };
        let people: Vec<&str> = reply.notify.iter().map(PlayerId::as_str).collect();
        format!("{} {to} {}", told(at), people.join(" "))
    };
    calls.map(line).collect()
}

#[test]
fn whoever_waits_is_called_once_on_day_30_and_presses_the_button() {
    let mut days = begun();
    skip(&mut days, SILENCE - MINUTE);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, MINUTE);
    let (_, call) = days.came.last().unwrap().clone();
    let text = call.reply.text.plain();
    let wanted = "Ann, Ben has not moved in King’s Mate #1 for 30 days, so you may call it off \
                  without a result: /abort.";
    assert_eq!(text, wanted);
    assert_eq!(calls(&mut days), ["04-01 12:00 here test:Ann"]);
    // Neither time, nor another event, nor a restart calls Ann again.
    skip(&mut days, DAY);
    days.ask("Ben", Action::OfferDraw(Some(GAME)));
    skip(&mut days, DAY);
    days.service = Service::new(days.store());
    days.ask("Ann", Action::Time(ClockAction::OfferPause(Some(GAME))));
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    let pressed = pressed(&call.reply, "Call it off");
    assert_eq!(days.ask("Ann", pressed), "");
    let (_, last) = days.came.last().unwrap();
    assert!(last.reply.text.plain().contains("Ann calls #1 off"));
}

#[test]
fn a_move_a_pause_or_a_holiday_begins_the_silence_anew() {
    // Given a pause, which ends on day 20
    let mut days = begun();
    let pause = || Action::Time(ClockAction::OfferPause(Some(GAME)));
    let resume = || Action::Time(ClockAction::Resume(Some(GAME)));
    days.ask("Ann", pause());
    days.ask("Ben", pause());
    skip(&mut days, 20 * DAY);
    days.ask("Ben", resume());
    // Then Ann is called thirty days later
    skip(&mut days, SILENCE - MINUTE);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, MINUTE);
    assert_eq!(calls(&mut days), ["04-21 12:00 here test:Ann"]);
    // Given another pause, then a silence after it is a new one
    days.ask("Ann", pause());
    days.ask("Ben", pause());
    skip(&mut days, SILENCE);
    days.ask("Ben", resume());
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), ["06-20 12:00 here test:Ann"]);
    // Given a move, then Ben is called for Ann, and not while she is on holiday
    days.plays("Ben", GAME, "D8-D7");
    let (from, until) = (None, "10d".to_owned());
    days.ask(
        "Ann",
        Action::Hours(OffHoursAction::AddHoliday { from, until }),
    );
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, 11 * DAY);
    let called = calls(&mut days);
    assert_eq!(called.len(), 1, "{called:?}");
    assert!(called[0].ends_with("here test:Ben"), "{called:?}");
}

#[test]
fn a_repair_of_the_alarms_calls_nobody_twice_and_a_silence_to_come_is_told() {
    let repaired = |days: &mut Days| {
        let finding = HealthFinding {
            game: GAME,
            what: String::new(),
            cure: Repair::SetAlarms,
        };
        let env = days.env();
        health::repair(&mut days.service, &finding, &env).unwrap();
        days.settle();
    };
    let mut days = begun();
    repaired(&mut days);
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), ["04-01 12:00 here test:Ann"]);
    skip(&mut days, DAY);
    repaired(&mut days);
    skip(&mut days, SILENCE);
    repaired(&mut days);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    // A silence that starts again is one of its own
    for step in ["Ann", "Ben"] {
        days.ask(step, Action::Time(ClockAction::OfferPause(Some(GAME))));
    }
    skip(&mut days, DAY);
    days.ask("Ben", Action::Time(ClockAction::Resume(Some(GAME))));
    skip(&mut days, SILENCE - MINUTE);
    repaired(&mut days);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, MINUTE);
    repaired(&mut days);
    assert_eq!(calls(&mut days), ["06-02 12:00 here test:Ann"]);
}

/// A game of four without a clock, in which Ann has made a turn, so that it waits for Ben.
fn begun_by_four() -> Days {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    let offer = NewChallenge {
        kind: GameKind::FOUR_KINGS,
        options: "team".parse().unwrap(),
        side: SideChoice::Seat(0),
        clock: Some("none".to_owned()),
        ..NewChallenge::default()
    };
    days.ask("Ann", Action::Challenge(offer));
    for (player, side) in [("Ben", "West"), ("Cyn", "North"), ("Dan", "East")] {
        let card = days
            .came
            .iter()
            .rev()
            .find(|(_, card)| labels(&card.reply).iter().any(|label| label == side));
        let sits = pressed(&card.unwrap().1.reply, side);
        days.ask(player, sits);
    }
    let place = place_of_text("test:1:10");
    for nth in 0..2 {
        let moves = suggest::suggest_moves(&days.service, &person("Ann").id, &place, None, "");
        let mut moves = moves.into_iter().map(|offer| offer.value);
        let next = match nth {
            0 => moves.find(|text| text.contains('-')).unwrap(),
            _ => "done".to_owned(),
        };
        days.plays("Ann", GAME, &next);
    }
    days.came.clear();
    days
}

#[test]
fn refused_direct_messages_of_a_table_are_made_up_for_by_one_message() {
    let mut days = begun_by_four();
    for player in ["Cyn", "Dan"] {
        days.wants(player, "where dm");
        days.closed.push(person(player).id);
    }
    days.came.clear();
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), ["04-01 12:00 here test:Ann"]);
    skip(&mut days, MINUTE);
    assert_eq!(calls(&mut days), ["04-01 12:01 here test:Cyn test:Dan"]);
    skip(&mut days, DAY);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    // One that is refused later, after quiet hours, has a message of its own
    let mut days = begun_by_four();
    for player in ["Cyn", "Dan"] {
        days.wants(player, "where dm");
        days.closed.push(person(player).id);
    }
    days.wants("Dan", "quiet 10:00-16:00");
    days.came.clear();
    skip(&mut days, SILENCE);
    skip(&mut days, MINUTE);
    let told = ["04-01 12:00 here test:Ann", "04-01 12:01 here test:Cyn"];
    assert_eq!(calls(&mut days), told);
    skip(&mut days, 4 * HOUR);
    skip(&mut days, MINUTE);
    assert_eq!(calls(&mut days), ["04-01 16:02 here test:Dan"]);
}

#[test]
fn an_outage_puts_the_call_off() {
    let mut days = begun();
    days.service.heartbeat(&days.env());
    days.now.0 += SILENCE + DAY;
    days.service.heartbeat(&days.env());
    days.settle();
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, SILENCE - MINUTE);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, MINUTE);
    assert_eq!(calls(&mut days), ["05-02 12:00 here test:Ann"]);
}

#[test]
fn it_comes_as_reminders_do() {
    // In private, or where the game is played if that is refused
    let mut days = begun();
    days.wants("Ann", "where dm");
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), ["04-01 12:00 dm test:Ann"]);
    let mut days = begun();
    days.wants("Ann", "where dm");
    days.closed.push(person("Ann").id);
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), ["04-01 12:00 here test:Ann"]);
    // After quiet hours
    let mut days = begun();
    days.wants("Ann", "quiet 10:00-16:00");
    skip(&mut days, SILENCE);
    assert_eq!(calls(&mut days), Vec::<String>::new());
    skip(&mut days, 4 * HOUR);
    assert_eq!(calls(&mut days), ["04-01 16:00 here test:Ann"]);
    // Not at all for a player who wants no reminders
    let mut days = begun();
    days.wants("Ann", "how off");
    skip(&mut days, SILENCE + DAY);
    assert_eq!(calls(&mut days), Vec::<String>::new());
}

#[test]
fn a_call_that_waits_for_the_end_of_quiet_hours_knows_of_a_move() {
    let mut days = begun();
    days.wants("Ann", "quiet 10:00-16:00");
    skip(&mut days, SILENCE);
    days.plays("Ben", GAME, "D8-D7");
    skip(&mut days, DAY);
    assert_eq!(calls(&mut days), Vec::<String>::new());
}

#[test]
fn a_game_with_a_clock_calls_nobody() {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.game("test:1:10", ("Ann", "Ben"), "60d");
    days.plays("Ann", GAME, "D2-D3");
    skip(&mut days, SILENCE + DAY);
    assert_eq!(calls(&mut days), Vec::<String>::new());
}

#[test]
fn one_message_calls_all_who_wait_at_a_table_of_four() {
    let mut table = tables::begun();
    tables::turn(&mut table, "Ann");
    table.messages();
    table.pass(SILENCE);
    let silent = table.mover();
    table.ticks();
    table.ask("Ann", Action::Board(Some(GAME)));
    let calls: Vec<Reply> = table.messages().into_iter().filter(is_call).collect();
    let [call] = calls.as_slice() else {
        panic!("{calls:?}")
    };
    let text = call.text.plain();
    assert!(
        text.contains("half of the people at the table may call it off"),
        "{text}"
    );
    let waiting: Vec<PlayerId> = ["Ann", "Ben", "Cyn", "Dan"]
        .into_iter()
        .map(|name| person(name).id)
        .filter(|player| *player != person(&silent).id)
        .collect();
    assert_eq!(call.notify, waiting);
    table.pass(DAY);
    table.ask("Ann", Action::Board(Some(GAME)));
    assert!(!table.messages().iter().any(is_call));
}

#[test]
fn the_call_is_one_sentence_in_each_language() {
    for language in Language::ALL {
        let mut days = begun();
        days.wants("Ann", "where dm");
        days.ask(
            "Ann",
            Action::Settings(vec![Preference::Language(Some(language))]),
        );
        days.came.clear();
        skip(&mut days, SILENCE);
        let texts = days
            .came
            .iter()
            .filter(|(_, call)| call.reply.notify == [person("Ann").id]);
        let texts: Vec<String> = texts.map(|(_, call)| call.reply.text.plain()).collect();
        let [text] = texts.as_slice() else {
            panic!("{texts:?}")
        };
        assert!(text.contains("Ben") && text.contains("30"), "{text}");
    }
}
