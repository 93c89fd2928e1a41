//! King's Guard as text and picture: every spelling, whole turns, every refusal with its place and facts.

use proptest::prelude::*;

use kingboard::game::any::AnyPosition;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::text::{MoveError, MoveText, Reason};
use kingboard::game::{Depict, Notation, Position as _};
use kingboard::games::kings_guard::SPEC;
use kingboard::games::kings_guard::board::BoardShape;
use kingboard::games::kings_guard::notation::EXPECTED;
use kingboard::games::kings_guard::position::Position;
use kingboard::games::kings_guard::rules::Rules;
use kingboard::games::kings_guard::setup_text;
use kingboard::scene::{Glyph, Mark, Shade, Tint};

use second_reader::guard::positions::{START, scattered};
use second_reader::luck::Luck;

const TALL: &str = "9/9/4k4/9/9/4(GgG)4/9/9/9/4K4 s -";

pub(crate) fn rules(options: &str) -> Rules {
    Rules::from(&options.parse::<Options>().unwrap())
}

pub(crate) fn position(options: &str, text: &str) -> Position {
    setup_text::read(text, rules(options)).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

/// The plies of a typed turn, separated by spaces.
fn turn(at: &Position, typed: &str) -> Result<String, MoveError> {
    let erased: Box<dyn AnyPosition> = kingboard::game::any::erase(at.clone());
    let plies: Vec<MoveText> = erased.read_turn(typed)?;
    let plies: Vec<&str> = plies.iter().map(MoveText::as_str).collect();
    Ok(plies.join(" "))
}

#[test]
fn turns_are_read_generously() {
    let tall = position("", TALL);
    for typed in [
        "E5-E7,D5,E4",
        "e5-e7,d5,e4",
        "e5e7d5e4",
        "e5 e7 d5 e4",
        "E5 → E7, D5, E4",
        "E5-E7-D5-E4",
        "E5-E7; D5; E4!",
        "E5-E7/D5/E4",
        "E5-E7 E5-D5 E5-E4",
        "E5-E7, E5-D5, E5-E4, done",
        " e5xe7 & d5 & e4 Done.",
    ] {
        let plies = turn(&tall, typed).unwrap_or_else(|e| panic!("{typed}: {e:?}"));
        assert_eq!(plies, "E5-E7 E5-D5 E5-E4", "{typed}");
    }
    assert_eq!(turn(&tall, "E5-E7").unwrap(), "E5-E7 done");
    assert_eq!(turn(&tall, "E5-E7 done").unwrap(), "E5-E7 done");
    assert_eq!(turn(&tall, "E5-E7,D5").unwrap(), "E5-E7 E5-D5 done");
}

#[test]
fn a_turn_under_way_is_gone_on_with() {
    let begun = position("", "9/9/4k4/4G4/9/4(Gg)4/9/9/9/4K4 s - @E5:1");
    for (typed, plies) in [
        ("D5", "E5-D5 done"),
        ("e5-d5", "E5-D5 done"),
        ("D5,E4", "E5-D5 E5-E4"),
        ("E5-D5,E4", "E5-D5 E5-E4"),
        ("E5,D5", "E5-D5 done"),
        ("done", "done"),
        ("DONE!", "done"),
    ] {
        assert_eq!(turn(&begun, typed).as_deref(), Ok(plies), "{typed}");
    }
    assert_eq!(refused(turn(&begun, "E1-E2")).code, "turn-elsewhere");
    assert_eq!(refused(turn(&begun, "E5")).code, "stays");
}

#[test]
fn one_ply_is_read_alone() {
    let tall = position("", TALL);
    let read =
        |at: &Position, typed: &str| at.read_move(typed).map(|mv| at.write_move(&mv).to_string());
    assert_eq!(read(&tall, "e5e7").as_deref(), Ok("E5-E7"));
    let end = |at| {
        Err(MoveError::Unreadable {
            at,
            expected: "end",
        })
    };
    assert_eq!(read(&tall, "E5-E7,D5"), end(6));
    assert_eq!(read(&tall, "E5-E7 done"), end(6));
    let begun = position("", "9/9/4k4/4G4/9/4(Gg)4/9/9/9/4K4 s - @E5:1");
    assert_eq!(read(&begun, "d5").as_deref(), Ok("E5-D5"));
    assert_eq!(read(&begun, "done").as_deref(), Ok("done"));
}

#[test]
fn rows_of_two_digits_are_read() {
    let start = position("", START[0]);
    let north = {
        let mut at = start;
        let mv = at.read_move("E5-E6").unwrap();
        at.play_unchecked(&mv);
        at
    };
    assert_eq!(turn(&north, "a10a9").as_deref(), Ok("A10-A9"));
    assert_eq!(turn(&north, "E10-E9").as_deref(), Ok("E10-E9"));
    let texts: Vec<String> = north
        .legal_moves()
        .iter()
        .map(|mv| north.write_move(mv).to_string())
        .collect();
    assert!(texts.is_sorted(), "{texts:?}");
}

#[test]
fn unreadable_turns_show_the_place_and_what_was_expected() {
    let start = position("", START[0]);
    let small = position("small", START[1]);
    let long = "x".repeat(201);
    for (at, typed, place, expected) in [
        (&start, "", 0, "square-large"),
        (&start, "  ", 2, "square-large"),
        (&start, "hello", 1, "row-large"),
        (&start, "zoo", 0, "square-large"),
        (&start, "♞", 0, "square-large"),
        (&start, "e", 1, "row-large"),
        (&start, "e0", 1, "row-large"),
        (&start, "e11-e5", 1, "row-large"),
        (&start, "e5", 2, "square-large"),
        (&start, "e5-", 3, "square-large"),
        (&start, "e5-e6 (good)", 6, "end"),
        (&start, "e5-e6,", 6, ""),
        (&start, "done e5", 5, "end"),
        (&small, "i1-i2", 0, "square-small"),
        (&small, "e9-e8", 1, "row-small"),
        (&start, long.as_str(), 200, "shorter"),
    ] {
        if expected.is_empty() {
            assert!(turn(at, typed).is_ok(), "{typed}");
            continue;
        }
        let at = turn(at, typed);
        let wanted = MoveError::Unreadable {
            at: place,
            expected,
        };
        assert_eq!(at, Err(wanted), "{typed}");
        assert!(EXPECTED.contains(&expected));
    }
}

#[test]
fn a_turn_is_played_all_or_not_at_all() {
    let tall = position("", TALL);
    assert_eq!(refused(turn(&tall, "E5-E7,H5")).code, "too-far");
    assert_eq!(refused(turn(&tall, "E5-E7,D5,E4,F5")).code, "turn-over");
    assert_eq!(refused(turn(&tall, "E5-E7,E5")).code, "stays");
    // The capture of a king ends the turn.
    let near = position("", "9/9/9/9/4k4/4(gGG)4/9/9/9/4K4 s -");
    assert_eq!(turn(&near, "E5-E6").as_deref(), Ok("E5-E6"));
    assert_eq!(refused(turn(&near, "E5-E6,D5")).code, "turn-won");
}

fn refused<T: std::fmt::Debug>(read: Result<T, MoveError>) -> Reason {
    match read {
        Err(MoveError::Illegal(reason)) => reason,
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_list_of_duties_is_read_in_any_order_and_written_by_square() {
    let board = "4k4/9/9/2(GgGgg)6/9/3(GggGG)1(ggGGG)3/9/9/9/4K4 s";
    let at = position("", &format!("{board} F5,C7,D5"));
    assert_eq!(at.write_setup().as_str(), format!("{board} C7,D5,F5"));
}

#[test]
fn perft_counts_what_the_golden_file_says() {
    let golden = include_str!("../../golden/perft/kings-guard.txt");
    for line in golden.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [name, options, text, counts] = fields.try_into().unwrap();
        let at = position(options, text);
        let counts: Vec<u64> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        for pair in counts.chunks_exact(2) {
            let depth = u32::try_from(pair[0]).unwrap();
            assert_eq!(at.perft(depth), pair[1], "{name}, depth {depth}");
        }
    }
}

#[test]
fn random_games_come_to_their_end() {
    let mut luck = Luck::new(21);
    let mut ends = std::collections::BTreeSet::new();
    for options in ["", "small", "diagonal", "small diagonal"] {
        for _ in 0..6 {
            let mut at = (SPEC.start)(&options.parse().unwrap());
            let mut plies = 0;
            while let Status::ToMove(_) = at.status() {
                let legal = at.legal();
                at.play(&legal[luck.below(legal.len())]).unwrap();
                plies += 1;
                assert!(plies < 20_000, "it goes on for ever");
            }
            if let Status::Over(end) = at.status() {
                ends.insert(end.termination.to_string());
            }
        }
    }
    assert!(ends.contains("king-taken"), "{ends:?}");
}

#[test]
fn the_scene_shows_towers_from_the_bottom_up_and_what_is_due() {
    let at = position("", "9/9/4k4/4G4/9/2(GggGG)1(Gg)4/9/9/9/4K4 s C5 @E5:1");
    let scene = at.scene();
    assert_eq!(
        (scene.ground.len(), scene.grid),
        (90, BoardShape::Large.grid())
    );
    let cell = |name: &str| scene.grid.cell(name).unwrap();
    let letters: String = scene.tower_at(cell("C5")).map(|f| f.letter).collect();
    assert_eq!(letters, "GggGG");
    let top = scene.figure_at(cell("E5")).unwrap();
    assert_eq!((top.glyph, top.tint), (Glyph::Guard, Tint::Dark));
    assert_eq!(
        scene.marks,
        [(cell("C5"), Mark::Due), (cell("E5"), Mark::Begun)]
    );
    let lost = scene.lost.iter().map(|tray| tray.figures.len());
    assert_eq!(lost.sum::<usize>(), 0, "nothing leaves the board");
    assert!(scene.dice.is_none());
    let ground = |name: &str| {
        scene
            .ground
            .iter()
            .find(|(at, _)| *at == cell(name))
            .unwrap()
            .1
    };
    let dark = |name| ground(name).shade == Shade::Dark;
    assert!(dark("A1") && !dark("A2"));
}

#[test]
fn whatever_is_scattered_is_drawn_lawful_or_not() {
    for at in scattered(22, 60) {
        let mut options = Options::default();
        for (named, chosen) in [("small", at.rules.small), ("diagonal", at.rules.diagonal)] {
            if chosen {
                options = options.with(named);
            }
        }
        let drawn = (SPEC.depict)(&options, &at.text()).unwrap();
        let lawful = (SPEC.restore)(&options, &at.text()).unwrap();
        assert_eq!(drawn, lawful.scene());
    }
    // A position without a king, and with a tower too tall for the board.
    let odd = (SPEC.depict)(
        &Options::default().with("small"),
        "8/8/8/8/8/8/8/(GGGGGG)7 n -",
    );
    assert_eq!(odd.unwrap().pieces.len(), 6);
    assert_eq!((SPEC.depict)(&Options::default(), "9/9"), None);
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,40}", tail in any::<String>()) {
        let start = position("", START[0]);
        prop_assert!(start.read_turn(&(text.clone() + &tail)).is_err() || text.is_ascii());
        prop_assert!(setup_text::read(&text, Rules::default()).is_err());
        let spoilt = format!("{}{tail}", START[0]);
        prop_assert_eq!(setup_text::read(&spoilt, Rules::default()).is_ok(), tail.is_empty());
    }

    #[test]
    fn turns_typed_at_random_are_read_or_refused(
        typed in prop::collection::vec(prop::sample::select(vec![
            "E5", "e7", "D5", "E10", "done", ",", "-", " ", "F5", "E4",
        ]), 0..8),
    ) {
        let typed = typed.concat();
        for text in [TALL, "9/9/4k4/4G4/9/4(Gg)4/9/9/9/4K4 s - @E5:1"] {
            let at = position("", text);
            if let Ok(plies) = at.read_turn(&typed) {
                let mut next = at.clone();
                for ply in &plies {
                    prop_assert!(next.legal_moves().contains(ply));
                    next.play_unchecked(ply);
                }
                prop_assert!(!plies.is_empty() && !next.mid_turn());
            }
        }
    }

    #[test]
    fn reading_and_writing_positions_are_inverse(
        places in prop::collection::vec(
            prop::sample::select("gkGK1234567890/() sn-@E5:1,D".chars().collect::<Vec<_>>()),
            0..3,
        ),
        at in 0..60_usize,
    ) {
        // Small changes of a valid text: any text still accepted is written back unchanged.
        for (options, text) in [("", START[0]), ("diagonal", TALL), ("small", START[1])] {
            let head = text.chars().take(at);
            let spoilt: String = head.chain(places.clone()).chain(text.chars().skip(at + 1)).collect();
            if let Ok(read) = setup_text::read(&spoilt, rules(options)) {
                let written = read.write_setup();
                prop_assert_eq!(written.as_str(), &spoilt);
            }
        }
    }
}
