//! Pictures of any moment of a game, for review, boards and films.
//!
//! It draws only the stored positions and judges none, so an old game stays viewable whatever today's rules are.

use crate::game::chance::Roll;
use crate::game::grid::{Cell, Grid};
use crate::play::game::{Game, MadeMove, turn};
use crate::play::values::identity::Ply;
use crate::scene::{DiceShown, Figure, Mark, Scene};

/// The bare board after this many moves; `None` past the last, or if its text is in no known form.
fn board_at(game: &Game, ply: Ply) -> Option<Scene> {
    let setup = game.history().setup_at(ply)?;
    (game.kind().spec().depict)(game.options(), setup.as_str())
}

/// The bare board before the move that led to this ply; `None` for the start.
pub(in crate::play) fn board_before(game: &Game, ply: Ply) -> Option<Scene> {
    board_at(game, Ply(ply.0.checked_sub(1)?))
}

/// The board after this many moves, with the last one marked and its dice shown; no captions yet.
pub fn scene_at(game: &Game, ply: Ply) -> Option<Scene> {
    let mut scene = board_at(game, ply)?;
    if let Some(step) = game.history().step_at(ply) {
        mark_turn(game, &mut scene, ply);
        mark_round(game, &mut scene, ply);
        show_dice(game, &mut scene, step, ply);
    }
    Some(scene)
}

/// The pieces on the first and the last cell of the move that led to this ply, before it was made.
pub fn stood_before(game: &Game, ply: Ply) -> (Option<Figure>, Option<Figure>) {
    match (board_before(game, ply), game.history().step_at(ply)) {
        (Some(before), Some(step)) => ends(step, &before),
        _ => (None, None),
    }
}

/// Marks the start of the present turn and the targets of its pieces, a second move with its own mark.
fn mark_turn(game: &Game, scene: &mut Scene, ply: Ply) {
    let grid = scene.grid;
    let mut first = None;
    for step in turn::turn_to(game, ply) {
        let Some((from, to)) = went(step, grid) else {
            continue;
        };
        // The pieces of one tower leave it one after the other: only another piece makes a second move.
        let second = *first.get_or_insert(from) != from;
        scene.mark(from, Mark::From);
        if second {
            scene.mark(from, Mark::Second);
            scene.mark(to, Mark::Second);
        }
        let arrival = if step.was_repelled() {
            Mark::Repelled
        } else {
            Mark::To
        };
        scene.mark(to, arrival);
    }
}

/// At a table of more than two, marks the others' moves since the last turn of the player who moved last.
fn mark_round(game: &Game, scene: &mut Scene, ply: Ply) {
    let grid = scene.grid;
    for step in turn::round_to(game, ply) {
        let Some((from, to)) = went(step, grid) else {
            continue;
        };
        scene.mark(from, Mark::Left);
        scene.mark(to, Mark::Reached);
    }
}

fn show_dice(game: &Game, scene: &mut Scene, step: &MadeMove, ply: Ply) {
    if step.roll.is_some() && !step.supposed {
        scene.dice = board_before(game, ply).and_then(|before| thrown(step, &before));
    }
}

/// The dice of an attack, lying, each in its side's colour; `before` is the board before it.
pub(in crate::play) fn thrown(step: &MadeMove, before: &Scene) -> Option<DiceShown> {
    let [attack, defence, ..] = step.roll.as_ref().map(Roll::faces)? else {
        return None;
    };
    let (attacker, defender) = ends(step, before);
    let at = step.text.cells().last()?;
    Some(DiceShown {
        attacker: (*attack, attacker?.tint),
        defender: (*defence, defender?.tint),
        at: before.grid.cell(at)?,
        turned: 0,
    })
}

/// The pieces on the first and the last cell of a move.
fn ends(step: &MadeMove, board: &Scene) -> (Option<Figure>, Option<Figure>) {
    let at = |name: Option<&str>| board.figure_at(board.grid.cell(name?)?);
    (at(step.text.cells().next()), at(step.text.cells().last()))
}

/// The first and the last cell of a move; `None` if no piece moved.
fn went(step: &MadeMove, grid: Grid) -> Option<(Cell, Cell)> {
    let mut cells = step.text.cells().filter_map(|name| grid.cell(name));
    Some((cells.next()?, cells.last()?))
}
