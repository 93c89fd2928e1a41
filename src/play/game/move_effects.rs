//! The effects of a move beyond its own piece, read from the boards before and after it.
//!
//! It knows no game: a board is figures on cells, and every difference is the move's effect.

use crate::game::any::AnyPosition;
use crate::game::grid::Cell;
use crate::game::text::MoveText;
use crate::play::game::{Game, review};
use crate::play::values::identity::Ply;
use crate::scene::{Figure, Glyph, Scene, Tint};

/// A figure and the name of its cell.
pub type There = (Figure, String);

/// The effects of one move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveEffects {
    /// The piece captured on the target, and that cell.
    pub taken: Option<There>,
    /// The pawn captured in passing elsewhere, and its cell.
    pub passing: Option<There>,
    /// The moving piece, and the piece it became.
    pub becomes: Option<(Figure, Figure)>,
    /// The captive king that returned, and its cell.
    pub released: Option<There>,
    /// The king that left the board as a captive.
    pub surrendered: Option<Figure>,
    /// Pawns that left the board without a capture, and their cells.
    pub vanished: Vec<There>,
}

/// Returns `true` if the dice of the move that led to this ply are not thrown yet: the attacked piece is still there.
pub fn in_the_air(game: &Game, ply: Ply) -> bool {
    ply == game.ply() && game.dice_due().is_some()
}

/// The effects of the move that led to this ply. None for the start, and none while its dice are in the air or if they
/// repelled it.
pub fn effects_at(game: &Game, ply: Ply) -> MoveEffects {
    let (Some(before), Some(step)) = (review::board_before(game, ply), game.history().step_at(ply))
    else {
        return MoveEffects::default();
    };
    let after = (game.kind().spec().depict)(game.options(), step.after.as_str());
    let Some(after) = after.filter(|_| !step.was_repelled()) else {
        return MoveEffects::default();
    };
    let grid = before.grid;
    let cells: Vec<Cell> = (step.text.cells().filter_map(|name| grid.cell(name))).collect();
    let (from, to) = (cells.first().copied(), cells.last().copied());
    let captures = step.text.captures().is_some();
    let prey = to.and_then(|to| before.figure_at(to)).filter(|_| captures);
    let mut gone = pawns_gone(&before, &after, &cells);
    let passing = to
        .filter(|_| captures && prey.is_none())
        .and_then(|to| nearest(&gone, to));
    let passing = passing.map(|nth| gone.remove(nth));
    let mover = from.and_then(|from| before.figure_at(from));
    let arrived = to.and_then(|to| after.figure_at(to));
    let released = moved_king(&before.captives, &after);
    let decided = !in_the_air(game, ply);
    let promoted = step.text.as_str().contains('=') && released.is_none() && decided;
    let named = |(cell, figure): (Cell, Figure)| (figure, grid.name(cell));
    MoveEffects {
        taken: prey.zip(to).map(|(prey, to)| named((to, prey))),
        passing: passing.map(named),
        becomes: mover.zip(arrived).filter(|_| promoted),
        released: released.map(named),
        surrendered: newly(&before.captives, &after.captives),
        vanished: gone.into_iter().map(named).collect(),
    }
}

/// The cell of the piece that a legal move of this position captures or attacks. It is the move's target, or the cell
/// of a pawn it takes in passing. `None` if it captures nothing.
pub fn captured_on(position: &dyn AnyPosition, board: &Scene, mv: &MoveText) -> Option<Cell> {
    let grid = board.grid;
    let cells: Vec<Cell> = mv.cells().filter_map(|name| grid.cell(name)).collect();
    let (from, to) = (cells.first()?, cells.last()?);
    let owner = |figure: Figure| board.seat_of(figure.tint);
    if let Some(prey) = board.figure_at(*to).filter(|_| from != to) {
        // A piece from under a tower's top may be put on one of its own side.
        let moved = board.figure_at(*from)?;
        return (owner(moved) != owner(prey)).then_some(*to);
    }
    mv.captures()?;
    let mut after = position.boxed_clone();
    after.play(mv).ok()?;
    let gone = pawns_gone(board, &after.scene(), &cells);
    Some(gone[nearest(&gone, *to)?].0)
}

/// Pawns that left the board since the last move without another move: a player resigned, and a territory closed.
pub fn vanished_since(game: &Game) -> Vec<There> {
    let after = game.position().scene();
    let gone = board_of_last_move(game).map(|before| pawns_gone(&before, &after, &[]));
    let gone = gone.unwrap_or_default().into_iter();
    gone.map(|(cell, figure)| (figure, after.grid.name(cell)))
        .collect()
}

/// The board after the last move.
fn board_of_last_move(game: &Game) -> Option<Scene> {
    let last = game.history().step_at(game.ply()).map(|step| &step.after);
    let last = last.unwrap_or_else(|| game.history().start());
    (game.kind().spec().depict)(game.options(), last.as_str())
}

/// The king that became captive since the last move without another move.
pub fn surrendered_since(game: &Game) -> Option<Figure> {
    let before = board_of_last_move(game)?;
    newly(&before.captives, &game.position().scene().captives)
}

/// Living pawns whose cells are empty now without a capture there.
fn pawns_gone(before: &Scene, after: &Scene, moved: &[Cell]) -> Vec<(Cell, Figure)> {
    let pawns = before.pieces.iter().filter(|(cell, figure)| {
        figure.glyph == Glyph::Pawn
            && figure.tint != Tint::Dead
            && !moved.contains(cell)
            && after.figure_at(*cell).is_none()
    });
    pawns.copied().collect()
}

/// The one of these nearest to a cell.
fn nearest(pawns: &[(Cell, Figure)], to: Cell) -> Option<usize> {
    let far = |cell: Cell| {
        u16::from(cell.file.abs_diff(to.file)) + u16::from(cell.rank.abs_diff(to.rank))
    };
    let places = 0..pawns.len();
    places.min_by_key(|nth| far(pawns[*nth].0))
}

/// The former captive that is on the board again.
fn moved_king(captives: &[Figure], after: &Scene) -> Option<(Cell, Figure)> {
    let free = |king: &&Figure| !after.captives.contains(king);
    let king = captives.iter().find(free)?;
    let mut pieces = after.pieces.iter();
    pieces.find(|(_, figure)| figure == king).copied()
}

/// The new captive.
fn newly(before: &[Figure], after: &[Figure]) -> Option<Figure> {
    after.iter().find(|king| !before.contains(king)).copied()
}
