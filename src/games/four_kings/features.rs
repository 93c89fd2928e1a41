//! The features of an army in Four Kings One War: pieces, advanced pawns, pieces near enemy kings.

use std::ops::Range;

use crate::game::evaluate::Tally;
use crate::games::four_kings::board::{
    Army, Board, DIRECTIONS, Ground, Heading, Piece, Role, STRAIGHT, Square, Squares,
};

// Indexes in the lists of weights, named in `judge`.
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
const HUNTS_NEAR: usize = 17;
const HUNTS_BESIDE: usize = 18;
const KING_HUNTS: usize = 19;
/// Number of officers (pieces except kings and pawns) with which an enemy holds off all attackers.
const GUARDED: i32 = 8;

/// Number of king steps between two squares.
fn distance(a: Square, b: Square) -> i32 {
    let files = a.file().abs_diff(b.file());
    i32::from(files.max(a.rank().abs_diff(b.rank())))
}

/// Number of king steps to the nearest of the four centre squares.
fn from_centre(square: Square) -> i32 {
    let away = |n: u8| (2 * i32::from(n) - 15).abs() / 2;
    away(square.file()).max(away(square.rank()))
}

/// Number of steps a pawn of this heading has made from its first square, along its line.
fn ahead(pawn: Piece, at: Square) -> i32 {
    let line = match pawn.heading {
        Heading::Up => at.rank(),
        Heading::Down => 15 - at.rank(),
        Heading::Right => at.file(),
        Heading::Left => 15 - at.file(),
    };
    i32::from(line)
}

/// The directions of a line piece of this kind.
fn directions(role: Role) -> Range<usize> {
    match role {
        Role::Queen => 0..DIRECTIONS.len(),
        Role::Rook => 0..STRAIGHT,
        Role::Bishop => STRAIGHT..DIRECTIONS.len(),
        Role::King | Role::Knight | Role::Pawn => 0..0,
    }
}

/// Tallies the features of one army.
#[inline]
#[expect(
    clippy::too_many_lines,
    reason = "one pass over the army feeds every feature"
)]
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
    let (mut out, mut near, mut reaches) = (0, 0, 0);
    let occupied = board.occupied();
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
                reaches += (square.hop_set() & beside).count();
            }
            Role::Queen | Role::Rook | Role::Bishop => {
                for direction in directions(piece.role) {
                    if !(square.ray_set(direction) & beside).is_empty() {
                        reaches += (square.slide(direction, occupied) & beside).count();
                    }
                }
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
    // The hunt for enemy kings counts more the fewer officers the enemies have.
    let bare = (GUARDED - board.officers(army.colour().other())).max(0);
    tally.add(HUNTS_NEAR, near * bare / GUARDED);
    tally.add(HUNTS_BESIDE, reaches.cast_signed() * bare / GUARDED);
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
    tally.add(KING_HUNTS, nearness(king) * bare / GUARDED);
}
