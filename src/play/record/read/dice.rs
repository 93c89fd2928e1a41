//! Dice in a record: sealed rolls with what they depend on, dice in the air that fall, seals and what is added.

use crate::game::chance::Roll;
use crate::game::outcome::Status;
use crate::play::Ply;
use crate::play::event::{DiceEvent, Event};
use crate::play::record::letters::argument;
use crate::play::record::read::{Replay, time, unknown};
use crate::play::record::scan::{read_faces, short};
use crate::play::record::{RecordError, dice};
use crate::play::sealed::RollInput;
use crate::play::verify::in_the_air;

/// What a roll is told to depend on, with its line.
type DependencyNote = (usize, Vec<String>);

impl Replay {
    /// Complains of dice that are still in the air.
    pub(super) fn check_no_dice_pending(&self) -> Result<(), RecordError> {
        match self.air.as_ref().filter(|_| self.game.dice_due().is_some()) {
            Some((line, mv)) => Err(RecordError::new(*line, "dice-missing").with("move", mv)),
            None => Ok(()),
        }
    }

    /// What the dice of this move depend on, where they are sealed; it is one of those that may be made.
    pub(super) fn throw(&self, index: u16) -> Option<RollInput> {
        let ply = Ply(self.game.ply().0 + 1);
        let position = self.game.position().setup();
        let choices = self.game.choices();
        let mv = choices.get(usize::from(index))?;
        self.game.throw_for(mv, ply, position.as_str())
    }

    /// Holds what a roll is told to depend on against what it depends on.
    pub(super) fn sealed_roll(
        &self,
        (line, mv): (usize, &str),
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

    /// The dice in the air fall: faces and time, and what they depended on.
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
        self.sealed_roll((line, &mv), in_the_air(&self.game), told)?;
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

    /// Something that happened to the dice beside their being thrown; with an opened secret comes how many rolls it
    /// has decided.
    pub(super) fn dice(
        &self,
        line: usize,
        (event, rolls): (DiceEvent, Option<u32>),
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
