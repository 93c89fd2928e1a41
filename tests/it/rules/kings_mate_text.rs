//! King's Mate as text and picture: every spelling, every refusal with its place and facts.

use proptest::prelude::*;

use crate::rules::kings_mate::{legal, played, position, rules};

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::seat::Seat;
use kingboard::game::text::{MoveError, Reason, SetupError};
use kingboard::game::{Depict, Notation};
use kingboard::games::GameKind;
use kingboard::games::kings_mate::board::GRID;
use kingboard::games::kings_mate::notation::EXPECTED;
use kingboard::games::kings_mate::position::Position;
use kingboard::games::kings_mate::setup::Rules;
use kingboard::games::kings_mate::setup_text;
use kingboard::scene::{Glyph, Mark, Shade, Tint};

const START: &str = "erskspe/ff1f1ff/7/7/7/7/7/FF1F1FF/EPSKSRE w Kk";

#[test]
fn moves_are_read_generously() {
    let start = Position::start(Rules::default());
    for typed in [
        "D2-D3",
        "d2-d3",
        "D2xD3",
        "d2:d3",
        "d2>d3",
        "d2->d3",
        "d2 d3",
        "d2d3",
        "D2 – D3",
        "D2—D3",
        "D2−D3",
        "D2→D3",
        "d2 ⇒ d3",
        "d2➔d3",
        "D2×D3",
        " D2 - D3 ",
        "d2d3!",
        "d2-d3?!",
        "d2-d3.",
        "D2\u{a0}D3",
        "d2-d3+",
    ] {
        let mv = start.read_move(typed);
        let mv = mv.unwrap_or_else(|e| panic!("{typed}: {e:?}"));
        assert_eq!(start.write_move(&mv).as_str(), "D2-D3");
    }
}

#[test]
fn promotions_are_read_generously() {
    let far = position("", "4k2/F6/7/7/7/7/7/7/2SKS1E w -");
    for typed in [
        "A8-A9=R",
        "a8a9r",
        "a8a9=r",
        "A8-A9 = R",
        "a8 a9 R",
        "a8-a9=priestess",
        "a8a9 Priestess!",
        "a8xa9=PRIESTESS",
    ] {
        let mv = far.read_move(typed);
        let mv = mv.unwrap_or_else(|e| panic!("{typed}: {e:?}"));
        assert_eq!(far.write_move(&mv).as_str(), "A8-A9=R");
    }
}

#[test]
fn unreadable_moves_show_the_place_and_what_was_expected() {
    let start = Position::start(Rules::default());
    let long = "x".repeat(201);
    for (typed, at, expected) in [
        ("", 0, "square"),
        ("   ", 3, "square"),
        ("hello", 0, "square"),
        ("♞", 0, "square"),
        ("d", 1, "row"),
        ("d0", 1, "row"),
        ("dd2", 1, "row"),
        ("d2", 2, "square"),
        ("d2-", 3, "square"),
        ("d2 to d3", 3, "square"),
        ("D10-D9", 2, "square"),
        ("d2-d3=", 6, "promotion"),
        ("d2-d3=x", 6, "promotion"),
        ("d2-d3queen", 5, "promotion"),
        ("d2-d3 (good)", 6, "end"),
        ("D2-D3[5:2]", 5, "end"),
        ("d2-d3-d4", 5, "end"),
        ("ｄ2d3", 0, "square"),
        (long.as_str(), 200, "shorter"),
    ] {
        let error = start.read_move(typed).unwrap_err();
        assert_eq!(error, MoveError::Unreadable { at, expected }, "{typed}");
        assert!(EXPECTED.contains(&expected));
    }
}

fn refused(at: &Position, typed: &str) -> Reason {
    match at.read_move(typed) {
        Err(MoveError::Illegal(reason)) => reason,
        other => panic!("{typed}: {other:?}"),
    }
}

#[test]
fn a_refusal_after_the_end_needs_no_readable_move() {
    let over = position("", "K6/1s5/1ks4/7/7/7/7/7/7 w -");
    let reason = refused(&over, "castle!");
    assert_eq!((reason.code, reason.tried), ("game-over", vec![]));
}

#[test]
fn the_list_of_failed_pieces_is_read_in_any_order_and_written_by_square() {
    let text = "3k3/7/7/7/7/7/7/3F3/A w -".replace('A', "E2K2E");
    let at = position("active", &format!("{text} !G1,D2,A1,D1"));
    let written = format!("{text} !A1,D1,D2,G1");
    assert_eq!(at.write_setup().as_str(), written);
    assert!(setup_text::read(&written, rules("active")).is_ok());
}

#[test]
fn a_game_is_reached_through_the_registry() {
    let spec = "kings-mate".parse::<GameKind>().unwrap().spec();
    assert_eq!(spec.slug, "kings-mate");
    let options = Options::default().with("expanded");
    assert_eq!((spec.start)(&options).setup().as_str(), START);
    let text = "7/3F3/k6/7/2SKS2/7/7/7/7 w -";
    let restored = (spec.restore)(&options, text).unwrap();
    assert!(restored.legal().iter().any(|mv| mv.as_str() == "D8-D9"));
    let error: SetupError = (spec.restore)(&options, "7").unwrap_err();
    assert_eq!(error.code, "row-count");
}

#[test]
fn the_scene_shows_ground_pieces_and_homes() {
    let scene = Position::start(Rules::default()).scene();
    assert_eq!((scene.ground.len(), scene.pieces.len()), (63, 24));
    let ground = |name: &str| {
        let cell = GRID.cell(name).unwrap();
        scene.ground.iter().find(|(at, _)| *at == cell).unwrap().1
    };
    let dark = |name| ground(name).shade == Shade::Dark;
    assert!(dark("A1") && !dark("A2") && dark("G9"));
    let raised = scene.ground.iter().filter(|(_, ground)| ground.is_raised());
    assert_eq!(raised.count(), 7);
    assert_eq!(ground("D1").home, Some(Seat::FIRST));
    assert_eq!(ground("D9").home, Some(Seat::SECOND));
    let priest = scene.pieces.iter().find(|(_, f)| f.letter == 'p').unwrap();
    assert_eq!(GRID.name(priest.0), "F9");
    assert_eq!((priest.1.glyph, priest.1.tint), (Glyph::Priest, Tint::Dark));
    assert!(scene.marks.is_empty() && scene.dice.is_none());
    assert!(scene.lost.iter().all(|tray| tray.figures.is_empty()));
}

#[test]
fn the_scene_shows_danger_spent_pieces_and_losses() {
    let at = position("active", "3k3/7/7/7/7/1e5/3E3/1K5/7 w - !D3");
    let marks = [("B2", Mark::Danger), ("D3", Mark::Spent)];
    let wanted = marks.map(|(name, mark)| (GRID.cell(name).unwrap(), mark));
    let scene = at.scene();
    assert_eq!(scene.marks, wanted);
    let letters =
        |tray: usize| -> String { scene.lost[tray].figures.iter().map(|f| f.letter).collect() };
    assert_eq!(
        (letters(0).as_str(), letters(1).as_str()),
        ("SSEPRFFFFF", "sseprfffff")
    );
    assert_eq!(
        [scene.lost[0].tint, scene.lost[1].tint],
        [Tint::Light, Tint::Dark]
    );
}

#[test]
fn a_move_written_and_played_reads_the_same_through_the_waist() {
    let at = played(Position::start(Rules::default()), &[("D2-D3", [0; 2])]);
    let erased: Box<dyn AnyPosition> = kingboard::game::any::erase(at.clone());
    let texts: Vec<String> = erased.legal().iter().map(ToString::to_string).collect();
    assert_eq!(texts, legal(&at));
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}", tail in any::<String>()) {
        let start = Position::start(Rules::default());
        prop_assert!(start.read_move(&(text.clone() + &tail)).is_err() || text.is_ascii());
        prop_assert!(setup_text::read(&text, Rules::default()).is_err());
        let spoilt = format!("{START}{tail}");
        prop_assert_eq!(setup_text::read(&spoilt, Rules::default()).is_ok(), tail.is_empty());
    }

    #[test]
    fn reading_and_writing_positions_are_inverse(
        places in prop::collection::vec(prop::sample::select("seprfSEPRF1234567/ wbKk-!D1,".chars().collect::<Vec<_>>()), 0..3),
        at in 0..46_usize,
    ) {
        // Small changes of a valid text: any text still accepted is written back unchanged.
        let spoilt: String = START.chars().take(at).chain(places).chain(START.chars().skip(at + 1)).collect();
        for options in ["", "expanded active"] {
            if let Ok(read) = setup_text::read(&spoilt, rules(options)) {
                let written = read.write_setup();
                prop_assert_eq!(written.as_str(), &spoilt);
            }
        }
    }
}
