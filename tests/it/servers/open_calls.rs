//! Challenges to anyone, for which a server may have a role called.

use kingboard::play::calendar::{HOUR, MINUTE};
use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::reply::Audience;
use kingboard::service::{GameId, GameKind};
use kingboard::store::{self, place_of_text};

use crate::table::days::Days;
use crate::table::harness::person;

const HERE: &str = "test:1:10";

/// A server that has this role called; none if it is empty.
fn server(role: &str) -> Days {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    if !role.is_empty() {
        let place = place_of_text(HERE);
        let mut store = days.store();
        store::servers::save_setting(&mut store, place.server(), "seekers", role).unwrap();
    }
    days.came.clear();
    days
}

fn challenges(days: &mut Days, player: &str, opponent: Option<&str>) {
    let offer = NewChallenge {
        kind: GameKind::KINGS_MATE,
        opponent: opponent.map(person),
        ..NewChallenge::default()
    };
    assert_eq!(days.ask(player, Action::Challenge(offer)), "");
}

/// The calls within the next minute: the role, and the words.
fn calls(days: &mut Days) -> Vec<(String, String)> {
    days.pass(MINUTE);
    let came = std::mem::take(&mut days.came).into_iter();
    let calls = came.filter_map(|(_, delivery)| {
        let role = delivery.reply.role.clone()?;
        assert_eq!(delivery.reply.audience, Audience::Table);
        assert!(delivery.reply.notify.is_empty());
        Some((role, delivery.reply.text.plain()))
    });
    calls.collect()
}

#[test]
fn a_challenge_to_anyone_calls_the_role_once_and_once_an_hour() {
    let mut days = server("77");
    challenges(&mut days, "Ann", None);
    let called = calls(&mut days);
    let [(role, words)] = called.as_slice() else {
        panic!("{called:?}")
    };
    assert_eq!(role, "77");
    assert!(
        words.ends_with("Ann would like to play: King’s Mate #1."),
        "{words}"
    );
    // Neither another challenge within the hour, nor a restart, calls it again.
    challenges(&mut days, "Ben", None);
    assert_eq!(calls(&mut days), []);
    days.pass(HOUR);
    assert_eq!(calls(&mut days), []);
    challenges(&mut days, "Cyn", None);
    assert_eq!(calls(&mut days).len(), 1);
}

#[test]
fn no_role_is_called_for_a_challenge_to_somebody_or_one_that_is_gone() {
    let mut days = server("77");
    challenges(&mut days, "Ann", Some("Ben"));
    assert_eq!(calls(&mut days), []);
    challenges(&mut days, "Ann", None);
    assert_eq!(days.ask("Ann", Action::Withdraw(GameId(2))), "");
    assert_eq!(calls(&mut days), []);
    // The next one is called: the hour was not used up.
    challenges(&mut days, "Ann", None);
    assert_eq!(calls(&mut days).len(), 1);
    assert_eq!(days.ask("Ann", Action::Withdraw(GameId(3))), "");
    challenges(&mut days, "Ann", None);
    assert_eq!(calls(&mut days), [], "it was called already");
    let mut days = server("");
    challenges(&mut days, "Ann", None);
    assert_eq!(calls(&mut days), []);
}
