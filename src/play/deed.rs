//! What a move brought about beside going from one cell to another, read from the boards before and after it.
//!
//! It knows no game: a board is figures on cells, and whatever left it did so between the two.

use crate::game::grid::Cell;
use crate::play::{Game, Ply};
use crate::scene::{Figure, Glyph, Scene, Tint};

/// A figure and the name of its cell.
pub type There = (Figure, String);

/// What one move brought about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deed {
    /// What it captured on the cell that it went to, and that cell.
    pub taken: Option<There>,
    /// The pawn that it captured elsewhere, in passing, and where that pawn stood.
    pub passing: Option<There>,
    /// What moved, and what it became.
    pub becomes: Option<(Figure, Figure)>,
    /// The captive king that came back, and where it stands.
    pub released: Option<There>,
    /// The king that left the board as a captive.
    pub surrendered: Option<Figure>,
    /// Pawns that left the board though nothing captured them, and where they stood.
    pub vanished: Vec<There>,
}

impl Game {
    /// What the move that led to this ply brought about; nothing for the start, and nothing while its dice are in the air
    /// or where they repelled it.
    pub fn deed_at(&self, ply: Ply) -> Deed {
        let (Some(before), Some(step)) = (self.board_before(ply), self.step_at(ply)) else {
            return Deed::default();
        };
        let after = (self.kind().spec().depict)(self.options(), step.after.as_str());
        let Some(after) = after.filter(|_| !step.was_repelled()) else {
            return Deed::default();
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
        // While its dice are in the air, the attacked piece still stands there.
        let decided = ply != self.ply() || self.dice_due().is_none();
        let promoted = step.text.as_str().contains('=') && released.is_none() && decided;
        let named = |(cell, figure): (Cell, Figure)| (figure, grid.name(cell));
        Deed {
            taken: prey.zip(to).map(|(prey, to)| named((to, prey))),
            passing: passing.map(named),
            becomes: mover.zip(arrived).filter(|_| promoted),
            released: released.map(named),
            surrendered: newly(&before.captives, &after.captives),
            vanished: gone.into_iter().map(named).collect(),
        }
    }

    /// Pawns that left the board since the last move, though nobody moved: somebody gave up, and a territory closed.
    pub fn vanished_since(&self) -> Vec<There> {
        let after = self.position().scene();
        let gone = self
            .board_of_last_move()
            .map(|before| pawns_gone(&before, &after, &[]));
        let gone = gone.unwrap_or_default().into_iter();
        gone.map(|(cell, figure)| (figure, after.grid.name(cell)))
            .collect()
    }

    /// The board as the last move left it.
    fn board_of_last_move(&self) -> Option<Scene> {
        let last = self.step_at(self.ply()).map(|step| &step.after);
        let last = last.unwrap_or_else(|| self.start());
        (self.kind().spec().depict)(self.options(), last.as_str())
    }

    /// The king that became captive since the last move, though nobody moved.
    pub fn surrendered_since(&self) -> Option<Figure> {
        let before = self.board_of_last_move()?;
        newly(&before.captives, &self.position().scene().captives)
    }
}

/// Living pawns whose cells are empty now, and which no move took from there.
fn pawns_gone(before: &Scene, after: &Scene, moved: &[Cell]) -> Vec<(Cell, Figure)> {
    let pawns = before.pieces.iter().filter(|(cell, figure)| {
        figure.glyph == Glyph::Pawn
            && figure.tint != Tint::Dead
            && !moved.contains(cell)
            && after.figure_at(*cell).is_none()
    });
    pawns.copied().collect()
}

/// The one of these that stood nearest to a cell.
fn nearest(pawns: &[(Cell, Figure)], to: Cell) -> Option<usize> {
    let far = |cell: Cell| {
        u16::from(cell.file.abs_diff(to.file)) + u16::from(cell.rank.abs_diff(to.rank))
    };
    let places = 0..pawns.len();
    places.min_by_key(|nth| far(pawns[*nth].0))
}

/// The captive that is on the board again.
fn moved_king(captives: &[Figure], after: &Scene) -> Option<(Cell, Figure)> {
    let free = |king: &&Figure| !after.captives.contains(king);
    let king = captives.iter().find(free)?;
    let mut pieces = after.pieces.iter();
    pieces.find(|(_, figure)| figure == king).copied()
}

/// The captive that was none before.
fn newly(before: &[Figure], after: &[Figure]) -> Option<Figure> {
    after.iter().find(|king| !before.contains(king)).copied()
}
