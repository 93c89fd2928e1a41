//! Dice in a record: sealed rolls with their inputs, dice in the air that fall, seals and contributions.

use crate::game::chance::Roll;
use crate::game::outcome::Status;
use crate::play::derived::verify::in_the_air;
use crate::play::game::sealed;
use crate::play::record::letters::argument;
use crate::play::record::read::{Replay, time, unknown};
use crate::play::record::scan::{read_faces, short};
use crate::play::record::{RecordError, dice};
use crate::play::values::event::{DiceEvent, Event};
use crate::play::values::identity::Ply;
use crate::play::values::seal::RollInput;

/// The recorded inputs of a roll, with their line.
type DependencyNote = (usize, Vec<String>);

impl Replay {
    /// Fails if dice are still in the air.
    pub(super) fn check_no_dice_pending(&self) -> Result<(), RecordError> {
        match self.air.as_ref().filter(|_| self.game.dice_due().is_some()) {
            Some((line, mv)) => Err(RecordError::new(*line, "dice-missing").with("move", mv)),
            None => Ok(()),
        }
    }

    /// The inputs of the dice of this move, one of the legal ones, if they are sealed.
    pub(super) fn throw(&self, index: u16) -> Option<RollInput> {
        let ply = Ply(self.game.ply().0 + 1);
        let position = self.game.position().setup();
        let choices = self.game.choices();
        let mv = choices.get(usize::from(index))?;
        sealed::throw_for(&self.game, mv, ply, position.as_str())
    }

    /// Compares the recorded inputs of a roll with the actual ones.
    pub(super) fn sealed_roll(
        &self,
        line: usize,
        mv: &str,
        throw: Option<RollInput>,
        told: Option<&DependencyNote>,
    ) -> Result<(), RecordError> {
        let wrong = |code| RecordError::new(line, code).with("move", short(mv));
        match (throw, told) {
            (None, None) => Ok(()),
            (Some(_), None) => Err(wrong("roll-missing")),
            (Some(_), Some(_)) if !self.game.keeps_secret() => Err(wrong("roll-open")),
            (Some(throw), Some((line, told))) => {
                let expected = dice::roll(&throw);
                let told: Vec<String> = told.iter().map(|word| argument(word)).collect();
                let told = told.join(" ");
                if told == expected {
                    return Ok(());
                }
                Err(RecordError::new(*line, "roll")
                    .with("found", told)
                    .with("expected", expected))
            }
            (None, Some((line, _))) => Err(RecordError::new(*line, "act").with("found", "roll")),
        }
    }

    /// The dice in the air fall: their faces and time, and their inputs.
    pub(super) fn fallen(
        &mut self,
        line: usize,
        words: &[String],
        told: Option<&DependencyNote>,
    ) -> Result<(), RecordError> {
        let unknown = || unknown(line, "rolled", words);
        let [faces, at] = words else {
            return Err(unknown());
        };
        let (faces, at) = (
            read_faces(faces).ok_or_else(unknown)?,
            time(line, at.as_str())?,
        );
        let (Some(due), Some((_, mv))) = (self.game.dice_due(), self.air.take()) else {
            return Err(RecordError::new(line, "act").with("found", "rolled"));
        };
        self.sealed_roll(line, &mv, in_the_air(&self.game), told)?;
        let roll = Roll::new(due, faces);
        let roll = roll.ok_or_else(|| RecordError::new(line, "dice-faces").with("move", &mv))?;
        let mut position = self.game.position().boxed_clone();
        position.resolve(&roll).expect("the dice were due");
        let after = position.setup();
        let mut events = vec![Event::Rolled { roll, after }];
        if let Status::Over(outcome) = position.status() {
            events.push(Event::Ended { outcome });
        }
        self.book(events, at);
        Ok(())
    }

    /// An event of the dice other than a throw; an opened secret comes with the number of rolls it has decided.
    pub(super) fn dice(
        &self,
        line: usize,
        event: DiceEvent,
        rolls: Option<u32>,
    ) -> Result<Option<Vec<Event>>, RecordError> {
        let possible = dice::is_possible(&self.game, &self.log, &event);
        let expected = dice::rolls(&self.game);
        if let Some(found) = rolls.filter(|found| possible && *found != expected) {
            return Err(RecordError::new(line, "rolls")
                .with("found", found)
                .with("expected", expected));
        }
        Ok(possible.then(|| vec![Event::Dice(event)]))
    }
}
