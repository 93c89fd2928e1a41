//! Supposed moves: a game after a move that nobody has made, with supposed dice.
//!
//! The result is a [`Game`] like any other, so it is drawn and read like one. It is never stored.

use std::fmt;

use crate::game::any::AnyPosition;
use crate::game::chance::{Dice, Roll};
use crate::game::outcome::Status;
use crate::game::text::{MoveError, MoveText};
use crate::play::game::Game;
use crate::play::values::event::{Entry, Event};

/// The result of an attack's dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum DiceOutcome {
    /// The attacker wins.
    Succeeds,
    /// The defender wins.
    Fails,
}

impl DiceOutcome {
    /// Both results.
    pub const ALL: [Self; 2] = [Self::Succeeds, Self::Fails];

    /// The result of these faces.
    pub(in crate::play) fn of(roll: &Roll) -> Self {
        match roll.faces() {
            [attack, defence, ..] if attack <= defence => Self::Fails,
            _ => Self::Succeeds,
        }
    }
}

/// The mark after a move in place of the faces: `[+]`, `[-]`.
impl fmt::Display for DiceOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Succeeds => "[+]",
            Self::Fails => "[-]",
        })
    }
}

/// One possible result of a move.
#[derive(Clone, Debug)]
pub struct Branch {
    /// The result of its dice; `None` if it needs none.
    pub fall: Option<DiceOutcome>,
    /// Number of rolls with this result.
    pub ways: u32,
    /// Number of all rolls; 1 without dice.
    pub rolls: u32,
    /// The game after it.
    pub game: Game,
}

impl Branch {
    /// Its probability in hundredths.
    pub fn percent(&self) -> u32 {
        (100 * self.ways + self.rolls / 2) / self.rolls.max(1)
    }
}

/// The game without pending requests: those belong to the real board alone.
#[must_use]
pub fn without_offers(mut game: Game) -> Game {
    if let Some(running) = game.state.running_mut() {
        running.requests.drop_offers();
    }
    game
}

/// Returns `true` if dice decide this move, which is legal in the present position.
pub fn needs_dice(game: &Game, mv: &MoveText) -> bool {
    dice_due(game, mv).is_some()
}

/// The dice that this move needs.
fn dice_due(game: &Game, mv: &MoveText) -> Option<Dice> {
    due(game.position().boxed_clone(), mv)
}

/// All results of a move: one, or two for an attack with dice, success first.
///
/// # Errors
/// The [`MoveError`] of an illegal move.
pub fn branches(game: &Game, mv: &MoveText) -> Result<Vec<Branch>, MoveError> {
    let Some(dice) = dice_due(game, mv) else {
        let turn = Branch {
            fall: None,
            ways: 1,
            rolls: 1,
            game: after_move(game, mv, DiceOutcome::Succeeds)?,
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
            game: after_move(game, mv, fall)?,
        })
    };
    DiceOutcome::ALL.into_iter().map(turn).collect()
}

/// The game after this result of the dice in the air; `None` if none are.
pub fn after_fall(game: &Game, fall: Option<DiceOutcome>) -> Option<Game> {
    let dice = game.dice_due()?;
    let wanted = fall.unwrap_or(DiceOutcome::Succeeds);
    let roll = all_rolls(dice).find(|roll| DiceOutcome::of(roll) == wanted)?;
    let mut position = game.position().boxed_clone();
    position.resolve(&roll).ok()?;
    let after = position.setup();
    let mut game = game.clone();
    let at = game.last_event_at();
    game.apply(&Entry {
        at,
        event: Event::Rolled { roll, after },
    });
    Some(game)
}

/// The game after this move with this result of its dice. The move is in its canonical text.
///
/// # Errors
/// The [`MoveError`] of an illegal move.
pub fn after_move(game: &Game, mv: &MoveText, fall: DiceOutcome) -> Result<Game, MoveError> {
    let roll = |dice| all_rolls(dice).find(|roll| DiceOutcome::of(roll) == fall);
    let mut game = after_rolled_move(game, mv, roll)?.expect("two dice fall either way");
    game.history.suppose_last();
    Ok(game)
}

/// The game after this move, whose dice fall like this; `None` if there is no such roll. The move is in its canonical
/// text.
///
/// # Errors
/// The [`MoveError`] of an illegal move.
pub fn after_rolled_move(
    game: &Game,
    mv: &MoveText,
    roll: impl Fn(Dice) -> Option<Roll>,
) -> Result<Option<Game>, MoveError> {
    let mut position = game.position().boxed_clone();
    let to_move = position.status();
    position.play(mv)?;
    let Status::ToMove(seat) = to_move else {
        unreachable!("a position without a player to move refuses moves")
    };
    let mut events = vec![Event::Played {
        seat,
        text: mv.clone(),
        after: position.setup(),
    }];
    while let Status::ToRoll(dice) = position.status() {
        let Some(roll) = roll(dice) else {
            return Ok(None);
        };
        position
            .resolve(&roll)
            .expect("the status asked for this roll");
        let after = position.setup();
        events.push(Event::Rolled { roll, after });
    }
    if let Status::Over(outcome) = position.status() {
        events.push(Event::Ended { outcome });
    }
    let mut game = game.clone();
    for event in events {
        let at = game.last_event_at();
        game.apply(&Entry { at, event });
    }
    Ok(Some(game))
}

/// The dice that this move needs in this position.
pub(in crate::play) fn due(mut position: Box<dyn AnyPosition>, mv: &MoveText) -> Option<Dice> {
    position.play(mv).ok()?;
    match position.status() {
        Status::ToRoll(dice) => Some(dice),
        Status::ToMove(_) | Status::Over(_) => None,
    }
}

/// All rolls of these dice.
pub(in crate::play) fn all_rolls(dice: Dice) -> impl Iterator<Item = Roll> {
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
