//! A search's own way through the rules: it finds the same moves and ends as the rules, and distinguishes positions.

use std::fmt::Debug;

use kingboard::game::evaluate::{Evaluate, Part};
use kingboard::game::outcome::Status;
use kingboard::game::{Notation, Position as _};
use kingboard::games::four_kings::position::Position as FourKings;
use kingboard::games::four_kings::setup::Seating;
use kingboard::games::immortal_star_masters::position::Position as StarMasters;
use kingboard::games::kings_guard::position::Position as KingsGuard;
use kingboard::games::kings_guard::rules::Rules as GuardRules;
use kingboard::games::kings_mate::position::Position as KingsMate;
use kingboard::games::kings_mate::setup::Rules as MateRules;
use kingboard::games::kings_mate::setup_text as mate_text;

use crate::rules::argue_stars::restore;
use crate::rules::four_rulings::table;
use crate::rules::four_words::restored;
use crate::rules::stars_rulings::table as star;
use second_reader::luck::Luck;

/// The legal moves, as texts in order.
fn legal<P: Evaluate + Notation>(at: &P) -> Vec<String> {
    let moves = at.legal_moves().into_iter();
    let mut texts: Vec<String> = moves.map(|mv| at.write_move(&mv).to_string()).collect();
    texts.sort();
    texts
}

/// The candidates of one part that a search finds legal, as texts.
fn part<P: Evaluate + Notation>(at: &P, part: Part) -> Vec<String> {
    let mut texts = Vec::new();
    at.candidates(part, |mv, _| {
        if at.after(&mv).is_some() {
            texts.push(at.write_move(&mv).to_string());
        }
    });
    texts
}

/// The candidates that a search finds legal, as texts in order.
fn found<P: Evaluate + Notation>(at: &P) -> Vec<String> {
    let mut texts = part(at, Part::Forcing);
    texts.extend(part(at, Part::Quiet));
    texts.sort();
    texts
}

/// Fails unless the forcing moves of a search are exactly those whose texts fit, and there are some.
fn assert_forcing<P: Evaluate + Notation + Debug>(at: &P, fits: impl Fn(&str) -> bool) {
    let (forcing, quiet) = (part(at, Part::Forcing), part(at, Part::Quiet));
    assert!(!forcing.is_empty(), "{at:?}");
    assert!(forcing.iter().all(|text| fits(text)), "{forcing:?}");
    assert!(!quiet.iter().any(|text| fits(text)), "{quiet:?}");
}

/// Fails unless a search and the rules agree on the moves here, and after some of them.
fn assert_agreed<P: Evaluate + Notation + Debug>(at: &P, mut looks: impl FnMut() -> bool) {
    assert_eq!(found(at), legal(at), "{at:?}");
    let mut results = Vec::new();
    for mv in at.legal_moves() {
        let told = || format!("{} in {at:?}", at.write_move(&mv));
        let mut played = at.clone();
        played.play_unchecked(&mv);
        let after = at.after(&mv);
        let after = after.unwrap_or_else(|| panic!("illegal for a search: {}", told()));
        assert_eq!(after.key(), played.key(), "{}", told());
        if looks() {
            let (theirs, ours) = (found(&after), legal(&played));
            // It looks for no stalemate, and so for no pass instead of one.
            if !theirs.is_empty() || ours.len() > 1 {
                assert_eq!(theirs, ours, "{}", told());
            }
        }
        results.push((played.key(), played));
    }
    results.sort_by_key(|(key, _)| *key);
    for pair in results.windows(2) {
        let same = pair[0].0 == pair[1].0;
        assert!(!same || pair[0].1 == pair[1].1, "one key: {pair:?}");
    }
}

/// Walks from here by lot, and compares every position on the way.
fn walk<P: Evaluate + Notation + Debug>(mut at: P, seed: u64, plies: usize) {
    let mut luck = Luck::new(seed);
    for _ in 0..plies {
        let mut moves = at.legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = moves.swap_remove(luck.below(moves.len()));
        assert_agreed(&at, || luck.percent(4));
        at.play_unchecked(&mv);
    }
}

#[test]
fn a_search_has_the_moves_of_the_rules_and_a_key_for_each_position() {
    for expanded in [false, true] {
        let rules = MateRules {
            expanded,
            ..MateRules::default()
        };
        walk(KingsMate::start(rules), 1, 60);
    }
    for diagonal in [false, true] {
        let rules = GuardRules {
            diagonal,
            ..GuardRules::default()
        };
        walk(KingsGuard::start(rules), 2, 60);
    }
    for seating in [Seating::Duel, Seating::Team] {
        walk(FourKings::start(seating), 3, 40);
    }
    for players in [2, 3, 6] {
        let start = StarMasters::start(players).expect("a table of that many");
        walk(start, 4, 40);
    }
}

#[test]
fn a_search_sees_the_draws_by_bare_kings_and_by_patience() {
    // Given a king beside the last man that is no king, or a turn before the limit of quiet turns
    for (pieces, still, line) in [
        ("nNI2", 0, ["I1xI2", "done"]),
        ("nNL16 sRF6", 99, ["F6-F7", "done"]),
        ("nNL16 sRF6", 98, ["F6-F7", "done"]),
    ] {
        let fields = format!("W0 - - - - {still}");
        let mut at: FourKings = restored("", &table(pieces, &fields, 2).write());
        for text in line {
            // When it is taken, or the turn goes by, then both see the same end, or none
            assert_agreed(&at, || true);
            let moves = at.legal_moves().into_iter();
            let mut moves = moves.filter(|mv| at.write(*mv).as_str() == text);
            let mv = moves
                .next()
                .unwrap_or_else(|| panic!("{text} of {:?}", legal(&at)));
            let after = at.after(&mv).expect("a legal ply");
            at.play_unchecked(&mv);
            assert_eq!(found(&after), legal(&at), "{text}");
        }
    }
}

#[test]
fn a_search_knows_which_side_goes_on_and_hands_the_turn_to_the_other() {
    // Given both ways to sit around the board
    for seating in [Seating::Duel, Seating::Team] {
        let mut at = FourKings::start(seating);
        let mut luck = Luck::new(5);
        let side = |at: &FourKings| match at.status() {
            Status::ToMove(seat) => [seat].into_iter().chain(at.partners(seat).iter()).min(),
            other @ (Status::ToRoll(_) | Status::Over(_)) => panic!("{other:?}"),
        };
        let mut before = None;
        for _ in 0..16 {
            // When the side of the ply before is to move, then it continues
            assert_eq!(at.in_a_row(), side(&at) == before, "{at:?}");
            if let Some(handed) = at.handed_on() {
                assert_ne!(side(&handed), side(&at), "{at:?}");
            }
            before = side(&at);
            let mut moves = at.legal_moves();
            at.play_unchecked(&moves.swap_remove(luck.below(moves.len())));
        }
    }
}

#[test]
fn captures_and_pawns_that_arrive_are_forcing_moves() {
    let text = |text: &str| text.contains(['x', '=']);
    // Given pawns that arrive with one square or three, and a rook that captures
    for pieces in ["sPE15 sRF9 nNF12", "sPE13 sRF9 nNF12", "sPE14 nNF15"] {
        let at: FourKings = restored("", &table(pieces, "W0 - - - - 0", 2).write());
        assert_forcing(&at, text);
    }
    // Given a pawn that arrives with a choice or without, or waits, beside a queen that captures
    let men = "rKA9 rRK9 gKS6 gQJ10 gQJ11";
    let arrives = |text: &str| text.contains(['x', '=']) || text.starts_with("B5-A");
    for (pawn, lost) in [("B5", "0.0.0"), ("B5", "0.0.2"), ("A4", "1.0.0")] {
        let (men, fields) = (
            format!("{men} gP[sn]{pawn}"),
            format!("n sn - - s0.0.0,n{lost}"),
        );
        let at = restore(&star(&men, &fields).write(), 6);
        assert_forcing(&at, arrives);
    }
    // Given both fools of a file within reach
    let line = "erskspe/f4f1/1f4f/3f1F1/7/7/7/FF1F2F/EPSKSRE w Kk";
    let at = mate_text::read(line, MateRules::default()).expect("a position");
    assert_forcing(&at, text);
}
