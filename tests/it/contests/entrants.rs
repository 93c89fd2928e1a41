//! The message at the opening of a contest: it shows who has entered, and is edited as people enter and leave.

use kingboard::play::{Env, Timestamp};
use kingboard::service::api::action::Action;
use kingboard::service::api::contest::{ContestAction, ContestModeration, NewContest};
use kingboard::service::api::delivery::{DeliveryKind, DeliveryOutcome};
use kingboard::service::api::reply::Reply;

use crate::contests::hall::{Hall, ask, leaves, manage, moderated, replies};
use crate::table::harness::labels;

/// A contest of this format that is open.
fn opened(format: &str) -> Hall {
    let mut hall = Hall::new();
    let format = Some(format.to_owned());
    let wanted = NewContest {
        format,
        ..NewContest::default()
    };
    moderated(&mut hall, "Mia", ContestAction::Open(wanted));
    hall
}

/// These people enter, a second apart.
fn enter_at_once(hall: &mut Hall, people: &[&str]) {
    let env = hall.env();
    for (who, second) in people.iter().zip(0..) {
        let request = hall.request(who, Action::Contest(ContestAction::Join(None)));
        let now = Timestamp(env.now.0 + 1_000 * second);
        hall.service.handle(&request, &Env { now, ..env });
    }
    ask(hall, "Zoe", ContestAction::List);
}

/// The edits since the last call, which are all of one message and call nobody.
fn edits(hall: &mut Hall) -> Vec<Reply> {
    let edits = std::mem::take(&mut hall.edits);
    for (message, reply) in &edits {
        assert_eq!(message, "m1", "another message is edited");
        assert_eq!(reply.notify, [], "an edit calls people");
    }
    edits.into_iter().map(|(_, reply)| reply).collect()
}

#[test]
fn the_message_at_the_opening_names_who_has_entered_with_one_edit_for_all_who_enter_together() {
    let mut hall = opened("round-robin");
    assert!(hall.told().contains("Entered: 0."));
    let people = ["Ann", "Ben", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal"];
    enter_at_once(&mut hall, &people);
    let now = edits(&mut hall);
    let [edit] = now.as_slice() else {
        panic!("eight entries make {} edits", now.len());
    };
    let text = edit.text.plain();
    assert!(text.contains("Play along"), "{text}");
    assert!(text.contains("Entered: 8."), "{text}");
    assert!(text.contains("sealed: "), "the seal stays: {text}");
    for who in people {
        assert!(text.contains(&format!("- {who}")), "{who}: {text}");
    }
    assert_eq!(labels(edit), ["Enter", "Standings"]);
    assert_eq!(hall.told(), "", "entering posts nothing");
    leaves(&mut hall, "Ann");
    ask(&mut hall, "Zoe", ContestAction::List);
    let text = edits(&mut hall)[0].text.plain();
    assert!(
        text.contains("Entered: 7.") && !text.contains("Ann"),
        "{text}"
    );
}

/// The edits that are due now, which are of one kind. All that is due is posted, an edit as this message.
fn edited_as(hall: &mut Hall, message: &str) -> DeliveryKind {
    let env = hall.env();
    let mut edits = Vec::new();
    for delivery in hall.service.due("test", &env, 10) {
        let posted = DeliveryOutcome::Posted(Some(message.to_owned()));
        hall.service.delivered(delivery.id, posted, &env);
        match delivery.kind {
            edit @ (DeliveryKind::Edit(_) | DeliveryKind::EditIfThere(_)) => edits.push(edit),
            DeliveryKind::Message | DeliveryKind::OpenThread(_) | DeliveryKind::ArchiveThread => {}
        }
    }
    edits.dedup();
    assert_eq!(edits.len(), 1, "{edits:?}");
    edits.remove(0)
}

#[test]
fn a_deleted_message_at_the_opening_comes_back_while_people_can_enter() {
    let mut hall = opened("round-robin");
    hall.handled("Ann", Action::Contest(ContestAction::Join(None)));
    // The message was gone, and is posted again.
    let first = edited_as(&mut hall, "m7");
    assert_eq!(first, DeliveryKind::Edit("m1".to_owned()));
    for who in ["Ben", "Cid"] {
        hall.handled(who, Action::Contest(ContestAction::Join(None)));
    }
    let next = edited_as(&mut hall, "m7");
    assert_eq!(next, DeliveryKind::Edit("m7".to_owned()));
    let begins = ContestAction::Manage {
        contest: None,
        moderation: ContestModeration::Begin,
    };
    replies(&mut hall, "Mia", begins);
    // Nobody can enter any more.
    let last = edited_as(&mut hall, "m7");
    assert_eq!(last, DeliveryKind::EditIfThere("m7".to_owned()));
}

#[test]
fn the_button_to_enter_stays_as_long_as_somebody_can_enter() {
    for (format, late) in [("round-robin", false), ("swiss", true)] {
        let mut hall = opened(format);
        enter_at_once(&mut hall, &["Ann", "Ben", "Cid", "Dot", "Eve"]);
        manage(&mut hall, "Mia", ContestModeration::Begin);
        ask(&mut hall, "Zoe", ContestAction::List);
        let begun = edits(&mut hall).pop().unwrap();
        let text = begun.text.plain();
        assert!(text.contains("It has begun. Entered: 5."), "{text}");
        assert!(!text.contains("Play along"), "{text}");
        assert_eq!(
            labels(&begun).contains(&"Enter".to_owned()),
            late,
            "{format}"
        );
        ask(&mut hall, "Fay", ContestAction::Join(None));
        leaves(&mut hall, "Ben");
        ask(&mut hall, "Zoe", ContestAction::List);
        let after = edits(&mut hall).pop();
        let named = after.map(|edit| edit.text.plain());
        let fay = named.as_ref().map(|text| text.contains("Fay"));
        assert_eq!(fay, late.then_some(true), "{format}: {named:?}");
    }
}

#[test]
fn a_full_contest_has_no_button_to_enter_until_somebody_leaves() {
    let mut hall = opened("round-robin");
    let people: Vec<String> = (1..=16).map(|number| format!("P{number}")).collect();
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    enter_at_once(&mut hall, &people);
    assert_eq!(labels(&edits(&mut hall)[0]), ["Standings"]);
    leaves(&mut hall, "P3");
    ask(&mut hall, "Zoe", ContestAction::List);
    assert_eq!(labels(&edits(&mut hall)[0]), ["Enter", "Standings"]);
}

#[test]
fn the_message_of_a_large_field_names_a_part_and_fits() {
    let mut hall = opened("teams");
    let people: Vec<String> = (1..=32).map(|number| format!("P{number}")).collect();
    let people: Vec<&str> = people.iter().map(String::as_str).collect();
    enter_at_once(&mut hall, &people);
    let text = edits(&mut hall)[0].text.plain();
    assert!(text.contains("… and 7 more."), "{text}");
    assert!(!text.contains("the file"), "there is no file: {text}");
    // A name is a mention of Discord there.
    assert!(text.chars().count() + 25 * 20 < 2000, "{text}");
}
