//! The identities of lesson tasks: what an old button or address opened, it opens in later versions.

use kingboard::games::GameKind;
use kingboard::service::api::action::Action;
use kingboard::service::api::lesson::{LessonAction, LessonControl};
use kingboard::service::words::language::on_page;
use kingboard::service::{unwire, wire};
use std::collections::BTreeSet;

use crate::table::harness::{Table, button};

/// All tasks that any version had. Buttons in old messages hold these codes: none is removed, and a new task is added.
const EVER: [(GameKind, &str); 4] = [
    (
        GameKind::KINGS_MATE,
        "km-fool km-keeper km-plate km-priest km-escort km-last km-danger km-win km-return km-throw km-another",
    ),
    (
        GameKind::KINGS_GUARD,
        "kg-guard kg-build kg-top kg-next kg-done kg-under kg-duty kg-crown kg-king",
    ),
    (
        GameKind::FOUR_KINGS,
        "fk-pawn fk-second fk-knight fk-bishop fk-queen fk-castle fk-turning fk-passing fk-check fk-hand fk-free",
    ),
    (
        GameKind::IMMORTAL_STAR_MASTERS,
        "is-first is-leap is-bishop is-corner is-passing is-queen is-castle is-check is-mate",
    ),
];

/// The tasks of version 0.1.0, whose buttons and addresses held their numbers.
const NUMBERED: [(GameKind, &str); 4] = [
    (
        GameKind::KINGS_MATE,
        "km-fool km-plate km-escort km-last km-danger km-win km-return km-throw km-another",
    ),
    (
        GameKind::KINGS_GUARD,
        "kg-guard kg-build kg-top kg-next kg-done kg-under kg-duty kg-king",
    ),
    (
        GameKind::FOUR_KINGS,
        "fk-pawn fk-second fk-knight fk-turning fk-passing fk-check fk-hand fk-free",
    ),
    (
        GameKind::IMMORTAL_STAR_MASTERS,
        "is-first is-leap is-corner is-passing is-queen is-check is-mate",
    ),
];

fn codes(kind: GameKind) -> Vec<&'static str> {
    let lesson = kind.spec().teaching.lesson;
    lesson.iter().map(|task| task.code).collect()
}

/// The control that a wire form of a lesson holds.
fn opened(text: &str) -> (GameKind, u8, LessonControl) {
    match unwire(text) {
        Some(Action::Lesson(LessonAction::Control { kind, task, act })) => (kind, task, act),
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn every_task_of_any_version_is_there_under_a_code_of_its_own() {
    for (kind, ever) in EVER {
        let now = codes(kind);
        let distinct: BTreeSet<_> = now.iter().copied().collect();
        assert_eq!(distinct.len(), now.len(), "{kind}: a code is used twice");
        assert_eq!(
            distinct,
            ever.split(' ').collect(),
            "{kind}: no task may go, and a new one belongs in the list"
        );
        for code in now {
            // Neither a number of an old button, nor the word of the end page, nor a second word.
            let sign = |b: u8| b.is_ascii_lowercase() || b == b'-';
            assert!(code.bytes().all(sign) && code != "end", "{code}");
        }
    }
}

#[test]
fn a_control_holds_its_task_by_code() {
    for kind in GameKind::ALL {
        let slug = kind.spec().slug;
        let mut expected = codes(kind);
        expected.push("end");
        for (task, code) in (1..).zip(expected) {
            let act = LessonControl::Piece("D2".to_owned());
            let action = Action::Lesson(LessonAction::Control { kind, task, act });
            let text = wire(&action).unwrap();
            assert_eq!(text, format!("k1.lesson.{slug}.{code}.piece.D2"));
            assert_eq!(unwire(&text), Some(action));
        }
    }
    assert_eq!(unwire("k1.lesson.kings-mate.kg-guard"), None);
    assert_eq!(unwire("k1.lesson.kings-mate."), None);
}

#[test]
fn numbers_of_the_first_version_open_its_tasks() {
    for (kind, numbered) in NUMBERED {
        let (slug, now) = (kind.spec().slug, codes(kind));
        let numbered: Vec<_> = numbered.split(' ').collect();
        for (number, code) in (1..).zip(&numbered) {
            let (_, task, act) = opened(&format!("k1.lesson.{slug}.{number}.play.3"));
            assert_eq!(now[usize::from(task) - 1], *code, "{kind} {number}");
            assert_eq!(act, LessonControl::Play(3));
        }
        for beyond in [numbered.len() + 1, numbered.len() + 2, 255] {
            let (_, task, _) = opened(&format!("k1.lesson.{slug}.{beyond}"));
            assert_eq!(
                usize::from(task),
                now.len() + 1,
                "{kind} {beyond}: the end page"
            );
        }
    }
}

#[test]
fn a_button_of_an_old_message_opens_the_task_it_was_made_for() {
    let mut table = Table::new();
    let text = table.ask("Ann", unwire("k1.lesson.kings-mate.2").unwrap());
    assert!(text.contains("task 3 of 11"), "{text}");
    let solved = table.ask("Ann", unwire("k1.lesson.kings-mate.2.try.C3-C4").unwrap());
    assert!(!solved.contains("task 2 of 11"), "{solved}");
    let end = table.ask("Ann", unwire("k1.lesson.kings-mate.10").unwrap());
    assert!(end.contains("That was the lesson"), "{end}");
}

/// A move typed by the command, with or without a game and a task.
fn typed(kind: Option<GameKind>, task: Option<u8>, text: &str) -> Action {
    let text = Some(text.to_owned());
    Action::Lesson(LessonAction::Open { kind, task, text })
}

/// The right move of a task.
fn answer(kind: GameKind, task: u8) -> &'static str {
    kind.spec().teaching.lesson[usize::from(task) - 1].answers[0]
}

#[test]
fn a_move_typed_alone_answers_the_task_that_was_opened_last() {
    let mut table = Table::new();
    let mate = GameKind::KINGS_MATE;
    // Nothing is open yet: it is the first task of the server's game.
    let first = table.ask("Ann", typed(None, None, answer(mate, 1)));
    let named = table.ask("Ben", typed(Some(mate), Some(1), answer(mate, 1)));
    assert_eq!(first, named);
    for (kind, task) in [(GameKind::KINGS_GUARD, 3), (mate, 2), (mate, 3)] {
        let act = LessonControl::Show;
        let open = Action::Lesson(LessonAction::Control { kind, task, act });
        table.asked("Ann", open);
        let alone = table.ask("Ann", typed(None, None, answer(kind, task)));
        let named = table.ask("Ben", typed(Some(kind), Some(task), answer(kind, task)));
        assert_eq!(alone, named, "{kind} {task}");
    }
    // Another game begins with its first task, and so does a player who opened nothing.
    let guard = GameKind::KINGS_GUARD;
    let other = table.ask("Ann", typed(Some(guard), None, answer(guard, 1)));
    assert_eq!(
        other,
        table.ask("Cid", typed(Some(guard), Some(1), answer(guard, 1)))
    );
    let new = table.ask("Dan", typed(None, None, answer(mate, 1)));
    assert_eq!(new, first);
}

#[test]
fn a_task_shown_on_a_page_leaves_no_trace() {
    let mut table = Table::new();
    let (kind, task, act) = (GameKind::KINGS_GUARD, 3, LessonControl::Show);
    let open = Action::Lesson(LessonAction::Control { kind, task, act });
    let alone = typed(None, None, answer(kind, task));
    let untouched = table.ask("Ben", alone.clone());
    on_page(|| table.asked("Ann", open.clone()));
    assert_eq!(table.ask("Ann", alone.clone()), untouched);
    table.asked("Ann", open);
    assert_ne!(table.ask("Ann", alone), untouched);
}

#[test]
fn the_first_page_of_help_leads_to_the_lesson() {
    let mut table = Table::new();
    let help = table.asked("Ann", Action::Help).remove(0);
    let lesson = table.asked("Ann", button(&[help], "Play the lesson"));
    assert!(lesson[0].text.plain().contains("lesson, task 1 of"));
}
