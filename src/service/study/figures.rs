//! The figures of an analysis as words.

use crate::play::{Game, Ply};

/// An equity with its sign.
pub(in crate::service) fn signed(equity: i32) -> String {
    match equity {
        0 => "0".to_owned(),
        1.. => format!("+{equity}"),
        _ => format!("−{}", equity.unsigned_abs()),
    }
}

/// The move with this index, with its number and dice.
pub(in crate::service) fn made(game: &Game, index: usize) -> String {
    let step = game.history().step_at(ply_of(index));
    step.map(crate::play::MadeMove::numbered)
        .unwrap_or_default()
}

/// The ply after the move with this index.
pub(in crate::service) fn ply_of(index: usize) -> Ply {
    Ply(u32::try_from(index + 1).unwrap_or(u32::MAX))
}
