//! Touch-move: which moves the touched pieces leave. Ruling KM-15.
//!
//! It works on canonical texts alone, so it serves every game that offers the option `touch`.

use crate::game::text::MoveText;

/// Of `legal`, the moves that do what the touched cells oblige to; cells bind in the order touched, and
/// one that binds to nothing legal is passed over.
pub(super) fn moves_left_by_touch(legal: Vec<MoveText>, touched: &[String]) -> Vec<MoveText> {
    touched.iter().fold(legal, |left, cell| {
        let kept: Vec<MoveText> = left.iter().filter(|mv| binds(mv, cell)).cloned().collect();
        if kept.is_empty() { left } else { kept }
    })
}

/// What touched cells still oblige to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Duty {
    /// The names of the cells that bind, in the order touched.
    pub binding: Vec<String>,
    /// The names of those that nothing legal fulfils, in the same order.
    pub lapsed: Vec<String>,
}

/// Which of the touched cells still oblige to something among these moves. Ruling KM-15.
pub(super) fn duty(legal: Vec<MoveText>, touched: &[String]) -> Duty {
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
