//! What would be: a game after a move that nobody has made, its dice supposed and not thrown.
//!
//! What is supposed is a [`Game`] like any other, so it is drawn and read like one. It is never stored.

use std::fmt;

use crate::game::any::AnyPosition;
use crate::game::chance::{Dice, Roll};
use crate::game::outcome::Status;
use crate::game::text::{MoveError, MoveText};
use crate::play::event::{Entry, Event};
use crate::play::{Game, MadeMove};

/// How the dice of an attack fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiceOutcome {
    /// For the attacker.
    Succeeds,
    /// For the defender.
    Fails,
}

impl DiceOutcome {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Succeeds, Self::Fails];

    /// What these faces come to.
    pub(super) fn of(roll: &Roll) -> Self {
        match roll.faces() {
            [attack, defence, ..] if attack <= defence => Self::Fails,
            _ => Self::Succeeds,
        }
    }
}

/// Written behind a move where a record has its dice: `[+]`, `[-]`.
impl fmt::Display for DiceOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Succeeds => "[+]",
            Self::Fails => "[-]",
        })
    }
}

/// One way in which a move may turn out.
#[derive(Clone, Debug)]
pub struct Branch {
    /// How its dice fall; `None` where it needs none.
    pub fall: Option<DiceOutcome>,
    /// In how many of all rolls.
    pub ways: u32,
    /// All rolls there are; 1 where there are no dice.
    pub rolls: u32,
    /// The game as it would be.
    pub game: Game,
}

impl Branch {
    /// How likely it is, in hundredths.
    pub fn percent(&self) -> u32 {
        (100 * self.ways + self.rolls / 2) / self.rolls.max(1)
    }
}

impl Game {
    /// The game with nothing asked of anybody: what waits for an answer belongs to the real board alone.
    #[must_use]
    pub fn without_offers(mut self) -> Self {
        if let Some(running) = self.state.running_mut() {
            running.takeback = None;
            running.draw = None;
        }
        self
    }

    /// Whether this move, legal in the present position, is decided by dice.
    pub fn needs_dice(&self, mv: &MoveText) -> bool {
        self.due(mv).is_some()
    }

    /// The dice that this move needs.
    fn due(&self, mv: &MoveText) -> Option<Dice> {
        due(self.position().boxed_clone(), mv)
    }

    /// All ways in which a move may turn out: one, or where dice decide, success first.
    ///
    /// # Errors
    /// When the move is not legal.
    pub fn branches(&self, mv: &MoveText) -> Result<Vec<Branch>, MoveError> {
        let Some(dice) = self.due(mv) else {
            let turn = Branch {
                fall: None,
                ways: 1,
                rolls: 1,
                game: self.suppose(mv, DiceOutcome::Succeeds)?,
            };
            return Ok(vec![turn]);
        };
        let rolls: Vec<DiceOutcome> = all_rolls(dice).map(|roll| DiceOutcome::of(&roll)).collect();
        let turn = |fall: DiceOutcome| {
            let ways = rolls.iter().filter(|other| **other == fall).count();
            Ok(Branch {
                fall: Some(fall),
                ways: u32::try_from(ways).unwrap_or(u32::MAX),
                rolls: u32::try_from(rolls.len()).unwrap_or(u32::MAX),
                game: self.suppose(mv, fall)?,
            })
        };
        DiceOutcome::ALL.into_iter().map(turn).collect()
    }

    /// The game as it would be once the dice in the air have fallen so; `None` where none are.
    pub fn supposed_fall(&self, fall: Option<DiceOutcome>) -> Option<Self> {
        let dice = self.dice_due()?;
        let wanted = fall.unwrap_or(DiceOutcome::Succeeds);
        let roll = all_rolls(dice).find(|roll| DiceOutcome::of(roll) == wanted)?;
        let mut position = self.position().boxed_clone();
        position.resolve(&roll).ok()?;
        let after = position.setup();
        let mut game = self.clone();
        let at = self.changed;
        game.apply(&Entry {
            at,
            event: Event::Rolled { roll, after },
        });
        Some(game)
    }

    /// The game as it would be after this move, its dice falling so.
    ///
    /// # Errors
    /// When the move is not legal; it may be any that can be read.
    pub fn suppose(&self, mv: &MoveText, fall: DiceOutcome) -> Result<Self, MoveError> {
        let mut position = self.position().boxed_clone();
        let seat = match position.status() {
            Status::ToMove(seat) => seat,
            Status::ToRoll(_) | Status::Over(_) => {
                // What is over or waits for dice says so itself.
                return position.play(mv.as_str()).map(|()| self.clone());
            }
        };
        position.play(mv.as_str())?;
        let mut events = vec![Event::Played {
            seat,
            text: mv.clone(),
            after: position.setup(),
        }];
        while let Status::ToRoll(dice) = position.status() {
            let roll = all_rolls(dice)
                .find(|roll| DiceOutcome::of(roll) == fall)
                .expect("two dice fall either way");
            position
                .resolve(&roll)
                .expect("the status asked for this roll");
            let after = position.setup();
            events.push(Event::Rolled { roll, after });
        }
        if let Status::Over(outcome) = position.status() {
            events.push(Event::Ended { outcome });
        }
        let mut game = self.clone();
        for event in events {
            let at = self.changed;
            game.apply(&Entry { at, event });
        }
        game.steps.last_mut().expect("a move was made").supposed = true;
        Ok(game)
    }
}

impl MadeMove {
    /// How the dice it needed fell.
    pub fn fall(&self) -> Option<DiceOutcome> {
        self.roll.as_ref().map(DiceOutcome::of)
    }
}

/// The dice that this move needs in this position.
pub(super) fn due(mut position: Box<dyn AnyPosition>, mv: &MoveText) -> Option<Dice> {
    position.play(mv.as_str()).ok()?;
    match position.status() {
        Status::ToRoll(dice) => Some(dice),
        Status::ToMove(_) | Status::Over(_) => None,
    }
}

/// All rolls of these dice.
pub(super) fn all_rolls(dice: Dice) -> impl Iterator<Item = Roll> {
    let faces = u32::from(dice.faces.max(1));
    let count = faces.saturating_pow(u32::from(dice.count));
    (0..count).filter_map(move |mut nth| {
        let mut thrown = Vec::new();
        for _ in 0..dice.count {
            thrown.push(u8::try_from(nth % faces + 1).ok()?);
            nth /= faces;
        }
        Roll::new(dice, thrown)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_dice_fall_for_the_attacker_in_15_of_36_rolls() {
        let dice = Dice { count: 2, faces: 6 };
        let rolls: Vec<Roll> = all_rolls(dice).collect();
        assert_eq!(rolls.len(), 36);
        let mut different: Vec<&[u8]> = rolls.iter().map(Roll::faces).collect();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), 36);
        let won = rolls
            .iter()
            .filter(|roll| DiceOutcome::of(roll) == DiceOutcome::Succeeds);
        assert_eq!(won.count(), 15);
    }
}
