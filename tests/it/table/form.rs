//! Challenges filled in by menus and buttons.

use crate::table::harness::{Table, button, labels, option, person};
use kingboard::service::api::action::Action;
use kingboard::service::api::form::ChallengeFormAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::{Audience, Reply};
use kingboard::service::{Place, unwire, wire};

fn one(mut replies: Vec<Reply>) -> Reply {
    assert_eq!(replies.len(), 1, "{replies:?}");
    let reply = replies.remove(0);
    assert_eq!(reply.audience, Audience::Asker);
    reply
}

fn open(table: &mut Table, player: &str, whom: Option<&str>) -> Reply {
    one(table.asked(
        player,
        Action::Form(ChallengeFormAction::Open(whom.map(person))),
    ))
}

fn press(table: &mut Table, player: &str, on: &Reply, label: &str) -> Reply {
    let ask = button(std::slice::from_ref(on), label);
    one(table.asked(player, ask))
}

#[test]
fn a_form_is_filled_in_and_sent_once() {
    let mut table = Table::new();
    let form = open(&mut table, "Ann", Some("Ben"));
    assert!(
        form.text.plain().contains("for Ben"),
        "{}",
        form.text.plain()
    );
    assert!(!form.replaces_source);
    let side = option(&form, "Black");
    let form = one(table.asked("Ann", side));
    assert!(form.replaces_source);
    let clock = option(&form, "3d soft");
    let form = one(table.asked("Ann", clock));
    let touch = labels(&form)
        .into_iter()
        .find(|label| label.ends_with("Touch-move: off"));
    let touch = touch.unwrap_or_else(|| panic!("{:?}", labels(&form)));
    let form = press(&mut table, "Ann", &form, &touch);
    assert!(labels(&form).contains(&touch.replace(": off", ": on")));
    assert_eq!(table.told(), "", "nobody hears of it before it is sent");
    let sent = press(&mut table, "Ann", &form, "Send challenge");
    assert!(sent.replaces_source && sent.text.plain().contains("#1"));
    let told = table.told();
    // A user who has never spoken to the bot has no name there yet, only a mention.
    assert!(
        told.contains("someone") && told.contains("3 days"),
        "{told}"
    );
    let again = press(&mut table, "Ann", &form, "Send challenge");
    assert!(again.text.plain().contains("#1"), "{}", again.text.plain());
    assert_eq!(table.told(), "", "it is offered once");
    // The form outlives the offer: a change in it makes another offer.
    let lot = option(&form, "by lot");
    let form = one(table.asked("Ann", lot));
    let touch = touch.replace(": off", ": on");
    let form = press(&mut table, "Ann", &form, &touch);
    let sent = press(&mut table, "Ann", &form, "Send challenge");
    assert!(sent.text.plain().contains("#2"));
}

#[test]
fn what_takes_another_option_for_granted_goes_with_it() {
    let mut table = Table::new();
    let form = open(&mut table, "Ann", None);
    let named = |form: &Reply, begin: &str| {
        let found = labels(form)
            .into_iter()
            .find(|label| label.starts_with(begin));
        found.unwrap_or_else(|| panic!("no {begin} in {:?}", labels(form)))
    };
    let switches = |form: &Reply, end: &str| {
        let on = labels(form)
            .into_iter()
            .filter(|label| label.ends_with(end));
        on.count()
    };
    let first = switches(&form, ": off");
    assert!(first >= 7, "six options and the thread");
    let Action::Form(ChallengeFormAction::Fill(bare)) = option(&form, "by lot") else {
        panic!("no form");
    };
    for label in labels(&form)
        .into_iter()
        .filter(|label| label.ends_with(": off"))
    {
        let on = press(&mut table, "Ann", &form, &label);
        assert!(switches(&on, ": on") >= 1, "{label}");
        for label in labels(&on)
            .into_iter()
            .filter(|label| label.ends_with(": on"))
        {
            let off = press(&mut table, "Ann", &on, &label);
            let name = label.trim_end_matches(": on");
            assert_eq!(named(&off, name), format!("{name}: off"));
        }
    }
    let sent = press(&mut table, "Ann", &form, "Send challenge");
    assert!(sent.text.plain().contains("#1"));
    assert_eq!(bare.opponent, None);
}

#[test]
fn nobody_is_offered_a_game_who_could_not_be_challenged() {
    let mut table = Table::new();
    let own = open(&mut table, "Ann", Some("Ann"));
    assert_eq!(own.controls, []);
    let challenged = table.challenge("Ann", Some("Ann"), "");
    assert_eq!(own.text.plain(), challenged, "as a challenge is answered");
    let form = open(&mut table, "Ann", Some("Ben"));
    table.ask(
        "Ben",
        Action::Relation(RelationAction::Block(Some(person("Ann")))),
    );
    let challenged = table.challenge("Ann", Some("Ben"), "");
    let refused = open(&mut table, "Ann", Some("Ben"));
    assert_eq!(refused.text.plain(), challenged);
    let sent = press(&mut table, "Ann", &form, "Send challenge");
    assert_eq!(sent.text.plain(), refused.text.plain());
    table.place = Place::conversation("test", "7");
    let alone = open(&mut table, "Cid", None);
    assert_eq!(alone.controls, [], "nobody else is there");
}

#[test]
fn nothing_odd_is_read_as_a_form() {
    let mut table = Table::new();
    let form = open(&mut table, "Ann", Some("Ben"));
    let id = wire(&button(std::slice::from_ref(&form), "Send challenge")).unwrap();
    assert!(unwire(&id).is_some());
    for (part, odd) in [
        ("send", "burn"),
        (".1.", ".x."),
        ("kings-mate", "chess"),
        ("lot", "7"),
        ("lot", "-1"),
        ("own.", "own.9"),
        ("own.", "own.x"),
        ("test:", "test"),
    ] {
        assert!(id.contains(part), "{part} in {id}");
        assert_eq!(unwire(&id.replacen(part, odd, 1)), None, "{odd}");
    }
    assert_eq!(unwire("k1.form"), None);
    assert_eq!(unwire("k1.form.open"), None);
    // An invalid time is refused in words when it is sent.
    let odd = unwire(&id.replacen(".own.", ".soon.", 1)).unwrap();
    let refused = one(table.asked("Ann", odd));
    assert!(
        refused.text.plain().contains("soon"),
        "{}",
        refused.text.plain()
    );
}
