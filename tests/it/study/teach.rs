//! Teaching material: it is legal, shows what its texts say, fits into messages in every language, and can be played
//! through.

use kingboard::scene::{Mark, ThemeName};
use kingboard::service::api::action::Action;
use kingboard::service::api::computer::ComputerAction;
use kingboard::service::api::guide::{GuideAction, GuidePage};
use kingboard::service::api::lesson::{LessonAction, LessonControl};
use kingboard::service::api::preferences::Preference;
use kingboard::service::api::reply::{Control, Reply};
use kingboard::service::api::values::GamesFilter;
use kingboard::service::words::catalogue::{TextArg, catalogue};
use kingboard::service::words::language::Language;
use kingboard::service::{unwire, wire};
use std::collections::BTreeSet;

use kingboard::game::any::AnyPosition;
use kingboard::game::chance::Roll;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::seat::Seat;
use kingboard::game::teach::{Annotation, Diagram, LessonTask};
use kingboard::game::text::{MoveError, MoveText};
use kingboard::games::GameKind;
use serde_json::json;

use crate::discord::bot::Bot;
use crate::discord::loopback::{Discord, TOWN, words};
use crate::discord::people::BEA;
use crate::project::languages::assert_fits;
use crate::table::harness::{Table, button, labels, option};

const MATE: GameKind = GameKind::KINGS_MATE;
const GUARD: GameKind = GameKind::KINGS_GUARD;
const FOUR: GameKind = GameKind::FOUR_KINGS;
const STARS: GameKind = GameKind::IMMORTAL_STAR_MASTERS;

fn position(kind: GameKind, options: &str, setup: &str) -> Box<dyn AnyPosition> {
    let at = (kind.spec().restore)(&options.parse().unwrap(), setup)
        .unwrap_or_else(|why| panic!("{setup}: {why:?}"));
    assert_eq!(at.setup().as_str(), setup);
    at
}

/// The position after a move with these dice.
fn after(at: &dyn AnyPosition, mv: &str, faces: Option<[u8; 2]>) -> Box<dyn AnyPosition> {
    let mut next = at.boxed_clone();
    let text = next.read(mv);
    let played = text.and_then(|text| next.play(&text));
    played.unwrap_or_else(|why| panic!("{mv}: {why:?}"));
    if let Status::ToRoll(dice) = next.status() {
        let roll = Roll::new(dice, faces.expect("its dice fall").into()).unwrap();
        next.resolve(&roll).unwrap();
    }
    next
}

fn legal(at: &dyn AnyPosition) -> Vec<String> {
    at.legal().iter().map(ToString::to_string).collect()
}

fn check_diagram(kind: GameKind, diagram: &Diagram) {
    let at = position(kind, diagram.options, diagram.setup);
    assert!(!diagram.shows.is_empty(), "{}", diagram.code);
    for show in diagram.shows {
        let code = diagram.code;
        match *show {
            Annotation::Reach(cell) => {
                let moves = legal(&*at);
                assert!(moves.iter().any(|mv| mv.starts_with(cell)), "{code} {cell}");
            }
            Annotation::Move(mv) => assert!(legal(&*at).contains(&mv.to_owned()), "{code} {mv}"),
            Annotation::Played(mv, faces) => {
                assert!(legal(&*at).contains(&mv.to_owned()), "{code} {mv}");
                after(&*at, mv, faces);
            }
            Annotation::Refused(mv) => {
                let refused = at.read(mv);
                let Err(MoveError::Illegal(reason)) = &refused else {
                    panic!("{code} {mv}: {refused:?}");
                };
                assert!(!reason.shown.is_empty(), "{code} {mv}");
            }
            Annotation::Cells(_, cells) => {
                let grid = at.scene().grid;
                assert!(cells.iter().all(|cell| grid.cell(cell).is_some()), "{code}");
            }
        }
    }
}

#[test]
fn every_diagram_is_lawful_and_shows_what_the_rules_say() {
    for kind in GameKind::ALL {
        let teaching = kind.spec().teaching;
        assert_eq!(teaching.guide.len(), 5);
        let rules = teaching.rules.iter().map(|(_, diagram)| diagram);
        let diagrams = teaching.guide.iter().chain(rules);
        diagrams.for_each(|diagram| check_diagram(kind, diagram));
    }
}

/// The position at the end of a diagram of the rules.
fn ends(kind: GameKind, topic: &str) -> Box<dyn AnyPosition> {
    let mut diagrams = kind.spec().teaching.rules.iter();
    let (_, diagram) = diagrams.find(|(name, _)| *name == topic).unwrap();
    let at = position(kind, diagram.options, diagram.setup);
    diagram.shows.iter().fold(at, |at, show| match show {
        Annotation::Played(mv, faces) => after(&*at, mv, *faces),
        Annotation::Reach(_)
        | Annotation::Move(_)
        | Annotation::Refused(_)
        | Annotation::Cells(..) => at,
    })
}

#[test]
fn what_the_captions_say_of_a_position_is_so() {
    let ends = |topic| ends(MATE, topic);
    assert_eq!(ends("6").state(), "conquered");
    assert_eq!(ends("KM-5").state(), "check");
    assert_eq!(ends("KM-6").state(), "check");
    assert_eq!(ends("KM-7").state(), "stalemate");
    assert!(matches!(ends("KM-10").status(), Status::Over(_)));
    assert_eq!(ends("KM-13").status(), Status::ToMove(Seat::SECOND));
    assert_eq!(ends("KM-14").state(), "check");
    assert_eq!(legal(&*ends("KM-14")), ["B4xA5"]);
    for (topic, mv, ruling) in [
        ("KM-3", "A4xC4", Some("KM-3")),
        ("KM-4", "A2-A3", Some("KM-4")),
        ("4", "A4-C4", Some("KM-2")),
        ("KM-15", "D2-D4", None),
    ] {
        let refused = ends(topic).read(mv);
        let Err(MoveError::Illegal(reason)) = refused else {
            panic!("{topic}: {refused:?}");
        };
        assert_eq!(reason.ruling, ruling, "{topic}");
    }
    for open in ["A4-D4", "A4-F4", "D2-D1"] {
        assert!(ends("KM-2").read(open).is_ok(), "{open}");
    }
}

#[test]
fn what_the_captions_say_of_towers_is_so() {
    let ends = |topic| ends(GUARD, topic);
    let targets = |at: &dyn AnyPosition, from: &str| -> BTreeSet<String> {
        let moves = legal(at);
        let ours = moves.iter().filter_map(|mv| mv.split_once('-'));
        let ours = ours.filter(|(origin, _)| *origin == from);
        ours.map(|(_, to)| to.to_owned()).collect()
    };
    let set = |cells: &[&str]| cells.iter().map(|cell| (*cell).to_owned()).collect();
    let lone: BTreeSet<String> = set(&["D5", "F5", "E4", "E6"]);
    assert_eq!(targets(&*ends("3"), "E5"), lone);
    let tall = targets(&*ends("4"), "E5");
    assert!(tall.contains("D5") && tall.contains("E7") && tall.contains("G6"));
    assert!(!tall.contains("E9") && !tall.contains("G7"));
    let full = ends("5").setup().to_string();
    assert!(full.ends_with(" n E4"), "{full}");
    assert!(matches!(ends("6").status(), Status::Over(_)));
    let turn = ends("7").read_turn("E5-E7,D5").unwrap();
    let plies: Vec<&str> = turn.iter().map(MoveText::as_str).collect();
    assert_eq!(plies, ["E5-E7", "E5-D5", "done"]);
    let taken = after(&*ends("7"), "E5-E7", None);
    assert_eq!(taken.setup(), ends("8").setup());
    let passing = targets(&*ends("KG-3"), "E5");
    assert!(passing.contains("E6") && !passing.contains("E7"));
    assert!(targets(&*ends("KG-4"), "F5").contains("E5"));
    assert_eq!(ends("KG-6").state(), "lost");
    for (topic, mv, ruling) in [
        ("KG-2", "C3-D4", "KG-2"),
        ("KG-4", "F5-F6", "KG-4"),
        ("KG-5", "B2-B3", "KG-5"),
    ] {
        let Err(MoveError::Illegal(reason)) = ends(topic).read(mv) else {
            panic!("{topic}");
        };
        assert_eq!(reason.ruling, Some(ruling), "{topic}");
    }
}

#[test]
fn what_the_captions_say_of_four_kings_is_so() {
    let ends = |topic| ends(FOUR, topic);
    let all = |at: &dyn AnyPosition, from: &str| -> BTreeSet<String> {
        let moves = legal(at).into_iter();
        let own = moves.filter(|mv| mv.starts_with(&format!("{from}-")) || mv.contains('x'));
        own.collect()
    };
    let set = |moves: &[&str]| moves.iter().map(|mv| (*mv).to_owned()).collect();
    let turn = ends("3").read_turn("E2-E5 B8-C8").unwrap();
    let plies: Vec<&str> = turn.iter().map(MoveText::as_str).collect();
    assert_eq!(plies, ["E2-E5", "B8-C8"]);
    assert!(legal(&*ends("4")).contains(&"F3xH7".to_owned()));
    let pawn: BTreeSet<String> = set(&["E7-E8", "E7-E9", "E7-E10", "E7xD8"]);
    assert_eq!(all(&*ends("5"), "E7"), pawn);
    let handed = ends("6");
    assert!(
        handed.mid_turn()
            && legal(&*handed)
                .iter()
                .all(|mv| mv == "done" || mv.starts_with("A9"))
    );
    assert!(matches!(ends("7").status(), Status::Over(_)));
    assert!(ends("8").setup().as_str().starts_with("sQ2nK4/"));
    let begun = after(&*ends("3"), "E2-E5", None);
    assert_eq!(begun.setup(), ends("9").setup());
    let rook = legal(&*ends("FK-1"));
    assert!(rook.contains(&"E5-A5".to_owned()) && rook.contains(&"E5-E16".to_owned()));
    assert!(legal(&*ends("FK-2")).contains(&"E4-D5".to_owned()));
    assert_eq!(ends("FK-4").status(), Status::ToMove(Seat::SECOND));
    let turned = after(&*after(&*ends("FK-8"), "done", None), "H16-H15", None);
    let turned = after(&*turned, "done", None);
    assert!(legal(&*turned).contains(&"D8-C8".to_owned()));
    assert!(legal(&*ends("FK-10")).contains(&"C7-A7=Q".to_owned()));
    assert!(!ends("FK-11").setup().as_str().contains("nP"));
    assert_eq!(legal(&*ends("FK-15")), ["A7-I7", "F9-F1"]);
    let after_all = after(&*ends("FK-15"), "F9-F1", None);
    assert!(legal(&*after_all).contains(&"A7-I7".to_owned()));
    assert_eq!(ends("FK-16").state(), "draw");
    assert_eq!(legal(&*ends("FK-17")), ["done"]);
    for (topic, mv, ruling) in [
        ("FK-5", "B8-C8", "FK-5"),
        ("FK-6", "E5-E6", "FK-6"),
        ("FK-7", "F1-F5", "FK-7"),
        ("FK-9", "E13-E16", "FK-9"),
        ("FK-12", "F7-G8", "FK-12"),
        ("FK-13", "H12-H16", "FK-13"),
        ("FK-14", "C9-C8", "FK-14"),
    ] {
        let Err(MoveError::Illegal(reason)) = ends(topic).read(mv) else {
            panic!("{topic}");
        };
        assert_eq!(reason.ruling, Some(ruling), "{topic}");
    }
}

fn task(kind: GameKind, code: &str) -> &'static LessonTask {
    let mut tasks = kind.spec().teaching.lesson.iter();
    tasks.find(|task| task.code == code).unwrap()
}

#[test]
fn every_task_can_be_done_and_its_forbidden_move_is_forbidden() {
    for kind in GameKind::ALL {
        for task in kind.spec().teaching.lesson {
            let at = position(kind, task.options, task.setup);
            let moves = legal(&*at);
            for answer in task.answers {
                let code = task.code;
                assert!(moves.contains(&(*answer).to_owned()), "{code} {answer}");
                after(&*at, answer, task.dice);
            }
            if let Some(mv) = task.forbidden {
                let Err(MoveError::Illegal(reason)) = at.read(mv) else {
                    panic!("{} {mv}", task.code);
                };
                assert!(!reason.shown.is_empty(), "{} {mv}", task.code);
            }
        }
    }
}

/// Asserts that the solutions of a task are exactly the legal moves that fit.
fn all_of(kind: GameKind, code: &str, fits: &dyn Fn(&dyn AnyPosition, &str) -> bool) {
    let task = task(kind, code);
    let at = position(kind, task.options, task.setup);
    let moves = legal(&*at).into_iter();
    let found: BTreeSet<String> = moves.filter(|mv| fits(&*at, mv)).collect();
    let answers = task.answers.iter().map(|mv| (*mv).to_owned()).collect();
    assert_eq!(found, answers, "{code}");
}

/// The letters of the pieces on the cell with this name, from the bottom up.
fn tower(at: &dyn AnyPosition, cell: &str) -> String {
    let scene = at.scene();
    let cell = scene.grid.cell(cell).unwrap();
    scene.tower_at(cell).map(|figure| figure.letter).collect()
}

#[test]
fn the_tasks_of_kings_mate_are_done_by_what_they_ask_for() {
    let all_of = |code, fits: &dyn Fn(&dyn AnyPosition, &str) -> bool| all_of(MATE, code, fits);
    let figure = |at: &dyn AnyPosition, mv: &str| tower(at, mv.get(..2).unwrap());
    all_of("km-fool", &|at, mv| figure(at, mv) == "F");
    all_of("km-keeper", &|at, mv| {
        figure(at, mv) == "E" && mv.contains('x')
    });
    all_of("km-priest", &|_, mv| mv.contains('x'));
    let raised = ["C4", "E4", "D5", "C6", "E6"];
    all_of("km-plate", &|at, mv| {
        figure(at, mv) == "S" && raised.contains(&mv.get(3..5).unwrap())
    });
    all_of("km-escort", &|at, mv| figure(at, mv) == "K");
    all_of("km-last", &|at, mv| after(at, mv, None).state() == "check");
    all_of("km-danger", &|_, _| true);
    all_of("km-win", &|at, mv| {
        after(at, mv, None).state() == "conquered"
    });
    all_of("km-return", &|_, mv| mv.contains('='));
    let danger = position(MATE, "", task(MATE, "km-danger").setup);
    assert_eq!(danger.state(), "check");
    let failed = task(MATE, "km-throw");
    let at = position(MATE, failed.options, failed.setup);
    let next = after(&*at, failed.answers[0], failed.dice);
    assert_eq!(next.setup().as_str(), task(MATE, "km-another").setup);
}

#[test]
fn every_piece_of_every_game_is_taught_by_a_task_of_its_own() {
    for kind in GameKind::ALL {
        let start = (kind.spec().start)(&Options::default()).scene();
        let kinds: BTreeSet<&str> = start
            .pieces
            .iter()
            .map(|(_, figure)| figure.glyph.name())
            .collect();
        assert!(kinds.len() > 1, "{kind}");
        let mut moved = BTreeSet::new();
        let mut named = BTreeSet::new();
        for task in kind.spec().teaching.lesson {
            let at = position(kind, task.options, task.setup);
            for answer in task.answers {
                let from = answer.split(['-', 'x', '#', '=']).next().unwrap();
                let scene = at.scene();
                let on = scene
                    .grid
                    .cell(from)
                    .map(|cell| scene.tower_at(cell).last());
                moved.extend(on.flatten().map(|figure| figure.glyph.name()));
            }
            let said = catalogue(Language::English).line(&format!("lesson-{}", task.code), &[]);
            let said = said.to_lowercase();
            named.extend(kinds.iter().filter(|name| said.contains(**name)));
        }
        // Priest and priestess move alike: one task names both, and each moves in one.
        assert!(moved.is_superset(&kinds), "{kind}: {moved:?} of {kinds:?}");
        assert_eq!(named, kinds, "{kind}");
    }
}

#[test]
fn the_tasks_of_kings_guard_are_done_by_what_they_ask_for() {
    let all_of = |code, fits: &dyn Fn(&dyn AnyPosition, &str) -> bool| all_of(GUARD, code, fits);
    let onto = |at: &dyn AnyPosition, mv: &str| tower(at, mv.split_once('-').unwrap().1);
    all_of("kg-guard", &|_, mv| mv.starts_with("E5-"));
    all_of("kg-build", &|at, mv| {
        mv.ends_with(['2']) && onto(at, mv) == "G" && !mv.starts_with("E1")
    });
    all_of("kg-top", &|at, mv| mv.contains('-') && onto(at, mv) == "g");
    all_of("kg-next", &|_, mv| {
        let Some((from, to)) = mv.split_once('-') else {
            return false;
        };
        let apart = from.bytes().zip(to.bytes()).map(|(a, b)| a.abs_diff(b));
        apart.map(u32::from).sum::<u32>() == 2
    });
    all_of("kg-done", &|_, mv| mv == "done");
    all_of("kg-under", &|_, mv| mv != "done");
    all_of("kg-duty", &|_, _| true);
    all_of("kg-crown", &|_, mv| mv == "E1-E2");
    all_of("kg-king", &|at, mv| {
        matches!(after(at, mv, None).status(), Status::Over(_))
    });
    for (code, answer, next) in [
        ("kg-top", "E3-F5", "kg-next"),
        ("kg-next", "E3-E5", "kg-done"),
    ] {
        let at = position(GUARD, "", task(GUARD, code).setup);
        let then = after(&*at, answer, None);
        assert_eq!(then.setup().as_str(), task(GUARD, next).setup);
    }
}

#[test]
fn the_tasks_of_four_kings_are_done_by_what_they_ask_for() {
    let all_of = |code, fits: &dyn Fn(&dyn AnyPosition, &str) -> bool| all_of(FOUR, code, fits);
    all_of("fk-pawn", &|_, mv| mv == "E2-E5");
    all_of("fk-second", &|_, mv| mv == "B8-C8");
    all_of("fk-knight", &|_, mv| mv.ends_with("xH7"));
    all_of("fk-bishop", &|_, mv| mv.contains('x'));
    all_of("fk-queen", &|_, mv| mv.contains('x'));
    all_of("fk-castle", &|_, mv| mv == "I1-K1");
    all_of("fk-turning", &|_, mv| mv.contains('x'));
    all_of("fk-passing", &|_, mv| mv.contains('x'));
    all_of("fk-check", &|_, _| true);
    all_of("fk-hand", &|_, _| true);
    all_of("fk-free", &|_, mv| mv.contains('='));
    let then = after(
        &*position(FOUR, "", task(FOUR, "fk-pawn").setup),
        "E2-E5",
        None,
    );
    assert_eq!(then.setup().as_str(), task(FOUR, "fk-second").setup);
}

#[test]
fn what_the_captions_say_of_stars_is_so() {
    let ends = |topic| ends(STARS, topic);
    let from = |at: &dyn AnyPosition, cell: &str| -> Vec<String> {
        let moves = legal(at).into_iter();
        moves.filter(|mv| mv.starts_with(cell)).collect()
    };
    assert_eq!(from(&*ends("4"), "J10").len(), 12);
    assert!(legal(&*ends("4")).contains(&"J10xK12".to_owned()));
    assert!(legal(&*ends("5")).contains(&"J10xL9".to_owned()));
    assert_eq!(ends("6").state(), "check");
    assert_eq!(
        from(&*ends("IS-6"), "C6"),
        ["C6-D6", "C6-D7", "C6-E6", "C6-E8", "C6xE7"]
    );
    let out = ends("IS-10");
    assert_eq!(out.status(), Status::ToMove(Seat::new(2).unwrap()));
    assert!(out.eliminated().contains(Seat::SECOND));
    assert!(out.setup().as_str().contains("xkP"), "{}", out.setup());
    assert_eq!(ends("IS-13").state(), "draw");
    for (topic, mv, ruling) in [
        ("IS-5", "D5-E4", "IS-5"),
        ("IS-8", "S6=Q", "IS-8"),
        ("IS-11", "O13xO14", "IS-11"),
    ] {
        let Err(MoveError::Illegal(reason)) = ends(topic).read(mv) else {
            panic!("{topic}");
        };
        assert_eq!(reason.ruling, Some(ruling), "{topic}");
    }
}

#[test]
fn the_tasks_of_stars_are_done_by_what_they_ask_for() {
    let all_of = |code, fits: &dyn Fn(&dyn AnyPosition, &str) -> bool| all_of(STARS, code, fits);
    all_of("is-first", &|_, mv| mv == "D7-F7" || mv == "D7-F9");
    all_of("is-leap", &|_, mv| mv.ends_with("xK12"));
    all_of("is-bishop", &|_, mv| mv.contains('x'));
    all_of("is-castle", &|_, mv| mv == "A6-A4" || mv == "A6-A8");
    all_of("is-corner", &|_, mv| mv.starts_with("J10x"));
    all_of("is-passing", &|_, mv| mv.starts_with("H9x"));
    all_of("is-queen", &|_, mv| mv.ends_with("=Q"));
    all_of("is-check", &|_, mv| mv.starts_with("C4"));
    all_of("is-mate", &|at, mv| {
        let then = after(at, mv, None);
        then.eliminated().contains(Seat::SECOND)
    });
}

/// The topics of a rules page in order: each heading's number, and each ruling.
pub(crate) fn topics(page: &str) -> Vec<String> {
    let mut headings = 0;
    let mut topics = Vec::new();
    for line in page.lines() {
        if line.starts_with("## ") {
            headings += 1;
            topics.push(headings.to_string());
        } else if let Some((ruling, _)) = line
            .strip_prefix("**")
            .and_then(|rest| rest.split_once("**"))
            && ["KM-", "KG-", "FK-", "IS-"]
                .iter()
                .any(|of| ruling.starts_with(of))
        {
            topics.push(ruling.to_owned());
        }
    }
    topics
}

#[test]
fn every_heading_and_every_ruling_has_its_diagram() {
    for kind in GameKind::ALL {
        let rules = kind.spec().teaching.rules;
        let drawn: BTreeSet<&str> = rules.iter().map(|(topic, _)| *topic).collect();
        assert_eq!(drawn.len(), rules.len());
        let written = topics(kind.spec().rules_in("en"));
        assert!(written.iter().any(|topic| topic.ends_with("-1")));
        assert_eq!(drawn, written.iter().map(String::as_str).collect());
    }
}

#[test]
fn the_rules_say_the_same_in_every_language() {
    for kind in GameKind::ALL {
        for language in Language::ALL {
            let page = kind.spec().rules_in(language.code());
            assert_eq!(
                page == kind.spec().rules_in("en"),
                language == Language::English
            );
            says_the_same(language, page, kind.spec().rules_in("en"));
        }
    }
    let mate = [
        ("king", 'K', 1),
        ("swordmaster", 'S', 1),
        ("keeper", 'E', 1),
        ("fool", 'F', 1),
    ];
    let guard = [("king", 'K', 1), ("guard", 'G', 9)];
    let four = [
        ("king", 'K', 1),
        ("queen", 'Q', 1),
        ("rook", 'R', 2),
        ("bishop", 'B', 2),
        ("knight", 'N', 2),
        ("pawn", 'P', 8),
    ];
    let stars = [
        ("king", 'K', 1),
        ("queen", 'Q', 1),
        ("rook", 'R', 2),
        ("bishop", 'B', 3),
        ("knight", 'N', 2),
        ("pawn", 'P', 9),
    ];
    for language in Language::ALL {
        pieces_are_called_as_everywhere(MATE, language, &mate);
        pieces_are_called_as_everywhere(GUARD, language, &guard);
        pieces_are_called_as_everywhere(FOUR, language, &four);
        pieces_are_called_as_everywhere(STARS, language, &stars);
    }
}

/// Asserts that a translated page has the same parts, with the same squares and typed text.
fn says_the_same(language: Language, page: &str, english: &str) {
    let code = |page: &str| -> BTreeSet<String> {
        let parts = page.split('`').skip(1).step_by(2);
        parts.map(str::to_owned).collect()
    };
    let squares = |paragraph: &str| -> BTreeSet<String> {
        let words = paragraph.split(|c: char| !c.is_ascii_alphanumeric());
        let square = |word: &&str| {
            matches!(word.as_bytes(), [b'A'..=b'S', b'1'..=b'9'])
                || matches!(word.as_bytes(), [b'A'..=b'S', b'1', b'0'..=b'9'])
        };
        words.filter(square).map(str::to_owned).collect()
    };
    assert_eq!(topics(page), topics(english), "{language:?}");
    assert_eq!(code(page), code(english), "{language:?}");
    let (theirs, ours): (Vec<&str>, Vec<&str>) = (
        page.split("\n\n").collect(),
        english.split("\n\n").collect(),
    );
    assert_eq!(theirs.len(), ours.len(), "{language:?}");
    for (theirs, ours) in theirs.into_iter().zip(ours) {
        assert_eq!(squares(theirs), squares(ours), "{language:?}: {theirs}");
        let items = |text: &str| text.lines().filter(|line| line.starts_with("- ")).count();
        assert_eq!(items(theirs), items(ours), "{language:?}: {theirs}");
        let strong = |text: &str| text.matches("**").count();
        assert_eq!(strong(theirs), strong(ours), "{language:?}: {theirs}");
    }
}

/// Asserts that the page introduces these pieces by their names in the catalogue, with their numbers.
fn pieces_are_called_as_everywhere(
    kind: GameKind,
    language: Language,
    pieces: &[(&str, char, i64)],
) {
    let page = kind.spec().rules_in(language.code()).to_lowercase();
    for (piece, letter, count) in pieces {
        let args = [("count", TextArg::Num(*count))];
        let name = catalogue(language).line(&format!("piece-{piece}"), &args);
        let wanted = format!("**{name}** ({letter})").to_lowercase();
        assert!(page.contains(&wanted), "{language:?}: {wanted}");
    }
}

/// The actions of all controls of a reply, as a transport returns them.
fn asks(reply: &Reply) -> Vec<Action> {
    let asks = reply.controls.iter().flat_map(|control| match control {
        Control::Button { action, .. } => vec![action.clone()],
        Control::Menu { options, .. } => options.iter().map(|(_, action)| action.clone()).collect(),
        Control::Select { .. } | Control::Invite { .. } | Control::Link { .. } => Vec::new(),
    });
    asks.map(|action| {
        let id = wire(&action).unwrap_or_else(|| panic!("{action:?} cannot be pressed"));
        assert_eq!(unwire(&id).as_ref(), Some(&action), "{id}");
        action
    })
    .collect()
}

/// All pages that can be reached from this action by pressing controls.
fn walk(table: &mut Table, from: Action) -> Vec<Reply> {
    let mut waiting = vec![from];
    let mut seen: Vec<Action> = Vec::new();
    let mut pages = Vec::new();
    while let Some(action) = waiting.pop() {
        // This button starts a game, not a page.
        let plays = matches!(action, Action::Computer(ComputerAction::Play { .. }));
        if plays || seen.contains(&action) {
            continue;
        }
        let replies = table.asked("Ann", action.clone());
        seen.push(action);
        assert_eq!(replies.len(), 1);
        assert!(replies[0].replaces_source);
        waiting.extend(replies.iter().flat_map(asks));
        pages.extend(replies);
    }
    pages
}

#[test]
fn all_pages_fit_into_messages_in_every_language_and_are_reached_by_pressing() {
    for language in Language::ALL {
        let mut table = Table::new();
        table.asked(
            "Ann",
            Action::Settings(vec![Preference::Language(Some(language))]),
        );
        let pages = walk(&mut table, Action::Help);
        // Help, rules and lessons of all games, with each piece, each square and each attempt.
        assert!(pages.len() > 250, "{}", pages.len());
        for kind in GameKind::ALL {
            let of_it = |page: &&Reply| page.text.plain().contains(kind.spec().title);
            assert!(pages.iter().filter(of_it).count() > 5, "{kind}");
        }
        for page in &pages {
            assert_fits(language, page);
            let Some(picture) = &page.picture else {
                continue;
            };
            assert!(picture.alt.chars().count() > 100, "{}", picture.alt);
            assert!(!picture.scene.caption.title.contains('#'));
        }
    }
}

#[test]
fn help_is_five_pictures_then_all_commands() {
    let mut table = Table::new();
    let first = table.asked("Ann", Action::Help);
    assert!(first[0].text.plain().contains("The aim (1 of 5)"));
    let alt = &first[0].picture.as_ref().unwrap().alt;
    assert!(
        alt.starts_with("The starting position. Both kings are framed"),
        "{alt}"
    );
    assert!(alt.contains("White: king D1, swordmasters C1 E1"), "{alt}");
    let mut page = first;
    for title in [
        "How the pieces move",
        "Raised squares",
        "How to play here",
        "Dice",
    ] {
        let next = button(&page, "Next");
        page = table.asked("Ann", next);
        assert!(page[0].text.plain().contains(title), "{title}");
    }
    let said = page[0].picture.as_ref().unwrap();
    assert_eq!(
        said.scene
            .dice
            .map(|dice| (dice.attacker.0, dice.defender.0)),
        Some((2, 5))
    );
    let all = table.asked("Ann", button(&page, "All commands"));
    assert!(all[0].text.plain().contains("/challenge"));
    let all = table.asked("Ann", button(&all, "Next"));
    assert!(all[0].text.plain().contains("/tutorial"));
    // A page number beyond the end gives the last page.
    let beyond = Action::Guide(GuideAction {
        kind: MATE,
        page: GuidePage::Picture(99),
    });
    assert!(table.ask("Ann", beyond).contains("(5 of 5)"));
}

#[test]
fn pictures_are_in_the_users_colours() {
    let mut table = Table::new();
    table.asked(
        "Ann",
        Action::Settings(vec![Preference::Theme(ThemeName::Contrast)]),
    );
    for ask in [
        Action::Help,
        Action::Rules {
            kind: None,
            topic: Some("km4".to_owned()),
        },
        Action::Lesson(LessonAction::Open {
            kind: None,
            task: None,
            text: None,
        }),
    ] {
        let page = table.asked("Ann", ask);
        assert_eq!(page[0].picture.as_ref().unwrap().theme, ThemeName::Contrast);
    }
}

fn rules(table: &mut Table, topic: &str) -> Vec<Reply> {
    let topic = (!topic.is_empty()).then(|| topic.to_owned());
    table.asked("Ann", Action::Rules { kind: None, topic })
}

#[test]
fn a_word_that_the_servers_game_does_not_have_is_found_in_all_others() {
    let mut table = Table::new();
    let found = rules(&mut table, "castling").remove(0);
    let text = found.text.plain();
    for title in ["Four Kings One War", "ImmortalStarMasters"] {
        let listed = format!("{title}: the rules in short\n“castling” stands in: ");
        assert!(text.contains(&listed), "{title}: {text}");
    }
    let prompts: Vec<&str> = found.controls.iter().filter_map(prompt).collect();
    assert_eq!(prompts, ["Four Kings One War", "ImmortalStarMasters"]);
    let ruling = table.asked("Ann", option(&found, "FK-6"));
    assert!(ruling[0].text.plain().contains("FK-6"));
}

fn prompt(control: &Control) -> Option<&str> {
    match control {
        Control::Menu { prompt, .. } => Some(prompt),
        Control::Button { .. }
        | Control::Select { .. }
        | Control::Invite { .. }
        | Control::Link { .. } => None,
    }
}

#[test]
fn rules_are_leafed_through_and_found_by_number_and_by_heading() {
    let mut table = Table::new();
    let contents = rules(&mut table, "");
    let offered = labels(&contents[0]);
    for label in ["Escort", "Notation", "KM-4, Escort", "KM-5, Escort"] {
        assert!(offered.contains(&label.to_owned()), "{offered:?}");
    }
    let escort = table.asked("Ann", option(&contents[0], "Escort"));
    let text = escort[0].text.plain();
    assert!(text.contains("Rulings on this: KM-4, KM-5."), "{text}");
    assert!(!text.contains("This holds after any move"), "{text}");
    let ruling = table.asked("Ann", button(&escort, "Next"));
    let text = ruling[0].text.plain();
    assert!(
        text.starts_with("Escort\nKM-4 This holds after any move"),
        "{text}"
    );
    let picture = ruling[0].picture.as_ref().unwrap();
    assert!(
        picture
            .scene
            .marks
            .iter()
            .any(|(_, mark)| *mark == Mark::Reason)
    );
    assert!(
        picture.alt.contains("cut off from the king on D2"),
        "{}",
        picture.alt
    );
    assert_eq!(table.asked("Ann", button(&ruling, "Back")), escort);
    for same in ["km-4", "KM4", "km 04", " KM-4 "] {
        assert_eq!(rules(&mut table, same), ruling, "{same}");
    }
    for same in ["escort", "ESCORT", "5"] {
        assert_eq!(rules(&mut table, same), escort, "{same}");
    }
    for strange in [
        "KM-99",
        "zugzwang",
        "0",
        "-",
        "99999999999999999999",
        "km",
        "é",
    ] {
        let text = rules(&mut table, strange)[0].text.plain();
        assert!(text.contains("no ruling or heading"), "{strange}: {text}");
    }
    for (strange, example) in [("KG-12", "KG-1"), ("kg 99", "KG-1"), ("FK-99", "FK-1")] {
        let text = rules(&mut table, strange)[0].text.plain();
        let example = format!("such as {example}, or");
        assert!(text.contains(&example), "{strange}: {text}");
    }
    table.asked(
        "Ann",
        Action::Settings(vec![Preference::Language(Some(Language::German))]),
    );
    let german = rules(&mut table, "geleit");
    assert!(german[0].text.plain().contains("Schwertmeister geleiten"));
    assert_eq!(
        rules(&mut table, "Escort"),
        german,
        "English headings are known everywhere"
    );
}

fn lesson(task: u8, text: &str) -> Action {
    Action::Lesson(LessonAction::Open {
        kind: None,
        task: Some(task),
        text: (!text.is_empty()).then(|| text.to_owned()),
    })
}

fn act(task: u8, act: LessonControl) -> Action {
    act_in(MATE, task, act)
}

fn act_in(kind: GameKind, task: u8, act: LessonControl) -> Action {
    Action::Lesson(LessonAction::Control { kind, task, act })
}

#[test]
fn the_lesson_is_played_through_by_menus_across_restarts() {
    for kind in GameKind::ALL {
        play_through(kind);
    }
}

fn play_through(kind: GameKind) {
    // Each press meets a service that does not know the learner.
    let asked = |action: Action| Table::new().asked("Ann", action);
    let mut page = asked(act_in(kind, 1, LessonControl::Show));
    let tasks = kind.spec().teaching.lesson;
    for (nth, task) in tasks.iter().enumerate() {
        let text = page[0].text.plain();
        let counted = format!("task {} of {}", nth + 1, tasks.len());
        assert!(text.contains(&counted), "{text}");
        let answer = task.answers[0];
        page = match answer.split_once(['-', 'x']) {
            Some((from, to)) => {
                page = asked(option(&page[0], from));
                // If a pawn or a fool has a single promotion, the square is enough.
                let whole = labels(&page[0]).iter().any(|l| l.starts_with(answer));
                let square = to.split('=').next().unwrap();
                asked(option(&page[0], if whole { answer } else { square }))
            }
            None => asked(button(&page, &format!("Say “{answer}”"))),
        };
        if task.dice.is_some() {
            let odds = page[0].text.plain();
            assert!(odds.contains("15 of 36 rolls (42%)"), "{odds}");
            page = asked(button(&page, "Throw the dice"));
            let picture = page[0].picture.as_ref().unwrap();
            let dice = picture.scene.dice.unwrap();
            assert_eq!(Some([dice.attacker.0, dice.defender.0]), task.dice);
            let verdict = picture.scene.caption.verdict.as_ref().unwrap();
            let told = format!("{}, {}.", verdict.word, verdict.needed);
            assert!(picture.alt.contains(&told), "{told}: {}", picture.alt);
        }
        page = asked(button(&page, "Next"));
    }
    let end = page[0].text.plain();
    assert!(
        end.contains("/challenge") && end.contains("/rules"),
        "{end}"
    );
    assert!(page[0].picture.is_none());
}

#[test]
fn a_word_that_ends_a_turn_is_a_button_and_no_square() {
    let mut table = Table::new();
    let page = table.asked("Ann", act_in(GUARD, 5, LessonControl::Show));
    let offered = labels(&page[0]);
    let spoken: Vec<&String> = offered.iter().filter(|l| l.contains("done")).collect();
    assert_eq!(spoken, ["Say “done”"], "{offered:?}");
    let page = table.asked("Ann", option(&page[0], "E3"));
    let offered = labels(&page[0]);
    assert!(!offered.iter().any(|l| l.contains("done")), "{offered:?}");
}

#[test]
fn whole_turns_are_tried_too() {
    let mut table = Table::new();
    let mut tried = |task: u8, text: &str| {
        let wanted = LessonAction::Open {
            kind: Some(GUARD),
            task: Some(task),
            text: Some(text.to_owned()),
        };
        table.asked("Ann", Action::Lesson(wanted))
    };
    let whole = tried(3, "E3-F5,E5");
    assert!(whole[0].text.plain().starts_with("Captured!"));
    let scene = &whole[0].picture.as_ref().unwrap().scene;
    let heights = ["E3", "E5", "F5"].map(|cell| {
        let cell = scene.grid.cell(cell).unwrap();
        scene.tower_at(cell).count()
    });
    assert_eq!(heights, [1, 1, 2]);
    let other = tried(3, "E3-E5,F3");
    assert!(other[0].text.plain().starts_with("That is legal"));
    let wrong = tried(3, "E3-F5,E8");
    let text = wrong[0].text.plain();
    assert!(text.starts_with("E8 is 5 steps from E3"), "{text}");
    assert!(text.contains("Take the guard on F5"), "{text}");
    let first = tried(1, "C3-D4");
    assert!(first[0].text.plain().contains("KG-2"));
    let picture = first[0].picture.as_ref().unwrap();
    let framed = picture.scene.marks.iter();
    assert!(framed.clone().any(|(_, mark)| *mark == Mark::Reason));
}

#[test]
fn each_game_leads_to_the_other_and_the_servers_own_comes_first() {
    let mut table = Table::new();
    let lesson = |kind| {
        Action::Lesson(LessonAction::Open {
            kind,
            task: None,
            text: None,
        })
    };
    let book = Action::Rules {
        kind: None,
        topic: None,
    };
    for (ask, mate, guard) in [
        (Action::Help, "The aim", "South is below"),
        (book, "raised", "towers"),
        (lesson(None), "Move a fool", "the point of your V"),
    ] {
        let page = table.asked("Ann", ask);
        assert!(page[0].text.plain().contains(mate));
        let there = table.asked("Ann", button(&page, "King’s Guard"));
        assert!(there[0].text.plain().contains(guard));
        let back = table.asked("Ann", button(&there, "King’s Mate"));
        assert_eq!(back, page);
    }
    let text = table.ask("Ann", lesson(Some(GUARD)));
    assert!(text.contains("task 1 of 9"), "{text}");
    // A ruling's number identifies its game, whatever game is played here.
    let ruling = rules(&mut table, "kg5");
    assert!(ruling[0].text.plain().contains("KG-5 That whole turn"));
    let named = Action::Rules {
        kind: Some(MATE),
        topic: Some("KG-5".to_owned()),
    };
    let text = table.ask("Ann", named);
    assert!(text.contains("no ruling or heading"), "{text}");
}

#[test]
fn a_wrong_try_gets_a_hint_a_forbidden_one_the_rule_and_both_the_task_again() {
    let mut table = Table::new();
    let hint = table.asked("Ann", lesson(5, "A1-A2"));
    assert!(
        hint[0]
            .text
            .plain()
            .starts_with("That is legal, and the escort holds.")
    );
    assert!(hint[0].text.plain().contains("task 5 of 11"));
    assert!(
        labels(&hint[0])
            .iter()
            .any(|label| label.starts_with("D2 king"))
    );
    let refused = table.asked("Ann", lesson(5, "d2e2"));
    let text = refused[0].text.plain();
    assert!(
        text.starts_with("That breaks your escort") && text.contains("KM-4"),
        "{text}"
    );
    assert!(text.ends_with("keep the escort together."), "{text}");
    let picture = refused[0].picture.as_ref().unwrap();
    assert!(
        picture
            .scene
            .marks
            .iter()
            .any(|(_, mark)| *mark == Mark::Reason)
    );
    assert!(picture.alt.starts_with("Not D2-E2"), "{}", picture.alt);
    let fresh = Table::new().asked("Ann", act(5, LessonControl::Show));
    let pressed = table.asked("Ann", button(&fresh, "Try D2-E2"));
    assert_eq!(pressed, refused);
    let odd = table.asked("Ann", lesson(5, "hello `there` @everyone"));
    assert!(odd[0].text.plain().starts_with("I cannot read"));
    assert!(!labels(&odd[0]).is_empty());
    let open = table.asked("Ann", lesson(9, "B8-B9"));
    let done = table.asked("Ann", button(&open, "B8-B9=E"));
    assert!(done[0].text.plain().starts_with("Well done."));
    assert!(table.told().is_empty(), "nobody else hears of it");
    assert!(
        table
            .ask("Ann", Action::Games(GamesFilter::Here))
            .contains("None yet")
    );
}

#[test]
fn what_no_control_offers_leads_back_to_the_task() {
    let mut table = Table::new();
    let cases = [
        act(1, LessonControl::Piece("A9".to_owned())),
        act(1, LessonControl::Piece("Z9".to_owned())),
        act(1, LessonControl::Play(999)),
        act(1, LessonControl::Throw(999)),
        act(0, LessonControl::Show),
    ];
    for case in cases {
        let text = table.ask("Ann", case.clone());
        assert!(text.contains("task 1 of 11"), "{case:?}: {text}");
    }
    for beyond in [12, 255] {
        assert!(
            table
                .ask("Ann", act(beyond, LessonControl::Play(0)))
                .contains("That was the lesson")
        );
    }
    for strange in [
        "k1.lesson",
        "k1.lesson.kings-mate",
        "k1.lesson.chess.1",
        "k1.lesson.kings-mate.1.try.a b",
        "k1.lesson.kings-mate.-1",
        "k1.guide.kings-mate",
        "k1.guide.kings-mate.x",
        "k1.guide.chess.1",
        "k1.rules",
        "k1.rules.chess",
        "k1.lesson.kings-mate.1.piece",
        "k1.guide.kings-mate.1.2.3",
    ] {
        assert_eq!(unwire(strange), None, "{strange}");
    }
    // Buttons of earlier versions.
    for old in [
        "help",
        "guide.kings-mate.2",
        "lesson.kings-mate.km-plate.piece.D2",
        "rules.kings-mate.KM-4",
    ] {
        let old = format!("k1.{old}");
        assert_eq!(wire(&unwire(&old).unwrap()), Some(old));
    }
}

#[tokio::test]
async fn in_discord_help_turns_its_pages_and_the_lesson_goes_on_after_a_restart() {
    let discord = Discord::start().await;
    let bot = Bot::start(&discord, "");
    discord.connected().await;
    let asked = discord.slash(BEA, TOWN, "help", &[]);
    let first = discord.answer(&asked).await;
    assert!(words(&first).contains("(1 of 5)"), "{first}");
    assert_ne!(
        first["flags"].as_u64().unwrap() & 64,
        0,
        "for her alone: {first}"
    );
    let described = first["attachments"][0]["description"].as_str().unwrap();
    assert!(
        described.starts_with("The starting position. Both kings are framed"),
        "{described}"
    );
    let asked = discord.choose(BEA, TOWN, &first, "How to play here");
    let fourth = discord.answer(&asked).await;
    assert_eq!(fourth["id"], first["id"], "the page takes its place");
    assert!(words(&fourth).contains("(4 of 5)"), "{fourth}");
    let asked = discord.slash(
        BEA,
        TOWN,
        "tutorial",
        &[("task", json!(10)), ("move", json!("f7 g8"))],
    );
    let odds = discord.answer(&asked).await;
    assert!(words(&odds).contains("15 of 36"), "{odds}");
    let _bot = bot.killed_and_started(&discord).await;
    let asked = discord.press(BEA, TOWN, &odds, "Throw the dice");
    let done = discord.answer(&asked).await;
    assert!(words(&done).contains("You threw 2 against 5"), "{done}");
    let asked = discord.press(BEA, TOWN, &done, "Next");
    let next = discord.answer(&asked).await;
    assert!(words(&next).contains("task 11 of 11"), "{next}");
    let asked = discord.press(BEA, TOWN, &next, "Try F7xG8");
    let refused = discord.answer(&asked).await;
    assert!(words(&refused).contains("KM-12"), "{refused}");
    let asked = discord.choose(BEA, TOWN, &refused, "E2 priestess (4 moves)");
    let which = discord.answer(&asked).await;
    let asked = discord.choose(BEA, TOWN, &which, "G4 attacks the fool");
    let odds = discord.answer(&asked).await;
    let asked = discord.press(BEA, TOWN, &odds, "Throw the dice");
    let taken = discord.answer(&asked).await;
    assert!(words(&taken).contains("Taken!"), "{taken}");
    let asked = discord.slash(BEA, TOWN, "rules", &[("topic", json!("KM-16"))]);
    let ruling = discord.answer(&asked).await;
    assert!(words(&ruling).contains("KM-16"), "{ruling}");
    let asked = discord.press(BEA, TOWN, &ruling, "Contents");
    let contents = discord.answer(&asked).await;
    assert!(
        words(&contents).contains("the rules in short"),
        "{contents}"
    );
    assert_eq!(discord.post_count(), 0, "nobody else hears of it");
    discord.assert_sound();
}

/// The heading of the page, or the first of several that are listed.
fn found_first(table: &mut Table, kind: GameKind, topic: &str) -> String {
    let action = Action::Rules {
        kind: Some(kind),
        topic: Some(topic.to_owned()),
    };
    let reply = table.asked("Ann", action).remove(0);
    let text = reply.text.plain();
    let lists = text.contains("stands in:");
    if lists {
        labels(&reply).remove(0)
    } else {
        text.lines().next().unwrap_or_default().to_owned()
    }
}

#[test]
fn rules_are_found_by_words_that_they_do_not_use() {
    let mut table = Table::new();
    for (kind, word, heading) in [
        (MATE, "checkmate", "King and conquest"),
        (MATE, "threefold", "Draws"),
        (MATE, "resign", "Draws"),
        (MATE, "coronacion", "Promotion"),
        (MATE, "Würfel", "Active Play"),
        (GUARD, "stalemate", "Ends"),
        (GUARD, "stack", "Towers and kings"),
        (GUARD, "pie rule", "Turns"),
        (FOUR, "promo", "Pawns"),
        (FOUR, "Queening", "Pawns"),
        (FOUR, "en passant", "Pawns"),
        (FOUR, "Rochade", "Pieces"),
        (FOUR, "tie", "Ends"),
        (FOUR, "release", "Pawns"),
        (FOUR, "befreien", "Pawns"),
        (FOUR, "liberar", "Pawns"),
        (FOUR, "libérer", "Pawns"),
        (FOUR, "uwolnić", "Pawns"),
        (FOUR, "libertar", "Pawns"),
        // Words as a sentence has them.
        (FOUR, "roszady", "Pieces"),
        (STARS, "remisu", "Draws"),
        (STARS, "draws", "Draws"),
        (STARS, "promotion", "Pawns"),
        (STARS, "resign", "Kings"),
        (STARS, "repetition", "Draws"),
    ] {
        let found = found_first(&mut table, kind, word);
        assert!(found.contains(heading), "{kind}, {word}: {found}");
    }
    // Other rules have what these have not.
    let dice = found_first(&mut table, GUARD, "dice");
    assert!(dice.contains("Active Play"), "{dice}");
    let none = found_first(&mut table, GUARD, "xyzzy");
    assert!(none.contains("no ruling or heading"), "{none}");
}

#[test]
fn every_word_of_a_subject_leads_to_its_topic_in_every_language() {
    let mut table = Table::new();
    for language in Language::ALL {
        let settle = Preference::Language(Some(language));
        table.asked("Ann", Action::Settings(vec![settle]));
        for kind in [MATE, GUARD, FOUR, STARS] {
            for (code, topics) in kind.spec().teaching.subjects {
                assert!(!topics.is_empty(), "{kind}: {code}");
                let words = catalogue(language).line(&format!("subject-{code}"), &[]);
                for word in words.split(", ") {
                    let action = Action::Rules {
                        kind: Some(kind),
                        topic: Some(word.to_owned()),
                    };
                    let reply = table.asked("Ann", action).remove(0);
                    // A page and a list lead on. The answer that nothing was found does not.
                    assert!(!reply.controls.is_empty(), "{kind}, {code}: {word}");
                }
            }
        }
    }
}

#[test]
fn every_topic_of_a_subject_is_on_the_rules_page() {
    for kind in [MATE, GUARD, FOUR, STARS] {
        let known = topics(kind.spec().rules_in("en"));
        for (code, topics) in kind.spec().teaching.subjects {
            for topic in *topics {
                assert!(
                    known.contains(&(*topic).to_owned()),
                    "{kind}, {code}: {topic}"
                );
            }
        }
    }
}
