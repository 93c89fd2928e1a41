//! King's Mate through its library: numbers of lines, and laws that hold after every move of random games.

use proptest::prelude::*;

use kingboard::game::chance::{Dice, Roll};
use kingboard::game::options::Options;
use kingboard::game::outcome::Status;
use kingboard::game::text::MoveError;
use kingboard::game::{Notation, Position as _};
use kingboard::games::kings_mate::board::{Bitboard, GRID, Role, Side, Square};
use kingboard::games::kings_mate::moves::for_each;
use kingboard::games::kings_mate::notation::REASONS;
use kingboard::games::kings_mate::perft::perft;
use kingboard::games::kings_mate::position::Position;
use kingboard::games::kings_mate::setup::{Rules, Setup};
use kingboard::games::kings_mate::setup_text;

/// The rules with these options.
pub(crate) fn rules(options: &str) -> Rules {
    Rules::from(&options.parse::<Options>().unwrap())
}

/// The position with this text.
pub(crate) fn position(options: &str, text: &str) -> Position {
    setup_text::read(text, rules(options)).unwrap_or_else(|e| panic!("{text}: {e:?}"))
}

/// The position after these moves, each with its dice if it needs some.
pub(crate) fn played(mut at: Position, moves: &[(&str, [u8; 2])]) -> Position {
    for (text, faces) in moves {
        let mv = at
            .read_move(text)
            .unwrap_or_else(|e| panic!("{text}: {e:?}"));
        at.play_unchecked(&mv);
        if let Status::ToRoll(dice) = at.status() {
            at.resolve(&Roll::new(dice, faces.to_vec()).unwrap())
                .unwrap();
        }
    }
    at
}

/// The legal moves as texts.
pub(crate) fn legal(at: &Position) -> Vec<String> {
    at.legal_moves()
        .iter()
        .map(|mv| at.write_move(mv).to_string())
        .collect()
}

#[test]
fn perft_from_the_start_has_its_fixed_points() {
    let start = Position::start(Rules::default());
    let lines = [0, 1, 2, 3].map(|depth| start.perft(depth));
    assert_eq!(lines, [1, 11, 121, 1485]);
}

#[test]
fn no_line_goes_on_from_an_attack_whose_dice_are_in_the_air() {
    let mut at = Position::start(rules("active"));
    for mv in "F2-F3 G8-G7 F3-F4 D8-D7 F4-F5 B8-B7 F5-F6 D7-D6 F6xG7".split(' ') {
        let mv = at.read_move(mv).unwrap();
        at.play_unchecked(&mv);
    }
    assert_eq!([0, 1, 2].map(|depth| at.perft(depth)), [1, 0, 0]);
}

#[test]
fn perft_counts_what_the_golden_file_says() {
    let golden = include_str!("../../golden/perft/kings-mate.txt");
    let lines: Vec<_> = golden.lines().filter(|l| !l.starts_with('#')).collect();
    assert!(lines.len() >= 25);
    for line in lines {
        let fields: Vec<&str> = line.split(" | ").collect();
        let [name, options, text, counts] = fields[..] else {
            panic!("{line}");
        };
        let at = position(options, text);
        let numbers: Vec<u64> = counts.split(' ').map(|n| n.parse().unwrap()).collect();
        for pair in numbers.chunks_exact(2) {
            let depth = u32::try_from(pair[0]).unwrap();
            assert_eq!(at.perft(depth), pair[1], "{name}, depth {depth}");
        }
    }
}

/// Counts lines by playing every legal move.
fn perft_by_list(setup: &Setup, rules: Rules, depth: u32) -> u64 {
    let at = Position::from_setup(*setup, rules);
    let moves = at.map_or_else(|fault| panic!("{fault:?}"), |at| at.legal_moves());
    match depth {
        0 => 1,
        1 => moves.len() as u64,
        _ => moves
            .into_iter()
            .map(|mv| perft_by_list(&setup.after(mv), rules, depth - 1))
            .sum(),
    }
}

#[test]
fn counting_listing_and_visiting_agree() {
    let golden = include_str!("../../golden/perft/kings-mate.txt");
    for line in golden.lines().filter(|l| !l.starts_with('#')) {
        let fields: Vec<&str> = line.split(" | ").collect();
        let at = position(fields[1], fields[2]);
        let (setup, rules) = (at.setup(), at.rules());
        let mut visited = 0;
        for_each(setup, rules, |_| visited += 1);
        assert_eq!(perft(setup, rules, 1), visited, "{line}");
        assert_eq!(
            perft(setup, rules, 2),
            perft_by_list(setup, rules, 2),
            "{line}"
        );
    }
}

/// Asserts the laws of any position reached by legal moves.
fn check_laws(at: &Position) {
    let text = at.write_setup();
    let board = &at.setup().board;
    let back = setup_text::read(text.as_str(), at.rules()).unwrap();
    assert_eq!(back.write_setup(), text);
    assert_eq!(back.setup(), at.setup());
    for side in Side::ALL {
        for role in Role::ALL {
            let count = board.of(side, role).count();
            assert!(count <= role.start_count(), "{text}: {side:?} {role:?}");
        }
        assert!(board.king(side).is_some(), "{text}");
    }
    let idle = Position::from_setup(
        Setup {
            side: at.setup().side.other(),
            failed: Bitboard::EMPTY,
            ..*at.setup()
        },
        at.rules(),
    );
    // A fool on the King Square has won, and then dangers no longer matter.
    if let Ok(idle) = idle {
        assert!(idle.dangers().is_empty(), "{text}: moved into danger");
    }
    let moves = at.legal_moves();
    let texts = legal(at);
    assert!(
        texts.windows(2).all(|pair| pair[0] < pair[1]),
        "{text}: {texts:?}"
    );
    assert_eq!(at.perft(1), moves.len() as u64, "{text}");
    // Some positions are enough: this plays each of their moves.
    if !moves.is_empty() && text.as_str().len().is_multiple_of(4) {
        let (setup, rules) = (at.setup(), at.rules());
        let replies = moves.iter().map(|mv| perft(&setup.after(*mv), rules, 1));
        assert_eq!(perft(setup, rules, 2), replies.sum::<u64>(), "{text}");
    }
    for (mv, written) in moves.iter().zip(&texts) {
        assert_eq!(at.read_move(written).as_ref(), Ok(mv), "{text}");
        for spelling in spellings(written) {
            assert_eq!(
                at.read_move(&spelling).as_ref(),
                Ok(mv),
                "{text}: {spelling}"
            );
        }
    }
    match at.status() {
        Status::ToMove(_) => assert!(!moves.is_empty(), "{text}: {}", at.state()),
        Status::ToRoll(_) | Status::Over(_) => assert!(moves.is_empty(), "{text}"),
    }
}

/// Other ways to type a canonical move.
fn spellings(written: &str) -> [String; 7] {
    let bare = written.replace(['-', 'x'], "");
    [
        written.to_lowercase(),
        bare.clone(),
        bare.replace('=', "").to_lowercase(),
        written.replace(['-', 'x'], " → "),
        written.replace(['-', 'x'], "–"),
        written.replace(['-', 'x'], " : ").replace('=', " "),
        format!(
            "  {}!?",
            written.replace('-', "x").replace("=E", "= Keeper")
        ),
    ]
}

/// Asserts that every pair of squares is a legal move or refused with a listed reason.
fn check_refusals(at: &Position) {
    let legal = legal(at);
    for from in Square::all() {
        for to in Square::all() {
            match at.read_move(&format!("{from}{to}")) {
                Ok(mv) => assert!(legal.contains(&at.write_move(&mv).to_string())),
                Err(MoveError::Ambiguous(moves)) => {
                    assert!(moves.len() > 1);
                    assert!(moves.iter().all(|mv| legal.contains(&mv.to_string())));
                }
                Err(MoveError::Illegal(reason)) => {
                    assert!(REASONS.contains(&reason.code), "{}", reason.code);
                    assert_eq!(reason.tried, [from.cell(), to.cell()]);
                    let start = format!("{from}-{to}");
                    assert!(!legal.iter().any(|mv| mv.replace('x', "-") == start));
                    for cell in &reason.shown {
                        assert_eq!(GRID.cell(&GRID.name(*cell)), Some(*cell));
                    }
                }
                Err(error @ MoveError::Unreadable { .. }) => panic!("{error:?}"),
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn laws_hold_after_every_move_of_random_games(
        options in prop::sample::select(vec!["", "expanded", "active", "expanded active"]),
        choices in prop::collection::vec((any::<u16>(), 1_u8..=6, 1_u8..=6), 1..160),
    ) {
        let mut at = Position::start(rules(options));
        for (ply, (choice, attacker, defender)) in choices.into_iter().enumerate() {
            check_laws(&at);
            if ply % 16 == 5 {
                check_refusals(&at);
            }
            let moves = at.legal_moves();
            if moves.is_empty() {
                break;
            }
            // Captures are frequent enough to clear the board.
            let captures: Vec<_> = moves
                .iter()
                .filter(|mv| at.setup().board.piece_at(mv.to).is_some())
                .collect();
            let mv = if captures.is_empty() || choice % 4 == 0 {
                moves[usize::from(choice) % moves.len()]
            } else {
                *captures[usize::from(choice) % captures.len()]
            };
            at.play_unchecked(&mv);
            if let Status::ToRoll(dice) = at.status() {
                check_laws(&at);
                at.resolve(&Roll::new(dice, vec![attacker, defender]).unwrap()).unwrap();
            }
        }
    }
}

#[test]
fn dice_are_taken_only_when_they_are_due() {
    let mut start = Position::start(rules("active"));
    let two = Roll::new(Dice { count: 2, faces: 6 }, vec![6, 1]).unwrap();
    assert!(start.resolve(&two).is_err());
    let mv = start.read_move("D2-D3").unwrap();
    start.play_unchecked(&mv);
    assert!(start.resolve(&two).is_err());
}
