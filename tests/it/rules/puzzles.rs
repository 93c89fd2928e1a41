//! Puzzles: what comes with the program can be read, played and solved in one way, and what makes a puzzle.

use std::collections::BTreeSet;

use kingboard::engine::Stop;
use kingboard::engine::puzzles::{
    HARDEST, Puzzle, SAVE, Turns, contrast, examine, leads, odds, solvers, themes,
};
use kingboard::engine::scale::draw;
use kingboard::game::evaluate::Evaluate;
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::{Notation, Position as _};
use kingboard::games::GameKind;
use kingboard::games::kings_mate::board::Role;
use kingboard::games::kings_mate::position::Position as MatePosition;
use kingboard::games::kings_mate::setup::Rules as MateRules;

/// Node budget of the check of a sample: each puzzle was clear at this one, too.
const NODES: u64 = 20_000;

fn shipped() -> impl Iterator<Item = Puzzle> {
    GameKind::ALL.into_iter().flat_map(Puzzle::shipped)
}

#[test]
fn every_shipped_line_is_a_puzzle_and_is_written_as_it_stands() {
    let mut keys = BTreeSet::new();
    for kind in GameKind::ALL {
        let lines: Vec<&str> = kind.spec().puzzles.lines().collect();
        assert!(!lines.is_empty(), "{kind} has none");
        for line in lines {
            let puzzle = Puzzle::read(kind, line).unwrap_or_else(|| panic!("{kind}: {line}"));
            assert_eq!(puzzle.write(), line);
            assert!((1..=HARDEST).contains(&puzzle.depth), "{line}");
            assert!(keys.insert(puzzle.key()), "twice: {line}");
        }
    }
    assert_eq!(
        Puzzle::read(GameKind::KINGS_MATE, "-\t1\t-\tnowhere\tD2-D3"),
        None
    );
}

#[test]
fn the_solver_moves_first_and_last_and_has_a_choice() {
    for puzzle in shipped() {
        let at = puzzle.position().unwrap();
        let us = solvers(&*at).unwrap();
        assert!(at.legal().len() >= 4, "{}", puzzle.write());
        let last = puzzle.after(puzzle.line.len() - 1).unwrap();
        assert_eq!(solvers(&*last), Some(us), "{}", puzzle.write());
        for (plies, mv) in puzzle.line.iter().enumerate() {
            let at = puzzle.after(plies).unwrap();
            assert!(at.legal().contains(mv), "{mv} in {}", puzzle.write());
        }
        let end = puzzle.after(puzzle.line.len()).unwrap();
        assert_eq!(
            odds(&*end).is_some(),
            matches!(end.status(), Status::ToRoll(_))
        );
        assert!(odds(&*end).is_none_or(|percent| percent == 42));
    }
}

#[test]
fn themes_are_those_that_the_rules_see() {
    let mut seen = BTreeSet::new();
    for puzzle in shipped() {
        let own: Vec<&str> = themes(puzzle.kind).collect();
        for theme in &puzzle.themes {
            assert!(own.contains(theme), "{theme} in {}", puzzle.write());
        }
        let end = puzzle.after(puzzle.line.len()).unwrap();
        let wins = matches!(end.status(), Status::Over(_));
        assert_eq!(puzzle.themes.contains(&"win"), wins, "{}", puzzle.write());
        let quiet = puzzle.line[0].captures().is_none();
        assert_eq!(
            puzzle.themes.contains(&"quiet"),
            quiet,
            "{}",
            puzzle.write()
        );
        let rolls = matches!(end.status(), Status::ToRoll(_));
        assert_eq!(
            puzzle.themes.contains(&"attack"),
            rolls,
            "{}",
            puzzle.write()
        );
        seen.extend(puzzle.themes.iter().copied());
    }
    for theme in ["attack", "quiet", "second", "sovereignty", "tower", SAVE] {
        assert!(seen.contains(theme), "no shipped puzzle shows {theme}");
    }
}

#[test]
fn a_move_shows_the_escort_and_raised_squares_where_the_board_has_them() {
    const RAISED: [&str; 7] = ["D1", "D9", "C4", "E4", "D5", "C6", "E6"];
    let mut at = MatePosition::start(MateRules::from(&Options::default()));
    let mut seen = BTreeSet::new();
    let mut seed = 5;
    for _ in 0..200 {
        let moves = at.legal_moves();
        for mv in &moves {
            let text = at.write_move(mv);
            let to = text.cells().nth(1).unwrap_or_default().to_owned();
            let themes = at.themes(mv);
            assert_eq!(themes.contains(&"raised"), RAISED.contains(&&*to), "{text}");
            if mv.role == Role::Swordmaster {
                assert!(themes.contains(&"escort"), "{text}");
            }
            seen.extend(themes);
        }
        let Some(mv) = moves.get(usize::try_from(draw(&mut seed)).unwrap() % moves.len().max(1))
        else {
            break;
        };
        at.play_unchecked(mv);
    }
    assert_eq!(seen, BTreeSet::from(["escort", "raised"]));
}

#[test]
fn the_first_move_of_a_sample_is_the_best_by_far() {
    let slow = std::env::var_os("SLOW_TESTS").is_some();
    let each = if slow { usize::MAX } else { 2 };
    for kind in GameKind::ALL {
        for puzzle in Puzzle::shipped(kind).take(each) {
            let first = Puzzle {
                line: puzzle.line[..1].to_vec(),
                ..puzzle.clone()
            };
            let found = leads(&first, NODES, &Stop::default()).unwrap();
            assert!(found[0] >= 150, "{found:?} for {}", puzzle.write());
            if slow {
                let found = leads(&puzzle, 20 * NODES, &Stop::default()).unwrap();
                assert!(found.iter().all(|lead| *lead >= 150), "{found:?}");
            }
        }
    }
}

#[test]
fn a_contrast_shows_a_lead_over_another_legal_move_and_most_puzzles_have_one() {
    for kind in GameKind::ALL {
        let sample: Vec<Puzzle> = Puzzle::shipped(kind).take(6).collect();
        let mut found = 0;
        for puzzle in &sample {
            let Some(contrast) = contrast(puzzle) else {
                continue;
            };
            found += 1;
            assert!(
                contrast.equity - contrast.other_equity >= 100,
                "{contrast:?}"
            );
            assert!((-1_000..=1_000).contains(&contrast.other_equity));
            assert_ne!(Some(&contrast.other), puzzle.line.first());
            let at = puzzle.position().unwrap();
            assert!(at.legal().contains(&contrast.other), "{contrast:?}");
        }
        assert!(3 * found >= sample.len(), "{kind}: {found}");
    }
}

#[test]
fn a_position_with_several_good_moves_or_with_few_moves_at_all_is_no_puzzle() {
    for kind in GameKind::ALL {
        let options = (kind.spec().settled)(Options::default());
        let start = (kind.spec().start)(&options);
        assert_eq!(
            examine(kind, &options, &*start, &Stop::default()),
            None,
            "{kind}"
        );
    }
    let stopped = Stop::default();
    stopped.ask();
    let puzzle = shipped().next().unwrap();
    let at = puzzle.position().unwrap();
    assert_eq!(examine(puzzle.kind, &puzzle.options, &*at, &stopped), None);
}

#[test]
fn a_turn_of_several_plies_gives_away_what_it_gave_since_it_began() {
    let start = (GameKind::KINGS_GUARD.spec().start)(&Options::default());
    let south = solvers(&*start).unwrap();
    let mut next = start.boxed_clone();
    while solvers(&*next) == Some(south) {
        let mv = next.legal().pop().unwrap();
        next.play(&mv).unwrap();
    }
    let north = solvers(&*next).unwrap();
    let mut turns = Turns::default();
    assert_eq!(turns.take(south, 100), 0, "nobody has moved before");
    // South sees only in the middle of its turn what it has done.
    assert_eq!(turns.take(south, -500), 0);
    assert_eq!(turns.take(north, 500), 600);
    assert_eq!(turns.take(north, 450), 550);
    assert_eq!(turns.take(south, -450), 50);
    assert!(Turns::is_gift(300) && !Turns::is_gift(299));
}
