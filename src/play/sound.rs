//! Whether what a log tells can be: what no sequence of lawful events leads to.

use crate::game::outcome::Status;
use crate::play::Game;
use crate::play::state::State;
use crate::play::summary::Stage;

impl Game {
    /// Whether the position leaves nothing to play: then its end is stored with what led to it.
    fn is_decided(&self) -> bool {
        matches!(self.position().status(), Status::Over(_))
    }

    /// What of the game cannot be, if anything. That the rules have changed since is no such thing.
    pub fn inconsistency(&self) -> Option<&'static str> {
        let seats = usize::from(self.position().seats());
        let (seated, moved) = (self.seats().len(), !self.steps().is_empty());
        let sat_down = matches!(&self.state, State::Open(seated) if !seated.is_empty());
        let places = self.outcome().map(|end| usize::from(end.places.count()));
        if self.steps().iter().any(|step| step.seat.index() >= seats) {
            return Some("somebody moved who has no seat");
        }
        if places.is_some_and(|places| places != seats) {
            return Some("its end is not that of so many players");
        }
        if self.disorder().is_some() {
            return Some("something happened in it that could not happen then");
        }
        match self.stage() {
            Stage::Open if sat_down || moved => Some("it did not begin, and is played"),
            Stage::Running | Stage::Over if seated != seats => {
                Some("it has begun, and not every seat is taken once")
            }
            Stage::Running if self.goes_on() && self.is_decided() => {
                Some("it is decided, and goes on")
            }
            Stage::Open | Stage::Running | Stage::Over | Stage::Void => None,
        }
    }
}
