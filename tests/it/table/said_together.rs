//! A move and a quick answer of a computer or of a plan share one message; nothing waits for long, or is lost.

use kingboard::service::api::action::Action;
use kingboard::service::api::challenge::NewChallenge;
use kingboard::service::api::plan::PlanAction;
use kingboard::service::api::reply::Reply;
use kingboard::service::api::values::SideChoice;
use kingboard::service::background::thoughts;
use kingboard::service::{GameId, Service};

use crate::table::days::Days;
use crate::table::harness::person;

const GAME: GameId = GameId(1);

/// Time for which a message waits for an answer, in ms.
const WAIT: i64 = 2_000;

fn patient(service: Service) -> Service {
    service.configured(|options| options.answer_wait = WAIT)
}

/// A service that waits for answers.
fn days() -> Days {
    let mut days = Days::from("2026-03-02T12:00:00Z");
    days.service = patient(Service::new(days.store()));
    days
}

/// A game of Ann against the computer, with Ann to move.
fn against_computer() -> Days {
    let mut days = days();
    let offer = NewChallenge {
        computer: Some(1),
        side: SideChoice::Seat(0),
        ..NewChallenge::default()
    };
    assert_eq!(days.asked("Ann", Action::Challenge(offer)), []);
    assert_eq!(told(&mut days).len(), 1, "a beginning waits for nobody");
    days
}

/// The messages since the last call.
fn told(days: &mut Days) -> Vec<Reply> {
    let came = std::mem::take(&mut days.came).into_iter();
    came.map(|(_, delivery)| delivery.reply).collect()
}

fn later(days: &mut Days, length: i64) {
    days.now.0 += length;
    days.settle();
}

fn think(days: &mut Days) {
    let env = days.env();
    while thoughts::think_next(&mut days.service, "test", &env) {}
    days.settle();
}

#[test]
fn a_quick_answer_of_the_computer_is_told_with_the_move_in_one_message_with_one_picture() {
    let mut days = against_computer();
    for mv in ["D2-D3", "E1-E2"] {
        days.plays("Ann", GAME, mv);
        assert!(told(&mut days).is_empty(), "{mv} waits for the answer");
        later(&mut days, 700);
        think(&mut days);
        let [message] = told(&mut days).try_into().unwrap();
        let words = message.text.plain();
        assert!(words.contains(&format!("Ann plays {mv}.")), "{words}");
        assert!(words.contains("Computer (level 1) plays "), "{words}");
        assert!(words.contains("Ann, it is your move."), "{words}");
        assert!(!words.contains("thinking"), "{words}");
        assert_eq!(message.notify, [person("Ann").id]);
        assert!(message.picture.is_some() && message.more_pictures.is_empty());
        later(&mut days, 10 * WAIT);
        assert!(told(&mut days).is_empty());
    }
}

#[test]
fn a_move_whose_answer_takes_longer_is_told_by_itself() {
    let mut days = against_computer();
    days.plays("Ann", GAME, "D2-D3");
    later(&mut days, WAIT - 1);
    assert!(told(&mut days).is_empty());
    later(&mut days, 1);
    let [message] = told(&mut days).try_into().unwrap();
    let words = message.text.plain();
    assert!(words.contains("Computer (level 1) is thinking"), "{words}");
    think(&mut days);
    let [message] = told(&mut days).try_into().unwrap();
    let words = message.text.plain();
    assert!(!words.contains("Ann plays"), "{words}");
    assert!(words.contains("Computer (level 1) plays "), "{words}");
}

#[test]
fn a_message_that_waits_for_an_answer_outlives_the_bot() {
    let mut days = against_computer();
    days.plays("Ann", GAME, "D2-D3");
    days.service = patient(Service::new(days.store()));
    later(&mut days, WAIT);
    assert_eq!(told(&mut days).len(), 1);
    // The bot is killed once the answer is stored, and before anything is announced.
    days.down = true;
    think(&mut days);
    days.plays("Ann", GAME, "E1-E2");
    think(&mut days);
    days.service = patient(Service::new(days.store()));
    days.down = false;
    later(&mut days, 0);
    let words: Vec<String> = told(&mut days)
        .iter()
        .map(|reply| reply.text.plain())
        .collect();
    assert_eq!(words.len(), 2, "{words:?}");
    assert!(words[0].contains("Computer (level 1) plays "), "{words:?}");
    assert!(words[1].contains("Ann plays E1-E2."), "{words:?}");
    assert!(words[1].contains("Computer (level 1) plays "), "{words:?}");
}

#[test]
fn what_else_happens_while_a_move_waits_is_told_after_it() {
    let mut days = against_computer();
    days.plays("Ann", GAME, "D2-D3");
    let resigns = Action::Resign {
        game: Some(GAME),
        sure: true,
    };
    days.ask("Ann", resigns);
    later(&mut days, WAIT);
    let words: Vec<String> = told(&mut days)
        .iter()
        .map(|reply| reply.text.plain())
        .collect();
    assert_eq!(words.len(), 2, "{words:?}");
    assert!(words[0].contains("Ann plays D2-D3."), "{words:?}");
    assert!(words[1].contains("resigns"), "{words:?}");
}

/// A game in which Ann has moved and planned her reply to D8-D7.
fn planned() -> Days {
    let mut days = days();
    days.game("test:1:10", ("Ann", "Ben"), "3d");
    days.plays("Ann", GAME, "D2-D3");
    let text = "D8-D7 A2-A3".to_owned();
    let plan = PlanAction::Add {
        game: Some(GAME),
        text,
    };
    days.ask("Ann", Action::Plan(plan));
    days.came.clear();
    days
}

#[test]
fn a_planned_reply_is_told_with_the_move_and_nobody_is_called_in_vain() {
    let mut days = planned();
    days.plays("Ben", GAME, "D8-D7");
    let [message] = told(&mut days).try_into().unwrap();
    let words = message.text.plain();
    assert!(words.contains("Ben plays D8-D7."), "{words}");
    assert!(words.contains("Ann plays A2-A3."), "{words}");
    assert!(!words.contains("Ann, it is your move"), "{words}");
    assert!(words.contains("Ben, it is your move"), "{words}");
    assert_eq!(message.notify, [person("Ben").id]);
    assert!(message.picture.is_some());
}

#[test]
fn a_plan_that_does_not_fit_keeps_no_message_waiting() {
    let mut days = planned();
    days.plays("Ben", GAME, "A8-A7");
    let public: Vec<Reply> = told(&mut days);
    let words: Vec<String> = public.iter().map(|reply| reply.text.plain()).collect();
    assert!(
        words.iter().any(|words| words.contains("Ben plays A8-A7.")),
        "{words:?}"
    );
}
