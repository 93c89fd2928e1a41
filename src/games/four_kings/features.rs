//! What speaks for an army in Four Kings One War, counted: pieces, pawns on their way, pieces near enemy kings.

use crate::game::evaluate::Tally;
use crate::games::four_kings::board::{Army, Board, Ground, Heading, Piece, Role, Square, Squares};

// Places in the lists of weights; `judge` names them.
const QUEEN: usize = 0;
const PAWN_AHEAD: usize = 5;
const PAWN_NEAR_BACK: usize = 6;
const KNIGHT_CENTRAL: usize = 7;
const LINE_CENTRAL: usize = 8;
const DEVELOPED: usize = 9;
const NEAR_KINGS: usize = 10;
const KING: usize = 11;
const KING_FREE: usize = 12;
const KING_OUT: usize = 13;
const BESIDE_KINGS: usize = 14;
const KING_TO_KINGS: usize = 15;
/// Whether the seat is to move.
pub(super) const TO_MOVE: usize = 16;

/// Steps of a king between two squares.
fn distance(a: Square, b: Square) -> i32 {
    let files = a.file().abs_diff(b.file());
    i32::from(files.max(a.rank().abs_diff(b.rank())))
}

/// Steps of a king to the nearest of the four squares in the middle.
fn from_centre(square: Square) -> i32 {
    let away = |n: u8| (2 * i32::from(n) - 15).abs() / 2;
    away(square.file()).max(away(square.rank()))
}

/// How many steps ahead of its first square a pawn of this heading stands, by its line.
fn ahead(pawn: Piece, at: Square) -> i32 {
    let line = match pawn.heading {
        Heading::Up => at.rank(),
        Heading::Down => 15 - at.rank(),
        Heading::Right => at.file(),
        Heading::Left => 15 - at.file(),
    };
    i32::from(line)
}

/// What speaks for one army, feature by feature.
#[inline]
pub(super) fn judge(
    board: &Board,
    army: Army,
    targets: [Option<Square>; 2],
    tally: &mut impl Tally,
) {
    let home = |square: Square| square.is_back() && square.ground() == Ground::Terrace(army);
    let nearness = |square: Square| {
        let near = targets
            .into_iter()
            .flatten()
            .map(|king| distance(square, king));
        8 - near.min().unwrap_or(8).min(8)
    };
    let beside = targets
        .into_iter()
        .flatten()
        .fold(Squares::EMPTY, |all, king| all | king.near());
    let mut count = [0; 6];
    let (mut steps, mut late, mut knights, mut lines) = (0, 0, 0, 0);
    let (mut out, mut near) = (0, 0);
    for square in board.men(army) {
        let Some(piece) = board.piece(square) else {
            continue;
        };
        count[piece.role as usize] += 1;
        match piece.role {
            Role::Pawn => {
                let far = ahead(piece, square);
                steps += far;
                late += (far - 9).max(0);
            }
            Role::King => {}
            Role::Knight => {
                knights += 8 - from_centre(square);
                out += i32::from(!home(square));
                near += nearness(square);
            }
            Role::Queen | Role::Rook | Role::Bishop => {
                lines += 8 - from_centre(square);
                out += i32::from(!home(square));
                near += nearness(square);
            }
        }
    }
    for (role, count) in count.into_iter().enumerate().skip(1) {
        tally.add(QUEEN + role - 1, count);
    }
    tally.add(PAWN_AHEAD, steps);
    tally.add(PAWN_NEAR_BACK, late);
    tally.add(KNIGHT_CENTRAL, knights);
    tally.add(LINE_CENTRAL, lines);
    tally.add(DEVELOPED, out);
    tally.add(NEAR_KINGS, near);
    tally.add(
        BESIDE_KINGS,
        (board.men(army) & beside).count().cast_signed(),
    );
    let Some(king) = board.king(army) else {
        return;
    };
    tally.add(KING, 1);
    tally.add(
        KING_FREE,
        king.near().minus(board.occupied()).count().cast_signed(),
    );
    tally.add(
        KING_OUT,
        i32::from(!home(king)) * (8 - from_centre(king)).max(0),
    );
    tally.add(KING_TO_KINGS, nearness(king));
}
