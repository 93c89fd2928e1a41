//! Games with clocks that start without a button: their clocks run too.

use kingboard::play::event::{Event, TimeEvent};
use kingboard::play::stage::Stage;
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::hours::OffHoursAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::values::RecordFormat;
use kingboard::service::study::records;
use kingboard::service::{GameId, Record, Timestamp};
use kingboard::store::Store;

use super::{Days, ID, span};
use crate::table::harness::{env, person};

#[test]
fn a_game_that_is_brought_here_keeps_its_deadline() {
    let mut days = Days::new("3d");
    days.follow("+1d Ann moves | 3d 3d\n+1d | 3d 2d");
    let file = records::export(days.service(), ID, RecordFormat::Text).unwrap();
    let record = Record::read(file.text.as_bytes()).unwrap();
    let mut other = Days::new("30d");
    other.now = Timestamp(days.now.0 + span("9d"));
    other.wake(true);
    let now = env(other.now, [1, 1]);
    let brought = records::import(other.service(), &record, None, true, &now);
    assert_eq!(brought.unwrap(), GameId(2));
    let stage = |days: &Days| {
        let store = Store::open_read_only(&days.path()).unwrap();
        store.summary(GameId(2)).unwrap().unwrap().stage
    };
    // The game has exactly the time it had when its clock last stopped.
    other.now = Timestamp(other.now.0 + span("3d") - 1);
    other.wake(true);
    assert_eq!(stage(&other), Stage::Running);
    other.now = Timestamp(other.now.0 + 1);
    other.wake(true);
    assert_eq!(stage(&other), Stage::Over);
}

#[test]
fn a_holiday_counts_in_a_game_that_begins_without_its_player() {
    let mut days = Days::new("3d");
    let befriend = Action::Relation(RelationAction::Befriend(Some(person("Ann"))));
    days.ask("Ben", befriend);
    let away = OffHoursAction::AddHoliday {
        from: None,
        until: "10d".to_owned(),
    };
    days.ask("Ben", Action::Hours(away));
    let offer = NewChallenge {
        opponent: Some(person("Ben")),
        clock: Some("1d".to_owned()),
        ..NewChallenge::default()
    };
    assert_eq!(days.ask("Ann", Action::Challenge(offer)), "");
    let log = Store::open_read_only(&days.path())
        .unwrap()
        .load(GameId(2))
        .unwrap();
    let begun = |event: &Event| matches!(event, Event::Started { .. });
    assert!(log.iter().any(|entry| begun(&entry.event)), "{log:?}");
    let away = |event: &Event| matches!(event, Event::Time(TimeEvent::Away { .. }));
    assert!(log.iter().any(|entry| away(&entry.event)), "{log:?}");
}
