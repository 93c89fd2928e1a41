//! A contest of 200 costs a channel few messages, each within Discord’s limits.

use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::delivery::{Delivery, DeliveryOutcome};
use kingboard::service::api::reply::Reply;

use crate::contests::hall::{
    Hall, as_moderator, ask, manage, moderated, replies, resigned, running,
};

/// The most messages of a round.
const MESSAGES: usize = 4;
/// The most people called in a message.
const CALLED: usize = 100;
/// The most characters of a mention of Discord, with what stands between two.
const MENTION: usize = "<@12345678901234567890>, ".len();

/// Checks the messages of one round.
fn check(messages: &[Reply], people: usize) {
    assert!(messages.len() <= MESSAGES, "{} messages", messages.len());
    let mut called = Vec::new();
    for message in messages {
        assert!(message.notify.len() <= CALLED);
        called.extend(message.notify.iter().cloned());
    }
    // A message that calls people has room for all of them.
    for message in messages.iter().filter(|message| !message.notify.is_empty()) {
        let words = message.text.plain().chars().count();
        let room = words + MENTION * message.notify.len();
        assert!(room <= 2000 || message.notify.len() <= 20, "{room}");
    }
    called.sort();
    called.dedup();
    assert_eq!(called.len(), people);
    assert!(messages[0].picture.is_some() && messages[0].file.is_some());
}

#[test]
fn a_round_of_two_hundred_costs_four_messages() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    hall.messages();
    for number in 1..=200 {
        let joined = ask(&mut hall, &format!("P{number}"), ContestAction::Join(None));
        assert!(joined.contains("You are in"), "{joined}");
    }
    assert!(hall.messages().is_empty(), "entering posts nothing");
    let full = ask(&mut hall, "Late", ContestAction::Join(None));
    assert!(full.contains("is full"), "{full}");
    manage(&mut hall, "Mia", ContestModeration::Begin);
    let begun = hall.messages();
    check(&begun, 200);
    assert_eq!(running(&hall).len(), 100);
    let page = ContestAction::Pairings {
        contest: None,
        round: None,
        page: 3,
    };
    let last = replies(&mut hall, "P1", page);
    assert_eq!(last[0].text.plain().matches(" – ").count(), 25);
    // A game that ends is announced as any game is; the contest says nothing about it.
    let first = running(&hall)[0];
    resigned(&mut hall, first);
    let told = hall.told();
    assert!(!told.contains("Swiss 1"), "{told}");
}

#[test]
fn the_calls_to_a_round_come_after_its_pairings() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for number in 1..=30 {
        ask(&mut hall, &format!("P{number}"), ContestAction::Join(None));
    }
    hall.messages();
    let begin = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Begin,
    };
    as_moderator(&mut hall, "Mia", Action::Contest(begin));
    let env = hall.env();
    let next = |hall: &mut Hall| {
        let all = hall.service.due("test", &env, 99);
        let of_contest = |told: &Delivery| told.reply.text.plain().contains("Swiss 1");
        let news: Vec<Delivery> = all.into_iter().filter(of_contest).collect();
        assert_eq!(news.len(), 1, "one after the other: {news:?}");
        news.into_iter().next().unwrap()
    };
    let pairings = next(&mut hall);
    assert!(pairings.reply.picture.is_some(), "{:?}", pairings.reply);
    let posted = DeliveryOutcome::Posted(Some("m99".to_owned()));
    hall.service.delivered(pairings.id, posted, &env);
    let call = next(&mut hall);
    assert_eq!(call.reply.notify.len(), 30, "{:?}", call.reply);
}

#[test]
fn a_later_round_of_a_large_field_comes_with_the_standings_in_the_same_message() {
    let mut hall = Hall::new();
    let wanted = NewContest {
        format: Some("swiss".to_owned()),
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    for number in 1..=61 {
        ask(&mut hall, &format!("P{number}"), ContestAction::Join(None));
    }
    manage(&mut hall, "Mia", ContestModeration::Begin);
    hall.messages();
    for game in running(&hall) {
        resigned(&mut hall, game);
    }
    let messages = hall.messages();
    let of_contest = |message: &&Reply| message.text.plain().contains("Swiss 1");
    let round: Vec<Reply> = messages.iter().filter(of_contest).cloned().collect();
    check(&round, 60);
    let words = round[0].text.plain();
    assert!(words.starts_with("Round 2 begins."), "{words}");
    assert!(words.contains("Standings after round 1\n1. P"), "{words}");
    let named = words.matches('P').count();
    assert!(named >= 2 * 25 + 5, "{named}");
    // Each name is a mention in Discord, some twenty characters longer.
    assert!(words.chars().count() + 20 * named <= 2000, "{words}");
    let [standings] = round[0].more_pictures.as_slice() else {
        panic!("{:?}", round[0].more_pictures.len());
    };
    let alt = &standings.alt;
    assert!(alt.contains("Standings after round 1. 1. P"), "{alt}");
}
