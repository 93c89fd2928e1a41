//! Any moment of a game as a picture: what review, boards and films are drawn from.
//!
//! It reads the stored positions only, so an old game stays viewable whatever the rules say today.

use crate::game::scene::{DiceShown, Mark, Scene, Tint};
use crate::game::text::SetupText;
use crate::play::{Game, Ply, Step};

impl Game {
    /// The position after this many moves; `None` past the last.
    pub fn setup_at(&self, ply: Ply) -> Option<&SetupText> {
        match ply.0.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.steps().get(index as usize).map(|step| &step.after),
        }
    }

    /// The move that led to this ply; `None` for the start.
    pub fn step_at(&self, ply: Ply) -> Option<&Step> {
        ply.0
            .checked_sub(1)
            .and_then(|index| self.steps().get(index as usize))
    }

    /// The board after this many moves, with the last one marked and its dice shown; no captions yet.
    pub fn scene_at(&self, ply: Ply) -> Option<Scene> {
        let mut scene = self.bare(self.setup_at(ply)?)?;
        if let Some(step) = self.step_at(ply) {
            self.mark(&mut scene, step, ply);
        }
        Some(scene)
    }

    fn bare(&self, setup: &SetupText) -> Option<Scene> {
        let position = (self.kind().spec().restore)(self.options(), setup.as_str()).ok()?;
        Some(position.scene())
    }

    fn mark(&self, scene: &mut Scene, step: &Step, ply: Ply) {
        let cells: Vec<_> = step
            .text
            .cells()
            .filter_map(|name| scene.grid.cell(name))
            .collect();
        let (Some(from), Some(to)) = (cells.first(), cells.last()) else {
            return;
        };
        if step.repelled() {
            scene.marks.push((*from, Mark::From));
            scene.marks.push((*to, Mark::Repelled));
        } else {
            scene.marks.push((*from, Mark::From));
            scene.marks.push((*to, Mark::To));
        }
        let Some([attacker, defender, ..]) = step.roll.as_ref().map(|roll| roll.faces()) else {
            return;
        };
        let before = self
            .setup_at(Ply(ply.0 - 1))
            .and_then(|setup| self.bare(setup));
        let tint = |cell| -> Option<Tint> {
            let before = before.as_ref()?;
            before
                .pieces
                .iter()
                .rev()
                .find(|(at, _)| at == cell)
                .map(|(_, figure)| figure.tint)
        };
        if let (Some(a), Some(d)) = (tint(from), tint(to)) {
            scene.dice = Some(DiceShown {
                attacker: (*attacker, a),
                defender: (*defender, d),
            });
        }
    }
}
