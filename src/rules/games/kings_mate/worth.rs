//! The worth of a piece for the measurement of luck, compared with a fool’s. It is the number of squares it may go to
//! or take on, averaged over all squares of an empty board.

use crate::games::kings_mate::attacks::{
    Obstacles, all_lines, diagonal, diagonal_steps, orthogonal, straight_steps,
};
use crate::games::kings_mate::board::Bitboard;
use crate::scene::Glyph;

/// The worth of a piece in fools; `None` for the king, which is never taken.
pub(super) fn of(piece: Glyph) -> Option<f64> {
    Some(reach(piece)? / reach(Glyph::Fool)?)
}

/// Average number of squares it reaches, without the escort rule; raised squares are closed to all but swordmasters.
fn reach(piece: Glyph) -> Option<f64> {
    let walled = Obstacles::NONE.with_raised(true);
    let open = if piece == Glyph::Swordmaster {
        Bitboard::ALL
    } else {
        !Bitboard::RAISED
    };
    let mut reached = 0;
    for from in open {
        let to = match piece {
            Glyph::King
            | Glyph::Monarch
            | Glyph::Guard
            | Glyph::Queen
            | Glyph::Rook
            | Glyph::Bishop
            | Glyph::Knight
            | Glyph::Pawn => return None,
            Glyph::Swordmaster => all_lines(from, Obstacles::NONE),
            Glyph::Keeper => orthogonal(from, walled),
            Glyph::Priest | Glyph::Priestess => diagonal(from, walled),
            Glyph::Fool => straight_steps(from) | diagonal_steps(from),
        };
        reached += (to & open).count();
    }
    Some(f64::from(reached) / f64::from(open.count()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::kings_mate::board::Square;

    /// Number of squares reached from all squares, walked step by step; and the number of squares.
    fn walked(ways: &[(i8, i8)], far: bool, climbs: bool) -> (u32, u32) {
        let open = |square: &Square| climbs || !Bitboard::RAISED.contains(*square);
        let (mut reached, mut squares) = (0, 0);
        for from in Square::all().filter(open) {
            squares += 1;
            for (files, ranks) in ways {
                let mut at = from;
                while let Some(next) = at.step(*files, *ranks).filter(open) {
                    reached += 1;
                    at = next;
                    if !far {
                        break;
                    }
                }
            }
        }
        (reached, squares)
    }

    #[test]
    fn a_piece_is_worth_the_squares_it_reaches_in_fools() {
        const LINES: [(i8, i8); 4] = [(0, 1), (0, -1), (1, 0), (-1, 0)];
        const DIAGONALS: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
        let all = [LINES, DIAGONALS].concat();
        let steps = [&LINES[..2], &DIAGONALS].concat();
        let fool = walked(&steps, false, false);
        for (piece, (reached, squares), tenths) in [
            (Glyph::Fool, fool, "1.0"),
            (Glyph::Priest, walked(&DIAGONALS, true, false), "1.4"),
            (Glyph::Priestess, walked(&DIAGONALS, true, false), "1.4"),
            (Glyph::Keeper, walked(&LINES, true, false), "2.2"),
            (Glyph::Swordmaster, walked(&all, true, true), "5.2"),
        ] {
            let mean = f64::from(reached) / f64::from(squares);
            let fools = mean / (f64::from(fool.0) / f64::from(fool.1));
            let worth = of(piece).unwrap();
            assert!((worth - fools).abs() < 1e-9, "{piece:?}");
            assert_eq!(format!("{worth:.1}"), tenths, "{piece:?}");
        }
        assert_eq!(of(Glyph::King), None, "no king is ever taken");
    }
}
