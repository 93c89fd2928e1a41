//! Swapping sides by the pie rule.

use crate::play::decide::checks::{check_not_stale, player, seat_of_player, unpaused};
use crate::play::decide::command::{Refusal, SwapRefusal};
use crate::play::decide::{pause, takeback};
use crate::play::game::swap::{SWAP, across};
use crate::play::game::{Game, clock, swap};
use crate::play::values::event::Event;
use crate::play::values::identity::{PlayerId, Timestamp, Version};
use crate::play::values::time_control::TimeExclusions;

/// Swaps the sides.
///
/// # Errors
/// [`Refusal::Swap`] if it is not allowed now, [`Refusal::Stale`] if the control was made for another turn.
pub(in crate::play) fn swap(
    game: &Game,
    player_id: &PlayerId,
    seen: Option<Version>,
    times: &TimeExclusions,
    now: Timestamp,
) -> Result<Vec<Event>, Refusal> {
    let seat = seat_of_player(game, player_id)?;
    if !game.options().has(SWAP) {
        return Err(Refusal::Swap(SwapRefusal::NotDeclared));
    }
    unpaused(game)?;
    if game.seating().swapped().is_some() {
        return Err(Refusal::Swap(SwapRefusal::Done));
    }
    match swap::may_swap(game) {
        Some(able) if able == seat => {}
        Some(able) => return Err(Refusal::Swap(SwapRefusal::NotYours(player(game, able)))),
        None if swap::opening_turn_continues(game) => {
            return Err(Refusal::Swap(SwapRefusal::Early));
        }
        None => return Err(Refusal::Swap(SwapRefusal::Late)),
    }
    // Other events since then have not changed the turn.
    if seen.is_some_and(|seen| seen < game.declared()) {
        check_not_stale(game, seen)?;
    }
    let mut events: Vec<Event> = takeback::lapses(game, seat).into_iter().collect();
    events.extend(pause::lapses(game, seat));
    if game.requests().draw_offer().is_some() {
        events.push(Event::DrawDeclined { seat });
    }
    events.push(Event::Swapped { seat });
    // This ends the player's own turn, and their clock moves to the other side.
    if let Some(left) = clock::turn_ended(game, seat, times, now) {
        let seat = across(seat);
        events.push(Event::Time(
            crate::play::values::event::TimeEvent::Clocked { seat, left },
        ));
    }
    Ok(events)
}
