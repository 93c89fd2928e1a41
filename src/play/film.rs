//! A stretch of a game as moments in order: what a film shows, dice seen to fall before the board follows.
//!
//! Like review it reads the stored positions only. How long a moment is shown, and in which words, is
//! not its business.

use crate::play::review::thrown;
use crate::play::{Game, Ply};
use crate::scene::{DiceShown, Mark, Scene};

/// One moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilmMoment {
    /// The move it belongs to; 0 is the start.
    pub ply: Ply,
    /// Which part of that move.
    pub beat: MovePhase,
    /// What is to be seen; no captions yet.
    pub scene: Scene,
}

/// The parts of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovePhase {
    /// Its dice are in the air, and the board stands as before.
    Falling,
    /// Its dice lie, and the board stands as before.
    Fallen,
    /// It is made.
    Made,
}

/// How the dice are turned from moment to moment while they fall, in degrees.
const TURNS: [u8; 3] = [25, 130, 60];

impl Game {
    /// The board after move `from`, and then all moves up to `to`. What cannot be drawn is left out.
    pub fn moments(&self, from: Ply, to: Ply) -> impl Iterator<Item = FilmMoment> {
        let shown = move |ply: &Ply| *ply == from || *ply == to || !self.is_told_with_next(*ply);
        let plies = (from.0..=to.0).map(Ply).filter(shown);
        plies.flat_map(move |ply| {
            let thrown = if ply > from {
                self.throw(ply)
            } else {
                Vec::new()
            };
            let made = self.scene_at(ply).map(|scene| FilmMoment {
                ply,
                beat: MovePhase::Made,
                scene,
            });
            thrown.into_iter().chain(made)
        })
    }

    /// Whether all that the next ply does is to end the turn: it is the same board once more.
    fn is_told_with_next(&self, ply: Ply) -> bool {
        let next = self.step_at(Ply(ply.0 + 1));
        next.is_some_and(|next| next.text.cells().next().is_none())
    }

    /// The dice of the move that led to this ply: in the air, then lying. None where none were thrown.
    fn throw(&self, ply: Ply) -> Vec<FilmMoment> {
        let Some((scene, dice)) = self.before_throw(ply) else {
            return Vec::new();
        };
        let moment = |beat, dice| FilmMoment {
            ply,
            beat,
            scene: Scene {
                dice: Some(dice),
                ..scene.clone()
            },
        };
        let falling = (1..).zip(TURNS).map(|(step, turned)| {
            // Any faces but those thrown.
            let other = |face: u8| (face + step) % 6 + 1;
            DiceShown {
                attacker: (other(dice.attacker.0), dice.attacker.1),
                defender: (other(dice.defender.0), dice.defender.1),
                turned,
            }
        });
        falling
            .map(|dice| moment(MovePhase::Falling, dice))
            .chain([moment(MovePhase::Fallen, dice)])
            .collect()
    }

    /// The board before the attack that led to this ply, attacker and target marked, and the dice thrown.
    fn before_throw(&self, ply: Ply) -> Option<(Scene, DiceShown)> {
        let step = self.step_at(ply)?;
        let mut scene = self.board_before(ply)?;
        let dice = thrown(step, &scene)?;
        let mut cells = step.text.cells().filter_map(|name| scene.grid.cell(name));
        let from = cells.next()?;
        let to = cells.last()?;
        scene.marks.extend([(from, Mark::From), (to, Mark::Target)]);
        Some((scene, dice))
    }
}
