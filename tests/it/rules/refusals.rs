//! Refusals of all games as golden tables: moves with their rule, facts and cells, positions with the place of the
//! error. Each kind of error has a case and a complete sentence.

use std::collections::BTreeSet;

use kingboard::game::grid::Grid;
use kingboard::game::options::Options;
use kingboard::game::text::{Fact, MAX_SETUP_INPUT, MoveError};
use kingboard::games::spec::GameSpec;
use kingboard::games::{GameKind, four_kings, immortal_star_masters, kings_guard, kings_mate};
use kingboard::service::setup_error;
use kingboard::service::words::catalogue::{TextArg, sentences};

use crate::project::catalogue::is_broken;

/// One game's refusals: the golden tables, and the codes that must all have a case.
struct Refusals {
    spec: &'static GameSpec,
    moves: &'static str,
    reasons: &'static [&'static str],
    positions: &'static str,
    faults: &'static [&'static str],
}

const ALL: [Refusals; GameKind::ALL.len()] = [
    Refusals {
        spec: &kings_mate::SPEC,
        moves: include_str!("../../golden/kings-mate-refusals.txt"),
        reasons: kings_mate::notation::REASONS,
        positions: include_str!("../../golden/kings-mate-setup-errors.txt"),
        faults: kings_mate::setup_text::SETUP_ERRORS,
    },
    Refusals {
        spec: &kings_guard::SPEC,
        moves: include_str!("../../golden/kings-guard-refusals.txt"),
        reasons: kings_guard::notation::REASONS,
        positions: include_str!("../../golden/kings-guard-setup-errors.txt"),
        faults: kings_guard::setup_text::SETUP_ERRORS,
    },
    Refusals {
        spec: &four_kings::SPEC,
        moves: include_str!("../../golden/four-kings-refusals.txt"),
        reasons: four_kings::notation::REASONS,
        positions: include_str!("../../golden/four-kings-setup-errors.txt"),
        faults: four_kings::setup_text::SETUP_ERRORS,
    },
    Refusals {
        spec: &immortal_star_masters::SPEC,
        moves: include_str!("../../golden/immortal-star-masters-refusals.txt"),
        reasons: immortal_star_masters::notation::REASONS,
        positions: include_str!("../../golden/immortal-star-masters-setup-errors.txt"),
        faults: immortal_star_masters::setup_text::SETUP_ERRORS,
    },
];

/// The rows of a golden table, with fields separated by `|`.
fn rows<const FIELDS: usize>(golden: &'static str) -> impl Iterator<Item = [&'static str; FIELDS]> {
    let rows = golden.lines().filter(|line| !line.starts_with('#'));
    rows.map(|line| {
        let fields: Vec<&str> = line.split('|').collect();
        fields.try_into().unwrap()
    })
}

/// Facts as `name=text`, separated by `; `.
fn facts(facts: &[(&str, Fact)]) -> String {
    let fact = |(name, fact): &(&str, Fact)| match fact {
        Fact::Name(text) => format!("{name}={text}"),
        Fact::Word(code) => format!("{name}={code}"),
        Fact::Count(count) => format!("{name}={count}"),
    };
    facts.iter().map(fact).collect::<Vec<String>>().join("; ")
}

/// The sentence about a refused move.
fn told(code: &str, facts: &[(&'static str, Fact)]) -> String {
    let word = |fact: &Fact| match fact {
        Fact::Name(name) => name.clone().into(),
        Fact::Word(code) => sentences().line(code, &[("count", TextArg::Num(1))]).into(),
        Fact::Count(count) => TextArg::Num((*count).into()),
    };
    let args: Vec<_> = facts
        .iter()
        .map(|(name, fact)| (*name, word(fact)))
        .collect();
    sentences().line(&format!("illegal-{code}"), &args)
}

#[test]
fn a_broken_escort_names_both_swordmasters_that_stand_apart() {
    let text = "3k3/7/7/7/7/7/4S2/3S3/2K3E w -";
    let at = (GameKind::KINGS_MATE.spec().restore)(&Options::default(), text).unwrap();
    let Err(MoveError::Illegal(reason)) = at.read_turn("C1-B1") else {
        panic!("C1-B1 is not refused");
    };
    assert_eq!(
        told(reason.code, &reason.facts),
        "That breaks your escort: the swordmasters on D2, E3 would stand apart. One must be next to the king, the \
         other next to the king or to the first."
    );
}

#[test]
fn every_refused_move_names_its_rule_its_facts_and_its_cells() {
    for game in ALL {
        // The one reason that no typed move shows. `throws` has its own test.
        let mut seen =
            BTreeSet::from_iter(game.reasons.contains(&"roll-due").then_some("roll-due"));
        for row @ [options, text, typed, code, named, shown, ruling] in rows(game.moves) {
            let at = (game.spec.restore)(&options.parse().unwrap(), text);
            let at = at.unwrap_or_else(|error| panic!("{row:?}: {error:?}"));
            let Err(MoveError::Illegal(reason)) = at.read_turn(typed) else {
                panic!("{row:?} is not refused");
            };
            let grid: Grid = at.scene().grid;
            let cells: Vec<String> = reason.shown.iter().map(|cell| grid.name(*cell)).collect();
            let ruled = reason.ruling.unwrap_or_default();
            assert_eq!(
                (reason.code, facts(&reason.facts), cells.join(" "), ruled),
                (code, named.to_owned(), shown.to_owned(), ruling),
                "{row:?}"
            );
            assert_eq!(reason.tried.is_empty(), typed == "done", "{row:?}");
            let sentence = told(code, &reason.facts);
            assert!(!is_broken(&sentence), "{row:?}: {sentence}");
            seen.insert(code);
        }
        assert_eq!(seen, game.reasons.iter().copied().collect());
    }
}

#[test]
fn every_faulty_position_is_refused_at_its_place() {
    for game in ALL {
        let mut seen = BTreeSet::from(["too-long"]);
        for row @ [options, text, code, at, named] in rows(game.positions) {
            let read = (game.spec.restore)(&options.parse().unwrap(), text);
            let error = read.map(|_| ()).unwrap_err();
            assert_eq!(
                (error.code, error.at.to_string(), facts(&error.facts)),
                (code, at.to_owned(), named.to_owned()),
                "{row:?}"
            );
            let sentence = setup_error(&error);
            assert!(!is_broken(&sentence), "{row:?}: {sentence}");
            seen.insert(code);
        }
        // A position is one line.
        let start = (game.spec.start)(&"".parse().unwrap()).setup().to_string();
        let broken = start.replacen('/', "\n", 1);
        assert!((game.spec.restore)(&"".parse().unwrap(), &broken).is_err());
        let long = "7".repeat(MAX_SETUP_INPUT + 1);
        let read = (game.spec.restore)(&"".parse().unwrap(), &long);
        let error = read.map(|_| ()).unwrap_err();
        assert_eq!((error.code, error.at), ("too-long", MAX_SETUP_INPUT));
        assert_eq!(seen, game.faults.iter().copied().collect());
    }
}
