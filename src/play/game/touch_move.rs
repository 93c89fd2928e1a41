//! Touch-move: the moves that the touched pieces leave. Ruling KM-15.
//!
//! It reads canonical texts alone, so it serves every game that offers the option `touch`.

use crate::game::text::MoveText;
use crate::play::game::Game;

/// The moves of `legal` that fulfil the duty of the touched cells. Cells bind in the order touched; one without a legal
/// move is skipped.
pub(in crate::play) fn moves_left_by_touch(
    legal: Vec<MoveText>,
    touched: &[String],
) -> Vec<MoveText> {
    touched.iter().fold(legal, |left, cell| {
        let kept: Vec<MoveText> = left.iter().filter(|mv| binds(mv, cell)).cloned().collect();
        if kept.is_empty() { left } else { kept }
    })
}

/// The duty of touched cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duty {
    /// The names of the binding cells, in the order touched.
    pub binding: Vec<String>,
    /// The names of cells whose duty no legal move fulfils, in the same order.
    pub lapsed: Vec<String>,
}

/// The duty of the cells touched this turn, and those whose duty has lapsed. Ruling KM-15.
pub fn touch_duty(game: &Game) -> Duty {
    duty(game.position().legal(), game.touched())
}

/// The duty of the touched cells among these moves.
fn duty(legal: Vec<MoveText>, touched: &[String]) -> Duty {
    let (mut left, mut duty) = (legal, Duty::default());
    for cell in touched {
        let kept: Vec<MoveText> = left.iter().filter(|mv| binds(mv, cell)).cloned().collect();
        if kept.is_empty() {
            duty.lapsed.push(cell.clone());
        } else {
            duty.binding.push(cell.clone());
            left = kept;
        }
    }
    duty
}

/// The binding cells of a rejected move. They are its first cell, if a piece there can move or be taken, and a later
/// one with an enemy that can be taken.
pub(in crate::play) fn by_move(legal: &[MoveText], named: &[String]) -> Vec<String> {
    let Some((first, targets)) = named.split_first() else {
        return Vec::new();
    };
    let taken = targets
        .iter()
        .filter(|cell| legal.iter().any(|mv| mv.captures() == Some(cell.as_str())));
    let first = openly(legal, first).then_some(first);
    first.into_iter().chain(taken).cloned().collect()
}

/// The binding cells of a text that may mean any of these legal moves. They are the moves' first cell and the cell of
/// the enemy that they capture, if they agree on it.
pub(in crate::play) fn by_moves(candidates: &[MoveText]) -> Vec<String> {
    let Some((one, others)) = candidates.split_first() else {
        return Vec::new();
    };
    if others.iter().any(|mv| mv.origin() != one.origin()) {
        return Vec::new();
    }
    let of_all = |cell: &&str| others.iter().all(|mv| mv.captures() == Some(*cell));
    let cells = [one.origin()]
        .into_iter()
        .chain(one.captures().filter(of_all));
    cells.map(str::to_owned).collect()
}

/// Returns `true` if touching this cell openly creates a duty.
pub(in crate::play) fn openly(legal: &[MoveText], cell: &str) -> bool {
    legal.iter().any(|mv| binds(mv, cell))
}

fn binds(mv: &MoveText, cell: &str) -> bool {
    mv.origin() == cell || mv.captures() == Some(cell)
}
