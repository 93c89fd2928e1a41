//! The place of the dice on the board: three empty cells near the attacked one.
//!
//! If no three empty cells lie beside each other, the dice stay below the board.

use std::collections::BTreeSet;

use crate::grid::Shape;
use crate::render::board::Board;
use crate::scene::Scene;

/// Number of cells that the dice and the words between them cover.
pub(super) const CELLS: u8 = 3;
/// Penalty for each covered raised cell, in squared cells: raised cells are landmarks.
const RAISED: u32 = 2;

/// The first of the cells that the dice of a scene cover, as place and row; `None` if the board has no room.
pub(super) fn place(scene: &Scene, board: Board) -> Option<(u8, u8)> {
    let dice = scene.dice.filter(|_| board.shape() == Shape::Squares)?;
    let (x, y) = board.place(dice.at)?;
    let cells = board.cells(scene);
    let pieces = scene.pieces.iter().map(|(cell, _)| *cell);
    let marked = scene.marks.iter().map(|(cell, _)| *cell);
    let taken: BTreeSet<(u8, u8)> = pieces
        .chain(marked)
        .filter_map(|cell| board.place(cell))
        .collect();
    let free = |(left, row): (u8, u8)| {
        (left..left + CELLS).all(|x| cells.contains_key(&(row, x)) && !taken.contains(&(x, row)))
    };
    let far = |(left, row): (u8, u8)| {
        let (across, down) = ((left + 1).abs_diff(x), row.abs_diff(y));
        let raised = (left..left + CELLS).filter(|x| {
            let ground = cells.get(&(row, *x));
            ground.is_some_and(|(_, ground)| ground.is_raised())
        });
        let raised = u32::try_from(raised.count()).unwrap_or(u32::MAX);
        u32::from(across).pow(2) + u32::from(down).pow(2) + RAISED * raised
    };
    let lefts = || 0..=board.columns().saturating_sub(CELLS);
    let places = (0..board.rows()).flat_map(|row| lefts().map(move |left| (left, row)));
    places
        .filter(|place| free(*place))
        .min_by_key(|place| far(*place))
}
