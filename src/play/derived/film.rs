//! The frames of a film: a range of a game as moments, in which dice fall before the board changes.
//!
//! Like review it reads only the stored positions. The service decides durations and captions.

use crate::game::grid::Cell;
use crate::play::game::review::thrown;
use crate::play::game::{Game, review};
use crate::play::values::identity::Ply;
use crate::scene::{DiceShown, Mark, Scene, Slide};

/// One moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmMoment {
    /// The move it belongs to; 0 is the start.
    pub ply: Ply,
    /// The phase of that move.
    pub beat: MovePhase,
    /// The picture, without captions.
    pub scene: Scene,
    /// The piece on its way, which the scene leaves out.
    pub slide: Option<Slide>,
}

/// The phases of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePhase {
    /// Its dice are in the air; the board is still the old one.
    Falling,
    /// Its dice lie; the board is still the old one.
    Fallen,
    /// Its piece is on its way.
    Sliding,
    /// It is made.
    Made,
}

/// Positions of a moving piece in each frame, in percent of its way: to its target, and to one that repels it.
const STEPS: [u8; 2] = [30, 72];
const BOUNCE: [u8; 2] = [45, 22];

/// Rotation of the dice from frame to frame while they fall, in degrees.
const TURNS: [u8; 3] = [25, 130, 60];

/// The board after move `from`, then all moves up to `to`. Boards that cannot be drawn are left out.
pub fn moments(game: &Game, from: Ply, to: Ply) -> impl Iterator<Item = FilmMoment> {
    let shown = move |ply: &Ply| *ply == from || *ply == to || !is_told_with_next(game, *ply);
    let plies = (from.0..=to.0).map(Ply).filter(shown);
    plies.flat_map(move |ply| {
        let mut on_the_way = Vec::new();
        if ply > from {
            on_the_way = throw(game, ply);
            on_the_way.extend(slide(game, ply));
        }
        let made = review::scene_at(game, ply).map(|scene| FilmMoment {
            ply,
            beat: MovePhase::Made,
            scene,
            slide: None,
        });
        on_the_way.into_iter().chain(made)
    })
}

/// Returns `true` if the next ply only ends the turn, which repeats the board.
fn is_told_with_next(game: &Game, ply: Ply) -> bool {
    let next = game.history().step_at(Ply(ply.0 + 1));
    next.is_some_and(|next| next.text.cells().next().is_none())
}

/// The dice of the move that led to this ply: in the air, then lying. Empty if none were thrown.
fn throw(game: &Game, ply: Ply) -> Vec<FilmMoment> {
    let Some((scene, dice)) = before_throw(game, ply) else {
        return Vec::new();
    };
    let moment = |beat, dice| FilmMoment {
        ply,
        beat,
        scene: Scene {
            dice: Some(dice),
            ..scene.clone()
        },
        slide: None,
    };
    let falling = (1..).zip(TURNS).map(|(step, turned)| {
        // Any other faces.
        let other = |face: u8| (face + step) % 6 + 1;
        DiceShown {
            attacker: (other(dice.attacker.0), dice.attacker.1),
            defender: (other(dice.defender.0), dice.defender.1),
            at: dice.at,
            turned,
        }
    });
    falling
        .map(|dice| moment(MovePhase::Falling, dice))
        .chain([moment(MovePhase::Fallen, dice)])
        .collect()
}

/// The piece on its way by the move that led to this ply; a repelled one comes back.
fn slide(game: &Game, ply: Ply) -> Vec<FilmMoment> {
    let moved = || {
        let step = game.history().step_at(ply)?;
        let mut scene = review::board_before(game, ply)?;
        let mut cells = step.text.cells().filter_map(|name| scene.grid.cell(name));
        let (from, to) = (cells.next()?, cells.last()?);
        let at = scene.pieces.iter().rposition(|(cell, _)| *cell == from)?;
        let (_, figure) = scene.pieces.remove(at);
        // A king takes its danger along, and leaves no sign of it behind.
        let left = |(cell, mark): &(Cell, Mark)| *cell == from && *mark == Mark::Danger;
        scene.marks.retain(|marked| !left(marked));
        scene.mark(from, Mark::From);
        if let Some(dice) = thrown(step, &review::board_before(game, ply)?) {
            scene.dice = Some(dice);
            scene.mark(to, Mark::Target);
        }
        let parts = if step.was_repelled() { BOUNCE } else { STEPS };
        let moment = |part| FilmMoment {
            ply,
            beat: MovePhase::Sliding,
            scene: scene.clone(),
            slide: Some(Slide {
                figure,
                from,
                to,
                part,
            }),
        };
        Some(parts.map(moment).into())
    };
    moved().unwrap_or_default()
}

/// The board before the attack that led to this ply, with attacker and target marked and the dice thrown.
fn before_throw(game: &Game, ply: Ply) -> Option<(Scene, DiceShown)> {
    let step = game.history().step_at(ply)?;
    let mut scene = review::board_before(game, ply)?;
    let dice = thrown(step, &scene)?;
    let mut cells = step.text.cells().filter_map(|name| scene.grid.cell(name));
    let from = cells.next()?;
    let to = cells.last()?;
    scene.marks.extend([(from, Mark::From), (to, Mark::Target)]);
    Some((scene, dice))
}
