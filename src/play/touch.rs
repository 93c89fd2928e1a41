//! Touch-move: which moves the touched pieces leave. Ruling KM-15.
//!
//! It works on canonical texts alone, so it serves every game that offers the option `touch`.

use crate::game::text::MoveText;

/// Of `legal`, the moves that do what the touched cells oblige to; cells bind in the order touched, and
/// one that binds to nothing legal is passed over.
pub(super) fn bound(legal: Vec<MoveText>, touched: &[String]) -> Vec<MoveText> {
    touched.iter().fold(legal, |left, cell| {
        let kept: Vec<MoveText> = left.iter().filter(|mv| binds(mv, cell)).cloned().collect();
        if kept.is_empty() { left } else { kept }
    })
}

/// Of what a rejected move names, the cells that oblige to something: a piece on its first cell that can
/// move or be taken, an enemy on a later one that can be taken.
pub(super) fn by_move(legal: &[MoveText], named: &[String]) -> Vec<String> {
    let Some((first, targets)) = named.split_first() else {
        return Vec::new();
    };
    let taken = targets
        .iter()
        .filter(|cell| legal.iter().any(|mv| mv.captures() == Some(cell.as_str())));
    let first = openly(legal, first).then_some(first);
    first.into_iter().chain(taken).cloned().collect()
}

/// Whether touching this cell openly obliges to anything.
pub(super) fn openly(legal: &[MoveText], cell: &str) -> bool {
    legal.iter().any(|mv| binds(mv, cell))
}

fn binds(mv: &MoveText, cell: &str) -> bool {
    mv.origin() == cell || mv.captures() == Some(cell)
}
