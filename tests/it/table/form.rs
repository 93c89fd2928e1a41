//! Challenges filled in by menus and buttons.

use crate::table::harness::{Table, button, labels, option, person};
use kingboard::service::api::action::Action;
use kingboard::service::api::fields::InputField;
use kingboard::service::api::form::ChallengeFormAction;
use kingboard::service::api::relations::RelationAction;
use kingboard::service::api::reply::{Audience, Control, Reply};
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
    let action = button(std::slice::from_ref(on), label);
    one(table.asked(player, action))
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
    let form = press(&mut table, "Ann", &form, "Rules …");
    assert!(
        form.text
            .plain()
            .contains("Touch-move: a piece that is touched must be moved")
    );
    let touch = labels(&form)
        .into_iter()
        .find(|label| label.ends_with("Touch-move: off"));
    let touch = touch.unwrap_or_else(|| panic!("{:?}", labels(&form)));
    let form = press(&mut table, "Ann", &form, &touch);
    assert!(labels(&form).contains(&touch.replace(": off", ": on")));
    let form = press(&mut table, "Ann", &form, "Back");
    assert!(
        form.text.plain().contains("Rules: touch-move."),
        "{}",
        form.text.plain()
    );
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
    assert_eq!(
        again.text.plain(),
        "You have offered that already: it is game #1."
    );
    assert_eq!(table.told(), "", "it is offered once");
    // The form outlives the offer: a change in it makes another offer.
    let lot = option(&form, "by lot");
    let form = one(table.asked("Ann", lot));
    let form = press(&mut table, "Ann", &form, "Rules …");
    let touch = touch.replace(": off", ": on");
    let form = press(&mut table, "Ann", &form, &touch);
    let form = press(&mut table, "Ann", &form, "Back");
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
    let whole = form;
    let form = press(&mut table, "Ann", &whole, "Rules …");
    let first = switches(&form, ": off");
    assert!(first >= 6, "six options");
    let Action::Form(ChallengeFormAction::Fill(bare)) = option(&whole, "by lot") else {
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
    let sent = press(&mut table, "Ann", &whole, "Send challenge");
    assert_eq!(
        sent.text.plain(),
        "Sent: it is game #1, and appears here in a moment."
    );
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
    table.without_computers();
    let alone = open(&mut table, "Cid", None);
    assert_eq!(alone.controls, [], "nobody else is there");
}

/// The labels of the menu of opponents.
fn opponents(form: &Reply) -> Vec<String> {
    let menus = form.controls.iter().filter_map(|control| match control {
        Control::Menu { prompt, options } if prompt.starts_with("Opponent: ") => Some(options),
        Control::Menu { .. }
        | Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let labels = menus.flatten().map(|(label, _)| label.clone());
    labels.collect()
}

#[test]
fn the_computer_is_an_opponent_of_the_form_with_its_levels() {
    // Given a form with dice of one’s own
    let mut table = Table::new();
    let form = open(&mut table, "Ann", None);
    assert_eq!(opponents(&form).len(), 9, "anyone, and eight levels");
    let form = press(&mut table, "Ann", &form, "Rules …");
    let form = press(&mut table, "Ann", &form, "Own dice: off");
    let form = press(&mut table, "Ann", &form, "Back");
    // When the computer is chosen, then it has none, and everything else stays
    let level = option(&form, "Computer (level 5): looks a few moves ahead");
    let form = one(table.asked("Ann", level));
    let text = form.text.plain();
    assert!(
        text.contains("King’s Mate against Computer (level 5)"),
        "{text}"
    );
    assert!(text.contains("Rules: Active Play (dice)."), "{text}");
    let rules = press(&mut table, "Ann", &form, "Rules …");
    assert!(
        !labels(&rules)
            .iter()
            .any(|label| label.starts_with("Own dice"))
    );
    let form = press(&mut table, "Ann", &rules, "Back");
    let form = one(table.asked("Ann", option(&form, "Black")));
    let form = one(table.asked("Ann", option(&form, "3d soft")));
    assert_eq!(table.told(), "");
    // When it is sent, then the game begins at once, and only once
    let begun = press(&mut table, "Ann", &form, "Begin");
    assert_eq!(
        begun.text.plain(),
        "It is game #1, and begins here in a moment."
    );
    let told = table.told();
    assert!(told.contains("Ann plays Computer (level 5)."), "{told}");
    assert!(told.contains("3 days"), "{told}");
    let again = press(&mut table, "Ann", &form, "Begin");
    assert_eq!(
        again.text.plain(),
        "You have begun that already: it is game #1."
    );
    assert_eq!(table.told(), "");
    // A change makes another game, and back to people it is a challenge
    let form = one(table.asked("Ann", option(&form, "White")));
    let anyone = one(table.asked("Ann", option(&form, "anyone here")));
    let sent = press(&mut table, "Ann", &anyone, "Send challenge");
    assert!(sent.text.plain().contains("#2"), "{}", sent.text.plain());
    // A form for one person has no other opponents
    let ben = open(&mut table, "Ann", Some("Ben"));
    assert_eq!(opponents(&ben), Vec::<String>::new());
}

#[test]
fn a_form_fills_a_table_of_several_with_computers_once() {
    let mut table = Table::new();
    let form = open(&mut table, "Ann", None);
    let form = one(table.asked("Ann", option(&form, "ImmortalStarMasters")));
    let form = press(&mut table, "Ann", &form, "Rules …");
    let three = labels(&form)
        .into_iter()
        .find(|label| label.contains("hree"));
    let form = press(&mut table, "Ann", &form, &three.unwrap());
    let form = press(&mut table, "Ann", &form, "Back");
    let level = option(
        &form,
        "Computer (level 2): sees captures but overlooks most other replies",
    );
    let form = one(table.asked("Ann", level));
    let begun = press(&mut table, "Ann", &form, "Begin");
    assert_eq!(
        begun.text.plain(),
        "It is game #1, and begins here in a moment."
    );
    assert!(table.told().contains("Computer 2 (level 2)"));
    let again = press(&mut table, "Ann", &form, "Begin");
    assert!(
        again.text.plain().contains("already"),
        "{}",
        again.text.plain()
    );
}

#[test]
fn alone_with_the_bot_the_form_is_for_the_computer() {
    let mut table = Table::new();
    table.place = Place::conversation("test", "7");
    let form = open(&mut table, "Ann", None);
    assert_eq!(opponents(&form).len(), 8, "nobody else is there");
    let text = form.text.plain();
    assert!(text.contains("against Computer (level 3)"), "{text}");
    let begun = press(&mut table, "Ann", &form, "Begin");
    assert_eq!(
        begun.text.plain(),
        "It is game #1, and begins here in a moment."
    );
    table.without_computers();
    let form = open(&mut table, "Ann", None);
    assert!(form.text.plain().contains("nobody else could join"));
    table.place = Table::new().place;
    let form = open(&mut table, "Ann", None);
    assert_eq!(opponents(&form), Vec::<String>::new());
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
        ("test:~Ben", "computer:9"),
        ("test:~Ben", "computer:~3:2"),
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

/// Types a position into the field that this button opens.
fn types_position(table: &mut Table, player: &str, on: &Reply, label: &str, text: &str) -> Reply {
    let action = button(std::slice::from_ref(on), label);
    assert_eq!(unwire(&wire(&action).unwrap()), Some(action.clone()));
    let Action::FillField { field, typed: None } = action else {
        panic!("{action:?} opens no field");
    };
    assert!(matches!(field, InputField::Position(_)));
    let form = field.describe_field();
    assert!(form.required && text.chars().count() <= form.max_chars.into());
    let typed = Some(text.to_owned());
    one(table.asked(player, Action::FillField { field, typed }))
}

#[test]
fn a_form_begins_from_a_typed_position_and_a_wrong_one_may_be_typed_again() {
    const STUDY: &str = "4k2/4s2/7/7/3f3/7/3F3/2S4/2K4 b -";
    let mut table = Table::new();
    let form = open(&mut table, "Ann", Some("Ben"));
    let mut form = form;
    while !labels(&form).contains(&"Rated: on".to_owned()) {
        form = press(&mut table, "Ann", &form, "Rated: off");
    }
    // Given a wrong position, then nothing is offered, its place is marked, and the field opens once more
    let (button, wrong) = ("From a position …", STUDY.replace('s', "x"));
    let refused = types_position(&mut table, "Ann", &form, button, &wrong);
    let text = refused.text.plain();
    assert!(text.contains("4k2/4▸x2/7"), "{text}");
    assert_eq!(table.told(), "");
    // When it is right, then it is offered with the entries of the form, and unrated
    let sent = types_position(&mut table, "Ann", &refused, "Try again …", STUDY);
    assert!(
        sent.replaces_source && sent.text.plain().contains("#1"),
        "{sent:?}"
    );
    let told = table.told();
    assert!(
        told.contains("begins from this position") && told.contains("is unrated"),
        "{told}"
    );
    // And the computer is begun against at once, with a finished game and its move as the position.
    let form = open(&mut table, "Ann", None);
    let level = form.controls.iter().find_map(|control| match control {
        Control::Menu { options, .. } => {
            let level = options.iter().find(|(label, _)| label.contains("level 1"));
            level.map(|(_, ask)| ask.clone())
        }
        Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    });
    let form = one(table.asked("Ann", level.unwrap()));
    let begun = types_position(&mut table, "Ann", &form, button, STUDY);
    assert!(begun.text.plain().contains("#2"), "{begun:?}");
    let told = table.told();
    assert!(told.contains("Computer (level 1)"), "{told}");
}
