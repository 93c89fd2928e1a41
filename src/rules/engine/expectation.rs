//! Compares the search with plain enumeration: every move and every roll, without windows or move ordering.

use crate::engine::Stop;
use crate::engine::scale::{PLY, WON, draw, squash};
use crate::engine::search::{Search, Tuning, raw};
use crate::engine::window::{Depth, SearchWindow};
use crate::game::Position as _;
use crate::game::evaluate::Evaluate;
use crate::game::outcome::Status;
use crate::game::seat::SeatSet;
use crate::games::kings_mate::board::Move;
use crate::games::kings_mate::position::Position;
use crate::games::kings_mate::setup::Rules;
use crate::games::kings_mate::setup_text;

const DICE: Rules = Rules {
    expanded: false,
    active: true,
    repetition: false,
};

/// The value for `us`: the mean over all rolls and the best of all legal moves.
fn enumerated(at: &Position, us: SeatSet, weights: &[i32], (depth, ply): (i32, i32)) -> i32 {
    if at.to_act().is_none() {
        let falls = at.falls().into_iter().flatten();
        let sum: i32 = falls
            .map(|fall| fall.ways * enumerated(&fall.at, us, weights, (depth, ply)))
            .sum();
        return sum / Position::ROLLS;
    }
    if depth == 0 {
        return squash(raw(at, us, 2, weights));
    }
    let ours = at.to_act().is_some_and(|seat| us.contains(seat));
    let values = at.legal_moves().into_iter().map(|mv| {
        let mut next = at.clone();
        next.play_unchecked(&mv);
        enumerated(&next, us, weights, (depth - 1, ply + 1))
    });
    let best = if ours { values.max() } else { values.min() };
    best.unwrap_or_else(|| at.stuck(us) * (WON - ply * PLY))
}

/// A random position of a few pieces on legal squares, with a side to move.
fn small(seed: &mut u64) -> Option<Position> {
    let mut squares = [None; 63];
    let pieces = b"KkSsEePprFf";
    let count = 5 + draw(seed) % 4;
    for i in 0..count {
        let square = usize::try_from(draw(seed) % 63).ok()?;
        let kind = if i < 2 { i } else { 2 + draw(seed) % 9 };
        squares[square] = pieces.get(usize::try_from(kind).ok()?).copied();
    }
    let rows: Vec<String> = (0..9)
        .map(|row| {
            let cells = squares[row * 7..row * 7 + 7].iter();
            let letter = |cell: &Option<u8>| cell.map_or('1', char::from);
            cells.map(letter).collect()
        })
        .collect();
    let side = if draw(seed).is_multiple_of(2) {
        'w'
    } else {
        'b'
    };
    // A run of empty squares is written as one number.
    let mut board = rows.join("/");
    for run in (2..=7).rev() {
        board = board.replace(&"1".repeat(run), &run.to_string());
    }
    let at = setup_text::read(&format!("{board} {side} -"), DICE).ok()?;
    matches!(at.status(), Status::ToMove(_)).then_some(at)
}

#[test]
fn values_are_the_expectation_with_and_without_star1() {
    let mut seed = 5;
    let (mut done, mut cuts) = (0, 0);
    while done < 500 {
        let Some(at) = small(&mut seed) else { continue };
        let attacks = |mv: &Move| at.setup().board.piece_at(mv.to).is_some();
        if !at.legal_moves().iter().any(attacks) {
            continue;
        }
        let weights = at.weight_sets()[0].weights;
        let seat = at.to_act().expect("a side is to move");
        let us: SeatSet = [seat].into_iter().collect();
        let depth = 2 + i32::from(at.legal_moves().len() < 9);
        let expected = enumerated(&at, us, weights, (depth, 0));
        let mut nodes = [0; 2];
        for (i, star1) in [false, true].into_iter().enumerate() {
            let tuning = Tuning {
                star1,
                pruning: false,
                captures: 0,
            };
            let stop = Stop::default();
            let mut search = Search::new(&at, us, weights, &[], (1 << 8, tuning, &stop));
            let found = search.value(
                &at,
                true,
                Depth {
                    left: depth,
                    ply: 0,
                },
                SearchWindow::FULL,
            );
            assert_eq!(found, expected, "{} {star1}", setup_text::write(at.setup()));
            nodes[i] = search.nodes;
        }
        done += 1;
        cuts += u32::from(nodes[1] < nodes[0]);
    }
    assert!(cuts > 100, "{cuts} of {done} are smaller with it");
}
