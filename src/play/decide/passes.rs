//! Forced passes: where the word that ends a turn is all that is left, the table plays it along with the move before
//! it.
//!
//! No rule leaves a choice there (ruling FK-17), so nobody has to be called for it.

use crate::game::any::AnyPosition;
use crate::game::outcome::Status;
use crate::game::seat::Seat;
use crate::play::decide::checks::DecideInput;
use crate::play::decide::command::Refusal;
use crate::play::game::{Game, clock, turn};
use crate::play::values::event::Event;
use crate::play::values::identity::Timestamp;

/// Ends the turn of this seat if nothing else of it can move.
pub(in crate::play) fn end_turn(
    position: &mut dyn AnyPosition,
    seat: Seat,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let goes_on = position.status() == Status::ToMove(seat);
    if goes_on && turn::only_ends(position) {
        play_only(position, seat, events)?;
    }
    Ok(())
}

/// Passes the turns of players who cannot move, up to a player who can. A draw offer that this move leaves standing is
/// theirs to answer. A seat that is being handed over is not theirs to move for.
pub(in crate::play) fn pass_on(
    game: &Game,
    position: &mut dyn AnyPosition,
    input: &DecideInput,
    now: Timestamp,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let declined = |event: &Event| matches!(event, Event::DrawDeclined { .. });
    let offered = game.requests().draw_offer().is_some() && !events.iter().any(declined);
    if offered || game.requests().hand_over().is_some() {
        return Ok(());
    }
    while let Status::ToMove(seat) = position.status()
        && turn::only_passes(position)
    {
        play_only(position, seat, events)?;
        events.extend(clock::stopped(game, seat, &input.times, now));
    }
    Ok(())
}

/// Plays the only legal ply of this seat.
fn play_only(
    position: &mut dyn AnyPosition,
    seat: Seat,
    events: &mut Vec<Event>,
) -> Result<(), Refusal> {
    let Some(text) = position.legal().into_iter().next() else {
        return Ok(());
    };
    position.play(&text).map_err(Refusal::Move)?;
    let after = position.setup();
    events.push(Event::Played { seat, text, after });
    Ok(())
}
