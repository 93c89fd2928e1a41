//! Consistency of a log: states that no lawful sequence of events leads to.

use crate::game::outcome::Status;
use crate::play::game::Game;
use crate::play::game::stage::Stage;
use crate::play::game::state::State;

/// Returns `true` if the position is decided: its end is then stored with the move that led to it.
fn is_decided(game: &Game) -> bool {
    matches!(game.position().status(), Status::Over(_))
}

/// The first inconsistency of the game, if there is one. A change of rules is none.
pub fn inconsistency(game: &Game) -> Option<&'static str> {
    let seats = usize::from(game.position().seats());
    let (seated, moved) = (game.seats().len(), !game.steps().is_empty());
    let sat_down = matches!(&game.state, State::Open(seated) if !seated.is_empty());
    let places = game.outcome().map(|end| usize::from(end.places.count()));
    if game.steps().iter().any(|step| step.seat.index() >= seats) {
        return Some("somebody moved who has no seat");
    }
    if places.is_some_and(|places| places != seats) {
        return Some("its end is not that of so many players");
    }
    if game.disorder().is_some() {
        return Some("something happened in it that could not happen then");
    }
    match game.stage() {
        Stage::Open if sat_down || moved => Some("it did not begin, and is played"),
        Stage::Running | Stage::Over if seated != seats => {
            Some("it has begun, and not every seat is taken once")
        }
        Stage::Running if game.goes_on() && is_decided(game) => Some("it is decided, and goes on"),
        Stage::Open | Stage::Running | Stage::Over | Stage::Void => None,
    }
}
