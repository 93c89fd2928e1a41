//! Dice in the air: the player who may let them fall, and when they fall by themselves.

use crate::game::seat::Seat;
use crate::play::game::Game;
use crate::play::values::calendar::HOUR;
use crate::play::values::identity::{Timestamp, Version};
use crate::play::values::seal::OWN_DICE;

/// The option under which the defender lets the dice fall.
const INTERACTIVE: &str = "interactive";

/// Time in the air after which dice fall by themselves, in ms.
pub const FALLS_AFTER: i64 = 12 * HOUR;

impl Game {
    /// Returns `true` if players throw their own dice and enter the faces.
    pub fn uses_players_dice(&self) -> bool {
        self.options().has(OWN_DICE)
    }

    /// Returns `true` if dice wait for a player when a move needs them.
    pub fn dice_wait(&self) -> bool {
        self.uses_players_dice() || self.options().has(INTERACTIVE)
    }

    /// The seat that may let the dice in the air fall; `None` with the players' own dice.
    pub fn who_may_roll(&self) -> Option<Seat> {
        let mover = self.steps().last()?.seat;
        let waits = self.dice_due().is_some() && !self.uses_players_dice();
        let other = Seat::all(self.position().seats()).find(|seat| *seat != mover)?;
        waits.then_some(other)
    }

    /// The version at which the last move was declared; 0 before the first.
    pub(in crate::play) fn declared(&self) -> Version {
        (self.state.running()).map_or(Version(0), |running| running.declared)
    }

    /// The time at which the dice in the air fall by themselves: never while the game is paused, or if players throw
    /// their own.
    pub fn dice_fall(&self) -> Option<Timestamp> {
        self.who_may_roll().filter(|_| !self.stands_still())?;
        let running = self.state.running()?;
        Some(Timestamp(running.in_the_air_since.0 + FALLS_AFTER))
    }

    /// The seat that is to act now: to move, or to see to the dice in the air.
    pub fn seat_to_act(&self) -> Option<Seat> {
        let thrower = || self.steps().last().map(|step| step.seat);
        let own = || thrower().filter(|_| self.dice_due().is_some());
        self.to_move().or_else(|| self.who_may_roll()).or_else(own)
    }
}
