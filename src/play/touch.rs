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

/// Of the `named` cells, those that oblige to something: a piece that can move, or one that can be taken.
pub(super) fn touches(legal: &[MoveText], named: impl Iterator<Item = String>) -> Vec<String> {
    let mut cells: Vec<String> = named
        .filter(|cell| legal.iter().any(|mv| binds(mv, cell)))
        .collect();
    cells.dedup();
    cells
}

fn binds(mv: &MoveText, cell: &str) -> bool {
    mv.origin() == cell || mv.captures() == Some(cell)
}
