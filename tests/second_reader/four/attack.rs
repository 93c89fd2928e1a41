//! Attacks of pieces. An attack need not be a legal move: pins, FK-9, FK-13 and FK-14 do not limit it.

use super::board::{Army, Board, Colour, Kind, Piece, STEPS, Square};

/// All hops of a knight.
const HOPS: [(i8, i8); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

/// The squares on which a piece could capture, whatever they hold now.
pub(super) fn reach(board: &Board, from: Square, piece: Piece) -> Vec<Square> {
    match piece.kind {
        Kind::King => steps(from, &STEPS),
        Kind::Queen => lines(board, from, &STEPS),
        Kind::Rook => lines(board, from, &STEPS[..4]),
        Kind::Bishop => lines(board, from, &STEPS[4..]),
        Kind::Knight => hops(board, from),
        Kind::Pawn(way) => steps(from, &way.diagonals()),
    }
}

fn steps(from: Square, ways: &[(i8, i8)]) -> Vec<Square> {
    ways.iter().filter_map(|way| from.step(*way)).collect()
}

/// The squares in each direction up to and including the first piece.
fn lines(board: &Board, from: Square, ways: &[(i8, i8)]) -> Vec<Square> {
    let mut found = Vec::with_capacity(32);
    for way in ways {
        let mut at = from;
        while let Some(next) = at.step(*way) {
            found.push(next);
            if board.at(next).is_some() {
                break;
            }
            at = next;
        }
    }
    found
}

/// One or two hops; the square between must be empty. A knight cannot return to its start (ruling FK-7).
fn hops(board: &Board, from: Square) -> Vec<Square> {
    let mut found = Vec::with_capacity(72);
    for first in steps(from, &HOPS) {
        found.push(first);
        if board.at(first).is_none() {
            found.extend(steps(first, &HOPS));
        }
    }
    found.sort_unstable();
    found.dedup();
    found.retain(|square| *square != from);
    found
}

/// Returns `true` if a piece attacks a square. Pieces clearly out of reach are skipped.
fn attacks(board: &Board, from: Square, piece: Piece, target: Square) -> bool {
    let columns = from.column.abs_diff(target.column);
    let rows = from.row.abs_diff(target.row);
    let straight = columns == 0 || rows == 0;
    let diagonal = columns == rows;
    let near = match piece.kind {
        Kind::King | Kind::Pawn(_) => columns <= 1 && rows <= 1,
        Kind::Queen => straight || diagonal,
        Kind::Rook => straight,
        Kind::Bishop => diagonal,
        // For two hops only the square before the target is checked, since a list of all would be long.
        Kind::Knight => return columns <= 4 && rows <= 4 && hops_to(board, from, target),
    };
    near && reach(board, from, piece).contains(&target)
}

fn hops_to(board: &Board, from: Square, target: Square) -> bool {
    let arrives = |hop: &(i8, i8)| {
        target.step(*hop).is_some_and(|last| {
            last == from || board.at(last).is_none() && steps(last, &HOPS).contains(&from)
        })
    };
    from != target && HOPS.iter().any(arrives)
}

/// An own king, its square, and its attackers there.
pub(super) struct Check {
    pub army: Army,
    pub king: Square,
    pub checkers: Vec<Square>,
}

impl Check {
    /// Returns `true` if one of the pieces still attacks the king after one more own move: a cheap test that saves most
    /// others.
    pub(super) fn stays(&self, after: &Board) -> bool {
        let army = self.army;
        let unmoved = after.at(self.king)
            == Some(Piece {
                army,
                kind: Kind::King,
            });
        let king = if unmoved {
            Some(self.king)
        } else {
            after.king(army)
        };
        king.is_some_and(|king| {
            self.checkers.iter().any(|from| {
                after.at(*from).is_some_and(|piece| {
                    piece.army.colour() != army.colour() && attacks(after, *from, piece, king)
                })
            })
        })
    }
}

/// The squares of the pieces that attack a square and are not of this colour.
pub(super) fn attackers(board: &Board, target: Square, of: Colour) -> Vec<Square> {
    let enemies = board
        .pieces()
        .filter(|(_, piece)| piece.army.colour() != of);
    enemies
        .filter(|(from, piece)| attacks(board, *from, *piece, target))
        .map(|(from, _)| from)
        .collect()
}

/// Returns `true` if an enemy of this colour attacks a square.
pub(super) fn attacked(board: &Board, target: Square, of: Colour) -> bool {
    let mut enemies = board
        .pieces()
        .filter(|(_, piece)| piece.army.colour() != of);
    enemies.any(|(from, piece)| attacks(board, from, piece, target))
}

/// Returns `true` if none of these armies' kings in play is in check.
pub(super) fn safe(board: &Board, armies: &[Army]) -> bool {
    armies.iter().all(|army| {
        let king = board.king(*army);
        king.is_none_or(|king| !attacked(board, king, army.colour()))
    })
}
